//! The faults of files of points or scalars, with their places.

use super::PointFormat;

/// Why bytes are not points or scalars.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FormatError {
    /// Not a whole number of records.
    #[error("{bytes} bytes are not a whole number of records of {record} bytes: {left} bytes are left at offset {}", bytes - left)]
    Length {
        /// Bytes there are.
        bytes: usize,
        /// Bytes of a record.
        record: usize,
        /// Bytes behind the last whole record.
        left: usize,
    },
    /// The number before the records is not theirs.
    #[error("the number at offset 0 says {stated} records, but {found} follow")]
    Count {
        /// The number that is stated.
        stated: u64,
        /// Whole records that follow.
        found: u64,
    },
    /// A record that stands for nothing.
    #[error("record {index}, at offset {offset}: {problem}{}", Hint(*likely))]
    Record {
        /// Its number, from 0.
        index: usize,
        /// The offset of the byte at which the wrong number or flag begins.
        offset: usize,
        /// The fault of the record.
        problem: Problem,
        /// The format and curve of which the first points are, if not the expected ones.
        likely: Option<(PointFormat, &'static str)>,
    },
    /// More records than the number before them has room for.
    #[error("{0} records are more than the format's number of records can state")]
    TooMany(usize),
}

/// The fault of a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Problem {
    /// A coordinate from p on.
    #[error("the coordinate is not below the field's prime")]
    Coordinate,
    /// An x without a y, or (0, 0) without the flag of the neutral element.
    #[error("no point of the curve has these coordinates")]
    NoPoint,
    /// Flags that the format does not have.
    #[error("the flags {0:#010b} are not those of a point in this format")]
    Flags(u8),
    /// A sign that is not that of y.
    #[error("the flag for the sign of y is wrong")]
    Sign,
    /// The flag of the neutral element, but bits that it does not have.
    #[error("the point is marked as neutral, but has other bits")]
    Neutral,
    /// A scalar from r on.
    #[error("the scalar is not below the order of the group")]
    Scalar,
}

struct Hint(Option<(PointFormat, &'static str)>);

impl std::fmt::Display for Hint {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.0 {
            Some((format, curve)) => write!(f, " (these look like points of {curve} in format `{format}`)"),
            None => Ok(()),
        }
    }
}
