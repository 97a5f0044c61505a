//! The emitted kernels of double-precision multiply-adds and their entry points; safe functions that call them.
//!
//! A processor family has its own text of each kernel and otherwise the same code: `Unit` is the token of its machine.
//! Kernels are always called: a compiler would assume the usual rounding mode.
//!
//! Numbers are limbs as doubles in the kernels' memory, integers outside. A kernel sets the rounding mode that its products need and restores
//! the caller's: docs/derivations/fma.md.

#![allow(unsafe_code)]

#[cfg(target_arch = "x86_64")]
use crate::arch::Avx2Fma as Unit;
#[cfg(target_arch = "aarch64")]
use crate::arch::NeonFma as Unit;

mod call;
mod fold;
#[cfg(test)]
mod fold_tests;
mod layouts;
#[cfg(test)]
mod mode_tests;
mod special;
#[cfg(test)]
mod special_tests;

/// Where an emitted kernel expects things in its state, in 64-bit words.
#[derive(Debug)]
struct Layout {
    /// Words of the state.
    words: usize,
    /// Where each operand starts as doubles, if the kernel reads it so.
    doubles: &'static [Option<usize>],
    /// The same as integers.
    integers: &'static [Option<usize>],
    constants_at: usize,
    constants: &'static [[u64; 4]],
}

/// The entry point of an emitted kernel.
///
/// # Safety
/// The processor has the features of `Unit`; `state` points to `Layout::words` words aligned to 32 bytes and laid out as [`Layout`] says; `table` is
/// aligned to 32 bytes and whole; `count` > 0.
type Entry = unsafe fn(state: *mut u64, table: *const u64, count: u64);

/// An emitted kernel.
struct Emitted {
    /// Its number among them all.
    number: usize,
    layout: &'static Layout,
    entry: Entry,
}

#[cfg(target_arch = "x86_64")]
macro_rules! entry {
    ($name:ident, $file:literal) => {
        #[target_feature(enable = "avx2,fma")]
        unsafe fn $name(state: *mut u64, table: *const u64, count: u64) {
            // SAFETY: the caller vouches for the features and for the memory (see `Entry`); the code reads and writes the state, reads the table,
            // clobbers only what is listed, and leaves MXCSR as it was.
            unsafe {
                core::arch::asm!(
                    include_str!(concat!("x86_64/", $file)),
                    inout("rdi") state => _, inout("rsi") table => _, inout("rcx") count => _,
                    out("rax") _, out("r8") _, out("r9") _, out("r10") _,
                    out("ymm0") _, out("ymm1") _, out("ymm2") _, out("ymm3") _, out("ymm4") _, out("ymm5") _, out("ymm6") _, out("ymm7") _,
                    out("ymm8") _, out("ymm9") _, out("ymm10") _, out("ymm11") _, out("ymm12") _, out("ymm13") _, out("ymm14") _, out("ymm15") _,
                    options(nostack, raw)
                );
            }
        }
    };
}

#[cfg(target_arch = "aarch64")]
macro_rules! entry {
    ($name:ident, $file:literal) => {
        unsafe fn $name(state: *mut u64, table: *const u64, count: u64) {
            // SAFETY: the caller vouches for the memory (see `Entry`); the code reads and writes the state, reads the table, clobbers only what is
            // listed, and leaves FPCR as it was.
            unsafe {
                core::arch::asm!(
                    include_str!(concat!("aarch64/", $file)),
                    inout("x0") state => _, inout("x1") table => _, inout("x2") count => _,
                    out("x3") _, out("x4") _, out("x5") _, out("x6") _, out("x7") _, out("x8") _, out("x9") _, out("x10") _, out("x11") _,
                    out("x12") _, out("x13") _, out("x14") _,
                    out("v0") _, out("v1") _, out("v2") _, out("v3") _, out("v4") _, out("v5") _, out("v6") _, out("v7") _, out("v8") _,
                    out("v9") _, out("v10") _, out("v11") _, out("v12") _, out("v13") _, out("v14") _, out("v15") _, out("v16") _,
                    out("v17") _, out("v18") _, out("v19") _, out("v20") _, out("v21") _, out("v22") _, out("v23") _, out("v24") _,
                    out("v25") _, out("v26") _, out("v27") _, out("v28") _, out("v29") _, out("v30") _, out("v31") _,
                    options(nostack, raw)
                );
            }
        }
    };
}

/// Makes the entry points, and the function that finds each by its name here.
macro_rules! kernels {
    ($($number:literal: $name:ident, $layout:ident, $file:literal;)*) => {
        $(entry!($name, $file);)*
        $(static $layout: Emitted = Emitted { number: $number, layout: &layouts::$layout, entry: $name };)*
        /// Number of emitted kernels.
        const COUNT: usize = [$($number),*].len();
    };
}

kernels! {
    0: square_512, SQUARE_512, "square_512.s";
    1: square_1024, SQUARE_1024, "square_1024.s";
    2: square_1536, SQUARE_1536, "square_1536.s";
    3: square_2048, SQUARE_2048, "square_2048.s";
    4: square_3072, SQUARE_3072, "square_3072.s";
    5: square_4096, SQUARE_4096, "square_4096.s";
    6: multiply_512, MULTIPLY_512, "multiply_512.s";
    7: multiply_1024, MULTIPLY_1024, "multiply_1024.s";
    8: multiply_1536, MULTIPLY_1536, "multiply_1536.s";
    9: multiply_2048, MULTIPLY_2048, "multiply_2048.s";
    10: multiply_3072, MULTIPLY_3072, "multiply_3072.s";
    11: multiply_4096, MULTIPLY_4096, "multiply_4096.s";
    12: special_square, SPECIAL_SQUARE, "special_square.s";
    13: special_multiply, SPECIAL_MULTIPLY, "special_multiply.s";
    14: special_step, SPECIAL_STEP, "special_step.s";
}

/// The token, or a counted skip of `test`, which `MODMILL_REQUIRE` turns into a failure.
#[cfg(test)]
fn unit_for_test(test: &str) -> Option<Unit> {
    let name = if cfg!(target_arch = "aarch64") { "neon" } else { "avx2" };
    Unit::require().map_err(|missing| crate::arch::absent::skip(test, name, missing)).ok()
}
