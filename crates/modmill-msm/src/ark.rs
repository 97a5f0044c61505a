//! Points and scalars of arkworks.
//!
//! [`msm`] takes the place of `VariableBaseMSM::msm`, and [`msm_bigint`] that of `VariableBaseMSM::msm_bigint`:
//!
//! ```
//! use ark_bls12_381::{Fr, G1Affine, G1Projective};
//! use ark_ec::{AffineRepr, VariableBaseMSM};
//!
//! let (bases, scalars) = ([G1Affine::generator(); 2], [Fr::from(3), Fr::from(4)]);
//! let before = G1Projective::msm(&bases, &scalars);
//! let after = modmill_msm::ark::msm(&bases, &scalars, 1)?;
//! assert_eq!(Ok(after), before);
//! # Ok::<_, modmill_msm::MsmError>(())
//! ```
//!
//! Points that are used again are better prepared once: [`points`] makes them what [`Bases::prepare`] takes, [`scalars`] is for
//! [`Bases::product`], and [`projective`] for its result.
//!
//! arkworks' points have a flag beside the coordinates, and a layout that the compiler chooses, so they are copied: one pass, no arithmetic.

use crate::{Affine, Bases, Checks, Curve, MsmError, NoProgress, Options, PrepareOptions, Scalar};
use ark_ec::AffineRepr;
use ark_ec::short_weierstrass::{Affine as ArkAffine, Projective, SWCurveConfig};
use ark_ff::{BigInt, Field, Fp, PrimeField};
use modmill_arith::field::montgomery::Element;

/// A curve of arkworks that this crate has, too.
pub trait ArkCurve: SWCurveConfig<ScalarField: PrimeField<BigInt = BigInt<4>>> {
    /// The type of this curve here.
    type Ours: Curve;

    /// a 2^384 modulo p, as both libraries keep a.
    fn to_montgomery(a: &Self::BaseField) -> [u64; 6];

    /// The element whose Montgomery form these words are, below p.
    fn from_montgomery(words: [u64; 6]) -> Self::BaseField;
}

macro_rules! shared {
    ($config:ty, $ours:ty) => {
        impl ArkCurve for $config {
            type Ours = $ours;

            #[inline]
            fn to_montgomery(a: &Self::BaseField) -> [u64; 6] {
                a.0.0
            }

            #[inline]
            fn from_montgomery(words: [u64; 6]) -> Self::BaseField {
                Fp::new_unchecked(BigInt(words))
            }
        }
    };
}
shared!(ark_bls12_377::g1::Config, crate::Bls12377);
shared!(ark_bls12_381::g1::Config, crate::Bls12381);

/// arkworks' points as ours.
///
/// # Errors
/// [`MsmError::Coordinate`] for a coordinate that is not below p, which arkworks never makes.
pub fn points<P: ArkCurve>(points: &[ArkAffine<P>]) -> Result<Vec<Affine<P::Ours>>, MsmError> {
    let element = |a: &P::BaseField| Element::from_montgomery(P::to_montgomery(a));
    let point = |(index, p): (usize, &ArkAffine<P>)| {
        if p.is_zero() {
            return Ok(Affine::NEUTRAL);
        }
        element(&p.x).zip(element(&p.y)).map(|(x, y)| Affine { x, y }).ok_or(MsmError::Coordinate { index })
    };
    points.iter().enumerate().map(point).collect()
}

/// arkworks' scalars as ours: out of Montgomery form.
#[must_use]
pub fn scalars<F: PrimeField<BigInt = BigInt<4>>>(scalars: &[F]) -> Vec<Scalar> {
    scalars.iter().map(|s| Scalar(s.into_bigint().0)).collect()
}

/// arkworks' plain integers as scalars.
#[must_use]
pub fn bigints(integers: &[BigInt<4>]) -> Vec<Scalar> {
    integers.iter().map(|s| Scalar(s.0)).collect()
}

/// A point as one of arkworks' in projective coordinates, with Z = 1, or Z = 0 for the neutral element.
pub fn projective<P: ArkCurve>(point: &Affine<P::Ours>) -> Projective<P> {
    if point.is_neutral() {
        return Projective::default();
    }
    let element = |a: &Element<_>| P::from_montgomery(a.to_montgomery());
    Projective::new_unchecked(element(&point.x), element(&point.y), P::BaseField::ONE)
}

/// s_0 P_0 + s_1 P_1 + ... on so many threads (0: as many as there are processors). As in arkworks, points are not checked; they need not be in the
/// subgroup of order r.
///
/// # Errors
/// [`MsmError::LengthMismatch`] unless there is a scalar for each base; those of [`points`]; [`MsmError::TooManyPoints`] and [`MsmError::Memory`].
pub fn msm<P: ArkCurve>(bases: &[ArkAffine<P>], scalars: &[P::ScalarField], threads: usize) -> Result<Projective<P>, MsmError> {
    product(bases, &self::scalars(scalars), threads)
}

/// [`msm`] of plain integers, of any 256 bits. They are not reduced modulo r, so the sum is right for points outside the subgroup, too.
///
/// `VariableBaseMSM::msm_bigint` gives the same in the subgroup. Outside, it takes -(r - s) P for an s less than 2^64 below r and for r itself, and it drops
/// the bits above those of r. It also drops what the longer slice has more, which is an error here.
///
/// # Errors
/// As [`msm`].
pub fn msm_bigint<P: ArkCurve>(bases: &[ArkAffine<P>], integers: &[BigInt<4>], threads: usize) -> Result<Projective<P>, MsmError> {
    product(bases, &bigints(integers), threads)
}

fn product<P: ArkCurve>(bases: &[ArkAffine<P>], scalars: &[Scalar], threads: usize) -> Result<Projective<P>, MsmError> {
    let options = PrepareOptions { checks: Checks::None, threads, ..PrepareOptions::default() };
    let bases = Bases::prepare(&points(bases)?, &options, &mut NoProgress)?;
    Ok(projective(&bases.product(scalars, &Options { threads, ..Options::default() }, &mut NoProgress)?))
}
