//! The isogeny delay function: set-up, evaluation, verification, calibration.

use crate::arith::choice;
use crate::control::PyControl;
use crate::errors;
use crate::number::{Number, integer};
use modmill_isogeny::{Evaluation, Input, IsogenyError, Key, Options, Parameters, Proof, SetupOptions, Value, Variant, VerificationKey};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyInt};
use std::path::PathBuf;
use std::time::Instant;

fn parsed(py: Python<'_>, field: &str, variant: &str) -> PyResult<(Parameters, Variant)> {
    let both = || -> Result<_, IsogenyError> { Ok((Parameters::named(field)?, variant.parse()?)) };
    both().map_err(|e| errors::isogeny(py, e))
}

fn pair<'py>(py: Python<'py>, value: &Value) -> PyResult<(Bound<'py, PyInt>, Bound<'py, PyInt>)> {
    Ok((integer(py, &value.re)?, integer(py, &value.im)?))
}

/// The fields of `modmill.isogeny.VerificationKey`.
fn key_fields<'py>(py: Python<'py>, key: &VerificationKey) -> PyResult<Bound<'py, PyDict>> {
    let out = PyDict::new(py);
    out.set_item("field", key.parameters.prime.name)?;
    out.set_item("variant", key.variant.name())?;
    out.set_item("steps", key.steps)?;
    out.set_item("start", integer(py, &key.start)?)?;
    out.set_item("end", pair(py, &key.end)?)?;
    out.set_item("point", integer(py, &key.point)?)?;
    out.set_item("image", pair(py, &key.image)?)?;
    out.set_item("seed", PyBytes::new(py, &key.seed))?;
    out.set_item("id", PyBytes::new(py, &key.id()))?;
    out.set_item("for_tests", key.is_for_tests())?;
    Ok(out)
}

/// Walks the steps and writes a key directory; `start` None is the curve for tests.
#[pyfunction]
#[pyo3(signature = (directory, *, field, variant, steps, start, seed, compact, checkpoint, checkpoint_interval, backend, progress))]
#[expect(clippy::too_many_arguments, reason = "one Python call carries the whole job")]
fn isogeny_setup<'py>(
    py: Python<'py>,
    directory: PathBuf,
    field: &str,
    variant: &str,
    steps: u64,
    start: Option<Number>,
    seed: Vec<u8>,
    compact: bool,
    checkpoint: Option<PathBuf>,
    checkpoint_interval: f64,
    backend: &str,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyDict>> {
    let (parameters, variant) = parsed(py, field, variant)?;
    let options = SetupOptions { seed, compact, backend: choice(py, backend)?, ..SetupOptions::of(parameters, variant, steps) };
    let options = SetupOptions { checkpoint, checkpoint_interval_s: checkpoint_interval, ..options };
    let options = SetupOptions { start: start.map_or_else(|| options.start.clone(), |start| start.0), ..options };
    let mut control = PyControl::new(progress);
    let result = py.detach(|| modmill_isogeny::set_up(&options, &directory, &mut control));
    let done = control.outcome_isogeny(py, result)?;
    let out = PyDict::new(py);
    out.set_item("key", key_fields(py, &done.key)?)?;
    out.set_item("backend", done.backend)?;
    out.set_item("why", &done.why)?;
    out.set_item("seconds", done.seconds)?;
    out.set_item("resumed_from", done.resumed_from)?;
    out.set_item("warnings", done.warnings.iter().map(ToString::to_string).collect::<Vec<_>>())?;
    Ok(out)
}

/// The verification key in a key directory or file.
#[pyfunction]
fn isogeny_key(py: Python<'_>, path: PathBuf) -> PyResult<Bound<'_, PyDict>> {
    let key = py.detach(|| VerificationKey::read(&path)).map_err(|e| errors::isogeny(py, e))?;
    key_fields(py, &key)
}

/// Reads and checks every element of the evaluation key in a directory: the seconds that it took, and the bytes of its file.
#[pyfunction]
fn isogeny_check_key(py: Python<'_>, directory: PathBuf) -> PyResult<(f64, u64)> {
    let check = || {
        let key = Key::open(&directory)?;
        let begin = Instant::now();
        key.check()?;
        Ok((begin.elapsed().as_secs_f64(), key.file_bytes()))
    };
    py.detach(check).map_err(|e| errors::isogeny(py, e))
}

/// The elements of a chunk of the evaluation key in a directory, each (re, im), in the order in which an evaluation takes them.
#[pyfunction]
fn isogeny_elements<'py>(py: Python<'py>, directory: PathBuf, chunk: u64) -> PyResult<Vec<(Bound<'py, PyInt>, Bound<'py, PyInt>)>> {
    let found = py.detach(|| Key::open(&directory)?.elements(chunk)).map_err(|e| errors::isogeny(py, e))?;
    found.iter().map(|value| pair(py, value)).collect()
}

