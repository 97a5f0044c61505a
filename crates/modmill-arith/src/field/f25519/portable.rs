//! The kernels of [`super::Loose`] in 64-bit words with 128-bit sums of products.
//!
//! Limbs are digits of radix 2^51 that may be too large by a few bits. A product has nine columns; 2^255 = 19 modulo p folds
//! the upper four onto the lower ones, as 19 times one operand's limbs, so that five columns are left:
//!
//! ```text
//! c0 = a0 b0 + 19 (a1 b4 + a2 b3 + a3 b2 + a4 b1)        weights of the terms: 1 + 4*19 = 77
//! c1 = a0 b1 + a1 b0 + 19 (a2 b4 + a3 b3 + a4 b2)                              2 + 3*19 = 59
//! c2 = a0 b2 + a1 b1 + a2 b0 + 19 (a3 b4 + a4 b3)                              3 + 2*19 = 41
//! c3 = a0 b3 + a1 b2 + a2 b1 + a3 b0 + 19 a4 b4                                4 + 19   = 23
//! c4 = a0 b4 + a1 b3 + a2 b2 + a3 b1 + a4 b0                                   5
//! ```
//! Carries run c0 to c4, then 19 times the carry of c4 goes to limb 0 and its carry to limb 1, which may stay above 2^51.
//! [`products_fit`] runs this on bounds at compile time, for each pair of bounds that the program multiplies.

use super::{LIMB_BITS, LIMB_MASK, LIMB_MAX, LIMBS, MODULUS};

/// The largest N of a `Loose<N>`: 2^12 limbs of a little over 2^51 fit 64 bits with a bit to spare.
pub(super) const MOST: u64 = 1 << 12;

const WEIGHTS: [u128; LIMBS] = [77, 59, 41, 23, 5];

/// True if limbs of at most n and m times [`LIMB_MAX`] can be multiplied: no sum loses a bit and the result's limbs are
/// at most [`LIMB_MAX`].
pub(super) const fn products_fit(n: u64, m: u64) -> bool {
    if n > MOST || m > MOST {
        return false;
    }
    let term = (n as u128 * LIMB_MAX as u128) * (m as u128 * LIMB_MAX as u128);
    // 19 times a limb of either operand, or twice that, is made in 64 bits
    if term > u128::MAX >> 7 || (38 * n as u128 * LIMB_MAX as u128) >> 64 != 0 || (38 * m as u128 * LIMB_MAX as u128) >> 64 != 0 {
        return false;
    }
    let mut carry = 0;
    let mut i = 0;
    while i < LIMBS {
        let Some(column) = (WEIGHTS[i] * term).checked_add(carry) else { return false };
        carry = column >> LIMB_BITS;
        if carry >> 64 != 0 {
            return false;
        }
        i += 1;
    }
    let limb0 = LIMB_MASK as u128 + 19 * carry;
    limb0 >> 64 == 0 && LIMB_MASK as u128 + (limb0 >> LIMB_BITS) <= LIMB_MAX as u128
}

#[inline(always)]
pub(super) fn plus(a: &[u64; LIMBS], b: &[u64; LIMBS]) -> [u64; LIMBS] {
    [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4]]
}

/// a + (M + 1) p - b for limbs of b of at most M [`LIMB_MAX`]: a limb of (M + 1) p is at least as large.
#[inline(always)]
pub(super) fn minus<const M: u64>(a: &[u64; LIMBS], b: &[u64; LIMBS]) -> [u64; LIMBS] {
    const { assert!((M + 1) * MODULUS[0] >= M * LIMB_MAX) };
    let mut out = [0; LIMBS];
    for i in 0..LIMBS {
        out[i] = a[i] + (M + 1) * MODULUS[i] - b[i];
    }
    out
}

/// Any limbs to limbs of at most 2^51 - 1 + 19 * 2^13, all carries at once.
#[inline(always)]
pub(super) const fn carry(a: [u64; LIMBS]) -> [u64; LIMBS] {
    [
        (a[0] & LIMB_MASK) + 19 * (a[4] >> LIMB_BITS),
        (a[1] & LIMB_MASK) + (a[0] >> LIMB_BITS),
        (a[2] & LIMB_MASK) + (a[1] >> LIMB_BITS),
        (a[3] & LIMB_MASK) + (a[2] >> LIMB_BITS),
        (a[4] & LIMB_MASK) + (a[3] >> LIMB_BITS),
    ]
}
const _: () = assert!(LIMB_MASK + 19 * (1 << 13) <= LIMB_MAX);

