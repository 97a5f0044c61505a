//! The results of a replay: records in the file's order, counted and written.

use super::deliver::{Deliveries, Outputs};
use super::pending::{Entry, Outcome};
use super::repeats::Seen;
use super::state::{MALFORMED, REPEATED, cuts};
use super::{Ending, Shared, Summary};
use crate::StreamError;
use crate::records::Malformed;
use crate::ring::{Producer, Report};
use crate::stream::bump;
use modmill_sigverify::Verdict;
use std::io;
use std::sync::PoisonError;
use std::sync::atomic::Ordering::Relaxed;

/// The results so far.
pub(super) struct Book {
    out: Deliveries,
    ring: Option<Producer>,
    /// Accepted transactions so far, where repeats are removed after verification.
    accepted: Option<Seen>,
    /// Signatures of a transaction whose last one has no verdict yet.
    held: Vec<(Entry, Option<Verdict>, u64)>,
    many_passes: bool,
    verdicts: [u64; Verdict::ALL.len()],
    malformed: u64,
    first_malformed: Vec<Malformed>,
    cut: Option<Malformed>,
    /// The time from the start to the last record.
    seconds: f64,
}

impl Book {
    pub(super) fn new(shared: &Shared, mut outputs: Outputs) -> Self {
        Self {
            ring: outputs.ring.take(),
            accepted: shared.options.dedup.after(),
            held: Vec::new(),
            out: Deliveries::new(outputs, shared.options.flush_after),
            many_passes: shared.options.repeat > 1,
            verdicts: [0; Verdict::ALL.len()],
            malformed: 0,
            first_malformed: Vec::new(),
            cut: None,
            seconds: 0.0,
        }
    }

    /// Notes that `reported` records more have been entered.
    pub(super) fn advance(&mut self, shared: &Shared, reported: u64) {
        bump(&shared.counters.reported, reported);
        self.seconds = shared.start.elapsed().as_secs_f64();
    }

    /// Writes what has been in a buffer for long enough.
    pub(super) fn write_old(&mut self) -> Result<(), StreamError> {
        self.out.write_old().map_err(unwritten)
    }

    /// True if somebody waits for each verdict.
    pub(super) fn has_ring(&self) -> bool {
        self.ring.is_some()
    }

    /// Writes what is left, and closes the book.
    pub(super) fn finish(mut self, shared: &Shared) -> Summary {
        // A stop came within their transaction, so nobody knows whether all of it would be accepted.
        let held = self.deliver_held(None);
        if let Err(error) = held.and_then(|()| self.out.write().map_err(unwritten)) {
            shared.counters.fail(error);
        }
        let failed = shared.counters.failed.lock().unwrap_or_else(PoisonError::into_inner).take();
        let ending = match failed {
            Some(error) => Ending::Failed(error),
            None if shared.counters.read_all.load(Relaxed) => Ending::Complete,
            None => Ending::Stopped,
        };
        let ring = self.ring.as_ref().map(Producer::count);
        if let (Ending::Complete, Some(ring)) = (&ending, self.ring) {
            ring.finish();
        }
        let state = shared.state();
        let (routes, unrouted) = self.out.counts();
        Summary {
            ending,
            seconds: self.seconds,
            passes: state.pass,
            verdicts: self.verdicts,
            malformed: self.malformed,
            first_malformed: self.first_malformed,
            cut: self.cut,
            other: state.other,
            routes,
            unrouted,
            ring,
            state,
        }
    }

    /// Enters a record; `verified_ns` is when its verdict was found.
    pub(super) fn enter(&mut self, shared: &Shared, entry: &Entry, verdict: Option<Verdict>, verified_ns: u64) -> Result<(), StreamError> {
        if let Some(verdict) = verdict {
            self.verdicts[verdict as usize] += 1;
        }
        if let Outcome::Malformed(bad) = &entry.outcome {
            self.malformed += 1;
            if self.first_malformed.len() < Summary::FIRST {
                self.first_malformed.push((**bad).clone());
            }
            if cuts(bad) {
                self.cut.get_or_insert_with(|| (**bad).clone());
            }
        }
        if self.accepted.is_none() || !entry.is_signed() {
            let removed = matches!(entry.outcome, Outcome::Repeated).then_some(Removed::Before);
            return self.deliver(entry, verdict, verified_ns, removed);
        }
        self.held.push((entry.clone(), verdict, verified_ns));
        if entry.more {
            return Ok(());
        }
        let all = self.held.iter().all(|(_, verdict, _)| *verdict == Some(Verdict::Accepted));
        let identity = self.held.first().and_then(|(first, ..)| first.identity).filter(|_| all);
        let repeats = self.accepted.as_mut().zip(identity).is_some_and(|(accepted, identity)| accepted.is_repeat(identity));
        bump(&shared.counters.repeated_after, repeats.into());
        self.deliver_held(repeats.then_some(Removed::After))
    }

