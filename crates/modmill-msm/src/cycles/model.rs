//! Cycles of the generated accelerator for one pass, from the digits of its scalars: the reader, the dealer, the control of each adder's bucket
//! memory and the flush, cycle by cycle as the circuits decide (python/modmill/hw/units/msm/accelerator). No point is added.

use super::control::Control;
use super::reader::Reader;
use super::shape::{Digits, NONE, Shape};
use std::collections::VecDeque;

/// The cycles and counts of a pass.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Cycles {
    /// The cycles from that in which the first group of scalars is there to the last addition that begins, both included.
    pub cycles: u64,
    /// Until nothing is on its way to an adder, up to the beat in front of its control.
    pub fed: u64,
    /// Until the last addition of each adder begins; 0 where none does.
    pub ends: Vec<u64>,
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
    // Points on their way to the queues, which do not wait: the next one leaves the reader where all queues had room for what is on its way.
    let mut dealt: VecDeque<Option<usize>> = vec![None; shape.dealing].into();
    let room = shape.queue.saturating_sub(shape.dealing + LATE).max(1);
    let (mut deals, mut had_room) = (true, true);
    let (mut now, mut fed) = (0, 0);
    loop {
        let quiet = reader.is_done() && dealt.iter().all(Option::is_none) && engines.iter().all(|e| e.rows.is_empty());
        if quiet && engines.iter().all(|e| e.control.is_empty()) {
            break;
        }
        let have_room = engines.iter().all(|e| e.stored < room);
        for engine in &mut engines {
            engine.step(now);
        }
        if let Some(point) = dealt.pop_back().flatten() {
            let from = point * digits.windows;
            for (i, engine) in engines.iter_mut().enumerate() {
                let here = (from..from + digits.windows).filter(|k| usize::from(digits.adders[*k]) == i);
                engine.push(here.map(|k| digits.rows[k]));
            }
        }
        dealt.push_front(reader.step(now, deals));
        (deals, had_room) = (had_room, have_room);
        now += 1;
        if !quiet {
            fed = now;
        }
    }
    let sum = |of: fn(&Control) -> u64| engines.iter().map(|e| of(&e.control)).sum();
    Cycles {
        cycles: now,
        fed,
        ends: engines.iter().map(|e| e.control.last).collect(),
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
/// Cycles until the reader knows that a queue has no more room.
const LATE: usize = 2;

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
    dealt: bool,
    control: Control,
}

impl Engine {
    fn new(shape: &Shape) -> Self {
        let control = Control::new(shape.flight, shape.parked, shape.tags);
        Self { rows: VecDeque::new(), sizes: VecDeque::new(), stored: 0, ahead: VecDeque::new(), left: 0, dealt: shape.dealt, control }
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
        let there = self.ahead.front().is_some_and(|there| *there <= now);
        // A digit that is alone leaves the queue itself; several are first put into a register.
        let offers = if self.dealt { self.left > 0 } else { there };
        let offered = if offers { self.rows.front().copied() } else { None };
        let taken = self.control.step(now, offered);
        if taken {
            self.rows.pop_front();
        }
        self.left = self.left.saturating_sub(usize::from(taken));
        if if self.dealt { self.left == 0 && there } else { taken } {
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
        fed: now,
        ends: vec![control.last],
        additions: vec![control.additions],
        conflicts: control.conflicts,
        retries: control.retries,
        refusals: control.refusals,
        tagged: control.tagged,
        hot: control.hot,
        ..Cycles::default()
    }
}
