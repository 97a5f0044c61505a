//! The errors of this crate, as data.

use modmill_arith::ArithError;
use modmill_runtime::text::Failed;
use std::fmt;
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
        /// The reason why its value is refused.
        reason: String,
    },
    /// The start curve is not usable.
    #[error("the start curve: {flaw}")]
    BadStart {
        /// The flaw of the curve.
        flaw: StartFlaw,
    },
    /// The input is not a point that the key evaluates.
    #[error("the input: {flaw}")]
    BadInput {
        /// The flaw of the input.
        flaw: InputFlaw,
    },
    /// A key or proof is not in the one form that is accepted.
    #[error("{file} refused at {place}: {reason}")]
    Format {
        /// The kind of file.
        file: FileKind,
        /// The field, line or byte that violates the format.
        place: String,
        /// The rule that it violates.
        reason: String,
    },
    /// The file of an evaluation key is damaged or of another key.
    #[error("{path}: byte {offset}: {problem}")]
    KeyFile {
        /// The file.
        path: PathBuf,
        /// The byte at which the part that is wrong begins.
        offset: u64,
        /// The problem of that part.
        problem: KeyFileProblem,
    },
    /// A well-formed proof does not prove its statement.
    #[error("the proof is not valid: {refusal}")]
    InvalidProof {
        /// The check that failed.
        refusal: Refusal,
    },
    /// A checkpoint cannot be used. It is never discarded silently.
    #[error("checkpoint {path}: {problem}")]
    Checkpoint {
        /// The file that was refused.
        path: PathBuf,
        /// Why it was refused.
        problem: CheckpointProblem,
    },
    /// The self-check failed repeatedly from the same verified state: the machine or the arithmetic is broken.
    #[error("the self-check failed {failures} times between steps {from} and {to}; this machine can't be trusted with this job")]
    PersistentFault {
        /// Last verified position.
        from: u64,
        /// Position of the failing check.
        to: u64,
        /// Failures in a row.
        failures: u32,
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
    /// A FIFO, device or socket has the name of a file of a key.
    #[error("{path}: not a regular file")]
    NotAFile {
        /// The file.
        path: PathBuf,
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

/// The kinds of text files.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum FileKind {
    /// A verification key.
    Key,
    /// A proof.
    Proof,
}

impl fmt::Display for FileKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Key => "key file",
            Self::Proof => "proof file",
        })
    }
}

/// Why a start curve is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum StartFlaw {
    /// alpha is not below p.
    #[error("alpha is not below p")]
    TooLarge,
    /// alpha is 0, 1 or -1.
    #[error("alpha = 0, 1 or -1 gives no elliptic curve")]
    Singular,
    /// alpha or alpha^2 - 1 is no square, so that no walk over Fp begins there.
    #[error("alpha and alpha^2 - 1 must be squares in Fp")]
    NotASquare,
    /// Points whose order does not divide p + 1 were found.
    #[error("it is not supersingular")]
    NotSupersingular,
}

/// Why an input is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum InputFlaw {
    /// A coordinate is not in the field of the variant.
    #[error("x is not an element of the field of this variant")]
    NotInField,
    /// No point of the key's last curve over that field has this x.
    #[error("no point of the key's last curve has this x")]
    NotOnCurve,
    /// The point does not have order N.
    #[error("the point does not have order N; a hashed input always does")]
    WrongOrder,
    /// The output would be the point at infinity.
    #[error("its output is the point at infinity; choose another input")]
    TrivialOutput,
    /// The pairing with the key's image of P is 1, so that no output could be verified.
    #[error("its pairing with the point of the key is trivial, so that no output can be verified; choose another input")]
    TrivialPairing,
}

