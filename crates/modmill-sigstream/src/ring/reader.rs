//! The end that takes verdicts out.

use super::layout::{
    COMPLETE, END_AT, FIRST_SLOT, HEAD_AT, OPEN, PRODUCER_AT, PRODUCER_LOCK, READER_AT, READER_LOCK, SLOT, TAIL_AT, check_counters, open,
};
use super::patience::{ASK, NAP, SPIN};
use super::slot::Slot;
use crate::StreamError;
use modmill_runtime::mapping::{SharedWords, is_byte_locked, lock_byte};
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering::{Acquire, Relaxed, Release};
use std::time::{Duration, Instant};

/// The time for which a reader, once [`SPIN`] is over, looks in turns with other threads of the core, before it sleeps.
const YIELD: Duration = Duration::from_micros(200);

/// The next thing that a reader finds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Next {
    /// The next report.
    Slot(Slot),
    /// Nothing for now.
    Empty,
    /// Everything was read, and nothing more will come.
    End {
        /// True if the producer put in all that it had.
        complete: bool,
    },
}

/// Takes reports out of a ring, in their order. A ring has one reader at a time; after one has ended, the next goes on where it was.
pub struct Reader {
    path: PathBuf,
    /// Holds the lock.
    file: File,
    memory: SharedWords,
    slots: u64,
    /// The producer's counter when it was last looked at.
    head: u64,
    tail: u64,
}

impl Reader {
    /// Attaches to a ring.
    ///
    /// # Errors
    /// [`StreamError::NotARing`], [`StreamError::RingBusy`] where it has a reader, [`StreamError::Io`].
    pub fn open(path: &Path) -> Result<Self, StreamError> {
        let (file, memory, slots) = open(path)?;
        let io = |source| StreamError::Io { path: path.to_owned(), action: "locking", source };
        let words = memory.words();
        if !lock_byte(&file, READER_LOCK).map_err(io)? {
            let process = words[READER_AT].load(Relaxed);
            return Err(StreamError::RingBusy { path: path.to_owned(), end: "reader", process });
        }
        words[READER_AT].store(std::process::id().into(), Release);
        // With the lock: the reader before has counted all that it read.
        let tail = words[TAIL_AT].load(Acquire);
        check_counters(path, words[HEAD_AT].load(Acquire), tail, slots)?;
        Ok(Self { path: path.to_owned(), file, memory, slots, head: tail, tail })
    }

    /// The next report, if it is there.
    ///
    /// # Errors
    /// [`StreamError::NotARing`] where another program has written into the ring what cannot be.
    pub fn try_next(&mut self) -> Result<Next, StreamError> {
        let words = self.memory.words();
        if self.tail == self.head {
            // The end is read before the counter: after the end nothing is put in.
            let end = words[END_AT].load(Acquire);
            self.head = words[HEAD_AT].load(Acquire);
            check_counters(&self.path, self.head, self.tail, self.slots)?;
            if self.tail == self.head {
                return Ok(if end == OPEN { Next::Empty } else { Next::End { complete: end == COMPLETE } });
            }
        }
        let at = FIRST_SLOT + SLOT * (self.tail & (self.slots - 1)) as usize;
        let slot = Slot::read(&words[at..at + SLOT]).filter(|slot| slot.number == self.tail);
        let Some(slot) = slot else {
            let reason = format!("slot {} does not hold verdict {}", self.tail & (self.slots - 1), self.tail);
            return Err(StreamError::NotARing { path: self.path.clone(), reason });
        };
        self.tail += 1;
        // Release: the slot was read before it is free.
        words[TAIL_AT].store(self.tail, Release);
        Ok(Next::Slot(slot))
    }

    /// The next report; waits for it at most so long, first looking all the time, then sleeping between two looks.
    ///
    /// # Errors
    /// The errors of [`Reader::try_next`]; [`StreamError::RingProducerGone`] where the producer ended without saying so; [`StreamError::Io`] where its lock
    /// cannot be looked at.
    pub fn next(&mut self, limit: Duration) -> Result<Next, StreamError> {
        let begin = Instant::now();
        let mut asked = begin;
        loop {
            match self.try_next()? {
                Next::Empty => {}
                found => return Ok(found),
            }
            let waited = begin.elapsed();
            if waited >= limit {
                return Ok(Next::Empty);
            }
            if waited < SPIN {
                std::hint::spin_loop();
            } else if waited < YIELD {
                std::thread::yield_now();
            } else {
                std::thread::sleep(NAP.min(limit - waited));
            }
            if asked.elapsed() >= ASK {
                asked = Instant::now();
                let there = is_byte_locked(&self.file, PRODUCER_LOCK);
                if there.map_err(|source| StreamError::Io { path: self.path.clone(), action: "locking", source })? {
                    continue;
                }
                // It may have put something in, or said that it ends, since the last look.
                return match self.try_next()? {
                    Next::Empty => {
                        let process = self.memory.words()[PRODUCER_AT].load(Relaxed);
                        Err(StreamError::RingProducerGone { path: self.path.clone(), process })
                    }
                    found => Ok(found),
                };
            }
        }
    }
}
