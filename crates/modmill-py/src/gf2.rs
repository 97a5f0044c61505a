//! Fields GF(2^m) and rings GF(2)[x] / N on NumPy arrays, and tests of polynomials over GF(2) for irreducibility.
//!
//! Arrays are (n, words) uint64. Those in C order at aligned addresses are read in place while other Python threads run: as
//! with NumPy's own functions, those must not write to them meanwhile. Polynomials cross as little-endian bytes, bit i of the number
//! being the coefficient of x^i.

use crate::arith::choice;
use crate::arrays::Array2;
use crate::control::PyControl;
use crate::errors;
use crate::number::Number;
use modmill_gf2::{BinaryError, BinaryModulus, Field, Gf2Error, Method, MethodChoice, Natural, Options, Poly};
use numpy::{IntoPyArray, PyArray1, PyArray2, PyArrayMethods, PyReadwriteArray2, PyUntypedArrayMethods};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyTuple};

type In<'py> = Array2<'py, u64>;
type Out<'py> = Bound<'py, PyArray2<u64>>;

/// The modulus, or the exception that says why the polynomial cannot be one.
fn modulus(py: Python<'_>, poly: &[u8]) -> PyResult<BinaryModulus> {
    let n = Poly::from_natural(&Natural::from_bytes_le(poly));
    BinaryModulus::from_words(n.words()).map_err(|e| errors::gf2(py, e.into()))
}

/// A modulus, a backend, a method and threads. Callers on several threads share it.
#[pyclass(frozen, module = "modmill._native")]
struct Gf2Engine {
    field: Field,
}

#[pymethods]
impl Gf2Engine {
    #[new]
    #[pyo3(signature = (poly_bytes, *, backend, method, ring, threads, progress=None))]
    fn new(
        py: Python<'_>,
        poly_bytes: &[u8],
        backend: &str,
        method: &str,
        ring: bool,
        threads: usize,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<Self> {
        let method: MethodChoice = method.parse().map_err(|e: BinaryError| errors::gf2(py, e.into()))?;
        let options = Options { backend: choice(py, backend)?, method, ring, threads };
        let modulus = modulus(py, poly_bytes)?;
        let mut control = PyControl::new(progress);
        let made = py.detach(|| Field::with_control(&modulus, &options, &mut control));
        Ok(Self { field: control.outcome(py, made, errors::gf2)? })
    }

    #[getter]
    fn degree(&self) -> usize {
        self.field.modulus().degree()
    }

    #[getter]
    fn words(&self) -> usize {
        self.field.words()
    }

    #[getter]
    fn backend(&self) -> &'static str {
        self.field.backend().name()
    }

    #[getter]
    fn method(&self) -> &str {
        self.field.method()
    }

    #[getter]
    fn why(&self) -> &str {
        self.field.why()
    }

    /// Times of a plain product in ns by method, the chosen one first; None where the caller named the method.
    #[getter]
    fn measured(&self) -> Option<Vec<(String, f64)>> {
        let choice = self.field.choice();
        let measured = choice.measured.as_ref()?;
        let all = std::iter::once((choice.multiplier, measured.ns)).chain(measured.others.iter().copied());
        Some(all.map(|(multiplier, ns)| (multiplier.method.to_string(), ns)).collect())
    }

    #[getter]
    fn threads(&self) -> usize {
        self.field.threads()
    }

    /// a b mod N; into `out`, which shares no memory with a and b, if given.
    #[pyo3(signature = (a, b, out=None))]
    fn mul<'py>(&self, py: Python<'py>, a: In<'py>, b: In<'py>, out: Option<PyReadwriteArray2<'py, u64>>) -> PyResult<Out<'py>> {
        let (x, y) = (self.slice(py, "a", &a)?, self.slice(py, "b", &b)?);
        self.filled(py, out, |target| self.field.mul_into(target, x, y), || self.field.mul(x, y))
    }

