//! Products for machines that split each product of limbs at bit 51 ([`Lanes::mad_split`]): both parts are aligned with the columns.
//!
//! ```text
//! c          = columns 0 to 15 of a b, row by row: a_i b_j adds its low part to c_(i+j) and its high part to c_(i+j+1)
//! d          = columns 0 to 3, carried                              four digits of 51 bits
//! c_4 ...   += d (2^-204 mod p)                                     2^-204 a b modulo p, from column 4 on
//! for i = 4..7:
//!   q        = c_i (-1/p_0) mod 2^51
//!   c_i ...  += q p                                                 c_i = 0 modulo 2^51
//!   c_(i+1) += c_i / 2^51
//! ```
//! The steps are those of [`super::kernel`], but with all 64 products of limbs: Karatsuba's method saves 16 pairs of multiply-adds here, and, by count, its sums
//! cost as many instructions. Row i reaches columns i to i + 8 only. The fold and each step of the reduction work on the same columns as rows 4 to 7 of the
//! product, so nine sums are in registers at any time, and the products of a row do not wait for q.
//!
//! The low parts are nearest remainders and can be negative, so the columns start from multiples of p, limb by limb: 2^50 for each low part at least.
//! Those of the lower half vanish in the reduction (they add 2^6 to a result), that of the upper half is p itself. With d and q below 2^204, a product is
//! below a b / R + 3.01 p.
//!
//! A square has 28 products of different limbs, whose columns are doubled, and 8 squares of limbs.
//!
//! The bounds are shown by running the kernels on [`crate::lanes::Intervals`].

use super::Prime;
use super::kernel::unrolled;
use super::limbs::{Constants, LIMBS, MASK, RADIX_BITS, spread, times};
use crate::lanes::{LaneWise, Lanes};
use std::marker::PhantomData;

/// Half the limbs.
const HALF: usize = LIMBS / 2;
/// Columns of a product.
const COLUMNS: usize = 2 * LIMBS;

/// The initial values of the columns.
trait Start: Prime {
    /// A multiple of p with 2^54 or more in each limb.
    const LOW: [u64; LIMBS] = spread(&times((1 << 56) / Self::P[LIMBS - 1], &Self::P), 4);
    /// p, with 2^54 or more in each limb but the highest, to which low parts of small products alone are added.
    const HIGH: [u64; LIMBS] = spread(&Self::P, 4);
}
impl<F: Prime> Start for F {}

/// Low parts that each column gets, as many as the next one gets high parts.
type Counts = [u64; COLUMNS];

/// The low parts of `rows` rows of a product, from row `first` on; only of products of different limbs i < j, if `cross`.
const fn counts(first: usize, rows: usize, cross: bool) -> Counts {
    let mut out = [0; COLUMNS];
    let mut i = 0;
    while i < rows {
        let mut j = if cross { i + 1 } else { 0 };
        while j < LIMBS {
            out[first + i + j] += 1;
            j += 1;
        }
        i += 1;
    }
    out
}

/// All products of limbs.
const ALL: Counts = counts(0, LIMBS, false);
/// Products of different limbs in a square.
const CROSS: Counts = counts(0, LIMBS, true);
/// Squares of limbs.
const SQUARES: Counts = {
    let mut out = [0; COLUMNS];
    let mut i = 0;
    while i < LIMBS {
        out[2 * i] = 1;
        i += 1;
    }
    out
};
/// The rows of the fold, and as many of the reduction.
const FOLD: Counts = counts(HALF, HALF, false);

/// Columns that start from `x`, one by one, and get these parts.
#[inline(always)]
fn start<M: Lanes>(m: M, x: &[u64; COLUMNS], parts: &Counts) -> [M::V; COLUMNS] {
    let mut c = [m.zero(); COLUMNS];
    for k in 0..COLUMNS {
        c[k] = m.split_sum::<RADIX_BITS>(x[k], parts[k], if k > 0 { parts[k - 1] } else { 0 });
    }
    c
}

/// The initial values of the columns of a b, without twice what those of `doubled` products do, and the parts that they get besides these.
const fn whole<F: Prime, const BIASED: bool>(own: &Counts, doubled: &Counts) -> ([u64; COLUMNS], Counts) {
    let (mut x, mut parts) = ([0; COLUMNS], *own);
    let mut k = 0;
    while k < COLUMNS {
        x[k] = if k < LIMBS { F::LOW[k] } else { [F::HIGH[k - LIMBS], F::BIAS[k - LIMBS]][BIASED as usize] };
        x[k] -= 2 * positive(doubled)[k];
        parts[k] += 2 * FOLD[k];
        k += 1;
    }
    (x, parts)
}

