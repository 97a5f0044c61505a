//! The files of a checkpoint directory as the system has them.

use crate::error::{CheckpointProblem as Problem, VdfError};
use std::fs::{self, File};
use std::io::{ErrorKind, Read, Write};
use std::path::Path;

/// Refuses a FIFO, a device or a directory, which would block, swallow or confuse what is written. Whether there is a file.
pub(super) fn check_regular(path: &Path) -> Result<bool, VdfError> {
    match fs::metadata(path) {
        Err(e) if e.kind() == ErrorKind::NotFound => Ok(false),
        Err(e) => Err(VdfError::io(path, "reading")(e)),
        Ok(m) if !m.is_file() => Err(VdfError::Checkpoint { path: path.to_path_buf(), problem: Problem::NotAFile }),
        Ok(_) => Ok(true),
    }
}

/// The contents of a file; `None` when there is none. A file longer than `most` bytes is none of ours.
pub(super) fn read_at_most(path: &Path, most: u64) -> Result<Option<Vec<u8>>, VdfError> {
    if !check_regular(path)? {
        return Ok(None);
    }
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(VdfError::io(path, "opening"))?;
    file.take(most + 1).read_to_end(&mut bytes).map_err(VdfError::io(path, "reading"))?;
    if bytes.len() as u64 > most {
        return Err(VdfError::Checkpoint { path: path.to_path_buf(), problem: Problem::NotACheckpoint });
    }
    Ok(Some(bytes))
}

/// Writes a new file and syncs it. What a killed run left in its place is removed, not followed.
pub(super) fn write_new(path: &Path, bytes: &[u8]) -> Result<(), VdfError> {
    match fs::remove_file(path) {
        Err(e) if e.kind() != ErrorKind::NotFound => return Err(VdfError::io(path, "removing")(e)),
        _ => {}
    }
    let mut file = File::create_new(path).map_err(VdfError::io(path, "creating"))?;
    file.write_all(bytes).map_err(VdfError::io(path, "writing"))?;
    file.sync_all().map_err(VdfError::io(path, "syncing"))
}

/// Renames a file if there is one.
pub(super) fn rename_if_there(from: &Path, to: &Path) -> Result<(), VdfError> {
    match fs::rename(from, to) {
        Err(e) if e.kind() != ErrorKind::NotFound => Err(VdfError::io(to, "renaming the older state to")(e)),
        _ => Ok(()),
    }
}

/// Makes a rename in the directory durable.
pub(crate) fn sync_directory(path: &Path) -> Result<(), VdfError> {
    File::open(path).and_then(|d| d.sync_all()).map_err(VdfError::io(path, "syncing"))
}
