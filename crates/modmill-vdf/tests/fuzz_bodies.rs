//! The bodies of the fuzz targets on stable Rust: on the seeds, on mutated seeds, and on arbitrary bytes.

#[path = "../../../fuzz/bodies.rs"]
#[expect(unreachable_pub, reason = "public for the fuzz targets")]
mod bodies;
#[path = "../../../fuzz/stored.rs"]
mod stored;

use modmill_vdf::lock::{self, LockOptions};
use modmill_vdf::{InputDigest, Modulus, Natural};
use modmill_vdf::{NoProgress, Options, Progress, ProofKind, Statement, evaluate};
use proptest::prelude::*;
use rand::{SeedableRng, rngs::StdRng};
use std::ops::ControlFlow;
use stored::{directory, seeds};

/// A seed with a few edits: overwritten, removed and doubled stretches.
fn mutated(target: &'static str) -> impl Strategy<Value = Vec<u8>> {
    let edit = (any::<prop::sample::Index>(), 0..3u8, any::<u8>(), 1..9usize);
    (prop::sample::select(seeds(target)), prop::collection::vec(edit, 0..4)).prop_map(|(mut bytes, edits)| {
        for (place, kind, value, length) in edits {
            if bytes.is_empty() {
                break;
            }
            let at = place.index(bytes.len());
            let end = (at + length).min(bytes.len());
            match kind {
                0 => bytes[at] = value,
                1 => drop(bytes.drain(at..end)),
                _ => {
                    let copy = bytes[at..end].to_vec();
                    bytes.splice(at..at, copy);
                }
            }
        }
        bytes
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn proof_files(data in prop_oneof![mutated("proof"), prop::collection::vec(any::<u8>(), 0..300)]) {
        bodies::proof(&data);
    }
    #[test]
    fn checkpoint_states(data in prop_oneof![mutated("checkpoint"), prop::collection::vec(any::<u8>(), 0..300)]) {
        bodies::checkpoint(&data);
    }
    #[test]
    fn lock_files(data in prop_oneof![mutated("lock"), prop::collection::vec(any::<u8>(), 0..300)]) {
        bodies::lock(&data);
    }
}

proptest! {
    // Each case is an evaluation that saves its state.
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn points_files(data in prop_oneof![mutated("points"), prop::collection::vec(any::<u8>(), 0..300)]) {
        bodies::points(&data);
    }
}

/// Seeds must get past the parsers, or fuzzing starts from nothing.
#[test]
fn seeds_are_accepted() {
    assert!(seeds("proof").iter().all(|s| modmill_vdf::ProofFile::from_text(s).is_ok()));
    assert!(seeds("checkpoint").iter().all(|s| modmill_vdf::CheckpointState::from_bytes(s).is_ok()));
    for file in seeds("lock") {
        let mut out = Vec::new();
        lock::open(std::io::Cursor::new(&file), &mut out, &Options::default(), &mut NoProgress).unwrap();
    }
    assert!(["proof", "checkpoint", "lock"].iter().all(|t| seeds(t).len() >= 2));
}

#[test]
#[ignore = "rewrites fuzz/seeds; run after a change of a format"]
fn write_seeds() {
    let write = |target: &str, name: &str, bytes: &[u8]| {
        std::fs::create_dir_all(directory(target)).unwrap();
        std::fs::write(directory(target).join(name), bytes).unwrap();
    };
    let modulus = Modulus::new((Natural::from(1u8) << 128) + 51u8).unwrap();
    let statement = Statement::new(modulus.clone(), Natural::from(3u8), 2000).unwrap();
    // Enough squarings for two segments.
    let longer = Statement::new(modulus.clone(), Natural::from(3u8), 6000).unwrap();
    let hashed = Statement::of_input(modulus, InputDigest::of(b"seed"), 2000).unwrap();
    for (name, proof, statement) in [
        ("wesolowski", ProofKind::Wesolowski, &statement),
        ("wesolowski-segments", ProofKind::Segments, &longer),
        ("pietrzak", ProofKind::Pietrzak, &statement),
        ("input", ProofKind::Wesolowski, &hashed),
    ] {
        let done =
            evaluate(statement, &Options { proof, accept_modulus: true, threads: 2, ..Options::default() }, &mut NoProgress).unwrap();
        write("proof", name, done.proof_file().unwrap().to_text().as_bytes());
    }
    for proof in [ProofKind::None, ProofKind::Wesolowski, ProofKind::Segments, ProofKind::Pietrzak] {
        let place = tempfile::tempdir().unwrap();
        let options = Options {
            proof,
            accept_modulus: true,
            checkpoint: Some(place.path().to_path_buf()),
            checkpoint_interval_s: 0.0,
            ..Options::default()
        };
        let _ = evaluate(&statement, &options, &mut |_: Progress| ControlFlow::Break(()));
        write("checkpoint", proof.name(), &std::fs::read(place.path().join("state")).unwrap());
        if proof == ProofKind::Wesolowski {
            write("points", proof.name(), &std::fs::read(place.path().join("points")).unwrap());
        }
    }
    for (armor, name) in [(false, "binary"), (true, "armored")] {
        let mut file = Vec::new();
        let options = LockOptions { bits: 1024, steps: 10, armor };
        lock::seal(&mut &b"seed"[..], &mut file, &options, &mut StdRng::seed_from_u64(1), &mut NoProgress).unwrap();
        write("lock", name, &file);
    }
}
