//! Timed slices of signature verification: ours, and OpenSSL's, which needs no build.
//!
//! Other peers are programs built for this machine (bench/sigverify-peers). The caller interleaves slices of all.

use crate::PeerError;
use crate::ed25519::OpenSslEd25519;
use ed25519_dalek::{Signer, SigningKey};
use modmill_arith::BackendChoice;
use modmill_sigverify::{Rule, Signed, Verdict, Verifier, Worker};
use modmill_timing::time_threads;
use std::sync::Arc;
use std::time::Duration;

/// A signature with its message and key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SignedMessage {
    /// The encoding of A.
    pub key: [u8; 32],
    /// R and S.
    pub signature: [u8; 64],
    /// The message.
    pub message: Vec<u8>,
}

impl SignedMessage {
    /// Borrowed, as a verifier takes it.
    #[must_use]
    pub fn as_signed(&self) -> Signed<'_> {
        Signed { message: &self.message, signature: &self.signature, key: &self.key }
    }
}

/// `count` valid signatures, each with a different key and a different message of `length` bytes; `seed` determines them.
#[must_use]
pub fn signed_messages(count: usize, length: usize, seed: u64) -> Vec<SignedMessage> {
    let one = |i: usize| {
        let mut secret = [0; 32];
        secret[..8].copy_from_slice(&seed.to_le_bytes());
        secret[8..16].copy_from_slice(&(i as u64).to_le_bytes());
        let key = SigningKey::from_bytes(&secret);
        let message: Vec<u8> = (0..length).map(|j| secret[j % 16].wrapping_mul(31).wrapping_add((i ^ j) as u8)).collect();
        SignedMessage { key: key.verifying_key().to_bytes(), signature: key.sign(&message).to_bytes(), message }
    };
    (0..count).map(one).collect()
}

/// A verifier with the state of each of its threads, and the signatures through which slices cycle.
#[derive(Debug)]
pub struct SignatureBench {
    name: String,
    why: String,
    checkers: Vec<Checker>,
    data: Vec<SignedMessage>,
    next: usize,
}

/// The state of one thread.
#[derive(Debug)]
enum Checker {
    Ours(Box<Worker>),
    /// Ours, one call for each signature.
    Single(Box<Verifier>),
    OpenSsl(Arc<OpenSslEd25519>),
}

impl Checker {
    /// OpenSSL does not say why it rejects a signature: [`Verdict::EquationFailed`] stands for every reason.
    fn verify(&mut self, signed: &[Signed<'_>], verdicts: &mut [Verdict]) {
        match self {
            Checker::Ours(worker) => worker.verify(signed, verdicts),
            Checker::Single(verifier) => {
                for (s, v) in signed.iter().zip(verdicts) {
                    *v = verifier.verify(s.message, s.signature, s.key);
                }
            }
            Checker::OpenSsl(library) => {
                for (s, v) in signed.iter().zip(verdicts) {
                    *v = if library.accepts(s) { Verdict::Accepted } else { Verdict::EquationFailed };
                }
            }
        }
    }
}

/// A timed slice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Slice {
    /// Processor time for one thread, wall time of the slowest for several.
    pub took: Duration,
    /// Signatures verified.
    pub count: usize,
    /// The number of these that were accepted.
    pub accepted: usize,
}

impl SignatureBench {
    /// One of our backends under a rule by its name, with `threads` workers.
    ///
    /// # Errors
    /// [`PeerError::Signatures`] for an unknown rule or a backend that can't run here.
    pub fn new(rule: &str, choice: BackendChoice, threads: usize) -> Result<Self, PeerError> {
        Self::ours(rule, choice, threads, |verifier| Checker::Ours(Box::new(verifier.worker())))
    }

    /// One of our backends, with one call of [`Verifier::verify`] for each signature, as most callers verify.
    ///
    /// # Errors
    /// As [`SignatureBench::new`].
    pub fn single(rule: &str, choice: BackendChoice, threads: usize) -> Result<Self, PeerError> {
        Self::ours(rule, choice, threads, |verifier| Checker::Single(Box::new(verifier.clone())))
    }

    fn ours(rule: &str, choice: BackendChoice, threads: usize, checker: impl Fn(&Verifier) -> Checker) -> Result<Self, PeerError> {
        let verifier = Verifier::new(rule.parse::<Rule>()?, choice)?;
        let checkers = (0..threads.max(1)).map(|_| checker(&verifier)).collect();
        let (name, why) = (verifier.backend().name().to_owned(), verifier.why().to_owned());
        Ok(Self { name, why, checkers, data: Vec::new(), next: 0 })
    }

