//! Why a request can be refused.

use std::path::PathBuf;

/// Why a line of input was refused.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A command other than load, product and time, or wrong arguments.
    #[error("unknown command `{got}` (commands: load CURVE FOLDER, product NAME, time NAME COUNT)")]
    NoCommand {
        /// The line.
        got: String,
    },
    /// A curve that no peer has.
    #[error("unknown curve `{got}`")]
    NoCurve {
        /// The name.
        got: String,
    },
    /// A peer that is not compiled in, or that lacks the loaded curve.
    #[error("no peer `{got}` has loaded points")]
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
    /// A file that can't be read.
    #[error("{}: {source}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// A file that ends within a row.
    #[error("{}: {length} bytes are not whole rows of {row}", path.display())]
    NotRows {
        /// The file.
        path: PathBuf,
        /// Its length.
        length: usize,
        /// Bytes of a row.
        row: usize,
    },
    /// Files of different numbers of rows.
    #[error("{points} points, but {scalars} scalars")]
    Unequal {
        /// Points.
        points: usize,
        /// Scalars.
        scalars: usize,
    },
}
