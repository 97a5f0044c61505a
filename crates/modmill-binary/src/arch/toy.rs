//! The machine of docs/how-to/add-a-machine.md, which shows parts of this file: two pairs of words, each in a `u128`. Every processor runs it.
//!
//! It takes part in the tests as a machine of 256 bits. Its operations stay calls, as those of the emulations (`bitsliced/wide.rs`).

#![allow(unsafe_code)]
// Loops run over indices, as in all kernels: iterators are not always compiled into the function that has the processor's features.
#![allow(clippy::needless_range_loop)]

use crate::machine::{Carryless, CarrylessKernel, ProductKernel, clmul};
use crate::pairwise::{Never, Pairwise};
use modmill_arith::arch::Missing;

/// Proof that this processor computes with 128-bit integers. Only [`ToyToken::require`] makes one.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ToyToken {
    _made_by_require: (),
}

impl ToyToken {
    pub(crate) fn require() -> Result<Self, Missing> {
        Missing::unless(&[("u128", true)]).map(|()| Self { _made_by_require: () })
    }
}

/// Four lanes, or two pairs. Made from the token that proves its features.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Toy(ToyToken);

impl From<ToyToken> for Toy {
    fn from(token: ToyToken) -> Self {
        Self(token)
    }
}

/// The words of a vector.
fn words([a, b]: [u128; 2]) -> [u64; 4] {
    [a as u64, (a >> 64) as u64, b as u64, (b >> 64) as u64]
}

/// The reverse of [`words`].
fn vector([a, b, c, d]: [u64; 4]) -> [u128; 2] {
    [u128::from(b) << 64 | u128::from(a), u128::from(d) << 64 | u128::from(c)]
}

impl Carryless for Toy {
    type V = [u128; 2];
    const LANES: usize = 4;

    // A machine with instructions of its own calls a function with `#[target_feature]` here, made by `with_features!`.
    #[inline(never)]
    fn call<K: CarrylessKernel<Self>>(self, kernel: K) -> K::Out {
        kernel.run(self)
    }
    #[inline(never)]
    fn call_product<K: ProductKernel<Self, O, I, S>, O, I, S>(self, kernel: K, out: O, a: I, b: I, space: S) {
        kernel.run(self, out, a, b, space);
    }
    #[inline(never)]
    fn splat(self, x: u64) -> [u128; 2] {
        vector([x; 4])
    }
    #[inline(never)]
    fn xor(self, a: [u128; 2], b: [u128; 2]) -> [u128; 2] {
        [a[0] ^ b[0], a[1] ^ b[1]]
    }
    #[inline(never)]
    fn xor3(self, a: [u128; 2], b: [u128; 2], c: [u128; 2]) -> [u128; 2] {
        [a[0] ^ b[0] ^ c[0], a[1] ^ b[1] ^ c[1]]
    }
    #[inline(never)]
    fn and(self, a: [u128; 2], b: [u128; 2]) -> [u128; 2] {
        [a[0] & b[0], a[1] & b[1]]
    }
    #[inline(never)]
    fn and_xor(self, c: [u128; 2], a: [u128; 2], b: [u128; 2]) -> [u128; 2] {
        [c[0] ^ (a[0] & b[0]), c[1] ^ (a[1] & b[1])]
    }
    #[inline(never)]
    fn clmul(self, a: [u128; 2], b: [u128; 2]) -> ([u128; 2], [u128; 2]) {
        let (a, b) = (words(a), words(b));
        let products: [(u64, u64); 4] = std::array::from_fn(|i| clmul(a[i], b[i]));
        (vector(products.map(|(low, _)| low)), vector(products.map(|(_, high)| high)))
    }
    #[inline(never)]
    fn shl(self, a: [u128; 2], n: u32) -> [u128; 2] {
        vector(words(a).map(|word| word << n))
    }
    #[inline(never)]
    fn shr(self, a: [u128; 2], n: u32) -> [u128; 2] {
        vector(words(a).map(|word| word >> n))
    }
    #[inline(always)]
    fn vectors(self, words: &mut [u64]) -> &mut [[u128; 2]] {
        // Words before the first boundary are left out; a workspace has none.
        // SAFETY: four words are a vector, whatever their bits; the slice is borrowed for as long as the words are.
        unsafe { words.align_to_mut::<[u128; 2]>().1 }
    }
    #[inline(never)]
    fn gather(self, block: &mut [[u128; 2]], elements: &[u64], words: usize) {
        for w in 0..words {
            block[w] = vector(std::array::from_fn(|lane| elements[lane * words + w]));
        }
    }
    #[inline(never)]
    fn scatter(self, elements: &mut [u64], block: &[[u128; 2]], count: usize) {
        for w in 0..count {
            let of = words(block[w]);
            for lane in 0..4 {
                elements[lane * count + w] = of[lane];
            }
        }
    }
}

