//! Reduction by any polynomial, on pairs of four elements: Montgomery's over the full width, and Barrett's.
//!
//! n pairs are an element's; N has degree m <= 128 n. The constants are the same in all four lanes.
//! ```text
//! Montgomery, R = x^(128 n), N' = 1 / N mod R:   u = (T mod R) N' mod R     r = (T + u N) / R = T / R mod N
//! Barrett, M = floor(x^(2m) / N) = x^m + M0:     q = h + floor(h M0 / x^m) with h = floor(T / x^m)     r = T + q N mod x^m
//! ```
//! Both are exact without a correction: there are no carries. Each takes two products of n pairs.

use super::fold::{GUARD, shift_down};
use super::four::{FourBarrett, FourMontgomery};
use super::group::{highest, in_lanes, pairs};
use super::product::{V, product, scratch};
use crate::binary::BinaryModulus;
use crate::binary::poly::Poly;
use std::arch::x86_64::*;

/// Which of the two.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Montgomery,
    Barrett,
}

/// What reducing modulo one N takes.
#[derive(Debug, Clone)]
pub(super) struct Dense {
    kind: Kind,
    degree: usize,
    pairs: usize,
    /// N' or M0, 2 n words.
    reciprocal: Vec<u64>,
    /// N below x^(128 n), or below x^m for Barrett; 2 n words.
    low: Vec<u64>,
    /// For the highest pair: the bits below x^m.
    top: [u64; 2],
    /// R mod N, the words of an element.
    factor: Option<Vec<u64>>,
    /// For elements of four words.
    four: Option<Four>,
}

/// Either reduction in registers.
#[derive(Debug, Clone)]
enum Four {
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

    /// out = a b mod N (by R, too, for Montgomery's), or a^2, for whole groups, where there is a loop for elements of this size.
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi2,vpclmulqdq")]
    pub(super) fn four_words<const SQUARE: bool>(&self, out: &mut [u64], a: &[u64], b: &[u64]) -> bool {
        match &self.four {
            Some(Four::Montgomery(four)) => four.groups::<SQUARE>(out, a, b),
            Some(Four::Barrett(four)) => four.groups::<SQUARE>(out, a, b),
            None => return false,
        }
        true
    }

    /// Whether what comes out is t mod N, without a factor.
    pub(super) fn is_plain(&self) -> bool {
        self.kind == Kind::Barrett
    }

    pub(super) fn factor(&self) -> Option<&[u64]> {
        self.factor.as_deref()
    }

    /// Vectors that [`Dense::constants`] fills.
    pub(super) fn constant_vectors(&self) -> usize {
        2 * self.pairs
    }

    /// Vectors of scratch that [`Dense::reduce`] needs.
    pub(super) fn scratch(&self) -> usize {
        4 * self.pairs + GUARD + scratch(self.pairs)
    }

    /// The constants in all lanes.
    #[target_feature(enable = "avx512f,avx512dq")]
    pub(super) fn constants(&self, to: &mut [V]) {
        let n = self.pairs;
        for i in 0..n {
            for (at, words) in [(i, &self.reciprocal), (n + i, &self.low)] {
                to[at] = in_lanes([words[2 * i], words[2 * i + 1]]);
            }
        }
    }

    /// r = t / R mod N, or t mod N. `t` is 2 n pairs and [`GUARD`] zeros, `r` n pairs; `constants` is of [`Dense::constants`].
    /// N is n where it is fixed, else 0.
    #[target_feature(enable = "avx512f,avx512bw,avx512vbmi2,vpclmulqdq")]
    #[inline]
    pub(super) fn reduce<const N: usize>(&self, r: &mut [V], t: &[V], constants: &[V], levels: u8, space: &mut [V]) {
        let n = if N > 0 { N } else { self.pairs };
        let (reciprocal, low) = constants[..2 * n].split_at(n);
        let (u, space) = space.split_at_mut(2 * n + GUARD);
        let (v, space) = space.split_at_mut(2 * n);
        let (t, r) = (&t[..2 * n + GUARD], &mut r[..n]);
        match self.kind {
            Kind::Montgomery => {
                product::<N>(&mut u[..2 * n], &t[..n], reciprocal, levels, space);
                product::<N>(v, &u[..n], low, levels, space);
                // Where m = 128 n, x^m is beyond `low`, and times u / R is u.
                let whole = self.degree == 128 * n;
                for i in 0..n {
                    let sum = _mm512_xor_si512(t[n + i], v[n + i]);
                    r[i] = if whole { _mm512_xor_si512(sum, u[i]) } else { sum };
                }
            }
            Kind::Barrett => {
                // SAFETY: 2 n pairs and as many zeros as a shift by at most 128 n reads past them.
                unsafe { shift_down(r.as_mut_ptr(), t.as_ptr(), self.degree, n) };
                product::<N>(&mut u[..2 * n], r, reciprocal, levels, space);
                for guard in 0..GUARD {
                    u[2 * n + guard] = _mm512_setzero_si512();
                }
                // SAFETY: as above.
                unsafe { shift_down(v.as_mut_ptr(), u.as_ptr(), self.degree, n) };
                for i in 0..n {
                    r[i] = _mm512_xor_si512(r[i], v[i]);
                }
                product::<N>(v, r, low, levels, space);
                for i in 0..n {
                    r[i] = _mm512_xor_si512(t[i], v[i]);
                }
                r[n - 1] = _mm512_and_si512(r[n - 1], in_lanes(self.top));
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

/// What [`FourMontgomery`] takes; `reciprocal` is 1 / N mod x^256.
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
