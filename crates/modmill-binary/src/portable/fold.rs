//! Reduction by a polynomial of few terms.

use super::shift::add_shifted;
use crate::BinaryModulus;

/// N = x^m + the sum of x^t over terms of which the highest is at least 64 below m.
#[derive(Debug, Clone)]
pub(super) struct Fold {
    degree: usize,
    words: usize,
    terms: Vec<Term>,
    /// Words that can be folded at a time: none of them is folded onto another of them.
    run: usize,
}

/// x^t, as seen from a word above x^m.
#[derive(Debug, Clone, Copy)]
struct Term {
    exponent: usize,
    /// ceil((m - t) / 64): word w is folded onto word w - down, shifted up by `shift` bits, and onto the one above that.
    down: usize,
    shift: u32,
}

/// Words of an element up to which folding word by word is faster than by runs.
const FEW_WORDS: usize = 8;

impl Fold {
    /// None for a modulus that is not sparse.
    pub(super) fn new(modulus: &BinaryModulus) -> Option<Self> {
        let degree = modulus.degree();
        let term = |&t: &usize| {
            let down = (degree - t).div_ceil(64);
            Term { exponent: t, down, shift: (64 * down - (degree - t)) as u32 }
        };
        let terms: Vec<Term> = modulus.sparse()?.iter().map(term).collect();
        let nearest = terms.first()?.down;
        Some(Self { degree, words: modulus.words(), terms, run: (nearest - 1).max(1) })
    }

    /// out = product mod N, `product` of 2 S words being used up.
    #[inline]
    pub(super) fn reduce(&self, out: &mut [u64], product: &mut [u64]) {
        if self.words <= FEW_WORDS {
            self.by_words(product)
        } else {
            self.by_runs(product)
        }
        let (whole, part) = (self.degree / 64, self.degree % 64);
        let word = product[whole] >> part;
        product[whole] ^= word << part;
        for term in &self.terms {
            let (q, r) = (term.exponent / 64, (term.exponent % 64) as u32);
            product[q] ^= word << r;
            product[q + 1] ^= word >> 1 >> (63 - r);
        }
        out.copy_from_slice(&product[..self.words]);
    }

    /// The words that are wholly above x^m, from the top.
    #[inline]
    fn by_words(&self, product: &mut [u64]) {
        for w in (self.degree / 64 + 1..product.len()).rev() {
            let word = product[w];
            for term in &self.terms {
                product[w - term.down] ^= word << term.shift;
                product[w - term.down + 1] ^= word >> 1 >> (63 - term.shift);
            }
        }
    }

    /// Folds the words that are wholly above x^m in runs, each folded term by term, which is vector code.
    fn by_runs(&self, product: &mut [u64]) {
        let mut end = product.len();
        while end > self.degree / 64 + 1 {
            let start = end.saturating_sub(self.run).max(self.degree / 64 + 1);
            let (below, run) = product[..end].split_at_mut(start);
            for term in &self.terms {
                add_shifted(below, run, 64 * (start - term.down) + term.shift as usize);
            }
            end = start;
        }
    }
}
