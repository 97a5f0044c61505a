//! What can go wrong in this crate, as data. A signature that does not hold is no error: it has a [`crate::Verdict`].

use modmill_arith::ArithError;
use std::path::PathBuf;

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
    /// A file could not be opened, read or written.
    #[error("{}: {action} failed: {source}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// What was tried.
        action: &'static str,
        /// Why it failed.
        source: std::io::Error,
    },
    /// Neither a file's contents nor its name say what format it is in.
    #[error("{}: the format is not known from contents or name; the formats are {known}", name.display())]
    UnknownFormat {
        /// The file.
        name: PathBuf,
        /// The formats that exist.
        known: String,
    },
    /// A file's header contradicts the format it is read in.
    #[error("{}: no file of the format {format}: {reason}", name.display())]
    NotThatFormat {
        /// The file.
        name: PathBuf,
        /// The format.
        format: &'static str,
        /// What contradicts it.
        reason: String,
    },
}
