//! Elements of the evaluation key, read, checked, expanded and converted on other threads, ahead of the steps that use them.

use crate::error::IsogenyError;
use crate::field::Coordinates;
use crate::key_file::KeyFile;
use std::ops::Range;
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread::Scope;

/// Chunks of a thread that wait for their use.
const AHEAD: usize = 2;

/// The steps of a chunk, and its elements.
type Chunk<A> = (Range<u64>, A);
type Read<A> = Result<Chunk<A>, IsogenyError>;

/// Thread t of n loads chunks t, t + n, t + 2n, ...
pub(crate) struct Loader<A> {
    threads: Vec<Receiver<Read<A>>>,
    taken: usize,
}

impl<A: Send> Loader<A> {
    /// Begins to load the chunks of some steps. It ends when the loader is dropped.
    pub(crate) fn start<'s, C: Coordinates<Alphas = A>>(
        scope: &'s Scope<'s, '_>,
        file: &'s KeyFile,
        over: &'s C,
        steps: Range<u64>,
        threads: usize,
    ) -> Self
    where
        A: 's,
    {
        let start = |thread| {
            let (sender, chunks) = sync_channel(AHEAD);
            let mine = file.chunks_of(steps.clone()).skip(thread).step_by(threads);
            // An error means that nobody waits any more.
            scope.spawn(move || mine.map(|chunk| file.load(chunk, over)).try_for_each(|chunk| sender.send(chunk)).is_ok());
            chunks
        };
        Self { threads: (0..threads.max(1)).map(start).collect(), taken: 0 }
    }

    /// The next chunk; `None` after the last.
    pub(crate) fn next(&mut self) -> Result<Option<Chunk<A>>, IsogenyError> {
        let thread = self.taken % self.threads.len();
        self.taken += 1;
        self.threads[thread].recv().ok().transpose()
    }
}
