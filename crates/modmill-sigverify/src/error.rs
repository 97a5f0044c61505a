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
    /// A submitted message is longer than the stream takes; the stream goes on.
    #[error("the message with tag {tag} has {got} bytes; this stream takes at most {limit} (max_message)")]
    MessageTooLong {
        /// The mark given with it.
        tag: u64,
        /// Its length in bytes.
        got: usize,
        /// The longest length.
        limit: usize,
    },
    /// The routing function named a consumer that does not exist; the stream goes on.
    #[error("tag {tag} is routed to consumer {got}, but there are {consumers}, counted from 0")]
    NoSuchConsumer {
        /// The mark given with the signature.
        tag: u64,
        /// The consumer that was named.
        got: usize,
        /// How many there are.
        consumers: usize,
    },
    /// The consumer that would get the answer was dropped.
    #[error("consumer {consumer} is gone, and this signature is for it")]
    ConsumerGone {
        /// Which one.
        consumer: usize,
    },
    /// Something was submitted after the end of submission.
    #[error("the stream is closed")]
    StreamClosed,
    /// The stream was stopped before all was answered.
    #[error("the stream was stopped; {lost} signatures of this consumer have no answer in order")]
    StreamStopped {
        /// Submitted for this consumer and not received.
        lost: u64,
    },
    /// A worker thread panicked, which is a fault of this library or of the judge it was given.
    #[error("worker {worker} of the stream panicked: {message}")]
    WorkerPanicked {
        /// Which one.
        worker: usize,
        /// What the panic said.
        message: String,
    },
    /// A worker thread could not be had as wanted.
    #[error("worker {worker} of the stream {reason}")]
    Thread {
        /// Which one.
        worker: usize,
        /// What could not be done.
        reason: String,
    },
    /// A stream could not be written.
    #[error("{action} failed: {source}")]
    Stream {
        /// What was tried.
        action: &'static str,
        /// Why it failed.
        source: std::io::Error,
    },
    /// The caller stopped the work.
    #[error("stopped after {done} of {total} records")]
    Stopped {
        /// Records done.
        done: u64,
        /// Records asked for.
        total: u64,
    },
}
