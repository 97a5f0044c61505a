//! The sources of signed messages.

use crate::StreamError;
use std::fs::File;
use std::io::{self, Read, Seek, Stdin};
use std::os::fd::AsFd;
use std::path::{Path, PathBuf};

/// A source of signed messages.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Input {
    /// A file, or what else has a name in the file system.
    File(PathBuf),
    /// This process' standard input as it stands: a pipe, a socket, a file from its present position on.
    Stdin,
}

impl Input {
    /// The name, for messages and for the format.
    #[must_use]
    pub fn name(&self) -> &Path {
        match self {
            Input::File(path) => path,
            Input::Stdin => Path::new("stdin"),
        }
    }

    /// The open file, and the bytes that it has left where it is a regular one.
    pub(super) fn open(&self) -> Result<(File, Option<u64>), StreamError> {
        let opened = match self {
            Input::File(path) => File::open(path),
            // A second descriptor for the same open file: opening /dev/stdin would fail for sockets and go back to a file's start.
            Input::Stdin => Stdin::as_fd(&io::stdin()).try_clone_to_owned().map(File::from).and_then(readable),
        };
        let measured = opened.and_then(|mut file| {
            let data = file.metadata()?;
            let left = if data.is_file() { Some(data.len().saturating_sub(file.stream_position()?)) } else { None };
            Ok((file, left))
        });
        measured.map_err(|source| StreamError::Io { path: self.name().to_owned(), action: "opening", source })
    }
}

/// Standard input if it is open for reading. A launcher may put something else in the place of a closed one.
fn readable(mut stdin: File) -> io::Result<File> {
    const EBADF: i32 = 9;
    match stdin.read(&mut []) {
        Err(e) if e.raw_os_error() == Some(EBADF) => Err(io::Error::other("it is closed")),
        _ => Ok(stdin),
    }
}
