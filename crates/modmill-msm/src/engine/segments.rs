//! Sums of segments: lists of points, each of which is to become one point.
//!
//! The points of a segment are added in pairs, then the sums in pairs, and so on. [`groups`](super::groups) puts segments of equal lengths side by side, so
//! that all but the first of these rounds add bundle to bundle. A batch of additions, which share inversions, consists of the next round of every group
//! that has been begun and the first rounds of new ones: all batches but the last few are whole, and the sums of a round are still in the cache when
//! the next one needs them.

use super::adder::{Adder, Additions, Entry};
use super::groups::Plan;
use crate::MsmError;
use crate::control::Task;
use std::ops::Range;

/// Additions that share inversions.
const BATCH: usize = 2048;

/// Groups between the request for a group's entries and their use.
const AHEAD: usize = 3;
/// Entries of a cache line.
const ENTRIES_OF_LINE: usize = 64 / size_of::<Entry>();

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
    bundles: Vec<A::Bundle>,
    /// Bundles that are free.
    free: Vec<u32>,
    begun: Vec<Begun>,
    /// The additions of the next batch, as in [`Additions`].
    pairs: Vec<[Entry; 2]>,
    slots: Vec<u32>,
    folds: Vec<[u32; 2]>,
    /// The last entries of pieces of odd lengths.
    last: Vec<Entry>,
    /// Memory for [`Begun::bundles`].
    spare: Vec<Vec<u32>>,
}

/// A group whose sums are being computed.
struct Begun {
    group: usize,
    /// The bundles that are left to be added.
    bundles: Vec<u32>,
    /// True if one of its points may be neutral.
    neutral: bool,
}

impl<A: Adder> Summer<A> {
    pub(crate) fn new(adder: A) -> Self {
        Self {
            adder,
            bundles: vec![],
            free: vec![],
            begun: vec![],
            pairs: vec![],
            slots: vec![],
            folds: vec![],
            last: vec![],
            spare: vec![],
        }
    }

    /// `sums[k]` becomes the sum of segment k, unless that is empty. Counts the entries on `task`.
    pub(crate) fn sum(&mut self, table: &[A::Point], segments: Segments<'_>, sums: &mut [A::Point], task: &Task) -> Result<(), MsmError> {
        let plan = Plan::new(segments.ranges, A::WIDTH);
        let mut parts = vec![A::NEUTRAL; plan.cut.len()];
        let mut put = |target: u32, point: &A::Point| match (target as usize).checked_sub(sums.len()) {
            None => sums[target as usize] = *point,
            Some(part) if target != Plan::NOWHERE => parts[part] = *point,
            Some(_) => {}
        };
        let mut rows = vec![A::NEUTRAL; A::WIDTH];
        let mut entries = vec![Entry::new(0, false); A::WIDTH];
        for singles in plan.singles.chunks(A::WIDTH) {
            for (l, entry) in entries.iter_mut().enumerate() {
                *entry = segments.entries[singles[l.min(singles.len() - 1)].0];
            }
            self.adder.store(&self.adder.load(table, &entries), &mut rows);
            for ((_, target), row) in singles.iter().zip(&rows) {
                put(*target, row);
            }
        }
        if !plan.singles.is_empty() {
            task.step(plan.singles.len() as u64)?;
        }
        let mut next = 0;
        while next < plan.groups() || !self.begun.is_empty() {
            let steps = self.batch(table, segments.entries, &plan, &mut next);
            let Self { adder, bundles, free, begun, spare, .. } = self;
            begun.retain_mut(|group| {
                if let [last] = group.bundles[..] {
                    adder.store(&bundles[last as usize], &mut rows);
                    for (target, row) in plan.get(group.group).targets.iter().zip(&rows) {
                        put(*target, row);
                    }
                    free.push(last);
                    group.bundles.clear();
                    spare.push(std::mem::take(&mut group.bundles));
                }
                !group.bundles.is_empty()
            });
            // Batches without new entries would be steps that add nothing to the progress.
            if steps > 0 {
                task.step(steps)?;
            }
        }
        self.join(&plan, &parts, sums, &task.uncounted())
    }

