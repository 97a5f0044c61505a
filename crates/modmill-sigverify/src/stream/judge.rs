//! Who judges a group: a backend's worker, beside it the one-by-one path for groups that are too small for it.

use super::config::{MOST_AT_ONCE, SmallGroups};
use crate::{Signed, StageTimes, Verdict, Verifier, Worker};
use modmill_arith::{Backend, BackendChoice};
use std::time::{Duration, Instant};

/// Judges groups of signatures on one thread.
pub trait Judge {
    /// How many signatures a call is best handed; a worker waits for so many no longer than the stream's `max_wait`. 1 to 64.
    fn group(&self) -> usize;

    /// Judges each signature on its own: `verdicts[i]` becomes that of `signed[i]`. At most [`Judge::group`] are handed over.
    fn judge(&mut self, signed: &[Signed<'_>], verdicts: &mut [Verdict]);

    /// Where the time went since this judge was made.
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
            .then(|| Verifier::new(verifier.rule(), BackendChoice::Named(Backend::Portable)).ok())
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
        // What was measured is not part of the stream's work, so the workers begin anew.
        Self { main: verifier.worker(), portable: portable.filter(|_| small > 0), small }
    }
}

impl Judge for Paths {
    fn group(&self) -> usize {
        self.main.group().clamp(1, MOST_AT_ONCE)
    }

    fn judge(&mut self, signed: &[Signed<'_>], verdicts: &mut [Verdict]) {
        match &mut self.portable {
            Some(portable) if signed.len() <= self.small => portable.verify(signed, verdicts),
            _ => self.main.verify(signed, verdicts),
        }
    }

    fn stages(&self) -> StageTimes {
        self.main.stages() + self.portable.as_ref().map(Worker::stages).unwrap_or_default()
    }
}

/// The least time of a few that `worker` takes for `n` signatures that hold (those of the first vector of RFC 8032).
fn least_time(worker: &mut Worker, n: usize) -> Duration {
    const ROUNDS: usize = 9;
    let (key, signature) = first_vector();
    let signed = vec![Signed { message: b"", signature: &signature, key: &key }; n];
    let mut verdicts = vec![Verdict::Equation; n];
    let timed = (0..ROUNDS).map(|_| {
        let start = Instant::now();
        worker.verify(&signed, &mut verdicts);
        start.elapsed()
    });
    timed.min().unwrap_or_default()
}

/// Key and signature of the first vector of RFC 8032, section 7.1; its message is empty.
fn first_vector() -> ([u8; 32], [u8; 64]) {
    const KEY: &str = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";
    const SIGNATURE: &str =
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b";
    (from_hex(KEY), from_hex(SIGNATURE))
}

fn from_hex<const N: usize>(text: &str) -> [u8; N] {
    std::array::from_fn(|i| u8::from_str_radix(&text[2 * i..2 * i + 2], 16).unwrap_or(0))
}
