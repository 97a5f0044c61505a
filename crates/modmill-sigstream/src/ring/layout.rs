//! The words of a ring's file, and what makes a file one. docs/formats.md describes them, and `include/modmill_ring.h` is the same in C.

use crate::StreamError;
use modmill_runtime::mapping::SharedWords;
use std::fs::{File, OpenOptions};
use std::path::Path;
use std::sync::atomic::Ordering::Relaxed;

/// The first eight bytes of the file.
pub(super) const MAGIC: u64 = u64::from_ne_bytes(*b"MODMRING");
/// The version of the layout. A machine of the other byte order reads another number.
pub(super) const VERSION: u64 = 1;
/// Words of a slot: a cache line.
pub(super) const SLOT: usize = 8;
/// The most slots.
pub(super) const MOST_SLOTS: u64 = 1 << 24;

/// Words that are written before the file has its name.
pub(super) const VERSION_AT: usize = 1;
pub(super) const SLOT_BYTES_AT: usize = 2;
pub(super) const SLOTS_AT: usize = 3;
pub(super) const FIRST_SLOT_AT: usize = 4;
/// The producer's process.
pub(super) const PRODUCER_AT: usize = 5;
/// Slots ever written; the producer's counters have a pair of cache lines, because processors fetch them in pairs.
pub(super) const HEAD_AT: usize = 16;
/// The word that says if more will come.
pub(super) const END_AT: usize = 17;
/// Slots ever read.
pub(super) const TAIL_AT: usize = 32;
/// The process of the last reader; 0 before the first.
pub(super) const READER_AT: usize = 33;
/// The word at which the slots begin.
pub(super) const FIRST_SLOT: usize = 48;

/// A value of [`END_AT`]: more may come.
pub(super) const OPEN: u64 = 0;
/// All was put in.
pub(super) const COMPLETE: u64 = 1;
/// The producer stopped before.
pub(super) const INCOMPLETE: u64 = 2;

/// The bytes of the file that the two ends lock.
pub(super) const PRODUCER_LOCK: u16 = 0;
pub(super) const READER_LOCK: u16 = 1;

pub(super) fn words(slots: u64) -> usize {
    FIRST_SLOT + SLOT * slots as usize
}

/// An existing ring, opened and checked, and its number of slots.
pub(super) fn open(path: &Path) -> Result<(File, SharedWords, u64), StreamError> {
    let io = |action| move |source| StreamError::Io { path: path.to_owned(), action, source };
    let not = |reason: String| StreamError::NotARing { path: path.to_owned(), reason };
    // Before it is opened: opening a FIFO would wait.
    if !std::fs::metadata(path).map_err(io("opening"))?.is_file() {
        return Err(not("it is not a regular file".to_owned()));
    }
    let file = OpenOptions::new().read(true).write(true).open(path).map_err(io("opening"))?;
    let length = file.metadata().map_err(io("reading"))?.len();
    if length < (FIRST_SLOT * size_of::<u64>()) as u64 {
        return Err(not(format!("it has {length} bytes, fewer than the header")));
    }
    let header = SharedWords::new(&file, FIRST_SLOT).map_err(io("mapping"))?;
    let word = |at: usize| header.words()[at].load(Relaxed);
    if word(0) != MAGIC {
        return Err(not("it does not begin with MODMRING".to_owned()));
    }
    if word(VERSION_AT) != VERSION {
        return Err(not(format!("its layout has version {}, and {VERSION} is the one that is read", word(VERSION_AT))));
    }
    let (slots, bytes, first) = (word(SLOTS_AT), word(SLOT_BYTES_AT), word(FIRST_SLOT_AT));
    if !slots.is_power_of_two() || slots > MOST_SLOTS || bytes != (SLOT * 8) as u64 || first != (FIRST_SLOT * 8) as u64 {
        return Err(not(format!("its header states {slots} slots of {bytes} bytes from byte {first} on")));
    }
    if length < (words(slots) * 8) as u64 {
        return Err(not(format!("it has {length} bytes, too few for its {slots} slots")));
    }
    let memory = SharedWords::new(&file, words(slots)).map_err(io("mapping"))?;
    Ok((file, memory, slots))
}

/// Checks that the counters can be true: no more slots are in use than there are. Only the ring's one reader can tell, because nobody moves
/// `tail` meanwhile.
pub(super) fn check_counters(path: &Path, head: u64, tail: u64, slots: u64) -> Result<(), StreamError> {
    if head.wrapping_sub(tail) <= slots {
        return Ok(());
    }
    let reason = format!("its counters contradict each other: {head} slots written, {tail} read, of {slots}");
    Err(StreamError::NotARing { path: path.to_owned(), reason })
}
