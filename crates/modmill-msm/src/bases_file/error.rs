//! Why a file is not one of bases.

use std::path::PathBuf;

/// A reason why a file of bases is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BasesFileError {
    /// The system refused.
    #[error("{}: {reason}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// The system's message.
        reason: String,
        /// The number of the system's error, where it has one.
        number: Option<i32>,
    },
    /// It cannot be mapped.
    #[error("this is not a regular file, which a file of bases must be")]
    NotAFile,
    /// It does not begin as a file of bases does.
    #[error("this is not a file of prepared bases: its first 16 bytes are not `modmill-msm-base`")]
    Magic,
    /// A version that this program does not know.
    #[error("the file of bases has version {got}; this program knows version {known}")]
    Version {
        /// The file's, at offset 16.
        got: u32,
        /// The one that is known.
        known: u32,
    },
    /// A header field that no file has.
    #[error("the header of the file of bases is damaged at offset {offset}")]
    Header {
        /// The offset at which the field begins.
        offset: usize,
    },
    /// Bases on another curve.
    #[error("the file has bases on {got}, not on {wanted}")]
    Curve {
        /// The file's curve.
        got: &'static str,
        /// The caller's.
        wanted: &'static str,
    },
    /// Shorter or longer than its header says.
    #[error("the file of bases has {got} bytes, but its header says {wanted}")]
    Length {
        /// Bytes there are.
        got: u64,
        /// Bytes there should be.
        wanted: u64,
    },
    /// Header and rows do not have the stated checksum.
    #[error("the file of bases is damaged: its checksum does not match")]
    Checksum,
    /// A row whose coordinates are not least residues.
    #[error("the file of bases is damaged: row {index}, at offset {offset}, is not a point")]
    Row {
        /// Its number.
        index: usize,
        /// Its first byte.
        offset: usize,
    },
}
