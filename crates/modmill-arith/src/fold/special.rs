//! Multiplication modulo N = c B^23 - 1 below 2^1506, B = 2^52, written once for every machine.
//!
//! Computes z with z = x*y*B^-32 mod N; squaring is y = x. Because N = -1 mod B^23, Montgomery's quotient is the number's own low digits:
//! with T = T_high B^m + q and m <= 23 is (T + q N) / B^m = T_high + q c B^(23 - m). c has 6 limbs, a general modulus 29.
//!
//! 1. **Columns** 0..58 of the product: see `super::product`.
//! 2. **First digits** q: columns 0..23 after one carry pass (predicted carries, see [`crate::lanes`]); q c is added from column 23 on.
//! 3. **Second digits** q': columns 23..32 after one carry pass; q' c is added from column 46 on.
//! 4. Columns 32..61 are the result's 29 limbs after one carry pass.
//!
//! q and q' stay in the even and odd columns that they are: with q\[2L+p\] in lane L of vector p, `lo(q c_i)` belongs to column 2L+p+i and
//! `hi(q c_i)` to the next, so that each product needs a shift by at most 3 lanes, and the high halves need none after the fact.
//!
//! | value | bound |
//! |---|---|
//! | limbs of x and y | 2^52 - 1 each, 29 of them: sums of up to three reduced numbers |
//! | limbs of z | 2^52 - 1, the top one [`REDUCED_TOP`] |
//! | limbs of c | 2^52 - 1, the top one 2^50 - 1 |
//!
//! Instructions of a square: 164 multiply-adds for the columns and 72 for q c and q' c, against 440 of the class of 2048 bits.
//! Source: Montgomery reduction for p = -1 mod 2^k as isogeny implementations use it, on vector lanes.

use super::Operation;
use super::accumulator::{Accumulator, carry_pass, lane_mask};
use super::product::{Columns, Padded, Product};
use super::special_form::Constants;
pub use super::special_form::{COFACTOR_LIMBS, LIMBS, ONES, VECTORS};
use super::special_pairs;
use super::sums::{self, Complement, Sign};
use crate::lanes::{Across, Bounds, LANES, LIMB_BITS, LIMB_MASK};

/// Most bits of N.
pub const BITS: u64 = 1506;
/// Columns that one reduction removes: an element a is held as a B^32 mod N.
pub const REMOVED: usize = 32;
/// The largest top limb of a product.
pub const REDUCED_TOP: u64 = (1 << 50) + 15;
/// The largest number of reduced numbers that an element may be the sum of.
pub const MOST_TERMS: u32 = 3;

/// Vectors of the table: each limb of c in all lanes, the number that makes up for a difference's bias, and two masks of digits.
pub const TABLE_VECTORS: usize = COMPLEMENT + VECTORS + 2;
/// The vector of the table at which the number -bias mod N starts.
pub const COMPLEMENT: usize = COFACTOR_LIMBS;
/// The vector of the table at which the masks of the first digits' second vectors start: of even columns, then of odd ones.
const DIGIT_MASKS: usize = COMPLEMENT + VECTORS;
/// The digits in those vectors.
pub const DIGIT_LANES: [u8; 2] = [0x0f, 0x07];

/// Runs the kernel on `m`, a vector of columns summed in C parts.
#[inline(always)]
pub fn run<M: Across, const C: usize>(m: M, operation: Operation) {
    let x = Padded::operand::<M, VECTORS>(m, 0);
    let y = if operation == Operation::Multiply { Padded::operand::<M, VECTORS>(m, 1) } else { x };
    if M::PAIRS {
        let columns = special_pairs::columns(m, operation, [&x, &y]);
        let z = special_pairs::reduce::<M, 9>(m, Constants::Table, columns);
        let z = limbs(m, &z, REDUCED_TOP);
        for v in 0..VECTORS {
            m.result(v, z[v]);
        }
        return;
    }
    let mut columns = Columns::<M::V, VECTORS>::new(m);
    for b in 0..VECTORS {
        columns.fill::<M, 1, C>(m, Product { limbs: LIMBS, columns: 2 * LIMBS, operation }, [&x, &y], b);
    }
    let z = limbs(m, &reduce(m, Constants::Table, columns), REDUCED_TOP);
    for v in 0..VECTORS {
        m.result(v, z[v]);
    }
}

