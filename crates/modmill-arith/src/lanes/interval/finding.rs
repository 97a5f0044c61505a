//! The bounds that the interval machine is given, and its findings.

use std::fmt;

/// The declared largest value of each limb of an operand and of each limb of a table row.
#[derive(Debug, Clone, Default)]
pub struct Bounds {
    /// Limb i of operand k is at most `operands[k][i]`; limbs beyond are 0.
    pub operands: [Vec<u64>; 2],
    /// Limb i of operand 1 is at least `least[i]`; limbs beyond may be 0.
    pub least: Vec<u64>,
    /// Limb i of a table row is at most `table[i]`; limbs beyond are 0.
    pub table: Vec<u64>,
}

/// The operation at which a bit could be lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Operation {
    /// `mad_lo`: a factor or the sum is too large.
    MadLo,
    /// `mad_hi`: a factor or the sum is too large.
    MadHi,
    /// `mad_small`: a factor, the product or the sum is too large.
    MadSmall,
    /// `mad_split`: a factor, the product or a sum is too large.
    MadSplit,
    /// `add`, `add_in`: the sum is too large.
    Add,
    /// `sub`, `mad_split`: the difference may be negative.
    Sub,
    /// `shl`: a bit may be shifted out.
    Shl,
    /// `add_carry_predicted`: the sum is too large, or the carry too large for a ripple to be rare.
    AddCarryPredicted,
    /// A predicted digit is read by something else than a multiplier.
    ReadOfPredicted,
    /// `assert_bits`: the bound does not hold.
    AssertBits,
}

/// A place where a bit could be lost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The operation's number in the order of execution.
    pub step: usize,
    /// The operation.
    pub operation: Operation,
    /// The lane.
    pub lane: usize,
    /// The largest value that can occur.
    pub value: u128,
    /// The limit that the value must stay below.
    pub limit: u128,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "step {}: {:?}, lane {}: {:#x} is not below {:#x}", self.step, self.operation, self.lane, self.value, self.limit)
    }
}

/// A bound on a whole number that the analysis took on trust.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Assumption {
    /// The operation's number in the order of execution.
    pub step: usize,
    /// The justification that the kernel states.
    pub why: &'static str,
}

/// The results of a kernel's run on the interval machine.
#[derive(Debug, Clone, Default)]
pub struct Analysis {
    pub(super) bounds: Bounds,
    pub(super) step: usize,
    /// The places where a bit could be lost. Empty when the kernel is right for every input within the bounds it was given.
    pub findings: Vec<Finding>,
    /// The bounds on whole numbers that did not follow from those of the limbs.
    pub assumptions: Vec<Assumption>,
    /// The widest sum in any lane.
    pub widest: u64,
    /// The largest carry that `add_carry_predicted` relies on not to ripple.
    pub largest_carry: u64,
    /// The largest value of each limb of the result.
    pub result: Vec<u64>,
}

impl Analysis {
    /// An analysis of a kernel across the lanes, for all operands and tables within `bounds`.
    #[must_use]
    pub fn within(bounds: Bounds) -> Self {
        Self { bounds, ..Self::default() }
    }

    pub(super) fn check(&mut self, operation: Operation, lane: usize, value: u128, limit: u128) {
        if value >= limit {
            self.findings.push(Finding { step: self.step, operation, lane, value, limit });
        }
    }

    pub(super) fn assume(&mut self, why: &'static str) {
        self.assumptions.push(Assumption { step: self.step, why });
    }
}