    fn deliver_held(&mut self, removed: Option<Removed>) -> Result<(), StreamError> {
        let mut held = std::mem::take(&mut self.held);
        let done = held.drain(..).try_for_each(|(entry, verdict, verified_ns)| self.deliver(&entry, verdict, verified_ns, removed));
        self.held = held; // with its memory
        done
    }

    fn deliver(&mut self, entry: &Entry, verdict: Option<Verdict>, verified_ns: u64, removed: Option<Removed>) -> Result<(), StreamError> {
        if let Some(ring) = self.ring.as_mut().filter(|_| removed.is_none()) {
            let (place, tag, start) = (entry.place, entry.tag, entry.start);
            let (record, signature) = (place.record, place.signature);
            ring.put(&Report { pass: entry.pass, record, signature, tag, verdict, start, verified_ns })?;
        }
        let (many_passes, accepted) = (self.many_passes, verdict == Some(Verdict::Accepted));
        let written = self.out.deliver(entry.tag, accepted, removed.is_some(), |out| line(out, entry, verdict, removed, many_passes));
        written.map_err(unwritten)
    }
}

/// The stage at which a repeated transaction was removed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Removed {
    Before,
    After,
}

/// Verdicts that could not be written.
pub(super) fn unwritten(source: io::Error) -> StreamError {
    StreamError::Stream { action: "writing the verdicts", source }
}

/// The line of a record (docs/formats.md).
fn line(out: &mut Vec<u8>, entry: &Entry, verdict: Option<Verdict>, removed: Option<Removed>, many_passes: bool) {
    let mut number = |name: &str, value: u64| {
        out.extend_from_slice(name.as_bytes());
        decimal(out, value);
    };
    if many_passes {
        number("{\"pass\": ", entry.pass);
        number(", \"record\": ", entry.place.record);
    } else {
        number("{\"record\": ", entry.place.record);
    }
    number(", \"signature\": ", u64::from(entry.place.signature));
    number(", \"offset\": ", entry.place.offset);
    if let Some(tag) = entry.tag {
        number(", \"tag\": ", tag);
    }
    let mut text = |part: &str| out.extend_from_slice(part.as_bytes());
    text(", \"verdict\": \"");
    text(if removed.is_some() { REPEATED } else { verdict.map_or(MALFORMED, Verdict::name) });
    text("\"");
    match removed {
        Some(Removed::Before) => text(", \"removed\": \"before\""),
        Some(Removed::After) => text(", \"removed\": \"after\""),
        None => {}
    }
    if let Outcome::Malformed(bad) = &entry.outcome {
        text(", \"reason\": ");
        text(&serde_json::to_string(&bad.fault.to_string()).unwrap_or_default());
    }
    text("}\n");
}

/// Appends a number's digits; `write!` takes three times as long, and each line has four numbers.
fn decimal(out: &mut Vec<u8>, mut value: u64) {
    let mut digits = [b'0'; 20];
    let mut first = digits.len();
    loop {
        first -= 1;
        digits[first] = b'0' + (value % 10) as u8;
        value /= 10;
        if value == 0 {
            break;
        }
    }
    out.extend_from_slice(&digits[first..]);
}

#[cfg(test)]
mod tests {
    use super::decimal;

    #[test]
    fn numbers_are_written_as_the_standard_library_does() {
        for shift in 0..64 {
            for value in [u64::MAX >> shift, (1 << shift) - 1, 1 << shift, 10u64.pow(shift % 20), 10u64.pow(shift % 20) - 1] {
                let mut out = b"x".to_vec();
                decimal(&mut out, value);
                assert_eq!(String::from_utf8_lossy(&out), format!("x{value}"));
            }
        }
    }
}
