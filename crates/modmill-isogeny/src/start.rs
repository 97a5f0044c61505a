//! Start curves.

use crate::curve::MontgomeryCurve;
use crate::error::{IsogenyError, StartFlaw};
use crate::field::{BaseField, Coordinates};
use crate::hash;
use crate::parameters::Parameters;
use modmill_arith::Natural;

/// alpha with alpha + 1/alpha = 6 for which alpha and alpha^2 - 1 are squares: 3 + 2 sqrt(2).
///
/// The curve's endomorphism ring is known, so that outputs can be computed without delay: for tests only. A start curve that nobody knows the endomorphism
/// ring of comes from a trusted set-up.
#[must_use]
pub fn for_tests(parameters: &Parameters) -> Natural {
    let p = &parameters.p;
    let is_square = |a: &Natural| a.modpow(&(p >> 1), p) <= Natural::from(1u8);
    let twice_root = Natural::from(2u8).modpow(&((p + 1u8) >> 2), p) << 1;
    let candidates = [(&twice_root + 3u8) % p, (p * 2u8 + 3u8 - &twice_root) % p];
    let fits = |a: &Natural| is_square(a) && is_square(&((a * a + p - 1u8) % p));
    candidates.into_iter().find(fits).unwrap_or_default()
}

/// The curve, if a walk over Fp begins there.
pub(crate) fn checked<F: BaseField>(f: &F, parameters: &Parameters, alpha: &Natural) -> Result<MontgomeryCurve<F::Element>, IsogenyError> {
    let refuse = |flaw| IsogenyError::BadStart { flaw };
    if alpha >= &parameters.p {
        return Err(refuse(StartFlaw::TooLarge));
    }
    let alpha = f.element(alpha);
    let curve = MontgomeryCurve::new(f, &alpha).ok_or(refuse(StartFlaw::Singular))?;
    let square = f.sub(&f.square(&alpha), &f.one());
    if !f.is_square(parameters, &alpha) || !f.is_square(parameters, &square) {
        return Err(refuse(StartFlaw::NotASquare));
    }
    if !hash::is_supersingular(f, parameters, &curve) {
        return Err(refuse(StartFlaw::NotSupersingular));
    }
    Ok(curve)
}
