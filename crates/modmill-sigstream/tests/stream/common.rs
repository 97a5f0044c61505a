//! Verifiers whose time and verdicts a test decides, and a guard against hanging.

use modmill_sigstream::StreamError;
use modmill_sigstream::stream::{Answer, Config, Consumer, Engine, GroupVerifier};
use modmill_sigverify::{Signed, StageTimes, Verdict};
use std::sync::{Arc, Mutex, mpsc};
use std::time::{Duration, Instant};

/// A verifier that calls a function with the messages' first bytes before it answers with the verdicts that they name.
pub(crate) struct Scripted<F> {
    pub(crate) group: usize,
    pub(crate) before: F,
}

impl<F: FnMut(&[Signed<'_>])> GroupVerifier for Scripted<F> {
    fn group(&self) -> usize {
        self.group
    }

    fn verify(&mut self, signed: &[Signed<'_>], verdicts: &mut [Verdict]) {
        (self.before)(signed);
        for (s, v) in signed.iter().zip(verdicts) {
            *v = verdict_of(s.message[0]);
        }
    }

    fn stages(&self) -> StageTimes {
        StageTimes::default()
    }
}

/// The verdict that a message with this first byte gets from a scripted verifier.
pub(crate) fn verdict_of(first: u8) -> Verdict {
    Verdict::ALL[usize::from(first) % Verdict::ALL.len()]
}

/// A stream of scripted verifiers; `before(worker)` makes what worker i does before it answers.
pub(crate) fn scripted<F: FnMut(&[Signed<'_>]) + 'static>(
    config: &Config,
    group: usize,
    consumers: usize,
    route: impl Fn(u64) -> usize + Send + Sync + 'static,
    before: impl Fn(usize) -> F + Send + Sync + 'static,
) -> (Engine, Vec<Consumer>) {
    Engine::with_verifiers(move |i| Box::new(Scripted { group, before: before(i) }), config, consumers, route).unwrap()
}

/// A stream with one consumer.
pub(crate) fn simple<F: FnMut(&[Signed<'_>]) + 'static>(
    config: &Config,
    group: usize,
    before: impl Fn(usize) -> F + Send + Sync + 'static,
) -> (Engine, Consumer) {
    let (engine, mut consumers) = scripted(config, group, 1, |_| 0, before);
    (engine, consumers.pop().unwrap())
}

/// A stream whose workers verify a group each time the test says so, and all that is left when it lets go of the sender.
pub(crate) fn held(config: &Config, group: usize) -> (Engine, Consumer, mpsc::Sender<()>) {
    let (go, wait) = mpsc::channel();
    let wait = Arc::new(Mutex::new(wait));
    let (engine, consumer) = simple(config, group, move |_| {
        let wait = Arc::clone(&wait);
        move |_: &[Signed<'_>]| {
            // An error means that the test let go of it all.
            let _ = wait.lock().unwrap().recv();
        }
    });
    (engine, consumer, go)
}

/// A message as a signature that only a scripted verifier understands.
pub(crate) fn signed(message: &[u8]) -> Signed<'_> {
    Signed { message, signature: &[0; 64], key: &[0; 32] }
}

pub(crate) fn config(workers: usize) -> Config {
    Config { workers, spin: Duration::from_micros(5), ..Config::default() }
}

pub(crate) fn receive_all(consumer: Consumer) -> Result<Vec<Answer>, StreamError> {
    consumer.collect()
}

/// Busy for so long: sleeping is too coarse for microseconds.
pub(crate) fn work(time: Duration) {
    let start = Instant::now();
    while start.elapsed() < time {
        std::thread::yield_now();
    }
}

/// Runs `body` on a thread of its own and fails if it does not end.
pub(crate) fn ends<T: Send + 'static>(body: impl FnOnce() -> T + Send + 'static) -> T {
    let (done, result) = mpsc::channel();
    let thread = std::thread::spawn(move || {
        let _ = done.send(body());
    });
    match result.recv_timeout(Duration::from_secs(300)) {
        Ok(value) => value,
        Err(mpsc::RecvTimeoutError::Timeout) => panic!("still running after five minutes: it hangs"),
        Err(mpsc::RecvTimeoutError::Disconnected) => std::panic::resume_unwind(thread.join().unwrap_err()),
    }
}
