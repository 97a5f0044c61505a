//! Method `barrett`: the quotient by a reciprocal of N. Takes any N, and gives the plain product.

use super::shift::{add_shifted, shifted_down};
use super::{product, spread};
use crate::poly::Poly;
use crate::{BinaryModulus, Description, Method, Multiplier, Workspace};

/// All is shifted up by s = 64 S - m bits, so that N x^s = y + n with y = x^(64 S) and words need no splitting.
///
/// Let M = floor(y^2 / (N x^s)) = y + r, and t = a b x^s = h y + l with h of S words. Its quotient by N x^s is q = floor(h M / y)
/// exactly: polynomials have no carries, so only h, whose degree is below 64 S, and the upper half of M matter. The remainder is
/// l + q n mod y, and shifted down again the product modulo N.
#[derive(Debug)]
pub(super) struct Barrett {
    words: usize,
    levels: u8,
    shift: usize,
    /// n.
    low: Vec<u64>,
    /// r.
    reciprocal: Vec<u64>,
}

impl Barrett {
    /// Takes any modulus.
    pub(super) fn new(modulus: &BinaryModulus, levels: u8) -> Option<Self> {
        let s = modulus.words();
        let shift = 64 * s - modulus.degree();
        let n = Poly::from(modulus).mul(&Poly::monomial(shift));
        let y = Poly::monomial(64 * s);
        let reciprocal = y.mul(&y).divrem(&n).0.add(&y).to_words(s);
        Some(Self { words: s, levels, shift, low: n.add(&y).to_words(s), reciprocal })
    }

    /// out = t mod N, t = a b x^shift of 2 S words.
    fn reduce(&self, out: &mut [u64], t: &[u64], q: &mut [u64], scratch: &mut [u64]) {
        let s = self.words;
        let (low, high) = t.split_at(s);
        let (double, q) = q.split_at_mut(2 * s);
        product::karatsuba(double, high, &self.reciprocal, self.levels, scratch);
        q.copy_from_slice(high);
        product::add(q, &double[s..]);
        product::karatsuba(double, q, &self.low, self.levels, scratch);
        product::add(&mut double[..s], low);
        shifted_down(out, &double[..s], self.shift);
    }
}

impl Multiplier for Barrett {
    fn mul(&self, out: &mut [u64], a: &[u64], b: &[u64], space: &mut Workspace) {
        let s = self.words;
        let (t, rest) = space.words(6 * s + product::scratch(s)).split_at_mut(2 * s);
        let (q, rest) = rest.split_at_mut(3 * s);
        let (up, scratch) = rest.split_at_mut(s);
        for ((o, a), b) in out.chunks_exact_mut(s).zip(a.chunks_exact(s)).zip(b.chunks_exact(s)) {
            up.fill(0);
            add_shifted(up, a, self.shift);
            product::karatsuba(t, up, b, self.levels, scratch);
            self.reduce(o, t, q, scratch);
        }
    }

    fn square(&self, out: &mut [u64], a: &[u64], space: &mut Workspace) {
        let s = self.words;
        let (t, rest) = space.words(7 * s + product::scratch(s)).split_at_mut(2 * s);
        let (q, rest) = rest.split_at_mut(3 * s);
        let (spread, scratch) = rest.split_at_mut(2 * s);
        for (o, a) in out.chunks_exact_mut(s).zip(a.chunks_exact(s)) {
            spread::square(spread, a);
            t.fill(0);
            add_shifted(t, spread, self.shift);
            self.reduce(o, t, q, scratch);
        }
    }

    fn group(&self) -> usize {
        1
    }

    fn description(&self) -> Description {
        Method::Barrett { levels: Some(self.levels) }.into()
    }
}
