//! Emitted machine code of the kernels of [`fold`](crate::fold) and [`curve`](crate::curve), and the functions that call it or compiled kernels.
//!
//! `fma` has those of double-precision multiply-adds, for AVX2 and NEON; the other machines are in a folder for each processor family. `modmill-emit` writes the
//! machine code. The rings reach it through two traits, [`FoldKernels`] and [`SpecialKernels`], which the token of a machine implements.

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
pub(crate) mod fma;
#[cfg(all(test, any(target_arch = "x86_64", target_arch = "aarch64")))]
pub(crate) mod samples;
#[cfg(target_arch = "x86_64")]
pub(crate) mod x86_64;

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
pub(crate) use by_machine::{FoldKernels, SpecialKernels};

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod by_machine;
