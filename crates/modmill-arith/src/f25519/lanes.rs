//! Eight field elements side by side, one in each lane: the arithmetic modulo p = 2^255 - 19 of vector kernels.
//!
//! # Representation
//! Limb i of lane l is lane l of vector i; an element is sum of limb i * 2^(51 i), i < 5.
//!
//! | type | limbs | what may be done |
//! |---|---|---|
//! | [`Reduced`] | at most [`REDUCED_MAX`] = 2^51 + 2^15 | every operation; any value in that range, not the least residue |
//! | [`Columns`] | below 2^63 | sums, differences, [`carry`] |
//!
//! # A product
//! lo and hi are the two halves of a 104-bit product of limbs; hi stands at 2^52, twice the next column. With l_k the sum of
//! lo(a_i b_j) over i + j = k and u_k that of hi(a_i b_j) over i + j = k - 1, and 2^255 = 19,
//!
//! ```text
//! h_k = 2 u_k + l_k                                     k = 5..9
//! c_k = l_k + 2 u_k + 19 h_(k+5)                        k = 0..4
//!     = l_k + h_(k+5) + 2 (u_k + 9 h_(k+5))             9 h = h + 8 h
//! ```
//! so that one doubling of an accumulator serves the alignment of hi and the factor 19. The products are 50 instructions, the rest 25, the
//! carry 15: 90 on two ports, 45 cycles for eight products. A square has 15 limb products instead of 25; doublings of
//! accumulators replace those of limbs (a doubled limb may not fit the multiplier): 30 + 33 + 15.
//!
//! # Sums
//! Differences are taken over columns, where a multiple of p that makes them positive comes for nothing: it is what the accumulators of
//! the high columns start from ([`mul_columns`]'s `BIASED`). The bounds are shown by running each kernel on [`crate::lanes::Ranges`].

use crate::lanes::{LimbRange, Parallel};

/// Limbs.
pub const LIMBS: usize = 5;
/// 2^51 - 1.
pub const MASK: u64 = (1 << 51) - 1;
/// The largest limb of a [`Reduced`] element.
pub const REDUCED_MAX: u64 = (1 << 51) + (1 << 15);

/// Limbs of at most [`REDUCED_MAX`].
#[derive(Debug, Clone, Copy)]
pub struct Reduced<V>(pub(crate) [V; LIMBS]);

/// Column sums that await their [`carry`].
#[derive(Debug, Clone, Copy)]
pub struct Columns<V>(pub(crate) [V; LIMBS]);

/// 64 p over five limbs, of which a 19-fold, being added to columns, makes every difference of products positive.
const BIAS: [u64; LIMBS] = [64 * (MASK - 18), 64 * MASK, 64 * MASK, 64 * MASK, 64 * MASK];

/// 2^-k times that, small enough to stand in a reduced element's place: 2 p.
const TWICE_P: [u64; LIMBS] = [2 * (MASK - 18), 2 * MASK, 2 * MASK, 2 * MASK, 2 * MASK];

impl<V: Copy> Reduced<V> {
    /// The same element in every lane: `limbs` below 2^51.
    #[inline(always)]
    pub fn splat<P: Parallel<V = V>>(p: P, limbs: [u64; LIMBS]) -> Self {
        let mut out = [p.splat(0); LIMBS];
        for i in 0..LIMBS {
            out[i] = p.splat(limbs[i]);
        }
        Self(out)
    }

    /// Lane l is the element of `limbs[l]`, each limb below 2^51.
    #[inline(always)]
    pub fn lanes<P: Parallel<V = V>>(p: P, limbs: &[[u64; 8]; LIMBS]) -> Self {
        let mut out = [p.splat(0); LIMBS];
        for i in 0..LIMBS {
            out[i] = p.and(p.lanes(&limbs[i]), p.splat(MASK));
        }
        Self(out)
    }

    /// The limbs, vector by vector.
    #[inline(always)]
    pub fn vectors(&self) -> [V; LIMBS] {
        self.0
    }

    /// An element of limbs that the caller knows to be within [`REDUCED_MAX`].
    #[inline(always)]
    pub fn from_vectors(vectors: [V; LIMBS]) -> Self {
        Self(vectors)
    }

    /// As columns, to be summed.
    #[inline(always)]
    pub fn columns(self) -> Columns<V> {
        Columns(self.0)
    }
}

