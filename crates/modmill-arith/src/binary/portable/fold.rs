//! Reduction by a polynomial of few terms.

use super::shift::{add_shifted, shifted_down};
use crate::binary::BinaryModulus;

/// N = x^m + the sum of x^t over `terms`, its highest t at least 64 below m.
#[derive(Debug, Clone)]
pub(super) struct Fold {
    degree: usize,
    words: usize,
    top_mask: u64,
    terms: Vec<usize>,
}

/// Turns of [`Fold::by_blocks`] up to which it is the faster way: each is vector code over all words.
const FEW_TURNS: usize = 4;

impl Fold {
    /// None for a modulus that is not sparse.
    pub(super) fn new(modulus: &BinaryModulus) -> Option<Self> {
        let terms = modulus.sparse()?.to_vec();
        Some(Self { degree: modulus.degree(), words: modulus.words(), top_mask: modulus.top_mask(), terms })
    }

    /// out = product mod N, `product` of 2 S words being used up. `high` is scratch of S words.
    #[inline]
    pub(super) fn reduce(&self, out: &mut [u64], product: &mut [u64], high: &mut [u64]) {
        if FEW_TURNS * (self.degree - self.terms[0]) >= self.degree {
            self.by_blocks(product, high);
        } else {
            self.by_words(product);
        }
        out.copy_from_slice(&product[..self.words]);
    }

    /// product = low + high x^m = low + sum of high x^t: what is above x^m shrinks by m - max t bits at each turn.
    fn by_blocks(&self, product: &mut [u64], high: &mut [u64]) {
        let (m, s) = (self.degree, self.words);
        // Bits of the product above x^m, at most: it has 2 m - 1 in all.
        let mut above = m - 1;
        while above > 0 {
            let high = &mut high[..above.div_ceil(64)];
            shifted_down(high, product, m);
            product[s - 1] &= self.top_mask;
            product[s..].fill(0);
            for &t in &self.terms {
                add_shifted(product, high, t);
            }
            above = (above + self.terms[0]).saturating_sub(m);
        }
    }

    /// One word after the other from the top; none is folded onto itself, as t is at most m - 64.
    fn by_words(&self, product: &mut [u64]) {
        let (whole, part) = (self.degree / 64, self.degree % 64);
        for w in (whole + 1..product.len()).rev() {
            let word = std::mem::take(&mut product[w]);
            for &t in &self.terms {
                add_shifted(product, &[word], 64 * w - self.degree + t);
            }
        }
        let word = product[whole] >> part;
        product[whole] ^= word << part;
        for &t in &self.terms {
            add_shifted(product, &[word], t);
        }
    }
}
