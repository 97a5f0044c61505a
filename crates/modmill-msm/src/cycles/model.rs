//! Cycles of the generated accelerator for one pass, from the digits of its scalars: the reader, the dealer, the control of each adder's bucket
//! memory and the flush, cycle by cycle as the circuits decide (python/modmill/hw/units/msm/accelerator). No point is added.

use super::control::Control;
use super::reader::Reader;
use std::collections::VecDeque;

/// What of a configuration decides about cycles.
#[derive(Debug, Clone, Copy)]
pub struct Shape {
    /// Adders, each with a bucket memory.
    pub adders: usize,
    /// Scalars looked at in a cycle.
    pub lanes: usize,
    /// Points that were requested and have not been dealt.
    pub outstanding: usize,
    /// Cycles from a request to its point.
    pub latency: u64,
    /// Cycles from the reader to the queues.
    pub dealing: usize,
    /// Points that wait for an adder.
    pub queue: usize,
    /// Values of an adder that wait for their bucket.
    pub parked: usize,
    /// Cycles in which a bucket is in flight after its addition began.
    pub flight: u64,
    /// Buckets of an adder that may have copies of their sums.
    pub tags: usize,
    /// Bytes of a point and of a scalar in the card's memory.
    pub bytes: [u64; 2],
    /// Bytes that the memory gives in 1,000 cycles; 0 if it limits nothing.
    pub rate: u64,
}

/// The digits of a pass: for each point one entry for each window.
#[derive(Debug, Clone, Copy)]
pub struct Digits<'a> {
    /// Windows of a pass.
    pub windows: usize,
    /// The adder of each digit, [`NONE`] for a digit that is 0.
    pub adders: &'a [u8],
    /// The row of its bucket in that adder's memory.
    pub rows: &'a [u32],
}

/// The adder of a digit that is 0.
pub const NONE: u8 = u8::MAX;

/// What a pass took.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Cycles {
    /// From the cycle in which the first group of scalars is there to the last addition that begins, both included.
    pub cycles: u64,
    /// Points that were requested.
    pub points: u64,
    /// Additions of each adder.
    pub additions: Vec<u64>,
    /// Values that were parked.
    pub conflicts: u64,
    /// Cycles in which the oldest parked value of an adder found its bucket in flight.
    pub retries: u64,
    /// Cycles in which a value was offered to an adder and neither began nor was parked.
    pub refusals: u64,
    /// Values that were added to a copy of their bucket's sum.
    pub tagged: u64,
    /// Buckets that got copies of their sums.
    pub hot: u64,
    /// Cycles in which a point could not be requested, since the memory had no more bandwidth.
    pub starved: u64,
}

/// Runs a pass. The arrays of digits have one length, a multiple of the windows, and name adders below `shape.adders` or [`NONE`].
#[must_use]
pub fn pass(shape: &Shape, digits: Digits<'_>) -> Cycles {
    let mut reader = Reader::new(shape, digits);
    let mut engines: Vec<Engine> = (0..shape.adders).map(|_| Engine::new(shape)).collect();
    for (&adder, &row) in digits.adders.iter().zip(digits.rows).filter(|(adder, _)| **adder != NONE) {
        engines[usize::from(adder)].control.reserve(row as usize + 1);
    }
    // Points on their way to the queues: all of them wait where one does.
    let mut dealt: VecDeque<Option<usize>> = vec![None; shape.dealing].into();
    let mut now = 0;
    while !reader.is_done() || dealt.iter().any(Option::is_some) || engines.iter().any(|e| !e.is_idle()) {
        let last = dealt.back().copied().flatten();
        let room = engines.iter().all(|e| e.stored < shape.queue);
        let moves = last.is_none() || room;
        for engine in &mut engines {
            engine.step(now);
        }
        if let Some(point) = last.filter(|_| room) {
            let from = point * digits.windows;
            for (i, engine) in engines.iter_mut().enumerate() {
                let here = (from..from + digits.windows).filter(|k| usize::from(digits.adders[*k]) == i);
                engine.push(here.map(|k| digits.rows[k]));
            }
        }
        let comes = reader.step(now, moves);
        if moves {
            dealt.pop_back();
            dealt.push_front(comes);
        }
        now += 1;
    }
    let sum = |of: fn(&Control) -> u64| engines.iter().map(|e| of(&e.control)).sum();
    Cycles {
        cycles: now,
        points: reader.points,
        additions: engines.iter().map(|e| e.control.additions).collect(),
        conflicts: sum(|c| c.conflicts),
        retries: sum(|c| c.retries),
        refusals: sum(|c| c.refusals),
        tagged: sum(|c| c.tagged),
        hot: sum(|c| c.hot),
        starved: reader.starved,
    }
}

/// Cycles from the read of a queue's memory until its word is in front, and points that are read ahead (accelerator/dealer.py).
const READ: u64 = 3;
const AHEAD: usize = 6;

/// An adder with its queue.
struct Engine {
    /// Digits of all points here, in order, and how many each point has that has not begun to leave.
    rows: VecDeque<u32>,
    sizes: VecDeque<usize>,
    /// Points in the queue's memory.
    stored: usize,
    /// Points that were read from there, with the cycles in which they are in front.
    ahead: VecDeque<u64>,
    /// Digits that are left of the point that leaves.
    left: usize,
    control: Control,
}

impl Engine {
    fn new(shape: &Shape) -> Self {
        let control = Control::new(shape.flight, shape.parked, shape.tags);
        Self { rows: VecDeque::new(), sizes: VecDeque::new(), stored: 0, ahead: VecDeque::new(), left: 0, control }
    }

    fn is_idle(&self) -> bool {
        self.rows.is_empty() && self.control.is_empty()
    }

    fn push(&mut self, rows: impl Iterator<Item = u32>) {
        let before = self.rows.len();
        self.rows.extend(rows);
        if self.rows.len() > before {
            self.sizes.push_back(self.rows.len() - before);
            self.stored += 1;
        }
    }

    /// A cycle; a point that is pushed in it comes after this.
    fn step(&mut self, now: u64) {
        let reads = self.stored > 0 && self.ahead.len() < AHEAD;
        let offered = if self.left > 0 { self.rows.front().copied() } else { None };
        if self.control.step(now, offered) {
            self.rows.pop_front();
            self.left -= 1;
        }
        if self.left == 0 && self.ahead.front().is_some_and(|there| *there <= now) {
            self.ahead.pop_front();
            self.left = self.sizes.pop_front().expect("each point has digits");
        }
        if reads {
            self.stored -= 1;
            self.ahead.push_back(now + READ);
        }
    }
}

/// The cycles of one bucket memory alone, to which a stream of rows is offered, one in each cycle: until the last addition begins.
#[must_use]
pub fn stream(flight: u64, parked: usize, tags: usize, rows: &[u32]) -> Cycles {
    let mut control = Control::new(flight, parked, tags);
    control.reserve(rows.iter().max().map_or(0, |row| *row as usize + 1));
    let (mut now, mut at) = (0, 0);
    while at < rows.len() || !control.is_empty() {
        at += usize::from(control.step(now, rows.get(at).copied()));
        now += 1;
    }
    Cycles {
        cycles: now,
        additions: vec![control.additions],
        conflicts: control.conflicts,
        retries: control.retries,
        refusals: control.refusals,
        tagged: control.tagged,
        hot: control.hot,
        ..Cycles::default()
    }
}
