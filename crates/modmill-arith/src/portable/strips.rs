//! Squaring and product for any number of limbs: strips of four rows, all column sums kept in memory.
//!
//! **What.** The same function as `columns.rs`: x*y*R^-1 + (some multiple of N), operands and result below 4N.
//!
//! **How.** `sums[k]` is the 128-bit sum of column k. A strip takes four limbs u_0..u_3 of one factor and runs along the other
//! factor v, adding u_0 v_j + u_1 v_(j-1) + u_2 v_(j-2) + u_3 v_(j-3) to one column per iteration of a small loop: 4 products for
//! one load and one store of the sum, no carry between iterations.
//!
//! ```text
//!          column:  s   s+1  s+2  s+3  ...            s+len    s+len+2
//!   u_0 row         v0   v1   v2   v3   v4 ... v(len-1)
//!   u_1 row              v0   v1   v2   v3 ...         v(len-1)
//!   u_2 row                   v0   v1   v2 ...                 v(len-1)
//!   u_3 row                        v0   v1 ...                     v(len-1)
//!                   |-- head --|--   full: 4 products   --|--- tail ---|
//! ```
//!
//! A square sets column 2i to x_i^2 and adds strips of x against 2x beyond the diagonal. The reduction finds four quotient
//! digits from the four lowest columns left (as in `columns.rs`), then adds their strip along M; the last row is N's.
//!
//! | value | bound |
//! |---|---|
//! | limbs of x, y, q, N, M | 2^W - 1; of 2x: 2^(W+1) - 2 |
//! | column after x*y | n products |
//! | column after the reduction | 2n products and two carries; columns of 2^(128-2W) products or more are thinned in between |
//!
//! **Critical path**, x86-64: 4 quotient digits of about 8 cycles a strip, then n columns of 4 products at 1.2 cycles each.

use super::limb::{Constants, Limb, Wide};

pub(super) const ROWS: usize = 4;

/// Workspace for one squaring or product of up to LIMBS limbs.
#[derive(Debug)]
pub(super) struct Scratch<L: Limb, const LIMBS: usize> {
    sums: [[L::Wide; 2]; LIMBS],
    doubled: [L; LIMBS],
}

impl<L: Limb, const LIMBS: usize> Scratch<L, LIMBS> {
    pub(super) fn new() -> Self {
        Self { sums: [[L::Wide::ZERO; 2]; LIMBS], doubled: [L::ZERO; LIMBS] }
    }
}

/// Adds the products of one strip whose column s is `sums[0]`: sum over r of u_r v 2^(W r). `v` has at least H - 1 limbs.
#[inline(always)]
fn strip<L: Limb, const H: usize>(sums: &mut [L::Wide], u: [L; H], v: &[L]) {
    let head = &v[..H - 1];
    for (k, sum) in sums[..H - 1].iter_mut().enumerate() {
        for r in 0..=k {
            *sum = sum.plus(u[r].times(head[k - r]));
        }
    }
    strip_headless(&mut sums[H - 1..], u, v);
}

/// The columns from s + H - 1 on; `sums[0]` is column s + H - 1.
#[inline(always)]
fn strip_headless<L: Limb, const H: usize>(sums: &mut [L::Wide], u: [L; H], v: &[L]) {
    let (full, rest) = sums.split_at_mut(v.len() + 1 - H);
    for (sum, window) in full.iter_mut().zip(v.windows(H)) {
        let mut s = *sum;
        for r in 0..H {
            s = s.plus(u[r].times(window[H - 1 - r]));
        }
        *sum = s;
    }
    let tail = &v[v.len() + 1 - H..];
    for (k, sum) in rest[..H - 1].iter_mut().enumerate() {
        for r in k + 1..H {
            *sum = sum.plus(u[r].times(tail[H - 1 + k - r]));
        }
    }
}

/// Adds x_(i+r) * 2 x_j for r < H and all j > i + r.
#[inline(always)]
fn square_strip<L: Limb, const H: usize>(sums: &mut [L::Wide], x: &[L], doubled: &[L], i: usize) {
    let u: [L; H] = std::array::from_fn(|r| x[i + r]);
    let inner: [L; H] = std::array::from_fn(|r| doubled[i + r]);
    let sums = &mut sums[2 * i..];
    for (k, sum) in sums[..2 * H - 2].iter_mut().enumerate() {
        for r in k.saturating_sub(H - 1)..k.div_ceil(2) {
            *sum = sum.plus(u[r].times(inner[k - r]));
        }
    }
    let v = &doubled[i + H..];
    if v.len() >= H - 1 {
        strip::<L, H>(&mut sums[H..], u, v);
    } else {
        for r in 0..H {
            for (sum, &w) in sums[H + r..].iter_mut().zip(v) {
                *sum = sum.plus(u[r].times(w));
            }
        }
    }
}

/// Clears columns i to i + H - 1 with H rows of M; takes and returns the carry into column i, i + H.
#[inline(always)]
fn reduce_strip<L: Limb, const W: u32, const H: usize>(sums: &mut [L::Wide], multiple: &[L], i: usize, carry: L::Wide) -> L::Wide {
    let first: [L; H] = std::array::from_fn(|r| multiple[r]);
    let (low, rest) = sums[i..].split_at_mut(H);
    let mut q = [L::ZERO; H];
    let mut carry = carry;
    for k in 0..H {
        let mut sum = low[k].plus(carry);
        for r in 0..k {
            sum = sum.plus(q[r].times(first[k - r - 1]));
        }
        q[k] = sum.digit::<W>();
        carry = sum.carry::<W>().plus_limb(q[k]);
    }
    // `multiple` starts at limb 1, so row H - 1 meets column i + H at its first limb.
    strip_headless::<L, H>(rest, q, multiple);
    carry
}

