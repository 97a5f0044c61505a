//! Work spread over threads while the calling thread reports progress and listens for a stop.

use crate::VdfError;
use crate::control::{Control, Phase, Progress};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

/// Counts work done and tells workers to stop.
#[derive(Debug, Default)]
pub(crate) struct Meter {
    done: AtomicU64,
    stop: AtomicBool,
}

impl Meter {
    /// Adds `work`; false when the work should be given up.
    pub(crate) fn add(&self, work: u64) -> bool {
        self.done.fetch_add(work, Ordering::Relaxed);
        !self.stop.load(Ordering::Relaxed)
    }
}

/// A number of threads, and the control that watches them.
pub(crate) struct Crew<'c> {
    threads: usize,
    control: &'c mut dyn Control,
    total: u64,
    begin: Instant,
    /// When the control is to hear of progress next.
    next: Instant,
    meter: Meter,
}

const TICK: Duration = Duration::from_millis(100);

impl<'c> Crew<'c> {
    /// `total` is the work that all jobs will report, for the progress line.
    pub(crate) fn new(threads: usize, total: u64, control: &'c mut dyn Control) -> Self {
        Self { threads: threads.max(1), control, total, begin: Instant::now(), next: Instant::now(), meter: Meter::default() }
    }

    /// How many jobs run at a time.
    pub(crate) fn threads(&self) -> usize {
        self.threads
    }

    /// Runs `work(0..jobs)` and returns the results in order.
    ///
    /// # Errors
    /// [`VdfError::Interrupted`] when the control says stop.
    pub(crate) fn run<R: Send>(&mut self, jobs: usize, work: impl Fn(usize, &Meter) -> R + Sync) -> Result<Vec<R>, VdfError> {
        let Self { threads, control, total, begin, next: next_tick, meter } = self;
        let (meter, work): (&Meter, _) = (meter, &work);
        let next = AtomicUsize::new(0);
        let mut results: Vec<Option<R>> = (0..jobs).map(|_| None).collect();
        std::thread::scope(|scope| {
            let (send, receive) = mpsc::channel();
            for _ in 0..(*threads).min(jobs) {
                let (send, next) = (send.clone(), &next);
                scope.spawn(move || {
                    loop {
                        let job = next.fetch_add(1, Ordering::Relaxed);
                        if job >= jobs || send.send((job, work(job, meter))).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(send);
            loop {
                if Instant::now() >= *next_tick {
                    *next_tick = Instant::now() + TICK;
                    let done = meter.done.load(Ordering::Relaxed).min(*total);
                    let seconds = begin.elapsed().as_secs_f64();
                    if control.progress(Progress { phase: Phase::Prove, done, total: *total, start: 0, seconds }).is_break() {
                        meter.stop.store(true, Ordering::Relaxed);
                    }
                }
                match receive.recv_timeout(next_tick.saturating_duration_since(Instant::now())) {
                    Ok((job, result)) => results[job] = Some(result),
                    Err(mpsc::RecvTimeoutError::Timeout) => {}
                    Err(mpsc::RecvTimeoutError::Disconnected) => return,
                }
            }
        });
        if meter.stop.load(Ordering::Relaxed) {
            return Err(VdfError::Interrupted { done: 0, total: 0, saved: None });
        }
        Ok(results.into_iter().flatten().collect())
    }
}
