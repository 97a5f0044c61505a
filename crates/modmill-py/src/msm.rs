//! Multi-scalar multiplication on NumPy arrays.
//!
//! A point is a row of 12 words: x and y, six words each, lowest first, in Montgomery form (times 2^384 modulo p) or plain; the neutral element is
//! a row of zeros. A scalar is a row of 4 words. Arrays are uint64; those in C order at aligned addresses are read in place while other Python
//! threads run: as with NumPy's own functions, those must not write to them meanwhile.

use crate::arith::choice;
use crate::arrays::{Array1, Array2};
use crate::control::PyControl;
use crate::errors;
use modmill_arith::field::montgomery::Element;
use modmill_msm::formats::{FormatError, PointFormat, PointReader};
use modmill_msm::{
    Affine, AnyBases, AnyCurve, Bases, Checks, Curve, CurveParameters, MsmError, OpenOptions, Options, PrepareOptions, RandomPoints,
    RandomSource, Scalar, Source, random_logarithms, random_scalars, with_curve,
};
use numpy::{IntoPyArray, PyArray2, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use std::borrow::Cow;
use std::ops::Range;
use std::path::PathBuf;

pub(crate) const POINT: usize = 12;
pub(crate) const SCALAR: usize = 4;
pub(crate) type Words<'py> = Bound<'py, PyArray2<u64>>;
pub(crate) type In<'py> = Array2<'py, u64>;
pub(crate) type Bytes<'py> = Array1<'py, u8>;

macro_rules! format_of {
    ($py:expr, $type:ident, $name:expr) => {
        $type::named($name).ok_or_else(|| {
            let names: Vec<_> = $type::ALL.iter().map(|f| f.name()).collect();
            errors::array($py, &format!("format: must be one of {} (got {:?})", names.join(", "), $name))
        })?
    };
}

pub(crate) use format_of;

/// The curve of that name.
pub(crate) fn curve_of(py: Python<'_>, name: &str) -> PyResult<AnyCurve> {
    let names = || AnyCurve::ALL.map(AnyCurve::name).join(" or ");
    AnyCurve::named(name).ok_or_else(|| errors::array(py, &format!("curve: must be {} (got {name:?})", names())))
}

/// Points prepared once. Callers on several threads share them.
#[pyclass(frozen, module = "modmill._native")]
pub(crate) struct MsmBases {
    pub(crate) bases: AnyBases,
}

#[pymethods]
impl MsmBases {
    #[new]
    #[pyo3(signature = (curve, points, *, montgomery, backend, checks, multiples, threads, progress=None))]
    #[expect(clippy::too_many_arguments, reason = "one Python call carries all options")]
    fn new(
        py: Python<'_>,
        curve: &str,
        points: In<'_>,
        montgomery: bool,
        backend: &str,
        checks: &str,
        multiples: usize,
        threads: usize,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<Self> {
        let (curve, options) = (curve_of(py, curve)?, prepare_options(py, backend, checks, multiples, threads)?);
        let words = rows::<POINT>(py, "points", &points)?;
        with_curve!(curve, C => {
            py.detach(|| check_words::<C>(words)).map_err(|e| too_large::<C>(py, e))?;
            Self::prepared::<C, _>(py, || Ok(Rows { words, montgomery }), &options, progress)
        })
    }

    /// Bases of random points, which are made as they are prepared.
    #[staticmethod]
    #[pyo3(signature = (curve, count, *, seed, backend, checks, multiples, threads, progress=None))]
    #[expect(clippy::too_many_arguments, reason = "one Python call carries all options")]
    fn random(
        py: Python<'_>,
        curve: &str,
        count: usize,
        seed: u64,
        backend: &str,
        checks: &str,
        multiples: usize,
        threads: usize,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<Self> {
        let (curve, options) = (curve_of(py, curve)?, prepare_options(py, backend, checks, multiples, threads)?);
        with_curve!(curve, C => Self::prepared::<C, _>(py, || Ok(RandomSource::<C>::new(count, seed)), &options, progress))
    }

    /// Bases of points in bytes of a format, which are read as they are prepared.
    #[staticmethod]
    #[pyo3(signature = (curve, data, format, *, backend, checks, multiples, threads, progress=None))]
    #[expect(clippy::too_many_arguments, reason = "one Python call carries all options")]
    fn read(
        py: Python<'_>,
        curve: &str,
        data: Bytes<'_>,
        format: &str,
        backend: &str,
        checks: &str,
        multiples: usize,
        threads: usize,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<Self> {
        let (curve, options) = (curve_of(py, curve)?, prepare_options(py, backend, checks, multiples, threads)?);
        let format = format_of!(py, PointFormat, format);
        let bytes = data.slice()?;
        with_curve!(curve, C => Self::prepared::<C, _>(py, || PointReader::<C>::new(bytes, format), &options, progress))
    }

    /// Bases that `save` wrote.
    #[staticmethod]
    #[pyo3(signature = (curve, path, *, backend, verify, threads, progress=None))]
    fn open(
        py: Python<'_>,
        curve: &str,
        path: PathBuf,
        backend: &str,
        verify: bool,
        threads: usize,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<Self> {
        let curve = curve_of(py, curve)?;
        let options = OpenOptions { backend: choice(py, backend)?, verify, threads };
        let mut control = PyControl::new(progress);
        let opened = py.detach(|| AnyBases::open(curve, &path, &options, &mut control));
        Ok(Self { bases: control.outcome(py, opened, errors::msm)? })
    }

    /// Writes a file that `open` reads; it appears, or replaces another, when it is complete.
    #[pyo3(signature = (path, progress=None))]
    fn save(&self, py: Python<'_>, path: PathBuf, progress: Option<Py<PyAny>>) -> PyResult<()> {
        let mut control = PyControl::new(progress);
        let saved = py.detach(|| self.bases.save(&path, &mut control));
        control.outcome(py, saved, errors::msm)
    }

    #[getter]
    fn multiples(&self) -> usize {
        self.bases.multiples()
    }

    fn __len__(&self) -> usize {
        self.bases.len()
    }

    /// The checks that the points have passed.
    #[getter]
    fn checks(&self) -> &'static str {
        self.bases.checks().name()
    }

    #[getter]
    fn backend(&self) -> &'static str {
        self.bases.backend().name()
    }

    #[getter]
    fn why(&self) -> &str {
        self.bases.why()
    }

    /// Bytes that the prepared points take.
    #[getter]
    fn memory(&self) -> usize {
        self.bases.memory()
    }

    /// The sums for several arrays of scalars: (count, 12), plain.
    #[pyo3(signature = (batch, *, window, threads, progress=None))]
    fn products<'py>(
        &self,
        py: Python<'py>,
        batch: Vec<In<'py>>,
        window: Option<u32>,
        threads: usize,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<Words<'py>> {
        let vectors = batch.iter().map(|array| Ok(scalars(rows::<SCALAR>(py, "scalars", array)?))).collect::<PyResult<Vec<_>>>()?;
        let options = Options { window, threads };
        let mut control = PyControl::new(progress);
        let sums = py.detach(|| self.bases.products(&vectors, &options, &mut control));
        array::<POINT>(py, control.outcome(py, sums, errors::msm)?.into_flattened().into_flattened())
    }
}

impl MsmBases {
    fn prepared<C: Curve, S: Source<C>>(
        py: Python<'_>,
        source: impl FnOnce() -> Result<S, FormatError> + Send,
        options: &PrepareOptions,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<Self>
    where
        AnyBases: From<Bases<C>>,
    {
        let mut control = PyControl::new(progress);
        let made = py.detach(|| Bases::<C>::prepare_from(&source()?, options, &mut control));
        Ok(Self { bases: control.outcome(py, made, errors::msm)?.into() })
    }
}

fn prepare_options(py: Python<'_>, backend: &str, checks: &str, multiples: usize, threads: usize) -> PyResult<PrepareOptions> {
    let unknown = || errors::array(py, &format!("checks: must be subgroup, curve or none (got {checks:?})"));
    let checks = Checks::named(checks).ok_or_else(unknown)?;
    Ok(PrepareOptions { backend: choice(py, backend)?, checks, multiples, threads })
}

/// The rows of an array.
pub(crate) fn rows<'a, const N: usize>(py: Python<'_>, name: &str, array: &'a In<'_>) -> PyResult<&'a [[u64; N]]> {
    let shape = array.shape();
    if shape[1] != N {
        return Err(errors::array(py, &format!("{name}: the shape is {shape:?}, not (n, {N})")));
    }
    Ok(array.slice()?.as_chunks().0)
}

/// A view of `words` as scalars.
pub(crate) fn scalars(words: &[[u64; SCALAR]]) -> &[Scalar] {
    // SAFETY: `Scalar` is a transparent struct around `[u64; 4]`, so that length, alignment and validity are those of `words`, which it borrows.
    #[expect(unsafe_code, reason = "a view of the caller's array instead of a copy")]
    unsafe {
        std::slice::from_raw_parts(words.as_ptr().cast(), words.len())
    }
}

/// The exception for what [`points_of`] refuses.
pub(crate) fn too_large<C: Curve>(py: Python<'_>, (index, axis): (usize, char)) -> PyErr {
    let message = format!("points: the {axis} coordinate of point {index} is not below the modulus of {}", C::NAME);
    errors::point(py, "CoordinateTooLarge", &message, C::NAME, index)
}

/// The index and the axis of the first coordinate that is not below the modulus, as an error.
fn check_words<C: CurveParameters>(words: &[[u64; POINT]]) -> Result<(), (usize, char)> {
    // Either form is below the modulus.
    let is_element = |words: &[u64]| words.try_into().is_ok_and(|words| Element::<C::Base>::from_montgomery(words).is_some());
    for (index, row) in words.iter().enumerate() {
        let (x, y) = row.split_at(POINT / 2);
        for (axis, coordinate) in [('x', x), ('y', y)] {
            if !is_element(coordinate) {
                return Err((index, axis));
            }
        }
    }
    Ok(())
}

/// Points of which every coordinate is below the modulus.
struct Rows<'a> {
    words: &'a [[u64; POINT]],
    montgomery: bool,
}

