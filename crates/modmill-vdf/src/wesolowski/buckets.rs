//! The parameters of the bucket method.

/// Widest place: 2^16 buckets of a few hundred bytes stay near the caches.
const WIDEST: u32 = 16;

/// How the digits of the exponent are cut into places.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct BucketParameters {
    /// Bits of a place.
    pub(crate) kappa: u32,
    /// Places of a block.
    pub(crate) gamma: u64,
    /// Bits of a block, the distance between points.
    pub(super) spacing: u64,
    /// Products in all.
    pub(crate) work: u64,
}

impl BucketParameters {
    /// The kappa with the least work on the busiest of `threads` threads.
    pub(crate) fn choose(steps: u64, spacing: u64, threads: usize) -> Self {
        let points = (steps - 1) / spacing + 1;
        let candidate = |kappa: u32| {
            let gamma = spacing.div_ceil(u64::from(kappa));
            // more than 2^12 buckets outgrow the nearer caches: products take longer
            let place = points.saturating_add(points / 20 * 3 * u64::from(kappa.saturating_sub(12))).saturating_add(2 << kappa);
            let makespan = u128::from(gamma.div_ceil(threads as u64)) * u128::from(place);
            (makespan, Self { kappa, gamma, spacing, work: gamma.saturating_mul(place) })
        };
        let mut best = candidate(1);
        for kappa in 2..=WIDEST {
            let other = candidate(kappa);
            if other.0 < best.0 {
                best = other;
            }
        }
        best.1
    }

    /// (offset, width) of place j.
    pub(super) fn place(&self, j: u64) -> (u64, u32) {
        let offset = j * u64::from(self.kappa);
        (offset, u64::from(self.kappa).min(self.spacing - offset) as u32)
    }
}
