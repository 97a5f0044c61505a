//! The errors of this crate, as data.
//!
//! `Display` is written out, not derived, so that the crates on top of this one build no procedural macros.

use crate::{Method, Requirement};
use std::fmt;

/// An argument that this crate cannot work with. Nothing here panics on caller data.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum BinaryError {
    /// A polynomial's degree is outside what is supported.
    ModulusDegree {
        /// Degree of the polynomial that was given.
        got: usize,
        /// Smallest degree supported.
        min: usize,
        /// Largest degree supported.
        max: usize,
    },
    /// No method of multiplication has that name.
    UnknownMethod {
        /// The name that was given.
        got: String,
    },
    /// A modulus does not meet the requirements of a method of multiplication.
    MethodUnfit {
        /// The method.
        method: Method,
        /// The property that the method needs.
        requirement: Requirement,
    },
}

impl std::error::Error for BinaryError {}

impl fmt::Display for BinaryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ModulusDegree { got, min, max } => {
                write!(f, "the modulus has degree {got}; degrees of {min} to {max} are supported")
            }
            Self::UnknownMethod { got } => write!(f, "there is no method `{got}` (methods: {})", Method::names()),
            Self::MethodUnfit { method, requirement } => {
                write!(f, "the modulus does not meet the requirements of method `{method}`, which needs {requirement}")
            }
        }
    }
}
