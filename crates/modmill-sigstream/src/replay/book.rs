//! What has come out of a replay: records in the file's order, counted and written.

use super::deliver::{Deliveries, Outputs};
use super::pending::{Entry, Outcome};
use super::state::{MALFORMED, cuts};
use super::{Ending, Shared, Summary};
use crate::StreamError;
use crate::records::Malformed;
use crate::stream::bump;
use modmill_sigverify::Verdict;
use std::io;
use std::sync::PoisonError;
use std::sync::atomic::Ordering::Relaxed;

/// What has come out so far.
pub(super) struct Book {
    out: Deliveries,
    many_passes: bool,
    verdicts: [u64; Verdict::ALL.len()],
    malformed: u64,
    first_malformed: Vec<Malformed>,
    cut: Option<Malformed>,
    /// From the start to the last record.
    seconds: f64,
}

impl Book {
    pub(super) fn new(shared: &Shared, outputs: Outputs) -> Self {
        Self {
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
    pub(super) fn write_old(&mut self) -> io::Result<()> {
        self.out.write_old()
    }

    /// Writes what is left, and closes the book.
    pub(super) fn finish(mut self, shared: &Shared) -> Summary {
        if let Err(source) = self.out.write() {
            shared.counters.fail(unwritten(source));
        }
        let failed = shared.counters.failed.lock().unwrap_or_else(PoisonError::into_inner).take();
        let ending = match failed {
            Some(error) => Ending::Failed(error),
            None if shared.counters.read_all.load(Relaxed) => Ending::Complete,
            None => Ending::Stopped,
        };
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
            state,
        }
    }

    pub(super) fn enter(&mut self, entry: &Entry, verdict: Option<Verdict>) -> io::Result<()> {
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
        let many_passes = self.many_passes;
        self.out.deliver(entry.tag, verdict == Some(Verdict::Accepted), |out| line(out, entry, verdict, many_passes))
    }
}

/// Verdicts that could not be written.
pub(super) fn unwritten(source: io::Error) -> StreamError {
    StreamError::Stream { action: "writing the verdicts", source }
}

/// The line of a record (docs/formats.md).
fn line(out: &mut Vec<u8>, entry: &Entry, verdict: Option<Verdict>, many_passes: bool) {
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
    text(verdict.map_or(MALFORMED, Verdict::name));
    text("\"");
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
