//! Files, as fast as they are verified: each worker reads a block of records, verifies it, and hands it in to be written in the file's order.
//!
//! ```text
//! file ---> [one worker at a time: parse a block] ---> verify it ---> [one at a time: blocks in order, count, write]
//! ```
//!
//! The core that reads a signature verifies it, and no thread only reads or only writes. The stream (`read`, `collect`) takes 5.5 us for a signature
//! of 200 bytes, one of them for copies from core to core and for switching between threads. A pipe, a rate and devices still need the stream: their
//! signatures must wait neither for a block to fill nor for a worker to be free.

use super::book::Book;
use super::pending::Entry;
use super::read::{Clock, Source, Taker};
use super::state::Counters;
use super::{Outputs, Shared, Summary, spawn};
use crate::StreamError;
use crate::records::Reader;
use crate::stream::{ConsumerSnapshot, GroupVerifier, MOST_AT_ONCE, Snapshot, WorkerCounters, bump, panic_message, pin};
use arrayvec::ArrayVec;
use modmill_sigverify::{Signed, Verdict};
use std::collections::BTreeMap;
use std::fs::File;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, mpsc};
use std::thread::JoinHandle;
use std::time::Duration;

/// Records of a block.
const RECORDS: usize = 64;
/// A block takes no more records once it has this many bytes.
const BYTES: usize = 1 << 16;
/// The number of blocks, for each worker, that may wait for an earlier one.
const AHEAD: u64 = 8;

/// The state that the workers share.
pub(super) struct Blocks {
    workers: Box<[WorkerCounters]>,
    /// The records left to read, and the number of the next block; none once everything was read.
    source: Mutex<Option<(Source, u64)>>,
    desk: Mutex<Desk>,
    /// Workers whose block is too far ahead wait here.
    room: Condvar,
    blocked: AtomicU64,
    /// Signatures whose verdicts are in the book.
    entered: AtomicU64,
}

/// The desk at which workers hand in verified blocks, which enter the book in order.
struct Desk {
    book: Option<Book>,
    /// The number of the block to enter next.
    next: u64,
    /// Blocks that wait for an earlier one, by their numbers.
    early: BTreeMap<u64, Block>,
    /// Empty blocks for further use.
    empty: Vec<Block>,
}

/// Records read together. Of each signature, `bytes` has its 64 bytes, the key and the message.
#[derive(Default)]
struct Block {
    number: u64,
    /// The time at which its reading began, in nanoseconds since the start.
    arrived: u64,
    entries: Vec<Entry>,
    bytes: Vec<u8>,
    /// The length of each message.
    lengths: Vec<usize>,
    verdicts: Vec<Verdict>,
}

impl Taker for Block {
    fn other(&mut self, entry: Entry) -> Result<(), StreamError> {
        self.entries.push(entry);
        Ok(())
    }

    fn signed(&mut self, entry: Entry, signed: Signed<'_>) -> Result<(), StreamError> {
        self.entries.push(entry);
        self.bytes.extend_from_slice(signed.signature);
        self.bytes.extend_from_slice(signed.key);
        self.bytes.extend_from_slice(signed.message);
        self.lengths.push(signed.message.len());
        Ok(())
    }

    fn is_full(&self) -> bool {
        self.entries.len() == RECORDS || self.bytes.len() >= BYTES
    }
}

impl Block {
    fn clear(&mut self) {
        self.entries.clear();
        self.bytes.clear();
        self.lengths.clear();
        self.verdicts.clear();
    }

    /// Its signatures.
    fn signatures(&self) -> impl Iterator<Item = Signed<'_>> {
        let mut left = self.bytes.as_slice();
        self.lengths.iter().map_while(move |&length| {
            let (signature, rest) = left.split_first_chunk()?;
            let (key, rest) = rest.split_first_chunk()?;
            let (message, rest) = rest.split_at_checked(length)?;
            left = rest;
            Some(Signed { message, signature, key })
        })
    }

    /// Verifies its signatures, group after group.
    fn verify(&mut self, shared: &Shared, verifier: &mut dyn GroupVerifier, counters: &WorkerCounters) {
        let size = verifier.group().clamp(1, MOST_AT_ONCE);
        let mut verdicts = std::mem::take(&mut self.verdicts);
        let mut signed = self.signatures();
        loop {
            let group: ArrayVec<_, MOST_AT_ONCE> = signed.by_ref().take(size).collect();
            if group.is_empty() {
                break;
            }
            let mut found = [Verdict::EquationFailed; MOST_AT_ONCE];
            let found = &mut found[..group.len()];
            let begun = shared.now();
            verifier.verify(&group, found);
            let done = shared.now();
            for _ in 0..group.len() {
                counters.latency.record(done - self.arrived);
                counters.wait.record(begun - self.arrived);
            }
            counters.record(found, done - begun, verifier.stages());
            verdicts.extend_from_slice(found);
        }
        drop(signed);
        self.verdicts = verdicts;
    }

    /// Enters its records.
    fn enter(&self, shared: &Shared, book: &mut Book) -> Result<(), StreamError> {
        let mut verdicts = self.verdicts.iter().copied();
        for entry in &self.entries {
            book.enter(shared, entry, if entry.is_signed() { verdicts.next() } else { None }, 0)?;
        }
        book.advance(shared, self.entries.len() as u64);
        book.write_old()
    }
}

