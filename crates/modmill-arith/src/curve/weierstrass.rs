//! Short Weierstrass curves y^2 = x^3 + b with a subgroup of prime order, in words: the portable point arithmetic.
//!
//! All operations are complete: they hold for every pair of points, equal, opposite or neutral.

use crate::field::montgomery::{Element, Prime, WORDS};
use crate::field::{bls12_377, bls12_381};
use std::fmt::Debug;

/// A curve y^2 = x^3 + b over the field of `Base`, and a generator of its subgroup of order r.
pub trait CurveParameters: Copy + Eq + Debug + Send + Sync + 'static {
    /// The field of the coordinates.
    type Base: Prime;
    /// The name on the command line and in files.
    const NAME: &'static str;
    /// b.
    const B: u64;
    /// r, lowest word first.
    const ORDER: [u64; 4];
    /// The absolute value of the family's parameter x: r = x^4 - x^2 + 1.
    const X: u64;
    /// (x, y) -> (beta x, y) multiplies each point of the subgroup by -x^2, modulo r.
    const BETA: Element<Self::Base>;
    /// The generator.
    const GENERATOR: Affine<Self>;
    /// The twisted Edwards form, where there is one.
    const EDWARDS: Option<EdwardsForm<Self::Base>>;
}

/// -x^2 + y^2 = 1 + d x^2 y^2, and the generator on it.
#[derive(Debug, Clone, Copy)]
pub struct EdwardsForm<F: Prime> {
    /// d.
    pub d: Element<F>,
    /// x and y of the generator.
    pub generator: [Element<F>; 2],
}

/// G1 of BLS12-377.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bls12377;

impl CurveParameters for Bls12377 {
    type Base = bls12_377::F377;
    const NAME: &'static str = "bls12-377";
    const B: u64 = bls12_377::B;
    const ORDER: [u64; 4] = bls12_377::ORDER;
    const X: u64 = bls12_377::X;
    const BETA: Element<Self::Base> = bls12_377::BETA;
    const GENERATOR: Affine<Self> = Affine { x: bls12_377::GENERATOR_X, y: bls12_377::GENERATOR_Y };
    const EDWARDS: Option<EdwardsForm<Self::Base>> =
        Some(EdwardsForm { d: bls12_377::EDWARDS_D, generator: [bls12_377::EDWARDS_GENERATOR_X, bls12_377::EDWARDS_GENERATOR_Y] });
}

/// G1 of BLS12-381.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bls12381;

impl CurveParameters for Bls12381 {
    type Base = bls12_381::F381;
    const NAME: &'static str = "bls12-381";
    const B: u64 = bls12_381::B;
    const ORDER: [u64; 4] = bls12_381::ORDER;
    const X: u64 = bls12_381::X;
    const BETA: Element<Self::Base> = bls12_381::BETA;
    const GENERATOR: Affine<Self> = Affine { x: bls12_381::GENERATOR_X, y: bls12_381::GENERATOR_Y };
    /// The order of the curve is odd.
    const EDWARDS: Option<EdwardsForm<Self::Base>> = None;
}

/// A point in affine coordinates. (0, 0), which is on neither curve, stands for the neutral element.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(C)]
pub struct Affine<C: CurveParameters> {
    /// x.
    pub x: Element<C::Base>,
    /// y.
    pub y: Element<C::Base>,
}

impl<C: CurveParameters> Affine<C> {
    /// The neutral element.
    pub const NEUTRAL: Self = Self { x: Element::ZERO, y: Element::ZERO };

    /// True if this is the neutral element.
    #[must_use]
    pub const fn is_neutral(&self) -> bool {
        self.x.is_zero() && self.y.is_zero()
    }

    /// -P.
    #[must_use]
    pub const fn neg(&self) -> Self {
        Self { x: self.x, y: self.y.neg() }
    }

    /// True if y^2 = x^3 + b, or this is the neutral element.
    #[must_use]
    pub fn is_on_curve(&self) -> bool {
        let b = Element::from_words(&[C::B, 0, 0, 0, 0, 0]);
        self.is_neutral() || self.y.square() == self.x.square().mul(&self.x).add(&b)
    }

    /// `[k]P` for k of any number of words, lowest first.
    #[must_use]
    pub fn multiply(&self, k: &[u64]) -> Xyzz<C> {
        let mut sum = Xyzz::NEUTRAL;
        for bit in (0..64 * k.len()).rev() {
            sum = sum.double();
            if k[bit / 64] >> (bit % 64) & 1 == 1 {
                sum = sum.add_affine(self);
            }
        }
        sum
    }
}

/// x = X / ZZ, y = Y / ZZZ with ZZ^3 = ZZZ^2; ZZ = 0 for the neutral element
/// (D. Bernstein, T. Lange, Explicit-Formulas Database, short Weierstrass curves with a = 0, coordinates "xyzz").
#[derive(Debug, Clone, Copy)]
pub struct Xyzz<C: CurveParameters> {
    x: Element<C::Base>,
    y: Element<C::Base>,
    zz: Element<C::Base>,
    zzz: Element<C::Base>,
}

impl<C: CurveParameters> From<Affine<C>> for Xyzz<C> {
    fn from(p: Affine<C>) -> Self {
        if p.is_neutral() { Self::NEUTRAL } else { Self { x: p.x, y: p.y, zz: Element::ONE, zzz: Element::ONE } }
    }
}

