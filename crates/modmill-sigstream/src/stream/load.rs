//! Latency under load: signatures arrive on a schedule that does not wait for answers.
//!
//! Latency counts from the scheduled arrival to the moment the answer is received. A generator that is held up (the stream is full, or
//! its own thread was) still owes the arrivals of that time, and their latency includes the delay: a stall is not hidden by sending
//! less during it.

use super::{Config, Consumer, Engine, Latency, Received};
use crate::StreamError;
use modmill_sigverify::{Signed, Verifier};
use modmill_timing::Waits;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// The spacing of arrivals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Arrivals {
    /// Independent of each other: exponentially distributed gaps.
    #[default]
    Poisson,
    /// Equal gaps.
    Constant,
}

/// A load to put on a stream.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Load {
    /// Arrivals a second on average, above 0.
    pub rate: f64,
    /// The length of the measurement in seconds.
    pub seconds: f64,
    /// The time in seconds for which the load runs before the measurement.
    pub warmup: f64,
    /// Seed of the gaps.
    pub seed: u64,
    /// The spacing of arrivals.
    pub arrivals: Arrivals,
}

impl Default for Load {
    fn default() -> Self {
        Self { rate: 10_000.0, seconds: 1.0, warmup: 0.1, seed: 1, arrivals: Arrivals::Poisson }
    }
}

/// The measurements of a stream under a load.
#[derive(Debug, Clone, PartialEq)]
pub struct LoadResult {
    /// Arrivals a second that the schedule held.
    pub offered: f64,
    /// Answers a second, from the first arrival to the last answer.
    pub achieved: f64,
    /// Signatures measured.
    pub answered: u64,
    /// The number of accepted signatures among them.
    pub accepted: u64,
    /// Seconds from the first arrival to the last answer.
    pub seconds: f64,
    /// Latencies from scheduled arrival to answer.
    pub latency: Latency,
    /// The times for which threads could not run meanwhile, warm-up included. They tell whether long latencies were the stream's or other
    /// programs'.
    pub waits: Waits,
}

