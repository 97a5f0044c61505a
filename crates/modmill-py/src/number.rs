//! Python's integers as numbers of any length, and back.

use modmill_arith::Natural;
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyInt};

/// A number that is not negative; Python raises `OverflowError` for others and `TypeError` for anything but an integer.
pub(crate) struct Number(pub(crate) Natural);

impl<'a, 'py> FromPyObject<'a, 'py> for Number {
    type Error = PyErr;

    fn extract(value: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        let py = value.py();
        let integer = if value.is_instance_of::<PyInt>() {
            value.to_owned()
        } else {
            py.import(intern!(py, "operator"))?.call_method1(intern!(py, "index"), (value,))?
        };
        let bits: usize = integer.call_method0(intern!(py, "bit_length"))?.extract()?;
        let bytes = integer.call_method1(intern!(py, "to_bytes"), (bits.div_ceil(8), intern!(py, "little")))?;
        Ok(Self(Natural::from_bytes_le(bytes.cast::<PyBytes>()?.as_bytes())))
    }
}

impl<'py> IntoPyObject<'py> for Number {
    type Target = PyInt;
    type Output = Bound<'py, PyInt>;
    type Error = PyErr;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Bound<'py, PyInt>> {
        integer(py, &self.0)
    }
}

/// `value` as Python's integer.
pub(crate) fn integer<'py>(py: Python<'py>, value: &Natural) -> PyResult<Bound<'py, PyInt>> {
    let bytes = PyBytes::new(py, &value.to_bytes_le());
    Ok(py.get_type::<PyInt>().call_method1(intern!(py, "from_bytes"), (bytes, intern!(py, "little")))?.cast_into()?)
}

/// A number of either sign as Python's integer.
pub(crate) fn signed<'py>(py: Python<'py>, negative: bool, magnitude: &Natural) -> PyResult<Bound<'py, PyAny>> {
    let magnitude = integer(py, magnitude)?.into_any();
    if negative { magnitude.neg() } else { Ok(magnitude) }
}
