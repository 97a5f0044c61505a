//! Damaged files: the state before is used where it is intact, or the refusal says what is wrong. Never another result.

use crate::support::{fell_back, options, problem, run, statement, stopped, undisturbed};
use modmill_vdf::Natural;
use modmill_vdf::{CheckpointProblem, CheckpointState, Evaluation, NoProgress, ProofKind, VdfError, Warning, evaluate, read_checkpoint};
use rand::{RngExt, SeedableRng, rngs::StdRng};
use sha2::{Digest, Sha256};
use std::fs;
use std::path::Path;

const STEPS: u64 = 30_000;

/// Sets a directory back to the files of another.
fn restore(from: &Path, to: &Path) {
    for entry in fs::read_dir(to).unwrap() {
        fs::remove_file(entry.unwrap().path()).unwrap();
    }
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        fs::copy(&path, to.join(path.file_name().unwrap())).unwrap();
    }
}

/// Runs the job in a copy of `from` with the file `name` replaced; the file must be as it was if it is refused.
fn resumed_with(from: &Path, name: &str, bytes: &[u8], proof: ProofKind) -> Result<Evaluation, VdfError> {
    let copy = tempfile::tempdir().unwrap();
    restore(from, copy.path());
    fs::write(copy.path().join(name), bytes).unwrap();
    let result = evaluate(&statement(STEPS), &options(copy.path(), proof), &mut NoProgress);
    let place = copy.path().join(if result.is_ok() && name == "state" { "state.refused" } else { name });
    if matches!(result, Err(VdfError::Checkpoint { .. })) || (name == "state" && place.exists()) {
        assert_eq!(fs::read(place).unwrap(), bytes, "what is refused stays as it is");
    }
    result
}

fn flipped(bytes: &[u8], bit: usize) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    bytes[bit / 8] ^= 1 << (bit % 8);
    bytes
}

/// The state with another number and a checksum to match.
fn mended(bytes: &[u8]) -> Vec<u8> {
    let body = &bytes[..bytes.len() - 32];
    [body, &Sha256::digest(body)].concat()
}

#[test]
fn damaged_truncated_and_other_versions_are_told_apart() {
    let (keep, options) = stopped(ProofKind::Wesolowski, 2_000_000);
    let path = keep.path().join("state");
    fs::remove_file(keep.path().join("state.previous")).unwrap();
    let good = fs::read(&path).unwrap();
    assert_eq!(CheckpointState::from_bytes(&good).unwrap().to_bytes(), good);
    let refuse = |bytes: &[u8]| {
        fs::write(&path, bytes).unwrap();
        let found = problem(run(2_000_000, &options, 0));
        assert_eq!(fs::read(&path).unwrap(), bytes, "a refused checkpoint is left as it is");
        found
    };
    for length in 0..good.len() {
        assert!(matches!(CheckpointState::from_bytes(&good[..length]), Err(CheckpointProblem::Truncated { .. })), "{length}");
    }
    let expected = good.len() as u64;
    assert_eq!(refuse(&good[..good.len() - 1]), CheckpointProblem::Truncated { expected, got: expected - 1 });
    assert!(matches!(refuse(&[]), CheckpointProblem::Truncated { got: 0, .. }));
    assert_eq!(refuse(b"{\"some\": \"other file\"}"), CheckpointProblem::NotACheckpoint);
    let version = |v: u32| [&good[..8], &v.to_be_bytes(), &good[12..]].concat();
    assert_eq!(refuse(&mended(&version(0))), CheckpointProblem::OlderVersion { found: 0, supported: 1 });
    assert_eq!(refuse(&mended(&version(2))), CheckpointProblem::NewerVersion { found: 2, supported: 1 });
    assert_eq!(refuse(&version(2)), CheckpointProblem::Damaged { place: "the state".to_owned() });
    for bit in 0..8 * good.len() {
        assert!(CheckpointState::from_bytes(&flipped(&good, bit)).is_err(), "bit {bit}");
    }
    assert!(matches!(refuse(&[&good[..], b"!"].concat()), CheckpointProblem::Impossible { .. }));

    fs::remove_file(&path).unwrap();
    assert_eq!(problem(run(2_000_000, &options, 0)), CheckpointProblem::Incomplete { missing: "state" });
}

