//! Modulo any polynomial of degree m = 193 to 256: Barrett's and Montgomery's reduction without the halves of products that they
//! have no use for.
//!
//! Barrett's quotient is h + floor(h M0 x^(256 - m) / x^256), words 4 and up of a product of which the columns 3 to 6 are enough, and
//! only words 0 to 3 of q N are wanted: 10 and 10 multiplications of words beside the product's 12.
//!
//! Montgomery's needs no shift, as it takes words away from below. Two go at once through G = x^-128 mod N, one through
//! g = x^-64 mod N, and the last one exactly, by u = w / N mod x^64:
//! ```text
//! T / x^128 = T[2..8] + T[0..2] G      / x^64: T[1..6] + T[0] g      / x^64: (T + u N) / x^64
//! ```
//! That is 8, 4, and 1 + 4. No quotient is exact but the last one; degrees fall to m - 1 all the same, as G and g are below N.

use super::super::group::in_lanes;
use super::super::product::clmul;
use super::{SIZE, V, above, below, columns, each_group, pair_at, store, xor_and, xor3};
use std::arch::x86_64::*;

/// What Barrett's reduction takes.
#[derive(Debug, Clone)]
pub(in super::super) struct FourBarrett {
    /// M0 x^(256 - m), M0 being floor(x^(2m) / N) below x^m.
    pub(in super::super) reciprocal: [u64; 4],
    /// N below x^m.
    pub(in super::super) low: [u64; 4],
    /// For the highest pair: the bits below x^m.
    pub(in super::super) top: [u64; 2],
    pub(in super::super) degree: usize,
}

/// What Montgomery's reduction takes; R = x^256.
#[derive(Debug, Clone)]
pub(in super::super) struct FourMontgomery {
    /// x^-128 mod N.
    pub(in super::super) two: [u64; 4],
    /// x^-64 mod N.
    pub(in super::super) one: [u64; 4],
    /// 1 / N mod x^64.
    pub(in super::super) inverse: u64,
    /// N below x^256.
    pub(in super::super) low: [u64; 4],
    /// Whether m = 256.
    pub(in super::super) whole: bool,
}

/// Four words in all lanes, as two pairs.
#[target_feature(enable = "avx512f")]
#[inline]
fn pairs(words: [u64; 4]) -> [V; 2] {
    [in_lanes([words[0], words[1]]), in_lanes([words[2], words[3]])]
}

impl FourBarrett {
    /// out = a b mod N, or a^2, for whole groups.
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi2,vpclmulqdq")]
    pub(in super::super) fn groups<const SQUARE: bool>(&self, out: &mut [u64], a: &[u64], b: &[u64]) {
        if self.degree == 256 { self.each::<SQUARE, true>(out, a, b) } else { self.each::<SQUARE, false>(out, a, b) }
    }

    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi2,vpclmulqdq")]
    fn each<const SQUARE: bool, const WHOLE: bool>(&self, out: &mut [u64], a: &[u64], b: &[u64]) {
        let (m, n, top) = (pairs(self.reciprocal), pairs(self.low), in_lanes(self.top));
        let bits = _mm512_set1_epi64((self.degree % 64) as i64);
        each_group!(SQUARE, out, a, b, |c| barrett::<WHOLE>(&c, m, n, bits, top));
    }
}

