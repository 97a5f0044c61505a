//! Fiat-Shamir: every challenge is a hash of everything before it.
//!
//! A transcript is a byte string of fields, each written as its length (8 bytes, big-endian) and its bytes, so that different lists of
//! fields never give the same string. It opens with a domain tag and the statement: N, T, x, y. See docs/formats.md.

use crate::bytes::fixed_bytes;
use crate::prime::is_prime;
use crate::statement::Statement;
use modmill_arith::Natural;
use sha2::{Digest, Sha256, Sha512};

/// Bits of the Wesolowski challenge prime: 2 lambda = 256 bits of choice need primes of 264 bits.
pub(crate) const PRIME_BITS: u64 = 264;
/// Bits of each Pietrzak challenge.
pub(crate) const ROUND_BITS: u64 = 128;

/// The running hash of a proof's transcript.
#[derive(Clone)]
pub(crate) struct Transcript {
    hash: Sha256,
    element_bytes: usize,
}

impl Transcript {
    /// Opens a transcript on a domain tag and the statement (N, T, x, y), y canonical.
    pub(crate) fn new(domain: &str, statement: &Statement, y: &Natural) -> Self {
        let mut t = Self { hash: Sha256::new(), element_bytes: statement.modulus().bytes() };
        t.field(domain.as_bytes());
        t.element(statement.modulus().value());
        t.number(statement.steps());
        t.element(statement.base());
        t.element(y);
        t
    }

    fn field(&mut self, bytes: &[u8]) {
        self.hash.update((bytes.len() as u64).to_be_bytes());
        self.hash.update(bytes);
    }

    /// Appends a residue in its fixed-length encoding.
    pub(crate) fn element(&mut self, value: &Natural) {
        let bytes = fixed_bytes(value, self.element_bytes);
        self.field(&bytes);
    }

    /// Appends a number as 8 bytes.
    pub(crate) fn number(&mut self, value: u64) {
        self.field(&value.to_be_bytes());
    }

    fn seed(&self) -> [u8; 32] {
        self.hash.clone().finalize().into()
    }

    /// The next 128-bit challenge, which depends on all fields so far.
    pub(crate) fn round_challenge(&self) -> Natural {
        let digest = Sha256::new().chain_update(b"modmill/vdf/round-challenge/v1").chain_update(self.seed()).finalize();
        Natural::from_bytes_be(&digest[..(ROUND_BITS / 8) as usize])
    }

    /// The challenge prime: the first prime among 264-bit candidates hashed from the transcript and a counter.
    ///
    /// Candidate i is the first 33 bytes of SHA-512(tag | seed | i) with its highest and lowest bit set.
    pub(crate) fn challenge_prime(&self) -> Natural {
        let seed = self.seed();
        let mut counter = 0u64;
        loop {
            let digest = Sha512::new()
                .chain_update(b"modmill/vdf/challenge-prime/v1")
                .chain_update(seed)
                .chain_update(counter.to_be_bytes())
                .finalize();
            let mut candidate = Natural::from_bytes_be(&digest[..(PRIME_BITS / 8) as usize]);
            candidate.set_bit(PRIME_BITS - 1, true);
            candidate.set_bit(0, true);
            if is_prime(&candidate) {
                return candidate;
            }
            counter += 1;
        }
    }
}
