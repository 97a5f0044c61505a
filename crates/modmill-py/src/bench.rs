//! The benchmarks of signature verification: timed slices, ours and OpenSSL's, and latency under load.

use crate::arith::choice;
use crate::errors;
use modmill_peers::{SignatureBench, SignedMessage, signed_messages};
use modmill_sigstream::StreamError;
use modmill_sigstream::stream::Config;
use modmill_sigstream::stream::load::{Arrivals, LoadResult, SweepOptions, sweep};
use modmill_sigverify::{SigError, Verifier};
use modmill_timing::Waits;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};

/// Key, signature, message.
type Record = ([u8; 32], [u8; 64], Vec<u8>);
/// Key, signature, message as Python's bytes.
type LentRecord<'py> = (Bound<'py, PyBytes>, Bound<'py, PyBytes>, Bound<'py, PyBytes>);

/// Seconds until now: those that the calling thread was ready and waited for a processor, those of all processors together that the hypervisor gave to
/// other guests, and all that these had. None for what the system does not tell.
#[pyfunction]
fn thread_waits() -> (Option<f64>, Option<f64>, Option<f64>) {
    let Waits { queued, stolen, processors } = Waits::of_this_thread();
    let seconds = |time: Option<std::time::Duration>| time.map(|time| time.as_secs_f64());
    (seconds(queued), seconds(stolen), seconds(processors))
}

/// `count` valid signatures, each with its own key and a message of `length` bytes: [(key, signature, message)].
#[pyfunction]
#[pyo3(signature = (count, *, length, seed))]
fn bench_signed_messages<'py>(py: Python<'py>, count: usize, length: usize, seed: u64) -> Vec<LentRecord<'py>> {
    let data = py.detach(|| signed_messages(count, length, seed));
    let bytes = |b: &[u8]| PyBytes::new(py, b);
    data.iter().map(|s| (bytes(&s.key), bytes(&s.signature), bytes(&s.message))).collect()
}

/// One backend under one rule with a worker for each thread, and the signatures through which slices cycle.
#[pyclass(name = "SignatureBench", module = "modmill._native")]
struct PySignatureBench {
    inner: SignatureBench,
}

#[pymethods]
impl PySignatureBench {
    #[new]
    #[pyo3(signature = (rule, *, backend, threads, single=false))]
    fn new(py: Python<'_>, rule: &str, backend: &str, threads: usize, single: bool) -> PyResult<Self> {
        let make = if single { SignatureBench::single } else { SignatureBench::new };
        let inner = make(rule, choice(py, backend)?, threads).map_err(|e| errors::peer(py, &e))?;
        Ok(Self { inner })
    }

    /// OpenSSL instead, under its own rule; raises `PeerMissing` if it is not installed.
    #[staticmethod]
    fn openssl(py: Python<'_>, threads: usize) -> PyResult<Self> {
        let inner = SignatureBench::openssl(threads).map_err(|e| errors::peer(py, &e))?;
        Ok(Self { inner })
    }

    /// The backend that runs, or the peer with its version.
    #[getter]
    fn backend(&self) -> &str {
        self.inner.name()
    }

    /// Why that backend runs.
    #[getter]
    fn why(&self) -> &str {
        self.inner.why()
    }

    /// Sets the signatures: [(key, signature, message)].
    fn load(&mut self, records: Vec<Record>) {
        self.inner.load(owned(records));
    }

    /// The name of the verdict on each signature.
    fn verdicts(&mut self, py: Python<'_>) -> Vec<&'static str> {
        py.detach(|| self.inner.verdicts().into_iter().map(|v| v.name()).collect())
    }

    /// Verifies the next `count` signatures: (ns, verified, accepted); processor time on one thread, wall time on several.
    fn slice(&mut self, py: Python<'_>, count: usize) -> (u64, usize, usize) {
        let slice = py.detach(|| self.inner.slice(count));
        (u64::try_from(slice.took.as_nanos()).unwrap_or(u64::MAX), slice.count, slice.accepted)
    }
}

/// Latency of the stream under open-loop arrivals at fractions of full load: {"backend", "full_rate", "levels": [{...}]}.
#[pyfunction]
#[pyo3(signature = (records, *, rule, backend, workers, levels, seconds, seed))]
#[expect(clippy::too_many_arguments, reason = "one Python call carries the whole measurement")]
fn bench_signature_latency<'py>(
    py: Python<'py>,
    records: Vec<Record>,
    rule: &str,
    backend: &str,
    workers: usize,
    levels: Vec<f64>,
    seconds: f64,
    seed: u64,
) -> PyResult<Bound<'py, PyDict>> {
    let refused = |e: StreamError| errors::signatures(py, e);
    let rule = rule.parse().map_err(|e: SigError| refused(e.into()))?;
    let verifier = Verifier::new(rule, choice(py, backend)?).map_err(|e| refused(e.into()))?;
    let data = owned(records);
    let config = Config { workers, max_message: data.iter().map(|s| s.message.len()).max().unwrap_or(0), ..Config::default() };
    let plan = SweepOptions { levels, seconds, seed, arrivals: Arrivals::Poisson };
    let found = py
        .detach(|| {
            let signed: Vec<_> = data.iter().map(SignedMessage::as_signed).collect();
            sweep(&verifier, &config, &signed, &plan)
        })
        .map_err(refused)?;
    let out = PyDict::new(py);
    out.set_item("backend", verifier.backend().name())?;
    out.set_item("full_rate", found.full_rate)?;
    out.set_item("levels", found.levels.iter().map(|(load, r)| level(py, *load, r)).collect::<PyResult<Vec<_>>>()?)?;
    Ok(out)
}

fn level<'py>(py: Python<'py>, load: f64, result: &LoadResult) -> PyResult<Bound<'py, PyDict>> {
    let out = PyDict::new(py);
    out.set_item("load", load)?;
    out.set_item("offered", result.offered)?;
    out.set_item("achieved", result.achieved)?;
    out.set_item("count", result.answered)?;
    out.set_item("seconds", result.seconds)?;
    out.set_item("accepted", result.accepted)?;
    for (name, percent) in [("p50_us", 50.0), ("p90_us", 90.0), ("p99_us", 99.0), ("p999_us", 99.9)] {
        out.set_item(name, result.latency.percentile(percent) as f64 / 1e3)?;
    }
    out.set_item("max_us", result.latency.max_ns() as f64 / 1e3)?;
    for (name, wait) in [("stolen_ms", result.waits.stolen), ("queued_ms", result.waits.queued)] {
        out.set_item(name, wait.map(|wait| wait.as_nanos() as f64 / 1e6))?;
    }
    Ok(out)
}

fn owned(records: Vec<Record>) -> Vec<SignedMessage> {
    records.into_iter().map(|(key, signature, message)| SignedMessage { key, signature, message }).collect()
}

pub(crate) fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_class::<PySignatureBench>()?;
    m.add_function(wrap_pyfunction!(bench_signed_messages, m)?)?;
    m.add_function(wrap_pyfunction!(thread_waits, m)?)?;
    m.add_function(wrap_pyfunction!(bench_signature_latency, m)?)
}
