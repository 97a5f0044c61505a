//! Progress of long work, which a caller follows and may stop.

use modmill_progress as progress;
pub use modmill_progress::{Cadence, EveryStep, NoProgress};
use std::fmt;

/// The part of a job that is running.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Phase {
    /// The forward walk; one unit is one 2-isogeny.
    Setup,
    /// The dual walk; one unit is one 2-isogeny.
    Evaluate,
    /// The 4^k-isogeny from a kernel point; one unit is one operation of a schedule.
    Walk,
    /// Measuring the speed of the evaluation; one unit is one millisecond.
    Measure,
}

impl Phase {
    /// The name used in progress lines and JSON.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Phase::Setup => "setup",
            Phase::Evaluate => "evaluate",
            Phase::Walk => "walk",
            Phase::Measure => "measure",
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
