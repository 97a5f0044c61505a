//! What the files of states have in common: magic bytes and a version before, a checksum behind.

use crate::error::CheckpointProblem as Problem;
use sha2::{Digest, Sha256};

/// A kind of state.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Frame {
    pub(crate) magic: &'static [u8; 8],
    pub(crate) version: u32,
}

impl Frame {
    /// The first 12 bytes.
    pub(crate) fn begin(self) -> Vec<u8> {
        let mut out = self.magic.to_vec();
        out.extend(self.version.to_be_bytes());
        out
    }

    /// The bytes with their checksum behind them.
    pub(crate) fn seal(mut bytes: Vec<u8>) -> Vec<u8> {
        let checksum = Sha256::digest(&bytes);
        bytes.extend(checksum);
        bytes
    }

    /// The bytes before the checksum, at least `least`; `expected` is the length of a whole file.
    pub(crate) fn open(self, file: &[u8], least: usize, expected: u64) -> Result<&[u8], Problem> {
        let Some((body, checksum)) = file.split_last_chunk::<32>().filter(|(body, _)| body.len() >= least) else {
            return Err(Problem::Length { expected, got: file.len() as u64 });
        };
        if !body.starts_with(self.magic) {
            return Err(Problem::NotACheckpoint);
        }
        // Every version ends with the checksum, so that a bit changed in the version's field is not taken for another version.
        if Sha256::digest(body)[..] != checksum[..] {
            return Err(Problem::Damaged);
        }
        let found = body[8..12].iter().fold(0, |n, byte| n << 8 | u32::from(*byte));
        if found == self.version { Ok(body) } else { Err(Problem::Version { found, supported: self.version }) }
    }
}
