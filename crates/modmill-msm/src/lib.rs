//! Multi-scalar multiplication: s_0 P_0 + s_1 P_1 + ... on G1 of BLS12-377 and BLS12-381.
//!
//! [`Bases`] are the points, prepared once and used for many vectors of [`Scalar`]s. Every sum is correct for every input: equal, opposite
//! and neutral points, points outside the subgroup, scalars from 0 to 2^256 - 1.
//!
//! [`AnyBases`] and [`AnyCurve`] are for programs that learn the curve at run time.
//!
//! Features, none of them on by default: `ark` and `blst` (the points and scalars of these libraries), `serde` (points by their coordinates, scalars, formats and
//! levels of checks by name).
//!
//! Inputs are public: times depend on them.
//!
//! ```
//! use modmill_msm::{Bases, Bls12381, NoProgress, Options, PrepareOptions, RandomPoints, Scalar};
//!
//! let points = RandomPoints::<Bls12381>::new(100, 1, 1, &mut NoProgress)?.points; // 100 points from seed 1, on one thread
//! let bases = Bases::prepare(&points, &PrepareOptions::default(), &mut NoProgress)?;
//! let mut scalars = vec![Scalar([0; 4]); 100];
//! scalars[7] = Scalar([1, 0, 0, 0]);
//! assert_eq!(bases.product(&scalars, &Options::default(), &mut NoProgress)?, points[7]);
//! # Ok::<(), modmill_msm::MsmError>(())
//! ```
#![doc(html_no_source)]

#[cfg(not(target_endian = "little"))]
compile_error!("modmill-msm supports little-endian machines only: files of points, scalars and bases are used as they are in memory");

mod any_bases;
#[cfg(feature = "ark")]
pub mod ark;
mod bases;
mod bases_file;
#[cfg(feature = "blst")]
pub mod blst;
pub mod card;
mod check;
mod control;
mod curves;
pub mod cycles;
mod engine;
mod error;
pub mod formats;
mod map;
mod options;
mod random;
mod scalar;
mod source;
mod store;
#[cfg(feature = "serde")]
mod stored;
mod table;

pub use any_bases::AnyBases;
pub use bases::{Bases, Curve};
pub use bases_file::{BasesFileError, Description, OpenOptions, describe};
pub use control::{Cadence, EveryStep, NoProgress, Phase, Progress, ProgressHandler};
pub use curves::AnyCurve;
pub use error::MsmError;
pub use modmill_arith::curve::weierstrass::{Affine, Bls12377, Bls12381, CurveParameters, Xyzz};
pub use modmill_arith::{ArithError, BackendChoice, BackendName, IntegerBackend};
pub use options::{Checks, Options, PrepareOptions};
pub use random::{RandomPoints, RandomSource, random_logarithms, random_scalars};
pub use scalar::Scalar;
pub use source::Source;
pub use table::{ROW_BYTES, ROW_WORDS, Table};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
