//! The errors of this crate, as data.

use crate::flaw::ModulusFlaw;
use modmill_arith::ArithError;
use modmill_runtime::checkpoint::files::FileError;
use modmill_runtime::text::Failed;
use std::path::PathBuf;

/// Every error of this crate, with the values that a message or a caller needs.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum VdfError {
    /// The arithmetic crate refused the modulus or the backend.
    #[error(transparent)]
    Arith(#[from] ArithError),
    /// Proofs over the modulus would be worthless: something that proves false statements is public.
    #[error(
        "the modulus is refused: {flaw}. Anyone can use this to prove false statements. `--accept-modulus` (`accept_modulus` in Rust and Python) uses it all the same"
    )]
    ModulusRefused {
        /// The flaw that was found.
        flaw: ModulusFlaw,
    },
    /// The base x of a statement is not usable.
    #[error("the base {reason}")]
    BadBase {
        /// The reason why it is refused: the end of a sentence that starts with "the base".
        reason: &'static str,
    },
    /// The number of squarings is 0 or too large.
    #[error("the number of squarings is {got}; 1 to {max} are supported")]
    BadSteps {
        /// The number that was given.
        got: u64,
        /// The largest number supported.
        max: u64,
    },
    /// An option has a value outside its range.
    #[error("option `{name}`: {reason}")]
    BadOption {
        /// The option's name.
        name: &'static str,
        /// The reason why its value is refused.
        reason: String,
    },
    /// The factors given as a trapdoor do not belong to the modulus.
    #[error("the trapdoor does not match the modulus: {reason}")]
    BadTrapdoor {
        /// The reason why it does not match.
        reason: String,
    },
    /// A proof file is not in the one form that is accepted.
    #[error("proof file refused at {place}: {reason}")]
    ProofFormat {
        /// The field or line that violates the format.
        place: String,
        /// The rule that it violates.
        reason: String,
    },
    /// A well-formed proof does not prove its statement.
    #[error("the proof is not valid: {reason}")]
    InvalidProof {
        /// The check that failed.
        reason: String,
    },
    /// A file or directory could not be read or written.
    #[error("{}: {}", path.display(), Failed(action, source))]
    Io {
        /// The file or directory.
        path: PathBuf,
        /// The operation that failed.
        action: &'static str,
        /// The system's error.
        source: std::io::Error,
    },
    /// A checkpoint cannot be used. It is never discarded silently.
    #[error("checkpoint {path}: {problem}")]
    Checkpoint {
        /// The file that was refused.
        path: PathBuf,
        /// Why it was refused.
        problem: CheckpointProblem,
    },
    /// The caller's control stopped the work.
    #[error("interrupted after {done} of {total} squarings{}", saved_note(.saved.as_ref()))]
    Interrupted {
        /// Squarings done; those in the saved state when there is a checkpoint.
        done: u64,
        /// Squarings wanted.
        total: u64,
        /// The checkpoint directory that holds the state, if any.
        saved: Option<PathBuf>,
    },
    /// The self-check failed repeatedly from the same verified state: the machine or the arithmetic is broken.
    #[error("the self-check failed {failures} times between squarings {from} and {to}; this machine can't be trusted with this job")]
    PersistentFault {
        /// Last verified position.
        from: u64,
        /// Position of the failing check.
        to: u64,
        /// Failures in a row.
        failures: u32,
    },
    /// A new proof does not verify, so a stored point was damaged after its check.
    #[error("the proof made from the saved points does not verify; the result itself passed its check. Run again to make a new proof")]
    ProofSelfCheck,
    /// A time-lock file is malformed or was changed.
    #[error("time-lock file refused at {place}: {reason}")]
    LockFormat {
        /// The part of the file.
        place: String,
        /// The fault of that part.
        reason: String,
    },
    /// The output would replace the input.
    #[error("{path}: the output is also the input; name another file")]
    OutputIsInput {
        /// The file.
        path: PathBuf,
    },
    /// The caller's control stopped the encryption or decryption of contents.
    #[error("interrupted after {bytes} bytes of contents")]
    ContentsInterrupted {
        /// Bytes of contents done.
        bytes: u64,
    },
    /// Reading from or writing to a caller's stream failed.
    #[error("{}", Failed(action, source))]
    Stream {
        /// The operation that failed.
        action: &'static str,
        /// The stream's error.
        source: std::io::Error,
    },
}

