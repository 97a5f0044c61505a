//! A file of signed messages, with every verdict in the file's order.
//!
//! A file is verified by blocks, as fast as it goes (`blocks`). A pipe, a file at a given rate, whatever devices verify, and verdicts for a ring go through the
//! stream:
//!
//! ```text
//! reader thread: parse ---> submit ---> [stream::Engine: workers] ---> collector thread: put in order, count, write
//!          \------------- what each answer belongs to (bounded) -------------/
//! ```
//!
//! Malformed records travel beside the signatures, so that they come out at their place. Memory is bounded whatever the file's size: reading waits
//! while writing is behind.

mod blocks;
mod book;
mod collect;
mod deliver;
mod pending;
mod read;
mod repeats;
mod state;

pub use deliver::{Delivered, Outputs, Route, Tags, Verdicts};
pub use repeats::{Dedup, Repeated};
pub use state::{Ending, State, Summary};

use crate::StreamError;
use crate::records::{Format, Input, MAX_MESSAGE, Place, ReadOptions, Reader};
use crate::stream::{Config, Consumer, Engine, Monitor, Paths, Remote, Spread};
use blocks::Blocks;
use book::Book;
use modmill_arith::BackendChoice;
use modmill_sigverify::{Rule, Verifier};
use pending::Pending;
use state::Counters;
use std::fs::File;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// Options for replaying a file.
#[derive(Debug, Clone)]
pub struct ReplayOptions {
    /// Options for reading the file.
    pub read: ReadOptions,
    /// The rule that verifies.
    pub rule: Rule,
    /// The backend that carries it out.
    pub backend: BackendChoice,
    /// Threads, queues and waits. Messages of any length that a reader gives are taken. A file that is read at no given rate has no queues: of this,
    /// only `workers`, `cores` and `small` apply. Each thread then has at most nine blocks in memory, each of at most 64 records, and closed once
    /// it has 64 KiB.
    pub stream: Config,
    /// Signatures a second; as fast as they are verified where none is given.
    pub rate: Option<f64>,
    /// The number of times that the file is read, 1 or more.
    pub repeat: u64,
    /// The longest time that a verdict may stay in the buffer before it is written, while the file is still being read. A full buffer is
    /// written at once.
    pub flush_after: Duration,
    /// The stage at which repeated transactions are removed.
    pub dedup: Dedup,
    /// The part of another file that comes before this one, which is a piece of it.
    pub origin: Origin,
}

/// The records and bytes before a piece of a file. They are added to the numbers and offsets of its records, which are then those in the whole file.
///
/// Offsets count from where the piece begins, with the head that it has been given; `bytes` leaves out the length of that head.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Origin {
    /// Records (lines, packets) before the piece.
    pub records: u64,
    /// Bytes before the piece.
    pub bytes: u64,
}

impl Origin {
    /// The place in the whole file.
    fn place(self, place: Place) -> Place {
        Place { record: place.record.saturating_add(self.records), offset: place.offset.saturating_add(self.bytes), ..place }
    }
}

impl Default for ReplayOptions {
    fn default() -> Self {
        Self {
            read: ReadOptions::default(),
            rule: Rule::Strict,
            backend: BackendChoice::Auto,
            stream: Config::default(),
            rate: None,
            repeat: 1,
            flush_after: Duration::from_millis(5),
            dedup: Dedup::None,
            origin: Origin::default(),
        }
    }
}

/// The state that the threads share.
struct Shared {
    work: Work,
    counters: Counters,
    options: ReplayOptions,
    input: Input,
    /// The records that each route is for.
    routes: Vec<Tags>,
    start: Instant,
}

/// The threads that verify.
enum Work {
    Stream(Monitor),
    Blocks(Arc<Blocks>),
}

impl Shared {
    fn state(&self) -> State {
        let snapshot = || match &self.work {
            Work::Stream(monitor) => monitor.snapshot(),
            Work::Blocks(blocks) => blocks.snapshot(&self.counters, self.start.elapsed()),
        };
        self.counters.state(snapshot, self.start)
    }

