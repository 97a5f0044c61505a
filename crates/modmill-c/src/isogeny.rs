//! The isogeny delay function: evaluation and verification, and set-up for tests.

use crate::border::{status, text, value};
use crate::control::{Control, modmill_control};
use crate::error::Error;
use crate::pointer::{self, Fields, or};
use crate::status::modmill_status;
use crate::vdf::big_endian;
use modmill_isogeny::{Input, Key, Natural, Options, Parameters, Proof, SetupOptions, Value, Variant, evaluate, set_up, verify};
use std::ffi::{CString, c_char};

/// The input of an evaluation: a message, or x of a point. Numbers are big-endian bytes.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct modmill_isogeny_input {
    /// At most 4096 bytes, which are hashed to a point; NULL where a point is given.
    pub message: *const u8,
    /// Bytes of the message.
    pub message_length: usize,
    /// The part of x in Fp; NULL where a message is given.
    pub re: *const u8,
    /// Bytes of it.
    pub re_length: usize,
    /// The coefficient of i in x; NULL for 0, as over Fp.
    pub im: *const u8,
    /// Bytes of it.
    pub im_length: usize,
    /// Must be 0.
    pub reserved: [u64; 4],
}

/// Options for an evaluation. A struct of zeros is the default.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct modmill_isogeny_options {
    /// The backend; NULL for "auto".
    pub backend: *const c_char,
    /// A directory for the state: created if it is missing; a state of this job in it is resumed. NULL for none.
    pub checkpoint: *const c_char,
    /// Seconds between two savings of the state; 0 for 30.
    pub checkpoint_interval_s: f64,
    /// Steps between two self-checks; 0 for 2^22.
    pub check_steps: u64,
    /// Threads that read the key ahead of the steps; 0 for one per processor. The steps run on the calling thread.
    pub threads: usize,
    /// Must be 0.
    pub reserved: [u64; 4],
}

/// A finished evaluation. To read only; later versions may have more fields at the end.
#[repr(C)]
pub struct modmill_isogeny_evaluation {
    /// The output, x of a point over Fp, big-endian.
    pub output: *const u8,
    /// Bytes of it, as many as p has.
    pub output_length: usize,
    /// The text of the proof file, which was verified.
    pub proof: *const c_char,
    /// 32 bytes: the id of the key.
    pub key: *const u8,
    /// The name of the backend that ran.
    pub backend: *const c_char,
    /// A sentence that says why.
    pub why: *const c_char,
    /// Seconds of this run.
    pub seconds: f64,
    /// Steps that a checkpoint had already.
    pub resumed_from: u64,
    /// Self-checks passed, the final verification among them.
    pub checks_passed: u64,
    /// Self-checks failed: faults of the machine, found and undone.
    pub faults: u64,
}

/// The memory behind an evaluation.
pub(crate) struct Evaluated {
    output: Vec<u8>,
    proof: CString,
    key: Box<[u8; 32]>,
    backend: CString,
    why: CString,
    seconds: f64,
    counts: [u64; 3],
}

impl Fields for modmill_isogeny_evaluation {
    type Owned = Evaluated;

    fn of(owned: &Evaluated) -> Self {
        let [resumed_from, checks_passed, faults] = owned.counts;
        Self {
            output: owned.output.as_ptr(),
            output_length: owned.output.len(),
            proof: owned.proof.as_ptr(),
            key: owned.key.as_ptr(),
            backend: owned.backend.as_ptr(),
            why: owned.why.as_ptr(),
            seconds: owned.seconds,
            resumed_from,
            checks_passed,
            faults,
        }
    }
}

/// Walks the steps of a key directory from an input: as many isogenies, one after the other, with self-checks; the output is verified. Runs on the calling thread, with
/// others that read the key. With a checkpoint a call that was interrupted goes on where it was.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_isogeny_evaluate(
    directory: *const c_char,
    input: *const modmill_isogeny_input,
    options: *const modmill_isogeny_options,
    control: *const modmill_control,
    out: *mut *mut modmill_isogeny_evaluation,
) -> modmill_status {
    status(|| {
        let make = || {
            // SAFETY: the caller's text, structs and control.
            let (directory, input, options, mut control) =
                unsafe { (pointer::path("directory", directory)?, self::input(input)?, self::options(options)?, Control::new(control)?) };
            let done = evaluate(&Key::open(&directory)?, &input, &options, &mut control)?;
            Ok(Evaluated {
                output: big_endian(&done.proof.output, bytes_of(&done.proof)),
                proof: text(done.proof.to_text()),
                key: Box::new(done.proof.key.id()),
                backend: text(done.backend),
                why: text(done.why),
                seconds: done.seconds,
                counts: [done.resumed_from, done.checks_passed, done.faults],
            })
        };
        // SAFETY: the caller's place for the result.
        unsafe { pointer::give_result(out, make) }
    })
}

