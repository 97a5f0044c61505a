//! How a caller watches and stops long work.

use std::fmt;
use std::ops::ControlFlow;

/// The part of a job that is running.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Phase {
    /// The chain of squarings; one unit is one squaring.
    Evaluate,
    /// Making the proof; one unit is about one multiplication.
    Prove,
    /// Reading or writing the contents of a time-lock file; one unit is one byte.
    Contents,
}

impl Phase {
    /// The name used in progress lines and JSON.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Phase::Evaluate => "evaluate",
            Phase::Prove => "prove",
            Phase::Contents => "contents",
        }
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Where a job stands.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Progress {
    /// What is being done.
    pub phase: Phase,
    /// Units of this phase done, work of earlier runs included.
    pub done: u64,
    /// Units of this phase in all (0 when unknown).
    pub total: u64,
    /// Units that were already done when this run began, so that rate = (done - start) / seconds.
    pub start: u64,
    /// Seconds since this phase began in this run.
    pub seconds: f64,
}

/// Receives progress about ten times a second on the calling thread; `Break` stops the job.
///
/// Any `FnMut(Progress) -> ControlFlow<()>` is one, and so is [`Quiet`].
pub trait Control {
    /// Told where the job stands; says whether to go on.
    fn progress(&mut self, progress: Progress) -> ControlFlow<()>;
}

impl<F: FnMut(Progress) -> ControlFlow<()>> Control for F {
    fn progress(&mut self, progress: Progress) -> ControlFlow<()> {
        self(progress)
    }
}

/// Watches nothing and never stops.
#[derive(Debug, Clone, Copy, Default)]
pub struct Quiet;

impl Control for Quiet {
    fn progress(&mut self, _: Progress) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}
