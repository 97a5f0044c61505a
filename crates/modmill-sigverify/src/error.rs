//! The errors of making a verifier. A signature that fails verification is not an error: it gets a [`crate::Verdict`].

use modmill_arith::ArithError;
use std::fmt;

/// Anything this crate refuses to do, with the values that a message or a caller needs.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum SigError {
    /// The arithmetic refused the backend.
    Arith(ArithError),
    /// The name is not that of a rule for Ed25519, but of another signature scheme.
    OtherScheme {
        /// The scheme.
        got: &'static str,
        /// The rules that exist.
        known: String,
    },
    /// No rule has that name.
    UnknownRule {
        /// The name that was given.
        got: String,
        /// The names that exist.
        known: String,
    },
}

impl fmt::Display for SigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Arith(e) => e.fmt(f),
            Self::OtherScheme { got, known } => write!(
                f,
                "`{got}` is another signature scheme, not a rule: its hash begins with a prefix (dom2 of RFC 8032), which is not computed here, so its \
                 signatures cannot be verified (rules: {known})"
            ),
            Self::UnknownRule { got, known } => write!(f, "unknown rule `{got}` (rules: {known})"),
        }
    }
}

impl std::error::Error for SigError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Arith(e) => e.source(),
            Self::OtherScheme { .. } | Self::UnknownRule { .. } => None,
        }
    }
}

impl From<ArithError> for SigError {
    fn from(e: ArithError) -> Self {
        Self::Arith(e)
    }
}
