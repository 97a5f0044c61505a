//! Runs over pipes: verdicts come while the source waits, and an interrupted run never counts as complete.
#![cfg(target_os = "linux")]

use modmill_runtime::progress::NoProgress;
use modmill_sigstream::StreamError;
use modmill_sigstream::generate::Recipe;
use modmill_sigstream::records::{Format, Input};
use modmill_sigstream::replay::{Ending, Outputs, Replay, ReplayOptions};
use modmill_sigstream::stream::Config;
use std::io::{self, BufRead, BufReader, PipeReader, PipeWriter, Write};
use std::os::fd::AsRawFd;
use std::sync::Arc;
use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

/// Valid signatures as lines of JSON.
fn lines(count: u64) -> Vec<u8> {
    let mut out = Vec::new();
    Recipe { corrupt: 0.0, ..Recipe::new(Format::JsonLines, count, 5) }.write(&mut out, None, &mut NoProgress).unwrap();
    out
}

/// Waits for what other threads do; a test that hangs is stopped by whoever runs it.
fn until(condition: impl Fn() -> bool) {
    while !condition() {
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// A run whose source and verdicts are pipes, with the first lines already sent.
fn run(first: &[u8], flush_after: Duration) -> (Replay, PipeWriter, BufReader<PipeReader>) {
    let (source, mut feed) = io::pipe().unwrap();
    let (verdicts, out) = io::pipe().unwrap();
    feed.write_all(first).unwrap();
    let stream = Config { workers: 2, ..Config::default() };
    let options = ReplayOptions { stream, flush_after, ..ReplayOptions::default() };
    let path = format!("/proc/self/fd/{}", source.as_raw_fd());
    let replay = Replay::start(Input::File(path.into()), || Ok(Outputs::all(Box::new(out))), options).unwrap();
    (replay, feed, BufReader::new(verdicts))
}

fn verdict(from: &mut BufReader<PipeReader>) -> String {
    let mut line = String::new();
    from.read_line(&mut line).unwrap();
    line
}

#[test]
fn verdicts_come_while_the_source_waits() {
    let five = lines(5);
    let places: Vec<usize> = five.iter().enumerate().filter_map(|(at, &byte)| (byte == b'\n').then_some(at + 1)).collect();
    for flush_after in [Duration::ZERO, ReplayOptions::default().flush_after] {
        let (replay, mut feed, mut verdicts) = run(&five[..places[2]], flush_after);
        for record in 1..=3 {
            assert!(verdict(&mut verdicts).starts_with(&format!("{{\"record\": {record}, ")));
        }
        assert!(!replay.is_over(), "the source is still open");
        feed.write_all(&five[places[2]..]).unwrap();
        assert!(verdict(&mut verdicts).starts_with("{\"record\": 4, "));
        assert!(verdict(&mut verdicts).starts_with("{\"record\": 5, "));
        drop(feed);
        assert!(replay.finish().unwrap().all_accepted());
        assert_eq!(verdict(&mut verdicts), "");
    }
}

/// Counts the bytes written.
struct Count(Arc<AtomicUsize>);

impl Write for Count {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.fetch_add(bytes.len(), Relaxed);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn verdicts_stay_in_the_buffer_as_long_as_asked() {
    let (source, mut feed) = io::pipe().unwrap();
    feed.write_all(&lines(3)).unwrap();
    let path = format!("/proc/self/fd/{}", source.as_raw_fd());
    let written = Arc::new(AtomicUsize::new(0));
    let out = Count(Arc::clone(&written));
    let options = ReplayOptions { flush_after: Duration::MAX, ..ReplayOptions::default() };
    let replay = Replay::start(Input::File(path.into()), || Ok(Outputs::all(Box::new(out))), options).unwrap();
    until(|| replay.state().reported == 3);
    assert_eq!(written.load(Relaxed), 0);
    drop(feed);
    assert_eq!(replay.finish().unwrap().signatures(), 3);
    assert!(written.load(Relaxed) > 0);
}

#[test]
fn a_pipe_that_ends_as_the_run_is_stopped_may_not_be_whole() {
    let (replay, feed, mut verdicts) = run(&lines(7), Duration::ZERO);
    // ^C reaches the writer, too: its end comes first here, and is read before the stop.
    drop(feed);
    until(|| replay.is_over());
    replay.stop();
    let summary = replay.finish().unwrap();
    assert!(matches!(summary.ending, Ending::Stopped), "{:?}", summary.ending);
    assert!(summary.signatures() == 7 && !summary.all_accepted());
    for record in 1..=7 {
        assert!(verdict(&mut verdicts).starts_with(&format!("{{\"record\": {record}, ")));
    }
}

#[test]
fn a_file_that_was_read_to_its_end_is_complete_although_it_is_stopped_then() {
    let path = std::env::temp_dir().join(format!("modmill-replay-pipes-{}", std::process::id()));
    std::fs::write(&path, lines(7)).unwrap();
    let replay = Replay::start(Input::File(path.clone()), || Ok(Outputs::default()), ReplayOptions::default()).unwrap();
    until(|| replay.is_over());
    replay.stop();
    assert!(replay.finish().unwrap().all_accepted());
    std::fs::remove_file(path).unwrap();
}

#[test]
fn nothing_is_made_for_a_file_that_cannot_be_read() {
    let (source, mut feed) = io::pipe().unwrap();
    feed.write_all(b"hello").unwrap();
    drop(feed);
    let path = format!("/proc/self/fd/{}", source.as_raw_fd());
    let refused = Replay::start(Input::File(path.into()), || panic!("the output is made too early"), ReplayOptions::default());
    assert!(matches!(refused, Err(StreamError::UnknownFormat { .. })));
}
