//! The reduced Tate pairing on E_alpha, with the check of the order that it gives on the way.
//!
//! Derivation: docs/derivations/isogeny-delay.md. Points are in Jacobian coordinates, x = X / Z^2 and y = Y / Z^3; numerators and denominators of the
//! function are kept apart, so that a pairing takes one inversion.

use crate::curve::MontgomeryCurve;
use crate::field::{Coordinates, ElementOf, power};
use crate::parameters::Parameters;
use modmill_arith::field::RuntimeField;
use modmill_arith::field::{Complex, Quadratic};

type Plane<C> = Complex<ElementOf<<C as Coordinates>::Base>>;

/// The field Fp2 around the field of a curve.
pub(crate) struct Pairing<'a, C: Coordinates> {
    pub(crate) parameters: &'a Parameters,
    pub(crate) plane: &'a Quadratic<C::Base>,
    /// The field of the curve and of the first argument.
    pub(crate) f: &'a C,
}

/// The result of a pairing.
#[derive(Debug)]
pub(crate) enum Paired<E> {
    Value(E),
    /// The first argument does not have order N.
    WrongOrder,
    /// Miller's function has a zero or a pole at the second argument.
    Degenerate,
}

struct Miller<E, K> {
    x: E,
    y: E,
    z: E,
    numerator: K,
    denominator: K,
}

impl<C: Coordinates> Pairing<'_, C> {
    /// e(S, T) for S over the field of the curve and T over Fp2. Denominators are dropped where they are in Fp: there the final exponent takes them to 1.
    pub(crate) fn compute(
        &self,
        curve: &MontgomeryCurve<C::Element>,
        s: (&C::Element, &C::Element),
        t: (&Plane<C>, &Plane<C>),
    ) -> Paired<Plane<C>> {
        let (f, k, order) = (self.f, self.plane, &self.parameters.order);
        let drops = C::COUNT == 1 && k.base().is_zero(&t.0.im);
        let mut m = Miller { x: s.0.clone(), y: s.1.clone(), z: f.one(), numerator: k.one(), denominator: k.one() };
        for bit in (0..order.bits().saturating_sub(1)).rev() {
            self.double(curve, &mut m, t, drops);
            if f.is_zero(&m.z) {
                return Paired::WrongOrder;
            }
            if order.bit(bit) && !self.add(curve, &mut m, s, t, drops, bit == 0) {
                return Paired::WrongOrder;
            }
        }
        if !f.is_zero(&m.z) {
            return Paired::WrongOrder;
        }
        self.finish(&m)
    }

    /// Takes Miller's loop from R to 2R.
    fn double(&self, curve: &MontgomeryCurve<C::Element>, m: &mut Miller<C::Element, Plane<C>>, t: (&Plane<C>, &Plane<C>), drops: bool) {
        let (f, k) = (self.f, self.plane);
        let [xx, yy] = f.square_two([&m.x, &m.y]);
        let zz = f.square(&m.z);
        let [z4, axz] = f.mul_two([(&zz, &zz), (&f.mul(&curve.a, &m.x), &zz)]);
        let slope = f.add(&f.add(&f.double(&xx), &xx), &f.add(&f.double(&axz), &z4));
        let z = f.double(&f.mul(&m.y, &m.z));
        let [z3z3, slope2] = f.square_two([&z, &slope]);
        let [xyy, y4] = f.mul_two([(&m.x, &yy), (&yy, &yy)]);
        let xyy4 = f.double(&f.double(&xyy));
        let x = f.sub(&f.sub(&slope2, &f.mul(&curve.a, &z3z3)), &f.double(&xyy4));
        let y4 = f.double(&f.double(&f.double(&y4)));
        let y = f.sub(&f.mul(&slope, &f.sub(&xyy4, &x)), &y4);
        // Z3 Z^2 y_T - 2 Y^2 - slope (Z^2 x_T - X)
        let at = self.sub(&self.scale(t.0, &zz), &m.x);
        let zzz = f.mul(&z, &zz);
        let line = k.sub(&self.sub(&self.scale(t.1, &zzz), &f.double(&yy)), &self.scale(&at, &slope));
        m.numerator = k.mul(&k.square(&m.numerator), &line);
        if !drops {
            let vertical = self.sub(&self.scale(t.0, &z3z3), &x);
            m.numerator = self.scale(&m.numerator, &z);
            m.denominator = k.mul(&k.square(&m.denominator), &self.scale(&vertical, &zz));
        }
        (m.x, m.y, m.z) = (x, y, z);
    }

    /// Takes Miller's loop from R to R + S. True if the sum is O exactly at the last bit.
    fn add(
        &self,
        curve: &MontgomeryCurve<C::Element>,
        m: &mut Miller<C::Element, Plane<C>>,
        s: (&C::Element, &C::Element),
        t: (&Plane<C>, &Plane<C>),
        drops: bool,
        last: bool,
    ) -> bool {
        let (f, k) = (self.f, self.plane);
        let zz = f.square(&m.z);
        let zzz = f.mul(&zz, &m.z);
        let [u, v] = f.mul_two([(s.0, &zz), (s.1, &zzz)]);
        let (h, r) = (f.sub(&u, &m.x), f.sub(&v, &m.y));
        let opposite = f.is_zero(&h);
        if opposite != last || (opposite && f.is_zero(&r)) {
            return false;
        }
        if opposite {
            if !drops {
                m.numerator = k.mul(&m.numerator, &self.sub(t.0, s.0));
            }
            m.z = f.zero();
            return true;
        }
        let z = f.mul(&m.z, &h);
        let [hh, rr] = f.square_two([&h, &r]);
        let z3z3 = f.square(&z);
        let [xhh, hhh] = f.mul_two([(&m.x, &hh), (&h, &hh)]);
        let x = f.sub(&f.sub(&f.sub(&rr, &f.mul(&curve.a, &z3z3)), &hhh), &f.double(&xhh));
        let y = f.sub(&f.mul(&r, &f.sub(&xhh, &x)), &f.mul(&m.y, &hhh));
        // Z3 (y_T - y_S) - r (x_T - x_S)
        let line = k.sub(&self.scale(&self.sub(t.1, s.1), &z), &self.scale(&self.sub(t.0, s.0), &r));
        m.numerator = k.mul(&m.numerator, &line);
        if !drops {
            m.numerator = self.scale(&m.numerator, &z);
            m.denominator = k.mul(&m.denominator, &self.sub(&self.scale(t.0, &z3z3), &x));
        }
        (m.x, m.y, m.z) = (x, y, z);
        true
    }

    /// The power (p - 1) (p + 1) / N.
    fn finish(&self, m: &Miller<C::Element, Plane<C>>) -> Paired<Plane<C>> {
        let k = self.plane;
        let top = k.mul(&k.conjugate(&m.numerator), &m.denominator);
        let bottom = k.mul(&m.numerator, &k.conjugate(&m.denominator));
        match k.invert(&bottom) {
            Some(inverse) => Paired::Value(power(k, &k.mul(&top, &inverse), &self.parameters.cofactor)),
            None => Paired::Degenerate,
        }
    }

    fn scale(&self, a: &Plane<C>, s: &C::Element) -> Plane<C> {
        let s = self.f.embed(s);
        if C::COUNT == 1 { self.plane.scale(a, &s.re) } else { self.plane.mul(a, &s) }
    }

    fn sub(&self, a: &Plane<C>, s: &C::Element) -> Plane<C> {
        self.plane.sub(a, &self.f.embed(s))
    }
}
