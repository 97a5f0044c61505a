//! Locks on single bytes of a file, by which processes that share it learn of each other's end: the system releases them however a process ends.
//!
//! They belong to the open file (Linux's open file description locks), so two holders in one process exclude each other as well.

use std::fs::File;
use std::io;

/// Locks a byte of a file that is open for writing, until the file is closed; false where another open file has locked it.
///
/// # Errors
/// [`io::ErrorKind::Unsupported`] outside Linux; whatever the operating system says.
pub fn lock_byte(file: &File, at: u16) -> io::Result<bool> {
    match system::lock(file, at) {
        Ok(()) => Ok(true),
        Err(e) if e.kind() == io::ErrorKind::WouldBlock || e.kind() == io::ErrorKind::PermissionDenied => Ok(false),
        Err(e) => Err(e),
    }
}

/// True if another open file has locked a byte.
///
/// # Errors
/// The errors of [`lock_byte`].
pub fn is_byte_locked(file: &File, at: u16) -> io::Result<bool> {
    system::is_locked(file, at)
}

#[cfg(target_os = "linux")]
mod system {
    use std::fs::File;
    use std::io;
    use std::os::fd::AsRawFd;

    fn control(file: &File, command: libc::c_int, at: u16) -> io::Result<libc::flock> {
        // SAFETY: all fields are integers, for which zero is a value.
        let mut about: libc::flock = unsafe { std::mem::zeroed() };
        about.l_type = libc::F_WRLCK as libc::c_short;
        about.l_whence = libc::SEEK_SET as libc::c_short;
        (about.l_start, about.l_len) = (at.into(), 1);
        // SAFETY: the descriptor is open, and both commands read and write one `flock`.
        if unsafe { libc::fcntl(file.as_raw_fd(), command, &raw mut about) } == -1 {
            return Err(io::Error::last_os_error());
        }
        Ok(about)
    }

    pub(super) fn lock(file: &File, at: u16) -> io::Result<()> {
        control(file, libc::F_OFD_SETLK, at).map(drop)
    }

    pub(super) fn is_locked(file: &File, at: u16) -> io::Result<bool> {
        control(file, libc::F_OFD_GETLK, at).map(|found| i32::from(found.l_type) != libc::F_UNLCK)
    }
}

#[cfg(not(target_os = "linux"))]
mod system {
    use std::fs::File;
    use std::io;

    pub(super) fn lock(_: &File, _: u16) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    pub(super) fn is_locked(_: &File, _: u16) -> io::Result<bool> {
        Err(io::ErrorKind::Unsupported.into())
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn a_byte_has_one_holder_until_its_file_is_closed() -> io::Result<()> {
        let file = tempfile::NamedTempFile::new()?;
        let (one, other) = (file.reopen()?, file.reopen()?);
        assert!(lock_byte(&one, 0)? && lock_byte(&other, 1)?);
        assert!(!lock_byte(&other, 0)? && is_byte_locked(&other, 0)?);
        assert!(!is_byte_locked(&one, 0)?, "its own lock is nobody else's");
        drop(one);
        assert!(!is_byte_locked(&other, 0)? && lock_byte(&other, 0)?);
        Ok(())
    }
}
