//! The emitted kernels for AVX2 with FMA and their entry points; safe functions that call them.
//!
//! Numbers are limbs as doubles in the kernels' memory, integers outside. A kernel sets the rounding mode that its products need and restores
//! the caller's: docs/derivations/fma.md.

mod call;
mod fold;
#[cfg(test)]
mod fold_tests;
mod layouts;
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
/// The processor has AVX2 and FMA; `state` points to `Layout::words` words aligned to 32 bytes and laid out as [`Layout`] says; `table` is
/// aligned to 32 bytes and whole; `count` > 0.
type Entry = unsafe fn(state: *mut u64, table: *const u64, count: u64);

/// An emitted kernel.
struct Emitted {
    /// Its number among them all.
    number: usize,
    layout: &'static Layout,
    entry: Entry,
}

macro_rules! entry {
    ($name:ident, $file:literal) => {
        #[target_feature(enable = "avx2,fma")]
        unsafe fn $name(state: *mut u64, table: *const u64, count: u64) {
            // SAFETY: the caller vouches for the features and for the memory (see `Entry`); the code reads and writes the state, reads the table,
            // clobbers only what is listed, and leaves MXCSR as it was.
            unsafe {
                core::arch::asm!(
                    include_str!($file),
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
