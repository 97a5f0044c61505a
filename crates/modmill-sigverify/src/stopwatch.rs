//! A stopwatch for the stages.

use std::time::Instant;

/// Measures one stage after another, or nothing: reading the clock takes long beside one signature.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Stopwatch(Option<Instant>);

impl Stopwatch {
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    pub(crate) fn start() -> Self {
        Self::start_if(true)
    }

    pub(crate) fn start_if(wanted: bool) -> Self {
        Self(wanted.then(Instant::now))
    }

    /// Nanoseconds since the last split; starts the next one.
    pub(crate) fn split(&mut self) -> u64 {
        let Some(last) = &mut self.0 else { return 0 };
        let now = Instant::now();
        (now - std::mem::replace(last, now)).as_nanos() as u64
    }
}
