//! Safe calls of the kernels modulo c B^23 - 1.

use super::Unit;
use super::call::{call, emulate, to_doubles};
use crate::fold::sums::Sign;
use crate::fold::{SpecialTable, special, special_step};
use crate::kernels::SpecialKernels;
use crate::lanes::LANES;

/// What the kernels read: limbs of c as doubles, and the rest as it is for sums and steps.
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

fn check(x: &[u64], y: &[u64]) {
    assert!(x.len() == LANES * special::VECTORS && y.len() == x.len(), "operands of another class");
}

impl SpecialKernels for Unit {
    type Table = SpecialDoubles;

    fn square(self, table: &SpecialDoubles, x: &mut [u64], steps: u64) -> bool {
        check(x, x);
        // SAFETY: `x` has the vectors of an element (asserted), and the table is whole and made of aligned lines.
        steps == 0 || unsafe { call(self, &super::SPECIAL_SQUARE, table.rows.as_ptr().cast(), x, None, steps) }
    }

    fn multiply(self, table: &SpecialDoubles, x: &mut [u64], y: &[u64]) -> bool {
        check(x, y);
        // SAFETY: `x` and `y` have the vectors of an element (asserted), and the table is whole and made of aligned lines.
        unsafe { call(self, &super::SPECIAL_MULTIPLY, table.rows.as_ptr().cast(), x, Some(y), 1) }
    }

    fn sum(self, table: &SpecialDoubles, x: &mut [u64], y: &[u64], sign: Sign) -> bool {
        check(x, y);
        emulate(x, y, &table.limbs, |m| special::run_sum(m, sign))
    }

    fn steps(self, table: &SpecialDoubles, point: &mut [u64], alphas: &[u64]) -> bool {
        let (words, constants) = (LANES * special::VECTORS, table.limbs.step());
        assert!(point.len() == 2 * words && constants.len() == LANES * special_step::CONSTANTS, "operands of another class");
        assert!(alphas.len().is_multiple_of(words), "a part of an alpha");
        let count = (alphas.len() / words) as u64;
        let mut doubles = vec![0; alphas.len()];
        // SAFETY: the token proves the features. Both operands have the kernel's vectors (asserted); it reads alphas word by word, `words` of them in each
        // of `count` steps.
        unsafe {
            to_doubles(&mut doubles, alphas);
            count == 0 || call(self, &super::SPECIAL_STEP, doubles.as_ptr(), point, Some(constants), count)
        }
    }
}
