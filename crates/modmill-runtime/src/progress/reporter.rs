//! Reports of work on the calling thread.

use super::{Cadence, Progress, ProgressHandler, Stopped};
use std::fmt::Display;
use std::time::{Duration, Instant};

/// Tells a control how far one phase is, whenever the control's cadence says that a report is due.
pub struct Reporter<'c, P> {
    control: &'c mut dyn ProgressHandler<P>,
    phase: P,
    total: u64,
    start: u64,
    begin: Instant,
    /// The time at which the next report is due; `None` when the interval ends beyond what the clock can express.
    next: Option<Instant>,
}

impl<'c, P: Copy> Reporter<'c, P> {
    /// A reporter of `total` units (0 when unknown), of which `start` were done before this run.
    pub fn new(phase: P, start: u64, total: u64, control: &'c mut dyn ProgressHandler<P>) -> Self {
        let begin = Instant::now();
        Self { control, phase, total, start, begin, next: Some(begin) }
    }

    /// Reports that `done` units are done, if a report is due.
    ///
    /// # Errors
    /// [`Stopped`] when the control says stop.
    pub fn step(&mut self, done: u64) -> Result<(), Stopped<P>> {
        let due = match self.control.cadence() {
            Cadence::EveryStep => true,
            Cadence::Interval(_) => self.time_left() == Some(Duration::ZERO),
        };
        if due { self.report(done) } else { Ok(()) }
    }

    /// Reports that `done` units are done, due or not.
    ///
    /// # Errors
    /// As [`Reporter::step`].
    pub fn report(&mut self, done: u64) -> Result<(), Stopped<P>> {
        if let Cadence::Interval(interval) = self.control.cadence() {
            self.next = Instant::now().checked_add(interval);
        }
        let Self { phase, total, start, .. } = *self;
        let progress = Progress { phase, done, total, start, seconds: self.begin.elapsed().as_secs_f64() };
        match self.control.progress(progress).is_break() {
            true => Err(Stopped { phase, done, total }),
            false => Ok(()),
        }
    }

    /// Passes a warning on to the control.
    pub fn warn(&mut self, warning: &dyn Display) {
        self.control.warn(warning);
    }

    /// The time until the next report is due by the clock; `None` means never.
    pub(crate) fn time_left(&self) -> Option<Duration> {
        self.next.map(|next| next.saturating_duration_since(Instant::now()))
    }

    pub(crate) fn cadence(&self) -> Cadence {
        self.control.cadence()
    }

    pub(crate) fn phase(&self) -> P {
        self.phase
    }

    pub(crate) fn total(&self) -> u64 {
        self.total
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::progress::EveryStep;
    use std::ops::ControlFlow;

    /// The progress reported to a control when 0, 1, ..., 9 units of 12 are done.
    fn heard(interval: Option<Duration>) -> Vec<Progress<()>> {
        struct Timed<'h>(Duration, &'h mut Vec<Progress<()>>);
        impl ProgressHandler<()> for Timed<'_> {
            fn progress(&mut self, p: Progress<()>) -> ControlFlow<()> {
                self.1.push(p);
                ControlFlow::Continue(())
            }
            fn cadence(&self) -> Cadence {
                Cadence::Interval(self.0)
            }
        }
        let mut heard = Vec::new();
        let mut timed = Timed(interval.unwrap_or_default(), &mut heard);
        let mut every = EveryStep(|p: Progress<()>| timed.progress(p));
        let control: &mut dyn ProgressHandler<()> = if interval.is_some() { &mut timed } else { &mut every };
        let mut reporter = Reporter::new((), 3, 12, control);
        (0..10).for_each(|done| reporter.step(done).expect("nobody stops it"));
        heard
    }

    #[test]
    fn every_step_reports_all_and_an_interval_only_what_is_due() {
        let all = heard(None);
        assert_eq!(all.iter().map(|p| p.done).collect::<Vec<_>>(), (0..10).collect::<Vec<_>>());
        assert!(all.iter().all(|p| (p.start, p.total) == (3, 12)) && all.is_sorted_by_key(|p| p.seconds));
        assert_eq!(heard(Some(Duration::ZERO)).len(), 10);
        for long in [Duration::from_secs(1 << 20), Duration::MAX] {
            assert_eq!(heard(Some(long)).iter().map(|p| p.done).collect::<Vec<_>>(), [0], "the first report is due at once");
        }
    }

    #[test]
    fn a_stop_says_where() {
        let mut control = EveryStep(|_: Progress<char>| ControlFlow::Break(()));
        let mut reporter = Reporter::new('x', 0, 7, &mut control);
        assert_eq!(reporter.step(5), Err(Stopped { phase: 'x', done: 5, total: 7 }));
    }
}
