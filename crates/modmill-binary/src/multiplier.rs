//! One method, one modulus, one backend.

use super::Description;
use std::fmt;

/// Memory that calls may use again. Holds nothing between calls.
#[derive(Debug, Default, Clone)]
pub struct Workspace {
    words: Vec<u64>,
    #[cfg(any(test, target_arch = "x86_64", target_arch = "aarch64"))]
    tail: Vec<u64>,
}

/// The treatment of arrays that are larger than the caches.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Far {
    /// Operands are in memory: what follows them there is fetched while they are computed with.
    pub operands: bool,
    /// The result goes to memory past the caches.
    pub result: bool,
}

/// Words of a cache line.
const LINE: usize = 8;

impl Workspace {
    /// `words` words of unspecified content, from a cache line's boundary on.
    pub fn words(&mut self, words: usize) -> &mut [u64] {
        if self.words.len() < words + LINE {
            self.words.resize(words + LINE, 0);
        }
        let start = self.words.as_ptr().align_offset(8 * LINE).min(LINE);
        &mut self.words[start..start + words]
    }

    /// A tail of at least `words` words, apart from [`Workspace::words`], to be given back.
    #[cfg(any(test, target_arch = "x86_64", target_arch = "aarch64"))]
    pub(crate) fn take_tail(&mut self, words: usize) -> Vec<u64> {
        let mut tail = std::mem::take(&mut self.tail);
        if tail.len() < words {
            tail.resize(words, 0);
        }
        tail
    }

    /// Keeps what [`Workspace::take_tail`] gave for the next call.
    #[cfg(any(test, target_arch = "x86_64", target_arch = "aarch64"))]
    pub(crate) fn give_tail(&mut self, tail: Vec<u64>) {
        self.tail = tail;
    }
}

/// Multiplies arrays of elements modulo N by one method.
///
/// For all: `out`, `a`, `b` hold equally many elements of S = ceil(m / 64) words each, `a` and `b` of degree below m; so is `out` then.
pub trait Multiplier: Send + Sync + fmt::Debug {
    /// out = a b / F mod N, element by element, F being [`Multiplier::factor`].
    fn mul(&self, out: &mut [u64], a: &[u64], b: &[u64], space: &mut Workspace);

    /// out = a^2 / F mod N.
    fn square(&self, out: &mut [u64], a: &[u64], space: &mut Workspace) {
        self.mul(out, a, a, space);
    }

    /// out = a b / F, or a^2 / F without `b`, of operands whose degrees are not known: all bits of their highest words, as
    /// [`Multiplier::highest_words`] finds them. Where these are too many, `out` is of no use. To look beforehand takes a pass over memory.
    ///
    /// None, and nothing done, by methods that have no such loop.
    fn checking(&self, _out: &mut [u64], _a: &[u64], _b: Option<&[u64]>, _far: Far, _space: &mut Workspace) -> Option<u64> {
        None
    }

    /// All bits that the highest words of any elements of `words` words have, which tells whether their degrees are below m: without
    /// a branch for each, as looking costs a good part of a short product.
    fn highest_words(&self, a: &[u64], words: usize) -> u64 {
        any_of_highest(a, words)
    }

    /// F mod N, S words, where it is not 1: x^(64 S) for Montgomery's methods, the product of the trinomials for residues.
    fn factor(&self) -> Option<&[u64]> {
        None
    }

    /// Elements that one call of the kernel processes together: a call with fewer takes as long as one with a whole group.
    fn group(&self) -> usize;

    /// The algorithm that runs, with the choices that its method left open.
    fn description(&self) -> Description;
}

/// [`Multiplier::highest_words`], a load for each element.
pub(crate) fn any_of_highest(a: &[u64], words: usize) -> u64 {
    a.chunks_exact(words).fold(0, |all, e| all | e[words - 1])
}
