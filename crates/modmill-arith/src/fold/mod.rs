//! Chains of dependent squarings by bipartite folding: the kernels, their classes and their tables.

pub mod kernel;
#[cfg(target_arch = "x86_64")]
mod ring;
mod shape;
#[cfg(any(test, target_arch = "x86_64"))]
mod table;

pub use kernel::Kernel;
#[cfg(target_arch = "x86_64")]
pub(crate) use ring::FoldRing;
pub use shape::{SHAPES, Shape};
#[cfg(target_arch = "x86_64")]
pub(crate) use table::FoldTable;

#[cfg(test)]
mod tests;

#[cfg(all(test, target_arch = "x86_64"))]
mod emitted_tests;
