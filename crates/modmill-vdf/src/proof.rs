//! Proofs as values.

use crate::error::VdfError;
use modmill_arith::Natural;
use std::fmt;
use std::str::FromStr;

/// The kind of proof that an evaluation makes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum ProofKind {
    /// No proof.
    #[default]
    None,
    /// One element of the quotient group; the verifier's work does not grow with T.
    Wesolowski,
    /// Wesolowski's proofs of segments of the chain, made while it goes on; one equation to verify for each.
    Segments,
    /// About log2(T) elements, under a weaker assumption on the quotient group.
    Pietrzak,
}

impl ProofKind {
    /// The name used in files and on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            ProofKind::None => "none",
            ProofKind::Wesolowski => "wesolowski",
            ProofKind::Segments => "wesolowski-segments",
            ProofKind::Pietrzak => "pietrzak",
        }
    }
}

impl fmt::Display for ProofKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for ProofKind {
    type Err = VdfError;
    fn from_str(s: &str) -> Result<Self, VdfError> {
        let kinds = [ProofKind::None, ProofKind::Wesolowski, ProofKind::Segments, ProofKind::Pietrzak];
        kinds.into_iter().find(|k| k.name() == s).ok_or_else(|| VdfError::BadOption {
            name: "proof",
            reason: format!("`{s}` is not one of {}", kinds.map(ProofKind::name).join(", ")),
        })
    }
}

/// A proof that y = x^(2^T) up to sign. All elements canonical.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Proof {
    /// pi = x^floor(2^T / l), l the challenge prime.
    Wesolowski {
        /// The quotient power.
        pi: Natural,
    },
    /// A Wesolowski proof for each segment of the chain.
    Segments {
        /// The squarings of each.
        lengths: Vec<u64>,
        /// y_1, pi_1, y_2, pi_2, ..., pi_k: the result at the end of each segment and its proof; y_k is the whole result.
        elements: Vec<Natural>,
    },
    /// The midpoint of each halving round.
    Pietrzak {
        /// mu_1, mu_2, ...: one for each round that T needs.
        mu: Vec<Natural>,
    },
}

impl Proof {
    /// The kind of this proof.
    #[must_use]
    pub fn kind(&self) -> ProofKind {
        match self {
            Proof::Wesolowski { .. } => ProofKind::Wesolowski,
            Proof::Segments { .. } => ProofKind::Segments,
            Proof::Pietrzak { .. } => ProofKind::Pietrzak,
        }
    }

    /// The elements that a proof file lists.
    pub(crate) fn elements(&self) -> &[Natural] {
        match self {
            Proof::Wesolowski { pi } => std::slice::from_ref(pi),
            Proof::Segments { elements, .. } => elements,
            Proof::Pietrzak { mu } => mu,
        }
    }
}
