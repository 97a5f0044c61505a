//! Eight Montgomery products, one in each lane, before their carry.
//!
//! # A product
//! lo and hi are the two halves of a 104-bit product of limbs; hi stands at 2^52, twice the next column. So each column k has two
//! accumulators, L_k and H_k, and its value is L_k + 2 H_k. For i = 0..7, with a window of 9 + 8 accumulators in registers:
//!
//! ```text
//! q          = L_i * (-1/p_0 mod 2^52) mod 2^52
//! H_(i+1)   += (L_i + 2^52 - 1) >> 52                               what L_i + lo(q p_0) = 0 mod 2^52 carries
//! L_(i+1+j) += lo(a_j b_(i+1))                                      j = 0..7, while q is computed
//! L_(i+j)   += lo(q p_j), j > 0   H_(i+j+1) += hi(q p_j)            j = 0..7
//! L_(i+1)   += 2 H_(i+1)                                            complete: the next q needs it
//! H_(i+2+j) += hi(a_j b_(i+1))                                      j = 0..7
//! ```
//! q has 52 bits though the radix has 51: p_0 alone is inverted, modulo 2^52, so that q needs no mask, and lo(q p_0) is not needed either. The
//! sum of q_i 2^(51 i) is below 2.01 R, whence a product is below a b / R + 2.01 p.
//!
//! A square computes its columns one by one, just before the reduction needs them. It doubles accumulators, not limbs (a doubled limb may not fit the
//! multiplier).
//!
//! | | multiply-adds | others, with the carry | bound, 2 multipliers | measured (Zen 5) |
//! |---|---|---|---|---|
//! | product | 256 | 75 | 128 cycles for eight | 137 |
//! | square | 200 | 108 | 100 | 129 |
//!
//! # Critical path
//! A step waits for q (4 cycles), then hi(q p_0) and lo(q p_1) (4), the doubling and the sum (2): 10 cycles, 80 a product. The order of the
//! source, which the machine code keeps, puts work that does not wait for q between q and its use: a product that adds a b_i and q p in turn took 157
//! cycles, one that reduces after all of a b 176.
//!
//! Source of the method: P. Montgomery, "Modular multiplication without trial division" (1985), by operand scanning.
//! docs/derivations/bls12-lanes.md has what else was tried.

use super::Prime;
use super::limbs::{Constants, LIMBS};
use crate::lanes::{LIMB_BITS as DIGIT_BITS, LIMB_MASK as DIGIT_MASK, Lanes};

/// The accumulators of the columns that one step of the reduction reaches: `low[j]` is L_(i+j), `high[j]` is H_(i+j+1).
struct Window<V> {
    low: [V; LIMBS + 1],
    high: [V; LIMBS],
}

/// q of the lowest column, whose carry goes up; what q p adds is not yet there.
#[inline(always)]
fn quotient<M: Lanes, F: Prime>(m: M, w: &mut Window<M::V>) -> M::V {
    w.high[0] = m.add(w.high[0], m.shr::<DIGIT_BITS>(m.add(w.low[0], m.splat(DIGIT_MASK))));
    m.mul_lo_truncating(w.low[0], m.splat(F::Q_FACTOR))
}

/// Adds q p, but for lo(q p_0), which makes the lowest column 0. What the next q waits for comes first.
#[inline(always)]
fn add_multiple<M: Lanes, F: Prime>(m: M, w: &mut Window<M::V>, q: M::V) {
    w.high[0] = m.mad_hi(w.high[0], q, m.splat(F::P[0]));
    for j in 1..LIMBS {
        w.low[j] = m.mad_lo(w.low[j], q, m.splat(F::P[j]));
        w.high[j] = m.mad_hi(w.high[j], q, m.splat(F::P[j]));
    }
}

/// Completes the second column, to which `column` is added, and moves the window up to it. L of the column that comes in starts as `next`.
#[inline(always)]
fn advance<M: Lanes>(m: M, w: Window<M::V>, column: M::V, next: M::V) -> Window<M::V> {
    let Window { low: l, high: h } = w;
    let lowest = m.add(m.add(l[1], column), m.add(h[0], h[0]));
    // Written out: a loop that moves elements becomes a copy of memory, and the accumulators leave their registers.
    Window { low: [lowest, l[2], l[3], l[4], l[5], l[6], l[7], l[8], next], high: [h[1], h[2], h[3], h[4], h[5], h[6], h[7], m.zero()] }
}

/// What the accumulator of column 8 + k starts from.
#[inline(always)]
fn next<M: Lanes, F: Prime, const BIASED: bool>(m: M, k: usize) -> M::V {
    if BIASED && k < LIMBS { m.splat(F::BIAS[k]) } else { m.zero() }
}

/// `$body` for each value of `$i` from 0 to 7, as a constant: the compiler does not unroll a loop with loops in it.
macro_rules! unrolled {
    ($i:ident => $body:block) => {
        unrolled!(@ $i $body 0 1 2 3 4 5 6 7)
    };
    (@ $i:ident $body:block $($n:literal)*) => {
        $({
            const $i: usize = $n;
            $body
        })*
    };
}

