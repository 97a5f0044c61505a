//! The intervals at which the chain checks itself.

use crate::error::VdfError;

/// L and B: how often the chain checks itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CheckIntervals {
    /// L: squarings in a block, each adding one product.
    pub block: u64,
    /// B: blocks between checks.
    pub blocks_per_check: u64,
}

impl CheckIntervals {
    /// L = min(sqrt(T), 2048) and B = min(L, 1024). The checks take under 0.5 % of the time for T >= 10^6.
    ///
    /// ```
    /// let intervals = modmill_vdf::CheckIntervals::for_steps(10_000_000);
    /// assert_eq!((intervals.block, intervals.blocks_per_check), (2048, 1024));
    /// ```
    #[must_use]
    pub fn for_steps(steps: u64) -> Self {
        let block = steps.isqrt().clamp(1, 2048);
        Self { block, blocks_per_check: block.min(1024) }
    }

    pub(crate) fn check(self) -> Result<Self, VdfError> {
        if self.block == 0 || self.blocks_per_check == 0 {
            return Err(VdfError::BadOption { name: "check", reason: "block and blocks_per_check must be at least 1".to_owned() });
        }
        Ok(self)
    }
}
