//! Two points of edwards25519 side by side, each with its coordinates in four lanes: what one signature alone is verified with.
//!
//! The lanes of a [`Completed`] pair are E, G, H, F of either point, with X = E F, Y = G H, Z = F G, T = E H: one product of the vector with
//! a permutation of itself gives whichever four the next operation reads, and one more product is the whole of an operation
//! (H. Hisil, K. Wong, G. Carter, E. Dawson, "Twisted Edwards Curves Revisited", 2008, section 4.1 on four processors).
//!
//! ```text
//! doubling   (E, G, H, F)(F, H, G, G) = (X, Y, Y, Z), and X is added to the first Y
//!            (X, X + Y, Y, Z)^2 = (XX, SS, YY, ZZ)
//!            E = SS - YY - XX, G = YY - XX, H = YY + XX, F = 2 ZZ - YY + XX
//! addition   (E, G, H, F)(F, H, E, G) = (X, Y, T, Z), then X - Y and X + Y in the first two lanes
//!            (X - Y, X + Y, T, Z)(y - x, y + x, 2dt, 2z) = (-A, B, C, D)
//!            E = B - A, G = D + C, H = B + A, F = D - C
//! ```
//! Sums and differences are taken of columns, before the carry; a lane that something is subtracted from starts its columns from a multiple of p.
//! All of this is one chain, in which every instruction waits for the one before: so its products are those of `prompt`, and two points cost as
//! much as one.

use crate::field::f25519::lanes::{Reduced, Unreduced};
use crate::field::f25519::{D2, F25519 as F, LIMBS, MODULUS, prompt};
use crate::field::{Field, LaneField};
use crate::lanes::{LANES, Paired, order};

/// The initial values of lanes, in units of 608 p: one unit is more than any two columns of products.
const fn bias(units: [u64; 4]) -> [[u64; LANES]; LIMBS] {
    let mut out = [[0; LANES]; LIMBS];
    let mut i = 0;
    while i < LIMBS {
        let mut l = 0;
        while l < LANES {
            out[i][l] = 608 * units[l % 4] * MODULUS[i];
            l += 1;
        }
        i += 1;
    }
    out
}

const UNBIASED: [[u64; LANES]; LIMBS] = bias([0, 0, 0, 0]);
const SQUARES: [[u64; LANES]; LIMBS] = bias([0, 2, 1, 1]);
const COORDINATES: [[u64; LANES]; LIMBS] = bias([1, 0, 0, 0]);
const PRODUCTS: [[u64; LANES]; LIMBS] = bias([0, 1, 0, 1]);

/// Lanes l of both points.
const fn both(lanes: u8) -> u8 {
    lanes | lanes << 4
}

/// Neighbours exchanged.
const SWAP: i32 = order([1, 0, 3, 2]);

/// Two points before the last multiplications of a sum: the lanes of each are E, G, H, F.
#[derive(Debug, Clone, Copy)]
pub struct Completed<V>(Reduced<V>);

/// Two points before an addition: the lanes of each are X - Y, X + Y, T, Z.
#[derive(Debug, Clone, Copy)]
pub struct Extended<V>(Reduced<V>);

/// Two right operands of additions: the lanes of each are y - x, y + x, 2dt, 2z.
#[derive(Debug, Clone, Copy)]
pub struct Niels<V>(Reduced<V>);

#[inline(always)]
fn load<M: Paired>(m: M, limbs: &[[u64; LANES]; LIMBS]) -> [M::V; LIMBS] {
    let mut out = [m.zero(); LIMBS];
    for i in 0..LIMBS {
        out[i] = m.load(&limbs[i]);
    }
    out
}

/// The columns of a b, and what they start from.
#[inline(always)]
fn product<M: Paired>(m: M, a: &Reduced<M::V>, b: &Reduced<M::V>, start: &[[u64; LANES]; LIMBS]) -> [M::V; LIMBS] {
    prompt::mul(m, &a.vectors(), &b.vectors(), load(m, start))
}

#[inline(always)]
fn permute<M: Paired, const ORDER: i32>(m: M, a: &Reduced<M::V>) -> Reduced<M::V> {
    let mut out = a.vectors();
    for v in &mut out {
        *v = m.permute::<ORDER>(*v);
    }
    Reduced::from_vectors(out)
}

impl<V: Copy> Completed<V> {
    /// The pair of these lanes.
    #[cfg(test)]
    pub(super) fn from_reduced(lanes: Reduced<V>) -> Self {
        Self(lanes)
    }

    /// Its lanes.
    #[cfg(test)]
    pub(super) fn reduced(&self) -> Reduced<V> {
        self.0
    }

    /// (0, 1) twice.
    #[inline(always)]
    pub fn neutral<M: Paired<V = V>>(m: M) -> Self {
        let mut out = [m.zero(); LIMBS];
        out[0] = m.load(&[0, 1, 1, 1, 0, 1, 1, 1]);
        Self(Reduced::from_vectors(out))
    }

