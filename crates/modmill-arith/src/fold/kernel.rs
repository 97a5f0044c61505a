//! Multiplication by bipartite folding, written once for every machine.
//!
//! Computes z with z = x*y*2^(-52 low) mod N and limbs in redundant form (see [`Shape::bounds`]); squaring is y = x.
//!
//! 1. **Columns.** E\[L\] is column 2L and O\[L\] column 2L+1 of the product, lane L. With D(e) = x\[L-e\] and U(e) = y\[L+e\]
//!    every product lands in its own lane without a broadcast:
//!    `E += lo D(e)U(e)`, `O += hi D(e)U(e)`, `O += lo D(e)U(e+1)`, `E += hi D(e+1)U(e)`.
//!    A square takes the terms off the diagonal once and doubles their sum; a product takes them with x and y exchanged too.
//! 2. **Digits.** The columns below and above the window get one carry pass and serve as digits as they are (predicted carries,
//!    see [`crate::lanes`]). No carry leaves the window upwards: its top columns overflow into the result's top limb.
//! 3. **Fold.** z = window + sum over the other columns j of digit_j * T_j, T_j = 2^(52 (j - low)) mod N. All rows are independent.
//! 4. One carry pass over z.
//!
//! Source: the table reduction of Ozturk's multiplier applied from both ends (Montgomery's direction from below), on vector lanes.

mod rounds;

use super::Shape;
use crate::lanes::{Across, LANES, TableIndex};

/// What is multiplied.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kernel {
    /// operand 0 squared.
    Square,
    /// operand 0 times operand 1.
    Multiply,
}

/// Runs the kernel on `m`. Operands and result have [`Shape::vectors`] vectors.
#[inline(always)]
pub fn run<M: Across>(m: M, s: &Shape, kernel: Kernel) {
    if s.rounds > 1 {
        return rounds::run(m, s, kernel);
    }
    let mut columns = Columns::new(m, s, kernel);
    let low_blocks = s.low.div_ceil(2 * LANES);
    let top = s.top();
    let top_block = top / (2 * LANES);
    let blocks = s.vectors();
    // Blocks that feed digits first, the tall middle last: it hides the digits' way through memory.
    for b in (0..low_blocks).chain(top_block..blocks).chain(low_blocks..top_block) {
        columns.fill(m, b..b + 1);
    }
    let (even, odd) = (&columns.even, &columns.odd);
    let carry_even: Vec<_> = even.iter().map(|&e| m.carry(e)).collect();
    let carry_odd: Vec<_> = odd.iter().map(|&o| m.carry(o)).collect();

    // Digits of the low columns, and the carry out of them into the window.
    let mut rows = Vec::with_capacity(s.rows());
    let mut into_window = None;
    let low_lanes = s.low / 2;
    for b in 0..low_blocks {
        let below = if b == 0 { carry_odd[low_blocks - 1] } else { carry_odd[b - 1] };
        let shifted = m.align(carry_odd[b], below, LANES - 1);
        let lanes = lane_mask(LANES * b, 1, low_lanes);
        let digits_even = m.add_carry_predicted(lanes, even[b], shifted);
        let digits_odd = m.add_carry_predicted(0xff, odd[b], carry_even[b]);
        if low_lanes < LANES * (b + 1) {
            into_window = Some((low_lanes % LANES, shifted));
        } else if b == 0 {
            // Lane 0 of the first block's shift holds the last block's carry: it belongs to column `low`.
            into_window = Some((0, shifted));
        }
        for lane in 0..LANES.min(low_lanes - LANES * b) {
            rows.push((digits_even, lane));
            rows.push((digits_odd, lane));
        }
    }
    // Digits of the top columns. The first gets no carry from the window below it.
    for b in top_block..blocks {
        let shifted = if b == 0 { m.zero() } else { m.align(carry_odd[b], carry_odd[b - 1], LANES - 1) };
        let digits_even = m.add_carry_predicted(lane_mask(LANES * b, top / 2 + 1, LANES * blocks), even[b], shifted);
        let digits_odd = m.add_carry_predicted(0xff, odd[b], carry_even[b]);
        for lane in 0..LANES {
            let column = 2 * (LANES * b + lane);
            if column >= top && column < s.columns {
                rows.push((digits_even, lane));
            }
            if column + 1 >= top && column + 1 < s.columns {
                rows.push((digits_odd, lane));
            }
        }
        end_of_product(m, s, b, even[b], odd[b]);
    }
    debug_assert_eq!(rows.len(), s.rows());

    // Fold. The window's columns, even and odd interleaved, start the sums.
    let mut folded: Vec<Sum<M::V>> = Vec::new();
    let mut high: Vec<Sum<M::V>> = Vec::new();
    for v in 0..s.table_vectors() {
        let mut sum = Sum::new(s.fold_chains);
        if v * LANES < s.window {
            let mut start = columns.natural(m, s.low + v * LANES, top);
            if let (0, Some((lane, carry))) = (v, into_window) {
                let carry = if lane == 0 { carry } else { m.align(carry, carry, lane) };
                start = m.add_in(1, start, carry);
            }
            sum.parts.push(start);
        }
        folded.push(sum);
        high.push(Sum::new(s.fold_chains));
    }
    for (row, &(digits, lane)) in rows.iter().enumerate() {
        let d = m.broadcast(digits, lane);
        for v in 0..s.table_vectors() {
            let t = m.table(TableIndex { row, vector: v, shifted: false });
            folded[v].mad_lo(m, d, t);
            if s.shifted_table {
                let t = m.table(TableIndex { row, vector: v, shifted: true });
                folded[v].mad_hi(m, d, t);
            } else {
                high[v].mad_hi(m, d, t);
            }
        }
    }

    let highs: Vec<_> = high.into_iter().map(|h| h.total(m)).collect();
    let lows: Vec<_> = folded.into_iter().map(|f| f.total(m)).collect();
    let zero = m.zero();
    finish(m, s, &lows, if s.shifted_table { None } else { Some((&highs, zero)) });
}

