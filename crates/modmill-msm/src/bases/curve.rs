//! The curves, and what is compiled for each of them here, once, instead of in every program that uses it.

use crate::bases_file::OpenOptions;
use crate::{Affine, Bases, Bls12377, Bls12381, MsmError, Options, PrepareOptions, ProgressHandler, Scalar, Source};
use modmill_arith::curve::weierstrass;
use std::path::Path;

/// BLS12-377 or BLS12-381; [`CurveParameters`](crate::CurveParameters) has their numbers.
///
/// The methods are those of [`Bases`], which calls them.
pub trait Curve: weierstrass::CurveParameters {
    #[doc(hidden)]
    fn prepare(points: &dyn Source<Self>, options: &PrepareOptions, control: &mut dyn ProgressHandler) -> Result<Bases<Self>, MsmError>;
    #[doc(hidden)]
    fn open(path: &Path, options: &OpenOptions, control: &mut dyn ProgressHandler) -> Result<Bases<Self>, MsmError>;
    #[doc(hidden)]
    fn save(bases: &Bases<Self>, path: &Path, control: &mut dyn ProgressHandler) -> Result<(), MsmError>;
    #[doc(hidden)]
    fn products(
        bases: &Bases<Self>,
        batch: &[&[Scalar]],
        options: &Options,
        control: &mut dyn ProgressHandler,
    ) -> Result<Vec<Affine<Self>>, MsmError>;
}

macro_rules! compiled {
    ($curve:ty) => {
        impl Curve for $curve {
            fn prepare(
                points: &dyn Source<Self>,
                options: &PrepareOptions,
                control: &mut dyn ProgressHandler,
            ) -> Result<Bases<Self>, MsmError> {
                Bases::prepare_here(points, options, control)
            }

            fn open(path: &Path, options: &OpenOptions, control: &mut dyn ProgressHandler) -> Result<Bases<Self>, MsmError> {
                Bases::open_here(path, options, control)
            }

            fn save(bases: &Bases<Self>, path: &Path, control: &mut dyn ProgressHandler) -> Result<(), MsmError> {
                bases.save_here(path, control)
            }

            fn products(
                bases: &Bases<Self>,
                batch: &[&[Scalar]],
                options: &Options,
                control: &mut dyn ProgressHandler,
            ) -> Result<Vec<Affine<Self>>, MsmError> {
                bases.products_here(batch, options, control)
            }
        }
    };
}

compiled!(Bls12377);
compiled!(Bls12381);
