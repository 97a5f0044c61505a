//! The records that the stream's answers belong to, in the file's order.

use super::repeats::Identity;
use crate::records::{Malformed, Place};
use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// One record of the file, between the reader and the collector.
#[derive(Debug, Clone)]
pub(super) struct Entry {
    pub(super) pass: u64,
    pub(super) place: Place,
    pub(super) tag: Option<u64>,
    /// The first bytes of the signature.
    pub(super) start: [u8; 8],
    /// True if more signatures of the record follow.
    pub(super) more: bool,
    /// The identity of its record's first signature, where repeats are removed after verification.
    pub(super) identity: Option<Identity>,
    pub(super) outcome: Outcome,
}

impl Entry {
    /// True for a signature to verify.
    pub(super) fn is_signed(&self) -> bool {
        matches!(self.outcome, Outcome::Signed)
    }
}

#[derive(Debug, Clone)]
pub(super) enum Outcome {
    /// It is a signature: the next verdict is its own.
    Signed,
    /// It belongs to a transaction that came before, and is not verified.
    Repeated,
    /// It is not a signature.
    Malformed(Box<Malformed>),
}

/// A bounded queue of entries, exceeded by one batch at most; the collector holds at most as many again. The reader puts one in before it submits,
/// so that an answer always finds its entry.
#[derive(Debug)]
pub(super) struct Pending {
    entries: Mutex<VecDeque<Entry>>,
    room: Condvar,
    most: usize,
}

impl Pending {
    pub(super) fn new(most: usize) -> Self {
        Self { entries: Mutex::new(VecDeque::with_capacity(most)), room: Condvar::new(), most }
    }

    /// Puts entries in; waits while there is no room, and gives up when `stopped` says so.
    pub(super) fn push_all(&self, new: &mut Vec<Entry>, stopped: impl Fn() -> bool) {
        const LOOK_AGAIN: Duration = Duration::from_millis(20);
        let mut entries = self.lock();
        while entries.len() >= self.most && !stopped() {
            entries = self.room.wait_timeout(entries, LOOK_AGAIN).unwrap_or_else(PoisonError::into_inner).0;
        }
        entries.extend(new.drain(..));
    }

    /// Moves all entries to the empty `taken`; whether there were any. The queues change places, so that the reader waits for no copying.
    pub(super) fn take(&self, taken: &mut VecDeque<Entry>) -> bool {
        debug_assert!(taken.is_empty(), "what was taken before comes first");
        taken.clear(); // from its beginning again, which is in the cache
        std::mem::swap(&mut *self.lock(), taken);
        self.room.notify_one();
        !taken.is_empty()
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<Entry>> {
        self.entries.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