/// Frees an evaluation.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_isogeny_evaluation_free(evaluation: *mut modmill_isogeny_evaluation) {
    // SAFETY: the caller's result, which is not used any more.
    value((), || unsafe { pointer::free_result(evaluation) });
}

/// Verifies the text of a proof file, in milliseconds: MODMILL_OK only where its output is right for its key and `key`, 32 bytes, is that key's id. NULL takes any key: then the
/// result says nothing unless the caller trusts the key that modmill_isogeny_evaluation names. `output` may be NULL; otherwise the output goes there, `output_length` big-endian bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_isogeny_verify(
    proof: *const c_char,
    length: usize,
    key: *const u8,
    backend: *const c_char,
    output: *mut u8,
    output_length: usize,
) -> modmill_status {
    status(|| {
        // SAFETY: the caller's bytes and text.
        let (text, key, backend) = unsafe {
            let key = (!key.is_null()).then(|| pointer::fixed::<u8, 32>("key", key)).transpose()?;
            (pointer::array("proof", proof.cast::<u8>(), length)?, key, pointer::backend(backend)?)
        };
        let proof = Proof::from_text(text)?;
        verify(&proof, key.copied(), backend)?;
        if output.is_null() {
            return Ok(());
        }
        let found = big_endian(&proof.output, output_length);
        if found.len() > output_length {
            return Err(Error::usage(format!("output_length: {output_length} bytes; {} are needed", found.len())));
        }
        // SAFETY: the caller's place.
        unsafe { pointer::array_mut("output", output, output_length) }?.copy_from_slice(&found);
        Ok(())
    })
}

/// Walks `steps` steps from the start curve for tests and writes a key directory, which must exist and be empty of keys. field: "p89" for tests to "p1506"; variant: "fp" or
/// "fp2" with the seed of its turns. Whoever knows the start curve's endomorphism ring, as everybody does for this one, evaluates without delay: for tests only.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_isogeny_set_up_for_tests(
    directory: *const c_char,
    field: *const c_char,
    variant: *const c_char,
    steps: u64,
    seed: *const u8,
    seed_length: usize,
    control: *const modmill_control,
) -> modmill_status {
    status(|| {
        // SAFETY: the caller's text, bytes and control.
        let (directory, field, variant, seed, mut control) = unsafe {
            let (field, variant) = (pointer::text("field", field)?, pointer::text("variant", variant)?);
            (pointer::path("directory", directory)?, field, variant, pointer::array("seed", seed, seed_length)?, Control::new(control)?)
        };
        let parameters = Parameters::named(field.unwrap_or_default())?;
        let variant: Variant = variant.unwrap_or("fp").parse()?;
        let options = SetupOptions { seed: seed.to_vec(), ..SetupOptions::of(parameters, variant, steps) };
        Ok(set_up(&options, &directory, &mut control).map(drop)?)
    })
}

/// Bytes of an element of Fp.
fn bytes_of(proof: &Proof) -> usize {
    proof.key.parameters.p.bits().div_ceil(8) as usize
}

/// The input at an address.
///
/// # Safety
/// `input` is null or the caller's struct.
unsafe fn input(input: *const modmill_isogeny_input) -> Result<Input, Error> {
    // SAFETY: the condition of this function.
    let given = unsafe { pointer::given("input", input) }?.ok_or_else(|| pointer::missing("input"))?;
    pointer::reserved(given.reserved)?;
    // SAFETY: arrays of the caller's.
    let (message, re, im) = unsafe {
        (
            pointer::array("message", given.message, given.message_length)?,
            pointer::array("re", given.re, given.re_length)?,
            pointer::array("im", given.im, given.im_length)?,
        )
    };
    match (re.is_empty() && im.is_empty(), message.is_empty()) {
        (true, _) => Ok(Input::Message(message.to_vec())),
        (false, true) => Ok(Input::Point(Value { re: Natural::from_bytes_be(re), im: Natural::from_bytes_be(im) })),
        (false, false) => Err(Error::usage("input: give either a message or a point, not both")),
    }
}

/// # Safety
/// `options` is null or the caller's struct.
unsafe fn options(options: *const modmill_isogeny_options) -> Result<Options, Error> {
    let default = Options::default();
    // SAFETY: the condition of this function.
    let Some(given) = unsafe { pointer::given("options", options) }? else { return Ok(default) };
    pointer::reserved(given.reserved)?;
    // SAFETY: text of the caller's.
    let (backend, checkpoint) = unsafe { (pointer::backend(given.backend)?, pointer::optional_path("checkpoint", given.checkpoint)?) };
    Ok(Options {
        backend,
        checkpoint,
        checkpoint_interval_s: or(given.checkpoint_interval_s, default.checkpoint_interval_s),
        check_steps: or(given.check_steps, default.check_steps),
        threads: given.threads,
    })
}