/// The check of a proof that failed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Refusal {
    /// No point of E(Fp) has the output as its x.
    #[error("the output is not on the curve over Fp")]
    OutputNotOnCurve,
    /// The output does not have order N.
    #[error("the output does not have order N")]
    OutputOrder,
    /// No point of the last curve has the input as its x.
    #[error("the input is not on the key's last curve")]
    InputNotOnCurve,
    /// The input does not have order N.
    #[error("the input does not have order N")]
    InputOrder,
    /// The input is not the hash of the message.
    #[error("the input is not the hash of the message")]
    InputHash,
    /// The pairings differ.
    #[error("the pairings differ")]
    Pairing,
    /// The pairings are 1, which proves nothing.
    #[error("the pairings are trivial")]
    TrivialPairing,
    /// The curves or points of the key are not usable.
    #[error("its key has no usable curves or points")]
    Key,
    /// A coordinate is not below p.
    #[error("an element is not below p")]
    NotInField,
    /// The id of the key in the proof is not that of its fields.
    #[error("its key has another id than it states")]
    KeyId,
    /// The file was changed.
    #[error("the checksum does not match the contents of the file")]
    Checksum,
    /// The proof belongs to another key than required.
    #[error("it belongs to another key than required")]
    OtherKey,
}

/// A problem of the file of an evaluation key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum KeyFileProblem {
    /// The file does not start like an evaluation key.
    #[error("not an evaluation key of this program")]
    Magic,
    /// Another version of the format.
    #[error("format version {found}; this program reads version {supported}")]
    Version {
        /// Version in the file.
        found: u32,
        /// Version this program reads.
        supported: u32,
    },
    /// The checksum of the header is wrong.
    #[error("damaged header: its checksum is wrong")]
    Header,
    /// The file belongs to another verification key.
    #[error("belongs to another verification key")]
    OtherKey,
    /// The file has another length.
    #[error("the file has {got} bytes instead of {expected}")]
    Length {
        /// Bytes present.
        got: u64,
        /// Bytes needed.
        expected: u64,
    },
    /// The checksum of a table or chunk is wrong.
    #[error("damaged: the checksum of the {bytes} bytes from here on is wrong")]
    Damaged {
        /// The number of bytes that the checksum covers.
        bytes: u64,
    },
    /// An element is not below p.
    #[error("an element is not below p")]
    Element,
    /// A kernel point of the compact form does not lead along its part of the walk.
    #[error("the kernel point does not have the order of its steps")]
    Kernel,
}

/// Why a checkpoint was refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CheckpointProblem {
    /// The file ends too early.
    #[error("truncated or too long: {got} bytes where {expected} are needed")]
    Length {
        /// Bytes needed.
        expected: u64,
        /// Bytes present.
        got: u64,
    },
    /// The file does not start like a checkpoint.
    #[error("not an isogeny checkpoint: the first bytes differ")]
    NotACheckpoint,
    /// Another version of the format.
    #[error("format version {found}; this program reads version {supported}")]
    Version {
        /// Version in the file.
        found: u32,
        /// Version this program reads.
        supported: u32,
    },
    /// It belongs to another key or input.
    #[error("belongs to another job: its {field} differs")]
    ForeignJob {
        /// The parameter that differs.
        field: &'static str,
    },
    /// The checksum is wrong.
    #[error("damaged: its checksum is wrong")]
    Damaged,
    /// The checksum is right, but the position or a coordinate is impossible.
    #[error("impossible contents at byte {offset}")]
    Impossible {
        /// The offset of the position or coordinate.
        offset: u64,
    },
    /// The point does not pass the self-check.
    #[error("its point at step {done} does not have order N")]
    WrongPoint {
        /// The number of steps that the state claims.
        done: u64,
    },
    /// A FIFO, device or directory has the name of a file.
    #[error("not a regular file")]
    NotAFile,
    /// Another process uses the directory.
    #[error("in use by another process")]
    InUse,
}

impl CheckpointProblem {
    /// True if a state with this problem has been damaged, so that the job can go on from an older state.
    pub(crate) fn is_damage(&self) -> bool {
        match self {
            Self::Length { .. } | Self::NotACheckpoint | Self::Damaged | Self::Impossible { .. } | Self::WrongPoint { .. } => true,
            Self::Version { .. } | Self::ForeignJob { .. } | Self::NotAFile | Self::InUse => false,
        }
    }
}

fn saved_note(saved: Option<&PathBuf>) -> String {
    saved.map(|p| format!(" (state saved in {}; the same command resumes)", p.display())).unwrap_or_default()
}

impl IsogenyError {
    pub(crate) fn io(path: &std::path::Path, action: &'static str) -> impl FnOnce(std::io::Error) -> Self + use<> {
        let path = path.to_path_buf();
        move |source| Self::Io { path, action, source }
    }
}