impl<C: Curve> Source<C> for Rows<'_> {
    fn count(&self) -> usize {
        self.words.len()
    }

    fn read(&self, range: Range<usize>) -> Result<Cow<'_, [Affine<C>]>, MsmError> {
        Ok(points_in(&self.words[range], self.montgomery))
    }
}

/// The points of rows with coordinates below the modulus, in place where the words are in Montgomery form.
fn points_in<C: CurveParameters>(words: &[[u64; POINT]], montgomery: bool) -> Cow<'_, [Affine<C>]> {
    if montgomery {
        // SAFETY: `Affine` is two elements in the layout of C, each a transparent struct around `[u64; 6]`: length, alignment and validity are those of
        // `words`, which it borrows. The words of each element were found below the modulus, and nothing unsafe relies on that.
        #[expect(unsafe_code, reason = "a view of the caller's array instead of a copy")]
        return Cow::Borrowed(unsafe { std::slice::from_raw_parts(words.as_ptr().cast(), words.len()) });
    }
    let plain = |row: &[u64; POINT]| {
        let [x, y] = [0, POINT / 2].map(|at| Element::from_words(&std::array::from_fn(|i| row[at + i])));
        Affine { x, y }
    };
    Cow::Owned(words.iter().map(plain).collect())
}

/// The points of rows, or the index and the axis of a coordinate that is not below the modulus.
pub(crate) fn points_of<C: CurveParameters>(words: &[[u64; POINT]], montgomery: bool) -> Result<Cow<'_, [Affine<C>]>, (usize, char)> {
    check_words::<C>(words)?;
    Ok(points_in(words, montgomery))
}

