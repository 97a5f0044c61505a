//! Word operations over GF(2)[x] for vectors that hold several words of one element.

use super::pairwise::Pairwise;

/// A machine with vectors of eight 64-bit lanes, which also moves words from any lane to any other.
///
/// An `index` vector names a word in each lane: 0 to 7 are those of the first operand, 8 to 15 those of the second.
pub(crate) trait Permuting: Pairwise {
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
    /// The words of `a` and `b` that `index` names, in the lanes of `mask`; 0 in the others.
    fn pick_masked(self, mask: u8, a: Self::V, index: Self::V, b: Self::V) -> Self::V;

    /// Eight words.
    fn load(self, words: &[u64; 8]) -> Self::V;
    /// The reverse of [`Permuting::load`].
    fn store(self, words: &mut [u64; 8], v: Self::V);
    /// The first eight of `words`, and zeros where there are fewer.
    fn load_first(self, words: &[u64]) -> Self::V;
    /// Stores as many lanes as there are `words`, at most eight.
    fn store_first(self, words: &mut [u64], v: Self::V);
    /// The lanes 0 to 3.
    fn store_half(self, words: &mut [u64; 4], v: Self::V);
    /// Stores eight words past the caches, where they fill a line of memory. Only within [`Pairwise::fenced`].
    #[inline(always)]
    fn store_past(self, words: &mut [u64; 8], v: Self::V) {
        self.store(words, v);
    }
    /// In each lane the first pair of `words`, where UPPER has a bit for the lane the second one.
    fn load_pairs<const UPPER: u8>(self, words: &[u64; 4]) -> Self::V;
}

/// Eight words of `words` from `at` on.
#[inline(always)]
pub(super) fn load_at<M: Permuting>(machine: M, words: &[u64], at: usize) -> M::V {
    machine.load(words[at..].first_chunk().unwrap())
}

/// The reverse of [`load_at`].
#[inline(always)]
pub(super) fn store_at<M: Permuting>(machine: M, words: &mut [u64], at: usize, v: M::V) {
    machine.store(words[at..].first_chunk_mut().unwrap(), v);
}
