//! How a caller watches and stops long work.

use modmill_arith::control;
pub use modmill_arith::control::Quiet;
use std::fmt;

/// The part of a job that is running.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Phase {
    /// The chain of squarings; one unit is one squaring.
    Evaluate,
    /// Making the proof; one unit is about one multiplication.
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

/// Where the work stands.
pub type Progress = control::Progress<Phase>;

/// Receives progress about ten times a second on the calling thread; `Break` stops the work.
///
/// Any `FnMut(Progress) -> ControlFlow<()>` is one, and so is [`Quiet`].
pub trait Control: control::Control<Phase> {}

impl<C: control::Control<Phase> + ?Sized> Control for C {}
