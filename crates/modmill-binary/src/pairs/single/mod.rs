//! One product at a time.

mod barrett;
mod fold;
mod large;
mod large_product;
mod shift;
mod small;
mod small_product;

use crate::across::Across;
use crate::{BinaryModulus, Workspace};
use large::Large;
pub(super) use small::Small;

/// Products modulo one polynomial, one at a time.
#[derive(Debug)]
pub(super) struct Single(Size);

#[derive(Debug)]
#[expect(clippy::large_enum_variant, reason = "there is one for each modulus, and the smaller product takes 15 ns")]
enum Size {
    Small(Small),
    Large(Large),
}

/// Words up to which an element stays in registers.
const SMALL: usize = 8;

impl Single {
    /// Folded by a sparse modulus.
    pub(super) fn fold(modulus: &BinaryModulus) -> Option<Self> {
        let size = if modulus.words() <= SMALL { Size::Small(Small::fold(modulus)?) } else { Size::Large(Large::fold(modulus)?) };
        Some(Self(size))
    }

    /// Reduced by Barrett's method.
    pub(super) fn barrett(modulus: &BinaryModulus) -> Self {
        let size = if modulus.words() <= SMALL { Size::Small(Small::barrett(modulus)) } else { Size::Large(Large::barrett(modulus)) };
        Self(size)
    }

    /// Products of elements that stay in registers: of squares, too, as they take less time here than in a group of one.
    #[inline]
    pub(super) fn small(&self) -> Option<&Small> {
        match &self.0 {
            Size::Small(small) => Some(small),
            Size::Large(_) => None,
        }
    }

    /// out = a b mod N, one element each.
    pub(super) fn mul<M: Across>(&self, machine: M, out: &mut [u64], a: &[u64], b: &[u64], space: &mut Workspace) {
        match &self.0 {
            Size::Small(small) => small.mul(machine, out, a, b),
            Size::Large(large) => large.mul(machine, out, a, b, space),
        }
    }
}
