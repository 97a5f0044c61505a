//! The decision in each cycle which addition of a bucket memory begins (python/modmill/hw/units/parts/buckets/chooser.py).

use std::collections::VecDeque;

/// The rows whose sums are in flight, those of parked values, and those with copies.
pub(super) struct Control {
    flight: u64,
    /// Rows in the queue of parked values; others have left it and wait.
    places: usize,
    tags: usize,
    input: Stream,
    queue: VecDeque<u32>,
    oldest: Stream,
    /// True if the queue held many, or enough for a tag, or as many as have a place, a cycle ago.
    many: bool,
    enough: bool,
    full: bool,
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

/// Rows on their way to their addition: in two places of a queue, in a second place and in the first one.
#[derive(Debug, Default)]
struct Stream {
    comes: VecDeque<u32>,
    /// The row, and whether it had a tag when it came.
    second: Option<(u32, bool)>,
    first: Option<Waiting>,
}

impl Stream {
    fn is_empty(&self) -> bool {
        self.comes.is_empty() && self.second.is_none() && self.first.is_none()
    }

    /// True if the queue has room.
    fn ready(&self) -> bool {
        self.comes.len() < FRONT
    }

    /// Moves the rows to where they are in the next cycle; the first one leaves if it `moves`.
    fn step(&mut self, now: u64, moves: bool, rows: &[Row]) {
        let state = |row: u32| rows[row as usize];
        let enters = moves || self.second.is_none();
        let waits = |row, tagged, known| Waiting { row, free: tagged || state(row).free <= now + 1, tagged: known };
        self.first = if moves {
            self.second.map(|(row, tagged)| waits(row, tagged, tagged))
        } else {
            self.first.map(|w| waits(w.row, w.tagged, state(w.row).tagged))
        };
        if enters {
            self.second = self.comes.pop_front().map(|row| (row, state(row).tagged));
        }
    }
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
/// Rows that have left the queue, and the one that it takes before it is known to be full.
const WAIT: usize = 5;

impl Control {
    pub(super) fn new(flight: u64, parked: usize, tags: usize) -> Self {
        let places = parked.saturating_sub(WAIT).max(1);
        Self {
            flight,
            places,
            tags,
            input: Stream::default(),
            queue: VecDeque::with_capacity(places + 1),
            oldest: Stream::default(),
            many: false,
            enough: false,
            full: false,
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
        self.input.is_empty() && self.queue.is_empty() && self.oldest.is_empty()
    }

    /// A cycle, in which a row may be offered. Returns whether it was taken.
    pub(super) fn step(&mut self, now: u64, offered: Option<u32>) -> bool {
        let ready = self.input.ready();
        let count = self.queue.len();
        let (input, oldest) = (self.input.first, self.oldest.first);
        let parked_may = oldest.is_some_and(|w| w.free);
        let fresh_begins = input.is_some_and(|w| w.free) && !(parked_may && self.many);
        let pops = parked_may && !fresh_begins;
        let parks = input.is_some_and(|w| !w.free) && !self.full;
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
        let leaves = if self.oldest.ready() { self.queue.pop_front() } else { None };
        self.input.step(now, input.is_none() || taken, &self.rows);
        self.oldest.step(now, oldest.is_none() || pops, &self.rows);
        self.oldest.comes.extend(leaves);
        let parked = input.filter(|_| parks).map(|w| w.row);
        self.queue.extend(parked);
        self.conflicts += u64::from(parks);
        self.tag(parked, leaves);
        (self.many, self.enough, self.full) = (count > self.places / 2, count >= (self.places / 4).max(1), count >= self.places);
        if ready && let Some(row) = offered {
            self.input.comes.push_back(row);
            return true;
        }
        false
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
