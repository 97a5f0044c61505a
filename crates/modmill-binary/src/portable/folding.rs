//! Methods `direct` and `karatsuba`: the product, then reduction by the few terms of N.

use super::fold::Fold;
use super::{product, spread};
use crate::{BinaryModulus, Description, Method, Multiplier, Workspace};

/// A product with a given number of levels of Karatsuba, and a fold.
#[derive(Debug)]
pub(super) struct Folding {
    words: usize,
    levels: u8,
    fold: Fold,
    method: Method,
}

impl Folding {
    /// None for a modulus that is not sparse.
    pub(super) fn new(modulus: &BinaryModulus, levels: u8, method: Method) -> Option<Self> {
        Some(Self { words: modulus.words(), levels, fold: Fold::new(modulus)?, method })
    }
}

impl Multiplier for Folding {
    fn mul(&self, out: &mut [u64], a: &[u64], b: &[u64], space: &mut Workspace) {
        let s = self.words;
        let space = space.words(2 * s + product::scratch(s));
        let (double, scratch) = space.split_at_mut(2 * s);
        for ((o, a), b) in out.chunks_exact_mut(s).zip(a.chunks_exact(s)).zip(b.chunks_exact(s)) {
            product::karatsuba(double, a, b, self.levels, scratch);
            self.fold.reduce(o, double);
        }
    }

    fn square(&self, out: &mut [u64], a: &[u64], space: &mut Workspace) {
        let s = self.words;
        let double = space.words(2 * s);
        for (o, a) in out.chunks_exact_mut(s).zip(a.chunks_exact(s)) {
            spread::square(double, a);
            self.fold.reduce(o, double);
        }
    }

    fn group(&self) -> usize {
        1
    }

    fn description(&self) -> Description {
        self.method.with_levels(self.levels).into()
    }
}