impl Blocks {
    pub(super) fn new(workers: usize) -> Self {
        Self {
            workers: (0..workers).map(|_| WorkerCounters::new()).collect(),
            source: Mutex::new(None),
            desk: Mutex::new(Desk { book: None, next: 0, early: BTreeMap::new(), empty: Vec::new() }),
            room: Condvar::new(),
            blocked: AtomicU64::new(0),
            entered: AtomicU64::new(0),
        }
    }

    /// A snapshot of the workers' counters.
    pub(super) fn snapshot(&self, counters: &Counters, elapsed: Duration) -> Snapshot {
        let entered = self.entered.load(Relaxed);
        let mut found = Snapshot::of_workers(&self.workers, elapsed);
        found.delivered = entered;
        found.reorder = found.answered.saturating_sub(entered);
        found.submitted = counters.parsed.load(Relaxed).max(found.answered);
        found.verifying = found.submitted - found.answered;
        found.blocked = self.blocked.load(Relaxed);
        found.consumers = vec![ConsumerSnapshot { submitted: found.submitted, delivered: entered }];
        found
    }

    /// Reads the next block; whether there is one.
    fn read(&self, shared: &Shared, block: &mut Block) -> bool {
        let mut left = lock(&self.source);
        let Some((source, next)) = &mut *left else { return false };
        block.clear();
        (block.number, block.arrived) = (*next, shared.now());
        *next += 1;
        let clock = Clock::start();
        match source.read(shared, block) {
            Ok(true) => {}
            Ok(false) => *left = None,
            Err(e) => {
                shared.counters.fail(e);
                *left = None;
            }
        }
        clock.stop(&shared.counters.parse_ns);
        !block.entries.is_empty()
    }

    /// Hands a block in, enters what is complete in the file's order, and gives an empty block.
    fn hand_in(&self, shared: &Shared, block: Block) -> Block {
        let mut desk = lock(&self.desk);
        let ahead = AHEAD * self.workers.len() as u64;
        // The worker that has the next block never waits here, unless it failed.
        while block.number >= desk.next + ahead && !shared.counters.has_failed() {
            bump(&self.blocked, 1);
            desk = self.room.wait(desk).unwrap_or_else(PoisonError::into_inner);
        }
        let Desk { book: Some(book), next, early, empty } = &mut *desk else { return block };
        early.insert(block.number, block);
        while let Some(block) = early.remove(next) {
            if let Err(error) = block.enter(shared, book) {
                shared.counters.fail(error);
            }
            bump(&self.entered, block.verdicts.len() as u64);
            empty.push(block);
            *next += 1;
        }
        self.room.notify_all();
        empty.pop().unwrap_or_default()
    }

    /// Runs a worker from beginning to end.
    fn work(&self, shared: &Shared, index: usize, verifier: &mut dyn GroupVerifier) {
        let mut block = Block::default();
        while self.read(shared, &mut block) {
            block.verify(shared, verifier, &self.workers[index]);
            block = self.hand_in(shared, block);
        }
    }
}

/// Starts the workers of a replay by blocks, each with a verifier from `make`; the thread that is returned waits for them.
pub(super) fn start(
    shared: &Arc<Shared>,
    blocks: &Arc<Blocks>,
    make: impl Fn() -> Box<dyn GroupVerifier> + Clone + Send + 'static,
    reader: Reader<File>,
    outputs: Outputs,
) -> Result<JoinHandle<Summary>, StreamError> {
    lock(&blocks.desk).book = Some(Book::new(shared, outputs));
    let (started, starts) = mpsc::channel();
    let mut threads = Vec::with_capacity(blocks.workers.len());
    let mut begin = Vec::with_capacity(blocks.workers.len());
    for index in 0..blocks.workers.len() {
        let (go, wait) = mpsc::channel();
        begin.push(go);
        let (shared, blocks, make, started) = (Arc::clone(shared), Arc::clone(blocks), make.clone(), started.clone());
        threads.push(spawn(&format!("sigverify-{index}"), move || {
            let ready = pin(&shared.options.stream, index);
            let pinned = ready.is_ok();
            // Nobody listens and nobody gives the word where another worker could not start.
            if started.send(ready).is_err() || !pinned || wait.recv() != Ok(()) {
                return;
            }
            // What a verifier left half done is dropped with it, and the blocks before this worker's are complete.
            if let Err(panic) = catch_unwind(AssertUnwindSafe(|| blocks.work(&shared, index, &mut *make()))) {
                shared.counters.fail(StreamError::WorkerFailed { worker: index, message: panic_message(&*panic) });
                let _desk = lock(&blocks.desk); // whoever is about to wait has seen the failure, or waits already
                blocks.room.notify_all();
            }
        })?);
    }
    for _ in &threads {
        starts.recv().map_err(|_| StreamError::StreamClosed)??;
    }
    *lock(&blocks.source) = Some((Source::new(reader, shared.options.dedup), 0));
    for go in begin {
        let _ = go.send(()); // its thread waits for this
    }
    let (shared, blocks) = (Arc::clone(shared), Arc::clone(blocks));
    spawn("sigverify-end", move || {
        for thread in threads {
            let _ = thread.join(); // panics were caught
        }
        let book = lock(&blocks.desk).book.take().unwrap_or_else(|| Book::new(&shared, Outputs::default()));
        book.finish(&shared)
    })
}

