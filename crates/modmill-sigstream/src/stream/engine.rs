//! The sending end of a stream, and its worker threads.

use super::config::{Config, Spread};
use super::consumer::Consumer;
use super::gate::{Look, Patience};
use super::group_verifier::{GroupVerifier, Paths};
use super::remote::{self, Remote};
use super::shared::Shared;
use super::slot::Slot;
use super::snapshot::{Monitor, Snapshot};
use super::worker;
use crate::StreamError;
use modmill_runtime::text::in_plain_words;
use modmill_sigverify::{Signed, Verifier};
use std::collections::VecDeque;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, mpsc};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// Makes the verifier of worker i, on its thread.
type MakeVerifier = dyn Fn(usize) -> Box<dyn GroupVerifier> + Send + Sync;

/// The time for which a blocked submission sleeps before it looks for room again. Free slots are announced in batches, so that not every
/// signature wakes a thread; this bounds the wait of a submitter that needs fewer.
const LOOK_AGAIN: Duration = Duration::from_millis(1);

/// A stream of signatures: any thread submits, worker threads verify, consumers receive.
///
/// Nothing is lost and nothing grows: where a queue is full, the submitter waits. Dropping the engine stops it and discards what is not yet
/// verified; [`Engine::finish`] answers everything first.
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

/// Signatures copied into slots of a stream and not yet submitted.
#[derive(Default)]
pub(crate) struct Batch(VecDeque<Box<Slot>>);

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

    /// Starts a stream with several consumers; `route` chooses the consumer of a tag. Each receives its own answers in their
    /// order of submission; a full queue blocks submissions routed to it.
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
        Self::with_verifiers(move |_| Box::new(Paths::new(&verifier, small)), config, consumers, route)
    }

    /// Starts a stream whose worker i uses the verifier `make(i)`, made on the worker's own thread. This attaches devices other than the
    /// processor.
    ///
    /// # Errors
    /// As [`Engine::start`]; [`StreamError::WorkerFailed`] where `make` panics.
    pub fn with_verifiers(
        make: impl Fn(usize) -> Box<dyn GroupVerifier> + Send + Sync + 'static,
        config: &Config,
        consumers: usize,
        route: impl Fn(u64) -> usize + Send + Sync + 'static,
    ) -> Result<(Self, Vec<Consumer>), StreamError> {
        let (mut engine, consumers) = Self::without_workers(config, Spread::Any, consumers, route)?;
        // Should one of them not start, dropping the engine stops the others.
        engine.spawn(Arc::new(make))?;
        Ok((engine, consumers))
    }

    /// Starts a stream without threads: whoever holds the [`Remote`]s, one for each of `config.workers`, takes signatures and answers them.
    /// This attaches devices that have many signatures under way. `spread` says which of them takes a signature; [`Spread::Shares`] makes as many queues of
    /// `config.queue` pointers as there are devices.
    ///
    /// # Errors
    /// [`StreamError::BadOption`] for a value out of its bounds.
    pub fn with_remotes(
        config: &Config,
        spread: Spread,
        consumers: usize,
        route: impl Fn(u64) -> usize + Send + Sync + 'static,
    ) -> Result<(Self, Vec<Remote>, Vec<Consumer>), StreamError> {
        let (engine, consumers) = Self::without_workers(config, spread, consumers, route)?;
        let remotes = (0..config.workers).map(|i| Remote::new(Arc::clone(&engine.shared), i)).collect();
        Ok((engine, remotes, consumers))
    }

    fn without_workers(
        config: &Config,
        spread: Spread,
        consumers: usize,
        route: impl Fn(u64) -> usize + Send + Sync + 'static,
    ) -> Result<(Self, Vec<Consumer>), StreamError> {
        config.validate()?;
        if consumers == 0 {
            return Err(StreamError::BadOption { name: "consumers", reason: "at least one is needed".to_owned() });
        }
        let shared = Arc::new(Shared::new(config, spread, consumers, Box::new(route)));
        let consumers = (0..consumers).map(|i| Consumer::new(Arc::clone(&shared), i)).collect();
        Ok((Self { shared, threads: Vec::with_capacity(config.workers) }, consumers))
    }

    fn spawn(&mut self, make: Arc<MakeVerifier>) -> Result<(), StreamError> {
        let (started, starts) = mpsc::channel();
        for index in 0..self.shared.config.workers {
            let (shared, make, started) = (Arc::clone(&self.shared), Arc::clone(&make), started.clone());
            let thread = std::thread::Builder::new()
                .name(format!("sigverify-{index}"))
                .spawn(move || worker::run(&shared, index, &*make, &started))
                .map_err(|e| StreamError::Thread { worker: index, reason: format!("could not be started: {}", in_plain_words(&e)) })?;
            self.threads.push(thread);
        }
        drop(started);
        for _ in 0..self.shared.config.workers {
            starts.recv().map_err(|_| self.shared.failure().unwrap_or(StreamError::StreamClosed))??;
        }
        Ok(())
    }

    /// Submits a signature with the caller's tag; waits while the queue is full. Everything is copied.
    ///
    /// # Errors
    /// [`StreamError::MessageTooLong`], [`StreamError::NoSuchConsumer`], [`StreamError::ConsumerGone`]: this one is refused, the stream goes on.
    /// [`StreamError::StreamClosed`] after [`Engine::close`]; [`StreamError::WorkerFailed`].
    pub fn submit(&self, signed: Signed<'_>, tag: u64) -> Result<(), StreamError> {
        let consumer = self.shared.admit(signed, tag)?;
        if self.shared.offer(signed, tag, consumer)? {
            return Ok(());
        }
        self.wait_for_room(|| self.shared.offer(signed, tag, consumer))
    }

    /// Waits until `offer` succeeds or fails.
    fn wait_for_room(&self, mut offer: impl FnMut() -> Result<bool, StreamError>) -> Result<(), StreamError> {
        self.shared.blocked.fetch_add(1, Relaxed);
        loop {
            let until = Instant::now().checked_add(LOOK_AGAIN);
            let patience = Patience { spin: Duration::ZERO, yields: true, until };
            let offered = self.shared.room.wait(patience, || match offer() {
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

    /// Copies a signature into `batch`, for [`Engine::submit_batch`]; `false` when there is no room in the stream.
    ///
    /// # Errors
    /// [`StreamError::MessageTooLong`], [`StreamError::NoSuchConsumer`].
    pub(crate) fn fill(&self, batch: &mut Batch, signed: Signed<'_>, tag: u64) -> Result<bool, StreamError> {
        let consumer = self.shared.admit(signed, tag)?;
        let slot = self.shared.fill(signed, tag, consumer);
        let filled = slot.is_some();
        batch.0.extend(slot);
        Ok(filled)
    }

    /// Submits a batch in its order; waits while a consumer is behind. One submission for many costs less than one for each: every handing over
    /// waits until the core has written the slot back.
    ///
    /// # Errors
    /// As [`Engine::submit`].
    pub(crate) fn submit_batch(&self, batch: &mut Batch) -> Result<(), StreamError> {
        if batch.0.is_empty() || self.shared.offer_all(&mut batch.0)? {
            return Ok(());
        }
        self.wait_for_room(|| self.shared.offer_all(&mut batch.0))
    }

    /// Ends submission. What was submitted is answered; consumers then find the end.
    pub fn close(&self) {
        self.shared.close();
    }

    /// Ends submission, waits until everything is answered and the workers are gone. The answers wait for their consumers.
    ///
    /// # Errors
    /// [`StreamError::WorkerFailed`].
    pub fn finish(mut self) -> Result<Snapshot, StreamError> {
        self.close();
        self.join();
        self.shared.failure().map_or_else(|| Ok(self.snapshot()), Err)
    }

    /// The stream's counters so far, read without stopping any thread.
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
        while remote::any(&self.shared) {
            std::thread::sleep(LOOK_AGAIN);
        }
        self.shared.halt();
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        if !self.threads.is_empty() {
            self.shared.give_up();
            self.join();
        } else if remote::any(&self.shared) {
            // Their owner finds the stream over and drops them; that may be whoever drops the engine.
            self.shared.give_up();
        }
    }
}
