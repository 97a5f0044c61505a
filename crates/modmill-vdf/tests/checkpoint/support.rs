//! A small job that is stopped, damaged and resumed.

use modmill_vdf::{
    CheckIntervals, CheckpointProblem, Evaluation, EveryStep, NoProgress, Options, Progress, ProofKind, Statement, VdfError, Warning,
    evaluate,
};
use modmill_vdf::{Modulus, Natural};
use std::ops::ControlFlow;
use std::path::Path;

pub(crate) const INTERVALS: CheckIntervals = CheckIntervals { block: 100, blocks_per_check: 50 };

pub(crate) fn statement(steps: u64) -> Statement {
    let modulus = Modulus::new((Natural::from(1u8) << 512) - 569u16).unwrap();
    Statement::new(modulus, Natural::from(5u8), steps).unwrap()
}

/// Saves at every regular check.
pub(crate) fn options(directory: &Path, proof: ProofKind) -> Options {
    Options {
        proof,
        accept_modulus: true,
        checkpoint: Some(directory.to_path_buf()),
        checkpoint_interval_s: 0.0,
        check: Some(INTERVALS),
        threads: 2,
        ..Options::default()
    }
}

/// Runs for `stop_after` steps; a step is a block of squarings or a part of the proof.
pub(crate) fn run(steps: u64, options: &Options, mut stop_after: u32) -> Result<Evaluation, VdfError> {
    let mut control = EveryStep(|_: Progress| {
        if stop_after == 0 {
            return ControlFlow::Break(());
        }
        stop_after -= 1;
        ControlFlow::Continue(())
    });
    evaluate(&statement(steps), options, &mut control)
}

/// The result of the job without checkpoints.
pub(crate) fn undisturbed(steps: u64, proof: ProofKind) -> Evaluation {
    evaluate(&statement(steps), &Options { proof, accept_modulus: true, threads: 2, ..Options::default() }, &mut NoProgress).unwrap()
}

/// A directory with the states of a job of `steps` squarings stopped at 12,100 after saves at 5,000 and 10,000, and its options.
pub(crate) fn stopped(proof: ProofKind, steps: u64) -> (tempfile::TempDir, Options) {
    let directory = tempfile::tempdir().unwrap();
    let options = options(directory.path(), proof);
    match run(steps, &options, 120) {
        Err(VdfError::Interrupted { done: 12_100, saved: Some(_), .. }) => (directory, options),
        other => panic!("{other:?}"),
    }
}

pub(crate) fn problem(result: Result<Evaluation, VdfError>) -> CheckpointProblem {
    match result {
        Err(VdfError::Checkpoint { problem, .. }) => problem,
        other => panic!("{other:?}"),
    }
}

/// The problem of the newer state where the older one was used, with that one's position.
pub(crate) fn fell_back(done: &Evaluation) -> Option<(CheckpointProblem, u64)> {
    match &done.warnings[..] {
        [] => None,
        [Warning::OlderState { problem, done, .. }] => Some((problem.clone(), *done)),
        other => panic!("{other:?}"),
    }
}
