//! Time-lock files over Python's binary file objects.

use crate::arith::choice;
use crate::control::PyControl;
use crate::errors;
use crate::number::integer;
use modmill_vdf::lock::{self, LockHeader, LockOptions, Opened, Origin, Target};
use modmill_vdf::{Options, ProofKind, SysRng};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use std::io::{self, Read, Seek, SeekFrom, Write};
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

impl Seek for PyStream {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        let (offset, whence) = match to {
            SeekFrom::Start(offset) => (i128::from(offset), 0),
            SeekFrom::Current(offset) => (i128::from(offset), 1),
            SeekFrom::End(offset) => (i128::from(offset), 2),
        };
        Python::attach(|py| self.0.bind(py).call_method1("seek", (offset, whence))?.extract::<u64>()).map_err(io::Error::other)
    }
}

/// The path or binary file object that a result goes to.
enum Sink {
    File(Target),
    Stream(PyStream),
}

impl Sink {
    /// `origin`: device, inode and mode of the regular file that the input comes from.
    fn new(py: Python<'_>, target: Py<PyAny>, origin: Option<(u64, u64, u32)>, replace: bool) -> PyResult<Self> {
        let origin = origin.map(|(device, inode, mode)| Origin { device, inode, mode });
        match target.extract::<PathBuf>(py) {
            Ok(path) => Target::new(&path, origin.as_ref(), replace).map(Self::File).map_err(|e| errors::vdf(py, e)),
            Err(_) => Ok(Self::Stream(PyStream(target))),
        }
    }
}

fn describe<'py>(py: Python<'py>, header: &LockHeader) -> PyResult<Bound<'py, PyDict>> {
    let out = PyDict::new(py);
    out.set_item("modulus", integer(py, header.statement.modulus().value())?)?;
    out.set_item("base", integer(py, header.statement.base())?)?;
    out.set_item("steps", header.statement.steps())?;
    Ok(out)
}

/// Seals the contents of `source` into `target`; returns the numbers of the header and the length of the contents.
#[pyfunction]
#[pyo3(signature = (source, target, *, origin, replace, bits, steps, armor, progress))]
#[expect(clippy::too_many_arguments, reason = "named in Python")]
fn lock_seal<'py>(
    py: Python<'py>,
    source: Py<PyAny>,
    target: Py<PyAny>,
    origin: Option<(u64, u64, u32)>,
    replace: bool,
    bits: u64,
    steps: u64,
    armor: bool,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyDict>> {
    let sink = Sink::new(py, target, origin, replace)?;
    let (mut reader, mut control) = (PyStream(source), PyControl::new(progress));
    let options = LockOptions { bits, steps, armor };
    let result = py.detach(|| match sink {
        Sink::File(target) => lock::seal_to_file(&mut reader, target, &options, &mut SysRng, &mut control),
        Sink::Stream(mut writer) => lock::seal(&mut reader, &mut writer, &options, &mut SysRng, &mut control),
    });
    let sealed = control.outcome_vdf(py, result)?;
    let out = describe(py, &sealed.header)?;
    out.set_item("length", sealed.bytes)?;
    Ok(out)
}

trait Source: Read + Seek + Send + Sync {}
impl<S: Read + Seek + Send + Sync> Source for S {}

/// A time-lock file that was read to its end, and in which nothing is damaged.
#[pyclass]
struct LockFile(lock::LockFile<Box<dyn Source>>);

#[pymethods]
impl LockFile {
    /// Reads a binary file object. What cannot seek is copied first.
    #[new]
    #[pyo3(signature = (source, *, progress))]
    fn new(py: Python<'_>, source: Py<PyAny>, progress: Option<Py<PyAny>>) -> PyResult<Self> {
        let seekable = source.call_method0(py, "seekable")?.is_truthy(py)?;
        let (mut stream, mut control) = (PyStream(source), PyControl::new(progress));
        let result = py.detach(|| {
            let source: Box<dyn Source> = if seekable { Box::new(stream) } else { Box::new(lock::spool(&mut stream)?) };
            lock::LockFile::check(source, &mut control)
        });
        control.outcome_vdf(py, result).map(Self)
    }

    /// The public contents of the file.
    fn inspection<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let found = self.0.inspection();
        let out = describe(py, &found.header)?;
        out.set_item("version", found.header.version)?;
        out.set_item("armored", found.armored)?;
        out.set_item("chunks", found.chunks)?;
        out.set_item("length", found.bytes)?;
        Ok(out)
    }

    /// The directory for the state of a long opening beside the file of this name.
    fn checkpoint_beside(&self, path: PathBuf) -> Option<PathBuf> {
        lock::checkpoint_beside(&path, &self.0.inspection().header)
    }

    /// Does the squarings, then writes the contents to `target`.
    #[pyo3(signature = (target, *, origin, replace, backend, checkpoint, checkpoint_interval, progress))]
    #[expect(clippy::too_many_arguments, reason = "named in Python")]
    fn open<'py>(
        &mut self,
        py: Python<'py>,
        target: Py<PyAny>,
        origin: Option<(u64, u64, u32)>,
        replace: bool,
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
        let sink = Sink::new(py, target, origin, replace)?;
        let mut control = PyControl::new(progress);
        let file = &mut self.0;
        let result = py.detach(|| match sink {
            Sink::File(target) => file.open_to_file(target, &options, &mut control),
            Sink::Stream(mut writer) => file.open(&mut writer, &options, &mut control),
        });
        opened(py, &control.outcome_vdf(py, result)?)
    }
}

fn opened<'py>(py: Python<'py>, opened: &Opened) -> PyResult<Bound<'py, PyDict>> {
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

/// Removes the files of a checkpoint that is no longer needed.
#[pyfunction]
fn remove_checkpoint(py: Python<'_>, path: PathBuf) -> PyResult<()> {
    modmill_vdf::remove_checkpoint(&path).map_err(|e| errors::vdf(py, e))
}

pub(crate) fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_function(wrap_pyfunction!(lock_seal, m)?)?;
    m.add_function(wrap_pyfunction!(remove_checkpoint, m)?)?;
    m.add_class::<LockFile>()
}