fn saved_note(saved: Option<&PathBuf>) -> String {
    saved.map(|p| format!(" (state saved in {}; the same command resumes)", p.display())).unwrap_or_default()
}

/// Why a checkpoint was refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CheckpointProblem {
    /// The file ends too early.
    #[error("truncated: {got} bytes where {expected} are needed")]
    Truncated {
        /// Bytes needed.
        expected: u64,
        /// Bytes present.
        got: u64,
    },
    /// The file does not start like a checkpoint.
    #[error("not a modmill checkpoint: the first bytes differ")]
    NotACheckpoint,
    /// Written by an older version of the format.
    #[error("written in the older format version {found}; this program reads version {supported}")]
    OlderVersion {
        /// Version in the file.
        found: u32,
        /// Version this program reads.
        supported: u32,
    },
    /// Written by a newer version of the format.
    #[error("written in the newer format version {found}; this program reads version {supported}")]
    NewerVersion {
        /// Version in the file.
        found: u32,
        /// Version this program reads.
        supported: u32,
    },
    /// It belongs to another job.
    #[error("belongs to another job: its {field} differs")]
    ForeignJob {
        /// The parameter that differs.
        field: &'static str,
    },
    /// The checksum is wrong.
    #[error("damaged: the checksum of {place} is wrong")]
    Damaged {
        /// The part whose checksum is wrong.
        place: String,
    },
    /// The checksum is right, but the contents are impossible.
    #[error("impossible contents: {reason}")]
    Impossible {
        /// The contents that are impossible.
        reason: String,
    },
    /// Each number is possible, but together they do not satisfy the self-check.
    #[error("its numbers at squaring {done} do not satisfy the self-check")]
    WrongNumbers {
        /// The number of squarings that the state claims.
        done: u64,
    },
    /// A FIFO, device or directory has the name of a file.
    #[error("not a regular file")]
    NotAFile,
    /// Another process uses the directory.
    #[error("in use by another process")]
    InUse,
    /// The directory has points but no state, or a state but no points.
    #[error("incomplete: {missing} is missing beside the other files")]
    Incomplete {
        /// The missing file.
        missing: &'static str,
    },
}

impl CheckpointProblem {
    /// True if a state with this problem has been damaged, so that the job can go on from an older state. Otherwise the file is
    /// good, but not for this job, program or moment.
    pub(crate) fn is_damage(&self) -> bool {
        match self {
            Self::Truncated { .. }
            | Self::NotACheckpoint
            | Self::Damaged { .. }
            | Self::Impossible { .. }
            | Self::WrongNumbers { .. }
            | Self::Incomplete { .. } => true,
            Self::OlderVersion { .. } | Self::NewerVersion { .. } | Self::ForeignJob { .. } | Self::NotAFile | Self::InUse => false,
        }
    }
}

impl VdfError {
    pub(crate) fn io(path: &std::path::Path, action: &'static str) -> impl FnOnce(std::io::Error) -> VdfError {
        let path = path.to_path_buf();
        move |source| VdfError::Io { path, action, source }
    }

    pub(crate) fn stream(action: &'static str) -> impl FnOnce(std::io::Error) -> VdfError {
        move |source| VdfError::Stream { action, source }
    }
}

impl From<FileError> for VdfError {
    fn from(e: FileError) -> Self {
        match e {
            FileError::Io { path, action, source } => Self::Io { path, action, source },
            FileError::InUse { path } => Self::Checkpoint { path, problem: CheckpointProblem::InUse },
            FileError::NotAFile { path } => Self::Checkpoint { path, problem: CheckpointProblem::NotAFile },
            FileError::TooLong { path, .. } => Self::Checkpoint { path, problem: CheckpointProblem::NotACheckpoint },
        }
    }
}
