//! Tests that points are on their curve and in its subgroup of order r, without multiplying them by r.
//!
//! phi(x, y) = (beta x, y) is an endomorphism of y^2 = x^3 + b with phi^2 + phi + 1 = 0. Multiplication by x^2 of the family's parameter and phi add up to an endomorphism
//! of degree x^4 - x^2 + 1 = r (the norm of x^2 + w in Z\[w\], w a cube root of 1). r is not p, so exactly r points over the closure of the field are in its kernel. beta is
//! the cube root for which the generator is in the kernel; so the kernel is the generator's subgroup. Hence
//!
//! > P is in the subgroup if and only if phi(P) = -\[x^2\] P.
//!
//! This is exact for every point of either curve. It takes 126 doublings and 2 (w - 1) additions for x of w bits that are 1: 6 for BLS12-381, 7 for BLS12-377.

use super::jacobian::Jacobian;
use super::weierstrass::{Affine, CurveParameters};
use crate::field::LaneField;
use crate::field::montgomery::lanes::{Reduced, digits, from_elements};
use crate::field::montgomery::{Element, Prime};
use crate::lanes::{Independent, Kernel, LANES};

impl<C: CurveParameters> Affine<C> {
    /// True if this point of the curve is in the subgroup of order r, as the neutral element is.
    #[must_use]
    pub fn is_in_subgroup(&self) -> bool {
        let square = u128::from(C::X) * u128::from(C::X);
        let opposite = Self { x: self.x.mul(&C::BETA), y: self.y.neg() };
        self.is_neutral() || self.multiply(&[square as u64, (square >> 64) as u64]) == opposite.into()
    }
}

/// The memberships of eight points: a bit for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Membership {
    /// The points on the curve, or neutral.
    pub on_curve: u8,
    /// The points in the subgroup of order r, among those on the curve.
    pub in_subgroup: u8,
}

/// The points among eight that are on the curve: a bit for each.
pub fn on_curve<C: CurveParameters, M: Independent>(m: M, points: &[Affine<C>; LANES]) -> u8 {
    Lifted::new(m, points).on_curve
}

/// Tests eight points for being on the curve and in the subgroup.
pub fn membership<C: CurveParameters, M: Independent>(m: M, points: &[Affine<C>; LANES]) -> Membership {
    let Lifted { point, neutral, on_curve } = Lifted::new(m, points);
    let product = times_parameter::<C, M>(m, &times_parameter::<C, M>(m, &point));
    let in_subgroup = m.call(IsOpposite::<C, M> { point, product }) | neutral;
    Membership { on_curve, in_subgroup: in_subgroup & on_curve }
}

type Point<C, M> = Jacobian<<C as CurveParameters>::Base, M>;

/// Eight points in lanes.
struct Lifted<C: CurveParameters, M: Independent> {
    point: Point<C, M>,
    neutral: u8,
    on_curve: u8,
}

impl<C: CurveParameters, M: Independent> Lifted<C, M> {
    fn new(m: M, points: &[Affine<C>; LANES]) -> Self {
        let x = from_elements(m, &points.map(|p| p.x));
        let y = from_elements(m, &points.map(|p| p.y));
        let b = <C::Base as LaneField<M>>::splat(m, &digits(&Element::<C::Base>::from_words(&[C::B, 0, 0, 0, 0, 0])));
        let neutral = points.iter().enumerate().fold(0, |mask, (l, p)| mask | u8::from(p.is_neutral()) << l);
        let on_curve = m.call(OnCurve { x, y, b }) | neutral;
        Self { point: Jacobian::from_affine(m, &x, &y), neutral, on_curve }
    }
}

/// \[|x|\] P for the family's parameter x; Z = 0 where an addition met a case that it does not hold for, which happens to no point of order r: all
/// multiples on the way have factors from 2 to x^2 - 1 and are even when P is added.
fn times_parameter<C: CurveParameters, M: Independent>(m: M, p: &Point<C, M>) -> Point<C, M> {
    let mut sum = *p;
    let mut left = C::X.ilog2();
    while left > 0 {
        // Doublings down to the next bit that is 1, or to the end.
        let below = C::X & ((1 << left) - 1);
        let next = if below == 0 { 0 } else { below.ilog2() };
        let times = left - next;
        sum = m.call(Advance::<C, M> { sum, times, add: (below != 0).then_some(p) });
        left = next;
    }
    sum
}

/// y^2 = x^3 + b.
struct OnCurve<F, V> {
    x: Reduced<F, V>,
    y: Reduced<F, V>,
    b: Reduced<F, V>,
}

impl<F: Prime, M: Independent> Kernel<M> for OnCurve<F, M::V> {
    type Out = u8;

    #[inline(always)]
    fn run(self, m: M) -> u8 {
        let cube = F::mul_unreduced::<false>(m, &F::square(m, &self.x), &self.x);
        let right = F::carry(m, &F::add(m, &cube, &<F as LaneField<M>>::widen(m, &self.b)));
        F::equal(m, &F::square(m, &self.y), &right)
    }
}

/// 2^times P, then plus another point.
struct Advance<'a, C: CurveParameters, M: Independent> {
    sum: Point<C, M>,
    times: u32,
    add: Option<&'a Point<C, M>>,
}

impl<C: CurveParameters, M: Independent> Kernel<M> for Advance<'_, C, M> {
    type Out = Point<C, M>;

    #[inline(always)]
    fn run(self, m: M) -> Self::Out {
        let mut sum = self.sum;
        for _ in 0..self.times {
            sum = sum.double(m);
        }
        match self.add {
            Some(p) => sum.add(m, p),
            None => sum,
        }
    }
}

/// A kernel that compares (beta x, -y) with the product, which is not neutral.
struct IsOpposite<C: CurveParameters, M: Independent> {
    point: Point<C, M>,
    product: Point<C, M>,
}

impl<C: CurveParameters, M: Independent> Kernel<M> for IsOpposite<C, M> {
    type Out = u8;

    #[inline(always)]
    fn run(self, m: M) -> u8 {
        let Jacobian { x, y, z } = self.product;
        let zz = C::Base::square(m, &z);
        let beta = <C::Base as LaneField<M>>::splat(m, &digits(&C::BETA));
        let same_x = C::Base::equal(m, &x, &C::Base::mul(m, &C::Base::mul(m, &self.point.x, &beta), &zz));
        let opposite = C::Base::mul_unreduced::<true>(m, &self.point.y, &C::Base::mul(m, &z, &zz));
        let sum = C::Base::carry(m, &C::Base::add(m, &opposite, &C::Base::widen(m, &y)));
        let zero = <C::Base as LaneField<M>>::splat(m, &[0; 8]);
        same_x & C::Base::equal(m, &sum, &zero) & !C::Base::equal(m, &z, &zero)
    }
}
