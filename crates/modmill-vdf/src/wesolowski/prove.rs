//! pi = x^floor(2^T / l) from points of the chain (Wesolowski 2018, section 4.1), by buckets, on all threads.
//!
//! Write the exponent in base 2^L, L the spacing of the points C_i = x^(2^(iL)), and each of its digits in places of kappa bits:
//!     pi = prod over places j of ( prod_i C_i^(b_ij) )^(2^(kappa j)).
//! For one place, points with the same digit b are multiplied into bucket b; then prod_b bucket_b^b takes 2 * 2^kappa products by running
//! suffix products. Cost: T/kappa + (L/kappa) 2^(kappa+1) products and about L squarings.

use super::digits::Divider;
use crate::VdfError;
use crate::parallel::{Crew, Meter};
use modmill_arith::{BigUint, Element, Ring};

/// Widest place: 2^16 buckets of a few hundred bytes stay near the caches.
const WIDEST: u32 = 16;
/// Places whose digits are computed together, one multiplication mod l for all.
const TOGETHER: usize = 8;

/// How the proof is cut up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Plan {
    /// Bits of a place.
    pub(crate) kappa: u32,
    /// Places of a block.
    pub(crate) gamma: u64,
    /// Bits of a block, the distance between points.
    spacing: u64,
    /// Products in all.
    pub(crate) work: u64,
}

impl Plan {
    /// The kappa with the least work on the busiest of `threads` threads.
    pub(crate) fn choose(steps: u64, spacing: u64, threads: usize) -> Self {
        let points = (steps - 1) / spacing + 1;
        let candidate = |kappa: u32| {
            let gamma = spacing.div_ceil(u64::from(kappa));
            let place = points + (2 << kappa);
            let makespan = u128::from(gamma.div_ceil(threads as u64)) * u128::from(place);
            (makespan, Self { kappa, gamma, spacing, work: gamma.saturating_mul(place) })
        };
        let mut best = candidate(1);
        for kappa in 2..=WIDEST {
            let other = candidate(kappa);
            if other.0 < best.0 {
                best = other;
            }
        }
        best.1
    }

    /// (offset, width) of place j.
    fn place(&self, j: u64) -> (u64, u32) {
        let offset = j * u64::from(self.kappa);
        (offset, u64::from(self.kappa).min(self.spacing - offset) as u32)
    }
}

/// x^floor(2^T / l) for the chain's points, C_i at position i * spacing.
pub(crate) fn prove(
    ring: &Ring,
    steps: u64,
    l: &BigUint,
    points: &[Element],
    plan: &Plan,
    crew: &mut Crew<'_>,
) -> Result<Element, VdfError> {
    let divider = Divider::new(l);
    // a job is a run of neighbouring places; its own squarings (at most L) limit how finely it pays to cut
    let jobs = plan.gamma.min(if crew.threads() == 1 { 1 } else { 4 * crew.threads() as u64 });
    let parts = crew.run(jobs as usize, |job, meter| {
        let (first, end) = (job as u64 * plan.gamma / jobs, (job as u64 + 1) * plan.gamma / jobs);
        run_of_places(ring, steps, &divider, points, plan, first..end, meter)
    })?;
    let one = ring.element(&BigUint::from(1u8));
    Ok(parts.into_iter().flatten().fold(one, |mut product, part| {
        ring.mul_assign(&mut product, &part);
        product
    }))
}

/// The part of pi that the places of `range` give; nothing when they are all 0 or when told to stop.
fn run_of_places(
    ring: &Ring,
    steps: u64,
    divider: &Divider,
    points: &[Element],
    plan: &Plan,
    range: std::ops::Range<u64>,
    meter: &Meter,
) -> Option<Element> {
    let mut buckets: Vec<Option<Element>> = Vec::new();
    let mut result: Option<Element> = None;
    let places = range.clone().rev().map(|j| plan.place(j)).collect::<Vec<_>>();
    for group in places.chunks(TOGETHER) {
        let digits = divider.digits(steps, plan.spacing, points.len(), group);
        for (row, &(_, width)) in digits.iter().zip(group) {
            // going down to this place raises everything above it by 2^width
            if let Some(r) = &mut result {
                ring.square_n(r, u64::from(width));
            }
            buckets.clear();
            buckets.resize(1 << width, None);
            for (i, (point, &digit)) in points.iter().zip(row).enumerate() {
                match (digit, &mut buckets[digit as usize]) {
                    (0, _) => {}
                    (_, Some(bucket)) => ring.mul_assign(bucket, point),
                    (_, empty) => *empty = Some(point.clone()),
                }
                if i % 1024 == 1023 && !meter.add(1024) {
                    return None;
                }
            }
            multiply(ring, &mut result, join(ring, &buckets).as_ref());
            if !meter.add(points.len() as u64 % 1024 + (2 << width)) {
                return None;
            }
        }
    }
    let offset = range.start * u64::from(plan.kappa);
    if let Some(r) = &mut result {
        ring.square_n(r, offset);
    }
    result
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
