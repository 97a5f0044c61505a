//! What can go wrong in this crate, as data. A signature that does not hold is no error: it has a [`crate::Verdict`].

use modmill_arith::ArithError;

/// Anything this crate refuses to do, with the values that a message or a caller needs.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SigError {
    /// The backend was refused by the arithmetic.
    #[error(transparent)]
    Arith(#[from] ArithError),
    /// There is no rule of that name.
    #[error("there is no rule `{got}`; the rules are {known}")]
    UnknownRule {
        /// The name that was given.
        got: String,
        /// The names that exist.
        known: String,
    },
    /// An option has a value outside its range.
    #[error("option `{name}`: {reason}")]
    BadOption {
        /// The option's name.
        name: &'static str,
        /// What is wrong with its value.
        reason: String,
    },
}
