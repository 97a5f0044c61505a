//! The table of a modulus: T_j = 2^(52 (j - low)) mod N for every folded column j, in the order the kernels read it.

use super::Shape;
use crate::lanes::{LANES, LIMB_BITS, LIMB_MASK, TableIndex};
use num_bigint::BigUint;

/// A vector of the table: one cache line.
#[derive(Debug, Clone, Copy)]
#[repr(C, align(64))]
struct Line([u64; LANES]);

/// Rows of limbs, each row padded to whole vectors; with `shifted_table` each row is followed by its copy one lane up.
#[derive(Debug, Clone)]
pub struct FoldTable {
    shape: &'static Shape,
    lines: Vec<Line>,
}

impl FoldTable {
    /// The table of `modulus` (odd, of at most `shape.bits` bits).
    pub(crate) fn new(shape: &'static Shape, modulus: &BigUint) -> Self {
        let inverse = (BigUint::from(1u8) << (LIMB_BITS as usize * shape.low)).modinv(modulus).unwrap_or_default();
        let mut lines = Vec::new();
        for row in 0..shape.rows() {
            let t = (&inverse << (LIMB_BITS as usize * shape.row_column(row))) % modulus;
            let limbs = limbs(&t, LANES * shape.table_vectors());
            let copies = if shape.shifted_table { 0..2 } else { 0..1 };
            for shift in copies {
                for v in 0..shape.table_vectors() {
                    lines.push(Line(std::array::from_fn(|l| (LANES * v + l).checked_sub(shift).map_or(0, |i| limbs[i]))));
                }
            }
        }
        Self { shape, lines }
    }

    /// The position of a vector in the table.
    #[must_use]
    pub fn position(shape: &Shape, index: TableIndex) -> usize {
        let copies = if shape.shifted_table { 2 } else { 1 };
        (index.row * copies + usize::from(index.shifted)) * shape.table_vectors() + index.vector
    }

    /// The class it is for.
    #[must_use]
    pub fn shape(&self) -> &'static Shape {
        self.shape
    }

    /// The first word; every vector is aligned to 64 bytes.
    #[must_use]
    pub fn as_ptr(&self) -> *const u64 {
        self.lines.as_ptr().cast()
    }
}

impl crate::lanes::Table for FoldTable {
    fn vector(&self, index: TableIndex) -> [u64; LANES] {
        self.lines[Self::position(self.shape, index)].0
    }
}

/// `value` as `count` limbs of 52 bits.
pub(crate) fn limbs(value: &BigUint, count: usize) -> Vec<u64> {
    let digits = value.to_u64_digits();
    (0..count)
        .map(|i| {
            let bit = LIMB_BITS as usize * i;
            let at = |k: usize| digits.get(k).copied().unwrap_or(0);
            let pair = u128::from(at(bit / 64)) | u128::from(at(bit / 64 + 1)) << 64;
            (pair >> (bit % 64)) as u64 & LIMB_MASK
        })
        .collect()
}

/// The integer whose limbs are the low 52 bits of `limbs`.
pub(crate) fn from_limbs(limbs: &[u64]) -> BigUint {
    limbs.iter().rev().fold(BigUint::default(), |v, &l| (v << LIMB_BITS) + (l & LIMB_MASK))
}
