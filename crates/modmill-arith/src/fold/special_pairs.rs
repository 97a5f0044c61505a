//! The kernels modulo N = c B^23 - 1 on machines of pairs: columns in natural order, both halves of each product on the same factors.
//!
//! The first digits are columns 0..23, the second ones the SECOND columns above them; high halves are kept apart and shifted by one lane at the end.

use super::Operation;
use super::accumulator::lane_mask;
use super::product::{Columns, Padded, Product};
use super::special_form::{COFACTOR_LIMBS, Constants, LIMBS, ONES, VECTORS};
use crate::lanes::{Across, LANES, LIMB_MASK, TableIndex};

/// Vectors of the columns of a product.
pub(super) const WIDE: usize = 2 * VECTORS;

/// The columns of x y, or of x^2, in natural order.
#[inline(always)]
pub(super) fn columns<M: Across>(m: M, operation: Operation, factors: [&Padded<M::V>; 2]) -> [M::V; WIDE] {
    let mut columns = Columns::<M::V, VECTORS>::new(m);
    columns.fill_in_loops(m, Product { limbs: LIMBS, columns: 2 * LIMBS, operation }, factors, 0, VECTORS);
    let mut out = [m.zero(); WIDE];
    for v in 0..WIDE {
        out[v] = columns.natural(m, LANES * v, usize::MAX);
    }
    out
}

/// The columns of alpha w, in natural order; the table is alpha.
#[inline(always)]
pub(super) fn rows<M: Across>(m: M, w: &Padded<M::V>) -> [M::V; WIDE] {
    let zero = m.zero();
    let (mut low, mut high) = ([zero; WIDE], [zero; WIDE]);
    for v in 0..WIDE {
        for i in 0..LIMBS {
            // Lane l takes limb 8 v + l - i of w.
            if LANES * v + LANES <= i || LANES * v >= i + LIMBS {
                continue;
            }
            let digit = m.broadcast(m.table(TableIndex { row: 0, vector: i / LANES }), i % LANES);
            let moved = w.window(m, (LANES * v) as isize - i as isize);
            (low[v], high[v]) = (m.mad_lo(low[v], moved, digit), m.mad_hi(high[v], moved, digit));
        }
    }
    with_high(m, low, high)
}

/// The columns of which `low` are the low halves, and `high` the high halves of the columns below.
#[inline(always)]
fn with_high<M: Across>(m: M, low: [M::V; WIDE], high: [M::V; WIDE]) -> [M::V; WIDE] {
    let mut out = low;
    for v in 0..WIDE {
        out[v] = m.add(low[v], m.align(high[v], if v == 0 { m.zero() } else { high[v - 1] }, LANES - 1));
    }
    out
}

/// The number with the columns `columns`, times B^-(23 + SECOND), for SECOND = 8 or 9.
#[inline(always)]
pub(super) fn reduce<M: Across, const SECOND: usize>(m: M, constants: Constants, columns: [M::V; WIDE]) -> [M::V; VECTORS] {
    let zero = m.zero();
    let seven = m.add_in(0x7f, zero, m.splat(LIMB_MASK));
    let mut t = columns;
    // Columns 0..23: q. Its carry goes into column 23, the top lane of vector 2.
    let carry = [m.carry(t[0]), m.carry(t[1]), m.carry(t[2])];
    let mut q = [zero; 3];
    q[0] = m.add_carry_predicted(0xff, t[0], m.align(carry[0], zero, LANES - 1));
    q[1] = m.add_carry_predicted(0xff, t[1], m.align(carry[1], carry[0], LANES - 1));
    let into = m.align(carry[2], carry[1], LANES - 1);
    q[2] = m.and(m.add_carry_predicted(0xff, t[2], into), seven);
    t[2] = m.add_in(0x80, t[2], into);
    // Digit 8 v + l times limb i is column 23 + 8 v + l + i: lane 7 + i of vector 2 + v.
    accumulate::<M, 3, 2>(m, constants, &mut t, &q, ONES % LANES, ONES);
    // Columns 23..: q'. The carry out of column 22 has been added; that out of 23 goes into 24, and so on.
    let carry = [m.carry(t[2]), m.carry(t[3])];
    let carries = m.align(carry[1], carry[0], LANES - 1);
    let number = [m.align(t[3], t[2], LANES - 1), m.align(zero, t[3], LANES - 1)];
    let mut q = [zero; 3];
    q[0] = m.add_carry_predicted(0xff, number[0], m.align(carries, zero, LANES - 1));
    if SECOND == LANES + 1 {
        q[1] = m.add_carry_predicted(1, number[1], m.align(carries, carries, LANES - 1));
    }
    accumulate::<M, 2, 5>(m, constants, &mut t, &q, 2 * ONES % LANES, SECOND);
    // The columns from 23 + SECOND on are the result. The carry into them is that of the highest digit of q'.
    let mut out = [zero; VECTORS];
    for v in 0..VECTORS {
        out[v] = if SECOND == LANES { m.align(t[4 + v], t[3 + v], LANES - 1) } else { t[4 + v] };
    }
    let last = if SECOND == LANES { m.align(carries, carries, LANES - 1) } else { m.align(carry[1], carry[1], LANES - 1) };
    out[0] = m.add_in(1, out[0], last);
    for v in 0..VECTORS {
        m.assert_bits(lane_mask(LANES * v, LIMBS, usize::MAX), out[v], 0);
    }
    out
}

/// Adds q c, of `digits` digits in K vectors, to `t` from lane `lane` of vector AT on.
#[inline(always)]
fn accumulate<M: Across, const K: usize, const AT: usize>(
    m: M,
    constants: Constants,
    t: &mut [M::V; WIDE],
    q: &[M::V; 3],
    lane: usize,
    digits: usize,
) {
    let zero = m.zero();
    let (mut low, mut high) = ([zero; WIDE], [zero; WIDE]);
    for i in 0..COFACTOR_LIMBS {
        let shift = lane + i;
        let (block, by) = (shift / LANES, shift % LANES);
        for v in 0..=K + 1 {
            // Lane l of vector AT + v takes digit 8 v + l - shift.
            if AT + v >= WIDE || shift >= LANES * (v + 1) || LANES * v >= shift + digits {
                continue;
            }
            let above = if v >= block && v - block < K { q[v - block] } else { zero };
            let below = if v > block && v - block - 1 < K { q[v - block - 1] } else { zero };
            let moved = if by == 0 { above } else { m.align(above, below, LANES - by) };
            let limb = constants.vector(m, i);
            (low[AT + v], high[AT + v]) = (m.mad_lo(low[AT + v], moved, limb), m.mad_hi(high[AT + v], moved, limb));
        }
    }
    let sums = with_high(m, low, high);
    for v in AT..WIDE {
        t[v] = m.add(t[v], sums[v]);
    }
}
