//! The host's part of a product in gates: points as the memory of a card holds them, and the sums of buckets that come back.
//!
//! Gates add points on the curve's complete form: `edwards` on BLS12-377, `hessian` on BLS12-381. A point is three elements, a sum four or three,
//! and an element is six words (`residues`).
//!
//! Sums are read and checked in lanes where the machine has them. Points take 1 to 2 us each, in words: they are converted once.

mod edwards;
mod hessian;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod lanes;
#[cfg(all(test, any(target_arch = "x86_64", target_arch = "aarch64")))]
mod lanes_tests;
mod residues;
mod sums;
#[cfg(test)]
mod tests;

use crate::control::{Pool, Task};
pub use crate::store::Multiples;
use crate::store::double_all;
use crate::{Affine, BackendChoice, Curve, IntegerBackend, MsmError, Phase, ProgressHandler, Source, options};
use edwards::Edwards;
use hessian::Hessian;
use modmill_arith::curve::weierstrass::CurveParameters;
use modmill_arith::field::montgomery::Element;
use residues::Residues;
pub use sums::Window;

/// Words of an element.
const WORDS: usize = 6;
/// Words of a point: three elements.
pub const POINT_WORDS: usize = 3 * WORDS;
/// Points and sums that are converted together.
const CHUNK: usize = 4096;

type Coordinates<C> = [Element<<C as CurveParameters>::Base>; 4];
type Prepared<C> = [Element<<C as CurveParameters>::Base>; 3];

/// Points as gates hold them, one after the other, and which have no such form.
#[derive(Debug, Clone)]
pub struct CardPoints {
    /// Three elements for each point.
    pub rows: Vec<[u64; POINT_WORDS]>,
    /// The points that the curve's form lacks, by their number; their rows are those of the neutral element.
    pub without: Vec<usize>,
}

/// The words of an element, a point and a sum in gates.
#[derive(Debug, Clone)]
pub struct Card<C: CurveParameters> {
    residues: Residues<C>,
    form: Form<C>,
}

/// A complete form of the curve.
#[derive(Debug, Clone)]
enum Form<C: CurveParameters> {
    Edwards(Edwards<C>),
    Hessian(Hessian<C>),
}

macro_rules! each {
    ($form:expr, $one:ident => $body:expr) => {
        match $form {
            Form::Edwards($one) => $body,
            Form::Hessian($one) => $body,
        }
    };
}

impl<C: CurveParameters> Form<C> {
    /// Coordinates of a sum.
    fn coordinates(&self) -> usize {
        match self {
            Self::Edwards(_) => 4,
            Self::Hessian(_) => 3,
        }
    }

    /// The prepared coordinates of points; the numbers of those without are added to `without`, counted from `first`.
    fn prepared(&self, points: &[Affine<C>], first: usize, without: &mut Vec<usize>) -> Vec<Prepared<C>> {
        let mut inverses: Vec<_> = points.iter().map(|point| each!(self, form => form.denominator(point))).collect();
        let lacks: Vec<_> = inverses.iter().zip(points).map(|(d, point)| d.is_zero() || point.is_neutral()).collect();
        without.extend((0..points.len()).filter(|i| lacks[*i] && !points[*i].is_neutral()).map(|i| first + i));
        Element::invert_all(&mut inverses);
        let neutral = each!(self, form => form.neutral());
        let one = |((point, inverse), lacks): ((&Affine<C>, &Element<C::Base>), &bool)| {
            if *lacks { neutral } else { each!(self, form => form.prepared(point, inverse)) }
        };
        points.iter().zip(&inverses).zip(&lacks).map(one).collect()
    }

    /// The points of sums that are on the curve and have coordinates.
    fn affine(&self, sums: &[Coordinates<C>]) -> Vec<Affine<C>> {
        let mut inverses: Vec<_> = sums.iter().map(|sum| each!(self, form => form.ratio(sum))).collect();
        Element::invert_all(&mut inverses);
        sums.iter().zip(&inverses).map(|(sum, inverse)| each!(self, form => form.affine(sum, inverse))).collect()
    }

    fn is_on_curve(&self, sum: &Coordinates<C>) -> bool {
        each!(self, form => form.is_on_curve(sum))
    }
}

impl<C: Curve> Card<C> {
    /// `scaling`, lowest word first: an element a of a point is held as a times this number.
    #[must_use]
    pub fn new(scaling: &[u64; WORDS]) -> Self {
        C::card(scaling)
    }

    pub(crate) fn new_here(scaling: &[u64; WORDS]) -> Self {
        let form = match &C::EDWARDS {
            Some(form) => Form::Edwards(Edwards::new(form)),
            None => Form::Hessian(Hessian::new()),
        };
        Self { residues: Residues::new(&Element::from_words(scaling)), form }
    }

    /// Words of a sum.
    #[must_use]
    pub fn sum_words(&self) -> usize {
        WORDS * self.form.coordinates()
    }

    /// Converts points, then all of their first multiples, and so on, on `threads` threads, 0 for as many as the machine has processors.
    ///
    /// # Errors
    /// The errors of reading the points; [`MsmError::Interrupted`] when `control` says stop.
    pub fn points(
        &self,
        points: &dyn Source<C>,
        multiples: Multiples,
        threads: usize,
        control: &mut dyn ProgressHandler,
    ) -> Result<CardPoints, MsmError> {
        C::to_card(self, points, multiples, threads, control)
    }

    pub(crate) fn points_here(
        &self,
        points: &dyn Source<C>,
        multiples: Multiples,
        threads: usize,
        control: &mut dyn ProgressHandler,
    ) -> Result<CardPoints, MsmError> {
        let count = points.count();
        let (backend, _): (IntegerBackend, _) = BackendChoice::Auto.resolve(C::NAME, |_| Ok(()))?;
        let mut pool = Pool::new(options::count(threads), Phase::Prepare, (count * multiples.count) as u64, control);
        let blocks = pool.run(count.div_ceil(CHUNK), |k, task: &Task| {
            let first = k * CHUNK;
            let mut block = points.read(first..count.min(first + CHUNK))?;
            let row = |point: &Prepared<C>| {
                let mut words = [0; POINT_WORDS];
                words.as_chunks_mut().0.iter_mut().zip(point).for_each(|(words, a)| *words = self.residues.digits(a));
                words
            };
            let multiple = |j| {
                if j > 0 {
                    double_all(block.to_mut(), multiples.stride, backend);
                }
                let mut without = vec![];
                let prepared = self.form.prepared(&block, j * count + first, &mut without);
                task.step(block.len() as u64)?;
                Ok::<_, MsmError>((prepared.iter().map(row).collect::<Vec<_>>(), without))
            };
            (0..multiples.count).map(multiple).collect::<Result<Vec<_>, _>>()
        })?;
        let mut blocks: Vec<_> = blocks.into_iter().map(Vec::into_iter).collect();
        let parts = (0..multiples.count).flat_map(|_| blocks.iter_mut().filter_map(Iterator::next).collect::<Vec<_>>());
        let (rows, without): (Vec<_>, Vec<_>) = parts.unzip();
        Ok(CardPoints { rows: rows.concat(), without: without.concat() })
    }
}
