//! One product of four or of eight words by as many, in registers.
//!
//! Four words are two pairs each; a vector takes all four products of pairs, which needs no sums and gives them in one vector:
//! ```text
//! left (A0, A0, A1, A1)   right (B0, B1, B1, B0)   products of pairs (L, X, H, Y):   L + (X + Y) x^128 + H x^256
//! ```
//! L, X and H follow each other as the number's pairs do, so their columns only move up by a word or two as a whole; Y is put where X
//! is. Where it would stay behind in the highest pair it is added again, which removes it.
//!
//! Eight words are two halves and one step of Karatsuba: arranged operands are sums of arranged operands. From memory an arrangement
//! costs no shuffle, as loads repeat a pair, and masks choose between two of them.

use crate::permuting::Permuting;

/// Four words arranged in pairs: UPPER masks the words of the second pair, LOW and HIGH choose the pairs out of a vector's lower and
/// upper four words.
#[derive(Debug, Clone, Copy)]
pub(super) struct Arranged<V, const UPPER: u8, const LOW: i32, const HIGH: i32>(V);

/// (A0, A0, A1, A1).
pub(super) type Left<V> = Arranged<V, 0b1111_0000, 0b01_01_00_00, 0b11_11_10_10>;

/// (B0, B1, B1, B0).
pub(super) type Right<V> = Arranged<V, 0b0011_1100, 0b00_01_01_00, 0b10_11_11_10>;

impl<V: Copy, const UPPER: u8, const LOW: i32, const HIGH: i32> Arranged<V, UPPER, LOW, HIGH> {
    /// The words in memory.
    #[inline(always)]
    pub(super) fn load<M: Permuting<V = V>>(m: M, words: &[u64; 4]) -> Self {
        Self(m.load_pairs::<UPPER>(words))
    }

    /// Both halves of eight words in memory.
    #[inline(always)]
    pub(super) fn load_halves<M: Permuting<V = V>>(m: M, words: &[u64; 8]) -> [Self; 2] {
        let [low, high] = words.as_chunks::<4>().0 else { unreachable!("eight words are two times four") };
        [Self::load(m, low), Self::load(m, high)]
    }

    /// The words 0 to 3.
    #[inline(always)]
    pub(super) fn low<M: Permuting<V = V>>(m: M, v: V) -> Self {
        Self(m.shuffle_pairs::<LOW>(v, v))
    }

    /// Both halves of eight words.
    #[inline(always)]
    pub(super) fn halves<M: Permuting<V = V>>(m: M, v: V) -> [Self; 2] {
        [Self::low(m, v), Self(m.shuffle_pairs::<HIGH>(v, v))]
    }

    #[inline(always)]
    fn add<M: Permuting<V = V>>(self, m: M, other: Self) -> Self {
        Self(m.xor(self.0, other.0))
    }
}

/// Four words by four: the product's eight.
#[inline(always)]
pub(super) fn four_by_four<M: Permuting>(m: M, a: Left<M::V>, b: Right<M::V>) -> M::V {
    let (a, b) = (a.0, b.0);
    let zero = m.splat(0);
    let c0 = m.clmul_pairs::<0x00>(a, b);
    let c1 = m.xor(m.clmul_pairs::<0x01>(a, b), m.clmul_pairs::<0x10>(a, b));
    let c2 = m.clmul_pairs::<0x11>(a, b);
    // Y of c0 goes two words up and, to remove what is there, six; that of c2, which belongs two further up, goes four.
    let even = m.pick_masked(0b1111_1100, c0, m.load(&[0, 0, 6, 7, 14, 15, 6, 7]), c2);
    let odd = m.pick(c1, m.load(&[8, 8, 8, 6, 7, 8, 8, 6]), zero);
    let (up_one, up_two) = (m.align::<7>(zero, c1), m.align::<6>(zero, c2));
    m.xor3(m.xor3(c0, up_two, even), up_one, odd)
}

/// Eight words by eight, as halves: the product's lower and upper eight.
#[inline(always)]
pub(super) fn eight_by_eight<M: Permuting>(m: M, a: [Left<M::V>; 2], b: [Right<M::V>; 2]) -> [M::V; 2] {
    let zero = m.splat(0);
    let (low, high) = (four_by_four(m, a[0], b[0]), four_by_four(m, a[1], b[1]));
    let middle = m.xor3(four_by_four(m, a[0].add(m, a[1]), b[0].add(m, b[1])), low, high);
    [m.xor(low, m.align::<4>(zero, middle)), m.xor(high, m.align::<4>(middle, zero))]
}
