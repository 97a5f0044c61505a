//! The errors about peers, as data.

use modmill_arith::ArithError;
use modmill_gf2::{BinaryError, Gf2Error};
use modmill_sigverify::SigError;

/// A peer that can't be used, or whose result differs.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum PeerError {
    /// No shared library of that name could be loaded.
    #[error("{library} was not found (tried {}); on Debian: apt-get install {package}", tried.join(", "))]
    NotFound {
        /// The library's name for people.
        library: &'static str,
        /// The file names that the loader was asked for.
        tried: Vec<String>,
        /// The Debian package that has it.
        package: &'static str,
    },
    /// The loaded library lacks a function.
    #[error("{library} ({file}) has no symbol `{symbol}`; a version with it is in the Debian package {package}")]
    MissingSymbol {
        /// The library's name for people.
        library: &'static str,
        /// The file that was loaded.
        file: String,
        /// The function that it lacks.
        symbol: &'static str,
        /// The Debian package that has it.
        package: &'static str,
    },
    /// A call into the library reported a failure.
    #[error("{library}: {what} failed for a modulus of {bits} bits")]
    Failed {
        /// The library's name for people.
        library: &'static str,
        /// The operation that failed.
        what: &'static str,
        /// The size of the modulus.
        bits: u64,
    },
    /// The arithmetic crate refused the modulus or the backend.
    #[error(transparent)]
    Arith(#[from] ArithError),
    /// The crate of binary fields refused the field, its operands or the operation.
    #[error(transparent)]
    BinaryField(#[from] Gf2Error),
    /// There is no operation on binary fields with that name.
    #[error("unknown operation `{got}` (operations: mul, single, square, inv, pow)")]
    Operation {
        /// The name.
        got: String,
    },
    /// The signature crate refused the rule or the backend.
    #[error("{reason}")]
    Signatures {
        /// The message of that crate.
        reason: String,
    },
}

impl From<BinaryError> for PeerError {
    fn from(e: BinaryError) -> Self {
        Gf2Error::from(e).into()
    }
}

impl From<SigError> for PeerError {
    fn from(e: SigError) -> Self {
        match e {
            SigError::Arith(e) => PeerError::Arith(e),
            other => PeerError::Signatures { reason: other.to_string() },
        }
    }
}
