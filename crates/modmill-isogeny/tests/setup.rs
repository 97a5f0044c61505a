//! Set-up: compact keys, start curves, stops and resumed runs.

mod common;

use common::{Made, bend_point, make, options, run};
use modmill_isogeny::{
    CheckpointProblem, EveryStep, Input, IsogenyError, NoProgress, Options, Progress, SetupOptions, Variant, Warning, evaluate, set_up,
    verify,
};
use std::fs;
use std::ops::ControlFlow;
use std::path::Path;

fn message() -> Input {
    Input::Message(b"set-up".to_vec())
}

#[test]
fn a_stopped_set_up_leaves_nothing() {
    let place = tempfile::tempdir().unwrap();
    let mut control = EveryStep(|p: Progress| if p.done < 50 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) });
    let error = set_up(&options("p89", Variant::Fp, 100), place.path(), &mut control).unwrap_err();
    assert!(matches!(error, IsogenyError::Interrupted { total: 100, saved: None, .. }));
    assert_eq!(fs::read_dir(place.path()).unwrap().count(), 0);
}

/// Full and compact keys of both variants, 300 steps at p89: 5 chunks in the compact form, so that stops fall between chunks.
fn jobs() -> Vec<SetupOptions> {
    let full = [(Variant::Fp, 3000), (Variant::Fp2, 3000)].map(|(variant, steps)| options("p89", variant, steps));
    full.iter().flat_map(|full| [full.clone(), SetupOptions { compact: true, steps: 300, ..full.clone() }]).collect()
}

fn saving(job: &SetupOptions, place: &Path) -> SetupOptions {
    SetupOptions { checkpoint: Some(place.to_path_buf()), checkpoint_interval_s: 0.0, ..job.clone() }
}

/// Stops a set-up as soon as `at` steps are done.
fn stop_at(job: &SetupOptions, directory: &Path, at: u64) -> IsogenyError {
    let mut control = EveryStep(|p: Progress| if p.done < at { ControlFlow::Continue(()) } else { ControlFlow::Break(()) });
    set_up(job, directory, &mut control).unwrap_err()
}

fn files(directory: &Path) -> [Vec<u8>; 2] {
    ["key.json", "steps.bin"].map(|name| fs::read(directory.join(name)).unwrap())
}

