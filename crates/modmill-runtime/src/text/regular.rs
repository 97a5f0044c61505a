//! Opening files that must be regular ones: mapped, measured or read twice.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

/// Opens a file as `options` say if it is a regular one; `None` for a FIFO, a device or a socket. It never waits: opening a FIFO in the usual way waits until
/// somebody opens its other end, and no signal ends that.
///
/// ```
/// use std::fs::OpenOptions;
///
/// assert!(modmill_runtime::text::open_regular("/dev/null".as_ref(), OpenOptions::new().read(true))?.is_none());
/// # Ok::<(), std::io::Error>(())
/// ```
///
/// # Errors
/// Whatever the operating system says; [`io::ErrorKind::IsADirectory`] for a directory.
pub fn open_regular(path: &Path, options: &mut OpenOptions) -> io::Result<Option<File>> {
    let file = match without_waiting(options).open(path) {
        // A FIFO that nobody reads, or a device or socket without anything behind it.
        #[cfg(unix)]
        Err(e) if e.raw_os_error() == Some(libc::ENXIO) => return Ok(None),
        opened => opened?,
    };
    let found = file.metadata()?;
    if found.is_dir() {
        return Err(is_a_directory());
    }
    Ok(found.is_file().then_some(file))
}

#[cfg(unix)]
fn is_a_directory() -> io::Error {
    io::Error::from_raw_os_error(libc::EISDIR)
}

#[cfg(not(unix))]
fn is_a_directory() -> io::Error {
    io::ErrorKind::IsADirectory.into()
}

#[cfg(unix)]
fn without_waiting(options: &mut OpenOptions) -> &mut OpenOptions {
    use std::os::unix::fs::OpenOptionsExt;
    // It means nothing to a regular file, and a terminal must not become ours.
    options.custom_flags(libc::O_NONBLOCK | libc::O_NOCTTY)
}

#[cfg(not(unix))]
fn without_waiting(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}