impl Pairwise for Toy {
    // One product a call takes a whole group.
    type Alone = Never;
    // Results go to memory by the queue of stores.
    type Lines<'r> = Never;

    #[inline(never)]
    fn clmul_pairs<const SIDES: i32>(self, a: [u128; 2], b: [u128; 2]) -> [u128; 2] {
        let (of_a, of_b) = (64 * (SIDES & 1), 64 * (SIDES >> 4 & 1));
        std::array::from_fn(|pair| {
            let (low, high) = clmul((a[pair] >> of_a) as u64, (b[pair] >> of_b) as u64);
            u128::from(high) << 64 | u128::from(low)
        })
    }
    #[inline(never)]
    fn or3(self, a: [u128; 2], b: [u128; 2], c: [u128; 2]) -> [u128; 2] {
        [a[0] | b[0] | c[0], a[1] | b[1] | c[1]]
    }
    #[inline(never)]
    fn xor_and(self, a: [u128; 2], b: [u128; 2], c: [u128; 2]) -> [u128; 2] {
        [(a[0] ^ b[0]) & c[0], (a[1] ^ b[1]) & c[1]]
    }
    #[inline(never)]
    fn funnel_right(self, low: [u128; 2], high: [u128; 2], bits: [u128; 2]) -> [u128; 2] {
        let (low, high, bits) = (words(low), words(high), words(bits));
        vector(std::array::from_fn(|i| ((u128::from(high[i]) << 64 | u128::from(low[i])) >> bits[i]) as u64))
    }
    #[inline(never)]
    fn funnel_left(self, high: [u128; 2], low: [u128; 2], bits: [u128; 2]) -> [u128; 2] {
        let (high, low, bits) = (words(high), words(low), words(bits));
        vector(std::array::from_fn(|i| ((u128::from(high[i]) << 64 | u128::from(low[i])) << bits[i] >> 64) as u64))
    }
    #[inline(never)]
    fn between(self, low: [u128; 2], high: [u128; 2]) -> [u128; 2] {
        [low[0] >> 64 | high[0] << 64, low[1] >> 64 | high[1] << 64]
    }
    #[inline(never)]
    fn splat_pair(self, [low, high]: [u64; 2]) -> [u128; 2] {
        vector([low, high, low, high])
    }
    #[inline(never)]
    fn gather_pairs(self, block: &mut [[u128; 2]], elements: &[u64], words: usize) {
        for i in 0..words.div_ceil(2) {
            let at = |element: usize, w: usize| if w < words { elements[element * words + w] } else { 0 };
            block[i] = vector([at(0, 2 * i), at(0, 2 * i + 1), at(1, 2 * i), at(1, 2 * i + 1)]);
        }
    }
    #[inline(never)]
    fn scatter_pairs(self, elements: &mut [u64], block: &[[u128; 2]], count: usize) {
        for w in 0..count {
            let of = words(block[w / 2]);
            elements[w] = of[w % 2];
            elements[count + w] = of[2 + w % 2];
        }
    }
}
