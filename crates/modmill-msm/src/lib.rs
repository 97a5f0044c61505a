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
pub use bases::Bases;
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

use card::{Card, CardPoints, Multiples, Window};
use formats::{FormatError, PointReader};
use std::borrow::Cow;
use std::ops::Range;
use std::path::Path;

/// Declares [`Curve`], and implements it for both curves with a function of this crate for each method: so what programs need of a curve is compiled
/// here, once, instead of in each of them.
macro_rules! compiled {
    ($(fn $name:ident($($argument:ident: $type:ty),*) -> $result:ty = $function:expr;)*) => {
        /// BLS12-377 or BLS12-381; [`CurveParameters`] has their numbers.
        ///
        /// The methods are those of [`Bases`], [`Card`], [`PointReader`] and [`RandomSource`], which call them.
        pub trait Curve: CurveParameters {
            $(#[doc(hidden)] fn $name($($argument: $type),*) -> $result;)*
        }

        compiled!(in Bls12377 { $(fn $name($($argument: $type),*) -> $result = $function;)* });
        compiled!(in Bls12381 { $(fn $name($($argument: $type),*) -> $result = $function;)* });
    };
    (in $curve:ty { $(fn $name:ident($($argument:ident: $type:ty),*) -> $result:ty = $function:expr;)* }) => {
        impl Curve for $curve {
            $(fn $name($($argument: $type),*) -> $result { $function($($argument),*) })*
        }
    };
}

compiled! {
    fn prepare(points: &dyn Source<Self>, options: &PrepareOptions, control: &mut dyn ProgressHandler) -> Result<Bases<Self>, MsmError>
        = Bases::prepare_here;
    fn open(path: &Path, options: &OpenOptions, control: &mut dyn ProgressHandler) -> Result<Bases<Self>, MsmError> = Bases::open_here;
    fn save(bases: &Bases<Self>, path: &Path, control: &mut dyn ProgressHandler) -> Result<(), MsmError> = Bases::save_here;
    fn products(bases: &Bases<Self>, batch: &[&[Scalar]], options: &Options, control: &mut dyn ProgressHandler)
        -> Result<Vec<Affine<Self>>, MsmError> = Bases::products_here;
    fn points_of(bases: &Bases<Self>, range: Range<usize>) -> Cow<'_, [Affine<Self>]> = Bases::points_here;
    fn decode(reader: &PointReader<'_, Self>, range: Range<usize>) -> Result<Vec<Affine<Self>>, FormatError> = PointReader::read_here;
    fn random(count: usize, seed: u64) -> RandomSource<Self> = RandomSource::new_here;
    fn random_points(source: &RandomSource<Self>, range: Range<usize>) -> Vec<Affine<Self>> = RandomSource::points_here;
    fn card(scaling: &[u64; 6]) -> Card<Self> = Card::new_here;
    fn to_card(card: &Card<Self>, points: &dyn Source<Self>, multiples: Multiples, threads: usize, control: &mut dyn ProgressHandler)
        -> Result<CardPoints, MsmError> = Card::points_here;
    fn from_card(
        card: &Card<Self>,
        sums: &[u64],
        buckets: &[u32],
        windows: &[Window],
        backend: BackendChoice,
        threads: usize,
        control: &mut dyn ProgressHandler
    ) -> Result<Option<Affine<Self>>, MsmError> = Card::sum_here;
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
