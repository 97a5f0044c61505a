//! Numbers below p as words and bytes.

use modmill_arith::field::montgomery::{Prime, WORDS};

/// Bytes of a coordinate.
pub(super) const BYTES: usize = 8 * WORDS;
pub(super) type Words = [u64; WORDS];

pub(super) fn little<const W: usize>(bytes: &[u8]) -> [u64; W] {
    let mut out = [0; W];
    for (word, chunk) in out.iter_mut().zip(bytes.as_chunks::<8>().0) {
        *word = u64::from_le_bytes(*chunk);
    }
    out
}

pub(super) fn big<const W: usize>(bytes: &[u8]) -> [u64; W] {
    let mut out = [0; W];
    for (word, chunk) in out.iter_mut().zip(bytes.as_chunks::<8>().0.iter().rev()) {
        *word = u64::from_be_bytes(*chunk);
    }
    out
}

pub(super) fn put_little(words: &[u64], out: &mut [u8]) {
    for (chunk, word) in out.as_chunks_mut::<8>().0.iter_mut().zip(words) {
        *chunk = word.to_le_bytes();
    }
}

pub(super) fn put_big(words: &[u64], out: &mut [u8]) {
    for (chunk, word) in out.as_chunks_mut::<8>().0.iter_mut().zip(words.iter().rev()) {
        *chunk = word.to_be_bytes();
    }
}

pub(super) fn is_below<const W: usize>(a: &[u64; W], b: &[u64; W]) -> bool {
    a.iter().rev().lt(b.iter().rev())
}

/// True if y is the larger of y and p - y.
pub(super) fn is_largest<F: Prime>(y: &Words) -> bool {
    // (p - 1) / 2 is p, halved.
    let half: Words = std::array::from_fn(|i| F::MODULUS[i] >> 1 | F::MODULUS.get(i + 1).map_or(0, |next| next << 63));
    is_below(&half, y)
}
