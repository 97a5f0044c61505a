//! Points and scalars made from a seed, for tests and measurements.
//!
//! Point i is A_j + B_k with j = i / 4096, k = i mod 4096, where A_j = [a_j]G and B_k = [b_k]G for random a_j and b_k below r. So a point costs
//! one affine addition with a shared inversion, and the logarithm of every point is known: a product's is the sum of s_i (a_j + b_k). The
//! points of a short vector are the first ones of a long vector. They are not independent (P_jk + P_lm = P_jm + P_lk): good for speed and for
//! correctness, of no use where logarithms must be unknown.

use crate::control::{Pool, Task};
use crate::source::Source;
use crate::{Affine, Curve, MsmError, Phase, ProgressHandler, Scalar, Xyzz};
use modmill_arith::curve::weierstrass::CurveParameters;
use modmill_arith::field::montgomery::Element;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use std::borrow::Cow;
use std::ops::Range;
use std::sync::Mutex;

/// Points that share an A.
const ROW: usize = 4096;
/// Streams of the generator: those of the tables, then one for each vector of scalars.
const STREAM_A: u64 = 0;
const STREAM_B: u64 = 1;
const STREAM_SCALARS: u64 = 2;

/// Random points with their logarithms to the base of the curve's generator.
#[derive(Debug, Clone)]
pub struct RandomPoints<C: Curve> {
    /// The points.
    pub points: Vec<Affine<C>>,
    /// The logarithms of the A, one for each 4096 points.
    pub rows: Vec<Scalar>,
    /// The logarithms of the B, at most 4096.
    pub columns: Vec<Scalar>,
}

/// Random points that are made when they are read: point i is a sum of two of a few.
#[derive(Debug, Clone)]
pub struct RandomSource<C: Curve> {
    count: usize,
    rows: Vec<Scalar>,
    columns: Vec<Scalar>,
    /// The A and the B.
    a: Vec<Affine<C>>,
    b: Vec<Affine<C>>,
}

impl<C: Curve> RandomSource<C> {
    /// The first `count` points of this seed.
    #[must_use]
    pub fn new(count: usize, seed: u64) -> Self {
        C::random(count, seed)
    }

    pub(crate) fn new_here(count: usize, seed: u64) -> Self {
        let [rows, columns] = random_logarithms::<C>(count, seed);
        let multiples = Multiples::<C>::new();
        let (a, b) = (multiples.of_all(&rows), multiples.of_all(&columns));
        Self { count, rows, columns, a, b }
    }

    pub(crate) fn points_here(&self, range: Range<usize>) -> Vec<Affine<C>> {
        let mut points = Vec::with_capacity(range.len());
        let mut at = range.start;
        while at < range.end {
            let (row, first) = (at / ROW, at % ROW);
            let columns = first..ROW.min(first + range.end - at);
            at += columns.len();
            points.extend(sums(&self.a[row], &self.b[columns]));
        }
        points
    }

    /// The logarithms of the A, one for each 4096 points.
    #[must_use]
    pub fn rows(&self) -> &[Scalar] {
        &self.rows
    }

    /// The logarithms of the B, at most 4096.
    #[must_use]
    pub fn columns(&self) -> &[Scalar] {
        &self.columns
    }
}

impl<C: Curve> Source<C> for RandomSource<C> {
    fn count(&self) -> usize {
        self.count
    }

    fn read(&self, range: Range<usize>) -> Result<Cow<'_, [Affine<C>]>, MsmError> {
        Ok(Cow::Owned(C::random_points(self, range)))
    }
}

impl<C: Curve> RandomPoints<C> {
    /// The first `count` points of this seed; about 0.3 us each on one thread.
    ///
    /// # Errors
    /// [`MsmError::Interrupted`] when `control` says stop.
    pub fn new(count: usize, seed: u64, threads: usize, control: &mut dyn ProgressHandler) -> Result<Self, MsmError> {
        let source = RandomSource::<C>::new(count, seed);
        let mut points = vec![Affine::NEUTRAL; count];
        let jobs: Vec<_> = points.chunks_mut(ROW).map(Mutex::new).collect();
        let make = |row: usize, task: &Task| {
            if let Ok(mut points) = jobs[row].lock() {
                let range = row * ROW..row * ROW + points.len();
                points.copy_from_slice(&source.read(range)?);
                task.step(points.len() as u64)?;
            }
            Ok::<_, MsmError>(())
        };
        Pool::new(crate::options::count(threads), Phase::Make, count as u64, control).run(jobs.len(), make)?;
        drop(jobs);
        Ok(Self { points, rows: source.rows, columns: source.columns })
    }
}

/// The logarithms of the A, one for each 4096 points, and of the B, at most 4096, of `count` random points.
#[must_use]
pub fn random_logarithms<C: CurveParameters>(count: usize, seed: u64) -> [Vec<Scalar>; 2] {
    [(count.div_ceil(ROW), STREAM_A), (count.min(ROW), STREAM_B)].map(|(count, stream)| scalars_of::<C>(count, seed, stream))
}

