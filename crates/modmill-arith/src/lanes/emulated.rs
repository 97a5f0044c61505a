//! The lanes in plain Rust: the oracle of the vector unit.

use super::{LANES, LIMB_BITS, LIMB_MASK, Lanes, TableIndex};

/// Eight `u64` per vector; operands, table and results as limbs in memory.
#[derive(Debug, Clone)]
pub struct Emulated<'a> {
    operands: [&'a [u64]; 2],
    table: &'a dyn Table,
    /// The result, limb by limb.
    pub result: Vec<u64>,
    /// Whether a predicted carry rippled: the result is then not to be used.
    pub rippled: bool,
}

/// Access to a table's vectors.
pub trait Table: std::fmt::Debug {
    /// The eight limbs at `index`.
    fn vector(&self, index: TableIndex) -> [u64; LANES];
}

impl<'a> Emulated<'a> {
    /// A machine over the limbs of two operands and a table.
    #[must_use]
    pub fn new(a: &'a [u64], b: &'a [u64], table: &'a dyn Table) -> Self {
        Self { operands: [a, b], table, result: vec![0; a.len().div_ceil(LANES) * LANES], rippled: false }
    }
}

fn zip(a: [u64; LANES], b: [u64; LANES], f: impl Fn(u64, u64) -> u64) -> [u64; LANES] {
    std::array::from_fn(|l| f(a[l], b[l]))
}

fn product(a: u64, b: u64) -> u128 {
    u128::from(a & LIMB_MASK) * u128::from(b & LIMB_MASK)
}

impl Lanes for Emulated<'_> {
    type V = [u64; LANES];

    fn zero(&mut self) -> Self::V {
        [0; LANES]
    }
    fn operand(&mut self, operand: usize, vector: usize) -> Self::V {
        let limbs = self.operands[operand];
        std::array::from_fn(|l| limbs.get(LANES * vector + l).copied().unwrap_or(0))
    }
    fn result(&mut self, vector: usize, value: Self::V) {
        for (l, v) in value.into_iter().enumerate() {
            if let Some(slot) = self.result.get_mut(LANES * vector + l) {
                *slot = v;
            }
        }
    }
    fn table(&mut self, index: TableIndex) -> Self::V {
        self.table.vector(index)
    }
    fn mad_lo(&mut self, c: Self::V, a: Self::V, b: Self::V) -> Self::V {
        zip(c, zip(a, b, |x, y| product(x, y) as u64 & LIMB_MASK), u64::wrapping_add)
    }
    fn mad_hi(&mut self, c: Self::V, a: Self::V, b: Self::V) -> Self::V {
        zip(c, zip(a, b, |x, y| (product(x, y) >> LIMB_BITS) as u64), u64::wrapping_add)
    }
    fn add(&mut self, a: Self::V, b: Self::V) -> Self::V {
        zip(a, b, u64::wrapping_add)
    }
    fn add_in(&mut self, mask: u8, a: Self::V, b: Self::V) -> Self::V {
        std::array::from_fn(|l| if mask >> l & 1 == 1 { a[l].wrapping_add(b[l]) } else { a[l] })
    }
    fn carry(&mut self, a: Self::V) -> Self::V {
        a.map(|v| v >> LIMB_BITS)
    }
    fn align(&mut self, high: Self::V, low: Self::V, by: usize) -> Self::V {
        std::array::from_fn(|l| if l + by < LANES { low[l + by] } else { high[l + by - LANES] })
    }
    fn pick(&mut self, lanes: [u8; LANES], a: Self::V, b: Self::V) -> Self::V {
        lanes.map(|i| match i {
            0..8 => a[usize::from(i)],
            8..16 => b[usize::from(i) - LANES],
            _ => 0,
        })
    }
    fn settle(&mut self, mask: u8, s: Self::V, c: Self::V) -> Self::V {
        let settled = self.add_in(mask, s, c);
        self.rippled |= (0..LANES).any(|l| (settled[l] ^ s[l]) >> LIMB_BITS != 0);
        settled
    }
    fn broadcast(&mut self, a: Self::V, lane: usize) -> Self::V {
        [a[lane]; LANES]
    }
    fn below(&mut self, mask: u8, a: Self::V, bits: u32) {
        debug_assert!((0..LANES).all(|l| mask >> l & 1 == 0 || a[l] >> bits == 0));
    }
}
