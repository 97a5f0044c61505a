//! Safe calls of the kernels modulo c B^23 - 1.

use super::fold::{call, call_masked};
use crate::arch::Avx512Ifma;
use crate::arch::x86_64::{AcrossKernel, update};
use crate::fold::sums::Sign;
use crate::fold::{SpecialTable, special};
use crate::kernels::SpecialKernels;
use crate::lanes::Across;

struct Sum<const MINUS: bool>;

impl<const MINUS: bool> AcrossKernel for Sum<MINUS> {
    #[inline(always)]
    fn run<M: Across>(m: M) {
        special::run_sum(m, if MINUS { Sign::Minus } else { Sign::Plus });
    }
}

impl SpecialKernels for Avx512Ifma {
    type Table = SpecialTable;

    fn square(self, table: &SpecialTable, x: &mut [u64], steps: u64) -> bool {
        SpecialTable::check(x, x);
        // SAFETY: `x` has the vectors of an element (checked), and the table is whole and made of aligned lines.
        steps == 0 || unsafe { call(self, &super::SPECIAL_SQUARE, table.rows().as_ptr().cast(), x, None, steps) }
    }

    fn multiply(self, table: &SpecialTable, x: &mut [u64], y: &[u64]) -> bool {
        SpecialTable::check(x, y);
        // SAFETY: `x` and `y` have the vectors of an element (checked), and the table is whole and made of aligned lines.
        unsafe { call(self, &super::SPECIAL_MULTIPLY, table.rows().as_ptr().cast(), x, Some(y), 1) }
    }

    fn sum(self, table: &SpecialTable, x: &mut [u64], y: &[u64], sign: Sign) -> bool {
        SpecialTable::check(x, y);
        match sign {
            Sign::Plus => update::<Sum<false>, _>(self, x, y, table),
            Sign::Minus => update::<Sum<true>, _>(self, x, y, table),
        }
    }

    fn steps(self, table: &SpecialTable, point: &mut [u64], alphas: &[u64]) -> bool {
        let count = table.count_steps(point, alphas);
        // SAFETY: both operands have the kernel's vectors (checked); it reads alphas word by word, those of an element in each of `count` steps.
        count == 0 || unsafe { call_masked(self, &super::SPECIAL_STEP, alphas.as_ptr(), point, Some(table.step()), count, u64::MAX) }
    }
}

/// The products compiled: what the emitted code is compared with.
#[cfg(test)]
pub(crate) mod compiled {
    use super::{AcrossKernel, Avx512Ifma, SpecialTable, special, update};
    use crate::fold::Operation;
    use crate::lanes::Across;

    struct Product<const MULTIPLY: bool>;

    impl<const MULTIPLY: bool> AcrossKernel for Product<MULTIPLY> {
        #[inline(always)]
        fn run<M: Across>(m: M) {
            if MULTIPLY { special::run::<M, 4>(m, Operation::Multiply) } else { special::run::<M, 2>(m, Operation::Square) }
        }
    }

    pub(crate) fn square(token: Avx512Ifma, table: &SpecialTable, x: &mut [u64]) -> bool {
        SpecialTable::check(x, x);
        update::<Product<false>, _>(token, x, &[], table)
    }

    pub(crate) fn multiply(token: Avx512Ifma, table: &SpecialTable, x: &mut [u64], y: &[u64]) -> bool {
        SpecialTable::check(x, y);
        update::<Product<true>, _>(token, x, y, table)
    }
}
