//! The state of an evaluation. Layout: docs/formats.md.

use crate::checkpoint::Saved;
use crate::error::CheckpointProblem as Problem;
use crate::field::Value;
use crate::frame::{Frame, Job};
use crate::verification_key::VerificationKey;

const FRAME: Frame = Frame { magic: b"MODMILLJ", version: 1, job: "key" };

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
        FRAME.write(job(key, &key.id()), self.done, &[&self.input, &self.x, &self.z])
    }

    pub(crate) fn from_bytes(file: &[u8], key: &VerificationKey, input: &Value) -> Result<Self, Problem> {
        let (done, [found, x, z]) = FRAME.read(file, job(key, &key.id()))?;
        if &found != input {
            return Err(Problem::ForeignJob { field: "input" });
        }
        Ok(Self { done, input: found, x, z })
    }
}

fn job<'a>(key: &'a VerificationKey, number: &'a [u8; 32]) -> Job<'a> {
    Job { number, parameters: &key.parameters, variant: key.variant, steps: key.steps }
}

impl Saved for State {
    fn done(&self) -> u64 {
        self.done
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
