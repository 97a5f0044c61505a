//! Counters of a stream, read while it runs.

use super::counters::WorkerCounters;
use super::latency::Latency;
use super::shared::Shared;
use modmill_sigverify::{StageTimes, Verdict};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

/// The counters of one worker.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct WorkerSnapshot {
    /// Signatures verified.
    pub signatures: u64,
    /// Calls of the verifier; signatures / groups is how full a group was.
    pub groups: u64,
    /// Nanoseconds spent verifying.
    pub busy_ns: u64,
    /// Nanoseconds spent in each stage of verifying.
    pub stages: StageTimes,
    /// Signatures by verdict, in the order of [`Verdict::ALL`].
    pub verdicts: [u64; Verdict::ALL.len()],
    /// Latencies from submission to answer.
    pub latency: Latency,
    /// Latencies from submission to the start of verifying.
    pub wait: Latency,
}

/// The counters of one consumer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ConsumerSnapshot {
    /// Signatures submitted for it.
    pub submitted: u64,
    /// Answers it has taken.
    pub delivered: u64,
}

/// The counters of a stream. They are read one after another while threads run, so sums may differ by a group or two.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Snapshot {
    /// Since the start, or since the earlier snapshot in a difference.
    pub elapsed: Duration,
    /// Signatures taken in.
    pub submitted: u64,
    /// Signatures refused: too long, or for a consumer that does not exist.
    pub refused: u64,
    /// Submissions that had to wait for room.
    pub blocked: u64,
    /// Signatures verified.
    pub answered: u64,
    /// Answers taken by consumers.
    pub delivered: u64,
    /// Signatures in the queue now.
    pub waiting: u64,
    /// Signatures in the hands of workers now.
    pub verifying: u64,
    /// Answers now waiting for an earlier one or for their consumer.
    pub reorder: u64,
    /// Each consumer.
    pub consumers: Vec<ConsumerSnapshot>,
    /// Each worker.
    pub workers: Vec<WorkerSnapshot>,
}

impl Snapshot {
    pub(crate) fn of(shared: &Shared) -> Self {
        // Read from the end of the stream to its start, so that no stage seems to have passed on more than it got.
        let consumers: Vec<_> = shared.queues.iter().map(|r| ConsumerSnapshot { delivered: r.taken(), submitted: r.reserved() }).collect();
        let found = Self::of_workers(&shared.workers, Duration::from_nanos(shared.now()));
        let answered = found.answered;
        let delivered = consumers.iter().map(|c| c.delivered).sum::<u64>();
        let submitted = consumers.iter().map(|c| c.submitted).sum::<u64>().max(answered);
        let waiting = (shared.waiting() as u64).min(submitted - answered);
        Self {
            submitted,
            refused: shared.refused.load(Relaxed),
            blocked: shared.blocked.load(Relaxed),
            delivered,
            waiting,
            verifying: submitted - answered - waiting,
            reorder: answered.saturating_sub(delivered),
            consumers,
            ..found
        }
    }

    /// The counters of these workers alone, without those of the queues before and behind them.
    pub(crate) fn of_workers(workers: &[WorkerCounters], elapsed: Duration) -> Self {
        let workers: Vec<_> = workers.iter().map(WorkerSnapshot::of).collect();
        Self { elapsed, answered: workers.iter().map(|w| w.signatures).sum(), workers, ..Self::default() }
    }

    /// Signatures by verdict, in the order of [`Verdict::ALL`].
    #[must_use]
    pub fn verdicts(&self) -> [u64; Verdict::ALL.len()] {
        let mut sums = [0; Verdict::ALL.len()];
        for worker in &self.workers {
            sums.iter_mut().zip(worker.verdicts).for_each(|(s, v)| *s += v);
        }
        sums
    }

    /// Signatures that hold.
    #[must_use]
    pub fn accepted(&self) -> u64 {
        self.verdicts()[Verdict::Accepted as usize]
    }

    /// Nanoseconds of all workers in each stage.
    #[must_use]
    pub fn stages(&self) -> StageTimes {
        self.workers.iter().fold(StageTimes::default(), |sum, w| sum + w.stages)
    }

    /// Latencies from submission to answer, over all workers.
    #[must_use]
    pub fn latency(&self) -> Latency {
        let mut all = Latency::default();
        self.workers.iter().for_each(|w| all.add(&w.latency));
        all
    }

    /// Answers a second.
    #[must_use]
    pub fn rate(&self) -> f64 {
        self.answered as f64 / self.elapsed.as_secs_f64().max(1e-9)
    }

    /// The difference from an earlier snapshot of the same stream. The queues' depths are those of now.
    #[must_use]
    pub fn since(&self, earlier: &Snapshot) -> Snapshot {
        Snapshot {
            elapsed: self.elapsed.saturating_sub(earlier.elapsed),
            submitted: self.submitted.saturating_sub(earlier.submitted),
            refused: self.refused.saturating_sub(earlier.refused),
            blocked: self.blocked.saturating_sub(earlier.blocked),
            answered: self.answered.saturating_sub(earlier.answered),
            delivered: self.delivered.saturating_sub(earlier.delivered),
            waiting: self.waiting,
            verifying: self.verifying,
            reorder: self.reorder,
            consumers: self.consumers.iter().zip(&earlier.consumers).map(|(now, then)| now.since(then)).collect(),
            workers: self.workers.iter().zip(&earlier.workers).map(|(now, then)| now.since(then)).collect(),
        }
    }
}

impl ConsumerSnapshot {
    fn since(&self, earlier: &Self) -> Self {
        Self { submitted: self.submitted.saturating_sub(earlier.submitted), delivered: self.delivered.saturating_sub(earlier.delivered) }
    }
}

impl WorkerSnapshot {
    fn of(counters: &WorkerCounters) -> Self {
        Self {
            signatures: counters.signatures.load(Relaxed),
            groups: counters.groups.load(Relaxed),
            busy_ns: counters.busy.load(Relaxed),
            stages: counters.stages(),
            verdicts: counters.verdicts.each_ref().map(|v| v.load(Relaxed)),
            latency: counters.latency.read(),
            wait: counters.wait.read(),
        }
    }

    fn since(&self, earlier: &Self) -> Self {
        let less = |now: u64, then: u64| now.saturating_sub(then);
        Self {
            signatures: less(self.signatures, earlier.signatures),
            groups: less(self.groups, earlier.groups),
            busy_ns: less(self.busy_ns, earlier.busy_ns),
            stages: StageTimes {
                hash: less(self.stages.hash, earlier.stages.hash),
                decompress: less(self.stages.decompress, earlier.stages.decompress),
                multiply: less(self.stages.multiply, earlier.stages.multiply),
                compare: less(self.stages.compare, earlier.stages.compare),
            },
            verdicts: std::array::from_fn(|i| less(self.verdicts[i], earlier.verdicts[i])),
            latency: self.latency.since(&earlier.latency),
            wait: self.wait.since(&earlier.wait),
        }
    }
}

/// Reads a stream's counters from any thread, for as long as it likes.
#[derive(Clone)]
pub struct Monitor {
    shared: Arc<Shared>,
}

impl Monitor {
    pub(crate) fn new(shared: Arc<Shared>) -> Self {
        Self { shared }
    }

    /// The stream's counters so far, read without stopping any thread.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot {
        Snapshot::of(&self.shared)
    }
}