/// Nothing carries out of the product's last column.
fn end_of_product<M: Across>(m: M, s: &Shape, block: usize, even: M::V, odd: M::V) {
    let last = lane_mask(LANES * block, (s.columns - 1) / 2, (s.columns - 1) / 2 + 1);
    m.assert_bits(last, if s.columns % 2 == 1 { even } else { odd }, 52);
}

/// Step 4: adds the high sums one lane up (`Some((sums, the vector below them))`) and makes one carry pass over the result.
fn finish<M: Across>(m: M, s: &Shape, low: &[M::V], high: Option<(&[M::V], M::V)>) {
    let zero = m.zero();
    let mut carry_below = zero;
    let mut high_below = high.map_or(zero, |(_, below)| below);
    for v in 0..s.vectors() {
        let mut sum = low.get(v).copied();
        if let Some((high, _)) = high {
            let own = high.get(v).copied().unwrap_or(zero);
            let shifted = m.align(own, high_below, LANES - 1);
            sum = Some(sum.map_or(shifted, |sum| m.add(sum, shifted)));
            high_below = own;
        }
        let sum = sum.unwrap_or(zero);
        let limbs = carry_pass(m, 0xff, sum, &mut carry_below);
        m.assert_bits(lane_mask(LANES * v, s.limbs, usize::MAX), limbs, 0);
        m.assert_bits(lane_mask(LANES * v, s.limbs - 1, s.limbs), limbs, s.top_bits);
        m.result(v, limbs);
    }
}

/// One vector of digits: `sum` with the carries of the lanes below, in the lanes of `mask`.
fn carry_pass<M: Across>(m: M, mask: u8, sum: M::V, below: &mut M::V) -> M::V {
    let carry = m.carry(sum);
    let shifted = m.align(carry, *below, LANES - 1);
    *below = carry;
    m.add_carry_predicted(mask, sum, shifted)
}

/// The lanes l of a block starting at `base` with from <= base + l < to.
fn lane_mask(base: usize, from: usize, to: usize) -> u8 {
    (0..LANES).filter(|l| (from..to).contains(&(base + l))).fold(0, |mask, l| mask | 1 << l)
}

/// A sum of products kept in a few independent parts, so that successive multiply-adds don't wait for each other.
#[derive(Debug, Clone)]
struct Sum<V> {
    parts: Vec<V>,
    chains: usize,
    next: usize,
}

impl<V: Copy> Sum<V> {
    fn new(chains: usize) -> Self {
        Self { parts: Vec::with_capacity(chains), chains, next: 0 }
    }

    fn slot<M: Across<V = V>>(&mut self, m: M) -> usize {
        if self.parts.len() < self.chains {
            self.parts.push(m.zero());
            return self.parts.len() - 1;
        }
        self.next = (self.next + 1) % self.chains;
        self.next
    }

    fn mad_lo<M: Across<V = V>>(&mut self, m: M, a: V, b: V) {
        let i = self.slot(m);
        self.parts[i] = m.mad_lo(self.parts[i], a, b);
    }

    fn mad_hi<M: Across<V = V>>(&mut self, m: M, a: V, b: V) {
        let i = self.slot(m);
        self.parts[i] = m.mad_hi(self.parts[i], a, b);
    }

