//! Bases of a curve that is known at run time only.

use crate::{
    AnyCurve, Bases, Bls12377, Bls12381, Checks, IntegerBackend, MsmError, OpenOptions, Options, ProgressHandler, Scalar, with_curve,
};
use std::path::Path;

/// [`Bases`] of any curve, for programs that learn the curve at run time: `AnyBases::from(bases)`.
///
/// ```
/// use modmill_msm::{AnyBases, AnyCurve, Bases, NoProgress, Options, PrepareOptions, RandomPoints, Scalar, with_curve};
///
/// let curve = AnyCurve::named("bls12-381").ok_or("unknown curve")?;
/// let bases = with_curve!(curve, C => {
///     let points = RandomPoints::<C>::new(10, 1, 1, &mut NoProgress)?.points;
///     AnyBases::from(Bases::prepare(&points, &PrepareOptions::default(), &mut NoProgress)?)
/// });
/// let zeros = [Scalar([0; 4]); 10];
/// assert_eq!(bases.products(&[&zeros], &Options::default(), &mut NoProgress)?, [[[0; 6]; 2]]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub enum AnyBases {
    /// Points of BLS12-377.
    Bls12377(Bases<Bls12377>),
    /// Points of BLS12-381.
    Bls12381(Bases<Bls12381>),
}

impl From<Bases<Bls12377>> for AnyBases {
    fn from(bases: Bases<Bls12377>) -> Self {
        Self::Bls12377(bases)
    }
}

impl From<Bases<Bls12381>> for AnyBases {
    fn from(bases: Bases<Bls12381>) -> Self {
        Self::Bls12381(bases)
    }
}

/// `$body` with `$bases` as the bases of the curve that they are of.
macro_rules! each {
    ($any:expr, $bases:ident => $body:expr) => {
        match $any {
            AnyBases::Bls12377($bases) => $body,
            AnyBases::Bls12381($bases) => $body,
        }
    };
}

impl AnyBases {
    /// Opens a file of points of `curve`: see [`Bases::open`].
    ///
    /// # Errors
    /// Those of [`Bases::open`], among them that the points are of another curve.
    pub fn open(curve: AnyCurve, path: &Path, options: &OpenOptions, control: &mut dyn ProgressHandler) -> Result<Self, MsmError> {
        with_curve!(curve, C => Bases::<C>::open(path, options, control).map(Self::from))
    }

    /// Saves the points in a file: see [`Bases::save`].
    ///
    /// # Errors
    /// Those of [`Bases::save`].
    pub fn save(&self, path: &Path, control: &mut dyn ProgressHandler) -> Result<(), MsmError> {
        each!(self, bases => bases.save(path, control))
    }

    /// The curve of the points.
    #[must_use]
    pub fn curve(&self) -> AnyCurve {
        match self {
            Self::Bls12377(_) => AnyCurve::Bls12377,
            Self::Bls12381(_) => AnyCurve::Bls12381,
        }
    }

    /// The number of points.
    #[must_use]
    pub fn len(&self) -> usize {
        each!(self, bases => bases.len())
    }

    /// True if these bases contain no point.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The number of multiples kept of each point: 1 for the points alone.
    #[must_use]
    pub fn multiples(&self) -> usize {
        each!(self, bases => bases.multiples())
    }

    /// The checks that the points have passed.
    #[must_use]
    pub fn checks(&self) -> Checks {
        each!(self, bases => bases.checks())
    }

    /// Bytes that the points take.
    #[must_use]
    pub fn memory(&self) -> usize {
        each!(self, bases => bases.memory())
    }

    /// The backend that computes.
    #[must_use]
    pub fn backend(&self) -> IntegerBackend {
        each!(self, bases => bases.backend())
    }

    /// Why that backend computes.
    #[must_use]
    pub fn why(&self) -> &str {
        each!(self, bases => bases.why())
    }

    /// The products of several vectors of scalars, as [`Bases::products`]: x and y of each in plain words, lowest first; zeros for the neutral element.
    ///
    /// # Errors
    /// Those of [`Bases::products`].
    pub fn products(
        &self,
        batch: &[&[Scalar]],
        options: &Options,
        control: &mut dyn ProgressHandler,
    ) -> Result<Vec<[[u64; 6]; 2]>, MsmError> {
        each!(self, bases => {
            let sums = bases.products(batch, options, control)?;
            Ok(sums.iter().map(|p| [p.x.to_words(), p.y.to_words()]).collect())
        })
    }
}
