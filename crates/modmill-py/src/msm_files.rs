//! Files of points and scalars as arrays. Python maps or reads the bytes, and writes those that are made here.

use crate::control::PyControl;
use crate::errors;
use crate::msm::{Bytes, In, POINT, SCALAR, Words, array, curve_of, format_of, of_scalars, points_of, rows, scalars, too_large, words_of};
use modmill_msm::formats::{PointFormat, PointReader, Prefix, ScalarFormat, ScalarReader, write_points, write_scalars};
use modmill_msm::with_curve;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyTuple};

/// The number of points in bytes of a format.
#[pyfunction]
fn msm_count_points(py: Python<'_>, curve: &str, data: Bytes<'_>, format: &str) -> PyResult<usize> {
    let format = format_of!(py, PointFormat, format);
    let bytes = data.slice()?;
    with_curve!(curve_of(py, curve)?, C => PointReader::<C>::new(bytes, format).map(|reader| reader.len()).map_err(|e| errors::msm_format(py, &e)))
}

/// Points in Montgomery form: (n, 12).
#[pyfunction]
#[pyo3(signature = (curve, data, format, *, threads, progress=None))]
fn msm_read_points<'py>(
    py: Python<'py>,
    curve: &str,
    data: Bytes<'py>,
    format: &str,
    threads: usize,
    progress: Option<Py<PyAny>>,
) -> PyResult<Words<'py>> {
    let format = format_of!(py, PointFormat, format);
    let bytes = data.slice()?;
    let mut control = PyControl::new(progress);
    with_curve!(curve_of(py, curve)?, C => {
        let read = py.detach(|| PointReader::<C>::new(bytes, format)?.read_all(threads, &mut control).map(|points| words_of(&points)));
        array::<POINT>(py, control.outcome(py, read, errors::msm)?)
    })
}

/// Scalars: (n, 4).
#[pyfunction]
fn msm_read_scalars<'py>(py: Python<'py>, curve: &str, data: Bytes<'py>, format: &str) -> PyResult<Words<'py>> {
    let format = format_of!(py, ScalarFormat, format);
    let bytes = data.slice()?;
    with_curve!(curve_of(py, curve)?, C => {
        let read = py.detach(|| ScalarReader::<C>::new(bytes, format).and_then(|reader| reader.read(0..reader.len())));
        of_scalars(py, read.map_err(|e| errors::msm_format(py, &e))?)
    })
}

/// The bytes of points in a format, with their number before them if the format has one and it is wanted.
#[pyfunction]
fn msm_write_points<'py>(
    py: Python<'py>,
    curve: &str,
    points: In<'py>,
    montgomery: bool,
    format: &str,
    number: bool,
) -> PyResult<Bound<'py, PyBytes>> {
    let format = format_of!(py, PointFormat, format);
    let words = rows::<POINT>(py, "points", &points)?;
    let prefix = if number { format.prefix() } else { Prefix::None };
    with_curve!(curve_of(py, curve)?, C => {
        let points = py.detach(|| points_of::<C>(words, montgomery)).map_err(|e| too_large::<C>(py, e))?;
        let made = py.detach(|| write_points(&points, format, prefix));
        Ok(PyBytes::new(py, &made.map_err(|e| errors::msm_format(py, &e))?))
    })
}

/// The bytes of scalars in a format, with their number before them if the format has one and it is wanted.
#[pyfunction]
fn msm_write_scalars<'py>(py: Python<'py>, curve: &str, numbers: In<'py>, format: &str, number: bool) -> PyResult<Bound<'py, PyBytes>> {
    let format = format_of!(py, ScalarFormat, format);
    let numbers = scalars(rows::<SCALAR>(py, "scalars", &numbers)?);
    let prefix = if number { format.prefix() } else { Prefix::None };
    with_curve!(curve_of(py, curve)?, C => {
        let made = py.detach(|| write_scalars::<C>(numbers, format, prefix));
        Ok(PyBytes::new(py, &made.map_err(|e| errors::msm_format(py, &e))?))
    })
}

pub(crate) fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add("MSM_POINT_FORMATS", PyTuple::new(m.py(), PointFormat::ALL.iter().map(|f| f.name()))?)?;
    m.add("MSM_SCALAR_FORMATS", PyTuple::new(m.py(), ScalarFormat::ALL.iter().map(|f| f.name()))?)?;
    m.add_function(wrap_pyfunction!(msm_count_points, m)?)?;
    m.add_function(wrap_pyfunction!(msm_read_points, m)?)?;
    m.add_function(wrap_pyfunction!(msm_read_scalars, m)?)?;
    m.add_function(wrap_pyfunction!(msm_write_points, m)?)?;
    m.add_function(wrap_pyfunction!(msm_write_scalars, m)?)
}
