//! The emitted kernels for AVX-IFMA and their entry points; safe functions that call them.
//!
//! The texts name the multiply-adds `mad_low` and `mad_high`. The entry points define these as instructions, in the encoding that the build has:
//! `arch/x86_64/avxifma.rs`.

use crate::arch::AvxIfma;
use crate::fold::sums::Sign;
use crate::fold::{FoldTable, SpecialTable, special, tables};
use crate::kernels::fma::{Emitted, call, emitted_kernels, emulate};
use crate::kernels::{FoldKernels, SpecialKernels};
use crate::lanes::LIMB_MASK;

mod layouts;

/// The definition of a multiply-add in the texts.
#[cfg(not(modmill_evex))]
macro_rules! define {
    ($name:literal, $instruction:literal) => {
        concat!(".macro ", $name, " c, a, b:vararg\n{vex} ", $instruction, " \\c, \\a, \\b\n.endm")
    };
}
#[cfg(modmill_evex)]
macro_rules! define {
    ($name:literal, $instruction:literal) => {
        concat!(".macro ", $name, " c, a, b:vararg\n", $instruction, " \\c, \\a, \\b\n.endm")
    };
}

macro_rules! entry {
    ($name:ident, $file:literal) => {
        #[target_feature(enable = "avx2")]
        unsafe fn $name(state: *mut u64, table: *const u64, count: u64) {
            // SAFETY: the caller vouches for the features and for the memory (see `Entry`); the code reads and writes the state, reads the table, and
            // clobbers only what is listed.
            unsafe {
                core::arch::asm!(
                    define!("mad_low", "vpmadd52luq"),
                    define!("mad_high", "vpmadd52huq"),
                    include_str!($file),
                    ".purgem mad_low",
                    ".purgem mad_high",
                    inout("rdi") state => _, inout("rsi") table => _, inout("rcx") count => _,
                    out("rax") _, out("r8") _, out("r9") _,
                    out("ymm0") _, out("ymm1") _, out("ymm2") _, out("ymm3") _, out("ymm4") _, out("ymm5") _, out("ymm6") _, out("ymm7") _,
                    out("ymm8") _, out("ymm9") _, out("ymm10") _, out("ymm11") _, out("ymm12") _, out("ymm13") _, out("ymm14") _, out("ymm15") _,
                    options(nostack, raw)
                );
            }
        }
    };
}

emitted_kernels!();

impl FoldKernels for AvxIfma {
    type Table = FoldTable;

    fn square(self, table: &FoldTable, x: &mut [u64], steps: u64) -> bool {
        let class = table.class(x, x);
        // SAFETY: the token proves the features, the operand and the table are of the kernel's class (checked), and the table is whole and made of aligned lines.
        steps == 0 || unsafe { call(SQUARES[class], table.as_ptr(), x, None, steps, LIMB_MASK) }
    }

    fn multiply(self, table: &FoldTable, x: &mut [u64], y: &[u64]) -> bool {
        let class = table.class(x, y);
        // SAFETY: the token proves the features, the operands and the table are of the kernel's class (checked), and the table is whole and made of aligned lines.
        unsafe { call(MULTIPLICATIONS[class], table.as_ptr(), x, Some(y), 1, LIMB_MASK) }
    }

    fn sum(self, table: &FoldTable, x: &mut [u64], y: &[u64], sign: Sign) -> bool {
        table.class(x, y);
        emulate(x, y, table, |m| tables::sum(m, table.shape(), sign))
    }
}

impl SpecialKernels for AvxIfma {
    type Table = SpecialTable;

    fn square(self, table: &SpecialTable, x: &mut [u64], steps: u64) -> bool {
        SpecialTable::check(x, x);
        // SAFETY: the token proves the features. `x` has the vectors of an element (checked), and the table is whole and made of aligned lines.
        steps == 0 || unsafe { call(&SPECIAL_SQUARE, table.rows().as_ptr().cast(), x, None, steps, LIMB_MASK) }
    }

    fn multiply(self, table: &SpecialTable, x: &mut [u64], y: &[u64]) -> bool {
        SpecialTable::check(x, y);
        // SAFETY: the token proves the features. `x` and `y` have the vectors of an element (checked), and the table is whole and made of aligned lines.
        unsafe { call(&SPECIAL_MULTIPLY, table.rows().as_ptr().cast(), x, Some(y), 1, LIMB_MASK) }
    }

    fn sum(self, table: &SpecialTable, x: &mut [u64], y: &[u64], sign: Sign) -> bool {
        SpecialTable::check(x, y);
        emulate(x, y, table, |m| special::run_sum(m, sign))
    }

    fn steps(self, table: &SpecialTable, point: &mut [u64], alphas: &[u64]) -> bool {
        let count = table.count_steps(point, alphas);
        // SAFETY: the token proves the features. Both operands have the kernel's vectors (checked); it reads alphas word by word, those of an element in each
        // of `count` steps.
        count == 0 || unsafe { call(&SPECIAL_STEP, alphas.as_ptr(), point, Some(table.step()), count, u64::MAX) }
    }
}
