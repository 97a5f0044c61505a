//! Progress reports and cancellation for long computations, and a thread pool that supports both.
//!
//! * The caller supplies a [`ProgressHandler`]. It is called with [`Progress`] on the calling thread and may stop the work.
//! * [`Reporter`] serves work that runs on the calling thread.
//! * [`Pool`] runs jobs on other threads while the calling thread reports; each job counts its steps on a [`Task`].
//! * [`PerProcess`] is a value, such as a pool of threads, that a forked child process does not inherit.
//! * [`Cadence`] says how often reports are due: by the clock, or at every step for tests that must not depend on speed.
//!
//! ```
//! use modmill_progress::{EveryStep, Pool, Progress, Stopped, Task};
//! use std::ops::ControlFlow;
//!
//! let mut stop_at_six = EveryStep(|p: Progress<&str>| if p.done < 6 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) });
//! let sum = |_: usize, task: &Task<&'static str>| (0..10).try_fold(0, |sum, i| task.step(1).map(|()| sum + i));
//! let stopped: Result<Vec<i32>, Stopped<_>> = Pool::new(1, "adding", 10, &mut stop_at_six).run(1, sum);
//! assert_eq!(stopped, Err(Stopped { phase: "adding", done: 6, total: 10 }));
//! ```

mod control;
mod per_process;
mod pool;
mod reporter;

pub use control::{Cadence, EveryStep, NoProgress, Progress, ProgressHandler, Stopped};
pub use per_process::{PerProcess, filled};
pub use pool::{Pool, Task};
pub use reporter::Reporter;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
