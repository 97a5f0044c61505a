//! Elements of the evaluation key, read, checked and converted on another thread, ahead of the steps that use them.

use crate::error::IsogenyError;
use crate::field::Coordinates;
use crate::key_file::KeyFile;
use std::ops::Range;
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread::Scope;

/// Chunks that wait for their use.
const AHEAD: usize = 4;

/// The steps of a chunk, and its elements.
type Chunk<A> = (Range<u64>, A);

pub(crate) struct Loader<A> {
    chunks: Receiver<Result<Chunk<A>, IsogenyError>>,
}

impl<A: Default + Send> Loader<A> {
    /// Begins to read the elements of some steps. It ends when the loader is dropped.
    pub(crate) fn start<'s, C: Coordinates<Alphas = A>>(scope: &'s Scope<'s, '_>, file: &'s KeyFile, over: &'s C, steps: Range<u64>) -> Self
    where
        A: 's,
    {
        let (sender, chunks) = sync_channel(AHEAD);
        scope.spawn(move || {
            for chunk in KeyFile::chunk_of(steps.start)..=KeyFile::chunk_of(steps.end.saturating_sub(1)) {
                let mut alphas = A::default();
                let read = file.read(chunk, |value| over.keep(&mut alphas, value));
                // An error means that nobody waits any more.
                if sender.send(read.map(|steps| (steps, alphas))).is_err() {
                    return;
                }
            }
        });
        Self { chunks }
    }

    /// The next chunk; `None` after the last.
    pub(crate) fn next(&self) -> Result<Option<Chunk<A>>, IsogenyError> {
        self.chunks.recv().ok().transpose()
    }
}
