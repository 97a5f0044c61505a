//! Checkpoints: stopping, resuming, being killed, and refusing what is not this job's intact state.

use modmill_vdf::arith::{Backend, BackendChoice, BigUint, Modulus};
use modmill_vdf::{
    CheckIntervals, CheckpointProblem, CheckpointState, Evaluation, EveryStep, Options, Phase, Progress, ProofKind, Quiet, Statement,
    VdfError, evaluate, read_checkpoint,
};
use rand::{Rng, SeedableRng, rngs::StdRng};
use std::io::{BufRead, BufReader};
use std::ops::ControlFlow;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

const INTERVALS: CheckIntervals = CheckIntervals { block: 100, blocks_per_check: 50 };

fn statement(steps: u64) -> Statement {
    let modulus = Modulus::new((BigUint::from(1u8) << 512) - 569u16).unwrap();
    Statement::new(modulus, BigUint::from(5u8), steps).unwrap()
}

fn options(directory: &Path, proof: ProofKind) -> Options {
    Options {
        proof,
        checkpoint: Some(directory.to_path_buf()),
        checkpoint_interval_s: 0.0,
        check: Some(INTERVALS),
        threads: 2,
        ..Options::default()
    }
}

/// Runs for `stop_after` steps; a step is a block of squarings or a part of the proof.
fn run(steps: u64, options: &Options, mut stop_after: u32) -> Result<Evaluation, VdfError> {
    let mut control = EveryStep(|_: Progress| {
        if stop_after == 0 {
            return ControlFlow::Break(());
        }
        stop_after -= 1;
        ControlFlow::Continue(())
    });
    evaluate(&statement(steps), options, &mut control)
}

/// A directory with the state of a job stopped on its way after a few saves, and its options.
fn stopped(proof: ProofKind) -> (tempfile::TempDir, Options) {
    let directory = tempfile::tempdir().unwrap();
    let options = options(directory.path(), proof);
    match run(2_000_000, &options, 120) {
        Err(VdfError::Interrupted { done: 12_100, saved: Some(_), .. }) => (directory, options),
        other => panic!("{other:?}"),
    }
}

fn problem(result: Result<Evaluation, VdfError>) -> CheckpointProblem {
    match result {
        Err(VdfError::Checkpoint { problem, .. }) => problem,
        other => panic!("{other:?}"),
    }
}

