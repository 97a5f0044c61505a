//! The reader's thread: from the file to the stream.

use super::Shared;
use super::deliver::route;
use super::pending::{Entry, Outcome};
use crate::StreamError;
use crate::records::{Item, OtherTraffic, Reader};
use crate::stream::{Batch, bump};
use modmill_sigverify::Signed;
use std::fs::File;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

/// Packets of other traffic, by kind.
type Others = [u64; OtherTraffic::ALL.len()];

/// How often the counters are renewed, in items.
const RENEW: u64 = 64;

pub(super) fn run(shared: &Shared, first: Reader<File>) {
    let mut pace = Pace { start: Instant::now(), rate: shared.options.rate, done: 0 };
    let mut reader = Some(first);
    let mut other = [0; OtherTraffic::ALL.len()];
    for pass in 1..=shared.options.repeat {
        shared.counters.pass.store(pass, Relaxed);
        let opened = match reader.take() {
            Some(reader) => Ok(reader),
            None => Reader::open(&shared.input, shared.options.read),
        };
        let done = opened.and_then(|mut reader| {
            let done = one_pass(shared, &mut reader, pass, other, &mut pace);
            other = plus(other, reader.other_traffic());
            done
        });
        match done {
            Ok(()) => {}
            Err(StreamError::StreamClosed) if shared.counters.is_stopped() => break,
            Err(e) => {
                shared.counters.fail(e);
                break;
            }
        }
        if shared.counters.is_stopped() {
            break;
        }
    }
    if !shared.counters.is_stopped() {
        shared.counters.read_all.store(true, Relaxed);
    }
    shared.engine.close();
}

fn one_pass(shared: &Shared, reader: &mut Reader<File>, pass: u64, other: Others, pace: &mut Pace) -> Result<(), StreamError> {
    // A pipe may be slow, and a rate is one of single signatures.
    let most = if reader.length().is_some() && pace.rate.is_none() { TOGETHER } else { 1 };
    let mut over = HandOver { shared, most, entries: Vec::new(), batch: Batch::default(), clock: Clock::start() };
    let done = read_items(shared, reader, pass, other, pace, &mut over);
    let handed_over = over.flush();
    done.and(handed_over)
}

fn read_items(
    shared: &Shared,
    reader: &mut Reader<File>,
    pass: u64,
    other: Others,
    pace: &mut Pace,
    over: &mut HandOver<'_>,
) -> Result<(), StreamError> {
    let counters = &shared.counters;
    let mut since = 0;
    loop {
        let offset = reader.offset();
        let item = reader.next_item()?;
        since += 1;
        if since == RENEW {
            counters.bytes.store(offset, Relaxed);
        }
        let Some(item) = item else {
            counters.bytes.store(reader.offset(), Relaxed);
            counters.pass_over(plus(other, reader.other_traffic()));
            return Ok(());
        };
        if counters.is_stopped() {
            return Ok(());
        }
        match item {
            Item::Malformed(bad) => {
                bump(&counters.malformed, 1);
                over.malformed(Entry { pass, place: bad.place, tag: None, outcome: Outcome::Malformed(Box::new(bad)) })?;
            }
            Item::Signed { signed, tag, place } => {
                bump(&counters.parsed, 1);
                if pace.rate.is_some() {
                    over.clock.stop(&counters.parse_ns);
                    pace.wait(shared);
                    over.clock = Clock::start();
                }
                let route = route(shared.routes.iter(), tag).unwrap_or(shared.routes.len()) as u64;
                over.signed(Entry { pass, place, tag, outcome: Outcome::Stream }, signed, route)?;
            }
        }
        if since == RENEW {
            since = 0;
            counters.pass_over(plus(other, reader.other_traffic()));
        }
    }
}

/// Items of a file that are handed over together: two full groups of a vector backend.
const TOGETHER: usize = 16;

/// What was read and not yet handed over.
struct HandOver<'a> {
    shared: &'a Shared,
    most: usize,
    entries: Vec<Entry>,
    batch: Batch,
    clock: Clock,
}

impl HandOver<'_> {
    fn malformed(&mut self, entry: Entry) -> Result<(), StreamError> {
        self.entries.push(entry);
        if self.entries.len() < self.most { Ok(()) } else { self.flush() }
    }

    fn signed(&mut self, entry: Entry, signed: Signed<'_>, route: u64) -> Result<(), StreamError> {
        self.entries.push(entry);
        let filled = self.shared.engine.fill(&mut self.batch, signed, route)?;
        if filled && self.entries.len() < self.most {
            return Ok(());
        }
        self.flush()?;
        if !filled {
            self.clock.stop(&self.shared.counters.parse_ns);
            self.shared.engine.submit(signed, route)?;
            self.clock = Clock::start();
        }
        Ok(())
    }

    /// Hands everything over, entries first: an answer always finds its entry.
    fn flush(&mut self) -> Result<(), StreamError> {
        self.clock.stop(&self.shared.counters.parse_ns);
        self.shared.pending.push_all(&mut self.entries, || self.shared.counters.is_stopped());
        self.shared.engine.submit_batch(&mut self.batch)?;
        self.clock = Clock::start();
        Ok(())
    }
}

/// Counts the time in which the reader does not wait.
struct Clock(Instant);

impl Clock {
    fn start() -> Self {
        Self(Instant::now())
    }

    /// Adds what has passed since the start.
    fn stop(&self, sum: &AtomicU64) {
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