/// Vector number `index` of `count` scalars of this seed, uniform in 0..r. A short vector is the beginning of a long one.
#[must_use]
pub fn random_scalars<C: CurveParameters>(count: usize, seed: u64, index: u64) -> Vec<Scalar> {
    scalars_of::<C>(count, seed, STREAM_SCALARS.wrapping_add(index))
}

fn scalars_of<C: CurveParameters>(count: usize, seed: u64, stream: u64) -> Vec<Scalar> {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    random.set_stream(stream);
    (0..count).map(|_| Scalar::random::<C, _>(&mut random)).collect()
}

/// [d 256^i]G for every byte d and place i, so that a multiple of G takes 31 additions.
struct Multiples<C: CurveParameters> {
    table: Vec<Affine<C>>,
}

impl<C: CurveParameters> Multiples<C> {
    fn new() -> Self {
        let mut table = Vec::with_capacity(32 * 256);
        let mut base: Xyzz<C> = C::GENERATOR.into();
        for _ in 0..32 {
            let mut sum = Xyzz::NEUTRAL;
            for _ in 0..256 {
                table.push(sum.to_affine());
                sum = sum.add(&base);
            }
            base = sum;
        }
        Self { table }
    }

    fn of(&self, k: &Scalar) -> Xyzz<C> {
        let bytes = k.0.iter().flat_map(|word| word.to_le_bytes());
        bytes.zip(self.table.chunks(256)).fold(Xyzz::NEUTRAL, |sum, (byte, multiples)| sum.add_affine(&multiples[usize::from(byte)]))
    }

    fn of_all(&self, ks: &[Scalar]) -> Vec<Affine<C>> {
        ks.iter().map(|k| self.of(k).to_affine()).collect()
    }
}

/// a + b for each b, by the chord with one inversion for all.
fn sums<C: CurveParameters>(a: &Affine<C>, all: &[Affine<C>]) -> Vec<Affine<C>> {
    let mut inverses: Vec<Element<C::Base>> = all.iter().map(|b| b.x.sub(&a.x)).collect();
    Element::invert_all(&mut inverses);
    let sum = |(b, inverse): (&Affine<C>, &Element<C::Base>)| {
        if a.is_neutral() || b.is_neutral() || inverse.is_zero() {
            return Xyzz::from(*a).add_affine(b).to_affine();
        }
        let slope = b.y.sub(&a.y).mul(inverse);
        let x = slope.square().sub(&a.x).sub(&b.x);
        Affine { x, y: slope.mul(&a.x.sub(&x)).sub(&a.y) }
    };
    all.iter().zip(&inverses).map(sum).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bls12377, Bls12381, NoProgress};

    fn known_logarithms<C: Curve>() {
        let g: Xyzz<C> = C::GENERATOR.into();
        let few = RandomPoints::<C>::new(3, 5, 1, &mut NoProgress).unwrap();
        let many = RandomPoints::<C>::new(ROW + 2, 5, 2, &mut NoProgress).unwrap();
        assert_eq!(few.points, many.points[..3]);
        assert_eq!((many.rows.len(), many.columns.len()), (2, ROW));
        let source = RandomSource::<C>::new(ROW + 2, 5);
        for range in [0..0, 0..ROW + 2, 1..3, 5..ROW, ROW - 1..ROW + 1, ROW + 1..ROW + 2] {
            assert_eq!(*source.read(range.clone()).unwrap(), many.points[range]);
        }
        for i in [0, 1, ROW - 1, ROW, ROW + 1] {
            let (a, b) = (&many.rows[i / ROW], &many.columns[i % ROW]);
            let expected = C::GENERATOR.multiply(&a.0).add(&C::GENERATOR.multiply(&b.0));
            assert_eq!(many.points[i], expected.to_affine(), "{} {i}", C::NAME);
        }
        assert_ne!(few.points, RandomPoints::<C>::new(3, 6, 1, &mut NoProgress).unwrap().points);
        assert_ne!(random_scalars::<C>(2, 5, 0), random_scalars::<C>(2, 5, 1));
        assert!(random_scalars::<C>(100, 5, 0).iter().all(|s| s.0.iter().rev().lt(C::ORDER.iter().rev())));
        // Equal, opposite and neutral points take the complete addition.
        let (p, two) = (C::GENERATOR, g.double().to_affine());
        assert_eq!(sums(&p, &[p, p.neg(), Affine::NEUTRAL, two]), [two, Affine::NEUTRAL, p, g.add_affine(&two).to_affine()]);
        assert_eq!(sums(&Affine::NEUTRAL, &[p, Affine::NEUTRAL]), [p, Affine::NEUTRAL]);
    }

    #[test]
    fn the_logarithms_are_known() {
        known_logarithms::<Bls12377>();
        known_logarithms::<Bls12381>();
    }
}
