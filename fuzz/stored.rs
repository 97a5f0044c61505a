//! The seeds of fuzz targets, for tests of their bodies on stable Rust in a crate of this repository.

use std::path::PathBuf;

/// The folder of a target's seeds.
pub(super) fn directory(target: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds").join(target)
}

/// The contents of the seeds, by name.
pub(super) fn seeds(target: &str) -> Vec<Vec<u8>> {
    let directory = directory(target);
    let files = std::fs::read_dir(&directory).unwrap_or_else(|e| panic!("{}: {e}", directory.display()));
    let mut paths = files.map(|f| f.unwrap().path()).collect::<Vec<_>>();
    paths.sort();
    paths.into_iter().map(|p| std::fs::read(p).unwrap()).collect()
}
