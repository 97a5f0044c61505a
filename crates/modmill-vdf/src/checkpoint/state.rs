//! The state file of a checkpoint: a verified state of the chain, bound to its job. Layout: docs/formats.md.

use crate::bytes::{Fields, fixed_bytes, put_number};
use crate::error::CheckpointProblem as Problem;
use crate::intervals::CheckIntervals;
use crate::proof::ProofKind;
use crate::schedule::Schedule;
use crate::statement::Statement;
use modmill_arith::{Modulus, Natural};
use sha2::{Digest, Sha256};

const MAGIC: &[u8; 8] = b"MODMILLC";
/// The version of both checkpoint files that this program writes and reads.
pub(crate) const VERSION: u32 = 1;
/// Longest state file: 8192-bit modulus.
pub(crate) const MAX_BYTES: u64 = 8192;

/// The contents of a checkpoint's state file: the job, how far it has come, and a verified state of it.
///
/// ```
/// use modmill_vdf::CheckpointState;
/// assert!(CheckpointState::from_bytes(b"not a checkpoint").is_err());
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckpointState {
    /// N, x and T.
    pub statement: Statement,
    /// The proof that the job will make.
    pub proof: ProofKind,
    /// The intervals at which the chain checks itself.
    pub intervals: CheckIntervals,
    /// The spacing of the proof's points (Wesolowski) or the number of stored rounds (Pietrzak).
    pub schedule_parameter: u64,
    /// The number of squarings done and verified.
    pub done: u64,
    /// x^(2^done) mod N.
    pub x: Natural,
    /// The check product at `done`.
    pub product: Natural,
    /// The number of points in the points file.
    pub points: u64,
    /// The length of the part of the points file that belongs to this state.
    pub points_bytes: u64,
    /// The checksum of the points file's last block, which depends on all earlier blocks.
    pub points_hash: [u8; 32],
}

/// Checks magic and version at the head of a checkpoint file.
fn head(fields: &mut Fields<'_>, magic: &[u8; 8]) -> Result<(), Problem> {
    let total = fields.0.len() as u64;
    if total < 12 && magic.starts_with(&fields.0[..fields.0.len().min(8)]) {
        return Err(Problem::Truncated { expected: 12, got: total });
    }
    if fields.take(8) != Some(magic) {
        return Err(Problem::NotACheckpoint);
    }
    match fields.u32().unwrap_or(0) {
        VERSION => Ok(()),
        found if found < VERSION => Err(Problem::OlderVersion { found, supported: VERSION }),
        found => Err(Problem::NewerVersion { found, supported: VERSION }),
    }
}

fn damaged() -> Problem {
    Problem::Damaged { place: "the state".to_owned() }
}

fn impossible(reason: impl ToString) -> Problem {
    Problem::Impossible { reason: reason.to_string() }
}

impl CheckpointState {
    /// The state with which a job begins.
    pub(crate) fn fresh(statement: &Statement, proof: ProofKind, schedule: &Schedule, intervals: CheckIntervals) -> Self {
        Self {
            statement: statement.clone(),
            proof,
            intervals,
            schedule_parameter: schedule.parameter(),
            done: 0,
            x: statement.base().clone(),
            product: statement.base().clone(),
            points: 0,
            points_bytes: 0,
            points_hash: [0; 32],
        }
    }

