//! Progress of long work, which a caller follows and may stop.

use modmill_runtime::progress;
pub(crate) use modmill_runtime::progress::{Pool, Reporter};

modmill_runtime::phases! {
    /// The chain of squarings; one unit is one squaring.
    Evaluate = "evaluate",
    /// Computing the proof; one unit is about one multiplication.
    Prove = "prove",
    /// Measuring the speed of the chain; one unit is one millisecond.
    Measure = "measure",
    /// Reading or writing the contents of a time-lock file; one unit is one byte.
    Contents = "contents",
}

/// The handler said stop.
pub(crate) type Stopped = progress::Stopped<Phase>;

/// The counter of steps for a job of a [`Pool`].
pub(crate) type Task = progress::Task<Phase>;
