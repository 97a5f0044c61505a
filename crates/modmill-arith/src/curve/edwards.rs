//! Twisted Edwards curves with a = -1, -x^2 + y^2 = 1 + d x^2 y^2: points in extended coordinates, one in each lane
//! (H. Hisil, K. Wong, G. Carter, E. Dawson, "Twisted Edwards Curves Revisited", 2008).
//!
//! A sum or a doubling ends in four numbers E, F, G, H with X = E F, Y = G H, Z = F G, T = E H: a [`Completed`] point. What is made of it depends
//! on what comes next: [`Projective`] before a doubling, [`Extended`] before an addition. The right operand of an addition is a [`Niels`] form.
//!
//! | operation | multiplications | squarings | carries |
//! |---|---|---|---|
//! | [`Projective::double`] | 1 | 3 | 4 |
//! | [`Extended::add`] of a [`ProjectiveNiels`] | 4 | | 4 |
//! | [`Extended::add`] of an [`AffineNiels`], the mixed addition | 3 | | 4 |
//! | [`Completed::projective`] | 3 | | 3 |
//! | [`Completed::extended`] | 4 | | 4 |
//!
//! The formulas hold for every pair of points if d is not a square (edwards25519). If it is (the twisted Edwards form of BLS12-377), they hold
//! for all points of odd order; for P + Q with P - Q of order 2 or 4, all coordinates can be 0.
//!
//! # Order
//! The machine code keeps the order of the source, and a core looks only some hundred instructions ahead. So each formula takes the coordinates
//! in the order in which the one before gives them, and its last product is never the first thing the next one waits for: 12 % of a doubling.

use crate::field::LaneField;
use crate::lanes::{Independent, Lanes};

/// x = X/Z, y = Y/Z.
#[derive(Clone, Copy)]
pub struct Projective<F: LaneField<M>, M: Lanes> {
    /// X.
    pub x: F::Reduced,
    /// Y.
    pub y: F::Reduced,
    /// Z.
    pub z: F::Reduced,
}

/// The extended coordinates (X, Y, Z, T = XY/Z), stored as an addition reads them: Y + X and Y - X in place of X and Y, so that the sums are taken while
/// the products are still unreduced.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Extended<F: LaneField<M>, M: Lanes> {
    /// Y + X.
    pub sum: F::Reduced,
    /// Y - X.
    pub difference: F::Reduced,
    /// Z.
    pub z: F::Reduced,
    /// T.
    pub t: F::Reduced,
}

/// A point prepared as the right operand of additions.
#[derive(Clone, Copy)]
pub struct ProjectiveNiels<F: LaneField<M>, M: Lanes> {
    /// Y + X.
    pub sum: F::Reduced,
    /// Y - X.
    pub difference: F::Reduced,
    /// Z.
    pub z: F::Reduced,
    /// 2dT.
    pub t2d: F::Reduced,
}

/// A point with Z = 1, prepared as the right operand of mixed additions.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AffineNiels<F: LaneField<M>, M: Lanes> {
    /// y + x.
    pub sum: F::Reduced,
    /// y - x.
    pub difference: F::Reduced,
    /// 2dxy.
    pub t2d: F::Reduced,
}

/// A sum before its last multiplications: X = E F, Y = G H, Z = F G, T = E H.
#[derive(Clone, Copy)]
pub struct Completed<F: LaneField<M>, M: Lanes> {
    e: F::Reduced,
    f: F::Reduced,
    g: F::Reduced,
    h: F::Reduced,
}

/// The right operand of an addition, by the coordinates read; the first two are exchanged where the point is to be subtracted. Each
/// coordinate is asked for when it is needed, so that a table's rows can be gathered between products.
pub trait Niels<F: LaneField<M>, M: Lanes> {
    /// Y + X.
    fn sum(&self, m: M) -> F::Reduced;
    /// Y - X.
    fn difference(&self, m: M) -> F::Reduced;
    /// Z, unless it is 1.
    fn z(&self, m: M) -> Option<F::Reduced>;
    /// 2dT.
    fn t2d(&self, m: M) -> F::Reduced;
}

impl<F: LaneField<M>, M: Lanes> Projective<F, M> {
    /// 2 (X, Y, Z): E = 2XY, G = Y^2 - X^2, F = X^2 + 2Z^2 - Y^2, H = X^2 + Y^2. All coordinates have the opposite sign of the usual ones.
    #[inline(always)]
    pub fn double(&self, m: M) -> Completed<F, M> {
        let yy = F::square_unreduced::<true>(m, &self.y);
        let zz = F::square_unreduced::<true>(m, &self.z);
        let xx = F::square_unreduced::<false>(m, &self.x);
        let xy = F::mul_unreduced::<false>(m, &self.x, &self.y);
        let g = F::sub(m, &yy, &xx);
        let h = F::carry(m, &F::add(m, &yy, &xx));
        let f = F::carry(m, &F::sub(m, &F::add(m, &zz, &zz), &g));
        let g = F::carry(m, &g);
        let e = F::carry(m, &F::add(m, &xy, &xy));
        Completed { e, f, g, h }
    }
}

impl<F: LaneField<M>, M: Lanes> Completed<F, M> {
    /// The neutral element (0, 1) in every lane.
    #[inline(always)]
    pub fn neutral(m: M) -> Self {
        let one = F::splat(m, &F::ONE);
        Self { e: F::splat(m, &F::ZERO), f: one, g: one, h: one }
    }

