//! Files that appear whole or not at all.

use std::ffi::OsString;
use std::fs::{self, File, Metadata};
use std::hash::{BuildHasher, RandomState};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

const SUFFIX: &str = ".part";
/// Hexadecimal digits between the file's name and the suffix.
const DIGITS: usize = 8;
/// Names that are tried before giving up: far more than can be taken by chance.
const TRIES: usize = 100;

/// A file under a hidden name, `.NAME.12345678.part`, beside its place, until it is whole. Dropped, it is removed.
///
/// It is locked while it is written, so whoever writes the same file next finds the drafts of processes that were killed, and removes them.
///
/// ```
/// use modmill_runtime::checkpoint::Draft;
/// use std::io::Write;
///
/// let path = std::env::temp_dir().join(format!("modmill-draft-{}", std::process::id()));
/// let mut draft = Draft::new(&path, 0o666)?;
/// draft.write_all(b"whole")?;
/// assert!(!path.exists());
/// draft.finish(true)?;
/// assert_eq!(std::fs::read(&path)?, b"whole");
/// std::fs::remove_file(&path)?;
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Draft {
    path: PathBuf,
    file: File,
    hidden: Hidden,
}

/// Removed when dropped, under this name: a file that has another name by then keeps that.
#[derive(Debug)]
struct Hidden(PathBuf);

impl Drop for Hidden {
    fn drop(&mut self) {
        // Best effort: the next draft of the same file removes what is left.
        let _ = fs::remove_file(&self.0);
    }
}

impl Draft {
    /// An empty draft of the file `path`, which others may use as far as `mode` and the umask allow.
    ///
    /// # Errors
    /// Whatever the operating system says; its errors are of `path`.
    pub fn new(path: &Path, mode: u32) -> io::Result<Self> {
        let name = path.file_name().ok_or(ErrorKind::InvalidInput)?;
        let directory = directory_of(path);
        remove_abandoned(directory, name);
        for _ in 0..TRIES {
            let token = RandomState::new().hash_one(std::process::id()) >> (64 - 4 * DIGITS);
            let mut hidden = OsString::from(".");
            hidden.push(name);
            hidden.push(format!(".{token:0DIGITS$x}{SUFFIX}"));
            let hidden = directory.join(hidden);
            let file = match create(&hidden, mode) {
                Err(e) if e.kind() == ErrorKind::AlreadyExists => continue,
                created => created?,
            };
            let hidden = Hidden(hidden);
            // A file system without locks: nobody removes its drafts either.
            let _ = file.try_lock();
            // Someone may have taken it for abandoned before it was locked.
            if is_named(&file.metadata()?) {
                return Ok(Self { path: path.to_path_buf(), file, hidden });
            }
        }
        Err(ErrorKind::AlreadyExists.into())
    }

    /// The place of the file until it is whole.
    #[must_use]
    pub fn place(&self) -> &Path {
        &self.hidden.0
    }

    /// The file, to be read and written.
    #[must_use]
    pub fn file(&self) -> &File {
        &self.file
    }

    /// Syncs the file and gives it its name. Unless it is to `replace` a file of that name, there must be none.
    ///
    /// # Errors
    /// Whatever the operating system says; [`ErrorKind::AlreadyExists`].
    pub fn finish(self, replace: bool) -> io::Result<()> {
        self.file.sync_all()?;
        if replace {
            return fs::rename(&self.hidden.0, &self.path);
        }
        match fs::hard_link(&self.hidden.0, &self.path) {
            // A file system without links, perhaps.
            Err(e) if e.kind() != ErrorKind::AlreadyExists && fs::symlink_metadata(&self.path).is_err() => {
                fs::rename(&self.hidden.0, &self.path)
            }
            linked => linked,
        }
    }
}

