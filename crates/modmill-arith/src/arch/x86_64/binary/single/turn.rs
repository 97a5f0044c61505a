//! Shifts of one number, eight words at a time: in a register, or in memory.

use super::super::product::V;
use crate::binary::BinaryModulus;
use std::arch::x86_64::*;
use std::cmp::Ordering;

/// Words before and behind a number that shifts may read.
pub(super) const GUARD: usize = 16;

/// Eight words as one load.
#[derive(Debug, Clone, Copy)]
#[repr(C, align(64))]
pub(super) struct Line(pub(super) [u64; 8]);

impl Line {
    /// The bits below x^m.
    pub(super) fn below(modulus: &BinaryModulus) -> Self {
        let words = modulus.words();
        Self(std::array::from_fn(|i| match (i + 1).cmp(&words) {
            Ordering::Less => u64::MAX,
            Ordering::Equal => modulus.top_mask(),
            Ordering::Greater => 0,
        }))
    }

    #[target_feature(enable = "avx512f")]
    #[inline]
    pub(super) fn load(&self) -> V {
        // SAFETY: an array of eight words from a cache line on.
        unsafe { _mm512_load_si512(self.0.as_ptr().cast()) }
    }
}

/// A shift of sixteen words in two registers to the right: the eight words from there on.
#[derive(Debug, Clone, Copy)]
pub(super) struct Down {
    near: Line,
    far: Line,
    bits: u64,
}

impl Down {
    /// By `shift` bits, at most 512.
    pub(super) fn by(shift: usize) -> Self {
        // By 512 the last neighbour is past the sixteen, and no bit of it is wanted.
        let from = |start: usize| Line(std::array::from_fn(|i| ((start + i) % 16) as u64));
        Self { near: from(shift / 64), far: from(shift / 64 + 1), bits: (shift % 64) as u64 }
    }

    #[target_feature(enable = "avx512f,avx512vbmi2")]
    #[inline]
    pub(super) fn of(&self, low: V, high: V) -> V {
        let (near, far) = (self.near.load(), self.far.load());
        let bits = _mm512_set1_epi64(self.bits.cast_signed());
        _mm512_shrdv_epi64(_mm512_permutex2var_epi64(low, near, high), _mm512_permutex2var_epi64(low, far, high), bits)
    }
}

/// A shift of eight words in a register: two permutations, in which a word from outside is a zero, and a shift of two words into one.
#[derive(Debug, Clone, Copy)]
#[repr(C, align(64))]
pub(super) struct Permuted {
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
    pub(super) fn right_by(shift: usize) -> Self {
        let from = |start: usize| std::array::from_fn(|i| if start + i < 8 { (start + i) as u64 } else { OUTSIDE });
        Self { near: from(shift / 64), far: from(shift / 64 + 1), bits: (shift % 64) as u64 }
    }

    /// By `shift` bits to the left.
    pub(super) fn left_by(shift: usize) -> Self {
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
    pub(super) fn right(&self, v: V) -> V {
        let (near, far, bits) = self.words(v);
        _mm512_shrdv_epi64(near, far, bits)
    }

    #[target_feature(enable = "avx512f,avx512vbmi2")]
    #[inline]
    pub(super) fn left(&self, v: V) -> V {
        let (near, far, bits) = self.words(v);
        _mm512_shldv_epi64(near, far, bits)
    }
}

/// A shift of a number in memory, eight words at a time: both words that make one come out of the sixteen from `base` on.
#[derive(Debug, Clone, Copy)]
#[repr(C, align(64))]
pub(super) struct Turn {
    near: [u64; 8],
    far: [u64; 8],
    /// A multiple of eight words: how far the sixteen start behind the target, or before it.
    pub(super) base: usize,
    bits: u64,
}

impl Turn {
    pub(super) fn right_by(shift: usize) -> Self {
        let word = shift / 64;
        let from = |start: usize| std::array::from_fn(|i| (start + i) as u64);
        Self { near: from(word % 8), far: from(word % 8 + 1), base: word / 8 * 8, bits: (shift % 64) as u64 }
    }

    pub(super) fn left_by(shift: usize) -> Self {
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
    pub(super) unsafe fn right(&self, p: *const u64) -> V {
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
    pub(super) unsafe fn left(&self, p: *const u64) -> V {
        // SAFETY: the caller's.
        let (near, far, bits) = unsafe { self.words(p.sub(self.base)) };
        _mm512_shldv_epi64(near, far, bits)
    }
}
