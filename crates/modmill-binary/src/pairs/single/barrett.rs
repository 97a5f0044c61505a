//! Reduction of one large product by any polynomial, by Barrett's method; the formulas are those of [`super::super::dense`].

use super::super::dense::barrett_constants;
use super::large_product::{product, quarter};
use super::shift::{GUARD, Line, MemoryShift, clear_guard, store_number};
use crate::BinaryModulus;
use crate::permuting::Permuting;

/// The constants of Barrett's reduction modulo one N.
#[derive(Debug)]
pub(super) struct Barrett {
    words: usize,
    /// T >> m.
    down: MemoryShift,
    /// M0, then N below x^m, each of as many words as four quarters have.
    reciprocal: Vec<u64>,
    low: Vec<u64>,
    /// Bits below x^m of the last line.
    top: Line,
}

impl Barrett {
    pub(super) fn new(modulus: &BinaryModulus) -> Self {
        let words = modulus.words();
        let [reciprocal, low] = barrett_constants(modulus, 8 * quarter(words));
        let top = Line::below(modulus, (words - 1) / 8 * 8);
        Self { words, down: MemoryShift::right_by(modulus.degree()), reciprocal, low, top }
    }

    /// Lines of scratch of [`Barrett::reduce`]: the quotient, and a product with [`GUARD`] behind it.
    pub(super) fn scratch(&self) -> usize {
        3 * quarter(self.words) + GUARD
    }

    /// `out` = t mod N. `t` is a product and [`GUARD`] lines behind it, `own` [`Barrett::scratch`] lines, `space` as many words as
    /// [`product`] needs; the latter start at a cache line.
    #[inline(always)]
    pub(super) fn reduce<M: Permuting>(&self, m: M, out: &mut [u64], t: &mut [[u64; 8]], own: &mut [[u64; 8]], space: &mut [u64]) {
        let q = quarter(self.words);
        let (h, u) = own.split_at_mut(q);
        // A shift reads the two lines around its source.
        clear_guard(m, t, 2 * q);
        clear_guard(m, u, 2 * q);
        for j in 0..q {
            m.store(&mut h[j], self.down.right(m, t, j));
        }
        product(m, u[..2 * q].as_flattened_mut(), h.as_flattened(), &self.reciprocal, q, space);
        for j in 0..q {
            let sum = m.xor(m.load(&h[j]), self.down.right(m, u, j));
            m.store(&mut h[j], sum);
        }
        product(m, u[..2 * q].as_flattened_mut(), h.as_flattened(), &self.low, q, space);
        for j in 0..q {
            store_number(m, out, j, m.xor(m.load(&t[j]), m.load(&u[j])), &self.top);
        }
    }
}
