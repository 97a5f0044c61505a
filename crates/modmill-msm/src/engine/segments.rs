//! Sums of segments: lists of points, each of which is to become one point.
//!
//! The points of a segment are added in pairs, then the sums in pairs, and so on: all additions of a round are independent, whatever the segments'
//! lengths, and share inversions. Segments are taken in blocks of about [`BLOCK`] points, so that the sums of a round are still in the cache when
//! the next one needs them.

use super::adder::{Adder, Entry};
use crate::MsmError;
use crate::control::Task;
use std::ops::Range;

/// Points of a block.
pub(crate) const BLOCK: usize = 8192;

/// Segments of a list of entries, one after the other, perhaps with gaps between them.
#[derive(Clone, Copy)]
pub(crate) struct Segments<'a> {
    pub(crate) entries: &'a [Entry],
    pub(crate) ranges: &'a [Range<usize>],
}

impl<'a> Segments<'a> {
    /// Consecutive parts of about equally many entries, none of them empty.
    pub(crate) fn divided(&self, parts: usize) -> impl Iterator<Item = &'a [Range<usize>]> {
        let at = move |part: usize| self.ranges.partition_point(|range| range.start < self.entries.len().div_ceil(parts) * part);
        (0..parts).map(move |part| &self.ranges[at(part)..at(part + 1)]).filter(|part| !part.is_empty())
    }
}

/// The memory of one thread.
pub(crate) struct Summer<A: Adder> {
    adder: A,
    /// Segments of the current round, by number, and their entries.
    active: Vec<(u32, Range<usize>)>,
    entries: Vec<Entry>,
    points: Vec<A::Point>,
    next: Round<A::Point>,
}

/// What one round computes.
struct Round<P> {
    pairs: Vec<[Entry; 2]>,
    /// The last points of segments of odd lengths.
    odd: Vec<Entry>,
    active: Vec<(u32, Range<usize>)>,
    entries: Vec<Entry>,
    points: Vec<P>,
}

impl<A: Adder> Summer<A> {
    pub(crate) fn new(adder: A) -> Self {
        let next = Round { pairs: vec![], odd: vec![], active: vec![], entries: vec![], points: vec![] };
        Self { adder, active: vec![], entries: vec![], points: vec![], next }
    }

    /// `sums[k]` becomes the sum of segment k. Counts the entries on `task`.
    pub(crate) fn sum(&mut self, table: &[A::Point], segments: Segments<'_>, sums: &mut [A::Point], task: &Task) -> Result<(), MsmError> {
        let ranges = segments.ranges;
        let mut at = 0;
        while at < ranges.len() {
            let (mut end, mut size) = (at, 0);
            while end < ranges.len() && (end == at || size + ranges[end].len() <= BLOCK) {
                size += ranges[end].len();
                end += 1;
            }
            if size > BLOCK {
                sums[at] = self.sum_long(table, &segments.entries[ranges[at].clone()], task)?;
            } else {
                self.active.clear();
                self.active.extend((at..end).map(|k| (k as u32, ranges[k].clone())));
                self.block(table, segments.entries, sums);
                task.step(size as u64)?;
            }
            at = end;
        }
        Ok(())
    }

    /// The sum of a segment that is longer than a block, by parts.
    fn sum_long(&mut self, table: &[A::Point], entries: &[Entry], task: &Task) -> Result<A::Point, MsmError> {
        let mut sums = vec![A::NEUTRAL; entries.len().div_ceil(BLOCK)];
        for (part, sum) in entries.chunks(BLOCK).zip(&mut sums) {
            self.active.clear();
            self.active.push((0, 0..part.len()));
            self.block(table, part, std::slice::from_mut(sum));
            task.step(part.len() as u64)?;
        }
        let entries: Vec<_> = (0..sums.len()).filter(|i| !A::is_neutral(&sums[*i])).map(|i| Entry::new(i as u32, false)).collect();
        let mut sum = [A::NEUTRAL];
        let whole = 0..entries.len();
        self.sum(&sums, Segments { entries: &entries, ranges: std::slice::from_ref(&whole) }, &mut sum, &task.uncounted())?;
        Ok(sum[0])
    }

    /// Sums the active segments.
    fn block(&mut self, table: &[A::Point], entries: &[Entry], sums: &mut [A::Point]) {
        self.adder.start();
        let next = &mut self.next;
        next.plan(&mut self.active, entries, |k, last| {
            let mut copy = [A::NEUTRAL];
            self.adder.copy(table, last, &mut copy[..last.len()]);
            sums[k] = copy[0];
        });
        next.compute(&mut self.adder, table);
        while !next.active.is_empty() {
            std::mem::swap(&mut self.active, &mut next.active);
            std::mem::swap(&mut self.entries, &mut next.entries);
            std::mem::swap(&mut self.points, &mut next.points);
            let points = &self.points;
            next.plan(&mut self.active, &self.entries, |k, last| sums[k] = last.first().map_or(A::NEUTRAL, |e| points[e.index()]));
            next.compute(&mut self.adder, points);
        }
    }
}

impl<P: Copy> Round<P> {
    /// Pairs the entries of the segments; `ended` is called with the number of each segment of fewer than two entries, and those.
    fn plan(&mut self, segments: &mut Vec<(u32, Range<usize>)>, entries: &[Entry], mut ended: impl FnMut(usize, &[Entry])) {
        self.pairs.clear();
        self.odd.clear();
        self.active.clear();
        self.entries.clear();
        // The sums of pairs come first, then the points that are left over.
        let sums: usize = segments.iter().map(|(_, range)| range.len() / 2).sum();
        for (k, range) in segments.drain(..) {
            let segment = &entries[range];
            if segment.len() < 2 {
                ended(k as usize, segment);
                continue;
            }
            let first = self.entries.len();
            let (pairs, odd) = segment.as_chunks::<2>();
            self.entries.extend((self.pairs.len()..self.pairs.len() + pairs.len()).map(|i| Entry::new(i as u32, false)));
            self.pairs.extend_from_slice(pairs);
            if let [last] = odd {
                self.entries.push(Entry::new((sums + self.odd.len()) as u32, false));
                self.odd.push(*last);
            }
            self.active.push((k, first..self.entries.len()));
        }
    }

    fn compute<A: Adder<Point = P>>(&mut self, adder: &mut A, table: &[P]) {
        self.points.resize(self.pairs.len() + self.odd.len(), A::NEUTRAL);
        let (sums, copies) = self.points.split_at_mut(self.pairs.len());
        adder.add(table, &self.pairs, sums);
        adder.copy(table, &self.odd, copies);
    }
}
