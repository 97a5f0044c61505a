//! Reduction of one large product by any polynomial, by Barrett's method; the formulas are those of [`super::super::dense`].

use super::super::dense::barrett_constants;
use super::super::group::first;
use super::large_product::{product, product_words, quarter};
use super::turn::{GUARD, Turn};
use crate::binary::BinaryModulus;
use std::arch::x86_64::*;

/// What reducing modulo one N takes.
#[derive(Debug)]
pub(super) struct Barrett {
    words: usize,
    /// T >> m.
    down: Turn,
    /// M0, then N below x^m, each of as many words as four quarters have.
    reciprocal: Vec<u64>,
    low: Vec<u64>,
    /// Bits below x^m of the highest word.
    top: u64,
}

impl Barrett {
    pub(super) fn new(modulus: &BinaryModulus) -> Self {
        let words = modulus.words();
        let [reciprocal, low] = barrett_constants(modulus, 8 * quarter(words));
        Self { words, down: Turn::right_by(modulus.degree()), reciprocal, low, top: modulus.top_mask() }
    }

    /// Words of scratch of [`Barrett::reduce`] beside a product, [`GUARD`] behind that among them.
    pub(super) fn scratch(&self) -> usize {
        let q = quarter(self.words);
        GUARD + 8 * q + product_words(q) + GUARD
    }

    /// `out` = t mod N.
    ///
    /// # Safety
    /// `out` has the words of an element. All else starts at a cache line: `t`, a product with [`GUARD`] words behind it, `own`, which
    /// has [`Barrett::scratch`] less these, and `space`, of as many words as [`product`] needs.
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi2,vpclmulqdq")]
    pub(super) unsafe fn reduce(&self, out: *mut u64, t: *mut u64, own: *mut u64, space: *mut u64) {
        let s = self.words;
        let q = quarter(s);
        let zero = _mm512_setzero_si512();
        // SAFETY: a shift of what starts at a multiple of eight words reads the sixteen words around its source, the number's or guards.
        unsafe {
            let (h, u) = (own, own.add(8 * q));
            for i in (0..GUARD).step_by(8) {
                _mm512_store_si512(t.add(product_words(q) + i).cast(), zero);
                _mm512_store_si512(u.add(product_words(q) + i).cast(), zero);
            }
            for j in (0..8 * q).step_by(8) {
                _mm512_store_si512(h.add(j).cast(), self.down.right(t.add(j)));
            }
            product(u, h, self.reciprocal.as_ptr(), q, space);
            for j in (0..8 * q).step_by(8) {
                let sum = _mm512_xor_si512(_mm512_load_si512(h.add(j).cast()), self.down.right(u.add(j)));
                _mm512_store_si512(h.add(j).cast(), sum);
            }
            product(u, h, self.low.as_ptr(), q, space);
            for j in (0..s).step_by(8) {
                let r = _mm512_xor_si512(_mm512_load_si512(t.add(j).cast()), _mm512_load_si512(u.add(j).cast()));
                if j + 8 < s {
                    _mm512_storeu_si512(out.add(j).cast(), r);
                } else {
                    let top = _mm512_mask_set1_epi64(_mm512_set1_epi64(-1), 1 << (s - j - 1), self.top.cast_signed());
                    _mm512_mask_storeu_epi64(out.add(j).cast(), first(s - j), _mm512_and_si512(r, top));
                }
            }
        }
    }
}
