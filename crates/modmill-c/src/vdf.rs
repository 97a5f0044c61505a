//! Repeated squaring: statements, and evaluation with a proof.

use crate::border::{status, text, value};
use crate::control::{Control, modmill_control};
use crate::error::Error;
use crate::pointer::{self, Fields, or};
use crate::status::modmill_status;
use modmill_vdf::{InputDigest, Modulus, Natural, Options, ProofKind, Statement, evaluate, moduli};
use std::ffi::{CString, c_char};
use std::ptr;

pub mod proof;

/// A statement y = x^(2^T) mod N, without y. Numbers are big-endian bytes.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct modmill_vdf_statement {
    /// The name of a built-in modulus, such as "vdf-alliance"; NULL for the bytes.
    pub modulus_name: *const c_char,
    /// N, odd, of 3 to 8192 bits.
    pub modulus: *const u8,
    /// Bytes of N.
    pub modulus_length: usize,
    /// x, between 1 and N - 1 and coprime to N; NULL to hash it from an input.
    pub base: *const u8,
    /// Bytes of x.
    pub base_length: usize,
    /// 32 bytes: SHA-256 of the input that x is hashed from; NULL where x is given.
    pub input_sha256: *const u8,
    /// T, the number of squarings.
    pub steps: u64,
    /// Must be 0.
    pub reserved: [u64; 4],
}

/// Options for an evaluation. A struct of zeros is the default.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct modmill_vdf_options {
    /// The backend; NULL for "auto".
    pub backend: *const c_char,
    /// The proof to make: "none" (NULL: this), "wesolowski", "segments" or "pietrzak".
    pub proof: *const c_char,
    /// A directory for the state: created if it is missing; a state of this job in it is resumed. NULL for none.
    pub checkpoint: *const c_char,
    /// Seconds between two savings of the state; 0 for 30.
    pub checkpoint_interval_s: f64,
    /// Threads for the proof; 0 for one per processor. The squarings run on the calling thread.
    pub threads: usize,
    /// Bytes of points kept for the proof; 0 for 512 MiB. More of them make the proof faster.
    pub point_memory: u64,
    /// True for a proof over a modulus that does not pass the checks: it convinces nobody who does not trust the modulus.
    pub accept_modulus: bool,
    /// Must be 0.
    pub reserved: [u64; 4],
}

/// A finished evaluation. To read only; later versions may have more fields at the end.
#[repr(C)]
pub struct modmill_vdf_evaluation {
    /// min(v, N - v) for v = x^(2^T) mod N: the number that proofs are about.
    pub y: *const u8,
    /// Bytes of y, as many as N has.
    pub y_length: usize,
    /// x^(2^T) mod N.
    pub y_full: *const u8,
    /// Bytes of y_full, as many as N has.
    pub y_full_length: usize,
    /// The text of the proof file, which was verified; NULL without a proof.
    pub proof: *const c_char,
    /// The name of the backend that ran.
    pub backend: *const c_char,
    /// A sentence that says why.
    pub why: *const c_char,
    /// Seconds of this run's squarings.
    pub seconds: f64,
    /// Seconds of the proof.
    pub seconds_proof: f64,
    /// Squarings that a checkpoint had already.
    pub resumed_from: u64,
    /// Self-checks passed.
    pub checks_passed: u64,
    /// Self-checks failed: faults of the machine, found and undone.
    pub faults: u64,
}

/// The memory behind an evaluation.
pub(crate) struct Evaluated {
    pub(crate) y: Vec<u8>,
    pub(crate) y_full: Vec<u8>,
    pub(crate) proof: Option<CString>,
    pub(crate) backend: CString,
    pub(crate) why: CString,
    pub(crate) seconds: [f64; 2],
    pub(crate) counts: [u64; 3],
}

impl Fields for modmill_vdf_evaluation {
    type Owned = Evaluated;

    fn of(owned: &Evaluated) -> Self {
        let Evaluated { y, y_full, proof, backend, why, seconds: [seconds, seconds_proof], counts } = owned;
        let [resumed_from, checks_passed, faults] = *counts;
        Self {
            y: y.as_ptr(),
            y_length: y.len(),
            y_full: y_full.as_ptr(),
            y_full_length: y_full.len(),
            proof: proof.as_ref().map_or(ptr::null(), |proof| proof.as_ptr()),
            backend: backend.as_ptr(),
            why: why.as_ptr(),
            seconds: *seconds,
            seconds_proof: *seconds_proof,
            resumed_from,
            checks_passed,
            faults,
        }
    }
}

