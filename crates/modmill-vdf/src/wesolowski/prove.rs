//! pi = x^floor(2^T / l) from points of the chain (Wesolowski 2018, section 4.1), by buckets, on all threads.
//!
//! Write the exponent in base 2^L, L the spacing of the points C_i = x^(2^(iL)), and each of its digits in places of kappa bits:
//!     pi = prod over places j of ( prod_i C_i^(b_ij) )^(2^(kappa j)).
//! For one place, points with the same digit b are multiplied into bucket b; then prod_b bucket_b^b takes 2 * 2^kappa products by running
//! suffix products. The first point of a bucket costs none. In all: T/kappa + (L/kappa) 2^kappa products, and L squarings to join the places.
//!
//! The buckets of a place would overflow the nearer caches. So its digits are m a + b, b < m, and a job takes those with one a: m buckets,
//! which give u_a = prod bucket^b and v_a = prod bucket. The place is (prod_a u_a) (prod_a v_a^a)^m.

use super::dealt::{Dealt, deal};
use super::digits::Divider;
use super::places::Places;
use crate::control::{Phase, Pool, Stopped, Task};
use modmill_arith::{Element, Natural, Ring};

/// Bytes of digits held at a time.
const DIGIT_MEMORY: usize = 64 << 20;
/// log2 m: m buckets stay in a core's own cache.
const TRAILING: u32 = 10;
/// Products between requests to the caches. Together, requests wait for the tables of pages and for memory at the same time.
const BATCH: usize = 12;
/// Jobs for each thread at most: the last one to end keeps the other threads waiting.
const JOBS: usize = 8;

/// The factor of x^floor(2^T / l) that some of the chain's points make, C_i at position i * spacing: those from C_`first` on. All points make
/// the whole.
pub(crate) fn prove(
    ring: &Ring,
    steps: u64,
    l: &Natural,
    first: usize,
    points: &[Element],
    parameters: &Places,
    pool: &mut Pool<'_, Phase>,
) -> Result<Element, Stopped> {
    let divider = Divider::new(l);
    let places = (0..parameters.gamma).rev().map(|j| parameters.place(j)).collect::<Vec<_>>();
    let together = (DIGIT_MEMORY / (size_of::<Dealt>() * points.len().max(1))).max(1);
    let cuts = points.len().min(4 * pool.threads());
    let cut = |cut: usize| cut * points.len() / cuts..(cut + 1) * points.len() / cuts;
    let mut result: Option<Element> = None;
    for group in places.chunks(together) {
        // dealt[cut][place][a]
        let dealt = pool.run(cuts, |i, _| {
            let blocks = cut(i).start + first..cut(i).end + first;
            let digits = divider.digits(steps, parameters.spacing, blocks, group);
            let deal = |(row, place): (&Vec<u16>, &(u64, u32))| deal(row, TRAILING, leading_values(place.1));
            Ok::<_, Stopped>(digits.iter().zip(group).map(deal).collect::<Vec<_>>())
        })?;
        let lists: Vec<(usize, usize)> =
            group.iter().enumerate().flat_map(|(j, place)| (0..leading_values(place.1)).map(move |a| (j, a))).collect();
        let jobs = lists.len().min(JOBS * pool.threads());
        let parts = pool.run(jobs, |job, task| {
            let mut buckets = Buckets::new(ring, parameters.place(0).1.min(TRAILING));
            let lists = &lists[job * lists.len() / jobs..(job + 1) * lists.len() / jobs];
            let one = |&(j, a): &(usize, usize)| {
                for (i, dealt) in dealt.iter().enumerate() {
                    buckets.fill(&points[cut(i)], &dealt[j][a], task)?;
                }
                task.step(buckets.full.len() as u64)?;
                Ok(buckets.empty())
            };
            lists.iter().map(one).collect::<Result<Vec<_>, Stopped>>()
        })?;
        // Going down by one place raises everything above it to the power 2^width.
        result = pool.run_one(|task| {
            let mut parts = parts.into_iter().flatten();
            group.iter().try_fold(result, |mut result, &(_, width)| {
                if let Some(r) = &mut result {
                    ring.square_n(r, u64::from(width));
                }
                let (u, v): (Vec<_>, Vec<_>) = parts.by_ref().take(leading_values(width)).map(|part| (part.total, part.product)).unzip();
                let mut power = join(ring, v.iter().map(Option::as_ref)).total;
                if let Some(power) = &mut power {
                    ring.square_n(power, u64::from(TRAILING));
                }
                u.iter().chain([&power]).for_each(|factor| multiply(ring, &mut result, factor.as_ref()));
                task.step(u64::from(width)).map(|()| result)
            })
        })?;
    }
    Ok(result.unwrap_or_else(|| ring.element(&Natural::from(1u8))))
}

/// The number of values that the leading bits of a digit can have.
fn leading_values(width: u32) -> usize {
    1 << width.saturating_sub(TRAILING)
}

/// m buckets, whose memory serves one value of the leading bits after another.
struct Buckets<'r> {
    ring: &'r Ring,
    elements: Vec<Element>,
    full: Vec<bool>,
}

