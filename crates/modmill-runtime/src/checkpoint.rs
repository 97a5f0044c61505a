//! Keeps the last two states of a job in a directory, even if the process is killed.
//!
//! Its files: `state` (written under another name, synced, then renamed), `state.previous` (the state before it, used if the newer is damaged), `state.refused`
//! (a damaged `state` that was replaced by the previous one) and `lock` (held while a process works in the directory). The job defines the contents of a state.
//!
//! ```
//! use modmill_runtime::checkpoint::{Slot, Slots};
//! let place = std::env::temp_dir().join(format!("modmill-checkpoint-{}", std::process::id()));
//! std::fs::create_dir(&place).unwrap();
//! let slots = Slots::lock(&place).unwrap();
//! slots.write(b"first", false).unwrap();
//! slots.write(b"second", true).unwrap();
//! assert!(Slots::lock(&place).is_err());
//! assert_eq!(slots.read(Slot::Last, 100).unwrap().as_deref(), Some(&b"second"[..]));
//! assert_eq!(slots.read(Slot::Previous, 100).unwrap().as_deref(), Some(&b"first"[..]));
//! std::fs::remove_dir_all(&place).unwrap();
//! ```

mod draft;
pub mod files;

pub use draft::Draft;

use files::{FileError, make_directory, rename_if_there, sync_directory, write_new};
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

/// The states that a directory keeps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Slot {
    /// The one that was saved last.
    Last,
    /// The one before.
    Previous,
    /// One that was refused while the one before it was usable.
    Refused,
}

impl Slot {
    fn name(self) -> &'static str {
        match self {
            Slot::Last => "state",
            Slot::Previous => "state.previous",
            Slot::Refused => "state.refused",
        }
    }

    /// The state's file in a directory.
    #[must_use]
    pub fn path(self, directory: &Path) -> PathBuf {
        directory.join(self.name())
    }
}

/// A checkpoint directory in use by this process.
#[derive(Debug)]
pub struct Slots {
    path: PathBuf,
    /// Held for its lock, which the system releases however the process ends.
    lock: File,
}

impl Drop for Slots {
    fn drop(&mut self) {
        // Closing alone would leave it locked while a forked process holds a copy of the descriptor.
        let _ = self.lock.unlock();
    }
}

impl Slots {
    /// Creates the directory when it is missing, and locks it.
    ///
    /// # Errors
    /// [`FileError::InUse`] while another process has it, [`FileError::Io`], [`FileError::NotAFile`].
    pub fn lock(path: &Path) -> Result<Self, FileError> {
        make_directory(path)?;
        let name = path.join("lock");
        let lock = files::open_file(&name, File::options().create(true).truncate(false).write(true), "opening")?;
        match lock.try_lock() {
            Ok(()) => Ok(Self { path: path.to_path_buf(), lock }),
            Err(TryLockError::WouldBlock) => Err(FileError::InUse { path: path.to_path_buf() }),
            Err(TryLockError::Error(e)) => Err(FileError::io(&name, "locking")(e)),
        }
    }

    /// The directory.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// A state of at most `most` bytes; `None` where there is none.
    ///
    /// # Errors
    /// [`FileError::TooLong`], [`FileError::NotAFile`], [`FileError::Io`].
    pub fn read(&self, slot: Slot, most: u64) -> Result<Option<Vec<u8>>, FileError> {
        files::read_at_most(&slot.path(&self.path), most)
    }

    /// Saves a state; with `keep`, the last one becomes the one before. After an error, what was saved before is as good as it was.
    ///
    /// # Errors
    /// [`FileError::Io`].
    pub fn write(&self, bytes: &[u8], keep: bool) -> Result<(), FileError> {
        let (temporary, path) = (self.path.join("state.new"), Slot::Last.path(&self.path));
        write_new(&temporary, bytes)?;
        if keep {
            rename_if_there(&path, &Slot::Previous.path(&self.path))?;
        }
        fs::rename(&temporary, &path).map_err(FileError::io(&path, "renaming the new state to"))?;
        sync_directory(&self.path)
    }

    /// Removes both states: their job is done.
    ///
    /// # Errors
    /// [`FileError::Io`].
    pub fn clear(&self) -> Result<(), FileError> {
        for slot in [Slot::Last, Slot::Previous] {
            let path = slot.path(&self.path);
            match fs::remove_file(&path) {
                Err(e) if e.kind() != std::io::ErrorKind::NotFound => return Err(FileError::io(&path, "removing")(e)),
                _ => (),
            }
        }
        sync_directory(&self.path)
    }

    /// Puts the last state where no save replaces it, and returns that place.
    ///
    /// # Errors
    /// [`FileError::Io`].
    pub fn set_aside(&self) -> Result<PathBuf, FileError> {
        let aside = Slot::Refused.path(&self.path);
        fs::rename(Slot::Last.path(&self.path), &aside).map_err(FileError::io(&aside, "renaming the refused state to"))?;
        Ok(aside)
    }
}
