//! Results that go from registers to memory, past the caches.
//!
//! Only for sizes with a loop of their own ([`super::whole::have_own_loop`]), whose groups are a few whole lines of memory. A line that is written as a
//! whole need not be read before. Where the array begins within a line, each line is the end of one vector of results and the beginning of the next.

use super::LINE;
use crate::pairwise::Lines;
use crate::permuting::Permuting;

/// Elements of a group.
const GROUP: usize = 4;

/// The rest of an array, to which the next results go.
pub(crate) struct Shifted<'r, V> {
    /// Whole lines of memory, and what is left at the end.
    lines: &'r mut [[u64; LINE]],
    end: &'r mut [u64],
    /// The vector of results before the next one.
    before: V,
    /// The words of `before` and of the next vector that make up a line.
    index: V,
    /// True if lines and vectors begin at different places.
    shifted: bool,
}

impl<'r, M: Permuting> Lines<'r, M> for Shifted<'r, M::V> {
    const ALWAYS: bool = true;

    #[inline(always)]
    fn behind_first_group(m: M, array: &'r mut [u64], words: usize) -> Option<Self> {
        let first = GROUP * words;
        let before = m.load(array[first - LINE..].first_chunk().unwrap());
        let begun = (array[first..].as_ptr().addr() / size_of::<u64>()) % LINE;
        let (lines, end) = array[first - begun..].as_chunks_mut();
        let mut index = [0; LINE];
        for i in 0..LINE {
            index[i] = (LINE - begun + i) as u64;
        }
        Some(Self { lines, end, before, index: m.load(&index), shifted: begun > 0 })
    }

    #[inline(always)]
    fn put<const N: usize>(&mut self, m: M, results: &[M::V]) {
        self.complete(m, &in_order::<M, N>(m, results));
    }

    #[inline(always)]
    fn put_four_words(&mut self, m: M, pairs: [M::V; 2]) {
        // Pairs of the elements 0 and 1, and 2 and 3, which lie in the order 0, 2, 1, 3.
        let (even, odd) = (m.load(&[0, 1, 8, 9, 4, 5, 12, 13]), m.load(&[2, 3, 10, 11, 6, 7, 14, 15]));
        self.complete(m, &[m.pick(pairs[0], even, pairs[1]), m.pick(pairs[0], odd, pairs[1])]);
    }

    #[inline(always)]
    fn finish(self, m: M) {
        m.store_first(self.end, m.pick(self.before, self.index, self.before));
    }
}

impl<V: Copy> Shifted<'_, V> {
    /// Writes the lines that these results complete.
    #[inline(always)]
    fn complete<M: Permuting<V = V>>(&mut self, m: M, results: &[V]) {
        let Some(lines) = self.lines.split_off_mut(..results.len()) else { return };
        for i in 0..results.len() {
            let line = if self.shifted { m.pick(self.before, self.index, results[i]) } else { results[i] };
            m.store_past(&mut lines[i], line);
            self.before = results[i];
        }
    }
}

/// The words of a group of N pairs, in order.
#[inline(always)]
fn in_order<M: Permuting, const N: usize>(m: M, r: &[M::V]) -> [M::V; N] {
    let mut rows = [m.splat(0); N];
    for i in 0..N / GROUP {
        let of = m.transpose_pairs([r[4 * i], r[4 * i + 1], r[4 * i + 2], r[4 * i + 3]]);
        for e in 0..GROUP {
            rows[N / GROUP * e + i] = of[e];
        }
    }
    if N == 2 {
        rows[0] = m.pick(r[0], m.load(&[0, 1, 8, 9, 2, 3, 10, 11]), r[1]);
        rows[1] = m.pick(r[0], m.load(&[4, 5, 12, 13, 6, 7, 14, 15]), r[1]);
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::emulated::Emulated;
    use crate::pairs::whole::have_own_loop;

    /// Arrays that begin at each place within a line, of any number of groups.
    fn all_words_arrive_once_and_in_order<const N: usize>() {
        let m = Emulated::default();
        let words = 2 * N;
        assert!(have_own_loop(words));
        for offset in 0..LINE {
            for groups in [1, 2, 3, 9] {
                let size = groups * GROUP * words;
                let mut array = vec![u64::MAX; offset + size + LINE];
                let value = |at: usize| at as u64;
                for at in 0..GROUP * words {
                    array[offset + at] = value(at);
                }
                let mut lines =
                    Shifted::behind_first_group(m, &mut array[offset..offset + size], words).expect("these sizes have the loop");
                for group in 1..groups {
                    // Pair e of vector i is words 2 i and 2 i + 1 of element e.
                    let pairs: Vec<_> =
                        (0..N).map(|i| std::array::from_fn(|lane| value((group * GROUP + lane / 2) * words + 2 * i + lane % 2))).collect();
                    lines.put::<N>(m, &pairs);
                }
                Lines::<Emulated>::finish(lines, m);
                let (results, behind) = array[offset..].split_at(size);
                assert!(results.iter().copied().eq((0..size).map(value)), "{groups} groups of {words} words from {offset}");
                assert!(array[..offset].iter().chain(behind).all(|&word| word == u64::MAX));
            }
        }
    }

    #[test]
    fn all_words_of_each_size_arrive_once_and_in_order() {
        all_words_arrive_once_and_in_order::<2>();
        all_words_arrive_once_and_in_order::<4>();
        all_words_arrive_once_and_in_order::<8>();
    }
}