    fn total<M: Across<V = V>>(mut self, m: M) -> V {
        while self.parts.len() > 1 {
            let a = self.parts.remove(0);
            let b = self.parts.remove(0);
            self.parts.push(m.add(a, b));
        }
        self.parts.pop().unwrap_or_else(|| m.zero())
    }
}

/// The columns of the product as they are built.
struct Columns<'s, V> {
    shape: &'s Shape,
    kernel: Kernel,
    operands: [Vec<V>; 2],
    zero: V,
    even: Vec<V>,
    odd: Vec<V>,
}

impl<'s, V: Copy> Columns<'s, V> {
    fn new<M: Across<V = V>>(m: M, shape: &'s Shape, kernel: Kernel) -> Self {
        let zero = m.zero();
        let load = |operand| (0..shape.vectors()).map(|v| m.operand(operand, v)).collect::<Vec<_>>();
        let x = load(0);
        let y = if kernel == Kernel::Multiply { load(1) } else { x.clone() };
        Self { shape, kernel, operands: [x, y], zero, even: vec![zero; shape.vectors()], odd: vec![zero; shape.vectors()] }
    }

    /// Limbs at..at+8 of an operand; zero outside it.
    fn window<M: Across<V = V>>(&self, m: M, operand: usize, at: isize) -> V {
        let get = |k: isize| usize::try_from(k).ok().and_then(|k| self.operands[operand].get(k)).copied().unwrap_or(self.zero);
        let (k, by) = (at.div_euclid(LANES as isize), at.rem_euclid(LANES as isize));
        if by == 0 { get(k) } else { m.align(get(k + 1), get(k), by as usize) }
    }

    /// Whether some lane L of block `b` has both L - down and L + up among the limbs, in column 2L + odd + high.
    fn occupied(&self, b: usize, down: usize, up: usize, column: usize) -> bool {
        let n = self.shape.limbs;
        (LANES * b..LANES * (b + 1)).any(|l| l >= down && l + up < n && 2 * l + column < self.shape.columns)
    }

    /// Columns base..base+8 of the product, even and odd interleaved; 0 from column `end` on.
    fn natural<M: Across<V = V>>(&self, m: M, base: usize, end: usize) -> V {
        let (b, l) = (base / 2 / LANES, base / 2 % LANES);
        let lanes = std::array::from_fn(|k| match k {
            k if base + k >= end => 2 * LANES as u8,
            k if k % 2 == 0 => (l + k / 2) as u8,
            k => (LANES + l + k / 2) as u8,
        });
        m.pick(lanes, self.even[b], self.odd[b])
    }

    /// All terms of lanes 8b..8b+8 of both column sums, for each block b of `blocks`; their sums grow side by side.
    fn fill<M: Across<V = V>>(&mut self, m: M, blocks: std::ops::Range<usize>) {
        let mut sums: Vec<_> = blocks.clone().map(|_| [0; 2].map(|_| Sum::new(self.shape.column_chains))).collect();
        for e in 0..self.shape.limbs {
            for (b, [even, odd]) in blocks.clone().zip(&mut sums) {
                let base = (LANES * b) as isize;
                // (down, up, whether the sum is the odd one, whether it is the high half). O's terms pair limbs L-e and L+1+e;
                // their high halves belong to E one lane up: L-(e+1) and L+e.
                for (down, up, to_odd, is_high) in
                    [(e, e, false, false), (e, e, true, true), (e, e + 1, true, false), (e + 1, e, false, true)]
                {
                    if !self.occupied(b, down, up, usize::from(to_odd)) || (down == 0 && up == 0) {
                        continue;
                    }
                    for swap in if self.kernel == Kernel::Multiply { 0..2 } else { 0..1 } {
                        let d = self.window(m, swap, base - down as isize);
                        let u = self.window(m, 1 - swap, base + up as isize);
                        let sum = if to_odd { &mut *odd } else { &mut *even };
                        if is_high { sum.mad_hi(m, d, u) } else { sum.mad_lo(m, d, u) }
                    }
                }
            }
        }
        for (b, [even, odd]) in blocks.zip(sums) {
            let (mut even, mut odd) = (even.total(m), odd.total(m));
            if self.kernel == Kernel::Square {
                even = m.add(even, even);
                odd = m.add(odd, odd);
            }
            let base = (LANES * b) as isize;
            let (x, y) = (self.window(m, 0, base), self.window(m, 1, base));
            if self.occupied(b, 0, 0, 0) {
                even = m.mad_lo(even, x, y);
            }
            if self.occupied(b, 0, 0, 1) {
                odd = m.mad_hi(odd, x, y);
            }
            (self.even[b], self.odd[b]) = (even, odd);
        }
    }
}
