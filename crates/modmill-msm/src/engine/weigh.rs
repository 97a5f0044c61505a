//! The weighted sum of a set's buckets: sum of k S_k.
//!
//! With k = 2^h i + j, it is 2^h (sum of i R_i) + (sum of j C_j), where R_i, a row, is the sum of all S_k with that i, and C_j, a column, that of all with that
//! j. Rows and columns are segments like the buckets before them, so that two additions for each bucket are as cheap as any others; what is left are
//! two weighted sums of the square root of the length, which are taken apart in the same way until all weights are 0 or 1.

use super::Engine;
use super::adder::Entry;
use std::ops::Range;

/// A weighted sum of points: `points[first + k]` times k 2^shift, for k below `len`.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Weighted {
    pub(crate) first: usize,
    pub(crate) len: usize,
    pub(crate) shift: u32,
}

/// One step: the segments to sum, and the weighted sums of their results.
pub(crate) struct Step {
    pub(crate) entries: Vec<Entry>,
    pub(crate) ranges: Vec<Range<usize>>,
    pub(crate) sums: Vec<Weighted>,
}

impl Step {
    /// Takes weighted sums of `points` apart.
    pub(crate) fn of<E: Engine>(sums: &[Weighted], points: &[E::Sum]) -> Self {
        let mut step = Self { entries: vec![], ranges: vec![], sums: vec![] };
        for &Weighted { first, len, shift } in sums {
            let low = (len - 1).ilog2().div_ceil(2);
            let columns = 1 << low;
            let rows = len.div_ceil(columns);
            let end = first + len;
            step.sums.push(Weighted { first: step.ranges.len(), len: rows, shift: shift + low });
            for (number, row) in (first..end).step_by(columns).enumerate() {
                let row = row..end.min(row + columns);
                // Each row begins one point further on than the last: eight are summed side by side, and points at one place of eight rows, powers of two
                // apart, would share a set of the cache.
                let turn = row.start + number % row.len();
                step.segment::<E>(points, (turn..row.end).chain(row.start..turn));
            }
            step.sums.push(Weighted { first: step.ranges.len(), len: columns, shift });
            for column in first..first + columns {
                step.segment::<E>(points, (column..end).step_by(columns));
            }
        }
        step
    }

    /// A segment of those points that are not neutral.
    fn segment<E: Engine>(&mut self, points: &[E::Sum], indices: impl Iterator<Item = usize>) {
        let start = self.entries.len();
        self.entries.extend(indices.filter(|i| !E::is_neutral(&points[*i])).map(|i| Entry::new(i as u32, false)));
        self.ranges.push(start..self.entries.len());
    }
}
