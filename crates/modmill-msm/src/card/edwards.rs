//! BLS12-377 on its twisted Edwards form -x^2 + y^2 = 1 + d x^2 y^2.
//!
//! A point is prepared as (y - x) / 2, (y + x) / 2 and d x y. A sum is X, Y, Z, T with x = X / Z, y = Y / Z and T Z = X Y. All four are 0 after an addition of
//! P + Q where P - Q has order 2 or 4, and stay 0: the sum is then undefined. Z is 0 also for the points at infinity, which have order 2 and 4.

use super::{Coordinates, Prepared};
use crate::Affine;
use crate::map::{Map, small};
use modmill_arith::curve::weierstrass::{CurveParameters, EdwardsForm};
use modmill_arith::field::montgomery::Element;

#[derive(Debug, Clone)]
pub(super) struct Edwards<C: CurveParameters> {
    map: Map<C>,
    half: Element<C::Base>,
}

impl<C: CurveParameters> Edwards<C> {
    pub(super) fn new(form: &EdwardsForm<C::Base>) -> Self {
        Self { map: Map::new(form), half: small::<C::Base>(2).invert() }
    }

    fn u(&self, point: &Affine<C>) -> Element<C::Base> {
        self.map.s.mul(&point.x.add(&Element::ONE))
    }

    pub(super) fn denominator(&self, point: &Affine<C>) -> Element<C::Base> {
        point.y.mul(&self.u(point).add(&Element::ONE))
    }

    pub(super) fn prepared(&self, point: &Affine<C>, inverse: &Element<C::Base>) -> Prepared<C> {
        let u = self.u(point);
        let x = self.map.c.mul(&point.x.add(&Element::ONE)).mul(&u.add(&Element::ONE)).mul(inverse).mul(&self.half);
        let y = u.sub(&Element::ONE).mul(&point.y).mul(inverse).mul(&self.half);
        // x and y are halves of the coordinates.
        let product = x.add(&x).mul(&y.add(&y));
        [y.sub(&x), y.add(&x), product.mul(&self.map.d)]
    }

    pub(super) fn neutral(&self) -> Prepared<C> {
        [self.half, self.half, Element::ZERO]
    }

    pub(super) fn is_on_curve(&self, [x, y, z, t]: &Coordinates<C>) -> bool {
        t.mul(z) == x.mul(y) && y.sub(x).mul(&y.add(x)) == z.square().add(&t.square().mul(&self.map.d))
    }

    pub(super) fn ratio(&self, [x, y, z, _]: &Coordinates<C>) -> Element<C::Base> {
        x.mul(&z.sub(y))
    }

    pub(super) fn affine(&self, [x, y, z, _]: &Coordinates<C>, inverse: &Element<C::Base>) -> Affine<C> {
        if x.is_zero() {
            // Y = Z, or Y = -Z: the point (-1, 0) of order 2.
            return if y == z { Affine::NEUTRAL } else { Affine { x: Element::ONE.neg(), y: Element::ZERO } };
        }
        let x_1 = z.add(y).mul(x).mul(inverse).mul(&self.map.inverse_of_s);
        let y_1 = self.map.c.mul(&x_1).mul(z).mul(&z.sub(y)).mul(inverse);
        Affine { x: x_1.sub(&Element::ONE), y: y_1 }
    }

    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    pub(super) fn map(&self) -> &Map<C> {
        &self.map
    }
}
