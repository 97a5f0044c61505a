//! Points on their way to the points file.

use crate::bytes::put_number;
use modmill_arith::Natural;

/// Points as the file has them, with a checksum of each, which protects it until its block has one.
#[derive(Debug)]
pub(crate) struct Encoded {
    /// Bytes of a point.
    length: usize,
    bytes: Vec<u8>,
    sums: Vec<u64>,
}

impl Encoded {
    /// The values, each in `length` bytes.
    pub(crate) fn new(length: usize, values: impl Iterator<Item = Natural>) -> Self {
        let mut new = Self { length, bytes: Vec::new(), sums: Vec::new() };
        for value in values {
            let start = new.bytes.len();
            put_number(&mut new.bytes, &value, length);
            new.sums.push(checksum(&new.bytes[start..]));
        }
        new
    }

    /// Appends the points that follow these.
    pub(crate) fn append(mut self, mut more: Self) -> Self {
        self.bytes.append(&mut more.bytes);
        self.sums.append(&mut more.sums);
        self
    }

    /// The points in blocks of at most `count`.
    pub(super) fn blocks(&self, count: usize) -> impl Iterator<Item = Block<'_>> {
        self.bytes.chunks(count * self.length).zip(self.sums.chunks(count)).map(|(bytes, sums)| Block { length: self.length, bytes, sums })
    }

    #[cfg(test)]
    pub(super) fn flip(&mut self, bit: usize) {
        self.bytes[bit / 8] ^= 1 << (bit % 8);
    }
}

/// Consecutive points.
pub(super) struct Block<'a> {
    length: usize,
    pub(super) bytes: &'a [u8],
    sums: &'a [u64],
}

impl Block<'_> {
    pub(super) fn count(&self) -> usize {
        self.sums.len()
    }

    /// True if these bytes are the points as they were encoded.
    pub(super) fn is(&self, bytes: &[u8]) -> bool {
        bytes.chunks(self.length).map(checksum).eq(self.sums.iter().copied())
    }
}

/// Changes with any bit of the point.
fn checksum(bytes: &[u8]) -> u64 {
    let word = |part: &[u8]| part.iter().fold(0, |word, byte| word << 8 | u64::from(*byte));
    bytes.chunks(8).fold(0, |sum: u64, part| sum.rotate_left(7) ^ word(part))
}
