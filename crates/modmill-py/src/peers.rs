//! The peers: timed beside ours, and GMP as an independent second computation.

use crate::arith::{choice, modulus};
use crate::errors;
use crate::number::Number;
use modmill_arith::{BackendChoice, SPECIAL_PRIMES};
use modmill_peers::{GmpWalk, PeerError, Row, Squarings, bench_isogeny_steps, bench_squaring, gmp, machine_facts};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::time::Instant;

/// Times chains of squarings, ours on each backend and with `peers` also theirs:
/// {"rows": [...], "refused": [why a backend cannot run, ...], "missing": [why there is no such peer, ...]}.
#[pyfunction]
#[pyo3(signature = (n, *, backends, seconds, peers))]
fn peers_bench_squaring<'py>(py: Python<'py>, n: Number, backends: Vec<String>, seconds: f64, peers: bool) -> PyResult<Bound<'py, PyDict>> {
    let (modulus, choices) = (modulus(py, n)?, choices(py, &backends)?);
    let found = py.detach(|| bench_squaring(&modulus, &choices, seconds, peers)).map_err(|e| errors::peer(py, &e))?;
    timed(py, found)
}

/// Times steps of an isogeny evaluation over the prime of this name, likewise.
#[pyfunction]
#[pyo3(signature = (field, *, backends, seconds, peers))]
fn peers_bench_isogeny<'py>(
    py: Python<'py>,
    field: &str,
    backends: Vec<String>,
    seconds: f64,
    peers: bool,
) -> PyResult<Bound<'py, PyDict>> {
    let prime = SPECIAL_PRIMES.iter().find(|prime| prime.name == field);
    let prime = prime.ok_or_else(|| PyValueError::new_err(format!("unknown field {field:?}")))?;
    let choices = choices(py, &backends)?;
    let found = py.detach(|| bench_isogeny_steps(prime, &choices, seconds, peers)).map_err(|e| errors::peer(py, &e))?;
    timed(py, found)
}

/// The walk of a set-up by GMP's mpn functions; None where the prime of this name has no special reduction in words.
#[pyfunction]
fn peers_isogeny_walk(py: Python<'_>, field: &str) -> PyResult<Option<PyGmpWalk>> {
    let prime = SPECIAL_PRIMES.iter().find(|prime| prime.name == field);
    let prime = prime.ok_or_else(|| PyValueError::new_err(format!("unknown field {field:?}")))?;
    Ok(GmpWalk::new(prime).map_err(|e| errors::peer(py, &e))?.map(|walk| PyGmpWalk { walk }))
}

#[pyclass(name = "GmpWalk", module = "modmill._native")]
struct PyGmpWalk {
    walk: GmpWalk,
}

#[pymethods]
impl PyGmpWalk {
    #[getter]
    fn name(&self) -> &str {
        self.walk.name()
    }

    /// The alpha behind `steps` steps, and the seconds that they took.
    fn walk(&mut self, py: Python<'_>, alpha: Number, steps: u64) -> (Number, f64) {
        py.detach(|| {
            let begin = Instant::now();
            let end = self.walk.walk(&alpha.0, steps);
            (Number(end), begin.elapsed().as_secs_f64())
        })
    }
}

fn choices(py: Python<'_>, names: &[String]) -> PyResult<Vec<BackendChoice>> {
    names.iter().map(|name| choice(py, name)).collect()
}

fn timed(py: Python<'_>, found: Squarings) -> PyResult<Bound<'_, PyDict>> {
    py.check_signals()?;
    let out = PyDict::new(py);
    out.set_item("rows", found.rows.iter().map(|r| row(py, r)).collect::<PyResult<Vec<_>>>()?)?;
    for (name, reasons) in [("refused", &found.refused), ("missing", &found.missing)] {
        out.set_item(name, reasons.iter().map(PeerError::to_string).collect::<Vec<_>>())?;
    }
    Ok(out)
}

fn row<'py>(py: Python<'py>, r: &Row) -> PyResult<Bound<'py, PyDict>> {
    let out = PyDict::new(py);
    out.set_item("job", &r.job)?;
    out.set_item("case", &r.case)?;
    out.set_item("backend", &r.backend)?;
    out.set_item("value", r.value)?;
    out.set_item("unit", &r.unit)?;
    out.set_item("peer", &r.peer)?;
    out.set_item("peer_value", r.peer_value)?;
    out.set_item("ratio", r.ratio)?;
    out.set_item("threads", r.threads)?;
    out.set_item("n", r.n)?;
    out.set_item("range", r.range)?;
    out.set_item("peer_range", r.peer_range)?;
    Ok(out)
}

/// base^(2^steps) mod n by GMP; raises `PeerMissing` if GMP is not installed.
#[pyfunction]
fn peers_gmp_repeated_square(py: Python<'_>, n: Number, base: Number, steps: u64) -> PyResult<Number> {
    py.detach(|| gmp().map(|g| Number(g.repeated_square(&n.0, &base.0, steps)))).map_err(|e| errors::peer(py, &e))
}

/// The facts about the machine that a record of a measurement must state; takes about 50 ms to measure the clock.
#[pyfunction]
fn peers_machine_facts(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let facts = py.detach(machine_facts);
    let out = PyDict::new(py);
    out.set_item("cpu", facts.cpu)?;
    out.set_item("cpus", facts.cpus)?;
    out.set_item("core_ghz", facts.core_ghz)?;
    out.set_item("backends", facts.backends)?;
    let peers: Vec<_> = facts.peers.into_iter().map(|p| (p.name, p.version, p.missing)).collect();
    out.set_item("peers", peers)?;
    out.set_item("system", facts.system)?;
    out.set_item("optimised", facts.optimised)?;
    Ok(out)
}

pub(crate) fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_function(wrap_pyfunction!(peers_bench_isogeny, m)?)?;
    m.add_function(wrap_pyfunction!(peers_bench_squaring, m)?)?;
    m.add_function(wrap_pyfunction!(peers_isogeny_walk, m)?)?;
    m.add_class::<PyGmpWalk>()?;
    m.add_function(wrap_pyfunction!(peers_gmp_repeated_square, m)?)?;
    m.add_function(wrap_pyfunction!(peers_machine_facts, m)?)
}
