//! Reduction by any polynomial, on pairs of four elements: Montgomery's over the full width, and Barrett's.
//!
//! n pairs are an element's; N has degree m <= 128 n. The constants are the same for all four.
//! ```text
//! Montgomery, R = x^(128 n), N' = 1 / N mod R:   u = (T mod R) N' mod R     r = (T + u N) / R = T / R mod N
//! Barrett, M = floor(x^(2m) / N) = x^m + M0:     q = h + floor(h M0 / x^m) with h = floor(T / x^m)     r = T + q N mod x^m
//! ```
//! Both are exact without a correction: there are no carries. Each takes two products of n pairs.

use super::fold::shift_down;
use super::four::{FourBarrett, FourMontgomery};
use super::product::product;
use super::{GUARD, Memory, Reduce, highest, pairs};
use crate::BinaryModulus;
use crate::karatsuba;
use crate::pairwise::Pairwise;
use crate::poly::Poly;

/// The two methods of reduction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Montgomery,
    Barrett,
}

/// The constants of the reduction modulo one N.
#[derive(Debug, Clone)]
pub(super) struct Dense {
    kind: Kind,
    degree: usize,
    pairs: usize,
    /// N' or M0, 2 n words.
    reciprocal: Vec<u64>,
    /// N below x^(128 n), or below x^m for Barrett; 2 n words.
    low: Vec<u64>,
    /// A mask of the bits below x^m in the highest pair.
    top: [u64; 2],
    /// R mod N, the words of an element.
    factor: Option<Vec<u64>>,
    /// The constants for elements of four words.
    four: Option<Four>,
}

/// Either reduction in registers.
#[derive(Debug, Clone)]
pub(super) enum Four {
    Montgomery(FourMontgomery),
    Barrett(FourBarrett),
}

impl Dense {
    pub(super) fn new(modulus: &BinaryModulus, kind: Kind) -> Option<Self> {
        let (m, words) = (modulus.degree(), modulus.words());
        let n = pairs(words);
        let width = 2 * n;
        let whole = Poly::from_words(modulus.dense());
        let cut = |p: &Poly, bits: usize| -> Vec<u64> {
            let mut words = low_bits(p, bits);
            words.resize(width, 0);
            words
        };
        let (reciprocal, low, factor) = match kind {
            Kind::Montgomery => {
                if !modulus.is_odd() {
                    return None;
                }
                // Newton's iteration: y = 1 / N mod x^k becomes y^2 N = 1 / N mod x^(2k).
                let (mut y, mut right) = (Poly::one(), 1);
                while right < 128 * n {
                    right *= 2;
                    let next = y.square().mul(&whole);
                    y = Poly::from_words(&low_bits(&next, right.min(128 * n)));
                }
                let factor = Poly::monomial(128 * n).rem(&whole);
                (cut(&y, 128 * n), cut(&whole, 128 * n), Some(factor.to_words(words)))
            }
            Kind::Barrett => {
                let [reciprocal, low] = barrett_constants(modulus, width);
                (reciprocal, low, None)
            }
        };
        let top = highest(modulus);
        let four = (words == 4).then(|| match kind {
            Kind::Montgomery => Four::Montgomery(four_montgomery(&whole, &Poly::from_words(&reciprocal))),
            Kind::Barrett => Four::Barrett(FourBarrett {
                reciprocal: four_words(&Poly::from_words(&reciprocal).shifted_up(256 - m)),
                low: four_words(&Poly::from_words(&low)),
                top,
                degree: m,
            }),
        });
        Some(Self { kind, degree: m, pairs: n, reciprocal, low, top, factor, four })
    }

    /// The constants by which elements of four words are reduced in registers.
    pub(super) fn four(&self) -> Option<&Four> {
        self.four.as_ref()
    }

    pub(super) fn factor(&self) -> Option<&[u64]> {
        self.factor.as_deref()
    }
}

