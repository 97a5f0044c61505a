//! The errors of this crate, as data.

use modmill_arith::ArithError;
use std::path::PathBuf;

/// Every error of this crate, with the values that a message or a caller needs.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum IsogenyError {
    /// The arithmetic crate refused the prime or the backend.
    #[error(transparent)]
    Arith(#[from] ArithError),
    /// No prime has this name.
    #[error("unknown field `{got}`; known: {}", .known.join(", "))]
    UnknownField {
        /// The name that was given.
        got: String,
        /// The names that are known.
        known: Vec<&'static str>,
    },
    /// An option has a value outside its range.
    #[error("option `{name}`: {reason}")]
    BadOption {
        /// The option's name.
        name: &'static str,
        /// What is wrong with its value.
        reason: String,
    },
    /// A file or directory could not be read or written.
    #[error("{path}: {action} failed: {source}")]
    Io {
        /// The file or directory.
        path: PathBuf,
        /// What was being done.
        action: &'static str,
        /// The system's error.
        source: std::io::Error,
    },
    /// The caller's control stopped the work.
    #[error("interrupted after {done} of {total} steps{}", saved_note(.saved.as_ref()))]
    Interrupted {
        /// Steps done; those in the saved state when there is a checkpoint.
        done: u64,
        /// Steps wanted.
        total: u64,
        /// The checkpoint directory that holds the state, if any.
        saved: Option<PathBuf>,
    },
}

fn saved_note(saved: Option<&PathBuf>) -> String {
    saved.map(|p| format!(" (state saved in {}; the same command resumes)", p.display())).unwrap_or_default()
}

impl IsogenyError {
    #[expect(dead_code, reason = "the first file is read in the next commit")]
    pub(crate) fn io(path: &std::path::Path, action: &'static str) -> impl FnOnce(std::io::Error) -> Self {
        let path = path.to_path_buf();
        move |source| Self::Io { path, action, source }
    }
}
