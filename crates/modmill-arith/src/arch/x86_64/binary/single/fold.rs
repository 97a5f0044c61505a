//! Reduction of one large product by a sparse polynomial; the formulas are those of [`super::super::fold`].

use super::super::group::first;
use super::turn::{GUARD, Turn};
use crate::binary::BinaryModulus;
use std::arch::x86_64::*;

/// What folding modulo one N takes.
#[derive(Debug)]
pub(super) struct Fold {
    degree: usize,
    words: usize,
    /// Exponents below m but above 0, highest first.
    terms: Vec<usize>,
    one: bool,
    /// Bits below x^m of the highest word.
    top: u64,
    /// T >> m.
    down: Turn,
    /// For each term q >> (m - t) and q << t.
    turns: Vec<(Turn, Turn)>,
}

impl Fold {
    pub(super) fn new(modulus: &BinaryModulus) -> Option<Self> {
        let mut terms = modulus.sparse()?.to_vec();
        terms.retain(|&t| t > 0);
        let (degree, words) = (modulus.degree(), modulus.words());
        let turns = terms.iter().map(|&t| (Turn::right_by(degree - t), Turn::left_by(t))).collect();
        let down = Turn::right_by(degree);
        Some(Self { degree, words, one: modulus.is_odd(), top: modulus.top_mask(), down, turns, terms })
    }

    /// Words before a product in the scratch of [`Fold::reduce`].
    pub(super) fn below(&self) -> usize {
        self.words.next_multiple_of(8) + 2 * GUARD
    }

    /// Words of scratch beside a product: [`Fold::below`] it, and zeros behind it.
    pub(super) fn scratch(&self) -> usize {
        self.below() + GUARD + 8
    }

    /// `out` = t mod N.
    ///
    /// # Safety
    /// `out` has the words of an element; `t` starts at a cache line and has 2 S words of a product, rounded up to eights,
    /// [`Fold::below`] words of scratch before and [`GUARD`] behind.
    #[target_feature(enable = "avx512f,avx512bw,avx512vbmi2")]
    pub(super) unsafe fn reduce(&self, out: *mut u64, t: *mut u64, words: usize) {
        let s = self.words;
        let zero = _mm512_setzero_si512();
        // SAFETY: a shift of what starts at a multiple of eight words reads the sixteen words around its target; what of these is
        // outside the number are guards.
        unsafe {
            let q = t.sub(s.next_multiple_of(8) + GUARD);
            for i in (0..GUARD).step_by(8) {
                _mm512_store_si512(t.add(words + i).cast(), zero);
                _mm512_store_si512(q.sub(GUARD).add(i).cast(), zero);
                _mm512_store_si512(q.add(s.next_multiple_of(8) + i).cast(), zero);
            }
            for j in (0..s).step_by(8) {
                _mm512_store_si512(q.add(j).cast(), self.down.right(t.add(j)));
            }
            if let Some(&highest) = self.terms.first() {
                let nearest = (self.degree - highest) / 64;
                let rounds = if nearest >= 8 { 1 } else { 8usize.div_ceil(nearest) };
                for j in (0..highest.div_ceil(512)).rev() {
                    let j = 8 * j;
                    let h = _mm512_load_si512(q.add(j).cast());
                    for _ in 0..rounds {
                        let mut sum = h;
                        for (right, _) in &self.turns {
                            if j + right.base < s {
                                sum = _mm512_xor_si512(sum, right.right(q.add(j)));
                            }
                        }
                        _mm512_store_si512(q.add(j).cast(), sum);
                    }
                }
            }
            for j in (0..s).step_by(8) {
                let mut r = _mm512_load_si512(t.add(j).cast());
                if self.one {
                    r = _mm512_xor_si512(r, _mm512_load_si512(q.add(j).cast()));
                }
                for (_, left) in &self.turns {
                    if j + GUARD >= left.base {
                        r = _mm512_xor_si512(r, left.left(q.add(j)));
                    }
                }
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
