//! The parts of Modmill's jobs that compute nothing.
//!
//! * [`progress`]: reports, cancellation, and a thread pool that supports both.
//! * [`checkpoint`]: directories that keep the last two states of a job, and files that appear whole or not at all.
//! * [`mapping`]: mapped files, memory that processes share, large tables on huge pages.
//! * [`text`]: fields of JSON objects, regular files and errors of the operating system, with plain messages.
//!
//! ```
//! use modmill_runtime::progress::{EveryStep, Pool, Progress, Stopped, Task};
//! use std::ops::ControlFlow;
//!
//! let mut stop_at_six = EveryStep(|p: Progress<&str>| if p.done < 6 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) });
//! let sum = |_: usize, task: &Task<&'static str>| (0..10).try_fold(0, |sum, i| task.step(1).map(|()| sum + i));
//! let stopped: Result<Vec<i32>, Stopped<_>> = Pool::new(1, "adding", 10, &mut stop_at_six).run(1, sum);
//! assert_eq!(stopped, Err(Stopped { phase: "adding", done: 6, total: 10 }));
//! ```
#![doc(html_no_source)]

pub mod checkpoint;
pub mod mapping;
pub mod progress;
pub mod text;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
