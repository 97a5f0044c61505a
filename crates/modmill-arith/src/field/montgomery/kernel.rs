//! Eight Montgomery products, one in each lane, before their carry.
//!
//! # A product
//! lo and hi are the two halves of a 104-bit product of limbs; hi stands at 2^52, twice the next column. A column is the sum of its lo and twice its hi.
//!
//! ```text
//! z0, z2     = a_low b_low, a_high b_high                           halves of four limbs, 8 columns each
//! z1         = (a_low + a_high) (b_low + b_high)                    Karatsuba: a b = z0 + 2^204 (z1 - z0 - z2) + 2^408 z2
//! d          = columns 0 to 3, carried                              four digits of 51 bits
//! c          = columns 4 to 15 + d (2^-204 mod p)                   2^204 c = a b modulo p
//! for i = 0..3:
//!   q        = c_i (-1/p_0 mod 2^52) mod 2^52
//!   h_(i+1) += (c_i + 2^52 - 1) >> 52                               what c_i + lo(q p_0) = 0 mod 2^52 carries
//!   c_(i+j) += lo(q p_j), j > 0   h_(i+j+1) += hi(q p_j)            j = 0..7
//!   c_(i+1) += 2 h_(i+1)                                            complete: the next q needs it
//! ```
//! The first four digits are not divided out by multiples of p but replaced by what they are worth: that needs no q, so nothing waits, and leaves a
//! number 204 bits longer than p, small enough for the four steps of Montgomery's reduction that follow.
//!
//! q has 52 bits though the radix has 51: p_0 alone is inverted, modulo 2^52, so that q needs no mask, and lo(q p_0) is not needed either. The
//! sum of q_i 2^(51 i) is below 2.01 2^204 and d below 2^204, whence a product is below a b / R + 3.01 p.
//!
//! A square computes its columns one by one. It doubles accumulators, not limbs (a doubled limb may not fit the multiplier).
//!
//! | | multiply-adds | others, with the carry | bound, 2 multipliers | compiled (Zen 5) |
//! |---|---|---|---|---|
//! | product | 224 | 163 | 112 cycles for eight | 136 |
//! | square | 200 | 116 | 100 | 126 |
//!
//! # Critical path
//! A step waits for q (4 cycles), then hi(q p_0) and lo(q p_1) (4), the doubling and the sum (2): 10 cycles, 40 a product. The order of the
//! source, which the machine code keeps, puts work that does not wait for q between q and its use. The emitted mixed addition
//! (`curve/programs.rs`) chooses its own order for the instructions of seven products.
//!
//! Sources of the methods: P. Montgomery, "Modular multiplication without trial division" (1985), by operand scanning; A. Karatsuba and Yu. Ofman,
//! "Multiplication of many-digit numbers by automatic computers" (1962). docs/derivations/bls12-lanes.md has what else was tried.

use super::Prime;
use super::limbs::{Constants, LIMBS, MASK, RADIX_BITS};
use crate::lanes::{LIMB_BITS as DIGIT_BITS, LIMB_MASK as DIGIT_MASK, LaneWise, Lanes};
use std::marker::PhantomData;

/// Half the limbs.
const HALF: usize = LIMBS / 2;

/// `$body` for each value of `$i` from 0 to 7, as a constant: the compiler does not unroll a loop with loops in it.
macro_rules! unrolled {
    ($i:ident => $body:block) => {
        unrolled!($i in [0 1 2 3 4 5 6 7] => $body)
    };
    ($i:ident in [$($n:literal)*] => $body:block) => {
        unrolled!(@ $i $body $($n)*)
    };
    (@ $i:ident $body:block $($n:literal)*) => {
        $({
            const $i: usize = $n;
            $body
        })*
    };
}
pub(super) use unrolled;

/// Column K of a b, to which `start` is added: 2 hi + lo.
#[inline(always)]
fn column<M: Lanes, const K: usize, const N: usize>(m: M, a: &[M::V; HALF], b: &[M::V; N], start: M::V) -> M::V {
    let mut x = m.zero();
    for i in 0..HALF {
        if i < K && K - 1 - i < N {
            x = m.mad_hi(x, a[i], b[(K - 1 - i) % N]);
        }
    }
    x = m.add(m.add(x, x), start);
    for i in 0..HALF {
        if i <= K && K - i < N {
            x = m.mad_lo(x, a[i], b[(K - i) % N]);
        }
    }
    x
}

