//! The 4^k-isogeny of a kernel point, and blocks of a walk expanded from one.
//!
//! A block of a walk is up to [`longest_block`] steps from E_alpha. It is told by alpha and one point of order 2^steps ([`kernel_point`]); [`expand`]
//! makes its alphas again, by 4-isogenies in the order of a [`Strategy`]. Blocks do not depend on each other.
//!
//! Derivation: docs/derivations/isogeny-walk.md.

mod block;
mod isogeny;
mod strategy;

pub use block::{Computed, compute, expand, kernel_point, longest_block};
pub use isogeny::{Walked, walk};
pub use strategy::{BadStrategy, Strategy};
