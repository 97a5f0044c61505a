//! Proofs of segments of the chain, made while the chain goes on. Derivation: docs/derivations/proofs.md.
//!
//! The chain is cut into segments of T_1, T_2, ... squarings. When the chain has passed the end of one, other threads make a Wesolowski proof
//! that y_i = y_(i-1)^(2^T_i). What is not proven when the chain ends, the last segment at least, is proven then.

mod cuts;
mod piece;
mod prove;
mod verify;

pub(crate) use piece::Failure;
pub(crate) use prove::Segments;
pub(crate) use verify::{fits, holds};
