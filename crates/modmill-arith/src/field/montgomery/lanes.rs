//! Eight field elements side by side, one in each lane, in Montgomery form: the arithmetic of vector kernels.
//!
//! # Representation
//! Limb i of lane l is lane l of vector i; an element is sum of limb i * 2^(51 i), i < 8, and stands for that number divided by R = 2^408.
//!
//! | type | limbs 0 to 6 | limb 7 | what may be done |
//! |---|---|---|---|
//! | [`Reduced`] | at most [`REDUCED_MAX`] = 2^51 + 2^12 | at most [`TOP_MAX`] = 2^30 | every operation; any value in that range, not the least residue |
//! | [`Reduced`], a carried sum | the same | at most [`FACTOR_TOP_MAX`] = 2^33 | multiplication |
//! | [`Unreduced`] | below 2^63 | below 2^63 | sums, differences, carry |
//!
//! R is 2^27 times p or more, and that room makes sums free: products are below 3p whatever their factors, and no sum is compared with p.
//! Limb 7 of a product is below 2^26, so that a carried sum may have 16 products in it before its limb 7 exceeds `TOP_MAX`.
//!
//! # A product
//! lo and hi are the two halves of a 104-bit product of limbs; hi stands at 2^52, twice the next column. So each column k has two
//! accumulators, L_k and H_k, and its value is L_k + 2 H_k. For i = 0..7, with a window of 8 + 8 accumulators in registers:
//!
//! ```text
//! L_(i+j)   += lo(a_j b_i)        H_(i+j+1) += hi(a_j b_i)          j = 0..7
//! q          = L_i * (-1/p_0 mod 2^52) mod 2^52
//! H_(i+1)   += (L_i + 2^52 - 1) >> 52                               what L_i + lo(q p_0) = 0 mod 2^52 carries
//! L_(i+j)   += lo(q p_j), j > 0   H_(i+j+1) += hi(q p_j)            j = 0..7
//! L_(i+1)   += 2 H_(i+1)                                            complete: the next q needs it
//! ```
//! q has 52 bits though the radix has 51: p_0 alone is inverted, modulo 2^52, so that q needs no mask, and lo(q p_0) is not needed either. The
//! sum of q_i 2^(51 i) is below 2.01 R, whence a product is below a b / R + 2.01 p. A product takes 256 multiply-adds and 75 other instructions, its
//! carry included. A square computes its 16 columns first, with doubled accumulators, not limbs (a doubled limb may not fit the multiplier):
//! 200 and 100.
//!
//! # Critical path
//! A step waits for q (4 cycles), then hi(q p_0) and lo(q p_1) (4), the doubling and the sum (2): 10 cycles, 80 a product, against the 128 for which
//! it occupies two multipliers. So products run at the speed of the multipliers where the core can reach into a second, independent one.
//!
//! Bounds are shown by running each kernel on the interval machine. Source of the method: P. Montgomery, "Modular multiplication without trial
//! division" (1985), by operand scanning. docs/derivations/bls12-lanes.md has what else was tried.

use super::Prime;
use super::limbs::{Constants, MASK, complement};
pub use super::limbs::{LIMBS, RADIX_BITS, TOP_MAX};
pub use super::transfer::{from_elements, to_elements};
use crate::field::{Field, LaneField};
use crate::lanes::{Independent, LANES, LIMB_BITS as DIGIT_BITS, LIMB_MASK as DIGIT_MASK, Lanes};
use std::marker::PhantomData;

/// The largest limb of a [`Reduced`] element but the highest.
pub const REDUCED_MAX: u64 = (1 << RADIX_BITS) + (1 << 12);
/// The largest highest limb of a factor.
pub const FACTOR_TOP_MAX: u64 = 1 << 33;
/// Why `freeze` gives less than p, which its limbs one by one do not show.
pub(super) const LEAST_RESIDUE: &str =
    "a product is below 3p; subtracting 2p and p where that leaves no negative number leaves less than p";

/// Eight elements whose limbs fit the multiplier.
#[derive(Debug, Clone, Copy)]
pub struct Reduced<F, V> {
    limbs: [V; LIMBS],
    field: PhantomData<F>,
}

/// Column sums that await their carry.
#[derive(Debug, Clone, Copy)]
pub struct Unreduced<F, V> {
    columns: [V; LIMBS],
    field: PhantomData<F>,
}

