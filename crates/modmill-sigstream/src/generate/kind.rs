//! The kinds of records that are made.

use crate::StreamError;
use crate::records::Format;
use std::fmt;
use std::str::FromStr;

/// The kind of a generated record. All but [`Kind::Valid`] are rejected under some rule or malformed; docs/formats.md has the verdicts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Kind {
    /// A signature that holds under every rule.
    Valid,
    /// A bit of the message flipped after signing.
    MessageBit,
    /// A bit of R flipped.
    CommitmentBit,
    /// A bit of S flipped.
    ScalarBit,
    /// S + L in place of S.
    ScalarPlusOrder,
    /// S = L - 1, L or L + 1.
    ScalarAtOrder,
    /// A bit of the key flipped after signing.
    KeyBit,
    /// Another signer's key.
    OtherKey,
    /// A signature of another message by the same signer.
    OtherMessage,
    /// S where R should be, and the other way round.
    HalvesSwapped,
    /// A key that does not encode a point.
    KeyOffCurve,
    /// An R that does not encode a point.
    CommitmentOffCurve,
    /// A key of order 1, 2, 4 or 8 in any encoding; S and R fit under the cofactored equation.
    SmallOrderKey,
    /// An R of order 1, 2, 4 or 8 in any encoding, fitting under the cofactored equation.
    SmallOrderCommitment,
    /// Both of small order and S = 0: the combinations of ZIP 215.
    SmallOrderBoth,
    /// An honest key plus a point of small order.
    MixedOrderKey,
    /// An honest R plus a point of small order.
    MixedOrderCommitment,
    /// A key and an R, each honest plus a point of small order.
    MixedOrderBoth,
    /// A point of large order in an encoding with y >= p as the key; nobody knows its secret, so the equation fails.
    NonCanonicalKey,
    /// A point of large order in an encoding with y >= p as R.
    NonCanonicalCommitment,
    /// The record ends early.
    Truncated,
    /// The record has too many bytes.
    Overlong,
    /// A transaction whose header requires another number of signatures than it has.
    Miscounted,
}

/// The kinds whose key or R is not an honest one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Forged {
    pub(super) key: Point,
    pub(super) commitment: Point,
}

/// The way in which a key or R is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Point {
    Honest,
    OffCurve,
    Small,
    Mixed,
    NonCanonical,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 23] = [
        Kind::Valid,
        Kind::MessageBit,
        Kind::CommitmentBit,
        Kind::ScalarBit,
        Kind::ScalarPlusOrder,
        Kind::ScalarAtOrder,
        Kind::KeyBit,
        Kind::OtherKey,
        Kind::OtherMessage,
        Kind::HalvesSwapped,
        Kind::KeyOffCurve,
        Kind::CommitmentOffCurve,
        Kind::SmallOrderKey,
        Kind::SmallOrderCommitment,
        Kind::SmallOrderBoth,
        Kind::MixedOrderKey,
        Kind::MixedOrderCommitment,
        Kind::MixedOrderBoth,
        Kind::NonCanonicalKey,
        Kind::NonCanonicalCommitment,
        Kind::Truncated,
        Kind::Overlong,
        Kind::Miscounted,
    ];

    /// Every kind that a format can hold, but the valid one.
    #[must_use]
    pub fn spoiled(format: Format) -> Vec<Kind> {
        Self::ALL.into_iter().filter(|&kind| kind != Kind::Valid && kind.is_for(format)).collect()
    }

    /// True if records of `format` can be of this kind.
    #[must_use]
    pub fn is_for(self, format: Format) -> bool {
        self != Kind::Miscounted || format == Format::Capture
    }

    /// The name used on the command line and in results.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Kind::Valid => "valid",
            Kind::MessageBit => "message-bit",
            Kind::CommitmentBit => "commitment-bit",
            Kind::ScalarBit => "scalar-bit",
            Kind::ScalarPlusOrder => "scalar-plus-order",
            Kind::ScalarAtOrder => "scalar-at-order",
            Kind::KeyBit => "key-bit",
            Kind::OtherKey => "other-key",
            Kind::OtherMessage => "other-message",
            Kind::HalvesSwapped => "halves-swapped",
            Kind::KeyOffCurve => "key-off-curve",
            Kind::CommitmentOffCurve => "commitment-off-curve",
            Kind::SmallOrderKey => "small-order-key",
            Kind::SmallOrderCommitment => "small-order-commitment",
            Kind::SmallOrderBoth => "small-order-both",
            Kind::MixedOrderKey => "mixed-order-key",
            Kind::MixedOrderCommitment => "mixed-order-commitment",
            Kind::MixedOrderBoth => "mixed-order-both",
            Kind::NonCanonicalKey => "non-canonical-key",
            Kind::NonCanonicalCommitment => "non-canonical-commitment",
            Kind::Truncated => "truncated",
            Kind::Overlong => "overlong",
            Kind::Miscounted => "miscounted",
        }
    }

    pub(super) fn forged(self) -> Option<Forged> {
        let forged = |key, commitment| Some(Forged { key, commitment });
        match self {
            Kind::KeyOffCurve => forged(Point::OffCurve, Point::Honest),
            Kind::CommitmentOffCurve => forged(Point::Honest, Point::OffCurve),
            Kind::SmallOrderKey => forged(Point::Small, Point::Honest),
            Kind::SmallOrderCommitment => forged(Point::Honest, Point::Small),
            Kind::SmallOrderBoth => forged(Point::Small, Point::Small),
            Kind::MixedOrderKey => forged(Point::Mixed, Point::Honest),
            Kind::MixedOrderCommitment => forged(Point::Honest, Point::Mixed),
            Kind::MixedOrderBoth => forged(Point::Mixed, Point::Mixed),
            Kind::NonCanonicalKey => forged(Point::NonCanonical, Point::Honest),
            Kind::NonCanonicalCommitment => forged(Point::Honest, Point::NonCanonical),
            _ => None,
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Kind {
    type Err = StreamError;
    fn from_str(s: &str) -> Result<Self, StreamError> {
        Self::ALL.into_iter().find(|k| k.name() == s).ok_or_else(|| StreamError::BadOption {
            name: "kinds",
            reason: format!("must be one of {} (got `{s}`)", Self::ALL.map(Kind::name).join(", ")),
        })
    }
}