    /// a^2 mod N; into `out`, which shares no memory with a, if given.
    #[pyo3(signature = (a, out=None))]
    fn square<'py>(&self, py: Python<'py>, a: In<'py>, out: Option<PyReadwriteArray2<'py, u64>>) -> PyResult<Out<'py>> {
        let x = self.slice(py, "a", &a)?;
        self.filled(py, out, |target| self.field.square_into(target, x), || self.field.square(x))
    }

    /// a + b, equally many elements; into `out`, which shares no memory with a and b.
    fn add<'py>(&self, py: Python<'py>, a: In<'py>, b: In<'py>, out: PyReadwriteArray2<'py, u64>) -> PyResult<Out<'py>> {
        let (x, y) = (self.slice(py, "a", &a)?, self.slice(py, "b", &b)?);
        self.filled(py, Some(out), |target| self.field.add_into(target, x, y), || Ok(Vec::new()))
    }

    /// a b + c mod N.
    fn mul_add<'py>(&self, py: Python<'py>, a: In<'py>, b: In<'py>, c: In<'py>) -> PyResult<Out<'py>> {
        let (x, y, z) = (self.slice(py, "a", &a)?, self.slice(py, "b", &b)?, self.slice(py, "c", &c)?);
        let found = py.detach(|| self.field.mul_add(x, y, z)).map_err(|e| errors::gf2(py, e))?;
        self.array(py, found)
    }

    /// The sum of all a b mod N: (1, words).
    fn dot<'py>(&self, py: Python<'py>, a: In<'py>, b: In<'py>) -> PyResult<Out<'py>> {
        let (x, y) = (self.slice(py, "a", &a)?, self.slice(py, "b", &b)?);
        let found = py.detach(|| self.field.dot(x, y)).map_err(|e| errors::gf2(py, e))?;
        self.array(py, found)
    }

    /// The product of all elements: (1, words).
    fn product<'py>(&self, py: Python<'py>, a: In<'py>) -> PyResult<Out<'py>> {
        let x = self.slice(py, "a", &a)?;
        let found = py.detach(|| self.field.product(x)).map_err(|e| errors::gf2(py, e))?;
        self.array(py, found)
    }

    /// a^exponent mod N; a negative exponent inverts first.
    #[pyo3(signature = (a, exponent, progress=None))]
    fn pow<'py>(&self, py: Python<'py>, a: In<'py>, exponent: &Bound<'py, PyAny>, progress: Option<Py<PyAny>>) -> PyResult<Out<'py>> {
        let x = self.slice(py, "a", &a)?;
        let negative = exponent.lt(0)?;
        let Number(size) = if negative { exponent.neg()?.extract()? } else { exponent.extract()? };
        let mut control = PyControl::new(progress);
        let pow = if negative { Field::negative_pow_with } else { Field::pow_with };
        let found = py.detach(|| pow(&self.field, x, &size, &mut control));
        let found = control.outcome(py, found, errors::gf2)?;
        self.array(py, found)
    }

    /// 1 / a mod N.
    #[pyo3(signature = (a, progress=None))]
    fn inv<'py>(&self, py: Python<'py>, a: In<'py>, progress: Option<Py<PyAny>>) -> PyResult<Out<'py>> {
        let x = self.slice(py, "a", &a)?;
        let mut control = PyControl::new(progress);
        let found = py.detach(|| self.field.inv_with(x, &mut control));
        let found = control.outcome(py, found, errors::gf2)?;
        self.array(py, found)
    }

    /// The trace to GF(2) of each element: (n,), 0 or 1.
    fn trace<'py>(&self, py: Python<'py>, a: In<'py>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let x = self.slice(py, "a", &a)?;
        let found = py.detach(|| self.field.trace(x)).map_err(|e| errors::gf2(py, e))?;
        Ok(found.into_pyarray(py))
    }
}

impl Gf2Engine {
    fn fits(&self, py: Python<'_>, name: &str, shape: &[usize]) -> PyResult<()> {
        let words = self.field.words();
        if shape.get(1) == Some(&words) {
            return Ok(());
        }
        Err(errors::array(py, &format!("{name}: the shape is {shape:?}, not (n, {words})")))
    }

