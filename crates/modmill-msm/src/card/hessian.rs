//! BLS12-381 on its twisted Hessian form -108 X^3 + Y^3 + Z^3 = 0.
//!
//! With a cube root of unity w and t = w - w^2, a root of -3, the point (x, y) is X = x, Y = t y - 6, Z = -t y - 6; the neutral element is (0, 1, -1). A point
//! is prepared as X / Z, Y / Z and -108 X / Z. -108 is not a cube: Z is never 0 on the curve, and the addition law holds for all points.

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use super::lanes::HessianPoints;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use super::residues::Residues;
use super::{Coordinates, Prepared};
use crate::Affine;
use crate::map::small;
use modmill_arith::curve::weierstrass::CurveParameters;
use modmill_arith::field::montgomery::Element;

#[derive(Debug, Clone)]
pub(super) struct Hessian<C: CurveParameters> {
    /// -108.
    a: Element<C::Base>,
    t: Element<C::Base>,
    inverse_of_t: Element<C::Base>,
    six: Element<C::Base>,
}

impl<C: CurveParameters> Hessian<C> {
    pub(super) fn new() -> Self {
        let t = C::BETA.sub(&C::BETA.square());
        Self { a: small::<C::Base>(108).neg(), t, inverse_of_t: t.invert(), six: small(6) }
    }

    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    pub(super) fn in_lanes(&self, residues: &Residues<C>) -> HessianPoints<C> {
        HessianPoints::new(residues, &self.a, &self.t)
    }

    pub(super) fn denominator(&self, point: &Affine<C>) -> Element<C::Base> {
        self.t.mul(&point.y).add(&self.six).neg()
    }

    pub(super) fn prepared(&self, point: &Affine<C>, inverse: &Element<C::Base>) -> Prepared<C> {
        let x = point.x.mul(inverse);
        [x, self.t.mul(&point.y).sub(&self.six).mul(inverse), self.a.mul(&x)]
    }

    pub(super) fn neutral(&self) -> Prepared<C> {
        [Element::ZERO, Element::ONE.neg(), Element::ZERO]
    }

    pub(super) fn is_on_curve(&self, [x, y, z, _]: &Coordinates<C>) -> bool {
        // Y^3 + Z^3 = (Y + Z) ((Y + Z)^2 - 3 Y Z).
        let (sum, product) = (y.add(z), y.mul(z));
        let factor = sum.square().sub(&product.add(&product).add(&product));
        self.a.mul(x).mul(&x.square()).add(&sum.mul(&factor)).is_zero()
    }

    /// Y + Z: -12 times what the coordinates are multiplied by.
    pub(super) fn ratio(&self, [_, y, z, _]: &Coordinates<C>) -> Element<C::Base> {
        y.add(z)
    }

    pub(super) fn affine(&self, [x, y, z, _]: &Coordinates<C>, inverse: &Element<C::Base>) -> Affine<C> {
        // Only the neutral element has Y = -Z, whose ratio 0 counts as its own inverse: both coordinates become 0.
        let scale = self.six.neg().mul(inverse);
        Affine { x: x.mul(&scale.add(&scale)), y: y.sub(z).mul(&scale).mul(&self.inverse_of_t) }
    }
}
