//! Points of edwards25519, eight side by side: -x^2 + y^2 = 1 + d x^2 y^2 in extended coordinates (Hisil, Wong, Carter, Dawson 2008).
//!
//! A sum or a doubling ends in four numbers E, F, G, H with X = E F, Y = G H, Z = F G, T = E H. What is made of them depends on what comes
//! next: [`Projective`] before a doubling, [`Ready`] before an addition, so that Y + X and Y - X are taken while they are still columns.
//! Multiplications / squarings / carries: doubling 4/3/4 before the last step, addition 4/0/4, mixed addition 3/0/4; the last step costs 3
//! for [`Projective`] and 4 for [`Ready`].
//!
//! # Order
//! The machine code keeps the order of the source, and a core looks only some hundred instructions ahead. So each formula takes the coordinates
//! in the order in which the one before gives them, and its last product is never the first thing the next one waits for: 12 % of a doubling.

use modmill_arith::field::LaneField;
use modmill_arith::field::f25519::F25519 as F;
use modmill_arith::field::f25519::lanes::Reduced;
use modmill_arith::lanes::Independent;

/// x = X/Z, y = Y/Z.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Projective<V> {
    pub(crate) x: Reduced<V>,
    pub(crate) y: Reduced<V>,
    pub(crate) z: Reduced<V>,
}

/// What an addition reads of its left operand: Y + X, Y - X, Z, T = XY/Z.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Ready<V> {
    pub(crate) sum: Reduced<V>,
    pub(crate) difference: Reduced<V>,
    pub(crate) z: Reduced<V>,
    pub(crate) t: Reduced<V>,
}

/// What an addition reads of its right operand: Y + X, Y - X, Z, 2dT; the first two exchanged where the point is to be subtracted. Asked for when they
/// are needed, so that a table's rows are fetched between products.
pub(crate) trait Operand<P: Independent> {
    fn sum(&self, p: P) -> Reduced<P::V>;
    fn difference(&self, p: P) -> Reduced<P::V>;
    /// Z; 1 where there is none.
    fn z(&self, p: P) -> Option<Reduced<P::V>>;
    fn t2d(&self, p: P) -> Reduced<P::V>;
}

/// An operand at hand; without z it is 1.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Cached<V> {
    pub(crate) sum: Reduced<V>,
    pub(crate) difference: Reduced<V>,
    pub(crate) z: Option<Reduced<V>>,
    pub(crate) t2d: Reduced<V>,
}

impl<P: Independent> Operand<P> for Cached<P::V> {
    #[inline(always)]
    fn sum(&self, _p: P) -> Reduced<P::V> {
        self.sum
    }
    #[inline(always)]
    fn difference(&self, _p: P) -> Reduced<P::V> {
        self.difference
    }
    #[inline(always)]
    fn z(&self, _p: P) -> Option<Reduced<P::V>> {
        self.z
    }
    #[inline(always)]
    fn t2d(&self, _p: P) -> Reduced<P::V> {
        self.t2d
    }
}

/// E, F, G, H.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Completed<V> {
    e: Reduced<V>,
    f: Reduced<V>,
    g: Reduced<V>,
    h: Reduced<V>,
}

/// The limbs of 0 and 1.
pub(crate) const ZERO: [u64; 5] = [0; 5];
pub(crate) const ONE: [u64; 5] = [1, 0, 0, 0, 0];

impl<V: Copy> Projective<V> {
    /// 2 (X, Y, Z): E = 2XY, G = Y^2 - X^2, F = X^2 + 2Z^2 - Y^2, H = X^2 + Y^2 (all four coordinates with the sign of the usual ones changed).
    #[inline(always)]
    pub(crate) fn double<P: Independent<V = V>>(&self, p: P) -> Completed<V> {
        let yy = F::square_unreduced::<true>(p, &self.y);
        let zz = F::square_unreduced::<true>(p, &self.z);
        let xx = F::square_unreduced::<false>(p, &self.x);
        let xy = F::mul_unreduced::<false>(p, &self.x, &self.y);
        let g = F::sub(p, &yy, &xx);
        let h = F::carry(p, &F::add(p, &yy, &xx));
        let f = F::carry(p, &F::sub(p, &F::add(p, &zz, &zz), &g));
        let g = F::carry(p, &g);
        let e = F::carry(p, &F::add(p, &xy, &xy));
        Completed { e, f, g, h }
    }
}

impl<V: Copy> Completed<V> {
    /// The neutral element in every lane.
    #[inline(always)]
    pub(crate) fn neutral<P: Independent<V = V>>(p: P) -> Self {
        let one = F::splat(p, &ONE);
        Self { e: F::splat(p, &ZERO), f: one, g: one, h: one }
    }

    #[cfg(test)]
    pub(crate) fn parts(&self) -> [Reduced<V>; 4] {
        [self.e, self.f, self.g, self.h]
    }

    /// Before a doubling.
    #[inline(always)]
    pub(crate) fn projective<P: Independent<V = V>>(&self, p: P) -> Projective<V> {
        let z = F::mul(p, &self.f, &self.g);
        let y = F::mul(p, &self.g, &self.h);
        let x = F::mul(p, &self.e, &self.f);
        Projective { x, y, z }
    }

    /// Before an addition.
    #[inline(always)]
    pub(crate) fn ready<P: Independent<V = V>>(&self, p: P) -> Ready<V> {
        let y = F::mul_unreduced::<true>(p, &self.g, &self.h);
        let x = F::mul_unreduced::<false>(p, &self.e, &self.f);
        let sum = F::carry(p, &F::add(p, &y, &x));
        let difference = F::carry(p, &F::sub(p, &y, &x));
        let z = F::mul(p, &self.f, &self.g);
        let t = F::mul(p, &self.e, &self.h);
        Ready { sum, difference, z, t }
    }
}

impl<V: Copy> Ready<V> {
    /// From affine coordinates.
    #[inline(always)]
    pub(crate) fn affine<P: Independent<V = V>>(p: P, x: &Reduced<V>, y: &Reduced<V>) -> Self {
        Self {
            sum: F::carry(p, &F::add(p, &F::widen(p, &y), &F::widen(p, &x))),
            difference: F::carry(p, &F::sub(p, &F::lift(p, y), &F::widen(p, &x))),
            z: F::splat(p, &ONE),
            t: F::mul(p, x, y),
        }
    }

    /// self + q, self - q in the lanes of `minus`, where q's sum and difference are exchanged.
    #[inline(always)]
    pub(crate) fn add<P: Independent<V = V>>(&self, p: P, q: &impl Operand<P>, minus: u8) -> Completed<V> {
        let b = F::mul_unreduced::<true>(p, &self.sum, &q.sum(p));
        let a = F::mul_unreduced::<false>(p, &self.difference, &q.difference(p));
        let d = match q.z(p) {
            Some(z) => {
                let d = F::mul_unreduced::<true>(p, &self.z, &z);
                F::add(p, &d, &d)
            }
            None => F::bias(p, &F::add(p, &F::widen(p, &self.z), &F::widen(p, &self.z))),
        };
        let c = F::mul_unreduced::<false>(p, &self.t, &q.t2d(p));
        let e = F::carry(p, &F::sub(p, &b, &a));
        let h = F::carry(p, &F::add(p, &b, &a));
        let f = F::carry(p, &F::add_or_sub(p, !minus, &d, &c));
        let g = F::carry(p, &F::add_or_sub(p, minus, &d, &c));
        Completed { e, f, g, h }
    }
}
