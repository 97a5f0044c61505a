//! Disks that fail, and things in the directory that are not files.

use crate::support::{options, problem, run, statement, stopped, undisturbed};
use modmill_vdf::{CheckpointProblem, EveryStep, NoProgress, Progress, ProofKind, VdfError, Warning, evaluate, read_checkpoint};
use std::fs;
use std::io::ErrorKind;
use std::ops::ControlFlow;
use std::path::Path;
use std::process::Command;

const STEPS: u64 = 60_000;

/// Runs the job while saving fails from block `from` to block `to`, because a directory has the name of the temporary file.
/// `stop_at` is the block at which the run is stopped.
fn with_broken_saves(
    directory: &Path,
    proof: ProofKind,
    broken: std::ops::Range<u64>,
    stop_at: Option<u64>,
) -> Result<modmill_vdf::Evaluation, VdfError> {
    let obstacle = directory.join("state.new");
    let mut control = EveryStep(|p: Progress| {
        let at = p.done / 100;
        if broken.contains(&at) {
            let _ = fs::create_dir(&obstacle);
        } else {
            let _ = fs::remove_dir(&obstacle);
        }
        if stop_at.is_some_and(|stop| at >= stop) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    evaluate(&statement(STEPS), &options(directory, proof), &mut control)
}

#[test]
fn a_save_that_fails_is_tried_again_and_nothing_is_lost() {
    for proof in [ProofKind::None, ProofKind::Wesolowski, ProofKind::Segments, ProofKind::Pietrzak] {
        let wanted = undisturbed(STEPS, proof);
        let directory = tempfile::tempdir().unwrap();
        let done = with_broken_saves(directory.path(), proof, 120..350, None).unwrap();
        assert_eq!((&done.y_full, &done.proof), (&wanted.y_full, &wanted.proof));
        match &done.warnings[..] {
            [Warning::NotSaved { error, saved: 10_000 }] => {
                let VdfError::Io { path, action: "removing", .. } = &**error else { panic!("{error}") };
                assert_eq!(path, &directory.path().join("state.new"));
            }
            other => panic!("{other:?}"),
        }
        // saved again since: a later run uses those states and points
        let again = evaluate(&statement(STEPS), &options(directory.path(), proof), &mut NoProgress).unwrap();
        assert_eq!((again.resumed_from, &again.y_full, &again.proof), (STEPS - 100, &wanted.y_full, &wanted.proof));
    }
}

#[test]
fn a_disk_that_fails_to_the_end_costs_no_result() {
    let wanted = undisturbed(STEPS, ProofKind::Wesolowski);
    for (from, saved) in [(1, 0), (220, 20_000)] {
        let directory = tempfile::tempdir().unwrap();
        let done = with_broken_saves(directory.path(), ProofKind::Wesolowski, from..u64::MAX, None).unwrap();
        assert_eq!((&done.y_full, &done.proof), (&wanted.y_full, &wanted.proof));
        let told = done.warnings.iter().map(|w| match w {
            Warning::NotSaved { saved, .. } => ("now", *saved),
            Warning::EndNotSaved { saved, .. } => ("end", *saved),
            other => panic!("{other}"),
        });
        assert_eq!(told.collect::<Vec<_>>(), [("now", saved), ("end", saved)]);
    }
}

#[test]
fn a_stop_without_a_save_says_what_is_saved() {
    let directory = tempfile::tempdir().unwrap();
    match with_broken_saves(directory.path(), ProofKind::Wesolowski, 120..400, Some(300)) {
        Err(VdfError::Interrupted { done: 10_000, saved: Some(_), .. }) => {}
        other => panic!("{other:?}"),
    }
    fs::remove_dir(directory.path().join("state.new")).unwrap();
    let done = run(STEPS, &options(directory.path(), ProofKind::Wesolowski), u32::MAX).unwrap();
    assert_eq!((done.resumed_from, done.proof), (10_000, undisturbed(STEPS, ProofKind::Wesolowski).proof));

    let directory = tempfile::tempdir().unwrap();
    match with_broken_saves(directory.path(), ProofKind::None, 1..400, Some(300)) {
        Err(VdfError::Interrupted { saved: None, .. }) => {}
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_file_in_the_place_of_the_directory_is_said_to_be_none() {
    let keep = tempfile::tempdir().unwrap();
    let file = keep.path().join("file");
    fs::write(&file, "mine").unwrap();
    for place in [file.clone(), file.join("below")] {
        let error = run(STEPS, &options(&place, ProofKind::None), 0).unwrap_err();
        assert!(matches!(&error, VdfError::Io { source, .. } if source.kind() == ErrorKind::NotADirectory), "{error:?}");
        assert!(error.to_string().to_lowercase().ends_with("not a directory"), "{error}");
    }
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
}

#[test]
fn what_is_not_a_file_is_refused_and_left_alone() {
    for name in ["state", "state.previous", "points", "lock"] {
        for kind in ["fifo", "directory"] {
            let (keep, options) = stopped(ProofKind::Wesolowski, STEPS);
            let path = keep.path().join(name);
            fs::remove_file(&path).unwrap();
            if name == "state.previous" {
                fs::remove_file(keep.path().join("state")).unwrap();
            }
            match kind {
                "fifo" => assert!(Command::new("mkfifo").arg(&path).status().unwrap().success()),
                _ => fs::create_dir(&path).unwrap(),
            }
            assert_eq!(problem(run(STEPS, &options, 0)), CheckpointProblem::NotAFile, "{name} is a {kind}");
            if name == "state" {
                assert!(matches!(read_checkpoint(keep.path()), Err(VdfError::Checkpoint { .. })));
            }
            assert!(!fs::metadata(&path).unwrap().is_file());
        }
    }
}
