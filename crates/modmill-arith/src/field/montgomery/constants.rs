//! Constants that follow from the prime, computed by the compiler.

use super::WORDS;

/// a - b modulo 2^384, and 1 where b > a.
#[inline(always)]
pub(super) const fn subtract(a: &[u64; WORDS], b: &[u64; WORDS]) -> ([u64; WORDS], u64) {
    let mut out = [0; WORDS];
    let mut borrow = 0;
    let mut i = 0;
    while i < WORDS {
        let difference = (a[i] as u128).wrapping_sub(b[i] as u128).wrapping_sub(borrow as u128);
        out[i] = difference as u64;
        borrow = (difference >> 127) as u64;
        i += 1;
    }
    (out, borrow)
}

/// a + b modulo 2^384.
#[inline(always)]
pub(super) const fn sum(a: &[u64; WORDS], b: &[u64; WORDS]) -> [u64; WORDS] {
    let mut out = [0; WORDS];
    let mut carry = 0;
    let mut i = 0;
    while i < WORDS {
        let digit = a[i] as u128 + b[i] as u128 + carry as u128;
        out[i] = digit as u64;
        carry = (digit >> 64) as u64;
        i += 1;
    }
    out
}

/// a where `mask` is 0, b where it is all ones.
#[inline(always)]
pub(super) const fn select(mask: u64, a: &[u64; WORDS], b: &[u64; WORDS]) -> [u64; WORDS] {
    let mut out = [0; WORDS];
    let mut i = 0;
    while i < WORDS {
        out[i] = a[i] ^ mask & (a[i] ^ b[i]);
        i += 1;
    }
    out
}

/// a modulo p, for a below 2p. No branch: which way it goes is hard to predict.
#[inline(always)]
pub(super) const fn below(a: &[u64; WORDS], p: &[u64; WORDS]) -> [u64; WORDS] {
    let (difference, borrow) = subtract(a, p);
    select(borrow.wrapping_neg(), &difference, a)
}

/// 2^exponent modulo p.
pub(super) const fn power_of_two(exponent: u32, p: &[u64; WORDS]) -> [u64; WORDS] {
    let mut out = [1, 0, 0, 0, 0, 0];
    let mut i = 0;
    while i < exponent {
        out = below(&sum(&out, &out), p);
        i += 1;
    }
    out
}

/// 2^-exponent modulo p.
pub(super) const fn power_of_minus_two(exponent: u32, p: &[u64; WORDS]) -> [u64; WORDS] {
    let mut out = [1, 0, 0, 0, 0, 0];
    let mut i = 0;
    while i < exponent {
        if out[0] & 1 == 1 {
            out = sum(&out, p);
        }
        let mut k = 0;
        while k < WORDS {
            out[k] = out[k] >> 1 | if k + 1 < WORDS { out[k + 1] << 63 } else { 0 };
            k += 1;
        }
        i += 1;
    }
    out
}