impl Reduced<LimbRange> {
    /// Every reduced element at once.
    #[must_use]
    pub fn any() -> Self {
        Self([LimbRange { min: 0, max: REDUCED_MAX }; LIMBS])
    }
}

/// a * b, not yet carried. `BIASED` adds a multiple of p: then any unbiased product may be subtracted.
#[inline(always)]
pub fn mul_columns<P: Parallel, const BIASED: bool>(p: P, a: &Reduced<P::V>, b: &Reduced<P::V>) -> Columns<P::V> {
    let (a, b) = (&a.0, &b.0);
    let mut out = [p.splat(0); LIMBS];
    for k in 0..LIMBS {
        // h_(k + 5)
        let mut h = p.splat(0);
        for i in k..LIMBS {
            h = p.mad_hi(h, a[i], b[k + 4 - i]);
        }
        h = p.add(h, h);
        if BIASED {
            h = p.add(h, p.splat(BIAS[k]));
        }
        for i in k + 1..LIMBS {
            h = p.mad_lo(h, a[i], b[k + 5 - i]);
        }
        let mut c = p.add(h, p.shl::<3>(h));
        for i in 0..k {
            c = p.mad_hi(c, a[i], b[k - 1 - i]);
        }
        c = p.add(p.add(c, c), h);
        for i in 0..=k {
            c = p.mad_lo(c, a[i], b[k - i]);
        }
        out[k] = c;
    }
    Columns(out)
}

/// a * a, not yet carried. `BIASED` as in [`mul_columns`].
#[inline(always)]
pub fn square_columns<P: Parallel, const BIASED: bool>(p: P, a: &Reduced<P::V>) -> Columns<P::V> {
    let a = &a.0;
    let mut out = [p.splat(0); LIMBS];
    for k in 0..LIMBS {
        // h_(k + 5) = lo of squares + 2 (hi of squares + lo of pairs + 2 hi of pairs)
        let mut h = p.splat(0);
        if (k + 4) / 2 * 2 != k + 4 || k < 4 {
            for i in k..(k + 5) / 2 {
                h = p.mad_hi(h, a[i], a[k + 4 - i]);
            }
            h = p.add(h, h);
        }
        if k % 2 == 0 {
            h = p.mad_hi(h, a[(k + 4) / 2], a[(k + 4) / 2]);
        }
        for i in k + 1..(k + 6) / 2 {
            h = p.mad_lo(h, a[i], a[k + 5 - i]);
        }
        h = p.add(h, h);
        if BIASED {
            h = p.add(h, p.splat(BIAS[k]));
        }
        if k % 2 == 1 {
            h = p.mad_lo(h, a[(k + 5) / 2], a[(k + 5) / 2]);
        }
        // c_k = lo of squares + h + 2 (hi of squares + lo of pairs + h + 2 (hi of pairs + 4 h))
        let mut c = p.shl::<2>(h);
        for i in 0..k / 2 {
            c = p.mad_hi(c, a[i], a[k - 1 - i]);
        }
        c = p.add(p.add(c, c), h);
        if k % 2 == 1 {
            c = p.mad_hi(c, a[k / 2], a[k / 2]);
        }
        for i in 0..k.div_ceil(2) {
            c = p.mad_lo(c, a[i], a[k - i]);
        }
        c = p.add(p.add(c, c), h);
        if k % 2 == 0 {
            c = p.mad_lo(c, a[k / 2], a[k / 2]);
        }
        out[k] = c;
    }
    Columns(out)
}

/// a + b.
#[inline(always)]
pub fn add<P: Parallel>(p: P, a: &Columns<P::V>, b: &Columns<P::V>) -> Columns<P::V> {
    let mut out = a.0;
    for i in 0..LIMBS {
        out[i] = p.add(a.0[i], b.0[i]);
    }
    Columns(out)
}

/// a - b, a biased so that no column goes below 0.
#[inline(always)]
pub fn sub<P: Parallel>(p: P, a: &Columns<P::V>, b: &Columns<P::V>) -> Columns<P::V> {
    let mut out = a.0;
    for i in 0..LIMBS {
        out[i] = p.sub(a.0[i], b.0[i]);
    }
    Columns(out)
}

