//! The delay-function job: evaluation, verification, evaluation with the factors of N, and calibration.

use crate::arith::{choice, modulus};
use crate::control::PyControl;
use crate::errors;
use crate::number::{Number, integer};
use modmill_vdf::{
    InputDigest, ModulusTrust, Natural, Options, ProofFile, ProofKind, Statement, Trapdoor, VerifyOptions, hash_to_group, read_checkpoint,
    verify_with, verify_with_trapdoor,
};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use std::path::PathBuf;

fn statement(py: Python<'_>, n: Number, base: Number, steps: u64) -> PyResult<Statement> {
    Statement::new(modulus(py, n)?, base.0, steps).map_err(|e| errors::vdf(py, e))
}

fn factors(primes: Vec<Number>) -> Vec<Natural> {
    primes.into_iter().map(|p| p.0).collect()
}

/// The element of Z_n*/{+-1} that an input with this SHA-256 is hashed to.
#[pyfunction]
fn vdf_hash_to_group(py: Python<'_>, n: Number, digest: [u8; 32]) -> PyResult<Number> {
    Ok(Number(hash_to_group(&modulus(py, n)?, &InputDigest::from_bytes(digest))))
}

/// Runs an evaluation; returns the fields of `modmill.vdf.Evaluation` other than the arguments.
///
/// `input_sha256`: of the input that was hashed to `base`, for the proof file to name it. `points_only`: the chain is saved with its points, and others
/// make the proof.
#[pyfunction]
#[pyo3(signature = (n, base, steps, *, input_sha256, proof, accept_modulus, backend, threads, checkpoint, checkpoint_interval, progress, points_only=false))]
#[expect(clippy::too_many_arguments, reason = "one Python call carries the whole job")]
fn vdf_evaluate<'py>(
    py: Python<'py>,
    n: Number,
    base: Number,
    steps: u64,
    input_sha256: Option<[u8; 32]>,
    proof: &str,
    accept_modulus: bool,
    backend: &str,
    threads: usize,
    checkpoint: Option<PathBuf>,
    checkpoint_interval: f64,
    progress: Option<Py<PyAny>>,
    points_only: bool,
) -> PyResult<Bound<'py, PyDict>> {
    let statement = match input_sha256.map(InputDigest::from_bytes) {
        None => statement(py, n, base, steps)?,
        Some(input) => Statement::of_input(modulus(py, n)?, input, steps).map_err(|e| errors::vdf(py, e))?,
    };
    let options = Options {
        backend: choice(py, backend)?,
        threads,
        proof: proof.parse::<ProofKind>().map_err(|e| errors::vdf(py, e))?,
        accept_modulus,
        checkpoint,
        checkpoint_interval_s: checkpoint_interval,
        points_only,
        ..Options::default()
    };
    let mut control = PyControl::new(progress);
    let result = py.detach(|| modmill_vdf::evaluate(&statement, &options, &mut control));
    let done = control.outcome_vdf(py, result)?;
    let out = PyDict::new(py);
    // The text has a checksum, which the numbers have not.
    out.set_item("proof_file", done.proof_file().map(|f| f.to_text()))?;
    out.set_item("y", integer(py, &done.y)?)?;
    out.set_item("y_full", integer(py, &done.y_full)?)?;
    out.set_item("backend", done.backend)?;
    out.set_item("why", &done.why)?;
    out.set_item("seconds", done.seconds_eval)?;
    out.set_item("seconds_proof", done.seconds_proof)?;
    out.set_item("resumed_from", done.resumed_from)?;
    out.set_item("checks_passed", done.checks_passed)?;
    out.set_item("faults", done.faults_detected)?;
    out.set_item("repeated_blocks", done.repairs.repeated_blocks)?;
    out.set_item("rebuilt_constants", done.repairs.rebuilt_constants)?;
    out.set_item("repaired_points", done.repairs.repaired_points)?;
    out.set_item("repeated_proofs", done.repairs.repeated_proofs)?;
    out.set_item("warnings", done.warnings.iter().map(ToString::to_string).collect::<Vec<_>>())?;
    Ok(out)
}

/// Verifies the text of a proof file; returns its statement and how it was checked.
#[pyfunction]
#[pyo3(signature = (text, *, accept_modulus, backend))]
fn vdf_verify<'py>(py: Python<'py>, text: &[u8], accept_modulus: bool, backend: &str) -> PyResult<Bound<'py, PyDict>> {
    let options = VerifyOptions { backend: choice(py, backend)?, accept_modulus };
    let (file, verified) = py
        .detach(|| {
            let file = ProofFile::from_text(text)?;
            let verified = verify_with(&file, &options)?;
            Ok((file, verified))
        })
        .map_err(|e| errors::vdf(py, e))?;
    let out = describe(py, &file.statement)?;
    out.set_item("y", integer(py, &file.y)?)?;
    out.set_item("proof", verified.kind.name())?;
    out.set_item("checked_by", verified.checked_by)?;
    let trust = match verified.modulus {
        Some(ModulusTrust::BuiltIn(_)) => "built-in",
        Some(ModulusTrust::Checked) => "checked",
        _ => "accepted",
    };
    out.set_item("trust", trust)?;
    out.set_item("backend", verified.backend)?;
    out.set_item("seconds", verified.seconds)?;
    Ok(out)
}

