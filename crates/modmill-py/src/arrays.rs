//! The arrays that callers give, as slices.

use numpy::ndarray::{Dimension, Ix1, Ix2};
use numpy::{Element, PyReadonlyArray, PyUntypedArrayMethods};
use pyo3::intern;
use pyo3::prelude::*;

/// An array whose elements lie in C order at aligned addresses: the caller's, or a copy of one that is laid out otherwise.
pub(crate) struct Array<'py, T: Element, D: Dimension>(PyReadonlyArray<'py, T, D>);

pub(crate) type Array1<'py, T> = Array<'py, T, Ix1>;
pub(crate) type Array2<'py, T> = Array<'py, T, Ix2>;

impl<'a, 'py, T: Element + 'a, D: Dimension + 'a> FromPyObject<'a, 'py> for Array<'py, T, D> {
    type Error = PyErr;

    fn extract(value: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        let given: PyReadonlyArray<'py, T, D> = value.extract()?;
        if given.is_c_contiguous() && given.is_aligned() {
            return Ok(Self(given));
        }
        let copy = value.call_method1(intern!(value.py(), "copy"), ("C",))?;
        Ok(Self(copy.extract()?))
    }
}

impl<T: Element, D: Dimension> Array<'_, T, D> {
    pub(crate) fn shape(&self) -> &[usize] {
        self.0.shape()
    }

    /// The elements in C order.
    pub(crate) fn slice(&self) -> PyResult<&[T]> {
        Ok(self.0.as_slice()?)
    }
}
