//! The receiving end: answers in order of submission, each put in its place by whichever worker had it.

use super::engine::Shared;
use super::gate::{Gate, Look, Patience};
use crate::{SigError, Verdict};
use crossbeam_utils::CachePadded;
use std::sync::Arc;
use std::sync::atomic::Ordering::{Acquire, Relaxed, Release};
use std::sync::atomic::{AtomicBool, AtomicU64};
use std::time::{Duration, Instant};

/// The verdict on one submitted signature.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Answer {
    /// The mark that was given at submission.
    pub tag: u64,
    /// Its place among this consumer's signatures, from 0.
    pub sequence: u64,
    /// What was found.
    pub verdict: Verdict,
    /// Nanoseconds from submission to answer.
    pub latency_ns: u64,
}

/// What a consumer found when it did not wait without end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Received {
    /// The next answer in order.
    Answer(Answer),
    /// The next answer is not there yet.
    Empty,
    /// The stream is closed and everything was received.
    End,
}

/// Room for one answer. `state` holds the sequence number plus one above three bits of verdict, so it says which answer the cell holds.
#[derive(Default)]
pub(crate) struct Cell {
    state: AtomicU64,
    tag: AtomicU64,
    latency: AtomicU64,
}

/// A consumer's answers: a ring of cells. A place is reserved at submission, so that a worker never waits to put an answer down.
pub(crate) struct Ring {
    cells: Box<[Cell]>,
    /// How many places were ever reserved.
    reserved: CachePadded<AtomicU64>,
    /// How many answers were ever taken.
    taken: CachePadded<AtomicU64>,
    gone: AtomicBool,
    pub(crate) gate: Gate,
}

impl Ring {
    pub(crate) fn new(results: usize) -> Self {
        Self {
            cells: (0..results).map(|_| Cell::default()).collect(),
            reserved: CachePadded::default(),
            taken: CachePadded::default(),
            gone: AtomicBool::new(false),
            gate: Gate::default(),
        }
    }

    /// The sequence number of a new place; `None` while all are in use.
    pub(crate) fn reserve(&self) -> Option<u64> {
        let mut next = self.reserved.load(Relaxed);
        loop {
            // Acquire: what the consumer read from the cell came before it counted the cell as taken.
            if next >= self.taken.load(Acquire) + self.cells.len() as u64 {
                return None;
            }
            match self.reserved.compare_exchange_weak(next, next + 1, Relaxed, Relaxed) {
                Ok(sequence) => return Some(sequence),
                Err(now) => next = now,
            }
        }
    }

    /// Puts an answer in its reserved place.
    pub(crate) fn put(&self, answer: Answer) {
        let cell = self.cell(answer.sequence);
        cell.tag.store(answer.tag, Relaxed);
        cell.latency.store(answer.latency_ns, Relaxed);
        cell.state.store((answer.sequence + 1) << 3 | answer.verdict as u64, Release);
    }

    /// The next answer in order, where it is there. Only the consumer calls this.
    fn take(&self) -> Option<Answer> {
        let sequence = self.taken.load(Relaxed);
        let cell = self.cell(sequence);
        let state = cell.state.load(Acquire);
        if state >> 3 != sequence + 1 {
            return None;
        }
        let answer = Answer {
            tag: cell.tag.load(Relaxed),
            sequence,
            verdict: Verdict::ALL[(state & 7) as usize],
            latency_ns: cell.latency.load(Relaxed),
        };
        self.taken.store(sequence + 1, Release);
        Some(answer)
    }

    fn cell(&self, sequence: u64) -> &Cell {
        &self.cells[(sequence % self.cells.len() as u64) as usize]
    }

    pub(crate) fn reserved(&self) -> u64 {
        self.reserved.load(Relaxed)
    }

    pub(crate) fn taken(&self) -> u64 {
        self.taken.load(Relaxed)
    }

