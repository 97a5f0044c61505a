//! Sealing to and opening into files that appear complete or not at all.

use super::open::{Opened, open};
use super::seal::{LockOptions, Sealed, seal};
use crate::checkpoint::sync_directory;
use crate::control::Control;
use crate::error::VdfError;
use crate::options::Options;
use rand::rngs::OsRng;
use rand::{CryptoRng, RngCore};
use std::fs::{self, File};
use std::io::{BufWriter, Read, Write};
use std::path::{Path, PathBuf};

/// A file under a temporary name beside its final place. It is created at the first write, and removed unless it is finished.
struct Draft {
    temporary: PathBuf,
    path: PathBuf,
    writer: Option<BufWriter<File>>,
}

impl Draft {
    /// Fails at once, rather than after days of squaring, when the place is not writable.
    fn new(path: &Path) -> Result<Self, VdfError> {
        let name = path.file_name().ok_or_else(|| VdfError::Io {
            path: path.to_path_buf(),
            action: "naming a file",
            source: std::io::ErrorKind::InvalidInput.into(),
        })?;
        let mut hidden = std::ffi::OsString::from(".");
        hidden.push(name);
        hidden.push(format!(".{:016x}.part", OsRng.next_u64()));
        let draft = Self { temporary: path.with_file_name(hidden), path: path.to_path_buf(), writer: None };
        draft.create().and_then(|_| fs::remove_file(&draft.temporary)).map_err(VdfError::io(path, "creating a file beside"))?;
        Ok(draft)
    }

    fn create(&self) -> std::io::Result<File> {
        File::options().write(true).create_new(true).open(&self.temporary)
    }

    fn writer(&mut self) -> std::io::Result<&mut BufWriter<File>> {
        match self.writer {
            Some(ref mut writer) => Ok(writer),
            None => {
                let file = self.create()?;
                Ok(self.writer.insert(BufWriter::new(file)))
            }
        }
    }

    fn finish(mut self) -> Result<(), VdfError> {
        let written = self.writer().and_then(|writer| {
            writer.flush()?;
            writer.get_ref().sync_all()
        });
        written.and_then(|()| fs::rename(&self.temporary, &self.path)).map_err(VdfError::io(&self.path, "writing"))?;
        self.writer = None; // nothing left to remove
        let directory = self.path.parent().filter(|d| !d.as_os_str().is_empty());
        sync_directory(directory.unwrap_or(Path::new(".")))
    }
}

impl Write for Draft {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.writer()?.write(bytes)
    }
    fn flush(&mut self) -> std::io::Result<()> {
        self.writer()?.flush()
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        if self.writer.take().is_some() {
            let _ = fs::remove_file(&self.temporary);
        }
    }
}

/// [`seal`] into the file `path`, which appears, or replaces an older one, only when it is complete.
///
/// # Errors
/// As [`seal`], and [`VdfError::Io`].
///
/// ```
/// use modmill_vdf::{Quiet, lock};
/// let directory = tempfile::tempdir().unwrap();
/// let path = directory.path().join("letter.lock");
/// let options = lock::LockOptions { bits: 1024, steps: 10, armor: false };
/// lock::seal_to_file(&mut &b"hello"[..], &path, &options, &mut lock::OsRng, &mut Quiet).unwrap();
/// assert!(path.exists());
/// ```
pub fn seal_to_file<R: RngCore + CryptoRng>(
    reader: &mut dyn Read,
    path: &Path,
    options: &LockOptions,
    rng: &mut R,
    control: &mut dyn Control,
) -> Result<Sealed, VdfError> {
    let mut draft = Draft::new(path)?;
    let sealed = seal(reader, &mut draft, options, rng, control)?;
    draft.finish()?;
    Ok(sealed)
}

/// [`open`] into the file `path`, which appears, or replaces an older one, only when all contents are authenticated.
///
/// # Errors
/// As [`open`], and [`VdfError::Io`]. After an error there is no partial file.
///
/// ```
/// use modmill_vdf::{Options, Quiet, lock};
/// let directory = tempfile::tempdir().unwrap();
/// let path = directory.path().join("letter");
/// let mut sealed = Vec::new();
/// let options = lock::LockOptions { bits: 1024, steps: 10, armor: false };
/// lock::seal(&mut &b"hello"[..], &mut sealed, &options, &mut lock::OsRng, &mut Quiet).unwrap();
/// lock::open_to_file(&mut &sealed[..], &path, &Options::default(), &mut Quiet).unwrap();
/// assert_eq!(std::fs::read(&path).unwrap(), b"hello");
/// ```
pub fn open_to_file(reader: &mut dyn Read, path: &Path, options: &Options, control: &mut dyn Control) -> Result<Opened, VdfError> {
    let mut draft = Draft::new(path)?;
    let opened = open(reader, &mut draft, options, control)?;
    draft.finish()?;
    Ok(opened)
}
