//! The processor time of the calling thread.
#![allow(unsafe_code)]

use std::time::{Duration, Instant};

/// A running measurement of this thread's own processor time: time in which the system ran something else on the core does
/// not count. Where the system has no such clock, wall time is measured instead.
pub(crate) struct Stopwatch {
    cpu: Option<Duration>,
    wall: Instant,
}

impl Stopwatch {
    pub(crate) fn start() -> Self {
        Self { wall: Instant::now(), cpu: thread_time() }
    }

    pub(crate) fn elapsed(&self) -> Duration {
        match (self.cpu, thread_time()) {
            (Some(start), Some(now)) => now.saturating_sub(start),
            _ => self.wall.elapsed(),
        }
    }
}

#[cfg(unix)]
fn thread_time() -> Option<Duration> {
    let mut t = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: `t` is a timespec that the call may write; it has no other effect.
    let rc = unsafe { libc::clock_gettime(libc::CLOCK_THREAD_CPUTIME_ID, &mut t) };
    let (s, ns) = (u64::try_from(t.tv_sec).ok()?, u32::try_from(t.tv_nsec).ok()?);
    (rc == 0).then(|| Duration::new(s, ns))
}

#[cfg(not(unix))]
fn thread_time() -> Option<Duration> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(unix)]
    fn sleep_does_not_count() {
        let watch = Stopwatch::start();
        std::thread::sleep(Duration::from_millis(30));
        assert!(watch.elapsed() < Duration::from_millis(15), "{:?}", watch.elapsed());
        assert!(watch.wall.elapsed() >= Duration::from_millis(30));
    }
}
