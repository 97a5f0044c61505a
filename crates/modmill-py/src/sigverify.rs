//! Signatures: arrays of them, files of them through the stream, and files made from a seed.

use crate::arith::choice;
use crate::control::{PyControl, WhileWanted, interruptible};
use crate::errors;
use crate::msm::Bytes;
use modmill_sigstream::StreamError;
use modmill_sigstream::generate::{Kind, Recipe, sample};
use modmill_sigstream::records::{Format, Framing, Input, OtherTraffic, ReadOptions};
use modmill_sigstream::replay::{Dedup, Ending, Origin, Outputs, Replay, ReplayOptions, Route, State, Summary, Tags, Verdicts};
use modmill_sigstream::ring::{Next, Producer, Reader, Tally};
use modmill_sigstream::stream::{Config, Latency, Remote, Snapshot, Spread, WorkerSnapshot};
use modmill_sigverify::{Rule, Signed, ThreadedVerifier, Verdict, Verifier};
use pyo3::buffer::PyBuffer;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyTuple};
use std::fs::File;
use std::io::{BufWriter, Write};
use std::os::fd::AsFd;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

fn parsed<T: std::str::FromStr<Err: Into<StreamError>>>(py: Python<'_>, name: &str) -> PyResult<T> {
    name.parse().map_err(|e: T::Err| errors::signatures(py, e.into()))
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A rule, a backend and threads. Callers on several threads share it.
#[pyclass(frozen, module = "modmill._native")]
struct SignatureVerifier {
    threaded: ThreadedVerifier,
}

#[pymethods]
impl SignatureVerifier {
    #[new]
    #[pyo3(signature = (rule, *, backend, threads))]
    fn new(py: Python<'_>, rule: &str, backend: &str, threads: usize) -> PyResult<Self> {
        let (rule, backend) = (parsed::<Rule>(py, rule)?, choice(py, backend)?);
        let verifier = Verifier::new(rule, backend).map_err(|e| errors::signatures(py, e.into()))?;
        Ok(Self { threaded: ThreadedVerifier::new(verifier, threads) })
    }

    #[getter]
    fn backend(&self) -> &'static str {
        self.threaded.verifier().backend().name()
    }

    #[getter]
    fn why(&self) -> &str {
        self.threaded.verifier().why()
    }

    /// The code of the verdict on one signature.
    fn verify(&self, py: Python<'_>, message: &[u8], signature: [u8; 64], key: [u8; 32]) -> u8 {
        py.detach(|| self.threaded.verifier().verify(message, &signature, &key) as u8)
    }

    /// The codes of the verdicts, a byte each. Message i is `messages[offsets[i]:offsets[i + 1]]`.
    fn verify_many<'py>(
        &self,
        py: Python<'py>,
        messages: PyBuffer<u8>,
        offsets: PyBuffer<u64>,
        signatures: PyBuffer<u8>,
        keys: PyBuffer<u8>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        // Copied, as Python may write to the buffers once its lock is released. The copy is a thousandth of the work.
        let (messages, offsets) = (messages.to_vec(py)?, offsets.to_vec(py)?);
        let (signatures, keys) = (signatures.to_vec(py)?, keys.to_vec(py)?);
        let (signatures, keys) = (whole::<64>("signatures", &signatures)?, whole::<32>("keys", &keys)?);
        if signatures.len() != keys.len() || offsets.len() != keys.len() + 1 {
            let (s, k, o) = (signatures.len(), keys.len(), offsets.len());
            return Err(PyValueError::new_err(format!("{s} signatures, {k} keys and {o} offsets (one more than messages)")));
        }
        let message = |i: usize| {
            let (from, to) = (usize::try_from(offsets[i]).ok()?, usize::try_from(offsets[i + 1]).ok()?);
            messages.get(from..to)
        };
        if (0..keys.len()).any(|i| message(i).is_none()) {
            return Err(PyValueError::new_err(format!("the offsets leave the {} bytes of messages", messages.len())));
        }
        let signed = |i: usize| Signed { message: message(i).unwrap_or_default(), signature: &signatures[i], key: &keys[i] };
        let codes = |verdicts: Vec<Verdict>| verdicts.into_iter().map(|verdict| verdict as u8).collect::<Vec<_>>();
        Ok(PyBytes::new(py, &py.detach(|| codes(self.threaded.verify_each(keys.len(), signed)))))
    }
}

