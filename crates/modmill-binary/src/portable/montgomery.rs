//! Method `montgomery`: a b / R mod N with R = x^(64 S), over the full width.

use super::{product, spread};
use crate::poly::Poly;
use crate::{BinaryModulus, Description, Method, Multiplier, Workspace};

/// t = a b; u = (t mod R) N' mod R, N' = N^-1 mod R; (t + u N) / R. Nothing carries, so the lower half of u N is that of t.
#[derive(Debug)]
pub(super) struct Montgomery {
    words: usize,
    levels: u8,
    /// N mod R.
    low: Vec<u64>,
    /// True if N has a word above R's place, which then is x^(64 S).
    full: bool,
    /// N^-1 mod R.
    inverse: Vec<u64>,
    /// R mod N.
    factor: Vec<u64>,
}

impl Montgomery {
    /// None for a modulus without a constant term.
    pub(super) fn new(modulus: &BinaryModulus, levels: u8) -> Option<Self> {
        let s = modulus.words();
        let n = Poly::from(modulus);
        let r = Poly::monomial(64 * s);
        Some(Self {
            words: s,
            levels,
            low: modulus.dense()[..s].to_vec(),
            full: modulus.dense().len() > s,
            inverse: n.inverse(&r)?.to_words(s),
            factor: r.rem(&n).to_words(s),
        })
    }

    /// out = t / R, t of 2 S words.
    fn reduce(&self, out: &mut [u64], t: &[u64], u: &mut [u64], scratch: &mut [u64]) {
        let s = self.words;
        let (low, high) = t.split_at(s);
        let (double, u) = u.split_at_mut(2 * s);
        product::karatsuba(double, low, &self.inverse, self.levels, scratch);
        u.copy_from_slice(&double[..s]);
        product::karatsuba(double, u, &self.low, self.levels, scratch);
        out.copy_from_slice(high);
        product::add(out, &double[s..]);
        if self.full {
            product::add(out, u);
        }
    }
}

impl Multiplier for Montgomery {
    fn mul(&self, out: &mut [u64], a: &[u64], b: &[u64], space: &mut Workspace) {
        let s = self.words;
        let (t, rest) = space.words(5 * s + product::scratch(s)).split_at_mut(2 * s);
        let (u, scratch) = rest.split_at_mut(3 * s);
        for ((o, a), b) in out.chunks_exact_mut(s).zip(a.chunks_exact(s)).zip(b.chunks_exact(s)) {
            product::karatsuba(t, a, b, self.levels, scratch);
            self.reduce(o, t, u, scratch);
        }
    }

    fn square(&self, out: &mut [u64], a: &[u64], space: &mut Workspace) {
        let s = self.words;
        let (t, rest) = space.words(5 * s + product::scratch(s)).split_at_mut(2 * s);
        let (u, scratch) = rest.split_at_mut(3 * s);
        for (o, a) in out.chunks_exact_mut(s).zip(a.chunks_exact(s)) {
            spread::square(t, a);
            self.reduce(o, t, u, scratch);
        }
    }

    fn factor(&self) -> Option<&[u64]> {
        Some(&self.factor)
    }

    fn group(&self) -> usize {
        1
    }

    fn description(&self) -> Description {
        Method::Montgomery { levels: Some(self.levels) }.into()
    }
}
