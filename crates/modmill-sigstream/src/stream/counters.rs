//! The counters of a worker, which any thread may read at any time.

use super::latency::{BUCKETS, LatencyCounts, bump};
use modmill_sigverify::{StageTimes, Verdict};
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;

/// One worker's counters. It alone writes them, without locked instructions; a reader sees each at some recent moment.
pub(crate) struct WorkerCounters {
    pub(crate) signatures: AtomicU64,
    pub(crate) groups: AtomicU64,
    pub(crate) busy: AtomicU64,
    pub(crate) verdicts: [AtomicU64; Verdict::ALL.len()],
    stages: [AtomicU64; 4],
    /// Latencies from submission to answer.
    pub(crate) latency: LatencyCounts,
    /// Latencies from submission to the start of verifying.
    pub(crate) wait: LatencyCounts,
}

impl WorkerCounters {
    pub(crate) const BYTES: usize = size_of::<Self>() + 2 * BUCKETS * size_of::<AtomicU64>();

    pub(crate) fn new() -> Self {
        Self {
            signatures: AtomicU64::new(0),
            groups: AtomicU64::new(0),
            busy: AtomicU64::new(0),
            verdicts: Default::default(),
            stages: Default::default(),
            latency: LatencyCounts::new(),
            wait: LatencyCounts::new(),
        }
    }

    /// Counts one call of the verifier.
    pub(crate) fn record(&self, verdicts: &[Verdict], ns: u64, stages: StageTimes) {
        for v in verdicts {
            bump(&self.verdicts[*v as usize], 1);
        }
        bump(&self.groups, 1);
        bump(&self.busy, ns);
        let StageTimes { hash, decompress, multiply, compare } = stages;
        for (counter, ns) in self.stages.iter().zip([hash, decompress, multiply, compare]) {
            counter.store(ns, Relaxed);
        }
        bump(&self.signatures, verdicts.len() as u64);
    }

    pub(crate) fn stages(&self) -> StageTimes {
        let [hash, decompress, multiply, compare] = self.stages.each_ref().map(|s| s.load(Relaxed));
        StageTimes { hash, decompress, multiply, compare }
    }
}
