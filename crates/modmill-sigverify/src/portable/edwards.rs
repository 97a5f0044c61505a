//! Points of edwards25519: -x^2 + y^2 = 1 + d x^2 y^2.
//!
//! The formulas are complete: they hold for every pair of points, equal, opposite and of small order too
//! (H. Hisil, K. Wong, G. Carter, E. Dawson, "Twisted Edwards Curves Revisited", 2008, for a = -1).
//! Multiplications per operation: doubling 3M + 4S with three coordinates, adding a [`ProjectiveNiels`] 8M, an [`AffineNiels`] 7M.

use crate::constants::{BASE_X, BASE_Y};
use modmill_arith::field::f25519::{D2, Element, Loose};

/// (x/z, y/z) with t = xy/z.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Extended {
    pub(crate) x: Element,
    pub(crate) y: Element,
    pub(crate) z: Element,
    pub(crate) t: Element,
}

/// (x/z, y/z): all that doubling needs.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Projective {
    pub(crate) x: Element,
    pub(crate) y: Element,
    pub(crate) z: Element,
}

/// A sum before its last multiplications: x = ef, y = gh, z = fg, t = eh.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Completed {
    e: Loose<4>,
    f: Loose<6>,
    g: Loose<4>,
    h: Loose<2>,
}

/// A point prepared as the right operand of additions.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ProjectiveNiels {
    y_plus_x: Loose<2>,
    y_minus_x: Loose<3>,
    z2: Loose<2>,
    t2d: Element,
}

/// A point with z = 1, prepared as the right operand of additions.
#[derive(Debug, Clone, Copy)]
pub(crate) struct AffineNiels {
    y_plus_x: Element,
    y_minus_x: Element,
    xy2d: Element,
}

impl Extended {
    /// The point of these affine coordinates, which must satisfy the equation.
    pub(crate) fn from_affine(x: Element, y: Element) -> Self {
        Self { x, y, z: Element::ONE, t: x.mul(&y) }
    }

    /// The base point B.
    pub(crate) fn base() -> Self {
        Self::from_affine(Element::from_digits(BASE_X), Element::from_digits(BASE_Y))
    }

    pub(crate) fn double(&self) -> Self {
        self.projective().double().extended()
    }

    pub(crate) fn neg(&self) -> Self {
        Self { x: self.x.neg(), y: self.y, z: self.z, t: self.t.neg() }
    }

    /// (x, y), at the cost of an inversion.
    pub(crate) fn to_affine(self) -> (Element, Element) {
        self.projective().to_affine()
    }

    #[inline(always)]
    pub(crate) fn projective(&self) -> Projective {
        Projective { x: self.x, y: self.y, z: self.z }
    }

    #[inline(always)]
    pub(crate) fn niels(&self) -> ProjectiveNiels {
        ProjectiveNiels { y_plus_x: self.y.plus(&self.x), y_minus_x: self.y.minus(&self.x), z2: self.z.plus(&self.z), t2d: self.t.mul(&D2) }
    }

    /// This point with z = 1, prepared as a right operand, at the cost of an inversion.
    pub(crate) fn affine_niels(&self) -> AffineNiels {
        let (x, y) = self.to_affine();
        AffineNiels { y_plus_x: y.add(&x), y_minus_x: y.sub(&x), xy2d: x.mul(&y).mul(&D2) }
    }

    #[inline(always)]
    pub(crate) fn add_niels(&self, other: &ProjectiveNiels) -> Completed {
        let (plus, minus, tt, zz2) = self.products(&other.y_plus_x, &other.y_minus_x, &other.t2d, &other.z2);
        Completed { e: plus.minus(&minus), f: zz2.minus(&tt), g: zz2.plus(&tt), h: plus.plus(&minus) }
    }

    /// self - other: -other has y + x and y - x swapped, and the opposite t.
    #[inline(always)]
    pub(crate) fn sub_niels(&self, other: &ProjectiveNiels) -> Completed {
        let (plus, minus, tt, zz2) = self.products(&other.y_minus_x, &other.y_plus_x, &other.t2d, &other.z2);
        Completed { e: plus.minus(&minus), f: zz2.plus(&tt), g: zz2.minus(&tt), h: plus.plus(&minus) }
    }

