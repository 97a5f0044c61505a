//! Ed25519 signatures, each accepted or rejected on its own.
//!
//! [`Verifier`] judges one signature or many under a [`Rule`]; every signature gets its own [`Verdict`].
#![doc(html_no_source)]

mod constants;
mod error;
pub mod generate;
#[cfg(target_arch = "x86_64")]
mod lanes;
mod lap;
mod portable;
pub mod records;
pub mod replay;
mod rule;
mod small_order;
pub mod stream;
mod verdict;
mod verifier;

pub use error::SigError;
pub use rule::Rule;
pub use verdict::{StageTimes, Verdict};
pub use verifier::{Signed, Verifier, Worker};
