//! The 4^k-isogeny of a kernel point.

use crate::arith::choice;
use crate::errors;
use crate::number::Number;
use modmill_arith::PrimeField;
use modmill_isogeny::walk::{Strategy, compute, longest_block};
use modmill_isogeny::{IsogenyError, Parameters, start_for_tests};
use pyo3::prelude::*;

/// A prime of the job, and its fastest arithmetic.
#[pyclass(frozen)]
struct IsogenyWalk {
    field: PrimeField,
    parameters: Parameters,
}

#[pymethods]
impl IsogenyWalk {
    /// Raises `UsageError` for an unknown field, `BackendUnavailable` for a backend that cannot run it.
    #[new]
    #[pyo3(signature = (field, *, backend))]
    fn new(py: Python<'_>, field: &str, backend: &str) -> PyResult<Self> {
        let parameters = Parameters::named(field).map_err(|e| raised(py, &e))?;
        let field = PrimeField::new(&parameters.p, choice(py, backend)?).map_err(|e| errors::arith(py, &e))?;
        Ok(Self { field, parameters })
    }

    #[getter]
    fn backend(&self) -> (&'static str, String) {
        (self.field.backend().name(), self.field.why().to_owned())
    }

    #[getter]
    fn prime(&self) -> Number {
        Number(self.field.prime().clone())
    }

    /// alpha of the curve for tests.
    #[getter]
    fn start(&self) -> Number {
        Number(start_for_tests(&self.parameters))
    }

    /// The most 4-isogenies from one kernel point.
    #[getter]
    fn longest(&self) -> usize {
        longest_block(&self.field) / 2
    }

    /// (alpha, A, seconds) behind the 4-isogenies of one kernel point on E_alpha, in the order of a strategy.
    fn compute(&self, py: Python<'_>, alpha: Number, starts: Vec<usize>) -> PyResult<(Number, Number, f64)> {
        let strategy = Strategy::new(starts).map_err(|e| errors::exception(py, "UsageError", &e.to_string(), &[]))?;
        let found = py.detach(|| compute(&self.field, &alpha.0, &strategy)).map_err(|e| raised(py, &e))?;
        Ok((Number(found.alpha), Number(found.a), found.elapsed.as_secs_f64()))
    }
}

fn raised(py: Python<'_>, e: &IsogenyError) -> PyErr {
    match e {
        IsogenyError::Arith(e) => errors::arith(py, e),
        _ => errors::exception(py, "UsageError", &e.to_string(), &[]),
    }
}

pub(crate) fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_class::<IsogenyWalk>()
}
