//! The decision in each cycle which addition of a bucket memory begins (python/modmill/hw/units/parts/buckets/chooser.py).

use std::collections::VecDeque;

/// The rows whose sums are in flight, those of parked values, and those with copies.
pub(super) struct Control {
    flight: u64,
    /// Rows in the queue of parked values; another two have left it and wait.
    places: usize,
    tags: usize,
    front: VecDeque<u32>,
    input: Option<Waiting>,
    queue: VecDeque<u32>,
    second: Option<u32>,
    oldest: Option<Waiting>,
    /// True if the queue held many, or enough for a tag, a cycle ago.
    many: bool,
    enough: bool,
    tagging: Tagging,
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

/// A row, and what was found a cycle ago: whether an addition to it may begin, and whether it has a tag.
#[derive(Debug, Clone, Copy)]
struct Waiting {
    row: u32,
    free: bool,
    tagged: bool,
}

/// Rows on their way to a tag: one that was parked a cycle ago is compared with those parked before it, and gets a tag in the next cycle.
#[derive(Debug, Clone, Copy, Default)]
struct Tagging {
    pushed: Option<u32>,
    /// The row that left the queue a cycle ago.
    left: Option<u32>,
    wanted: Option<u32>,
}

/// The state of a row.
#[derive(Debug, Clone, Copy, Default)]
struct Row {
    /// The first cycle in which another addition may begin.
    free: u64,
    /// Values in the queue, as a cycle ago.
    parked: u16,
    tagged: bool,
}

/// Beats in front of the control, so that neither side's handshake reaches the other in the same cycle.
const FRONT: usize = 2;
/// Rows that have left the queue.
const WAIT: usize = 2;

impl Control {
    pub(super) fn new(flight: u64, parked: usize, tags: usize) -> Self {
        let places = parked.saturating_sub(WAIT).max(1);
        Self {
            flight,
            places,
            tags,
            front: VecDeque::with_capacity(FRONT),
            input: None,
            queue: VecDeque::with_capacity(places),
            second: None,
            oldest: None,
            many: false,
            enough: false,
            tagging: Tagging::default(),
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

    /// True if no value waits here; sums may be in flight.
    pub(super) fn is_empty(&self) -> bool {
        self.front.is_empty() && self.input.is_none() && self.queue.is_empty() && self.second.is_none() && self.oldest.is_none()
    }

    /// A cycle, in which a row may be offered. Returns whether it was taken.
    pub(super) fn step(&mut self, now: u64, offered: Option<u32>) -> bool {
        let ready = self.front.len() < FRONT;
        let count = self.queue.len();
        let (input, oldest) = (self.input, self.oldest);
        let parked_may = oldest.is_some_and(|w| w.free);
        let fresh_begins = input.is_some_and(|w| w.free) && !(parked_may && self.many);
        let pops = parked_may && !fresh_begins;
        let parks = input.is_some_and(|w| !w.free) && count < self.places;
        let taken = fresh_begins || parks;
        self.retries += u64::from(oldest.is_some() && !parked_may);
        self.refusals += u64::from(input.is_some() && !taken);
        if let Some(begins) = if fresh_begins { input } else { oldest.filter(|_| pops) } {
            self.rows[begins.row as usize].free = now + self.flight + 1;
            self.additions += 1;
            self.last = now + 1;
            self.tagged += u64::from(begins.tagged);
        }

        // What the registers hold in the next cycle.
        let input_moves = input.is_none() || taken;
        let oldest_moves = oldest.is_none() || pops;
        let second_moves = self.second.is_none() || oldest_moves;
        let leaves = if second_moves { self.queue.front().copied() } else { None };
        let next = if input_moves { self.front.front().copied() } else { input.map(|w| w.row) };
        let then = if oldest_moves { self.second } else { oldest.map(|w| w.row) };
        (self.input, self.oldest) = (next.map(|row| self.found(now, row)), then.map(|row| self.found(now, row)));
        if second_moves {
            self.second = leaves;
            self.queue.pop_front();
        }
        let parked = input.filter(|_| parks).map(|w| w.row);
        self.queue.extend(parked);
        self.conflicts += u64::from(parks);
        self.tag(parked, leaves);
        (self.many, self.enough) = (count > self.places / 2, count >= (self.places / 4).max(1));
        if input_moves {
            self.front.pop_front();
        }
        if ready && let Some(row) = offered {
            self.front.push_back(row);
            return true;
        }
        false
    }

    /// The facts known in the next cycle about a row that waits there.
    fn found(&self, now: u64, row: u32) -> Waiting {
        let state = &self.rows[row as usize];
        Waiting { row, free: state.tagged || state.free <= now + 1, tagged: state.tagged }
    }

    /// A row that was parked although it was parked already gets a tag.
    fn tag(&mut self, parked: Option<u32>, leaves: Option<u32>) {
        if self.tags == 0 {
            return;
        }
        if let Some(row) = self.tagging.wanted.filter(|_| self.enough && self.hot < self.tags as u64) {
            let state = &mut self.rows[row as usize];
            self.hot += u64::from(!state.tagged);
            state.tagged = true;
        }
        let Tagging { pushed, left, .. } = self.tagging;
        let among = pushed.filter(|row| self.rows[*row as usize].parked > 0);
        if let Some(row) = pushed {
            self.rows[row as usize].parked += 1;
        }
        if let Some(row) = left {
            self.rows[row as usize].parked -= 1;
        }
        self.tagging = Tagging { pushed: parked, left: leaves, wanted: among };
    }
}
