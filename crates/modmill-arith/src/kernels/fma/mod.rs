//! The emitted kernels of double-precision multiply-adds and their entry points; safe functions that call them.
//!
//! A processor family has its own text of each kernel and otherwise the same code: `Unit` is the token of its machine. AVX-IFMA has texts of these
//! kernels, too (`x86_64/avxifma`).
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
mod emitted;
mod fold;
#[cfg(test)]
mod fold_tests;
mod layouts;
#[cfg(test)]
mod mode_tests;
mod special;
#[cfg(test)]
mod special_tests;

#[cfg(target_arch = "x86_64")]
pub(crate) use call::{call, emulate};
pub(crate) use emitted::{Emitted, Layout, State, emitted_kernels};

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

emitted_kernels!();

/// Runs code on the token of every machine that has texts of these kernels; those that this processor lacks are counted skips of `test`.
#[cfg(test)]
macro_rules! on_emitted {
    ($test:literal, $token:ident => $run:expr) => {
        for (_, unit) in crate::backend::units_for_test($test) {
            match unit {
                #[cfg(target_arch = "aarch64")]
                crate::backend::IntegerLanes::Neon($token) => $run,
                #[cfg(target_arch = "x86_64")]
                crate::backend::IntegerLanes::Avx2($token) => $run,
                #[cfg(target_arch = "x86_64")]
                crate::backend::IntegerLanes::AvxIfma($token) => $run,
                #[cfg(target_arch = "x86_64")]
                crate::backend::IntegerLanes::Avx512(_) => {}
            }
        }
    };
}
#[cfg(test)]
use on_emitted;
