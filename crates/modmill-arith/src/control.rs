//! How a caller watches and stops long work. Each crate has its own phases, and for them its own names of what is here.

use std::ops::ControlFlow;

/// Where the work stands; `P` is the crate's type of phases.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Progress<P> {
    /// What is being done.
    pub phase: P,
    /// Units of this phase done, work of earlier runs included.
    pub done: u64,
    /// Units of this phase in all, at most (0 when unknown).
    pub total: u64,
    /// Units that were already done when this run began, so that rate = (done - start) / seconds.
    pub start: u64,
    /// Seconds since this phase began in this run.
    pub seconds: f64,
}

/// Receives progress ten or twenty times a second on the calling thread; `Break` stops the work.
///
/// Any `FnMut(Progress<P>) -> ControlFlow<()>` is one, and so is [`Quiet`].
pub trait Control<P> {
    /// Told where the work stands; says whether to go on.
    fn progress(&mut self, progress: Progress<P>) -> ControlFlow<()>;
}

impl<P, F: FnMut(Progress<P>) -> ControlFlow<()>> Control<P> for F {
    fn progress(&mut self, progress: Progress<P>) -> ControlFlow<()> {
        self(progress)
    }
}

/// Watches nothing and never stops.
#[derive(Debug, Clone, Copy, Default)]
pub struct Quiet;

impl<P> Control<P> for Quiet {
    fn progress(&mut self, _: Progress<P>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}
