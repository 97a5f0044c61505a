//! Time-lock files and their contents on disk: whole or not at all, permissions, links, devices, and nothing replaced unasked.

use modmill_vdf::lock::{self, LockFile, LockOptions, Origin, Target};
use modmill_vdf::{NoProgress, Options, Progress, VdfError};
use rand::{SeedableRng, rngs::StdRng};
use std::fs::{self, File, Permissions};
use std::io::{Cursor, ErrorKind, Read};
use std::ops::ControlFlow;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::Path;

const OPTIONS: LockOptions = LockOptions { bits: 1024, steps: 50, armor: false };

fn sealed(contents: &[u8]) -> Vec<u8> {
    let mut out = Vec::new();
    lock::seal(&mut &contents[..], &mut out, &OPTIONS, &mut StdRng::seed_from_u64(5), &mut NoProgress).unwrap();
    out
}

fn seal_to(path: &Path, origin: Option<&Origin>, replace: bool) -> Result<(), VdfError> {
    let target = Target::new(path, origin, replace)?;
    lock::seal_to_file(&mut &b"letter"[..], target, &OPTIONS, &mut StdRng::seed_from_u64(6), &mut NoProgress).map(drop)
}

fn open_to(file: &[u8], path: &Path, origin: Option<&Origin>, replace: bool) -> Result<(), VdfError> {
    let target = Target::new(path, origin, replace)?;
    LockFile::check(Cursor::new(file), &mut NoProgress)?.open_to_file(target, &Options::default(), &mut NoProgress).map(drop)
}

fn names(directory: &Path) -> Vec<String> {
    let mut names: Vec<_> = fs::read_dir(directory).unwrap().map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

fn kind(result: Result<(), VdfError>) -> ErrorKind {
    match result {
        Err(VdfError::Io { source, .. }) => source.kind(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn no_partial_file_remains_and_old_contents_stay() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("letter");
    fs::write(&path, "the older letter").unwrap();
    let contents = vec![7; 150_000];
    let good = sealed(&contents);
    let mut damaged = good.clone();
    *damaged.last_mut().unwrap() ^= 1;
    assert!(open_to(&damaged, &path, None, true).is_err());
    let stop = &mut |p: Progress| if p.total > 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
    let mut file = LockFile::check(Cursor::new(&good), &mut NoProgress).unwrap();
    let stopped = file.open_to_file(Target::new(&path, None, true).unwrap(), &Options::default(), stop);
    assert!(matches!(stopped, Err(VdfError::Interrupted { .. })));
    assert_eq!((fs::read(&path).unwrap(), names(directory.path())), (b"the older letter".to_vec(), vec!["letter".to_owned()]));
    open_to(&good, &path, None, true).unwrap();
    assert_eq!((fs::read(&path).unwrap(), names(directory.path())), (contents, vec!["letter".to_owned()]));
    assert_eq!(kind(open_to(&good, &directory.path().join("no such directory/letter"), None, true)), ErrorKind::NotFound);
    assert_eq!(kind(open_to(&good, directory.path(), None, true)), ErrorKind::IsADirectory);
}

#[test]
fn a_file_is_replaced_only_if_asked_for() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("letter.locked");
    let target = Target::new(&path, None, false).unwrap();
    fs::write(&path, "made by another process since then").unwrap();
    let late = lock::seal_to_file(&mut &b"x"[..], target, &OPTIONS, &mut StdRng::seed_from_u64(6), &mut NoProgress).map(drop);
    assert_eq!(kind(late), ErrorKind::AlreadyExists);
    assert_eq!(kind(seal_to(&path, None, false)), ErrorKind::AlreadyExists);
    assert_eq!(fs::read(&path).unwrap(), b"made by another process since then");
    seal_to(&path, None, true).unwrap();
    assert!(lock::inspect(&mut File::open(&path).unwrap(), &mut NoProgress).is_ok());
    assert_eq!(names(directory.path()), ["letter.locked"]);
}

#[test]
fn permissions_are_those_of_the_input_and_never_wider() {
    let directory = tempfile::tempdir().unwrap();
    let path = |name: &str| directory.path().join(name);
    for (input, expected) in [(0o600, 0o600), (0o400, 0o400), (0o640, 0o640)] {
        let (plain, locked, back) = (path("plain"), path("plain.locked"), path("back"));
        fs::write(&plain, "letter").unwrap();
        fs::set_permissions(&plain, Permissions::from_mode(input)).unwrap();
        seal_to(&locked, Origin::of(&fs::metadata(&plain).unwrap()).as_ref(), false).unwrap();
        assert_eq!(mode(&locked), expected);
        open_to(&fs::read(&locked).unwrap(), &back, Origin::of(&fs::metadata(&locked).unwrap()).as_ref(), false).unwrap();
        assert_eq!((mode(&back), fs::read(&back).unwrap()), (expected, b"letter".to_vec()));
        for file in [plain, locked, back] {
            fs::remove_file(file).unwrap();
        }
    }
    fs::write(path("ordinary"), "").unwrap();
    seal_to(&path("from a pipe"), None, false).unwrap();
    assert_eq!(mode(&path("from a pipe")), mode(&path("ordinary")), "as the umask says");
    let wide = Origin { device: 0, inode: 0, mode: 0o6777 };
    seal_to(&path("program"), Some(&wide), false).unwrap();
    assert_eq!(fs::metadata(path("program")).unwrap().permissions().mode() & 0o6000, 0, "nobody else's rights");
    fs::set_permissions(path("ordinary"), Permissions::from_mode(0o600)).unwrap();
    seal_to(&path("ordinary"), Some(&wide), true).unwrap();
    assert_eq!(mode(&path("ordinary")), 0o600, "no wider than that of the file replaced");
}

/// Looks at the files of a directory whenever it is read from.
struct Watching<'d>(&'d Path, &'d [u8], Vec<u32>);

impl Read for Watching<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        self.2.extend(fs::read_dir(self.0)?.map(|e| mode(&e.unwrap().path())));
        self.1.read(buffer)
    }
}

