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
    round: Round<A::Point>,
    next: Round<A::Point>,
}

/// Additions that do not depend on each other, and their results.
struct Round<P> {
    pairs: Vec<[Entry; 2]>,
    /// Points that are left over in segments of odd lengths.
    odd: Vec<Entry>,
    /// The sums of the pairs, then the odd points; perhaps more, from rounds before.
    points: Vec<P>,
    segments: Vec<Segment>,
}

/// A segment's points among those of a round.
#[derive(Clone, Copy)]
struct Segment {
    number: usize,
    /// The first sum of a pair, and how many there are.
    start: u32,
    sums: u32,
    odd: Option<u32>,
}

impl<A: Adder> Summer<A> {
    pub(crate) fn new(adder: A) -> Self {
        let round = || Round { pairs: vec![], odd: vec![], points: vec![], segments: vec![] };
        Self { adder, round: round(), next: round() }
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
                self.block(table, Segments { ranges: &ranges[at..end], ..segments }, &mut sums[at..end]);
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
            let whole = 0..part.len();
            self.block(table, Segments { entries: part, ranges: std::slice::from_ref(&whole) }, std::slice::from_mut(sum));
            task.step(part.len() as u64)?;
        }
        let entries: Vec<_> = (0..sums.len()).filter(|i| !A::is_neutral(&sums[*i])).map(|i| Entry::new(i as u32, false)).collect();
        let mut sum = [A::NEUTRAL];
        let whole = 0..entries.len();
        self.sum(&sums, Segments { entries: &entries, ranges: std::slice::from_ref(&whole) }, &mut sum, &task.uncounted())?;
        Ok(sum[0])
    }

    /// Sums segments that are a block together.
    fn block(&mut self, table: &[A::Point], segments: Segments<'_>, sums: &mut [A::Point]) {
        self.adder.start();
        self.round.first(segments);
        self.round.compute(&mut self.adder, table);
        while self.round.ended(sums) {
            self.next.after(&self.round);
            self.next.compute(&mut self.adder, &self.round.points);
            std::mem::swap(&mut self.round, &mut self.next);
        }
    }
}

impl<P: Copy> Round<P> {
    /// Pairs the entries of segments.
    fn first(&mut self, segments: Segments<'_>) {
        self.begin(segments.ranges.iter().map(|range| range.len() / 2).sum(), |round, count| {
            for (number, range) in segments.ranges.iter().enumerate() {
                let (pairs, odd) = segments.entries[range.clone()].as_chunks::<2>();
                let start = round.pairs.len() as u32;
                round.pairs.extend_from_slice(pairs);
                round.push(number, start, odd.first().copied(), count);
            }
        });
    }

    /// Pairs the results of the round before.
    fn after(&mut self, before: &Self) {
        let points = |segment: &Segment| segment.sums + u32::from(segment.odd.is_some());
        self.begin(before.segments.iter().map(|segment| points(segment) as usize / 2).sum(), |round, count| {
            let entry = |index: u32| Entry::new(index, false);
            for &Segment { number, start, sums, odd } in &before.segments {
                let (first, end) = (round.pairs.len() as u32, start + sums);
                round.pairs.extend((start..end - sums % 2).step_by(2).map(|i| [entry(i), entry(i + 1)]));
                let mut left = odd.map(entry);
                if sums % 2 == 1 {
                    match left.take() {
                        Some(odd) => round.pairs.push([entry(end - 1), odd]),
                        None => left = Some(entry(end - 1)),
                    }
                }
                round.push(number, first, left, count);
            }
        });
    }

    /// Empties this round for one of `pairs` pairs.
    fn begin(&mut self, pairs: usize, fill: impl FnOnce(&mut Self, usize)) {
        self.pairs.clear();
        self.odd.clear();
        self.segments.clear();
        fill(self, pairs);
    }

    /// A segment whose pairs begin at `start`, in a round of `pairs` pairs.
    fn push(&mut self, number: usize, start: u32, odd: Option<Entry>, pairs: usize) {
        let index = odd.map(|entry| {
            self.odd.push(entry);
            (pairs + self.odd.len() - 1) as u32
        });
        self.segments.push(Segment { number, start, sums: self.pairs.len() as u32 - start, odd: index });
    }

    fn compute<A: Adder<Point = P>>(&mut self, adder: &mut A, table: &[P]) {
        let count = self.pairs.len() + self.odd.len();
        if self.points.len() < count {
            self.points.resize(count, A::NEUTRAL);
        }
        let (sums, copies) = self.points[..count].split_at_mut(self.pairs.len());
        adder.add(table, &self.pairs, sums);
        adder.copy(table, &self.odd, copies);
    }

    /// Takes out the segments that have become one point, or had none, and puts their points into `sums`; whether there are others.
    fn ended(&mut self, sums: &mut [P]) -> bool {
        let points = &self.points;
        self.segments.retain(|segment| match (segment.sums, segment.odd) {
            (0, None) => false,
            (1, None) => {
                sums[segment.number] = points[segment.start as usize];
                false
            }
            (0, Some(odd)) => {
                sums[segment.number] = points[odd as usize];
                false
            }
            _ => true,
        });
        !self.segments.is_empty()
    }
}
