//! Timing for benchmarks: processor time, slices on several threads, what kept threads from running, and contenders compared in interleaved rounds.
//!
//! ```
//! use modmill_timing::{Contender, interleave};
//! use std::{hint::black_box, time::Duration};
//!
//! struct Adder(u64);
//! impl Contender for Adder {
//!     fn name(&self) -> &str {
//!         "adder"
//!     }
//!     fn run(&mut self, count: u64) {
//!         (0..count).for_each(|i| self.0 = black_box(self.0 ^ i));
//!     }
//! }
//! let rounds = interleave(&mut [Box::new(Adder(1)), Box::new(Adder(2))], Duration::from_millis(1));
//! assert!(rounds.median_ns(0) > 0.0 && rounds.median_ratio(1, 0) > 0.0);
//! ```

mod contender;
mod stopwatch;
mod waits;

pub use contender::{Contender, Rounds, interleave};
pub use stopwatch::{Stopwatch, monotonic_ns, process_time, time_threads};
pub use waits::Waits;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
