//! Numbers in limbs of 51 bits, and the constants that the kernels in lanes need, computed by the compiler.

use super::constants::{power_of_minus_two, power_of_two};
use super::{Prime, WORDS};
use crate::division_steps::inverse_of_word;
use crate::lanes::LIMB_MASK as DIGIT_MASK;

/// Limbs of an element.
pub const LIMBS: usize = 8;
/// Bits of a limb.
pub const RADIX_BITS: u32 = 51;
/// 2^51 - 1.
pub(super) const MASK: u64 = (1 << RADIX_BITS) - 1;
/// The largest highest limb of a [`super::lanes::Reduced`] element that may be subtracted.
pub const TOP_MAX: u64 = 1 << 30;

/// The constants of a prime that the kernels need.
pub(super) trait Constants: Prime {
    /// p.
    const P: [u64; LIMBS] = limbs(&Self::MODULUS);
    /// 2 p.
    const TWICE_P: [u64; LIMBS] = times(2, &Self::P);
    /// -1/p_0 modulo 2^52.
    const Q_FACTOR: u64 = inverse_of_word(Self::P[0]).wrapping_neg() & DIGIT_MASK;
    /// 2^408 modulo p: 1 in Montgomery form.
    const R_IN_LANES: [u64; LIMBS] = limbs(&power_of_two(408, &Self::MODULUS));
    /// Takes a 2^384 to a 2^408: 2^(408 + 24) modulo p.
    const FROM_ELEMENT: [u64; LIMBS] = limbs(&power_of_two(408 + 24, &Self::MODULUS));
    /// Takes a 2^408 to a 2^384: 2^384 modulo p.
    const TO_ELEMENT: [u64; LIMBS] = limbs(&power_of_two(384, &Self::MODULUS));
    /// 4 p in columns that are larger than those of any unbiased product.
    const BIAS: [u64; LIMBS] = spread(&times(4, &Self::P), 7);
    /// A multiple of p whose limbs are larger than the columns of two products of half the limbs.
    const MIDDLE: [u64; LIMBS] = spread(&times((1 << 57) / Self::P[LIMBS - 1], &Self::P), 5);
    /// 2^-204 modulo p: what a number is worth per unit of its lowest four limbs once 2^204 is divided out.
    const FOLD: [u64; LIMBS] = limbs(&power_of_minus_two(204, &Self::MODULUS));
    /// A multiple of p whose limbs are larger than those of any reduced element that `lift` allows.
    const LIFT: [u64; LIMBS] = spread(&times(TOP_MAX / Self::P[LIMBS - 1] + 2, &Self::P), 1);
}
impl<F: Prime> Constants for F {}

/// The digits of a number below 2^384.
#[must_use]
pub const fn limbs(words: &[u64; WORDS]) -> [u64; LIMBS] {
    let mut out = [0; LIMBS];
    let mut i = 0;
    while i < LIMBS {
        let (word, shift) = (i * RADIX_BITS as usize / 64, i * RADIX_BITS as usize % 64);
        out[i] = words[word] >> shift;
        if shift > 0 && word + 1 < WORDS {
            out[i] |= words[word + 1] << (64 - shift);
        }
        out[i] &= MASK;
        i += 1;
    }
    out
}

/// factor p; limb 7 takes what limbs of 51 bits leave.
pub(super) const fn times(factor: u64, p: &[u64; LIMBS]) -> [u64; LIMBS] {
    let mut out = [0; LIMBS];
    let mut carry = 0;
    let mut i = 0;
    while i < LIMBS {
        let digit = factor as u128 * p[i] as u128 + carry;
        let mask = if i + 1 < LIMBS { MASK as u128 } else { u64::MAX as u128 };
        out[i] = (digit & mask) as u64;
        carry = digit >> RADIX_BITS;
        i += 1;
    }
    out
}

/// The number of these digits, with 2^(51 + bits) - 2^bits or more in each limb but the highest.
pub(super) const fn spread(digits: &[u64; LIMBS], bits: u32) -> [u64; LIMBS] {
    let mut out = *digits;
    let mut i = 0;
    while i + 1 < LIMBS {
        out[i] += 1 << (RADIX_BITS + bits);
        out[i + 1] -= 1 << bits;
        i += 1;
    }
    out
}

/// The words of a number below 2^384 in limbs of 51 bits.
pub(super) fn words(digits: &[u64; LIMBS]) -> [u64; WORDS] {
    let mut out = [0; WORDS];
    for (i, digit) in digits.iter().enumerate() {
        let (word, shift) = (i * RADIX_BITS as usize / 64, i * RADIX_BITS as usize % 64);
        out[word] |= digit << shift;
        if shift > 64 - RADIX_BITS as usize && word + 1 < WORDS {
            out[word + 1] |= digit >> (64 - shift);
        }
    }
    out
}

/// 2^408 - n, for n above 0.
pub(super) const fn complement(n: &[u64; LIMBS]) -> [u64; LIMBS] {
    let mut out = [0; LIMBS];
    let mut carry = 1;
    let mut i = 0;
    while i < LIMBS {
        let digit = MASK - n[i] + carry;
        out[i] = digit & MASK;
        carry = digit >> RADIX_BITS;
        i += 1;
    }
    out
}
