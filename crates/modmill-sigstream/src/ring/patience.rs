//! The times for which an end of a ring waits for the other one, in three ways.

use std::time::Duration;

/// The time for which an end keeps looking at the counters, with the core to itself.
pub(super) const SPIN: Duration = Duration::from_micros(20);
/// The time that it sleeps between two later looks.
pub(super) const NAP: Duration = Duration::from_micros(50);
/// The time between two questions, by a system call, whether the other end is still there.
pub(super) const ASK: Duration = Duration::from_millis(10);
