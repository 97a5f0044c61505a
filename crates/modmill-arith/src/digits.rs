//! Numbers as digits of fewer bits than a word, lowest first.

use crate::Natural;

/// The lowest `count` digits of `radix` bits of the number with these words, lowest first.
pub(crate) fn digits(words: &[u64], radix: u32, count: usize) -> impl Iterator<Item = u64> + '_ {
    let word = |i: usize| words.get(i).copied().unwrap_or_default();
    (0..count).map(move |i| {
        let (at, shift) = (radix as usize * i / 64, radix as usize * i % 64);
        let pair = u128::from(word(at)) | u128::from(word(at + 1)) << 64;
        (pair >> shift) as u64 & (u64::MAX >> (64 - radix))
    })
}

/// The digits of a number: see [`digits`].
pub(crate) fn split(value: &Natural, radix: u32, count: usize) -> Vec<u64> {
    digits(&value.to_u64_digits(), radix, count).collect()
}

/// The number whose digits, each below 2^radix, are `digits`.
pub(crate) fn join(digits: impl IntoIterator<Item = u64>, radix: u32) -> Natural {
    let (mut halves, mut rest, mut bits) = (Vec::with_capacity(64), 0u128, 0);
    for digit in digits {
        rest |= u128::from(digit) << bits;
        bits += radix;
        while bits >= 32 {
            halves.push(rest as u32);
            rest >>= 32;
            bits -= 32;
        }
    }
    halves.push(rest as u32);
    Natural::from_u32_digits(halves)
}

/// The words of a big-endian number, lowest first.
pub(crate) fn words_of(bytes: &[u8]) -> impl Iterator<Item = u64> + '_ {
    bytes.rchunks(8).map(|part| part.iter().fold(0, |word, byte| word << 8 | u64::from(*byte)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{SeedableRng, rngs::StdRng};

    #[test]
    fn digits_and_words_are_those_of_the_number() {
        let mut rng = StdRng::seed_from_u64(52);
        let mut values: Vec<Natural> = (0..40).map(|bits| Natural::random(37 * bits, &mut rng)).collect();
        values.extend([Natural::ZERO, 1u8.into(), (Natural::from(1u8) << 1506) - 1u8]);
        for value in values {
            let words: Vec<u64> = words_of(&value.to_bytes_be()).collect();
            assert_eq!(words.iter().rev().fold(Natural::ZERO, |v, w| (v << 64) + *w), value);
            for radix in [51, 52, 60, 61, 62] {
                let count = 1 + (value.bits() as usize).div_ceil(radix as usize);
                let digits = split(&value, radix, count);
                assert_eq!(digits.iter().rev().fold(Natural::ZERO, |v, d| (v << radix) + *d), value);
                assert_eq!(join(digits, radix), value);
            }
        }
    }
}
