//! Reading: records from all passes over a file, and the thread that submits them to a stream.

use super::Shared;
use super::deliver::route;
use super::pending::{Entry, Outcome, Pending};
use super::repeats::{Dedup, Identity, Seen};
use crate::StreamError;
use crate::records::{Item, OtherTraffic, Reader};
use crate::stream::{Batch, Engine, bump};
use modmill_sigverify::Signed;
use std::fs::File;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

/// Packets of other traffic, by kind.
type Others = [u64; OtherTraffic::ALL.len()];

/// The number of items between two updates of the counters.
const RENEW: u64 = 64;

/// A consumer of a file's records.
pub(super) trait Taker {
    /// Takes what is not verified.
    fn other(&mut self, entry: Entry) -> Result<(), StreamError>;
    fn signed(&mut self, entry: Entry, signed: Signed<'_>) -> Result<(), StreamError>;
    /// True if it takes no more for now.
    fn is_full(&self) -> bool;
}

/// The records that are left in all passes over a file.
pub(super) struct Source {
    reader: Reader<File>,
    pass: u64,
    /// Other traffic of the passes before.
    other: Others,
    since: u64,
    /// Transactions so far, where repeats are removed before verification.
    seen: Option<Seen>,
    /// True if the current record is one.
    repeated: bool,
}

impl Source {
    pub(super) fn new(reader: Reader<File>, dedup: Dedup) -> Self {
        Self { reader, pass: 1, other: [0; OtherTraffic::ALL.len()], since: 0, seen: dedup.before(), repeated: false }
    }

    /// Gives records to `taker` until it is full; false once there are no more, or the replay was stopped.
    pub(super) fn read(&mut self, shared: &Shared, taker: &mut impl Taker) -> Result<bool, StreamError> {
        loop {
            if self.read_pass(shared, taker)? {
                return Ok(true);
            }
            if shared.counters.is_stopped() {
                return Ok(false);
            }
            if self.pass == shared.options.repeat {
                shared.counters.read_all.store(true, Relaxed);
                return Ok(false);
            }
            self.other = plus(self.other, self.reader.other_traffic());
            self.pass += 1;
            shared.counters.pass.store(self.pass, Relaxed);
            self.reader = Reader::open(&shared.input, shared.options.read)?;
        }
    }

    /// Gives the rest of this pass to `taker`; false once the pass is at its end, or the replay was stopped.
    fn read_pass(&mut self, shared: &Shared, taker: &mut impl Taker) -> Result<bool, StreamError> {
        let counters = &shared.counters;
        let pass = self.pass;
        while !taker.is_full() {
            let offset = self.reader.offset();
            let item = self.reader.next_item()?;
            self.since += 1;
            let renew = self.since >= RENEW;
            if renew {
                counters.bytes.store(offset, Relaxed);
            }
            let Some(item) = item else {
                counters.bytes.store(self.reader.offset(), Relaxed);
                counters.pass_over(plus(self.other, self.reader.other_traffic()));
                return Ok(false);
            };
            if counters.is_stopped() {
                return Ok(false);
            }
            match item {
                Item::Malformed(mut bad) => {
                    bump(&counters.malformed, 1);
                    bad.place = shared.options.origin.place(bad.place);
                    let (place, outcome) = (bad.place, Outcome::Malformed(Box::new(bad)));
                    taker.other(Entry { pass, place, tag: None, start: [0; 8], more: false, identity: None, outcome })?;
                }
                Item::Signed { signed, tag, place, transaction, more } => {
                    let (first, place) = (place.signature == 0, shared.options.origin.place(place));
                    if first && let Some(seen) = &mut self.seen {
                        self.repeated = seen.is_repeat(Identity::of_all(transaction, signed));
                        bump(&counters.repeated_before, self.repeated.into());
                    }
                    let mut start = [0; 8];
                    start.copy_from_slice(&signed.signature[..8]);
                    let identity = (first && shared.options.dedup.is_after()).then(|| Identity::of_signature(signed));
                    let outcome = if self.repeated { Outcome::Repeated } else { Outcome::Signed };
                    let entry = Entry { pass, place, tag, start, more, identity, outcome };
                    if self.repeated {
                        taker.other(entry)?;
                    } else {
                        bump(&counters.parsed, 1);
                        taker.signed(entry, signed)?;
                    }
                }
            }
            if renew {
                self.since = 0;
                counters.pass_over(plus(self.other, self.reader.other_traffic()));
            }
        }
        Ok(true)
    }
}

/// The thread that submits a file's records to a stream.
pub(super) fn run(shared: &Shared, engine: &Engine, pending: &Pending, reader: Reader<File>) {
    let pace = Pace { start: Instant::now(), rate: shared.options.rate, done: 0 };
    // A pipe may be slow, and a rate is one of single signatures.
    let most = if reader.length().is_some() && pace.rate.is_none() { TOGETHER } else { 1 };
    let (entries, batch) = (Vec::new(), Batch::default());
    let mut over = HandOver { shared, engine, pending, pace, most, entries, batch, clock: Clock::start() };
    let done = Source::new(reader, shared.options.dedup).read(shared, &mut over).map(drop);
    let handed_over = over.flush();
    match done.and(handed_over) {
        Ok(()) => {}
        Err(StreamError::StreamClosed) if shared.counters.is_stopped() => {}
        Err(e) => shared.counters.fail(e),
    }
    engine.close();
}

/// Items of a file that are handed over together: two full groups of a vector backend.
const TOGETHER: usize = 16;

/// The records that were read and not yet handed to the stream.
struct HandOver<'a> {
    shared: &'a Shared,
    engine: &'a Engine,
    pending: &'a Pending,
    pace: Pace,
    most: usize,
    entries: Vec<Entry>,
    batch: Batch,
    clock: Clock,
}

