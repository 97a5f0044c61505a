//! The range of every lane: a proof, by running the kernel itself, that no sum overflows and no operand is cut.

use super::{LANES, LIMB_BITS, LIMB_MASK, Lanes, TableIndex};
use std::fmt;

/// One lane: every value it can take is in 0..=max. A settled lane is read by multipliers modulo 2^52.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Range {
    /// The largest value.
    pub max: u128,
    /// Whether only the low 52 bits count.
    pub settled: bool,
}

/// A place where a bit could be lost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The operation's number in the order of execution.
    pub step: usize,
    /// The operation.
    pub operation: &'static str,
    /// The lane.
    pub lane: usize,
    /// The largest value that can occur.
    pub max: u128,
    /// What it had to stay below.
    pub limit: u128,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "step {}: {} lane {}: {:#x} is not below {:#x}", self.step, self.operation, self.lane, self.max, self.limit)
    }
}

/// The declared largest value of each limb of an operand and of each limb of a table row.
#[derive(Debug, Clone)]
pub struct Bounds {
    /// Limb i of either operand is at most `operand[i]`; limbs beyond are 0.
    pub operand: Vec<u64>,
    /// Limb i of a table row is at most `table[i]`; limbs beyond are 0.
    pub table: Vec<u64>,
}

/// The interval machine. Runs a kernel for every input within [`Bounds`] at once.
#[derive(Debug, Clone)]
pub struct Interval {
    bounds: Bounds,
    step: usize,
    /// Where a bit could be lost; empty when the kernel is right for every input within the bounds.
    pub faults: Vec<Fault>,
    /// The largest value of each limb of the result.
    pub result: Vec<u128>,
    /// The widest sum seen in any lane.
    pub widest: u128,
    /// The largest carry that a `settle` relies on not to ripple.
    pub largest_carry: u128,
}

impl Interval {
    /// A machine for all inputs within `bounds`.
    #[must_use]
    pub fn new(bounds: Bounds) -> Self {
        Self { bounds, step: 0, faults: Vec::new(), result: Vec::new(), widest: 0, largest_carry: 0 }
    }

    fn limb(bounds: &[u64], i: Option<usize>) -> Range {
        Range { max: i.and_then(|i| bounds.get(i)).map_or(0, |&b| u128::from(b)), settled: false }
    }

    fn check(&mut self, operation: &'static str, lane: usize, max: u128, limit: u128) {
        if max >= limit {
            self.faults.push(Fault { step: self.step, operation, lane, max, limit });
        }
    }

    /// What the multiplier reads from a lane.
    fn factor(&mut self, operation: &'static str, lane: usize, r: Range) -> u128 {
        if !r.settled {
            self.check(operation, lane, r.max, 1 << LIMB_BITS);
        }
        r.max.min(u128::from(LIMB_MASK))
    }

    fn sum(&mut self, operation: &'static str, lane: usize, a: Range, b: u128) -> Range {
        if a.settled {
            // A settled lane has lost the meaning of its upper bits: it can't be part of a sum.
            self.check("sum over a settled lane", lane, 1, 0);
        }
        let max = a.max + b;
        self.check(operation, lane, max, 1 << 64);
        self.widest = self.widest.max(max);
        Range { max, settled: false }
    }

    fn mad(&mut self, operation: &'static str, c: [Range; LANES], a: [Range; LANES], b: [Range; LANES], high: bool) -> [Range; LANES] {
        self.step += 1;
        std::array::from_fn(|l| {
            let p = self.factor(operation, l, a[l]) * self.factor(operation, l, b[l]);
            let part = if high { p >> LIMB_BITS } else { p.min(u128::from(LIMB_MASK)) };
            self.sum(operation, l, c[l], part)
        })
    }
}

impl Lanes for Interval {
    type V = [Range; LANES];

    fn zero(&mut self) -> Self::V {
        [Range { max: 0, settled: false }; LANES]
    }
    fn operand(&mut self, _operand: usize, vector: usize) -> Self::V {
        // An operand may come from a settled result: its declared bound is that of its low 52 bits.
        std::array::from_fn(|l| Range { settled: true, ..Self::limb(&self.bounds.operand, Some(LANES * vector + l)) })
    }
    fn result(&mut self, vector: usize, value: Self::V) {
        if self.result.len() < LANES * (vector + 1) {
            self.result.resize(LANES * (vector + 1), 0);
        }
        for (l, r) in value.into_iter().enumerate() {
            self.result[LANES * vector + l] = if r.settled { r.max.min(u128::from(LIMB_MASK)) } else { r.max };
        }
    }
    fn table(&mut self, index: TableIndex) -> Self::V {
        let shift = usize::from(index.shifted);
        std::array::from_fn(|l| Self::limb(&self.bounds.table, (LANES * index.vector + l).checked_sub(shift)))
    }
    fn mad_lo(&mut self, c: Self::V, a: Self::V, b: Self::V) -> Self::V {
        self.mad("mad_lo", c, a, b, false)
    }
    fn mad_hi(&mut self, c: Self::V, a: Self::V, b: Self::V) -> Self::V {
        self.mad("mad_hi", c, a, b, true)
    }
    fn add(&mut self, a: Self::V, b: Self::V) -> Self::V {
        self.add_in(0xff, a, b)
    }
    fn add_in(&mut self, mask: u8, a: Self::V, b: Self::V) -> Self::V {
        self.step += 1;
        std::array::from_fn(|l| if mask >> l & 1 == 1 { self.sum("add", l, a[l], b[l].max) } else { a[l] })
    }
    fn carry(&mut self, a: Self::V) -> Self::V {
        self.step += 1;
        a.map(|r| Range { max: r.max >> LIMB_BITS, settled: false })
    }
    fn align(&mut self, high: Self::V, low: Self::V, by: usize) -> Self::V {
        std::array::from_fn(|l| if l + by < LANES { low[l + by] } else { high[l + by - LANES] })
    }
    fn pick(&mut self, lanes: [u8; LANES], a: Self::V, b: Self::V) -> Self::V {
        lanes.map(|i| match i {
            0..8 => a[usize::from(i)],
            8..16 => b[usize::from(i) - LANES],
            _ => Range { max: 0, settled: false },
        })
    }
    fn settle(&mut self, mask: u8, s: Self::V, c: Self::V) -> Self::V {
        self.step += 1;
        std::array::from_fn(|l| {
            let carry = if mask >> l & 1 == 1 { c[l].max } else { 0 };
            // A ripple can only be predicted away where it is rare.
            self.check("settle: the carry", l, carry, 1 << 24);
            self.largest_carry = self.largest_carry.max(carry);
            Range { settled: true, ..self.sum("settle", l, s[l], carry) }
        })
    }
    fn broadcast(&mut self, a: Self::V, lane: usize) -> Self::V {
        [a[lane]; LANES]
    }
    fn below(&mut self, mask: u8, a: Self::V, bits: u32) {
        for (l, r) in a.into_iter().enumerate() {
            if mask >> l & 1 == 1 {
                self.check("below", l, r.max, 1 << bits);
            }
        }
    }
}