/// Evaluates the key in a directory at a point `x`, or at the hash of `message`.
#[pyfunction]
#[pyo3(signature = (directory, *, x, message, checkpoint, checkpoint_interval, backend, threads, progress))]
#[expect(clippy::too_many_arguments, reason = "one Python call carries the whole job")]
fn isogeny_evaluate<'py>(
    py: Python<'py>,
    directory: PathBuf,
    x: (Number, Number),
    message: Option<Vec<u8>>,
    checkpoint: Option<PathBuf>,
    checkpoint_interval: f64,
    backend: &str,
    threads: usize,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyDict>> {
    let input = message.map_or(Input::Point(Value { re: x.0.0, im: x.1.0 }), Input::Message);
    let options =
        Options { backend: choice(py, backend)?, checkpoint, checkpoint_interval_s: checkpoint_interval, threads, ..Options::default() };
    let mut control = PyControl::new(progress);
    let result = py.detach(|| modmill_isogeny::evaluate(&Key::open(&directory)?, &input, &options, &mut control));
    let Evaluation { proof, backend, why, seconds, resumed_from, checks_passed, faults, warnings, .. } =
        control.outcome_isogeny(py, result)?;
    let out = PyDict::new(py);
    out.set_item("key", key_fields(py, &proof.key)?)?;
    out.set_item("input", pair(py, &proof.input)?)?;
    out.set_item("output", integer(py, &proof.output)?)?;
    out.set_item("proof_file", proof.to_text())?;
    out.set_item("backend", backend)?;
    out.set_item("why", &why)?;
    out.set_item("seconds", seconds)?;
    out.set_item("resumed_from", resumed_from)?;
    out.set_item("checks_passed", checks_passed)?;
    out.set_item("faults", faults)?;
    out.set_item("warnings", warnings.iter().map(ToString::to_string).collect::<Vec<_>>())?;
    Ok(out)
}

/// Verifies the text of a proof file, which must belong to the key with the number `key` where one is given.
#[pyfunction]
#[pyo3(signature = (text, *, key, backend))]
fn isogeny_verify<'py>(py: Python<'py>, text: &[u8], key: Option<[u8; 32]>, backend: &str) -> PyResult<Bound<'py, PyDict>> {
    let choice = choice(py, backend)?;
    let verify = || {
        let proof = Proof::from_text(text)?;
        let verified = modmill_isogeny::verify(&proof, key, choice)?;
        Ok((proof, verified))
    };
    let (proof, verified) = py.detach(verify).map_err(|e| errors::isogeny(py, e))?;
    let out = PyDict::new(py);
    out.set_item("key", key_fields(py, &proof.key)?)?;
    out.set_item("input", pair(py, &proof.input)?)?;
    out.set_item("output", integer(py, &proof.output)?)?;
    out.set_item("message", proof.message.as_ref().map(|bytes| PyBytes::new(py, bytes)))?;
    out.set_item("backend", verified.backend)?;
    out.set_item("seconds", verified.seconds)?;
    Ok(out)
}

/// Measures the speed of the steps for about `seconds`.
#[pyfunction]
#[pyo3(signature = (*, field, variant, seconds, backend, progress))]
fn isogeny_calibrate<'py>(
    py: Python<'py>,
    field: &str,
    variant: &str,
    seconds: f64,
    backend: &str,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyDict>> {
    let ((parameters, variant), choice) = (parsed(py, field, variant)?, choice(py, backend)?);
    let mut control = PyControl::new(progress);
    let result = py.detach(|| modmill_isogeny::calibrate(&parameters, variant, choice, seconds, &mut control));
    let speed = control.outcome_isogeny(py, result)?;
    let out = PyDict::new(py);
    out.set_item("rate", speed.rate)?;
    out.set_item("backend", speed.backend)?;
    out.set_item("why", &speed.why)?;
    out.set_item("steps", speed.steps)?;
    out.set_item("seconds", speed.seconds)?;
    Ok(out)
}

/// The steps for a delay against hardware that computes `lookahead` steps at once.
#[pyfunction]
fn isogeny_steps_against(py: Python<'_>, seconds: f64, level_ns: f64, lookahead: u32) -> PyResult<u64> {
    modmill_isogeny::steps_against(seconds, level_ns, lookahead).map_err(|e| errors::isogeny(py, e))
}

pub(crate) fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_function(wrap_pyfunction!(isogeny_setup, m)?)?;
    m.add_function(wrap_pyfunction!(isogeny_key, m)?)?;
    m.add_function(wrap_pyfunction!(isogeny_check_key, m)?)?;
    m.add_function(wrap_pyfunction!(isogeny_elements, m)?)?;
    m.add_function(wrap_pyfunction!(isogeny_evaluate, m)?)?;
    m.add_function(wrap_pyfunction!(isogeny_verify, m)?)?;
    m.add_function(wrap_pyfunction!(isogeny_calibrate, m)?)?;
    m.add_function(wrap_pyfunction!(isogeny_steps_against, m)?)
}
