//! [`Carryless`] on AVX-512 with VPCLMULQDQ: eight elements side by side.

#![allow(unsafe_code)]

mod permuting;

use crate::machine::{Carryless, CarrylessKernel, ProductKernel};
use modmill_arith::arch::Avx512Clmul;
use modmill_arith::with_features;
use std::arch::x86_64::*;

/// Eight lanes of the vector unit. Made from the token that proves its features.
#[derive(Debug, Clone, Copy)]
pub struct Clmul(Avx512Clmul);

impl From<Avx512Clmul> for Clmul {
    fn from(token: Avx512Clmul) -> Self {
        Self(token)
    }
}

with_features! { clmul:
    fn compiled<K: CarrylessKernel<Clmul>>(kernel: K, machine: Clmul) -> K::Out {
        kernel.run(machine)
    }
}

with_features! { clmul:
    fn compiled_product<K: ProductKernel<Clmul, O, I, S>, O, I, S>(kernel: K, machine: Clmul, out: O, a: I, b: I, space: S) {
        kernel.run(machine, out, a, b, space);
    }
}

/// Eight rows of eight words become eight columns; its own inverse.
#[inline(always)]
fn transposed(v: [__m512i; 8]) -> [__m512i; 8] {
    // SAFETY: only reached through `Clmul`, which the token proves to be there.
    unsafe {
        let mut a = v;
        for i in 0..4 {
            a[2 * i] = _mm512_unpacklo_epi64(v[2 * i], v[2 * i + 1]);
            a[2 * i + 1] = _mm512_unpackhi_epi64(v[2 * i], v[2 * i + 1]);
        }
        // a[2i + j]: words j, 2 + j, 4 + j, 6 + j of rows 2i and 2i + 1, in pairs.
        let mut out = v;
        for j in 0..2 {
            let b02 = _mm512_shuffle_i64x2::<0x88>(a[j], a[2 + j]);
            let b13 = _mm512_shuffle_i64x2::<0xdd>(a[j], a[2 + j]);
            let c02 = _mm512_shuffle_i64x2::<0x88>(a[4 + j], a[6 + j]);
            let c13 = _mm512_shuffle_i64x2::<0xdd>(a[4 + j], a[6 + j]);
            out[j] = _mm512_shuffle_i64x2::<0x88>(b02, c02);
            out[4 + j] = _mm512_shuffle_i64x2::<0xdd>(b02, c02);
            out[2 + j] = _mm512_shuffle_i64x2::<0x88>(b13, c13);
            out[6 + j] = _mm512_shuffle_i64x2::<0xdd>(b13, c13);
        }
        out
    }
}

/// A mask of the first `n` of eight words, of all where there are more.
#[inline(always)]
fn first(n: usize) -> __mmask8 {
    ((1u32 << n.min(8)) - 1) as __mmask8
}

// SAFETY of every block below: a `Clmul` exists only where its token has proved AVX-512 F, BW, DQ, VL, VBMI2 and VPCLMULQDQ;
// memory is reached through slices whose lengths are checked first.
macro_rules! on_token {
    ($e:expr) => {
        // SAFETY: see above.
        unsafe { $e }
    };
}

impl Carryless for Clmul {
    type V = __m512i;
    const LANES: usize = 8;