    /// E, F, G, H.
    #[inline(always)]
    pub fn parts(&self) -> [F::Reduced; 4] {
        [self.e, self.f, self.g, self.h]
    }

    /// Before a doubling.
    #[inline(always)]
    pub fn projective(&self, m: M) -> Projective<F, M> {
        let z = F::mul(m, &self.f, &self.g);
        let y = F::mul(m, &self.g, &self.h);
        let x = F::mul(m, &self.e, &self.f);
        Projective { x, y, z }
    }

    /// Before an addition.
    #[inline(always)]
    pub fn extended(&self, m: M) -> Extended<F, M> {
        let y = F::mul_unreduced::<true>(m, &self.g, &self.h);
        let x = F::mul_unreduced::<false>(m, &self.e, &self.f);
        let sum = F::carry(m, &F::add(m, &y, &x));
        let difference = F::carry(m, &F::sub(m, &y, &x));
        let z = F::mul(m, &self.f, &self.g);
        let t = F::mul(m, &self.e, &self.h);
        Extended { sum, difference, z, t }
    }
}

impl<F: LaneField<M>, M: Lanes> Extended<F, M> {
    /// The neutral element (0, 1) in every lane.
    #[inline(always)]
    pub fn neutral(m: M) -> Self {
        let one = F::splat(m, &F::ONE);
        Self { sum: one, difference: one, z: one, t: F::splat(m, &F::ZERO) }
    }

    /// The point with these affine coordinates.
    #[inline(always)]
    pub fn from_affine(m: M, x: &F::Reduced, y: &F::Reduced) -> Self {
        Self {
            sum: F::carry(m, &F::add(m, &F::widen(m, y), &F::widen(m, x))),
            difference: F::carry(m, &F::sub(m, &F::lift(m, y), &F::widen(m, x))),
            z: F::splat(m, &F::ONE),
            t: F::mul(m, x, y),
        }
    }

    /// This point as the right operand of additions; `d2` is 2d.
    #[inline(always)]
    pub fn niels(&self, m: M, d2: &F::Reduced) -> ProjectiveNiels<F, M> {
        ProjectiveNiels { sum: self.sum, difference: self.difference, z: self.z, t2d: F::mul(m, &self.t, d2) }
    }

    /// This point as the right operand of additions, given that its Z is 1.
    #[inline(always)]
    pub fn affine_niels(&self, m: M, d2: &F::Reduced) -> AffineNiels<F, M> {
        AffineNiels { sum: self.sum, difference: self.difference, t2d: F::mul(m, &self.t, d2) }
    }

    /// self + q; self - q in the lanes of `minus`, where the caller has exchanged q's sum and difference.
    #[inline(always)]
    pub fn add(&self, m: M, q: &impl Niels<F, M>, minus: u8) -> Completed<F, M> {
        let b = F::mul_unreduced::<true>(m, &self.sum, &q.sum(m));
        let a = F::mul_unreduced::<false>(m, &self.difference, &q.difference(m));
        let d = match q.z(m) {
            Some(z) => {
                let d = F::mul_unreduced::<true>(m, &self.z, &z);
                F::add(m, &d, &d)
            }
            None => F::bias(m, &F::add(m, &F::widen(m, &self.z), &F::widen(m, &self.z))),
        };
        let c = F::mul_unreduced::<false>(m, &self.t, &q.t2d(m));
        let e = F::carry(m, &F::sub(m, &b, &a));
        let h = F::carry(m, &F::add(m, &b, &a));
        let f = F::carry(m, &F::add_or_sub(m, !minus, &d, &c));
        let g = F::carry(m, &F::add_or_sub(m, minus, &d, &c));
        Completed { e, f, g, h }
    }
}

/// Machines for mixed additions.
pub trait MixedAdditions<F: LaneField<Self>>: Independent {
    /// p := p + q; p - q in the lanes of `minus`, where the caller has exchanged q's sum and difference. `step` is the number of the addition among
    /// those of a loop.
    #[inline(always)]
    fn add_affine(self, p: &mut Extended<F, Self>, q: &AffineNiels<F, Self>, minus: u8, step: usize) {
        let _ = step;
        *p = p.add(self, q, minus).extended(self);
    }
}

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
impl<F: LaneField<Self>, R: crate::arch::Register<W>, const W: usize, const N: usize> MixedAdditions<F> for crate::arch::Fma<R, W, N> {}

/// The two stored Niels forms differ only in Z.
macro_rules! stored_niels {
    ($form:ident, |$q:ident| $z:expr) => {
        impl<F: LaneField<M>, M: Lanes> Niels<F, M> for $form<F, M> {
            #[inline(always)]
            fn sum(&self, _m: M) -> F::Reduced {
                self.sum
            }
            #[inline(always)]
            fn difference(&self, _m: M) -> F::Reduced {
                self.difference
            }
            #[inline(always)]
            fn z(&self, _m: M) -> Option<F::Reduced> {
                let $q = self;
                $z
            }
            #[inline(always)]
            fn t2d(&self, _m: M) -> F::Reduced {
                self.t2d
            }
        }
    };
}

stored_niels!(ProjectiveNiels, |q| Some(q.z));
stored_niels!(AffineNiels, |_q| None);
