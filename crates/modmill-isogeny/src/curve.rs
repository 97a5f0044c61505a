//! Points of E_alpha: y^2 = x^3 - (alpha + 1/alpha) x^2 + x, by x alone.

use crate::field::Coordinates;
use modmill_arith::Natural;
use modmill_arith::curve::xonly::{XPoint, double_affine};

/// E_alpha with the coefficient A = -(alpha + 1/alpha).
#[derive(Debug, Clone)]
pub(crate) struct MontgomeryCurve<E> {
    pub(crate) alpha: E,
    pub(crate) a: E,
    /// (A + 2) / 4.
    a24: E,
}

impl<E: Clone> MontgomeryCurve<E> {
    /// `None` where the curve would be singular: alpha = 0 or alpha^2 = 1.
    pub(crate) fn new<C: Coordinates<Element = E>>(f: &C, alpha: &E) -> Option<Self> {
        let inverse = f.invert(alpha)?;
        if f.equal(&inverse, alpha) {
            return None;
        }
        let a = f.negate(&f.add(alpha, &inverse));
        let two = f.double(&f.one());
        let a24 = f.mul(&f.add(&a, &two), &f.invert(&f.double(&two))?);
        Some(Self { alpha: alpha.clone(), a, a24 })
    }

    /// x^3 + A x^2 + x.
    pub(crate) fn right_side<C: Coordinates<Element = E>>(&self, f: &C, x: &E) -> E {
        f.mul(x, &f.add(&f.mul(x, &f.add(x, &self.a)), &f.one()))
    }

    /// [k] P for k >= 1, by Montgomery's ladder; x is not 0.
    pub(crate) fn multiply<C: Coordinates<Element = E>>(&self, f: &C, k: &Natural, p: &XPoint<E>) -> XPoint<E> {
        let double = |p: &XPoint<E>| double_affine(f, p, &self.a24);
        // The trailing zeros of k are doublings alone.
        let zeros = k.trailing_zeros().unwrap_or(0);
        let k = k >> zeros;
        let (mut low, mut high) = (p.clone(), double(p));
        for bit in (0..k.bits().saturating_sub(1)).rev() {
            let sum = add(f, &low, &high, p);
            (low, high) = if k.bit(bit) { (sum, double(&high)) } else { (double(&low), sum) };
        }
        for _ in 0..zeros {
            low = double(&low);
        }
        low
    }

    /// True if P is not O and [N] P = O, for a prime N.
    pub(crate) fn has_order<C: Coordinates<Element = E>>(&self, f: &C, order: &Natural, p: &XPoint<E>) -> bool {
        !f.is_zero(&p.z) && !f.is_zero(&p.x) && f.is_zero(&self.multiply(f, order, p).z)
    }
}

/// P + Q from P, Q and P - Q.
fn add<C: Coordinates>(f: &C, p: &XPoint<C::Element>, q: &XPoint<C::Element>, difference: &XPoint<C::Element>) -> XPoint<C::Element> {
    let [u, v] = f.mul_two([(&f.sub(&p.x, &p.z), &f.add(&q.x, &q.z)), (&f.add(&p.x, &p.z), &f.sub(&q.x, &q.z))]);
    let [sum, minus] = f.square_two([&f.add(&u, &v), &f.sub(&u, &v)]);
    let [x, z] = f.mul_two([(&difference.z, &sum), (&difference.x, &minus)]);
    XPoint { x, z }
}

/// x : 1.
pub(crate) fn at<C: Coordinates>(f: &C, x: &C::Element) -> XPoint<C::Element> {
    XPoint { x: x.clone(), z: f.one() }
}

/// X / Z; `None` for O.
pub(crate) fn affine<C: Coordinates>(f: &C, p: &XPoint<C::Element>) -> Option<C::Element> {
    Some(f.mul(&p.x, &f.invert(&p.z)?))
}
