//! The outputs of sealing and opening: a file that appears complete or not at all, or a device or FIFO that is written to as it stands.

use crate::error::VdfError;
use modmill_runtime::checkpoint::Draft;
use std::fs::{self, File, Metadata, Permissions};
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// The most symbolic links that are followed, the kernel's own limit.
const MOST_LINKS: u32 = 40;

/// The regular file that the input comes from: the output must be another one, and gets its permissions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Origin {
    /// Number of its device.
    pub device: u64,
    /// Its number on the device.
    pub inode: u64,
    /// Its mode, of which only the permissions (0o777) are used.
    pub mode: u32,
}

impl Origin {
    /// `None` for what is not a regular file.
    #[must_use]
    pub fn of(input: &Metadata) -> Option<Self> {
        if input.is_file() { system::origin(input) } else { None }
    }
}

/// The properties of files on Unix: numbers, a mode and an owner.
#[cfg(unix)]
mod system {
    use super::Origin;
    use std::fs::{File, Metadata};
    use std::os::unix::fs::{MetadataExt, fchown};

    /// Owner and group of a file that is replaced.
    #[derive(Debug, Clone, Copy)]
    pub(super) struct Owner(u32, u32);

    pub(super) fn origin(found: &Metadata) -> Option<Origin> {
        Some(Origin { device: found.dev(), inode: found.ino(), mode: found.mode() })
    }

    pub(super) fn owner(found: &Metadata) -> Owner {
        Owner(found.uid(), found.gid())
    }

    /// Only root may give a file away; replacing another's file is allowed all the same.
    pub(super) fn give(file: &File, Owner(user, group): Owner) {
        let _ = fchown(file, Some(user), Some(group));
    }
}

/// Elsewhere the standard library tells none of this: an output over its own input is not noticed, and a new file has the permissions of its directory.
#[cfg(not(unix))]
mod system {
    use super::Origin;
    use std::fs::{File, Metadata};

    #[derive(Debug, Clone, Copy)]
    pub(super) struct Owner;

    pub(super) fn origin(_: &Metadata) -> Option<Origin> {
        None
    }

    pub(super) fn owner(_: &Metadata) -> Owner {
        Owner
    }

    pub(super) fn give(_: &File, _: Owner) {}
}

/// An output that was looked at, so that a mistake shows at once and not after days of squaring.
#[derive(Debug)]
pub struct Target {
    path: PathBuf,
    kind: Kind,
}

#[derive(Debug)]
enum Kind {
    /// A device or FIFO.
    Straight,
    /// A new file, or one that is replaced in one step.
    Whole { file: PathBuf, old: Option<system::Owner>, permissions: Permissions },
}

impl Target {
    /// Links are followed. A new file gets the permissions of `origin`, as far as the umask allows; a file that is replaced keeps its
    /// owner, and those of its permissions that `origin` has, too.
    ///
    /// # Errors
    /// [`VdfError::OutputIsInput`] when both are one file; [`VdfError::Io`] when there is a file and `replace` is false, when the path
    /// is a directory, or when no file can be created there.
    pub fn new(path: &Path, origin: Option<&Origin>, replace: bool) -> Result<Self, VdfError> {
        let failed = |action, kind: ErrorKind| VdfError::io(path, action)(kind.into());
        let old = match fs::metadata(path) {
            Ok(old) if old.is_dir() => return Err(failed("writing", ErrorKind::IsADirectory)),
            // The path itself, because what a name such as /dev/fd/3 leads to may have no other name.
            Ok(old) if !old.is_file() => return Ok(Self { path: path.to_path_buf(), kind: Kind::Straight }),
            Ok(old) => Some(old),
            Err(e) if e.kind() == ErrorKind::NotFound => None,
            Err(e) => return Err(VdfError::io(path, "writing")(e)),
        };
        let mut mode = origin.map_or(0o666, |origin| origin.mode & 0o777);
        if let Some(old) = &old {
            let there = system::origin(old);
            if origin.zip(there).is_some_and(|(origin, there)| (origin.device, origin.inode) == (there.device, there.inode)) {
                return Err(VdfError::OutputIsInput { path: path.to_path_buf() });
            }
            if !replace {
                return Err(failed("creating", ErrorKind::AlreadyExists));
            }
            mode &= there.map_or(mode, |there| there.mode);
        }
        let file = followed(path).map_err(VdfError::io(path, "following the links of"))?;
        let permissions = Draft::new(&file, mode)
            .and_then(|probe| probe.file().metadata())
            .map_err(VdfError::io(path, "creating a file beside"))?
            .permissions();
        let old = old.as_ref().map(system::owner);
        Ok(Self { path: path.to_path_buf(), kind: Kind::Whole { file, old, permissions } })
    }

