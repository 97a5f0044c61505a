//! Checkpoints: a directory that holds a verified state of one job, so that a killed run loses at most one interval.
//!
//! Three files: `state` (replaced as a whole: temporary file, fsync, rename, fsync of the directory), `points` (append-only, synced
//! before the state that counts them) and `lock` (held while a process works there). Values are plain residues, so any backend resumes.

mod points;
mod state;

pub use state::{CheckpointState, read_checkpoint};

use crate::VdfError;
use crate::error::CheckpointProblem as Problem;
use modmill_arith::BigUint;
use points::{Extent, PointsFile};
use std::fs::{self, File, TryLockError};
use std::io::Write;
use std::path::{Path, PathBuf};

pub(crate) const STATE: &str = "state";
const STATE_TEMPORARY: &str = "state.new";
const POINTS: &str = "points";
const LOCK: &str = "lock";

/// A checkpoint directory in use by this process.
#[derive(Debug)]
pub(crate) struct Directory {
    path: PathBuf,
    state: CheckpointState,
    points: Option<PointsFile>,
    /// Held for its lock, which the system lets go of when the process ends in whatever way.
    lock: File,
}

impl Drop for Directory {
    fn drop(&mut self) {
        // closing alone would leave it locked while a process forked meanwhile still holds a copy of the descriptor
        let _ = self.lock.unlock();
    }
}

impl Directory {
    /// Takes hold of `path`: resumes the state there, or saves `fresh` as the first state of a new job.
    pub(crate) fn open(path: &Path, fresh: CheckpointState) -> Result<Self, VdfError> {
        fs::create_dir_all(path).map_err(VdfError::io(path, "creating the directory"))?;
        let lock_path = path.join(LOCK);
        let lock =
            File::options().create(true).truncate(false).write(true).open(&lock_path).map_err(VdfError::io(&lock_path, "opening"))?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(VdfError::Checkpoint { path: path.to_path_buf(), problem: Problem::InUse });
            }
            Err(TryLockError::Error(e)) => return Err(VdfError::io(&lock_path, "locking")(e)),
        }
        let path = path.to_path_buf();
        match read_checkpoint(&path)? {
            Some(state) => Self::resume(path, state, &fresh, lock),
            None => Self::begin(path, fresh, lock),
        }
    }

    fn begin(path: PathBuf, state: CheckpointState, lock: File) -> Result<Self, VdfError> {
        if path.join(POINTS).exists() {
            return Err(VdfError::Checkpoint { path, problem: Problem::Incomplete { missing: STATE } });
        }
        // the state comes first: points without a state never arise from a crash
        let mut directory = Self { path, state, points: None, lock };
        directory.write_state()?;
        directory.create_points()?;
        Ok(directory)
    }

    fn resume(path: PathBuf, state: CheckpointState, job: &CheckpointState, lock: File) -> Result<Self, VdfError> {
        state.belongs_to(&job.statement, job.proof).map_err(|problem| VdfError::Checkpoint { path: path.join(STATE), problem })?;
        let mut directory = Self { path, state, points: None, lock };
        if directory.state.points == 0 {
            directory.create_points()?;
        } else {
            let state = &directory.state;
            let extent = Extent { points: state.points, bytes: state.points_bytes, hash: state.points_hash };
            let file = PointsFile::open(directory.path.join(POINTS), state.statement.modulus(), state.job(), extent)?;
            directory.points = Some(file);
        }
        Ok(directory)
    }

    fn create_points(&mut self) -> Result<(), VdfError> {
        if self.state.schedule().is_some_and(|s| s.len() > 0) {
            let file = PointsFile::create(self.path.join(POINTS), self.state.statement.modulus(), self.state.job())?;
            self.points = Some(file);
        }
        Ok(())
    }

    /// The state last saved.
    pub(crate) fn state(&self) -> &CheckpointState {
        &self.state
    }

    /// The directory.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Saves a verified state and the points since the last one. After an error the old state stands.
    pub(crate) fn save(&mut self, done: u64, x: BigUint, product: BigUint, new_points: &[BigUint]) -> Result<(), VdfError> {
        let mut state = CheckpointState { done, x, product, ..self.state.clone() };
        if let Some(file) = &mut self.points {
            let extent = file.append(new_points)?;
            file.extent = extent;
            (state.points, state.points_bytes, state.points_hash) = (extent.points, extent.bytes, extent.hash);
        }
        self.state = state;
        self.write_state()
    }

    fn write_state(&self) -> Result<(), VdfError> {
        let (temporary, path) = (self.path.join(STATE_TEMPORARY), self.path.join(STATE));
        let mut file = File::create(&temporary).map_err(VdfError::io(&temporary, "creating"))?;
        file.write_all(&self.state.to_bytes()).map_err(VdfError::io(&temporary, "writing"))?;
        file.sync_all().map_err(VdfError::io(&temporary, "syncing"))?;
        fs::rename(&temporary, &path).map_err(VdfError::io(&path, "renaming the new state to"))?;
        sync_directory(&self.path)
    }

    /// Every point saved so far, in order.
    pub(crate) fn read_points(&mut self, each: &mut dyn FnMut(BigUint)) -> Result<(), VdfError> {
        match &mut self.points {
            Some(file) => file.read(each),
            None => Ok(()),
        }
    }
}

/// Makes a rename in the directory durable.
pub(crate) fn sync_directory(path: &Path) -> Result<(), VdfError> {
    File::open(path).and_then(|d| d.sync_all()).map_err(VdfError::io(path, "syncing"))
}
