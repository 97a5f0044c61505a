//! Checkpoints: a directory that holds a verified state of one job, so that a killed run loses at most one interval.
//!
//! It has three files: `state` (replaced as a whole: temporary file, fsync, rename, fsync of the directory), `points` (append-only, synced
//! before the state that counts them) and `lock` (held while a process works there). Values are plain residues, so any backend resumes.

mod directory;
mod points;
mod state;

pub use directory::read_checkpoint;
pub(crate) use directory::{Directory, sync_directory};
pub use state::CheckpointState;
