//! Products of four polynomials by four others at once.
//!
//! A number is a slice of *pairs*: vector i holds, in pair e, words 2i and 2i + 1 of element e. A product of n pairs is 2n pairs.
//! Inside the leaves (up to eight pairs) a product is *columns*: column k of a pair is the sum of the word products a_i b_j with
//! i + j = k, 127 bits that start at x^(64 k). Karatsuba works on columns as it does on pairs; they are put together once, at the
//! end of a leaf, by one shuffle and one addition a pair. Above the leaves it is [`Karatsuba`].
//!
//! Instructions for two pairs (256 bits) of four elements: 12 multiplications, 9 additions. A 512-bit unit multiplies on one port and
//! adds on two, so the schoolbook product of a pair (4 multiplications) is no slower than Karatsuba's (3, more additions, shuffles). PCLMULQDQ
//! on 128 bits takes Karatsuba's from four pairs on ([`Pairwise::KARATSUBA_IN_PAIRS`]; docs/derivations/gf2-avx2.md).

use crate::karatsuba::{Karatsuba, Leaves};
use crate::machine::ProductKernel;
use crate::pairwise::Pairwise;

/// A pair of words of each element, and the sum of both words in each lane where products of pairs take Karatsuba's step.
#[derive(Clone, Copy)]
struct Operand<V> {
    words: V,
    sums: V,
}

#[inline(always)]
fn operand<M: Pairwise>(m: M, words: M::V, karatsuba: bool) -> Operand<M::V> {
    Operand { words, sums: if karatsuba { m.xor(words, m.between(words, words)) } else { words } }
}

#[inline(always)]
fn operands<M: Pairwise, const N: usize>(m: M, words: &[M::V; N], karatsuba: bool) -> [Operand<M::V>; N] {
    let mut all = [Operand { words: words[0], sums: words[0] }; N];
    for i in 0..N {
        all[i] = operand(m, words[i], karatsuba);
    }
    all
}

#[inline(always)]
fn sum<M: Pairwise>(m: M, a: Operand<M::V>, b: Operand<M::V>, karatsuba: bool) -> Operand<M::V> {
    let words = m.xor(a.words, b.words);
    Operand { words, sums: if karatsuba { m.xor(a.sums, b.sums) } else { words } }
}

/// One pair by one pair: the columns 0 to 2, of three multiplications or of four.
#[inline(always)]
fn pair<M: Pairwise>(m: M, a: Operand<M::V>, b: Operand<M::V>, karatsuba: bool) -> [M::V; 3] {
    let (c0, c2) = (m.clmul_pairs::<0x00>(a.words, b.words), m.clmul_pairs::<0x11>(a.words, b.words));
    let c1 = if karatsuba {
        m.xor3(m.clmul_pairs::<0x00>(a.sums, b.sums), c0, c2)
    } else {
        m.xor(m.clmul_pairs::<0x01>(a.words, b.words), m.clmul_pairs::<0x10>(a.words, b.words))
    };
    [c0, c1, c2]
}

/// Two pairs by two pairs by one step of Karatsuba, and products of pairs by the schoolbook: the columns 0 to 6.
#[inline(always)]
pub(super) fn two<M: Pairwise>(m: M, a: [M::V; 2], b: [M::V; 2]) -> [M::V; 7] {
    two_operands(m, operands(m, &a, false), operands(m, &b, false), false)
}

/// [`two`] of operands, with products of pairs by Karatsuba or by the schoolbook.
#[inline(always)]
fn two_operands<M: Pairwise>(m: M, a: [Operand<M::V>; 2], b: [Operand<M::V>; 2], karatsuba: bool) -> [M::V; 7] {
    let [l0, l1, l2] = pair(m, a[0], b[0], karatsuba);
    let [h0, h1, h2] = pair(m, a[1], b[1], karatsuba);
    let [m0, m1, m2] = pair(m, sum(m, a[0], a[1], karatsuba), sum(m, b[0], b[1], karatsuba), karatsuba);
    let t = m.xor(l2, h0);
    [l0, l1, m.xor3(t, m0, l0), m.xor3(m1, l1, h1), m.xor3(t, m2, h2), h1, h2]
}

