//! The rules by which a signature is verified. They differ in ways that matter to consensus, so a caller names one.

use crate::SigError;
use std::fmt;
use std::str::FromStr;

/// An equation and its encoding checks. With B the base point, L its order, A the key, (R, S) the signature and
/// h = SHA-512(R || A || M) mod L over the bytes as they came; S is below L under every rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Rule {
    /// \[S\]B - \[h\]A encodes to the bytes of R; A need not be canonical; neither A nor R is of small order. It accepts exactly
    /// what `verify_strict` of ed25519-dalek 3 accepts (which decodes R too, but an R that passes the equation is canonical).
    Strict,
    /// \[S\]B - \[h\]A encodes to the bytes of R; A is canonical. `verify` of ed25519-dalek 3 and ring accept besides what only A's
    /// encoding keeps from this rule.
    Rfc8032,
    /// \[8\]\[S\]B = \[8\]R + \[8\]\[h\]A; A and R are canonical.
    Rfc8032Cofactored,
    /// \[8\]\[S\]B = \[8\]R + \[8\]\[h\]A; A and R need not be canonical.
    Zip215,
}

impl Rule {
    /// Every rule.
    pub const ALL: [Rule; 4] = [Rule::Strict, Rule::Rfc8032, Rule::Rfc8032Cofactored, Rule::Zip215];

    /// Signature schemes that share Ed25519's keys, but hash a prefix of their own before R, A and the message: contexts, and prehashed messages. No rule
    /// verifies them.
    pub const OTHER_SCHEMES: [&str; 2] = ["ed25519ctx", "ed25519ph"];

    /// The name used on the command line and in results.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Rule::Strict => "strict",
            Rule::Rfc8032 => "rfc8032",
            Rule::Rfc8032Cofactored => "rfc8032-cofactored",
            Rule::Zip215 => "zip215",
        }
    }

    /// True if the equation is multiplied by the cofactor 8 (and R therefore decoded rather than compared as bytes).
    #[must_use]
    pub fn is_cofactored(self) -> bool {
        matches!(self, Rule::Rfc8032Cofactored | Rule::Zip215)
    }

    /// True if an encoding with y >= p, or with x = 0 and the sign bit set, is refused for A (and for R where R is decoded).
    #[must_use]
    pub fn wants_canonical_points(self) -> bool {
        matches!(self, Rule::Rfc8032 | Rule::Rfc8032Cofactored)
    }

    /// True if the bytes of R must be the canonical encoding: where R is not decoded but compared as bytes, no other can be equal.
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    pub(crate) fn wants_canonical_commitment(self) -> bool {
        self.wants_canonical_points() || !self.is_cofactored()
    }

    /// True if a small-order A or R is refused.
    #[must_use]
    pub fn refuses_small_order(self) -> bool {
        self == Rule::Strict
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Rule {
    type Err = SigError;
    fn from_str(s: &str) -> Result<Self, SigError> {
        if let Some(rule) = Self::ALL.into_iter().find(|r| r.name() == s) {
            return Ok(rule);
        }
        let known = Self::ALL.map(Rule::name).join(", ");
        match Self::OTHER_SCHEMES.into_iter().find(|scheme| scheme.eq_ignore_ascii_case(s)) {
            Some(got) => Err(SigError::OtherScheme { got, known }),
            None => Err(SigError::UnknownRule { got: s.to_owned(), known }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_schemes_and_unknown_rules_are_told_apart() {
        for scheme in ["ed25519ph", "Ed25519ctx"] {
            assert!(matches!(scheme.parse::<Rule>(), Err(SigError::OtherScheme { got, .. }) if got.eq_ignore_ascii_case(scheme)));
        }
        assert!(matches!("loose".parse::<Rule>(), Err(SigError::UnknownRule { .. })));
        assert!(Rule::ALL.into_iter().all(|rule| rule.name().parse() == Ok(rule)));
    }
}