    #[inline(always)]
    fn products<const P: u64, const M: u64>(
        &self,
        plus: &Loose<P>,
        minus: &Loose<M>,
        t2d: &Element,
        z2: &Loose<2>,
    ) -> (Element, Element, Element, Element) {
        let (sum, difference): (Loose<2>, Loose<3>) = (self.y.plus(&self.x), self.y.minus(&self.x));
        (sum.mul(plus), difference.mul(minus), self.t.mul(t2d), self.z.mul(z2))
    }

    #[inline(always)]
    pub(crate) fn add_affine(&self, other: &AffineNiels) -> Completed {
        let (plus, minus, tt, zz2) = self.affine_products(&other.y_plus_x, &other.y_minus_x, &other.xy2d);
        Completed { e: plus.minus(&minus), f: zz2.minus(&tt), g: zz2.plus(&tt), h: plus.plus(&minus) }
    }

    #[inline(always)]
    pub(crate) fn sub_affine(&self, other: &AffineNiels) -> Completed {
        let (plus, minus, tt, zz2) = self.affine_products(&other.y_minus_x, &other.y_plus_x, &other.xy2d);
        Completed { e: plus.minus(&minus), f: zz2.plus(&tt), g: zz2.minus(&tt), h: plus.plus(&minus) }
    }

    #[inline(always)]
    fn affine_products(&self, plus: &Element, minus: &Element, xy2d: &Element) -> (Element, Element, Element, Loose<2>) {
        let (sum, difference): (Loose<2>, Loose<3>) = (self.y.plus(&self.x), self.y.minus(&self.x));
        (sum.mul(plus), difference.mul(minus), self.t.mul(xy2d), self.z.plus(&self.z))
    }
}

impl Projective {
    /// (0, 1).
    pub(crate) const IDENTITY: Self = Self { x: Element::ZERO, y: Element::ONE, z: Element::ONE };

    #[inline(always)]
    pub(crate) fn double(&self) -> Completed {
        let (xx, yy, zz) = (self.x.square(), self.y.square(), self.z.square());
        let zz2: Loose<2> = zz.plus(&zz);
        let sum: Loose<2> = self.x.plus(&self.y);
        let h: Loose<2> = xx.plus(&yy);
        let g: Loose<3> = yy.minus(&xx);
        Completed { e: sum.square().minus(&h), f: zz2.minus(&g), g: g.loosened(), h }
    }

    /// This point with t, every coordinate multiplied by z.
    pub(crate) fn extended(&self) -> Extended {
        Extended { x: self.x.mul(&self.z), y: self.y.mul(&self.z), z: self.z.square(), t: self.x.mul(&self.y) }
    }

    /// (x, y), at the cost of an inversion.
    pub(crate) fn to_affine(self) -> (Element, Element) {
        let inverse = self.z.invert();
        (self.x.mul(&inverse), self.y.mul(&inverse))
    }

    /// The canonical encoding: y with the parity of x in bit 255.
    pub(crate) fn encode(&self) -> [u8; 32] {
        let (x, y) = self.to_affine();
        let mut bytes = y.to_bytes();
        bytes[31] |= u8::from(x.is_negative()) << 7;
        bytes
    }

    /// True if it is (0, 1).
    pub(crate) fn is_identity(&self) -> bool {
        self.x.is_zero() && self.y == self.z
    }
}

impl Completed {
    #[inline(always)]
    pub(crate) fn projective(&self) -> Projective {
        Projective { x: self.e.mul(&self.f), y: self.g.mul(&self.h), z: self.f.mul(&self.g) }
    }

    #[inline(always)]
    pub(crate) fn extended(&self) -> Extended {
        Extended { x: self.e.mul(&self.f), y: self.g.mul(&self.h), z: self.f.mul(&self.g), t: self.e.mul(&self.h) }
    }
}
