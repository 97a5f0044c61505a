//! The errors of this crate, as data.
//!
//! `Display` is written out, not derived, so that the small crates on top of this one build no procedural macros.

use std::fmt;

/// An argument that this crate cannot work with. Nothing here panics on caller data.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum ArithError {
    /// The modulus is even, so it has no Montgomery form.
    EvenModulus,
    /// The modulus has too few or too many bits.
    ModulusSize {
        /// Bits of the modulus that was given.
        got: u64,
        /// Fewest bits supported.
        min: u64,
        /// Most bits supported.
        max: u64,
    },
    /// A prime of isogenies must be 3 mod 4.
    NotThreeModFour,
    /// A backend was asked for by name and can't run here, or can't take this modulus.
    BackendUnavailable {
        /// The name that was asked for.
        wanted: String,
        /// Why it can't be used.
        reason: String,
        /// Comma-separated names of the backends that can.
        available: String,
    },
    /// An element was used with a ring it does not belong to.
    ElementShape {
        /// Words in the element.
        got: usize,
        /// Words that this ring's elements have.
        expected: usize,
    },
}

impl std::error::Error for ArithError {}

impl fmt::Display for ArithError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::EvenModulus => write!(f, "the modulus must be odd"),
            Self::ModulusSize { got, min, max } => write!(f, "the modulus has {got} bits; {min} to {max} bits are supported"),
            Self::NotThreeModFour => write!(f, "the prime must be 3 mod 4"),
            Self::BackendUnavailable { wanted, reason, available } => {
                write!(f, "backend `{wanted}` is not available: {reason} (available: {available})")
            }
            Self::ElementShape { got, expected } => {
                write!(f, "the element has {got} words and this ring's elements have {expected}")
            }
        }
    }
}
