//! The state of an evaluation and the directory that keeps it. Layout: docs/formats.md.

use crate::error::{CheckpointProblem as Problem, IsogenyError};
use crate::field::Value;
use crate::verification_key::VerificationKey;
use modmill_checkpoint::files::FileError;
use modmill_checkpoint::{Slot, Slots};
use sha2::{Digest, Sha256};
use std::path::{Path, PathBuf};

const MAGIC: &[u8; 8] = b"MODMILLJ";
const VERSION: u32 = 1;
/// Magic, version, id of the key, position.
const HEAD_BYTES: usize = 8 + 4 + 32 + 8;
/// More than any state has.
const MAX_BYTES: u64 = 4096;

/// A place on the way: the image X : Z after `done` steps, with the key and the input that it belongs to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct State {
    pub(crate) done: u64,
    pub(crate) input: Value,
    pub(crate) x: Value,
    pub(crate) z: Value,
}

impl State {
    pub(crate) fn to_bytes(&self, key: &VerificationKey) -> Vec<u8> {
        let mut out = MAGIC.to_vec();
        out.extend(VERSION.to_be_bytes());
        out.extend(key.id());
        out.extend(self.done.to_be_bytes());
        for value in [&self.input, &self.x, &self.z] {
            out.extend(value.bytes(&key.parameters, key.variant));
        }
        let checksum = Sha256::digest(&out);
        out.extend(checksum);
        out
    }

    pub(crate) fn from_bytes(file: &[u8], key: &VerificationKey, input: &Value) -> Result<Self, Problem> {
        let size = key.parameters.bytes() * key.variant.coordinates();
        let (got, expected) = (file.len() as u64, (HEAD_BYTES + 3 * size + 32) as u64);
        let Some((body, checksum)) = file.split_last_chunk::<32>().filter(|(body, _)| body.len() >= HEAD_BYTES) else {
            return Err(Problem::Length { expected, got });
        };
        if !body.starts_with(MAGIC) {
            return Err(Problem::NotACheckpoint);
        }
        // Every version ends with the checksum, so that a bit changed in the version's field is not taken for another version.
        if Sha256::digest(body)[..] != checksum[..] {
            return Err(Problem::Damaged);
        }
        let number = |range: std::ops::Range<usize>| body[range].iter().fold(0, |n, byte| n << 8 | u64::from(*byte));
        let found = number(8..12) as u32;
        if found != VERSION {
            return Err(Problem::Version { found, supported: VERSION });
        }
        if body[12..44] != key.id() {
            return Err(Problem::ForeignJob { field: "key" });
        }
        if got != expected {
            return Err(Problem::Length { expected, got });
        }
        let value = |index: usize| {
            let at = HEAD_BYTES + index * size;
            Value::from_bytes(&key.parameters, key.variant, &body[at..at + size]).ok_or(Problem::Impossible { offset: at as u64 })
        };
        let state = Self { done: number(44..52), input: value(0)?, x: value(1)?, z: value(2)? };
        if &state.input != input {
            return Err(Problem::ForeignJob { field: "input" });
        }
        if state.done > key.steps {
            return Err(Problem::Impossible { offset: 44 });
        }
        Ok(state)
    }
}

/// A state in memory, twice, so that one changed bit in it does no harm.
pub(crate) struct Kept([Vec<u8>; 2]);

impl Kept {
    pub(crate) fn new(state: &State, key: &VerificationKey) -> Self {
        let bytes = state.to_bytes(key);
        Self([bytes.clone(), bytes])
    }

    pub(crate) fn state(&self, key: &VerificationKey, input: &Value) -> Option<State> {
        self.0.iter().find_map(|bytes| State::from_bytes(bytes, key, input).ok())
    }
}

/// What a run tells its caller and goes on.
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
        /// Where the newer state was put.
        aside: Option<PathBuf>,
    },
    /// The state could not be saved. The job goes on and tries again after the next interval.
    #[error("the state was not saved: {reason}. The work goes on; saving is tried again at every interval")]
    NotSaved {
        /// What failed.
        reason: String,
    },
}

fn aside_note(aside: Option<&PathBuf>) -> String {
    aside.map(|path| format!(" (the refused file is now {})", path.display())).unwrap_or_default()
}

/// The checkpoint directory of one job.
pub(crate) struct Checkpoint {
    slots: Slots,
    /// Steps in the last saved state.
    pub(crate) saved: u64,
}

impl Checkpoint {
    /// Locks the directory and returns the newest state in it that passes `holds`, if there is one.
    pub(crate) fn open(
        path: &Path,
        key: &VerificationKey,
        input: &Value,
        holds: &dyn Fn(&State) -> bool,
    ) -> Result<(Self, Option<State>, Option<Warning>), IsogenyError> {
        let slots = Slots::lock(path).map_err(convert)?;
        let read = |slot: Slot| -> Result<Option<State>, (PathBuf, Problem)> {
            let refuse = |problem| (slot.path(path), problem);
            let bytes = match slots.read(slot, MAX_BYTES) {
                Ok(Some(bytes)) => bytes,
                Ok(None) => return Ok(None),
                Err(FileError::NotAFile { .. }) => return Err(refuse(Problem::NotAFile)),
                Err(_) => return Err(refuse(Problem::NotACheckpoint)),
            };
            let state = State::from_bytes(&bytes, key, input).map_err(refuse)?;
            if holds(&state) { Ok(Some(state)) } else { Err(refuse(Problem::WrongPoint { done: state.done })) }
        };
        let refused = match read(Slot::Last) {
            Ok(Some(state)) => return Ok((Self { slots, saved: state.done }, Some(state), None)),
            Ok(None) => None,
            Err((_, problem)) if problem.is_damage() => Some(problem),
            Err((path, problem)) => return Err(IsogenyError::Checkpoint { path, problem }),
        };
        let newer = Slot::Last.path(path);
        match (read(Slot::Previous), refused) {
            (Ok(Some(state)), Some(problem)) => {
                let aside = Some(slots.set_aside().map_err(convert)?);
                let warning = Warning::OlderState { path: newer, problem, done: state.done, aside };
                Ok((Self { slots, saved: state.done }, Some(state), Some(warning)))
            }
            // A run was killed between the two renamings of a save.
            (Ok(Some(state)), None) => Ok((Self { slots, saved: state.done }, Some(state), None)),
            (_, Some(problem)) => Err(IsogenyError::Checkpoint { path: newer, problem }),
            (Err((path, problem)), None) => Err(IsogenyError::Checkpoint { path, problem }),
            (Ok(None), None) => Ok((Self { slots, saved: 0 }, None, None)),
        }
    }

    pub(crate) fn path(&self) -> &Path {
        self.slots.path()
    }

    pub(crate) fn save(&mut self, state: &State, key: &VerificationKey) -> Result<(), IsogenyError> {
        // A state without steps is no use as the older one.
        self.slots.write(&state.to_bytes(key), self.saved > 0).map_err(convert)?;
        self.saved = state.done;
        Ok(())
    }
}

fn convert(e: FileError) -> IsogenyError {
    match e {
        FileError::Io { path, action, source } => IsogenyError::Io { path, action, source },
        FileError::NotAFile { path } => IsogenyError::Checkpoint { path, problem: Problem::NotAFile },
        FileError::InUse { path } => IsogenyError::Checkpoint { path, problem: Problem::InUse },
        FileError::TooLong { path, .. } => IsogenyError::Checkpoint { path, problem: Problem::NotACheckpoint },
    }
}