#[test]
fn a_file_that_is_being_written_is_for_its_owner_only() {
    let directory = tempfile::tempdir().unwrap();
    let contents = vec![1; 300_000];
    let mut watching = Watching(directory.path(), &contents, Vec::new());
    let target = Target::new(&directory.path().join("f"), None, false).unwrap();
    lock::seal_to_file(&mut watching, target, &OPTIONS, &mut StdRng::seed_from_u64(6), &mut NoProgress).unwrap();
    assert!(!watching.2.is_empty() && watching.2.iter().all(|mode| *mode == 0o600), "{:?}", watching.2);
}

#[test]
fn links_stay_and_what_they_lead_to_is_replaced() {
    let directory = tempfile::tempdir().unwrap();
    let path = |name: &str| directory.path().join(name);
    fs::create_dir(path("deep")).unwrap();
    symlink("deep/file", path("link")).unwrap();
    symlink("link", path("chain")).unwrap();
    seal_to(&path("chain"), None, false).unwrap(); // what it leads to is not there yet
    let first = fs::read(path("deep/file")).unwrap();
    assert_eq!(kind(seal_to(&path("chain"), None, false)), ErrorKind::AlreadyExists);
    open_to(&first, &path("chain"), None, true).unwrap();
    assert_eq!(fs::read(path("deep/file")).unwrap(), b"letter");
    assert_eq!(fs::read_link(path("chain")).unwrap(), Path::new("link"));
    assert_eq!(names(&path("deep")), ["file"]);
}

#[test]
fn a_device_is_written_to_and_stays() {
    let null = Path::new("/dev/null");
    seal_to(null, None, false).unwrap();
    open_to(&sealed(b"letter"), null, None, false).unwrap();
    assert!(!fs::metadata(null).unwrap().is_file());
}

#[test]
fn the_input_is_not_replaced() {
    let directory = tempfile::tempdir().unwrap();
    let (path, hard) = (directory.path().join("f"), directory.path().join("hard link"));
    fs::write(&path, sealed(b"letter")).unwrap();
    fs::hard_link(&path, &hard).unwrap();
    let origin = Origin::of(&fs::metadata(&path).unwrap());
    for output in [&path, &hard] {
        assert!(matches!(open_to(&fs::read(&path).unwrap(), output, origin.as_ref(), true), Err(VdfError::OutputIsInput { .. })));
    }
}

#[test]
fn a_long_opening_has_a_place_for_its_state() {
    let header = |steps, bits| {
        let mut file = Vec::new();
        lock::seal(&mut &b""[..], &mut file, &LockOptions { bits, steps, armor: false }, &mut StdRng::seed_from_u64(7), &mut NoProgress)
            .unwrap();
        lock::inspect(&mut &file[..], &mut NoProgress).unwrap().header
    };
    let beside = |header| lock::checkpoint_beside(Path::new("a/letter.locked"), &header);
    assert_eq!(beside(header(1 << 24, 1024)), Some("a/letter.locked.checkpoint".into()));
    assert_eq!(beside(header((1 << 24) - 1, 1024)), None);
    assert_eq!(beside(header(1 << 22, 2048)), Some("a/letter.locked.checkpoint".into()));
}
