//! Integers modulo L, the order of the base point.

use crate::constants::{ORDER, ORDER_RECIPROCAL};
use crate::small_order::words;

/// True if the 32 little-endian bytes are below L.
pub(crate) fn is_canonical(bytes: &[u8; 32]) -> bool {
    words(bytes).iter().rev().lt(ORDER.iter().rev())
}

/// 64 little-endian bytes modulo L, below L: four words, lowest first.
///
/// Barrett's reduction with words of b = 2^64: with m = floor(b^8 / L), q = floor(floor(x / b^3) m / b^5) is at most
/// floor(x / L) and at most two less, so x - qL is below 3L and fits five words.
pub(crate) fn reduce_wide(bytes: &[u8; 64]) -> [u64; 4] {
    let (chunks, _) = bytes.as_chunks::<8>();
    reduce_words(&std::array::from_fn(|i| u64::from_le_bytes(chunks[i])))
}

/// Eight words modulo L, below L: see [`reduce_wide`].
fn reduce_words(x: &[u64; 8]) -> [u64; 4] {
    let mut product = [0; 10];
    multiply_add(&mut product, &x[3..], &ORDER_RECIPROCAL);
    let mut multiple = [0; 9];
    multiply_add(&mut multiple, &product[5..], &ORDER);
    let mut r: [u64; 5] = std::array::from_fn(|i| x[i]);
    subtract(&mut r, &multiple[..5]);
    for _ in 0..2 {
        let mut less = r;
        if !subtract(&mut less, &[ORDER[0], ORDER[1], ORDER[2], ORDER[3], 0]) {
            r = less;
        }
    }
    [r[0], r[1], r[2], r[3]]
}

/// a b modulo L, below L, for a of at most 192 bits and b of at most 256.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
pub(crate) fn product(a: &[u64; 3], b: &[u64; 4]) -> [u64; 4] {
    let mut wide = [0; 8];
    multiply_add(&mut wide, a, b);
    reduce_words(&wide)
}

/// out += a b; out is as long as both together.
fn multiply_add(out: &mut [u64], a: &[u64], b: &[u64]) {
    for (i, x) in a.iter().enumerate() {
        let mut carry = 0;
        for (j, y) in b.iter().enumerate() {
            let sum = u128::from(*x) * u128::from(*y) + u128::from(out[i + j]) + carry;
            out[i + j] = sum as u64;
            carry = sum >> 64;
        }
        out[i + b.len()] = carry as u64;
    }
}

/// a -= b modulo 2^320; returns whether that borrowed.
fn subtract(a: &mut [u64; 5], b: &[u64]) -> bool {
    let mut borrow = false;
    for (x, y) in a.iter_mut().zip(b) {
        let (d, b1) = x.overflowing_sub(*y);
        let (d, b2) = d.overflowing_sub(u64::from(borrow));
        (*x, borrow) = (d, b1 | b2);
    }
    borrow
}

/// Digits of a scalar below 2^255: k = sum of `digits[i]` 2^i, each 0 or odd and of less than 2^(`WIDTH` - 1) in absolute
/// value, and of any `WIDTH` neighbours at most one is not 0.
pub(crate) fn signed_digits<const WIDTH: u32>(k: &[u64; 4]) -> [i8; 256] {
    const { assert!(WIDTH >= 2 && WIDTH <= 8) };
    let mut digits = [0; 256];
    let (mut at, mut carry) = (0, 0);
    while at < 256 {
        let (word, bit) = (at / 64, at % 64);
        let above = if word < 3 { u128::from(k[word + 1]) << 64 } else { 0 };
        let bits = ((u128::from(k[word]) | above) >> bit) as u64;
        // a run of bits equal to the carry gives zeros
        let zeros = (if carry == 0 { bits } else { !bits }).trailing_zeros() as usize;
        if zeros > 0 {
            at += zeros.min(64);
            continue;
        }
        let window = (bits & ((1 << WIDTH) - 1)) + carry;
        carry = u64::from(window >> (WIDTH - 1) != 0);
        digits[at] = (window as i16 - ((carry as i16) << WIDTH)) as i8;
        at += WIDTH as usize;
    }
    digits
}
