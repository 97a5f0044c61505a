//! Files of points and scalars as arrays. Python maps or reads the bytes, and writes those that are made here.

use crate::control::PyControl;
use crate::errors;
use crate::msm::{
    Bytes, In, POINT, SCALAR, Words, array, format_of, of_scalars, points_of, rows, scalars, too_large, with_curve, words_of,
};
use modmill_msm::formats::{
    Encoded, FormatError, PointFormat, PointReader, Prefix, ScalarFormat, ScalarReader, write_points, write_scalars,
};
use modmill_msm::{Bls12377, Bls12381, CurveParameters};
use modmill_progress::{Pool, ProgressHandler, Stopped, Task};

use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyTuple};

/// Points that one job reads.
const JOB: usize = 1 << 12;
const READ: &str = "read";

enum ReadError {
    Format(FormatError),
    Stopped(Stopped<&'static str>),
}

impl From<Stopped<&'static str>> for ReadError {
    fn from(stopped: Stopped<&'static str>) -> Self {
        ReadError::Stopped(stopped)
    }
}

impl ReadError {
    fn raised(self, py: Python<'_>) -> PyErr {
        match self {
            ReadError::Format(e) => errors::msm_format(py, &e),
            ReadError::Stopped(stopped) => errors::stopped(py, &stopped),
        }
    }
}

/// The number of points in bytes of a format.
#[pyfunction]
fn msm_count_points(py: Python<'_>, curve: &str, data: Bytes<'_>, format: &str) -> PyResult<usize> {
    let format = format_of!(py, PointFormat, format);
    let bytes = data.slice()?;
    with_curve!(py, curve, C => PointReader::<C>::new(bytes, format).map(|reader| reader.len()).map_err(|e| errors::msm_format(py, &e)))
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
    with_curve!(py, curve, C => {
        let read = py.detach(|| read::<C>(bytes, format, threads, &mut control));
        array::<POINT>(py, control.outcome(py, read, |py, e| e.raised(py))?)
    })
}

fn read<C: Encoded>(
    bytes: &[u8],
    format: PointFormat,
    threads: usize,
    control: &mut dyn ProgressHandler<&'static str>,
) -> Result<Vec<u64>, ReadError> {
    let reader = PointReader::<C>::new(bytes, format).map_err(ReadError::Format)?;
    let count = reader.len();
    let part = |job: usize, task: &Task<&'static str>| {
        let range = job * JOB..count.min((job + 1) * JOB);
        let wanted = range.len() as u64;
        let points = reader.read(range).map_err(ReadError::Format)?;
        task.step(wanted)?;
        Ok::<_, ReadError>(words_of(&points))
    };
    Ok(Pool::new(threads, READ, count as u64, control).run(count.div_ceil(JOB), part)?.concat())
}

/// Scalars: (n, 4).
#[pyfunction]
fn msm_read_scalars<'py>(py: Python<'py>, curve: &str, data: Bytes<'py>, format: &str) -> PyResult<Words<'py>> {
    let format = format_of!(py, ScalarFormat, format);
    let bytes = data.slice()?;
    with_curve!(py, curve, C => {
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
    with_curve!(py, curve, C => {
        let points = py.detach(|| points_of::<C>(words, montgomery)).map_err(|e| too_large::<C>(py, e))?;
        let made = py.detach(|| write_points(&points, format, prefix));
        Ok(PyBytes::new(py, &made.map_err(|e| errors::msm_format(py, &e))?))
    })
}

/// The same for scalars.
#[pyfunction]
fn msm_write_scalars<'py>(py: Python<'py>, curve: &str, numbers: In<'py>, format: &str, number: bool) -> PyResult<Bound<'py, PyBytes>> {
    let format = format_of!(py, ScalarFormat, format);
    let numbers = scalars(rows::<SCALAR>(py, "scalars", &numbers)?);
    let prefix = if number { format.prefix() } else { Prefix::None };
    with_curve!(py, curve, C => {
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
