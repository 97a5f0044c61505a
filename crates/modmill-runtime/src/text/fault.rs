//! The faults of JSON objects, as data.

use std::ops::RangeInclusive;

/// A fault of a JSON object: [`ObjectFault::place`] says where it is, and the message what is wrong.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ObjectFault {
    /// The text begins with a byte order mark, which JSON must not have.
    #[error("begins with a byte order mark: save it as UTF-8 without one")]
    ByteOrderMark,
    /// A parser of JSON cannot read it.
    #[error("cannot be read as JSON")]
    NotJson {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
    /// The text ends within the object.
    #[error("the text ends here, within its JSON object")]
    Incomplete {
        /// The line, from 1.
        line: usize,
        /// The last column; 0 on an empty line.
        column: usize,
    },
    /// It is JSON, but no object.
    #[error("is not a JSON object")]
    NotAnObject,
    /// A required field is not there.
    #[error("is missing")]
    Missing {
        /// The field.
        name: &'static str,
    },
    /// A field is there twice.
    #[error("is there twice")]
    Twice {
        /// The field.
        name: String,
    },
    /// The format has no such field.
    #[error("is not a field of this format; the fields are {}", .known.join(", "))]
    Unknown {
        /// The field.
        name: String,
        /// The fields of the format.
        known: Vec<&'static str>,
    },
    /// A field holds another kind of value.
    #[error("is not {wanted}")]
    Kind {
        /// The field.
        name: &'static str,
        /// The kind that the format requires.
        wanted: &'static str,
    },
    /// The text has a version that this program does not read.
    #[error("is {got}; this program reads {}", versions(.known))]
    Version {
        /// The version.
        got: u64,
        /// The versions that it reads.
        known: RangeInclusive<u64>,
    },
    /// A field does not hold the one text that it must.
    #[error("is not `{wanted}`")]
    Text {
        /// The field.
        name: &'static str,
        /// The text.
        wanted: &'static str,
    },
}

impl ObjectFault {
    /// The place of the fault: a field, a line and column, or the text as a whole.
    #[must_use]
    pub fn place(&self) -> String {
        match self {
            Self::NotJson { line, column } | Self::Incomplete { line, column } => format!("line {line} column {column}"),
            Self::ByteOrderMark | Self::NotAnObject => "the text".to_owned(),
            Self::Version { .. } => "version".to_owned(),
            Self::Missing { name } | Self::Kind { name, .. } | Self::Text { name, .. } => (*name).to_owned(),
            Self::Twice { name } | Self::Unknown { name, .. } => name.clone(),
        }
    }
}

fn versions(known: &RangeInclusive<u64>) -> String {
    let (first, last) = (known.start(), known.end());
    if first == last { format!("version {first}") } else { format!("versions {first} to {last}") }
}
