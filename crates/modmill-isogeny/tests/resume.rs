//! Stops, resumed runs, damaged checkpoints and damaged key files.

mod common;

use common::{Made, bend_point, make, options, run, seal};
use modmill_isogeny::{
    CheckpointProblem, EveryStep, Input, IsogenyError, Key, KeyFileProblem, NoProgress, Options, Progress, SetupOptions, Variant, Warning,
    evaluate,
};
use std::fs;
use std::ops::ControlFlow;
use std::path::Path;

fn message() -> Input {
    Input::Message(b"resume".to_vec())
}

fn saving(path: &Path) -> Options {
    Options { checkpoint: Some(path.to_path_buf()), check_steps: 64, checkpoint_interval_s: 0.0, ..Options::default() }
}

/// Runs until at least `at` steps are done.
fn stop_at(made: &Made, options: &Options, at: u64) -> IsogenyError {
    let mut control = EveryStep(|p: Progress| if p.done < at { ControlFlow::Continue(()) } else { ControlFlow::Break(()) });
    evaluate(&made.key, &message(), options, &mut control).unwrap_err()
}

fn keys() -> Vec<Made> {
    let fp = options("p89", Variant::Fp, 4000);
    let fp2 = options("p89", Variant::Fp2, 4000);
    let [compact, compact2] = [&fp, &fp2].map(|full| SetupOptions { compact: true, ..full.clone() });
    [fp, compact, fp2, compact2].iter().map(make).collect()
}

#[test]
fn a_stopped_run_goes_on_from_its_checkpoint_to_the_same_output() {
    for made in keys() {
        let whole = run(&made.key, &message());
        let place = tempfile::tempdir().unwrap();
        let options = saving(place.path());
        let mut last = 0;
        for at in [500, 1500, 2900] {
            let IsogenyError::Interrupted { done, total: 4000, saved: Some(path) } = stop_at(&made, &options, at) else { panic!() };
            assert!(done >= at && done > last && path == place.path());
            last = done;
        }
        let resumed = evaluate(&made.key, &message(), &options, &mut NoProgress).unwrap();
        assert_eq!((resumed.resumed_from, &resumed.proof, resumed.faults), (last, &whole.proof, 0));
    }
}

#[test]
fn a_stop_without_a_checkpoint_says_so() {
    let made = make(&options("p89", Variant::Fp, 3000));
    let error = stop_at(&made, &Options::default(), 500);
    assert!(matches!(error, IsogenyError::Interrupted { total: 3000, saved: None, .. }));
}

#[test]
fn the_older_state_serves_where_the_newer_is_damaged() {
    let made = make(&options("p89", Variant::Fp, 3000));
    let whole = run(&made.key, &message());
    let place = tempfile::tempdir().unwrap();
    let options = saving(place.path());
    stop_at(&made, &options, 500);
    stop_at(&made, &options, 1500);
    let state = place.path().join("state");
    let good = fs::read(&state).unwrap();
    for cut in [0, 7, 51, good.len() - 1] {
        fs::write(&state, &good[..cut]).unwrap();
        let done = evaluate(&made.key, &message(), &Options { checkpoint_interval_s: 1e9, ..options.clone() }, &mut NoProgress).unwrap();
        assert_eq!(done.proof, whole.proof);
        assert!(matches!(done.warnings.as_slice(), [Warning::OlderState { aside: Some(_), .. }]), "{:?}", done.warnings);
    }
    for bit in (0..8 * good.len()).step_by(3) {
        let mut bad = good.clone();
        bad[bit / 8] ^= 1 << (bit % 8);
        fs::write(&state, bad).unwrap();
        fs::remove_file(place.path().join("state.previous")).ok();
        let error = evaluate(&made.key, &message(), &options, &mut NoProgress).unwrap_err();
        assert!(matches!(error, IsogenyError::Checkpoint { .. }), "bit {bit}: {error}");
    }
}

