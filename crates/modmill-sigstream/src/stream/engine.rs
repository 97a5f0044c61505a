//! The sending end, and what all threads of a stream share.

use super::config::Config;
use super::consumer::{Consumer, Received};
use super::counters::WorkerCounters;
use super::gate::{Gate, Look, Patience, announce};
use super::judge::{Judge, Paths};
use super::ring::Ring;
use super::slot::Slot;
use super::snapshot::{Monitor, Snapshot};
use super::worker;
use crate::StreamError;
use crossbeam_queue::ArrayQueue;
use crossbeam_utils::CachePadded;
use modmill_sigverify::{Signed, Verifier};
use std::sync::atomic::Ordering::{AcqRel, Acquire, Relaxed, Release};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize};
use std::sync::{Arc, OnceLock, mpsc};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// Which consumer gets the answer to a signature with this tag.
type Route = Box<dyn Fn(u64) -> usize + Send + Sync>;

/// Makes the judge of worker i, on its thread.
type MakeJudge = dyn Fn(usize) -> Box<dyn Judge> + Send + Sync;

/// How long a blocked submission sleeps before it looks for room by itself. Room is announced when there is a fair amount, so as not to
/// wake a thread for each signature; this serves whoever waits for less.
const LOOK_AGAIN: Duration = Duration::from_millis(1);

/// `Shared::entrance`: no further submissions.
const CLOSED: usize = 1;
/// `Shared::entrance`: one submission under way.
const INSIDE: usize = 2;

/// What all threads of a stream share.
pub(crate) struct Shared {
    pub(crate) config: Config,
    route: Route,
    start: Instant,
    /// Slots to fill.
    pub(crate) free: ArrayQueue<Box<Slot>>,
    /// Filled slots in order of arrival.
    pub(crate) waiting: ArrayQueue<Box<Slot>>,
    pub(crate) rings: Box<[Ring]>,
    pub(crate) workers: Box<[WorkerCounters]>,
    /// Where idle workers wait for signatures.
    pub(crate) work: Gate,
    /// Where submitters wait for a slot and a place.
    pub(crate) room: Gate,
    entrance: CachePadded<AtomicUsize>,
    /// Give up what was not judged yet.
    abandon: AtomicBool,
    /// No worker runs any more.
    halted: AtomicBool,
    /// The worker that panicked, and its words.
    panicked: OnceLock<(usize, String)>,
    pub(crate) refused: AtomicU64,
    pub(crate) blocked: AtomicU64,
}

impl Shared {
    /// Nanoseconds since the stream began.
    pub(crate) fn now(&self) -> u64 {
        self.start.elapsed().as_nanos() as u64
    }

    /// Whether nothing can be submitted any more, and nobody is about to.
    fn is_shut(&self) -> bool {
        self.entrance.load(Acquire) == CLOSED
    }

    /// Whether a worker that finds nothing to do may go home.
    pub(crate) fn is_over(&self) -> bool {
        self.abandon.load(Acquire) || self.panicked.get().is_some() || (self.is_shut() && self.waiting.is_empty())
    }

    /// Whether to leave even what waits.
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
        self.panicked.get().map(|(worker, message)| StreamError::WorkerPanicked { worker: *worker, message: message.clone() })
    }

    pub(crate) fn wake_everyone(&self) {
        self.work.wake_all();
        self.room.wake_all();
        self.rings.iter().for_each(|r| r.gate.wake_all());
    }

    /// What a consumer that finds no answer afterwards may conclude.
    pub(crate) fn end(&self) -> End {
        match () {
            () if self.panicked.get().is_some() || self.halted.load(Acquire) => End::NoMoreAnswers,
            () if self.is_shut() => End::NoMoreSignatures,
            () => End::Open,
        }
    }

    /// What it means that a consumer found no answer, `left` being reserved and not taken, and `end` having been read before.
    pub(crate) fn nothing_left(&self, end: End, left: u64) -> Result<Received, StreamError> {
        match end {
            End::Open => Ok(Received::Empty),
            _ if left == 0 && self.panicked.get().is_none() => Ok(Received::End),
            End::NoMoreSignatures => Ok(Received::Empty),
            End::NoMoreAnswers => Err(self.failure().unwrap_or(StreamError::StreamStopped { lost: left })),
        }
    }

    /// Tells blocked submitters of room in a ring with so many places in use.
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
        if self.room.has_sleepers() && self.free.len() >= (self.config.queue / 4).clamp(1, 64) {
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

    fn close(&self) {
        self.entrance.fetch_or(CLOSED, AcqRel);
        self.wake_everyone();
    }

    /// Submits if there is room for it.
    fn offer(&self, signed: Signed<'_>, tag: u64, consumer: usize) -> Result<bool, StreamError> {
        let _visit = self.enter()?;
        let ring = &self.rings[consumer];
        if ring.is_gone() {
            return Err(StreamError::ConsumerGone { consumer });
        }
        let Some(mut slot) = self.free.pop() else { return Ok(false) };
        let Some(sequence) = ring.reserve() else {
            put(&self.free, slot);
            return Ok(false);
        };
        slot.fill(signed);
        (slot.tag, slot.consumer, slot.sequence, slot.arrived) = (tag, consumer, sequence, self.now());
        put(&self.waiting, slot);
        self.work.wake_one();
        Ok(true)
    }

    /// The consumer of a tag, once the signature is known to be acceptable.
    fn admit(&self, signed: Signed<'_>, tag: u64) -> Result<usize, StreamError> {
        let (got, limit) = (signed.message.len(), self.config.max_message);
        if got > limit {
            self.refused.fetch_add(1, Relaxed);
            return Err(StreamError::MessageTooLong { tag, got, limit });
        }
        let consumer = (self.route)(tag);
        if consumer >= self.rings.len() {
            self.refused.fetch_add(1, Relaxed);
            return Err(StreamError::NoSuchConsumer { tag, got: consumer, consumers: self.rings.len() });
        }
        Ok(consumer)
    }
}

