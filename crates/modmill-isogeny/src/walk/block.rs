//! A block of the delay function's walk as one point, and back.

use super::{Strategy, walk};
use crate::IsogenyError;
use modmill_arith::Natural;
use modmill_arith::PrimeField;
use modmill_arith::curve::xonly::{Curve24, XPoint, double, step_forward};
use modmill_arith::field::RuntimeField;
use std::time::{Duration, Instant};

/// Values of x that are tried; one in four is such a point's.
const TRIES: u64 = 500;

/// The most steps of a block over `field`, n - 2 where 2^n divides p + 1 exactly. E(Fp) has points K of order 2^(n-1), too, but both K and K + (0, 0),
/// which differ in the last step, have the double that leads to (alpha, 0).
#[must_use]
pub fn longest_block(field: &PrimeField) -> usize {
    let n = (field.prime() + 1u8).trailing_zeros().unwrap_or_default();
    usize::try_from(n).unwrap_or(usize::MAX) - 2
}

/// x of a point of order 2^steps on E_alpha(Fp), whose multiple by 2^(steps-1) is (alpha, 0): it generates the kernel of the next `steps` steps.
///
/// alpha and alpha^2 - 1 must be squares, as they are on the whole walk. The same point is found each time.
///
/// # Errors
/// [`IsogenyError::BadOption`] unless 1 <= steps <= [`longest_block`], and for an alpha that is on no walk.
pub fn kernel_point(field: &PrimeField, alpha: &Natural, steps: usize) -> Result<Natural, IsogenyError> {
    let longest = longest_block(field);
    if !(1..=longest).contains(&steps) {
        return Err(bad(format!("a block over this field has 1 to {longest} steps (got {steps})")));
    }
    let a = field.element(alpha);
    let inverse = field.invert(&a).ok_or_else(zero)?;
    let sum = field.add(&a, &inverse);
    let curve = curve(field, &sum);
    let odd = (field.prime() + 1u8) >> (longest + 2);
    for number in 2..2 + TRIES {
        let x = field.element(&number.into());
        // y^2 = x (x^2 - (alpha + 1/alpha) x + 1)
        let side = field.add(&field.mul(&field.sub(&x, &sum), &x), &field.one());
        if !field.is_square(&field.mul(&side, &x)) {
            continue;
        }
        // Of order 2^(longest + 1) or smaller. The double of (alpha, 0) is O, so no other order passes below.
        let point = multiply(field, &curve, &odd, &x);
        let wanted = double_n(field, point, &curve, longest + 1 - steps);
        let last = double_n(field, wanted.clone(), &curve, steps - 1);
        if !field.is_zero(&last.z) && field.equal(&last.x, &field.mul(&a, &last.z)) {
            let z = field.invert(&wanted.z).unwrap_or_else(|| field.zero());
            return Ok(field.value(&field.mul(&wanted.x, &z)));
        }
    }
    Err(bad(format!("alpha = {alpha:#x} is on no walk: alpha and alpha^2 - 1 must be squares")))
}

/// The alphas of the next `steps` steps from E_alpha: the first is `alpha` itself. `kernel` is x of a point as [`kernel_point`] finds.
///
/// `None` when the point does not have the order 2^steps, or does not lead through (alpha, 0). What is returned is the walk of the kernel that
/// the point generates, so a wrong point of the right kind gives a wrong walk.
pub fn expand<F: RuntimeField>(f: &F, alpha: &F::Element, kernel: &F::Element, steps: usize) -> Option<Vec<F::Element>> {
    let sum = f.add(alpha, &f.invert(alpha)?);
    let mut start = curve(f, &sum);
    let mut point = XPoint { x: kernel.clone(), z: f.one() };
    let mut found = Vec::with_capacity(steps);
    if steps % 2 == 1 {
        // One 2-isogeny first, to the curve of A = 2 - 4 alpha^2.
        found.push(alpha.clone());
        point = step_forward(f, alpha, &point);
        let one = f.one();
        let four = f.double(&f.double(&one));
        start = Curve24 { a24_plus: f.sub(&four, &f.mul(&four, &f.square(alpha))), c24: four };
    }
    if steps >= 2 {
        let walked = walk(f, start, point, &Strategy::of_least_work(steps / 2));
        alphas_of(f, &walked.leaves, &mut found)?;
    }
    let fits = match (steps % 2, found.as_slice()) {
        (0, [first, ..]) => f.equal(first, alpha),
        // The step from alpha to alpha' leads to the curve of A = 2 - 4 alpha^2 = -(alpha' + 1/alpha').
        (_, [_, next, ..]) => {
            let square = f.square(&f.double(alpha));
            let sum = f.sub(&square, &f.double(&f.one()));
            f.equal(&f.add(&f.square(next), &f.one()), &f.mul(&sum, next))
        }
        (_, [_]) => f.equal(kernel, alpha),
        _ => false,
    };
    fits.then_some(found)
}