    #[inline(always)]
    fn call<K: CarrylessKernel<Self>>(self, kernel: K) -> K::Out {
        on_token!(compiled(kernel, self))
    }
    #[inline(always)]
    fn call_product<K: ProductKernel<Self, O, I, S>, O, I, S>(self, kernel: K, out: O, a: I, b: I, space: S) {
        on_token!(compiled_product(kernel, self, out, a, b, space));
    }
    #[inline(always)]
    fn splat(self, x: u64) -> __m512i {
        on_token!(_mm512_set1_epi64(x.cast_signed()))
    }
    #[inline(always)]
    fn xor(self, a: __m512i, b: __m512i) -> __m512i {
        on_token!(_mm512_xor_si512(a, b))
    }
    #[inline(always)]
    fn xor3(self, a: __m512i, b: __m512i, c: __m512i) -> __m512i {
        on_token!(_mm512_ternarylogic_epi64::<0x96>(a, b, c))
    }
    #[inline(always)]
    fn and(self, a: __m512i, b: __m512i) -> __m512i {
        on_token!(_mm512_and_si512(a, b))
    }
    #[inline(always)]
    fn and_xor(self, c: __m512i, a: __m512i, b: __m512i) -> __m512i {
        on_token!(_mm512_ternarylogic_epi64::<0x78>(c, a, b))
    }
    #[inline(always)]
    fn clmul(self, a: __m512i, b: __m512i) -> (__m512i, __m512i) {
        on_token!({
            let even = _mm512_clmulepi64_epi128::<0x00>(a, b);
            let odd = _mm512_clmulepi64_epi128::<0x11>(a, b);
            (_mm512_unpacklo_epi64(even, odd), _mm512_unpackhi_epi64(even, odd))
        })
    }
    #[inline(always)]
    fn clmul_low(self, a: __m512i, b: __m512i) -> __m512i {
        on_token!({
            let even = _mm512_clmulepi64_epi128::<0x00>(a, b);
            let odd = _mm512_clmulepi64_epi128::<0x11>(a, b);
            _mm512_unpacklo_epi64(even, odd)
        })
    }
    #[inline(always)]
    fn product(self, a: __m512i, b: __m512i) -> (__m512i, __m512i) {
        // Products of the even lanes and of the odd ones, two words each: no port is spent on sorting them.
        on_token!((_mm512_clmulepi64_epi128::<0x00>(a, b), _mm512_clmulepi64_epi128::<0x11>(a, b)))
    }
    #[inline(always)]
    fn low(self, (even, odd): (__m512i, __m512i)) -> __m512i {
        on_token!(_mm512_unpacklo_epi64(even, odd))
    }
    #[inline(always)]
    fn high(self, (even, odd): (__m512i, __m512i)) -> __m512i {
        on_token!(_mm512_unpackhi_epi64(even, odd))
    }
    #[inline(always)]
    fn carry(self, (even, odd): (__m512i, __m512i)) -> (__m512i, __m512i) {
        on_token!((_mm512_bsrli_epi128::<8>(even), _mm512_bsrli_epi128::<8>(odd)))
    }
    #[inline(always)]
    fn shl(self, a: __m512i, n: u32) -> __m512i {
        on_token!(_mm512_sll_epi64(a, _mm_cvtsi64_si128(i64::from(n))))
    }
    #[inline(always)]
    fn shr(self, a: __m512i, n: u32) -> __m512i {
        on_token!(_mm512_srl_epi64(a, _mm_cvtsi64_si128(i64::from(n))))
    }
    #[inline(always)]
    fn vectors(self, words: &mut [u64]) -> &mut [__m512i] {
        // Words before the first multiple of 64 bytes are left out; a workspace has none.
        // SAFETY: eight words are a vector, whatever their bits; the slice is borrowed for as long as the words are.
        unsafe { words.align_to_mut::<__m512i>().1 }
    }
    #[inline(always)]
    fn gather(self, block: &mut [__m512i], elements: &[u64], words: usize) {
        assert!(block.len() >= words && elements.len() >= 8 * words);
        for w in (0..words).step_by(8) {
            let n = (words - w).min(8);
            let mut rows = [self.splat(0); 8];
            for (l, row) in rows.iter_mut().enumerate() {
                *row = on_token!(_mm512_maskz_loadu_epi64(first(n), elements.as_ptr().add(l * words + w).cast()));
            }
            // One by one, so that the columns stay in registers.
            let (columns, block) = (transposed(rows), &mut block[w..w + n]);
            for (i, column) in columns.into_iter().enumerate() {
                if i < n {
                    block[i] = column;
                }
            }
        }
    }
    #[inline(always)]
    fn scatter(self, elements: &mut [u64], block: &[__m512i], words: usize) {
        assert!(block.len() >= words && elements.len() >= 8 * words);
        for w in (0..words).step_by(8) {
            let n = (words - w).min(8);
            let (mut columns, block) = ([self.splat(0); 8], &block[w..w + n]);
            for (i, column) in columns.iter_mut().enumerate() {
                if i < n {
                    *column = block[i];
                }
            }
            let rows = transposed(columns);
            for (l, row) in rows.into_iter().enumerate() {
                on_token!(_mm512_mask_storeu_epi64(elements.as_mut_ptr().add(l * words + w).cast(), first(n), row));
            }
        }
    }
}
