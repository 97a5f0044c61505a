//! Removing a checkpoint that is no longer needed.

use super::directory::{LOCK, POINTS, STATE};
use crate::error::VdfError;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::Path;

/// Removes the files of a checkpoint, and the directory if nothing else is in it.
///
/// # Errors
/// [`VdfError::Io`].
///
/// ```
/// let directory = tempfile::tempdir().unwrap();
/// let [state, notes] = ["state", "notes"].map(|name| directory.path().join(name));
/// std::fs::write(&state, "").unwrap();
/// std::fs::write(&notes, "mine").unwrap();
/// modmill_vdf::remove_checkpoint(directory.path()).unwrap();
/// assert!(!state.exists() && notes.exists());
/// std::fs::remove_file(notes).unwrap();
/// modmill_vdf::remove_checkpoint(directory.path()).unwrap();
/// assert!(!directory.path().exists());
/// ```
pub fn remove_checkpoint(directory: &Path) -> Result<(), VdfError> {
    let remove = || -> io::Result<()> {
        for entry in fs::read_dir(directory)? {
            let name = entry?.file_name();
            let name = name.to_string_lossy();
            if [LOCK, POINTS, STATE].contains(&&*name) || name.strip_prefix(STATE).is_some_and(|rest| rest.starts_with('.')) {
                fs::remove_file(directory.join(&*name))?;
            }
        }
        match fs::remove_dir(directory) {
            Err(e) if e.kind() != ErrorKind::DirectoryNotEmpty => Err(e),
            _ => Ok(()),
        }
    };
    remove().map_err(VdfError::io(directory, "removing the checkpoint"))
}
