//! The bucket method (N. Pippenger): how a product is computed on any backend.
//!
//! ```text
//! scalars -> windows of signed digits -> points sorted by digit -> sums of buckets -> weighted sums -> Horner's rule
//! ```
//! All additions but the last few hundred are affine ones with shared inversions, and go through [`segments`].

pub(crate) mod adder;
mod buckets;
mod cost;
#[cfg(target_arch = "x86_64")]
pub(crate) mod lanes;
#[cfg(all(test, target_arch = "x86_64"))]
mod lanes_tests;
mod segments;
mod weigh;
pub(crate) mod windows;
#[cfg(test)]
mod windows_tests;
pub(crate) mod words;
mod work;

use crate::{Affine, Control, MsmError, Options, Phase, Scalar, Xyzz, options};
use adder::Adder;
use buckets::{Digits, Sorted};
use segments::{Segments, Summer};
use std::ops::Range;
use std::sync::Mutex;
use weigh::{Step, Weighted};
use windows::{MAX_WIDTH, MIN_WIDTH, Scalars, Windows};
use work::Work;

/// Entries that are sorted at a time, unless there are more threads: so few that the allocator keeps their memory for the next ones.
const ENTRIES: usize = 1 << 22;

/// Points as an adder keeps them.
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
    /// What scalars mean.
    pub(crate) scalars: Scalars,
}

impl<P> Table<'_, P> {
    fn multiples(&self) -> usize {
        self.points.len() / self.len
    }
}

/// The sum of all scalars times points.
pub(crate) fn product<A: Adder>(
    adder: &A,
    table: Table<'_, A::Point>,
    scalars: &[Scalar],
    options: &Options,
    control: &mut dyn Control,
) -> Result<Affine<A::Curve>, MsmError> {
    let window = MsmError::Window { got: options.window.unwrap_or(0), min: MIN_WIDTH, max: MAX_WIDTH };
    if options.window.is_some_and(|width| !(MIN_WIDTH..=MAX_WIDTH).contains(&width)) {
        return Err(window);
    }
    if scalars.is_empty() {
        return Ok(Affine::NEUTRAL);
    }
    let windows = cost::choose(table.scalars, table.len, table.stride, table.multiples(), options.window).ok_or(window)?;
    let entries: Vec<_> = windows.sets.iter().map(|set| windows.of_set(*set).len() * table.len).collect();
    let total: usize = entries.iter().sum();
    let mut work = Work::new(options::count(options.threads), Phase::Add, total as u64, control);
    let mut bits = vec![Xyzz::NEUTRAL; 256];
    let mut first = 0;
    while first < entries.len() {
        let mut size = 0;
        let together = entries[first..].iter().enumerate().take_while(|(i, entries)| {
            size += **entries;
            *i < work.threads() || size <= ENTRIES
        });
        let sets = first..first + together.count();
        first = sets.end;
        sum_sets(adder, &table, scalars, &windows, sets, &mut work, &mut bits)?;
    }
    Ok(bits.iter().rev().fold(Xyzz::NEUTRAL, |sum, bit| sum.double().add(bit)).to_affine())
}

/// Adds the parts of some sets to the sums of each bit.
fn sum_sets<A: Adder>(
    adder: &A,
    table: &Table<'_, A::Point>,
    scalars: &[Scalar],
    windows: &Windows,
    sets: Range<usize>,
    work: &mut Work<'_>,
    bits: &mut [Xyzz<A::Curve>],
) -> Result<(), MsmError> {
    let digits = Digits::of(scalars, table.neutral, windows, sets.clone(), work)?;
    let sets = &windows.sets[sets];
    let counts: Vec<_> = sets.iter().map(|set| windows.of_set(*set).len()).collect();
    let mut entries = vec![adder::Entry::new(0, false); counts.iter().sum::<usize>() * table.len];
    let mut ranges = vec![0..0; sets.iter().map(|set| set.buckets() + 1).sum()];
    let mut weighted = vec![];
    {
        // A job for each set, with its parts of the entries and ranges.
        let (mut entries, mut ranges, mut window, mut base, mut bucket) = (&mut entries[..], &mut ranges[..], 0, 0, 0);
        let mut jobs = vec![];
        for (set, count) in sets.iter().zip(&counts) {
            let buckets = set.buckets() + 1;
            let (own_entries, own_ranges);
            (own_entries, entries) = entries.split_at_mut(count * table.len);
            (own_ranges, ranges) = ranges.split_at_mut(buckets);
            weighted.push(Weighted { first: bucket, len: buckets, shift: set.offset });
            jobs.push(Mutex::new((window..window + count, Sorted { base, entries: own_entries, ranges: own_ranges })));
            (window, base, bucket) = (window + count, base + count * table.len, bucket + buckets);
        }
        work.run(jobs.len(), |k, _| {
            if let Ok(mut job) = jobs[k].lock() {
                let (windows, sorted) = &mut *job;
                sorted.sort(&digits, windows.clone(), table.len);
            }
            Ok(())
        })?;
    }
    drop(digits);
    let mut sums = sum(adder, table.points, Segments { entries: &entries, ranges: &ranges }, true, work)?;
    drop((entries, ranges));
    loop {
        let (ended, more): (Vec<_>, Vec<_>) = weighted.into_iter().partition(|w: &Weighted| w.len <= 2);
        let ended: Vec<_> = ended.into_iter().filter(|w| w.len == 2).collect();
        let values: Vec<_> = ended.iter().map(|w| sums[w.first + 1]).collect();
        for (w, value) in ended.iter().zip(adder.to_affine(&values)) {
            let bit = &mut bits[w.shift as usize];
            *bit = bit.add_affine(&value);
        }
        if more.is_empty() {
            return Ok(());
        }
        let step = Step::of::<A>(&more, &sums);
        sums = sum(adder, &sums, Segments { entries: &step.entries, ranges: &step.ranges }, false, work)?;
        weighted = step.sums;
    }
}

/// The sum of each segment. Entries count as steps if `counted`.
fn sum<A: Adder>(
    adder: &A,
    table: &[A::Point],
    segments: Segments<'_>,
    counted: bool,
    work: &mut Work<'_>,
) -> Result<Vec<A::Point>, MsmError> {
    let mut sums = vec![A::NEUTRAL; segments.ranges.len()];
    let parts = if work.threads() == 1 { 1 } else { 16 * work.threads() };
    let mut rest = &mut sums[..];
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
            let task = if counted { task.clone() } else { task.uncounted() };
            Summer::new(adder.clone()).sum(table, *segments, sums, &task)
        }
        Err(_) => Ok(()),
    })?;
    drop(jobs);
    Ok(sums)
}
