//! Errors of the operating system as a user should read them.

use std::fmt;
use std::io::{self, ErrorKind};

/// The operating system's message, without the number that Rust appends.
///
/// ```
/// let missing = std::io::Error::from_raw_os_error(2);
/// assert_eq!(missing.to_string(), "No such file or directory (os error 2)");
/// assert_eq!(modmill_runtime::text::in_plain_words(&missing), "No such file or directory");
/// assert_eq!(modmill_runtime::text::in_plain_words(&std::io::Error::other("it is closed")), "it is closed");
/// ```
#[must_use]
pub fn in_plain_words(error: &io::Error) -> String {
    let text = error.to_string();
    let number = error.raw_os_error().map(|number| format!(" (os error {number})"));
    number.and_then(|number| text.strip_suffix(&number).map(str::to_owned)).unwrap_or(text)
}

/// An operation that failed, and the operating system's reason. The operation is left out where the reason says all, as "No such file or
/// directory" does.
///
/// ```
/// use modmill_runtime::text::Failed;
/// use std::io::{Error, ErrorKind};
///
/// let full = Error::from_raw_os_error(28);
/// assert_eq!(Failed("writing", &full).to_string(), "writing failed: No space left on device");
/// assert_eq!(Failed("opening", &Error::from_raw_os_error(2)).to_string(), "No such file or directory");
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Failed<'e>(pub &'e str, pub &'e io::Error);

impl fmt::Display for Failed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(action, error) = self;
        match error.kind() {
            ErrorKind::NotFound | ErrorKind::NotADirectory | ErrorKind::IsADirectory | ErrorKind::PermissionDenied => {}
            _ => write!(f, "{action} failed: ")?,
        }
        f.write_str(&in_plain_words(error))
    }
}
