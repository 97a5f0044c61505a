//! [`Pairwise`] and [`Permuting`] in plain Rust, as their comments define them: the oracle of the vector units.

use super::bitsliced::Wide;
use super::machine::clmul;
use super::pairs::{Shifted, Single};
use super::pairwise::{Never, Pairwise};
use super::permuting::Permuting;

/// Eight lanes in an array. Operations stay calls, as those of [`crate::lanes::Emulated`].
pub(super) type Emulated = Wide<8>;

type V = [u64; 8];

/// 64 bits out of 128 by an index vector.
fn picked(a: V, b: V, index: u64) -> u64 {
    let index = (index % 16) as usize;
    if index < 8 { a[index] } else { b[index - 8] }
}

/// [`Pairwise`] on vectors of so many words, with operations instead of those that the trait defines.
macro_rules! pairwise {
    ($words:literal, $alone:ty, $lines:ty, $($more:tt)*) => {
        impl Pairwise for Wide<$words> {
            type Alone = $alone;
            type Lines<'r> = $lines;
            $($more)*

            #[inline(never)]
            fn clmul_pairs<const SIDES: i32>(self, a: [u64; $words], b: [u64; $words]) -> [u64; $words] {
                let (of_a, of_b) = ((SIDES & 1) as usize, (SIDES >> 4 & 1) as usize);
                let mut out = [0; $words];
                for i in (0..$words).step_by(2) {
                    (out[i], out[i + 1]) = clmul(a[i + of_a], b[i + of_b]);
                }
                out
            }
            #[inline(never)]
            fn or3(self, a: [u64; $words], b: [u64; $words], c: [u64; $words]) -> [u64; $words] {
                std::array::from_fn(|i| a[i] | b[i] | c[i])
            }
            #[inline(never)]
            fn xor_and(self, a: [u64; $words], b: [u64; $words], c: [u64; $words]) -> [u64; $words] {
                std::array::from_fn(|i| (a[i] ^ b[i]) & c[i])
            }
            #[inline(never)]
            fn funnel_right(self, low: [u64; $words], high: [u64; $words], bits: [u64; $words]) -> [u64; $words] {
                std::array::from_fn(|i| ((u128::from(high[i]) << 64 | u128::from(low[i])) >> bits[i]) as u64)
            }
            #[inline(never)]
            fn funnel_left(self, high: [u64; $words], low: [u64; $words], bits: [u64; $words]) -> [u64; $words] {
                std::array::from_fn(|i| ((u128::from(high[i]) << 64 | u128::from(low[i])) << bits[i] >> 64) as u64)
            }
            #[inline(never)]
            fn between(self, low: [u64; $words], high: [u64; $words]) -> [u64; $words] {
                std::array::from_fn(|i| if i % 2 == 0 { low[i + 1] } else { high[i - 1] })
            }
            #[inline(never)]
            fn splat_pair(self, pair: [u64; 2]) -> [u64; $words] {
                std::array::from_fn(|i| pair[i % 2])
            }
            #[inline(never)]
            fn gather_pairs(self, block: &mut [[u64; $words]], elements: &[u64], words: usize) {
                for (i, v) in block.iter_mut().enumerate().take(words.div_ceil(2)) {
                    *v = std::array::from_fn(|lane| {
                        let word = 2 * i + lane % 2;
                        if word < words { elements[lane / 2 * words + word] } else { 0 }
                    });
                }
            }
            #[inline(never)]
            fn scatter_pairs(self, elements: &mut [u64], block: &[[u64; $words]], words: usize) {
                for (at, word) in elements.iter_mut().enumerate().take($words / 2 * words) {
                    let (element, w) = (at / words, at % words);
                    *word = block[w / 2][2 * element + w % 2];
                }
            }
        }
    };
}
pairwise! { 2, Never, Never, }
pairwise! { 4, Never, Never, }
pairwise! { 8, Single, Shifted<'r, V>,
    #[inline(never)]
    fn load_four_words(self, elements: &[u64]) -> [V; 2] {
        let element = [0, 2, 1, 3];
        [0, 2].map(|word| std::array::from_fn(|i| elements[4 * element[i / 2] + word + i % 2]))
    }
    #[inline(never)]
    fn store_four_words(self, elements: &mut [u64], pairs: [V; 2]) {
        for (place, element) in [0, 2, 1, 3].into_iter().enumerate() {
            for word in 0..4 {
                elements[4 * element + word] = pairs[word / 2][2 * place + word % 2];
            }
        }
    }
}

impl Permuting for Emulated {
    #[inline(never)]
    fn align<const N: i32>(self, low: V, high: V) -> V {
        std::array::from_fn(|i| picked(low, high, i as u64 + N as u64))
    }
    #[inline(never)]
    fn shuffle_pairs<const ORDER: i32>(self, a: V, b: V) -> V {
        std::array::from_fn(|i| {
            let pair = (ORDER >> (i / 2 * 2) & 3) as usize;
            if i < 4 { a[2 * pair + i % 2] } else { b[2 * pair + i % 2] }
        })
    }
    #[inline(never)]
    fn pick(self, a: V, index: V, b: V) -> V {
        index.map(|i| picked(a, b, i))
    }
    #[inline(never)]
    fn pick_masked(self, mask: u8, a: V, index: V, b: V) -> V {
        std::array::from_fn(|i| if mask >> i & 1 == 1 { picked(a, b, index[i]) } else { 0 })
    }

    #[inline(never)]
    fn load(self, words: &[u64; 8]) -> V {
        *words
    }
    #[inline(never)]
    fn store(self, words: &mut [u64; 8], v: V) {
        *words = v;
    }
    #[inline(never)]
    fn load_first(self, words: &[u64]) -> V {
        std::array::from_fn(|i| words.get(i).copied().unwrap_or(0))
    }
    #[inline(never)]
    fn store_first(self, words: &mut [u64], v: V) {
        words.iter_mut().zip(v).for_each(|(word, v)| *word = v);
    }
    #[inline(never)]
    fn store_half(self, words: &mut [u64; 4], v: V) {
        words.copy_from_slice(&v[..4]);
    }
    #[inline(never)]
    fn load_pairs<const UPPER: u8>(self, words: &[u64; 4]) -> V {
        std::array::from_fn(|i| words[i % 2 + 2 * usize::from(UPPER >> i & 1)])
    }
}
