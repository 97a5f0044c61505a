//! The lanes of one vector.

use super::{Products, Register};
use crate::lanes::{Lanes, split_by_limbs};

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

impl<R: Register<W>, const W: usize> Vector<R, W> {
    /// The lanes of `mask` as a mask in a register.
    #[inline(always)]
    pub(super) fn mask(self, mask: u8) -> R::I {
        const { assert!(W <= 4) };
        let lanes = MASKS[usize::from(mask) & ((1 << W) - 1)].as_ptr();
        // SAFETY: a row has four words.
        unsafe { self.0.load(lanes) }
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
    const SPLITS: bool = R::Products::SPLITS;

    #[inline(always)]
    fn splat(self, x: u64) -> R::I {
        self.0.splat(x)
    }
    #[inline(always)]
    fn mad_lo(self, c: R::I, a: R::I, b: R::I) -> R::I {
        R::Products::mad_lo(self.0, c, a, b)
    }
    #[inline(always)]
    fn mad_hi(self, c: R::I, a: R::I, b: R::I) -> R::I {
        R::Products::mad_hi(self.0, c, a, b)
    }
    #[inline(always)]
    fn mul_lo_truncating(self, a: R::I, b: R::I) -> R::I {
        R::Products::mul_lo_truncating(self.0, a, b)
    }
    #[inline(always)]
    fn mad_small(self, c: R::I, a: R::I, b: R::I) -> R::I {
        R::Products::mad_small(self.0, c, a, b)
    }
    #[inline(always)]
    fn split_sum<const B: u32>(self, x: u64, lows: u64, highs: u64) -> R::I {
        self.splat(R::Products::split_sum::<B>(x, lows, highs))
    }
    #[inline(always)]
    fn mad_split<const B: u32>(self, low: R::I, high: R::I, a: R::I, b: R::I) -> (R::I, R::I) {
        match R::Products::mad_split::<B>(self.0, low, high, a, b) {
            Some(parts) => parts,
            None => split_by_limbs::<Self, B>(self, low, high, a, b),
        }
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
