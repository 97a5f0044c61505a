//! The state of an evaluation. Layout: docs/formats.md.

use crate::checkpoint::Saved;
use crate::error::CheckpointProblem as Problem;
use crate::field::Value;
use crate::frame::Frame;
use crate::verification_key::VerificationKey;

const FRAME: Frame = Frame { magic: b"MODMILLJ", version: 1 };
/// Magic, version, id of the key, position.
const HEAD_BYTES: usize = 8 + 4 + 32 + 8;

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
        let mut out = FRAME.begin();
        out.extend(key.id());
        out.extend(self.done.to_be_bytes());
        for value in [&self.input, &self.x, &self.z] {
            out.extend(value.bytes(&key.parameters, key.variant));
        }
        Frame::seal(out)
    }

    pub(crate) fn from_bytes(file: &[u8], key: &VerificationKey, input: &Value) -> Result<Self, Problem> {
        let size = key.parameters.bytes() * key.variant.coordinates();
        let (got, expected) = (file.len() as u64, (HEAD_BYTES + 3 * size + 32) as u64);
        let body = FRAME.open(file, HEAD_BYTES, expected)?;
        let number = |range: std::ops::Range<usize>| body[range].iter().fold(0, |n, byte| n << 8 | u64::from(*byte));
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
