//! The base field of BLS12-377, in Montgomery form: see [`super::montgomery`].

mod constants;

pub use constants::*;

use super::montgomery::{self, Prime, WORDS};

/// The field, as a type parameter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct F377;

impl Prime for F377 {
    const MODULUS: [u64; WORDS] = MODULUS;
    const ROOT_OF_UNITY: Element = ROOT_OF_UNITY;
}

/// One element, in words.
pub type Element = montgomery::Element<F377>;
