//! Time-lock files over Python's binary file objects.

use crate::arith::choice;
use crate::control::PyControl;
use modmill_vdf::lock::{self, LockHeader, LockOptions, OsRng};
use modmill_vdf::{Options, ProofKind};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use std::io::{self, Read, Write};
use std::path::PathBuf;

/// A Python object with read(n) or write(bytes) as a stream. An exception that it raises travels inside the `io::Error`.
struct PyStream(Py<PyAny>);

impl Read for PyStream {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        Python::attach(|py| {
            let got = self.0.bind(py).call_method1("read", (buffer.len(),))?;
            let bytes = got.cast::<PyBytes>().map_err(|_| PyTypeError::new_err("read() of a binary file must return bytes"))?.as_bytes();
            let target = buffer.get_mut(..bytes.len()).ok_or_else(|| PyTypeError::new_err("read(n) returned more than n bytes"))?;
            target.copy_from_slice(bytes);
            Ok(bytes.len())
        })
        .map_err(|e: PyErr| io::Error::other(e))
    }
}

impl Write for PyStream {
    fn write(&mut self, data: &[u8]) -> io::Result<usize> {
        Python::attach(|py| self.0.bind(py).call_method1("write", (PyBytes::new(py, data),))?.extract::<usize>()).map_err(io::Error::other)
    }

    fn flush(&mut self) -> io::Result<()> {
        Python::attach(|py| self.0.bind(py).call_method0("flush").map(drop)).map_err(io::Error::other)
    }
}

fn describe<'py>(py: Python<'py>, header: &LockHeader) -> PyResult<Bound<'py, PyDict>> {
    let out = PyDict::new(py);
    out.set_item("modulus", header.statement.modulus().value())?;
    out.set_item("base", header.statement.base())?;
    out.set_item("steps", header.statement.steps())?;
    Ok(out)
}

/// Seals the contents of `source` into `target`; returns the numbers of the header and the length of the contents.
#[pyfunction]
#[pyo3(signature = (source, target, *, bits, steps, armor, progress))]
fn lock_seal<'py>(
    py: Python<'py>,
    source: Py<PyAny>,
    target: Py<PyAny>,
    bits: u64,
    steps: u64,
    armor: bool,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyDict>> {
    let (mut reader, mut writer, mut control) = (PyStream(source), PyStream(target), PyControl::new(progress));
    let options = LockOptions { bits, steps, armor };
    let result = py.detach(|| lock::seal(&mut reader, &mut writer, &options, &mut OsRng, &mut control));
    let sealed = control.outcome_vdf(py, result)?;
    let out = describe(py, &sealed.header)?;
    out.set_item("length", sealed.bytes)?;
    Ok(out)
}

/// Does the squarings, then writes the contents of the time-lock file `source` to `target`.
#[pyfunction]
#[pyo3(signature = (source, target, *, backend, checkpoint, checkpoint_interval, progress))]
fn lock_open<'py>(
    py: Python<'py>,
    source: Py<PyAny>,
    target: Py<PyAny>,
    backend: &str,
    checkpoint: Option<PathBuf>,
    checkpoint_interval: f64,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyDict>> {
    let options = Options {
        backend: choice(py, backend)?,
        proof: ProofKind::None,
        checkpoint,
        checkpoint_interval_s: checkpoint_interval,
        ..Options::default()
    };
    let (mut reader, mut writer, mut control) = (PyStream(source), PyStream(target), PyControl::new(progress));
    let result = py.detach(|| lock::open(&mut reader, &mut writer, &options, &mut control));
    let opened = control.outcome_vdf(py, result)?;
    let out = describe(py, &opened.header)?;
    out.set_item("length", opened.bytes)?;
    out.set_item("backend", opened.evaluation.backend)?;
    out.set_item("why", &opened.evaluation.why)?;
    out.set_item("seconds", opened.evaluation.seconds_eval)?;
    out.set_item("resumed_from", opened.evaluation.resumed_from)?;
    out.set_item("checks_passed", opened.evaluation.checks_passed)?;
    out.set_item("faults", opened.evaluation.faults_detected)?;
    Ok(out)
}

pub(crate) fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_function(wrap_pyfunction!(lock_seal, m)?)?;
    m.add_function(wrap_pyfunction!(lock_open, m)?)
}
