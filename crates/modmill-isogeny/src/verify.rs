//! Verification: every check that an output must pass. docs/derivations/isogeny-delay.md says what each one keeps out.

use crate::curve::MontgomeryCurve;
use crate::error::{IsogenyError, Refusal};
use crate::field::{BaseField, Coordinates, ElementOf};
use crate::hash;
use crate::pairing::{Paired, Pairing};
use crate::parameters::Parameters;
use crate::proof::Proof;
use crate::variant::Variant;
use crate::with_field::{Work, with_field};
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

pub(crate) type Plane<F> = Complex<ElementOf<F>>;

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
        let start = MontgomeryCurve::new(f, &f.element(&key.start)).ok_or(Refusal::Key)?;
        let end = MontgomeryCurve::new(over, &end).ok_or(Refusal::Key)?;
        let input =
            Some(&proof.input).filter(|x| C::contains(parameters, x)).and_then(|x| over.enter(x)).ok_or(Refusal::InputNotOnCurve)?;
        if let Some(message) = &proof.message
            && hash::input(over, parameters, &end, message) != proof.input
        {
            return Err(Refusal::InputHash);
        }
        let (output, point) = (f.element(&proof.output), f.element(&key.point));
        let left = Checked { on_curve: Refusal::OutputNotOnCurve, order: Refusal::OutputOrder };
        let left = left.pairing(f, f, parameters, &start, &output, &point)?;
        let right = Checked { on_curve: Refusal::InputNotOnCurve, order: Refusal::InputOrder };
        let mut right = right.pairing(f, over, parameters, &end, &input, &image)?;
        // The trace doubles the exponent. Without the square, no honest output would pass.
        if key.variant == Variant::Fp2 {
            right = k.square(&right);
        }
        // x leaves the sign of a point open, and with it the sign of the exponent. The inverse of an element of norm 1 is its conjugate.
        if same(k, &left, &right) { Ok(()) } else { Err(Refusal::Pairing) }
    }
}

/// True if values are equal up to the sign of their exponent.
pub(crate) fn same<F: BaseField>(k: &Quadratic<F>, a: &Plane<F>, b: &Plane<F>) -> bool {
    k.equal(a, b) || k.equal(a, &k.conjugate(b))
}

/// The conditions on a point, each with the refusal of points that do not meet it.
pub(crate) struct Checked {
    pub(crate) on_curve: Refusal,
    pub(crate) order: Refusal,
}

impl Checked {
    /// e(R, S) for R and an image S of P by their x, up to the sign of its exponent; it is not 1.
    pub(crate) fn pairing<F: BaseField, C: Coordinates<Base = F>>(
        &self,
        f: &F,
        over: &C,
        parameters: &Parameters,
        curve: &MontgomeryCurve<C::Element>,
        point: &C::Element,
        image: &C::Element,
    ) -> Result<Plane<F>, Refusal> {
        let plane = Quadratic::new(f.clone());
        let y = over.sqrt(parameters, &curve.right_side(over, point)).ok_or(self.on_curve)?;
        let image_y = plane.sqrt(parameters, &over.embed(&curve.right_side(over, image))).ok_or(Refusal::Key)?;
        let pairing = Pairing { parameters, plane: &plane, f: over };
        match pairing.compute(curve, (point, &y), (&over.embed(image), &image_y)) {
            Paired::Value(value) if plane.equal(&value, &plane.one()) => Err(Refusal::TrivialPairing),
            Paired::Value(value) => Ok(value),
            Paired::WrongOrder => Err(self.order),
            Paired::Degenerate => Err(Refusal::TrivialPairing),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::curve::{affine, at};
    use crate::start;
    use modmill_arith::Natural;
    use modmill_arith::PrimeField;
    use modmill_arith::curve::xonly::{step_back, step_forward};

    const CHECKED: Checked = Checked { on_curve: Refusal::OutputNotOnCurve, order: Refusal::OutputOrder };

    #[test]
    fn the_pairing_is_bilinear_and_not_degenerate() {
        for name in ["p14", "p89", "p1506"] {
            let parameters = Parameters::named(name).unwrap();
            let f = PrimeField::new(&parameters.p, BackendChoice::Auto).unwrap();
            let plane = Quadratic::new(f.clone());
            let alpha = start::for_tests(&parameters);
            let curve = MontgomeryCurve::new(&f, &f.element(&alpha)).unwrap();
            let p = f.element(&hash::base_point(&f, &parameters, &curve));
            let q = f.element(&hash::input(&f, &parameters, &curve, b"a").re);
            let multiple = |k: &Natural, x: &_| affine(&f, &curve.multiply(&f, k, &at(&f, x))).unwrap();
            let pair = |q: &_, p: &_| CHECKED.pairing(&f, &f, &parameters, &curve, q, p).unwrap();
            let one = pair(&q, &p);
            assert!(!plane.equal(&one, &plane.one()));
            assert!(plane.equal(&crate::field::power(&plane, &one, &parameters.order), &plane.one()), "an N-th root of 1");
            for k in [2u32, 3, 7, 29, 52].map(Natural::from) {
                let expected = crate::field::power(&plane, &one, &k);
                assert!(same(&plane, &pair(&multiple(&k, &q), &p), &expected), "{name}, {k}");
                assert!(same(&plane, &pair(&q, &multiple(&k, &p)), &expected), "{name}, {k}");
            }
        }
    }

    #[test]
    fn a_step_forward_and_back_is_a_multiplication_by_two() {
        for name in ["p14", "p89", "p1506"] {
            let parameters = Parameters::named(name).unwrap();
            let f = PrimeField::new(&parameters.p, BackendChoice::Auto).unwrap();
            let alpha = f.element(&start::for_tests(&parameters));
            let curve = MontgomeryCurve::new(&f, &alpha).unwrap();
            for x in 2..40u32 {
                let point = at(&f, &f.element(&x.into()));
                let twice = curve.multiply(&f, &2u32.into(), &point);
                let back = step_back(&f, &alpha, &step_forward(&f, &alpha, &point));
                assert!(f.equal(&f.mul(&back.x, &twice.z), &f.mul(&back.z, &twice.x)), "{name}, x = {x}");
            }
        }
    }
}