impl<F, V: Copy> Reduced<F, V> {
    /// An element of limbs that the caller knows to be within the bounds.
    #[inline(always)]
    pub fn from_vectors(limbs: [V; LIMBS]) -> Self {
        Self { limbs, field: PhantomData }
    }

    /// The limbs, vector by vector.
    #[inline(always)]
    pub fn vectors(&self) -> [V; LIMBS] {
        self.limbs
    }
}

#[inline(always)]
fn unreduced<F, V>(columns: [V; LIMBS]) -> Unreduced<F, V> {
    Unreduced { columns, field: PhantomData }
}

/// `$body` for each value of `$i` from 0 to 7, as a constant: the compiler does not unroll a loop with loops in it.
macro_rules! unrolled {
    ($i:ident => $body:block) => {
        unrolled!(@ $i $body 0 1 2 3 4 5 6 7)
    };
    (@ $i:ident $body:block $($n:literal)*) => {
        $({
            const $i: usize = $n;
            $body
        })*
    };
}

/// The accumulators of the columns that one step of the reduction reaches: `low[j]` is L_(i+j), `high[j]` is H_(i+j+1).
struct Window<V> {
    low: [V; LIMBS],
    high: [V; LIMBS],
}

/// Makes the lowest column 0 by adding q p, and moves the window up by a column, whose L starts as `next`.
#[inline(always)]
fn reduce_column<M: Lanes, F: Prime>(m: M, window: Window<M::V>, next: M::V) -> Window<M::V> {
    let Window { mut low, mut high } = window;
    let q = m.mul_lo_truncating(low[0], m.splat(F::Q_FACTOR));
    high[0] = m.add(high[0], m.shr::<DIGIT_BITS>(m.add(low[0], m.splat(DIGIT_MASK))));
    for j in 0..LIMBS {
        high[j] = m.mad_hi(high[j], q, m.splat(F::P[j]));
    }
    for j in 1..LIMBS {
        low[j] = m.mad_lo(low[j], q, m.splat(F::P[j]));
    }
    low[1] = m.add(low[1], m.add(high[0], high[0]));
    // Written out: a loop that moves elements becomes a copy of memory, and the accumulators leave their registers.
    Window {
        low: [low[1], low[2], low[3], low[4], low[5], low[6], low[7], next],
        high: [high[1], high[2], high[3], high[4], high[5], high[6], high[7], m.zero()],
    }
}

/// What the window holds after the last step: its lowest column is complete, the others await their H.
#[inline(always)]
fn columns<M: Lanes, F: Prime>(m: M, window: &Window<M::V>) -> Unreduced<F, M::V> {
    let mut out = window.low;
    for k in 1..LIMBS {
        out[k] = m.add(out[k], m.add(window.high[k - 1], window.high[k - 1]));
    }
    unreduced(out)
}

/// Adds the half `$half` of each listed product of limbs to column i + j + `$offset`.
macro_rules! accumulate {
    ($m:ident, $a:ident, $c:ident, $half:ident, $offset:literal; $($i:literal $j:literal),*) => {
        $( $c[$i + $j + $offset] = $m.$half($c[$i + $j + $offset], $a[$i], $a[$j]); )*
    };
    // Every product of different limbs; neighbours in the list belong to different columns.
    (different $m:ident, $a:ident, $c:ident, $half:ident, $offset:literal) => {
        accumulate!($m, $a, $c, $half, $offset;
            0 1, 0 2, 0 3, 0 4, 0 5, 0 6, 0 7, 1 7, 2 7, 3 7, 4 7, 5 7, 6 7, 1 2, 1 3, 1 4, 1 5, 1 6, 2 6, 3 6, 4 6, 5 6, 2 3, 2 4, 2 5, 3 5, 4 5,
            3 4)
    };
    (equal $m:ident, $a:ident, $c:ident, $half:ident, $offset:literal) => {
        accumulate!($m, $a, $c, $half, $offset; 0 0, 1 1, 2 2, 3 3, 4 4, 5 5, 6 6, 7 7)
    };
}

/// c + n, column by column.
#[inline(always)]
fn add_constant<M: Lanes, F: Prime>(m: M, c: &[M::V; LIMBS], n: &[u64; LIMBS]) -> Unreduced<F, M::V> {
    let mut out = *c;
    for i in 0..LIMBS {
        out[i] = m.add(out[i], m.splat(n[i]));
    }
    unreduced(out)
}