impl Load {
    /// Puts the load on a stream, from this thread, which also receives the answers; `signed` is sent over and over. The stream should
    /// have nothing under way and no other submitter.
    ///
    /// # Errors
    /// [`StreamError::BadOption`] for options or an input that make no sense; else as [`Engine::submit`] and [`Consumer::recv`].
    pub fn run(&self, engine: &Engine, consumer: &mut Consumer, signed: &[Signed<'_>]) -> Result<LoadResult, StreamError> {
        self.check(signed)?;
        let mut schedule = Schedule::new(self);
        let mut run = Running::new();
        let (begin, end) = (self.warmup, self.warmup + self.seconds);
        let mut next = schedule.next();
        let mut owed = VecDeque::new();
        let before = Waits::now();
        let start = Instant::now();
        let mut sent = 0;
        while next < end || !owed.is_empty() {
            let now = start.elapsed().as_secs_f64();
            if next < end && now >= next && engine.try_submit(signed[sent % signed.len()], sent as u64)? {
                owed.push_back(next);
                next = schedule.next();
                sent += 1;
            }
            if let Received::Answer(answer) = consumer.try_recv()? {
                let due = owed.pop_front().ok_or_else(|| bad("stream", "has answers under way that are not of this load".to_owned()))?;
                if due >= begin {
                    run.answer(due, start.elapsed().as_secs_f64(), answer.verdict.is_accepted());
                }
            }
            std::hint::spin_loop();
        }
        Ok(run.result(self.seconds, Waits::now().since(before)))
    }

    fn check(&self, signed: &[Signed<'_>]) -> Result<(), StreamError> {
        let positive = |name, x: f64| {
            if x.is_finite() && x > 0.0 { Ok(()) } else { Err(bad(name, format!("{x} is not a positive number"))) }
        };
        positive("rate", self.rate)?;
        positive("seconds", self.seconds)?;
        if !(self.warmup.is_finite() && self.warmup >= 0.0) {
            return Err(bad("warmup", format!("{} is not a number of seconds", self.warmup)));
        }
        some(signed)
    }
}

fn some(signed: &[Signed<'_>]) -> Result<(), StreamError> {
    if signed.is_empty() { Err(bad("signed", "there is nothing to send".to_owned())) } else { Ok(()) }
}

fn bad(name: &'static str, reason: String) -> StreamError {
    StreamError::BadOption { name, reason }
}

/// The times of arrival, in seconds from the start of the load.
struct Schedule {
    rng: StdRng,
    now: f64,
    gap: f64,
    arrivals: Arrivals,
}

impl Schedule {
    fn new(load: &Load) -> Self {
        Self { rng: StdRng::seed_from_u64(load.seed), now: 0.0, gap: 1.0 / load.rate, arrivals: load.arrivals }
    }

    fn next(&mut self) -> f64 {
        self.now += match self.arrivals {
            // 1 - u is in (0, 1], so the logarithm is finite.
            Arrivals::Poisson => -self.gap * (1.0 - self.rng.random::<f64>()).ln(),
            Arrivals::Constant => self.gap,
        };
        self.now
    }
}

/// The measurements so far.
struct Running {
    latency: Latency,
    answered: u64,
    accepted: u64,
    first: f64,
    last: f64,
}

impl Running {
    fn new() -> Self {
        Self { latency: Latency::default(), answered: 0, accepted: 0, first: f64::INFINITY, last: 0.0 }
    }

    fn answer(&mut self, due: f64, now: f64, accepted: bool) {
        self.latency.record(((now - due) * 1e9) as u64);
        self.answered += 1;
        self.accepted += u64::from(accepted);
        self.first = self.first.min(due);
        self.last = self.last.max(now);
    }

    fn result(self, planned: f64, waits: Waits) -> LoadResult {
        let seconds = (self.last - self.first).max(1e-9);
        LoadResult {
            offered: self.answered as f64 / planned,
            achieved: self.answered as f64 / seconds,
            answered: self.answered,
            accepted: self.accepted,
            seconds,
            latency: self.latency,
            waits,
        }
    }
}

/// The time for which [`full_rate`] leaves a full queue alone: a few groups' time, of which the queue holds hundreds.
const LULL: Duration = Duration::from_micros(200);

/// The rate of a stream that never lacks signatures: full load, in answers a second. Submits and receives from this thread.
///
/// # Errors
/// As [`Load::run`].
pub fn full_rate(engine: &Engine, consumer: &mut Consumer, signed: &[Signed<'_>], seconds: f64) -> Result<f64, StreamError> {
    some(signed)?;
    let length = Duration::try_from_secs_f64(seconds).map_err(|e| bad("seconds", e.to_string()))?;
    let (mut sent, mut received) = (0usize, 0usize);
    let start = Instant::now();
    while start.elapsed() < length || received < sent {
        while start.elapsed() < length && engine.try_submit(signed[sent % signed.len()], sent as u64)? {
            sent += 1;
        }
        while let Received::Answer(_) = consumer.try_recv()? {
            received += 1;
        }
        // The queue is full: looking at it all the time would only slow the worker that empties it.
        let again = start.elapsed() + LULL;
        while start.elapsed() < again {
            std::hint::spin_loop();
        }
    }
    Ok(received as f64 / start.elapsed().as_secs_f64())
}

/// Latency at several loads.
#[derive(Debug, Clone, PartialEq)]
pub struct SweepOptions {
    /// Loads as parts of full load, each above 0.
    pub levels: Vec<f64>,
    /// The time in seconds for which each load is measured.
    pub seconds: f64,
    /// Seed of the gaps.
    pub seed: u64,
    /// The spacing of arrivals.
    pub arrivals: Arrivals,
}

/// The measurements of a [`sweep`].
#[derive(Debug, Clone, PartialEq)]
pub struct Sweep {
    /// Full load in signatures a second.
    pub full_rate: f64,
    /// Each level with what it met.
    pub levels: Vec<(f64, LoadResult)>,
}

/// Measures full load, then latency at each level of it, on one stream.
///
/// # Errors
/// As [`Engine::start`] and [`Load::run`].
pub fn sweep(verifier: &Verifier, config: &Config, signed: &[Signed<'_>], options: &SweepOptions) -> Result<Sweep, StreamError> {
    let (engine, mut consumer) = Engine::start(verifier, config)?;
    let full_rate = full_rate(&engine, &mut consumer, signed, options.seconds)?;
    let mut levels = Vec::new();
    for &level in &options.levels {
        let load = Load { rate: level * full_rate, seconds: options.seconds, seed: options.seed, arrivals: options.arrivals, warmup: 0.1 };
        levels.push((level, load.run(&engine, &mut consumer, signed)?));
    }
    engine.finish()?;
    Ok(Sweep { full_rate, levels })
}
