//! The state that all threads of a stream share: its queues, its gates, and the stages of its end.

use super::config::{Config, Spread};
use super::counters::WorkerCounters;
use super::gate::{Gate, announce};
use super::queue::{AnswerQueue, Received};
use super::slot::Slot;
use crate::StreamError;
use crossbeam_queue::ArrayQueue;
use crossbeam_utils::CachePadded;
use modmill_sigverify::Signed;
use modmill_timing::monotonic_ns;
use std::collections::VecDeque;
use std::sync::OnceLock;
use std::sync::atomic::Ordering::{AcqRel, Acquire, Relaxed, Release};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize};
use std::time::Instant;

/// A function from a signature's tag to the index of the consumer that gets its answer.
type Route = Box<dyn Fn(u64) -> usize + Send + Sync>;

/// `Shared::entrance`: no further submissions.
const CLOSED: usize = 1;
/// `Shared::entrance`: one submission under way.
const INSIDE: usize = 2;

/// The state that all threads of a stream share.
pub(crate) struct Shared {
    pub(crate) config: Config,
    route: Route,
    start: Instant,
    /// The start, in nanoseconds of the system's monotonic clock.
    start_ns: Option<u64>,
    /// Slots to fill.
    pub(crate) free: ArrayQueue<Box<Slot>>,
    /// Filled slots in order of arrival: one queue for all workers, or one for each.
    waiting: Box<[ArrayQueue<Box<Slot>>]>,
    pub(crate) queues: Box<[AnswerQueue]>,
    pub(crate) workers: Box<[WorkerCounters]>,
    /// The gate at which idle workers wait for signatures.
    pub(crate) work: Gate,
    /// The gate at which submitters wait for a slot and a place.
    pub(crate) room: Gate,
    entrance: CachePadded<AtomicUsize>,
    /// Give up what was not verified yet.
    abandon: AtomicBool,
    /// No worker runs any more.
    halted: AtomicBool,
    /// Workers that are not threads of the stream.
    pub(super) remotes: AtomicUsize,
    /// The worker that panicked, and its message.
    panicked: OnceLock<(usize, String)>,
    /// Bytes of long messages in slots.
    long: AtomicUsize,
    pub(crate) refused: AtomicU64,
    pub(crate) blocked: AtomicU64,
}

impl Shared {
    pub(crate) fn new(config: &Config, spread: Spread, consumers: usize, route: Route) -> Self {
        let free = ArrayQueue::new(config.queue);
        for _ in 0..config.queue {
            put(&free, Box::new(Slot::new(config.max_message)));
        }
        Self {
            route,
            start: Instant::now(),
            start_ns: monotonic_ns(),
            free,
            waiting: (0..spread.queues(config)).map(|_| ArrayQueue::new(config.queue)).collect(),
            queues: (0..consumers).map(|_| AnswerQueue::new(config.results, config.order)).collect(),
            workers: (0..config.workers).map(|_| WorkerCounters::new()).collect(),
            work: Gate::new(),
            room: Gate::new(),
            entrance: CachePadded::default(),
            abandon: AtomicBool::new(false),
            halted: AtomicBool::new(false),
            remotes: AtomicUsize::new(0),
            panicked: OnceLock::new(),
            long: AtomicUsize::new(0),
            refused: AtomicU64::new(0),
            blocked: AtomicU64::new(0),
            config: config.clone(),
        }
    }

    /// Halts: no worker runs any more.
    pub(crate) fn halt(&self) {
        self.halted.store(true, Release);
        self.wake_everyone();
    }

    /// Ends submission and gives up what is not verified yet.
    pub(crate) fn give_up(&self) {
        self.abandon.store(true, Release);
        self.close();
    }

    /// Nanoseconds since the stream began.
    pub(crate) fn now(&self) -> u64 {
        self.start.elapsed().as_nanos() as u64
    }

    /// A reading of [`Shared::now`] on the clock that other processes read; 0 where there is none.
    pub(crate) fn monotonic(&self, now: u64) -> u64 {
        self.start_ns.map_or(0, |start| start + now)
    }

