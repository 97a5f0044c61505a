//! The evaluation: chain, checkpoints and proof in one job.

use crate::VdfError;
use crate::chain::CheckPlan;
use crate::control::Control;
use crate::job::Job;
use crate::proof::{Proof, ProofFile, ProofKind};
use crate::statement::{Statement, canonical};
use modmill_arith::{BackendChoice, BigUint, Ring};
use std::path::PathBuf;
use std::time::Instant;

/// How an evaluation runs. `Options::default()` is a good start.
#[derive(Debug, Clone)]
pub struct Options {
    /// Which backend does the squarings.
    pub backend: BackendChoice,
    /// Threads for the proof (the chain itself is one thread's work); 0 means one for each core.
    pub threads: usize,
    /// Which proof to make.
    pub proof: ProofKind,
    /// Directory for checkpoints; made when missing, resumed from when it holds this job's state.
    pub checkpoint: Option<PathBuf>,
    /// Seconds between checkpoints (at the next check after them).
    pub checkpoint_interval_s: f64,
    /// How often the chain checks itself; `None` means [`CheckPlan::for_steps`]. A resumed job keeps the plan it began with.
    pub check: Option<CheckPlan>,
    /// Bytes of chain points a proof may keep: more make the proof cheaper.
    pub point_memory: u64,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            backend: BackendChoice::Auto,
            threads: 0,
            proof: ProofKind::None,
            checkpoint: None,
            checkpoint_interval_s: 30.0,
            check: None,
            point_memory: 512 << 20,
        }
    }
}

impl Options {
    /// Most threads that can be asked for.
    pub const MAX_THREADS: usize = 1024;

    pub(crate) fn thread_count(&self) -> usize {
        match self.threads {
            0 => std::thread::available_parallelism().map_or(1, usize::from),
            n => n,
        }
    }
}

/// The result of [`evaluate`] and how it was reached.
#[derive(Debug, Clone)]
pub struct Evaluation {
    /// What was evaluated.
    pub statement: Statement,
    /// min(v, N - v) of v = x^(2^T): the element of Z_N*/{+-1} that proofs are about.
    pub y: BigUint,
    /// x^(2^T) in 0..N: what puzzles ask for.
    pub y_full: BigUint,
    /// The proof, if one was asked for; already verified.
    pub proof: Option<Proof>,
    /// Name of the backend that ran.
    pub backend: &'static str,
    /// Why that backend ran.
    pub why: String,
    /// Seconds of this run spent on squarings, checks and checkpoints.
    pub seconds_eval: f64,
    /// Seconds spent on the proof and its verification.
    pub seconds_proof: f64,
    /// Squarings that a checkpoint had already; 0 for a fresh start.
    pub resumed_from: u64,
    /// Self-checks passed in this run.
    pub checks_passed: u64,
    /// Self-checks failed in this run, each rolled back and done again.
    pub faults_detected: u64,
}

impl Evaluation {
    /// The proof with its statement and result, ready to be written; `None` without a proof.
    #[must_use]
    pub fn proof_file(&self) -> Option<ProofFile> {
        let proof = self.proof.clone()?;
        Some(ProofFile { statement: self.statement.clone(), y: self.y.clone(), proof })
    }
}

/// Computes x^(2^T) mod N one squaring after the other, checking itself, and proves it if asked to.
///
/// `control` hears of progress about ten times a second and may stop the job, which then saves its state if there is a checkpoint
/// directory. See docs/derivations/self-check.md for what the check finds and docs/formats.md for the checkpoint files.
///
/// # Errors
/// [`VdfError::Interrupted`] when `control` says stop; [`VdfError::Checkpoint`] when the directory holds something that is not this job's
/// intact state; [`VdfError::Io`]; [`VdfError::PersistentFault`] and [`VdfError::ProofSelfCheck`] when the machine errs;
/// [`VdfError::Arith`] when the backend can't run.
///
/// ```
/// use modmill_vdf::{Options, Quiet, Statement, evaluate, arith::{BigUint, Modulus}};
/// let n = Modulus::new((BigUint::from(1u8) << 1024) - 105u8).unwrap();
/// let statement = Statement::new(n, BigUint::from(2u8), 10).unwrap();
/// let done = evaluate(&statement, &Options::default(), &mut Quiet).unwrap();
/// assert_eq!(done.y, BigUint::from(105u8)); // 2^(2^10) = 2^1024 = 105 mod N
/// ```
pub fn evaluate(statement: &Statement, options: &Options, control: &mut dyn Control) -> Result<Evaluation, VdfError> {
    if options.checkpoint_interval_s.is_nan() || options.checkpoint_interval_s < 0.0 {
        return Err(VdfError::BadOption { name: "checkpoint interval", reason: "must be 0 or more seconds".to_owned() });
    }
    if options.threads > Options::MAX_THREADS {
        return Err(VdfError::BadOption { name: "threads", reason: format!("{} is more than {}", options.threads, Options::MAX_THREADS) });
    }
    if options.check.is_some_and(|plan| plan.block == 0 || plan.blocks_per_check == 0) {
        return Err(VdfError::BadOption { name: "check", reason: "block and blocks_per_check must be at least 1".to_owned() });
    }
    let begin = Instant::now();
    let ring = Ring::new(statement.modulus(), options.backend)?;
    let mut job = Job::start(&ring, statement, options)?;
    let resumed_from = job.chain.done();
    job.run(control)?;
    let y_full = job.chain.result().cloned().unwrap_or_default();
    let seconds_eval = begin.elapsed().as_secs_f64();

    let begin = Instant::now();
    let y = canonical(statement.modulus(), &y_full);
    let proof = job.prove(&y, control)?;
    let seconds_proof = begin.elapsed().as_secs_f64();
    Ok(Evaluation {
        statement: statement.clone(),
        y,
        y_full,
        proof,
        backend: ring.backend().name(),
        why: ring.why().to_owned(),
        seconds_eval,
        seconds_proof,
        resumed_from,
        checks_passed: job.chain.checks_passed,
        faults_detected: job.chain.faults_detected,
    })
}