    /// Whether the consumer was dropped.
    pub(crate) fn is_gone(&self) -> bool {
        self.gone.load(Acquire)
    }
}

/// Receives the answers of one queue, in order of submission. Dropping it makes further submissions to it an error.
pub struct Consumer {
    shared: Arc<Shared>,
    index: usize,
}

impl Consumer {
    pub(crate) fn new(shared: Arc<Shared>, index: usize) -> Self {
        Self { shared, index }
    }

    /// Which consumer this is, from 0.
    #[must_use]
    pub fn index(&self) -> usize {
        self.index
    }

    /// The next answer; waits for it. `None` once the stream is closed and everything was received.
    ///
    /// # Errors
    /// [`SigError::WorkerPanicked`] or [`SigError::StreamStopped`] where the next answer will never come; what was answered in order
    /// before is received first.
    pub fn recv(&mut self) -> Result<Option<Answer>, SigError> {
        match self.wait(None)? {
            Received::Answer(answer) => Ok(Some(answer)),
            Received::Empty | Received::End => Ok(None),
        }
    }

    /// The next answer; waits for it at most so long.
    ///
    /// # Errors
    /// As [`Consumer::recv`].
    pub fn recv_timeout(&mut self, timeout: Duration) -> Result<Received, SigError> {
        self.wait(Instant::now().checked_add(timeout))
    }

    /// The next answer, if it is there.
    ///
    /// # Errors
    /// As [`Consumer::recv`].
    pub fn try_recv(&mut self) -> Result<Received, SigError> {
        // What was closed or stopped is read before the ring: then nothing can be put in between.
        let end = self.shared.end();
        let ring = self.ring();
        match ring.take() {
            Some(answer) => {
                self.shared.made_room(ring.reserved() - ring.taken());
                Ok(Received::Answer(answer))
            }
            None => self.shared.nothing_left(end, ring.reserved() - ring.taken()),
        }
    }

    /// Appends answers that are there, `most` at most, and says how many; waits for the first. 0 means the end.
    ///
    /// # Errors
    /// As [`Consumer::recv`]; none where at least one answer was appended.
    pub fn recv_many(&mut self, answers: &mut Vec<Answer>, most: usize) -> Result<usize, SigError> {
        if most == 0 {
            return Ok(0);
        }
        let Some(first) = self.recv()? else { return Ok(0) };
        answers.push(first);
        Ok(1 + self.take_more(answers, most - 1))
    }

    /// Appends answers that are there, `most` at most, without waiting, and says how many. 0 may mean the end: [`Consumer::try_recv`] tells.
    pub fn try_recv_many(&mut self, answers: &mut Vec<Answer>, most: usize) -> usize {
        self.take_more(answers, most)
    }

    fn take_more(&mut self, answers: &mut Vec<Answer>, most: usize) -> usize {
        let ring = self.ring();
        let before = answers.len();
        answers.extend(std::iter::from_fn(|| ring.take()).take(most));
        let got = answers.len() - before;
        if got > 0 {
            self.shared.made_room(ring.reserved() - ring.taken());
        }
        got
    }

    fn wait(&mut self, until: Option<Instant>) -> Result<Received, SigError> {
        let shared = Arc::clone(&self.shared);
        let patience = Patience { spin: shared.config.spin, yields: true, until };
        let found = shared.rings[self.index].gate.wait(patience, || match self.try_recv() {
            Ok(Received::Empty) => Look::Nothing,
            other => Look::Ready(other),
        });
        found.unwrap_or(Ok(Received::Empty))
    }

    fn ring(&self) -> &Ring {
        &self.shared.rings[self.index]
    }
}

impl Drop for Consumer {
    fn drop(&mut self) {
        self.ring().gone.store(true, Release);
        self.shared.room.wake_all();
    }
}

/// Every answer until the end, or the error that ended the stream.
impl Iterator for Consumer {
    type Item = Result<Answer, SigError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.recv().transpose()
    }
}
