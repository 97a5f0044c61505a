//! The emitted kernels for AVX-512 IFMA and their entry points; safe functions that call them.

mod additions;
#[cfg(test)]
mod additions_tests;
mod fold;
#[cfg(test)]
mod fold_tests;
mod layouts;
pub(crate) mod special;

#[cfg(test)]
pub(crate) use fold::{multiply_compiled, square_compiled};

use super::{IndependentLayout, Layout};

/// The entry point of an emitted kernel.
///
/// # Safety
/// The processor has AVX-512 F, DQ and IFMA; `state` points to `Layout::words` words aligned to 64 bytes and laid out as
/// [`Layout`] says; `table` is the address of the class's table (aligned to 64 bytes, whole) plus the bias; `count` > 0.
type Entry = unsafe fn(state: *mut u64, table: *const u64, count: u64);

/// The entry point of an emitted kernel of independent lanes.
///
/// # Safety
/// The processor has AVX-512 F, DQ and IFMA; `left`, `right` and `slots` are aligned to 64 bytes. `left` and `right` point to the vectors of the kernel's operands, `slots` and
/// `constants` to those of its layout plus its biases.
type IndependentEntry = unsafe fn(left: *mut u64, right: *const u64, slots: *mut u64, constants: *const u64, mask: u8);

/// Runs the emitted code of a file: `asm!` with everything listed that any of them clobbers.
macro_rules! emitted {
    ($file:literal, $($operands:tt)*) => {
        core::arch::asm!(
            include_str!($file),
            $($operands)*
            out("zmm0") _, out("zmm1") _, out("zmm2") _, out("zmm3") _, out("zmm4") _, out("zmm5") _, out("zmm6") _, out("zmm7") _,
            out("zmm8") _, out("zmm9") _, out("zmm10") _, out("zmm11") _, out("zmm12") _, out("zmm13") _, out("zmm14") _, out("zmm15") _,
            out("zmm16") _, out("zmm17") _, out("zmm18") _, out("zmm19") _, out("zmm20") _, out("zmm21") _, out("zmm22") _, out("zmm23") _,
            out("zmm24") _, out("zmm25") _, out("zmm26") _, out("zmm27") _, out("zmm28") _, out("zmm29") _, out("zmm30") _, out("zmm31") _,
            out("k1") _, out("k2") _, out("k3") _, out("k4") _, out("k5") _, out("k6") _, out("k7") _,
            options(nostack, raw)
        )
    };
}

macro_rules! entry {
    ($name:ident, $file:literal) => {
        #[target_feature(enable = "avx512f,avx512dq,avx512ifma")]
        unsafe fn $name(state: *mut u64, table: *const u64, count: u64) {
            // SAFETY: the caller vouches for the features and for the memory (see `Entry`); the code reads and writes the state,
            // reads the table, and clobbers only what is listed.
            unsafe {
                emitted!($file,
                    inout("rdi") state => _, inout("rsi") table => _, inout("rcx") count => _, out("rax") _, out("r8") _, out("r9") _,
                );
            }
        }
    };
}

/// An emitted kernel.
struct Emitted {
    /// Its number among them all.
    number: usize,
    layout: &'static Layout,
    entry: Entry,
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
    6: special_square, SPECIAL_SQUARE, "special_square.s";
    7: special_multiply, SPECIAL_MULTIPLY, "special_multiply.s";
    8: multiply_512, MULTIPLY_512, "multiply_512.s";
    9: multiply_1024, MULTIPLY_1024, "multiply_1024.s";
    10: multiply_1536, MULTIPLY_1536, "multiply_1536.s";
    11: multiply_2048, MULTIPLY_2048, "multiply_2048.s";
    12: multiply_3072, MULTIPLY_3072, "multiply_3072.s";
    13: multiply_4096, MULTIPLY_4096, "multiply_4096.s";
    14: special_step, SPECIAL_STEP, "special_step.s";
}

/// p := p + q or p - q on the twisted Edwards form of BLS12-377: 4 and 3 elements of 8 vectors.
#[target_feature(enable = "avx512f,avx512dq,avx512ifma")]
#[inline(never)]
unsafe fn mixed_addition_377(left: *mut u64, right: *const u64, slots: *mut u64, constants: *const u64, mask: u8) {
    // SAFETY: the caller vouches for the features and for the memory (see `IndependentEntry`); the code writes left and the slots, reads all four, and
    // clobbers only what is listed.
    unsafe {
        emitted!("mixed_addition_377.s",
            in("rdi") left, in("rsi") right, in("rdx") slots, in("rcx") constants, in("eax") u32::from(mask),
        );
    }
}

const MIXED_ADDITION_377: (&IndependentLayout, IndependentEntry) = (&layouts::MIXED_ADDITION_377, mixed_addition_377);

/// The entry point of an emitted affine addition: inverse, sum, the four operands that are only read, slots, constants, mask.
///
/// # Safety
/// The processor has AVX-512 F, DQ and IFMA; all pointers are aligned to 64 bytes and point to elements of eight vectors, `sum` to two; slots and constants as
/// for [`IndependentEntry`].
type AffineEntry = unsafe fn(inverse: *mut u64, sum: *mut u64, read: [*const u64; 4], slots: *mut u64, constants: *const u64, mask: u8);

macro_rules! affine_addition {
    ($name:ident, $layout:ident, $file:literal) => {
        #[target_feature(enable = "avx512f,avx512dq,avx512ifma")]
        #[inline(never)]
        unsafe fn $name(inverse: *mut u64, sum: *mut u64, read: [*const u64; 4], slots: *mut u64, constants: *const u64, mask: u8) {
            // SAFETY: the caller vouches for the features and for the memory (see `AffineEntry`); the code writes inverse, sum and slots, reads all,
            // and clobbers only what is listed.
            unsafe {
                emitted!($file,
                    in("rdi") inverse, in("rsi") sum, in("r8") read[0], in("r9") read[1], in("r10") read[2], in("r11") read[3],
                    in("rdx") slots, in("rcx") constants, in("eax") u32::from(mask),
                );
            }
        }
        const $layout: (&IndependentLayout, AffineEntry) = (&layouts::$layout, $name);
    };
}

affine_addition!(affine_addition_377, AFFINE_ADDITION_377, "affine_addition_377.s");
affine_addition!(affine_addition_381, AFFINE_ADDITION_381, "affine_addition_381.s");
