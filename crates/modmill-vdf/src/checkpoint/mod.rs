//! Checkpoints: a directory that holds a verified state of one job, so that a killed run loses at most one interval.
//!
//! Its files: `state` (written beside its place, synced, renamed), `state.previous` (the one before, used when the newer fails a check),
//! `points` (append-only, synced before the state that counts them; a prefix of it belongs to the older state) and `lock` (held while a
//! process works there). Values are plain residues, so any backend resumes.

mod directory;
mod encoded;
mod points_file;
mod recheck;
mod remove;
mod state;

pub(crate) use directory::Directory;
pub use directory::read_checkpoint;
pub(crate) use encoded::Encoded;
pub use remove::remove_checkpoint;
pub use state::CheckpointState;
