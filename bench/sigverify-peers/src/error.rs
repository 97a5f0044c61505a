//! Why a request can be refused.

/// Why a line of input was refused.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A command other than load, check and time, or wrong arguments.
    #[error("unknown command `{got}` (commands: load FILE, check NAME, time NAME COUNT THREADS)")]
    NoCommand {
        /// The line.
        got: String,
    },
    /// A peer that is not compiled in.
    #[error("unknown peer `{got}`")]
    NoPeer {
        /// The name.
        got: String,
    },
    /// Not a positive number.
    #[error("`{got}` is not a positive number")]
    NoCount {
        /// The word.
        got: String,
    },
    /// Timing before a file was loaded.
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