/// a b / R, not yet carried. `BIASED` adds 4 p in columns that are larger than those of any unbiased product.
#[inline(always)]
pub(super) fn product<M: Lanes, F: Prime, const BIASED: bool>(m: M, a: &[M::V; LIMBS], b: &[M::V; LIMBS]) -> [M::V; LIMBS] {
    let mut w = Window { low: [m.zero(); LIMBS + 1], high: [m.zero(); LIMBS] };
    w.low[LIMBS] = next::<M, F, BIASED>(m, 0);
    for j in 0..LIMBS {
        w.low[j] = m.mad_lo(w.low[j], a[j], b[0]);
    }
    for j in 0..LIMBS {
        w.high[j] = m.mad_hi(w.high[j], a[j], b[0]);
    }
    unrolled!(I => {
        let q = quotient::<M, F>(m, &mut w);
        if I + 1 < LIMBS {
            for j in 0..LIMBS {
                w.low[j + 1] = m.mad_lo(w.low[j + 1], a[j], b[(I + 1) % LIMBS]);
            }
        }
        add_multiple::<M, F>(m, &mut w, q);
        w = advance(m, w, m.zero(), next::<M, F, BIASED>(m, I + 1));
        if I + 1 < LIMBS {
            for j in 0..LIMBS {
                w.high[j] = m.mad_hi(w.high[j], a[j], b[(I + 1) % LIMBS]);
            }
        }
    });
    let mut out = [w.low[0]; LIMBS];
    for k in 1..LIMBS {
        out[k] = m.add(w.low[k], m.add(w.high[k - 1], w.high[k - 1]));
    }
    out
}

/// Column k of a^2: 2 (2 H_x + H_d + L_x) + L_d, with x for products of different limbs and d for squares of limbs; the lists name H_x, H_d, L_x
/// and L_d.
macro_rules! column {
    ($m:ident, $a:ident; [$($hi:literal $hj:literal)*] [$($hd:literal)*] [$($li:literal $lj:literal)*] [$($ld:literal)*]) => {{
        let mut x = $m.zero();
        $( x = $m.mad_hi(x, $a[$hi], $a[$hj]); )*
        x = $m.add(x, x);
        $( x = $m.mad_hi(x, $a[$hd], $a[$hd]); )*
        $( x = $m.mad_lo(x, $a[$li], $a[$lj]); )*
        x = $m.add(x, x);
        $( x = $m.mad_lo(x, $a[$ld], $a[$ld]); )*
        x
    }};
}

/// a^2 / R, not yet carried. `BIASED` as in [`product`].
#[inline(always)]
pub(super) fn square<M: Lanes, F: Prime, const BIASED: bool>(m: M, a: &[M::V; LIMBS]) -> [M::V; LIMBS] {
    let mut c = [m.zero(); 2 * LIMBS];
    c[0] = column!(m, a; [] [] [] [0]);
    c[1] = column!(m, a; [] [0] [0 1] []);
    let mut w = Window {
        low: [c[0], m.zero(), m.zero(), m.zero(), m.zero(), m.zero(), m.zero(), m.zero(), next::<M, F, BIASED>(m, 0)],
        high: [m.zero(); LIMBS],
    };
    let q = quotient::<M, F>(m, &mut w);
    c[2] = column!(m, a; [0 1] [] [0 2] [1]);
    c[3] = column!(m, a; [0 2] [1] [0 3 1 2] []);
    add_multiple::<M, F>(m, &mut w, q);
    w = advance(m, w, c[1], next::<M, F, BIASED>(m, 1));
    let q = quotient::<M, F>(m, &mut w);
    c[4] = column!(m, a; [0 3 1 2] [] [0 4 1 3] [2]);
    c[5] = column!(m, a; [0 4 1 3] [2] [0 5 1 4 2 3] []);
    add_multiple::<M, F>(m, &mut w, q);
    w = advance(m, w, c[2], next::<M, F, BIASED>(m, 2));
    let q = quotient::<M, F>(m, &mut w);
    c[6] = column!(m, a; [0 5 1 4 2 3] [] [0 6 1 5 2 4] [3]);
    add_multiple::<M, F>(m, &mut w, q);
    w = advance(m, w, c[3], next::<M, F, BIASED>(m, 3));
    let q = quotient::<M, F>(m, &mut w);
    c[7] = column!(m, a; [0 6 1 5 2 4] [3] [0 7 1 6 2 5 3 4] []);
    add_multiple::<M, F>(m, &mut w, q);
    w = advance(m, w, c[4], next::<M, F, BIASED>(m, 4));
    let q = quotient::<M, F>(m, &mut w);
    c[8] = column!(m, a; [0 7 1 6 2 5 3 4] [] [1 7 2 6 3 5] [4]);
    add_multiple::<M, F>(m, &mut w, q);
    w = advance(m, w, c[5], next::<M, F, BIASED>(m, 5));
    let q = quotient::<M, F>(m, &mut w);
    c[9] = column!(m, a; [1 7 2 6 3 5] [4] [2 7 3 6 4 5] []);
    c[10] = column!(m, a; [2 7 3 6 4 5] [] [3 7 4 6] [5]);
    add_multiple::<M, F>(m, &mut w, q);
    w = advance(m, w, c[6], next::<M, F, BIASED>(m, 6));
    let q = quotient::<M, F>(m, &mut w);
    c[11] = column!(m, a; [3 7 4 6] [5] [4 7 5 6] []);
    c[12] = column!(m, a; [4 7 5 6] [] [5 7] [6]);
    add_multiple::<M, F>(m, &mut w, q);
    w = advance(m, w, c[7], next::<M, F, BIASED>(m, 7));
    let q = quotient::<M, F>(m, &mut w);
    c[13] = column!(m, a; [5 7] [6] [6 7] []);
    c[14] = column!(m, a; [6 7] [] [] [7]);
    c[15] = column!(m, a; [] [7] [] []);
    add_multiple::<M, F>(m, &mut w, q);
    w = advance(m, w, c[8], next::<M, F, BIASED>(m, 8));
    let mut out = [w.low[0]; LIMBS];
    for k in 1..LIMBS {
        out[k] = m.add(m.add(w.low[k], c[LIMBS + k]), m.add(w.high[k - 1], w.high[k - 1]));
    }
    out
}
