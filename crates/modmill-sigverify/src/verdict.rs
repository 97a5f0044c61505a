//! The outcome for one signature, and where the time went.

use std::fmt;

/// The verdict on one signature. The checks run in the order of the variants; the first that fails gives the verdict, on every backend.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Verdict {
    /// The signature holds under the rule.
    Accepted = 0,
    /// S is not below L.
    ScalarNotReduced = 1,
    /// The key's bytes encode no point of the curve, or the encoding is not canonical and the rule requires that.
    KeyEncoding = 2,
    /// The bytes of R encode no point of the curve, or the encoding is not canonical and the rule requires that. Only under the cofactored
    /// rules, which decode R.
    CommitmentEncoding = 3,
    /// The key is a point of order 1, 2, 4 or 8 and the rule refuses that.
    KeySmallOrder = 4,
    /// The bytes of R are an encoding (canonical or not) of a point of order 1, 2, 4 or 8 and the rule refuses that.
    CommitmentSmallOrder = 5,
    /// The equation does not hold.
    EquationFailed = 6,
}

impl Verdict {
    /// Every verdict, in the order of its code.
    pub const ALL: [Verdict; 7] = [
        Verdict::Accepted,
        Verdict::ScalarNotReduced,
        Verdict::KeyEncoding,
        Verdict::CommitmentEncoding,
        Verdict::KeySmallOrder,
        Verdict::CommitmentSmallOrder,
        Verdict::EquationFailed,
    ];

    /// True if the signature holds.
    #[must_use]
    pub fn is_accepted(self) -> bool {
        self == Verdict::Accepted
    }

    /// Nothing if the signature holds, otherwise the verdict as an error, so that `?` passes it on.
    ///
    /// # Errors
    /// [`Rejected`] with this verdict, unless it is [`Verdict::Accepted`].
    pub fn ok(self) -> Result<(), Rejected> {
        if self.is_accepted() { Ok(()) } else { Err(Rejected { verdict: self }) }
    }

    /// The name used in results: `accepted`, or why not.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Verdict::Accepted => "accepted",
            Verdict::ScalarNotReduced => "scalar-not-reduced",
            Verdict::KeyEncoding => "key-encoding",
            Verdict::CommitmentEncoding => "commitment-encoding",
            Verdict::KeySmallOrder => "key-small-order",
            Verdict::CommitmentSmallOrder => "commitment-small-order",
            Verdict::EquationFailed => "equation",
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A signature that was not accepted, as an error. Made by [`Verdict::ok`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rejected {
    verdict: Verdict,
}

impl Rejected {
    /// Why; never [`Verdict::Accepted`].
    #[must_use]
    pub fn verdict(self) -> Verdict {
        self.verdict
    }
}

impl fmt::Display for Rejected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.verdict {
            Verdict::Accepted => "the signature is valid",
            Verdict::ScalarNotReduced => "the signature is not valid: S is not below L",
            Verdict::KeyEncoding => "the signature is not valid: the key is not the encoding of a point that the rule requires",
            Verdict::CommitmentEncoding => "the signature is not valid: R is not the encoding of a point that the rule requires",
            Verdict::KeySmallOrder => "the signature is not valid: the key has small order",
            Verdict::CommitmentSmallOrder => "the signature is not valid: R has small order",
            Verdict::EquationFailed => "the signature is not valid: the equation does not hold",
        })
    }
}

impl std::error::Error for Rejected {}

/// Nanoseconds that a worker has spent in each stage since it was made.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct StageTimes {
    /// Encoding checks, SHA-512, reduction modulo L, recoding.
    pub hash: u64,
    /// Decompression of points and their tables.
    pub decompress: u64,
    /// The double-scalar multiplication.
    pub multiply: u64,
    /// Encoding the result and comparing.
    pub compare: u64,
}

impl std::ops::Add for StageTimes {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self {
            hash: self.hash + other.hash,
            decompress: self.decompress + other.decompress,
            multiply: self.multiply + other.multiply,
            compare: self.compare + other.compare,
        }
    }
}