    /// True if the output is a file that appears complete or not at all.
    pub(super) fn is_whole(&self) -> bool {
        matches!(self.kind, Kind::Whole { .. })
    }
}

/// The place that `path` leads to through links, whether or not something is there.
fn followed(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_path_buf();
    for _ in 0..MOST_LINKS {
        match fs::read_link(&path) {
            Ok(next) => path = directory(&path).join(next),
            // InvalidInput: this is not a link.
            Err(e) if matches!(e.kind(), ErrorKind::InvalidInput | ErrorKind::NotFound) => return Ok(path),
            Err(e) => return Err(e),
        }
    }
    Err(io::Error::other("too many links"))
}

fn directory(file: &Path) -> &Path {
    file.parent().filter(|d| !d.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// The output while it is written; created at the first write, so that days of squaring leave no empty file behind.
pub(super) struct Output {
    target: Target,
    writer: Option<BufWriter<Writer>>,
    /// True once writing has failed.
    failed: bool,
}

enum Writer {
    Straight(File),
    /// Under a hidden name, for the owner only. Removed when dropped.
    Draft(Draft),
}

impl Output {
    pub(super) fn new(target: Target) -> Self {
        Self { target, writer: None, failed: false }
    }

    /// An error of this output with its name, others as they are.
    pub(super) fn named(&self, error: VdfError) -> VdfError {
        match error {
            VdfError::Stream { action, source } if self.failed => VdfError::io(&self.target.path, action)(source),
            other => other,
        }
    }

    fn writer(&mut self) -> io::Result<&mut BufWriter<Writer>> {
        if self.writer.is_none() {
            let writer = match &self.target.kind {
                Kind::Straight => Writer::Straight(File::options().write(true).open(&self.target.path)?),
                Kind::Whole { file, .. } => Writer::Draft(Draft::new(file, 0o600)?),
            };
            self.writer = Some(BufWriter::new(writer));
        }
        self.writer.as_mut().ok_or_else(|| ErrorKind::NotFound.into())
    }

    /// Gives a complete file its name, its owner and its permissions.
    pub(super) fn finish(mut self) -> Result<(), VdfError> {
        let path = self.target.path.clone();
        self.complete().map_err(VdfError::io(&path, "writing"))?;
        match &self.target.kind {
            Kind::Straight => Ok(()),
            Kind::Whole { file, .. } => Ok(modmill_runtime::checkpoint::files::sync_directory(directory(file))?),
        }
    }

    fn complete(&mut self) -> io::Result<()> {
        self.writer()?.flush()?;
        let writer = self.writer.take().map(BufWriter::into_inner).transpose()?;
        let (Some(Writer::Draft(draft)), Kind::Whole { old, permissions, .. }) = (writer, &self.target.kind) else { return Ok(()) };
        if let Some(owner) = *old {
            system::give(draft.file(), owner);
        }
        draft.file().set_permissions(permissions.clone())?;
        // A file that was not there at first is not replaced either.
        draft.finish(old.is_some())
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.writer().and_then(|writer| writer.write(bytes));
        self.failed |= written.is_err();
        written
    }
    fn flush(&mut self) -> io::Result<()> {
        let flushed = self.writer().and_then(Write::flush);
        self.failed |= flushed.is_err();
        flushed
    }
}

impl Write for Writer {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Writer::Straight(file) => file.write(bytes),
            Writer::Draft(draft) => draft.write(bytes),
        }
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(()) // neither has a buffer
    }
}