    fn slice<'a>(&self, py: Python<'_>, name: &str, array: &'a In<'_>) -> PyResult<&'a [u64]> {
        self.fits(py, name, array.shape())?;
        array.slice()
    }

    /// `out` with its words written by `fill`, or a new array of the words that `make` gives; other Python threads run meanwhile.
    fn filled<'py>(
        &self,
        py: Python<'py>,
        out: Option<PyReadwriteArray2<'py, u64>>,
        fill: impl FnOnce(&mut [u64]) -> Result<(), Gf2Error> + Send,
        make: impl FnOnce() -> Result<Vec<u64>, Gf2Error> + Send,
    ) -> PyResult<Out<'py>> {
        let Some(mut out) = out else {
            let found = py.detach(make).map_err(|e| errors::gf2(py, e))?;
            return self.array(py, found);
        };
        self.fits(py, "out", out.shape())?;
        if !(out.is_c_contiguous() && out.is_aligned()) {
            return Err(errors::array(py, "out: the array must be in C order at an aligned address"));
        }
        let target = out.as_slice_mut()?;
        py.detach(|| fill(target)).map_err(|e| errors::gf2(py, e))?;
        Ok((**out).clone())
    }

    fn array<'py>(&self, py: Python<'py>, words: Vec<u64>) -> PyResult<Out<'py>> {
        let rows = words.len() / self.field.words();
        words.into_pyarray(py).reshape([rows, self.field.words()])
    }
}

/// The irreducible factor of least degree, of several the least as a number; None where the polynomial is irreducible.
#[pyfunction]
#[pyo3(signature = (poly_bytes, *, progress=None))]
fn gf2_least_factor<'py>(py: Python<'py>, poly_bytes: &[u8], progress: Option<Py<PyAny>>) -> PyResult<Option<Bound<'py, PyBytes>>> {
    let n = Poly::from_natural(&Natural::from_bytes_le(poly_bytes));
    let mut control = PyControl::new(progress);
    let found = py.detach(|| modmill_gf2::least_factor(&n, &mut control));
    let factor = control.outcome(py, found, errors::gf2)?;
    Ok(factor.map(|f| bytes(py, &f)))
}

/// True if the polynomial is irreducible, by Rabin's test.
#[pyfunction]
#[pyo3(signature = (poly_bytes, *, progress=None))]
fn gf2_is_irreducible(py: Python<'_>, poly_bytes: &[u8], progress: Option<Py<PyAny>>) -> PyResult<bool> {
    let n = Poly::from_natural(&Natural::from_bytes_le(poly_bytes));
    let mut control = PyControl::new(progress);
    let found = py.detach(|| modmill_gf2::is_irreducible(&n, &mut control));
    control.outcome(py, found, errors::gf2)
}

/// The irreducible polynomial of that degree by Seroussi's rule.
#[pyfunction]
#[pyo3(signature = (degree, *, progress=None))]
fn gf2_smallest_irreducible(py: Python<'_>, degree: usize, progress: Option<Py<PyAny>>) -> PyResult<Bound<'_, PyBytes>> {
    let mut control = PyControl::new(progress);
    let found = py.detach(|| modmill_gf2::smallest_irreducible(degree, &mut control));
    let n = control.outcome(py, found, errors::gf2)?;
    Ok(bytes(py, &Poly::from(&n)))
}

fn bytes<'py>(py: Python<'py>, poly: &Poly) -> Bound<'py, PyBytes> {
    PyBytes::new(py, &poly.to_natural().to_bytes_le())
}

pub(crate) fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add("GF2_METHODS", PyTuple::new(m.py(), Method::ALL.map(Method::name))?)?;
    m.add_class::<Gf2Engine>()?;
    m.add_function(wrap_pyfunction!(gf2_least_factor, m)?)?;
    m.add_function(wrap_pyfunction!(gf2_is_irreducible, m)?)?;
    m.add_function(wrap_pyfunction!(gf2_smallest_irreducible, m)?)
}