#[test]
fn a_stopped_set_up_goes_on_to_the_same_files() {
    for job in jobs() {
        let whole = make(&job);
        let [out, place] = [(); 2].map(|()| tempfile::tempdir().unwrap());
        let saving = saving(&job, place.path());
        let mut last = 0;
        for tenths in [4, 6, 9] {
            let at = job.steps * tenths / 10;
            let IsogenyError::Interrupted { done, saved, .. } = stop_at(&saving, out.path(), at) else { panic!() };
            assert!(done >= last && done <= at, "whole chunks are kept");
            assert_eq!(saved.is_some(), done > 0);
            last = done;
        }
        assert!(last > 0 && !out.path().join("steps.bin").exists());
        let done = set_up(&saving, out.path(), &mut NoProgress).unwrap();
        assert_eq!((done.resumed_from, done.warnings.len()), (last, 0));
        assert_eq!(files(out.path()), files(whole.directory.path()));
        let left: Vec<_> = fs::read_dir(place.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        assert_eq!(left, ["lock"], "a finished set-up leaves no state");
        assert!(!out.path().join("steps.bin.part").exists());
        assert_eq!(set_up(&saving, out.path(), &mut NoProgress).unwrap().resumed_from, 0, "and can be made again");
    }
}

#[test]
fn a_killed_set_up_goes_on_from_its_last_save() {
    // The state of an earlier moment, with a file that has gone on since.
    for job in jobs() {
        let [out, place] = [(); 2].map(|()| tempfile::tempdir().unwrap());
        let saving = saving(&job, place.path());
        stop_at(&saving, out.path(), job.steps / 2);
        let state = place.path().join("state");
        let earlier = fs::read(&state).unwrap();
        stop_at(&saving, out.path(), job.steps * 9 / 10);
        fs::write(&state, earlier).unwrap();
        set_up(&saving, out.path(), &mut NoProgress).unwrap();
        assert_eq!(files(out.path()), files(make(&job).directory.path()));
    }
}

#[test]
fn a_damaged_state_or_file_of_a_set_up_is_refused() {
    for job in jobs() {
        let [out, place] = [(); 2].map(|()| tempfile::tempdir().unwrap());
        let saving = saving(&job, place.path());
        stop_at(&saving, out.path(), job.steps * 9 / 10);
        let (state, part) = (place.path().join("state"), out.path().join("steps.bin.part"));
        fs::remove_file(place.path().join("state.previous")).unwrap();
        let good = [&state, &part].map(|path| fs::read(path).unwrap());
        for bit in (0..8 * good[0].len()).step_by(31) {
            let mut bad = good[0].clone();
            bad[bit / 8] ^= 1 << (bit % 8);
            fs::write(&state, bad).unwrap();
            let error = set_up(&saving, out.path(), &mut NoProgress).unwrap_err();
            assert!(matches!(error, IsogenyError::Checkpoint { .. }), "bit {bit}: {error}");
        }
        fs::write(&state, &good[0]).unwrap();
        let mut bad = good[1].clone();
        *bad.last_mut().unwrap() ^= 1;
        for bad in [&bad[..], &good[1][..good[1].len() - 1]] {
            fs::write(&part, bad).unwrap();
            let error = set_up(&saving, out.path(), &mut NoProgress).unwrap_err();
            assert!(matches!(error, IsogenyError::KeyFile { .. }), "{error}");
        }
        fs::write(&part, &good[1]).unwrap();
        set_up(&saving, out.path(), &mut NoProgress).unwrap();
        assert_eq!(files(out.path()), files(make(&job).directory.path()));
    }
}

#[test]
fn the_older_state_of_a_set_up_serves_where_the_newer_is_damaged() {
    let job = &jobs()[3];
    let [out, place] = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let saving = saving(job, place.path());
    stop_at(&saving, out.path(), 290);
    let state = place.path().join("state");
    let good = fs::read(&state).unwrap();
    fs::write(&state, &good[1..]).unwrap();
    let done = set_up(&saving, out.path(), &mut NoProgress).unwrap();
    assert!(matches!(done.warnings.as_slice(), [Warning::OlderState { aside: Some(_), .. }]), "{:?}", done.warnings);
    assert_eq!(files(out.path()), files(make(job).directory.path()));
}

#[test]
fn a_state_of_another_set_up_or_of_a_wrong_place_is_refused() {
    let jobs = jobs();
    let [out, place] = [(); 2].map(|()| tempfile::tempdir().unwrap());
    stop_at(&saving(&jobs[1], place.path()), out.path(), 250);
    for other in [&jobs[0], &jobs[3], &SetupOptions { steps: 301, ..jobs[1].clone() }, &SetupOptions { compact: false, ..jobs[1].clone() }]
    {
        let error = set_up(&saving(other, place.path()), out.path(), &mut NoProgress).unwrap_err();
        assert!(matches!(error, IsogenyError::Checkpoint { problem: CheckpointProblem::ForeignJob { .. }, .. }), "{error}");
    }
    // Another x, with a good checksum.
    bend_point(place.path());
    let error = set_up(&saving(&jobs[1], place.path()), out.path(), &mut NoProgress).unwrap_err();
    assert!(matches!(error, IsogenyError::Checkpoint { problem: CheckpointProblem::WrongPoint { .. }, .. }), "{error}");
}

#[test]
fn a_compact_key_is_short_and_gives_the_same_outputs() {
    let cases = [("p14", 40), ("p89", 1000), ("p1506", 1300)]
        .map(|(field, steps)| [Variant::Fp, Variant::Fp2].map(|variant| (field, variant, steps)));
    for (field, variant, steps) in cases.into_iter().flatten() {
        let full = options(field, variant, steps);
        let (compact, full) = (make(&SetupOptions { compact: true, ..full.clone() }), make(&full));
        let size = |made: &Made| fs::metadata(made.directory.path().join("steps.bin")).unwrap().len();
        assert!(field == "p14" || size(&compact) < size(&full), "a block of 6 steps saves nothing, {variant}");
        assert_eq!(compact.key.verification, full.key.verification);
        for threads in [1, 3] {
            let done = evaluate(&compact.key, &message(), &Options { threads, ..Options::default() }, &mut NoProgress).unwrap();
            assert_eq!(done.proof, run(&full.key, &message()).proof);
            verify(&done.proof, None, modmill_isogeny::BackendChoice::Auto).unwrap();
        }
    }
}

#[test]
fn a_start_curve_that_no_walk_begins_at_is_refused() {
    let good = options("p89", Variant::Fp, 10);
    let place = tempfile::tempdir().unwrap();
    let mut refused = 0;
    for alpha in 0..200u32 {
        let options = SetupOptions { start: alpha.into(), ..good.clone() };
        match set_up(&options, place.path(), &mut NoProgress) {
            Err(IsogenyError::BadStart { .. }) => refused += 1,
            other => panic!("{alpha}: {other:?}"),
        }
    }
    assert_eq!(refused, 200, "small alphas are squares here and there, but not supersingular");
}