/// Locks a mutex even if a thread panicked while holding it: the run has failed then, and nobody uses the data.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::super::{Ending, Opened, ReplayOptions, Work};
    use super::*;
    use crate::generate::Recipe;
    use crate::records::{Format, Input};
    use crate::stream::Config;
    use modmill_runtime::progress::NoProgress;
    use modmill_sigverify::StageTimes;
    use std::path::PathBuf;
    use std::sync::atomic::AtomicUsize;
    use std::time::Instant;

    const WORKERS: usize = 3;

    /// Accepts everything, after `each` was told which group this is of all that were begun.
    struct Told<F>(F, Arc<AtomicUsize>);

    impl<F: FnMut(usize)> GroupVerifier for Told<F> {
        fn group(&self) -> usize {
            8
        }

        fn verify(&mut self, _: &[Signed<'_>], verdicts: &mut [Verdict]) {
            (self.0)(self.1.fetch_add(1, Relaxed));
            verdicts.fill(Verdict::Accepted);
        }

        fn stages(&self) -> StageTimes {
            StageTimes::default()
        }
    }

    /// Replays `count` signatures, calling `each` at every group: the outcome and how many workers waited because they were too far ahead.
    fn replay(name: &str, count: u64, each: impl Fn(usize, &Blocks) + Clone + Send + 'static) -> (Summary, Arc<Blocks>) {
        let path = std::env::temp_dir().join(format!("modmill-blocks-{}-{name}", std::process::id()));
        struct Gone(PathBuf);
        impl Drop for Gone {
            fn drop(&mut self) {
                let _ = std::fs::remove_file(&self.0);
            }
        }
        let file = Gone(path.clone());
        let mut bytes = Vec::new();
        Recipe { corrupt: 0.0, message: 0..=9, ..Recipe::new(Format::Binary, count, 5) }.write(&mut bytes, None, &mut NoProgress).unwrap();
        std::fs::write(&file.0, bytes).unwrap();
        let stream = Config { workers: WORKERS, ..Config::default() };
        let (opened, options) = Opened::new(Input::File(path), ReplayOptions { stream, ..ReplayOptions::default() }).unwrap();
        let blocks = Arc::new(Blocks::new(WORKERS));
        let groups = Arc::new(AtomicUsize::new(0));
        let make = {
            let blocks = Arc::clone(&blocks);
            move || {
                let (each, blocks) = (each.clone(), Arc::clone(&blocks));
                Box::new(Told(move |group| each(group, &blocks), Arc::clone(&groups))) as Box<dyn GroupVerifier>
            }
        };
        let begun = opened.begin(Work::Blocks(Arc::clone(&blocks)), Outputs::default(), options, None, |shared, reader, outputs| {
            start(shared, &blocks, make, reader, outputs)
        });
        (begun.unwrap().finish().unwrap(), blocks)
    }

    /// While one worker is held up with the first block, the others read so far and no further.
    #[test]
    fn blocks_wait_for_an_earlier_one_and_memory_is_bounded() {
        let most = (AHEAD as usize + 1) * WORKERS * RECORDS;
        let count = 2 * most as u64;
        let read = Arc::new(AtomicUsize::new(0));
        let (summary, blocks) = replay("ahead", count, {
            let read = Arc::clone(&read);
            move |group, blocks| {
                let begin = Instant::now();
                while group == 0 && blocks.blocked.load(Relaxed) < WORKERS as u64 - 1 {
                    assert!(begin.elapsed() < Duration::from_secs(300), "it hangs");
                    std::thread::yield_now();
                }
                if group == 0 {
                    let numbers = lock(&blocks.source).as_ref().map(|(_, next)| *next).unwrap();
                    read.store(numbers as usize * RECORDS, Relaxed);
                }
            }
        });
        assert!(matches!(summary.ending, Ending::Complete), "{:?}", summary.ending);
        assert_eq!((summary.verdicts[0], summary.state.reported), (count, count));
        let read = read.load(Relaxed);
        assert!((most / 2..=most).contains(&read), "{read} of at most {most} were read");
        assert!(lock(&blocks.desk).early.is_empty());
    }

    #[test]
    fn a_worker_that_panics_ends_the_run_and_what_came_before_counts() {
        let (summary, _) = replay("panic", 40 * RECORDS as u64, |group, _| assert!(group != 100, "the verifier broke"));
        let Ending::Failed(StreamError::WorkerFailed { message, .. }) = &summary.ending else { panic!("{:?}", summary.ending) };
        assert_eq!(message, "the verifier broke");
        assert!(summary.verdicts[0] < 40 * RECORDS as u64 && !summary.all_accepted());
        assert_eq!(summary.verdicts[0], summary.state.reported);
    }
}
