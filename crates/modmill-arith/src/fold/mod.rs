//! Arithmetic modulo a number known at run time, elements across the lanes: a product, and two reductions.
//!
//! * `product`: the columns of x y or x^2;
//! * [`tables`]: their reduction modulo any odd N, by tables from both ends; [`Shape`] is a class of moduli, `FoldTable` its table of one;
//! * [`special`]: their reduction modulo N = -1 mod 2^1196, by multiplication with a short constant, from `SpecialTable`;
//! * [`special_step`]: a step of an isogeny evaluation as one kernel;
//! * [`sums`]: sums and differences for both;
//! * [`programs`]: the kernels that are emitted as machine code.

// Kernels use plain loops: see [`crate::lanes::Lanes`].
#![allow(clippy::needless_range_loop, clippy::manual_memcpy)]

mod accumulator;
mod product;
pub mod programs;
mod shape;
pub mod special;
mod special_form;
mod special_pairs;
pub mod special_step;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod special_table;
pub mod sums;
#[cfg(any(test, target_arch = "x86_64", target_arch = "aarch64"))]
pub(crate) mod table;
pub mod tables;

pub use shape::{SHAPES, Shape};
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
pub(crate) use special_table::SpecialTable;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
pub(crate) use table::FoldTable;

/// The operands of a multiplication.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Operation {
    /// Operand 0 squared.
    Square,
    /// Operand 0 times operand 1.
    Multiply,
}

#[cfg(test)]
mod tests;

#[cfg(all(test, target_arch = "x86_64"))]
mod special_tests;

#[cfg(all(test, target_arch = "x86_64"))]
mod sums_tests;
