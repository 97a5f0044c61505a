//! What decides in each cycle which addition of a bucket memory begins (python/modmill/hw/units/parts/buckets/chooser.py).

use std::collections::VecDeque;

/// The rows whose sums are in flight, those of parked values, and those with copies.
pub(super) struct Control {
    flight: u64,
    places: usize,
    tags: usize,
    front: VecDeque<u32>,
    parked: VecDeque<u32>,
    rows: Vec<Row>,
    /// The number of cycles until the last addition began.
    pub(super) last: u64,
    pub(super) additions: u64,
    pub(super) conflicts: u64,
    pub(super) retries: u64,
    pub(super) refusals: u64,
    pub(super) tagged: u64,
    pub(super) hot: u64,
}

/// The state of a row.
#[derive(Debug, Clone, Copy, Default)]
struct Row {
    /// The first cycle in which another addition may begin.
    free: u64,
    /// Values that are parked.
    parked: u16,
    tagged: bool,
}

/// Beats in front of the control, so that neither side's handshake reaches the other in the same cycle.
const FRONT: usize = 2;

impl Control {
    pub(super) fn new(flight: u64, places: usize, tags: usize) -> Self {
        Self {
            flight,
            places,
            tags,
            front: VecDeque::with_capacity(FRONT),
            parked: VecDeque::with_capacity(places),
            rows: Vec::new(),
            last: 0,
            additions: 0,
            conflicts: 0,
            retries: 0,
            refusals: 0,
            tagged: 0,
            hot: 0,
        }
    }

    /// Makes rows below `rows` known.
    pub(super) fn reserve(&mut self, rows: usize) {
        if rows > self.rows.len() {
            self.rows.resize(rows, Row::default());
        }
    }

    /// Whether no value waits here; sums may be in flight.
    pub(super) fn is_empty(&self) -> bool {
        self.front.is_empty() && self.parked.is_empty()
    }

    /// A cycle, in which a row may be offered. Returns whether it was taken.
    pub(super) fn step(&mut self, now: u64, offered: Option<u32>) -> bool {
        let ready = self.front.len() < FRONT;
        let count = self.parked.len();
        let may = |row: u32| {
            let state = &self.rows[row as usize];
            state.tagged || state.free <= now
        };
        let fresh = self.front.front().copied();
        let (fresh_free, parked_free) = (fresh.is_some_and(may), self.parked.front().is_some_and(|row| may(*row)));
        let drains = parked_free && count > self.places / 2;
        let fresh_begins = fresh_free && !drains;
        let pops = parked_free && !fresh_begins;
        self.retries += u64::from(count > 0 && !parked_free);

        let mut taken = fresh_begins;
        let mut parks = None;
        if let Some(row) = fresh.filter(|_| !fresh_free) {
            let enough = count >= (self.places / 4).max(1);
            let state = &mut self.rows[row as usize];
            if self.hot < self.tags as u64 && enough && state.parked > 0 {
                state.tagged = true;
                self.hot += 1;
            } else if count < self.places || pops {
                parks = Some(row);
                taken = true;
            }
        }
        self.refusals += u64::from(fresh.is_some() && !taken);
        let begins = if pops { self.parked.pop_front() } else { fresh.filter(|_| fresh_begins) };
        if let Some(row) = begins {
            let state = &mut self.rows[row as usize];
            state.free = now + self.flight + 1;
            state.parked -= u16::from(pops);
            self.additions += 1;
            self.last = now + 1;
            self.tagged += u64::from(state.tagged);
        }
        if let Some(row) = parks {
            self.parked.push_back(row);
            self.rows[row as usize].parked += 1;
            self.conflicts += 1;
        }
        if taken {
            self.front.pop_front();
        }
        if ready && let Some(row) = offered {
            self.front.push_back(row);
            return true;
        }
        false
    }
}
