//! One product at a time.

mod barrett;
mod fold;
mod large;
mod large_product;
mod small;
mod small_product;
mod turn;

use crate::binary::BinaryModulus;
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

    /// Words of scratch that [`Single::mul`] needs.
    #[inline]
    pub(super) fn scratch(&self) -> usize {
        match &self.0 {
            Size::Small(_) => 0,
            Size::Large(large) => large.scratch(),
        }
    }

    /// Products of elements that stay in registers: of squares, too, as they take less time here than with three lanes of four idle.
    #[inline]
    pub(super) fn small(&self) -> Option<&Small> {
        match &self.0 {
            Size::Small(small) => Some(small),
            Size::Large(_) => None,
        }
    }

    /// out = a b mod N, one element each.
    ///
    /// # Safety
    /// `space` has [`Single::scratch`] words and starts at a cache line.
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi2,vpclmulqdq")]
    #[inline]
    pub(super) unsafe fn mul(&self, out: &mut [u64], a: &[u64], b: &[u64], space: *mut u64) {
        match &self.0 {
            Size::Small(small) => small.mul(out, a, b),
            // SAFETY: the caller's.
            Size::Large(large) => unsafe { large.mul(out, a, b, space) },
        }
    }
}
