//! Points that are requested, several scalars being looked at in a cycle (python/modmill/hw/units/msm/reader/core.py), and the memory's bandwidth.

use super::shape::{Digits, NONE, Shape};
use std::collections::VecDeque;

pub(super) struct Reader<'a> {
    shape: &'a Shape,
    digits: Digits<'a>,
    /// The first scalar that is in no group yet.
    next: usize,
    /// The points that are left of the group in the register.
    left: VecDeque<usize>,
    /// Points that were requested, with the cycles in which they are there.
    under_way: VecDeque<(u64, usize)>,
    /// Thousandths of bytes that the memory may give at once; below 0 it has to wait.
    credit: i64,
    pub(super) points: u64,
    pub(super) starved: u64,
}

impl<'a> Reader<'a> {
    pub(super) fn new(shape: &'a Shape, digits: Digits<'a>) -> Self {
        let (left, under_way) = (VecDeque::with_capacity(shape.lanes), VecDeque::with_capacity(shape.outstanding));
        Self { shape, digits, next: 0, left, under_way, credit: 0, points: 0, starved: 0 }
    }

    pub(super) fn is_done(&self) -> bool {
        self.next >= self.count() && self.left.is_empty() && self.under_way.is_empty()
    }

    fn count(&self) -> usize {
        self.digits.adders.len() / self.digits.windows
    }

    fn is_wanted(&self, point: usize) -> bool {
        let windows = self.digits.windows;
        self.digits.adders[point * windows..][..windows].iter().any(|adder| *adder != NONE)
    }

    /// A cycle; returns the point that leaves, if the next stage accepts one.
    pub(super) fn step(&mut self, now: u64, accepts: bool) -> Option<usize> {
        let shape = self.shape;
        let limited = shape.rate > 0;
        self.credit = (self.credit + shape.rate as i64).min(shape.rate as i64);
        let bandwidth = !limited || self.credit >= 0;
        let full = self.under_way.len() == shape.outstanding;
        let leaves = accepts && self.under_way.front().is_some_and(|(there, _)| *there <= now);
        let leaving = if leaves { self.under_way.pop_front() } else { None };

        let wants = !self.left.is_empty() && !full;
        self.starved += u64::from(wants && !bandwidth);
        let empty = self.left.is_empty();
        let mut ends = empty;
        if wants && bandwidth {
            let point = self.left.pop_front().expect("it is not empty");
            self.under_way.push_back((now + shape.latency, point));
            self.credit -= 1000 * shape.bytes[0] as i64;
            self.points += 1;
            ends = self.left.is_empty();
        }
        if ends && self.next < self.count() {
            let group = self.next..(self.next + shape.lanes).min(self.count());
            self.next = group.end;
            let wanted = group.filter(|point| self.is_wanted(*point));
            let wanted: Vec<usize> = wanted.collect();
            self.left.extend(wanted);
            self.credit -= 1000 * (shape.bytes[1] * shape.lanes as u64) as i64;
        }
        leaving.map(|(_, point)| point)
    }
}