impl<'r> Buckets<'r> {
    /// Memory for digits of `bits` trailing bits.
    fn new(ring: &'r Ring, bits: u32) -> Self {
        let one = ring.element(&Natural::from(1u8));
        Self { ring, elements: vec![one; 1 << bits], full: vec![false; 1 << bits] }
    }

    /// Multiplies each point that is dealt into its bucket.
    fn fill(&mut self, points: &[Element], dealt: &[Dealt], task: &Task) -> Result<(), Stopped> {
        for (i, batch) in dealt.chunks(BATCH).enumerate() {
            let later = |batches: usize| dealt.iter().skip((i + batches) * BATCH).take(BATCH);
            later(2).filter_map(|d| points.get(d.point as usize)).for_each(Element::prefetch_place);
            later(1).filter_map(|d| points.get(d.point as usize)).for_each(Element::prefetch);
            batch.iter().filter_map(|d| self.elements.get(usize::from(d.trailing))).for_each(Element::prefetch);
            for &Dealt { point, trailing } in batch {
                let (point, trailing) = (point as usize, usize::from(trailing));
                // A number that changed in memory makes a wrong proof, which is found, and no panic.
                let (Some(point), Some(bucket)) = (points.get(point), self.elements.get_mut(trailing)) else { continue };
                if std::mem::replace(&mut self.full[trailing], true) {
                    self.ring.mul_assign(bucket, point);
                } else {
                    bucket.clone_from(point);
                }
            }
            task.step(batch.len() as u64)?;
        }
        Ok(())
    }

    /// u and v; the buckets are empty afterwards.
    fn empty(&mut self) -> Joined {
        let joined = join(self.ring, self.elements.iter().zip(&self.full).map(|(bucket, full)| full.then_some(bucket)));
        self.full.fill(false);
        joined
    }
}

/// prod_b f_b^b and prod_b f_b.
struct Joined {
    total: Option<Element>,
    product: Option<Element>,
}

/// The first is the product over b > 0 of the suffix products f_b f_(b+1) ...
fn join<'f>(ring: &Ring, factors: impl DoubleEndedIterator<Item = Option<&'f Element>> + ExactSizeIterator) -> Joined {
    let (mut product, mut total): (Option<Element>, Option<Element>) = (None, None);
    for (b, factor) in factors.enumerate().rev() {
        multiply(ring, &mut product, factor);
        if b > 0 {
            multiply(ring, &mut total, product.as_ref());
        }
    }
    Joined { total, product }
}

fn multiply(ring: &Ring, product: &mut Option<Element>, factor: Option<&Element>) {
    match (product.as_mut(), factor) {
        (Some(p), Some(f)) => ring.mul_assign(p, f),
        (None, Some(f)) => *product = Some(f.clone()),
        (_, None) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::super::digits::quotient;
    use super::*;
    use crate::control::NoProgress;
    use modmill_arith::{BackendChoice, Modulus};

    #[test]
    fn any_number_of_threads_and_places_gives_the_power() {
        let modulus = Modulus::new((Natural::from(1u8) << 256) - 189u8).unwrap();
        let l = (Natural::from(1u8) << 264) - 275u16;
        let mut most_lists = 0;
        for (steps, spacing) in [(1u64, 128u64), (263, 5), (264, 264), (1000, 7), (4096, 1), (5001, 96), (70_000, 11), (90_000, 22)] {
            let ring = Ring::new(&modulus, BackendChoice::Auto).unwrap();
            let mut point = ring.element(&Natural::from(3u8));
            let next = |point: &mut Element| {
                std::mem::replace(point, {
                    let mut p = point.clone();
                    ring.square_n(&mut p, spacing);
                    p
                })
            };
            let points: Vec<Element> = (0..steps.div_ceil(spacing)).map(|_| next(&mut point)).collect();
            let places = Places::choose(steps, spacing);
            most_lists = most_lists.max(leading_values(places.place(0).1));
            let right = Natural::from(3u8).modpow(&quotient(steps, &l), modulus.value());
            for threads in 1..=4 {
                let mut quiet = NoProgress;
                let mut pool = Pool::new(threads, Phase::Prove, places.work, &mut quiet);
                let pi = prove(&ring, steps, &l, 0, &points, &places, &mut pool).unwrap();
                assert_eq!(ring.value(&pi), right, "{steps} squarings, spacing {spacing}, {threads} threads");
            }
            for cuts in [vec![0, points.len() / 3, points.len()], (0..=points.len().min(9)).chain([points.len()]).collect()] {
                let mut product = ring.element(&Natural::from(1u8));
                for range in cuts.windows(2) {
                    let mut quiet = NoProgress;
                    let mut pool = Pool::new(2, Phase::Prove, places.work, &mut quiet);
                    let part = prove(&ring, steps, &l, range[0], &points[range[0]..range[1]], &places, &mut pool).unwrap();
                    ring.mul_assign(&mut product, &part);
                }
                assert_eq!(ring.value(&product), right, "{steps} squarings, spacing {spacing}, cuts {cuts:?}");
            }
        }
        assert!(most_lists > 1, "digits are long enough to have leading bits");
    }
}
