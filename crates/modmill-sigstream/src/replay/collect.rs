//! The collector's thread: answers back into the file's order, counted and written.

use super::deliver::{Deliveries, Outputs};
use super::pending::{Entry, Outcome};
use super::state::{MALFORMED, cuts};
use super::{Ending, Shared, Summary};
use crate::StreamError;
use crate::records::Malformed;
use crate::stream::{Answer, Consumer, Received, bump};
use modmill_sigverify::Verdict;
use std::collections::VecDeque;
use std::io;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

/// How long the collector sleeps when there is nothing to take: woken for each group, it would cost the workers more than it does asleep.
const NAP: Duration = Duration::from_micros(500);
/// Answers taken at a time.
const BATCH: usize = 1024;

pub(super) fn run(shared: &Shared, mut consumer: Consumer, outputs: Outputs) -> Summary {
    let mut book = Book {
        out: Deliveries::new(outputs, shared.options.flush_after),
        many_passes: shared.options.repeat > 1,
        verdicts: [0; Verdict::ALL.len()],
        malformed: 0,
        first_malformed: Vec::new(),
        cut: None,
    };
    let mut answers = Vec::with_capacity(BATCH);
    let mut entries = VecDeque::new();
    let mut seconds = 0.0;
    loop {
        answers.clear();
        let ended = match take(&mut consumer, &mut answers) {
            Ok(ended) => ended,
            Err(e) => {
                shared.counters.fail(e);
                true
            }
        };
        // Closing here, and not only in the reader's thread, ends a run whose reader waits for a pipe.
        if shared.counters.is_stopped() {
            shared.engine.close();
        }
        match report(shared, &mut book, &mut entries, &answers, ended).and_then(|n| book.out.write_old().map(|()| n)) {
            Ok(0) if ended => break,
            Ok(0) => std::thread::sleep(NAP),
            Ok(_) => seconds = shared.start.elapsed().as_secs_f64(),
            Err(source) => {
                shared.counters.fail(StreamError::Stream { action: "writing the verdicts", source });
                shared.engine.close();
                break;
            }
        }
    }
    if let Err(source) = book.out.write() {
        shared.counters.fail(StreamError::Stream { action: "writing the verdicts", source });
    }
    let failed = shared.counters.failed.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take();
    let ending = match failed {
        Some(error) => Ending::Failed(error),
        None if shared.counters.read_all.load(Relaxed) => Ending::Complete,
        None => Ending::Stopped,
    };
    let state = shared.counters.state(&shared.engine, shared.start);
    let (routes, unrouted) = book.out.counts();
    Summary {
        ending,
        seconds,
        passes: state.pass,
        verdicts: book.verdicts,
        malformed: book.malformed,
        first_malformed: book.first_malformed,
        cut: book.cut,
        other: state.other,
        routes,
        unrouted,
        state,
    }
}

/// Takes what is there; whether that was the end.
fn take(consumer: &mut Consumer, answers: &mut Vec<Answer>) -> Result<bool, StreamError> {
    if consumer.try_recv_many(answers, BATCH) > 0 {
        return Ok(false);
    }
    match consumer.try_recv() {
        Ok(Received::Answer(answer)) => answers.push(answer),
        Ok(Received::Empty) => {}
        Ok(Received::End) => return Ok(true),
        Err(e) => return Err(e),
    }
    Ok(false)
}

/// Gives each answer to its entry, and everything that waits at the front its turn; how many came out. `entries` are those taken from the reader and
/// not yet reported.
fn report(shared: &Shared, book: &mut Book, entries: &mut VecDeque<Entry>, answers: &[Answer], ended: bool) -> io::Result<u64> {
    let mut left = answers.iter();
    let mut reported = 0;
    while !entries.is_empty() || shared.pending.take(entries) {
        let Some(front) = entries.front() else { break };
        let verdict = match &front.outcome {
            Outcome::Stream => match left.next() {
                Some(answer) => Some(answer.verdict),
                // Submitted after the stream was stopped: it has no answer and is not counted.
                None if ended => {
                    entries.pop_front();
                    continue;
                }
                None => break,
            },
            Outcome::Malformed(_) => None,
        };
        book.enter(front, verdict)?;
        entries.pop_front();
        reported += 1;
    }
    bump(&shared.counters.reported, reported);
    Ok(reported)
}

/// What has come out so far.
struct Book {
    out: Deliveries,
    many_passes: bool,
    verdicts: [u64; Verdict::ALL.len()],
    malformed: u64,
    first_malformed: Vec<Malformed>,
    cut: Option<Malformed>,
}

impl Book {
    fn enter(&mut self, entry: &Entry, verdict: Option<Verdict>) -> io::Result<()> {
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
