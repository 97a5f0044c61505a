//! The table of the kernels modulo c B^23 - 1.

use super::special::{BITS, COFACTOR_LIMBS, COMPLEMENT, DIGIT_LANES, LIMBS, ONES, REDUCED_TOP, TABLE_VECTORS, VECTORS};
use super::special_step;
use super::table::{complement, limbs};
use crate::Natural;
use crate::lanes::{LANES, LIMB_BITS, LIMB_MASK, Table, TableIndex};

/// The constants that kernels read beside their operands: see [`TABLE_VECTORS`].
#[derive(Debug, Clone, PartialEq, Eq)]
#[repr(C, align(64))]
pub(crate) struct SpecialTable {
    /// The rows of the products and sums: aligned, because they come first.
    rows: [[u64; LANES]; TABLE_VECTORS],
    /// Operand 1 of [`special_step::run`].
    step: Vec<u64>,
}

impl SpecialTable {
    /// The table of `modulus`; `None` if that is not of the form.
    pub(crate) fn new(modulus: &Natural) -> Option<Self> {
        let above = modulus + 1u8;
        let ones = LIMB_BITS as usize * ONES;
        if modulus.bits() > BITS || above.trailing_zeros()? < ones as u64 {
            return None;
        }
        let mut table = [[0; LANES]; TABLE_VECTORS];
        for (row, limb) in table.iter_mut().zip(limbs(&(above >> ones), COFACTOR_LIMBS)) {
            row.fill(limb);
        }
        let complement = limbs(&complement(modulus, LIMBS, REDUCED_TOP), LANES * VECTORS);
        for (row, limbs) in table[COMPLEMENT..].iter_mut().zip(complement.chunks_exact(LANES)) {
            row.copy_from_slice(limbs);
        }
        for (mask, lanes) in table[COMPLEMENT + VECTORS..].iter_mut().zip(DIGIT_LANES) {
            *mask = std::array::from_fn(|l| LIMB_MASK * u64::from(lanes >> l & 1));
        }
        let step = special_step::constants(&table, modulus);
        Some(Self { rows: table, step })
    }

    /// The rows of the products and sums: see [`TABLE_VECTORS`].
    pub(crate) fn rows(&self) -> &[[u64; LANES]; TABLE_VECTORS] {
        &self.rows
    }

    /// Panics unless the operands are elements.
    pub(crate) fn check(x: &[u64], y: &[u64]) {
        assert!(x.len() == LANES * VECTORS && y.len() == x.len(), "operands of another class");
    }

    /// The number of steps that `alphas` are for.
    ///
    /// # Panics
    /// Where the operands are not those of [`special_step::run`].
    pub(crate) fn count_steps(&self, point: &[u64], alphas: &[u64]) -> u64 {
        let words = LANES * VECTORS;
        assert!(point.len() == 2 * words && self.step.len() == LANES * special_step::CONSTANTS, "operands of another class");
        assert!(alphas.len().is_multiple_of(words), "a part of an alpha");
        (alphas.len() / words) as u64
    }

    /// c in limbs.
    pub(crate) fn cofactor(&self) -> Vec<u64> {
        self.rows[..COFACTOR_LIMBS].iter().map(|row| row[0]).collect()
    }

    /// The constants that a step reads beside its operands: operand 1 of [`special_step::run`].
    pub(crate) fn step(&self) -> &[u64] {
        &self.step
    }
}

impl Table for SpecialTable {
    #[inline(always)]
    fn vector(&self, index: TableIndex) -> [u64; LANES] {
        self.rows[index.vector]
    }
}