    /// The queue in which the signatures wait that a worker may take.
    pub(crate) fn waiting_for(&self, worker: usize) -> &ArrayQueue<Box<Slot>> {
        self.waiting.get(worker).unwrap_or(&self.waiting[0])
    }

    /// The number of signatures that wait.
    pub(crate) fn waiting(&self) -> usize {
        self.waiting.iter().map(ArrayQueue::len).sum()
    }

    /// True if nothing can be submitted any more, and no submission is under way.
    fn is_shut(&self) -> bool {
        self.entrance.load(Acquire) == CLOSED
    }

    /// True if a worker that finds nothing to do may end.
    pub(crate) fn is_over(&self) -> bool {
        self.abandon.load(Acquire) || self.panicked.get().is_some() || (self.is_shut() && self.waiting.iter().all(ArrayQueue::is_empty))
    }

    /// True if workers end even while signatures wait.
    pub(crate) fn is_abandoned(&self) -> bool {
        self.abandon.load(Acquire) || self.panicked.get().is_some()
    }

    /// Makes a worker's panic known to everyone.
    pub(crate) fn fail(&self, worker: usize, message: String) {
        // The first panic is the one that is reported.
        let _ = self.panicked.set((worker, message));
        self.wake_everyone();
    }

    pub(crate) fn failure(&self) -> Option<StreamError> {
        self.panicked.get().map(|(worker, message)| StreamError::WorkerFailed { worker: *worker, message: message.clone() })
    }

    pub(crate) fn wake_everyone(&self) {
        self.work.wake_all();
        self.room.wake_all();
        self.queues.iter().for_each(|r| r.gate.wake_all());
    }

    /// The stage of the stream's end; a consumer that finds no answer afterwards draws its conclusion from it.
    pub(crate) fn end(&self) -> End {
        match () {
            () if self.panicked.get().is_some() || self.halted.load(Acquire) => End::NoMoreAnswers,
            () if self.is_shut() => End::NoMoreSignatures,
            () => End::Open,
        }
    }

    /// The result for a consumer that found no answer, `left` being reserved and not taken, and `end` having been read before.
    pub(crate) fn nothing_left(&self, end: End, left: u64) -> Result<Received, StreamError> {
        match end {
            End::Open => Ok(Received::Empty),
            _ if left == 0 && self.panicked.get().is_none() => Ok(Received::End),
            End::NoMoreSignatures => Ok(Received::Empty),
            End::NoMoreAnswers => Err(self.failure().unwrap_or(StreamError::StreamStopped { lost: left })),
        }
    }

    /// Wakes blocked submitters when a queue with `in_use` places taken has a fair amount of room.
    pub(crate) fn made_room(&self, in_use: u64) {
        let results = self.config.results as u64;
        if in_use <= results - results / 4 {
            self.room.wake_all();
        }
    }

    /// Tells blocked submitters of free slots.
    pub(crate) fn freed_slots(&self) {
        announce();
        // Whether anyone is blocked is asked first: the length is known only to the cores that use the queue.
        if self.room.has_sleepers() && self.free.len() >= (self.config.queue / 4).max(1) {
            self.room.wake_all_announced();
        }
    }

