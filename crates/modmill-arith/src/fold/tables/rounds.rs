//! The folding kernel of large classes: low columns in rounds that share their rows of the table, digits in natural order, loops.
//!
//! A round folds the lowest `step` columns that are left: digit_j * (2^(52 (j - step)) mod N), into the columns from `step` on.
//! The sums so far then move down by `step` columns, those below it become the next round's digits. Rows above the window
//! are folded once, with the last round.

use super::{Columns, Padded, carry_pass, end_of_product, finish, lane_mask};
use crate::fold::{Operation, Shape};
use crate::lanes::{Across, LANES};

/// Blocks whose column sums are built side by side: enough independent sums to hide the multiplier's latency.
const BLOCKS: usize = 3;

/// The product of `factors`, reduced in rounds.
#[inline(always)]
pub(super) fn multiply<M: Across, const N: usize, const C: usize>(
    m: M,
    s: &Shape,
    operation: Operation,
    factors: [&Padded<M::V>; 2],
) -> [M::V; N] {
    let mut columns = Columns::new(m);
    let mut b = 0;
    while b < N {
        columns.fill::<M, BLOCKS, C>(m, s.product(operation), factors, b);
        b += BLOCKS;
    }
    reduce(m, s, &columns)
}

#[inline(always)]
fn reduce<M: Across, const N: usize>(m: M, s: &Shape, columns: &Columns<M::V, N>) -> [M::V; N] {
    let zero = m.zero();
    let (step, top) = (s.step(), s.top());
    let step_vectors = step / LANES;
    let (mut low, mut high) = ([zero; N], [zero; N]);
    // The high sums and the carries of the vector below the sums.
    let (mut high_below, mut carry_below) = (zero, zero);

    for round in 0..s.rounds {
        let mut digits = [zero; N];
        for v in 0..step_vectors {
            let mut sum = columns.natural(m, step * round + LANES * v, top);
            if round > 0 {
                sum = m.add(sum, low[v]);
                let shifted = m.align(high[v], high_below, LANES - 1);
                sum = m.add(sum, shifted);
                high_below = high[v];
            }
            digits[v] = carry_pass(m, 0xff, sum, &mut carry_below);
        }
        if round > 0 {
            for v in 0..N {
                let above = v + step_vectors;
                (low[v], high[v]) = if above < N { (low[above], high[above]) } else { (zero, zero) };
            }
        }
        fold_rows(m, s, &digits[..step_vectors], 0, 0..step, &mut low, &mut high);
    }

    // The columns above the window, from the vector that holds the first of them; it gets no carry from below.
    let mut digits = [zero; N];
    let mut top_carry = zero;
    let first = top / LANES;
    let count = s.columns.div_ceil(LANES) - first;
    for v in 0..count {
        let base = LANES * (first + v);
        let sum = columns.natural(m, base, usize::MAX);
        digits[v] = carry_pass(m, lane_mask(base, top + 1, usize::MAX), sum, &mut top_carry);
    }
    end_of_product(m, s, columns);
    fold_rows(m, s, &digits[..count], top % LANES, step..s.rows(), &mut low, &mut high);

    for v in 0..s.window.div_ceil(LANES) {
        let kept = columns.natural(m, s.low + LANES * v, top);
        low[v] = m.add(low[v], kept);
    }
    let carry = m.align(carry_below, carry_below, LANES - 1);
    low[0] = m.add_in(1, low[0], carry);
    finish(m, s, &low, &high, high_below)
}

/// [`Across::fold_rows`] into the vectors that a row of the table has.
#[inline(always)]
fn fold_rows<M: Across, const N: usize>(
    m: M,
    s: &Shape,
    digits: &[M::V],
    first: usize,
    rows: std::ops::Range<usize>,
    low: &mut [M::V; N],
    high: &mut [M::V; N],
) {
    let vectors = s.table_vectors();
    m.fold_rows(digits, first, rows, &mut low[..vectors], &mut high[..vectors]);
}