/// The contents of a proof file's text, if its form, its numbers and its checksum are right; the proof is not verified.
#[pyfunction]
fn vdf_read_proof<'py>(py: Python<'py>, text: &[u8]) -> PyResult<Bound<'py, PyDict>> {
    let file = ProofFile::from_text(text).map_err(|e| errors::vdf(py, e))?;
    let out = describe(py, &file.statement)?;
    out.set_item("y", integer(py, &file.y)?)?;
    out.set_item("proof", file.proof.kind().name())?;
    Ok(out)
}

/// The saved state of a run, None if the directory has none.
#[pyfunction]
fn vdf_read_checkpoint(py: Python<'_>, directory: PathBuf) -> PyResult<Option<Bound<'_, PyDict>>> {
    let Some(state) = read_checkpoint(&directory).map_err(|e| errors::vdf(py, e))? else { return Ok(None) };
    let out = describe(py, &state.statement)?;
    out.set_item("proof", state.proof.name())?;
    out.set_item("done", state.done)?;
    out.set_item("points", state.points)?;
    out.set_item("value", integer(py, &state.x)?)?;
    out.set_item("spacing", state.schedule_parameter)?;
    out.set_item("block", state.intervals.block)?;
    out.set_item("points_bytes", state.points_bytes)?;
    out.set_item("points_sha256", PyBytes::new(py, &state.points_hash))?;
    Ok(Some(out))
}

/// The factor of a Wesolowski proof that some points of the chain make: number `first` and those after it, |N| bytes each, highest first.
#[pyfunction]
#[pyo3(signature = (n, base, steps, y, *, spacing, first, points, backend, threads, progress))]
#[expect(clippy::too_many_arguments, reason = "one Python call carries the whole job")]
fn vdf_prove_part(
    py: Python<'_>,
    n: Number,
    base: Number,
    steps: u64,
    y: Number,
    spacing: u64,
    first: u64,
    points: &[u8],
    backend: &str,
    threads: usize,
    progress: Option<Py<PyAny>>,
) -> PyResult<Number> {
    let statement = statement(py, n, base, steps)?;
    let options = Options { backend: choice(py, backend)?, threads, ..Options::default() };
    let points: Vec<Natural> = points.chunks(statement.modulus().bytes()).map(Natural::from_bytes_be).collect();
    let mut control = PyControl::new(progress);
    let part = py.detach(|| modmill_vdf::prove_part(&statement, &y.0, spacing, first, &points, &options, &mut control));
    control.outcome_vdf(py, part).map(Number)
}

fn describe<'py>(py: Python<'py>, statement: &Statement) -> PyResult<Bound<'py, PyDict>> {
    let out = PyDict::new(py);
    out.set_item("modulus", integer(py, statement.modulus().value())?)?;
    out.set_item("base", integer(py, statement.base())?)?;
    out.set_item("input_sha256", statement.input().map(|digest| PyBytes::new(py, digest.as_bytes())))?;
    out.set_item("steps", statement.steps())?;
    Ok(out)
}

/// Raises `InvalidProof` unless base^(2^steps) = +-y; `primes` are the factors of n. Returns how it was checked.
#[pyfunction]
fn vdf_verify_trapdoor(py: Python<'_>, n: Number, base: Number, steps: u64, y: Number, primes: Vec<Number>) -> PyResult<&'static str> {
    let statement = statement(py, n, base, steps)?;
    let primes = factors(primes);
    let verified = py.detach(|| verify_with_trapdoor(&statement, &y.0, &primes)).map_err(|e| errors::vdf(py, e))?;
    Ok(verified.checked_by)
}

/// base^(2^steps) mod n in 0..n, by the factors `primes` of n, without the squarings.
#[pyfunction]
fn vdf_evaluate_trapdoor(py: Python<'_>, n: Number, base: Number, steps: u64, primes: Vec<Number>) -> PyResult<Number> {
    let statement = statement(py, n, base, steps)?;
    let primes = factors(primes);
    py.detach(|| Trapdoor::new(statement.modulus(), &primes)?.evaluate(&statement).map(Number)).map_err(|e| errors::vdf(py, e))
}

/// Measures the speed of the chain modulo n for about `seconds`.
#[pyfunction]
#[pyo3(signature = (n, *, seconds, backend, progress))]
fn vdf_calibrate<'py>(
    py: Python<'py>,
    n: Number,
    seconds: f64,
    backend: &str,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyDict>> {
    let (n, choice) = (modulus(py, n)?, choice(py, backend)?);
    let mut control = PyControl::new(progress);
    let result = py.detach(|| modmill_vdf::calibrate(&n, choice, seconds, &mut control));
    let speed = control.outcome_vdf(py, result)?;
    let out = PyDict::new(py);
    out.set_item("rate", speed.rate)?;
    out.set_item("backend", speed.backend)?;
    out.set_item("why", &speed.why)?;
    out.set_item("steps", speed.steps)?;
    out.set_item("seconds", speed.seconds)?;
    Ok(out)
}

pub(crate) fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_function(wrap_pyfunction!(vdf_hash_to_group, m)?)?;
    m.add_function(wrap_pyfunction!(vdf_evaluate, m)?)?;
    m.add_function(wrap_pyfunction!(vdf_verify, m)?)?;
    m.add_function(wrap_pyfunction!(vdf_read_proof, m)?)?;
    m.add_function(wrap_pyfunction!(vdf_read_checkpoint, m)?)?;
    m.add_function(wrap_pyfunction!(vdf_prove_part, m)?)?;
    m.add_function(wrap_pyfunction!(vdf_verify_trapdoor, m)?)?;
    m.add_function(wrap_pyfunction!(vdf_evaluate_trapdoor, m)?)?;
    m.add_function(wrap_pyfunction!(vdf_calibrate, m)?)
}
