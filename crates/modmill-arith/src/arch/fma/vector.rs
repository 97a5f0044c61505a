//! The lanes of one vector.

use super::Register;
use crate::lanes::{LIMB_BITS, LIMB_MASK, Lanes};

/// W of the eight lanes: one register.
#[derive(Debug, Clone, Copy)]
pub(super) struct Vector<R, const W: usize>(pub(super) R);

/// All bits of the lanes of each mask of four.
const MASKS: [[u64; 4]; 16] = {
    let mut out = [[0; 4]; 16];
    let mut i = 0;
    while i < 64 {
        out[i / 4][i % 4] = if ((i / 4) >> (i % 4)) & 1 == 1 { u64::MAX } else { 0 };
        i += 1;
    }
    out
};

/// 2^`exponent`.
pub(crate) const fn power(exponent: u32) -> f64 {
    f64::from_bits((1023 + exponent as u64) << 52)
}

/// The number 2^52: the sum of it and an integer below 2^52 is a double whose low 52 bits are the integer.
pub(crate) const SHIFT: f64 = power(52);
/// The number 1.5 * 2^52, which serves in the same way for integers of less than 2^51 in absolute value, negative ones included.
const SIGNED_SHIFT: f64 = 1.5 * power(52);

impl<R: Register<W>, const W: usize> Vector<R, W> {
    /// The lanes of `mask` as a mask in a register.
    #[inline(always)]
    pub(super) fn mask(self, mask: u8) -> R::I {
        const { assert!(W <= 4) };
        let lanes = MASKS[usize::from(mask) & ((1 << W) - 1)].as_ptr();
        // SAFETY: a row has four words.
        unsafe { self.0.load(lanes) }
    }
    /// a, which is below 2^52, as a double.
    #[inline(always)]
    fn factor(self, a: R::I) -> R::D {
        let beside = self.or(a, self.splat(SHIFT.to_bits()));
        self.0.difference(self.0.with_bits(beside), self.0.doubles(SHIFT))
    }
    /// n + 2^52 and the remainder as a double: a b = 2^52 n + the remainder of least absolute value, for the low 52 bits of a and b.
    #[inline(always)]
    fn nearest(self, a: R::I, b: R::I) -> (R::I, R::D) {
        let r = self.0;
        let limb = self.splat(LIMB_MASK);
        let (a, b) = (self.factor(self.and(a, limb)), self.factor(self.and(b, limb)));
        let shift = r.doubles(power(2 * LIMB_BITS));
        let h = r.fma(shift, a, b);
        (r.bits(h), r.fma(r.difference(shift, h), a, b))
    }
    /// A double as an integer: exact below 2^51 in absolute value.
    #[inline(always)]
    fn integer(self, a: R::D) -> R::I {
        let beside = self.0.bits(self.0.sum(a, self.0.doubles(SIGNED_SHIFT)));
        self.sub(beside, self.splat(SIGNED_SHIFT.to_bits()))
    }
    /// a XOR b XOR c.
    #[inline(always)]
    pub(super) fn xor3(self, a: R::I, b: R::I, c: R::I) -> R::I {
        self.0.xor(self.0.xor(a, b), c)
    }
    /// Bit by bit: b where a is 1, c where it is 0.
    #[inline(always)]
    pub(super) fn choose(self, a: R::I, b: R::I, c: R::I) -> R::I {
        self.0.choose(a, b, c)
    }
    /// Bit by bit: what most of a, b, c are.
    #[inline(always)]
    pub(super) fn majority(self, a: R::I, b: R::I, c: R::I) -> R::I {
        self.0.choose(self.0.xor(a, b), c, b)
    }
    /// a rotated right by N bits.
    #[inline(always)]
    pub(super) fn ror<const N: i32>(self, a: R::I) -> R::I {
        self.or(self.0.shr(a, N as u32), self.0.shl(a, 64 - N as u32))
    }
    /// a * 2^by modulo 2^64; 0 from by = 64 on.
    #[inline(always)]
    pub(super) fn shl_by(self, a: R::I, by: R::I) -> R::I {
        self.0.shl_by(a, by)
    }
    /// The smaller of a and b, unsigned.
    #[inline(always)]
    pub(super) fn least(self, a: R::I, b: R::I) -> R::I {
        self.0.blend(self.0.less(a, b), b, a)
    }
    /// The larger of a and b, unsigned.
    #[inline(always)]
    pub(super) fn most(self, a: R::I, b: R::I) -> R::I {
        self.0.blend(self.0.less(a, b), a, b)
    }
    /// Zeros above the highest 1; 64 for 0.
    #[inline(always)]
    pub(super) fn leading_zeros(self, a: R::I) -> R::I {
        self.0.leading_zeros(a)
    }
}