    /// Nanoseconds since the start.
    fn now(&self) -> u64 {
        u64::try_from(self.start.elapsed().as_nanos()).unwrap_or(u64::MAX)
    }
}

/// A file on its way through the stream. Dropping it stops it.
pub struct Replay {
    shared: Arc<Shared>,
    /// None where devices verify.
    verifier: Option<Verifier>,
    format: Format,
    collector: Option<JoinHandle<Summary>>,
    /// True if the input's length is known, so that its end means that all of it was read.
    measured: bool,
}

impl Replay {
    /// Opens the file and starts. What `outputs` makes gets JSON lines of verdicts (docs/formats.md); it is called once the file is found to be
    /// one of signed messages. Of a pipe, this waits for the first bytes.
    ///
    /// # Errors
    /// What [`Reader::open`], [`Verifier::new`], [`Engine::start`] and `outputs` refuse; [`StreamError::BadOption`] for rate, repeat and routes.
    pub fn start(
        input: Input,
        outputs: impl FnOnce() -> Result<Outputs, StreamError>,
        options: ReplayOptions,
    ) -> Result<Self, StreamError> {
        let (opened, options) = Opened::new(input, options)?;
        let verifier = Verifier::new(options.rule, options.backend)?;
        options.stream.validate()?;
        let outputs = outputs()?;
        if opened.reader.length().is_none() || options.rate.is_some() || outputs.ring.is_some() {
            let (engine, consumer) = Engine::start(&verifier, &options.stream)?;
            return opened.through(engine, consumer, outputs, options, Some(verifier));
        }
        let (blocks, small) = (Arc::new(Blocks::new(options.stream.workers)), options.stream.small);
        opened.begin(Work::Blocks(Arc::clone(&blocks)), outputs, options, Some(verifier.clone()), |shared, reader, outputs| {
            blocks::start(shared, &blocks, move || Box::new(Paths::new(&verifier, small)), reader, outputs)
        })
    }

    /// Starts a replay without threads that verify. The holder of the [`Remote`]s verifies, one for each of the stream's workers, under the
    /// rule that its device has. The tag with which a remote takes a signature is the index of its record's route, or the number of routes
    /// where none is for it.
    ///
    /// # Errors
    /// As [`Replay::start`], except for what a verifier refuses.
    pub fn start_remote(
        input: Input,
        outputs: impl FnOnce() -> Result<Outputs, StreamError>,
        options: ReplayOptions,
        spread: Spread,
    ) -> Result<(Self, Vec<Remote>), StreamError> {
        let (opened, options) = Opened::new(input, options)?;
        let (engine, remotes, mut consumers) = Engine::with_remotes(&options.stream, spread, 1, |_| 0)?;
        let consumer = consumers.pop().ok_or(StreamError::StreamClosed)?;
        Ok((opened.through(engine, consumer, outputs()?, options, None)?, remotes))
    }

    /// The file's format.
    #[must_use]
    pub fn format(&self) -> Format {
        self.format
    }

    /// The verifier at work; none where devices verify.
    #[must_use]
    pub fn verifier(&self) -> Option<&Verifier> {
        self.verifier.as_ref()
    }

    /// The state of the replay, read without stopping any thread.
    #[must_use]
    pub fn state(&self) -> State {
        self.shared.state()
    }

    /// Stops reading. What has been submitted is verified and written.
    pub fn stop(&self) {
        self.shared.counters.stop.store(true, Relaxed);
    }

    /// True once everything has been verified and written.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.collector.as_ref().is_none_or(JoinHandle::is_finished)
    }

    /// Waits for the end and returns the outcome.
    ///
    /// # Errors
    /// [`StreamError::Stream`] where the collecting thread itself panicked. All else that ends a run early is in [`Summary::ending`].
    pub fn finish(mut self) -> Result<Summary, StreamError> {
        match self.collector.take().map(JoinHandle::join) {
            Some(Ok(mut summary)) => {
                if !self.measured && self.shared.counters.is_stopped() && matches!(summary.ending, Ending::Complete) {
                    summary.ending = Ending::Stopped;
                }
                Ok(summary)
            }
            Some(Err(_)) | None => {
                let source = std::io::Error::other("the thread panicked");
                Err(StreamError::Stream { action: "collecting the verdicts", source })
            }
        }
    }
}

