//! Word operations over GF(2)[x] for vectors that hold several words of one element.

use super::machine::Carryless;

/// A machine with vectors of eight 64-bit lanes, used as four *pairs* of words that follow each other: pair i is the lanes 2 i and 2 i + 1.
///
/// An `index` vector names a word in each lane: 0 to 7 are those of the first operand, 8 to 15 those of the second.
pub(crate) trait Across: Carryless {
    /// In each pair the 127-bit product of one word of `a` and one of `b`: SIDES is 0x00 for both lower words, 0x01 for `a`'s upper
    /// and `b`'s lower one, 0x10 for `a`'s lower and `b`'s upper one, 0x11 for both upper words.
    fn clmul_pairs<const SIDES: i32>(self, a: Self::V, b: Self::V) -> Self::V;
    /// Bit by bit a OR b OR c.
    fn or3(self, a: Self::V, b: Self::V, c: Self::V) -> Self::V;
    /// (a + b) AND c.
    fn xor_and(self, a: Self::V, b: Self::V, c: Self::V) -> Self::V;
    /// The low words of (low + high x^64) / x^bits, `bits` below 64 in each lane.
    fn funnel_right(self, low: Self::V, high: Self::V, bits: Self::V) -> Self::V;
    /// The high words of (low + high x^64) x^bits, `bits` below 64 in each lane.
    fn funnel_left(self, high: Self::V, low: Self::V, bits: Self::V) -> Self::V;

    /// Each pair from the upper word of `low` and the lower word of `high`.
    fn between(self, low: Self::V, high: Self::V) -> Self::V;
    /// The words N to N + 7 of the sixteen words of `low` and `high`.
    fn align<const N: i32>(self, low: Self::V, high: Self::V) -> Self::V;
    /// The pairs of `a` that the two lowest 2-bit digits of ORDER name, then those of `b` that the next two name.
    fn shuffle_pairs<const ORDER: i32>(self, a: Self::V, b: Self::V) -> Self::V;
    /// Pair j of vector i becomes pair i of vector j.
    #[inline(always)]
    fn transpose_pairs(self, v: [Self::V; 4]) -> [Self::V; 4] {
        let (a, b) = (self.shuffle_pairs::<0x44>(v[0], v[1]), self.shuffle_pairs::<0xee>(v[0], v[1]));
        let (c, d) = (self.shuffle_pairs::<0x44>(v[2], v[3]), self.shuffle_pairs::<0xee>(v[2], v[3]));
        [
            self.shuffle_pairs::<0x88>(a, c),
            self.shuffle_pairs::<0xdd>(a, c),
            self.shuffle_pairs::<0x88>(b, d),
            self.shuffle_pairs::<0xdd>(b, d),
        ]
    }
    /// The words of `a` and `b` that `index` names.
    fn pick(self, a: Self::V, index: Self::V, b: Self::V) -> Self::V;
    /// The same where `mask` has a bit for the lane, else 0.
    fn pick_masked(self, mask: u8, a: Self::V, index: Self::V, b: Self::V) -> Self::V;

    /// The same pair four times.
    fn splat_pair(self, pair: [u64; 2]) -> Self::V;
    /// Eight words.
    fn load(self, words: &[u64; 8]) -> Self::V;
    /// The reverse of [`Across::load`].
    fn store(self, words: &mut [u64; 8], v: Self::V);
    /// The first eight of `words`, and zeros where there are fewer.
    fn load_first(self, words: &[u64]) -> Self::V;
    /// As many lanes as there are `words`, at most eight.
    fn store_first(self, words: &mut [u64], v: Self::V);
    /// The lanes 0 to 3.
    fn store_half(self, words: &mut [u64; 4], v: Self::V);
    /// In each lane the first pair of `words`, where UPPER has a bit for the lane the second one.
    fn load_pairs<const UPPER: u8>(self, words: &[u64; 4]) -> Self::V;
    /// Four elements of four words as their first and second pairs, in the order of elements 0, 2, 1, 3.
    fn load_four_words(self, elements: &[u64; 16]) -> [Self::V; 2];
    /// The reverse of [`Across::load_four_words`].
    fn store_four_words(self, elements: &mut [u64; 16], pairs: [Self::V; 2]);
    /// Asks for the words that are `ahead` further on than `words`, where there are any, to come to the nearest cache.
    fn fetch(self, _words: &[u64], _ahead: usize) {}
    /// Stores eight words past the caches, where they fill a line of memory: a line is then not read before it is written. Only within
    /// [`Across::fenced`].
    #[inline(always)]
    fn store_past(self, words: &mut [u64; 8], v: Self::V) {
        self.store(words, v);
    }
    /// Does `f`, after which its stores past the caches are ordered as others are.
    fn fenced<T>(self, f: impl FnOnce() -> T) -> T {
        f()
    }
    /// Four elements of `words` words that follow each other as pairs: pair e of `block[i]` is words 2 i and 2 i + 1 of element e.
    /// Where `words` is odd, the last upper words are 0.
    fn gather_pairs(self, block: &mut [Self::V], elements: &[u64], words: usize);
    /// The reverse of [`Across::gather_pairs`].
    fn scatter_pairs(self, elements: &mut [u64], block: &[Self::V], words: usize);
}

/// Eight words of `words` from `at` on.
#[inline(always)]
pub(super) fn load_at<M: Across>(machine: M, words: &[u64], at: usize) -> M::V {
    machine.load(words[at..].first_chunk().unwrap())
}

/// The reverse of [`load_at`].
#[inline(always)]
pub(super) fn store_at<M: Across>(machine: M, words: &mut [u64], at: usize, v: M::V) {
    machine.store(words[at..].first_chunk_mut().unwrap(), v);
}