/// True if a modulus of n limbs that is c 2^(W ones) - 1 is reduced by c alone: digits must not depend on others of their strip.
pub(super) fn reduces_by_short(n: usize, ones: usize) -> bool {
    ones >= ROWS && ones + ROWS - 1 <= n
}

/// [`reduce`] for N = c 2^(W ones) - 1. Montgomery's quotient is the number's own digits: q N clears them and adds q c `ones` columns up.
#[inline(always)]
fn reduce_short<L: Limb, const W: u32>(ones: usize, c: &[L], sums: &mut [L::Wide], out: &mut [L]) {
    let n = out.len();
    thin::<L, W>(sums);
    let mut carry = L::Wide::ZERO;
    let mut digit = |sum: L::Wide| {
        let sum = sum.plus(carry);
        carry = sum.carry::<W>();
        sum.digit::<W>()
    };
    let mut i = 0;
    while i + ROWS <= n {
        let q: [L; ROWS] = std::array::from_fn(|k| digit(sums[i + k]));
        strip::<L, ROWS>(&mut sums[i + ones..], q, c);
        i += ROWS;
    }
    while i < n {
        let q = [digit(sums[i])];
        strip::<L, 1>(&mut sums[i + ones..], q, c);
        i += 1;
    }
    for (limb, sum) in out.iter_mut().zip(&sums[n..]) {
        *limb = digit(*sum);
    }
}

/// `sums`, the columns of a number, to (that number)/R mod N in `out`.
#[inline(always)]
fn reduce<L: Limb, const W: u32>(c: &Constants<L>, sums: &mut [L::Wide], out: &mut [L]) {
    if let Some((ones, short)) = &c.short {
        return reduce_short::<L, W>(*ones, short, sums, out);
    }
    let n = out.len();
    let (modulus, multiple) = (&c.modulus[..n], &c.multiple[..n]);
    thin::<L, W>(sums);
    let mut carry = L::Wide::ZERO;
    let mut i = 0;
    while i + ROWS < n {
        carry = reduce_strip::<L, W, ROWS>(sums, multiple, i, carry);
        i += ROWS;
    }
    while i + 1 < n {
        carry = reduce_strip::<L, W, 1>(sums, multiple, i, carry);
        i += 1;
    }
    let sum = sums[i].plus(carry);
    let q = sum.digit_times::<W>(c.negative_inverse);
    carry = sum.plus(q.times(modulus[0])).carry::<W>();
    for (sum, &w) in sums[n..].iter_mut().zip(&modulus[1..]) {
        *sum = sum.plus(q.times(w));
    }
    for (digit, sum) in out.iter_mut().zip(&sums[n..]) {
        let sum = sum.plus(carry);
        *digit = sum.digit::<W>();
        carry = sum.carry::<W>();
    }
}

/// Passes on the carries of those columns that could overflow in the reduction. None for n < 2^(127 - 2W).
#[inline(always)]
fn thin<L: Limb, const W: u32>(sums: &mut [L::Wide]) {
    let edge = (1usize << (127 - 2 * W)) - 1;
    let columns = sums.len();
    if columns > 2 * edge {
        for k in (edge..columns - edge).rev() {
            let sum = sums[k];
            sums[k] = L::Wide::ZERO.plus_limb(sum.digit::<W>());
            if let Some(next) = sums.get_mut(k + 1) {
                *next = next.plus(sum.carry::<W>());
            }
        }
    }
}

/// x := x^2 / R mod N.
#[inline(always)]
pub(super) fn square<L: Limb, const W: u32, const LIMBS: usize>(c: &Constants<L>, x: &mut [L], scratch: &mut Scratch<L, LIMBS>) {
    let n = x.len();
    let doubled = &mut scratch.doubled[..n];
    let pairs = &mut scratch.sums[..n];
    for ((pair, d), &v) in pairs.iter_mut().zip(doubled.iter_mut()).zip(x.iter()) {
        *d = v.doubled();
        *pair = [v.times(v), L::Wide::ZERO];
    }
    let sums = pairs.as_flattened_mut();
    let mut i = 0;
    while i + ROWS <= n {
        square_strip::<L, ROWS>(sums, x, doubled, i);
        i += ROWS;
    }
    // Of up to three rows left, the last has no limb beyond its diagonal.
    if i + 2 <= n {
        square_strip::<L, 2>(sums, x, doubled, i);
    }
    reduce::<L, W>(c, sums, x);
}

/// x := x y / R mod N.
#[inline(always)]
pub(super) fn mul<L: Limb, const W: u32, const LIMBS: usize>(c: &Constants<L>, x: &mut [L], y: &[L], scratch: &mut Scratch<L, LIMBS>) {
    let n = x.len();
    let y = &y[..n];
    let pairs = &mut scratch.sums[..n];
    pairs.fill([L::Wide::ZERO; 2]);
    let sums = pairs.as_flattened_mut();
    let mut i = 0;
    while i + ROWS <= n {
        strip::<L, ROWS>(&mut sums[i..], std::array::from_fn(|r| x[i + r]), y);
        i += ROWS;
    }
    while i < n {
        strip::<L, 1>(&mut sums[i..], [x[i]], y);
        i += 1;
    }
    reduce::<L, W>(c, sums, x);
}
