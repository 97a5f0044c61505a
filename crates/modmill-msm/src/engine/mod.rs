//! The bucket method (N. Pippenger): how a product is computed on any backend.
//!
//! ```text
//! scalars -> windows of signed digits -> points sorted by digit -> sums of buckets -> weighted sums -> Horner's rule
//! ```
//! All additions but the last few hundred go through an [`Engine`], which sums segments: `edwards` on the twisted Edwards form of BLS12-377 with
//! AVX-512, else `pairs`, by affine additions with shared inversions.

pub(crate) mod adder;
mod batch;
mod buckets;
mod cost;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
pub(crate) mod edwards;
pub(crate) mod given;
mod groups;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
pub(crate) mod lanes;
mod memory;
pub(crate) mod pairs;
mod segments;
mod weigh;
pub(crate) mod windows;
#[cfg(test)]
mod windows_tests;
pub(crate) mod words;
pub(crate) mod work;

use crate::control::Task;
use crate::{Affine, MsmError, Phase, Scalar, Xyzz};
pub(crate) use batch::products;
use buckets::{Digits, Sorted};
use cost::Prices;
use memory::room;
pub(crate) use memory::{Memory, Spare};
use modmill_arith::curve::weierstrass::CurveParameters;
use segments::Segments;
use std::ops::Range;
use std::sync::Mutex;
use weigh::{Step, Weighted};
use windows::{Scalars, Windows};
use work::Work;

/// Entries that are sorted at a time, unless there are more threads.
const ENTRIES: usize = 1 << 23;
/// Entries of weighted sums that take less time than it takes to start threads.
const FEW: usize = 1 << 12;
/// Bytes of sums that are computed at a time: the fewer times, the less threads wait for each other.
const SUM_BYTES: usize = 72 << 20;

/// Sums many segments: lists of points, each of which is to become one point.
pub(crate) trait Engine: Clone + Send + Sync {
    /// The points' curve.
    type Curve: CurveParameters;
    /// A base, as it was prepared.
    type Base: Copy + Send + Sync;
    /// A sum.
    type Sum: Copy + Send + Sync + 'static;

    /// The neutral element.
    const NEUTRAL: Self::Sum;
    /// The costs of its work.
    const PRICES: Prices;

    /// True if this is seen at once to be the neutral element.
    fn is_neutral(sum: &Self::Sum) -> bool;

    /// The sums as points in words; `None` if an addition before had an exception that this engine cannot deal with.
    fn to_affine(&self, sums: &[Self::Sum]) -> Option<Vec<Affine<Self::Curve>>>;

    /// `sums[k]` becomes the sum of segment k, unless that is empty. Counts the entries on `task`.
    fn sum_bases(&self, table: &[Self::Base], segments: Segments<'_>, sums: &mut [Self::Sum], task: &Task) -> Result<(), MsmError>;

    /// Adds entries of a table of sums, in the manner of [`Engine::sum_bases`].
    fn sum_sums(&self, table: &[Self::Sum], segments: Segments<'_>, sums: &mut [Self::Sum], task: &Task) -> Result<(), MsmError>;
}

/// Points as an engine keeps them.
#[derive(Clone, Copy)]
pub(crate) struct Table<'a, P> {
    /// The points, then the same points times 2^stride, and so on.
    pub(crate) points: &'a [P],
    /// The number of different points.
    pub(crate) len: usize,
    /// Powers of two between multiples; the length of a scalar or more where there is only one.
    pub(crate) stride: u32,
    /// Neutral points, which are never added.
    pub(crate) neutral: &'a [usize],
    /// The range of the scalars, and their symmetry.
    pub(crate) scalars: Scalars,
}

impl<P> Table<'_, P> {
    fn multiples(&self) -> usize {
        self.points.len() / self.len
    }
}

/// Points that go into each set.
fn entries<P>(table: &Table<'_, P>, windows: &Windows) -> impl Iterator<Item = usize> {
    windows.sets.iter().map(|set| windows.of_set(*set).len() * table.len)
}

/// B_0, B_1, ... with sum of s_i P_i = sum of 2^b B_b: B_b is the sum of ± P_i over those i whose digits have bit b. None if the engine met an exception that it
/// cannot deal with.
pub(crate) fn sums_of_bits<E: Engine>(
    engine: &E,
    table: &Table<'_, E::Base>,
    scalars: &[Scalar],
    windows: &Windows,
    work: &mut Work<'_>,
    memory: &mut Memory<E::Sum>,
) -> Result<Option<Vec<Xyzz<E::Curve>>>, MsmError> {
    let entries: Vec<_> = entries(table, windows).collect();
    let Memory { digits, entries: sorted, ranges, sums } = memory;
    let mut memory = OfSets { digits: Digits::new(scalars, table.neutral, windows, digits), entries: sorted, ranges, sums };
    let mut bits = vec![Xyzz::NEUTRAL; 256];
    let mut first = 0;
    while first < entries.len() {
        let (mut size, mut bytes) = (0, 0);
        let together = entries[first..].iter().zip(&windows.sets[first..]).enumerate().take_while(|(i, (entries, set))| {
            size += **entries;
            bytes += set.buckets() * size_of::<E::Sum>();
            *i < work.threads() || size <= ENTRIES && bytes <= SUM_BYTES
        });
        let sets = first..first + together.count();
        first = sets.end;
        if !sum_sets(engine, table, windows, sets, work, &mut memory, &mut bits)? {
            return Ok(None);
        }
    }
    Ok(Some(bits))
}

/// The digits, and the memory that sets use one after another.
struct OfSets<'a, S> {
    digits: Digits<'a>,
    entries: &'a mut Vec<adder::Entry>,
    ranges: &'a mut Vec<Range<usize>>,
    sums: &'a mut Vec<S>,
}

