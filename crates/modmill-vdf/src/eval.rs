//! The evaluation: chain, checkpoints and proof in one job.

use crate::control::ProgressHandler;
use crate::copies::Copies;
use crate::error::VdfError;
use crate::intervals::CheckIntervals;
use crate::job::Job;
use crate::modulus;
use crate::options::Options;
use crate::proof::{Proof, ProofKind};
use crate::proof_file::ProofFile;
use crate::quotient::canonical;
use crate::repairs::Repairs;
use crate::statement::Statement;
use crate::warning::Warning;
use modmill_arith::{Natural, Ring};
use std::time::Instant;

/// The result of [`evaluate`] and how it was computed.
#[derive(Debug, Clone)]
pub struct Evaluation {
    /// The statement that was evaluated.
    pub statement: Statement,
    /// min(v, N - v) for v = x^(2^T): the element of Z_N*/{+-1} that proofs are about.
    pub y: Natural,
    /// x^(2^T) in 0..N, which puzzles ask for.
    pub y_full: Natural,
    /// The proof, if one was requested; it has been verified.
    pub proof: Option<Proof>,
    /// Name of the backend that ran.
    pub backend: &'static str,
    /// Why that backend ran.
    pub why: String,
    /// Seconds that this run spent on squarings, checks and checkpoints.
    pub seconds_eval: f64,
    /// Seconds spent on the proof and its verification.
    pub seconds_proof: f64,
    /// Squarings that a checkpoint already had; 0 for a fresh start.
    pub resumed_from: u64,
    /// Self-checks passed in this run.
    pub checks_passed: u64,
    /// Self-checks failed in this run; after each, the job was rolled back.
    pub faults_detected: u64,
    /// The repairs of this run.
    pub repairs: Repairs,
    /// The problems that this run came across and coped with, in order.
    pub warnings: Vec<Warning>,
}

impl Evaluation {
    /// The proof with its statement and result, ready to be written to a file; `None` without a proof.
    #[must_use]
    pub fn proof_file(&self) -> Option<ProofFile> {
        let proof = self.proof.clone()?;
        Some(ProofFile { statement: self.statement.clone(), y: self.y.clone(), proof })
    }
}

/// Computes x^(2^T) mod N by T squarings in sequence, checks itself, and proves the result if asked to.
///
/// `control` receives progress and warnings, and may stop the job, which then saves its state if there is a checkpoint directory.
/// Once the job runs, a state that cannot be saved is a warning.
/// docs/derivations/self-check.md says what the check finds, docs/formats.md describes the checkpoint files.
///
/// # Errors
/// [`VdfError::Interrupted`] when `control` says stop; [`VdfError::Checkpoint`] when the directory holds anything but an intact
/// state of this job (of two saved states, one suffices); [`VdfError::Io`]; [`VdfError::PersistentFault`] and [`VdfError::ProofSelfCheck`] when the machine makes errors;
/// [`VdfError::Arith`] when the backend can't run; [`VdfError::ModulusRefused`] when a proof is wanted over a modulus that lets anyone
/// prove false statements, unless `options.accept_modulus`.
///
/// ```
/// use modmill_vdf::{Modulus, Natural, NoProgress, Options, Statement, evaluate};
/// let n = Modulus::new((Natural::from(1u8) << 1024) - 105u8).unwrap();
/// let statement = Statement::new(n, Natural::from(2u8), 10).unwrap();
/// let done = evaluate(&statement, &Options::default(), &mut NoProgress).unwrap();
/// assert_eq!(done.y, Natural::from(105u8)); // 2^(2^10) = 2^1024 = 105 mod N
/// ```
pub fn evaluate(statement: &Statement, options: &Options, control: &mut dyn ProgressHandler) -> Result<Evaluation, VdfError> {
    if options.checkpoint_interval_s.is_nan() || options.checkpoint_interval_s < 0.0 {
        return Err(VdfError::BadOption { name: "checkpoint interval", reason: "must be 0 or more seconds".to_owned() });
    }
    if options.threads > Options::MAX_THREADS {
        return Err(VdfError::BadOption { name: "threads", reason: format!("{} is more than {}", options.threads, Options::MAX_THREADS) });
    }
    if options.points_only && (options.checkpoint.is_none() || options.proof != ProofKind::Wesolowski) {
        let reason = "needs a checkpoint, and the points of a Wesolowski proof".to_owned();
        return Err(VdfError::BadOption { name: "points only", reason });
    }
    options.check.map(CheckIntervals::check).transpose()?;
    let begin = Instant::now();
    // Saved states do not have the input's digest. The rest of the final statement comes from the last state, since nothing checks the
    // caller's copy while the job runs.
    let input = Copies::new(statement.input().copied());
    let ring = Ring::new(statement.modulus(), options.backend)?;
    if options.proof != ProofKind::None {
        modulus::trust(&ring, options.accept_modulus)?;
    }
    let (backend, why) = (ring.backend().name(), ring.why().to_owned());
    let mut job = Job::start(ring, statement, options, control)?;
    let resumed_from = job.chain.done();
    job.run(control)?;
    let seconds_eval = begin.elapsed().as_secs_f64();

    let begin = Instant::now();
    let proof = job.prove(control)?.map(|file| file.proof);
    let seconds_proof = begin.elapsed().as_secs_f64();
    let end = job.chain.state()?;
    let modulus = end.statement.modulus();
    let mut warnings = Vec::new();
    if modulus.is_narrow() {
        warnings.push(Warning::NarrowModulus { bits: modulus.bits() });
    }
    warnings.append(&mut job.warnings);
    Ok(Evaluation {
        y: canonical(modulus, &end.x),
        y_full: end.x,
        statement: end.statement.naming(*input.get()),
        proof,
        backend,
        why,
        seconds_eval,
        seconds_proof,
        resumed_from,
        checks_passed: job.chain.checks_passed,
        faults_detected: job.chain.faults_detected,
        repairs: job.chain.repairs,
        warnings,
    })
}
