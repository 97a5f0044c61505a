//! Points and sums of a multi-scalar multiplication in gates, in the form of a card's memory.

use crate::arith::choice;
use crate::arrays::Array1;
use crate::control::PyControl;
use crate::errors;
use crate::msm::{In, MsmBases, POINT, SCALAR, Words, array, curve_of, of_scalars, rows, scalars};
use modmill_msm::card::{Card, CardPoints, Multiples, POINT_WORDS, Window};
use modmill_msm::{AnyBases, AnyCurve, Bls12377, Bls12381, CurveParameters, MsmError, Scalar, with_curve};
use pyo3::prelude::*;

enum AnyCard {
    Bls12377(Card<Bls12377>),
    Bls12381(Card<Bls12381>),
}

/// The form of points and sums in gates, where an element is held as its multiple by `scaling`.
#[pyclass(frozen, module = "modmill._native")]
struct MsmCard {
    card: AnyCard,
}

#[pymethods]
impl MsmCard {
    #[new]
    fn new(py: Python<'_>, curve: &str, scaling: [u64; 6]) -> PyResult<Self> {
        let card = match curve_of(py, curve)? {
            AnyCurve::Bls12377 => AnyCard::Bls12377(Card::new(&scaling)),
            AnyCurve::Bls12381 => AnyCard::Bls12381(Card::new(&scaling)),
        };
        Ok(Self { card })
    }

    /// The points of bases, then their next multiples: (count, 18), and the numbers of those that the curve's form lacks. `multiples`: how many, and the
    /// powers of two from one to the next.
    #[pyo3(signature = (bases, *, multiples=(1, 0), threads, progress=None))]
    fn points<'py>(
        &self,
        py: Python<'py>,
        bases: PyRef<'py, MsmBases>,
        multiples: (usize, u32),
        threads: usize,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<(Words<'py>, Vec<usize>)> {
        let (count, stride) = multiples;
        let multiples = Multiples { count, stride };
        let (bases, mut control) = (&bases.bases, PyControl::new(progress));
        let converted = py.detach(|| match (&self.card, bases) {
            (AnyCard::Bls12377(card), AnyBases::Bls12377(bases)) => Some(card.points(bases, multiples, threads, &mut control)),
            (AnyCard::Bls12381(card), AnyBases::Bls12381(bases)) => Some(card.points(bases, multiples, threads, &mut control)),
            _ => None,
        });
        let converted = converted.ok_or_else(|| errors::array(py, "bases: of another curve"))?;
        let CardPoints { rows, without } = control.outcome(py, converted, errors::msm)?;
        Ok((array::<POINT_WORDS>(py, rows.into_flattened())?, without))
    }

    /// The weighted sum of buckets: (1, 12), plain; None where a sum has no coordinates. `windows`: first bucket, number of buckets, lowest bit.
    #[pyo3(signature = (sums, buckets, windows, *, backend, threads, progress=None))]
    #[expect(clippy::too_many_arguments, reason = "one Python call carries all options")]
    fn sum<'py>(
        &self,
        py: Python<'py>,
        sums: In<'py>,
        buckets: Array1<'py, u32>,
        windows: Vec<(usize, usize, u32)>,
        backend: &str,
        threads: usize,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<Option<Words<'py>>> {
        let (count, size) = (sums.shape()[0], sums.shape()[1]);
        let (sums, buckets) = (sums.slice()?, buckets.slice()?);
        let windows: Vec<_> = windows.into_iter().map(|(first, len, shift)| Window { first, len, shift }).collect();
        let wanted = match &self.card {
            AnyCard::Bls12377(card) => card.sum_words(),
            AnyCard::Bls12381(card) => card.sum_words(),
        };
        let all = windows.iter().map(|window| window.first + window.len).max().unwrap_or(0);
        if size != wanted || count != buckets.len() || buckets.iter().any(|bucket| *bucket as usize >= all) {
            let message = format!("sums: ({count}, {size}) with {} of {all} buckets, not (n, {wanted}) with n", buckets.len());
            return Err(errors::array(py, &message));
        }
        let backend = choice(py, backend)?;
        let mut control = PyControl::new(progress);
        let sum = py.detach(|| {
            let words = match &self.card {
                AnyCard::Bls12377(card) => point(card.sum(sums, buckets, &windows, backend, threads, &mut control)?),
                AnyCard::Bls12381(card) => point(card.sum(sums, buckets, &windows, backend, threads, &mut control)?),
            };
            Ok::<_, MsmError>(words)
        });
        control.outcome(py, sum, errors::msm)?.map(|words| array::<POINT>(py, words)).transpose()
    }
}

/// The plain coordinates of a point.
fn point<C: CurveParameters>(point: Option<modmill_msm::Affine<C>>) -> Option<Vec<u64>> {
    point.map(|point| [point.x.to_words(), point.y.to_words()].concat())
}

/// Scalars as q r + s with s below r: the s, and the q.
#[pyfunction]
fn msm_reduced_scalars<'py>(py: Python<'py>, curve: &str, given: In<'py>) -> PyResult<(Words<'py>, Words<'py>)> {
    let given = scalars(rows::<SCALAR>(py, "scalars", &given)?);
    let divided = |order: [u64; 4]| given.iter().map(|s| s.divided(&order)).map(|(q, s)| (s, Scalar::from(q))).unzip();
    let (rests, quotients) = with_curve!(curve_of(py, curve)?, C => py.detach(|| divided(C::ORDER)));
    Ok((of_scalars(py, rests)?, of_scalars(py, quotients)?))
}

pub(crate) fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_class::<MsmCard>()?;
    m.add_function(wrap_pyfunction!(msm_reduced_scalars, m)?)
}
