//! pi = x^floor(2^T / l) from points of the chain (Wesolowski 2018, section 4.1), by buckets, on all threads.
//!
//! Write the exponent in base 2^L, L the spacing of the points C_i = x^(2^(iL)), and each of its digits in places of kappa bits:
//!     pi = prod over places j of ( prod_i C_i^(b_ij) )^(2^(kappa j)).
//! For one place, points with the same digit b are multiplied into bucket b; then prod_b bucket_b^b takes 2 * 2^kappa products by running
//! suffix products. Cost: T/kappa + (L/kappa) 2^(kappa+1) products, and L squarings to join the places.

use super::buckets::BucketParameters;
use super::digits::Divider;
use crate::control::{Phase, Pool, Stopped, Task};
use modmill_arith::{BigUint, Element, Ring};

/// Bytes of digits held at a time.
const DIGIT_MEMORY: usize = 64 << 20;

/// x^floor(2^T / l) for the chain's points, C_i at position i * spacing.
pub(crate) fn prove(
    ring: &Ring,
    steps: u64,
    l: &BigUint,
    points: &[Element],
    parameters: &BucketParameters,
    pool: &mut Pool<'_, Phase>,
) -> Result<Element, Stopped> {
    let divider = Divider::new(l);
    let places = (0..parameters.gamma).rev().map(|j| parameters.place(j)).collect::<Vec<_>>();
    let together = (DIGIT_MEMORY / (2 * points.len())).clamp(16, places.len().max(16));
    let mut result: Option<Element> = None;
    for group in places.chunks(together) {
        let cuts = points.len().min(4 * pool.threads());
        let range = |cut: usize| cut * points.len() / cuts..(cut + 1) * points.len() / cuts;
        let digits = pool.run(cuts, |cut, _| Ok::<_, Stopped>(divider.digits(steps, parameters.spacing, range(cut), group)))?;
        let parts = pool.run(group.len(), |place, task| {
            let digits = digits.iter().flat_map(|rows| &rows[place]);
            one_place(ring, points, digits, group[place].1, task)
        })?;
        // Going down by one place raises everything above it to the power 2^width.
        result = pool.run_one(|task| {
            group.iter().zip(&parts).try_fold(result, |mut result, (&(_, width), part)| {
                if let Some(r) = &mut result {
                    ring.square_n(r, u64::from(width));
                }
                multiply(ring, &mut result, part.as_ref());
                task.step(u64::from(width)).map(|()| result)
            })
        })?;
    }
    Ok(result.unwrap_or_else(|| ring.element(&BigUint::from(1u8))))
}

/// prod_i C_i^(b_i) for the digits b_i of one place; `None` when they are all 0.
fn one_place<'d>(
    ring: &Ring,
    points: &[Element],
    digits: impl Iterator<Item = &'d u16>,
    width: u32,
    task: &Task,
) -> Result<Option<Element>, Stopped> {
    let mut buckets: Vec<Option<Element>> = vec![None; 1 << width];
    let mut digits = digits.map(|d| usize::from(*d)).peekable();
    for (i, point) in points.iter().enumerate() {
        let digit = digits.next().unwrap_or(0);
        // Fetch the next bucket and point during this product.
        if let Some(bucket) = digits.peek().and_then(|next| buckets.get(*next)?.as_ref()) {
            bucket.prefetch();
        }
        if let Some(point) = points.get(i + 1) {
            point.prefetch();
        }
        // A digit that changed in memory makes a wrong proof, which is found, and no panic.
        match &mut buckets[digit & ((1 << width) - 1)] {
            _ if digit == 0 => {}
            Some(bucket) => ring.mul_assign(bucket, point),
            empty => *empty = Some(point.clone()),
        }
        if i % 1024 == 1023 {
            task.step(1024)?;
        }
    }
    task.step(points.len() as u64 % 1024 + (2 << width))?;
    Ok(join(ring, &buckets))
}

/// prod_b bucket_b^b = prod over b of the suffix products bucket_b bucket_(b+1) ...
fn join(ring: &Ring, buckets: &[Option<Element>]) -> Option<Element> {
    let (mut suffix, mut total): (Option<Element>, Option<Element>) = (None, None);
    for bucket in buckets.iter().skip(1).rev() {
        multiply(ring, &mut suffix, bucket.as_ref());
        multiply(ring, &mut total, suffix.as_ref());
    }
    total
}

fn multiply(ring: &Ring, product: &mut Option<Element>, factor: Option<&Element>) {
    match (product.as_mut(), factor) {
        (Some(p), Some(f)) => ring.mul_assign(p, f),
        (None, Some(f)) => *product = Some(f.clone()),
        (_, None) => {}
    }
}
