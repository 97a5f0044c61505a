//! Coordinates that are kept in memory between point additions: sums and differences that do not grow.
//!
//! A carried sum passes nothing on from limb 7, so a coordinate that is a sum of earlier coordinates would grow from addition to addition. A *kept*
//! element is folded: the part of limb 7 that exceeds the length of p is replaced by its residue modulo p. That takes 16 multiply-adds, where a
//! product by 1 takes 224.
//!
//! | value | limb 7, in units of that of p | |
//! |---|---|---|
//! | kept | at most 32 ([`KeptField::KEPT_MAX`]) | |
//! | sum of two kept elements | 0 to 128 | 64 p is added first, so that both may be subtracted |
//! | product + 64 p - kept - kept, or product + 64 p ± kept | 0 to 172 | folded: at most 28 for BLS12-377, 22 for BLS12-381 |

use super::super::Prime;
use super::super::constants::power_of_two;
use super::super::limbs::{Constants, LIMBS, RADIX_BITS, limbs, spread, times};
use super::{REDUCED_MAX, Unreduced};
use crate::field::LaneField;
use crate::lanes::{LIMB_BITS as DIGIT_BITS, Lanes};

/// The constants of a prime that operations on kept elements need.
trait Constant: Prime {
    /// Bits of limb 7 of p.
    const TOP_BITS: u32 = u64::BITS - Self::P[LIMBS - 1].leading_zeros();
    /// 2^(357 + `TOP_BITS`) modulo p.
    const EXCESS: [u64; LIMBS] = limbs(&power_of_two(7 * RADIX_BITS + Self::TOP_BITS, &Self::MODULUS));
    /// 64 p in limbs from which those of two kept elements may be subtracted.
    const ABOVE_TWO: [u64; LIMBS] = spread(&times(64, &Self::P), 2);
}
impl<F: Prime> Constant for F {}

/// Sums and differences of kept elements, each term subtracted in the lanes of its mask.
pub trait KeptField<M: Lanes>: LaneField<M> {
    /// The largest limbs of a kept element.
    const KEPT_MAX: Self::Limbs;
    /// a + b, a factor of products.
    fn sum_of_kept(m: M, terms: [(u8, &Self::Reduced); 2]) -> Self::Reduced;
    /// product - a - b, kept, for an unbiased product.
    fn keep_less(m: M, product: &Self::Unreduced, terms: [&Self::Reduced; 2]) -> Self::Reduced;
    /// product + a, kept, for an unbiased product.
    fn keep_sum(m: M, product: &Self::Unreduced, term: (u8, &Self::Reduced)) -> Self::Reduced;
}

impl<M: Lanes, F: Prime> KeptField<M> for F {
    const KEPT_MAX: [u64; LIMBS] = {
        let mut max = [REDUCED_MAX; LIMBS];
        max[LIMBS - 1] = Self::ABOVE_TWO[LIMBS - 1] / 2;
        max
    };

    #[inline(always)]
    fn sum_of_kept(m: M, terms: [(u8, &Self::Reduced); 2]) -> Self::Reduced {
        let mut out = [m.zero(); LIMBS];
        for i in 0..LIMBS {
            out[i] = m.splat(F::ABOVE_TWO[i]);
            for (minus, a) in terms {
                out[i] = m.add_or_sub(minus, out[i], a.limbs[i]);
            }
        }
        F::carry(m, &Unreduced::from_vectors(out))
    }

    #[inline(always)]
    fn keep_less(m: M, product: &Self::Unreduced, terms: [&Self::Reduced; 2]) -> Self::Reduced {
        let mut out = product.columns;
        for i in 0..LIMBS {
            out[i] = m.add(out[i], m.splat(F::ABOVE_TWO[i]));
            for a in terms {
                out[i] = m.sub(out[i], a.limbs[i]);
            }
        }
        fold(m, &Unreduced::from_vectors(out))
    }

    #[inline(always)]
    fn keep_sum(m: M, product: &Self::Unreduced, (minus, a): (u8, &Self::Reduced)) -> Self::Reduced {
        let mut out = product.columns;
        for i in 0..LIMBS {
            out[i] = m.add_or_sub(minus, m.add(out[i], m.splat(F::ABOVE_TWO[i])), a.limbs[i]);
        }
        fold(m, &Unreduced::from_vectors(out))
    }
}

/// The element a, kept.
#[inline(always)]
fn fold<M: Lanes, F: Prime>(m: M, a: &Unreduced<F, M::V>) -> super::Reduced<F, M::V> {
    let mut c = a.columns;
    if M::SPLITS {
        return fold_split(m, c);
    }
    // A product by a power of two shifts by a number of bits that depends on the prime.
    let excess = m.mad_hi(m.zero(), c[LIMBS - 1], m.splat(1 << (DIGIT_BITS - F::TOP_BITS)));
    c[LIMBS - 1] = m.and(c[LIMBS - 1], m.splat((1 << F::TOP_BITS) - 1));
    for i in 0..LIMBS {
        c[i] = m.mad_lo(c[i], excess, m.splat(F::EXCESS[i]));
        if i + 1 < LIMBS {
            // hi stands at 2^52, twice the next column.
            let hi = m.mad_hi(m.zero(), excess, m.splat(F::EXCESS[i]));
            c[i + 1] = m.add(c[i + 1], m.add(hi, hi));
        }
    }
    F::carry(m, &Unreduced::from_vectors(c))
}

/// The element of the columns `c`, folded by products that are split at the radix.
#[inline(always)]
fn fold_split<M: Lanes, F: Prime>(m: M, mut c: [M::V; LIMBS]) -> super::Reduced<F, M::V> {
    // Shifts by a number of bits that depends on the prime.
    let mut excess = c[LIMBS - 1];
    if F::TOP_BITS & 16 != 0 {
        excess = m.shr::<16>(excess);
    }
    if F::TOP_BITS & 8 != 0 {
        excess = m.shr::<8>(excess);
    }
    if F::TOP_BITS & 4 != 0 {
        excess = m.shr::<4>(excess);
    }
    const { assert!(F::TOP_BITS % 4 == 0 && F::TOP_BITS < 32) };
    c[LIMBS - 1] = m.and(c[LIMBS - 1], m.splat((1 << F::TOP_BITS) - 1));
    c[LIMBS - 1] = m.mad_small(c[LIMBS - 1], excess, m.splat(F::EXCESS[LIMBS - 1]));
    for i in 0..LIMBS {
        let lows = u64::from(i + 1 < LIMBS);
        c[i] = m.add(c[i], m.split_sum::<RADIX_BITS>(0, lows, u64::from(i > 0)));
    }
    for i in 0..LIMBS - 1 {
        (c[i], c[i + 1]) = m.mad_split::<RADIX_BITS>(c[i], c[i + 1], excess, m.splat(F::EXCESS[i]));
    }
    F::carry(m, &Unreduced::from_vectors(c))
}
