//! A polynomial over GF(2) as the modulus of a field or ring.

use super::method::{MAX_SPARSE_TERMS, Requirement};
use crate::BinaryError;

/// A polynomial N of degree m, 2 <= m, and what reducing by it takes. Whether it is irreducible is not asked here.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "super::poly::Poly", into = "super::poly::Poly")
)]
pub struct BinaryModulus {
    degree: usize,
    /// N itself, floor(m / 64) + 1 words, lowest first.
    dense: Vec<u64>,
    /// Exponents of N's terms, highest first.
    terms: Vec<usize>,
}

impl BinaryModulus {
    /// Smallest degree taken.
    pub const MIN_DEGREE: usize = 2;
    /// Largest degree taken.
    pub const MAX_DEGREE: usize = 1 << 16;
    /// Most terms of a modulus that counts as sparse.
    pub const MAX_SPARSE_TERMS: usize = MAX_SPARSE_TERMS;

    /// The modulus with these words, lowest first; zeros on top are ignored.
    ///
    /// # Errors
    /// [`BinaryError::ModulusDegree`].
    pub fn from_words(words: &[u64]) -> Result<Self, BinaryError> {
        let terms: Vec<usize> = (0..64 * words.len()).rev().filter(|i| words[i / 64] >> (i % 64) & 1 == 1).collect();
        let degree = terms.first().copied().unwrap_or(0);
        if !(Self::MIN_DEGREE..=Self::MAX_DEGREE).contains(&degree) {
            return Err(BinaryError::ModulusDegree { got: degree, min: Self::MIN_DEGREE, max: Self::MAX_DEGREE });
        }
        Ok(Self { degree, dense: words[..=degree / 64].to_vec(), terms })
    }

    /// The modulus whose terms have these exponents, in any order; an exponent that stands twice cancels.
    ///
    /// # Errors
    /// [`BinaryError::ModulusDegree`].
    pub fn from_exponents(terms: &[usize]) -> Result<Self, BinaryError> {
        let top = terms.iter().copied().max().unwrap_or(0);
        if top > Self::MAX_DEGREE {
            return Err(BinaryError::ModulusDegree { got: top, min: Self::MIN_DEGREE, max: Self::MAX_DEGREE });
        }
        let mut words = vec![0u64; top / 64 + 1];
        for &t in terms {
            words[t / 64] ^= 1 << (t % 64);
        }
        Self::from_words(&words)
    }

    /// True if it meets `requirement`, as far as the modulus alone shows.
    #[must_use]
    pub fn meets(&self, requirement: Requirement) -> bool {
        match requirement {
            Requirement::None | Requirement::CoprimeTrinomials => true,
            Requirement::Sparse => self.sparse().is_some(),
            Requirement::ConstantTerm => self.is_odd(),
        }
    }

    /// m, the degree of N.
    #[must_use]
    pub fn degree(&self) -> usize {
        self.degree
    }

    /// S = ceil(m / 64), the words of an element.
    #[must_use]
    pub fn words(&self) -> usize {
        self.degree.div_ceil(64)
    }

    /// N, floor(m / 64) + 1 words: one more than an element has where 64 divides m.
    #[must_use]
    pub fn dense(&self) -> &[u64] {
        &self.dense
    }

    /// Exponents of N's terms, highest first.
    #[must_use]
    pub fn terms(&self) -> &[usize] {
        &self.terms
    }

    /// Exponents of the terms below x^m, highest first, where there are few (up to [`Self::MAX_SPARSE_TERMS`] terms in all) and
    /// the highest is 64 or more below m, so that what a word is folded onto never reaches back into that word.
    #[must_use]
    pub fn sparse(&self) -> Option<&[usize]> {
        let (top, rest) = self.terms.split_first()?;
        let far = rest.first().is_some_and(|second| second + 64 <= *top);
        (far && self.terms.len() <= Self::MAX_SPARSE_TERMS).then_some(rest)
    }

    /// True if N has a constant term, which Montgomery reduction needs.
    #[must_use]
    pub fn is_odd(&self) -> bool {
        self.terms.last() == Some(&0)
    }

    /// The bits of an element's highest word that may be set.
    #[must_use]
    pub fn top_mask(&self) -> u64 {
        u64::MAX >> (64 * self.words() - self.degree)
    }
}
