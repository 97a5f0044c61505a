//! One pair: PCLMULQDQ on 128 bits.

use super::{machine, on_token};
use crate::arch::past::{self, ByPairs};
use crate::machine::{Carryless, CarrylessKernel, ProductKernel};
use crate::pairwise::{Never, Pairwise};
use modmill_arith::arch::Avx2Clmul;
use modmill_arith::with_features;
use std::arch::x86_64::*;

machine! {
    /// Two lanes, or one pair. Made from the token that proves its features.
    Clmul128(Avx2Clmul), clmul128, __m128i of 2, alone: Never, karatsuba_in_pairs: true,
    xor: _mm_xor_si128, and: _mm_and_si128, or: _mm_or_si128, clmul: _mm_clmulepi64_si128, lower: _mm_unpacklo_epi64, upper: _mm_unpackhi_epi64,
    align: _mm_alignr_epi8, down: _mm_bsrli_si128, sub: _mm_sub_epi64, splat: _mm_set1_epi64x, pair: std::convert::identity,
    shl: _mm_sll_epi64, shr: _mm_srl_epi64, shl_each: _mm_sllv_epi64, shr_each: _mm_srlv_epi64
}

// SAFETY of the functions below: the caller has checked that the processor has the features, and that `block` and `elements` have room for two
// elements of `words` words, or for one where these are pairs.

#[inline(always)]
unsafe fn gather(block: &mut [__m128i], elements: &[u64], words: usize) {
    let p = elements.as_ptr();
    // SAFETY: see above.
    on_token!({
        for w in (0..words - words % 2).step_by(2) {
            let (x, y) = (_mm_loadu_si128(p.add(w).cast()), _mm_loadu_si128(p.add(words + w).cast()));
            *block.get_unchecked_mut(w) = _mm_unpacklo_epi64(x, y);
            *block.get_unchecked_mut(w + 1) = _mm_unpackhi_epi64(x, y);
        }
        if words % 2 == 1 {
            let (x, y) = (_mm_loadl_epi64(p.add(words - 1).cast()), _mm_loadl_epi64(p.add(2 * words - 1).cast()));
            *block.get_unchecked_mut(words - 1) = _mm_unpacklo_epi64(x, y);
        }
    });
}

#[inline(always)]
unsafe fn scatter(elements: &mut [u64], block: &[__m128i], words: usize) {
    let p = elements.as_mut_ptr();
    // SAFETY: see above.
    on_token!({
        for w in (0..words - words % 2).step_by(2) {
            let (x, y) = (*block.get_unchecked(w), *block.get_unchecked(w + 1));
            _mm_storeu_si128(p.add(w).cast(), _mm_unpacklo_epi64(x, y));
            _mm_storeu_si128(p.add(words + w).cast(), _mm_unpackhi_epi64(x, y));
        }
        if words % 2 == 1 {
            let x = *block.get_unchecked(words - 1);
            _mm_storel_epi64(p.add(words - 1).cast(), x);
            _mm_storel_epi64(p.add(2 * words - 1).cast(), _mm_unpackhi_epi64(x, x));
        }
    });
}

#[inline(always)]
unsafe fn gather_pairs(block: &mut [__m128i], elements: &[u64], words: usize) {
    let p = elements.as_ptr();
    // SAFETY: see above.
    on_token!({
        for i in 0..words / 2 {
            *block.get_unchecked_mut(i) = _mm_loadu_si128(p.add(2 * i).cast());
        }
        if words % 2 == 1 {
            *block.get_unchecked_mut(words / 2) = _mm_loadl_epi64(p.add(words - 1).cast());
        }
    });
}

#[inline(always)]
unsafe fn scatter_pairs(elements: &mut [u64], block: &[__m128i], words: usize) {
    let p = elements.as_mut_ptr();
    // SAFETY: see above.
    on_token!({
        for i in 0..words / 2 {
            _mm_storeu_si128(p.add(2 * i).cast(), *block.get_unchecked(i));
        }
        if words % 2 == 1 {
            _mm_storel_epi64(p.add(words - 1).cast(), *block.get_unchecked(words / 2));
        }
    });
}
