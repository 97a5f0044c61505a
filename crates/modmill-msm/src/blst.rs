//! Points and scalars of blst, on BLS12-381.
//!
//! [`msm`] takes the place of `MultiPoint::mult`. Points that are used again are better prepared once: [`points`] makes them what
//! [`Bases::prepare`] takes, [`scalars`] is for [`Bases::product`], and [`to_p1`] for its result.

use crate::{Affine, Bases, Bls12381, Checks, MsmError, NoProgress, Options, PrepareOptions, Scalar};
use blst::{blst_fp, blst_p1, blst_p1_affine, blst_scalar};
use modmill_arith::field::montgomery::Element;

/// blst's points as ours, where they are: the layouts are the same. Their coordinates are looked at once.
///
/// # Errors
/// [`MsmError::Coordinate`] for a coordinate that is not below p, which blst never makes.
pub fn points(points: &[blst_p1_affine]) -> Result<&[Affine<Bls12381>], MsmError> {
    modmill_blst::points(points).map_err(|index| MsmError::Coordinate { index })
}

/// blst's scalars as ours. These are copied: blst's are bytes, which may begin anywhere.
#[must_use]
pub fn scalars(scalars: &[blst_scalar]) -> Vec<Scalar> {
    let word = |bytes: &[u8; 8]| u64::from_le_bytes(*bytes);
    let scalar = |s: &blst_scalar| {
        let (words, _) = s.b.as_chunks::<8>();
        Scalar(std::array::from_fn(|i| word(&words[i])))
    };
    scalars.iter().map(scalar).collect()
}

/// A point as one of blst's in Jacobian coordinates, with Z = 1, or Z = 0 for the neutral element.
#[must_use]
pub fn to_p1(point: &Affine<Bls12381>) -> blst_p1 {
    let fp = |a: &Element<_>| blst_fp { l: a.to_montgomery() };
    let z = if point.is_neutral() { &Element::ZERO } else { &Element::ONE };
    blst_p1 { x: fp(&point.x), y: fp(&point.y), z: fp(z) }
}

/// s_0 P_0 + s_1 P_1 + ... on so many threads (0: as many as there are processors). As in blst, points are not checked; they need not be in the
/// subgroup of order r, and scalars of any 256 bits are not reduced modulo r.
///
/// # Errors
/// [`MsmError::LengthMismatch`] unless there is a scalar for each point; those of [`points`]; [`MsmError::TooManyPoints`] and [`MsmError::Memory`].
pub fn msm(points: &[blst_p1_affine], scalars: &[blst_scalar], threads: usize) -> Result<blst_p1, MsmError> {
    let options = PrepareOptions { checks: Checks::None, threads, ..PrepareOptions::default() };
    let bases = Bases::prepare(self::points(points)?, &options, &mut NoProgress)?;
    Ok(to_p1(&bases.product(&self::scalars(scalars), &Options { threads, ..Options::default() }, &mut NoProgress)?))
}