#[inline(always)]
fn wide(a: u64, b: u64) -> u128 {
    u128::from(a) * u128::from(b)
}

#[inline(always)]
pub(super) fn mul(a: &[u64; LIMBS], b: &[u64; LIMBS]) -> [u64; LIMBS] {
    let [b1, b2, b3, b4] = [19 * b[1], 19 * b[2], 19 * b[3], 19 * b[4]];
    carry_columns([
        wide(a[0], b[0]) + wide(a[4], b1) + wide(a[3], b2) + wide(a[2], b3) + wide(a[1], b4),
        wide(a[1], b[0]) + wide(a[0], b[1]) + wide(a[4], b2) + wide(a[3], b3) + wide(a[2], b4),
        wide(a[2], b[0]) + wide(a[1], b[1]) + wide(a[0], b[2]) + wide(a[4], b3) + wide(a[3], b4),
        wide(a[3], b[0]) + wide(a[2], b[1]) + wide(a[1], b[2]) + wide(a[0], b[3]) + wide(a[4], b4),
        wide(a[4], b[0]) + wide(a[3], b[1]) + wide(a[2], b[2]) + wide(a[1], b[3]) + wide(a[0], b[4]),
    ])
}

#[inline(always)]
pub(super) fn square(a: &[u64; LIMBS]) -> [u64; LIMBS] {
    let (a0, a1, a2) = (2 * a[0], 2 * a[1], 2 * a[2]);
    let (a3, a4) = (19 * a[3], 19 * a[4]);
    carry_columns([
        wide(a[0], a[0]) + wide(a1, a4) + wide(a2, a3),
        wide(a0, a[1]) + wide(a2, a4) + wide(a[3], a3),
        wide(a0, a[2]) + wide(a[1], a[1]) + wide(2 * a[3], a4),
        wide(a0, a[3]) + wide(a1, a[2]) + wide(a[4], a4),
        wide(a0, a[4]) + wide(a1, a[3]) + wide(a[2], a[2]),
    ])
}

#[inline(always)]
fn carry_columns(mut c: [u128; LIMBS]) -> [u64; LIMBS] {
    let mut out = [0; LIMBS];
    for i in 0..LIMBS - 1 {
        out[i] = c[i] as u64 & LIMB_MASK;
        c[i + 1] += u128::from((c[i] >> LIMB_BITS) as u64);
    }
    out[4] = c[4] as u64 & LIMB_MASK;
    out[0] += 19 * (c[4] >> LIMB_BITS) as u64;
    out[1] += out[0] >> LIMB_BITS;
    out[0] &= LIMB_MASK;
    out
}

#[inline]
pub(super) fn from_bytes(bytes: &[u8; 32]) -> [u64; LIMBS] {
    let (words, _) = bytes.as_chunks::<8>();
    let w = |i: usize| u64::from_le_bytes(words[i]);
    [
        w(0) & LIMB_MASK,
        (w(0) >> 51 | w(1) << 13) & LIMB_MASK,
        (w(1) >> 38 | w(2) << 26) & LIMB_MASK,
        (w(2) >> 25 | w(3) << 39) & LIMB_MASK,
        w(3) >> 12 & LIMB_MASK,
    ]
}

/// For limbs of at most [`LIMB_MAX`]: the value is below 2p then, so p is subtracted once at most.
#[inline]
pub(super) fn to_bytes(a: &[u64; LIMBS]) -> [u8; 32] {
    let mut over = 19;
    for limb in a {
        over = (limb + over) >> LIMB_BITS;
    }
    // over = floor((a + 19) / 2^255) is 1 where a >= p; then a - p = a + 19 - 2^255
    let mut d = [0; LIMBS];
    let mut carry = 19 * over;
    for i in 0..LIMBS {
        d[i] = (a[i] + carry) & LIMB_MASK;
        carry = (a[i] + carry) >> LIMB_BITS;
    }
    let words = [d[0] | d[1] << 51, d[1] >> 13 | d[2] << 38, d[2] >> 26 | d[3] << 25, d[3] >> 39 | d[4] << 12];
    let mut bytes = [0; 32];
    for (b, w) in bytes.as_chunks_mut::<8>().0.iter_mut().zip(words) {
        *b = w.to_le_bytes();
    }
    bytes
}
