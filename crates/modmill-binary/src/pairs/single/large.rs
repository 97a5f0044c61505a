//! Elements of more than eight words. The number lies in memory word after word, where a shift is two loads and one instruction for
//! eight words.

use super::barrett::Barrett;
use super::fold::Fold;
use super::large_product::{product, product_scratch, quarter};
use super::shift::GUARD;
use crate::machine::ProductKernel;
use crate::permuting::Permuting;
use crate::{BinaryModulus, Workspace};

/// Products modulo one polynomial of more than eight words.
#[derive(Debug)]
pub(super) struct Large {
    words: usize,
    reduction: Reduction,
    /// Words of memory of a product.
    space: usize,
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
        let lines = fold.scratch();
        Some(Self::new(modulus, Reduction::Fold(fold), lines))
    }

    /// Reduced by Barrett's method.
    pub(super) fn barrett(modulus: &BinaryModulus) -> Self {
        let barrett = Barrett::new(modulus);
        let lines = GUARD + barrett.scratch();
        Self::new(modulus, Reduction::Barrett(barrett), lines)
    }

    /// A reduction, and the lines of memory that it takes.
    fn new(modulus: &BinaryModulus, reduction: Reduction, lines: usize) -> Self {
        let words = modulus.words();
        let q = quarter(words);
        // Two operands and a product, in lines; and what the reduction and the product need.
        Self { words, reduction, space: 8 * (4 * q + lines) + product_scratch(q) }
    }

    /// out = a b mod N, one element each.
    pub(super) fn mul<M: Permuting>(&self, machine: M, out: &mut [u64], a: &[u64], b: &[u64], space: &mut Workspace) {
        let (words, space) = (self.words, space.words(self.space));
        match &self.reduction {
            Reduction::Fold(reduction) => machine.call_product(Product { reduction, words }, out, a, b, space),
            Reduction::Barrett(reduction) => machine.call_product(Product { reduction, words }, out, a, b, space),
        }
    }
}

/// The kernel of [`Large::mul`].
struct Product<'r, R> {
    reduction: &'r R,
    words: usize,
}

impl<M: Permuting> ProductKernel<M, &mut [u64], &[u64], &mut [u64]> for Product<'_, Fold> {
    #[inline(always)]
    fn run(self, m: M, out: &mut [u64], a: &[u64], b: &[u64], space: &mut [u64]) {
        let Self { reduction: fold, words } = self;
        let q = quarter(words);
        let ([a, b], rest) = operands(words, out, [a, b], space);
        let (memory, space) = rest.split_at_mut(8 * (2 * q + fold.scratch()));
        product(m, &mut memory[8 * fold.below()..][..16 * q], a, b, q, space);
        fold.reduce(m, out, memory.as_chunks_mut().0);
    }
}

impl<M: Permuting> ProductKernel<M, &mut [u64], &[u64], &mut [u64]> for Product<'_, Barrett> {
    #[inline(always)]
    fn run(self, m: M, out: &mut [u64], a: &[u64], b: &[u64], space: &mut [u64]) {
        let Self { reduction: barrett, words } = self;
        let q = quarter(words);
        let ([a, b], rest) = operands(words, out, [a, b], space);
        let (t, rest) = rest.split_at_mut(8 * (2 * q + GUARD));
        let (own, space) = rest.split_at_mut(8 * barrett.scratch());
        product(m, &mut t[..16 * q], a, b, q, space);
        barrett.reduce(m, out, t.as_chunks_mut().0, own.as_chunks_mut().0, space);
    }
}

/// The operands as four quarters each, zeros behind them where they are shorter; and the rest of the memory.
#[inline(always)]
fn operands<'r>(words: usize, out: &[u64], [a, b]: [&'r [u64]; 2], space: &'r mut [u64]) -> ([&'r [u64]; 2], &'r mut [u64]) {
    assert!(out.len() == words && a.len() == words && b.len() == words);
    let n = 8 * quarter(words);
    let (x, rest) = space.split_at_mut(n);
    let (y, rest) = rest.split_at_mut(n);
    if words == n {
        return ([a, b], rest);
    }
    for (to, from) in [(&mut *x, a), (&mut *y, b)] {
        let (copy, zeros) = to.split_at_mut(words);
        copy.copy_from_slice(from);
        zeros.fill(0);
    }
    ([x, y], rest)
}
