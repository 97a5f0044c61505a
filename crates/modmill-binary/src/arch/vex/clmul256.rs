//! Two pairs: VPCLMULQDQ on 256 bits. An element that is alone goes to [`Clmul128`], which takes as many instructions for one element as this takes for two.

// Loops run over indices: iterators over vectors are not always compiled into the function that has the processor's features.
#![allow(clippy::needless_range_loop, clippy::manual_memcpy)]

use super::{Clmul128, count, on_token, traffic};
use crate::arch::narrow::machine;
use crate::arch::past::{self, ByPairs};
use crate::machine::{Carryless, CarrylessKernel, ProductKernel};
use crate::pairs::{Groups, groups};
use crate::pairwise::{Alone, Pairwise};
use crate::{BinaryModulus, Method, Multiplier, Workspace};
use modmill_arith::arch::Avx2WideClmul;
use modmill_arith::with_features;
use std::arch::x86_64::*;

machine! {
    /// Four lanes, or two pairs. Made from the token that proves its features.
    Clmul256(Avx2WideClmul), clmul256, __m256i of 4, alone: Groups<Clmul128>, lines: ByPairs<'r>, karatsuba_in_pairs: false,
    xor: _mm256_xor_si256, and: _mm256_and_si256, or: _mm256_or_si256, clmul: _mm256_clmulepi64_epi128, lower: _mm256_unpacklo_epi64,
    upper: _mm256_unpackhi_epi64, align: _mm256_alignr_epi8, down: _mm256_bsrli_epi128, sub: _mm256_sub_epi64, splat: _mm256_set1_epi64x,
    pair: pair, shl: shl, shr: shr, shl_each: _mm256_sllv_epi64, shr_each: _mm256_srlv_epi64;
    traffic!();
}

impl Alone<Clmul256> for Groups<Clmul128> {
    fn new(machine: Clmul256, modulus: &BinaryModulus, method: Method, _: bool) -> Option<Self> {
        groups(Clmul128::from(modmill_arith::arch::Avx2Clmul::from(machine.0)), modulus, method)
    }
    fn mul(&self, _: Clmul256, out: &mut [u64], a: &[u64], b: &[u64], space: &mut Workspace) {
        Multiplier::mul(self, out, a, b, space);
    }
    fn square(&self, _: Clmul256, out: &mut [u64], a: &[u64], space: &mut Workspace) -> bool {
        Multiplier::square(self, out, a, space);
        true
    }
}

// SAFETY of the functions below: the caller has checked that the processor has the features, and that `block` and `elements` have room for four
// elements of `words` words, or for two where these are pairs.

#[inline(always)]
unsafe fn pair([low, high]: [u64; 2]) -> __m256i {
    // SAFETY: see above.
    on_token!(_mm256_broadcastsi128_si256(_mm_set_epi64x(high.cast_signed(), low.cast_signed())))
}

#[inline(always)]
unsafe fn shl(a: __m256i, n: u32) -> __m256i {
    // SAFETY: see above.
    on_token!(_mm256_sll_epi64(a, count(n)))
}

#[inline(always)]
unsafe fn shr(a: __m256i, n: u32) -> __m256i {
    // SAFETY: see above.
    on_token!(_mm256_srl_epi64(a, count(n)))
}

/// Four rows of four words become four columns; its own inverse.
#[inline(always)]
unsafe fn transposed([a, b, c, d]: [__m256i; 4]) -> [__m256i; 4] {
    // SAFETY: see above.
    on_token!({
        let (p, q) = (_mm256_unpacklo_epi64(a, b), _mm256_unpackhi_epi64(a, b));
        let (r, s) = (_mm256_unpacklo_epi64(c, d), _mm256_unpackhi_epi64(c, d));
        [
            _mm256_permute2x128_si256::<0x20>(p, r),
            _mm256_permute2x128_si256::<0x20>(q, s),
            _mm256_permute2x128_si256::<0x31>(p, r),
            _mm256_permute2x128_si256::<0x31>(q, s),
        ]
    })
}

#[inline(always)]
unsafe fn gather(block: &mut [__m256i], elements: &[u64], words: usize) {
    let p = elements.as_ptr();
    // SAFETY: see above.
    on_token!({
        for w in (0..words - words % 4).step_by(4) {
            let mut rows = [_mm256_setzero_si256(); 4];
            for l in 0..4 {
                rows[l] = _mm256_loadu_si256(p.add(l * words + w).cast());
            }
            let columns = transposed(rows);
            for i in 0..4 {
                *block.get_unchecked_mut(w + i) = columns[i];
            }
        }
        for w in words - words % 4..words {
            let (e, p) = (words, p.add(w).cast::<i64>());
            *block.get_unchecked_mut(w) = _mm256_setr_epi64x(*p, *p.add(e), *p.add(2 * e), *p.add(3 * e));
        }
    });
}

#[inline(always)]
unsafe fn scatter(elements: &mut [u64], block: &[__m256i], words: usize) {
    let p = elements.as_mut_ptr();
    // SAFETY: see above.
    on_token!({
        for w in (0..words - words % 4).step_by(4) {
            let b = block.as_ptr().add(w);
            let rows = transposed([*b, *b.add(1), *b.add(2), *b.add(3)]);
            for l in 0..4 {
                _mm256_storeu_si256(p.add(l * words + w).cast(), rows[l]);
            }
        }
        for w in words - words % 4..words {
            let x = *block.get_unchecked(w);
            let halves = [_mm256_castsi256_si128(x), _mm256_extracti128_si256::<1>(x)];
            for l in 0..2 {
                _mm_storel_epi64(p.add(2 * l * words + w).cast(), halves[l]);
                _mm_storel_epi64(p.add((2 * l + 1) * words + w).cast(), _mm_unpackhi_epi64(halves[l], halves[l]));
            }
        }
    });
}

#[inline(always)]
unsafe fn gather_pairs(block: &mut [__m256i], elements: &[u64], words: usize) {
    let p = elements.as_ptr();
    // SAFETY: see above.
    on_token!({
        for i in 0..words / 2 {
            let (x, y) = (_mm_loadu_si128(p.add(2 * i).cast()), _mm_loadu_si128(p.add(words + 2 * i).cast()));
            *block.get_unchecked_mut(i) = _mm256_inserti128_si256::<1>(_mm256_castsi128_si256(x), y);
        }
        if words % 2 == 1 {
            let (x, y) = (_mm_loadl_epi64(p.add(words - 1).cast()), _mm_loadl_epi64(p.add(2 * words - 1).cast()));
            *block.get_unchecked_mut(words / 2) = _mm256_inserti128_si256::<1>(_mm256_castsi128_si256(x), y);
        }
    });
}

#[inline(always)]
unsafe fn scatter_pairs(elements: &mut [u64], block: &[__m256i], words: usize) {
    let p = elements.as_mut_ptr();
    // SAFETY: see above.
    on_token!({
        for i in 0..words / 2 {
            let v = *block.get_unchecked(i);
            _mm_storeu_si128(p.add(2 * i).cast(), _mm256_castsi256_si128(v));
            _mm_storeu_si128(p.add(words + 2 * i).cast(), _mm256_extracti128_si256::<1>(v));
        }
        if words % 2 == 1 {
            let v = *block.get_unchecked(words / 2);
            _mm_storel_epi64(p.add(words - 1).cast(), _mm256_castsi256_si128(v));
            _mm_storel_epi64(p.add(2 * words - 1).cast(), _mm256_extracti128_si256::<1>(v));
        }
    });
}
