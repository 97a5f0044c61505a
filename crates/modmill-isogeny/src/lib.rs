//! The isogeny delay function of De Feo, Masson, Petit and Sanso (ASIACRYPT 2019).
//!
//! * [`Parameters`]: a prime p = f 2^n N - 1 and the order N of the points that are paired.
//!
//! All inputs are public, so every operation may take time that depends on them.

mod control;
mod error;
mod parameters;
pub mod walk;

pub use control::{Cadence, Control, EveryStep, Phase, Progress, Quiet};
pub use error::IsogenyError;
pub use parameters::Parameters;
