//! Short Weierstrass curves y^2 = x^3 + b in Jacobian coordinates, x = X/Z^2, y = Y/Z^3: points in lanes
//! (D. Bernstein, T. Lange, Explicit-Formulas Database, a = 0, "dbl-2009-l" and "add-1998-cmo-2").
//!
//! Z = 0 is the neutral element. **The addition is not complete**: for P + P, and where one of both is neutral, it gives Z = 0. No operation makes Z other than 0
//! again, so a chain of operations whose last Z is not 0 met none of these cases, and its result is right.
//!
//! | operation | multiplications | squarings | carries |
//! |---|---|---|---|
//! | [`Jacobian::double`] | 3 | 4 | 7 |
//! | [`Jacobian::add`] | 12 | 4 | 13 |

use crate::field::LaneField;
use crate::lanes::Lanes;

/// x = X/Z^2, y = Y/Z^3; Z = 0 for the neutral element.
#[derive(Clone, Copy)]
pub struct Jacobian<F: LaneField<M>, M: Lanes> {
    /// X.
    pub x: F::Reduced,
    /// Y.
    pub y: F::Reduced,
    /// Z.
    pub z: F::Reduced,
}

/// 8 a.
#[inline(always)]
fn eight<F: LaneField<M>, M: Lanes>(m: M, a: &F::Unreduced) -> F::Unreduced {
    let two = F::add(m, a, a);
    let four = F::add(m, &two, &two);
    F::add(m, &four, &four)
}

impl<F: LaneField<M>, M: Lanes> Jacobian<F, M> {
    /// The point (x, y).
    #[inline(always)]
    pub fn from_affine(m: M, x: &F::Reduced, y: &F::Reduced) -> Self {
        Self { x: *x, y: *y, z: F::splat(m, &F::ONE) }
    }

    /// 2P. Complete: Z becomes 0 where Y or Z is 0.
    ///
    /// With D = 4 X Y^2, E = 3 X^2, F = E^2: X = F - 2D, Y = E (3D - F) - 8 Y^4, Z = 2 Y Z.
    #[inline(always)]
    pub fn double(&self, m: M) -> Self {
        let nothing = F::bias(m, &F::widen(m, &F::splat(m, &F::ZERO)));
        let yy = F::square(m, &self.y);
        let yz = F::mul_unreduced::<false>(m, &self.y, &self.z);
        let xx = F::square_unreduced::<false>(m, &self.x);
        let e = F::carry(m, &F::add(m, &F::add(m, &xx, &xx), &xx));
        let z = F::carry(m, &F::add(m, &yz, &yz));
        let d = F::mul_unreduced::<false>(m, &self.x, &yy);
        let f = F::square_unreduced::<false>(m, &e);
        let x = F::carry(m, &F::add(m, &f, &eight::<F, M>(m, &F::sub(m, &nothing, &d))));
        let d4 = F::add(m, &F::add(m, &d, &d), &F::add(m, &d, &d));
        let w = F::carry(m, &F::sub(m, &F::bias(m, &F::add(m, &eight::<F, M>(m, &d), &d4)), &f));
        let c = F::square_unreduced::<false>(m, &yy);
        let ew = F::mul_unreduced::<false>(m, &e, &w);
        let y = F::carry(m, &F::add(m, &ew, &eight::<F, M>(m, &F::sub(m, &nothing, &c))));
        Self { x, y, z }
    }

    /// P + Q for P other than Q, neither neutral; else Z becomes 0.
    ///
    /// With U, S this point's coordinates over the common denominators, H and R the differences of Q's to them, V = U H^2:
    /// X = R^2 - H^3 - 2V, Y = R (V - X) - S H^3, Z = H Z_P Z_Q.
    #[inline(always)]
    pub fn add(&self, m: M, q: &Self) -> Self {
        let zz = F::square(m, &self.z);
        let qzz = F::square(m, &q.z);
        let u = F::mul_unreduced::<false>(m, &self.x, &qzz);
        let h = F::carry(m, &F::sub(m, &F::mul_unreduced::<true>(m, &q.x, &zz), &u));
        let u = F::carry(m, &u);
        let zzz = F::mul(m, &self.z, &zz);
        let qzzz = F::mul(m, &q.z, &qzz);
        let s = F::mul_unreduced::<false>(m, &self.y, &qzzz);
        let r = F::carry(m, &F::sub(m, &F::mul_unreduced::<true>(m, &q.y, &zzz), &s));
        let s = F::carry(m, &s);
        let hh = F::square(m, &h);
        let hhh = F::mul_unreduced::<false>(m, &h, &hh);
        let v = F::mul_unreduced::<false>(m, &u, &hh);
        let rr = F::square_unreduced::<false>(m, &r);
        let v2 = F::add(m, &v, &v);
        let least = F::bias(m, &F::bias(m, &F::bias(m, &rr)));
        let x = F::carry(m, &F::sub(m, &F::sub(m, &least, &hhh), &v2));
        let w = F::carry(m, &F::sub(m, &F::bias(m, &F::add(m, &F::add(m, &v2, &v), &hhh)), &rr));
        let hhh = F::carry(m, &hhh);
        let y = F::sub(m, &F::mul_unreduced::<true>(m, &r, &w), &F::mul_unreduced::<false>(m, &s, &hhh));
        let z = F::mul(m, &h, &F::mul(m, &self.z, &q.z));
        Self { x, y: F::carry(m, &y), z }
    }
}
