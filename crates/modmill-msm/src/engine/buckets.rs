//! Which points go into which bucket: a counting sort by digit.

use super::adder::Entry;
use super::windows::{Digit, Windows};
use crate::{MsmError, Scalar};

use super::work::Work;
use std::ops::Range;

/// Scalars of a job that recodes.
const RECODED: usize = 1 << 14;

/// Digits of consecutive scalars: those of the first set's first window, then of its next multiple, and so on, then of the next set.
pub(crate) struct Digits {
    digits: Vec<Digit>,
    /// The number of scalars.
    len: usize,
}

impl Digits {
    fn of_windows(&self, windows: Range<usize>) -> &[Digit] {
        &self.digits[windows.start * self.len..windows.end * self.len]
    }

    /// The digits of all scalars in the sets of `sets`, a part of the scalars each. Those of `neutral` points are 0.
    pub(crate) fn of(
        scalars: &[Scalar],
        neutral: &[usize],
        windows: &Windows,
        sets: Range<usize>,
        work: &mut Work<'_>,
    ) -> Result<Vec<Self>, MsmError> {
        let windows_of: Vec<_> = windows.sets[sets].iter().flat_map(|set| windows.of_set(*set)).collect();
        work.run(scalars.len().div_ceil(RECODED), |job, _| {
            let first = job * RECODED;
            let scalars = &scalars[first..scalars.len().min(first + RECODED)];
            let mut digits = vec![Digit::default(); windows_of.len() * scalars.len()];
            for (i, scalar) in scalars.iter().enumerate() {
                let recoded = windows.recode(scalar);
                for (window, digits) in windows_of.iter().zip(digits.chunks_exact_mut(scalars.len())) {
                    digits[i] = window.digit(&recoded);
                }
            }
            for i in &neutral[neutral.partition_point(|i| *i < first)..neutral.partition_point(|i| *i < first + scalars.len())] {
                digits.iter_mut().skip(i - first).step_by(scalars.len()).for_each(|digit| *digit = Digit::default());
            }
            Ok(Self { digits, len: scalars.len() })
        })
    }
}

/// How many of the digits in some windows of all are ± k, for each k of `buckets`.
pub(crate) fn count(digits: &[Digits], windows: Range<usize>, buckets: Range<usize>) -> Vec<u32> {
    let mut counts = vec![0; buckets.len()];
    for digit in digits.iter().flat_map(|part| part.of_windows(windows.clone())) {
        if let Some(count) = counts.get_mut(digit.absolute().wrapping_sub(buckets.start)) {
            *count += 1;
        }
    }
    counts
}

/// The points of some buckets of one set, a part of the points of several.
pub(crate) struct Sorted<'a> {
    /// What comes before `entries` in the whole.
    pub(crate) base: usize,
    /// Room for the points of the buckets.
    pub(crate) entries: &'a mut [Entry],
    /// The first bucket.
    pub(crate) first: usize,
    /// How many points the buckets have: none in bucket 0, which adds nothing.
    pub(crate) counts: Vec<u32>,
    /// Where the points with digit ± k are, counted from the begin of the whole.
    pub(crate) ranges: &'a mut [Range<usize>],
}

impl Sorted<'_> {
    /// Sorts the points by their digits in some windows of all; each window takes its points from the next multiple, `points` further on in the table.
    pub(crate) fn sort(&mut self, digits: &[Digits], windows: Range<usize>, points: usize) {
        let next = &mut self.counts;
        let mut at = 0;
        for (next, range) in next.iter_mut().zip(&mut *self.ranges) {
            let end = at + *next;
            *range = self.base + at as usize..self.base + end as usize;
            (*next, at) = (at, end);
        }
        for (multiple, window) in windows.enumerate() {
            for (index, digit) in (multiple * points..).zip(digits.iter().flat_map(|part| part.of_windows(window..window + 1))) {
                let absolute = digit.absolute();
                let next = next.get_mut(absolute.wrapping_sub(self.first)).filter(|_| absolute != 0);
                if let Some(next) = next {
                    self.entries[*next as usize] = Entry::new(index as u32, digit.minus());
                    *next += 1;
                }
            }
        }
    }
}
