//! [`Across`] in the interval domain.

use super::{Interval, Intervals, Operation, V};
use crate::lanes::{Across, LANES, LIMB_MASK, TableIndex};
use std::array::from_fn;

/// A carry may be predicted not to ripple only where a ripple is rare.
const PREDICTABLE: u128 = 1 << 24;

fn limb(bounds: &[u64], i: usize) -> Interval {
    Interval::up_to(bounds.get(i).copied().unwrap_or(0))
}

impl<const S: bool> Across for Intervals<'_, S> {
    fn operand(self, operand: usize, vector: usize) -> V {
        // An operand may be an earlier result of predicted digits: its declared bound is that of its low 52 bits. One with a larger bound is
        // made of sums.
        let analysis = self.0.borrow();
        let bounds = &analysis.bounds.operands[operand];
        let predicted = bounds.iter().all(|&b| b <= LIMB_MASK);
        let least = |i| if operand == 1 { analysis.bounds.least.get(i).copied().unwrap_or(0) } else { 0 };
        from_fn(|l| Interval { predicted, min: least(LANES * vector + l), ..limb(bounds, LANES * vector + l) })
    }
    fn result(self, vector: usize, value: V) {
        let result = &mut self.0.borrow_mut().result;
        result.resize(result.len().max(LANES * (vector + 1)), 0);
        for (slot, a) in result[LANES * vector..].iter_mut().zip(value) {
            *slot = if a.predicted { a.factor() } else { a.max };
        }
    }
    fn table(self, index: TableIndex) -> V {
        let analysis = self.0.borrow();
        from_fn(|l| limb(&analysis.bounds.table, LANES * index.vector + l))
    }
    fn align(self, high: V, low: V, by: usize) -> V {
        from_fn(|l| if l + by < LANES { low[l + by] } else { high[l + by - LANES] })
    }
    fn pick(self, lanes: [u8; LANES], a: V, b: V) -> V {
        lanes.map(|i| match i {
            0..8 => a[usize::from(i)],
            8..16 => b[usize::from(i) - LANES],
            _ => Interval::default(),
        })
    }
    fn add_carry_predicted(self, mask: u8, s: V, c: V) -> V {
        self.step();
        from_fn(|l| {
            let carry = if mask >> l & 1 == 1 { c[l] } else { Interval::default() };
            self.check(Operation::AddCarryPredicted, l, carry.max.into(), PREDICTABLE);
            let sum = self.sum(Operation::AddCarryPredicted, l, s[l], carry);
            let mut analysis = self.0.borrow_mut();
            analysis.largest_carry = analysis.largest_carry.max(carry.max);
            Interval { predicted: true, ..sum }
        })
    }
    fn broadcast(self, a: V, lane: usize) -> V {
        [a[lane]; LANES]
    }
    fn assert_bits(self, mask: u8, a: V, bits: u32) {
        for (l, a) in a.into_iter().enumerate() {
            if mask >> l & 1 == 1 {
                self.check(Operation::AssertBits, l, a.max.into(), 1 << bits);
            }
        }
    }
}
