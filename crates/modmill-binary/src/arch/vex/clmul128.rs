//! One pair: PCLMULQDQ on 128 bits.

use super::{count, on_token, traffic};
use crate::arch::narrow::{machine, moves_of_one_pair};
use crate::arch::past::{self, ByPairs};
use crate::machine::{Carryless, CarrylessKernel, ProductKernel};
use crate::pairwise::{Never, Pairwise};
use modmill_arith::arch::Avx2Clmul;
use modmill_arith::with_features;
use std::arch::x86_64::*;

machine! {
    /// Two lanes, or one pair. Made from the token that proves its features.
    Clmul128(Avx2Clmul), clmul128, __m128i of 2, alone: Never, lines: ByPairs<'r>, karatsuba_in_pairs: true,
    xor: _mm_xor_si128, and: _mm_and_si128, or: _mm_or_si128, clmul: _mm_clmulepi64_si128, lower: _mm_unpacklo_epi64, upper: _mm_unpackhi_epi64,
    align: _mm_alignr_epi8, down: _mm_bsrli_si128, sub: _mm_sub_epi64, splat: _mm_set1_epi64x, pair: pair,
    shl: shl, shr: shr, shl_each: _mm_sllv_epi64, shr_each: _mm_srlv_epi64;
    traffic!();
}

moves_of_one_pair! {
    __m128i, load: _mm_loadu_si128, store: _mm_storeu_si128, load_low: _mm_loadl_epi64, store_low: _mm_storel_epi64,
    lower: _mm_unpacklo_epi64, upper: _mm_unpackhi_epi64
}

// SAFETY of the functions below: as of those of the standard library.

#[inline(always)]
unsafe fn pair([low, high]: [u64; 2]) -> __m128i {
    on_token!(_mm_set_epi64x(high.cast_signed(), low.cast_signed()))
}

#[inline(always)]
unsafe fn shl(a: __m128i, n: u32) -> __m128i {
    on_token!(_mm_sll_epi64(a, count(n)))
}

#[inline(always)]
unsafe fn shr(a: __m128i, n: u32) -> __m128i {
    on_token!(_mm_srl_epi64(a, count(n)))
}
