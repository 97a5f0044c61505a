//! The form of numbers modulo N = c B^23 - 1, and where kernels find c.

use crate::lanes::{Across, TableIndex};

/// Limbs of an element.
pub const LIMBS: usize = 29;
/// Vectors of an element.
pub const VECTORS: usize = 4;
/// Limbs of ones at the low end of N.
pub const ONES: usize = 23;
/// Limbs of c.
pub const COFACTOR_LIMBS: usize = 6;

/// The place of the limbs of c and the masks of digits.
#[derive(Debug, Clone, Copy)]
pub(super) enum Constants {
    /// In the table, as [`TABLE_VECTORS`] says.
    Table,
    /// In operand 1, whose vectors have the order of the table.
    Operand,
}

impl Constants {
    #[inline(always)]
    pub(super) fn vector<M: Across>(self, m: M, vector: usize) -> M::V {
        match self {
            Constants::Table => m.table(TableIndex { row: 0, vector }),
            Constants::Operand => m.operand(1, vector),
        }
    }
}