/// a + n with limbs below 2^51, but for the highest.
#[inline(always)]
fn add_digits<M: Lanes, F: Prime>(m: M, a: &Reduced<F, M::V>, n: &[u64; LIMBS]) -> Reduced<F, M::V> {
    let mut out = a.limbs;
    out[0] = m.add(out[0], m.splat(n[0]));
    for i in 1..LIMBS {
        out[i] = m.add(m.add(out[i], m.splat(n[i])), m.shr::<RADIX_BITS>(out[i - 1]));
        out[i - 1] = m.and(out[i - 1], m.splat(MASK));
    }
    Reduced::from_vectors(out)
}

/// a - n where that is not negative, else a; for digits of 51 bits and n below 2^408.
#[inline(always)]
fn subtract_once<M: Independent, F: Prime>(m: M, a: &Reduced<F, M::V>, n: &[u64; LIMBS]) -> Reduced<F, M::V> {
    // a + (2^408 - n) reaches 2^408 exactly where a >= n.
    let mut difference = add_digits(m, a, &complement(n)).limbs;
    let reached = m.equal(m.shr::<RADIX_BITS>(difference[LIMBS - 1]), m.splat(1));
    difference[LIMBS - 1] = m.and(difference[LIMBS - 1], m.splat(MASK));
    F::select(m, reached, a, &Reduced::from_vectors(difference))
}

/// The least residue of a product, which is below 3p.
#[inline(always)]
pub(super) fn least_residue<M: Independent, F: Prime>(m: M, a: &Reduced<F, M::V>) -> Reduced<F, M::V> {
    let a = add_digits(m, a, &[0; LIMBS]);
    let a = subtract_once(m, &a, &F::TWICE_P);
    let a = subtract_once(m, &a, &F::P);
    Reduced::from_vectors(m.assume_at_most(a.limbs, RADIX_BITS, F::P, LEAST_RESIDUE))
}

impl<F: Prime> Field for F {
    const LIMBS: usize = LIMBS;
    const RADIX_BITS: u32 = RADIX_BITS;
    type Limbs = [u64; LIMBS];
    const ZERO: [u64; LIMBS] = [0; LIMBS];
    const ONE: [u64; LIMBS] = F::R_IN_LANES;
    const REDUCED_MAX: [u64; LIMBS] = [REDUCED_MAX, REDUCED_MAX, REDUCED_MAX, REDUCED_MAX, REDUCED_MAX, REDUCED_MAX, REDUCED_MAX, TOP_MAX];
}

impl<M: Lanes, F: Prime> LaneField<M> for F {
    type Reduced = Reduced<F, M::V>;
    type Unreduced = Unreduced<F, M::V>;

    #[inline(always)]
    fn splat(m: M, limbs: &[u64; LIMBS]) -> Self::Reduced {
        let mut out = [m.zero(); LIMBS];
        for i in 0..LIMBS {
            out[i] = m.splat(limbs[i]);
        }
        Reduced::from_vectors(out)
    }

    #[inline(always)]
    fn mul_unreduced<const BIASED: bool>(m: M, a: &Self::Reduced, b: &Self::Reduced) -> Self::Unreduced {
        let mut w = Window { low: [m.zero(); LIMBS], high: [m.zero(); LIMBS] };
        unrolled!(I => {
            for j in 0..LIMBS {
                w.low[j] = m.mad_lo(w.low[j], a.limbs[j], b.limbs[I]);
            }
            for j in 0..LIMBS {
                w.high[j] = m.mad_hi(w.high[j], a.limbs[j], b.limbs[I]);
            }
            w = reduce_column::<M, F>(m, w, if BIASED { m.splat(F::BIAS[I]) } else { m.zero() });
        });
        columns(m, &w)
    }