/// A file that was opened.
struct Opened {
    input: Input,
    reader: Reader<File>,
}

impl Opened {
    fn new(input: Input, mut options: ReplayOptions) -> Result<(Self, ReplayOptions), StreamError> {
        let bad = |name, reason: String| Err(StreamError::BadOption { name, reason });
        if let Some(rate) = options.rate.filter(|rate| !(rate.is_finite() && *rate > 0.0)) {
            return bad("rate", format!("must be a positive number (got {rate})"));
        }
        if options.repeat == 0 {
            return bad("repeat", "0 is out of range (1 or more)".to_owned());
        }
        if options.repeat > 1 && input == Input::Stdin {
            return bad("repeat", "stdin can be read only once".to_owned());
        }
        options.stream.long_memory = options.stream.long_memory.max(MAX_MESSAGE);
        let reader = Reader::open(&input, options.read)?;
        Ok((Self { input, reader }, options))
    }

    /// Starts a replay whose threads `start` makes; it returns the one that ends last.
    fn begin(
        self,
        work: Work,
        outputs: Outputs,
        options: ReplayOptions,
        verifier: Option<Verifier>,
        start: impl FnOnce(&Arc<Shared>, Reader<File>, Outputs) -> Result<JoinHandle<Summary>, StreamError>,
    ) -> Result<Replay, StreamError> {
        outputs.check()?;
        let Self { input, reader } = self;
        let (format, measured) = (reader.format(), reader.length().is_some());
        let counters = Counters::new(reader.length());
        let routes = outputs.routes.iter().map(|route| route.tags.clone()).collect();
        let shared = Arc::new(Shared { work, counters, options, input, routes, start: Instant::now() });
        let collector = Some(start(&shared, reader, outputs)?);
        Ok(Replay { shared, verifier, format, collector, measured })
    }

    /// Starts a replay through a stream, with threads that read and collect.
    fn through(
        self,
        engine: Engine,
        mut consumer: Consumer,
        outputs: Outputs,
        options: ReplayOptions,
        verifier: Option<Verifier>,
    ) -> Result<Replay, StreamError> {
        // As many malformed records may wait as signatures.
        let pending = Pending::new(2 * options.stream.results.max(options.stream.queue));
        let stream = Arc::new((engine, pending));
        self.begin(Work::Stream(stream.0.monitor()), outputs, options, verifier, |shared, reader, outputs| {
            let (of_collector, of_reader) = ((Arc::clone(shared), Arc::clone(&stream)), (Arc::clone(shared), Arc::clone(&stream)));
            let mut book = Book::new(shared, outputs);
            let collector = spawn("sigverify-collect", move || {
                let (shared, stream) = of_collector;
                collect::run(&shared, &stream.0, &stream.1, &mut consumer, &mut book);
                book.finish(&shared)
            })?;
            // The reader is not joined: stopped while it waits for a pipe, it may never come back. It ends with the process, or at its next byte.
            spawn("sigverify-read", move || {
                let (shared, stream) = of_reader;
                read::run(&shared, &stream.0, &stream.1, reader);
            })?;
            Ok(collector)
        })
    }
}

impl Drop for Replay {
    fn drop(&mut self) {
        self.stop();
    }
}

fn spawn<T: Send + 'static>(name: &str, run: impl FnOnce() -> T + Send + 'static) -> Result<JoinHandle<T>, StreamError> {
    let started = std::thread::Builder::new().name(name.to_owned()).spawn(run);
    started.map_err(|source| StreamError::Stream { action: "starting a thread", source })
}
