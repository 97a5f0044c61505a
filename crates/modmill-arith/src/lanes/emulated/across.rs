//! [`Across`] in plain Rust.

use super::{Emulated, V, blend};
use crate::lanes::{Across, LANES, LIMB_BITS, Lanes, TableIndex};
use std::cell::{Cell, Ref, RefCell};

/// Access to a table's vectors.
pub trait Table: std::fmt::Debug {
    /// The eight limbs at `index`.
    fn vector(&self, index: TableIndex) -> [u64; LANES];
}

/// The memory that a kernel across the lanes reads and writes: operands, table and result as limbs.
#[derive(Debug)]
pub struct Memory<'a> {
    operands: [&'a [u64]; 2],
    table: &'a dyn Table,
    result: RefCell<Vec<u64>>,
    rippled: Cell<bool>,
}

impl<'a> Memory<'a> {
    /// The limbs of two operands and a table; the result has as many limbs as the first operand.
    #[must_use]
    pub fn new(a: &'a [u64], b: &'a [u64], table: &'a dyn Table) -> Self {
        Self { operands: [a, b], table, result: RefCell::new(vec![0; a.len().next_multiple_of(LANES)]), rippled: Cell::new(false) }
    }

    /// The result, limb by limb.
    #[must_use]
    pub fn result(&self) -> Ref<'_, Vec<u64>> {
        self.result.borrow()
    }

    /// True if a predicted carry rippled: the result must then not be used.
    #[must_use]
    pub fn rippled(&self) -> bool {
        self.rippled.get()
    }
}

impl<'a> Emulated<&'a Memory<'a>> {
    /// A machine for kernels across the lanes.
    #[must_use]
    pub const fn across(memory: &'a Memory<'a>) -> Self {
        Self(memory)
    }
}

impl Across for Emulated<&Memory<'_>> {
    fn operand(self, operand: usize, vector: usize) -> V {
        let limbs = self.0.operands[operand];
        std::array::from_fn(|l| limbs.get(LANES * vector + l).copied().unwrap_or(0))
    }
    fn result(self, vector: usize, value: V) {
        let mut result = self.0.result.borrow_mut();
        for (l, v) in value.into_iter().enumerate() {
            if let Some(slot) = result.get_mut(LANES * vector + l) {
                *slot = v;
            }
        }
    }
    fn table(self, index: TableIndex) -> V {
        self.0.table.vector(index)
    }
    fn align(self, high: V, low: V, by: usize) -> V {
        std::array::from_fn(|l| if l + by < LANES { low[l + by] } else { high[l + by - LANES] })
    }
    fn pick(self, lanes: [u8; LANES], a: V, b: V) -> V {
        lanes.map(|i| match i {
            0..8 => a[usize::from(i)],
            8..16 => b[usize::from(i) - LANES],
            _ => 0,
        })
    }
    fn add_carry_predicted(self, mask: u8, s: V, c: V) -> V {
        let digits = blend(mask, s, self.add(s, c));
        if (0..LANES).any(|l| (digits[l] ^ s[l]) >> LIMB_BITS != 0) {
            self.0.rippled.set(true);
        }
        digits
    }
    fn broadcast(self, a: V, lane: usize) -> V {
        [a[lane]; LANES]
    }
    fn assert_bits(self, mask: u8, a: V, bits: u32) {
        debug_assert!((0..LANES).all(|l| mask >> l & 1 == 0 || a[l] >> bits == 0));
    }
}
