//! The benchmark of binary fields: timed slices, which Python interleaves with the peers'.

use crate::arith::choice;
use crate::errors;
use crate::number::Number;
use modmill_peers::{BinaryBench, BinaryOp};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use std::borrow::Cow;

/// One modulus on one backend by one method, and the operands through which slices cycle.
#[pyclass(name = "Gf2Bench", module = "modmill._native")]
struct PyGf2Bench {
    inner: BinaryBench,
}

#[pymethods]
impl PyGf2Bench {
    #[new]
    #[pyo3(signature = (poly, *, backend, method, ring, threads))]
    fn new(py: Python<'_>, poly: Number, backend: &str, method: &str, ring: bool, threads: usize) -> PyResult<Self> {
        let choice = choice(py, backend)?;
        let words: Vec<u64> = poly.0.iter_u64_digits().collect();
        let inner = py.detach(|| BinaryBench::new(&words, choice, method, ring, threads)).map_err(|e| errors::peer(py, &e))?;
        Ok(Self { inner })
    }

    /// The backend that runs.
    #[getter]
    fn backend(&self) -> &'static str {
        self.inner.field().backend().name()
    }

    /// The method that runs, with levels.
    #[getter]
    fn method(&self) -> Cow<'_, str> {
        self.inner.field().method().into()
    }

    /// Why this backend and method were chosen.
    #[getter]
    fn why(&self) -> Cow<'_, str> {
        self.inner.field().why().into()
    }

    /// Sets the operands, the little-endian words of consecutive elements, and the exponent of powers.
    fn load(&mut self, py: Python<'_>, a: &[u8], b: &[u8], exponent: Number) -> PyResult<()> {
        self.inner.load(words(a), words(b), exponent.0).map_err(|e| errors::peer(py, &e))
    }

    /// The operation (mul, single, square, inv, pow) on every element, as words.
    fn results<'py>(&mut self, py: Python<'py>, op: &str) -> PyResult<Bound<'py, PyBytes>> {
        let op: BinaryOp = op.parse().map_err(|e| errors::peer(py, &e))?;
        let found = py.detach(|| self.inner.results(op)).map_err(|e| errors::peer(py, &e))?;
        let bytes: Vec<u8> = found.iter().flat_map(|w| w.to_le_bytes()).collect();
        Ok(PyBytes::new(py, &bytes))
    }

    /// Does the next `count` operations: their ns in total; processor time on one thread, wall time on several.
    fn slice(&mut self, py: Python<'_>, op: &str, count: usize) -> PyResult<u64> {
        let op: BinaryOp = op.parse().map_err(|e| errors::peer(py, &e))?;
        let took = py.detach(|| self.inner.slice(op, count)).map_err(|e| errors::peer(py, &e))?;
        Ok(u64::try_from(took.as_nanos()).unwrap_or(u64::MAX))
    }
}

fn words(bytes: &[u8]) -> Vec<u64> {
    bytes.chunks(8).map(|c| c.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte))).collect()
}

pub(crate) fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_class::<PyGf2Bench>()
}
