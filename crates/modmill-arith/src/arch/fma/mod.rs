//! The machine of multiply-adds in several registers: eight lanes as two vectors of four (AVX2, AVX-IFMA) or four of two (NEON).
//!
//! AVX-IFMA multiplies integers; the others multiply doubles:
//!
//! # A product split by FMA
//! The operands are integers below 2^52, held as doubles for the time of the product (N. Emmart, F. Zheng, C. Weems, "Faster modular exponentiation
//! using double precision floating point arithmetic on the GPU", ARITH 2018, there with rounding toward zero). With a b < 2^(52 + R), R < 52:
//!
//! ```text
//! h = fma(a, b, 2^(52 + R))                       doubles here are 2^R apart: h = 2^(52 + R) + 2^R n with n the integer nearest to a b / 2^R
//! s = (2^(52 + R) + 1.5 2^52) - h                 exact
//! l = fma(a, b, s) = 1.5 2^52 + (a b - 2^R n)     exact, as |a b - 2^R n| <= 2^(R - 1)
//! ```
//! The bits of h and l, as integers, are n and the remainder plus constants, so integer additions sum them up; the compiler takes the constants off once
//! per sum. docs/derivations/fma.md has the proof and what was measured. The rounding is the default one, to nearest, so this is ordinary floating-point
//! code. That takes R < 52: 2^(52 + R) + 1.5 2^52 is not a double for R = 52. [`Lanes::mad_lo`] and [`Lanes::mad_hi`] therefore take more instructions.

// Plain loops are what reliably becomes straight-line code inside a kernel.
#![allow(clippy::needless_range_loop)]
#![allow(unsafe_code)]

mod doubles;
mod paired;
mod register;
mod vector;
mod whole;

pub use doubles::ByDoubles;
#[cfg(target_arch = "x86_64")]
pub(crate) use doubles::{SHIFT, power};
pub use register::{Doubles, Products, Register};
use vector::Vector;
pub use whole::Fma;
pub(crate) use whole::vector_by_vector;
