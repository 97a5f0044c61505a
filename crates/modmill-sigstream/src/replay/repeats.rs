//! Removal of repeated transactions, before and after verification.
//!
//! *Before*, what repeats is a whole transaction, byte by byte: all its signatures, keys and message. Its verdicts would be those of the first, so an invalid
//! transaction suppresses nothing but its own copies, and a valid one is never lost. *After*, what repeats is the first signature, by which a ledger knows a
//! transaction, among transactions whose signatures were all accepted: an invalid one is never remembered.
//!
//! Both compare 128 bits of SHA-256. To make somebody else's transaction look repeated takes a second preimage of them.

use modmill_sigverify::Signed;
use sha2::{Digest, Sha256};
use std::collections::{HashSet, VecDeque};

/// Transactions that each of the two remembers, the last ones; 40 to 70 bytes each, taken as they come.
const REMEMBERED: usize = 1 << 20;

/// The stage at which repeated transactions are removed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Dedup {
    /// Repeated transactions stay.
    #[default]
    None,
    /// Before verification, which saves its time.
    Before,
    /// After verification, among accepted ones.
    After,
    /// Before and after.
    Both,
}

impl Dedup {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::None, Self::Before, Self::After, Self::Both];

    /// Its name on the command line and in results.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Before => "before",
            Self::After => "after",
            Self::Both => "both",
        }
    }

    /// The one of this name.
    #[must_use]
    pub fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|dedup| dedup.name() == name)
    }

    pub(super) fn before(self) -> Option<Seen> {
        matches!(self, Self::Before | Self::Both).then(Seen::default)
    }

    pub(super) fn after(self) -> Option<Seen> {
        matches!(self, Self::After | Self::Both).then(Seen::default)
    }

    pub(super) fn is_after(self) -> bool {
        matches!(self, Self::After | Self::Both)
    }
}

/// Transactions removed because they repeat an earlier one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Repeated {
    /// Before verification.
    pub before: u64,
    /// After it.
    pub after: u64,
}

/// A hash that identifies a transaction: equal ones have equal identities.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Identity([u8; 16]);

impl Identity {
    fn of(parts: &[&[u8]]) -> Self {
        let mut hash = Sha256::new();
        for part in parts {
            hash.update(part);
        }
        let digest: [u8; 32] = hash.finalize().into();
        let mut first = [0; 16];
        first.copy_from_slice(&digest[..16]);
        Self(first)
    }

    /// The identity by every byte: of a transaction, or of the only signature of a record. Signature and key have fixed lengths, so no two records give the same bytes.
    pub(super) fn of_all(transaction: Option<&[u8]>, signed: Signed<'_>) -> Self {
        match transaction {
            Some(bytes) => Self::of(&[bytes]),
            None => Self::of(&[signed.signature, signed.key, signed.message]),
        }
    }

    pub(super) fn of_signature(signed: Signed<'_>) -> Self {
        Self::of(&[signed.signature])
    }
}

/// The last identities.
#[derive(Default)]
pub(super) struct Seen {
    known: HashSet<Identity>,
    order: VecDeque<Identity>,
}

impl Seen {
    /// True if it is among the last ones, which it joins otherwise.
    pub(super) fn is_repeat(&mut self, identity: Identity) -> bool {
        self.is_repeat_among(identity, REMEMBERED)
    }

    fn is_repeat_among(&mut self, identity: Identity, most: usize) -> bool {
        if !self.known.insert(identity) {
            return true;
        }
        self.order.push_back(identity);
        if self.order.len() > most
            && let Some(oldest) = self.order.pop_front()
        {
            self.known.remove(&oldest);
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_is_forgotten_first() {
        let mut seen = Seen::default();
        let id = |n: u8| Identity::of(&[&[n]]);
        let repeats: Vec<bool> = [1, 2, 1, 3, 2, 1, 1].map(|n| seen.is_repeat_among(id(n), 2)).into();
        // The third has pushed out the first; a repeat does not make an entry younger.
        assert_eq!(repeats, [false, false, true, false, true, false, true]);
        assert_eq!(seen.known.len(), 2);
    }

    #[test]
    fn every_part_counts() {
        let (signature, key) = ([1; 64], [2; 32]);
        let signed = Signed { message: b"m", signature: &signature, key: &key };
        let others = [Signed { message: b"n", ..signed }, Signed { signature: &[3; 64], ..signed }, Signed { key: &[3; 32], ..signed }];
        assert!(others.iter().all(|&other| Identity::of_all(None, other) != Identity::of_all(None, signed)));
        assert_eq!(Identity::of_signature(signed), Identity::of_signature(others[0]));
        assert_ne!(Identity::of_all(Some(b"a"), signed), Identity::of_all(Some(b"b"), signed));
    }
}
