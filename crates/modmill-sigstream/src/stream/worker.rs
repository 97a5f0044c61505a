//! The worker threads: each takes signatures that wait, verifies them and puts each verdict in its place.
//!
//! An idle worker takes what is there at once, full group or not (unless `max_wait` says otherwise). While it verifies, arrivals gather
//! for the next group, so groups fill by themselves as the load grows; the module's page has the figures.

use super::config::{Config, MOST_AT_ONCE};
use super::gate::{Look, Patience, announce};
use super::group_verifier::GroupVerifier;
use super::queue::Answer;
use super::shared::{Shared, put};
use super::slot::Slot;
use crate::StreamError;
use arrayvec::ArrayVec;
use modmill_sigverify::Verdict;
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::Sender;

/// Runs worker `index` until the stream ends; reports first whether it could start.
pub(crate) fn run(
    shared: &Shared,
    index: usize,
    make: &dyn Fn(usize) -> Box<dyn GroupVerifier>,
    started: &Sender<Result<(), StreamError>>,
) {
    if let Err(e) = pin(&shared.config, index) {
        let _ = started.send(Err(e));
        return;
    }
    // Whatever a verifier left half done is dropped with it, and no other thread sees it.
    let ended = catch_unwind(AssertUnwindSafe(|| {
        let verifier = make(index);
        // The engine may have given up already, because another worker could not start.
        let _ = started.send(Ok(()));
        Runner { shared, index, verifier, group: Vec::with_capacity(MOST_AT_ONCE) }.run();
    }));
    if let Err(panic) = ended {
        shared.fail(index, panic_message(&*panic));
        let _ = shared.failure().map(|e| started.send(Err(e)));
    }
}

/// Pins the thread of worker `index` to its core, where it has one.
pub(crate) fn pin(config: &Config, index: usize) -> Result<(), StreamError> {
    match config.cores.get(index) {
        Some(&core) if !core_affinity::set_for_current(core_affinity::CoreId { id: core }) => {
            Err(StreamError::Thread { worker: index, reason: format!("could not be pinned to core {core}") })
        }
        _ => Ok(()),
    }
}

/// The message of a panic.
pub(crate) fn panic_message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied().or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("no message").to_owned()
}

struct Runner<'a> {
    shared: &'a Shared,
    index: usize,
    verifier: Box<dyn GroupVerifier>,
    /// The slots in hand; its capacity never grows.
    #[expect(clippy::vec_box, reason = "a slot keeps its place in memory while it goes round")]
    group: Vec<Box<Slot>>,
}

/// Why a worker stopped waiting.
enum Next {
    Verify,
    End,
}

impl Runner<'_> {
    fn run(&mut self) {
        let size = self.verifier.group().clamp(1, MOST_AT_ONCE);
        let config = &self.shared.config;
        // A worker that has a core to itself need not let others run.
        let patience = Patience { spin: config.spin, yields: config.cores.is_empty(), until: None };
        while let Some(Next::Verify) = self.shared.work.wait(patience, || self.look(size)) {
            // What is left is for the next worker, which was not woken if this one was looking.
            if !self.shared.waiting_for(self.index).is_empty() {
                self.shared.work.wake_one();
            }
            self.verify_group();
        }
    }

    /// Takes what waits, and says whether to verify it now.
    fn look(&mut self, size: usize) -> Look<Next> {
        if self.shared.is_abandoned() {
            return Look::Ready(Next::End);
        }
        if self.fill_group(size) {
            return Look::Ready(Next::Verify);
        }
        // Submitters write to what tells this, and wait for it if workers read it; so it is read for part-filled groups alone. What was submitted
        // before the end is there afterwards.
        let over = self.shared.is_over();
        self.fill_group(size);
        let Some(oldest) = self.group.first() else {
            return if over { Look::Ready(Next::End) } else { Look::Nothing };
        };
        let held = self.shared.config.max_wait;
        if self.group.len() == size || over || held.is_zero() || self.shared.now() - oldest.arrived >= held.as_nanos() as u64 {
            return Look::Ready(Next::Verify);
        }
        Look::Soon
    }

    /// Takes what waits until the group has this size, and says whether it has.
    fn fill_group(&mut self, size: usize) -> bool {
        let room = size - self.group.len();
        self.group.extend(std::iter::from_fn(|| self.shared.waiting_for(self.index).pop()).take(room));
        self.group.len() == size
    }

    /// Verifies the group in hand, puts its answers in their places, and gives its slots back.
    fn verify_group(&mut self) {
        let n = self.group.len();
        let mut verdicts = [Verdict::EquationFailed; MOST_AT_ONCE];
        let signed: ArrayVec<_, MOST_AT_ONCE> = self.group.iter().map(|slot| slot.signed()).collect();
        let begun = self.shared.now();
        self.verifier.verify(&signed, &mut verdicts[..n]);
        drop(signed);
        let done = self.shared.now();
        let verified_ns = self.shared.monotonic(done);
        let counters = &self.shared.workers[self.index];
        for (slot, &verdict) in self.group.iter().zip(&verdicts) {
            // Submission read the clock on another core, which may be ahead by a few nanoseconds.
            let latency_ns = done.saturating_sub(slot.arrived);
            counters.latency.record(latency_ns);
            counters.wait.record(begun.saturating_sub(slot.arrived));
            let answer = Answer { tag: slot.tag, sequence: slot.sequence, verdict, latency_ns, verified_ns };
            self.shared.queues[slot.consumer].put(answer);
        }
        counters.record(&verdicts[..n], done - begun, self.verifier.stages());
        // One fence for the whole group: it waits until the other cores have what was written, which is most of what an answer costs.
        announce();
        for mut slot in self.group.drain(..) {
            self.shared.queues[slot.consumer].gate.wake_all_announced();
            self.shared.release_long(slot.free_long());
            put(&self.shared.free, slot);
        }
        self.shared.freed_slots();
    }
}
