//! Emitted machine code of the kernels of [`fold`](crate::fold) and [`curve`](crate::curve), and the functions that call it or compiled kernels.
//!
//! A folder for each processor family, in it one for each machine. `modmill-emit` writes the machine code.

#[cfg(target_arch = "x86_64")]
pub(crate) mod x86_64;