/// Addends that keep columns positive which get these low parts.
const fn positive(parts: &Counts) -> [u64; COLUMNS] {
    let mut x = [0; COLUMNS];
    let mut k = 0;
    while k < COLUMNS {
        x[k] = parts[k] << (RADIX_BITS - 1);
        k += 1;
    }
    x
}

/// Adds x b_j to columns K + j and K + j + 1, from j = FIRST on.
#[inline(always)]
fn row<M: Lanes, const K: usize, const FIRST: usize>(m: M, c: &mut [M::V; COLUMNS], x: M::V, b: &[M::V; LIMBS]) {
    unrolled!(J => {
        if J + 1 > FIRST {
            (c[K + J], c[K + J + 1]) = m.mad_split::<RADIX_BITS>(c[K + J], c[K + J + 1], x, b[J]);
        }
    });
}

/// c / R, not yet carried. `missing` are the factors whose rows 4 to 7 are still to be added, if there are any.
#[inline(always)]
fn reduce<M: Lanes, F: Prime>(m: M, mut c: [M::V; COLUMNS], missing: Option<[&[M::V; LIMBS]; 2]>) -> [M::V; LIMBS] {
    let (mut fold, mut p) = ([m.zero(); LIMBS], [m.zero(); LIMBS]);
    for k in 0..LIMBS {
        (fold[k], p[k]) = (m.splat(F::FOLD[k]), m.splat(F::P[k]));
    }
    unrolled!(I in [0 1 2 3] => {
        c[I + 1] = m.add(c[I + 1], m.shr::<RADIX_BITS>(c[I]));
        c[I] = m.and(c[I], m.splat(MASK));
    });
    // Column 4 first, for which q waits.
    unrolled!(I in [0 1 2 3] => {
        const K: usize = HALF + I;
        if let Some([a, b]) = missing {
            row::<M, K, 0>(m, &mut c, a[K], b);
        }
        let digit = c[I];
        row::<M, K, 0>(m, &mut c, digit, &fold);
        let q = m.and(m.mul_lo_truncating(c[K], m.splat(F::Q_FACTOR)), m.splat(MASK));
        (c[K], c[K + 1]) = m.mad_split::<RADIX_BITS>(c[K], c[K + 1], q, p[0]);
        c[K + 1] = m.add(c[K + 1], m.shr::<RADIX_BITS>(c[K]));
        row::<M, K, 1>(m, &mut c, q, &p);
    });
    let mut out = [c[LIMBS]; LIMBS];
    out.copy_from_slice(&c[LIMBS..]);
    out
}

/// a b / R, not yet carried. `BIASED` adds 4 p in columns that are larger than those of any unbiased product.
pub(super) struct Product<F, const BIASED: bool>(PhantomData<F>);

impl<F: Prime, const BIASED: bool> LaneWise<LIMBS> for Product<F, BIASED> {
    #[inline(always)]
    fn run<M: Lanes>(m: M, a: &[M::V; LIMBS], b: &[M::V; LIMBS]) -> [M::V; LIMBS] {
        let (x, parts) = const { whole::<F, BIASED>(&ALL, &[0; COLUMNS]) };
        let mut c = start(m, &x, &parts);
        unrolled!(I in [0 1 2 3] => { row::<M, I, 0>(m, &mut c, a[I], b); });
        reduce::<M, F>(m, c, Some([a, b]))
    }
}

/// a a / R, not yet carried; b is not read. `BIASED` as in [`Product`].
pub(super) struct Square<F, const BIASED: bool>(PhantomData<F>);

impl<F: Prime, const BIASED: bool> LaneWise<LIMBS> for Square<F, BIASED> {
    #[inline(always)]
    fn run<M: Lanes>(m: M, a: &[M::V; LIMBS], _b: &[M::V; LIMBS]) -> [M::V; LIMBS] {
        let mut t = start(m, &const { positive(&CROSS) }, &CROSS);
        row::<M, 0, 1>(m, &mut t, a[0], a);
        row::<M, 1, 2>(m, &mut t, a[1], a);
        row::<M, 2, 3>(m, &mut t, a[2], a);
        row::<M, 3, 4>(m, &mut t, a[3], a);
        row::<M, 4, 5>(m, &mut t, a[4], a);
        row::<M, 5, 6>(m, &mut t, a[5], a);
        row::<M, 6, 7>(m, &mut t, a[6], a);
        let (x, parts) = const { whole::<F, BIASED>(&SQUARES, &CROSS) };
        let mut c = start(m, &x, &parts);
        for k in 0..COLUMNS {
            c[k] = m.add(c[k], m.add(t[k], t[k]));
        }
        unrolled!(I => { (c[2 * I], c[2 * I + 1]) = m.mad_split::<RADIX_BITS>(c[2 * I], c[2 * I + 1], a[I], a[I]); });
        reduce::<M, F>(m, c, None)
    }
}
