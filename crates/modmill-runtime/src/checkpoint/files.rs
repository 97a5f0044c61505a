//! The files of a checkpoint directory as the system has them.

use crate::text::{Failed, open_regular};
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

/// The errors of reading and writing files.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// The system refused.
    #[error("{}: {}", path.display(), Failed(action, source))]
    Io {
        /// The file or directory.
        path: PathBuf,
        /// The operation that failed.
        action: &'static str,
        /// The system's error.
        source: io::Error,
    },
    /// A FIFO, device or directory has the name of a file.
    #[error("{path}: not a regular file")]
    NotAFile {
        /// The file.
        path: PathBuf,
    },
    /// The file is longer than any state.
    #[error("{path}: more than {most} bytes")]
    TooLong {
        /// The file.
        path: PathBuf,
        /// The most bytes of a state.
        most: u64,
    },
    /// Another process has the directory.
    #[error("{path}: in use by another process")]
    InUse {
        /// The directory.
        path: PathBuf,
    },
}

impl FileError {
    pub(crate) fn io(path: &Path, action: &'static str) -> impl FnOnce(io::Error) -> Self {
        let path = path.to_path_buf();
        move |source| Self::Io { path, action, source }
    }
}

/// Opens a regular file as `options` say.
///
/// # Errors
/// [`FileError::NotAFile`], [`FileError::Io`].
pub fn open_file(path: &Path, options: &mut OpenOptions, action: &'static str) -> Result<File, FileError> {
    let not_a_file = || FileError::NotAFile { path: path.to_path_buf() };
    match open_regular(path, options) {
        Err(e) if e.kind() == ErrorKind::IsADirectory => Err(not_a_file()),
        opened => opened.map_err(FileError::io(path, action))?.ok_or_else(not_a_file),
    }
}

/// Creates a directory and those above it where they are missing.
///
/// # Errors
/// [`FileError::Io`], of the kind [`ErrorKind::NotADirectory`] if a file is there.
pub fn make_directory(path: &Path) -> Result<(), FileError> {
    fs::create_dir_all(path).map_err(|e| {
        // The system says of a file in the way that it exists, which reads as if the directory did.
        let e = if e.kind() == ErrorKind::AlreadyExists { ErrorKind::NotADirectory.into() } else { e };
        FileError::io(path, "creating the directory")(e)
    })
}

/// The contents of a file of at most `most` bytes; `None` when there is none.
///
/// # Errors
/// [`FileError::TooLong`], [`FileError::NotAFile`], [`FileError::Io`].
pub fn read_at_most(path: &Path, most: u64) -> Result<Option<Vec<u8>>, FileError> {
    let file = match open_file(path, File::options().read(true), "opening") {
        Err(FileError::Io { source, .. }) if source.kind() == ErrorKind::NotFound => return Ok(None),
        opened => opened?,
    };
    let mut bytes = Vec::new();
    file.take(most.saturating_add(1)).read_to_end(&mut bytes).map_err(FileError::io(path, "reading"))?;
    if bytes.len() as u64 > most {
        return Err(FileError::TooLong { path: path.to_path_buf(), most });
    }
    Ok(Some(bytes))
}

/// Writes a new file and syncs it. What a killed run left in its place is removed, not followed.
///
/// # Errors
/// [`FileError::Io`].
pub fn write_new(path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    match fs::remove_file(path) {
        Err(e) if e.kind() != ErrorKind::NotFound => return Err(FileError::io(path, "removing")(e)),
        _ => {}
    }
    let mut file = File::create_new(path).map_err(FileError::io(path, "creating"))?;
    file.write_all(bytes).map_err(FileError::io(path, "writing"))?;
    file.sync_all().map_err(FileError::io(path, "syncing"))
}

/// Renames a file if there is one.
///
/// # Errors
/// [`FileError::Io`].
pub fn rename_if_there(from: &Path, to: &Path) -> Result<(), FileError> {
    match fs::rename(from, to) {
        Err(e) if e.kind() != ErrorKind::NotFound => Err(FileError::io(to, "renaming the older state to")(e)),
        _ => Ok(()),
    }
}

/// Makes a rename in the directory durable.
///
/// # Errors
/// [`FileError::Io`].
pub fn sync_directory(path: &Path) -> Result<(), FileError> {
    File::open(path).and_then(|d| d.sync_all()).map_err(FileError::io(path, "syncing"))
}
