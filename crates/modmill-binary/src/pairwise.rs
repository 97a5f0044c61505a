//! Word operations over GF(2)[x] for vectors that hold a pair of words of each of several elements.

use super::machine::Carryless;
use super::{BinaryModulus, Method, Workspace};
use std::fmt::Debug;

/// A machine whose vectors are used as *pairs* of words that follow each other: pair i is the lanes 2 i and 2 i + 1.
///
/// A group of elements shares vectors: pair e of vector i is words 2 i and 2 i + 1 of element e.
pub(crate) trait Pairwise: Carryless {
    /// Pairs of a vector, and elements of a group.
    const PAIRS: usize = Self::LANES / 2;
    /// True if products of four pairs and of eight take Karatsuba's step within a pair too: one multiplication less of four, for two
    /// additions more and one for each operand.
    const KARATSUBA_IN_PAIRS: bool = false;
    /// The multiplier of an element that is alone, where a group with idle places would take longer.
    type Alone: Alone<Self>;
    /// The way of results from registers past the caches.
    type Lines<'r>: Lines<'r, Self>;

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
    /// A vector with this pair in each place.
    fn splat_pair(self, pair: [u64; 2]) -> Self::V;

    /// A group of elements of `words` words that follow each other as pairs: pair e of `block[i]` is words 2 i and 2 i + 1 of element e.
    /// Where `words` is odd, the last upper words are 0.
    fn gather_pairs(self, block: &mut [Self::V], elements: &[u64], words: usize);
    /// The reverse of [`Pairwise::gather_pairs`].
    fn scatter_pairs(self, elements: &mut [u64], block: &[Self::V], words: usize);
    /// A group of elements of four words as their first and second pairs. Machines that write [`Lines`] have the elements in the order 0, 2, 1, 3.
    #[inline(always)]
    fn load_four_words(self, elements: &[u64]) -> [Self::V; 2] {
        let mut pairs = [self.splat(0); 2];
        self.gather_pairs(&mut pairs, elements, 4);
        pairs
    }
    /// The reverse of [`Pairwise::load_four_words`].
    #[inline(always)]
    fn store_four_words(self, elements: &mut [u64], pairs: [Self::V; 2]) {
        self.scatter_pairs(elements, &pairs, 4);
    }

    /// Asks for the words that are `ahead` further on than `words`, where there are any, to come to the nearest cache.
    fn fetch(self, _words: &[u64], _ahead: usize) {}
    /// Copies eight words past the caches, where they fill a line of memory: a line is then not read before it is written. Only within
    /// [`Pairwise::fenced`].
    #[inline(always)]
    fn copy_past(self, to: &mut [u64; 8], from: &[u64; 8]) {
        *to = *from;
    }
    /// Does `f`, after which its stores past the caches are ordered as others are.
    fn fenced<T>(self, f: impl FnOnce() -> T) -> T {
        f()
    }
}

/// Products modulo one polynomial, one at a time.
pub(crate) trait Alone<M>: Sized + Debug + Send + Sync + 'static {
    /// Products by that method, which takes all levels of Karatsuba that there are if `all_levels`.
    fn new(machine: M, modulus: &BinaryModulus, method: Method, all_levels: bool) -> Option<Self>;
    /// out = a b mod N where that takes no memory; whether it has.
    #[inline(always)]
    fn at_once(&self, _machine: M, _out: &mut [u64], _a: &[u64], _b: &[u64]) -> bool {
        false
    }
    /// out = a b mod N.
    fn mul(&self, machine: M, out: &mut [u64], a: &[u64], b: &[u64], space: &mut Workspace);
    /// out = a^2 mod N where a group would take longer; whether it has.
    fn square(&self, machine: M, out: &mut [u64], a: &[u64], space: &mut Workspace) -> bool;
}

/// The rest of an array, to which results go past the caches: for the sizes that have a loop of their own.
pub(crate) trait Lines<'r, M: Pairwise>: Sized {
    /// True if every array may be written so; results of other machines go by the queue of stores in [`crate::pairs`].
    const ALWAYS: bool;
    /// True if this array may be written so.
    fn may_write(_array: &[u64]) -> bool {
        Self::ALWAYS
    }
    /// The rest of an array whose first group, of elements of `words` words, is there already.
    fn behind_first_group(m: M, array: &'r mut [u64], words: usize) -> Option<Self>;
    /// Takes the results of a group: N pairs of each element.
    fn put<const N: usize>(&mut self, m: M, results: &[M::V]);
    /// Takes the results of a group of elements of four words, as [`Pairwise::store_four_words`] takes them.
    fn put_four_words(&mut self, m: M, pairs: [M::V; 2]);
    /// Writes what is left, all results being put.
    fn finish(self, m: M);
}

/// An associated type of a machine that lacks it: no value exists.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Never {}

impl<M: Pairwise> Alone<M> for Never {
    fn new(_: M, _: &BinaryModulus, _: Method, _: bool) -> Option<Self> {
        None
    }
    fn mul(&self, _: M, _: &mut [u64], _: &[u64], _: &[u64], _: &mut Workspace) {
        match *self {}
    }
    fn square(&self, _: M, _: &mut [u64], _: &[u64], _: &mut Workspace) -> bool {
        match *self {}
    }
}

impl<'r, M: Pairwise> Lines<'r, M> for Never {
    const ALWAYS: bool = false;
    fn behind_first_group(_: M, _: &'r mut [u64], _: usize) -> Option<Self> {
        None
    }
    fn put<const N: usize>(&mut self, _: M, _: &[M::V]) {
        match *self {}
    }
    fn put_four_words(&mut self, _: M, _: [M::V; 2]) {
        match *self {}
    }
    fn finish(self, _: M) {
        match self {}
    }
}
