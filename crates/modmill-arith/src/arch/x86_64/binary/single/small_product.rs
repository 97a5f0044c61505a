//! One product of four or of eight words by as many, in registers.
//!
//! Four words are two pairs each; the four lanes take all four products of pairs, which needs no sums and gives them in one vector:
//! ```text
//! left (A0, A0, A1, A1)   right (B0, B1, B1, B0)   products of lanes (L, X, H, Y):   L + (X + Y) x^128 + H x^256
//! ```
//! L, X and H follow each other as the number's pairs do, so their columns only move up by a word or two as a whole; Y is put where X
//! is. Where it would stay behind in the highest pair it is added again, which removes it.
//!
//! Eight words are two halves and one step of Karatsuba: arranged operands are sums of arranged operands. From memory an arrangement
//! costs no shuffle, as loads repeat a pair in all lanes, and masks choose between two of them.

use super::super::product::{V, clmul, xor3};
use std::arch::x86_64::*;

/// Four words arranged in lanes: UPPER masks the words of the lanes that hold the second pair, LOW and HIGH choose the lanes out of a
/// vector's lower and upper four words.
#[derive(Debug, Clone, Copy)]
pub(super) struct Arranged<const UPPER: u8, const LOW: i32, const HIGH: i32>(V);

/// (A0, A0, A1, A1).
pub(super) type Left = Arranged<0b1111_0000, 0b01_01_00_00, 0b11_11_10_10>;

/// (B0, B1, B1, B0).
pub(super) type Right = Arranged<0b0011_1100, 0b00_01_01_00, 0b10_11_11_10>;

impl<const UPPER: u8, const LOW: i32, const HIGH: i32> Arranged<UPPER, LOW, HIGH> {
    /// The words in memory.
    ///
    /// # Safety
    /// Four words can be read.
    #[target_feature(enable = "avx512f,avx512dq")]
    #[inline]
    pub(super) unsafe fn load(p: *const u64) -> Self {
        // SAFETY: the caller's.
        let (low, high) = unsafe { (_mm_loadu_si128(p.cast()), _mm_loadu_si128(p.add(2).cast())) };
        Self(_mm512_mask_broadcast_i64x2(_mm512_broadcast_i64x2(low), UPPER, high))
    }

    /// The words 0 to 3.
    #[target_feature(enable = "avx512f")]
    #[inline]
    pub(super) fn low(v: V) -> Self {
        Self(_mm512_shuffle_i64x2::<LOW>(v, v))
    }

    /// Both halves of eight words.
    #[target_feature(enable = "avx512f")]
    #[inline]
    pub(super) fn halves(v: V) -> [Self; 2] {
        [Self::low(v), Self(_mm512_shuffle_i64x2::<HIGH>(v, v))]
    }

    #[target_feature(enable = "avx512f")]
    #[inline]
    fn add(self, other: Self) -> Self {
        Self(_mm512_xor_si512(self.0, other.0))
    }
}

/// Four words by four: the product's eight.
#[target_feature(enable = "avx512f,avx512bw,vpclmulqdq")]
#[inline]
pub(super) fn four_by_four(a: Left, b: Right) -> V {
    let (a, b) = (a.0, b.0);
    let zero = _mm512_setzero_si512();
    let c0 = clmul!(0x00, a, b);
    let c1 = _mm512_xor_si512(clmul!(0x01, a, b), clmul!(0x10, a, b));
    let c2 = clmul!(0x11, a, b);
    // Y of c0 goes two words up and, to remove what is there, six; that of c2, which belongs two further up, goes four.
    let even = _mm512_maskz_permutex2var_epi64(0b1111_1100, c0, _mm512_setr_epi64(0, 0, 6, 7, 14, 15, 6, 7), c2);
    let odd = _mm512_maskz_permutexvar_epi64(0b1001_1000, _mm512_setr_epi64(0, 0, 0, 6, 7, 0, 0, 6), c1);
    let (up_one, up_two) = (_mm512_alignr_epi64::<7>(c1, zero), _mm512_alignr_epi64::<6>(c2, zero));
    xor3(xor3(c0, up_two, even), up_one, odd)
}

/// Eight words by eight, as halves: the product's lower and upper eight.
#[target_feature(enable = "avx512f,avx512bw,vpclmulqdq")]
#[inline]
pub(super) fn eight_by_eight(a: [Left; 2], b: [Right; 2]) -> [V; 2] {
    let zero = _mm512_setzero_si512();
    let (low, high) = (four_by_four(a[0], b[0]), four_by_four(a[1], b[1]));
    let middle = xor3(four_by_four(a[0].add(a[1]), b[0].add(b[1])), low, high);
    [_mm512_xor_si512(low, _mm512_alignr_epi64::<4>(middle, zero)), _mm512_xor_si512(high, _mm512_alignr_epi64::<4>(zero, middle))]
}
