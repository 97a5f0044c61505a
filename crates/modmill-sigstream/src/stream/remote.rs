//! A worker that is not a thread of the stream: a device, or a simulation of one, that takes signatures one by one, has many
//! under way, and answers in any order.

use super::gate::announce;
use super::queue::Answer;
use super::shared::{Shared, put};
use super::slot::Slot;
use modmill_sigverify::{Signed, StageTimes, Verdict};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering::{AcqRel, Acquire};

/// Takes what waits in a stream and answers it. Its owner asks whenever the device has room; nothing is held back to fill a group.
///
/// Dropping it with signatures under way, or before the stream is over, ends the stream with an error: none is ever lost silently.
pub struct Remote {
    shared: Arc<Shared>,
    index: usize,
    /// Signatures under way, by ticket.
    held: HashMap<u64, (Box<Slot>, u64)>,
    next: u64,
}

impl Remote {
    pub(super) fn new(shared: Arc<Shared>, index: usize) -> Self {
        shared.remotes.fetch_add(1, AcqRel);
        Self { shared, index, held: HashMap::new(), next: 0 }
    }

    /// The next signature that waits, with the ticket by which to answer it and the tag that it was submitted with; `None` where none waits now.
    pub fn take(&mut self) -> Option<(u64, u64, Signed<'_>)> {
        if self.shared.is_abandoned() {
            return None;
        }
        let slot = self.shared.waiting_for(self.index).pop()?;
        let (ticket, begun) = (self.next, self.shared.now());
        self.next += 1;
        let (slot, _) = self.held.entry(ticket).insert_entry((slot, begun)).into_mut();
        Some((ticket, slot.tag, slot.signed()))
    }

    /// Answers a signature; `false` where no such ticket is under way.
    pub fn answer(&mut self, ticket: u64, verdict: Verdict) -> bool {
        let Some((mut slot, begun)) = self.held.remove(&ticket) else { return false };
        let done = self.shared.now();
        let latency_ns = done.saturating_sub(slot.arrived);
        let counters = &self.shared.workers[self.index];
        counters.latency.record(latency_ns);
        counters.wait.record(begun.saturating_sub(slot.arrived));
        counters.record(&[verdict], done - begun, StageTimes::default());
        let queue = &self.shared.queues[slot.consumer];
        queue.put(Answer { tag: slot.tag, sequence: slot.sequence, verdict, latency_ns, verified_ns: self.shared.monotonic(done) });
        announce();
        queue.gate.wake_all_announced();
        self.shared.release_long(slot.free_long());
        put(&self.shared.free, slot);
        self.shared.freed_slots();
        true
    }

    /// Signatures under way.
    #[must_use]
    pub fn under_way(&self) -> usize {
        self.held.len()
    }

    /// True once everything is answered and nothing more will come.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.shared.is_abandoned() || (self.held.is_empty() && self.shared.is_over())
    }

    /// Ends the stream with an error: the device cannot go on.
    pub fn fail(&self, reason: impl Into<String>) {
        self.shared.fail(self.index, reason.into());
    }
}

impl Drop for Remote {
    fn drop(&mut self) {
        if !self.is_over() {
            self.fail(format!("the device went away with {} signatures under way", self.held.len()));
        }
        if self.shared.remotes.fetch_sub(1, AcqRel) == 1 {
            self.shared.halt();
        }
    }
}

/// True if the stream has remote workers that still run.
pub(super) fn any(shared: &Shared) -> bool {
    shared.remotes.load(Acquire) > 0
}