    /// OpenSSL under its own rule, on `threads` threads.
    ///
    /// # Errors
    /// [`PeerError::NotFound`], [`PeerError::MissingSymbol`].
    pub fn openssl(threads: usize) -> Result<Self, PeerError> {
        let library = Arc::new(OpenSslEd25519::load()?);
        let checkers = (0..threads.max(1)).map(|_| Checker::OpenSsl(Arc::clone(&library))).collect();
        let why = "the system's library, as it was built".to_owned();
        Ok(Self { name: library.name().to_owned(), why, checkers, data: Vec::new(), next: 0 })
    }

    /// Our backend, or the peer with its version.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Why that backend runs.
    #[must_use]
    pub fn why(&self) -> &str {
        &self.why
    }

    /// Sets the signatures.
    pub fn load(&mut self, data: Vec<SignedMessage>) {
        self.data = data;
        self.next = 0;
    }

    /// The verdict on each signature of the data.
    #[must_use]
    pub fn verdicts(&mut self) -> Vec<Verdict> {
        let signed: Vec<_> = self.data.iter().map(SignedMessage::as_signed).collect();
        let mut verdicts = vec![Verdict::EquationFailed; signed.len()];
        self.checkers[0].verify(&signed, &mut verdicts);
        verdicts
    }

    /// Verifies the next `count` signatures, cycling through the data; `count` is rounded up to an equal share for each thread, and is 0
    /// without data. Keys are decompressed every time, and the timed part allocates nothing.
    pub fn slice(&mut self, count: usize) -> Slice {
        if self.data.is_empty() {
            return Slice { took: Duration::ZERO, count: 0, accepted: 0 };
        }
        let threads = self.checkers.len();
        let share = count.div_ceil(threads);
        let data = &self.data;
        let signed: Vec<_> = (0..share * threads).map(|i| data[(self.next + i) % data.len()].as_signed()).collect();
        self.next = (self.next + share * threads) % data.len();
        let mut verdicts = vec![Verdict::EquationFailed; signed.len()];
        let parts = self.checkers.iter_mut().zip(signed.chunks(share).zip(verdicts.chunks_mut(share)));
        let (took, _) = time_threads(parts.map(|(checker, (s, v))| || checker.verify(s, v)).collect());
        Slice { took, count: signed.len(), accepted: verdicts.iter().filter(|v| v.is_accepted()).count() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slices_go_round_and_shares_are_whole() {
        let data = signed_messages(5, 20, 1);
        assert_eq!(data, signed_messages(5, 20, 1));
        assert_ne!(data, signed_messages(5, 20, 2));
        for threads in [1, 2] {
            for make in [SignatureBench::new, SignatureBench::single] {
                let mut bench = make("strict", BackendChoice::Auto, threads).expect("there is always a backend");
                assert_eq!(bench.slice(3).count, 0);
                bench.load(data.clone());
                assert!(bench.verdicts().iter().all(|v| v.is_accepted()));
                let slice = bench.slice(7);
                assert_eq!((slice.count, slice.accepted), (7usize.div_ceil(threads) * threads, slice.count));
                assert!(slice.took > Duration::ZERO);
            }
        }
    }

    #[test]
    fn openssl_accepts_what_holds_and_nothing_else() {
        let mut bench = match SignatureBench::openssl(2) {
            Ok(bench) => bench,
            Err(e) => {
                let required = std::env::var("MODMILL_REQUIRE").unwrap_or_default();
                assert!(!required.split(',').any(|name| name.trim() == "openssl"), "MODMILL_REQUIRE names openssl: {e}");
                eprintln!("skipped: openssl_accepts_what_holds_and_nothing_else: {e}");
                return;
            }
        };
        let mut data = signed_messages(6, 33, 1);
        data[2].signature[3] ^= 4;
        data[4].message[0] ^= 1;
        bench.load(data);
        let good: Vec<bool> = bench.verdicts().iter().map(|v| v.is_accepted()).collect();
        assert_eq!(good, [true, true, false, true, false, true]);
        assert_eq!(bench.slice(6).accepted, 4);
    }

    #[test]
    fn a_bad_signature_is_counted_and_a_bad_rule_refused() {
        let mut data = signed_messages(3, 0, 1);
        data[1].signature[40] ^= 1;
        let mut bench = SignatureBench::new("zip215", BackendChoice::Auto, 1).expect("there is always a backend");
        bench.load(data);
        assert_eq!(bench.slice(6).accepted, 4);
        assert!(matches!(SignatureBench::new("rsa", BackendChoice::Auto, 1), Err(PeerError::Signatures { .. })));
    }
}
