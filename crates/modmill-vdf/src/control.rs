//! Progress of long work, which a caller follows and may stop.

use modmill_progress as progress;
pub use modmill_progress::{Cadence, EveryStep, NoProgress};
pub(crate) use modmill_progress::{Pool, Reporter};
use std::fmt;

/// The part of a job that is running.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Phase {
    /// The chain of squarings; one unit is one squaring.
    Evaluate,
    /// Computing the proof; one unit is about one multiplication.
    Prove,
    /// Measuring the speed of the chain; one unit is one millisecond.
    Measure,
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
            Phase::Measure => "measure",
            Phase::Contents => "contents",
        }
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A report of how far the work is.
pub type Progress = progress::Progress<Phase>;

/// Receives progress on the calling thread, about ten times a second unless its [`Cadence`] is another; `Break` stops the work.
///
/// Any `FnMut(Progress) -> ControlFlow<()>` is a handler; so are [`NoProgress`] and [`EveryStep`].
pub trait ProgressHandler: progress::ProgressHandler<Phase> {}

impl<C: progress::ProgressHandler<Phase> + ?Sized> ProgressHandler for C {}

/// The handler said stop.
pub(crate) type Stopped = progress::Stopped<Phase>;

/// The counter of steps for a job of a [`Pool`].
pub(crate) type Task = progress::Task<Phase>;
