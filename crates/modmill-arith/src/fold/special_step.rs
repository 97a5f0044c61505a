//! A step of an isogeny evaluation modulo N = c B^23 - 1, B = 2^52, as one kernel, written once for every machine.
//!
//! X' = s and Z' = alpha (s - d), with s = (X + Z)^2 and d = (X - Z)^2: two squares side by side, then one product.
//!
//! * X, Z, s and d stay sums of columns after their reduction. Only X + Z, X - Z and s - d get a carry pass, because they are multiplied.
//! * A difference adds a bias that no column of what is subtracted exceeds, and a number that makes up for it: `constants`.
//! * The squares are those of [`super::special`]. In the product the limbs of alpha come from memory, one in all lanes at a time, and meet
//!   w = s - d in its natural order: `lo(alpha_i w_j)` belongs to column i + j. The sums of all i with the same remainder modulo 8 are
//!   kept apart, and put together with one shift by a lane for each remainder. That takes 232 multiply-adds; even and odd columns take 328.
//! * The product's columns, in natural order, are reduced like those of a square: 23 digits, then 8 of the columns above them. Hence
//!   alpha is held as alpha B^31 mod N, while X : Z, a ratio, needs no factor at all but the squares' B^32 on both sides.

use super::Operation;
use super::accumulator::lane_mask;
use super::product::{Columns, Padded, Product};
use super::special::{COFACTOR_LIMBS, COMPLEMENT, LIMBS, ONES, REDUCED_TOP, TABLE_VECTORS, VECTORS, reduce};
use super::special_form::Constants;
use super::special_pairs;
#[cfg(any(test, target_arch = "x86_64", target_arch = "aarch64"))]
use super::table::{columns_value, limbs};
#[cfg(any(test, target_arch = "x86_64", target_arch = "aarch64"))]
use crate::Natural;
use crate::lanes::{Across, Bounds, LANES, LIMB_MASK, TableIndex};

/// The largest limb, but for the top one, of X and Z between steps, and of s and d.
pub const COLUMN: u64 = (1 << 60) - 1;
/// The largest top limb of those.
pub const TOP: u64 = (1 << 50) + (1 << 9);
/// Columns that the reduction of the product removes: alpha is held as alpha B^31 mod N.
pub const REMOVED: usize = 31;
/// Vectors of operand 1: the table of [`super::special`], the bias and its complement in the place of the complement there, and a mask.
pub const CONSTANTS: usize = TABLE_VECTORS + 1;
/// The vector of operand 1 that masks the seven lowest lanes.
pub const SEVEN: usize = TABLE_VECTORS;
const SEVEN_LANES: usize = ONES % LANES;

/// Vectors of the columns of a product.
const WIDE: usize = 2 * VECTORS;

/// Runs the kernel on `m`: operand 0 is X and Z, operand 1 the constants, the table alpha.
#[inline(always)]
pub fn run<M: Across>(m: M) {
    let (mut x, mut z) = ([m.zero(); VECTORS], [m.zero(); VECTORS]);
    for v in 0..VECTORS {
        (x[v], z[v]) = (m.operand(0, v), m.operand(0, VECTORS + v));
    }
    let mut sum = x;
    for v in 0..VECTORS {
        sum[v] = m.add(x[v], z[v]);
    }
    let (sum, difference) = (digits(m, &sum), digits(m, &minus(m, &x, &z)));
    let (s, d) = (square(m, &sum), square(m, &difference));
    let w = digits(m, &minus(m, &s, &d));
    let z = if M::PAIRS {
        special_pairs::reduce::<M, LANES>(m, Constants::Operand, special_pairs::rows(m, &Padded::new(m, &w)))
    } else {
        natural_reduce(m, rows(m, &w))
    };
    for v in 0..VECTORS {
        m.result(v, s[v]);
    }
    for v in 0..VECTORS {
        m.result(VECTORS + v, z[v]);
    }
}

/// x - y modulo N.
#[inline(always)]
fn minus<M: Across>(m: M, x: &[M::V; VECTORS], y: &[M::V; VECTORS]) -> [M::V; VECTORS] {
    let mut out = *x;
    for v in 0..VECTORS {
        out[v] = m.add(x[v], m.sub(Constants::Operand.vector(m, COMPLEMENT + v), y[v]));
    }
    out
}

