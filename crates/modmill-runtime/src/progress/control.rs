//! Reports of long work to its caller, and the caller's answers.

use std::fmt::Display;
use std::ops::ControlFlow;
use std::time::Duration;

/// A report of how far the work is; `P` is the type of its phases.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Progress<P> {
    /// The phase of the work.
    pub phase: P,
    /// Units of this phase done, including those of earlier runs.
    pub done: u64,
    /// Units of this phase in all, at most; 0 when unknown.
    pub total: u64,
    /// Units that were already done when this run began, so that rate = (done - start) / seconds.
    pub start: u64,
    /// Seconds since this phase began in this run.
    pub seconds: f64,
}

/// The times at which progress is reported to a [`ProgressHandler`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cadence {
    /// A report at every step that the work counts, whatever the machine's speed. Each step then waits for the handler's answer.
    EveryStep,
    /// A report at the beginning, then each time this long has passed.
    Interval(Duration),
}

impl Default for Cadence {
    /// Ten times a second.
    fn default() -> Self {
        Cadence::Interval(Duration::from_millis(100))
    }
}

/// Receives progress on the calling thread; `Break` stops the work.
///
/// Any `FnMut(Progress<P>) -> ControlFlow<()>` is a handler; so are [`NoProgress`] and [`EveryStep`].
pub trait ProgressHandler<P> {
    /// Receives the state of the work and says whether to go on.
    fn progress(&mut self, progress: Progress<P>) -> ControlFlow<()>;

    /// Receives something that the user should know while the work goes on. Ignored unless a handler says otherwise.
    fn warn(&mut self, warning: &dyn Display) {
        let _ = warning;
    }

    /// The times at which to call [`ProgressHandler::progress`].
    fn cadence(&self) -> Cadence {
        Cadence::default()
    }
}

impl<P, F: FnMut(Progress<P>) -> ControlFlow<()>> ProgressHandler<P> for F {
    fn progress(&mut self, progress: Progress<P>) -> ControlFlow<()> {
        self(progress)
    }
}

/// Ignores progress and never stops the work.
#[derive(Debug, Clone, Copy, Default)]
pub struct NoProgress;

impl<P> ProgressHandler<P> for NoProgress {
    fn progress(&mut self, _: Progress<P>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// The handler inside, called at every step instead of by the clock.
#[derive(Debug, Clone, Copy)]
pub struct EveryStep<C>(pub C);

impl<P, C: ProgressHandler<P>> ProgressHandler<P> for EveryStep<C> {
    fn progress(&mut self, progress: Progress<P>) -> ControlFlow<()> {
        self.0.progress(progress)
    }
    fn warn(&mut self, warning: &dyn Display) {
        self.0.warn(warning);
    }
    fn cadence(&self) -> Cadence {
        Cadence::EveryStep
    }
}

/// The handler said stop.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stopped<P> {
    /// The phase in which the work stopped.
    pub phase: P,
    /// Units done.
    pub done: u64,
    /// Units in all, at most; 0 when unknown.
    pub total: u64,
}
