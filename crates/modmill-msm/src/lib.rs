//! Multi-scalar multiplication: s_0 P_0 + s_1 P_1 + ... on G1 of BLS12-377 and BLS12-381.
//!
//! [`Bases`] are the points, prepared once and used for many vectors of [`Scalar`]s. Every sum is exact for every input: equal, opposite
//! and neutral points, points outside the subgroup, scalars from 0 to 2^256 - 1.
//!
//! The features `ark` and `blst` take the points and scalars of these libraries.
//!
//! Inputs are public: times depend on them.
#![doc(html_no_source)]

#[cfg(feature = "ark")]
pub mod ark;
mod bases;
mod bases_file;
#[cfg(feature = "blst")]
pub mod blst;
mod check;
mod control;
mod engine;
mod error;
pub mod formats;
mod options;
mod random;
mod scalar;
mod source;
mod store;
mod table;

pub use bases::{Bases, Curve};
pub use bases_file::{BasesFileError, Description, OpenOptions, describe};
pub use control::{Cadence, Control, EveryStep, Phase, Progress, Quiet};
pub use error::MsmError;
pub use modmill_arith::curve::weierstrass::{Affine, Bls12377, Bls12381, Curve as CurveParameters, Xyzz};
pub use modmill_arith::{ArithError, Backend, BackendChoice};
pub use options::{Checks, Options, PrepareOptions};
pub use random::{RandomPoints, RandomSource, random_logarithms, random_scalars};
pub use scalar::Scalar;
pub use source::Source;
pub use table::{ROW_BYTES, ROW_WORDS, Table};