/// Steps 2 to 4 without the carry pass.
#[inline(always)]
pub(super) fn reduce<M: Across>(m: M, constants: Constants, columns: Columns<M::V, VECTORS>) -> [M::V; VECTORS] {
    let zero = m.zero();
    let [mut even, mut odd] = columns.both(m);

    // Columns 0..23: even lanes 0..12, odd lanes 0..11.
    let carry_even = [m.carry(even[0]), m.carry(even[1])];
    let carry_odd = [m.carry(odd[0]), m.carry(odd[1])];
    let into_even = [m.align(carry_odd[0], zero, 7), m.align(carry_odd[1], carry_odd[0], 7)];
    let q_even = [m.add_carry_predicted(0xff, even[0], into_even[0]), m.add_carry_predicted(DIGIT_LANES[0], even[1], into_even[1])];
    let q_odd = [m.add_carry_predicted(0xff, odd[0], carry_even[0]), m.add_carry_predicted(DIGIT_LANES[1], odd[1], carry_even[1])];
    let q_even = [q_even[0], m.and(q_even[1], constants.vector(m, DIGIT_MASKS))];
    let q_odd = [q_odd[0], m.and(q_odd[1], constants.vector(m, DIGIT_MASKS + 1))];
    // The carry out of column 22.
    odd[1] = m.add_in(1 << 3, odd[1], carry_even[1]);

    // Column L of q c is column 23 + L: odd lane 11 + L/2 or even lane 12 + (L-1)/2.
    let [a, b] = times_cofactor(m, constants, [shifts(m, q_even), shifts(m, q_odd)]);
    odd[1] = m.add(odd[1], m.align(a[0], zero, 5));
    even[1] = m.add(even[1], m.align(b[0], zero, 4));
    odd[2] = m.add(odd[2], m.align(a[1], a[0], 5));
    odd[3] = m.add(odd[3], m.align(zero, a[1], 5));
    even[2] = m.add(even[2], m.align(b[1], b[0], 4));
    even[3] = m.add(even[3], m.align(zero, b[1], 4));

    // Columns 23..32: odd lanes 11..16, even lanes 12..16.
    let (carry_even, carry_odd) = (m.carry(even[1]), m.carry(odd[1]));
    let q_odd = m.add_carry_predicted(0xf0, even[1], m.align(carry_odd, zero, 7));
    let q_even = m.add_carry_predicted(0xf0, odd[1], carry_even);
    let q_even = [m.align(zero, q_even, 3)];
    let q_odd = [m.align(zero, q_odd, 4)];
    // Column L of q' c is column 46 + L: lane 23 + L/2.
    let [a, b] = times_cofactor(m, constants, [shifts(m, q_even), shifts(m, q_odd)]);
    even[2] = m.add(even[2], m.align(a[0], zero, 1));
    even[3] = m.add(even[3], m.align(zero, a[0], 1));
    odd[2] = m.add(odd[2], m.align(b[0], zero, 1));
    odd[3] = m.add(odd[3], m.align(zero, b[0], 1));

    let columns = Columns::of(m, even, odd);
    let mut sums = [zero; VECTORS];
    for v in 0..VECTORS {
        sums[v] = columns.natural(m, REMOVED + LANES * v, usize::MAX);
    }
    sums[0] = m.add_in(1, sums[0], m.align(carry_odd, carry_odd, 7));
    sums
}

/// `digits` moved up by 0, 1, 2 and 3 lanes.
#[inline(always)]
fn shifts<M: Across, const K: usize>(m: M, digits: [M::V; K]) -> [[M::V; K]; 4] {
    let mut out = [digits; 4];
    for v in 0..K {
        let below = if v == 0 { m.zero() } else { digits[v - 1] };
        out[1][v] = m.align(digits[v], below, 7);
        out[2][v] = m.align(digits[v], below, 6);
        out[3][v] = m.align(digits[v], below, 5);
    }
    out
}

