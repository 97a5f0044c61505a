//! A part of the walk, from one place where the evaluation key may be cut to the next.

use crate::control::Phase;
use crate::curve::{MontgomeryCurve, affine, at};
use crate::error::IsogenyError;
use crate::field::{BaseField, Coordinates, Value};
use crate::hash::Turns;
use crate::parameters::Parameters;
use crate::plane::Known;
use crate::setup_state::SetupState;
use crate::variant::Variant;
use crate::walk::expand;
use modmill_arith::Natural;
use modmill_arith::curve::xonly::{XPoint, step_back, step_forward};
use modmill_runtime::progress::{Reporter, Stopped};

/// Values of x that are tried; one in three is such a point's.
const TRIES: u32 = 500;

/// A place on the walk forward.
pub(crate) struct Walk<'a, C: Coordinates> {
    pub(crate) over: &'a C,
    pub(crate) base: &'a C::Base,
    pub(crate) parameters: &'a Parameters,
    pub(crate) variant: Variant,
    pub(crate) alpha: C::Element,
    pub(crate) image: XPoint<C::Element>,
    pub(crate) turns: Turns<'a>,
    pub(crate) known: Known<C::Element>,
}

/// The alphas of consecutive steps, and x of a point that generates the kernel of all of them, where it is known.
pub(crate) struct Part<E> {
    pub(crate) alphas: Vec<E>,
    pub(crate) kernel: Option<Value>,
}

impl<C: Coordinates> Walk<'_, C> {
    /// x of the image of P, which is not O: its order is odd and the walk's degree a power of 2.
    pub(crate) fn image(&self) -> Value {
        affine(self.over, &self.image).map_or_else(|| Natural::ZERO.into(), |x| self.over.leave(&x))
    }

    /// Goes to the place of a state; whether the image of P has order N there. If not, the walk stays where it is.
    pub(crate) fn go_to(&mut self, state: &SetupState) -> bool {
        let place = self.over.enter(&state.alpha).zip(self.over.enter(&state.image));
        let Some((alpha, image)) = place.map(|(alpha, x)| (alpha, at(self.over, &x))) else { return false };
        let curve = MontgomeryCurve::new(self.over, &alpha);
        let holds = curve.is_some_and(|curve| curve.has_order(self.over, &self.parameters.order, &image));
        if holds {
            (self.alpha, self.image, self.known) = (alpha, image, Known::default());
        }
        holds
    }

    /// The state of this place, behind `done` steps.
    pub(crate) fn state(&self, done: u64) -> SetupState {
        SetupState { done, alpha: self.over.leave(&self.alpha), image: self.image() }
    }

    /// The next `count` steps, of which the first is step `first` of the walk.
    pub(crate) fn part(
        &mut self,
        first: u64,
        count: usize,
        reporter: &mut Reporter<'_, Phase>,
    ) -> Result<Part<C::Element>, Stopped<Phase>> {
        let (ahead, kernel) = self.ahead(count).unwrap_or_default();
        let mut ahead = ahead.into_iter().skip(1);
        let mut alphas = Vec::with_capacity(count);
        for step in first..first + count as u64 {
            reporter.step(step)?;
            alphas.push(self.alpha.clone());
            self.image = step_forward(self.over, &self.alpha, &self.image);
            self.alpha = ahead.next().unwrap_or_else(|| self.next(step));
        }
        Ok(Part { alphas, kernel })
    }

    /// Over Fp, x of a point that generates the kernel of the next steps, and with it their alphas, for less than a square root each. `None` over Fp2, where a
    /// point would have to be found for the turns, and for more steps than a point has.
    fn ahead(&self, count: usize) -> Option<(Vec<C::Element>, Option<Value>)> {
        if self.variant == Variant::Fp2 {
            return None;
        }
        let kernel = Value::from(self.base.kernel_point(&self.over.leave(&self.alpha).re, count).ok()?);
        let alphas = expand(self.over, &self.alpha, &self.over.enter(&kernel)?, count)?;
        Some((alphas, Some(kernel)))
    }

    fn next(&mut self, step: u64) -> C::Element {
        let other = C::COUNT == 2 && self.turns.other(step);
        self.over.next(self.parameters, &self.alpha, &mut self.known, other)
    }

    /// x of a point K of order 2^m that generates the kernel of a part of m steps, which this walk stands behind: 2^(m-1) K = (alpha, 0) for its first alpha.
    ///
    /// The part's dual takes the points of order 2^m of the curve behind it to the part's kernel, so the steps of an evaluation lead there. All those points
    /// have coordinates in the field where 2^m divides p + 1 and the curve has (p + 1)^2 points, as over Fp2. The same point is found each time.
    pub(crate) fn kernel(&self, alphas: &[C::Element]) -> Result<Value, IsogenyError> {
        let (f, steps) = (self.over, alphas.len());
        let fail = |reason: &str| IsogenyError::BadOption { name: "compact", reason: reason.to_owned() };
        let end = MontgomeryCurve::new(f, &self.alpha).ok_or_else(|| fail("the walk has met a singular curve"))?;
        let begin = MontgomeryCurve::new(f, &alphas[0]).ok_or_else(|| fail("the walk has met a singular curve"))?;
        let cofactor = (&self.parameters.p + 1u8) >> steps;
        let half = Natural::from(1u8) << (steps - 1);
        for number in 2..2 + TRIES {
            let Some(x) = f.enter(&Value { re: number.into(), im: 1u8.into() }) else { break };
            if !f.is_square(self.parameters, &end.right_side(f, &x)) {
                continue;
            }
            let point = end.multiply(f, &cofactor, &at(f, &x));
            let point = alphas.iter().rev().fold(point, |point, alpha| step_back(f, alpha, &point));
            // O and (0, 0) come of the third of all points that lie above the dual's kernel.
            let last = begin.multiply(f, &half, &point);
            if !f.is_zero(&last.z) && f.equal(&last.x, &f.mul(&alphas[0], &last.z)) {
                let x = affine(f, &point).ok_or_else(|| fail("the walk has met the point at infinity"))?;
                return Ok(f.leave(&x));
            }
        }
        Err(fail("no kernel point was found for a part of the walk"))
    }
}
