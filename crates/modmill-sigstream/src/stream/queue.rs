//! A queue in which answers wait for their consumer, in order of submission or as they come; the worker that verified a signature puts its answer in place.

use super::gate::Gate;
use super::sync::{AtomicBool, AtomicU64};
use crossbeam_utils::CachePadded;
use modmill_sigverify::Verdict;
use std::sync::atomic::Ordering::{AcqRel, Acquire, Relaxed, Release};

/// The order in which a consumer receives its answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Order {
    /// In the order of submission.
    #[default]
    Submitted,
    /// In the order in which they are found: an answer does not wait for those of signatures submitted before it.
    AsTheyCome,
}

/// The verdict on one submitted signature.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Answer {
    /// The tag given at submission.
    pub tag: u64,
    /// Its place among this consumer's signatures, from 0: among its answers where they come as they are found.
    pub sequence: u64,
    /// The verdict.
    pub verdict: Verdict,
    /// Nanoseconds from submission to answer.
    pub latency_ns: u64,
    /// The time at which the verdict was found, in nanoseconds of the system's monotonic clock, which other processes read alike; 0 where
    /// there is none.
    pub verified_ns: u64,
}

/// The result of a receive with a time limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Received {
    /// The next answer in order.
    Answer(Answer),
    /// The next answer is not there yet.
    Empty,
    /// The stream is closed and everything was received.
    End,
}

/// Room for one answer. `state` holds the sequence number plus one above three bits of verdict, which identifies the answer in the cell.
#[derive(Default)]
pub(crate) struct Cell {
    state: AtomicU64,
    tag: AtomicU64,
    latency: AtomicU64,
    verified: AtomicU64,
}

/// A consumer's answers: a queue of cells. A place is reserved at submission, so that a worker never waits to put an answer down.
pub(crate) struct AnswerQueue {
    /// A power of two of them, so that finding one needs no division.
    cells: Box<[Cell]>,
    /// The number of places that may be in use.
    results: u64,
    /// The number of places reserved since the start.
    reserved: CachePadded<AtomicU64>,
    /// The number of answers put since the start, where they come as they are found: the place of the next one.
    put: Option<CachePadded<AtomicU64>>,
    /// The number of answers taken since the start.
    taken: CachePadded<AtomicU64>,
    gone: AtomicBool,
    pub(crate) gate: Gate,
}

impl AnswerQueue {
    pub(crate) fn new(results: usize, order: Order) -> Self {
        Self {
            cells: (0..Self::cells(results)).map(|_| Cell::default()).collect(),
            results: results as u64,
            reserved: CachePadded::new(AtomicU64::new(0)),
            put: (order == Order::AsTheyCome).then(|| CachePadded::new(AtomicU64::new(0))),
            taken: CachePadded::new(AtomicU64::new(0)),
            gone: AtomicBool::new(false),
            gate: Gate::new(),
        }
    }

    /// The number of cells that `results` places need.
    pub(crate) fn cells(results: usize) -> usize {
        results.next_power_of_two()
    }

    /// The sequence number of a new place; `None` while all are in use.
    pub(crate) fn reserve(&self) -> Option<u64> {
        let mut next = self.reserved.load(Relaxed);
        loop {
            // Acquire: what the consumer read from the cell came before it counted the cell as taken.
            if next >= self.taken.load(Acquire) + self.results {
                return None;
            }
            match self.reserved.compare_exchange_weak(next, next + 1, Relaxed, Relaxed) {
                Ok(sequence) => return Some(sequence),
                Err(now) => next = now,
            }
        }
    }

    /// Puts an answer in its reserved place, or in the next one where answers come as they are found.
    pub(crate) fn put(&self, answer: Answer) {
        // There are no more puts than reservations, so the next place is reserved, too, though perhaps by another signature. One of the first n + 1 puts has
        // reserved place n or a later one, after its cell was counted as taken; AcqRel: this put comes after that one or is that one.
        let sequence = self.put.as_ref().map_or(answer.sequence, |put| put.fetch_add(1, AcqRel));
        let cell = self.cell(sequence);
        cell.tag.store(answer.tag, Relaxed);
        cell.latency.store(answer.latency_ns, Relaxed);
        cell.verified.store(answer.verified_ns, Relaxed);
        cell.state.store((sequence + 1) << 3 | answer.verdict as u64, Release);
    }

    /// The next answer in order, where it is there. Only the consumer calls this.
    pub(crate) fn take(&self) -> Option<Answer> {
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
            verified_ns: cell.verified.load(Relaxed),
        };
        self.taken.store(sequence + 1, Release);
        Some(answer)
    }

    fn cell(&self, sequence: u64) -> &Cell {
        &self.cells[sequence as usize & (self.cells.len() - 1)]
    }

    pub(crate) fn reserved(&self) -> u64 {
        self.reserved.load(Relaxed)
    }

    pub(crate) fn taken(&self) -> u64 {
        self.taken.load(Relaxed)
    }

    /// Says that nobody takes answers any more.
    pub(crate) fn abandon(&self) {
        self.gone.store(true, Release);
    }

    /// True if nobody takes answers any more.
    pub(crate) fn is_gone(&self) -> bool {
        self.gone.load(Acquire)
    }
}