impl<R: Register<W>, const W: usize> Lanes for Vector<R, W> {
    type V = R::I;
    const SPLITS: bool = true;

    #[inline(always)]
    fn splat(self, x: u64) -> R::I {
        self.0.splat(x)
    }
    #[inline(always)]
    fn mad_lo(self, c: R::I, a: R::I, b: R::I) -> R::I {
        let (_, rest) = self.nearest(a, b);
        self.add(c, self.and(self.integer(rest), self.splat(LIMB_MASK)))
    }
    #[inline(always)]
    fn mad_hi(self, c: R::I, a: R::I, b: R::I) -> R::I {
        let (nearest, rest) = self.nearest(a, b);
        let n = self.sub(nearest, self.splat(power(2 * LIMB_BITS).to_bits()));
        // One less where the remainder is negative.
        self.add(c, self.add(n, self.0.negative(rest)))
    }
    /// By the low half of 64-bit products, which is sooner there than a remainder of doubles.
    #[inline(always)]
    fn mul_lo_truncating(self, a: R::I, b: R::I) -> R::I {
        let r = self.0;
        let cross = self.add(r.mul_small(self.shr::<32>(a), b), r.mul_small(a, self.shr::<32>(b)));
        self.and(self.add(r.mul_small(a, b), self.shl::<32>(cross)), self.splat(LIMB_MASK))
    }
    #[inline(always)]
    fn mad_small(self, c: R::I, a: R::I, b: R::I) -> R::I {
        self.add(c, self.0.mul_small(a, b))
    }
    #[inline(always)]
    fn split_sum<const B: u32>(self, x: u64, lows: u64, highs: u64) -> Self::V {
        let beside = lows.wrapping_mul(SIGNED_SHIFT.to_bits()).wrapping_add(highs.wrapping_mul(power(LIMB_BITS + B).to_bits()));
        self.splat(x.wrapping_sub(beside))
    }
    #[inline(always)]
    fn mad_split<const B: u32>(self, low: R::I, high: R::I, a: R::I, b: R::I) -> (R::I, R::I) {
        const { assert!(0 < B && B < LIMB_BITS) };
        let shift = power(LIMB_BITS + B);
        let r = self.0;
        r.split(self.factor(a), self.factor(b), r.doubles(shift), r.doubles(shift + SIGNED_SHIFT), low, high)
    }
    #[inline(always)]
    fn add(self, a: R::I, b: R::I) -> R::I {
        self.0.add(a, b)
    }
    #[inline(always)]
    fn add_in(self, mask: u8, a: R::I, b: R::I) -> R::I {
        self.add(a, self.and(b, self.mask(mask)))
    }
    #[inline(always)]
    fn sub(self, a: R::I, b: R::I) -> R::I {
        self.0.sub(a, b)
    }
    #[inline(always)]
    fn add_or_sub(self, mask: u8, a: R::I, b: R::I) -> R::I {
        // -b = (b XOR -1) - (-1)
        let mask = self.mask(mask);
        self.sub(self.add(a, self.0.xor(b, mask)), mask)
    }
    #[inline(always)]
    fn and(self, a: R::I, b: R::I) -> R::I {
        self.0.and(a, b)
    }
    #[inline(always)]
    fn or(self, a: R::I, b: R::I) -> R::I {
        self.0.or(a, b)
    }
    #[inline(always)]
    fn shl<const N: u32>(self, a: R::I) -> R::I {
        self.0.shl(a, N)
    }
    #[inline(always)]
    fn shr<const N: u32>(self, a: R::I) -> R::I {
        self.0.shr(a, N)
    }
    #[inline(always)]
    fn add_shl<const N: u32>(self, a: R::I) -> R::I {
        self.0.unfolded_add(a, self.shl::<N>(a))
    }
    #[inline(always)]
    fn select(self, mask: u8, a: R::I, b: R::I) -> R::I {
        self.0.blend(self.mask(mask), a, b)
    }
}
