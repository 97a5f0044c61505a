//! Sums and differences of elements, limb by limb.
//!
//! A difference adds a bias to keep every limb from becoming negative, and then -bias mod N from the table to make up for it.

use super::accumulator::lane_mask;
use crate::lanes::{Across, LANES, LIMB_MASK, TableIndex};

/// The sign of the second operand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    /// x + y.
    Plus,
    /// x - y.
    Minus,
}

/// The place of the number -bias mod N in the table.
#[derive(Debug, Clone, Copy)]
pub(super) struct Complement {
    pub(super) row: usize,
    /// Its first vector within the row.
    pub(super) first: usize,
    /// Its vectors.
    pub(super) vectors: usize,
}

/// The limbs of x + y or of x - y + bias + (-bias mod N), before any carry. x and y have `limbs` limbs of which y's top one is at most
/// `top`; -bias mod N is where `complement` says.
#[inline(always)]
pub(super) fn columns<M: Across, const N: usize>(m: M, limbs: usize, top: u64, complement: Complement, sign: Sign) -> [M::V; N] {
    let mask = m.splat(LIMB_MASK);
    let mut sums = [m.zero(); N];
    for v in 0..N {
        let (x, y) = (m.and(m.operand(0, v), mask), m.and(m.operand(1, v), mask));
        sums[v] = match sign {
            Sign::Plus => m.add(x, y),
            Sign::Minus => {
                let bias = m.add_in(lane_mask(LANES * v, 0, limbs - 1), m.zero(), mask);
                let bias = m.add_in(lane_mask(LANES * v, limbs - 1, limbs), bias, m.splat(top));
                let sum = m.add(x, m.sub(bias, y));
                if v < complement.vectors {
                    m.add(sum, m.table(TableIndex { row: complement.row, vector: complement.first + v }))
                } else {
                    sum
                }
            }
        };
    }
    sums
}
