//! Progress of long work, which a caller watches and may stop.

use modmill_runtime::progress;
pub(crate) use modmill_runtime::progress::Pool;

modmill_runtime::phases! {
    /// Making random points; one unit is one point.
    Make = "make",
    /// Reading the points of a file; one unit is one point.
    Read = "read",
    /// Reading, checking and converting points; one unit is one point or multiple.
    Prepare = "prepare",
    /// Writing bases to a file; one unit is one point or multiple.
    Save = "save",
    /// Verifying a file of bases; one unit is one point or multiple.
    Open = "open",
    /// Additions into buckets; one unit is one point in one window.
    Add = "add",
}

/// Tells a control about work on the calling thread.
pub(crate) type Reporter<'c> = progress::Reporter<'c, Phase>;

/// The counter of a job's steps.
pub(crate) type Task = progress::Task<Phase>;