impl<C: CurveParameters> PartialEq for Xyzz<C> {
    fn eq(&self, other: &Self) -> bool {
        if self.is_neutral() || other.is_neutral() {
            return self.is_neutral() == other.is_neutral();
        }
        self.x.mul(&other.zz) == other.x.mul(&self.zz) && self.y.mul(&other.zzz) == other.y.mul(&self.zzz)
    }
}

impl<C: CurveParameters> Eq for Xyzz<C> {}

impl<C: CurveParameters> Xyzz<C> {
    /// The neutral element.
    pub const NEUTRAL: Self = Self { x: Element::ONE, y: Element::ONE, zz: Element::ZERO, zzz: Element::ZERO };

    /// True if this is the neutral element.
    #[must_use]
    pub const fn is_neutral(&self) -> bool {
        self.zz.is_zero()
    }

    /// 2P: 6 products, 4 squares ("dbl-2008-s-1").
    #[must_use]
    pub fn double(&self) -> Self {
        let u = self.y.add(&self.y);
        let v = u.square();
        let w = u.mul(&v);
        let s = self.x.mul(&v);
        let xx = self.x.square();
        let m = xx.add(&xx).add(&xx);
        let x = m.square().sub(&s.add(&s));
        let y = m.mul(&s.sub(&x)).sub(&w.mul(&self.y));
        // y = 0 is a point of order 2: then V = 0, and ZZ becomes 0.
        Self { x, y, zz: v.mul(&self.zz), zzz: w.mul(&self.zzz) }
    }

    /// P + Q, Q affine: 8 products, 2 squares ("madd-2008-s").
    #[must_use]
    pub fn add_affine(&self, q: &Affine<C>) -> Self {
        if q.is_neutral() {
            return *self;
        }
        if self.is_neutral() {
            return (*q).into();
        }
        let p = q.x.mul(&self.zz).sub(&self.x);
        let r = q.y.mul(&self.zzz).sub(&self.y);
        self.sum(&self.x, &self.y, &p, &r, |pp, ppp| (self.zz.mul(pp), self.zzz.mul(ppp)))
    }

    /// P + Q: 12 products, 2 squares ("add-2008-s").
    #[must_use]
    pub fn add(&self, q: &Self) -> Self {
        if q.is_neutral() {
            return *self;
        }
        if self.is_neutral() {
            return *q;
        }
        let (u, s) = (self.x.mul(&q.zz), self.y.mul(&q.zzz));
        let p = q.x.mul(&self.zz).sub(&u);
        let r = q.y.mul(&self.zzz).sub(&s);
        self.sum(&u, &s, &p, &r, |pp, ppp| (self.zz.mul(&q.zz).mul(pp), self.zzz.mul(&q.zzz).mul(ppp)))
    }

    /// The last steps of both additions: U, S are this point's coordinates over the common denominators, P and R the differences of Q's.
    #[inline(always)]
    fn sum(
        &self,
        u: &Element<C::Base>,
        s: &Element<C::Base>,
        p: &Element<C::Base>,
        r: &Element<C::Base>,
        denominators: impl Fn(&Element<C::Base>, &Element<C::Base>) -> (Element<C::Base>, Element<C::Base>),
    ) -> Self {
        if p.is_zero() {
            return if r.is_zero() { self.double() } else { Self::NEUTRAL };
        }
        let pp = p.square();
        let ppp = p.mul(&pp);
        let q = u.mul(&pp);
        let x = r.square().sub(&ppp).sub(&q.add(&q));
        let y = r.mul(&q.sub(&x)).sub(&s.mul(&ppp));
        let (zz, zzz) = denominators(&pp, &ppp);
        Self { x, y, zz, zzz }
    }

    /// This point in affine coordinates; takes an inversion.
    #[must_use]
    pub fn to_affine(&self) -> Affine<C> {
        // ZZ / ZZZ is 1 / Z, and its square 1 / ZZ; all are 0 for the neutral element.
        let zzz = self.zzz.invert();
        let z = self.zz.mul(&zzz);
        Affine { x: self.x.mul(&z.square()), y: self.y.mul(&zzz) }
    }
}

const _: () = assert!(size_of::<Affine<Bls12377>>() == 2 * 8 * WORDS);

#[cfg(test)]
mod tests {
    use super::*;

    fn laws<C: CurveParameters>() {
        let g = C::GENERATOR;
        assert!(g.is_on_curve());
        assert!(g.multiply(&C::ORDER).is_neutral(), "{}", C::NAME);
        let points: Vec<_> = (0..8).map(|k| g.multiply(&[k])).collect();
        for (i, p) in points.iter().enumerate() {
            for (j, q) in points.iter().enumerate() {
                let sum = g.multiply(&[(i + j) as u64]);
                assert_eq!(p.add(q), sum, "{} {i} + {j}", C::NAME);
                assert_eq!(p.add_affine(&q.to_affine()), sum, "{} {i} + {j}", C::NAME);
            }
            assert!(p.add_affine(&p.to_affine().neg()).is_neutral());
            assert_eq!(p.double(), p.add(p));
            assert!(p.to_affine().is_on_curve());
        }
        assert_eq!(Xyzz::<C>::NEUTRAL.to_affine(), Affine::NEUTRAL);
    }

    #[test]
    fn the_operations_are_complete() {
        laws::<Bls12377>();
        laws::<Bls12381>();
        // (-1, 0) has order 2.
        let two = Affine::<Bls12377> { x: Element::ONE.neg(), y: Element::ZERO };
        assert!(two.is_on_curve() && two.multiply(&[2]).is_neutral() && two.multiply(&[3]) == two.into());
    }
}
