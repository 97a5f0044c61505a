//! Verification: every check that an output must pass. docs/derivations/isogeny-delay.md says what each one keeps out.

use crate::curve::Curve;
use crate::error::{IsogenyError, Refusal};
use crate::field::{BaseField, Coordinates, ElementOf};
use crate::hash;
use crate::pairing::{Paired, Pairing};
use crate::parameters::Parameters;
use crate::proof::Proof;
use crate::ring::{Work, with_field};
use crate::variant::Variant;
use modmill_arith::BackendChoice;
use modmill_arith::field::RuntimeField;
use modmill_arith::field::{Complex, Quadratic};
use std::time::Instant;

/// A proof that holds.
#[derive(Debug, Clone)]
pub struct Verified {
    /// The backend that ran.
    pub backend: &'static str,
    /// Seconds.
    pub seconds: f64,
}

/// Checks that the output of a proof is right for its key. Whether the key is one that the caller trusts is for the caller to say: pass its `id`.
///
/// # Errors
/// [`IsogenyError::InvalidProof`] names the check that failed; [`IsogenyError::Arith`].
pub fn verify(proof: &Proof, key: Option<[u8; 32]>, backend: BackendChoice) -> Result<Verified, IsogenyError> {
    if key.is_some_and(|id| id != proof.key.id()) {
        return Err(IsogenyError::InvalidProof { refusal: Refusal::OtherKey });
    }
    with_field(&proof.key.parameters, backend, Check(proof))
}

struct Check<'a>(&'a Proof);

impl Work for Check<'_> {
    type Output = Verified;

    fn run<F: BaseField>(self, f: &F, backend: &'static str, _: &str) -> Result<Verified, IsogenyError> {
        let begin = Instant::now();
        check(f, self.0).map_err(|refusal| IsogenyError::InvalidProof { refusal })?;
        Ok(Verified { backend, seconds: begin.elapsed().as_secs_f64() })
    }
}

/// The checks of a proof over `f`.
pub(crate) fn check<F: BaseField>(f: &F, proof: &Proof) -> Result<(), Refusal> {
    let plane = Quadratic::new(f.clone());
    match proof.key.variant {
        Variant::Fp => Verifier { f, plane: &plane }.check(f, proof),
        Variant::Fp2 => Verifier { f, plane: &plane }.check(&plane, proof),
    }
}

type Plane<F> = Complex<ElementOf<F>>;

struct Verifier<'a, F> {
    f: &'a F,
    plane: &'a Quadratic<F>,
}

impl<F: BaseField> Verifier<'_, F> {
    fn check<C: Coordinates<Base = F>>(&self, over: &C, proof: &Proof) -> Result<(), Refusal> {
        let (f, k, key) = (self.f, self.plane, &proof.key);
        let parameters = &key.parameters;
        let in_range = C::contains(parameters, &key.end) && C::contains(parameters, &key.image) && proof.output < parameters.p;
        let (Some(end), Some(image)) = (over.enter(&key.end), over.enter(&key.image)) else { return Err(Refusal::Key) };
        if !in_range || key.start >= parameters.p || key.point >= parameters.p {
            return Err(Refusal::Key);
        }
        let start = Curve::new(f, &f.element(&key.start)).ok_or(Refusal::Key)?;
        let end = Curve::new(over, &end).ok_or(Refusal::Key)?;
        let input =
            Some(&proof.input).filter(|x| C::contains(parameters, x)).and_then(|x| over.enter(x)).ok_or(Refusal::InputNotOnCurve)?;
        if let Some(message) = &proof.message
            && hash::input(over, parameters, &end, message) != proof.input
        {
            return Err(Refusal::InputHash);
        }
        let (output, point) = (f.element(&proof.output), f.element(&key.point));
        let output_y = f.sqrt(parameters, &start.right_side(f, &output)).ok_or(Refusal::OutputNotOnCurve)?;
        let input_y = over.sqrt(parameters, &end.right_side(over, &input)).ok_or(Refusal::InputNotOnCurve)?;
        let (point, image) = (self.lift(parameters, f, &start, &point)?, self.lift(parameters, over, &end, &image)?);
        let left = Pairing { parameters, plane: k, f }.compute(&start, (&output, &output_y), (&point.0, &point.1));
        let right = Pairing { parameters, plane: k, f: over }.compute(&end, (&input, &input_y), (&image.0, &image.1));
        let left = match left {
            Paired::Value(value) => value,
            Paired::WrongOrder => return Err(Refusal::OutputOrder),
            Paired::Degenerate => return Err(Refusal::TrivialPairing),
        };
        let mut right = match right {
            Paired::Value(value) => value,
            Paired::WrongOrder => return Err(Refusal::InputOrder),
            Paired::Degenerate => return Err(Refusal::TrivialPairing),
        };
        if k.equal(&left, &k.one()) {
            return Err(Refusal::TrivialPairing);
        }
        // The trace doubles the exponent. Without the square, no honest output would pass.
        if key.variant == Variant::Fp2 {
            right = k.square(&right);
        }
        // x leaves the sign of a point open, and with it the sign of the exponent. The inverse of an element of norm 1 is its conjugate.
        if k.equal(&left, &right) || k.equal(&left, &k.conjugate(&right)) { Ok(()) } else { Err(Refusal::Pairing) }
    }

    /// A point of the key with this x, over Fp2.
    fn lift<C: Coordinates<Base = F>>(
        &self,
        parameters: &Parameters,
        over: &C,
        curve: &Curve<C::Element>,
        x: &C::Element,
    ) -> Result<(Plane<F>, Plane<F>), Refusal> {
        let y = self.plane.sqrt(parameters, &over.embed(&curve.right_side(over, x))).ok_or(Refusal::Key)?;
        Ok((over.embed(x), y))
    }
}
