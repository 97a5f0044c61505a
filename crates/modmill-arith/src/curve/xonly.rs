//! Montgomery curves C y^2 = C x^3 + A x^2 + C x by x-coordinates alone, X : Z, generic over the field: doubling, the evaluation and
//! construction of isogenies of degree 2 and 4. M is a product, S a square.
//!
//! Sources: Montgomery 1987; De Feo, Masson, Petit, Sanso 2019 (the walk of curves y^2 = x^3 - (alpha + 1/alpha) x^2 + x);
//! De Feo, Jao, Plut 2011 and SIKE for the 4-isogenies.

use crate::field::RuntimeField;

/// X : Z. The neutral element has Z = 0.
#[derive(Debug, Clone)]
pub struct XPoint<E> {
    /// X.
    pub x: E,
    /// Z.
    pub z: E,
}

/// The coefficients that doublings use: (A + 2 C) : 4 C.
#[derive(Debug, Clone)]
pub struct Curve24<E> {
    /// A + 2 C.
    pub a24_plus: E,
    /// 4 C.
    pub c24: E,
}

/// A 4-isogeny, by what its evaluation multiplies by; X : Z is its kernel point.
#[derive(Debug, Clone)]
pub struct FourIsogeny<E> {
    /// 4 Z^2.
    pub k1: E,
    /// X - Z.
    pub k2: E,
    /// X + Z.
    pub k3: E,
}

/// 2 P. 4M + 2S, depth 3.
pub fn double<F: RuntimeField>(f: &F, p: &XPoint<F::Element>, curve: &Curve24<F::Element>) -> XPoint<F::Element> {
    let (difference, sum) = (f.sub(&p.x, &p.z), f.add(&p.x, &p.z));
    let [t0, t1] = f.square_two([&difference, &sum]);
    let t2 = f.sub(&t1, &t0);
    let [scaled, part] = f.mul_two([(&curve.c24, &t0), (&curve.a24_plus, &t2)]);
    let [x, z] = f.mul_two([(&scaled, &t1), (&f.add(&scaled, &part), &t2)]);
    XPoint { x, z }
}

/// 2 P on a curve with C = 1, given (A + 2) / 4. 3M + 2S, depth 3.
pub fn double_affine<F: RuntimeField>(f: &F, p: &XPoint<F::Element>, a24: &F::Element) -> XPoint<F::Element> {
    let (difference, sum) = (f.sub(&p.x, &p.z), f.add(&p.x, &p.z));
    let [t0, t1] = f.square_two([&difference, &sum]);
    let t2 = f.sub(&t1, &t0);
    let [x, part] = f.mul_two([(&t0, &t1), (a24, &t2)]);
    let z = f.mul(&f.add(&t0, &part), &t2);
    XPoint { x, z }
}

/// The 4-isogeny whose kernel `p`, of order 4 and not above (0, 0), generates, and the curve it leads to. 4S.
pub fn four_isogeny<F: RuntimeField>(f: &F, p: &XPoint<F::Element>) -> (FourIsogeny<F::Element>, Curve24<F::Element>) {
    let [xx, zz] = f.square_two([&p.x, &p.z]);
    let (xx2, k1) = (f.double(&xx), f.double(&zz));
    let [a24_plus, c24] = f.square_two([&xx2, &k1]);
    (FourIsogeny { k1: f.double(&k1), k2: f.sub(&p.x, &p.z), k3: f.add(&p.x, &p.z) }, Curve24 { a24_plus, c24 })
}

/// The image of `p`. 6M + 2S, depth 4.
pub fn evaluate_four<F: RuntimeField>(f: &F, isogeny: &FourIsogeny<F::Element>, p: &XPoint<F::Element>) -> XPoint<F::Element> {
    let (t0, t1) = (f.add(&p.x, &p.z), f.sub(&p.x, &p.z));
    let [x, z] = f.mul_two([(&t0, &isogeny.k2), (&t1, &isogeny.k3)]);
    // t0 t1 K1 needs nothing of X and Z: its two products stand beside the others.
    let t0 = f.mul(&f.mul(&t0, &t1), &isogeny.k1);
    let [sum, difference] = f.square_two([&f.add(&x, &z), &f.sub(&x, &z)]);
    let [x, z] = f.mul_two([(&f.add(&t0, &sum), &sum), (&difference, &f.sub(&difference, &t0))]);
    XPoint { x, z }
}

/// One step forward on the walk: the image under the 2-isogeny of E_alpha, y^2 = x^3 - (alpha + 1/alpha) x^2 + x, with kernel (alpha, 0).
/// 4M.
pub fn step_forward<F: RuntimeField>(f: &F, alpha: &F::Element, p: &XPoint<F::Element>) -> XPoint<F::Element> {
    let [ax, az] = f.mul_two([(alpha, &p.x), (alpha, &p.z)]);
    let [x, z] = f.mul_two([(&p.x, &f.sub(&ax, &p.z)), (&p.z, &f.sub(&p.x, &az))]);
    XPoint { x, z }
}

/// One step of the evaluation: the image under the dual of the step forward from E_alpha, whose kernel is (0, 0). 2S + 1M, depth 2.
pub fn step_back<F: RuntimeField>(f: &F, alpha: &F::Element, p: &XPoint<F::Element>) -> XPoint<F::Element> {
    let [x, difference] = f.square_two([&f.add(&p.x, &p.z), &f.sub(&p.x, &p.z)]);
    let z = f.mul(alpha, &f.sub(&x, &difference));
    XPoint { x, z }
}