/// The bytes in pieces of N, or an error that says how many are left over.
fn whole<'a, const N: usize>(name: &str, bytes: &'a [u8]) -> PyResult<&'a [[u8; N]]> {
    let (pieces, rest) = bytes.as_chunks::<N>();
    if rest.is_empty() {
        return Ok(pieces);
    }
    Err(PyValueError::new_err(format!("{name}: the length must be a multiple of {N} bytes (got {})", bytes.len())))
}

/// A file on its way through the stream of workers.
#[pyclass(frozen, module = "modmill._native")]
struct SignatureReplay {
    replay: Mutex<Option<Replay>>,
    /// The process whose threads run it.
    process: u32,
    /// The outcome, once it is there.
    finished: Mutex<Option<Py<PyDict>>>,
    /// The stream at the last call of `state`, for what happened since.
    last: Mutex<Snapshot>,
    format: &'static str,
    backend: &'static str,
    why: String,
    /// The remotes that nobody has asked for yet.
    remotes: Mutex<Vec<Remote>>,
}

#[pymethods]
impl SignatureReplay {
    /// `path` None is standard input. `origin`: records and bytes before the file, where it is a piece of another. ^C interrupts the wait for its first bytes. `backend` None: the `threads` remotes verify, each its share with `shares`.
    #[new]
    #[pyo3(signature = (path, *, rule, backend, threads, cores, format, port, rate, repeat, dedup, shares, out, routes, ring, origin=(0, 0)))]
    #[expect(clippy::too_many_arguments, reason = "one Python call carries the whole job")]
    fn new(
        py: Python<'_>,
        path: Option<PathBuf>,
        rule: &str,
        backend: Option<&str>,
        threads: usize,
        cores: Vec<usize>,
        format: Option<&str>,
        port: Option<u16>,
        rate: Option<f64>,
        repeat: u64,
        dedup: &str,
        shares: bool,
        out: Option<PathBuf>,
        routes: Vec<PyRoute>,
        ring: Option<PathBuf>,
        origin: (u64, u64),
    ) -> PyResult<Self> {
        let mut stream = Config { cores, max_message: SLOT, long_memory: LONG_MEMORY, ..Config::default() };
        if threads > 0 {
            stream.workers = threads;
        }
        let format = format.map(|name| parsed::<Format>(py, name)).transpose()?;
        let (rule, device) = (parsed::<Rule>(py, rule)?, backend.is_none());
        let backend = choice(py, backend.unwrap_or("auto"))?;
        let read = ReadOptions { format, port };
        let dedup = Dedup::of_name(dedup).ok_or_else(|| PyValueError::new_err(format!("no removal of repeats is called {dedup}")))?;
        let origin = Origin { records: origin.0, bytes: origin.1 };
        let options = ReplayOptions { read, rule, backend, stream, rate, repeat, dedup, origin, ..ReplayOptions::default() };
        let spread = if shares { Spread::Shares } else { Spread::Any };
        let input = path.map_or(Input::Stdin, Input::File);
        let start = move |is_wanted: &dyn Fn() -> bool| {
            // Nobody waits any more for what an interrupted start would write.
            let outputs = || if is_wanted() { outputs(out, routes, ring) } else { Err(StreamError::StreamClosed) };
            if device {
                Replay::start_remote(input, outputs, options, spread)
            } else {
                Replay::start(input, outputs, options).map(|r| (r, Vec::new()))
            }
        };
        let (replay, remotes) = interruptible(py, "sigverify-start", start)?.map_err(|e| errors::signatures(py, e))?;
        let format = replay.format().name();
        let (backend, why) = replay.verifier().map_or(("", String::new()), |v| (v.backend().name(), v.why().to_owned()));
        let remotes = Mutex::new(remotes);
        let (replay, process) = (Mutex::new(Some(replay)), std::process::id());
        Ok(Self { replay, process, finished: Mutex::default(), last: Mutex::default(), format, backend, why, remotes })
    }

    /// One of the remotes, for a device; None once all were given out.
    fn remote(&self) -> Option<SignatureRemote> {
        locked(&self.remotes).pop().map(|remote| SignatureRemote { remote: Mutex::new(Some(remote)) })
    }