#[test]
fn the_older_state_is_used_whatever_bit_of_the_newer_changed() {
    let (keep, _) = stopped(ProofKind::Wesolowski, STEPS);
    let good = fs::read(keep.path().join("state")).unwrap();
    let wanted = undisturbed(STEPS, ProofKind::Wesolowski);
    // every bit of the head and the counters, and some of the numbers
    let mut rng = StdRng::seed_from_u64(4);
    let bits = (0..8 * 17).chain((0..200).map(|_| rng.random_range(8 * 17..8 * good.len())));
    for bit in bits {
        let done = resumed_with(keep.path(), "state", &flipped(&good, bit), ProofKind::Wesolowski).unwrap();
        let (_, older) = fell_back(&done).unwrap();
        assert_eq!((older, done.resumed_from), (10_000, 10_000));
        assert_eq!((&done.y_full, &done.proof), (&wanted.y_full, &wanted.proof));
    }
    for (bytes, what) in [(&good[..50], "truncated"), (&[][..], "empty"), (&[0; 700][..], "zeros")] {
        let done = resumed_with(keep.path(), "state", bytes, ProofKind::Wesolowski).unwrap();
        assert_eq!((fell_back(&done).map(|f| f.1), &done.proof), (Some(10_000), &wanted.proof), "{what}");
    }
}

#[test]
fn a_lost_state_is_replaced_by_the_older_one() {
    for proof in [ProofKind::None, ProofKind::Pietrzak] {
        let (keep, options) = stopped(proof, STEPS);
        fs::remove_file(keep.path().join("state")).unwrap();
        assert_eq!(read_checkpoint(keep.path()).unwrap().unwrap().done, 10_000);
        let done = evaluate(&statement(STEPS), &options, &mut NoProgress).unwrap();
        assert_eq!(fell_back(&done), Some((CheckpointProblem::Incomplete { missing: "state" }, 10_000)));
        let wanted = undisturbed(STEPS, proof);
        assert_eq!((done.y_full, done.proof), (wanted.y_full, wanted.proof));
    }
}

/// States whose numbers are wrong although their checksum is right, as a machine with bad memory writes them.
#[test]
fn wrong_numbers_with_a_right_checksum_are_found() {
    for proof in [ProofKind::None, ProofKind::Wesolowski] {
        let wanted = undisturbed(STEPS, proof);
        let (midway, _) = stopped(proof, STEPS);
        let finished = tempfile::tempdir().unwrap();
        evaluate(&statement(STEPS), &options(finished.path(), proof), &mut NoProgress).unwrap();
        for (keep, older) in [(&midway, 10_000), (&finished, 25_000)] {
            let good = CheckpointState::from_bytes(&fs::read(keep.path().join("state")).unwrap()).unwrap();
            let n = good.statement.modulus().value();
            let wrong_x = CheckpointState { x: (&good.x + 1u8) % n, ..good.clone() };
            let wrong_product = CheckpointState { product: (&good.product * 2u8) % n, ..good.clone() };
            let no_unit = CheckpointState { x: Natural::default(), ..good.clone() };
            for wrong in [wrong_x, wrong_product, no_unit] {
                let done = resumed_with(keep.path(), "state", &wrong.to_bytes(), proof).unwrap();
                let problem = CheckpointProblem::WrongNumbers { done: good.done };
                assert_eq!(fell_back(&done), Some((problem.clone(), older)));
                assert_eq!((&done.y_full, &done.proof), (&wanted.y_full, &wanted.proof));
                let alone = tempfile::tempdir().unwrap();
                restore(keep.path(), alone.path());
                fs::remove_file(alone.path().join("state.previous")).unwrap();
                assert_eq!(self::problem(resumed_with(alone.path(), "state", &wrong.to_bytes(), proof)), problem);
            }
        }
    }
}

/// Version 0.1 saved the final state, beyond the last block boundary.
#[test]
fn a_final_state_of_version_0_1_is_checked() {
    for steps in [STEPS, STEPS + 37, 63] {
        let directory = tempfile::tempdir().unwrap();
        let options = options(directory.path(), ProofKind::None);
        let right = evaluate(&statement(steps), &options, &mut NoProgress).unwrap().y_full;
        let mut last = read_checkpoint(directory.path()).unwrap().unwrap();
        let boundary = steps / 100 * 100;
        if last.done < boundary {
            last.product = last.product * &right % last.statement.modulus().value();
        }
        let path = directory.path().join("state");
        for wrong in [false, true] {
            let x = if wrong { &right + 1u8 } else { right.clone() };
            fs::write(&path, CheckpointState { done: steps, x, ..last.clone() }.to_bytes()).unwrap();
            let _ = fs::remove_file(directory.path().join("state.previous"));
            let result = evaluate(&statement(steps), &options, &mut NoProgress);
            match wrong {
                false => assert_eq!(result.unwrap().y_full, right, "{steps}"),
                true => assert_eq!(problem(result), CheckpointProblem::WrongNumbers { done: steps }),
            }
        }
    }
}

