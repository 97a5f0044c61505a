//! Stopping and resuming, and refusing the state of another job or process.

use crate::support::{options, problem, run, statement, stopped, undisturbed};
use modmill_vdf::{BackendChoice, IntegerBackend, Modulus, Natural};
use modmill_vdf::{
    CheckIntervals, CheckpointProblem, NoProgress, Options, Phase, Progress, ProofKind, Statement, VdfError, evaluate, read_checkpoint,
};
use std::ops::ControlFlow;

#[test]
fn an_interrupted_job_resumes_on_any_backend_to_the_same_answer_and_proof() {
    for proof in [ProofKind::None, ProofKind::Wesolowski, ProofKind::Segments, ProofKind::Pietrzak] {
        let wanted = undisturbed(300_000, proof);
        let directory = tempfile::tempdir().unwrap();
        let mut runs = 0;
        let done = loop {
            let backend = IntegerBackend::names()[runs % IntegerBackend::names().len()];
            runs += 1;
            let options = Options { backend: BackendChoice::Named(backend), ..options(directory.path(), proof) };
            match run(300_000, &options, if runs > 2 { 500 * runs as u32 } else { 0 }) {
                Ok(done) => break done,
                Err(VdfError::Interrupted { done, total, saved }) => {
                    assert_eq!(saved.as_deref(), Some(directory.path()));
                    assert_eq!(total, 300_000);
                    let state = read_checkpoint(directory.path()).unwrap().unwrap();
                    assert_eq!((state.done, state.proof, &state.statement), (done, proof, &statement(300_000)));
                }
                Err(e) => panic!("{e}"),
            }
        };
        assert!(runs > 2 && done.resumed_from > 0, "{runs} runs, resumed from {}", done.resumed_from);
        assert_eq!((done.y_full, done.proof), (wanted.y_full, wanted.proof));
        // the last state stays: once more repeats the last block and says the same
        let again = evaluate(&statement(300_000), &options(directory.path(), proof), &mut NoProgress).unwrap();
        assert_eq!((again.resumed_from, again.y), (299_900, wanted.y));
    }
}

#[test]
fn a_job_stopped_while_proving_resumes_at_the_proof() {
    for proof in [ProofKind::Wesolowski, ProofKind::Segments, ProofKind::Pietrzak] {
        let directory = tempfile::tempdir().unwrap();
        let options = options(directory.path(), proof);
        let mut stop_at_proof = |p: Progress| if p.phase == Phase::Prove { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
        match evaluate(&statement(100_000), &options, &mut stop_at_proof) {
            Err(VdfError::Interrupted { done: 99_900, total: 100_000, saved: Some(_) }) => {}
            other => panic!("{other:?}"),
        }
        let wanted = undisturbed(100_000, proof);
        let done = evaluate(&statement(100_000), &options, &mut NoProgress).unwrap();
        assert_eq!((done.resumed_from, done.proof), (99_900, wanted.proof));
    }
}

#[test]
fn proofs_of_segments_are_made_again_wherever_the_job_resumes_and_on_any_number_of_threads() {
    // The segments of two threads end near 73,000, 92,000 and 97,800 of 100,000 squarings.
    for stop_after in [300, 760, 945, 990] {
        for threads in 1..=4 {
            let directory = tempfile::tempdir().unwrap();
            let options = options(directory.path(), ProofKind::Segments);
            match run(100_000, &options, stop_after) {
                Err(VdfError::Interrupted { saved: Some(_), .. }) => {}
                other => panic!("{other:?}"),
            }
            let done = evaluate(&statement(100_000), &Options { threads, ..options }, &mut NoProgress).unwrap();
            let plain = Options { proof: ProofKind::Segments, accept_modulus: true, threads, ..Options::default() };
            let wanted = evaluate(&statement(100_000), &plain, &mut NoProgress).unwrap();
            assert_eq!((done.y_full, done.proof), (wanted.y_full, wanted.proof), "{stop_after} {threads}");
            assert!(done.resumed_from > 0);
        }
    }
}

#[test]
fn impossible_options_are_refused() {
    let refuse = |options: Options| match evaluate(&statement(10), &options, &mut NoProgress) {
        Err(VdfError::BadOption { name, .. }) => name,
        other => panic!("{other:?}"),
    };
    assert_eq!(refuse(Options { threads: 100_000, ..Options::default() }), "threads");
    assert_eq!(refuse(Options { checkpoint_interval_s: -1.0, ..Options::default() }), "checkpoint interval");
    assert_eq!(refuse(Options { checkpoint_interval_s: f64::NAN, ..Options::default() }), "checkpoint interval");
    assert_eq!(refuse(Options { check: Some(CheckIntervals { block: 0, blocks_per_check: 1 }), ..Options::default() }), "check");
}

#[test]
fn another_jobs_checkpoint_is_refused_by_the_field_that_differs() {
    let (_keep, options) = stopped(ProofKind::Wesolowski, 2_000_000);
    let foreign = |statement: &Statement, proof| problem(evaluate(statement, &Options { proof, ..options.clone() }, &mut NoProgress));
    let (modulus, base) = (statement(1).modulus().clone(), Natural::from(5u8));
    let other_modulus = Modulus::new(modulus.value() - 8u8).unwrap();
    let cases = [
        (Statement::new(other_modulus, base.clone(), 2_000_000).unwrap(), ProofKind::Wesolowski, "modulus"),
        (Statement::new(modulus.clone(), Natural::from(4u8), 2_000_000).unwrap(), ProofKind::Wesolowski, "base"),
        (Statement::new(modulus, base, 2_000_001).unwrap(), ProofKind::Wesolowski, "number of steps"),
        (statement(2_000_000), ProofKind::Pietrzak, "proof kind"),
    ];
    for (statement, proof, field) in cases {
        assert_eq!(foreign(&statement, proof), CheckpointProblem::ForeignJob { field });
    }
}

#[test]
fn one_process_at_a_time() {
    let directory = tempfile::tempdir().unwrap();
    let options = options(directory.path(), ProofKind::None);
    let mut inner = None;
    let outer = evaluate(&statement(2_000_000), &options, &mut |_: Progress| {
        inner.get_or_insert_with(|| problem(run(2_000_000, &options, 0)));
        ControlFlow::Break(())
    });
    assert!(matches!(outer, Err(VdfError::Interrupted { .. })));
    assert_eq!(inner, Some(CheckpointProblem::InUse));
}