    #[getter]
    fn format(&self) -> &'static str {
        self.format
    }

    #[getter]
    fn backend(&self) -> &'static str {
        self.backend
    }

    #[getter]
    fn why(&self) -> &str {
        &self.why
    }

    /// The state of the replay, or None once `finish` was called. `recent` is about the time since the last call.
    fn state<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyDict>>> {
        self.require_process(py)?;
        let Some(state) = locked(&self.replay).as_ref().map(Replay::state) else { return Ok(None) };
        let recent = state.stream.since(&locked(&self.last)).latency();
        let out = state_of(py, &state)?;
        out.set_item("recent", latency(py, &recent)?)?;
        *locked(&self.last) = state.stream;
        Ok(Some(out))
    }

    /// Stops reading; what was submitted is still verified.
    fn stop(&self, py: Python<'_>) -> PyResult<()> {
        self.require_process(py)?;
        if let Some(replay) = locked(&self.replay).as_ref() {
            replay.stop();
        }
        Ok(())
    }

    /// Waits at most `seconds`; returns whether everything has been verified and written.
    fn wait(&self, py: Python<'_>, seconds: f64) -> PyResult<bool> {
        self.require_process(py)?;
        let over = || locked(&self.replay).as_ref().is_none_or(Replay::is_over);
        let wanted = Duration::try_from_secs_f64(seconds.clamp(0.0, 60.0)).unwrap_or_default();
        Ok(py.detach(|| {
            let begin = Instant::now();
            while !over() {
                let Some(left) = wanted.checked_sub(begin.elapsed()) else { return false };
                std::thread::sleep(left.min(Duration::from_millis(2)));
            }
            true
        }))
    }

    /// Waits for the end and returns the outcome; the same one when called again, as a caller does that ^C interrupted here.
    fn finish<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        self.require_process(py)?;
        if let Some(outcome) = &*locked(&self.finished) {
            return Ok(outcome.bind(py).clone());
        }
        let replay = locked(&self.replay).take().ok_or_else(|| PyValueError::new_err("another thread is finishing the run"))?;
        let summary = py.detach(|| replay.finish()).map_err(|e| errors::signatures(py, e))?;
        let outcome = summary_of(py, summary)?;
        *locked(&self.finished) = Some(outcome.clone().unbind());
        Ok(outcome)
    }
}

impl SignatureReplay {
    /// Refuses a process that was forked from the one of the run: its threads are not there, so that waiting for them would never end.
    fn require_process(&self, py: Python<'_>) -> PyResult<()> {
        if std::process::id() == self.process {
            return Ok(());
        }
        let message = format!(
            "this run belongs to process {}, whose threads a forked child does not have: start the run in the child, or make \
             processes by the start method `spawn` of multiprocessing",
            self.process
        );
        Err(errors::exception(py, "UsageError", &message, &[("process", errors::field(py, self.process))]))
    }
}

impl Drop for SignatureReplay {
    fn drop(&mut self) {
        if std::process::id() != self.process {
            // Dropping these waits for their threads.
            std::mem::forget(self.replay.get_mut().unwrap_or_else(PoisonError::into_inner).take());
            std::mem::forget(std::mem::take(self.remotes.get_mut().unwrap_or_else(PoisonError::into_inner)));
        }
    }
}

/// A device's access to a replay: it takes signatures and answers them.
#[pyclass(frozen, module = "modmill._native")]
struct SignatureRemote {
    /// None once it is closed.
    remote: Mutex<Option<Remote>>,
}

/// A signature for a device: ticket, route, message, signature, key.
type Taken<'py> = (u64, u64, Bound<'py, PyBytes>, Bound<'py, PyBytes>, Bound<'py, PyBytes>);

#[pymethods]
impl SignatureRemote {
    /// At most so many signatures that wait, each as (ticket, route, message, signature, key): the index of the route that its record goes to, or the
    /// number of routes where none is for it.
    fn take<'py>(&self, py: Python<'py>, most: usize) -> Vec<Taken<'py>> {
        let mut guard = locked(&self.remote);
        let Some(remote) = guard.as_mut() else { return Vec::new() };
        let mut found = Vec::new();
        while found.len() < most {
            let Some((ticket, route, signed)) = remote.take() else { break };
            let bytes = |part: &[u8]| PyBytes::new(py, part);
            found.push((ticket, route, bytes(signed.message), bytes(signed.signature), bytes(signed.key)));
        }
        found
    }

    /// Answers a signature by the code of its verdict.
    fn answer(&self, ticket: u64, code: usize) -> PyResult<()> {
        let verdict = *Verdict::ALL.get(code).ok_or_else(|| PyValueError::new_err(format!("no verdict has the code {code}")))?;
        match locked(&self.remote).as_mut().map(|remote| remote.answer(ticket, verdict)) {
            Some(true) => Ok(()),
            _ => Err(PyValueError::new_err(format!("no signature with ticket {ticket} is under way"))),
        }
    }

    /// True once everything is answered and nothing more will come.
    fn is_over(&self) -> bool {
        locked(&self.remote).as_ref().is_none_or(Remote::is_over)
    }

    /// Ends the stream with an error: the device cannot go on.
    fn fail(&self, reason: String) {
        if let Some(remote) = locked(&self.remote).as_ref() {
            remote.fail(reason);
        }
    }

    /// Lets go of the stream, which must be over.
    fn close(&self) {
        locked(&self.remote).take();
    }
}

