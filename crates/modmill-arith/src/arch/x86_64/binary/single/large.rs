//! Elements of more than eight words. The number lies in memory word after word, where a shift is two loads and one instruction for
//! eight words.

use super::barrett::Barrett;
use super::fold::Fold;
use super::large_product::{product, product_scratch, product_words, quarter};
use super::turn::GUARD;
use crate::binary::BinaryModulus;

/// Products modulo one polynomial of more than eight words.
#[derive(Debug)]
pub(super) struct Large {
    words: usize,
    reduction: Reduction,
    scratch: usize,
}

#[derive(Debug)]
enum Reduction {
    Fold(Fold),
    Barrett(Barrett),
}

impl Large {
    /// Folded by a sparse modulus.
    pub(super) fn fold(modulus: &BinaryModulus) -> Option<Self> {
        let fold = Fold::new(modulus)?;
        let scratch = fold.scratch();
        Some(Self::new(modulus, Reduction::Fold(fold), scratch))
    }

    /// Reduced by Barrett's method.
    pub(super) fn barrett(modulus: &BinaryModulus) -> Self {
        let barrett = Barrett::new(modulus);
        let scratch = barrett.scratch();
        Self::new(modulus, Reduction::Barrett(barrett), scratch)
    }

    fn new(modulus: &BinaryModulus, reduction: Reduction, scratch: usize) -> Self {
        let words = modulus.words();
        let q = quarter(words);
        Self { words, reduction, scratch: 16 * q + product_words(q) + scratch + product_scratch(q) }
    }

    /// Words of scratch that [`Large::mul`] needs.
    pub(super) fn scratch(&self) -> usize {
        self.scratch
    }

    /// out = a b mod N, one element each.
    ///
    /// # Safety
    /// `space` has [`Large::scratch`] words and starts at a cache line.
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi2,vpclmulqdq")]
    pub(super) unsafe fn mul(&self, out: &mut [u64], a: &[u64], b: &[u64], space: *mut u64) {
        let s = self.words;
        assert!(out.len() == s && a.len() == s && b.len() == s);
        // SAFETY: the scratch is the caller's, and divided as `Large::new` counts it.
        unsafe {
            let q = quarter(s);
            let (x, y, rest) = (space, space.add(8 * q), space.add(16 * q));
            let (mut pa, mut pb) = (a.as_ptr(), b.as_ptr());
            if s != 8 * q {
                for (to, from) in [(x, pa), (y, pb)] {
                    for i in 0..s {
                        *to.add(i) = *from.add(i);
                    }
                    for i in s..8 * q {
                        *to.add(i) = 0;
                    }
                }
                (pa, pb) = (x, y);
            }
            match &self.reduction {
                Reduction::Fold(fold) => {
                    let (t, rest) = (rest.add(fold.below()), rest.add(product_words(q) + fold.scratch()));
                    product(t, pa, pb, q, rest);
                    fold.reduce(out.as_mut_ptr(), t, product_words(q));
                }
                Reduction::Barrett(barrett) => {
                    let (t, own) = (rest, rest.add(product_words(q) + GUARD));
                    let rest = rest.add(product_words(q) + barrett.scratch());
                    product(t, pa, pb, q, rest);
                    barrett.reduce(out.as_mut_ptr(), t, own, rest);
                }
            }
        }
    }
}
