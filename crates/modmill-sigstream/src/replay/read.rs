//! The reader's thread: from the file to the stream.

use super::Shared;
use super::deliver::route;
use super::pending::{Entry, Outcome};
use crate::StreamError;
use crate::records::{Item, OtherTraffic, Place, Reader};
use crate::stream::bump;
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
    let counters = &shared.counters;
    let mut clock = Clock::start();
    let mut since = 0;
    loop {
        let offset = reader.offset();
        let item = reader.next_item()?;
        since += 1;
        // Reading the clock for each item would cost as much as parsing a short one.
        if since == RENEW || item.is_none() {
            since = 0;
            counters.bytes.store(offset, Relaxed);
            clock.add_to(&counters.parse_ns);
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
                push(shared, pass, bad.place, None, Outcome::Malformed(Box::new(bad)));
            }
            Item::Signed { signed, tag, place } => {
                bump(&counters.parsed, 1);
                if pace.rate.is_some() {
                    clock.add_to(&counters.parse_ns);
                    pace.wait(shared);
                    clock = Clock::start();
                }
                push(shared, pass, place, tag, Outcome::Stream);
                let route = route(shared.routes.iter(), tag).unwrap_or(shared.routes.len()) as u64;
                if !shared.engine.try_submit(signed, route)? {
                    clock.add_to(&counters.parse_ns);
                    shared.engine.submit(signed, route)?;
                    clock = Clock::start();
                }
            }
        }
        if since == 0 {
            counters.pass_over(plus(other, reader.other_traffic()));
        }
    }
}

/// Counts the time in which the reader does not wait.
struct Clock(Instant);

impl Clock {
    fn start() -> Self {
        Self(Instant::now())
    }

    /// Adds what has passed since the last reading.
    fn add_to(&mut self, sum: &AtomicU64) {
        let now = Instant::now();
        bump(sum, u64::try_from((now - self.0).as_nanos()).unwrap_or(u64::MAX));
        self.0 = now;
    }
}

fn plus(a: Others, b: Others) -> Others {
    std::array::from_fn(|i| a[i] + b[i])
}

fn push(shared: &Shared, pass: u64, place: Place, tag: Option<u64>, outcome: Outcome) {
    shared.pending.push(Entry { pass, place, tag, outcome }, || shared.counters.is_stopped());
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
