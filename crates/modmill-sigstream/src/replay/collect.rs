//! The thread that collects a stream's answers, and gives each to its record.

use super::Shared;
use super::book::Book;
use super::pending::{Entry, Outcome, Pending};
use crate::StreamError;
use crate::stream::{Answer, Consumer, Engine, Received};
use std::collections::VecDeque;
use std::time::Duration;

/// The time that the collector sleeps when there is nothing to take: woken for each group, it would cost the workers more than it does asleep. With a ring,
/// whose reader waits for each verdict, it is woken.
const NAP: Duration = Duration::from_micros(500);
/// Answers taken at a time.
const BATCH: usize = 1024;

pub(super) fn run(shared: &Shared, engine: &Engine, pending: &Pending, consumer: &mut Consumer, book: &mut Book) {
    let prompt = book.has_ring();
    let mut answers = Vec::with_capacity(BATCH);
    let mut entries = VecDeque::new();
    loop {
        answers.clear();
        let ended = match take(consumer, &mut answers, prompt) {
            Ok(ended) => ended,
            Err(e) => {
                shared.counters.fail(e);
                true
            }
        };
        // Closing here, and not only in the reader's thread, ends a run whose reader waits for a pipe.
        if shared.counters.is_stopped() {
            engine.close();
        }
        match report(shared, pending, book, &mut entries, &answers, ended).and_then(|n| book.write_old().map(|()| n)) {
            Ok(0) if ended => return,
            Ok(0) if prompt => {}
            Ok(0) => std::thread::sleep(NAP),
            Ok(n) => book.advance(shared, n),
            Err(error) => {
                shared.counters.fail(error);
                engine.close();
                return;
            }
        }
    }
}

/// Takes what is there; whether that was the end. `prompt`: where nothing is, waits for the next for a nap.
fn take(consumer: &mut Consumer, answers: &mut Vec<Answer>, prompt: bool) -> Result<bool, StreamError> {
    if consumer.try_recv_many(answers, BATCH) > 0 {
        return Ok(false);
    }
    match if prompt { consumer.recv_timeout(NAP) } else { consumer.try_recv() } {
        Ok(Received::Answer(answer)) => answers.push(answer),
        Ok(Received::Empty) => {}
        Ok(Received::End) => return Ok(true),
        Err(e) => return Err(e),
    }
    Ok(false)
}

/// Gives each answer to its entry, and everything that waits at the front its turn; how many came out. `entries` are those taken from the reader and
/// not yet reported.
fn report(
    shared: &Shared,
    pending: &Pending,
    book: &mut Book,
    entries: &mut VecDeque<Entry>,
    answers: &[Answer],
    ended: bool,
) -> Result<u64, StreamError> {
    let mut left = answers.iter();
    let mut reported = 0;
    while !entries.is_empty() || pending.take(entries) {
        let Some(front) = entries.front() else { break };
        let (verdict, verified_ns) = match &front.outcome {
            Outcome::Signed => match left.next() {
                Some(answer) => (Some(answer.verdict), answer.verified_ns),
                // Submitted after the stream was stopped: it has no answer and is not counted.
                None if ended => {
                    entries.pop_front();
                    continue;
                }
                None => break,
            },
            Outcome::Repeated | Outcome::Malformed(_) => (None, 0),
        };
        book.enter(shared, front, verdict, verified_ns)?;
        entries.pop_front();
        reported += 1;
    }
    Ok(reported)
}