impl Write for Draft {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

fn directory_of(path: &Path) -> &Path {
    path.parent().filter(|directory| !directory.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

fn create(path: &Path, mode: u32) -> io::Result<File> {
    let mut options = File::options();
    options.read(true).write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, mode);
    let _ = mode;
    options.open(path)
}

fn is_named(found: &Metadata) -> bool {
    #[cfg(unix)]
    return std::os::unix::fs::MetadataExt::nlink(found) > 0;
    #[cfg(not(unix))]
    return found.is_file();
}

/// Removes the drafts of a file whose writers are gone. Nothing depends on it, so errors do not count.
fn remove_abandoned(directory: &Path, name: &std::ffi::OsStr) {
    let Ok(entries) = fs::read_dir(directory) else { return };
    for entry in entries.flatten() {
        let found = entry.file_name();
        let token = found.as_encoded_bytes().strip_prefix(b".").and_then(|rest| rest.strip_prefix(name.as_encoded_bytes()));
        let token = token.and_then(|rest| rest.strip_prefix(b".")?.strip_suffix(SUFFIX.as_bytes()));
        let is_draft = token.is_some_and(|token| token.len() == DIGITS && token.iter().all(u8::is_ascii_hexdigit));
        if is_draft && entry.file_type().is_ok_and(|kind| kind.is_file()) {
            let path = entry.path();
            // The lock of a running process is in the way; that of a killed one is gone.
            if File::open(&path).is_ok_and(|file| file.try_lock().is_ok()) {
                let _ = fs::remove_file(path);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(directory: &Path) -> Vec<String> {
        let mut names: Vec<_> = fs::read_dir(directory).unwrap().map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    #[test]
    fn it_appears_whole_or_not_at_all() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("out");
        let mut draft = Draft::new(&path, 0o600).unwrap();
        draft.write_all(b"first").unwrap();
        assert!(names(directory.path()).iter().all(|name| name.starts_with(".out.") && name.ends_with(".part")));
        draft.finish(false).unwrap();
        assert_eq!((names(directory.path()), fs::read(&path).unwrap()), (vec!["out".to_owned()], b"first".to_vec()));
        let again = Draft::new(&path, 0o600).unwrap();
        assert_eq!(again.finish(false).map_err(|e| e.kind()), Err(ErrorKind::AlreadyExists));
        Draft::new(&path, 0o600).unwrap().finish(true).unwrap();
        drop(Draft::new(&path, 0o600).unwrap());
        assert_eq!((names(directory.path()), fs::read(&path).unwrap()), (vec!["out".to_owned()], vec![]));
    }

    #[test]
    fn drafts_of_killed_processes_are_removed() {
        let directory = tempfile::tempdir().unwrap();
        let place = |name: &str| directory.path().join(name);
        let others =
            [".out.0123456.part", ".out.012345678.part", ".out.part", ".out.0123456g.part", ".other.01234567.part", "out.01234567.part"];
        for name in [".out.01234567.part", ".out.89abcdef.part"].iter().chain(&others) {
            fs::write(place(name), "left").unwrap();
        }
        let running = Draft::new(&place("out"), 0o666).unwrap();
        let next = Draft::new(&place("out"), 0o666).unwrap();
        let left = names(directory.path());
        assert_eq!(left.len(), others.len() + 2, "{left:?}");
        assert!(running.hidden.0.exists() && next.hidden.0.exists() && others.iter().all(|name| place(name).exists()));
    }

    /// A device that is always full.
    #[cfg(target_os = "linux")]
    #[test]
    fn errors_are_those_of_the_system() {
        let directory = tempfile::tempdir().unwrap();
        let none = Draft::new(&directory.path().join("none/out"), 0o666).unwrap_err();
        assert_eq!((none.raw_os_error(), none.kind()), (Some(2), ErrorKind::NotFound));
        let mut draft = Draft::new(&directory.path().join("out"), 0o666).unwrap();
        draft.file = File::options().write(true).open("/dev/full").unwrap();
        assert_eq!(draft.write_all(&[0; 1 << 20]).unwrap_err().raw_os_error(), Some(28));
    }
}
