//! The peers: timed beside ours, and GMP as an independent second computation.

use crate::arith::{choice, modulus};
use crate::errors;
use crate::number::Number;
use modmill_arith::SPECIAL_PRIMES;
use modmill_peers::{Contender, GmpWalk, PeerError};
use modmill_peers::{gmp, gmp_isogeny_steps, gmp_squarings, isogeny_steps, machine_facts, openssl_squarings, slice, squarings};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::sync::Mutex;
use std::time::Instant;

/// A chain of operations, each on the result of the one before: one of ours or of a peer's (`Contender` in modmill.bench.interleave).
#[pyclass(name = "Chain", module = "modmill._native")]
struct PyChain {
    inner: Mutex<Box<dyn Contender>>,
    #[pyo3(get)]
    title: String,
    #[pyo3(get)]
    least: u64,
}

impl PyChain {
    fn all(py: Python<'_>, found: Result<Vec<Box<dyn Contender>>, PeerError>) -> PyResult<Vec<Self>> {
        let found = found.map_err(|e| errors::peer(py, &e))?;
        Ok(found.into_iter().map(|c| Self { title: c.title().to_owned(), least: c.least(), inner: Mutex::new(c) }).collect())
    }

    fn chain(&mut self) -> &mut dyn Contender {
        self.inner.get_mut().unwrap_or_else(std::sync::PoisonError::into_inner).as_mut()
    }
}

#[pymethods]
impl PyChain {
    /// The operations behind which `answers` compares.
    #[classattr]
    const CHECKED: u64 = 1000;

    /// The value after the first operations, before anything is timed; None where a call failed.
    fn answers(&mut self, py: Python<'_>) -> [Option<Number>; 1] {
        let chain = self.chain();
        py.detach(|| {
            chain.run(Self::CHECKED);
            [chain.value().map(Number)]
        })
    }

    /// Does the next `count` operations, or a few less; the ns of processor time for each.
    fn slice(&mut self, py: Python<'_>, count: u64) -> PyResult<f64> {
        if count == 0 {
            return Err(PyValueError::new_err("a slice has at least one operation"));
        }
        let chain = self.chain();
        Ok(py.detach(|| slice(chain, count)))
    }
}

/// Squarings modulo n from x on: on a backend, by GMP or by OpenSSL.
#[pyfunction]
fn peers_squarings(py: Python<'_>, n: Number, x: Number, by: &str) -> PyResult<Vec<PyChain>> {
    let n = modulus(py, n)?;
    let found = match by {
        "GMP" => gmp_squarings(&n, &x.0),
        "OpenSSL" => openssl_squarings(&n, &x.0),
        backend => squarings(&n, choice(py, backend)?, &x.0).map(|one| vec![one]),
    };
    PyChain::all(py, found)
}

/// Steps of an isogeny evaluation over the field of p elements from x on, by `alphas` in turn: on a backend or by GMP.
#[pyfunction]
fn peers_isogeny_steps(py: Python<'_>, p: Number, x: Number, alphas: Vec<Number>, by: &str) -> PyResult<Vec<PyChain>> {
    if alphas.is_empty() {
        return Err(PyValueError::new_err("an evaluation has at least one step"));
    }
    let alphas: Vec<_> = alphas.into_iter().map(|alpha| alpha.0).collect();
    let found = match by {
        "GMP" => gmp_isogeny_steps(&p.0, &alphas, &x.0),
        backend => isogeny_steps(&p.0, choice(py, backend)?, &alphas, &x.0).map(|one| vec![one]),
    };
    PyChain::all(py, found)
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
    m.add_class::<PyChain>()?;
    m.add_function(wrap_pyfunction!(peers_squarings, m)?)?;
    m.add_function(wrap_pyfunction!(peers_isogeny_steps, m)?)?;
    m.add_function(wrap_pyfunction!(peers_isogeny_walk, m)?)?;
    m.add_class::<PyGmpWalk>()?;
    m.add_function(wrap_pyfunction!(peers_gmp_repeated_square, m)?)?;
    m.add_function(wrap_pyfunction!(peers_machine_facts, m)?)
}