    fn enter(&self) -> Result<Visit<'_>, StreamError> {
        let visit = Visit(self);
        let before = self.entrance.fetch_add(INSIDE, AcqRel);
        match self.failure() {
            Some(e) => Err(e),
            None if before & CLOSED != 0 => Err(StreamError::StreamClosed),
            None => Ok(visit),
        }
    }

    pub(crate) fn close(&self) {
        self.entrance.fetch_or(CLOSED, AcqRel);
        self.wake_everyone();
    }

    /// Submits if there is room for it.
    pub(crate) fn offer(&self, signed: Signed<'_>, tag: u64, consumer: usize) -> Result<bool, StreamError> {
        let _visit = self.enter()?;
        self.check_consumer(consumer)?;
        let Some(slot) = self.fill(signed, tag, consumer) else { return Ok(false) };
        if let Err(mut slot) = self.publish(slot, self.now()) {
            self.release_long(slot.free_long());
            put(&self.free, slot);
            return Ok(false);
        }
        self.work.wake_one();
        Ok(true)
    }

    /// Submits filled slots from the front as far as their consumers have room; whether that was all. The clock is read once, and the other cores
    /// are told once.
    pub(crate) fn offer_all(&self, slots: &mut VecDeque<Box<Slot>>) -> Result<bool, StreamError> {
        let _visit = self.enter()?;
        let now = self.now();
        while let Some(slot) = slots.pop_front() {
            self.check_consumer(slot.consumer)?;
            if let Err(slot) = self.publish(slot, now) {
                slots.push_front(slot);
                break;
            }
        }
        self.work.wake_one();
        Ok(slots.is_empty())
    }

    fn check_consumer(&self, consumer: usize) -> Result<(), StreamError> {
        if self.queues[consumer].is_gone() { Err(StreamError::ConsumerGone { consumer }) } else { Ok(()) }
    }

    /// A free slot with the signature in it; `None` where there is no room.
    pub(crate) fn fill(&self, signed: Signed<'_>, tag: u64, consumer: usize) -> Option<Box<Slot>> {
        let mut slot = self.free.pop()?;
        let length = signed.message.len();
        if !self.reserve_long(if length > self.config.max_message { length } else { 0 }) {
            put(&self.free, slot);
            return None;
        }
        slot.fill(signed);
        (slot.tag, slot.consumer) = (tag, consumer);
        Some(slot)
    }

    /// Hands a filled slot to the workers; gives it back where its consumer has no room.
    fn publish(&self, mut slot: Box<Slot>, arrived: u64) -> Result<(), Box<Slot>> {
        let Some(sequence) = self.queues[slot.consumer].reserve() else { return Err(slot) };
        (slot.sequence, slot.arrived) = (sequence, arrived);
        // A remainder of the running number: devices have equal shares whatever the signatures are, and nobody who makes them can aim at one.
        put(&self.waiting[sequence as usize % self.waiting.len()], slot);
        Ok(())
    }

    fn reserve_long(&self, bytes: usize) -> bool {
        let room = |used: usize| used.checked_add(bytes).filter(|&used| used <= self.config.long_memory);
        bytes == 0 || self.long.fetch_update(Relaxed, Relaxed, room).is_ok()
    }

    /// Gives back what [`Shared::reserve_long`] took.
    pub(crate) fn release_long(&self, bytes: usize) {
        if bytes > 0 {
            self.long.fetch_sub(bytes, Relaxed);
        }
    }

    /// The consumer of a tag, once the signature is known to be acceptable.
    pub(crate) fn admit(&self, signed: Signed<'_>, tag: u64) -> Result<usize, StreamError> {
        let (got, limit) = (signed.message.len(), self.config.max_message.max(self.config.long_memory));
        if got > limit {
            self.refused.fetch_add(1, Relaxed);
            return Err(StreamError::MessageTooLong { tag, got, limit });
        }
        let consumer = (self.route)(tag);
        if consumer >= self.queues.len() {
            self.refused.fetch_add(1, Relaxed);
            return Err(StreamError::NoSuchConsumer { tag, got: consumer, consumers: self.queues.len() });
        }
        Ok(consumer)
    }
}

/// The stages of a stream's end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum End {
    Open,
    NoMoreSignatures,
    NoMoreAnswers,
}

/// A submission under way: the stream is not shut while there is one.
struct Visit<'a>(&'a Shared);

impl Drop for Visit<'_> {
    fn drop(&mut self) {
        if self.0.entrance.fetch_sub(INSIDE, AcqRel) == INSIDE | CLOSED {
            self.0.wake_everyone();
        }
    }
}

/// Puts a slot into one of its two queues. Either has room for every slot there is.
pub(crate) fn put(queue: &ArrayQueue<Box<Slot>>, slot: Box<Slot>) {
    assert!(queue.push(slot).is_ok(), "a queue has room for every slot");
}