/// A reader of a ring of verdicts, with what it has seen.
#[pyclass(frozen, module = "modmill._native")]
struct SignatureRing {
    state: Mutex<(Reader, Tally)>,
}

#[pymethods]
impl SignatureRing {
    /// Attaches to the ring.
    #[new]
    fn new(py: Python<'_>, path: PathBuf) -> PyResult<Self> {
        let reader = Reader::open(&path).map_err(|e| errors::signatures(py, e))?;
        Ok(Self { state: Mutex::new((reader, Tally::start())) })
    }

    /// Reads for about so many seconds: None, or whether the ring is complete once everything was read.
    fn read(&self, py: Python<'_>, seconds: f64) -> PyResult<Option<bool>> {
        let limit = Duration::try_from_secs_f64(seconds.clamp(0.0, 60.0)).unwrap_or_default();
        let done = py.detach(|| {
            let (reader, tally) = &mut *locked(&self.state);
            let begin = Instant::now();
            while let Some(left) = limit.checked_sub(begin.elapsed()) {
                match reader.next(left)? {
                    Next::Slot(slot) => tally.add(&slot),
                    Next::Empty => {}
                    Next::End { complete } => return Ok(Some(complete)),
                }
            }
            Ok(None)
        });
        done.map_err(|e| errors::signatures(py, e))
    }

    /// The counts of the slots read so far.
    fn tally<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let (_, tally) = &*locked(&self.state);
        let out = PyDict::new(py);
        out.set_item("verdicts", verdicts(py, &tally.verdicts)?)?;
        out.set_item("malformed", tally.malformed)?;
        out.set_item("earlier", tally.earlier)?;
        out.set_item("from_verdict", latency(py, &tally.from_verdict)?)?;
        out.set_item("from_ring", latency(py, &tally.from_ring)?)?;
        Ok(out)
    }
}

/// Bytes of a message that a slot of the stream has room for.
const SLOT: usize = 16 << 10;
/// Bytes that longer messages may take up together.
const LONG_MEMORY: usize = 16 << 20;

/// A file to write, or standard output for `-`; `python/modmill/files.py` decides which.
fn create(path: &Path) -> Result<Verdicts, StreamError> {
    let opened = if path == Path::new("-") { std::io::stdout().as_fd().try_clone_to_owned().map(File::from) } else { File::create(path) };
    let file = opened.map_err(|source| StreamError::Io { path: path.to_owned(), action: "creating", source })?;
    Ok(Box::new(file))
}

/// Slots of a ring: 256 KiB, which a core's second cache holds.
const RING_SLOTS: u64 = 4096;

/// A route in Python: the first and last tag (None: what no other route takes), whether only accepted signatures go there, the file.
type PyRoute = (Option<(u64, u64)>, bool, PathBuf);

/// The files to write.
fn outputs(all: Option<PathBuf>, routes: Vec<PyRoute>, ring: Option<PathBuf>) -> Result<Outputs, StreamError> {
    let route = |(tags, accepted_only, path): PyRoute| -> Result<Route, StreamError> {
        let tags = tags.map_or(Tags::Rest, |(first, last)| Tags::Range(first..=last));
        Ok(Route { tags, accepted_only, out: create(&path)? })
    };
    // First, because it refuses what the others would overwrite only later.
    let ring = ring.map(|path| Producer::create(&path, RING_SLOTS)).transpose()?;
    let routes = routes.into_iter().map(route).collect::<Result<_, _>>()?;
    Ok(Outputs { all: all.map(|path| create(&path)).transpose()?, routes, ring })
}

