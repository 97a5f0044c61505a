//! Progress and stopping: a Python callable behind the job's control, and signals on the way.

use crate::errors;
use modmill_vdf::{Control, Progress, VdfError};
use pyo3::exceptions::PyKeyboardInterrupt;
use pyo3::prelude::*;
use std::ops::ControlFlow;

/// Calls `callback(phase, done, total, start, seconds)`, stops when it returns False or raises, and when a signal
/// handler raises (which is what ^C does).
pub(crate) struct PyControl {
    callback: Option<Py<PyAny>>,
    raised: Option<PyErr>,
}

impl PyControl {
    pub(crate) fn new(callback: Option<Py<PyAny>>) -> Self {
        Self { callback, raised: None }
    }

    fn step(&self, py: Python<'_>, p: Progress) -> PyResult<bool> {
        py.check_signals()?;
        let Some(callback) = &self.callback else { return Ok(true) };
        let answer = callback.bind(py).call1((p.phase.name(), p.done, p.total, p.start, p.seconds))?;
        Ok(!answer.is(pyo3::types::PyBool::new(py, false)))
    }

    /// The job's outcome as Python should see it: what the callback or a signal raised wins over `Interrupted`.
    pub(crate) fn outcome<T>(self, py: Python<'_>, result: Result<T, VdfError>) -> PyResult<T> {
        match (self.raised, result) {
            (Some(raised), Err(e @ VdfError::Interrupted { .. })) if raised.is_instance_of::<PyKeyboardInterrupt>(py) => {
                let stopped = errors::stopped_by_keyboard(py, &e);
                stopped.set_cause(py, Some(raised));
                Err(stopped)
            }
            (Some(raised), _) => Err(raised),
            (None, result) => result.map_err(|e| errors::vdf(py, e)),
        }
    }
}

impl Control for PyControl {
    fn progress(&mut self, progress: Progress) -> ControlFlow<()> {
        match Python::attach(|py| self.step(py, progress)) {
            Ok(true) => ControlFlow::Continue(()),
            Ok(false) => ControlFlow::Break(()),
            Err(e) => {
                self.raised = Some(e);
                ControlFlow::Break(())
            }
        }
    }
}