/// The result of [`compute`].
#[derive(Debug, Clone)]
pub struct Computed {
    /// alpha behind the last 4-isogeny.
    pub alpha: Natural,
    /// A of the same curve up to its sign, as the 4-isogenies give it.
    pub a: Natural,
    /// Time of the 4-isogenies, without the search of the kernel point.
    pub elapsed: Duration,
}

/// The next 2k steps of the walk from E_alpha as the 4^k-isogeny of [`kernel_point`]'s point, in the order of a strategy of k rows.
///
/// # Errors
/// As [`kernel_point`].
pub fn compute(field: &PrimeField, alpha: &Natural, strategy: &Strategy) -> Result<Computed, IsogenyError> {
    let kernel = field.element(&kernel_point(field, alpha, 2 * strategy.k())?);
    let a = field.element(alpha);
    let sum = field.add(&a, &field.invert(&a).ok_or_else(zero)?);
    let start = curve(field, &sum);
    let began = Instant::now();
    let walked = walk(field, start, XPoint { x: kernel, z: field.one() }, strategy);
    let elapsed = began.elapsed();
    let mut alphas = Vec::with_capacity(2 * strategy.k());
    alphas_of(field, &walked.leaves, &mut alphas).ok_or_else(zero)?;
    let last = alphas.pop().ok_or_else(zero)?;
    // alpha' = 2 alpha (alpha + r) - 1 with r^2 = alpha^2 - 1.
    let root = field.principal_root(&field.sub(&field.square(&last), &field.one()));
    let next = field.sub(&field.double(&field.mul(&last, &field.add(&last, &root))), &field.one());
    let scale = field.invert(&walked.end.c24).ok_or_else(zero)?;
    let quarter = field.mul(&walked.end.a24_plus, &scale);
    let a = field.sub(&field.double(&field.double(&quarter)), &field.double(&field.one()));
    Ok(Computed { alpha: field.value(&next), a: field.value(&a), elapsed })
}

/// Appends the two alphas of each point of order 4, X : Z. With x = X / Z they are (x^2 + 1) / 2x and x^2; the first has its sign changed after the first
/// 4-isogeny, which leads to the curve of -A. One inversion for all.
fn alphas_of<F: RuntimeField>(f: &F, leaves: &[XPoint<F::Element>], found: &mut Vec<F::Element>) -> Option<()> {
    let mut products = Vec::with_capacity(leaves.len());
    let mut product = f.one();
    for leaf in leaves {
        products.push(product.clone());
        product = f.mul(&product, &f.mul(&leaf.x, &f.double(&leaf.z)));
    }
    let mut inverse = f.invert(&product)?;
    let at = found.len();
    found.resize(at + 2 * leaves.len(), f.zero());
    for (i, leaf) in leaves.iter().enumerate().rev() {
        let [xx, zz] = f.square_two([&leaf.x, &leaf.z]);
        // 1 / 2XZ
        let [mine, rest] = f.mul_two([(&inverse, &products[i]), (&inverse, &f.mul(&leaf.x, &f.double(&leaf.z)))]);
        inverse = rest;
        let [even, half] = f.mul_two([(&mine, &f.add(&xx, &zz)), (&mine, &xx)]);
        found[at + 2 * i] = if i == 0 { even } else { f.negate(&even) };
        found[at + 2 * i + 1] = f.square(&f.double(&half));
    }
    Some(())
}

/// The curve E_alpha, from alpha + 1/alpha.
fn curve<F: RuntimeField>(f: &F, sum: &F::Element) -> Curve24<F::Element> {
    let two = f.double(&f.one());
    Curve24 { a24_plus: f.sub(&two, sum), c24: f.double(&two) }
}

fn double_n<F: RuntimeField>(f: &F, point: XPoint<F::Element>, curve: &Curve24<F::Element>, n: usize) -> XPoint<F::Element> {
    (0..n).fold(point, |point, _| double(f, &point, curve))
}

/// n P for n >= 1 and x != 0, by Montgomery's ladder.
fn multiply<F: RuntimeField>(f: &F, curve: &Curve24<F::Element>, n: &Natural, x: &F::Element) -> XPoint<F::Element> {
    let base = XPoint { x: x.clone(), z: f.one() };
    let mut ladder = [base.clone(), double(f, &base, curve)];
    for bit in (0..n.bits().saturating_sub(1)).rev() {
        let [one, two] = &ladder;
        let [u, v] = f.mul_two([(&f.sub(&one.x, &one.z), &f.add(&two.x, &two.z)), (&f.add(&one.x, &one.z), &f.sub(&two.x, &two.z))]);
        let [xx, zz] = f.square_two([&f.add(&u, &v), &f.sub(&u, &v)]);
        let total = XPoint { x: xx, z: f.mul(x, &zz) };
        ladder = if n.bit(bit) { [total, double(f, two, curve)] } else { [double(f, one, curve), total] };
    }
    let [one, _] = ladder;
    one
}

fn zero() -> IsogenyError {
    bad("0 is the alpha of no curve".into())
}

fn bad(reason: String) -> IsogenyError {
    IsogenyError::BadOption { name: "block", reason }
}