/// Big-endian bytes, zeros before those of the number.
pub(crate) fn big_endian(number: &Natural, length: usize) -> Vec<u8> {
    let bytes = number.to_bytes_le();
    (0..length.max(bytes.len())).rev().map(|at| bytes.get(at).copied().unwrap_or(0)).collect()
}

/// The statement at an address.
///
/// # Safety
/// `statement` is the caller's struct.
unsafe fn statement(given: &modmill_vdf_statement) -> Result<Statement, Error> {
    pointer::reserved(given.reserved)?;
    // SAFETY: the condition of this function: text and arrays of the caller's.
    let (name, modulus, base, input) = unsafe {
        let input = (!given.input_sha256.is_null()).then(|| pointer::fixed::<u8, 32>("input_sha256", given.input_sha256)).transpose()?;
        (
            pointer::text("modulus_name", given.modulus_name)?,
            pointer::array("modulus", given.modulus, given.modulus_length)?,
            pointer::array("base", given.base, given.base_length)?,
            input,
        )
    };
    let modulus = match name {
        Some(name) => {
            let known = || moduli::NAMED.iter().map(|named| named.name).collect::<Vec<_>>().join(", ");
            moduli::named(name).ok_or_else(|| Error::usage(format!("modulus_name: unknown name `{name}`; known: {}", known())))?.modulus()
        }
        None => Modulus::new(Natural::from_bytes_be(modulus))?,
    };
    match input {
        Some(_) if !base.is_empty() => Err(Error::usage("statement: give either base or input_sha256, not both")),
        Some(input) => Ok(Statement::of_input(modulus, InputDigest::from_bytes(*input), given.steps)?),
        None => Ok(Statement::new(modulus, Natural::from_bytes_be(base), given.steps)?),
    }
}

/// The options at an address.
///
/// # Safety
/// `options` is null or the caller's struct.
pub(crate) unsafe fn options(options: *const modmill_vdf_options) -> Result<Options, Error> {
    let default = Options::default();
    // SAFETY: the condition of this function.
    let Some(given) = unsafe { pointer::given("options", options) }? else { return Ok(default) };
    pointer::reserved(given.reserved)?;
    // SAFETY: text of the caller's.
    let (backend, proof, checkpoint) = unsafe {
        let proof = pointer::text("proof", given.proof)?;
        (pointer::backend(given.backend)?, proof, pointer::optional_path("checkpoint", given.checkpoint)?)
    };
    Ok(Options {
        backend,
        threads: given.threads,
        proof: proof.map_or(Ok(ProofKind::None), str::parse)?,
        accept_modulus: given.accept_modulus,
        checkpoint,
        checkpoint_interval_s: or(given.checkpoint_interval_s, default.checkpoint_interval_s),
        point_memory: or(given.point_memory, default.point_memory),
        ..default
    })
}

/// Computes x^(2^T) mod N by T squarings, one after the other, checks itself, and makes the proof that options.proof names. Runs on the calling thread; the proof also on
/// others. With a checkpoint a call that was interrupted, by its control or by a crash, goes on where it was; a finished chain only makes its proof.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_vdf_evaluate(
    statement: *const modmill_vdf_statement,
    options: *const modmill_vdf_options,
    control: *const modmill_control,
    out: *mut *mut modmill_vdf_evaluation,
) -> modmill_status {
    status(|| {
        let make = || {
            // SAFETY: the caller's structs and control.
            let (statement, options, mut control) = unsafe {
                let given = pointer::given("statement", statement)?.ok_or_else(|| pointer::missing("statement"))?;
                (self::statement(given)?, self::options(options)?, Control::new(control)?)
            };
            let done = evaluate(&statement, &options, &mut control)?;
            let length = statement.modulus().bytes();
            Ok(Evaluated {
                y: big_endian(&done.y, length),
                y_full: big_endian(&done.y_full, length),
                proof: done.proof_file().map(|file| text(file.to_text())),
                backend: text(done.backend),
                why: text(done.why),
                seconds: [done.seconds_eval, done.seconds_proof],
                counts: [done.resumed_from, done.checks_passed, done.faults_detected],
            })
        };
        // SAFETY: the caller's place for the result.
        unsafe { pointer::give_result(out, make) }
    })
}

/// Frees an evaluation.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_vdf_evaluation_free(evaluation: *mut modmill_vdf_evaluation) {
    // SAFETY: the caller's result, which is not used any more.
    value((), || unsafe { pointer::free_result(evaluation) });
}
