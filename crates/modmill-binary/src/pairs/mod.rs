//! GF(2)[x] modulo a polynomial on vectors that hold several words of one element: the fast methods. In arrays four elements share a
//! vector, a pair of words each; a product that is alone has the vector for itself.

// Loops run over indices: iterators over vectors are not always compiled into the function that has the processor's features.
#![allow(clippy::needless_range_loop, clippy::manual_memcpy)]

mod dense;
mod fold;
mod four;
mod groups;
#[cfg(any(test, target_arch = "x86_64"))]
mod lines;
mod product;
mod short;
#[cfg(any(test, target_arch = "x86_64"))]
mod single;
mod store_queue;
#[cfg(test)]
mod tests;
mod traffic;
mod whole;

use super::pairwise::Pairwise;
use super::{BinaryModulus, Method, Multiplier};
use dense::{Dense, Kind};
use fold::Fold;
pub(super) use groups::Groups;
use groups::Reduction;
#[cfg(any(test, target_arch = "x86_64"))]
pub(super) use lines::Shifted;
#[cfg(any(test, target_arch = "x86_64"))]
pub(super) use single::Single;

/// Words of a line of memory, and of a vector.
const LINE: usize = 8;

/// Zero pairs that must follow a number which is shifted down.
const GUARD: usize = 2;

/// The multiplier of one of the methods that are written for such a machine; None for the others.
pub(super) fn multiplier<M: Pairwise>(machine: M, modulus: &BinaryModulus, method: Method) -> Option<Box<dyn Multiplier>> {
    Some(Box::new(groups(machine, modulus, method)?))
}

/// The multiplier of [`multiplier`] as a value of its own type.
pub(super) fn groups<M: Pairwise>(machine: M, modulus: &BinaryModulus, method: Method) -> Option<Groups<M>> {
    let (levels, reduction) = match method {
        Method::Direct => (Some(0), Reduction::Fold(Fold::new(modulus)?)),
        Method::Karatsuba { levels } => (levels, Reduction::Fold(Fold::new(modulus)?)),
        Method::Montgomery { levels } => (levels, Reduction::Dense(Dense::new(modulus, Kind::Montgomery)?)),
        Method::Barrett { levels } => (levels, Reduction::Dense(Dense::new(modulus, Kind::Barrett)?)),
        _ => return None,
    };
    Some(Groups::new(machine, method, modulus, levels, reduction))
}

/// Pairs of an element of `words` words.
const fn pairs(words: usize) -> usize {
    words.div_ceil(2)
}

/// The highest pair's bits below x^m.
fn highest(modulus: &BinaryModulus) -> [u64; 2] {
    let top = modulus.top_mask();
    if modulus.words() % 2 == 1 { [top, 0] } else { [u64::MAX, top] }
}

/// A reduction of products of pairs.
trait Reduce<M: Pairwise> {
    /// True if the reduction takes elements of any size; else it takes those of 8 and of 16 words only.
    const ANY_SIZE: bool = true;
    /// The values that depend on N alone, in registers.
    type Constants: Copy;
    /// Vectors in memory that stay from group to group.
    fn kept(&self) -> usize;
    /// Vectors of scratch of [`Reduce::reduce`].
    fn scratch(&self) -> usize;
    /// The constants; fills what is kept.
    fn prepare(&self, machine: M, kept: &mut [M::V]) -> Self::Constants;
    /// r = t mod N (by R, for Montgomery's), element by element. `t` is 2 n pairs and [`GUARD`] zeros, `r` n pairs. N is n where
    /// that is fixed, else 0; `levels` are those of Karatsuba.
    fn reduce<const N: usize>(
        &self,
        machine: M,
        constants: Self::Constants,
        r: &mut [M::V],
        t: &[M::V],
        memory: Memory<'_, M::V>,
        levels: u8,
    );
}

/// The memory of a reduction.
struct Memory<'r, V> {
    kept: &'r mut [V],
    scratch: &'r mut [V],
}
