//! The places into which the digits of the exponent are cut.

/// Widest place: a digit has 16 bits.
const WIDEST: u32 = 16;

/// The places of a block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Places {
    /// Bits of a place.
    kappa: u32,
    /// Places of a block.
    pub(super) gamma: u64,
    /// Bits of a block, the distance between points.
    pub(super) spacing: u64,
    /// Products in all.
    pub(crate) work: u64,
}

impl Places {
    /// The places with the fewest products: at each, one for every point and one for every value of a digit.
    pub(crate) fn choose(steps: u64, spacing: u64) -> Self {
        let points = (steps - 1) / spacing + 1;
        let candidate = |kappa: u32| {
            let gamma = spacing.div_ceil(u64::from(kappa));
            Self { kappa, gamma, spacing, work: gamma.saturating_mul(points + (1 << kappa)) }
        };
        (2..=WIDEST).map(candidate).fold(candidate(1), |best, other| if other.work < best.work { other } else { best })
    }

    /// (offset, width) of place j.
    pub(super) fn place(&self, j: u64) -> (u64, u32) {
        let offset = j * u64::from(self.kappa);
        (offset, u64::from(self.kappa).min(self.spacing - offset) as u32)
    }
}
