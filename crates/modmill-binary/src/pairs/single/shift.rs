//! Shifts of one number, a line of eight words at a time: in a register, or in memory.

use crate::BinaryModulus;
use crate::permuting::Permuting;
use std::cmp::Ordering;

/// Lines before and behind a number that shifts may read.
pub(super) const GUARD: usize = 2;

/// Eight words as one load.
#[derive(Debug, Clone, Copy)]
#[repr(C, align(64))]
pub(super) struct Line(pub(super) [u64; 8]);

impl Line {
    /// The bits below x^m of the eight words from `at` on.
    pub(super) fn below(modulus: &BinaryModulus, at: usize) -> Self {
        let words = modulus.words();
        Self(std::array::from_fn(|i| match (at + i + 1).cmp(&words) {
            Ordering::Less => u64::MAX,
            Ordering::Equal => modulus.top_mask(),
            Ordering::Greater => 0,
        }))
    }

    #[inline(always)]
    pub(super) fn load<M: Permuting>(&self, m: M) -> M::V {
        m.load(&self.0)
    }
}

/// A shift of sixteen words in two registers to the right: the eight words from there on.
#[derive(Debug, Clone, Copy)]
pub(super) struct DownShift {
    near: Line,
    far: Line,
    bits: u64,
}

impl DownShift {
    /// The shift by `shift` bits, at most 512.
    pub(super) fn by(shift: usize) -> Self {
        // By 512 the last neighbour is past the sixteen, and no bit of it is wanted.
        let from = |start: usize| Line(std::array::from_fn(|i| ((start + i) % 16) as u64));
        Self { near: from(shift / 64), far: from(shift / 64 + 1), bits: (shift % 64) as u64 }
    }

    #[inline(always)]
    pub(super) fn of<M: Permuting>(&self, m: M, low: M::V, high: M::V) -> M::V {
        let (near, far) = (self.near.load(m), self.far.load(m));
        m.funnel_right(m.pick(low, near, high), m.pick(low, far, high), m.splat(self.bits))
    }
}

/// A shift of eight words in a register: two permutations, in which a word from outside is a zero, and a shift of two words into one.
#[derive(Debug, Clone, Copy)]
pub(super) struct RegisterShift {
    /// The index of the source of word i: below eight, or in a vector of zeros.
    near: Line,
    /// The index of the source's neighbour.
    far: Line,
    bits: u64,
}

/// An index that picks a zero.
const OUTSIDE: u64 = 8;

impl RegisterShift {
    /// The shift by `shift` bits to the right.
    pub(super) fn right_by(shift: usize) -> Self {
        let from = |start: usize| Line(std::array::from_fn(|i| if start + i < 8 { (start + i) as u64 } else { OUTSIDE }));
        Self { near: from(shift / 64), far: from(shift / 64 + 1), bits: (shift % 64) as u64 }
    }

    /// The shift by `shift` bits to the left.
    pub(super) fn left_by(shift: usize) -> Self {
        let from = |start: usize| Line(std::array::from_fn(|i| i.checked_sub(start).map_or(OUTSIDE, |word| word as u64)));
        Self { near: from(shift / 64), far: from(shift / 64 + 1), bits: (shift % 64) as u64 }
    }

    #[inline(always)]
    fn words<M: Permuting>(&self, m: M, v: M::V) -> [M::V; 2] {
        let zero = m.splat(0);
        [m.pick(v, self.near.load(m), zero), m.pick(v, self.far.load(m), zero)]
    }

    #[inline(always)]
    pub(super) fn right<M: Permuting>(&self, m: M, v: M::V) -> M::V {
        let [near, far] = self.words(m, v);
        m.funnel_right(near, far, m.splat(self.bits))
    }

    #[inline(always)]
    pub(super) fn left<M: Permuting>(&self, m: M, v: M::V) -> M::V {
        let [near, far] = self.words(m, v);
        m.funnel_left(near, far, m.splat(self.bits))
    }
}

/// A shift of a number in memory, a line at a time: both words that make one come out of the two lines from `base` on.
#[derive(Debug, Clone, Copy)]
pub(super) struct MemoryShift {
    near: Line,
    far: Line,
    /// The number of lines by which the two start behind the target, or before it.
    pub(super) base: usize,
    bits: u64,
}

impl MemoryShift {
    pub(super) fn right_by(shift: usize) -> Self {
        let word = shift / 64;
        Self { near: line_from(word % 8), far: line_from(word % 8 + 1), base: word / 8, bits: (shift % 64) as u64 }
    }

    pub(super) fn left_by(shift: usize) -> Self {
        let word = shift / 64 + 1;
        let base = word.div_ceil(8);
        Self { near: line_from(8 * base - word + 1), far: line_from(8 * base - word), base, bits: (shift % 64) as u64 }
    }

    /// Both words of each of eight out of two lines from `from` on.
    #[inline(always)]
    fn words<M: Permuting>(&self, m: M, lines: &[[u64; 8]], from: usize) -> [M::V; 2] {
        let (high, low) = (m.load(&lines[from + 1]), m.load(&lines[from]));
        [m.pick(low, self.near.load(m), high), m.pick(low, self.far.load(m), high)]
    }

    /// The line of the number in memory shifted right that goes to `at`; two lines `base` after that can be read.
    #[inline(always)]
    pub(super) fn right<M: Permuting>(&self, m: M, lines: &[[u64; 8]], at: usize) -> M::V {
        let [near, far] = self.words(m, lines, at + self.base);
        m.funnel_right(near, far, m.splat(self.bits))
    }

    /// The line of the number in memory shifted left that goes to `at`; two lines `base` before `at` can be read.
    #[inline(always)]
    pub(super) fn left<M: Permuting>(&self, m: M, lines: &[[u64; 8]], at: usize) -> M::V {
        let [near, far] = self.words(m, lines, at - self.base);
        m.funnel_left(near, far, m.splat(self.bits))
    }
}

/// start, start + 1, ..., start + 7.
fn line_from(start: usize) -> Line {
    Line(std::array::from_fn(|i| (start + i) as u64))
}

/// [`GUARD`] zeros from `at` on.
#[inline(always)]
pub(super) fn clear_guard<M: Permuting>(m: M, lines: &mut [[u64; 8]], at: usize) {
    for line in &mut lines[at..at + GUARD] {
        m.store(line, m.splat(0));
    }
}

/// Line `at` of `out` = v; of the last line the words that are there, and of these the bits of `top`.
#[inline(always)]
pub(super) fn store_number<M: Permuting>(m: M, out: &mut [u64], at: usize, v: M::V, top: &Line) {
    let rest = &mut out[8 * at..];
    match rest.split_first_chunk_mut() {
        Some((line, beyond)) if !beyond.is_empty() => m.store(line, v),
        _ => m.store_first(rest, m.and(v, top.load(m))),
    }
}