/// One carry pass.
#[inline(always)]
fn digits<M: Across>(m: M, sums: &[M::V; VECTORS]) -> [M::V; VECTORS] {
    super::special::limbs(m, sums, LIMB_MASK)
}

/// x^2 B^-32.
#[inline(always)]
fn square<M: Across>(m: M, x: &[M::V; VECTORS]) -> [M::V; VECTORS] {
    let x = Padded::new(m, x);
    if M::PAIRS {
        let columns = special_pairs::columns(m, Operation::Square, [&x, &x]);
        return special_pairs::reduce::<M, 9>(m, Constants::Operand, columns);
    }
    let mut columns = Columns::<M::V, VECTORS>::new(m);
    for b in 0..VECTORS {
        let product = Product { limbs: LIMBS, columns: 2 * LIMBS, operation: Operation::Square };
        columns.fill::<M, 1, 1>(m, product, [&x, &x], b);
    }
    reduce(m, Constants::Operand, columns)
}

/// The columns of alpha w, in natural order.
#[inline(always)]
fn rows<M: Across>(m: M, w: &[M::V; VECTORS]) -> [M::V; WIDE] {
    let zero = m.zero();
    let mut total = [zero; WIDE];
    for k in 0..LANES {
        let remainder = LANES - 1 - k;
        let mut sums = [zero; WIDE];
        for i in 0..LIMBS {
            let digit = m.broadcast(m.table(TableIndex { row: 0, vector: i / LANES }), i % LANES);
            for v in 0..VECTORS {
                if i % LANES == remainder {
                    sums[i / LANES + v] = m.mad_lo(sums[i / LANES + v], w[v], digit);
                }
                if (i + 1) % LANES == remainder {
                    sums[(i + 1) / LANES + v] = m.mad_hi(sums[(i + 1) / LANES + v], w[v], digit);
                }
            }
        }
        if k > 0 {
            total = up(m, &total);
        }
        for v in 0..WIDE {
            total[v] = m.add(total[v], sums[v]);
        }
    }
    total
}

/// All lanes moved up by one.
#[inline(always)]
fn up<M: Across, const K: usize>(m: M, x: &[M::V; K]) -> [M::V; K] {
    let mut out = *x;
    for v in 0..K {
        out[v] = m.align(x[v], if v == 0 { m.zero() } else { x[v - 1] }, LANES - 1);
    }
    out
}

/// The number with the columns `columns`, times B^-31.
#[inline(always)]
fn natural_reduce<M: Across>(m: M, columns: [M::V; WIDE]) -> [M::V; VECTORS] {
    let zero = m.zero();
    let mut t = columns;
    // Columns 0..23: q. Its carry goes into column 23, the top lane of vector 2.
    let carry = [m.carry(t[0]), m.carry(t[1]), m.carry(t[2])];
    let mut q = [zero; 4];
    q[0] = m.add_carry_predicted(0xff, t[0], m.align(carry[0], zero, LANES - 1));
    q[1] = m.add_carry_predicted(0xff, t[1], m.align(carry[1], carry[0], LANES - 1));
    let into = m.align(carry[2], carry[1], LANES - 1);
    q[2] = m.and(m.add_carry_predicted(0xff, t[2], into), Constants::Operand.vector(m, SEVEN));
    t[2] = m.add(t[2], into);
    // Digit 8 v + l times limb i is column 23 + 8 v + l + i: lane 7 + i of vector 2 + v.
    accumulate::<M, 3, 2>(m, &mut t, &q, ONES % LANES);
    // Columns 23..31: q'.
    let carry = [m.carry(t[2]), m.carry(t[3])];
    let number = m.align(t[3], t[2], LANES - 1);
    // The carry out of column 22 has been added; that out of 23 goes into 24, and so on.
    let carries = m.align(carry[1], carry[0], LANES - 1);
    let q = [m.add_carry_predicted(0xff, number, m.align(carries, zero, LANES - 1)), zero, zero, zero];
    accumulate::<M, 1, 5>(m, &mut t, &q, 2 * ONES % LANES);
    // Columns 31..60 are the result, 31 the top lane of vector 3. The carry into it is that of the highest digit of q'.
    let mut out = [zero; VECTORS];
    for v in 0..VECTORS {
        out[v] = m.align(t[4 + v], t[3 + v], LANES - 1);
    }
    out[0] = m.add_in(1, out[0], m.align(carries, carries, LANES - 1));
    for v in 0..VECTORS {
        m.assert_bits(lane_mask(LANES * v, LIMBS, usize::MAX), out[v], 0);
    }
    out
}

