//! Squaring and product for small fixed sizes: straight-line code, one column of the result at a time.
//!
//! **What.** x*y*R^-1 + (some multiple of N), R = 2^(W n), for operands below 4N; the result is below 4N too (`mod.rs`).
//!
//! **How.** Column k gathers the digits of weight 2^(W k) of x*y and of the Montgomery multiples in one 128-bit sum, then hands
//! its carry to column k+1. For k < n-1 the column's own digit q_k is the Montgomery quotient: the multiple M of N ends in the
//! digit 2^W - 1 = -1, so q_k needs no multiplication, and adding q_k*(2^W - 1) to a column that ends in q_k is a carry of
//! exactly q_k more. The last row, k = n-1, uses N itself, which brings the result down from M's size to N's.
//!
//! | value | bound |
//! |---|---|
//! | limbs of x, y, q, N, M | 2^W - 1 |
//! | products in a column | 2n - 1, plus one carry below 2^(128 - W) |
//! | column | below 2^128 for 2n <= 2^(128 - 2W): n <= 32 at W = 61 (`bounds.rs` recomputes it) |
//!
//! **Critical path**, x86-64: and, mul (low half), add, shrd, add: about 8 cycles a column, hidden behind the products of the
//! neighbouring columns; the throughput limit is about 8 micro-operations a product, six a cycle.

// Indices are the mathematics here, and constant bounds on them are what the compiler unrolls.
#![allow(clippy::needless_range_loop)]

use super::limb::{Constants, Limb, Wide};

/// Column K of x*y: the sum of x_i y_(K-i).
#[inline(always)]
fn product_column<L: Limb, const N: usize, const K: usize>(x: &[L; N], y: &[L; N]) -> L::Wide {
    let mut sum = L::Wide::ZERO;
    for i in K.saturating_sub(N - 1)..=K.min(N - 1) {
        sum = sum.plus(x[i].times(y[K - i]));
    }
    sum
}

/// Column K of x*x: each unequal pair is multiplied once and doubled.
#[inline(always)]
fn square_column<L: Limb, const N: usize, const K: usize>(x: &[L; N], _: &[L; N]) -> L::Wide {
    let mut sum = L::Wide::ZERO;
    for i in K.saturating_sub(N - 1)..K.div_ceil(2) {
        sum = sum.plus(x[i].times(x[K - i]));
    }
    sum = sum.plus(sum);
    if K.is_multiple_of(2) { sum.plus(x[K / 2].times(x[K / 2])) } else { sum }
}

/// Column K < N: adds the rows known so far, finds the digit q_K that clears the column, returns the carry.
#[inline(always)]
fn low<L: Limb, const W: u32, const N: usize, const K: usize>(sum: L::Wide, c: &Reduction<'_, L, N>, q: &mut [L; N]) -> L::Wide {
    let mut sum = sum;
    for i in 0..K {
        sum = sum.plus(q[i].times(c.multiple[K - i - 1]));
    }
    if K < N - 1 {
        q[K] = sum.digit::<W>();
        sum.carry::<W>().plus_limb(q[K])
    } else {
        q[K] = sum.digit_times::<W>(c.negative_inverse);
        sum.plus(q[K].times(c.modulus[0])).carry::<W>()
    }
}

/// Column N + J: adds the rows that reach it, stores its digit, returns the carry.
#[inline(always)]
fn high<L: Limb, const W: u32, const N: usize, const J: usize>(
    sum: L::Wide,
    c: &Reduction<'_, L, N>,
    q: &[L; N],
    out: &mut [L; N],
) -> L::Wide {
    let mut sum = sum;
    for i in J..N - 1 {
        sum = sum.plus(q[i].times(c.multiple[N + J - i - 1]));
    }
    if J + 1 < N {
        sum = sum.plus(q[N - 1].times(c.modulus[J + 1]));
    }
    out[J] = sum.digit::<W>();
    sum.carry::<W>()
}

struct Reduction<'a, L, const N: usize> {
    modulus: &'a [L; N],
    multiple: &'a [L; N],
    negative_inverse: L,
}

impl<'a, L: Limb, const N: usize> Reduction<'a, L, N> {
    /// `None` unless the modulus has N limbs.
    #[inline(always)]
    fn of(c: &'a Constants<L>) -> Option<Self> {
        Some(Self {
            modulus: c.modulus.as_slice().try_into().ok()?,
            multiple: c.multiple.as_slice().try_into().ok()?,
            negative_inverse: c.negative_inverse,
        })
    }
}

/// Defines the straight-line kernels of one size. A slice of another length is left as it is, and false returned.
macro_rules! fixed_size {
    (square $square_n:ident, $n:literal: $($k:literal)*) => {
        #[doc = concat!("x := x^(2^steps) for ", $n, " limbs.")]
        pub(super) fn $square_n<L: Limb, const W: u32>(c: &Constants<L>, x: &mut [L], steps: u64) -> bool {
            let (Some(c), Ok(x)) = (Reduction::<L, $n>::of(c), <&mut [L; $n]>::try_from(x)) else { return false };
            for _ in 0..steps {
                fixed_size!(@body square_column, c, x, x, $n: $($k)*);
            }
            true
        }
    };
    (product $mul:ident, $n:literal: $($k:literal)*) => {
        #[doc = concat!("x := x y for ", $n, " limbs.")]
        pub(super) fn $mul<L: Limb, const W: u32>(c: &Constants<L>, x: &mut [L], y: &[L]) -> bool {
            let Some(c) = Reduction::<L, $n>::of(c) else { return false };
            let (Ok(x), Ok(y)) = (<&mut [L; $n]>::try_from(x), <&[L; $n]>::try_from(y)) else { return false };
            fixed_size!(@body product_column, c, x, y, $n: $($k)*);
            true
        }
    };
    (@body $column:ident, $c:ident, $x:ident, $y:ident, $n:literal: $($k:literal)*) => {
        let mut q = [L::ZERO; $n];
        let mut result = [L::ZERO; $n];
        let mut carry = L::Wide::ZERO;
        $( carry = low::<L, W, $n, $k>($column::<L, $n, $k>($x, $y).plus(carry), &$c, &mut q); )*
        $( carry = high::<L, W, $n, $k>($column::<L, $n, { $n + $k }>($x, $y).plus(carry), &$c, &q, &mut result); )*
        let _ = carry; // 0: the result is below 4N < 2^(W n)
        *$x = result;
    };
}

fixed_size!(square square_n_5, 5: 0 1 2 3 4);
fixed_size!(square square_n_9, 9: 0 1 2 3 4 5 6 7 8);
fixed_size!(square square_n_17, 17: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16);
fixed_size!(product mul_5, 5: 0 1 2 3 4);
fixed_size!(product mul_9, 9: 0 1 2 3 4 5 6 7 8);
