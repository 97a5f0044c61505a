//! The numbers that fix a kernel: limbs, columns, window and rows of a class of moduli.

use super::Operation;
use super::product::Product;
use crate::lanes::{Bounds, LANES, LIMB_BITS, LIMB_MASK, TableIndex};

/// A class of moduli, all served by one kernel. Columns and limbs are of 52 bits.
///
/// ```text
///            0        low                low + window      columns
/// product    |  folded  |  window: kept raw  |   folded     |
///                        + sum over the folded columns j of digit_j * T_j,   T_j = 2^(52 (j - low)) mod N
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shape {
    /// Name of the class: the most bits a modulus may have.
    pub bits: u32,
    /// Limbs n of an operand.
    pub limbs: usize,
    /// Limbs of a residue below N: ceil(bits / 52).
    pub table_limbs: usize,
    /// Columns folded from below; a multiple of 8.
    pub low: usize,
    /// Columns kept; even.
    pub window: usize,
    /// Columns of a product.
    pub columns: usize,
    /// The top limb of an operand is below 2^top_bits.
    pub top_bits: u32,
    /// The number of rounds in which the low columns are folded: each round folds the lowest `low / rounds` columns that are left, all
    /// with the same rows of the table. Large classes take two, so that the table stays in the first-level cache; one is quicker for
    /// small ones.
    pub rounds: usize,
}

/// Every class, smallest first.
pub const SHAPES: [Shape; 6] = [
    Shape { bits: 512, limbs: 11, table_limbs: 10, low: 8, window: 10, columns: 22, top_bits: 48, rounds: 1 },
    Shape { bits: 1024, limbs: 21, table_limbs: 20, low: 16, window: 20, columns: 42, top_bits: 41, rounds: 1 },
    Shape { bits: 1536, limbs: 31, table_limbs: 30, low: 24, window: 30, columns: 62, top_bits: 33, rounds: 1 },
    Shape { bits: 2048, limbs: 41, table_limbs: 40, low: 32, window: 40, columns: 81, top_bits: 26, rounds: 1 },
    Shape { bits: 3072, limbs: 61, table_limbs: 60, low: 48, window: 60, columns: 121, top_bits: 10, rounds: 2 },
    Shape { bits: 4096, limbs: 80, table_limbs: 79, low: 64, window: 78, columns: 160, top_bits: 46, rounds: 2 },
];

impl Shape {
    /// The smallest class that takes a modulus of `bits` bits.
    #[must_use]
    pub fn for_bits(bits: u64) -> Option<&'static Shape> {
        SHAPES.iter().find(|s| bits <= u64::from(s.bits))
    }

    /// The place of this class among [`SHAPES`].
    ///
    /// # Panics
    /// When it is not one of them.
    #[must_use]
    pub fn class(&self) -> usize {
        SHAPES.iter().position(|s| s == self).expect("every class is one of SHAPES")
    }

    /// Vectors of an operand.
    #[must_use]
    pub const fn vectors(&self) -> usize {
        self.limbs.div_ceil(LANES)
    }

    /// Vectors of a table row.
    #[must_use]
    pub const fn table_vectors(&self) -> usize {
        self.table_limbs.div_ceil(LANES)
    }

    /// Columns folded from below in one round.
    #[must_use]
    pub const fn step(&self) -> usize {
        self.low / self.rounds
    }

    /// The size of a product of operands.
    pub(super) const fn product(&self, operation: Operation) -> Product {
        Product { limbs: self.limbs, columns: self.columns, operation }
    }

    /// The first column above the window.
    #[must_use]
    pub const fn top(&self) -> usize {
        self.low + self.window
    }

    /// Rows of the table: one for each column folded from below in a round, then one for each column above the window.
    #[must_use]
    pub const fn rows(&self) -> usize {
        self.step() + self.columns - self.top()
    }

    /// The largest top limb of an operand.
    #[must_use]
    pub const fn largest_top(&self) -> u64 {
        (1 << self.top_bits) - 1
    }

    /// Row `row` is 2^(52 (row_power - low)) mod N.
    #[must_use]
    pub const fn row_power(&self, row: usize) -> usize {
        if row < self.step() { row + self.low - self.step() } else { row - self.step() + self.top() }
    }

    /// The position of a vector in the table.
    #[must_use]
    pub fn table_position(&self, index: TableIndex) -> usize {
        index.row * self.table_vectors() + index.vector
    }

    /// The bounds under which the kernel is proved: they hold for what it returns if they hold for what it is given.
    #[must_use]
    pub fn bounds(&self) -> Bounds {
        let mut operand = vec![LIMB_MASK; self.limbs];
        operand[self.limbs - 1] = self.largest_top();
        let mut table = vec![LIMB_MASK; self.table_limbs];
        table[self.table_limbs - 1] = (1 << (self.bits - LIMB_BITS * (self.table_limbs as u32 - 1))) - 1;
        Bounds { operands: [operand.clone(), operand], table, ..Bounds::default() }
    }
}
