//! The trace to GF(2).

use crate::{Field, Gf2Error, Poly};
use modmill_runtime::progress::filled;

/// Elements of a thread's piece.
const PIECE: usize = 4096;

impl Field {
    /// The trace of each element, 0 or 1: that of multiplication by it, which for a field is a + a^2 + ... + a^(2^(m - 1)).
    ///
    /// It is linear, so the traces of 1, x, ..., x^(m - 1) tell all: the parity of their AND with the element.
    ///
    /// # Errors
    /// [`Gf2Error::ArrayShape`], [`Gf2Error::ElementTooLarge`].
    pub fn trace(&self, a: &[u64]) -> Result<Vec<u8>, Gf2Error> {
        let s = self.words();
        let mut out = vec![0; self.count("a", a)?];
        let vector = filled(&self.trace, || trace_vector(&Poly::from(&self.modulus), s));
        let done = self.pieces(&mut out, 1, PIECE, |first, out| {
            let a = &a[first * s..(first + out.len()) * s];
            self.reduced("a", a, first)?;
            for (o, a) in out.iter_mut().zip(a.chunks_exact(s)) {
                let sum = vector.iter().fold(0, |sum, &(w, v)| sum ^ (a[w] & v));
                *o = (sum.count_ones() & 1) as u8;
            }
            Ok(())
        });
        self.first_too_large(done, &[("a", a)])?;
        Ok(out)
    }
}

/// The words, with their places, that are not 0 of the vector whose bit j is Tr(x^j), j below m.
///
/// Tr(x^j) is the sum p(j) of the j-th powers of N's roots, counted as often as they occur. Newton's identities, all at once, are
/// N' / N = sum of p(j) x^(-j-1), so p(j) is the coefficient of x^(m-1-j) in floor(x^m N' / N).
fn trace_vector(n: &Poly, words: usize) -> Vec<(usize, u64)> {
    let m = n.degree().unwrap_or(0);
    let series = n.derivative().shifted_up(m).divrem(n).0;
    let terms: Vec<usize> = series.terms().into_iter().map(|t| m - 1 - t).collect();
    let vector = Poly::from_exponents(&terms).to_words(words);
    if terms.is_empty() {
        return Vec::new();
    }
    vector.into_iter().enumerate().filter(|(_, v)| *v != 0).collect()
}
