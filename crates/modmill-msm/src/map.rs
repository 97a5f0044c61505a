//! y^2 = x^3 + 1 and its twisted Edwards form.
//!
//! With s^2 = 1/3 and u = s (x + 1), the curve is y^2 / s = u^3 - 3 s u^2 + u: a Montgomery curve. On its Edwards form a point is
//!
//! ```text
//! X = c (x + 1) / y          Y = (u - 1) / (u + 1)
//! ```
//! Points with y = 0 or u = -1 have no image: those of order 2 and 4 (X = 0, Y = -1 could stand for one of them). The neutral element is (0, 1).

use modmill_arith::curve::weierstrass::{CurveParameters, EdwardsForm};
use modmill_arith::field::montgomery::{Element, Prime};

/// The constants of the map.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Map<C: CurveParameters> {
    pub(crate) d: Element<C::Base>,
    pub(crate) s: Element<C::Base>,
    pub(crate) c: Element<C::Base>,
    pub(crate) inverse_of_s: Element<C::Base>,
}

/// A small integer as an element.
pub(crate) fn small<F: Prime>(n: u64) -> Element<F> {
    Element::from_words(&[n, 0, 0, 0, 0, 0])
}

impl<C: CurveParameters> Map<C> {
    pub(crate) fn new(form: &EdwardsForm<C::Base>) -> Self {
        let (one, d) = (Element::ONE, form.d);
        // The Montgomery curve's A = -3 s has d = -(A - 2) / (A + 2).
        let a = small::<C::Base>(2).mul(&one.sub(&d)).mul(&one.add(&d).invert());
        let s = a.mul(&small(3).invert()).neg();
        let [x, _] = form.generator;
        let c = x.mul(&C::GENERATOR.y).mul(&C::GENERATOR.x.add(&one).invert());
        Self { d, s, c, inverse_of_s: s.invert() }
    }
}
