//! Processor time of one thread, wall time of several.
#![allow(unsafe_code)]

use std::sync::Barrier;
use std::time::{Duration, Instant};

/// A running measurement.
#[derive(Debug, Clone, Copy)]
pub struct Stopwatch {
    processor: Option<Duration>,
    wall: Instant,
}

impl Stopwatch {
    /// Measures this thread's own processor time: time in which the system runs something else on the core does not count.
    ///
    /// If the system has no such clock, it measures wall time instead.
    #[must_use]
    pub fn start() -> Self {
        Self { wall: Instant::now(), processor: thread_time() }
    }

    /// Measures processor time, by [`Stopwatch::start`], if `threads` is 1: the work is on this thread alone; wall time for work on more.
    #[must_use]
    pub fn start_for(threads: usize) -> Self {
        if threads == 1 { Self::start() } else { Self { wall: Instant::now(), processor: None } }
    }

    /// The time since the start.
    #[must_use]
    pub fn elapsed(&self) -> Duration {
        match (self.processor, thread_time()) {
            (Some(start), Some(now)) => now.saturating_sub(start),
            _ => self.wall.elapsed(),
        }
    }
}

/// Does all `work`, each part on a thread of its own, begun together; returns the time and the results in order.
///
/// The time is the wall time of the slowest. A single part runs on the calling thread and is timed in processor time.
pub fn time_threads<R: Send, W: FnOnce() -> R + Send>(mut work: Vec<W>) -> (Duration, Vec<R>) {
    if work.len() == 1
        && let Some(only) = work.pop()
    {
        return timed(Stopwatch::start, || vec![only()]);
    }
    let barrier = Barrier::new(work.len());
    let parts: Vec<_> = std::thread::scope(|scope| {
        let start = || {
            barrier.wait();
            Stopwatch::start_for(0)
        };
        let running: Vec<_> = work.into_iter().map(|work| scope.spawn(move || timed(start, work))).collect();
        running.into_iter().map(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect()
    });
    let slowest = parts.iter().map(|(took, _)| *took).max().unwrap_or_default();
    (slowest, parts.into_iter().map(|(_, result)| result).collect())
}

fn timed<R>(start: impl FnOnce() -> Stopwatch, work: impl FnOnce() -> R) -> (Duration, R) {
    let watch = start();
    let result = work();
    (watch.elapsed(), result)
}

/// The processor time of all threads of this process so far; `None` where the system has no such clock.
#[must_use]
pub fn process_time() -> Option<Duration> {
    #[cfg(unix)]
    return clock(libc::CLOCK_PROCESS_CPUTIME_ID);
    #[cfg(not(unix))]
    None
}

/// Nanoseconds of the system's monotonic clock, which all processes of a machine read alike; `None` where there is no such clock.
#[must_use]
pub fn monotonic_ns() -> Option<u64> {
    #[cfg(unix)]
    return clock(libc::CLOCK_MONOTONIC).and_then(|time| u64::try_from(time.as_nanos()).ok());
    #[cfg(not(unix))]
    None
}

fn thread_time() -> Option<Duration> {
    #[cfg(unix)]
    return clock(libc::CLOCK_THREAD_CPUTIME_ID);
    #[cfg(not(unix))]
    None
}

#[cfg(unix)]
fn clock(id: libc::clockid_t) -> Option<Duration> {
    let mut t = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: `t` is a timespec that the call may write; it has no other effect.
    let rc = unsafe { libc::clock_gettime(id, &mut t) };
    let (s, ns) = (u64::try_from(t.tv_sec).ok()?, u32::try_from(t.tv_nsec).ok()?);
    (rc == 0).then(|| Duration::new(s, ns))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(unix)]
    fn sleep_does_not_count_on_one_thread_and_does_on_several() {
        let nap = Duration::from_millis(30);
        let sleeper = |i: usize| {
            move || {
                std::thread::sleep(nap);
                i
            }
        };
        let (one, results) = time_threads(vec![sleeper(7)]);
        assert!(one < nap / 2, "{one:?}");
        assert_eq!(results, [7]);
        let (three, results) = time_threads((0..3).map(sleeper).collect());
        assert!(three >= nap, "{three:?}");
        assert_eq!(results, [0, 1, 2]);
        assert_eq!(time_threads(Vec::<fn()>::new()).1.len(), 0);
    }
}