fn state_of<'py>(py: Python<'py>, state: &State) -> PyResult<Bound<'py, PyDict>> {
    let stream = &state.stream;
    let out = PyDict::new(py);
    out.set_item("seconds", state.seconds)?;
    out.set_item("pass", state.pass)?;
    out.set_item("bytes", state.bytes)?;
    out.set_item("total", state.total)?;
    out.set_item("parsed", state.parsed)?;
    out.set_item("malformed", state.malformed)?;
    let other = PyDict::new(py);
    for (kind, count) in OtherTraffic::ALL.into_iter().zip(state.other) {
        other.set_item(kind.name(), count)?;
    }
    out.set_item("other_packets", other)?;
    out.set_item("parse_ns", state.parse_ns)?;
    out.set_item("lag", state.lag.as_secs_f64())?;
    out.set_item("verdicts", verdicts(py, &state.verdicts)?)?;
    out.set_item("reported", state.reported)?;
    out.set_item("repeated", (state.repeated.before, state.repeated.after))?;
    out.set_item("waiting", stream.waiting)?;
    out.set_item("verifying", stream.verifying)?;
    out.set_item("reorder", stream.reorder)?;
    out.set_item("blocked", stream.blocked)?;
    out.set_item("latency", latency(py, &stream.latency())?)?;
    let workers: Vec<_> = stream.workers.iter().map(|w| worker_of(py, w)).collect::<PyResult<_>>()?;
    out.set_item("workers", workers)?;
    Ok(out)
}

fn worker_of<'py>(py: Python<'py>, worker: &WorkerSnapshot) -> PyResult<Bound<'py, PyDict>> {
    let out = PyDict::new(py);
    out.set_item("signatures", worker.signatures)?;
    out.set_item("groups", worker.groups)?;
    out.set_item("busy_ns", worker.busy_ns)?;
    out.set_item("hash_ns", worker.stages.hash)?;
    out.set_item("decompress_ns", worker.stages.decompress)?;
    out.set_item("multiply_ns", worker.stages.multiply)?;
    out.set_item("compare_ns", worker.stages.compare)?;
    Ok(out)
}

fn latency<'py>(py: Python<'py>, latency: &Latency) -> PyResult<Bound<'py, PyDict>> {
    let out = PyDict::new(py);
    out.set_item("count", latency.count())?;
    for (name, percent) in [("p50_ns", 50.0), ("p90_ns", 90.0), ("p99_ns", 99.0), ("p999_ns", 99.9)] {
        out.set_item(name, latency.percentile(percent))?;
    }
    out.set_item("max_ns", latency.max_ns())?;
    Ok(out)
}

fn verdicts<'py>(py: Python<'py>, counts: &[u64; Verdict::ALL.len()]) -> PyResult<Bound<'py, PyDict>> {
    let out = PyDict::new(py);
    for (verdict, count) in Verdict::ALL.into_iter().zip(counts) {
        out.set_item(verdict.name(), count)?;
    }
    Ok(out)
}