pub(crate) fn array<const N: usize>(py: Python<'_>, words: Vec<u64>) -> PyResult<Words<'_>> {
    let count = words.len() / N;
    words.into_pyarray(py).reshape([count, N])
}

/// The words of points in Montgomery form.
pub(crate) fn words_of<C: CurveParameters>(points: &[Affine<C>]) -> Vec<u64> {
    points.iter().flat_map(|p| [p.x.to_montgomery(), p.y.to_montgomery()]).flatten().collect()
}

pub(crate) fn of_scalars(py: Python<'_>, scalars: Vec<Scalar>) -> PyResult<Words<'_>> {
    array::<SCALAR>(py, scalars.into_iter().map(|s| s.0).collect::<Vec<_>>().into_flattened())
}

/// Points in Montgomery form.
#[pyfunction]
#[pyo3(signature = (curve, count, *, seed, threads, progress=None))]
fn msm_random_points<'py>(
    py: Python<'py>,
    curve: &str,
    count: usize,
    seed: u64,
    threads: usize,
    progress: Option<Py<PyAny>>,
) -> PyResult<Words<'py>> {
    let (curve, mut control) = (curve_of(py, curve)?, PyControl::new(progress));
    with_curve!(curve, C => {
        let made = py.detach(|| RandomPoints::<C>::new(count, seed, threads, &mut control));
        let made = control.outcome(py, made, errors::msm)?;
        array::<POINT>(py, py.detach(|| words_of(&made.points)))
    })
}

/// (logarithms of the rows, logarithms of the columns): point i is the sum of row i / 4096 and column i mod 4096.
#[pyfunction]
#[pyo3(signature = (curve, count, *, seed))]
fn msm_random_logarithms<'py>(py: Python<'py>, curve: &str, count: usize, seed: u64) -> PyResult<[Words<'py>; 2]> {
    let [rows, columns] = with_curve!(curve_of(py, curve)?, C => random_logarithms::<C>(count, seed));
    Ok([of_scalars(py, rows)?, of_scalars(py, columns)?])
}

/// Vector number `index` of scalars below r: (count, 4).
#[pyfunction]
#[pyo3(signature = (curve, count, *, seed, index))]
fn msm_random_scalars<'py>(py: Python<'py>, curve: &str, count: usize, seed: u64, index: u64) -> PyResult<Words<'py>> {
    let made = with_curve!(curve_of(py, curve)?, C => py.detach(|| random_scalars::<C>(count, seed, index)));
    of_scalars(py, made)
}

pub(crate) fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add("MSM_CURVES", PyTuple::new(m.py(), AnyCurve::ALL.map(AnyCurve::name))?)?;
    m.add_class::<MsmBases>()?;
    m.add_function(wrap_pyfunction!(msm_random_points, m)?)?;
    m.add_function(wrap_pyfunction!(msm_random_logarithms, m)?)?;
    m.add_function(wrap_pyfunction!(msm_random_scalars, m)?)
}
