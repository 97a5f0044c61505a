//! How a caller watches and stops long work.

use crate::Gf2Error;
use modmill_arith::control;
pub use modmill_arith::control::Quiet;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::{Duration, Instant};

/// The work that is running.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Phase {
    /// Testing a polynomial; one unit is one squaring.
    Irreducible,
    /// Looking for its factor; one unit is one degree.
    Factor,
    /// Looking for the smallest irreducible polynomial; one unit is one candidate, how many is not known.
    Search,
    /// Powers of an array; one unit is one product or squaring of one element.
    Power,
    /// Inverses of an array; one unit is one product.
    Inverse,
}

impl Phase {
    /// The name used in progress lines and JSON.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Phase::Irreducible => "irreducible",
            Phase::Factor => "factor",
            Phase::Search => "search",
            Phase::Power => "power",
            Phase::Inverse => "inverse",
        }
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Where the work stands.
pub type Progress = control::Progress<Phase>;

/// Receives progress about twenty times a second on the calling thread; `Break` stops the work.
///
/// Any `FnMut(Progress) -> ControlFlow<()>` is one, and so is [`Quiet`].
pub trait Control: control::Control<Phase> {}

impl<C: control::Control<Phase> + ?Sized> Control for C {}

/// What the workers and the thread that watches them share.
#[derive(Debug, Clone)]
pub(crate) struct Watch {
    phase: Phase,
    total: u64,
    counts: bool,
    shared: Arc<Shared>,
}

#[derive(Debug, Default)]
struct Shared {
    done: AtomicU64,
    stop: AtomicBool,
}

impl Watch {
    pub(crate) fn new(phase: Phase, total: u64) -> Self {
        Self { phase, total, counts: true, shared: Arc::default() }
    }

    /// One for a part of the work whose steps do not count.
    pub(crate) fn silent(&self) -> Self {
        Self { counts: false, ..self.clone() }
    }

    /// `units` more are done. An error where the caller said stop.
    #[inline]
    pub(crate) fn step(&self, units: u64) -> Result<(), Gf2Error> {
        if self.counts {
            self.shared.done.fetch_add(units, Ordering::Relaxed);
        }
        if self.shared.stop.load(Ordering::Relaxed) { Err(self.interrupted()) } else { Ok(()) }
    }

    fn interrupted(&self) -> Gf2Error {
        Gf2Error::Interrupted { phase: self.phase, done: self.shared.done.load(Ordering::Relaxed), total: self.total }
    }
}

/// How long work runs between two calls of the control.
const INTERVAL: Duration = Duration::from_millis(50);

/// Does `work` on a thread of its own while this one tells `control` how far it is.
pub(crate) fn watched<T: Send>(
    phase: Phase,
    total: u64,
    control: &mut dyn Control,
    work: impl FnOnce(&Watch) -> Result<T, Gf2Error> + Send,
) -> Result<T, Gf2Error> {
    let watch = Watch::new(phase, total);
    let begin = Instant::now();
    std::thread::scope(|scope| {
        let (sender, receiver) = channel();
        let shared = &watch;
        let worker = scope.spawn(move || {
            let result = work(shared);
            // The receiver waits for this; it is there as long as this thread is.
            let _ = sender.send(());
            result
        });
        while let Err(RecvTimeoutError::Timeout) = receiver.recv_timeout(INTERVAL) {
            let (done, seconds) = (watch.shared.done.load(Ordering::Relaxed), begin.elapsed().as_secs_f64());
            if control.progress(Progress { phase, done, total, start: 0, seconds }).is_break() {
                watch.shared.stop.store(true, Ordering::Relaxed);
            }
        }
        worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })
}
