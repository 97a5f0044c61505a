//! The folding kernel of large classes: low columns in rounds that share their rows of the table, digits in natural order, loops.
//!
//! A round folds the lowest `step` columns that are left: digit_j * (2^(52 (j - step)) mod N), into the columns from `step` on.
//! The sums so far then move down by `step` columns, those below it become the next round's digits. Rows above the window
//! are folded once, with the last round.

use super::{Columns, Kernel, carry_pass, end_of_product, finish, lane_mask};
use crate::fold::Shape;
use crate::lanes::{Across, LANES};

/// Blocks whose column sums are built side by side: enough independent sums to hide the multiplier's latency.
const BLOCKS: usize = 3;

pub(super) fn run<M: Across>(m: M, s: &Shape, kernel: Kernel) {
    let mut columns = Columns::new(m, s, kernel);
    for b in (0..s.vectors()).step_by(BLOCKS) {
        columns.fill(m, b..s.vectors().min(b + BLOCKS));
    }
    let zero = m.zero();
    let (step, top, vectors) = (s.step(), s.top(), s.table_vectors());
    let (mut low, mut high) = (vec![zero; vectors], vec![zero; vectors]);
    // The high sums and the carries of the vector below the sums.
    let (mut high_below, mut carry_below) = (zero, zero);

    for round in 0..s.rounds {
        let mut digits = Vec::new();
        for v in 0..step / LANES {
            let mut sum = columns.natural(m, step * round + LANES * v, top);
            if round > 0 {
                sum = m.add(sum, low[v]);
                let shifted = m.align(high[v], high_below, LANES - 1);
                sum = m.add(sum, shifted);
                high_below = high[v];
            }
            digits.push(carry_pass(m, 0xff, sum, &mut carry_below));
        }
        if round > 0 {
            for sums in [&mut low, &mut high] {
                sums.drain(..step / LANES);
                sums.resize(vectors, zero);
            }
        }
        m.fold_rows(&digits, 0, 0..step, &mut low, &mut high);
    }

    // The columns above the window, from the vector that holds the first of them; it gets no carry from below.
    let mut digits = Vec::new();
    let mut top_carry = zero;
    for base in (top / LANES * LANES..s.columns).step_by(LANES) {
        let sum = columns.natural(m, base, usize::MAX);
        digits.push(carry_pass(m, lane_mask(base, top + 1, usize::MAX), sum, &mut top_carry));
    }
    let last = s.vectors() - 1;
    end_of_product(m, s, last, columns.even[last], columns.odd[last]);
    m.fold_rows(&digits, top % LANES, step..s.rows(), &mut low, &mut high);

    for (v, sum) in low.iter_mut().enumerate() {
        let base = s.low + LANES * v;
        if base < top {
            let kept = columns.natural(m, base, top);
            *sum = m.add(*sum, kept);
        }
    }
    let carry = m.align(carry_below, carry_below, LANES - 1);
    low[0] = m.add_in(1, low[0], carry);
    finish(m, s, &low, Some((&high, high_below)));
}