impl Taker for HandOver<'_> {
    fn other(&mut self, entry: Entry) -> Result<(), StreamError> {
        self.entries.push(entry);
        if self.entries.len() < self.most { Ok(()) } else { self.flush() }
    }

    fn signed(&mut self, entry: Entry, signed: Signed<'_>) -> Result<(), StreamError> {
        if self.pace.rate.is_some() {
            self.clock.stop(&self.shared.counters.parse_ns);
            self.pace.wait(self.shared);
            self.clock = Clock::start();
        }
        let routes = &self.shared.routes;
        let route = route(routes.iter(), entry.tag).unwrap_or(routes.len()) as u64;
        self.entries.push(entry);
        let filled = self.engine.fill(&mut self.batch, signed, route)?;
        if filled && self.entries.len() < self.most {
            return Ok(());
        }
        self.flush()?;
        if !filled {
            self.clock.stop(&self.shared.counters.parse_ns);
            self.engine.submit(signed, route)?;
            self.clock = Clock::start();
        }
        Ok(())
    }

    fn is_full(&self) -> bool {
        false
    }
}

impl HandOver<'_> {
    /// Hands everything over, entries first: an answer always finds its entry.
    fn flush(&mut self) -> Result<(), StreamError> {
        self.clock.stop(&self.shared.counters.parse_ns);
        self.pending.push_all(&mut self.entries, || self.shared.counters.is_stopped());
        self.engine.submit_batch(&mut self.batch)?;
        self.clock = Clock::start();
        Ok(())
    }
}

/// Counts the time in which the reader does not wait.
pub(super) struct Clock(Instant);

impl Clock {
    pub(super) fn start() -> Self {
        Self(Instant::now())
    }

    /// Adds what has passed since the start.
    pub(super) fn stop(&self, sum: &AtomicU64) {
        bump(sum, u64::try_from(self.0.elapsed().as_nanos()).unwrap_or(u64::MAX));
    }
}

fn plus(a: Others, b: Others) -> Others {
    std::array::from_fn(|i| a[i] + b[i])
}

/// The wanted rate: signature n is due at n / rate after the start, whether or not the ones before it were late.
struct Pace {
    start: Instant,
    rate: Option<f64>,
    done: u64,
}

impl Pace {
    fn wait(&mut self, shared: &Shared) {
        /// Sleeping shorter than this takes longer than it.
        const SLEEP: Duration = Duration::from_micros(150);
        const LONGEST: Duration = Duration::from_millis(50);
        let Some(rate) = self.rate else { return };
        let due = Duration::try_from_secs_f64(self.done as f64 / rate).unwrap_or(Duration::MAX);
        self.done += 1;
        loop {
            let now = self.start.elapsed();
            let Some(left) = due.checked_sub(now).filter(|left| !left.is_zero()) else {
                shared.counters.lag_ns.store(u64::try_from((now - due).as_nanos()).unwrap_or(u64::MAX), Relaxed);
                return;
            };
            if shared.counters.is_stopped() {
                return;
            }
            if left > SLEEP { std::thread::sleep((left - SLEEP).min(LONGEST)) } else { std::thread::yield_now() }
        }
    }
}
