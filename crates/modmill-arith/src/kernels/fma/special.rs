//! Safe calls of the kernels modulo c B^23 - 1.

use super::Unit;
use super::call::{call, emulate, to_doubles};
use crate::fold::sums::Sign;
use crate::fold::{SpecialTable, special};
use crate::kernels::SpecialKernels;
use crate::lanes::LANES;

/// The constants that kernels read: limbs of c as doubles for products, and the integer table for sums and steps.
#[derive(Debug, Clone, PartialEq)]
#[repr(C, align(64))]
pub(crate) struct SpecialDoubles {
    /// The rows of the products: aligned, because they come first.
    rows: [[u64; LANES]; special::TABLE_VECTORS],
    limbs: SpecialTable,
}

impl From<SpecialTable> for SpecialDoubles {
    fn from(limbs: SpecialTable) -> Self {
        // Below 2^52, so that the conversion is exact.
        Self { rows: limbs.rows().map(|row| row.map(|limb| (limb as f64).to_bits())), limbs }
    }
}

impl SpecialKernels for Unit {
    type Table = SpecialDoubles;

    fn square(self, table: &SpecialDoubles, x: &mut [u64], steps: u64) -> bool {
        SpecialTable::check(x, x);
        // SAFETY: the token proves the features. `x` has the vectors of an element (checked), and the table is whole and made of aligned lines.
        steps == 0 || unsafe { call(&super::SPECIAL_SQUARE, table.rows.as_ptr().cast(), x, None, steps, u64::MAX) }
    }

    fn multiply(self, table: &SpecialDoubles, x: &mut [u64], y: &[u64]) -> bool {
        SpecialTable::check(x, y);
        // SAFETY: the token proves the features. `x` and `y` have the vectors of an element (checked), and the table is whole and made of aligned lines.
        unsafe { call(&super::SPECIAL_MULTIPLY, table.rows.as_ptr().cast(), x, Some(y), 1, u64::MAX) }
    }

    fn sum(self, table: &SpecialDoubles, x: &mut [u64], y: &[u64], sign: Sign) -> bool {
        SpecialTable::check(x, y);
        emulate(x, y, &table.limbs, |m| special::run_sum(m, sign))
    }

    fn steps(self, table: &SpecialDoubles, point: &mut [u64], alphas: &[u64]) -> bool {
        let count = table.limbs.count_steps(point, alphas);
        let mut doubles = vec![0; alphas.len()];
        // SAFETY: the token proves the features. Both operands have the kernel's vectors (checked); it reads alphas word by word, those of an element in each
        // of `count` steps.
        unsafe {
            to_doubles(&mut doubles, alphas);
            count == 0 || call(&super::SPECIAL_STEP, doubles.as_ptr(), point, Some(table.limbs.step()), count, u64::MAX)
        }
    }
}
