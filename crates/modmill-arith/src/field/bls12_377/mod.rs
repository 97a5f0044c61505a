//! The base field of BLS12-377, in Montgomery form: see [`super::montgomery`].

mod constants;

pub use constants::*;

use super::montgomery::{self, Prime, WORDS};
#[cfg(target_arch = "x86_64")]
use crate::arch::Ifma;
#[cfg(target_arch = "x86_64")]
use crate::curve::edwards::{AffineNiels, Extended};

/// The field, as a type parameter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct F377;

impl Prime for F377 {
    const MODULUS: [u64; WORDS] = MODULUS;
    const ROOT_OF_UNITY: Element = ROOT_OF_UNITY;

    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    fn add_affine(m: Ifma, p: &mut Extended<Self, Ifma>, q: &AffineNiels<Self, Ifma>, minus: u8, step: usize) {
        m.keep_add_affine_377(step);
        m.add_affine_377(p, q, minus);
    }
}

/// One element, in words.
pub type Element = montgomery::Element<F377>;