    /// The points of these affine coordinates, x and y of either, with limbs within the bound of reduced elements.
    #[inline(always)]
    pub fn from_affine<M: Paired<V = V>>(m: M, points: &[[[u64; LIMBS]; 2]; 2]) -> Self {
        let mut out = [m.zero(); LIMBS];
        for i in 0..LIMBS {
            let one = F::ONE[i];
            let of = |k: usize| [points[k][0][i], one, points[k][1][i], one];
            out[i] = m.join(&of(0), &of(1));
        }
        Self(Reduced::from_vectors(out))
    }

    /// Twice the points.
    #[inline(always)]
    pub fn double<M: Paired<V = V>>(&self, m: M) -> Self {
        let other = permute::<M, { order([3, 2, 1, 1]) }>(m, &self.0);
        let mut c = product(m, &self.0, &other, &UNBIASED);
        for v in &mut c {
            *v = m.add_in(both(0b0010), *v, m.permute::<SWAP>(*v));
        }
        let p = F::carry(m, &Unreduced::from_vectors(c));
        let mut c = prompt::square(m, &p.vectors(), load(m, &SQUARES));
        for v in &mut c {
            let (xx, yy) = (m.permute::<{ order([0; 4]) }>(*v), m.permute::<{ order([2; 4]) }>(*v));
            // SS, YY, YY, 2 ZZ
            let first = m.permute::<{ order([1, 2, 2, 3]) }>(*v);
            let first = m.add_in(both(0b1000), first, first);
            let first = m.sub_in(both(0b1001), first, yy);
            *v = m.add_or_sub(both(0b0011), first, xx);
        }
        Self(F::carry(m, &Unreduced::from_vectors(c)))
    }

    /// Before an addition.
    #[inline(always)]
    pub fn extended<M: Paired<V = V>>(&self, m: M) -> Extended<V> {
        let other = permute::<M, { order([3, 2, 0, 1]) }>(m, &self.0);
        let mut c = product(m, &self.0, &other, &COORDINATES);
        for v in &mut c {
            let other = m.permute::<SWAP>(*v);
            *v = m.sub_in(both(0b0001), m.add_in(both(0b0010), *v, other), other);
        }
        Extended(F::carry(m, &Unreduced::from_vectors(c)))
    }

    /// X, Y and Z of either point.
    #[inline(always)]
    pub fn coordinates<M: Paired<V = V>>(&self, m: M) -> [[[u64; LIMBS]; 3]; 2] {
        let other = permute::<M, { order([3, 2, 0, 1]) }>(m, &self.0);
        let lanes = F::scatter(m, &F::mul(m, &self.0, &other));
        [[lanes[0], lanes[1], lanes[3]], [lanes[4], lanes[5], lanes[7]]]
    }
}

impl<V: Copy> Extended<V> {
    /// Its lanes.
    #[cfg(test)]
    pub(super) fn reduced(&self) -> Reduced<V> {
        self.0
    }

    /// These points as right operands of additions.
    #[inline(always)]
    pub fn niels<M: Paired<V = V>>(&self, m: M) -> Niels<V> {
        let d2 = D2.limbs();
        let mut factors = [m.zero(); LIMBS];
        for i in 0..LIMBS {
            // p - 1, 1, 2d, 2
            let first = u64::from(i == 0);
            let lanes = [MODULUS[i] - first, first, d2[i], 2 * first];
            factors[i] = m.join(&lanes, &lanes);
        }
        Niels(F::carry(m, &Unreduced::from_vectors(product(m, &self.0, &Reduced::from_vectors(factors), &UNBIASED))))
    }

    /// The points plus `q`; minus the points in the groups of `minus` (bit 0 and bit 1), where the caller has exchanged q's first two lanes.
    #[inline(always)]
    pub fn add<M: Paired<V = V>>(&self, m: M, q: &Niels<V>, minus: u8) -> Completed<V> {
        let mut c = product(m, &self.0, &q.0, &PRODUCTS);
        // B - A, D + C, B + A, D - C with -A in the lane of A.
        let mask = both(0b1100) ^ (0b1010 * (minus & 1 | (minus & 2) << 3));
        for v in &mut c {
            let (first, second) = (m.permute::<{ order([1, 3, 1, 3]) }>(*v), m.permute::<{ order([0, 2, 0, 2]) }>(*v));
            *v = m.add_or_sub(mask, first, second);
        }
        Completed(F::carry(m, &Unreduced::from_vectors(c)))
    }
}

impl<V: Copy> Niels<V> {
    /// Lanes y - x, y + x, 2dt, 2z of either operand, whose limbs the caller knows to be within the bound of reduced elements.
    #[inline(always)]
    pub fn from_vectors(vectors: [V; LIMBS]) -> Self {
        Self(Reduced::from_vectors(vectors))
    }

    /// The limbs, vector by vector.
    #[inline(always)]
    pub fn vectors(&self) -> [V; LIMBS] {
        self.0.vectors()
    }

    /// The first two lanes exchanged in the groups of `minus`, as a subtraction reads them.
    #[inline(always)]
    pub fn signed<M: Paired<V = V>>(&self, m: M, minus: u8) -> Self {
        let mask = 0b11 * (minus & 1 | (minus & 2) << 3);
        let mut out = self.0.vectors();
        for v in &mut out {
            *v = m.select(mask, *v, m.permute::<SWAP>(*v));
        }
        Self(Reduced::from_vectors(out))
    }
}
