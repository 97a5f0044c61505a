//! Progress and cancellation: a Python callback as the control of a job. Signals are handled on the way.

use crate::errors;
use modmill_isogeny::IsogenyError;
use modmill_runtime::progress::{Progress, ProgressHandler};
use modmill_vdf::VdfError;
use pyo3::exceptions::{PyKeyboardInterrupt, PyRuntimeError};
use pyo3::prelude::*;
use pyo3::types::PyBool;
use std::fmt::Display;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, mpsc};
use std::time::Duration;

/// Calls a Python callback with (phase, done, total, start, seconds).
///
/// Stops when the callback returns False or raises, when a warning raises, and when a signal handler raises, as that of ^C does.
pub(crate) struct PyControl {
    callback: Option<Py<PyAny>>,
    raised: Option<PyErr>,
}

impl PyControl {
    pub(crate) fn new(callback: Option<Py<PyAny>>) -> Self {
        Self { callback, raised: None }
    }

    /// Handles signals and calls the callback; says whether to go on.
    fn call<P: Display>(&self, py: Python<'_>, p: &Progress<P>) -> PyResult<bool> {
        py.check_signals()?;
        let Some(callback) = &self.callback else { return Ok(true) };
        let answer = callback.bind(py).call1((p.phase.to_string(), p.done, p.total, p.start, p.seconds))?;
        Ok(!answer.is(PyBool::new(py, false)))
    }

    /// The outcome of a job as Python should see it. An exception from the callback or a signal handler takes precedence.
    pub(crate) fn outcome<T, E>(self, py: Python<'_>, result: Result<T, E>, error: impl FnOnce(Python<'_>, E) -> PyErr) -> PyResult<T> {
        match self.raised {
            Some(raised) => Err(raised),
            None => result.map_err(|e| error(py, e)),
        }
    }

    /// The outcome of a delay function's job, which says how far it came when ^C stopped it.
    pub(crate) fn outcome_vdf<T>(self, py: Python<'_>, result: Result<T, VdfError>) -> PyResult<T> {
        match (self.raised, result) {
            (Some(raised), Err(e @ VdfError::Interrupted { .. })) if raised.is_instance_of::<PyKeyboardInterrupt>(py) => {
                let stopped = errors::stopped_by_keyboard(py, &e);
                stopped.set_cause(py, Some(raised));
                Err(stopped)
            }
            (raised, result) => Self { callback: None, raised }.outcome(py, result, errors::vdf),
        }
    }

    /// The outcome of a job of the isogeny delay function, which says how far it came when ^C stopped it.
    pub(crate) fn outcome_isogeny<T>(self, py: Python<'_>, result: Result<T, IsogenyError>) -> PyResult<T> {
        match (self.raised, result) {
            (Some(raised), Err(e @ IsogenyError::Interrupted { .. })) if raised.is_instance_of::<PyKeyboardInterrupt>(py) => {
                let stopped = errors::walk_stopped_by_keyboard(py, &e);
                stopped.set_cause(py, Some(raised));
                Err(stopped)
            }
            (raised, result) => Self { callback: None, raised }.outcome(py, result, errors::isogeny),
        }
    }
}

/// The outcome of `work`, which may block, from a thread of its own, so that ^C interrupts the wait for it. Work that is then left to itself finds
/// that the function it was given says `false`.
pub(crate) fn interruptible<T: Send + 'static>(
    py: Python<'_>,
    name: &str,
    work: impl FnOnce(&dyn Fn() -> bool) -> T + Send + 'static,
) -> PyResult<T> {
    /// The interval at which signals are looked for.
    const LOOK: Duration = Duration::from_millis(50);
    let (done, mut outcome) = mpsc::channel();
    let wanted = Arc::new(AtomicBool::new(true));
    let still = Arc::clone(&wanted);
    // Where nobody waits any more, nobody receives it either.
    let started = std::thread::Builder::new().name(name.to_owned()).spawn(move || drop(done.send(work(&|| still.load(Relaxed)))));
    started.map_err(|e| errors::os_error("starting a thread", &e, None))?;
    loop {
        let receiver = &mut outcome;
        let found = py.detach(move || receiver.recv_timeout(LOOK));
        py.check_signals().inspect_err(|_| wanted.store(false, Relaxed))?;
        match found {
            Ok(found) => return Ok(found),
            Err(mpsc::RecvTimeoutError::Timeout) => {}
            Err(mpsc::RecvTimeoutError::Disconnected) => return Err(PyRuntimeError::new_err("the thread panicked")),
        }
    }
}

/// A control for [`interruptible`] work, which also stops when nobody waits for it any more.
pub(crate) struct WhileWanted<'a> {
    pub(crate) control: PyControl,
    pub(crate) is_wanted: &'a dyn Fn() -> bool,
}

impl<P: Display> ProgressHandler<P> for WhileWanted<'_> {
    fn progress(&mut self, progress: Progress<P>) -> ControlFlow<()> {
        if (self.is_wanted)() { self.control.progress(progress) } else { ControlFlow::Break(()) }
    }

    fn warn(&mut self, warning: &dyn Display) {
        ProgressHandler::<P>::warn(&mut self.control, warning);
    }
}

impl<P: Display> ProgressHandler<P> for PyControl {
    fn progress(&mut self, progress: Progress<P>) -> ControlFlow<()> {
        if self.raised.is_some() {
            return ControlFlow::Break(());
        }
        match Python::attach(|py| self.call(py, &progress)) {
            Ok(true) => ControlFlow::Continue(()),
            Ok(false) => ControlFlow::Break(()),
            Err(e) => {
                self.raised = Some(e);
                ControlFlow::Break(())
            }
        }
    }

    /// A Python warning, which a caller's filter may turn into an exception. That stops the work like one from the callback.
    fn warn(&mut self, warning: &dyn Display) {
        if let Err(e) = Python::attach(|py| errors::warn(py, &warning.to_string())) {
            self.raised.get_or_insert(e);
        }
    }
}