fn summary_of(py: Python<'_>, summary: Summary) -> PyResult<Bound<'_, PyDict>> {
    let out = state_of(py, &summary.state)?;
    out.set_item("seconds", summary.seconds)?;
    out.set_item("pass", summary.passes)?;
    out.set_item("all_accepted", summary.all_accepted())?;
    out.set_item("verdicts", verdicts(py, &summary.verdicts)?)?;
    out.set_item("malformed", summary.malformed)?;
    out.set_item("routes", summary.routes.iter().map(|route| (route.delivered, route.dropped)).collect::<Vec<_>>())?;
    out.set_item("unrouted", summary.unrouted)?;
    out.set_item("ring", summary.ring)?;
    let place = |bad: &modmill_sigstream::records::Malformed| (bad.place.record, bad.place.offset, bad.fault.to_string());
    out.set_item("first_malformed", summary.first_malformed.iter().map(place).collect::<Vec<_>>())?;
    out.set_item("cut", summary.cut.as_ref().map(place))?;
    let (ending, error) = match summary.ending {
        Ending::Complete => ("complete", None),
        Ending::Stopped => ("stopped", None),
        Ending::Failed(e) => ("failed", Some(errors::signatures(py, e))),
    };
    out.set_item("ending", ending)?;
    out.set_item("error", error.map(|e| e.into_value(py)))?;
    Ok(out)
}

/// Makes a file of signed messages at `path` and, if wanted, the expected verdicts at `expected`; `progress(done)` may return False or raise to
/// stop. Returns (records, signatures, records not valid).
#[pyfunction]
#[pyo3(signature = (path, *, format, count, seed, corrupt, kinds, message, signers, keys, expected, progress))]
#[expect(clippy::too_many_arguments, reason = "one Python call carries the whole job")]
fn signatures_generate(
    py: Python<'_>,
    path: PathBuf,
    format: &str,
    count: u64,
    seed: u64,
    corrupt: f64,
    kinds: Option<Vec<String>>,
    message: (usize, usize),
    signers: usize,
    keys: u64,
    expected: Option<PathBuf>,
    progress: Option<Py<PyAny>>,
) -> PyResult<(u64, u64, u64)> {
    let format: Format = parsed(py, format)?;
    let kinds = match kinds {
        Some(names) => names.iter().map(|name| parsed::<Kind>(py, name)).collect::<PyResult<Vec<_>>>()?,
        None => Kind::spoiled(format),
    };
    let recipe = Recipe { format, count, seed, corrupt, kinds, message: message.0..=message.1, signers, keys };
    let control = PyControl::new(progress);
    // A FIFO is written as fast as it is read.
    let (made, control) = interruptible(py, "sigverify-generate", move |is_wanted| {
        let mut control = WhileWanted { control, is_wanted };
        let made = || {
            let mut out = BufWriter::new(create(&path)?);
            let mut lines = expected.map(|path| create(&path).map(BufWriter::new)).transpose()?;
            recipe.write(&mut out, lines.as_mut().map(|lines| lines as &mut (dyn Write + Send)), &mut control)
        };
        (made(), control.control)
    })?;
    let made = control.outcome(py, made, errors::signatures)?;
    Ok((made.records, made.signatures, made.spoiled))
}

/// (messages, signatures, keys) of `count` valid signatures with as many keys; messages of `length` bytes, one after another.
#[pyfunction]
#[pyo3(signature = (count, *, length, seed))]
fn signatures_sample(py: Python<'_>, count: u64, length: usize, seed: u64) -> PyResult<[Bound<'_, PyBytes>; 3]> {
    let made = py.detach(|| sample(count, length, seed)).map_err(|e| errors::signatures(py, e))?;
    Ok([made.messages, made.signatures, made.keys].map(|bytes| PyBytes::new(py, &bytes)))
}

/// The end of the first records from `begin` on that take at least `least` bytes, and their number; None if the data ends before, or is damaged.
/// A record has `head` bytes, and as many more as the number at `at` of these says.
#[pyfunction]
#[pyo3(signature = (data, begin, least, *, head, at, big_endian))]
fn signatures_cut(data: Bytes<'_>, begin: usize, least: usize, head: usize, at: usize, big_endian: bool) -> PyResult<Option<(usize, u64)>> {
    Ok(Framing { head, at, big_endian }.cut(data.slice()?, begin, least))
}

pub(crate) fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    let names = |names: &[&'static str]| PyTuple::new(m.py(), names);
    m.add("SIGNATURE_RULES", names(&Rule::ALL.map(Rule::name))?)?;
    let reasons = PyDict::new(m.py());
    for scheme in Rule::OTHER_SCHEMES {
        if let Err(e) = scheme.parse::<Rule>() {
            reasons.set_item(scheme, e.to_string())?;
        }
    }
    m.add("SIGNATURE_SCHEMES", reasons)?;
    m.add("SIGNATURE_VERDICTS", names(&Verdict::ALL.map(Verdict::name))?)?;
    m.add("SIGNATURE_FORMATS", names(&Format::ALL.map(Format::name))?)?;
    m.add("SIGNATURE_KINDS", names(&Kind::ALL.map(Kind::name))?)?;
    m.add_class::<SignatureVerifier>()?;
    m.add("SIGNATURE_DEDUPS", names(&Dedup::ALL.map(Dedup::name))?)?;
    m.add_class::<SignatureReplay>()?;
    m.add_class::<SignatureRing>()?;
    m.add_class::<SignatureRemote>()?;
    m.add_function(wrap_pyfunction!(signatures_generate, m)?)?;
    m.add_function(wrap_pyfunction!(signatures_cut, m)?)?;
    m.add_function(wrap_pyfunction!(signatures_sample, m)?)
}
