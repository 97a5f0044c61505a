//! Pietrzak's halving proof. Derivation: docs/derivations/proofs.md.
//!
//! A round turns "y = x^(2^T)" into "y' = x'^(2^T')" with T' = ceil(T/2). For odd T, first y := y^2, so that the exponent is 2 T'; then
//! mu = x^(2^T'), r = challenge, x' = x^r mu, y' = mu^r y. Once T' <= 512 the verifier does the remaining squarings itself.

mod prove;
mod rounds;
mod transcript;
mod verify;

pub(crate) use prove::{prove, work};
pub use rounds::rounds;
pub(crate) use rounds::{halves, stored_rounds};
pub(crate) use verify::holds;
