//! The time of one signature alone, by stage, and of one in a stream, on every backend and by ed25519-dalek: the least of many short
//! rounds. `cargo run --release --example single_rate`

use ed25519_dalek::{Signer, SigningKey, Verifier as _};
use modmill_arith::{BackendChoice, IntegerBackend};
use modmill_sigverify::{Rule, Signed, Verdict, Verifier};
use std::time::Instant;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let data: Vec<_> = (0..64u8)
        .map(|i| {
            let key = SigningKey::from_bytes(&[i; 32]);
            let message = [i; 200];
            (key.verifying_key().to_bytes(), key.sign(&message).to_bytes(), message)
        })
        .collect();
    let mut peer = f64::INFINITY;
    for _ in 0..100 {
        let start = Instant::now();
        for (key, signature, message) in &data {
            let key = ed25519_dalek::VerifyingKey::from_bytes(key)?;
            key.verify(message, &ed25519_dalek::Signature::from_bytes(signature))?;
        }
        peer = peer.min(start.elapsed().as_nanos() as f64 / 64.0);
    }
    println!("ed25519-dalek: {peer:.0} ns");
    let signed: Vec<_> = data.iter().map(|(key, signature, message)| Signed { message, signature, key }).collect();
    for name in IntegerBackend::names() {
        let verifier = Verifier::new(Rule::Strict, BackendChoice::Named(name))?;
        let mut worker = verifier.worker();
        let (mut least, mut stream, mut stages) = (f64::INFINITY, f64::INFINITY, [f64::INFINITY; 4]);
        for _ in 0..100 {
            let start = Instant::now();
            for (key, signature, message) in &data {
                assert!(verifier.verify(message, signature, key).is_accepted());
            }
            least = least.min(start.elapsed().as_nanos() as f64 / 64.0);
            let start = Instant::now();
            worker.verify(&signed, &mut [Verdict::EquationFailed; 64]);
            stream = stream.min(start.elapsed().as_nanos() as f64 / 64.0);
            // Apart, as reading the clock between stages takes time.
            let before = worker.stages();
            for (key, signature, message) in &data {
                worker.verify(&[Signed { message, signature, key }], &mut [Verdict::EquationFailed]);
            }
            let after = worker.stages();
            for (stage, ns) in stages.iter_mut().zip([
                after.hash - before.hash,
                after.decompress - before.decompress,
                after.multiply - before.multiply,
                after.compare - before.compare,
            ]) {
                *stage = stage.min(ns as f64 / 64.0);
            }
        }
        let [hash, decompress, multiply, compare] = stages;
        println!(
            "{}: {stream:.0} ns in a stream; alone {least:.0} ns: hash {hash:.0}, decompress {decompress:.0}, multiply {multiply:.0}, compare {compare:.0}",
            verifier.backend()
        );
    }
    Ok(())
}