#[target_feature(enable = "avx512f,avx512bw,avx512vbmi2,vpclmulqdq")]
#[inline]
fn barrett<const WHOLE: bool>(c: &[V; 7], m: [V; 2], n: [V; 2], bits: V, top: V) -> [V; 2] {
    let zero = _mm512_setzero_si512();
    let h = above::<WHOLE>(c, bits);
    let d6 = clmul!(0x11, h[1], m[1]);
    let d5 = _mm512_xor_si512(clmul!(0x01, h[1], m[1]), clmul!(0x10, h[1], m[1]));
    let d4 = xor3(clmul!(0x00, h[1], m[1]), clmul!(0x11, h[0], m[1]), clmul!(0x11, h[1], m[0]));
    let d3 = xor3(clmul!(0x10, h[0], m[1]), clmul!(0x01, h[0], m[1]), clmul!(0x10, h[1], m[0]));
    let d3 = _mm512_xor_si512(d3, clmul!(0x01, h[1], m[0]));
    let q = [_mm512_xor_si512(h[0], pair_at(d3, d4, d5)), _mm512_xor_si512(h[1], pair_at(d5, d6, zero))];
    let e0 = clmul!(0x00, q[0], n[0]);
    let e1 = _mm512_xor_si512(clmul!(0x10, q[0], n[0]), clmul!(0x01, q[0], n[0]));
    let e2 = xor3(clmul!(0x11, q[0], n[0]), clmul!(0x00, q[0], n[1]), clmul!(0x00, q[1], n[0]));
    let e3 = xor3(clmul!(0x10, q[0], n[1]), clmul!(0x01, q[0], n[1]), clmul!(0x10, q[1], n[0]));
    let e3 = _mm512_xor_si512(e3, clmul!(0x01, q[1], n[0]));
    let t = below(c);
    [_mm512_xor_si512(t[0], pair_at(zero, e0, e1)), xor_and(t[1], pair_at(e1, e2, e3), top)]
}

impl FourMontgomery {
    /// out = a b / R mod N, or a^2 / R, for whole groups.
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi2,vpclmulqdq")]
    pub(in super::super) fn groups<const SQUARE: bool>(&self, out: &mut [u64], a: &[u64], b: &[u64]) {
        if self.whole { self.each::<SQUARE, true>(out, a, b) } else { self.each::<SQUARE, false>(out, a, b) }
    }

    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi2,vpclmulqdq")]
    fn each<const SQUARE: bool, const WHOLE: bool>(&self, out: &mut [u64], a: &[u64], b: &[u64]) {
        let (two, one, n) = (pairs(self.two), pairs(self.one), pairs(self.low));
        let inverse = in_lanes([self.inverse; 2]);
        each_group!(SQUARE, out, a, b, |c| montgomery::<WHOLE>(c, two, one, inverse, n));
    }
}

#[target_feature(enable = "avx512f,avx512bw,vpclmulqdq")]
#[inline]
fn montgomery<const WHOLE: bool>(c: [V; 7], two: [V; 2], one: [V; 2], inverse: V, n: [V; 2]) -> [V; 2] {
    let zero = _mm512_setzero_si512();
    let [c0, c1, c2, c3, c4, c5, c6] = c;
    let t = pair_at(zero, c0, c1);
    let c2 = _mm512_xor_si512(c2, clmul!(0x00, t, two[0]));
    let c3 = xor3(c3, clmul!(0x10, t, two[0]), clmul!(0x01, t, two[0]));
    let c4 = xor3(c4, clmul!(0x00, t, two[1]), clmul!(0x11, t, two[0]));
    let c5 = xor3(c5, clmul!(0x10, t, two[1]), clmul!(0x01, t, two[1]));
    let c6 = _mm512_xor_si512(c6, clmul!(0x11, t, two[1]));
    // Word 2 is the lower one here, word 3 is not complete.
    let t = pair_at(c1, c2, c3);
    let c3 = _mm512_xor_si512(c3, clmul!(0x00, t, one[0]));
    let c4 = _mm512_xor_si512(c4, clmul!(0x10, t, one[0]));
    let c5 = _mm512_xor_si512(c5, clmul!(0x00, t, one[1]));
    let c6 = _mm512_xor_si512(c6, clmul!(0x10, t, one[1]));
    let u = clmul!(0x01, pair_at(c1, c2, c3), inverse);
    let c3 = _mm512_xor_si512(c3, clmul!(0x00, u, n[0]));
    let c4 = _mm512_xor_si512(c4, clmul!(0x10, u, n[0]));
    let c5 = _mm512_xor_si512(c5, clmul!(0x00, u, n[1]));
    let c6 = _mm512_xor_si512(c6, clmul!(0x10, u, n[1]));
    let high = pair_at(c5, c6, zero);
    // x^256 is beyond `n`, and u times that is one word further up.
    let high = if WHOLE { _mm512_xor_si512(high, _mm512_bslli_epi128::<8>(u)) } else { high };
    [pair_at(c3, c4, c5), high]
}
