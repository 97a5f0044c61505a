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

use super::super::whole::Task;
use super::{FourWords, above, below, groups, pair_at};
use crate::pairwise::Pairwise;

/// The constants of Barrett's reduction.
#[derive(Debug, Clone)]
pub(in super::super) struct FourBarrett {
    /// M0 x^(256 - m), M0 being floor(x^(2m) / N) below x^m.
    pub(in super::super) reciprocal: [u64; 4],
    /// N below x^m.
    pub(in super::super) low: [u64; 4],
    /// A mask of the bits below x^m in the highest pair.
    pub(in super::super) top: [u64; 2],
    pub(in super::super) degree: usize,
}

/// The constants of Montgomery's reduction; R = x^256.
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
    /// True if m = 256.
    pub(in super::super) whole: bool,
}

/// Four words of each of four elements, as two pairs.
#[inline(always)]
fn pairs<M: Pairwise>(m: M, words: [u64; 4]) -> [M::V; 2] {
    [m.splat_pair([words[0], words[1]]), m.splat_pair([words[2], words[3]])]
}

impl FourBarrett {
    /// out = a b mod N, or a^2, for whole groups.
    pub(in super::super) fn groups<M: Pairwise, const SQUARE: bool>(&self, machine: M, task: Task<'_, '_>) -> u64 {
        if self.degree == 256 {
            groups::<M, _, SQUARE>(machine, Barrett::<true>(self), task)
        } else {
            groups::<M, _, SQUARE>(machine, Barrett::<false>(self), task)
        }
    }
}

/// WHOLE is whether m = 256.
struct Barrett<'r, const WHOLE: bool>(&'r FourBarrett);

#[derive(Clone, Copy)]
struct BarrettConstants<V> {
    reciprocal: [V; 2],
    low: [V; 2],
    bits: V,
    top: V,
}

impl<M: Pairwise, const WHOLE: bool> FourWords<M> for Barrett<'_, WHOLE> {
    type Constants = BarrettConstants<M::V>;
    #[inline(always)]
    fn constants(&self, m: M) -> Self::Constants {
        let FourBarrett { reciprocal, low, top, degree } = *self.0;
        let bits = m.splat((degree % 64) as u64);
        BarrettConstants { reciprocal: pairs(m, reciprocal), low: pairs(m, low), bits, top: m.splat_pair(top) }
    }
    #[inline(always)]
    fn reduce(&self, m: M, constants: Self::Constants, c: [M::V; 7]) -> [M::V; 2] {
        let BarrettConstants { reciprocal: k, low: n, bits, top } = constants;
        let zero = m.splat(0);
        let h = above::<M, WHOLE>(m, &c, bits);
        let d6 = m.clmul_pairs::<0x11>(h[1], k[1]);
        let d5 = m.xor(m.clmul_pairs::<0x01>(h[1], k[1]), m.clmul_pairs::<0x10>(h[1], k[1]));
        let d4 = m.xor3(m.clmul_pairs::<0x00>(h[1], k[1]), m.clmul_pairs::<0x11>(h[0], k[1]), m.clmul_pairs::<0x11>(h[1], k[0]));
        let d3 = m.xor3(m.clmul_pairs::<0x10>(h[0], k[1]), m.clmul_pairs::<0x01>(h[0], k[1]), m.clmul_pairs::<0x10>(h[1], k[0]));
        let d3 = m.xor(d3, m.clmul_pairs::<0x01>(h[1], k[0]));
        let q = [m.xor(h[0], pair_at(m, d3, d4, d5)), m.xor(h[1], pair_at(m, d5, d6, zero))];
        let e0 = m.clmul_pairs::<0x00>(q[0], n[0]);
        let e1 = m.xor(m.clmul_pairs::<0x10>(q[0], n[0]), m.clmul_pairs::<0x01>(q[0], n[0]));
        let e2 = m.xor3(m.clmul_pairs::<0x11>(q[0], n[0]), m.clmul_pairs::<0x00>(q[0], n[1]), m.clmul_pairs::<0x00>(q[1], n[0]));
        let e3 = m.xor3(m.clmul_pairs::<0x10>(q[0], n[1]), m.clmul_pairs::<0x01>(q[0], n[1]), m.clmul_pairs::<0x10>(q[1], n[0]));
        let e3 = m.xor(e3, m.clmul_pairs::<0x01>(q[1], n[0]));
        let t = below(m, &c);
        [m.xor(t[0], pair_at(m, zero, e0, e1)), m.xor_and(t[1], pair_at(m, e1, e2, e3), top)]
    }
}

