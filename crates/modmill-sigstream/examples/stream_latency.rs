//! Latency of the stream under load, with one worker: `cargo run --release --example stream_latency -- [BACKEND] [SECONDS]`.
//!
//! Needs two cores to itself: this thread submits and receives without sleeping, the worker verifies. Messages have 200 bytes.

use ed25519_dalek::{Signer, SigningKey};
use modmill_sigstream::stream::load::{Arrivals, SweepOptions, sweep};
use modmill_sigstream::stream::{Config, SmallGroups};
use modmill_sigverify::{Rule, Signed, Verifier};
use std::time::Duration;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let argument = |i: usize| arguments.get(i).map(String::as_str);
    let verifier = Verifier::new(Rule::Strict, argument(0).unwrap_or("auto").parse()?)?;
    let number = |i, default: f64| argument(i).and_then(|w| w.parse().ok()).unwrap_or(default);
    let config = Config {
        workers: 1,
        max_wait: Duration::from_micros(number(2, 0.0) as u64),
        spin: Duration::from_micros(number(3, 200.0) as u64),
        small: match argument(4) {
            Some("never") => SmallGroups::Never,
            Some(n) => n.parse().map_or(SmallGroups::Measured, SmallGroups::UpTo),
            None => SmallGroups::Measured,
        },
        ..Config::default()
    };
    let owned: Vec<_> = (0..4096u64)
        .map(|i| {
            let mut seed = [0; 32];
            seed[..8].copy_from_slice(&i.to_le_bytes());
            let key = SigningKey::from_bytes(&seed);
            let message = [i as u8; 200];
            (message, key.sign(&message).to_bytes(), key.verifying_key().to_bytes())
        })
        .collect();
    let signed: Vec<_> = owned.iter().map(|(message, signature, key)| Signed { message, signature, key }).collect();
    let options = SweepOptions {
        levels: vec![0.001, 0.01, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9],
        seconds: number(1, 2.0),
        seed: 1,
        arrivals: Arrivals::Poisson,
    };
    let result = sweep(&verifier, &config, &signed, &options)?;
    println!(
        "{}, {:?}, {:?}, spin {:?}: {:.0} signatures/s at full load",
        verifier.backend(),
        config.small,
        config.max_wait,
        config.spin,
        result.full_rate
    );
    println!("{:>6} {:>9} {:>9} | {:>8} {:>8} {:>8} {:>8} {:>8} us", "load", "offered/s", "achieved", "p50", "p90", "p99", "p99.9", "max");
    for (level, r) in &result.levels {
        let us = |p| r.latency.percentile(p) as f64 / 1e3;
        print!("{level:>6} {:>9.0} {:>9.0} |", r.offered, r.achieved);
        println!(" {:>8.1} {:>8.1} {:>8.1} {:>8.1} {:>8.1}", us(50.0), us(90.0), us(99.0), us(99.9), r.latency.max_ns() as f64 / 1e3);
    }
    Ok(())
}
