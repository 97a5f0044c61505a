//! A reader's tally of a ring: counts, and the times that the verdicts were on their way.

use super::slot::Slot;
use crate::stream::Latency;
use modmill_sigverify::Verdict;
use modmill_timing::monotonic_ns;

/// Counts and times of the slots that a reader took.
#[derive(Debug, Clone)]
pub struct Tally {
    /// Signatures, in the order of [`Verdict::ALL`].
    pub verdicts: [u64; Verdict::ALL.len()],
    /// Malformed records.
    pub malformed: u64,
    /// Slots that were in the ring before this tally began, which have no times: they waited for the reader to come.
    pub earlier: u64,
    /// The latencies from finding a verdict to taking its slot.
    pub from_verdict: Latency,
    /// The latencies from putting a verdict into the ring to taking its slot.
    pub from_ring: Latency,
    begun: u64,
}

impl Tally {
    /// One that begins now.
    #[must_use]
    pub fn start() -> Self {
        Self {
            verdicts: Default::default(),
            malformed: 0,
            earlier: 0,
            from_verdict: Latency::default(),
            from_ring: Latency::default(),
            begun: monotonic_ns().unwrap_or(0),
        }
    }

    /// Adds a slot that was taken at this moment.
    pub fn add(&mut self, slot: &Slot) {
        let now = monotonic_ns().unwrap_or(0);
        match slot.report.verdict {
            Some(verdict) => self.verdicts[verdict as usize] += 1,
            None => self.malformed += 1,
        }
        if slot.put_ns < self.begun {
            self.earlier += 1;
            return;
        }
        self.from_ring.record(now.saturating_sub(slot.put_ns));
        if slot.report.verdict.is_some() {
            self.from_verdict.record(now.saturating_sub(slot.report.verified_ns));
        }
    }

    /// The number of times added.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.verdicts.iter().sum::<u64>() + self.malformed
    }
}