/// The even and the odd columns of q c, K vectors each, for q given by the shifts of its even and of its odd digits.
#[inline(always)]
fn times_cofactor<M: Across, const K: usize>(m: M, constants: Constants, [q_even, q_odd]: [[[M::V; K]; 4]; 2]) -> [[M::V; K]; 2] {
    let zero = m.zero();
    let mut sums = [[zero; K]; 2];
    for v in 0..K {
        let mut even = Accumulator::<M::V, 2>::new(m, zero);
        let mut odd = even;
        for j in 0..COFACTOR_LIMBS / 2 {
            let (c0, c1) = (constants.vector(m, 2 * j), constants.vector(m, 2 * j + 1));
            even.mad_lo(m, 0, q_even[j][v], c0);
            odd.mad_lo(m, 0, q_odd[j][v], c0);
            odd.mad_hi(m, 1, q_even[j][v], c0);
            even.mad_hi(m, 1, q_odd[j + 1][v], c0);
            odd.mad_lo(m, 0, q_even[j][v], c1);
            even.mad_lo(m, 0, q_odd[j + 1][v], c1);
            even.mad_hi(m, 1, q_even[j + 1][v], c1);
            odd.mad_hi(m, 1, q_odd[j + 1][v], c1);
        }
        sums[0][v] = even.total(m);
        sums[1][v] = odd.total(m);
    }
    sums
}

/// One carry pass; the top limb is at most `top`.
#[inline(always)]
pub(super) fn limbs<M: Across>(m: M, sums: &[M::V; VECTORS], top: u64) -> [M::V; VECTORS] {
    let mut below = m.zero();
    let mut limbs = *sums;
    for v in 0..VECTORS {
        limbs[v] = carry_pass(m, 0xff, sums[v], &mut below);
        m.assert_bits(lane_mask(LANES * v, LIMBS, usize::MAX), limbs[v], 0);
        m.assert_bits(lane_mask(LANES * v, LIMBS - 1, LIMBS), limbs[v], u64::BITS - top.leading_zeros());
    }
    limbs
}

/// Runs x + y, or x - y + a multiple of N, without a reduction: see [`sum_bounds`].
#[inline(always)]
pub fn run_sum<M: Across>(m: M, sign: Sign) {
    let sums = sums::columns::<M, VECTORS>(m, LIMBS, REDUCED_TOP, Complement { row: 0, first: COMPLEMENT, vectors: VECTORS }, sign);
    let z = limbs(m, &sums, LIMB_MASK);
    for v in 0..VECTORS {
        m.result(v, z[v]);
    }
}

/// The bounds under which products are proved.
#[must_use]
pub fn bounds() -> Bounds {
    let mut table = vec![LIMB_MASK; LANES * TABLE_VECTORS];
    table[LANES * (COFACTOR_LIMBS - 1)..][..LANES].fill((1 << 50) - 1);
    let (complement, masks) = table[LANES * COMPLEMENT..].split_at_mut(LANES * VECTORS);
    complement[LIMBS - 1] = (1 << (BITS - LIMB_BITS as u64 * (LIMBS as u64 - 1))) - 1;
    complement[LIMBS..].fill(0);
    for (l, mask) in masks.iter_mut().enumerate() {
        *mask *= u64::from(DIGIT_LANES[l / LANES] >> (l % LANES) & 1);
    }
    Bounds { operands: [vec![LIMB_MASK; LIMBS], vec![LIMB_MASK; LIMBS]], table, ..Bounds::default() }
}

/// The bounds under which sums are proved, with the largest top limb of each operand.
#[must_use]
pub fn sum_bounds(tops: [u64; 2]) -> Bounds {
    let mut bounds = bounds();
    for (operand, top) in bounds.operands.iter_mut().zip(tops) {
        operand[LIMBS - 1] = top;
    }
    bounds
}
