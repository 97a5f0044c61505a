//! Distributions of durations: counts in buckets of logarithmic size, 64 to a power of two, so that a bucket is at most 1.6 % wide.
//!
//! Buckets are plain atomic counters, because a worker records while any thread reads, and neither may wait for the other.

use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;

/// Buckets to a power of two, as a power of two.
const FINE: u32 = 6;
/// Durations from 2^40 ns (18 minutes) on share the last bucket.
const LONGEST: u64 = (1 << 40) - 1;
/// The number of buckets.
pub(crate) const BUCKETS: usize = bucket(LONGEST) + 1;

/// The bucket of a duration: below 2^6 its value, else its top seven bits behind their exponent.
const fn bucket(ns: u64) -> usize {
    let ns = if ns > LONGEST { LONGEST } else { ns };
    let shift = (ns | 1 << FINE).ilog2() - FINE;
    ((shift as usize) << FINE) + (ns >> shift) as usize
}

/// The longest duration of a bucket.
fn upper_edge(bucket: usize) -> u64 {
    let shift = (bucket >> FINE).saturating_sub(1);
    let top = (bucket - (shift << FINE)) as u64;
    ((top + 1) << shift) - 1
}

/// Counts that one thread adds to and any thread reads.
pub(crate) struct LatencyCounts {
    counts: Box<[AtomicU64]>,
    sum: AtomicU64,
    longest: AtomicU64,
}

impl LatencyCounts {
    pub(crate) fn new() -> Self {
        Self { counts: (0..BUCKETS).map(|_| AtomicU64::new(0)).collect(), sum: AtomicU64::new(0), longest: AtomicU64::new(0) }
    }

    /// Adds one duration. Only one thread may do so: the others' additions could be lost.
    pub(crate) fn record(&self, ns: u64) {
        bump(&self.counts[bucket(ns)], 1);
        bump(&self.sum, ns);
        if ns > self.longest.load(Relaxed) {
            self.longest.store(ns, Relaxed);
        }
    }

    pub(crate) fn read(&self) -> Latency {
        Latency {
            counts: self.counts.iter().map(|c| c.load(Relaxed)).collect(),
            sum: self.sum.load(Relaxed),
            longest: self.longest.load(Relaxed),
        }
    }
}

/// Adds to a counter that this thread alone writes: no locked instruction is needed.
pub(crate) fn bump(counter: &AtomicU64, by: u64) {
    counter.store(counter.load(Relaxed).wrapping_add(by), Relaxed);
}

/// A distribution of durations in nanoseconds, exact to 1.6 %.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Latency {
    counts: Vec<u64>,
    sum: u64,
    longest: u64,
}

impl Latency {
    /// Adds one duration.
    pub fn record(&mut self, ns: u64) {
        self.counts.resize(BUCKETS, 0);
        self.counts[bucket(ns)] += 1;
        self.sum = self.sum.wrapping_add(ns);
        self.longest = self.longest.max(ns);
    }

    /// The number of durations.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// The duration that `percent` (0 to 100) of all do not exceed, rounded up to its bucket's edge; 0 when there are none.
    #[must_use]
    pub fn percentile(&self, percent: f64) -> u64 {
        let wanted = ((percent / 100.0 * self.count() as f64).ceil() as u64).max(1);
        let mut seen = 0;
        for (i, count) in self.counts.iter().enumerate() {
            seen += count;
            if seen >= wanted {
                return upper_edge(i).min(self.longest);
            }
        }
        self.longest
    }

    /// The longest duration. In a difference of two readings this is the longest since the start, if that was in the difference.
    #[must_use]
    pub fn max_ns(&self) -> u64 {
        self.longest
    }

    /// The mean, exact; 0 when there are none.
    #[must_use]
    pub fn mean_ns(&self) -> f64 {
        if self.count() == 0 { 0.0 } else { self.sum as f64 / self.count() as f64 }
    }

    /// Adds another distribution to this one.
    pub fn add(&mut self, other: &Latency) {
        self.counts.resize(BUCKETS, 0);
        for (mine, theirs) in self.counts.iter_mut().zip(&other.counts) {
            *mine += theirs;
        }
        self.sum = self.sum.wrapping_add(other.sum);
        self.longest = self.longest.max(other.longest);
    }

    /// The durations added since an earlier reading of the same distribution.
    #[must_use]
    pub fn since(&self, earlier: &Latency) -> Latency {
        let mut counts = self.counts.clone();
        for (now, then) in counts.iter_mut().zip(&earlier.counts) {
            *now = now.saturating_sub(*then);
        }
        // The longest of the difference is known only to its bucket, unless it is the longest of all.
        let last = counts.iter().rposition(|&c| c > 0);
        let longest = last.map_or(0, |i| upper_edge(i).min(self.longest));
        Latency { counts, sum: self.sum.wrapping_sub(earlier.sum), longest }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn buckets_join_without_gap_or_overlap() {
        let mut next = 0;
        for i in 0..BUCKETS {
            assert_eq!(bucket(next), i, "the first duration of bucket {i}");
            assert_eq!(bucket(upper_edge(i)), i, "the last duration of bucket {i}");
            next = upper_edge(i) + 1;
        }
        assert_eq!(next, LONGEST + 1);
        assert_eq!(bucket(u64::MAX), BUCKETS - 1);
    }

    #[test]
    fn nothing_recorded_is_zero() {
        let none = Latency::default();
        assert_eq!((none.count(), none.percentile(50.0), none.max_ns()), (0, 0, 0));
        assert_eq!(none.mean_ns(), 0.0);
    }

    proptest! {
        #[test]
        fn percentiles_are_those_of_the_sorted_list(mut ns in prop::collection::vec(0u64..1 << 36, 1..400), percent in 0.0f64..=100.0) {
            let counts = LatencyCounts::new();
            let mut plain = Latency::default();
            for &n in &ns {
                counts.record(n);
                plain.record(n);
            }
            prop_assert_eq!(&counts.read(), &plain);
            ns.sort_unstable();
            let exact = ns[((percent / 100.0 * ns.len() as f64).ceil() as usize).max(1) - 1];
            let got = plain.percentile(percent);
            prop_assert!(got >= exact && got as f64 <= exact as f64 * (1.0 + 1.0 / 64.0), "{} for {}", got, exact);
            prop_assert_eq!(plain.percentile(100.0), *ns.last().unwrap());
        }

        #[test]
        fn a_difference_is_what_was_recorded_between(first in prop::collection::vec(0u64..1 << 30, 0..50), second in prop::collection::vec(0u64..1 << 30, 0..50)) {
            let mut all = Latency::default();
            first.iter().for_each(|&n| all.record(n));
            let earlier = all.clone();
            second.iter().for_each(|&n| all.record(n));
            let mut alone = Latency::default();
            second.iter().for_each(|&n| alone.record(n));
            let difference = all.since(&earlier);
            prop_assert_eq!(difference.count(), alone.count());
            // What is the longest of the difference alone is known to its bucket.
            let (got, exact) = (difference.percentile(50.0), alone.percentile(50.0));
            prop_assert!(got >= exact && got as f64 <= exact as f64 * (1.0 + 1.0 / 64.0), "{} for {}", got, exact);
            prop_assert!((difference.mean_ns() - alone.mean_ns()).abs() < 1e-6);
        }
    }
}
