//! Multiples 2^k P of many points: doubled in Jacobian coordinates, eight side by side, with one inversion for all at the end.
//!
//! A doubling is 3 products and 4 squares and needs no inversion; an affine one with a shared inversion takes 5 products and 2 squares, and memory. To
//! leave Jacobian coordinates takes 7 products a point, once.

use super::jacobian::Jacobian;
use super::weierstrass::{Affine, CurveParameters};
use crate::field::montgomery::lanes::{Reduced, from_elements, to_elements};
use crate::field::montgomery::{Element, Prime};
use crate::field::{Field, LaneField};
use crate::lanes::{Independent, Kernel, LANES};

/// Vectors of points that share an inversion: they fit the second cache.
const SHARED: usize = 128;

/// Replaces each point P by 2^times P. Complete: neutral points, and points of even order, may be among them.
pub fn double_all<C: CurveParameters, M: Independent>(m: M, points: &mut [Affine<C>], times: u32) {
    // Z = 1 holds for the neutral element, too, after a doubling.
    if times == 0 {
        return;
    }
    for points in points.chunks_mut(SHARED * LANES) {
        let vectors = points.chunks(LANES).map(|points| {
            let point = |l: usize| points.get(l).unwrap_or(&Affine::NEUTRAL);
            let [x, y] = [std::array::from_fn(|l| point(l).x), std::array::from_fn(|l| point(l).y)].map(|a| from_elements(m, &a));
            m.call(Doublings(Jacobian::from_affine(m, &x, &y), times))
        });
        let mut vectors: Vec<_> = vectors.collect();
        let (before, product) = m.call(Denominators(&vectors));
        let mut inverse: [Element<C::Base>; LANES] = to_elements(m, &product);
        Element::invert_all(&mut inverse);
        m.call(Leave { vectors: &mut vectors, before: &before, inverse: from_elements(m, &inverse) });
        for (points, vector) in points.chunks_mut(LANES).zip(&vectors) {
            let (x, y) = (to_elements(m, &vector.x), to_elements(m, &vector.y));
            for (point, (x, y)) in points.iter_mut().zip(x.into_iter().zip(y)) {
                *point = Affine { x, y };
            }
        }
    }
}

struct Doublings<F: Prime, M: Independent>(Jacobian<F, M>, u32);

impl<F: Prime, M: Independent> Kernel<M> for Doublings<F, M> {
    type Out = Jacobian<F, M>;

    #[inline(always)]
    fn run(self, m: M) -> Self::Out {
        // A closure would be compiled without the machine's instructions.
        let Self(mut point, times) = self;
        for _ in 0..times {
            point = point.double(m);
        }
        point
    }
}

/// Z, or 1 where it is 0, and the lanes where it is.
#[inline(always)]
fn denominator<F: Prime, M: Independent>(m: M, point: &Jacobian<F, M>) -> (u8, Reduced<F, M::V>) {
    let neutral = F::equal(m, &point.z, &<F as LaneField<M>>::splat(m, &F::ZERO));
    (neutral, F::select(m, neutral, &point.z, &<F as LaneField<M>>::splat(m, &F::ONE)))
}

/// The products of the denominators before each vector, and of all.
struct Denominators<'a, F: Prime, M: Independent>(&'a [Jacobian<F, M>]);

impl<F: Prime, M: Independent> Kernel<M> for Denominators<'_, F, M> {
    type Out = (Vec<Reduced<F, M::V>>, Reduced<F, M::V>);

    #[inline(always)]
    fn run(self, m: M) -> Self::Out {
        let mut product = <F as LaneField<M>>::splat(m, &F::ONE);
        let mut before = Vec::with_capacity(self.0.len());
        for point in self.0 {
            before.push(product);
            product = F::mul(m, &product, &denominator(m, point).1);
        }
        (before, product)
    }
}

/// Replaces X and Y by x and y, which are 0 for the neutral element.
struct Leave<'a, F: Prime, M: Independent> {
    vectors: &'a mut [Jacobian<F, M>],
    before: &'a [Reduced<F, M::V>],
    /// The inverse of the product of all denominators.
    inverse: Reduced<F, M::V>,
}

impl<F: Prime, M: Independent> Kernel<M> for Leave<'_, F, M> {
    type Out = ();

    #[inline(always)]
    fn run(self, m: M) {
        let mut inverse = self.inverse;
        let zero = <F as LaneField<M>>::splat(m, &F::ZERO);
        for (point, before) in self.vectors.iter_mut().zip(self.before).rev() {
            let (neutral, z) = denominator(m, point);
            let own = F::mul(m, &inverse, before);
            inverse = F::mul(m, &inverse, &z);
            let square = F::square(m, &own);
            let x = F::mul(m, &point.x, &square);
            let y = F::mul(m, &point.y, &F::mul(m, &square, &own));
            point.x = F::select(m, neutral, &x, &zero);
            point.y = F::select(m, neutral, &y, &zero);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::curve::weierstrass::{Bls12377, Bls12381};
    use crate::lanes::Emulated;

    fn as_in_words<C: CurveParameters>(special: &[Affine<C>]) {
        let points: Vec<Affine<C>> = (0..13).map(|k| C::GENERATOR.multiply(&[k]).to_affine()).chain(special.iter().copied()).collect();
        for (count, times) in [(0, 3), (1, 1), (8, 2), (points.len(), 0), (points.len(), 5)] {
            let mut doubled = points[..count].to_vec();
            double_all(Emulated::new(), &mut doubled, times);
            let expected: Vec<_> = points[..count].iter().map(|p| p.multiply(&[1 << times]).to_affine()).collect();
            assert_eq!(doubled, expected, "{} {count} {times}", C::NAME);
        }
    }

    #[test]
    fn multiples_are_those_in_words() {
        // (-1, 0) has order 2.
        as_in_words::<Bls12377>(&[Affine { x: Element::ONE.neg(), y: Element::ZERO }, Affine::NEUTRAL]);
        as_in_words::<Bls12381>(&[Affine::NEUTRAL, Bls12381::GENERATOR]);
    }
}
