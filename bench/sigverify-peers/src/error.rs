//! What a request can be refused for.

/// Why a line of input has no answer.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Neither load nor check nor time, or not with these words.
    #[error("no command: `{got}`; there are: load FILE, check NAME, time NAME COUNT THREADS")]
    NoCommand {
        /// The line.
        got: String,
    },
    /// A peer that is not here.
    #[error("no peer is called `{got}`")]
    NoPeer {
        /// The name.
        got: String,
    },
    /// Not a number above 0.
    #[error("`{got}` is no count")]
    NoCount {
        /// The word.
        got: String,
    },
    /// Timing without signatures.
    #[error("no signatures are loaded")]
    NothingLoaded,
    /// A file that can't be read.
    #[error("{path}: {source}")]
    Read {
        /// The file.
        path: String,
        /// Why.
        source: std::io::Error,
    },
    /// A file that ends within a record.
    #[error("{path}: ends within record {record} (from 1)")]
    Truncated {
        /// The file.
        path: String,
        /// Its number.
        record: usize,
    },
}
