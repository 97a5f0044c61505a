//! Timing for benchmarks: processor time, slices on several threads, and what kept threads from running.
//!
//! ```
//! use modmill_timing::Stopwatch;
//! use std::hint::black_box;
//!
//! let watch = Stopwatch::start();
//! (0..1_000_000u64).for_each(|i| drop(black_box(i)));
//! assert!(watch.elapsed().as_nanos() > 0);
//! ```

mod stopwatch;
mod waits;

pub use stopwatch::{Stopwatch, monotonic_ns, process_time, time_threads};
pub use waits::Waits;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
