//! Progress reports and cancellation for long computations, and a thread pool that supports both.
//!
//! * The caller supplies a [`ProgressHandler`]. It is called with [`Progress`] on the calling thread and may stop the work.
//! * [`Reporter`] serves work that runs on the calling thread.
//! * [`Pool`] runs jobs on other threads while the calling thread reports; each job counts its steps on a [`Task`].
//! * [`PerProcess`] is a value, such as a pool of threads, that a forked child process does not inherit.
//! * [`Cadence`] says how often reports are due: by the clock, or at every step for tests that must not depend on speed.

mod control;
mod per_process;
mod phases;
mod pool;
mod reporter;

pub use control::{Cadence, EveryStep, NoProgress, Progress, ProgressHandler, Stopped};
pub use per_process::{PerProcess, filled};
pub use pool::{Pool, Task};
pub use reporter::Reporter;
