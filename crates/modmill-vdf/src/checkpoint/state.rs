//! The state file of a checkpoint: a verified state of the chain, bound to its job. Layout: docs/formats.md.

use crate::bytes::{Fields, put_number};
use crate::chain::CheckPlan;
use crate::error::CheckpointProblem as Problem;
use crate::proof::ProofKind;
use crate::schedule::Schedule;
use crate::{Statement, VdfError};
use modmill_arith::{BigUint, Modulus};
use sha2::{Digest, Sha256};

const MAGIC: &[u8; 8] = b"MODMILLC";
/// The version of both checkpoint files that this program writes and reads.
pub(crate) const VERSION: u32 = 1;
/// Longest state file: 8192-bit modulus.
pub(crate) const MAX_BYTES: u64 = 8192;

/// What a checkpoint's state file says: the job, how far it is, and a verified state of it.
///
/// ```
/// use modmill_vdf::CheckpointState;
/// assert!(CheckpointState::from_bytes(b"not a checkpoint").is_err());
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckpointState {
    /// N, x and T.
    pub statement: Statement,
    /// The proof that the job is to make.
    pub proof: ProofKind,
    /// How the chain checks itself.
    pub plan: CheckPlan,
    /// The spacing of the proof's points (Wesolowski) or the number of stored rounds (Pietrzak).
    pub schedule_parameter: u64,
    /// Squarings done and verified.
    pub done: u64,
    /// x^(2^done) mod N.
    pub x: BigUint,
    /// The check product at `done`.
    pub product: BigUint,
    /// Points in the points file.
    pub points: u64,
    /// Bytes of the points file that belong to this state.
    pub points_bytes: u64,
    /// The checksum of the points file's last block, which depends on all before it.
    pub points_hash: [u8; 32],
}

/// Checks magic and version at the head of a checkpoint file.
pub(crate) fn head(fields: &mut Fields<'_>, magic: &[u8; 8]) -> Result<(), Problem> {
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

fn impossible(reason: impl ToString) -> Problem {
    Problem::Impossible { reason: reason.to_string() }
}

impl CheckpointState {
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
        for v in [self.statement.steps(), self.schedule_parameter, self.plan.block, self.plan.blocks_per_check, self.done] {
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

    /// Reads a state file: form, checksum and every rule that its numbers obey.
    ///
    /// # Errors
    /// The [`CheckpointProblem`](crate::CheckpointProblem) found first.
    pub fn from_bytes(file: &[u8]) -> Result<Self, Problem> {
        let mut fields = Fields(file);
        head(&mut fields, MAGIC)?;
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
        let (body, checksum) = file.split_at(file.len() - 32);
        if Sha256::digest(body).as_slice() != checksum {
            return Err(Problem::Damaged { place: "the state".to_owned() });
        }
        Self::from_fields(fields, kind, bytes as usize).ok_or(truncated(expected))?
    }

    /// Reads what follows the head; `None` when fields are missing.
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
            let plan = CheckPlan { block, blocks_per_check };
            let state = Self { statement, proof, plan, schedule_parameter, done, x, product, points, points_bytes, points_hash };
            state.check().map(|()| state)
        })())
    }

    fn check(&self) -> Result<(), Problem> {
        let (n, steps) = (self.statement.modulus().value(), self.statement.steps());
        if self.plan.block == 0 || self.plan.blocks_per_check == 0 {
            return Err(impossible("a check plan with 0 in it"));
        }
        if self.done > steps || (self.done < steps && !self.done.is_multiple_of(self.plan.block)) {
            return Err(impossible(format!("position {} is not one where states are saved", self.done)));
        }
        if &self.x >= n || &self.product >= n {
            return Err(impossible("a value is not below the modulus"));
        }
        let schedule = self.schedule().ok_or_else(|| impossible(format!("schedule parameter {}", self.schedule_parameter)))?;
        let wanted = if self.done == 0 { 0 } else { schedule.reached(self.done) };
        if self.points != wanted {
            return Err(impossible(format!("{} points where position {} has {wanted}", self.points, self.done)));
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
            field(&crate::statement::fixed_bytes(v, bytes));
        }
        for v in [self.statement.steps(), u64::from(kind_byte(self.proof)), self.schedule_parameter, self.plan.block] {
            field(&v.to_be_bytes());
        }
        hash.finalize().into()
    }

    /// Refuses the state of another job.
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
    }
}

fn kind_of(byte: u8) -> Option<ProofKind> {
    [ProofKind::None, ProofKind::Wesolowski, ProofKind::Pietrzak].into_iter().find(|k| kind_byte(*k) == byte)
}

/// Reads the state file of a checkpoint directory without taking hold of it; `None` when there is none.
///
/// # Errors
/// [`VdfError::Checkpoint`], [`VdfError::Io`].
///
/// ```
/// use modmill_vdf::{Options, Quiet, Statement, evaluate, read_checkpoint, arith::{BigUint, Modulus}};
/// let directory = tempfile::tempdir().unwrap();
/// assert!(read_checkpoint(directory.path()).unwrap().is_none());
/// let n = Modulus::new((BigUint::from(1u8) << 128) + 51u8).unwrap();
/// let statement = Statement::new(n, BigUint::from(3u8), 1000).unwrap();
/// let options = Options { checkpoint: Some(directory.path().to_path_buf()), checkpoint_interval_s: 0.0, ..Options::default() };
/// evaluate(&statement, &options, &mut Quiet).unwrap();
/// assert_eq!(read_checkpoint(directory.path()).unwrap().unwrap().done, 1000);
/// ```
pub fn read_checkpoint(directory: &std::path::Path) -> Result<Option<CheckpointState>, VdfError> {
    let path = directory.join(super::STATE);
    match std::fs::metadata(&path) {
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => return Ok(None),
        Err(e) => return Err(VdfError::io(&path, "reading")(e)),
        Ok(m) if m.len() > MAX_BYTES => return Err(VdfError::Checkpoint { path, problem: Problem::NotACheckpoint }),
        Ok(_) => {}
    }
    let bytes = std::fs::read(&path).map_err(VdfError::io(&path, "reading"))?;
    CheckpointState::from_bytes(&bytes).map(Some).map_err(|problem| VdfError::Checkpoint { path, problem })
}
