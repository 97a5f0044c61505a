//! One element in six words of 64 bits, always the least residue: the portable arithmetic.

use super::constants::{below, select, subtract, sum};
use super::inverse::invert;
use super::{Prime, WORDS};
use std::marker::PhantomData;

/// An element of the prime field of F: a 2^384 modulo p, below p.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(transparent)]
pub struct Element<F> {
    words: [u64; WORDS],
    field: PhantomData<F>,
}

impl<F: Prime> Element<F> {
    /// 0.
    pub const ZERO: Self = Self::of([0; WORDS]);
    /// 1.
    pub const ONE: Self = Self::of(F::R);

    const fn of(words: [u64; WORDS]) -> Self {
        Self { words, field: PhantomData }
    }

    /// The integer of these words, lowest first, modulo p.
    #[must_use]
    pub const fn from_words(words: &[u64; WORDS]) -> Self {
        Self::of(multiply::<F>(words, &F::R_SQUARED))
    }

    /// a times the integer of these words, lowest first, over 2^384: one product, of which the caller puts what is wanted into a.
    #[must_use]
    pub const fn mul_words(&self, words: &[u64; WORDS]) -> Self {
        Self::of(multiply::<F>(words, &self.words))
    }

    /// The least residue, lowest word first.
    #[must_use]
    pub const fn to_words(&self) -> [u64; WORDS] {
        multiply::<F>(&self.words, &[1, 0, 0, 0, 0, 0])
    }

    /// The little-endian integer of these bytes, modulo p.
    #[must_use]
    pub fn from_bytes(bytes: &[u8; 8 * WORDS]) -> Self {
        let (words, _) = bytes.as_chunks::<8>();
        Self::from_words(&std::array::from_fn(|i| u64::from_le_bytes(words[i])))
    }

    /// The least residue, little-endian.
    #[must_use]
    pub fn to_bytes(&self) -> [u8; 8 * WORDS] {
        let mut bytes = [0; 8 * WORDS];
        for (out, word) in bytes.as_chunks_mut::<8>().0.iter_mut().zip(self.to_words()) {
            *out = word.to_le_bytes();
        }
        bytes
    }

    /// The element whose Montgomery form, a 2^384 modulo p, these words are; none where they are not below p.
    #[must_use]
    pub const fn from_montgomery(words: [u64; WORDS]) -> Option<Self> {
        if subtract(&words, &F::MODULUS).1 == 1 { Some(Self::of(words)) } else { None }
    }

    /// a 2^384 modulo p.
    #[must_use]
    pub const fn to_montgomery(&self) -> [u64; WORDS] {
        self.words
    }

    /// True if this is 0.
    #[must_use]
    pub const fn is_zero(&self) -> bool {
        let [a, b, c, d, e, f] = self.words;
        a | b | c | d | e | f == 0
    }

    /// a + b.
    #[must_use]
    #[inline]
    pub const fn add(&self, b: &Self) -> Self {
        Self::of(below(&sum(&self.words, &b.words), &F::MODULUS))
    }

    /// a - b.
    #[must_use]
    #[inline]
    pub const fn sub(&self, b: &Self) -> Self {
        let (difference, borrow) = subtract(&self.words, &b.words);
        Self::of(sum(&difference, &select(borrow.wrapping_neg(), &[0; WORDS], &F::MODULUS)))
    }

    /// -a.
    #[must_use]
    #[inline]
    pub const fn neg(&self) -> Self {
        Self::ZERO.sub(self)
    }

    /// a * b.
    #[must_use]
    #[inline]
    pub const fn mul(&self, b: &Self) -> Self {
        Self::of(multiply::<F>(&self.words, &b.words))
    }

    /// a * a.
    #[must_use]
    #[inline]
    pub const fn square(&self) -> Self {
        Self::of(multiply::<F>(&self.words, &self.words))
    }

    /// a to the power of an exponent of any number of words, lowest first.
    #[must_use]
    pub fn pow(&self, exponent: &[u64]) -> Self {
        let mut out = Self::ONE;
        for word in exponent.iter().rev() {
            for bit in (0..64).rev() {
                out = out.square();
                if word >> bit & 1 == 1 {
                    out = out.mul(self);
                }
            }
        }
        out
    }

    /// 1/a; 0 for 0. Takes a time that depends on a.
    #[must_use]
    pub fn invert(&self) -> Self {
        // The inverse of a R is 1/(a R); times R^3 / R it is R/a.
        Self::of(multiply::<F>(&invert(&self.words, &F::MODULUS), &F::R_CUBED))
    }

    /// Replaces each element by its inverse, 0 by 0, at the price of one inversion and three products an element.
    pub fn invert_all(elements: &mut [Self]) {
        let mut products = Vec::with_capacity(elements.len());
        let mut product = Self::ONE;
        for a in elements.iter().filter(|a| !a.is_zero()) {
            products.push(product);
            product = product.mul(a);
        }
        let mut inverse = product.invert();
        for a in elements.iter_mut().rev().filter(|a| !a.is_zero()) {
            // `products` has as many as there are elements other than 0.
            if let Some(before) = products.pop() {
                (inverse, *a) = (inverse.mul(a), inverse.mul(&before));
            }
        }
    }
}

/// a b / 2^384 modulo p, for b below p and any a.
///
/// Word by word (CIOS): b times a word of a is added, then the multiple of p that makes the lowest word 0. The running value stays below
/// 2p < 2^384, so that six words hold it and neither carry leaves the highest word.
#[inline(always)]
const fn multiply<F: Prime>(a: &[u64; WORDS], b: &[u64; WORDS]) -> [u64; WORDS] {
    let p = &F::MODULUS;
    let mut t = [0u64; WORDS];
    let mut i = 0;
    while i < WORDS {
        let (low, mut product_carry) = multiply_add(t[0], a[i], b[0], 0);
        let q = low.wrapping_mul(F::NEGATED_INVERSE);
        let (_, mut reduction_carry) = multiply_add(low, q, p[0], 0);
        let mut j = 1;
        while j < WORDS {
            let sum;
            (sum, product_carry) = multiply_add(t[j], a[i], b[j], product_carry);
            (t[j - 1], reduction_carry) = multiply_add(sum, q, p[j], reduction_carry);
            j += 1;
        }
        t[WORDS - 1] = product_carry + reduction_carry;
        i += 1;
    }
    below(&t, p)
}

/// c + a b + carry, in a low and a high word.
#[inline(always)]
const fn multiply_add(c: u64, a: u64, b: u64, carry: u64) -> (u64, u64) {
    let wide = a as u128 * b as u128 + c as u128 + carry as u128;
    (wide as u64, (wide >> 64) as u64)
}
