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
    small_down: Permuted,
    /// Rounds until q = h + sum (q >> (m - t)) holds in eight words; each settles as many as the shortest shift is long.
    rounds: usize,
    /// In memory: T >> m, then the same for each term.
    down: Turn,
    turns: Vec<(Turn, Turn)>,
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
        let rounds = match terms.first() {
            None => 0,
            Some(&t) if 2 * t <= degree => 1,
            Some(&t) => 8usize.div_ceil((degree - t) / 64),
        };
        let turns = terms.iter().map(|&t| (Turn::right_by(degree - t), Turn::left_by(t))).collect();
        let (small_down, down) = (Permuted::right(degree, 16), Turn::right_by(degree));
        Some(Self { degree, words, one: modulus.is_odd(), top: modulus.top_mask(), small, small_down, rounds, down, turns, terms })
    }

    /// Words before a product in the scratch of [`SingleFold::reduce`].
    pub(super) fn below(&self) -> usize {
        self.words.next_multiple_of(8) + 2 * GUARD
    }

    /// Words of scratch beside a product: [`SingleFold::below`] it, and zeros behind it.
    pub(super) fn scratch(&self) -> usize {
        self.below() + GUARD + 8
    }

    /// Up to eight words: (low, high) mod N.
    #[target_feature(enable = "avx512f,avx512vbmi2")]
    #[inline]
    pub(super) fn small(&self, low: V, high: V) -> V {
        let near = _mm512_maskz_permutex2var_epi64(self.small_down.masks[0], low, self.small_down.pick(0), high);
        let far = _mm512_maskz_permutex2var_epi64(self.small_down.masks[1], low, self.small_down.pick(1), high);
        let h = _mm512_shrdv_epi64(near, far, _mm512_set1_epi64(self.small_down.bits.cast_signed()));
        let mut q = h;
        for _ in 0..self.rounds {
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
        _mm512_maskz_and_epi64(first(self.words), r, top)
    }

    /// `out` = t mod N.
    ///
    /// # Safety
    /// `out` has the words of an element; `t` starts at a cache line and has 2 S words of a product, rounded up to eights,
    /// [`SingleFold::below`] words of scratch before and [`GUARD`] behind.
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

/// A shift of a number in memory, eight words at a time: both words that make one come out of the sixteen from `base` on.
#[derive(Debug, Clone, Copy)]
#[repr(C, align(64))]
struct Turn {
    near: [u64; 8],
    far: [u64; 8],
    /// A multiple of eight words: how far the sixteen start behind the target, or before it.
    base: usize,
    bits: u64,
}

impl Turn {
    fn right_by(shift: usize) -> Self {
        let word = shift / 64;
        let from = |start: usize| std::array::from_fn(|i| (start + i) as u64);
        Self { near: from(word % 8), far: from(word % 8 + 1), base: word / 8 * 8, bits: (shift % 64) as u64 }
    }

    fn left_by(shift: usize) -> Self {
        let word = shift / 64 + 1;
        let base = word.next_multiple_of(8);
        let from = |start: usize| std::array::from_fn(|i| (start + i) as u64);
        Self { near: from(base - word + 1), far: from(base - word), base, bits: (shift % 64) as u64 }
    }

    /// Both words of each of eight.
    ///
    /// # Safety
    /// Sixteen words, from a cache line on.
    #[target_feature(enable = "avx512f")]
    #[inline]
    unsafe fn words(&self, from: *const u64) -> (V, V, V) {
        // SAFETY: the caller's; arrays of eight words.
        unsafe {
            let (low, high) = (_mm512_load_si512(from.cast()), _mm512_load_si512(from.add(8).cast()));
            let (near, far) = (_mm512_load_si512(self.near.as_ptr().cast()), _mm512_load_si512(self.far.as_ptr().cast()));
            let bits = _mm512_set1_epi64(self.bits.cast_signed());
            (_mm512_permutex2var_epi64(low, near, high), _mm512_permutex2var_epi64(low, far, high), bits)
        }
    }

    /// Eight words of the number shifted right, `p` being where they go.
    ///
    /// # Safety
    /// Sixteen words `base` after `p` can be read.
    #[target_feature(enable = "avx512f,avx512vbmi2")]
    #[inline]
    unsafe fn right(&self, p: *const u64) -> V {
        // SAFETY: the caller's.
        let (near, far, bits) = unsafe { self.words(p.add(self.base)) };
        _mm512_shrdv_epi64(near, far, bits)
    }

    /// Eight words of the number shifted left.
    ///
    /// # Safety
    /// Sixteen words `base` before `p` can be read.
    #[target_feature(enable = "avx512f,avx512vbmi2")]
    #[inline]
    unsafe fn left(&self, p: *const u64) -> V {
        // SAFETY: the caller's.
        let (near, far, bits) = unsafe { self.words(p.sub(self.base)) };
        _mm512_shldv_epi64(near, far, bits)
    }
}

/// A mask of the first `n` of eight words.
fn first(n: usize) -> __mmask8 {
    ((1u32 << n) - 1) as __mmask8
}
