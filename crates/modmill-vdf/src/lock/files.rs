//! Sealing into and opening to files, and where the state of a long opening is kept.

use super::header::LockHeader;
use super::open::{LockFile, Opened};
use super::seal::{LockOptions, Sealed, seal};
use super::target::{Output, Target};
use crate::control::ProgressHandler;
use crate::error::VdfError;
use crate::options::Options;
use rand::TryCryptoRng;
use std::io::{Read, Seek};
use std::path::{Path, PathBuf};

/// 2^24 squarings modulo 1024 bits: some seconds.
const LONG_WORK: u128 = 1 << (24 + 20);

/// [`seal`] into a file.
///
/// # Errors
/// As [`seal`], and [`VdfError::Io`]. After an error there is no partial file.
///
/// ```
/// use modmill_vdf::{NoProgress, lock};
/// let directory = tempfile::tempdir().unwrap();
/// let path = directory.path().join("letter.locked");
/// let options = lock::LockOptions { bits: 1024, steps: 10, armor: false };
/// let target = lock::Target::new(&path, None, false).unwrap();
/// lock::seal_to_file(&mut &b"hello"[..], target, &options, &mut modmill_vdf::SysRng, &mut NoProgress).unwrap();
/// assert!(path.exists() && lock::Target::new(&path, None, false).is_err());
/// ```
pub fn seal_to_file<R: TryCryptoRng>(
    reader: &mut dyn Read,
    target: Target,
    options: &LockOptions,
    rng: &mut R,
    control: &mut dyn ProgressHandler,
) -> Result<Sealed, VdfError> {
    let mut output = Output::new(target);
    let sealed = seal(reader, &mut output, options, rng, control).map_err(|e| output.named(e))?;
    output.finish()?;
    Ok(sealed)
}

impl<S: Read + Seek> LockFile<S> {
    /// [`LockFile::open`] to a file.
    ///
    /// # Errors
    /// As [`LockFile::open`], and [`VdfError::Io`]. After an error there is no partial file.
    ///
    /// ```
    /// use modmill_vdf::{Options, NoProgress, lock};
    /// let directory = tempfile::tempdir().unwrap();
    /// let path = directory.path().join("letter");
    /// let mut sealed = Vec::new();
    /// let options = lock::LockOptions { bits: 1024, steps: 10, armor: false };
    /// lock::seal(&mut &b"hello"[..], &mut sealed, &options, &mut modmill_vdf::SysRng, &mut NoProgress).unwrap();
    /// let mut file = lock::LockFile::check(std::io::Cursor::new(sealed), &mut NoProgress).unwrap();
    /// file.open_to_file(lock::Target::new(&path, None, false).unwrap(), &Options::default(), &mut NoProgress).unwrap();
    /// assert_eq!(std::fs::read(&path).unwrap(), b"hello");
    /// ```
    pub fn open_to_file(&mut self, target: Target, options: &Options, control: &mut dyn ProgressHandler) -> Result<Opened, VdfError> {
        let whole = target.is_whole();
        let mut output = Output::new(target);
        let opened = if whole {
            // One pass will do, because what it writes appears only if all of it is authentic.
            let (evaluation, keys) = self.solve(options, control)?;
            let bytes = self.decrypt(&keys, &mut output, control).map_err(|e| output.named(e))?;
            Opened { header: self.inspection().header.clone(), evaluation, bytes }
        } else {
            self.open(&mut output, options, control).map_err(|e| output.named(e))?
        };
        output.finish()?;
        Ok(opened)
    }
}

/// The directory beside a time-lock file for the state of its opening; `None` when that takes only seconds.
#[must_use]
pub fn checkpoint_beside(file: &Path, header: &LockHeader) -> Option<PathBuf> {
    let statement = &header.statement;
    // The time of a squaring grows with the square of the length.
    let work = u128::from(statement.steps()) * u128::from(statement.modulus().bits()).pow(2);
    let mut name = file.file_name()?.to_owned();
    name.push(".checkpoint");
    (work >= LONG_WORK).then(|| file.with_file_name(name))
}
