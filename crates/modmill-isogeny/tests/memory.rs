//! Keys stay in their files: neither set-up nor evaluation holds one in memory. The only test of its process, which it measures.
#![cfg(target_os = "linux")]

mod common;

use common::options;
use modmill_isogeny::{EveryStep, Input, Key, Options, Progress, Variant, evaluate, set_up};
use std::fs;
use std::ops::ControlFlow;

/// Bytes of this process' memory that are no file's.
fn own_memory() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("RssAnon:")).unwrap();
    1024 * line.trim().trim_end_matches(" kB").parse::<u64>().unwrap()
}

#[test]
fn a_key_is_never_whole_in_memory() {
    const STEPS: u64 = 60_000;
    let place = tempfile::tempdir().unwrap();
    let before = own_memory();
    let mut most = before;
    let mut watch = EveryStep(|progress: Progress| {
        if progress.done.is_multiple_of(1024) {
            most = most.max(own_memory());
        }
        ControlFlow::Continue(())
    });
    set_up(&options("p1506", Variant::Fp, STEPS), place.path(), &mut watch).unwrap();
    let key = Key::open(place.path()).unwrap();
    evaluate(&key, &Input::Message(b"memory".to_vec()), &Options { threads: 2, ..Options::default() }, &mut watch).unwrap();
    key.check().unwrap();
    most = most.max(own_memory());
    // Two threads with two chunks ahead each, one that is loaded, and one in use: 8 chunks of 262 kB in the form that steps multiply by.
    let (used, size) = (most - before, key.file_bytes());
    assert!(size > 11_000_000 && used < size * 2 / 3, "{used} bytes of memory for a key of {size}");
}
