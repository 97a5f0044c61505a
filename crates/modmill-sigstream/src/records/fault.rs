//! The faults of records, as data.

use super::transaction::TransactionFault;
use std::fmt;

/// A position in a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Place {
    /// Number of the line, record or packet, from 1.
    pub record: u64,
    /// The index of the signature in its record, from 0; above 0 only in transactions with several.
    pub signature: u32,
    /// Bytes of the file before the line, record or packet.
    pub offset: u64,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "record {} at byte {}", self.record, self.offset)
    }
}

/// A record that is none.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {fault}")]
pub struct Malformed {
    /// The position of the record.
    pub place: Place,
    /// The fault of the record.
    pub fault: Fault,
}

/// A reason why a record is malformed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Fault {
    /// The file ends within the record.
    #[error("the file ends within it, after {got} of {expected} bytes")]
    Truncated {
        /// Bytes that the record should have, as far as is known.
        expected: u64,
        /// Bytes that are there.
        got: u64,
    },
    /// The file ends within the JSON object of a line.
    #[error("the file ends within the line, after {got} bytes")]
    TruncatedLine {
        /// Bytes of the line that are there.
        got: u64,
    },
    /// The line ends within its JSON object.
    #[error("the line ends within its JSON object")]
    Incomplete,
    /// The record is longer than any that is read.
    #[error("it is longer than {max} bytes")]
    TooLong {
        /// The limit in bytes.
        max: u64,
    },
    /// The record is shorter than its fixed fields.
    #[error("it has {got} bytes, and {min} are the least")]
    TooShort {
        /// Bytes that it has.
        got: u64,
        /// Bytes of its fixed fields.
        min: u64,
    },
    /// The line is not a JSON object of the required form.
    #[error("{reason}")]
    Json {
        /// The fault of the JSON text, with its column.
        reason: String,
    },
    /// A field does not hold what it must.
    #[error("`{name}`: {reason}")]
    Field {
        /// The field.
        name: &'static str,
        /// The fault of the value.
        reason: String,
    },
    /// The capture holds only a part of the packet.
    #[error("only {captured} of the packet's {original} bytes were captured")]
    Cut {
        /// Bytes that were captured.
        captured: u64,
        /// Bytes that the packet had.
        original: u64,
    },
    /// The capture's own structure is broken here, so that nothing after it can be found.
    #[error("the capture is damaged, and nothing after this place can be found: {reason}")]
    Damaged {
        /// The fault that the parser reports.
        reason: String,
    },
    /// The headers around the transaction are broken.
    #[error("{reason}")]
    Packet {
        /// The fault that the parser reports.
        reason: String,
    },
    /// The packet is the first fragment of one that is not put together.
    #[error("it is a fragment of a packet, and fragments are not reassembled")]
    Fragment,
    /// The packet's payload is not a transaction.
    #[error(transparent)]
    Transaction(#[from] TransactionFault),
}

impl Fault {
    /// True if the file ends here before it should.
    #[must_use]
    pub fn is_truncation(&self) -> bool {
        matches!(self, Fault::Truncated { .. } | Fault::TruncatedLine { .. })
    }
}
