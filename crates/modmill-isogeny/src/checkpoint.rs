//! The directory that keeps the states of an evaluation or of a set-up.

use crate::error::{CheckpointProblem as Problem, IsogenyError};
use modmill_runtime::checkpoint::files::FileError;
use modmill_runtime::checkpoint::{Slot, Slots};
use std::path::{Path, PathBuf};

/// More than any state has.
const MAX_BYTES: u64 = 4096;

/// A problem that a run reports to its caller and survives.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Warning {
    /// The newer of the two saved states cannot be used.
    #[error("checkpoint {path}: {problem}. Going on from the state saved before it, at step {done}{}", aside_note(.aside.as_ref()))]
    OlderState {
        /// The file of the newer state.
        path: PathBuf,
        /// Why it was refused; `None` where there was none.
        problem: Problem,
        /// Steps in the older state; those after it are done again.
        done: u64,
        /// The file to which the newer state was moved, if it was.
        aside: Option<PathBuf>,
    },
    /// The state could not be saved. The job goes on and tries again after the next interval.
    #[error("the state was not saved: {reason}. The work goes on; saving is tried again at every interval")]
    NotSaved {
        /// The reason why saving failed.
        reason: String,
    },
}

fn aside_note(aside: Option<&PathBuf>) -> String {
    aside.map(|path| format!(" (the refused file is now {})", path.display())).unwrap_or_default()
}

/// A state of a job.
pub(crate) trait Saved {
    /// Steps that it is behind.
    fn done(&self) -> u64;
}

/// The checkpoint directory of one job.
pub(crate) struct Checkpoint {
    slots: Slots,
    /// Steps in the last saved state.
    pub(crate) saved: u64,
}

impl Checkpoint {
    /// Locks the directory and returns the newest state in it that passes `holds`, if there is one.
    pub(crate) fn open<S: Saved>(
        path: &Path,
        parse: &dyn Fn(&[u8]) -> Result<S, Problem>,
        holds: &dyn Fn(&S) -> bool,
    ) -> Result<(Self, Option<S>, Option<Warning>), IsogenyError> {
        let slots = Slots::lock(path).map_err(convert)?;
        let read = |slot: Slot| -> Result<Option<S>, (PathBuf, Problem)> {
            let refuse = |problem| (slot.path(path), problem);
            let bytes = match slots.read(slot, MAX_BYTES) {
                Ok(Some(bytes)) => bytes,
                Ok(None) => return Ok(None),
                Err(FileError::NotAFile { .. }) => return Err(refuse(Problem::NotAFile)),
                Err(_) => return Err(refuse(Problem::NotACheckpoint)),
            };
            let state = parse(&bytes).map_err(refuse)?;
            if holds(&state) { Ok(Some(state)) } else { Err(refuse(Problem::WrongPoint { done: state.done() })) }
        };
        let refused = match read(Slot::Last) {
            Ok(Some(state)) => return Ok((Self { slots, saved: state.done() }, Some(state), None)),
            Ok(None) => None,
            Err((_, problem)) if problem.is_damage() => Some(problem),
            Err((path, problem)) => return Err(IsogenyError::Checkpoint { path, problem }),
        };
        let newer = Slot::Last.path(path);
        match (read(Slot::Previous), refused) {
            (Ok(Some(state)), Some(problem)) => {
                let saved = state.done();
                let aside = Some(slots.set_aside().map_err(convert)?);
                let warning = Warning::OlderState { path: newer, problem, done: saved, aside };
                Ok((Self { slots, saved }, Some(state), Some(warning)))
            }
            // A run was killed between the two renamings of a save.
            (Ok(Some(state)), None) => Ok((Self { slots, saved: state.done() }, Some(state), None)),
            (_, Some(problem)) => Err(IsogenyError::Checkpoint { path: newer, problem }),
            (Err((path, problem)), None) => Err(IsogenyError::Checkpoint { path, problem }),
            (Ok(None), None) => Ok((Self { slots, saved: 0 }, None, None)),
        }
    }

    pub(crate) fn path(&self) -> &Path {
        self.slots.path()
    }

    /// Saves a state after `done` steps.
    pub(crate) fn save(&mut self, state: &[u8], done: u64) -> Result<(), IsogenyError> {
        // A state without steps is no use as the older one.
        self.slots.write(state, self.saved > 0).map_err(convert)?;
        self.saved = done;
        Ok(())
    }

    /// Removes the states: the job is done, and its result is not in them.
    pub(crate) fn clear(self) -> Result<(), IsogenyError> {
        self.slots.clear().map_err(convert)
    }
}

pub(crate) fn convert(e: FileError) -> IsogenyError {
    match e {
        FileError::Io { path, action, source } => IsogenyError::Io { path, action, source },
        FileError::NotAFile { path } => IsogenyError::Checkpoint { path, problem: Problem::NotAFile },
        FileError::InUse { path } => IsogenyError::Checkpoint { path, problem: Problem::InUse },
        FileError::TooLong { path, .. } => IsogenyError::Checkpoint { path, problem: Problem::NotACheckpoint },
    }
}
