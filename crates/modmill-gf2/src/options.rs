//! The options that a caller chooses.

use modmill_arith::BackendChoice;
use modmill_binary::{BinaryError, Method};
use std::fmt;
use std::str::FromStr;

/// The method that was asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum MethodChoice {
    /// The fastest on a small sample, measured when a field of that modulus is first made.
    #[default]
    Auto,
    /// This one or an error.
    Named(Method),
}

impl FromStr for MethodChoice {
    type Err = BinaryError;
    fn from_str(s: &str) -> Result<Self, BinaryError> {
        if s == "auto" { Ok(MethodChoice::Auto) } else { s.parse().map(MethodChoice::Named) }
    }
}

impl fmt::Display for MethodChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MethodChoice::Auto => f.write_str("auto"),
            MethodChoice::Named(method) => method.fmt(f),
        }
    }
}

/// Options for the arithmetic of a [`Field`](crate::Field).
#[derive(Debug, Clone, Copy)]
pub struct Options {
    /// The implementation.
    pub backend: BackendChoice,
    /// The method of multiplication.
    pub method: MethodChoice,
    /// True if a reducible modulus is taken: `GF(2)[x] / N` instead of a field.
    pub ring: bool,
    /// Threads that share an array; 0 for as many as the machine has processors.
    pub threads: usize,
}

impl Default for Options {
    fn default() -> Self {
        Self { backend: BackendChoice::Auto, method: MethodChoice::Auto, ring: false, threads: 1 }
    }
}
