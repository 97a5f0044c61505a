//! The checkpoint directory in use.

use super::points::{Extent, PointsFile};
use super::state::{CheckpointState, MAX_BYTES};
use crate::error::{CheckpointProblem as Problem, VdfError};
use modmill_arith::BigUint;
use std::fs::{self, File, TryLockError};
use std::io::Write;
use std::path::{Path, PathBuf};

const STATE: &str = "state";
const STATE_TEMPORARY: &str = "state.new";
const POINTS: &str = "points";
const LOCK: &str = "lock";

/// A checkpoint directory in use by this process.
#[derive(Debug)]
pub(crate) struct Directory {
    path: PathBuf,
    state: CheckpointState,
    points: Option<PointsFile>,
    /// Held for its lock, which the system releases however the process ends.
    lock: File,
}

impl Drop for Directory {
    fn drop(&mut self) {
        // Closing alone would leave it locked while a forked process holds a copy of the descriptor.
        let _ = self.lock.unlock();
    }
}

impl Directory {
    /// Locks `path`, then resumes the state there or saves `fresh` as the first state of a new job.
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
        // The state comes first, so that a crash never leaves points without a state.
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

    /// The last saved state.
    pub(crate) fn state(&self) -> &CheckpointState {
        &self.state
    }

    /// The directory.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Saves a verified state and the points since the last one. After an error the old state remains.
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

/// Reads the state file of a checkpoint directory without locking it; `None` when there is none.
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
pub fn read_checkpoint(directory: &Path) -> Result<Option<CheckpointState>, VdfError> {
    let path = directory.join(STATE);
    match fs::metadata(&path) {
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => return Ok(None),
        Err(e) => return Err(VdfError::io(&path, "reading")(e)),
        Ok(m) if m.len() > MAX_BYTES => return Err(VdfError::Checkpoint { path, problem: Problem::NotACheckpoint }),
        Ok(_) => {}
    }
    let bytes = fs::read(&path).map_err(VdfError::io(&path, "reading"))?;
    CheckpointState::from_bytes(&bytes).map(Some).map_err(|problem| VdfError::Checkpoint { path, problem })
}