/// How far a stream has come to its end.
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

/// A stream of signatures: any thread submits, worker threads judge, consumers receive.
///
/// Nothing is lost and nothing grows: where a queue is full, the submitter waits. Dropping the engine stops it and gives up what was not
/// judged yet; [`Engine::finish`] lets all be answered first.
///
/// ```
/// use modmill_sigstream::stream::{Config, Engine};
/// use modmill_sigverify::{Rule, Signed, Verifier};
///
/// let verifier = Verifier::new(Rule::Strict, Default::default())?;
/// let (engine, consumer) = Engine::start(&verifier, &Config { workers: 1, ..Config::default() })?;
/// for tag in 0..20 {
///     engine.submit(Signed { message: b"no signature of this", signature: &[0; 64], key: &[0; 32] }, tag)?;
/// }
/// engine.finish()?;
/// let answers = consumer.collect::<Result<Vec<_>, _>>()?;
/// assert!(answers.iter().map(|a| a.tag).eq(0..20) && answers.iter().all(|a| !a.verdict.is_accepted()));
/// # Ok::<(), modmill_sigstream::StreamError>(())
/// ```
pub struct Engine {
    shared: Arc<Shared>,
    threads: Vec<JoinHandle<()>>,
}

impl Engine {
    /// Starts a stream with one consumer.
    ///
    /// # Errors
    /// [`StreamError::BadOption`] for a value out of its bounds; [`StreamError::Thread`] where a thread can't be started or pinned.
    pub fn start(verifier: &Verifier, config: &Config) -> Result<(Self, Consumer), StreamError> {
        let (engine, mut consumers) = Self::routed(verifier, config, 1, |_| 0)?;
        let consumer = consumers.pop().ok_or(StreamError::StreamClosed)?;
        Ok((engine, consumer))
    }

    /// Starts a stream with several consumers; `route` says which one gets the answer to a tag. Each receives its own answers in their
    /// order of submission; one that is full holds up whoever submits for it.
    ///
    /// # Errors
    /// As [`Engine::start`].
    pub fn routed(
        verifier: &Verifier,
        config: &Config,
        consumers: usize,
        route: impl Fn(u64) -> usize + Send + Sync + 'static,
    ) -> Result<(Self, Vec<Consumer>), StreamError> {
        let (verifier, small) = (verifier.clone(), config.small);
        Self::with_judges(move |_| Box::new(Paths::new(&verifier, small)), config, consumers, route)
    }

    /// Starts a stream whose worker i asks the judge `make(i)`, made on the worker's own thread: how a device other than the processor is
    /// attached.
    ///
    /// # Errors
    /// As [`Engine::start`]; [`StreamError::WorkerPanicked`] where `make` panics.
    pub fn with_judges(
        make: impl Fn(usize) -> Box<dyn Judge> + Send + Sync + 'static,
        config: &Config,
        consumers: usize,
        route: impl Fn(u64) -> usize + Send + Sync + 'static,
    ) -> Result<(Self, Vec<Consumer>), StreamError> {
        config.validate()?;
        if consumers == 0 {
            return Err(StreamError::BadOption { name: "consumers", reason: "at least one is needed".to_owned() });
        }
        let shared = Arc::new(Shared::new(config, consumers, Box::new(route)));
        // From here on, dropping the engine stops the threads that were started.
        let mut engine = Self { shared, threads: Vec::with_capacity(config.workers) };
        engine.spawn(Arc::new(make))?;
        let consumers = (0..consumers).map(|i| Consumer::new(Arc::clone(&engine.shared), i)).collect();
        Ok((engine, consumers))
    }

