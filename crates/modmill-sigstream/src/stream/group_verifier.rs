//! The verifiers of groups: a backend's worker, or the one-by-one path where the group is too small for it.

use super::config::{MOST_AT_ONCE, SmallGroups};
use ed25519_dalek::{Signer, SigningKey};
use modmill_arith::{BackendChoice, BackendName};
use modmill_sigverify::{Signed, StageTimes, Verdict, Verifier, Worker};
use std::time::{Duration, Instant};

/// Verifies groups of signatures on one thread.
pub trait GroupVerifier {
    /// The group size at which this verifier is most efficient, 1 to 64. A worker waits for a full group no longer than the stream's `max_wait`.
    fn group(&self) -> usize;

    /// Verifies each signature independently: `verdicts[i]` becomes that of `signed[i]`. Called with at most [`GroupVerifier::group`] signatures.
    fn verify(&mut self, signed: &[Signed<'_>], verdicts: &mut [Verdict]);

    /// The time spent in each stage since this verifier was made.
    fn stages(&self) -> StageTimes;
}

/// A verifier's worker, and a portable one for groups of up to `small` signatures.
pub(crate) struct Paths {
    main: Worker,
    portable: Option<Worker>,
    small: usize,
}

impl Paths {
    pub(crate) fn new(verifier: &Verifier, small: SmallGroups) -> Self {
        let mut main = verifier.worker();
        // A backend that takes signatures one by one has no small groups.
        let mut portable = (main.group() > 1 && small != SmallGroups::Never)
            .then(|| Verifier::new(verifier.rule(), BackendChoice::Named(BackendName::Portable)).ok())
            .flatten()
            .map(|v| v.worker());
        let small = match (small, &mut portable) {
            (SmallGroups::UpTo(most), Some(_)) => most,
            (SmallGroups::Measured, Some(portable)) => {
                let one = least_time(portable, 1).as_nanos().max(1);
                (least_time(&mut main, 1).as_nanos() / one) as usize
            }
            _ => 0,
        };
        // What was measured is not part of the stream's work, so fresh workers are made.
        Self { main: verifier.worker(), portable: portable.filter(|_| small > 0), small }
    }
}

impl GroupVerifier for Paths {
    fn group(&self) -> usize {
        self.main.group().clamp(1, MOST_AT_ONCE)
    }

    fn verify(&mut self, signed: &[Signed<'_>], verdicts: &mut [Verdict]) {
        match &mut self.portable {
            Some(portable) if signed.len() <= self.small => portable.verify(signed, verdicts),
            _ => self.main.verify(signed, verdicts),
        }
    }

    fn stages(&self) -> StageTimes {
        self.main.stages() + self.portable.as_ref().map(Worker::stages).unwrap_or_default()
    }
}

/// The least time of a few that `worker` takes for `n` signatures that hold.
fn least_time(worker: &mut Worker, n: usize) -> Duration {
    const ROUNDS: usize = 9;
    let signer = SigningKey::from_bytes(&[1; 32]);
    let (key, signature) = (signer.verifying_key().to_bytes(), signer.sign(b"").to_bytes());
    let signed = vec![Signed { message: b"", signature: &signature, key: &key }; n];
    let mut verdicts = vec![Verdict::EquationFailed; n];
    let timed = (0..ROUNDS).map(|_| {
        let start = Instant::now();
        worker.verify(&signed, &mut verdicts);
        start.elapsed()
    });
    timed.min().unwrap_or_default()
}
