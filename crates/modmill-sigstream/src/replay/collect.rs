//! The collector's thread: answers back into the file's order, counted and written.

use super::deliver::{Deliveries, Outputs};
use super::pending::{Entry, Outcome};
use super::state::{MALFORMED, cuts};
use super::{Ending, Shared, Summary};
use crate::StreamError;
use crate::records::Malformed;
use crate::stream::{Answer, Consumer, Received};
use modmill_sigverify::Verdict;
use std::io::{self, Write};
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
        match report(shared, &mut book, &answers, ended).and_then(|n| book.out.write_old().map(|()| n)) {
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

/// Gives each answer to its entry, and everything that waits at the front its turn; how many came out.
fn report(shared: &Shared, book: &mut Book, answers: &[Answer], ended: bool) -> io::Result<u64> {
    let mut ready = Vec::with_capacity(answers.len());
    {
        let mut left = answers.iter();
        let mut entries = shared.pending.lock();
        while let Some(front) = entries.front() {
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
            ready.extend(entries.pop_front().map(|entry| (entry, verdict)));
        }
    }
    shared.pending.made_room();
    for (entry, verdict) in &ready {
        book.enter(entry, *verdict)?;
    }
    shared.counters.reported.fetch_add(ready.len() as u64, Relaxed);
    Ok(ready.len() as u64)
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
fn line(out: &mut Vec<u8>, entry: &Entry, verdict: Option<Verdict>, many_passes: bool) -> io::Result<()> {
    out.write_all(b"{")?;
    if many_passes {
        write!(out, "\"pass\": {}, ", entry.pass)?;
    }
    write!(out, "\"record\": {}, \"signature\": {}, \"offset\": {}, ", entry.place.record, entry.place.signature, entry.place.offset)?;
    if let Some(tag) = entry.tag {
        write!(out, "\"tag\": {tag}, ")?;
    }
    write!(out, "\"verdict\": \"{}\"", verdict.map_or(MALFORMED, Verdict::name))?;
    if let Outcome::Malformed(bad) = &entry.outcome {
        let reason = serde_json::to_string(&bad.fault.to_string()).unwrap_or_default();
        write!(out, ", \"reason\": {reason}")?;
    }
    out.write_all(b"}\n")
}
