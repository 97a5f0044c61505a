//! The checkpoint directory in use.

use super::encoded::Encoded;
use super::points_file::{Extent, PointsFile};
use super::recheck;
use super::state::{CheckpointState, MAX_BYTES};
use crate::error::{CheckpointProblem as Problem, VdfError};
use crate::residue_ring::ResidueRing;
use crate::warning::Warning;
use modmill_arith::Natural;
use modmill_runtime::checkpoint::{Slot, Slots, files};
use std::path::{Path, PathBuf};

pub(super) const STATE: &str = "state";
pub(super) const POINTS: &str = "points";
pub(super) const LOCK: &str = "lock";

/// A checkpoint directory in use by this process.
#[derive(Debug)]
pub(crate) struct Directory {
    slots: Slots,
    /// Squarings in the last saved state.
    saved: u64,
    points: Option<PointsFile>,
}

/// A directory with the state to go on from.
pub(crate) struct Opened {
    pub(crate) directory: Directory,
    pub(crate) state: CheckpointState,
    pub(crate) warnings: Vec<Warning>,
}

impl Directory {
    /// Locks `path`, then resumes a state there or saves `fresh` as the first state of a new job. The newer of two states is used if it
    /// passes every check, else the older.
    pub(crate) fn open<R: ResidueRing>(path: &Path, fresh: &CheckpointState, ring: &R) -> Result<Opened, VdfError> {
        let mut directory = Self { slots: Slots::lock(path)?, saved: 0, points: None };
        let refused = match directory.resume(Slot::Last, fresh, ring) {
            Ok(Some((state, warnings))) => return Ok(Opened { directory, state, warnings }),
            Ok(None) => None,
            Err(VdfError::Checkpoint { path, problem }) if problem.is_damage() => Some((path, problem)),
            Err(e) => return Err(e),
        };
        let older = directory.resume(Slot::Previous, fresh, ring);
        match (older, refused) {
            (Ok(Some((state, mut warnings))), refused) => {
                warnings.insert(0, directory.set_aside(refused, state.done)?);
                Ok(Opened { directory, state, warnings })
            }
            (_, Some((path, problem))) => Err(VdfError::Checkpoint { path, problem }),
            (Err(e), None) => Err(e),
            (Ok(None), None) => {
                directory.begin(fresh)?;
                Ok(Opened { directory, state: fresh.clone(), warnings: Vec::new() })
            }
        }
    }

    fn begin(&mut self, state: &CheckpointState) -> Result<(), VdfError> {
        if self.path().join(POINTS).exists() {
            return Err(VdfError::Checkpoint { path: self.path().to_path_buf(), problem: Problem::Incomplete { missing: STATE } });
        }
        // The state comes first, so that a crash never leaves points without a state.
        self.write_state(state)?;
        self.create_points(state)
    }

    /// Opens what belongs to the state in this place; `None` without one.
    fn resume<R: ResidueRing>(
        &mut self,
        slot: Slot,
        job: &CheckpointState,
        ring: &R,
    ) -> Result<Option<(CheckpointState, Vec<Warning>)>, VdfError> {
        let path = slot.path(self.path());
        let Some(state) = read_state(&path)? else { return Ok(None) };
        let refuse = |problem| VdfError::Checkpoint { path: path.clone(), problem };
        state.belongs_to(&job.statement, job.proof).map_err(refuse)?;
        if !recheck::holds(ring, &state) {
            return Err(refuse(Problem::WrongNumbers { done: state.done }));
        }
        let mut warnings = Vec::new();
        if state.points == 0 {
            self.create_points(&state)?;
        } else {
            let extent = Extent { points: state.points, bytes: state.points_bytes, hash: state.points_hash };
            let path = self.path().join(POINTS);
            let compute = |first, before: Option<&Natural>, count| recheck::points(ring, &state, first, before, count);
            let (file, repaired) = PointsFile::open(path.clone(), state.statement.modulus(), state.job(), extent, &compute)?;
            self.points = Some(file);
            warnings.extend((repaired > 0).then_some(Warning::PointsRepaired { path, blocks: repaired }));
        }
        self.saved = state.done;
        Ok(Some((state, warnings)))
    }

