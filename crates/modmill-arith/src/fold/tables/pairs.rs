//! The folding kernel on machines of pairs: digits in natural order, loops over the rows, few sums at a time.
//!
//! The columns that become digits are computed first, and the columns kept raw between them and their use: they hide the digits' way through
//! memory. Rows above the window start sums of their own, which the last round of low columns goes on from.

use super::{Columns, Padded, carry_pass, end_of_product, finish, lane_mask};
use crate::fold::product::Product;
use crate::fold::{Operation, Shape};
use crate::lanes::{Across, LANES};
use std::ops::Range;

/// The product of `factors`, reduced in [`Shape::rounds`].
#[inline(always)]
pub(super) fn multiply<M: Across, const N: usize>(m: M, s: &Shape, operation: Operation, factors: [&Padded<M::V>; 2]) -> [M::V; N] {
    let zero = m.zero();
    let (step, top, product) = (s.step(), s.top(), s.product(operation));
    let (low_blocks, top_block) = (step.div_ceil(2 * LANES), top / (2 * LANES));
    let mut columns = Columns::<M::V, N>::new(m);
    fill(m, product, factors, &mut columns, 0..low_blocks);
    // The lowest columns of the first of these blocks are not complete without the block below; they are in the window.
    let mut upper = Columns::<M::V, N>::new(m);
    fill(m, product, factors, &mut upper, top_block..N);
    let step_vectors = step / LANES;
    let mut carry_below = zero;
    let mut digits = [zero; N];
    for v in 0..step_vectors {
        digits[v] = carry_pass(m, 0xff, columns.natural(m, LANES * v, top), &mut carry_below);
    }
    // The columns above the window, from the vector that holds the first of them; it gets no carry from below.
    let (first, mut top_carry, mut top_digits) = (top / LANES, zero, [zero; N]);
    let count = s.columns.div_ceil(LANES) - first;
    for v in 0..count {
        let base = LANES * (first + v);
        top_digits[v] = carry_pass(m, lane_mask(base, top + 1, usize::MAX), upper.natural(m, base, usize::MAX), &mut top_carry);
    }
    end_of_product(m, s, &upper);
    columns.take(&upper, top_block);
    fill(m, product, factors, &mut columns, low_blocks..top_block);

    let vectors = s.table_vectors();
    let (mut low, mut high, mut high_below) = ([zero; N], [zero; N], zero);
    let (mut top_low, mut top_high) = ([zero; N], [zero; N]);
    for round in 0..s.rounds {
        let last = round + 1 == s.rounds;
        if last {
            // Nothing that the digits of this round wait for.
            m.fold_rows(&top_digits[..count], top % LANES, step..s.rows(), &mut top_low[..vectors], &mut top_high[..vectors]);
            for v in 0..N {
                (low[v], high[v]) = (m.add(low[v], top_low[v]), m.add(high[v], top_high[v]));
            }
        }
        m.fold_rows(&digits[..step_vectors], 0, 0..step, &mut low[..vectors], &mut high[..vectors]);
        if last {
            break;
        }
        for v in 0..step_vectors {
            let shifted = m.align(high[v], high_below, LANES - 1);
            let sum = m.add(m.add(columns.natural(m, step * (round + 1) + LANES * v, top), low[v]), shifted);
            high_below = high[v];
            digits[v] = carry_pass(m, 0xff, sum, &mut carry_below);
        }
        for v in 0..N {
            let above = v + step_vectors;
            (low[v], high[v]) = if above < N { (low[above], high[above]) } else { (zero, zero) };
        }
    }
    for v in 0..s.window.div_ceil(LANES) {
        low[v] = m.add(low[v], columns.natural(m, s.low + LANES * v, top));
    }
    low[0] = m.add_in(1, low[0], m.align(carry_below, carry_below, LANES - 1));
    finish(m, s, &low, &high, high_below)
}

/// Most limbs of an operand whose square, and whose product with another, is written without loops: larger ones would not fit the caches of
/// instructions.
const UNROLLED: [usize; 2] = [41, 21];

/// Fills some blocks of columns.
#[inline(always)]
fn fill<M: Across, const N: usize>(
    m: M,
    product: Product,
    factors: [&Padded<M::V>; 2],
    columns: &mut Columns<M::V, N>,
    blocks: Range<usize>,
) {
    if product.limbs > UNROLLED[usize::from(product.operation == Operation::Multiply)] {
        return columns.fill_in_loops(m, product, factors, blocks.start, blocks.end);
    }
    for b in blocks {
        columns.fill::<M, 1, 1>(m, product, factors, b);
    }
}
