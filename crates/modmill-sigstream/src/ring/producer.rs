//! The end that puts verdicts in.

use super::layout::{
    COMPLETE, END_AT, FIRST_SLOT, FIRST_SLOT_AT, HEAD_AT, INCOMPLETE, MAGIC, MOST_SLOTS, PRODUCER_AT, PRODUCER_LOCK, READER_AT,
    READER_LOCK, SLOT, SLOT_BYTES_AT, SLOTS_AT, TAIL_AT, VERSION, VERSION_AT, open, words,
};
use super::patience::{ASK, NAP, SPIN};
use super::slot::{Report, Slot};
use crate::StreamError;
use modmill_runtime::mapping::{SharedWords, is_byte_locked, lock_byte};
use modmill_timing::monotonic_ns;
use std::fs::{File, OpenOptions};
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering::{Acquire, Relaxed, Release};
use std::time::Instant;

/// Puts reports into a ring. Dropping it without [`Producer::finish`] tells the reader that not all of them came.
pub struct Producer {
    path: PathBuf,
    /// Holds the lock.
    file: File,
    memory: SharedWords,
    slots: u64,
    head: u64,
    /// The reader's counter when it was last looked at.
    tail: u64,
    end: u64,
}

impl Producer {
    /// Makes a ring of so many slots, a power of two up to 2^24. A ring that exists already is replaced, unless another producer has it; its reader keeps
    /// the old one.
    ///
    /// # Errors
    /// [`StreamError::NotARing`] for an existing file that is something else, which is left as it is; [`StreamError::RingBusy`]; [`StreamError::BadOption`];
    /// [`StreamError::Io`].
    pub fn create(path: &Path, slots: u64) -> Result<Self, StreamError> {
        if !slots.is_power_of_two() || slots > MOST_SLOTS {
            let reason = format!("must be a power of two up to {MOST_SLOTS} (got {slots})");
            return Err(StreamError::BadOption { name: "slots", reason });
        }
        let io = |action| move |source| StreamError::Io { path: path.to_owned(), action, source };
        if path.symlink_metadata().is_ok() {
            let (file, memory, _) = open(path)?;
            if is_byte_locked(&file, PRODUCER_LOCK).map_err(io("locking"))? {
                let process = memory.words()[PRODUCER_AT].load(Relaxed);
                return Err(StreamError::RingBusy { path: path.to_owned(), end: "producer", process });
            }
        }
        // It gets its name once it is complete, so that no reader sees half a header.
        let fresh = Fresh(beside(path));
        let file = OpenOptions::new().read(true).write(true).create_new(true).open(&fresh.0).map_err(io("creating"))?;
        file.set_len((words(slots) * size_of::<u64>()) as u64).map_err(io("creating"))?;
        let memory = SharedWords::new(&file, words(slots)).map_err(io("mapping"))?;
        let header = [(0, MAGIC), (VERSION_AT, VERSION), (SLOT_BYTES_AT, (SLOT * 8) as u64), (SLOTS_AT, slots)];
        let more = [(FIRST_SLOT_AT, (FIRST_SLOT * 8) as u64), (PRODUCER_AT, std::process::id().into())];
        for (at, value) in header.into_iter().chain(more) {
            memory.words()[at].store(value, Release);
        }
        lock_byte(&file, PRODUCER_LOCK).map_err(io("locking"))?;
        std::fs::rename(&fresh.0, path).map_err(io("creating"))?;
        Ok(Self { path: path.to_owned(), file, memory, slots, head: 0, tail: 0, end: INCOMPLETE })
    }

    /// Puts a report in if there is room; false when there is none.
    pub fn try_put(&mut self, report: &Report) -> bool {
        let words = self.memory.words();
        if self.head - self.tail >= self.slots {
            // Acquire: the reader has read the slot before it counted it.
            self.tail = words[TAIL_AT].load(Acquire).min(self.head);
            if self.head - self.tail >= self.slots {
                return false;
            }
        }
        let at = FIRST_SLOT + SLOT * (self.head & (self.slots - 1)) as usize;
        let slot = Slot { number: self.head, put_ns: monotonic_ns().unwrap_or(0), report: *report };
        slot.write(&words[at..at + SLOT]);
        self.head += 1;
        words[HEAD_AT].store(self.head, Release);
        true
    }

    /// Puts a report into the ring, and waits for room while the ring is full.
    ///
    /// # Errors
    /// [`StreamError::RingReaderGone`] where it would wait for a reader that has been there and is not any more; [`StreamError::Io`] where that cannot be found
    /// out.
    pub fn put(&mut self, report: &Report) -> Result<(), StreamError> {
        let begin = Instant::now();
        let mut asked = begin;
        while !self.try_put(report) {
            if begin.elapsed() < SPIN {
                std::hint::spin_loop();
                continue;
            }
            std::thread::sleep(NAP);
            if asked.elapsed() >= ASK {
                asked = Instant::now();
                // What it read before it ended has left room.
                if self.is_deserted()? && !self.try_put(report) {
                    let process = self.memory.words()[READER_AT].load(Relaxed);
                    return Err(StreamError::RingReaderGone { path: self.path.clone(), process, unread: self.slots });
                }
            }
        }
        Ok(())
    }

    /// True if a reader was there and has ended.
    fn is_deserted(&self) -> Result<bool, StreamError> {
        if self.memory.words()[READER_AT].load(Acquire) == 0 {
            return Ok(false);
        }
        let locked = is_byte_locked(&self.file, READER_LOCK);
        Ok(!locked.map_err(|source| StreamError::Io { path: self.path.clone(), action: "locking", source })?)
    }

    /// The number of reports that were put in.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.head
    }

    /// Tells the reader that these were all. The file stays, with what was not read yet.
    pub fn finish(mut self) {
        self.end = COMPLETE;
    }
}

impl Drop for Producer {
    fn drop(&mut self) {
        self.memory.words()[END_AT].store(self.end, Release);
    }
}

/// A file of a name that nobody else uses, in the same folder.
fn beside(path: &Path) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!(".{name}.{}.new", std::process::id()))
}

/// The new file's first name, which does not outlive its making.
struct Fresh(PathBuf);

impl Drop for Fresh {
    fn drop(&mut self) {
        // Renamed, it is not there any more.
        let _ = std::fs::remove_file(&self.0);
    }
}
