//! Many signatures in one call, shared among threads.

use crate::{Signed, Verdict, Verifier, Worker};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

/// A verifier whose calls share their signatures among threads.
///
/// It keeps the workers of a call for the next one, as each has memory that is worth keeping. Callers on several threads may share it.
///
/// ```
/// use modmill_sigverify::{BackendChoice, Rule, Signed, ThreadedVerifier, Verdict, Verifier};
///
/// let verifier = ThreadedVerifier::new(Verifier::new(Rule::Strict, BackendChoice::Auto)?, 2);
/// let signed = [Signed { message: b"unsigned", signature: &[0; 64], key: &[1; 32] }; 20];
/// assert_eq!(verifier.verify_many(&signed), [Verdict::CommitmentSmallOrder; 20]);
/// # Ok::<(), modmill_sigverify::SigError>(())
/// ```
#[derive(Debug)]
pub struct ThreadedVerifier {
    verifier: Verifier,
    threads: usize,
    /// Workers that no call is using.
    idle: Mutex<Vec<Worker>>,
}

/// Signatures that a thread takes at a time: so few that the threads end together even if one is delayed, and a multiple of every group.
const PIECE: usize = 512;

impl ThreadedVerifier {
    /// Threads that verify by `verifier`; 0 is taken as 1, the calling thread alone.
    #[must_use]
    pub fn new(verifier: Verifier, threads: usize) -> Self {
        Self { verifier, threads: threads.max(1), idle: Mutex::new(Vec::new()) }
    }

    /// The verifier that each of the threads uses.
    #[must_use]
    pub fn verifier(&self) -> &Verifier {
        &self.verifier
    }

    /// Verifies each signature independently: verdict i is that of `signed[i]`.
    #[must_use]
    pub fn verify_many(&self, signed: &[Signed<'_>]) -> Vec<Verdict> {
        self.verify_each(signed.len(), |i| signed[i])
    }

    /// Verifies `count` signatures independently, of which `signed` gives number i; it is called once for each, on any of the threads.
    #[must_use]
    pub fn verify_each<'a>(&self, count: usize, signed: impl Fn(usize) -> Signed<'a> + Sync) -> Vec<Verdict> {
        let mut verdicts = vec![Verdict::EquationFailed; count];
        let each = count.div_ceil(self.threads).next_multiple_of(8).clamp(8, PIECE);
        let threads = self.threads.min(count.div_ceil(each));
        {
            let pieces = Mutex::new(verdicts.chunks_mut(each).enumerate());
            let run = || self.verify_pieces(|| locked(&pieces).next(), each, &signed);
            thread::scope(|scope| {
                for _ in 1..threads {
                    // Where no thread can be started, the others do its work.
                    let _ = thread::Builder::new().spawn_scoped(scope, run);
                }
                run();
            });
        }
        verdicts
    }

    /// Verifies piece after piece until `next` has none. It gives the number of a piece, which has `each` signatures as those before it,
    /// and the place for the verdicts.
    fn verify_pieces<'a, 'v>(
        &self,
        next: impl Fn() -> Option<(usize, &'v mut [Verdict])>,
        each: usize,
        signed: impl Fn(usize) -> Signed<'a>,
    ) {
        let idle = locked(&self.idle).pop();
        let mut worker = idle.unwrap_or_else(|| self.verifier.worker());
        let mut piece = Vec::with_capacity(each);
        while let Some((i, verdicts)) = next() {
            piece.clear();
            piece.extend((i * each..i * each + verdicts.len()).map(&signed));
            worker.verify(&piece, verdicts);
        }
        locked(&self.idle).push(worker);
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BackendChoice, Rule};
    use ed25519_dalek::{Signer, SigningKey};
    use std::collections::BTreeSet;
    use std::sync::Barrier;

    fn threaded(threads: usize) -> ThreadedVerifier {
        ThreadedVerifier::new(Verifier::new(Rule::Strict, BackendChoice::Auto).unwrap(), threads)
    }

    /// Every verdict stands where its signature does, for counts around those of a group and a piece.
    #[test]
    fn verdicts_are_in_order_for_all_numbers_of_threads() {
        let signer = SigningKey::from_bytes(&[5; 32]);
        let (key, good) = (signer.verifying_key().to_bytes(), signer.sign(b"signed").to_bytes());
        let mut high = good;
        high[63] |= 0xf0;
        let kinds: [(&[u8], &[u8; 64], Verdict); 3] = [
            (b"signed", &good, Verdict::Accepted),
            (b"other", &good, Verdict::EquationFailed),
            (b"signed", &high, Verdict::ScalarNotReduced),
        ];
        // No period of a group or a piece.
        let kind = |i: usize| kinds[i * i % 11 % 3];
        for threads in [0, 1, 2, 3, 40] {
            let verifier = threaded(threads);
            for count in [0, 1, 7, 8, 9, 31, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE + 5] {
                let signed: Vec<_> = (0..count).map(|i| Signed { message: kind(i).0, signature: kind(i).1, key: &key }).collect();
                let wanted: Vec<_> = (0..count).map(|i| kind(i).2).collect();
                assert_eq!(verifier.verify_many(&signed), wanted, "{count} signatures on {threads} threads");
            }
            assert!(locked(&verifier.idle).len() <= threads.max(1));
        }
    }

    /// Each of the threads takes a piece: the first signatures of all pieces wait for one another.
    #[test]
    fn the_threads_work_at_the_same_time() {
        const THREADS: usize = 3;
        let verifier = threaded(THREADS);
        let (all_here, seen) = (Barrier::new(THREADS), Mutex::new(BTreeSet::new()));
        let verdicts = verifier.verify_each(8 * THREADS, |i| {
            if i % 8 == 0 {
                all_here.wait();
                locked(&seen).insert(format!("{:?}", thread::current().id()));
            }
            Signed { message: b"", signature: &[0; 64], key: &[1; 32] }
        });
        assert_eq!((verdicts.len(), locked(&seen).len()), (8 * THREADS, THREADS));
        assert_eq!(locked(&verifier.idle).len(), THREADS);
    }

    /// Workers are kept, and one call uses those of another.
    #[test]
    fn workers_are_used_again() {
        let verifier = threaded(1);
        for _ in 0..3 {
            let signed = [Signed { message: b"", signature: &[0; 64], key: &[1; 32] }; 9];
            assert_eq!(verifier.verify_many(&signed).len(), 9);
            assert_eq!(locked(&verifier.idle).len(), 1);
        }
    }
}
