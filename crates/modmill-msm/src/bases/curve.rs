//! The curves, and what is compiled for each of them here, once, instead of in every program that uses it.

use crate::bases_file::OpenOptions;
use crate::card::{Card, CardPoints, Multiples, Window};
use crate::formats::{FormatError, PointReader};
use crate::{
    Affine, BackendChoice, Bases, Bls12377, Bls12381, MsmError, Options, PrepareOptions, ProgressHandler, RandomSource, Scalar, Source,
};
use modmill_arith::curve::weierstrass;
use std::borrow::Cow;
use std::ops::Range;
use std::path::Path;

/// Declares [`Curve`], and implements it for both curves with a function of this crate for each method.
macro_rules! compiled {
    ($(fn $name:ident($($argument:ident: $type:ty),*) -> $result:ty = $function:expr;)*) => {
        /// BLS12-377 or BLS12-381; [`CurveParameters`](crate::CurveParameters) has their numbers.
        ///
        /// The methods are those of [`Bases`], [`Card`], [`PointReader`] and [`RandomSource`], which call them.
        pub trait Curve: weierstrass::CurveParameters {
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
