//! Reduction of one product by a sparse polynomial; the formulas are those of [`super::fold`].

use super::product::V;
use crate::binary::BinaryModulus;
use std::arch::x86_64::*;
use std::cmp::Ordering;

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
    /// Up to eight words: for each term q >> (m - t) and q << t.
    small: Vec<(Permuted, Permuted)>,
    /// Up to eight words: the bits below x^m.
    kept: Line,
    /// Rounds until q = h + sum (q >> (m - t)) holds in eight words; each settles as many as the shortest shift is long.
    rounds: usize,
    /// T >> m.
    down: Turn,
    /// In memory: the same as `small`.
    turns: Vec<(Turn, Turn)>,
}

/// Eight words as one load.
#[derive(Debug, Clone, Copy)]
#[repr(C, align(64))]
struct Line([u64; 8]);

/// A shift of eight words in a register: two permutations, in which a word from outside is a zero, and a shift of two words into one.
#[derive(Debug, Clone, Copy)]
#[repr(C, align(64))]
struct Permuted {
    /// Where word i comes from: below eight, or out of a vector of zeros.
    near: [u64; 8],
    /// Where its neighbour does.
    far: [u64; 8],
    bits: u64,
}

/// What picks a zero.
const OUTSIDE: u64 = 8;

impl Permuted {
    /// By `shift` bits to the right.
    fn right_by(shift: usize) -> Self {
        let from = |start: usize| std::array::from_fn(|i| if start + i < 8 { (start + i) as u64 } else { OUTSIDE });
        Self { near: from(shift / 64), far: from(shift / 64 + 1), bits: (shift % 64) as u64 }
    }

    /// By `shift` bits to the left.
    fn left_by(shift: usize) -> Self {
        let from = |start: usize| std::array::from_fn(|i| i.checked_sub(start).map_or(OUTSIDE, |word| word as u64));
        Self { near: from(shift / 64), far: from(shift / 64 + 1), bits: (shift % 64) as u64 }
    }

    #[target_feature(enable = "avx512f")]
    #[inline]
    fn words(&self, v: V) -> (V, V, V) {
        let zero = _mm512_setzero_si512();
        // SAFETY: arrays of eight words.
        let (near, far) = unsafe { (_mm512_load_si512(self.near.as_ptr().cast()), _mm512_load_si512(self.far.as_ptr().cast())) };
        let bits = _mm512_set1_epi64(self.bits.cast_signed());
        (_mm512_permutex2var_epi64(v, near, zero), _mm512_permutex2var_epi64(v, far, zero), bits)
    }

    #[target_feature(enable = "avx512f,avx512vbmi2")]
    #[inline]
    fn right(&self, v: V) -> V {
        let (near, far, bits) = self.words(v);
        _mm512_shrdv_epi64(near, far, bits)
    }

    #[target_feature(enable = "avx512f,avx512vbmi2")]
    #[inline]
    fn left(&self, v: V) -> V {
        let (near, far, bits) = self.words(v);
        _mm512_shldv_epi64(near, far, bits)
    }
}

impl SingleFold {
    pub(super) fn new(modulus: &BinaryModulus) -> Option<Self> {
        let mut terms = modulus.sparse()?.to_vec();
        terms.retain(|&t| t > 0);
        let (degree, words) = (modulus.degree(), modulus.words());
        let small = terms.iter().map(|&t| (Permuted::right_by(degree - t), Permuted::left_by(t))).collect();
        let rounds = match terms.first() {
            None => 0,
            Some(&t) if 2 * t <= degree => 1,
            Some(&t) => 8usize.div_ceil((degree - t) / 64),
        };
        let turns = terms.iter().map(|&t| (Turn::right_by(degree - t), Turn::left_by(t))).collect();
        let kept = Line(std::array::from_fn(|i| match (i + 1).cmp(&words) {
            Ordering::Less => u64::MAX,
            Ordering::Equal => modulus.top_mask(),
            Ordering::Greater => 0,
        }));
        let down = Turn::right_by(degree);
        Some(Self { degree, words, one: modulus.is_odd(), top: modulus.top_mask(), small, kept, rounds, down, turns, terms })
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
        // SAFETY: an array of eight words.
        let kept = unsafe { _mm512_load_si512(self.kept.0.as_ptr().cast()) };
        let h = self.down.right_of(low, high);
        let mut q = h;
        for _ in 0..self.rounds {
            let mut sum = h;
            for (right, _) in &self.small {
                sum = _mm512_xor_si512(sum, right.right(q));
            }
            q = sum;
        }
        let mut r = if self.one { _mm512_xor_si512(low, q) } else { low };
        for (_, left) in &self.small {
            r = _mm512_xor_si512(r, left.left(q));
        }
        _mm512_and_si512(r, kept)
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

    /// Eight words of a number of at most sixteen in registers, shifted right by at most 512 bits.
    #[target_feature(enable = "avx512f,avx512vbmi2")]
    #[inline]
    fn right_of(&self, low: V, high: V) -> V {
        // A whole line to go: both are words of `high` then, and no bit of a neighbour is wanted.
        let (low, high) = if self.base > 0 { (high, _mm512_setzero_si512()) } else { (low, high) };
        // SAFETY: arrays of eight words.
        let (near, far) = unsafe { (_mm512_load_si512(self.near.as_ptr().cast()), _mm512_load_si512(self.far.as_ptr().cast())) };
        let bits = _mm512_set1_epi64(self.bits.cast_signed());
        _mm512_shrdv_epi64(_mm512_permutex2var_epi64(low, near, high), _mm512_permutex2var_epi64(low, far, high), bits)
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