impl FourMontgomery {
    /// out = a b / R mod N, or a^2 / R, for whole groups.
    pub(in super::super) fn groups<M: Pairwise, const SQUARE: bool>(&self, machine: M, task: Task<'_, '_>) -> u64 {
        if self.whole {
            groups::<M, _, SQUARE>(machine, Montgomery::<true>(self), task)
        } else {
            groups::<M, _, SQUARE>(machine, Montgomery::<false>(self), task)
        }
    }
}

/// WHOLE is whether m = 256.
struct Montgomery<'r, const WHOLE: bool>(&'r FourMontgomery);

#[derive(Clone, Copy)]
struct MontgomeryConstants<V> {
    two: [V; 2],
    one: [V; 2],
    inverse: V,
    low: [V; 2],
}

impl<M: Pairwise, const WHOLE: bool> FourWords<M> for Montgomery<'_, WHOLE> {
    type Constants = MontgomeryConstants<M::V>;
    #[inline(always)]
    fn constants(&self, m: M) -> Self::Constants {
        let of = self.0;
        MontgomeryConstants { two: pairs(m, of.two), one: pairs(m, of.one), inverse: m.splat(of.inverse), low: pairs(m, of.low) }
    }
    #[inline(always)]
    fn reduce(&self, m: M, constants: Self::Constants, c: [M::V; 7]) -> [M::V; 2] {
        let MontgomeryConstants { two, one, inverse, low: n } = constants;
        let zero = m.splat(0);
        let [c0, c1, c2, c3, c4, c5, c6] = c;
        let t = pair_at(m, zero, c0, c1);
        let c2 = m.xor(c2, m.clmul_pairs::<0x00>(t, two[0]));
        let c3 = m.xor3(c3, m.clmul_pairs::<0x10>(t, two[0]), m.clmul_pairs::<0x01>(t, two[0]));
        let c4 = m.xor3(c4, m.clmul_pairs::<0x00>(t, two[1]), m.clmul_pairs::<0x11>(t, two[0]));
        let c5 = m.xor3(c5, m.clmul_pairs::<0x10>(t, two[1]), m.clmul_pairs::<0x01>(t, two[1]));
        let c6 = m.xor(c6, m.clmul_pairs::<0x11>(t, two[1]));
        // Word 2 is the lower one here, word 3 is not complete.
        let t = pair_at(m, c1, c2, c3);
        let c3 = m.xor(c3, m.clmul_pairs::<0x00>(t, one[0]));
        let c4 = m.xor(c4, m.clmul_pairs::<0x10>(t, one[0]));
        let c5 = m.xor(c5, m.clmul_pairs::<0x00>(t, one[1]));
        let c6 = m.xor(c6, m.clmul_pairs::<0x10>(t, one[1]));
        let u = m.clmul_pairs::<0x01>(pair_at(m, c1, c2, c3), inverse);
        let c3 = m.xor(c3, m.clmul_pairs::<0x00>(u, n[0]));
        let c4 = m.xor(c4, m.clmul_pairs::<0x10>(u, n[0]));
        let c5 = m.xor(c5, m.clmul_pairs::<0x00>(u, n[1]));
        let c6 = m.xor(c6, m.clmul_pairs::<0x10>(u, n[1]));
        let high = pair_at(m, c5, c6, zero);
        // x^256 is beyond `n`, and u times that is one word further up.
        let high = if WHOLE { m.xor(high, m.between(zero, u)) } else { high };
        [pair_at(m, c3, c4, c5), high]
    }
}
