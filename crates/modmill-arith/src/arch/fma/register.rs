//! The operations of a vector register on which the machine is built.

use crate::lanes::{Independent, Kernel, LaneWise};
use std::fmt::Debug;
use std::mem::MaybeUninit;

/// Registers of W lanes of 64 bits with multiply-adds. A value is the proof that the processor has them.
///
/// Operations act on each lane alone unless they say otherwise. Masks have all bits of a lane set, or none.
pub trait Register<const W: usize>: Copy + Debug {
    /// Integers.
    type I: Copy;
    /// The way in which they are multiplied.
    type Products: Products<Self, W>;

    /// Runs a kernel, compiled for these registers.
    fn compiled<K: Kernel<M>, M: Independent>(self, kernel: K, machine: M) -> K::Out;
    /// Runs `K` on the vectors one after the other, compiled for these registers as a function of its own: one product fills them.
    fn separately<K: LaneWise<L>, const L: usize, const N: usize>(
        self,
        a: &[[Self::I; N]; L],
        b: &[[Self::I; N]; L],
        out: &mut MaybeUninit<[[Self::I; N]; L]>,
    );

    /// `x` in every lane.
    fn splat(self, x: u64) -> Self::I;
    /// a + b modulo 2^64.
    fn add(self, a: Self::I, b: Self::I) -> Self::I;
    /// a + b, by an instruction that the compiler cannot combine with others.
    fn unfolded_add(self, a: Self::I, b: Self::I) -> Self::I;
    /// a - b modulo 2^64.
    fn sub(self, a: Self::I, b: Self::I) -> Self::I;
    /// The product of the low 32 bits of a and b.
    fn mul_small(self, a: Self::I, b: Self::I) -> Self::I;
    /// a AND b.
    fn and(self, a: Self::I, b: Self::I) -> Self::I;
    /// a OR b.
    fn or(self, a: Self::I, b: Self::I) -> Self::I;
    /// a XOR b.
    fn xor(self, a: Self::I, b: Self::I) -> Self::I;
    /// Bit by bit: b where a is 1, c where it is 0.
    fn choose(self, a: Self::I, b: Self::I, c: Self::I) -> Self::I;
    /// b where `mask` has the lane, else a.
    fn blend(self, mask: Self::I, a: Self::I, b: Self::I) -> Self::I;
    /// a * 2^by modulo 2^64, `by` at most 64.
    fn shl(self, a: Self::I, by: u32) -> Self::I;
    /// floor(a / 2^by), `by` at most 64.
    fn shr(self, a: Self::I, by: u32) -> Self::I;
    /// a * 2^by modulo 2^64; 0 from by = 64 on.
    fn shl_by(self, a: Self::I, by: Self::I) -> Self::I;
    /// Zeros above the highest 1; 64 for 0.
    fn leading_zeros(self, a: Self::I) -> Self::I;
    /// The bytes of each lane in the reverse order.
    fn swap_bytes(self, a: Self::I) -> Self::I;
    /// The mask of a = b.
    fn equal(self, a: Self::I, b: Self::I) -> Self::I;
    /// The mask of a < b, unsigned.
    fn less(self, a: Self::I, b: Self::I) -> Self::I;
    /// A bit for each lane that a mask has.
    fn lanes(self, mask: Self::I) -> u8;

    /// W words.
    ///
    /// # Safety
    /// They may be read.
    unsafe fn load(self, words: *const u64) -> Self::I;
    /// The reverse of [`Register::load`].
    ///
    /// # Safety
    /// The words may be written.
    unsafe fn store(self, words: *mut u64, a: Self::I);
    /// The first `count` < W of W words, and zeros. `count` > 0.
    ///
    /// # Safety
    /// They may be read.
    unsafe fn load_first(self, words: *const u64, count: usize) -> Self::I;
    /// Stores the first `count` < W of W words. `count` > 0.
    ///
    /// # Safety
    /// They may be written.
    unsafe fn store_first(self, words: *mut u64, count: usize, a: Self::I);
    /// Lane j of vector i becomes lane i of vector j.
    fn transpose(self, v: [Self::I; W]) -> [Self::I; W];
    /// In each group of four lanes, lane l is lane `(LANES >> 2 l) & 3` of `a`.
    fn permute<const LANES: i32, const N: usize>(self, a: [Self::I; N]) -> [Self::I; N];
    /// Asks the caches for the line at an address; `once`: it is read only once.
    fn prefetch(self, address: *const u8, once: bool);
}

/// Products of the integers in registers R; [`Lanes`](crate::lanes::Lanes) says what each operation computes.
pub trait Products<R: Register<W>, const W: usize> {
    /// [`Lanes::SPLITS`](crate::lanes::Lanes::SPLITS).
    const SPLITS: bool = false;

    /// c + (a*b mod 2^52).
    fn mad_lo(r: R, c: R::I, a: R::I, b: R::I) -> R::I;
    /// c + floor(a*b / 2^52).
    fn mad_hi(r: R, c: R::I, a: R::I, b: R::I) -> R::I;
    /// [`Lanes::mul_lo_truncating`](crate::lanes::Lanes::mul_lo_truncating).
    #[inline(always)]
    fn mul_lo_truncating(r: R, a: R::I, b: R::I) -> R::I {
        Self::mad_lo(r, r.splat(0), a, b)
    }
    /// [`Lanes::mad_small`](crate::lanes::Lanes::mad_small).
    #[inline(always)]
    fn mad_small(r: R, c: R::I, a: R::I, b: R::I) -> R::I {
        Self::mad_lo(r, c, a, b)
    }
    /// Every lane of [`Lanes::split_sum`](crate::lanes::Lanes::split_sum).
    #[must_use]
    fn split_sum<const B: u32>(x: u64, lows: u64, highs: u64) -> u64 {
        let _ = (lows, highs);
        x
    }
    /// [`Lanes::mad_split`](crate::lanes::Lanes::mad_split) where [`Self::SPLITS`].
    #[inline(always)]
    fn mad_split<const B: u32>(r: R, low: R::I, high: R::I, a: R::I, b: R::I) -> Option<(R::I, R::I)> {
        let _ = (r, low, high, a, b);
        None
    }
}

/// Registers with double-precision multiply-adds.
pub trait Doubles<const W: usize>: Register<W> {
    /// Doubles.
    type D: Copy;

    /// A double in every lane.
    fn doubles(self, x: f64) -> Self::D;
    /// The bits of doubles.
    fn bits(self, a: Self::D) -> Self::I;
    /// The doubles that have these bits.
    fn with_bits(self, a: Self::I) -> Self::D;
    /// c + a b, rounded once.
    fn fma(self, c: Self::D, a: Self::D, b: Self::D) -> Self::D;
    /// a + b of doubles.
    fn sum(self, a: Self::D, b: Self::D) -> Self::D;
    /// a - b of doubles.
    fn difference(self, a: Self::D, b: Self::D) -> Self::D;
    /// The mask of a < 0.
    fn negative(self, a: Self::D) -> Self::I;
    /// `low` and `high` with the parts of a b and their constants: h = fma(a, b, shift) and fma(a, b, beside - h). One block of instructions,
    /// since the compiler would first take all products of a kernel, then store their parts, then sum them up from memory.
    fn split(self, a: Self::D, b: Self::D, shift: Self::D, beside: Self::D, low: Self::I, high: Self::I) -> (Self::I, Self::I);
}
