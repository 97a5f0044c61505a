//! Weighted sums of sums that were computed elsewhere.

use super::adder::Entry;
use super::batch::horner;
use super::segments::Segments;
use super::weigh::Weighted;
use super::work::Work;
use super::{Engine, sum, weigh};
use crate::{Affine, MsmError, Xyzz};

/// Buckets of one window: bucket number `first` + k counts k 2^shift, for k below `len`.
#[derive(Debug, Clone, Copy)]
pub struct Window {
    /// The number of the bucket with weight 0, which is left out.
    pub first: usize,
    /// Buckets, with that one.
    pub len: usize,
    /// The lowest bit of the window.
    pub shift: u32,
}

/// The bucket of each sum, and the windows that the buckets are of.
pub(crate) struct Given<'a> {
    pub(crate) buckets: &'a [u32],
    pub(crate) windows: &'a [Window],
}

/// The sum of all buckets, each times its weight; none if the engine met an exception. Several of the `points` may be parts of one bucket.
pub(crate) fn weighted<E: Engine>(
    engine: &E,
    points: &[E::Sum],
    given: &Given<'_>,
    work: &mut Work<'_>,
) -> Result<Option<Affine<E::Curve>>, MsmError> {
    let Given { buckets, windows } = *given;
    let count = windows.iter().map(|window| window.first + window.len).max().unwrap_or(0);
    let known = |i: &usize| !E::is_neutral(&points[*i]);
    // Sorted by bucket: where the entries of each begin, which then moves on to where they end.
    let mut ends = vec![0; count + 1];
    (0..points.len()).filter(known).for_each(|i| ends[buckets[i] as usize + 1] += 1);
    for bucket in 0..count {
        ends[bucket + 1] += ends[bucket];
    }
    let begins = ends.clone();
    let mut entries = vec![Entry::new(0, false); ends[count]];
    for i in (0..points.len()).filter(known) {
        let end = &mut ends[buckets[i] as usize];
        entries[*end] = Entry::new(i as u32, false);
        *end += 1;
    }
    let ranges: Vec<_> = (0..count).map(|bucket| begins[bucket]..ends[bucket]).collect();
    let segments = Segments { entries: &entries, ranges: &ranges };
    let mut sums = modmill_runtime::mapping::filled(E::NEUTRAL, count);
    sum(segments, E::NEUTRAL, &mut sums, work, |segments, own, task| engine.sum_sums(points, segments, own, &task.uncounted()))?;
    let of_windows = windows.iter().map(|window| Weighted { first: window.first, len: window.len, shift: window.shift });
    let bits = windows.iter().map(|window| window.shift as usize + window.len.max(1).ilog2() as usize + 1).max();
    let mut bits = vec![Xyzz::NEUTRAL; bits.unwrap_or(0)];
    Ok(if weigh(engine, of_windows.collect(), &sums, work, &mut bits)? { Some(horner(&bits)) } else { None })
}
