//! One product at a time.

mod barrett;
mod fold;
mod large;
mod large_product;
mod shift;
mod small;
mod small_product;

use crate::pairwise::Alone;
use crate::permuting::Permuting;
use crate::{BinaryModulus, Method, Workspace};
use large::Large;
use small::Small;

/// Products modulo one polynomial, one at a time.
#[derive(Debug)]
pub(crate) struct Single(Size);

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
    fn fold(modulus: &BinaryModulus) -> Option<Self> {
        let size = if modulus.words() <= SMALL { Size::Small(Small::fold(modulus)?) } else { Size::Large(Large::fold(modulus)?) };
        Some(Self(size))
    }

    /// Reduced by Barrett's method.
    fn barrett(modulus: &BinaryModulus) -> Self {
        let size = if modulus.words() <= SMALL { Size::Small(Small::barrett(modulus)) } else { Size::Large(Large::barrett(modulus)) };
        Self(size)
    }
}

impl<M: Permuting> Alone<M> for Single {
    fn new(_: M, modulus: &BinaryModulus, method: Method, all_levels: bool) -> Option<Self> {
        match method {
            _ if !all_levels => None,
            Method::Direct | Method::Karatsuba { .. } => Self::fold(modulus),
            Method::Barrett { .. } => Some(Self::barrett(modulus)),
            _ => None,
        }
    }

    /// Elements that stay in registers.
    #[inline(always)]
    fn at_once(&self, machine: M, out: &mut [u64], a: &[u64], b: &[u64]) -> bool {
        let Size::Small(small) = &self.0 else { return false };
        small.mul(machine, out, a, b);
        true
    }

    fn mul(&self, machine: M, out: &mut [u64], a: &[u64], b: &[u64], space: &mut Workspace) {
        match &self.0 {
            Size::Small(small) => small.mul(machine, out, a, b),
            Size::Large(large) => large.mul(machine, out, a, b, space),
        }
    }

    /// Elements that stay in registers take less time here than in a group of one.
    fn square(&self, machine: M, out: &mut [u64], a: &[u64], _: &mut Workspace) -> bool {
        self.at_once(machine, out, a, a)
    }
}
