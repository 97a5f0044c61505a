//! Reduction of one product by a sparse polynomial; the formulas are those of [`super::fold`].

use super::product::V;
use crate::binary::BinaryModulus;
use std::arch::x86_64::*;

/// Words before and behind a number that shifts may read.
const GUARD: usize = 16;

/// What folding modulo one N takes.
#[derive(Debug)]
pub(super) struct SingleFold {
    degree: usize,
    words: usize,
    /// Exponents below m but above 0, highest first.
    terms: Vec<usize>,
    one: bool,
    /// Bits below x^m of the highest word.
    top: u64,
    /// Up to eight words: T >> m, then for each term q >> (m - t) and q << t.
    small: Vec<[Permuted; 2]>,
    down: Permuted,
}

/// A shift of at most sixteen words in registers: two permutations and a shift of two words into one.
#[derive(Debug, Clone, Copy, Default)]
#[repr(C, align(64))]
struct Permuted {
    /// Where word i comes from, and where its neighbour does.
    picks: [[u64; 8]; 2],
    masks: [u8; 2],
    bits: u64,
}

impl Permuted {
    /// By `shift` bits to the right out of `from` words.
    fn right(shift: usize, from: usize) -> Self {
        let mut made = Self { bits: (shift % 64) as u64, ..Self::default() };
        for side in 0..2 {
            for i in 0..8 {
                let word = i + shift / 64 + side;
                if word < from {
                    made.picks[side][i] = word as u64;
                    made.masks[side] |= 1 << i;
                }
            }
        }
        made
    }

    /// By `shift` bits to the left.
    fn left(shift: usize) -> Self {
        let mut made = Self { bits: (shift % 64) as u64, ..Self::default() };
        for side in 0..2 {
            for i in shift / 64 + side..8 {
                made.picks[side][i] = (i - shift / 64 - side) as u64;
                made.masks[side] |= 1 << i;
            }
        }
        made
    }

    #[target_feature(enable = "avx512f")]
    #[inline]
    fn pick(&self, side: usize) -> V {
        // SAFETY: eight words.
        unsafe { _mm512_loadu_si512(self.picks[side].as_ptr().cast()) }
    }
}

#[target_feature(enable = "avx512f,avx512vbmi2")]
#[inline]
fn shifted(v: V, by: &Permuted, left: bool) -> V {
    let near = _mm512_maskz_permutexvar_epi64(by.masks[0], by.pick(0), v);
    let far = _mm512_maskz_permutexvar_epi64(by.masks[1], by.pick(1), v);
    let bits = _mm512_set1_epi64(by.bits.cast_signed());
    if left { _mm512_shldv_epi64(near, far, bits) } else { _mm512_shrdv_epi64(near, far, bits) }
}

impl SingleFold {
    pub(super) fn new(modulus: &BinaryModulus) -> Option<Self> {
        let mut terms = modulus.sparse()?.to_vec();
        terms.retain(|&t| t > 0);
        let (degree, words) = (modulus.degree(), modulus.words());
        let small = terms.iter().map(|&t| [Permuted::right(degree - t, 8), Permuted::left(t)]).collect();
        let down = Permuted::right(degree, 16);
        Some(Self { degree, words, one: modulus.is_odd(), top: modulus.top_mask(), small, down, terms })
    }

    /// Words before a product in the scratch of [`SingleFold::reduce`].
    pub(super) fn below(&self) -> usize {
        self.words.next_multiple_of(8) + 2 * GUARD
    }

    /// Words of scratch beside a product: [`SingleFold::below`] it, and zeros behind it.
    pub(super) fn scratch(&self) -> usize {
        self.below() + GUARD + 8
    }

    /// Rounds until q = h + sum (q >> (m - t)) holds in all of `words` words; each settles as many as the shortest shift is long.
    fn rounds(&self, words: usize) -> usize {
        match self.terms.first() {
            None => 0,
            Some(&t) if 2 * t <= self.degree => 1,
            Some(&t) => words.div_ceil((self.degree - t) / 64),
        }
    }