/// The number x with limbs of 51 bits, but for the highest.
#[inline(always)]
fn carried<M: Lanes>(m: M, x: [M::V; HALF]) -> [M::V; HALF] {
    let mut out = x;
    for i in 0..HALF - 1 {
        out[i] = m.and(x[i], m.splat(MASK));
    }
    for i in 1..HALF {
        out[i] = m.add(out[i], m.shr::<RADIX_BITS>(x[i - 1]));
    }
    out
}

/// The lower half of the limbs, the upper half, and their sum, whose limbs fit the multiplier because the highest limb of a factor is small.
#[inline(always)]
fn halves<M: Lanes>(m: M, a: &[M::V; LIMBS]) -> [[M::V; HALF]; 3] {
    let sum = [m.add(a[0], a[4]), m.add(a[1], a[5]), m.add(a[2], a[6]), m.add(a[3], a[7])];
    [[a[0], a[1], a[2], a[3]], [a[4], a[5], a[6], a[7]], carried(m, sum)]
}

/// (low + 2^204 c) / R, not yet carried. Columns 4 to 7 of the product of the `missing` halves, if there are any, are added to c on the way.
#[inline(always)]
fn reduce<M: Lanes, F: Prime>(m: M, low: [M::V; HALF], mut c: [M::V; LIMBS + HALF], missing: Option<[[M::V; HALF]; 2]>) -> [M::V; LIMBS] {
    let mut digits = carried(m, low);
    c[0] = m.add(c[0], m.shr::<RADIX_BITS>(digits[HALF - 1]));
    digits[HALF - 1] = m.and(digits[HALF - 1], m.splat(MASK));
    let mut fold = [m.zero(); LIMBS];
    for k in 0..LIMBS {
        fold[k] = m.splat(F::FOLD[k]);
    }
    // High accumulators of the upper columns: those of column k are twice as large as c_k.
    let mut h = [m.zero(); LIMBS + HALF + 1];
    unrolled!(K in [0 1 2] => { c[K] = column::<M, K, LIMBS>(m, &digits, &fold, c[K]); });
    macro_rules! step {
        ($i:literal, [$($missing:literal)*] [$($column:literal)*]) => {
            h[$i + 1] = m.add(h[$i + 1], m.shr::<DIGIT_BITS>(m.add(c[$i], m.splat(DIGIT_MASK))));
            let q = m.mul_lo_truncating(c[$i], m.splat(F::Q_FACTOR));
            $( if let Some([a, b]) = missing {
                c[$missing] = column::<M, $missing, HALF>(m, &a, &b, c[$missing]);
            } )*
            $( c[$column] = column::<M, $column, LIMBS>(m, &digits, &fold, c[$column]); )*
            h[$i + 1] = m.mad_hi(h[$i + 1], q, m.splat(F::P[0]));
            for j in 1..LIMBS {
                c[$i + j] = m.mad_lo(c[$i + j], q, m.splat(F::P[j]));
                h[$i + j + 1] = m.mad_hi(h[$i + j + 1], q, m.splat(F::P[j]));
            }
            c[$i + 1] = m.add(c[$i + 1], m.add(h[$i + 1], h[$i + 1]));
        };
    }
    step!(0, [4 5] [3]);
    step!(1, [6 7] [4 5]);
    step!(2, [] [6 7 8]);
    step!(3, [] [9 10 11]);
    let mut out = [c[HALF]; LIMBS];
    for k in 1..LIMBS {
        out[k] = m.add(c[HALF + k], m.add(h[HALF + k], h[HALF + k]));
    }
    out
}

