//! The state of a replay while it runs, and its summary at the end.

use super::{Delivered, Repeated};
use crate::StreamError;
use crate::records::{Malformed, OtherTraffic};
use crate::stream::{Latency, Snapshot};
use modmill_sigverify::Verdict;
use std::sync::Mutex;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicBool, AtomicU64};
use std::time::{Duration, Instant};

/// Numbers that the threads of a replay keep.
pub(super) struct Counters {
    pub(super) stop: AtomicBool,
    pub(super) read_all: AtomicBool,
    pub(super) failed: Mutex<Option<StreamError>>,
    pub(super) pass: AtomicU64,
    pub(super) bytes: AtomicU64,
    pub(super) parsed: AtomicU64,
    pub(super) malformed: AtomicU64,
    other: [AtomicU64; OtherTraffic::ALL.len()],
    pub(super) parse_ns: AtomicU64,
    pub(super) lag_ns: AtomicU64,
    pub(super) reported: AtomicU64,
    /// Transactions removed before verification, and after it.
    pub(super) repeated_before: AtomicU64,
    pub(super) repeated_after: AtomicU64,
    total: Option<u64>,
}

impl Counters {
    pub(super) fn new(total: Option<u64>) -> Self {
        Self {
            stop: AtomicBool::new(false),
            read_all: AtomicBool::new(false),
            failed: Mutex::new(None),
            pass: AtomicU64::new(1),
            bytes: AtomicU64::new(0),
            parsed: AtomicU64::new(0),
            malformed: AtomicU64::new(0),
            other: Default::default(),
            parse_ns: AtomicU64::new(0),
            lag_ns: AtomicU64::new(0),
            reported: AtomicU64::new(0),
            repeated_before: AtomicU64::new(0),
            repeated_after: AtomicU64::new(0),
            total,
        }
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.stop.load(Relaxed)
    }

    pub(super) fn pass_over(&self, other: [u64; OtherTraffic::ALL.len()]) {
        for (counter, count) in self.other.iter().zip(other) {
            counter.store(count, Relaxed);
        }
    }

    /// Keeps the first error and stops.
    pub(super) fn fail(&self, error: StreamError) {
        let mut failed = self.failed.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        failed.get_or_insert(error);
        self.stop.store(true, Relaxed);
    }

    pub(super) fn has_failed(&self) -> bool {
        self.failed.lock().unwrap_or_else(std::sync::PoisonError::into_inner).is_some()
    }

    pub(super) fn state(&self, snapshot: impl FnOnce() -> Snapshot, start: Instant) -> State {
        let reported = self.reported.load(Relaxed);
        let stream = snapshot();
        State {
            seconds: start.elapsed().as_secs_f64(),
            pass: self.pass.load(Relaxed),
            bytes: self.bytes.load(Relaxed),
            total: self.total,
            parsed: self.parsed.load(Relaxed),
            malformed: self.malformed.load(Relaxed),
            other: self.other.each_ref().map(|n| n.load(Relaxed)),
            parse_ns: self.parse_ns.load(Relaxed),
            lag: Duration::from_nanos(self.lag_ns.load(Relaxed)),
            verdicts: stream.verdicts(),
            reported,
            repeated: Repeated { before: self.repeated_before.load(Relaxed), after: self.repeated_after.load(Relaxed) },
            stream,
        }
    }
}

/// The state of a replay while it runs.
#[derive(Debug, Clone, PartialEq)]
pub struct State {
    /// Since the start.
    pub seconds: f64,
    /// The number of this reading of the file, from 1.
    pub pass: u64,
    /// Bytes read in this pass.
    pub bytes: u64,
    /// Bytes of the file, where it has a size.
    pub total: Option<u64>,
    /// Signatures read.
    pub parsed: u64,
    /// Malformed records met.
    pub malformed: u64,
    /// Packets of other traffic passed over, in the order of [`OtherTraffic::ALL`].
    pub other: [u64; OtherTraffic::ALL.len()],
    /// Nanoseconds spent reading and parsing; neither handing over nor waiting for room or for the wanted rate is included.
    pub parse_ns: u64,
    /// The time by which the reader is behind the wanted rate.
    pub lag: Duration,
    /// Signatures verified, in the order of [`Verdict::ALL`].
    pub verdicts: [u64; Verdict::ALL.len()],
    /// Records that have come out at the end, in order; malformed and repeated ones included.
    pub reported: u64,
    /// Transactions removed as repeated.
    pub repeated: Repeated,
    /// The stream in between.
    pub stream: Snapshot,
}

/// Why a replay ended.
#[derive(Debug)]
pub enum Ending {
    /// The file is done.
    Complete,
    /// The caller stopped it. Of a pipe, this holds even if its end was read: what stops the caller often stops the writer, too, so that
    /// the end says nothing about whether all was written.
    Stopped,
    /// The file could not be read on, the verdicts not be written, or a worker failed.
    Failed(StreamError),
}

/// The results of a replay.
#[derive(Debug)]
pub struct Summary {
    /// Why it ended. All counts are of what was verified until then.
    pub ending: Ending,
    /// The time from the start to the last verdict.
    pub seconds: f64,
    /// Passes begun.
    pub passes: u64,
    /// Signatures by verdict, in the order of [`Verdict::ALL`].
    pub verdicts: [u64; Verdict::ALL.len()],
    /// Malformed records.
    pub malformed: u64,
    /// The first few of them.
    pub first_malformed: Vec<Malformed>,
    /// The place and fault at which the file, or the part of it that can be followed, ended early.
    pub cut: Option<Malformed>,
    /// Packets of other traffic, in the order of [`OtherTraffic::ALL`].
    pub other: [u64; OtherTraffic::ALL.len()],
    /// The deliveries of each route, in the order of [`super::Outputs::routes`].
    pub routes: Vec<Delivered>,
    /// Records that no route is for.
    pub unrouted: u64,
    /// The counts of the ring, where there is one.
    pub ring: Option<u64>,
    /// The last state, for times and latencies.
    pub state: State,
}

impl Summary {
    /// The number of malformed records that [`Summary::first_malformed`] keeps.
    pub const FIRST: usize = 10;

    /// Signatures verified.
    #[must_use]
    pub fn signatures(&self) -> u64 {
        self.verdicts.iter().sum()
    }

    /// True if the file holds signatures, and every record of it one that was accepted.
    #[must_use]
    pub fn all_accepted(&self) -> bool {
        let rejected = self.signatures() - self.verdicts[Verdict::Accepted as usize];
        matches!(self.ending, Ending::Complete) && self.signatures() > 0 && rejected == 0 && self.malformed == 0
    }

    /// The latencies from submission to answer; for a file read as fast as it goes, from the beginning of its block's reading.
    #[must_use]
    pub fn latency(&self) -> Latency {
        self.state.stream.latency()
    }
}

/// The name of the verdict of a repeated transaction's signatures in results.
pub(super) const REPEATED: &str = "repeated";
/// The name of a malformed record's verdict in results.
pub(super) const MALFORMED: &str = "malformed";

/// True if a malformed record means a damaged or truncated file.
pub(super) fn cuts(bad: &Malformed) -> bool {
    bad.fault.is_truncation() || matches!(bad.fault, crate::records::Fault::Damaged { .. })
}
