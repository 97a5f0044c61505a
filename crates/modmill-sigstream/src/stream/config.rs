//! The limits of a stream: its threads, its memory and its waits.

use super::counters::WorkerCounters;
use super::queue::{AnswerQueue, Cell, Order};
use super::slot::Slot;
use crate::StreamError;
use std::time::Duration;

/// The most signatures that one call of a verifier is handed.
pub(crate) const MOST_AT_ONCE: usize = 64;

/// The condition on which a worker hands a few signatures to the one-by-one path, because a vector backend takes as long for one as for a
/// full group.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum SmallGroups {
    /// The one-by-one path is taken whenever it is quicker by what both paths took when the worker started.
    #[default]
    Measured,
    /// The one-by-one path is never taken.
    Never,
    /// The one-by-one path is taken for up to this many.
    UpTo(usize),
}

/// The rule by which a signature is given to a device.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Spread {
    /// The device that asks first takes it.
    #[default]
    Any,
    /// With N devices, device i takes the signatures whose place among the signatures of their consumer is i modulo N.
    Shares,
}

impl Spread {
    /// The number of queues in which signatures wait.
    pub(super) fn queues(self, config: &Config) -> usize {
        match self {
            Self::Any => 1,
            Self::Shares => config.workers,
        }
    }
}

/// The limits of a stream. All memory but `long_memory` is taken at the start: see [`Config::memory_bytes`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Config {
    /// Worker threads, 1 to 4096.
    pub workers: usize,
    /// The logical processors that the workers are pinned to, one for each worker; empty leaves the placing to the system.
    pub cores: Vec<usize>,
    /// Signatures that may wait or be verified at one time, 1 to 2^24. A full queue blocks submissions.
    pub queue: usize,
    /// Signatures of one consumer that may be under way or answered and not yet taken, 1 to 2^24. A consumer that is behind by that many
    /// blocks submissions routed to it.
    pub results: usize,
    /// The order in which a consumer receives its answers.
    pub order: Order,
    /// The longest message in bytes that a slot has room for, at most 2^30; longer ones need `long_memory`.
    pub max_message: usize,
    /// Bytes that messages longer than `max_message` may take up together, at most 2^30. Each is allocated when it is submitted and freed when it
    /// is answered; where there is no room for one, the submitter waits. A message longer than both limits is refused.
    pub long_memory: usize,
    /// The longest time that a worker holds a part-filled group for more to come, from the arrival of its oldest signature. Zero
    /// takes what is there; the module's page says when more is worth it.
    pub max_wait: Duration,
    /// The time for which an idle worker, and a consumer that waits, look for work before they sleep. Sleeping costs the next signature
    /// a wake-up (5 to 50 us); looking costs a core.
    pub spin: Duration,
    /// The rule for verifying a few signatures one by one.
    pub small: SmallGroups,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            workers: std::thread::available_parallelism().map_or(1, usize::from).min(MOST_WORKERS),
            cores: Vec::new(),
            queue: 1024,
            results: 4096,
            order: Order::Submitted,
            max_message: 1232,
            long_memory: 0,
            max_wait: Duration::ZERO,
            spin: Duration::from_micros(200),
            small: SmallGroups::Measured,
        }
    }
}

const MOST_WORKERS: usize = 4096;
const MOST_ENTRIES: usize = 1 << 24;
const LONGEST_MESSAGE: usize = 1 << 30;

impl Config {
    /// Checks that every value is within its bounds, and that the named cores exist.
    ///
    /// # Errors
    /// [`StreamError::BadOption`] with the first value that is not.
    pub fn validate(&self) -> Result<(), StreamError> {
        within("workers", self.workers, 1, MOST_WORKERS)?;
        within("queue", self.queue, 1, MOST_ENTRIES)?;
        within("results", self.results, 1, MOST_ENTRIES)?;
        within("max_message", self.max_message, 0, LONGEST_MESSAGE)?;
        within("long_memory", self.long_memory, 0, LONGEST_MESSAGE)?;
        if let SmallGroups::UpTo(most) = self.small {
            within("small", most, 0, MOST_AT_ONCE)?;
        }
        self.check_cores()
    }

    fn check_cores(&self) -> Result<(), StreamError> {
        if self.cores.is_empty() {
            return Ok(());
        }
        let bad = |reason| Err(StreamError::BadOption { name: "cores", reason });
        if self.cores.len() != self.workers {
            return bad(format!("{} named for {} workers; name one for each", self.cores.len(), self.workers));
        }
        let known: Vec<usize> = core_affinity::get_core_ids().unwrap_or_default().iter().map(|c| c.id).collect();
        match self.cores.iter().find(|c| !known.contains(c)) {
            Some(core) => bad(format!("core {core} is not available to this process (available: {known:?})")),
            None => Ok(()),
        }
    }

    /// The bytes that a stream with this many consumers allocates for its queues and counters, `long_memory` included. What a backend's worker keeps for itself
    /// comes on top, as do the stacks of the threads.
    #[must_use]
    pub fn memory_bytes(&self, consumers: usize) -> usize {
        // Each slot sits in one of two queues, of (stamp, pointer) entries; each queue pads its ends to 128 bytes.
        let slot = size_of::<Slot>() + self.max_message + 2 * 2 * size_of::<usize>();
        let consumer = 1024 + AnswerQueue::cells(self.results) * size_of::<Cell>();
        let worker = WorkerCounters::BYTES + MOST_AT_ONCE * size_of::<usize>() + 1024;
        4096 + self.long_memory + self.queue * slot + consumers * consumer + self.workers * worker
    }
}

fn within(name: &'static str, got: usize, least: usize, most: usize) -> Result<(), StreamError> {
    if (least..=most).contains(&got) {
        return Ok(());
    }
    Err(StreamError::BadOption { name, reason: format!("{got} is outside {least} to {most}") })
}
