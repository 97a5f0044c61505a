//! A stopwatch for the stages.

use std::time::Instant;

/// Since when the current stage has been running.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Lap(Instant);

impl Lap {
    pub(crate) fn start() -> Self {
        Self(Instant::now())
    }

    /// Nanoseconds since the last lap, and the next one begins.
    pub(crate) fn lap(&mut self) -> u64 {
        let now = Instant::now();
        let ns = (now - self.0).as_nanos() as u64;
        self.0 = now;
        ns
    }
}
