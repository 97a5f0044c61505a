//! Progress of long work, which a caller watches and may stop.

use modmill_progress as progress;
pub(crate) use modmill_progress::Pool;
pub use modmill_progress::{Cadence, EveryStep, NoProgress};
use std::fmt;

/// The work that is running.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Phase {
    /// Making random points; one unit is one point.
    Make,
    /// Reading the points of a file; one unit is one point.
    Read,
    /// Reading, checking and converting points; one unit is one point or multiple.
    Prepare,
    /// Writing bases to a file; one unit is one point or multiple.
    Save,
    /// Verifying a file of bases; one unit is one point or multiple.
    Open,
    /// Additions into buckets; one unit is one point in one window.
    Add,
}

impl Phase {
    /// The name used in progress lines and JSON.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Phase::Make => "make",
            Phase::Read => "read",
            Phase::Prepare => "prepare",
            Phase::Save => "save",
            Phase::Open => "open",
            Phase::Add => "add",
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

/// Tells a control about work on the calling thread.
pub(crate) type Reporter<'c> = progress::Reporter<'c, Phase>;

/// The counter of a job's steps.
pub(crate) type Task = progress::Task<Phase>;
