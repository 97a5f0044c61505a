//! Square roots in Fp2, and the steps of a walk that take one each.
//!
//! A square root costs two powers in Fp. Two steps together cost three: from r^2 = alpha^2 - 1 and alpha' = 2 alpha (alpha + r) - 1 follows
//!
//! ```text
//! alpha' = (alpha + r)^2,    alpha'^2 - 1 = 4 alpha alpha' r,    r' = 2 s s' sqrt(r)    for s^2 = alpha, s' = alpha + r
//! ```
//!
//! so that, where s is known from the step before, the next step needs sqrt(r). Its norm is a root of the norm of r and so a fourth root of that of
//! alpha^2 - 1, which costs as much as a square root.

use crate::base_field::BaseField;
use modmill_arith::field::{Complex, Quadratic, RuntimeField};

/// The values known of a curve of the walk beside alpha.
#[derive(Debug, Clone)]
pub(crate) struct Known<E> {
    /// A square root of alpha.
    alpha: Option<E>,
    /// A square root of alpha^2 - 1.
    root: Option<E>,
}

impl<E> Default for Known<E> {
    fn default() -> Self {
        Self { alpha: None, root: None }
    }
}

/// The next alpha of a walk: see [`crate::field::Coordinates::next`].
pub(crate) fn next<F: BaseField>(
    plane: &Quadratic<F>,
    alpha: &Complex<F::Element>,
    known: &mut Known<Complex<F::Element>>,
    other: bool,
) -> Complex<F::Element> {
    let (any, fourth) = known.root.take().map_or_else(
        || {
            // A curve of the walk always has a root; a wrong one would show at the first evaluation.
            let square = plane.sub(&plane.square(alpha), &plane.one());
            let fourth = plane.base().principal_fourth_root(&plane.norm(&square));
            (root(plane, &square, &plane.base().square(&fourth)), Some(fourth))
        },
        |root| (root, None),
    );
    let even = named(plane, any);
    let turn = if other { plane.negate(&even) } else { even };
    let sum = plane.add(alpha, &turn);
    let before = known.alpha.replace(sum.clone());
    known.root = before.zip(fourth).map(|(before, fourth)| {
        let ahead = plane.mul(&plane.mul(&before, &sum), &root(plane, &turn, &fourth));
        plane.double(&ahead)
    });
    plane.sub(&plane.double(&plane.mul(alpha, &sum)), &plane.one())
}

/// The square root that set-up names, if there is one.
pub(crate) fn sqrt<F: BaseField>(plane: &Quadratic<F>, a: &Complex<F::Element>) -> Option<Complex<F::Element>> {
    let f = plane.base();
    if f.is_zero(&a.im) {
        return Some(named(plane, real(plane, &a.re)));
    }
    let norm = plane.norm(a);
    let norm_root = f.principal_root(&norm);
    f.equal(&f.square(&norm_root), &norm).then(|| named(plane, root(plane, a, &norm_root)))
}

/// A square root of an element of Fp.
fn real<F: BaseField>(plane: &Quadratic<F>, a: &F::Element) -> Complex<F::Element> {
    let f = plane.base();
    let root = f.principal_root(a);
    if f.equal(&f.square(&root), a) { Complex { re: root, im: f.zero() } } else { Complex { re: f.zero(), im: root } }
}

/// A square root of a square, given one of its norm.
fn root<F: BaseField>(plane: &Quadratic<F>, square: &Complex<F::Element>, norm: &F::Element) -> Complex<F::Element> {
    let f = plane.base();
    if f.is_zero(&square.im) {
        return real(plane, &square.re);
    }
    // (re + norm) / 2 is the square of the root's real part, or the negative of that of its imaginary part. One power tells which, and gives that part and its
    // inverse, w or -w; the other part is im / 2 times that.
    let half = f.halve(&f.add(&square.re, norm));
    let w = f.inverse_root(&half);
    let [one, other] = f.mul_two([(&half, &w), (&f.halve(&square.im), &w)]);
    if f.equal(&f.mul(&one, &w), &f.one()) { Complex { re: one, im: other } } else { Complex { re: f.negate(&other), im: one } }
}

/// The one of a root and its negative that has an even real part, or, where that is 0, an even imaginary part.
fn named<F: BaseField>(plane: &Quadratic<F>, root: Complex<F::Element>) -> Complex<F::Element> {
    let f = plane.base();
    let deciding = if f.is_zero(&root.re) { &root.im } else { &root.re };
    if f.is_odd(deciding) { plane.negate(&root) } else { root }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parameters::Parameters;
    use crate::start;
    use modmill_arith::{BackendChoice, Element, IntegerBackend, Natural, PrimeField};

    fn planes() -> Vec<(Parameters, Quadratic<PrimeField>)> {
        let names = modmill_arith::SPECIAL_PRIMES.iter().map(|prime| Parameters::named(prime.name).unwrap());
        let over = |parameters: &Parameters, b| PrimeField::new(&parameters.p, BackendChoice::Named(b)).ok();
        let both = |p: Parameters| IntegerBackend::names().into_iter().filter_map(move |b| Some((p.clone(), Quadratic::new(over(&p, b)?))));
        names.flat_map(both).collect()
    }

    fn value(plane: &Quadratic<PrimeField>, a: &Complex<Element>) -> [Natural; 2] {
        [&a.re, &a.im].map(|coordinate| plane.base().value(coordinate))
    }

    #[test]
    fn two_steps_together_are_two_steps() {
        for (parameters, plane) in planes() {
            let f = plane.base();
            let begin = Complex { re: f.element(&start::for_tests(&parameters)), im: f.zero() };
            let (mut one, mut other, mut known) = (begin.clone(), begin, Known::default());
            for step in 0..40u32 {
                let turn = 0b1011_0001_1010u32 >> (step % 12) & 1 == 1;
                one = next(&plane, &one, &mut known, turn);
                // Without what the step before found, by the root of the definition.
                let root = sqrt(&plane, &plane.sub(&plane.square(&other), &plane.one())).unwrap();
                let sum = if turn { plane.sub(&other, &root) } else { plane.add(&other, &root) };
                other = plane.sub(&plane.double(&plane.mul(&other, &sum)), &plane.one());
                assert_eq!(value(&plane, &one), value(&plane, &other), "step {step}");
            }
        }
    }

    #[test]
    fn roots_are_those_that_set_up_names() {
        for (parameters, plane) in planes() {
            let number = |v: u32| &parameters.p * v / 7u8;
            for (re, im) in (0..7).flat_map(|re| (0..7).map(move |im| (re, im))) {
                let numbers = [number(re), number(im)];
                let [re, im] = numbers.clone().map(|v| plane.base().element(&v));
                let a = Complex { re, im };
                let found = sqrt(&plane, &plane.square(&a)).unwrap();
                let deciding = if numbers[0] == 0u8.into() { &numbers[1] } else { &numbers[0] };
                let wanted = if deciding.bit(0) { value(&plane, &plane.negate(&a)) } else { numbers };
                assert_eq!(value(&plane, &found), wanted);
            }
        }
    }
}