/// Four pairs by four: the columns 0 to 14.
#[inline(always)]
fn four<M: Pairwise>(m: M, a: [Operand<M::V>; 4], b: [Operand<M::V>; 4]) -> [M::V; 15] {
    let karatsuba = M::KARATSUBA_IN_PAIRS;
    let low = two_operands(m, [a[0], a[1]], [b[0], b[1]], karatsuba);
    let high = two_operands(m, [a[2], a[3]], [b[2], b[3]], karatsuba);
    let (sa, sb) =
        ([sum(m, a[0], a[2], karatsuba), sum(m, a[1], a[3], karatsuba)], [sum(m, b[0], b[2], karatsuba), sum(m, b[1], b[3], karatsuba)]);
    let middle = two_operands(m, sa, sb, karatsuba);
    let mut c = [high[3]; 15];
    c[3] = low[3];
    for i in 0..3 {
        let t = m.xor(low[4 + i], high[i]);
        c[i] = low[i];
        c[4 + i] = m.xor3(t, low[i], middle[i]);
        c[8 + i] = m.xor3(t, high[4 + i], middle[4 + i]);
        c[12 + i] = high[4 + i];
    }
    c[7] = m.xor3(low[3], middle[3], high[3]);
    c
}

/// The pair at a column: that column and what its neighbours reach into it.
#[inline(always)]
pub(super) fn pair_at<M: Pairwise>(m: M, before: M::V, column: M::V, after: M::V) -> M::V {
    m.xor(column, m.between(before, after))
}

/// The product of one pair by one.
#[inline(always)]
fn leaf_one<M: Pairwise>(m: M, c: &mut [M::V; 2], a: [M::V; 1], b: [M::V; 1]) {
    let (a, b) = (operand(m, a[0], false), operand(m, b[0], false));
    let (zero, [c0, c1, c2]) = (m.splat(0), pair(m, a, b, false));
    *c = [pair_at(m, zero, c0, c1), pair_at(m, c1, c2, zero)];
}

/// The product of two pairs by two.
#[inline(always)]
pub(super) fn two_by_two<M: Pairwise>(m: M, a: [M::V; 2], b: [M::V; 2]) -> [M::V; 4] {
    let (zero, [c0, c1, c2, c3, c4, c5, c6]) = (m.splat(0), two(m, a, b));
    [pair_at(m, zero, c0, c1), pair_at(m, c1, c2, c3), pair_at(m, c3, c4, c5), pair_at(m, c5, c6, zero)]
}

/// The product of four pairs by four.
#[inline(always)]
fn leaf_four<M: Pairwise>(m: M, c: &mut [M::V; 8], a: [M::V; 4], b: [M::V; 4]) {
    let (a, b) = (operands(m, &a, M::KARATSUBA_IN_PAIRS), operands(m, &b, M::KARATSUBA_IN_PAIRS));
    let (zero, columns) = (m.splat(0), four(m, a, b));
    c[0] = pair_at(m, zero, columns[0], columns[1]);
    for i in 1..7 {
        c[i] = pair_at(m, columns[2 * i - 1], columns[2 * i], columns[2 * i + 1]);
    }
    c[7] = pair_at(m, columns[13], columns[14], zero);
}

/// The product of eight pairs by eight: a separate function, as it is long.
struct LeafEight;

impl<M: Pairwise> ProductKernel<M, &mut [M::V; 16], &[M::V; 8], ()> for LeafEight {
    #[inline(always)]
    fn run(self, m: M, c: &mut [M::V; 16], a: &[M::V; 8], b: &[M::V; 8], (): ()) {
        let (zero, karatsuba) = (m.splat(0), M::KARATSUBA_IN_PAIRS);
        let (a, b) = (operands(m, a, karatsuba), operands(m, b, karatsuba));
        let low = four(m, [a[0], a[1], a[2], a[3]], [b[0], b[1], b[2], b[3]]);
        let high = four(m, [a[4], a[5], a[6], a[7]], [b[4], b[5], b[6], b[7]]);
        let (mut sa, mut sb) = ([a[0]; 4], [b[0]; 4]);
        for i in 0..4 {
            sa[i] = sum(m, a[i], a[4 + i], karatsuba);
            sb[i] = sum(m, b[i], b[4 + i], karatsuba);
        }
        let middle = four(m, sa, sb);
        // Columns 8 to 14, 15, 16 to 22 take the middle product; those below are of the low one, those above of the high one.
        let mut before = zero;
        for i in 0..4 {
            c[i] = pair_at(m, before, low[2 * i], low[2 * i + 1]);
            before = low[2 * i + 1];
        }
        for i in 0..4 {
            let even = m.xor3(m.xor(low[8 + 2 * i], high[2 * i]), low[2 * i], middle[2 * i]);
            let odd = if i < 3 {
                m.xor3(m.xor(low[9 + 2 * i], high[2 * i + 1]), low[2 * i + 1], middle[2 * i + 1])
            } else {
                m.xor3(high[7], low[7], middle[7])
            };
            c[4 + i] = pair_at(m, before, even, odd);
            before = odd;
        }
        for i in 0..4 {
            let even = m.xor3(m.xor(low[8 + 2 * i], high[2 * i]), high[8 + 2 * i], middle[8 + 2 * i]);
            let odd = if i < 3 { m.xor3(m.xor(low[9 + 2 * i], high[2 * i + 1]), high[9 + 2 * i], middle[9 + 2 * i]) } else { high[7] };
            c[8 + i] = pair_at(m, before, even, odd);
            before = odd;
        }
        for i in 4..8 {
            let odd = if i < 7 { high[2 * i + 1] } else { zero };
            c[8 + i] = pair_at(m, before, high[2 * i], odd);
            before = odd;
        }
    }
}