#[test]
fn a_point_that_fails_the_self_check_is_refused_despite_its_checksum() {
    let made = make(&options("p89", Variant::Fp, 3000));
    let place = tempfile::tempdir().unwrap();
    stop_at(&made, &saving(place.path()), 100);
    bend_point(place.path());
    let error = evaluate(&made.key, &message(), &saving(place.path()), &mut NoProgress).unwrap_err();
    assert!(matches!(error, IsogenyError::Checkpoint { problem: CheckpointProblem::WrongPoint { .. }, .. }), "{error}");
}

#[test]
fn a_wrong_point_of_the_right_order_is_refused_despite_its_checksum() {
    for (made, size) in keys().iter().zip([12, 12, 24, 24]) {
        let [place, other] = [(); 2].map(|()| tempfile::tempdir().unwrap());
        stop_at(made, &saving(place.path()), 100);
        let stop = &mut EveryStep(|p: Progress| if p.done < 100 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) });
        evaluate(&made.key, &Input::Message(b"other".to_vec()), &saving(other.path()), stop).unwrap_err();
        let [mut bytes, wrong] = [&place, &other].map(|place| fs::read(place.path().join("state")).unwrap());
        // The image of one input as if it were that of the other.
        let body = bytes.len() - 32;
        assert_eq!(bytes[..52], wrong[..52]);
        bytes[52 + size..body].copy_from_slice(&wrong[52 + size..body]);
        seal(&mut bytes);
        fs::write(place.path().join("state"), bytes).unwrap();
        fs::remove_file(place.path().join("state.previous")).ok();
        let error = evaluate(&made.key, &message(), &saving(place.path()), &mut NoProgress).unwrap_err();
        assert!(matches!(error, IsogenyError::Checkpoint { problem: CheckpointProblem::WrongPoint { .. }, .. }), "{error}");
    }
}

#[test]
fn a_checkpoint_of_another_key_or_input_is_refused() {
    let [one, two] = [3000, 2999].map(|steps| make(&options("p89", Variant::Fp, steps)));
    let place = tempfile::tempdir().unwrap();
    stop_at(&one, &saving(place.path()), 100);
    let foreign = |key: &Key, input: &Input| match evaluate(key, input, &saving(place.path()), &mut NoProgress) {
        Err(IsogenyError::Checkpoint { problem: CheckpointProblem::ForeignJob { field }, .. }) => field,
        other => panic!("{other:?}"),
    };
    assert_eq!(foreign(&two.key, &message()), "key");
    assert_eq!(foreign(&one.key, &Input::Message(b"other".to_vec())), "input");
}

#[test]
fn every_damaged_byte_of_a_key_file_is_found_with_its_place() {
    for (made, size) in keys().iter().zip([12, 12, 24, 24]) {
        let path = made.directory.path().join("steps.bin");
        let good = fs::read(&path).unwrap();
        for at in (0..good.len()).step_by(97).chain(0..300) {
            let mut bad = good.clone();
            bad[at] ^= 0x10;
            fs::write(&path, bad).unwrap();
            match Key::open(made.directory.path()).and_then(|key| key.check()) {
                Err(IsogenyError::KeyFile { offset, problem, .. }) => {
                    let covered = match problem {
                        KeyFileProblem::Damaged { bytes } => bytes,
                        _ => 144,
                    };
                    assert!(offset <= at as u64 && (at as u64) < offset + covered, "byte {at}: {problem} at {offset}");
                }
                other => panic!("byte {at}: {other:?}"),
            }
        }
        for cut in [0, 1, 143, 144, good.len() - size, good.len() - 1] {
            fs::write(&path, &good[..cut]).unwrap();
            assert!(matches!(Key::open(made.directory.path()), Err(IsogenyError::KeyFile { .. })));
        }
        fs::write(&path, &good).unwrap();
        Key::open(made.directory.path()).unwrap().check().unwrap();
    }
}
