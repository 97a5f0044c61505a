//! The errors about a time-lock file.

use crate::error::VdfError;

pub(super) fn refused(place: &str, reason: impl Into<String>) -> VdfError {
    VdfError::LockFormat { place: place.to_owned(), reason: reason.into() }
}

/// Blames a read error on the file (malformed, cut short) or on the stream.
pub(super) fn read_error(place: &str) -> impl Fn(std::io::Error) -> VdfError {
    move |e| match e.kind() {
        std::io::ErrorKind::UnexpectedEof => refused(place, "the file ends here"),
        std::io::ErrorKind::InvalidData => refused(place, e.to_string()),
        _ => VdfError::Stream { action: "reading the time-lock file", source: e },
    }
}
