//! Any machine across the lanes as one whose multiplier gives both halves of a product.

use super::{Across, LANES, Lanes, PairColumns, TableIndex};
use std::ops::Range;

/// The machine `M` with [`Across::PAIRS`] set: it runs, checks or records the form of a kernel that machines of pairs run.
#[derive(Debug, Clone, Copy)]
pub struct Pairs<M>(pub M);

impl<M: Lanes> Lanes for Pairs<M> {
    type V = M::V;
    const CALLS: bool = M::CALLS;

    fn splat(self, x: u64) -> M::V {
        self.0.splat(x)
    }
    fn mad_lo(self, c: M::V, a: M::V, b: M::V) -> M::V {
        self.0.mad_lo(c, a, b)
    }
    fn mad_hi(self, c: M::V, a: M::V, b: M::V) -> M::V {
        self.0.mad_hi(c, a, b)
    }
    fn add(self, a: M::V, b: M::V) -> M::V {
        self.0.add(a, b)
    }
    fn add_in(self, mask: u8, a: M::V, b: M::V) -> M::V {
        self.0.add_in(mask, a, b)
    }
    fn sub(self, a: M::V, b: M::V) -> M::V {
        self.0.sub(a, b)
    }
    fn add_or_sub(self, mask: u8, a: M::V, b: M::V) -> M::V {
        self.0.add_or_sub(mask, a, b)
    }
    fn and(self, a: M::V, b: M::V) -> M::V {
        self.0.and(a, b)
    }
    fn or(self, a: M::V, b: M::V) -> M::V {
        self.0.or(a, b)
    }
    fn shl<const N: u32>(self, a: M::V) -> M::V {
        self.0.shl::<N>(a)
    }
    fn shr<const N: u32>(self, a: M::V) -> M::V {
        self.0.shr::<N>(a)
    }
    fn select(self, mask: u8, a: M::V, b: M::V) -> M::V {
        self.0.select(mask, a, b)
    }
}

impl<M: Across> Across for Pairs<M> {
    const PAIRS: bool = true;

    fn operand(self, operand: usize, vector: usize) -> M::V {
        self.0.operand(operand, vector)
    }
    fn result(self, vector: usize, value: M::V) {
        self.0.result(vector, value);
    }
    fn table(self, index: TableIndex) -> M::V {
        self.0.table(index)
    }
    fn align(self, high: M::V, low: M::V, by: usize) -> M::V {
        self.0.align(high, low, by)
    }
    fn pick(self, lanes: [u8; LANES], a: M::V, b: M::V) -> M::V {
        self.0.pick(lanes, a, b)
    }
    fn add_carry_predicted(self, mask: u8, s: M::V, c: M::V) -> M::V {
        self.0.add_carry_predicted(mask, s, c)
    }
    fn broadcast(self, a: M::V, lane: usize) -> M::V {
        self.0.broadcast(a, lane)
    }
    fn fold_rows(self, digits: &[M::V], first: usize, rows: Range<usize>, low: &mut [M::V], high: &mut [M::V]) {
        self.0.fold_rows(digits, first, rows, low, high);
    }
    fn pair_columns(self, pairs: PairColumns, x: &[M::V], y: &[M::V], sums: [&mut [M::V]; 3]) {
        self.0.pair_columns(pairs, x, y, sums);
    }
    fn assert_bits(self, mask: u8, a: M::V, bits: u32) {
        self.0.assert_bits(mask, a, bits);
    }
}