    /// Puts the refused state where no save replaces it, and says what happened.
    fn set_aside(&self, refused: Option<(PathBuf, Problem)>, done: u64) -> Result<Warning, VdfError> {
        let Some((path, problem)) = refused else {
            let state = Slot::Last.path(self.path());
            return Ok(Warning::OlderState { path: state, problem: Problem::Incomplete { missing: STATE }, done, aside: None });
        };
        Ok(Warning::OlderState { path, problem, done, aside: Some(self.slots.set_aside()?) })
    }

    fn create_points(&mut self, state: &CheckpointState) -> Result<(), VdfError> {
        if state.schedule().is_some_and(|s| s.len() > 0) {
            self.points = Some(PointsFile::create(self.path().join(POINTS), state.statement.modulus(), state.job())?);
        }
        Ok(())
    }

    /// Squarings in the last saved state.
    pub(crate) fn saved(&self) -> u64 {
        self.saved
    }

    /// The directory.
    pub(crate) fn path(&self) -> &Path {
        self.slots.path()
    }

    /// Saves a verified state and the points since the last one. After an error, what was saved before is as good as it was, and the
    /// same points must be passed again.
    pub(crate) fn save(&mut self, state: &CheckpointState, new_points: &Encoded) -> Result<(), VdfError> {
        let mut state = state.clone();
        let extent = self.points.as_mut().map(|file| file.append(new_points)).transpose()?;
        if let Some(extent) = extent {
            (state.points, state.points_bytes, state.points_hash) = (extent.points, extent.bytes, extent.hash);
        }
        self.write_state(&state)?;
        if let (Some(file), Some(extent)) = (&mut self.points, extent) {
            file.set_extent(extent);
        }
        self.saved = state.done;
        Ok(())
    }

    fn write_state(&self, state: &CheckpointState) -> Result<(), VdfError> {
        let bytes = state.to_bytes();
        CheckpointState::from_bytes(&bytes).map_err(|problem| VdfError::Checkpoint { path: Slot::Last.path(self.path()), problem })?;
        // A state without squarings is no use as the older one: it would repeat all of them.
        Ok(self.slots.write(&bytes, self.saved > 0)?)
    }

    /// Every point saved so far, in order.
    pub(crate) fn read_points(&mut self, each: &mut dyn FnMut(Natural)) -> Result<(), VdfError> {
        match &mut self.points {
            Some(file) => file.read(each),
            None => Ok(()),
        }
    }
}

fn read_state(path: &Path) -> Result<Option<CheckpointState>, VdfError> {
    let Some(bytes) = files::read_at_most(path, MAX_BYTES)? else { return Ok(None) };
    CheckpointState::from_bytes(&bytes).map(Some).map_err(|problem| VdfError::Checkpoint { path: path.to_path_buf(), problem })
}

/// Reads the last saved state of a checkpoint directory without locking it; `None` when there is none.
///
/// If a run was killed between the two renamings of a save, that is the file of the state before.
///
/// # Errors
/// [`VdfError::Checkpoint`], [`VdfError::Io`].
///
/// ```
/// use modmill_vdf::{Modulus, Natural, NoProgress, Options, Statement, evaluate, read_checkpoint};
/// let directory = tempfile::tempdir().unwrap();
/// assert!(read_checkpoint(directory.path()).unwrap().is_none());
/// let n = Modulus::new((Natural::from(1u8) << 128) + 51u8).unwrap();
/// let statement = Statement::new(n, Natural::from(3u8), 1000).unwrap();
/// let options = Options { checkpoint: Some(directory.path().to_path_buf()), checkpoint_interval_s: 0.0, ..Options::default() };
/// evaluate(&statement, &options, &mut NoProgress).unwrap();
/// assert_eq!(read_checkpoint(directory.path()).unwrap().unwrap().done, 992); // the last block boundary
/// ```
pub fn read_checkpoint(directory: &Path) -> Result<Option<CheckpointState>, VdfError> {
    match read_state(&Slot::Last.path(directory))? {
        None => read_state(&Slot::Previous.path(directory)),
        found => Ok(found),
    }
}
