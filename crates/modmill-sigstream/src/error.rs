//! The errors of this crate, as data. A signature that fails verification is not an error: it gets a verdict.

use crate::records::Link;
use modmill_runtime::text::Failed;
use modmill_sigverify::SigError;
use std::fmt;
use std::path::PathBuf;

/// A link type that is not read, as what is said of a packet or a capture.
pub(crate) struct LinkType {
    pub(crate) got: i32,
    pub(crate) link: Option<&'static str>,
}

impl fmt::Display for LinkType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "has the link type {}", self.got)?;
        if let Some(link) = self.link {
            write!(f, " ({link})")?;
        }
        write!(f, ", which is not read; the link types that are read: {}", Link::READ)
    }
}

/// Anything this crate refuses to do, with the values that a message or a caller needs.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StreamError {
    /// The verifier could not be made.
    #[error(transparent)]
    Verifier(#[from] SigError),
    /// An option has a value outside its range.
    #[error("option `{name}`: {reason}")]
    BadOption {
        /// The option's name.
        name: &'static str,
        /// The reason why its value is refused.
        reason: String,
    },
    /// A file could not be opened, read or written.
    #[error("{}: {}", path.display(), Failed(action, source))]
    Io {
        /// The file.
        path: PathBuf,
        /// The operation that failed.
        action: &'static str,
        /// Why it failed.
        source: std::io::Error,
    },
    /// Neither a file's contents nor its name tell its format.
    #[error("{}: neither the contents nor the name determine the format (give `--format`, or `format` in Rust and Python: {known})", name.display())]
    UnknownFormat {
        /// The file.
        name: PathBuf,
        /// The formats that exist.
        known: String,
    },
    /// A file's header contradicts the format it is read in.
    #[error("{}: not a {format} file: {reason}", name.display())]
    NotThatFormat {
        /// The file.
        name: PathBuf,
        /// The format.
        format: &'static str,
        /// The contradiction in words.
        reason: String,
    },
    /// A capture's packets have a link layer that is not read.
    #[error("{}: every packet of this capture {}", name.display(), LinkType { got: *got, link: *link })]
    LinkType {
        /// The file.
        name: PathBuf,
        /// The link type's number.
        got: i32,
        /// The name of the link layer, where it is known.
        link: Option<&'static str>,
    },
    /// A file is compressed, or belongs to another tool; nothing of it can be read as it is.
    #[error("{}: {what} ({advice})", name.display())]
    ForeignFormat {
        /// The file.
        name: PathBuf,
        /// The kind of file, such as "gzip-compressed".
        what: &'static str,
        /// A sentence that says what to do with it.
        advice: String,
    },
    /// A file is not a ring of verdicts, or not one that is read.
    #[error("{}: not a ring of verdicts: {reason}", path.display())]
    NotARing {
        /// The file.
        path: PathBuf,
        /// The contradiction in words.
        reason: String,
    },
    /// A ring has a producer or a reader already.
    #[error("{}: this ring has a {end} already, process {process}", path.display())]
    RingBusy {
        /// The ring.
        path: PathBuf,
        /// "producer" or "reader".
        end: &'static str,
        /// Its process.
        process: u64,
    },
    /// A full ring's reader has ended, so that the producer would wait for ever.
    #[error("{}: the reader of this ring, process {process}, ended and left {unread} verdicts unread", path.display())]
    RingReaderGone {
        /// The ring.
        path: PathBuf,
        /// The reader's process.
        process: u64,
        /// Verdicts in the ring.
        unread: u64,
    },
    /// The producer of a ring ended without saying so, as one that was killed does.
    #[error("{}: the producer of this ring, process {process}, ended before the verdicts were complete", path.display())]
    RingProducerGone {
        /// The ring.
        path: PathBuf,
        /// The producer's process.
        process: u64,
    },
    /// A submitted message is longer than the stream accepts; the stream goes on.
    #[error("the message with tag {tag} has {got} bytes; this stream accepts at most {limit}")]
    MessageTooLong {
        /// The tag given with it.
        tag: u64,
        /// Its length in bytes.
        got: usize,
        /// The longest length.
        limit: usize,
    },
    /// The routing function named a consumer that does not exist; the stream goes on.
    #[error("tag {tag} is routed to consumer {got}, but there are {consumers}, counted from 0")]
    NoSuchConsumer {
        /// The tag given with the signature.
        tag: u64,
        /// The consumer that was named.
        got: usize,
        /// The number of consumers.
        consumers: usize,
    },
    /// The consumer that would receive the answer was dropped.
    #[error("consumer {consumer} was dropped, and this signature's answer is routed to it")]
    ConsumerGone {
        /// The consumer's index.
        consumer: usize,
    },
    /// Something was submitted after the end of submission.
    #[error("the stream is closed")]
    StreamClosed,
    /// The stream was stopped before every signature was answered.
    #[error("the stream was stopped; {lost} signatures of this consumer were not answered in order")]
    StreamStopped {
        /// Submitted for this consumer and not received.
        lost: u64,
    },
    /// A device failed, or a worker thread panicked, which is a bug in this library or in the verifier it was given.
    #[error("worker {worker} of the stream failed: {message}")]
    WorkerFailed {
        /// The worker's index.
        worker: usize,
        /// The panic's message, or why the device cannot go on.
        message: String,
    },
    /// A worker thread could not be started or pinned.
    #[error("worker {worker} of the stream {reason}")]
    Thread {
        /// The worker's index.
        worker: usize,
        /// The operation that failed, and why.
        reason: String,
    },
    /// A stream could not be written.
    #[error("{}", Failed(action, source))]
    Stream {
        /// The operation that failed.
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
