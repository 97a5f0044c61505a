//! Multiplication by bipartite folding, written once for every machine.
//!
//! Computes z with z = x*y*2^(-52 low) mod N and limbs in redundant form (see [`Shape::bounds`]); squaring is y = x.
//!
//! 1. **Columns** of the product: see `super::product`.
//! 2. **Digits.** The columns below and above the window get one carry pass and serve as digits as they are (predicted carries,
//!    see [`crate::lanes`]). No carry leaves the window upwards: its top columns overflow into the result's top limb.
//! 3. **Fold.** z = window + sum over the other columns j of digit_j * T_j, T_j = 2^(52 (j - low)) mod N. All rows are independent.
//! 4. One carry pass over z.
//!
//! Source: the table reduction of Ozturk's multiplier applied from both ends (Montgomery's direction from below), on vector lanes.

mod pairs;
mod rounds;

use super::accumulator::{Accumulator, carry_pass, lane_mask};
use super::product::{Columns, Padded};
use super::sums::{self, Complement, Sign};
use super::{Operation, Shape};
use crate::lanes::{Across, LANES, LIMB_MASK, TableIndex};

/// Runs the kernel on `m`. Operands and result have [`Shape::vectors`] vectors.
#[inline(always)]
pub fn run<M: Across>(m: M, s: &Shape, operation: Operation) {
    match s.vectors() {
        2 => run_with::<M, 2, 4, 3>(m, s, operation),
        3 => run_with::<M, 3, 2, 2>(m, s, operation),
        4 => run_with::<M, 4, 2, 2>(m, s, operation),
        6 => run_with::<M, 6, 2, 1>(m, s, operation),
        8 => run_with::<M, 8, 2, 1>(m, s, operation),
        10 => run_with::<M, 10, 2, 1>(m, s, operation),
        n => unreachable!("no class has operands of {n} vectors"),
    }
}

/// Runs the kernel with operands of N vectors, C parts of a sum of columns and F of a sum of rows.
#[inline(always)]
pub fn run_with<M: Across, const N: usize, const C: usize, const F: usize>(m: M, s: &Shape, operation: Operation) {
    let x = Padded::operand::<M, N>(m, 0);
    let y = if operation == Operation::Multiply { Padded::operand::<M, N>(m, 1) } else { x };
    let z = if M::PAIRS {
        pairs::multiply::<M, N>(m, s, operation, [&x, &y])
    } else if s.rounds > 1 {
        rounds::multiply::<M, N, C>(m, s, operation, [&x, &y])
    } else {
        multiply::<M, N, C, F>(m, s, operation, [&x, &y])
    };
    for v in 0..N {
        m.result(v, z[v]);
    }
}

/// The product of `factors`, reduced in one round.
#[inline(always)]
fn multiply<M: Across, const N: usize, const C: usize, const F: usize>(
    m: M,
    s: &Shape,
    operation: Operation,
    factors: [&Padded<M::V>; 2],
) -> [M::V; N] {
    let mut columns = Columns::new(m);
    let low_blocks = s.low.div_ceil(2 * LANES);
    let top_block = s.top() / (2 * LANES);
    // Blocks that feed digits first, the tall middle last: it hides the digits' way through memory.
    for blocks in [0..low_blocks, top_block..N, low_blocks..top_block] {
        for b in blocks {
            columns.fill::<M, 1, C>(m, s.product(operation), factors, b);
        }
    }
    reduce::<M, N, F>(m, s, &columns)
}

