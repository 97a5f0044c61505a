//! Progress of long work, which a caller watches and may stop.

use modmill_progress as progress;
pub(crate) use modmill_progress::Pool;
pub use modmill_progress::{Cadence, EveryStep, NoProgress};
use std::fmt;

/// The work that is running.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Phase {
    /// Testing a polynomial; one unit is one squaring.
    Irreducible,
    /// Looking for its factor; one unit is one degree.
    Factor,
    /// Looking for the smallest irreducible polynomial; one unit is one candidate, and their number is not known.
    Search,
    /// Powers of an array; one unit is one product or squaring of one element.
    Power,
    /// Inverses of an array; one unit is one product.
    Inverse,
}

impl Phase {
    /// The name used in progress lines and JSON.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Phase::Irreducible => "irreducible",
            Phase::Factor => "factor",
            Phase::Search => "search",
            Phase::Power => "power",
            Phase::Inverse => "inverse",
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

/// The counter of a job's steps.
pub(crate) type Task = progress::Task<Phase>;