/// c = a b by the schoolbook, any number of pairs.
struct Schoolbook;

impl<M: Pairwise> ProductKernel<M, &mut [M::V], &[M::V], ()> for Schoolbook {
    #[inline(always)]
    fn run(self, m: M, c: &mut [M::V], a: &[M::V], b: &[M::V], (): ()) {
        let n = a.len();
        assert!(b.len() == n && c.len() >= 2 * n && n > 0);
        let zero = m.splat(0);
        let (mut carried, mut before) = (zero, zero);
        for k in 0..2 * n - 1 {
            let (first, last) = (k.saturating_sub(n - 1), k.min(n - 1));
            let (mut c0, mut c1, mut d1, mut c2) = (carried, zero, zero, zero);
            for i in first..=last {
                let (x, y) = (a[i], b[k - i]);
                c0 = m.xor(c0, m.clmul_pairs::<0x00>(x, y));
                c1 = m.xor(c1, m.clmul_pairs::<0x01>(x, y));
                d1 = m.xor(d1, m.clmul_pairs::<0x10>(x, y));
                c2 = m.xor(c2, m.clmul_pairs::<0x11>(x, y));
            }
            let after = m.xor(c1, d1);
            c[k] = pair_at(m, before, c0, after);
            (before, carried) = (after, c2);
        }
        c[2 * n - 1] = pair_at(m, before, carried, zero);
    }
}

/// [`Karatsuba`] on pairs.
#[derive(Clone, Copy)]
pub(super) struct Pairs;

impl<M: Pairwise> Leaves<M> for Pairs {
    #[inline(always)]
    fn leaf(self, m: M, c: &mut [M::V], a: &[M::V], b: &[M::V], levels: u8) -> bool {
        match (a.len(), levels) {
            (1, _) => leaf_one(m, c.try_into().unwrap(), array(a), array(b)),
            (2, 1..) => c.copy_from_slice(&two_by_two(m, array(a), array(b))),
            (4, 2..) => leaf_four(m, c.try_into().unwrap(), array(a), array(b)),
            (8, 3..) => m.call_product(LeafEight, c.try_into().unwrap(), a.try_into().unwrap(), b.try_into().unwrap(), ()),
            (_, 0) => m.call_product(Schoolbook, c, a, b, ()),
            _ => return false,
        }
        true
    }
}

/// A slice of N vectors as an array.
#[inline(always)]
fn array<V: Copy, const N: usize>(v: &[V]) -> [V; N] {
    *<&[V; N]>::try_from(v).unwrap()
}

/// c = a b by `levels` steps of Karatsuba over the schoolbook, operands of N pairs where that is fixed, else 0.
#[inline(always)]
pub(super) fn product<M: Pairwise, const N: usize>(m: M, c: &mut [M::V], a: &[M::V], b: &[M::V], levels: u8, scratch: &mut [M::V]) {
    product_by::<M, _, N>(m, Pairs, c, a, b, levels, scratch);
}

/// The [`product`] with `leaves` as the products at the bottom of Karatsuba's steps.
#[inline(always)]
pub(super) fn product_by<M: Pairwise, L: Leaves<M>, const N: usize>(
    m: M,
    leaves: L,
    c: &mut [M::V],
    a: &[M::V],
    b: &[M::V],
    levels: u8,
    scratch: &mut [M::V],
) {
    if N > 0 {
        // The lengths as constants, so that only one leaf is compiled.
        let (c, a, b) = (&mut c[..2 * N], &a[..N], &b[..N]);
        if leaves.leaf(m, c, a, b, levels) {
            return;
        }
    }
    m.call_product(Karatsuba { levels, leaves }, c, a, b, scratch);
}

/// c = a^2: word by word, as squares have no mixed terms.
#[inline(always)]
pub(super) fn square<M: Pairwise>(m: M, c: &mut [M::V], a: &[M::V]) {
    let n = a.len();
    let c = &mut c.as_chunks_mut().0[..n];
    for i in 0..n {
        c[i] = [m.clmul_pairs::<0x00>(a[i], a[i]), m.clmul_pairs::<0x11>(a[i], a[i])];
    }
}
