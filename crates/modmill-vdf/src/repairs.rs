//! Counts of the repairs of a run.

/// Counts of what a run found changed in memory, or computed wrong, and repaired. All 0 on a machine that makes no mistake.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Repairs {
    /// Blocks of squarings that were repeated because a self-check failed.
    pub repeated_blocks: u64,
    /// The number of times that the constants of the ring (modulus, tables) had changed and were made again. A failed check
    /// without this is an operand that changed, or arithmetic that erred.
    pub rebuilt_constants: u64,
    /// Points for the proof that had changed and were computed again.
    pub repaired_points: u64,
    /// Proofs that did not verify and were made again.
    pub repeated_proofs: u64,
}

impl std::ops::AddAssign for Repairs {
    fn add_assign(&mut self, more: Self) {
        self.repeated_blocks += more.repeated_blocks;
        self.rebuilt_constants += more.rebuilt_constants;
        self.repaired_points += more.repaired_points;
        self.repeated_proofs += more.repeated_proofs;
    }
}