/// a b / R, not yet carried. `BIASED` adds 4 p in columns that are larger than those of any unbiased product.
#[inline(always)]
fn product<M: Lanes, F: Prime, const BIASED: bool>(m: M, a: &[M::V; LIMBS], b: &[M::V; LIMBS]) -> [M::V; LIMBS] {
    let zero = m.zero();
    let ([a_low, a_high, a_sum], [b_low, b_high, b_sum]) = (halves(m, a), halves(m, b));
    let (mut low, mut high) = ([zero; LIMBS], [zero; LIMBS]);
    unrolled!(K => { low[K] = column::<M, K, HALF>(m, &a_low, &b_low, zero); });
    unrolled!(K => { high[K] = column::<M, K, HALF>(m, &a_high, &b_high, zero); });
    // Columns 4 to 15 of a b, first without (a_low + a_high) (b_low + b_high).
    let mut c = [zero; LIMBS + HALF];
    for k in 0..HALF {
        let bias = if BIASED { [F::BIAS[k], F::BIAS[HALF + k]] } else { [0, 0] };
        let difference = m.sub(m.add(low[HALF + k], m.splat(F::MIDDLE[k])), high[k]);
        c[k] = m.sub(difference, low[k]);
        c[HALF + k] = m.sub(m.sub(m.splat(F::MIDDLE[k] + F::MIDDLE[HALF + k] + bias[0]), difference), high[HALF + k]);
        c[LIMBS + k] = m.add(high[HALF + k], m.splat(bias[1]));
    }
    unrolled!(K in [0 1 2 3] => { c[K] = column::<M, K, HALF>(m, &a_sum, &b_sum, c[K]); });
    reduce::<M, F>(m, [low[0], low[1], low[2], low[3]], c, Some([a_sum, b_sum]))
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
fn square<M: Lanes, F: Prime, const BIASED: bool>(m: M, a: &[M::V; LIMBS]) -> [M::V; LIMBS] {
    let low = [
        column!(m, a; [] [] [] [0]),
        column!(m, a; [] [0] [0 1] []),
        column!(m, a; [0 1] [] [0 2] [1]),
        column!(m, a; [0 2] [1] [0 3 1 2] []),
    ];
    let mut c = [
        column!(m, a; [0 3 1 2] [] [0 4 1 3] [2]),
        column!(m, a; [0 4 1 3] [2] [0 5 1 4 2 3] []),
        column!(m, a; [0 5 1 4 2 3] [] [0 6 1 5 2 4] [3]),
        column!(m, a; [0 6 1 5 2 4] [3] [0 7 1 6 2 5 3 4] []),
        column!(m, a; [0 7 1 6 2 5 3 4] [] [1 7 2 6 3 5] [4]),
        column!(m, a; [1 7 2 6 3 5] [4] [2 7 3 6 4 5] []),
        column!(m, a; [2 7 3 6 4 5] [] [3 7 4 6] [5]),
        column!(m, a; [3 7 4 6] [5] [4 7 5 6] []),
        column!(m, a; [4 7 5 6] [] [5 7] [6]),
        column!(m, a; [5 7] [6] [6 7] []),
        column!(m, a; [6 7] [] [] [7]),
        column!(m, a; [] [7] [] []),
    ];
    if BIASED {
        for k in 0..LIMBS {
            c[HALF + k] = m.add(c[HALF + k], m.splat(F::BIAS[k]));
        }
    }
    reduce::<M, F>(m, low, c, None)
}

/// [`product`], for each vector of a machine of several.
pub(super) struct Product<F, const BIASED: bool>(PhantomData<F>);

impl<F: Prime, const BIASED: bool> LaneWise<LIMBS> for Product<F, BIASED> {
    #[inline(always)]
    fn run<M: Lanes>(m: M, a: &[M::V; LIMBS], b: &[M::V; LIMBS]) -> [M::V; LIMBS] {
        product::<M, F, BIASED>(m, a, b)
    }
}

/// [`square`] likewise; b is not read.
pub(super) struct Square<F, const BIASED: bool>(PhantomData<F>);

impl<F: Prime, const BIASED: bool> LaneWise<LIMBS> for Square<F, BIASED> {
    #[inline(always)]
    fn run<M: Lanes>(m: M, a: &[M::V; LIMBS], _b: &[M::V; LIMBS]) -> [M::V; LIMBS] {
        square::<M, F, BIASED>(m, a)
    }
}
