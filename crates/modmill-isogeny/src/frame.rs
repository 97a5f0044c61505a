//! The bytes of a state: magic bytes, version, number of the job, steps done, elements, checksum of all before. docs/formats.md says which.

use crate::error::CheckpointProblem as Problem;
use crate::field::Value;
use crate::parameters::Parameters;
use crate::variant::Variant;
use sha2::{Digest, Sha256};

/// Magic, version, number of the job, steps done.
const HEAD_BYTES: usize = 8 + 4 + 32 + 8;
/// The offset of the number of steps done.
const DONE_AT: usize = HEAD_BYTES - 8;

/// A kind of state.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Frame {
    pub(crate) magic: &'static [u8; 8],
    pub(crate) version: u32,
    /// The name in messages of the thing that the number of the job identifies.
    pub(crate) job: &'static str,
}

/// The job that a state belongs to.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Job<'a> {
    pub(crate) number: &'a [u8; 32],
    pub(crate) parameters: &'a Parameters,
    pub(crate) variant: Variant,
    /// Steps of the whole job.
    pub(crate) steps: u64,
}

impl Frame {
    /// The bytes of a state.
    pub(crate) fn write(self, job: Job<'_>, done: u64, elements: &[&Value]) -> Vec<u8> {
        let mut out = self.magic.to_vec();
        out.extend(self.version.to_be_bytes());
        out.extend(job.number);
        out.extend(done.to_be_bytes());
        out.extend(elements.iter().flat_map(|element| element.bytes(job.parameters, job.variant)));
        let checksum = Sha256::digest(&out);
        out.extend(checksum);
        out
    }

    /// The steps done and the N elements of a state of `job`.
    pub(crate) fn read<const N: usize>(self, file: &[u8], job: Job<'_>) -> Result<(u64, [Value; N]), Problem> {
        let size = job.parameters.bytes() * job.variant.coordinates();
        let (got, expected) = (file.len() as u64, (HEAD_BYTES + N * size + 32) as u64);
        let Some((body, checksum)) = file.split_last_chunk::<32>().filter(|(body, _)| body.len() >= HEAD_BYTES) else {
            return Err(Problem::Length { expected, got });
        };
        if !body.starts_with(self.magic) {
            return Err(Problem::NotACheckpoint);
        }
        // Every version ends with the checksum, so that a bit changed in the version's field is not taken for another version.
        if Sha256::digest(body)[..] != checksum[..] {
            return Err(Problem::Damaged);
        }
        let number = |bytes: &[u8]| bytes.iter().fold(0, |n, byte| n << 8 | u64::from(*byte));
        let found = number(&body[8..12]) as u32;
        if found != self.version {
            return Err(Problem::Version { found, supported: self.version });
        }
        if body[12..DONE_AT] != *job.number {
            return Err(Problem::ForeignJob { field: self.job });
        }
        if got != expected {
            return Err(Problem::Length { expected, got });
        }
        let done = number(&body[DONE_AT..HEAD_BYTES]);
        if done > job.steps {
            return Err(Problem::Impossible { offset: DONE_AT as u64 });
        }
        let mut elements = [const { Value::ZERO }; N];
        for (index, element) in elements.iter_mut().enumerate() {
            let at = HEAD_BYTES + index * size;
            let value = Value::from_bytes(job.parameters, job.variant, &body[at..at + size]);
            *element = value.ok_or(Problem::Impossible { offset: at as u64 })?;
        }
        Ok((done, elements))
    }
}
