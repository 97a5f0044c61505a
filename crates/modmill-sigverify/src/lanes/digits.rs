//! Eight scalars as signed digits, and the table rows that the digits select.
//!
//! With c = 2^(w - 1) added to each digit but the highest, the digits of the sum, less c, are the signed digits: no carry runs from one to the next.

use super::base;
use modmill_arith::lanes::{Independent, Kernel};

/// One digit of eight scalars.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Digit {
    /// The row of a table at which each lane's entry begins.
    pub(crate) entry: [u32; 8],
    /// The lanes whose digit is negative.
    pub(crate) minus: u8,
}

impl Digit {
    /// The digit of absolute value `size` in a table that begins at `first`, of `rows` rows to an entry.
    #[inline(always)]
    fn new<M: Independent>(m: M, first: M::V, size: M::V, rows: u64, minus: u8) -> Self {
        let entry = m.add(first, m.mad_small(m.splat(0), size, m.splat(rows)));
        Self { entry: m.store(entry).map(|row| row as u32), minus }
    }
}

/// Digits of 4 bits of eight scalars below 2^139, lowest first, each in -8..=8.
pub(crate) struct Nibbles<'a, const ROWS: u64> {
    /// Three words of each scalar, by [`offset_short`].
    pub(crate) words: &'a [[u64; 8]; 3],
    /// Lanes whose scalar is to be negated.
    pub(crate) minus: u8,
    /// The row at which each lane's table begins.
    pub(crate) first: &'a [u64; 8],
    pub(crate) out: &'a mut [Digit; NIBBLES],
}

/// Digits of a short scalar.
pub(crate) const NIBBLES: usize = 35;

/// The offset added to a short scalar: 8 in every digit but the highest. Its low 128 bits, and the rest.
const NIBBLE_OFFSET: u128 = 0x8888_8888_8888_8888_8888_8888_8888_8888;
const NIBBLE_OFFSET_TOP: u64 = 0x88;

impl<M: Independent, const ROWS: u64> Kernel<M> for Nibbles<'_, ROWS> {
    type Out = ();
    #[inline(always)]
    fn run(self, m: M) {
        let first = m.load(self.first);
        let half = m.splat(8);
        for (word, digits) in self.out.chunks_mut(16).enumerate() {
            let mut w = m.load(&self.words[word]);
            for digit in digits {
                let nibble = m.and(w, m.splat(15));
                w = m.shr::<4>(w);
                let negative = m.less(nibble, half);
                let size = m.select(negative, m.sub(nibble, half), m.sub(half, nibble));
                *digit = Digit::new(m, first, size, ROWS, negative ^ self.minus);
            }
        }
        // The highest digit had nothing added.
        let size = m.and(m.shr::<8>(m.load(&self.words[2])), m.splat(15));
        self.out[NIBBLES - 1] = Digit::new(m, first, size, ROWS, self.minus);
    }
}

/// Digits of 12 bits of eight scalars below 2^253: 22, lowest first, each in -2048..=2048.
pub(crate) struct Twelves<'a, const ROWS: u64> {
    /// Four words of each scalar, by [`offset_long`].
    pub(crate) words: &'a [[u64; 8]; 4],
    /// The rows at which the table of digits 0 to 10 and that of digits 11 to 21 begin.
    pub(crate) first: [u64; 2],
    pub(crate) out: &'a mut [Digit; LONG_DIGITS],
}

/// Digits of a long scalar.
pub(crate) const LONG_DIGITS: usize = 22;

/// The offset added to a long scalar: 2048 in digits 0 to 20.
const LONG_OFFSET: [u64; 4] = {
    let mut words = [0; 4];
    let mut i = 0;
    while i < LONG_DIGITS - 1 {
        let bit = 12 * i + 11;
        words[bit / 64] |= 1 << (bit % 64);
        i += 1;
    }
    words
};

impl<M: Independent, const ROWS: u64> Kernel<M> for Twelves<'_, ROWS> {
    type Out = ();
    #[inline(always)]
    fn run(self, m: M) {
        let w = [m.load(&self.words[0]), m.load(&self.words[1]), m.load(&self.words[2]), m.load(&self.words[3])];
        // Five digits in 60 bits, so that a chunk lies within two words.
        let low = |v: M::V, bits: u32| m.and(v, m.splat((1 << bits) - 1));
        let chunks = [
            low(w[0], 60),
            low(m.or(m.shr::<60>(w[0]), m.shl::<4>(low(w[1], 56))), 60),
            low(m.or(m.shr::<56>(w[1]), m.shl::<8>(low(w[2], 52))), 60),
            low(m.or(m.shr::<52>(w[2]), m.shl::<12>(low(w[3], 48))), 60),
            m.shr::<48>(w[3]),
        ];
        let mut rest = chunks[0];
        for (i, digit) in self.out.iter_mut().enumerate() {
            if i % 5 == 0 {
                rest = chunks[i / 5];
            }
            let v = low(rest, 12);
            rest = m.shr::<12>(rest);
            let half = m.splat(if i < LONG_DIGITS - 1 { 2048 } else { 0 });
            let negative = m.less(v, half);
            let size = m.select(negative, m.sub(v, half), m.sub(half, v));
            let first = m.splat(self.first[i / 11]);
            *digit = Digit::new(m, first, size, ROWS, negative);
        }
    }
}

/// The number of short digits that scalars of at most `longest` bits need; at least as many as the long ones stand beside.
pub(crate) fn short_count(longest: u32) -> usize {
    // n digits from -8 to 7 reach 7 (16^n - 1) / 15, so 2^(4n - 2) for certain.
    ((longest as usize + 5) / 4).clamp(3 * base::DIGITS - 2, NIBBLES)
}

/// A short scalar with what is added to its digits.
pub(crate) fn offset_short(x: &[u64; 3]) -> [u64; 3] {
    let (low, carry) = (u128::from(x[0]) | u128::from(x[1]) << 64).overflowing_add(NIBBLE_OFFSET);
    [low as u64, (low >> 64) as u64, x[2] + u64::from(carry) + NIBBLE_OFFSET_TOP]
}

/// A long scalar with what is added to its digits.
pub(crate) fn offset_long(x: &[u64; 4]) -> [u64; 4] {
    let mut carry = false;
    std::array::from_fn(|i| {
        let (sum, c1) = x[i].overflowing_add(LONG_OFFSET[i]);
        let (sum, c2) = sum.overflowing_add(u64::from(carry));
        carry = c1 | c2;
        sum
    })
}

/// The digits of one short scalar, lowest first.
pub(crate) fn short_digits(x: &[u64; 3]) -> [i16; NIBBLES] {
    digits::<NIBBLES>(&offset_short(x), 4)
}

/// The digits of one long scalar, lowest first.
pub(crate) fn long_digits(x: &[u64; 4]) -> [i16; LONG_DIGITS] {
    digits::<LONG_DIGITS>(&offset_long(x), 12)
}

/// N digits of `width` bits, of which all but the highest had half of 2^`width` added.
fn digits<const N: usize>(words: &[u64], width: u32) -> [i16; N] {
    std::array::from_fn(|i| {
        let (word, bit) = (i * width as usize / 64, i as u32 * width % 64);
        let above = words.get(word + 1).copied().unwrap_or(0);
        let bits = ((u128::from(words[word]) | u128::from(above) << 64) >> bit) as i16 & ((1 << width) - 1);
        if i < N - 1 { bits - (1 << (width - 1)) } else { bits }
    })
}
