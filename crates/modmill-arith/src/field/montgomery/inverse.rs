//! Inverses of elements in words.

use super::WORDS;
use crate::digits::digits;
use crate::division_steps::{self, BITS, digits_for, inverse_of_word};

/// Digits of a number of 384 bits.
const DIGITS: usize = digits_for(64 * WORDS as u64);

/// 1/x modulo the odd prime p, for x below p; 0 for 0.
pub(super) fn invert(x: &[u64; WORDS], p: &[u64; WORDS]) -> [u64; WORDS] {
    let signed = |words: &[u64; WORDS]| {
        let mut out = [0; DIGITS];
        digits(words, BITS, DIGITS).zip(&mut out).for_each(|(digit, out)| *out = digit as i64);
        out
    };
    division_steps::invert(&signed(x), &signed(p), inverse_of_word(p[0])).map_or([0; WORDS], |inverse| words(&inverse))
}

fn words(digits: &[i64; DIGITS]) -> [u64; WORDS] {
    std::array::from_fn(|i| {
        let (digit, shift) = (i * 64 / 62, i * 64 % 62);
        (digits[digit] as u64) >> shift | (digits[digit + 1] as u64) << (62 - shift)
    })
}
