//! The base field of BLS12-381, in Montgomery form: see [`super::montgomery`].

mod constants;

pub use constants::*;

use super::montgomery::{self, Prime, WORDS};

/// The field, as a type parameter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct F381;

impl Prime for F381 {
    const MODULUS: [u64; WORDS] = MODULUS;
    const ROOT_OF_UNITY: Element = ROOT_OF_UNITY;
}

/// One element, in words.
pub type Element = montgomery::Element<F381>;
