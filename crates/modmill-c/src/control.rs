//! Progress and cancellation: functions of the caller's as the control of a job.

use crate::border::text;
use crate::error::Error;
use crate::pointer;
use modmill_runtime::progress::{Cadence, Progress, ProgressHandler};
use std::ffi::{c_char, c_void};
use std::fmt::Display;
use std::ops::ControlFlow;
use std::ptr;
use std::time::Duration;

/// The state of a long computation.
#[repr(C)]
pub struct modmill_progress {
    /// The name of the part that runs, such as "evaluate".
    pub phase: *const c_char,
    /// Units of this part done, those of earlier runs included.
    pub done: u64,
    /// Units of this part in all, at most; 0 when unknown.
    pub total: u64,
    /// Units that were done when this run began: the rate is (done - start) / seconds.
    pub start: u64,
    /// Seconds since this part began in this run.
    pub seconds: f64,
}

/// Watches and stops a long computation. A struct of zeros does neither.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct modmill_control {
    /// Called with the state of the work, on the thread that called the computation; returns true to go on. After false the computation ends with
    /// MODMILL_INTERRUPTED and has saved its state where it has a checkpoint. What `progress` points to lives during the call.
    pub progress: Option<unsafe extern "C" fn(progress: *const modmill_progress, user: *mut c_void) -> bool>,
    /// Called with a sentence that the user should read while the work goes on.
    pub warn: Option<unsafe extern "C" fn(sentence: *const c_char, user: *mut c_void)>,
    /// Passed on to both.
    pub user: *mut c_void,
    /// Seconds between two calls of `progress`; 0 for a tenth.
    pub interval_s: f64,
}

/// The caller's functions as a handler of any job.
pub(crate) struct Control(Option<modmill_control>);

impl Control {
    /// The control at an address, none for null.
    ///
    /// # Safety
    /// `control` is null or leads to a control whose functions may be called with its `user` on this thread.
    pub(crate) unsafe fn new(control: *const modmill_control) -> Result<Self, Error> {
        // SAFETY: the condition of this function.
        let found = unsafe { pointer::given("control", control) }?;
        match found {
            Some(control) if Duration::try_from_secs_f64(control.interval_s).is_err() => {
                Err(Error::usage(format!("control: the interval is {} seconds; 0 or more are needed", control.interval_s)))
            }
            found => Ok(Self(found.copied())),
        }
    }
}

impl<P: Display> ProgressHandler<P> for Control {
    fn progress(&mut self, progress: Progress<P>) -> ControlFlow<()> {
        let Some((control, call)) = self.0.as_ref().and_then(|control| Some((control, control.progress?))) else {
            return ControlFlow::Continue(());
        };
        let phase = text(progress.phase.to_string());
        let Progress { done, total, start, seconds, .. } = progress;
        let state = modmill_progress { phase: phase.as_ptr(), done, total, start, seconds };
        // SAFETY: the caller's function takes what it declares, lives during the call that was given it, and returns (header, "Control").
        if unsafe { call(ptr::from_ref(&state), control.user) } { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    fn warn(&mut self, warning: &dyn Display) {
        if let Some((control, call)) = self.0.as_ref().and_then(|control| Some((control, control.warn?))) {
            let sentence = text(warning.to_string());
            // SAFETY: as above.
            unsafe { call(sentence.as_ptr(), control.user) };
        }
    }

    fn cadence(&self) -> Cadence {
        let interval = self.0.map(|control| control.interval_s).filter(|seconds| *seconds > 0.0);
        interval.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok()).map_or_else(Cadence::default, Cadence::Interval)
    }
}