/// Steps 2 to 4 in one round.
#[inline(always)]
fn reduce<M: Across, const N: usize, const F: usize>(m: M, s: &Shape, columns: &Columns<M::V, N>) -> [M::V; N] {
    let low_blocks = s.low.div_ceil(2 * LANES);
    let (top, top_block) = (s.top(), s.top() / (2 * LANES));
    let [even, odd] = columns.both(m);
    let zero = m.zero();
    let (mut carry_even, mut carry_odd) = ([zero; N], [zero; N]);
    for b in 0..N {
        carry_even[b] = m.carry(even[b]);
    }
    for b in 0..N {
        carry_odd[b] = m.carry(odd[b]);
    }
    let (mut digits_even, mut digits_odd) = ([zero; N], [zero; N]);

    // Digits of the low columns, and the carry out of them into the window.
    let mut into_window = zero;
    let low_lanes = s.low / 2;
    for b in 0..low_blocks {
        let below = if b == 0 { carry_odd[low_blocks - 1] } else { carry_odd[b - 1] };
        let shifted = m.align(carry_odd[b], below, LANES - 1);
        digits_even[b] = m.add_carry_predicted(lane_mask(LANES * b, 1, low_lanes), even[b], shifted);
        digits_odd[b] = m.add_carry_predicted(0xff, odd[b], carry_even[b]);
        // Where the low columns end with a block, lane 0 of the first block's shift holds the last block's carry: that into column `low`.
        if low_lanes < LANES * (b + 1) || b == 0 {
            into_window = shifted;
        }
    }
    // Digits of the top columns. The first gets no carry from the window below it.
    for b in top_block..N {
        let shifted = if b == 0 { zero } else { m.align(carry_odd[b], carry_odd[b - 1], LANES - 1) };
        let mask = lane_mask(LANES * b, top / 2 + 1, LANES * N);
        (digits_even[b], digits_odd[b]) =
            (m.add_carry_predicted(mask, even[b], shifted), m.add_carry_predicted(0xff, odd[b], carry_even[b]));
    }
    end_of_product(m, s, columns);

    // Fold. The window's columns, even and odd interleaved, start the sums.
    let empty = Accumulator::<M::V, F>::new(m, zero);
    let (mut low, mut high) = ([empty; N], [empty; N]);
    for v in 0..s.window.div_ceil(LANES) {
        let mut start = columns.natural(m, s.low + v * LANES, top);
        if v == 0 {
            let lane = low_lanes % LANES;
            let carry = if lane == 0 { into_window } else { m.align(into_window, into_window, lane) };
            start = m.add_in(1, start, carry);
        }
        low[v] = Accumulator::new(m, start);
    }
    for row in 0..s.rows() {
        let column = s.row_power(row);
        let d = m.digit(if column.is_multiple_of(2) { &digits_even } else { &digits_odd }, column / 2);
        for v in 0..s.table_vectors() {
            let t = m.table(TableIndex { row, vector: v });
            low[v].mad_lo(m, row + 1, d, t);
            high[v].mad_hi(m, row, d, t);
        }
    }
    let (mut lows, mut highs) = ([zero; N], [zero; N]);
    for v in 0..N {
        highs[v] = high[v].total(m);
    }
    for v in 0..N {
        lows[v] = low[v].total(m);
    }
    finish(m, s, &lows, &highs, zero)
}

/// Runs [`run_sum`] with as many vectors as operands of class `s` have.
pub fn sum<M: Across>(m: M, s: &Shape, sign: Sign) {
    match s.vectors() {
        2 => run_sum::<M, 2>(m, s, sign),
        3 => run_sum::<M, 3>(m, s, sign),
        4 => run_sum::<M, 4>(m, s, sign),
        6 => run_sum::<M, 6>(m, s, sign),
        8 => run_sum::<M, 8>(m, s, sign),
        10 => run_sum::<M, 10>(m, s, sign),
        n => unreachable!("no class has operands of {n} vectors"),
    }
}

/// Runs x + y or x - y on `m`, for class `s`, whose operands have N vectors: the limbs, one carry pass, and the top limb folded.
#[inline(always)]
pub fn run_sum<M: Across, const N: usize>(m: M, s: &Shape, sign: Sign) {
    let (zero, vectors) = (m.zero(), s.table_vectors());
    let sums = sums::columns::<M, N>(m, s.limbs, s.largest_top(), Complement { row: s.rows(), first: 0, vectors }, sign);
    let (mut digits, mut low, mut high, mut below) = ([zero; N], [zero; N], [zero; N], zero);
    for v in 0..N {
        digits[v] = carry_pass(m, 0xff, sums[v], &mut below);
        low[v] = m.and(digits[v], m.add_in(lane_mask(LANES * v, 0, s.limbs - 1), zero, m.splat(LIMB_MASK)));
    }
    // The top limb stands for 2^(52 (limbs - 1)): column low + limbs - 1 of a product.
    let row = s.step() + s.limbs - 1 - s.window;
    m.fold_rows(&digits, s.limbs - 1, row..row + 1, &mut low[..vectors], &mut high[..vectors]);
    let z = finish(m, s, &low, &high, zero);
    for v in 0..N {
        m.result(v, z[v]);
    }
}

/// Nothing carries out of the product's last column.
#[inline(always)]
fn end_of_product<M: Across, const N: usize>(m: M, s: &Shape, columns: &Columns<M::V, N>) {
    let last = lane_mask(LANES * (N - 1), (s.columns - 1) / 2, (s.columns - 1) / 2 + 1);
    m.assert_bits(last, if s.columns % 2 == 1 { columns.even(m, N - 1) } else { columns.odd(N - 1) }, 52);
}

/// Step 4: adds the high sums one lane up (`high_below` is the vector below them) and makes one carry pass over the result.
#[inline(always)]
fn finish<M: Across, const N: usize>(m: M, s: &Shape, low: &[M::V; N], high: &[M::V; N], mut high_below: M::V) -> [M::V; N] {
    let mut carry_below = m.zero();
    let mut limbs = [m.zero(); N];
    for v in 0..N {
        let shifted = m.align(high[v], high_below, LANES - 1);
        let sum = m.add(low[v], shifted);
        high_below = high[v];
        limbs[v] = carry_pass(m, 0xff, sum, &mut carry_below);
        m.assert_bits(lane_mask(LANES * v, s.limbs, usize::MAX), limbs[v], 0);
        m.assert_bits(lane_mask(LANES * v, s.limbs - 1, s.limbs), limbs[v], s.top_bits);
    }
    limbs
}
