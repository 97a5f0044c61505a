//! Rust errors as the Python exceptions of `modmill.errors`, with their data as attributes.
//!
//! The classes live in Python, where they can also inherit from `ValueError`; here each variant names its class and fields.

use modmill_arith::ArithError;
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyType};

/// An exception of class `modmill.errors.<class>` whose text is `message` and whose attributes are `fields`.
///
/// If the class can't be built, that failure is the exception returned.
pub(crate) fn exception(py: Python<'_>, class: &str, message: &str, fields: &[(&str, Py<PyAny>)]) -> PyErr {
    let build = || -> PyResult<PyErr> {
        let class = py.import("modmill.errors")?.getattr(class)?.cast_into::<PyType>()?;
        let kwargs = PyDict::new(py);
        for (name, value) in fields {
            kwargs.set_item(name, value)?;
        }
        Ok(PyErr::from_value(class.call((message,), Some(&kwargs))?))
    };
    build().unwrap_or_else(|e| e)
}

/// `value` as a Python object, for the fields of [`exception`]; None if it has no conversion.
pub(crate) fn field<'py, T: IntoPyObject<'py>>(py: Python<'py>, value: T) -> Py<PyAny> {
    value.into_py_any(py).unwrap_or_else(|_| py.None())
}

/// An arithmetic error as its Python exception.
pub(crate) fn arith(py: Python<'_>, e: &ArithError) -> PyErr {
    let message = e.to_string();
    match e {
        ArithError::BackendUnavailable { wanted, reason, available } => {
            let fields = [("wanted", field(py, wanted)), ("reason", field(py, reason)), ("available", field(py, available))];
            exception(py, "BackendUnavailable", &message, &fields)
        }
        ArithError::ModulusSize { got, min, max } => {
            exception(py, "ModulusError", &message, &[("got", field(py, got)), ("min", field(py, min)), ("max", field(py, max))])
        }
        ArithError::EvenModulus => exception(py, "ModulusError", &message, &[]),
        _ => exception(py, "UsageError", &message, &[]),
    }
}
