//! The backends of this machine, and which of them a modulus gets.

use crate::errors;
use crate::number::Number;
use modmill_arith::backend::{CarrylessLanes, IntegerLanes, VectorUnit};
use modmill_arith::{BackendChoice, BackendName, Modulus, Ring};
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// Parses the name of a backend; raises `BackendUnavailable` for an unknown one.
pub(crate) fn choice(py: Python<'_>, name: &str) -> PyResult<BackendChoice> {
    name.parse().map_err(|e| errors::arith(py, &e))
}

/// Checks a modulus; raises `ModulusError` for an unsupported one.
pub(crate) fn modulus(py: Python<'_>, value: Number) -> PyResult<Modulus> {
    Modulus::new(value.0).map_err(|e| errors::arith(py, &e))
}

/// The features that this machine lacks for each CPU backend, by kind of arithmetic: {"integers": {name: missing, ...}, "binary fields": ...}, slowest first;
/// "" for a backend that it can run, no entry for one that the kind of arithmetic does not have.
#[pyfunction]
fn backends(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    fn missing<U: VectorUnit>(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
        let found = PyDict::new(py);
        for name in BackendName::ALL.into_iter().filter(|name| U::exists(*name)) {
            let missing = U::detect(name).map_or_else(|missing| missing.to_string(), |_| String::new());
            found.set_item(name.name(), missing)?;
        }
        Ok(found)
    }
    let kinds = PyDict::new(py);
    kinds.set_item("integers", missing::<IntegerLanes>(py)?)?;
    kinds.set_item("binary fields", missing::<CarrylessLanes>(py)?)?;
    Ok(kinds)
}

/// (backend, why): the backend that `name` ("auto" or a backend) selects for this modulus on this machine.
#[pyfunction]
fn backend_for(py: Python<'_>, modulus: Number, name: &str) -> PyResult<(&'static str, String)> {
    let ring = Ring::new(&self::modulus(py, modulus)?, choice(py, name)?).map_err(|e| errors::arith(py, &e))?;
    Ok((ring.backend().name(), ring.why().to_owned()))
}

/// (bits, bytes) of a modulus; raises an exception for an unsupported one.
#[pyfunction]
fn modulus_size(py: Python<'_>, modulus: Number) -> PyResult<(u64, usize)> {
    let n = self::modulus(py, modulus)?;
    Ok((n.bits(), n.bytes()))
}

pub(crate) fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add("BACKENDS", BackendName::ALL.map(BackendName::name))?;
    m.add("NARROW_BITS", Modulus::NARROW_BITS)?;
    m.add_function(wrap_pyfunction!(backends, m)?)?;
    m.add_function(wrap_pyfunction!(backend_for, m)?)?;
    m.add_function(wrap_pyfunction!(modulus_size, m)?)
}