/// Adds the parts of some sets to the sums of each bit; false if the engine met an exception.
fn sum_sets<E: Engine>(
    engine: &E,
    table: &Table<'_, E::Base>,
    windows: &Windows,
    sets: Range<usize>,
    work: &mut Work<'_>,
    memory: &mut OfSets<'_, E::Sum>,
    bits: &mut [Xyzz<E::Curve>],
) -> Result<bool, MsmError> {
    let OfSets { digits, entries, ranges, sums } = memory;
    digits.recode(sets.clone(), work)?;
    // Where there are fewer sets than threads, several jobs share a set, each with some of its buckets.
    let pieces = work.threads().div_ceil(sets.len());
    let (mut jobs, mut weighted) = (vec![], vec![]);
    let (mut bucket, mut of_sets) = (0, 0);
    for number in sets {
        let set = windows.sets[number];
        let buckets = set.buckets() + 1;
        weighted.push(Weighted { first: bucket, len: buckets, shift: set.offset });
        let step = buckets.div_ceil(pieces);
        jobs.extend((0..buckets).step_by(step).map(|first| (number, first..buckets.min(first + step))));
        bucket += buckets;
        of_sets += windows.of_set(set).len() * table.len;
    }
    let counts = work.run(jobs.len(), |k, task| {
        let (set, buckets) = &jobs[k];
        let mut counts = digits.count(*set, buckets.clone());
        if buckets.start == 0 {
            // The digit 0 adds nothing.
            task.step(u64::from(std::mem::take(&mut counts[0])))?;
        }
        Ok(counts)
    })?;
    let sizes: Vec<usize> = counts.iter().map(|counts| counts.iter().map(|count| *count as usize).sum()).collect();
    let entries = room(entries, adder::Entry::new(0, false), of_sets).split_at_mut(sizes.iter().sum()).0;
    ranges.resize(bucket, 0..0);
    {
        let (mut entries, mut ranges, mut base) = (&mut *entries, &mut ranges[..], 0);
        let mut sorted = vec![];
        for (((_, buckets), counts), size) in jobs.iter().zip(counts).zip(sizes) {
            let (own_entries, own_ranges);
            (own_entries, entries) = entries.split_at_mut(size);
            (own_ranges, ranges) = ranges.split_at_mut(buckets.len());
            sorted.push(Mutex::new(Sorted { base, entries: own_entries, first: buckets.start, counts, ranges: own_ranges }));
            base += size;
        }
        work.run(jobs.len(), |k, _| {
            if let Ok(mut sorted) = sorted[k].lock() {
                sorted.sort(digits, jobs[k].0);
            }
            Ok(())
        })?;
    }
    let segments = Segments { entries, ranges };
    let sums = room(sums, E::NEUTRAL, bucket);
    sum(segments, E::NEUTRAL, sums, work, |segments, sums, task| engine.sum_bases(table.points, segments, sums, task))?;
    weigh(engine, weighted, sums, work, bits)
}

/// Adds weighted sums to the sums of each bit; false if the engine met an exception.
fn weigh<E: Engine>(
    engine: &E,
    weighted: Vec<Weighted>,
    points: &[E::Sum],
    work: &mut Work<'_>,
    bits: &mut [Xyzz<E::Curve>],
) -> Result<bool, MsmError> {
    let (ended, more): (Vec<_>, Vec<_>) = weighted.into_iter().partition(|w| w.len <= 2);
    let ended: Vec<_> = ended.into_iter().filter(|w| w.len == 2).collect();
    let values: Vec<_> = ended.iter().map(|w| points[w.first + 1]).collect();
    let Some(values) = engine.to_affine(&values) else { return Ok(false) };
    for (w, value) in ended.iter().zip(values) {
        let bit = &mut bits[w.shift as usize];
        *bit = bit.add_affine(&value);
    }
    if more.is_empty() {
        return Ok(true);
    }
    let step = Step::of::<E>(&more, points);
    let segments = Segments { entries: &step.entries, ranges: &step.ranges };
    let mut sums = modmill_runtime::mapping::filled(E::NEUTRAL, step.ranges.len());
    if step.entries.len() < FEW {
        engine.sum_sums(points, segments, &mut sums, &Task::unwatched(Phase::Add, 0))?;
    } else {
        sum(segments, E::NEUTRAL, &mut sums, work, |segments, own, task| engine.sum_sums(points, segments, own, &task.uncounted()))?;
    }
    weigh(engine, step.sums, &sums, work, bits)
}

/// Writes the sum of each segment to `sums`, in parts of about equally many entries for `sum_part`.
fn sum<S: Copy + Send>(
    segments: Segments<'_>,
    neutral: S,
    sums: &mut [S],
    work: &mut Work<'_>,
    sum_part: impl Fn(Segments<'_>, &mut [S], &Task) -> Result<(), MsmError> + Sync,
) -> Result<(), MsmError> {
    let empty = sums.iter_mut().zip(segments.ranges).filter(|(_, range)| range.is_empty());
    empty.for_each(|(sum, _)| *sum = neutral);
    let parts = if work.threads() == 1 { 1 } else { 16 * work.threads() };
    let mut rest = sums;
    let jobs: Vec<_> = segments
        .divided(parts)
        .map(|ranges| {
            let own;
            (own, rest) = std::mem::take(&mut rest).split_at_mut(ranges.len());
            Mutex::new((Segments { ranges, ..segments }, own))
        })
        .collect();
    work.run(jobs.len(), |k, task| match jobs[k].lock() {
        Ok(mut job) => {
            let (segments, sums) = &mut *job;
            sum_part(*segments, sums, task)
        }
        Err(_) => Ok(()),
    })?;
    Ok(())
}