/// a - b in the lanes of `mask`, a + b in the others; a biased.
#[inline(always)]
pub fn add_or_sub<P: Parallel>(p: P, mask: u8, a: &Columns<P::V>, b: &Columns<P::V>) -> Columns<P::V> {
    let mut out = a.0;
    for i in 0..LIMBS {
        out[i] = p.add_or_sub(mask, a.0[i], b.0[i]);
    }
    Columns(out)
}

/// a + 2 p, of which a reduced element may be subtracted.
#[inline(always)]
pub fn lift<P: Parallel>(p: P, a: &Reduced<P::V>) -> Columns<P::V> {
    let mut out = a.0;
    for i in 0..LIMBS {
        out[i] = p.add(a.0[i], p.splat(TWICE_P[i]));
    }
    Columns(out)
}

/// The same element with limbs of at most [`REDUCED_MAX`].
#[inline(always)]
pub fn carry<P: Parallel>(p: P, c: &Columns<P::V>) -> Reduced<P::V> {
    let mask = p.splat(MASK);
    let mut out = c.0;
    for i in 0..LIMBS {
        out[i] = p.and(c.0[i], mask);
    }
    out[0] = p.mad_lo(out[0], p.shr::<51>(c.0[4]), p.splat(19));
    for i in 1..LIMBS {
        out[i] = p.add(out[i], p.shr::<51>(c.0[i - 1]));
    }
    Reduced(out)
}

/// a * b.
#[inline(always)]
pub fn mul<P: Parallel>(p: P, a: &Reduced<P::V>, b: &Reduced<P::V>) -> Reduced<P::V> {
    carry(p, &mul_columns::<P, false>(p, a, b))
}

/// a * a.
#[inline(always)]
pub fn square<P: Parallel>(p: P, a: &Reduced<P::V>) -> Reduced<P::V> {
    carry(p, &square_columns::<P, false>(p, a))
}

/// a := a^(2^n) for several a at once, so that each fills the others' waits.
#[inline(always)]
pub fn square_n<P: Parallel, const N: usize>(p: P, a: &mut [Reduced<P::V>; N], n: u32) {
    for _ in 0..n {
        for i in 0..N {
            a[i] = square(p, &a[i]);
        }
    }
}

/// The least residue: limbs below 2^51, value below p.
#[inline(always)]
pub fn freeze<P: Parallel>(p: P, a: &Reduced<P::V>) -> Reduced<P::V> {
    let mask = p.splat(MASK);
    // Below 2^255 + 2^16: the value is a, or a - p. q = 1 exactly when a + 19 reaches 2^255.
    let mut a = carry_fully(p, a);
    let mut q = p.add(a.0[0], p.splat(19));
    for i in 1..LIMBS {
        q = p.add(a.0[i], p.shr::<51>(q));
    }
    q = p.shr::<51>(q);
    // a - q p = a + 19 q - q 2^255
    a.0[0] = p.mad_lo(a.0[0], q, p.splat(19));
    for i in 1..LIMBS {
        a.0[i] = p.add(a.0[i], p.shr::<51>(a.0[i - 1]));
        a.0[i - 1] = p.and(a.0[i - 1], mask);
    }
    a.0[4] = p.and(a.0[4], mask);
    a
}

/// Limbs below 2^51 except the lowest, which may stay a little above.
#[inline(always)]
fn carry_fully<P: Parallel>(p: P, a: &Reduced<P::V>) -> Reduced<P::V> {
    let mask = p.splat(MASK);
    let mut a = *a;
    for i in 1..LIMBS {
        a.0[i] = p.add(a.0[i], p.shr::<51>(a.0[i - 1]));
        a.0[i - 1] = p.and(a.0[i - 1], mask);
    }
    a.0[0] = p.mad_lo(a.0[0], p.shr::<51>(a.0[4]), p.splat(19));
    a.0[4] = p.and(a.0[4], mask);
    a
}

/// The lanes where a = b modulo p.
#[inline(always)]
pub fn equal<P: Parallel>(p: P, a: &Reduced<P::V>, b: &Reduced<P::V>) -> u8 {
    let (a, b) = (freeze(p, a), freeze(p, b));
    let mut same = 0xff;
    for i in 0..LIMBS {
        same &= p.equal(a.0[i], b.0[i]);
    }
    same
}
