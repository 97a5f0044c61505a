//! Elements of the evaluation key, read, checked, expanded and converted on other threads, ahead of the steps that use them.

use crate::error::IsogenyError;
use crate::field::Coordinates;
use crate::key_file::KeyFile;
use std::ops::Range;
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread::{Builder, Scope};

/// Chunks of a thread that wait for their use.
const AHEAD: usize = 2;

/// The steps of a chunk, and its elements.
type Chunk<A> = (Range<u64>, A);
type Read<A> = Result<Chunk<A>, IsogenyError>;

/// A source of chunks.
enum Source<'s, A> {
    Thread(Receiver<Read<A>>),
    /// No thread could be started: each chunk is loaded when it is asked for.
    Here(Box<dyn Iterator<Item = Read<A>> + 's>),
}

/// Source t of n loads chunks t, t + n, t + 2n, ...
pub(crate) struct Loader<'s, A> {
    sources: Vec<Source<'s, A>>,
    taken: usize,
}

impl<'s, A: Send + 's> Loader<'s, A> {
    /// Begins to load the chunks of some steps. It ends when the loader is dropped.
    pub(crate) fn start<C: Coordinates<Alphas = A>>(
        scope: &'s Scope<'s, '_>,
        file: &'s KeyFile,
        over: &'s C,
        steps: Range<u64>,
        threads: usize,
    ) -> Self {
        let threads = threads.max(1);
        let start = |thread| {
            let mine = file.chunks_of(steps.clone()).skip(thread).step_by(threads);
            let load = move || mine.map(move |chunk| file.load(chunk, over));
            let (sender, chunks) = sync_channel(AHEAD);
            let ahead = load.clone();
            // An error means that nobody waits any more.
            let run = move || ahead().try_for_each(|chunk| sender.send(chunk)).is_ok();
            match Builder::new().spawn_scoped(scope, run) {
                Ok(_) => Source::Thread(chunks),
                Err(_) => Source::Here(Box::new(load())),
            }
        };
        Self { sources: (0..threads).map(start).collect(), taken: 0 }
    }

    /// The next chunk; `None` after the last.
    pub(crate) fn next(&mut self) -> Result<Option<Chunk<A>>, IsogenyError> {
        let source = self.taken % self.sources.len();
        self.taken += 1;
        match &mut self.sources[source] {
            Source::Thread(chunks) => chunks.recv().ok(),
            Source::Here(chunks) => chunks.next(),
        }
        .transpose()
    }
}
