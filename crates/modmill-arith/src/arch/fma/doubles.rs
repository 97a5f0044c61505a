//! Products by double-precision multiply-adds.

use super::{Doubles, Products};
use crate::lanes::{LIMB_BITS, LIMB_MASK};

/// 2^`exponent`.
pub(crate) const fn power(exponent: u32) -> f64 {
    f64::from_bits((1023 + exponent as u64) << 52)
}

/// The number 2^52: the sum of it and an integer below 2^52 is a double whose low 52 bits are the integer.
pub(crate) const SHIFT: f64 = power(52);
/// The number 1.5 * 2^52, which serves in the same way for integers of less than 2^51 in absolute value, negative ones included.
const SIGNED_SHIFT: f64 = 1.5 * power(52);

/// a, which is below 2^52, as a double.
#[inline(always)]
fn factor<R: Doubles<W>, const W: usize>(r: R, a: R::I) -> R::D {
    let beside = r.or(a, r.splat(SHIFT.to_bits()));
    r.difference(r.with_bits(beside), r.doubles(SHIFT))
}

/// n + 2^52 and the remainder as a double: a b = 2^52 n + the remainder of least absolute value, for the low 52 bits of a and b.
#[inline(always)]
fn nearest<R: Doubles<W>, const W: usize>(r: R, a: R::I, b: R::I) -> (R::I, R::D) {
    let limb = r.splat(LIMB_MASK);
    let (a, b) = (factor(r, r.and(a, limb)), factor(r, r.and(b, limb)));
    let shift = r.doubles(power(2 * LIMB_BITS));
    let h = r.fma(shift, a, b);
    (r.bits(h), r.fma(r.difference(shift, h), a, b))
}

/// A double as an integer: exact below 2^51 in absolute value.
#[inline(always)]
fn integer<R: Doubles<W>, const W: usize>(r: R, a: R::D) -> R::I {
    let beside = r.bits(r.sum(a, r.doubles(SIGNED_SHIFT)));
    r.sub(beside, r.splat(SIGNED_SHIFT.to_bits()))
}

/// Products of integers as doubles: docs/derivations/fma.md has the method.
#[derive(Debug, Clone, Copy)]
pub struct ByDoubles;

impl<R: Doubles<W>, const W: usize> Products<R, W> for ByDoubles {
    const SPLITS: bool = true;

    #[inline(always)]
    fn mad_lo(r: R, c: R::I, a: R::I, b: R::I) -> R::I {
        let (_, rest) = nearest(r, a, b);
        r.add(c, r.and(integer(r, rest), r.splat(LIMB_MASK)))
    }
    #[inline(always)]
    fn mad_hi(r: R, c: R::I, a: R::I, b: R::I) -> R::I {
        let (nearest, rest) = nearest(r, a, b);
        let n = r.sub(nearest, r.splat(power(2 * LIMB_BITS).to_bits()));
        // One less where the remainder is negative.
        r.add(c, r.add(n, r.negative(rest)))
    }
    /// By the low half of 64-bit products, which is sooner there than a remainder of doubles.
    #[inline(always)]
    fn mul_lo_truncating(r: R, a: R::I, b: R::I) -> R::I {
        let cross = r.add(r.mul_small(r.shr(a, 32), b), r.mul_small(a, r.shr(b, 32)));
        r.and(r.add(r.mul_small(a, b), r.shl(cross, 32)), r.splat(LIMB_MASK))
    }
    #[inline(always)]
    fn mad_small(r: R, c: R::I, a: R::I, b: R::I) -> R::I {
        r.add(c, r.mul_small(a, b))
    }
    #[inline(always)]
    fn split_sum<const B: u32>(x: u64, lows: u64, highs: u64) -> u64 {
        let beside = lows.wrapping_mul(SIGNED_SHIFT.to_bits()).wrapping_add(highs.wrapping_mul(power(LIMB_BITS + B).to_bits()));
        x.wrapping_sub(beside)
    }
    #[inline(always)]
    fn mad_split<const B: u32>(r: R, low: R::I, high: R::I, a: R::I, b: R::I) -> Option<(R::I, R::I)> {
        const { assert!(0 < B && B < LIMB_BITS) };
        let shift = power(LIMB_BITS + B);
        Some(r.split(factor(r, a), factor(r, b), r.doubles(shift), r.doubles(shift + SIGNED_SHIFT), low, high))
    }
}
