//! The distribution of points over buckets: a counting sort by digit.

use super::adder::Entry;
use super::windows::{Digit, Recoded, Windows};
use super::work::Work;
use crate::{MsmError, Scalar};
use std::ops::Range;
use std::sync::Mutex;

/// Scalars of a job that recodes.
const JOB: usize = 1 << 14;
/// Most bytes of digits that are there at a time. Where the digits of all sets take more, the scalars are recoded once for every group of sets. Sets that are
/// summed together have their digits at the same time, however many bytes these take.
const BYTES: usize = 64 << 20;

/// The digits of all scalars in some sets. Those of neutral points are 0.
pub(crate) struct Digits<'a> {
    scalars: &'a [Scalar],
    /// Indices of neutral points, in order.
    neutral: &'a [usize],
    windows: &'a Windows,
    /// Sets whose digits are here.
    sets: Range<usize>,
    /// The digits of the first set's first window, then of its next multiple, and so on, then of the next set.
    digits: &'a mut Vec<Digit>,
}

impl<'a> Digits<'a> {
    pub(crate) fn new(scalars: &'a [Scalar], neutral: &'a [usize], windows: &'a Windows, memory: &'a mut Vec<Digit>) -> Self {
        Self { scalars, neutral, windows, sets: 0..0, digits: memory }
    }

    /// Sees to it that the digits in some sets are here.
    pub(crate) fn recode(&mut self, sets: Range<usize>, work: &mut Work<'_>) -> Result<(), MsmError> {
        if self.sets.start <= sets.start && sets.end <= self.sets.end {
            return Ok(());
        }
        let mut windows = vec![];
        self.sets = sets.start..sets.start;
        for set in &self.windows.sets[sets.start..] {
            let of_set = self.windows.of_set(*set);
            if self.sets.end >= sets.end && (windows.len() + of_set.len()) * self.scalars.len() * size_of::<Digit>() > BYTES {
                break;
            }
            windows.extend(of_set);
            self.sets.end += 1;
        }
        let len = self.scalars.len();
        let size = windows.len() * len;
        let digits = super::room(self.digits, Digit::default(), size);
        let mut parts: Vec<_> = (0..len.div_ceil(JOB)).map(|_| vec![]).collect();
        for of_window in digits.chunks_mut(len) {
            for (part, digits) in parts.iter_mut().zip(of_window.chunks_mut(JOB)) {
                part.push(digits);
            }
        }
        let jobs: Vec<_> = parts.into_iter().map(Mutex::new).collect();
        work.run(jobs.len(), |k, _| {
            let Ok(mut digits) = jobs[k].lock() else { return Ok(()) };
            let scalars = k * JOB..len.min((k + 1) * JOB);
            let mut recoded = Recoded::new();
            for (part, scalars) in self.scalars[scalars.clone()].chunks(Recoded::LEN).enumerate() {
                self.windows.recode(scalars, &mut recoded);
                let part = part * Recoded::LEN..part * Recoded::LEN + scalars.len();
                for (window, digits) in windows.iter().zip(&mut *digits) {
                    window.digits(&recoded, &mut digits[part.clone()]);
                }
            }
            let at = |end| self.neutral.partition_point(|i| *i < end);
            for i in &self.neutral[at(scalars.start)..at(scalars.end)] {
                digits.iter_mut().for_each(|digits| digits[i - scalars.start] = Digit::default());
            }
            Ok(())
        })?;
        Ok(())
    }

    /// The digits of all scalars in each window of a set.
    fn of_set(&self, set: usize) -> impl Iterator<Item = &[Digit]> {
        let before: usize = self.windows.sets[self.sets.start..set].iter().map(|set| self.windows.of_set(*set).len()).sum();
        let count = self.windows.of_set(self.windows.sets[set]).len();
        self.digits.chunks_exact(self.scalars.len()).skip(before).take(count)
    }

    /// The number of digits ± k in a set, for each k of `buckets`.
    pub(crate) fn count(&self, set: usize, buckets: Range<usize>) -> Vec<u32> {
        let mut counts = vec![0; buckets.len()];
        for digit in self.of_set(set).flatten() {
            if let Some(count) = counts.get_mut(digit.absolute().wrapping_sub(buckets.start)) {
                *count += 1;
            }
        }
        counts
    }
}

/// The points of some buckets of one set, a part of the points of several.
pub(crate) struct Sorted<'a> {
    /// The number of points before `entries` in the whole.
    pub(crate) base: usize,
    /// Room for the points of the buckets.
    pub(crate) entries: &'a mut [Entry],
    /// The first bucket.
    pub(crate) first: usize,
    /// The number of points of each bucket: none in bucket 0, which adds nothing.
    pub(crate) counts: Vec<u32>,
    /// The range of the points with digit ± k, counted from the start of the whole.
    pub(crate) ranges: &'a mut [Range<usize>],
}

impl Sorted<'_> {
    /// Sorts the points by their digits in a set; each of its windows takes its points from the next multiple, further on in the table.
    pub(crate) fn sort(&mut self, digits: &Digits<'_>, set: usize) {
        let next = &mut self.counts;
        let mut at = 0;
        for (next, range) in next.iter_mut().zip(&mut *self.ranges) {
            let end = at + *next;
            *range = self.base + at as usize..self.base + end as usize;
            (*next, at) = (at, end);
        }
        for (index, digit) in digits.of_set(set).flatten().enumerate() {
            let absolute = digit.absolute();
            let next = next.get_mut(absolute.wrapping_sub(self.first)).filter(|_| absolute != 0);
            if let Some(next) = next {
                self.entries[*next as usize] = Entry::new(index as u32, digit.minus());
                *next += 1;
            }
        }
    }
}
