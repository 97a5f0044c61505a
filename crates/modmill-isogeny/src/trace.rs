//! The trace of a point over Fp2, which turns the image of an input into the output.

use crate::curve::MontgomeryCurve;
use crate::field::{BaseField, Coordinates, Value};
use crate::parameters::Parameters;
use modmill_arith::Natural;
use modmill_arith::field::RuntimeField;
use modmill_arith::field::{Complex, Quadratic};

/// x of R + pi(R) for a point R of the start curve with this x, where pi conjugates the coordinates; `None` where the sum is O. The sign of R, which x leaves
/// open, changes that of the sum alone.
pub(crate) fn trace<F: BaseField>(f: &F, parameters: &Parameters, start: &Natural, x: &Value) -> Option<Natural> {
    let k = Quadratic::new(f.clone());
    let curve = MontgomeryCurve::new(f, &f.element(start))?;
    let a = Complex { re: curve.a, im: f.zero() };
    let x = k.enter(x)?;
    let side = k.mul(&x, &k.add(&k.mul(&x, &k.add(&x, &a)), &k.one()));
    let y = k.sqrt(parameters, &side)?;
    let (x2, y2) = (k.conjugate(&x), k.conjugate(&y));
    let slope = if !f.is_zero(&x.im) {
        k.mul(&k.sub(&y2, &y), &k.invert(&k.sub(&x2, &x))?)
    } else if f.is_zero(&y.im) {
        // R is over Fp: its double.
        let top = k.add(&k.add(&k.mul(&k.add(&k.double(&x), &x), &x), &k.double(&k.mul(&a, &x))), &k.one());
        k.mul(&top, &k.invert(&k.double(&y))?)
    } else {
        return None;
    };
    let sum = k.sub(&k.sub(&k.sub(&k.square(&slope), &a), &x), &x2);
    Some(f.value(&sum.re))
}
