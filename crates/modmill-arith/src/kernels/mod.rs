//! Emitted machine code of the kernels of [`fold`](crate::fold) and [`curve`](crate::curve), and the functions that call it or compiled kernels.
//!
//! A folder for each processor family, in it one for each machine. `modmill-emit` writes the machine code. The rings reach it through two
//! traits, [`FoldKernels`] and [`SpecialKernels`], which the token of a machine implements.

#[cfg(target_arch = "x86_64")]
pub(crate) mod x86_64;

#[cfg(target_arch = "x86_64")]
pub(crate) use by_machine::{FoldKernels, SpecialKernels};

#[cfg(target_arch = "x86_64")]
mod by_machine;
