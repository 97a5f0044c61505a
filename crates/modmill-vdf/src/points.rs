//! Points of the chain in memory, each with a checksum: one that changes is found and computed again from the point before it.

use crate::residue_ring::ResidueRing;
use crate::schedule::Schedule;
use modmill_arith::Natural;

/// Consecutive points of a schedule.
pub(crate) struct Points<S> {
    /// The index of the first in the schedule.
    first: u64,
    states: Vec<S>,
    sums: Vec<u64>,
}

impl<S: Clone> Points<S> {
    /// No points yet; the next will be `first`.
    pub(crate) fn from(first: u64) -> Self {
        Self { first, states: Vec::new(), sums: Vec::new() }
    }

    /// The index of the point that comes next.
    pub(crate) fn next(&self) -> u64 {
        self.first + self.states.len() as u64
    }

    pub(crate) fn push<R: ResidueRing<State = S>>(&mut self, ring: &R, point: S) {
        self.sums.push(ring.checksum(&point));
        self.states.push(point);
    }

    /// Drops point `end` and those after it.
    pub(crate) fn truncate(&mut self, end: u64) {
        let count = end.saturating_sub(self.first) as usize;
        self.states.truncate(count);
        self.sums.truncate(count);
    }

    /// Removes and returns the points before `end`.
    pub(crate) fn take_before(&mut self, end: u64) -> Self {
        let count = (end.saturating_sub(self.first) as usize).min(self.states.len());
        let (states, sums) = (self.states.split_off(count), self.sums.split_off(count));
        let rest = Self { first: self.first + count as u64, states, sums };
        std::mem::replace(self, rest)
    }

    /// A copy of the first point.
    pub(crate) fn first(&self) -> Self {
        Self { first: self.first, states: self.states.iter().take(1).cloned().collect(), sums: self.sums.iter().take(1).copied().collect() }
    }

    /// The points before `end`.
    pub(crate) fn before(&self, end: u64) -> &[S] {
        let count = (end.saturating_sub(self.first) as usize).min(self.states.len());
        &self.states[..count]
    }

    /// Appends the points that follow these.
    pub(crate) fn append(&mut self, mut more: Self) {
        if self.states.is_empty() {
            *self = more;
            return;
        }
        self.states.append(&mut more.states);
        self.sums.append(&mut more.sums);
    }

    /// Computes every point that has changed again, from the one before it or from `start`, a position and value of the chain at or
    /// before the first point. Returns how many there were.
    pub(crate) fn repair<R: ResidueRing<State = S>>(&mut self, ring: &R, schedule: &Schedule, start: (u64, &Natural)) -> u64 {
        let mut repaired = 0;
        for i in 0..self.states.len() {
            if ring.checksum(&self.states[i]) == self.sums[i] {
                continue;
            }
            let position = |i: usize| schedule.position(self.first + i as u64).unwrap_or(start.0);
            let (from, mut point) = if i == 0 { (start.0, ring.enter(start.1)) } else { (position(i - 1), self.states[i - 1].clone()) };
            ring.square_n(&mut point, position(i).saturating_sub(from));
            self.sums[i] = ring.checksum(&point);
            self.states[i] = point;
            repaired += 1;
        }
        repaired
    }
}