#[test]
fn a_changed_bit_in_the_points_file_costs_nothing() {
    for proof in [ProofKind::Wesolowski, ProofKind::Pietrzak] {
        let (keep, options) = stopped(proof, STEPS);
        let wanted = undisturbed(STEPS, proof);
        let good = fs::read(keep.path().join("points")).unwrap();
        let newer = read_checkpoint(keep.path()).unwrap().unwrap();
        let older = CheckpointState::from_bytes(&fs::read(keep.path().join("state.previous")).unwrap()).unwrap();
        assert_eq!(newer.points_bytes, good.len() as u64);
        assert!(older.points_bytes < newer.points_bytes);
        let block = |at: u64| at as usize..at as usize + 12;
        let mut rng = StdRng::seed_from_u64(5);
        let some = (0..60).map(|_| rng.random_range(0..good.len()));
        for place in (0..80).chain([good.len() - 1, older.points_bytes as usize, older.points_bytes as usize + 13]).chain(some) {
            let bytes = flipped(&good, 8 * place + 2);
            let result = resumed_with(keep.path(), "points", &bytes, proof);
            if block(48).contains(&place) {
                // number or count of the first block: nothing tells where the next begins
                let found = problem(result);
                assert!(matches!(found, CheckpointProblem::Damaged { .. }), "{place}: {found}");
                continue;
            }
            let done = match result {
                Err(VdfError::Checkpoint { problem: CheckpointProblem::Damaged { .. }, .. }) => {
                    assert!(place as u64 > 60 && (place as u64) < older.points_bytes, "{place}: some block's head");
                    continue;
                }
                result => result.unwrap(),
            };
            assert_eq!((&done.y_full, &done.proof), (&wanted.y_full, &wanted.proof), "{place}");
            match &done.warnings[..] {
                [Warning::PointsRepaired { blocks: 1, .. }] => assert_eq!(done.resumed_from, 12_100),
                _ => assert_eq!(fell_back(&done).map(|f| f.1), Some(10_000), "{place}"),
            }
        }
        // the file itself is repaired
        fs::write(keep.path().join("points"), flipped(&good, 8 * 70)).unwrap();
        assert!(matches!(run(STEPS, &options, 0), Err(VdfError::Interrupted { .. })));
        assert_eq!(fs::read(keep.path().join("points")).unwrap()[..good.len()], good);
    }
}

#[test]
fn points_that_lack_are_told_from_those_of_another_job() {
    let (keep, _) = stopped(ProofKind::Wesolowski, STEPS);
    let wanted = undisturbed(STEPS, ProofKind::Wesolowski);
    let good = fs::read(keep.path().join("points")).unwrap();
    let resumed = |bytes: &[u8]| resumed_with(keep.path(), "points", bytes, ProofKind::Wesolowski);
    let expected = good.len() as u64;
    let done = resumed(&good[..good.len() - 1]).unwrap();
    let truncated = CheckpointProblem::Truncated { expected, got: expected - 1 };
    assert_eq!((fell_back(&done), &done.proof), (Some((truncated, 10_000)), &wanted.proof));
    // what a killed run appended without a state that counts it is cut off
    let done = resumed(&[&good[..], b"half a block"].concat()).unwrap();
    assert_eq!((fell_back(&done), done.resumed_from, &done.proof), (None, 12_100, &wanted.proof));
    let (other, _) = stopped(ProofKind::Wesolowski, STEPS + 1000);
    let foreign = fs::read(other.path().join("points")).unwrap();
    assert_eq!(problem(resumed(&foreign)), CheckpointProblem::ForeignJob { field: "points file" });
    fs::remove_file(keep.path().join("points")).unwrap();
    let found = problem(evaluate(&statement(STEPS), &options(keep.path(), ProofKind::Wesolowski), &mut NoProgress));
    assert_eq!(found, CheckpointProblem::Incomplete { missing: "points" });
}