/// Adds q c, of K vectors of digits, to `t` from lane `lane` of vector AT on.
#[inline(always)]
fn accumulate<M: Across, const K: usize, const AT: usize>(m: M, t: &mut [M::V; WIDE], q: &[M::V; 4], lane: usize) {
    let zero = m.zero();
    // Parts, so that successive multiply-adds do not wait for each other.
    let mut parts = [[zero; WIDE]; 2];
    for shift in lane..=lane + COFACTOR_LIMBS {
        for v in 0..=K + 1 {
            // Lane l of vector AT + v takes digit 8 v + l - shift.
            let (block, by) = (shift / LANES, shift % LANES);
            let high = if v >= block && v - block < K { q[v - block] } else { zero };
            let low = if v > block && v - block - 1 < K { q[v - block - 1] } else { zero };
            let last = if K == 3 { ONES } else { LANES };
            if AT + v >= WIDE || shift >= LANES * (v + 1) || LANES * v >= shift + last {
                continue;
            }
            let moved = if by == 0 { high } else { m.align(high, low, LANES - by) };
            let i = shift - lane;
            if i < COFACTOR_LIMBS {
                parts[0][AT + v] = m.mad_lo(parts[0][AT + v], moved, Constants::Operand.vector(m, i));
            }
            if i > 0 {
                parts[1][AT + v] = m.mad_hi(parts[1][AT + v], moved, Constants::Operand.vector(m, i - 1));
            }
        }
    }
    for v in AT..WIDE {
        t[v] = m.add(t[v], m.add(parts[0][v], parts[1][v]));
    }
}

/// The bounds under which a step is proved, for every modulus.
#[must_use]
pub fn bounds() -> Bounds {
    let mut constants = super::special::bounds().table;
    let least = bias();
    for (most, least) in constants[LANES * COMPLEMENT..].iter_mut().zip(&least) {
        // What makes up for the bias is a number below N.
        *most += least;
    }
    constants.extend(mask());
    let least = [&vec![0; LANES * COMPLEMENT], &least[..]].concat();
    let mut number = vec![COLUMN; LIMBS];
    number[LIMBS - 1] = TOP;
    number.resize(LANES * VECTORS, 0);
    let mut alpha = vec![LIMB_MASK; LIMBS];
    alpha[LIMBS - 1] = REDUCED_TOP;
    alpha.resize(LANES * VECTORS, 0);
    Bounds { operands: [number.repeat(2), constants], least, table: alpha }
}

/// Operand 1 for `modulus`, made from its table for [`super::special`].
#[cfg(any(test, target_arch = "x86_64", target_arch = "aarch64"))]
pub(super) fn constants(table: &[[u64; LANES]], modulus: &Natural) -> Vec<u64> {
    let mut out = table[..TABLE_VECTORS].as_flattened().to_vec();
    let bias = bias();
    let complement = limbs(&((modulus - columns_value(&bias) % modulus) % modulus), LANES * VECTORS);
    for ((out, bias), complement) in out[LANES * COMPLEMENT..].iter_mut().zip(bias).zip(complement) {
        *out = bias + complement;
    }
    out.extend(mask());
    out
}

/// The bias that a difference adds: no less than any column of the subtrahend.
fn bias() -> Vec<u64> {
    let mut bias = vec![COLUMN; LIMBS];
    bias[LIMBS - 1] = TOP;
    bias.resize(LANES * VECTORS, 0);
    bias
}

fn mask() -> [u64; LANES] {
    std::array::from_fn(|l| if l < SEVEN_LANES { LIMB_MASK } else { 0 })
}