    /// The file's bytes.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let bytes = self.statement.modulus().bytes();
        let mut out = MAGIC.to_vec();
        out.extend(VERSION.to_be_bytes());
        out.push(kind_byte(self.proof));
        out.extend((bytes as u32).to_be_bytes());
        put_number(&mut out, self.statement.modulus().value(), bytes);
        put_number(&mut out, self.statement.base(), bytes);
        for v in [self.statement.steps(), self.schedule_parameter, self.intervals.block, self.intervals.blocks_per_check, self.done] {
            out.extend(v.to_be_bytes());
        }
        put_number(&mut out, &self.x, bytes);
        put_number(&mut out, &self.product, bytes);
        out.extend(self.points.to_be_bytes());
        out.extend(self.points_bytes.to_be_bytes());
        out.extend(self.points_hash);
        let checksum = Sha256::digest(&out);
        out.extend(checksum);
        out
    }

    /// Reads a state file and checks its form, its checksum and every rule that its numbers obey.
    ///
    /// # Errors
    /// The [`CheckpointProblem`](crate::CheckpointProblem) found first.
    pub fn from_bytes(file: &[u8]) -> Result<Self, Problem> {
        let mut fields = Fields(file);
        let intact = file.split_last_chunk::<32>().is_some_and(|(body, checksum)| Sha256::digest(body).as_slice() == checksum);
        head(&mut fields, MAGIC).map_err(|problem| match problem {
            // Every version ends with the checksum, so that a bit changed in the version's field is not taken for another version.
            Problem::OlderVersion { .. } | Problem::NewerVersion { .. } if !intact => damaged(),
            problem => problem,
        })?;
        let got = file.len() as u64;
        let truncated = |expected: u64| Problem::Truncated { expected, got };
        let kind = fields.u8().ok_or(truncated(17))?;
        let bytes = fields.u32().ok_or(truncated(17))?;
        // 17 bytes so far; then four numbers, five + two words, two hashes
        let expected = 17 + 4 * u64::from(bytes) + 7 * 8 + 64;
        if expected > MAX_BYTES {
            return Err(impossible(format!("a modulus of {bytes} bytes")));
        }
        if got < expected {
            return Err(truncated(expected));
        }
        if got > expected {
            return Err(impossible(format!("{} bytes after the end", got - expected)));
        }
        if !intact {
            return Err(damaged());
        }
        Self::from_fields(fields, kind, bytes as usize).ok_or(truncated(expected))?
    }

    /// Reads the fields after the head; `None` when some are missing.
    fn from_fields(mut fields: Fields<'_>, kind: u8, bytes: usize) -> Option<Result<Self, Problem>> {
        let modulus = fields.number(bytes)?;
        let base = fields.number(bytes)?;
        let [steps, schedule_parameter, block, blocks_per_check, done] =
            [fields.u64()?, fields.u64()?, fields.u64()?, fields.u64()?, fields.u64()?];
        let x = fields.number(bytes)?;
        let product = fields.number(bytes)?;
        let (points, points_bytes, points_hash) = (fields.u64()?, fields.u64()?, fields.array::<32>()?);
        Some((|| {
            let proof = kind_of(kind).ok_or_else(|| impossible(format!("proof kind {kind}")))?;
            let modulus = Modulus::new(modulus).map_err(impossible)?;
            if modulus.bytes() != bytes {
                return Err(impossible("the modulus is shorter than its field"));
            }
            let statement = Statement::new(modulus, base, steps).map_err(impossible)?;
            let intervals = CheckIntervals { block, blocks_per_check };
            let state = Self { statement, proof, intervals, schedule_parameter, done, x, product, points, points_bytes, points_hash };
            state.check().map(|()| state)
        })())
    }

    fn check(&self) -> Result<(), Problem> {
        let (n, steps) = (self.statement.modulus().value(), self.statement.steps());
        if self.intervals.block == 0 || self.intervals.blocks_per_check == 0 {
            return Err(impossible("an interval of 0 between checks"));
        }
        if self.done > steps || (self.done < steps && !self.done.is_multiple_of(self.intervals.block)) {
            return Err(impossible(format!("no state is saved at position {}", self.done)));
        }
        if &self.x >= n || &self.product >= n {
            return Err(impossible("a value is not below the modulus"));
        }
        let schedule = self.schedule().ok_or_else(|| impossible(format!("schedule parameter {}", self.schedule_parameter)))?;
        let wanted = if self.done == 0 { 0 } else { schedule.reached(self.done) };
        if self.points != wanted {
            return Err(impossible(format!("{} points at position {}, which has {wanted}", self.points, self.done)));
        }
        Ok(())
    }

    pub(crate) fn schedule(&self) -> Option<Schedule> {
        Schedule::from_parameter(self.proof, self.statement.steps(), self.schedule_parameter)
    }

    /// The hash that binds the points file to this job.
    pub(crate) fn job(&self) -> [u8; 32] {
        let mut hash = Sha256::new();
        let bytes = self.statement.modulus().bytes();
        let mut field = |f: &[u8]| {
            hash.update((f.len() as u64).to_be_bytes());
            hash.update(f);
        };
        field(b"modmill/vdf/checkpoint-job/v1");
        for v in [self.statement.modulus().value(), self.statement.base()] {
            field(&fixed_bytes(v, bytes));
        }
        for v in [self.statement.steps(), u64::from(kind_byte(self.proof)), self.schedule_parameter, self.intervals.block] {
            field(&v.to_be_bytes());
        }
        hash.finalize().into()
    }

    /// Refuses a state that belongs to another job.
    pub(crate) fn belongs_to(&self, statement: &Statement, proof: ProofKind) -> Result<(), Problem> {
        let differs = [
            ("modulus", self.statement.modulus() != statement.modulus()),
            ("base", self.statement.base() != statement.base()),
            ("number of steps", self.statement.steps() != statement.steps()),
            ("proof kind", self.proof != proof),
        ];
        match differs.into_iter().find(|(_, differs)| *differs) {
            Some((field, _)) => Err(Problem::ForeignJob { field }),
            None => Ok(()),
        }
    }
}

fn kind_byte(kind: ProofKind) -> u8 {
    match kind {
        ProofKind::None => 0,
        ProofKind::Wesolowski => 1,
        ProofKind::Pietrzak => 2,
        ProofKind::Segments => 3,
    }
}

fn kind_of(byte: u8) -> Option<ProofKind> {
    [ProofKind::None, ProofKind::Wesolowski, ProofKind::Pietrzak, ProofKind::Segments].into_iter().find(|k| kind_byte(*k) == byte)
}