    fn spawn(&mut self, make: Arc<MakeJudge>) -> Result<(), StreamError> {
        let (started, starts) = mpsc::channel();
        for index in 0..self.shared.config.workers {
            let (shared, make, started) = (Arc::clone(&self.shared), Arc::clone(&make), started.clone());
            let thread = std::thread::Builder::new()
                .name(format!("sigverify-{index}"))
                .spawn(move || worker::run(&shared, index, &*make, &started))
                .map_err(|e| StreamError::Thread { worker: index, reason: format!("could not be started: {e}") })?;
            self.threads.push(thread);
        }
        drop(started);
        for _ in 0..self.shared.config.workers {
            starts.recv().map_err(|_| self.shared.failure().unwrap_or(StreamError::StreamClosed))??;
        }
        Ok(())
    }

    /// Submits a signature with the caller's mark; waits while there is no room. Everything is copied.
    ///
    /// # Errors
    /// [`StreamError::MessageTooLong`], [`StreamError::NoSuchConsumer`], [`StreamError::ConsumerGone`]: this one is refused, the stream goes on.
    /// [`StreamError::StreamClosed`] after [`Engine::close`]; [`StreamError::WorkerPanicked`].
    pub fn submit(&self, signed: Signed<'_>, tag: u64) -> Result<(), StreamError> {
        let consumer = self.shared.admit(signed, tag)?;
        if self.shared.offer(signed, tag, consumer)? {
            return Ok(());
        }
        self.shared.blocked.fetch_add(1, Relaxed);
        loop {
            let until = Instant::now().checked_add(LOOK_AGAIN);
            let patience = Patience { spin: Duration::ZERO, yields: true, until };
            let offered = self.shared.room.wait(patience, || match self.shared.offer(signed, tag, consumer) {
                Ok(false) => Look::Nothing,
                Ok(true) => Look::Ready(Ok(())),
                Err(e) => Look::Ready(Err(e)),
            });
            if let Some(done) = offered {
                return done;
            }
        }
    }

    /// Submits a signature if there is room; `false` when there is none.
    ///
    /// # Errors
    /// As [`Engine::submit`].
    pub fn try_submit(&self, signed: Signed<'_>, tag: u64) -> Result<bool, StreamError> {
        let consumer = self.shared.admit(signed, tag)?;
        self.shared.offer(signed, tag, consumer)
    }

    /// Ends submission. What was submitted is answered; consumers then find the end.
    pub fn close(&self) {
        self.shared.close();
    }

    /// Ends submission, waits until everything is answered and the workers are gone. The answers wait for their consumers.
    ///
    /// # Errors
    /// [`StreamError::WorkerPanicked`].
    pub fn finish(mut self) -> Result<Snapshot, StreamError> {
        self.close();
        self.join();
        self.shared.failure().map_or_else(|| Ok(self.snapshot()), Err)
    }

    /// What was done so far; nothing is stopped for it.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot {
        Snapshot::of(&self.shared)
    }

    /// A handle that reads the counters from any thread, also after the engine's end.
    #[must_use]
    pub fn monitor(&self) -> Monitor {
        Monitor::new(Arc::clone(&self.shared))
    }

    fn join(&mut self) {
        for thread in self.threads.drain(..) {
            // A panic was caught in the thread and is kept in `panicked`.
            let _ = thread.join();
        }
        self.shared.halted.store(true, Release);
        self.shared.wake_everyone();
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        if !self.threads.is_empty() {
            self.shared.abandon.store(true, Release);
            self.shared.close();
            self.join();
        }
    }
}

impl Shared {
    fn new(config: &Config, consumers: usize, route: Route) -> Self {
        let free = ArrayQueue::new(config.queue);
        for _ in 0..config.queue {
            put(&free, Box::new(Slot::new(config.max_message)));
        }
        Self {
            route,
            start: Instant::now(),
            free,
            waiting: ArrayQueue::new(config.queue),
            rings: (0..consumers).map(|_| Ring::new(config.results)).collect(),
            workers: (0..config.workers).map(|_| WorkerCounters::new()).collect(),
            work: Gate::new(),
            room: Gate::new(),
            entrance: CachePadded::default(),
            abandon: AtomicBool::new(false),
            halted: AtomicBool::new(false),
            panicked: OnceLock::new(),
            refused: AtomicU64::new(0),
            blocked: AtomicU64::new(0),
            config: config.clone(),
        }
    }
}