impl<M: Pairwise> Reduce<M> for Dense {
    type Constants = ();
    fn kept(&self) -> usize {
        2 * self.pairs
    }
    fn scratch(&self) -> usize {
        4 * self.pairs + GUARD + karatsuba::scratch(self.pairs)
    }
    #[inline(always)]
    fn prepare(&self, m: M, kept: &mut [M::V]) {
        let n = self.pairs;
        for i in 0..n {
            kept[i] = m.splat_pair([self.reciprocal[2 * i], self.reciprocal[2 * i + 1]]);
            kept[n + i] = m.splat_pair([self.low[2 * i], self.low[2 * i + 1]]);
        }
    }

    #[inline(always)]
    fn reduce<const N: usize>(&self, m: M, (): (), r: &mut [M::V], t: &[M::V], memory: Memory<'_, M::V>, levels: u8) {
        let n = if N > 0 { N } else { self.pairs };
        let (reciprocal, low) = memory.kept[..2 * n].split_at(n);
        let (u, space) = memory.scratch.split_at_mut(2 * n + GUARD);
        let (v, space) = space.split_at_mut(2 * n);
        let (t, r) = (&t[..2 * n + GUARD], &mut r[..n]);
        match self.kind {
            Kind::Montgomery => {
                product::<M, N>(m, &mut u[..2 * n], &t[..n], reciprocal, levels, space);
                product::<M, N>(m, v, &u[..n], low, levels, space);
                // Where m = 128 n, x^m is beyond `low`, and times u / R is u.
                let whole = self.degree == 128 * n;
                for i in 0..n {
                    let sum = m.xor(t[n + i], v[n + i]);
                    r[i] = if whole { m.xor(sum, u[i]) } else { sum };
                }
            }
            Kind::Barrett => {
                shift_down(m, r, t, self.degree);
                product::<M, N>(m, &mut u[..2 * n], r, reciprocal, levels, space);
                for guard in 0..GUARD {
                    u[2 * n + guard] = m.splat(0);
                }
                shift_down(m, &mut v[..n], u, self.degree);
                for i in 0..n {
                    r[i] = m.xor(r[i], v[i]);
                }
                product::<M, N>(m, v, r, low, levels, space);
                for i in 0..n {
                    r[i] = m.xor(t[i], v[i]);
                }
                r[n - 1] = m.and(r[n - 1], m.splat_pair(self.top));
            }
        }
    }
}

/// M0 and N below x^m, `words` words each.
pub(super) fn barrett_constants(modulus: &BinaryModulus, words: usize) -> [Vec<u64>; 2] {
    let m = modulus.degree();
    let whole = Poly::from_words(modulus.dense());
    let (quotient, _) = Poly::monomial(2 * m).divrem(&whole);
    [&quotient, &whole].map(|p| p.add(&Poly::monomial(m)).to_words(words))
}

/// The constants of [`FourMontgomery`]; `reciprocal` is 1 / N mod x^256.
fn four_montgomery(n: &Poly, reciprocal: &Poly) -> FourMontgomery {
    // N (1 / N mod x^k) is 1 + x^k K, so K is x^-k mod N, and is below N.
    let back = |k: usize| {
        let product = n.mul(&Poly::from_words(&low_bits(reciprocal, k)));
        four_words(&product.shifted_down(k))
    };
    let low = four_words(&Poly::from_words(&low_bits(n, 256)));
    FourMontgomery { two: back(128), one: back(64), inverse: reciprocal.to_words(4)[0], low, whole: n.degree() == Some(256) }
}

fn four_words(p: &Poly) -> [u64; 4] {
    let words = p.to_words(4);
    [words[0], words[1], words[2], words[3]]
}

/// The words of p mod x^bits.
fn low_bits(p: &Poly, bits: usize) -> Vec<u64> {
    let mut words = p.words().to_vec();
    words.resize(bits.div_ceil(64), 0);
    if !bits.is_multiple_of(64) {
        words[bits / 64] &= (1 << (bits % 64)) - 1;
    }
    words
}
