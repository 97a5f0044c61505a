//! The receiving end of a stream.

use super::gate::{Look, Patience};
use super::queue::{Answer, AnswerQueue, Received};
use super::shared::Shared;
use crate::StreamError;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Receives the answers of one queue, in order of submission. Dropping it makes further submissions to it an error.
pub struct Consumer {
    shared: Arc<Shared>,
    index: usize,
}

impl Consumer {
    pub(crate) fn new(shared: Arc<Shared>, index: usize) -> Self {
        Self { shared, index }
    }

    /// The index of this consumer, from 0.
    #[must_use]
    pub fn index(&self) -> usize {
        self.index
    }

    /// The next answer; waits for it. `None` once the stream is closed and everything was received.
    ///
    /// # Errors
    /// [`StreamError::WorkerFailed`] or [`StreamError::StreamStopped`] where the next answer will never come; what was answered in order
    /// before is received first.
    pub fn recv(&mut self) -> Result<Option<Answer>, StreamError> {
        match self.wait(None)? {
            Received::Answer(answer) => Ok(Some(answer)),
            Received::Empty | Received::End => Ok(None),
        }
    }

    /// The next answer; waits for it at most so long.
    ///
    /// # Errors
    /// As [`Consumer::recv`].
    pub fn recv_timeout(&mut self, timeout: Duration) -> Result<Received, StreamError> {
        self.wait(Instant::now().checked_add(timeout))
    }

    /// The next answer, if it is there.
    ///
    /// # Errors
    /// As [`Consumer::recv`].
    pub fn try_recv(&mut self) -> Result<Received, StreamError> {
        // What was closed or stopped is read before the queue: then nothing can be put in between.
        let end = self.shared.end();
        let queue = self.queue();
        match queue.take() {
            Some(answer) => {
                self.shared.made_room(queue.reserved() - queue.taken());
                Ok(Received::Answer(answer))
            }
            None => self.shared.nothing_left(end, queue.reserved() - queue.taken()),
        }
    }

    /// Appends answers that are there, `most` at most, and says how many; waits for the first. 0 means the end.
    ///
    /// # Errors
    /// As [`Consumer::recv`]; none where at least one answer was appended.
    pub fn recv_many(&mut self, answers: &mut Vec<Answer>, most: usize) -> Result<usize, StreamError> {
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
        let queue = self.queue();
        let before = answers.len();
        answers.extend(std::iter::from_fn(|| queue.take()).take(most));
        let got = answers.len() - before;
        if got > 0 {
            self.shared.made_room(queue.reserved() - queue.taken());
        }
        got
    }

    fn wait(&mut self, until: Option<Instant>) -> Result<Received, StreamError> {
        let shared = Arc::clone(&self.shared);
        let patience = Patience { spin: shared.config.spin, yields: true, until };
        let found = shared.queues[self.index].gate.wait(patience, || match self.try_recv() {
            Ok(Received::Empty) => Look::Nothing,
            other => Look::Ready(other),
        });
        found.unwrap_or(Ok(Received::Empty))
    }

    fn queue(&self) -> &AnswerQueue {
        &self.shared.queues[self.index]
    }
}

impl Drop for Consumer {
    fn drop(&mut self) {
        self.queue().abandon();
        self.shared.room.wake_all();
    }
}

/// Every answer until the end, or the error that ended the stream.
impl Iterator for Consumer {
    type Item = Result<Answer, StreamError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.recv().transpose()
    }
}