    /// The sums of segments that were cut into pieces.
    fn join(&mut self, plan: &Plan, parts: &[A::Point], sums: &mut [A::Point], task: &Task) -> Result<(), MsmError> {
        if plan.cut.is_empty() {
            return Ok(());
        }
        let (mut entries, mut ranges, mut of) = (vec![], vec![], vec![]);
        for pieces in plan.cut.chunk_by(|a, b| a.0 == b.0) {
            let start = entries.len();
            let parts_of = pieces.iter().map(|(_, target)| *target as usize - sums.len());
            entries.extend(parts_of.filter(|part| !A::is_neutral(&parts[*part])).map(|part| Entry::new(part as u32, false)));
            ranges.push(start..entries.len());
            of.push(pieces[0].0 as usize);
        }
        let mut joined = vec![A::NEUTRAL; ranges.len()];
        self.sum(parts, Segments { entries: &entries, ranges: &ranges }, &mut joined, task)?;
        for (segment, sum) in of.into_iter().zip(joined) {
            sums[segment] = sum;
        }
        Ok(())
    }

    /// Adds a batch; returns how many entries it took.
    fn batch(&mut self, table: &[A::Point], entries: &[Entry], plan: &Plan, next: &mut usize) -> u64 {
        self.pairs.clear();
        self.slots.clear();
        self.folds.clear();
        let mut neutral = false;
        for group in &mut self.begun {
            neutral |= group.neutral;
            let pairs = group.bundles.len() / 2;
            for k in 0..pairs {
                self.folds.push([group.bundles[2 * k], group.bundles[2 * k + 1]]);
                group.bundles[k] = group.bundles[2 * k + 1];
            }
            if group.bundles.len() % 2 == 1 {
                group.bundles[pairs] = group.bundles[2 * pairs];
            }
            group.bundles.truncate(group.bundles.len().div_ceil(2));
        }
        let mut steps = 0;
        while *next < plan.groups() && (self.folds.len() + self.slots.len()) * A::WIDTH < BATCH {
            self.prefetch(entries, plan, *next + AHEAD);
            let group = self.begin(table, entries, plan, *next);
            self.begun.push(group);
            steps += plan.get(*next).entries() as u64;
            *next += 1;
        }
        let Self { adder, bundles, free, begun, pairs, slots, folds, .. } = self;
        let found = adder.add(Additions { table, pairs, slots, folds, bundles }, neutral);
        free.extend(folds.iter().map(|[left, _]| left));
        for group in begun {
            group.neutral |= found;
        }
        steps
    }

    /// Asks the caches for the entries of a group.
    fn prefetch(&self, entries: &[Entry], plan: &Plan, number: usize) {
        if number < plan.groups() {
            let group = plan.get(number);
            for start in group.starts {
                for line in entries[*start..start + group.length].chunks(ENTRIES_OF_LINE) {
                    self.adder.prefetch(line);
                }
            }
        }
    }

    /// Pairs the entries of a group.
    fn begin(&mut self, table: &[A::Point], entries: &[Entry], plan: &Plan, number: usize) -> Begun {
        let group = plan.get(number);
        let first = self.pairs.len();
        self.pairs.resize(first + group.length / 2 * A::WIDTH, [entries[0]; 2]);
        self.last.clear();
        for (lane, start) in group.starts.iter().enumerate() {
            let (pairs, odd) = entries[*start..start + group.length].as_chunks();
            for (to, pair) in self.pairs[first + lane..].iter_mut().step_by(A::WIDTH).zip(pairs) {
                *to = *pair;
            }
            self.last.extend_from_slice(odd);
        }
        let mut bundles = self.spare.pop().unwrap_or_default();
        for _ in 0..group.length / 2 {
            let slot = self.slot();
            self.slots.push(slot);
            bundles.push(slot);
        }
        if !self.last.is_empty() {
            let slot = self.slot();
            self.bundles[slot as usize] = self.adder.load(table, &self.last);
            bundles.push(slot);
        }
        Begun { group: number, bundles, neutral: false }
    }

    fn slot(&mut self) -> u32 {
        self.free.pop().unwrap_or_else(|| {
            self.bundles.push(self.adder.bundle());
            self.bundles.len() as u32 - 1
        })
    }
}
