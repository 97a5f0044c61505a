//! Polynomials over GF(2) of any length, for set-up work: remainders, greatest common divisors, inverses.

mod division;
mod euclid;

use super::BinaryModulus;
use super::portable::{product, shift, spread};
use crate::{BinaryError, Natural};
use std::cmp::Ordering;
use std::fmt;

/// A polynomial over GF(2); bit i of word w is the coefficient of x^(64 w + i).
///
/// Its order is that of the integers with these bits.
///
/// ```
/// use modmill_binary::poly::Poly;
/// let n = Poly::from_exponents(&[8, 4, 3, 1, 0]);
/// assert_eq!(n.to_string(), "x^8 + x^4 + x^3 + x + 1");
/// let a = Poly::from_exponents(&[6, 4, 2, 1, 0]);
/// let b = a.inverse(&n).unwrap();
/// assert_eq!(a.mul(&b).rem(&n), Poly::one());
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(from = "Natural", into = "Natural"))]
pub struct Poly {
    /// Lowest first, no zero on top.
    words: Vec<u64>,
}

impl Poly {
    /// The polynomial with these words, lowest first.
    #[must_use]
    pub fn from_words(words: &[u64]) -> Self {
        Self::from(words.to_vec())
    }

    /// The sum of the powers x^t; a t that stands twice cancels.
    #[must_use]
    pub fn from_exponents(terms: &[usize]) -> Self {
        let top = terms.iter().copied().max().unwrap_or(0);
        let mut words = vec![0u64; top / 64 + 1];
        for &t in terms {
            words[t / 64] ^= 1 << (t % 64);
        }
        Self::from(words)
    }

    /// 0.
    #[must_use]
    pub fn zero() -> Self {
        Self::default()
    }

    /// 1.
    #[must_use]
    pub fn one() -> Self {
        Self::monomial(0)
    }

    /// x.
    #[must_use]
    pub fn x() -> Self {
        Self::monomial(1)
    }

    /// x^n.
    #[must_use]
    pub fn monomial(n: usize) -> Self {
        Self::from_exponents(&[n])
    }

    /// The polynomial whose coefficients are the bits of `value`.
    #[must_use]
    pub fn from_natural(value: &Natural) -> Self {
        Self::from(value.to_u64_digits())
    }

    /// The integer whose bits are the coefficients.
    #[must_use]
    pub fn to_natural(&self) -> Natural {
        Natural::from_bytes_le(&self.words.iter().flat_map(|w| w.to_le_bytes()).collect::<Vec<_>>())
    }

    /// Its words, lowest first, the last not 0.
    #[must_use]
    pub fn words(&self) -> &[u64] {
        &self.words
    }

    /// Its lowest `n` words, with zeros above where it has fewer.
    #[must_use]
    pub fn to_words(&self, n: usize) -> Vec<u64> {
        let mut words = self.words.clone();
        words.resize(n, 0);
        words
    }

    /// None of 0.
    #[must_use]
    pub fn degree(&self) -> Option<usize> {
        degree(&self.words)
    }

    /// True if the polynomial is 0.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        self.words.is_empty()
    }

    /// True if the polynomial is 1.
    #[must_use]
    pub fn is_one(&self) -> bool {
        self.words == [1]
    }

    /// The coefficient of x^i.
    #[must_use]
    pub fn bit(&self, i: usize) -> bool {
        self.words.get(i / 64).is_some_and(|w| w >> (i % 64) & 1 == 1)
    }

    /// Exponents of its terms, highest first.
    #[must_use]
    pub fn terms(&self) -> Vec<usize> {
        (0..64 * self.words.len()).rev().filter(|&i| self.bit(i)).collect()
    }

    /// The sum, which is also the difference.
    #[must_use]
    pub fn add(&self, other: &Self) -> Self {
        let (long, short) = if self.words.len() >= other.words.len() { (self, other) } else { (other, self) };
        let mut words = long.words.clone();
        product::add(&mut words, &short.words);
        Self::from(words)
    }

    /// The product.
    #[must_use]
    pub fn mul(&self, other: &Self) -> Self {
        let mut words = vec![0; self.words.len() + other.words.len()];
        product::any(&mut words, &self.words, &other.words);
        Self::from(words)
    }

    /// The square.
    #[must_use]
    pub fn square(&self) -> Self {
        let mut words = vec![0; 2 * self.words.len()];
        spread::square(&mut words, &self.words);
        Self::from(words)
    }

    /// self x^n.
    #[must_use]
    pub fn shifted_up(&self, n: usize) -> Self {
        let mut words = vec![0; self.words.len() + n / 64 + 1];
        shift::add_shifted(&mut words, &self.words, n);
        Self::from(words)
    }

    /// floor(self / x^n).
    #[must_use]
    pub fn shifted_down(&self, n: usize) -> Self {
        let mut words = vec![0; self.words.len()];
        shift::shifted_down(&mut words, &self.words, n);
        Self::from(words)
    }

    /// The formal derivative: the terms of odd exponent, one lower.
    #[must_use]
    pub fn derivative(&self) -> Self {
        const ODD: u64 = 0xaaaa_aaaa_aaaa_aaaa;
        Self::from(self.words.iter().map(|w| (w & ODD) >> 1).collect::<Vec<_>>())
    }
}

/// Degree of the polynomial with these words; None of 0.
fn degree(words: &[u64]) -> Option<usize> {
    let top = words.iter().rposition(|&w| w != 0)?;
    Some(64 * top + 63 - words[top].leading_zeros() as usize)
}

impl From<Vec<u64>> for Poly {
    fn from(mut words: Vec<u64>) -> Self {
        words.truncate(words.iter().rposition(|&w| w != 0).map_or(0, |top| top + 1));
        Self { words }
    }
}

impl From<Natural> for Poly {
    fn from(value: Natural) -> Self {
        Self::from_natural(&value)
    }
}

impl From<Poly> for Natural {
    fn from(poly: Poly) -> Self {
        poly.to_natural()
    }
}

impl From<BinaryModulus> for Poly {
    fn from(modulus: BinaryModulus) -> Self {
        Self::from(&modulus)
    }
}

impl TryFrom<Poly> for BinaryModulus {
    type Error = BinaryError;

    fn try_from(poly: Poly) -> Result<Self, BinaryError> {
        Self::from_words(&poly.words)
    }
}

impl From<&BinaryModulus> for Poly {
    fn from(modulus: &BinaryModulus) -> Self {
        Self::from_words(modulus.dense())
    }
}

impl PartialOrd for Poly {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Poly {
    fn cmp(&self, other: &Self) -> Ordering {
        self.words.len().cmp(&other.words.len()).then_with(|| self.words.iter().rev().cmp(other.words.iter().rev()))
    }
}

/// Terms beyond which [`Poly`]'s text shows how many there are instead of the last ones.
const SHOWN_TERMS: usize = 16;

impl fmt::Display for Poly {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let terms = self.terms();
        if terms.is_empty() {
            return f.write_str("0");
        }
        for (k, &t) in terms.iter().take(SHOWN_TERMS).enumerate() {
            f.write_str(if k > 0 { " + " } else { "" })?;
            match t {
                0 => f.write_str("1")?,
                1 => f.write_str("x")?,
                t => write!(f, "x^{t}")?,
            }
        }
        match terms.len().saturating_sub(SHOWN_TERMS) {
            0 => Ok(()),
            more => write!(f, " + {more} more terms"),
        }
    }
}

#[cfg(test)]
mod tests;
