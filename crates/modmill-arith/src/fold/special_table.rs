//! The table of the kernels modulo c B^23 - 1.

use super::special::{BITS, COFACTOR_LIMBS, COMPLEMENT, DIGIT_LANES, LIMBS, ONES, REDUCED_TOP, TABLE_VECTORS, VECTORS};
use super::table::{complement, limbs};
use crate::Natural;
use crate::lanes::{LANES, LIMB_BITS, LIMB_MASK, Table, TableIndex};

/// What the kernels read beside their operands: see [`TABLE_VECTORS`].
#[derive(Debug, Clone, PartialEq, Eq)]
#[repr(align(64))]
pub(crate) struct SpecialTable(pub(crate) [[u64; LANES]; TABLE_VECTORS]);

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
        Some(Self(table))
    }
}

impl Table for SpecialTable {
    #[inline(always)]
    fn vector(&self, index: TableIndex) -> [u64; LANES] {
        self.0[index.vector]
    }
}
