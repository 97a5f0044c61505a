//! The backends of this machine, and which of them a modulus gets.

use crate::errors;
use crate::number::Number;
use modmill_arith::{Backend, BackendChoice, Modulus, Ring};
use pyo3::prelude::*;

/// Parses the name of a backend; raises `BackendUnavailable` for an unknown one.
pub(crate) fn choice(py: Python<'_>, name: &str) -> PyResult<BackendChoice> {
    name.parse().map_err(|e| errors::arith(py, &e))
}

/// Checks a modulus; raises `ModulusError` for an unsupported one.
pub(crate) fn modulus(py: Python<'_>, value: Number) -> PyResult<Modulus> {
    Modulus::new(value.0).map_err(|e| errors::arith(py, &e))
}

/// Every CPU backend, and whether this machine can run it: [(name, available), ...], slowest first.
#[pyfunction]
fn backends() -> Vec<(&'static str, bool)> {
    Backend::ALL.into_iter().map(|b| (b.name(), b.is_available())).collect()
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
    m.add("NARROW_BITS", Modulus::NARROW_BITS)?;
    m.add_function(wrap_pyfunction!(backends, m)?)?;
    m.add_function(wrap_pyfunction!(backend_for, m)?)?;
    m.add_function(wrap_pyfunction!(modulus_size, m)?)
}