    /// Up to eight words: (low, high) mod N.
    #[target_feature(enable = "avx512f,avx512vbmi2")]
    #[inline]
    pub(super) fn small(&self, low: V, high: V) -> V {
        let near = _mm512_maskz_permutex2var_epi64(self.down.masks[0], low, self.down.pick(0), high);
        let far = _mm512_maskz_permutex2var_epi64(self.down.masks[1], low, self.down.pick(1), high);
        let h = _mm512_shrdv_epi64(near, far, _mm512_set1_epi64(self.down.bits.cast_signed()));
        let mut q = h;
        for _ in 0..self.rounds(8) {
            let mut sum = h;
            for [right, _] in &self.small {
                sum = _mm512_xor_si512(sum, shifted(q, right, false));
            }
            q = sum;
        }
        let mut r = if self.one { _mm512_xor_si512(low, q) } else { low };
        for [_, left] in &self.small {
            r = _mm512_xor_si512(r, shifted(q, left, true));
        }
        let top = _mm512_mask_set1_epi64(_mm512_set1_epi64(-1), 1 << (self.words - 1), self.top.cast_signed());
        _mm512_maskz_and_epi64(((1u32 << self.words) - 1) as u8, r, top)
    }

    /// `out` = t mod N.
    ///
    /// # Safety
    /// `out` has the words of an element; `t` has `words` of a product, [`SingleFold::below`] words of scratch before and GUARD + 8 behind.
    #[target_feature(enable = "avx512f,avx512bw,avx512vbmi2")]
    pub(super) unsafe fn reduce(&self, out: *mut u64, t: *mut u64, words: usize) {
        let s = self.words;
        let zero = _mm512_setzero_si512();
        // SAFETY: reads past an end stay within the guards: a chunk of eight words starts at most eight words before the end of what
        // is shifted, and reads nine.
        unsafe {
            let q = t.sub(s.next_multiple_of(8) + GUARD);
            for i in (0..GUARD).step_by(8) {
                _mm512_storeu_si512(t.add(words + i).cast(), zero);
                _mm512_storeu_si512(q.sub(GUARD).add(i).cast(), zero);
                _mm512_storeu_si512(q.add(s.next_multiple_of(8) + i).cast(), zero);
            }
            let at = |p: *const u64| _mm512_loadu_si512(p.cast());
            let right =
                |p: *const u64, j: usize, by: usize, bits: V| _mm512_shrdv_epi64(at(p.add(j + by / 64)), at(p.add(j + by / 64 + 1)), bits);
            let count = |by: usize| _mm512_set1_epi64((by % 64) as i64);
            let down = count(self.degree);
            for j in (0..s).step_by(8) {
                _mm512_storeu_si512(q.add(j).cast(), right(t, j, self.degree, down));
            }
            if let Some(&highest) = self.terms.first() {
                let nearest = (self.degree - highest) / 64;
                for chunk in (0..highest.div_ceil(512)).rev() {
                    let j = 8 * chunk;
                    let h = at(q.add(j));
                    for _ in 0..if nearest >= 8 { 1 } else { 8usize.div_ceil(nearest) } {
                        let mut sum = h;
                        for &term in &self.terms {
                            let by = self.degree - term;
                            if j + by / 64 < s {
                                sum = _mm512_xor_si512(sum, right(q, j, by, count(by)));
                            }
                        }
                        _mm512_storeu_si512(q.add(j).cast(), sum);
                    }
                }
            }
            for j in (0..s).step_by(8) {
                let mut r = if self.one { _mm512_xor_si512(at(t.add(j)), at(q.add(j))) } else { at(t.add(j)) };
                for &term in &self.terms {
                    let by = term / 64;
                    if j + 8 > by {
                        // q[j - by - 1] is at most nine words before q.
                        let (near, far) = (at(q.add(j).sub(by)), at(q.add(j).sub(by + 1)));
                        r = _mm512_xor_si512(r, _mm512_shldv_epi64(near, far, count(term)));
                    }
                }
                if j + 8 <= s {
                    _mm512_storeu_si512(out.add(j).cast(), r);
                } else {
                    _mm512_mask_storeu_epi64(out.add(j).cast(), ((1u32 << (s - j)) - 1) as u8, r);
                }
            }
            *out.add(s - 1) &= self.top;
        }
    }
}
