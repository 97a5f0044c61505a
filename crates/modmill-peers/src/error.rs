//! What can go wrong with a peer, as data.

use modmill_arith::ArithError;
use modmill_gf2::Gf2Error;
use modmill_sigverify::SigError;

/// A peer that can't be used, or an answer that differs.
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
    /// The library was loaded and lacks a function that is needed.
    #[error("{library} ({file}) has no symbol `{symbol}`; a version with it is in the Debian package {package}")]
    MissingSymbol {
        /// The library's name for people.
        library: &'static str,
        /// The file that was loaded.
        file: String,
        /// What it lacks.
        symbol: &'static str,
        /// The Debian package that has it.
        package: &'static str,
    },
    /// A call into the library reported a failure.
    #[error("{library}: {what} failed for a modulus of {bits} bits")]
    Failed {
        /// The library's name for people.
        library: &'static str,
        /// What was attempted.
        what: &'static str,
        /// The size of the modulus.
        bits: u64,
    },
    /// Two implementations gave different answers: nothing is timed then.
    #[error("{first} and {second} disagree on {base:#x}^(2^{steps}) mod {modulus:#x}")]
    Disagreement {
        /// One of the two.
        first: String,
        /// The other.
        second: String,
        /// The base that was squared.
        base: num_bigint::BigUint,
        /// How often.
        steps: u64,
        /// The modulus.
        modulus: num_bigint::BigUint,
    },
    /// The time per case is not a positive, finite number of seconds of at most one hour.
    #[error("a case can be timed for more than 0 and at most 3600 seconds, not {got}")]
    Seconds {
        /// What was asked for.
        got: f64,
    },
    /// Our own side could not be set up.
    #[error(transparent)]
    Arith(#[from] ArithError),
    /// A binary field, its operands or an operation on them was refused.
    #[error(transparent)]
    BinaryField(#[from] Gf2Error),
    /// No operation on binary fields has that name.
    #[error("no operation is called `{got}`; there are: mul, single, square, inv, pow")]
    Operation {
        /// The name.
        got: String,
    },
    /// Our own side of signature checking could not be set up.
    #[error("{reason}")]
    Signatures {
        /// The crate's own message.
        reason: String,
    },
}

impl From<SigError> for PeerError {
    fn from(e: SigError) -> Self {
        match e {
            SigError::Arith(e) => PeerError::Arith(e),
            other => PeerError::Signatures { reason: other.to_string() },
        }
    }
}