    /// With x counting i < j and d counting i = j, column k is 2 (2 H_x + H_d + L_x) + L_d.
    #[inline(always)]
    fn square_unreduced<const BIASED: bool>(m: M, a: &Self::Reduced) -> Self::Unreduced {
        let a = &a.limbs;
        let mut c = [m.zero(); 2 * LIMBS];
        accumulate!(different m, a, c, mad_hi, 1);
        for k in 2..15 {
            c[k] = m.add(c[k], c[k]);
        }
        accumulate!(equal m, a, c, mad_hi, 1);
        accumulate!(different m, a, c, mad_lo, 0);
        for k in 1..16 {
            c[k] = m.add(c[k], c[k]);
        }
        accumulate!(equal m, a, c, mad_lo, 0);
        let mut w = Window { low: [c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7]], high: [m.zero(); LIMBS] };
        unrolled!(I => {
            let next = if BIASED { m.add(c[LIMBS + I], m.splat(F::BIAS[I])) } else { c[LIMBS + I] };
            w = reduce_column::<M, F>(m, w, next);
        });
        columns(m, &w)
    }

    #[inline(always)]
    fn add(m: M, a: &Self::Unreduced, b: &Self::Unreduced) -> Self::Unreduced {
        let mut out = a.columns;
        for i in 0..LIMBS {
            out[i] = m.add(out[i], b.columns[i]);
        }
        unreduced(out)
    }

    #[inline(always)]
    fn sub(m: M, a: &Self::Unreduced, b: &Self::Unreduced) -> Self::Unreduced {
        let mut out = a.columns;
        for i in 0..LIMBS {
            out[i] = m.sub(out[i], b.columns[i]);
        }
        unreduced(out)
    }

    #[inline(always)]
    fn add_or_sub(m: M, mask: u8, a: &Self::Unreduced, b: &Self::Unreduced) -> Self::Unreduced {
        let mut out = a.columns;
        for i in 0..LIMBS {
            out[i] = m.add_or_sub(mask, out[i], b.columns[i]);
        }
        unreduced(out)
    }

    #[inline(always)]
    fn widen(_m: M, a: &Self::Reduced) -> Self::Unreduced {
        unreduced(a.limbs)
    }

    #[inline(always)]
    fn lift(m: M, a: &Self::Reduced) -> Self::Unreduced {
        add_constant(m, &a.limbs, &F::LIFT)
    }

    #[inline(always)]
    fn bias(m: M, a: &Self::Unreduced) -> Self::Unreduced {
        add_constant(m, &a.columns, &F::BIAS)
    }

    #[inline(always)]
    fn carry(m: M, a: &Self::Unreduced) -> Self::Reduced {
        let mut out = a.columns;
        for i in 0..LIMBS - 1 {
            out[i] = m.and(a.columns[i], m.splat(MASK));
        }
        for i in 1..LIMBS {
            out[i] = m.add(out[i], m.shr::<RADIX_BITS>(a.columns[i - 1]));
        }
        Reduced::from_vectors(out)
    }

    #[inline(always)]
    fn select(m: M, mask: u8, a: &Self::Reduced, b: &Self::Reduced) -> Self::Reduced {
        let mut out = a.limbs;
        for i in 0..LIMBS {
            out[i] = m.select(mask, out[i], b.limbs[i]);
        }
        Reduced::from_vectors(out)
    }

    #[inline(always)]
    fn freeze(m: M, a: &Self::Reduced) -> Self::Reduced
    where
        M: Independent,
    {
        least_residue(m, &Self::mul(m, a, &<Self as LaneField<M>>::splat(m, &F::R_IN_LANES)))
    }

    #[inline(always)]
    fn equal(m: M, a: &Self::Reduced, b: &Self::Reduced) -> u8
    where
        M: Independent,
    {
        let (a, b) = (Self::freeze(m, a), Self::freeze(m, b));
        let mut same = 0xff;
        for i in 0..LIMBS {
            same &= m.equal(a.limbs[i], b.limbs[i]);
        }
        same
    }

    #[inline(always)]
    fn gather(m: M, elements: [&[u64; LIMBS]; LANES]) -> Self::Reduced
    where
        M: Independent,
    {
        Reduced::from_vectors(m.gather(elements))
    }

    fn scatter(m: M, a: &Self::Reduced) -> [[u64; LIMBS]; LANES]
    where
        M: Independent,
    {
        let limbs = a.limbs.map(|v| m.store(v));
        std::array::from_fn(|l| limbs.map(|words| words[l]))
    }

    /// One inversion for all lanes, in words: a tenth of what a^(p - 2) in lanes takes.
    fn invert<const N: usize>(m: M, a: &[Self::Reduced; N]) -> [Self::Reduced; N]
    where
        M: Independent,
    {
        let mut elements: Vec<_> = a.iter().flat_map(|a| to_elements(m, a)).collect();
        super::Element::invert_all(&mut elements);
        let (groups, _) = elements.as_chunks::<LANES>();
        std::array::from_fn(|i| from_elements(m, &groups[i]))
    }
}