#[test]
fn an_interrupted_job_resumes_on_any_backend_to_the_same_answer_and_proof() {
    for proof in [ProofKind::None, ProofKind::Wesolowski, ProofKind::Pietrzak] {
        let wanted = evaluate(&statement(300_000), &Options { proof, ..Options::default() }, &mut Quiet).unwrap();
        let directory = tempfile::tempdir().unwrap();
        let mut runs = 0;
        let done = loop {
            let backend = Backend::available()[runs % Backend::available().len()];
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
        // the finished state stays: once more costs nothing and says the same
        let again = evaluate(&statement(300_000), &options(directory.path(), proof), &mut Quiet).unwrap();
        assert_eq!((again.resumed_from, again.y), (300_000, wanted.y));
    }
}

#[test]
fn a_job_stopped_while_proving_resumes_at_the_proof() {
    for proof in [ProofKind::Wesolowski, ProofKind::Pietrzak] {
        let directory = tempfile::tempdir().unwrap();
        let options = options(directory.path(), proof);
        let mut stop_at_proof = |p: Progress| if p.phase == Phase::Prove { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
        match evaluate(&statement(100_000), &options, &mut stop_at_proof) {
            Err(VdfError::Interrupted { done: 100_000, total: 100_000, saved: Some(_) }) => {}
            other => panic!("{other:?}"),
        }
        let wanted = evaluate(&statement(100_000), &Options { proof, ..Options::default() }, &mut Quiet).unwrap();
        let done = evaluate(&statement(100_000), &options, &mut Quiet).unwrap();
        assert_eq!((done.resumed_from, done.proof), (100_000, wanted.proof));
    }
}

#[test]
fn impossible_options_are_refused() {
    let refuse = |options: Options| match evaluate(&statement(10), &options, &mut Quiet) {
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
    let (_keep, options) = stopped(ProofKind::Wesolowski);
    let foreign = |statement: &Statement, proof| problem(evaluate(statement, &Options { proof, ..options.clone() }, &mut Quiet));
    let (modulus, base) = (statement(1).modulus().clone(), BigUint::from(5u8));
    let other_modulus = Modulus::new(modulus.value() - 8u8).unwrap();
    let cases = [
        (Statement::new(other_modulus, base.clone(), 2_000_000).unwrap(), ProofKind::Wesolowski, "modulus"),
        (Statement::new(modulus.clone(), BigUint::from(4u8), 2_000_000).unwrap(), ProofKind::Wesolowski, "base"),
        (Statement::new(modulus, base, 2_000_001).unwrap(), ProofKind::Wesolowski, "number of steps"),
        (statement(2_000_000), ProofKind::Pietrzak, "proof kind"),
    ];
    for (statement, proof, field) in cases {
        assert_eq!(foreign(&statement, proof), CheckpointProblem::ForeignJob { field });
    }
}

#[test]
fn damaged_truncated_and_other_versions_are_told_apart() {
    let (keep, options) = stopped(ProofKind::Wesolowski);
    let path = keep.path().join("state");
    let good = std::fs::read(&path).unwrap();
    assert_eq!(CheckpointState::from_bytes(&good).unwrap().to_bytes(), good);
    let refuse = |bytes: &[u8]| {
        std::fs::write(&path, bytes).unwrap();
        let found = problem(run(2_000_000, &options, 0));
        assert_eq!(std::fs::read(&path).unwrap(), bytes, "a refused checkpoint is left as it is");
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
    assert_eq!(refuse(&version(0)), CheckpointProblem::OlderVersion { found: 0, supported: 1 });
    assert_eq!(refuse(&version(2)), CheckpointProblem::NewerVersion { found: 2, supported: 1 });
    for bit in 0..8 * good.len() {
        let mut flipped = good.clone();
        flipped[bit / 8] ^= 1 << (bit % 8);
        assert!(CheckpointState::from_bytes(&flipped).is_err(), "bit {bit}");
    }
    assert!(matches!(refuse(&[&good[..], b"!"].concat()), CheckpointProblem::Impossible { .. }));

    std::fs::remove_file(&path).unwrap();
    assert_eq!(problem(run(2_000_000, &options, 0)), CheckpointProblem::Incomplete { missing: "state" });
}

#[test]
fn the_points_file_is_checked_block_by_block() {
    let (keep, options) = stopped(ProofKind::Wesolowski);
    let path = keep.path().join("points");
    let good = std::fs::read(&path).unwrap();
    let state = read_checkpoint(keep.path()).unwrap().unwrap();
    assert_eq!(state.points_bytes, good.len() as u64);
    let refuse = |bytes: &[u8]| {
        std::fs::write(&path, bytes).unwrap();
        problem(run(2_000_000, &options, 0))
    };
    assert_eq!(refuse(&good[..good.len() - 1]), CheckpointProblem::Truncated { expected: state.points_bytes, got: state.points_bytes - 1 });
    for place in [0, 8, 13, 20, 48, 56, 60, 100, good.len() / 2, good.len() - 1] {
        let mut flipped = good.clone();
        flipped[place] ^= 4;
        let found = refuse(&flipped);
        match place {
            0 => assert_eq!(found, CheckpointProblem::NotACheckpoint),
            8 => assert!(matches!(found, CheckpointProblem::NewerVersion { .. })),
            13 | 20 => assert_eq!(found, CheckpointProblem::ForeignJob { field: "points file" }),
            _ => assert!(matches!(found, CheckpointProblem::Damaged { .. }), "{place}: {found}"),
        }
    }
    std::fs::remove_file(&path).unwrap();
    assert_eq!(problem(run(2_000_000, &options, 0)), CheckpointProblem::Incomplete { missing: "points" });
    // what a killed run appended without a state that counts it is cut off
    std::fs::write(&path, [&good[..], b"half a block"].concat()).unwrap();
    assert!(matches!(run(2_000_000, &options, 0), Err(VdfError::Interrupted { .. })));
    assert_eq!(std::fs::read(&path).unwrap()[..good.len()], good[..]);
    let state = read_checkpoint(keep.path()).unwrap().unwrap();
    assert_eq!(state.points_bytes, std::fs::metadata(&path).unwrap().len());
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

const CHILD: &str = "MODMILL_TEST_CHECKPOINT_CHILD";
const KILL_STEPS: u64 = 400_000;

/// Not a test of its own: what the kill test runs in another process. Prints its position after every block.
#[test]
fn child_process() {
    let Some(directory) = std::env::var_os(CHILD) else { return };
    let options = options(Path::new(&directory), ProofKind::Wesolowski);
    let mut say = EveryStep(|p: Progress| {
        if p.phase == Phase::Evaluate {
            println!("at {}", p.done);
        }
        ControlFlow::Continue(())
    });
    println!("finished {}", evaluate(&statement(KILL_STEPS), &options, &mut say).unwrap().y);
}

/// Kills a child again and again until that many kills hit a running job. Every resume must get to the right answer.
#[test]
fn killed_two_hundred_times_it_resumes_to_the_right_answer() {
    let kills = 200;
    let wanted = evaluate(&statement(KILL_STEPS), &Options { proof: ProofKind::Wesolowski, ..Options::default() }, &mut Quiet).unwrap();
    let mut rng = StdRng::seed_from_u64(9);
    let (mut killed, mut jobs) = (0, 0);
    while killed < kills || jobs == 0 {
        let directory = tempfile::tempdir().unwrap();
        let mut saved = 0;
        for attempt in 0.. {
            let mut child = Command::new(std::env::current_exe().unwrap())
                .args(["child_process", "--exact", "--nocapture", "--test-threads=1"])
                .env(CHILD, directory.path())
                .stdout(Stdio::piped())
                .stderr(Stdio::null())
                .spawn()
                .unwrap();
            // killed after some blocks, and then at any moment of a block or a save
            let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
            let mut said: Vec<String> = lines.by_ref().take(if killed < kills { rng.gen_range(0..400) } else { usize::MAX }).collect();
            if killed < kills {
                std::thread::sleep(Duration::from_micros(rng.gen_range(0..2000)));
                child.kill().unwrap(); // SIGKILL
            }
            said.extend(lines);
            let said = said.join("\n");
            if child.wait().unwrap().success() {
                assert!(said.contains(&format!("finished {}", wanted.y)), "{said}");
                jobs += 1;
                break;
            }
            assert!(!said.contains("finished") || said.contains(&wanted.y.to_string()));
            killed += 1;
            let state = read_checkpoint(directory.path()).unwrap().map_or(0, |s| s.done);
            assert!(state >= saved, "attempt {attempt}: went back from {saved} to {state}");
            saved = state;
            let reported = said.lines().filter_map(|l| l.rsplit_once("at ")?.1.parse::<u64>().ok()).max().unwrap_or(0);
            let interval = INTERVALS.block * (INTERVALS.blocks_per_check + 1);
            assert!(reported <= saved + interval, "attempt {attempt}: at {reported} when only {saved} was safe");
        }
        let again = evaluate(&statement(KILL_STEPS), &options(directory.path(), ProofKind::Wesolowski), &mut Quiet).unwrap();
        assert_eq!((again.resumed_from, &again.y_full, &again.proof), (KILL_STEPS, &wanted.y_full, &wanted.proof));
    }
    println!("{killed} kills, {jobs} jobs finished");
}
