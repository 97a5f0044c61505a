//! Signatures on the vector unit: eight at once, one in each lane, or [`one`] alone.
//!
//! The steps are the same for all eight, whatever they hold: hash, halve the scalar, decompress A and R, fill their tables, multiply, compare. No lane
//! affects another.

// Plain loops are what reliably becomes straight-line code inside a kernel.
#![allow(clippy::needless_range_loop)]

mod base;
mod decompress;
mod digits;
mod group;
mod halve;
mod multiply;
mod one;
mod sha512;
#[cfg(test)]
mod tests;
mod verdict;

pub(crate) use group::{Group, InLanes, LANES};
pub(crate) use one::verify;
