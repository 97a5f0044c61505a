//! Rings of verdicts: the order of slots, a full ring, readers in Rust and C in other processes, the death of either end, and files that are not rings.
#![cfg(target_os = "linux")]

use modmill_runtime::progress::NoProgress;
use modmill_sigstream::generate::Recipe;
use modmill_sigstream::records::{Format, Input};
use modmill_sigstream::replay::{Ending, Outputs, Replay, ReplayOptions};
use modmill_sigstream::ring::{Next, Producer, Reader, Report, Slot};
use modmill_sigstream::stream::Config;
use modmill_sigstream::{StreamError, Verdict};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const LONG: Duration = Duration::from_secs(300);

/// A folder that is removed at the end of its test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("modmill-ring-{}-{name}", std::process::id()));
        std::fs::create_dir(&path).unwrap();
        Self(path)
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn report(i: u64) -> Report {
    let verdict = Verdict::ALL.get(i as usize % 8).copied(); // every eighth is malformed
    let tag = (!i.is_multiple_of(3)).then_some(u64::MAX - i);
    Report { pass: 1 + i / 100, record: i + 1, signature: i as u32 % 5, tag, verdict, start: i.to_le_bytes(), verified_ns: 7 * i }
}

fn slot(reader: &mut Reader) -> Slot {
    match reader.next(LONG).unwrap() {
        Next::Slot(slot) => slot,
        other => panic!("{other:?}"),
    }
}

fn refusal<T>(done: Result<T, StreamError>) -> StreamError {
    match done {
        Err(e) => e,
        Ok(_) => panic!("it was taken"),
    }
}

#[test]
fn everything_arrives_once_and_in_order_through_a_ring_of_few_slots() {
    const COUNT: u64 = 100_000;
    for slots in [1, 64] {
        let folder = Folder::new(&format!("order-{slots}"));
        let path = folder.file("ring");
        let mut producer = Producer::create(&path, slots).unwrap();
        let mut reader = Reader::open(&path).unwrap();
        let count = if slots == 1 { COUNT / 50 } else { COUNT };
        let filling = std::thread::spawn(move || {
            (0..count).for_each(|i| producer.put(&report(i)).unwrap());
            producer.finish();
        });
        let mut last = 0;
        for i in 0..count {
            let got = slot(&mut reader);
            assert_eq!((got.number, got.report), (i, report(i)));
            assert!(got.put_ns >= last);
            last = got.put_ns;
        }
        assert_eq!(reader.next(LONG).unwrap(), Next::End { complete: true });
        filling.join().unwrap();
    }
}

#[test]
fn a_full_ring_has_no_room_and_keeps_what_it_has_for_a_later_reader() {
    let folder = Folder::new("full");
    let path = folder.file("ring");
    let mut producer = Producer::create(&path, 4).unwrap();
    assert!((0..4).all(|i| producer.try_put(&report(i))) && !producer.try_put(&report(4)));
    let mut reader = Reader::open(&path).unwrap();
    assert_eq!(slot(&mut reader).number, 0);
    assert!(producer.try_put(&report(4)) && !producer.try_put(&report(5)));
    assert_eq!(producer.count(), 5);
    drop(producer); // without `finish`
    drop(reader);
    let mut next = Reader::open(&path).unwrap();
    assert!((1..5).all(|i| slot(&mut next).report == report(i)));
    assert_eq!(next.next(LONG).unwrap(), Next::End { complete: false });
    assert_eq!(next.try_next().unwrap(), Next::End { complete: false });
}

#[test]
fn each_end_learns_of_the_others_end() {
    let folder = Folder::new("ends");
    let path = folder.file("ring");
    let mut producer = Producer::create(&path, 2).unwrap();
    let reader = Reader::open(&path).unwrap();
    (0..2).for_each(|i| producer.put(&report(i)).unwrap());
    drop(reader);
    let gone = refusal(producer.put(&report(2)));
    assert!(matches!(&gone, StreamError::RingReaderGone { process, unread: 2, .. } if *process == u64::from(std::process::id())), "{gone}");

    // A copy of the file is a ring whose producer holds no lock, as one that was killed.
    let copy = folder.file("copy");
    std::fs::copy(&path, &copy).unwrap();
    let mut orphan = Reader::open(&copy).unwrap();
    assert!((0..2).all(|i| slot(&mut orphan).report == report(i)));
    assert!(matches!(refusal(orphan.next(LONG)), StreamError::RingProducerGone { .. }));
}

#[test]
fn a_ring_has_one_end_of_each_kind_and_a_new_one_leaves_the_old_to_its_reader() {
    let folder = Folder::new("one");
    let path = folder.file("ring");
    let producer = Producer::create(&path, 2).unwrap();
    let mut reader = Reader::open(&path).unwrap();
    assert_eq!(reader.next(Duration::ZERO).unwrap(), Next::Empty);
    assert!(matches!(refusal(Producer::create(&path, 2)), StreamError::RingBusy { end: "producer", .. }));
    assert!(matches!(refusal(Reader::open(&path)), StreamError::RingBusy { end: "reader", .. }));
    producer.finish();
    let mut second = Producer::create(&path, 2).unwrap();
    second.put(&report(9)).unwrap();
    assert_eq!(reader.next(LONG).unwrap(), Next::End { complete: true });
    assert_eq!(slot(&mut Reader::open(&path).unwrap()).report, report(9));
    assert_eq!(std::fs::read_dir(&folder.0).unwrap().count(), 1, "nothing else is left");
}

#[test]
fn other_files_are_refused_and_left_as_they_are() {
    let folder = Folder::new("others");
    let path = folder.file("ring");
    Producer::create(&path, 2).unwrap().finish();
    let good = std::fs::read(&path).unwrap();
    let changed = |at: usize, byte: u8| [&good[..at], &[byte], &good[at + 1..]].concat();
    let cases = [
        (b"verdicts of yesterday".to_vec(), "fewer than the header"),
        (vec![b'x'; 4096], "does not begin with MODMRING"),
        (changed(8, 2), "version 2"),
        (changed(16, 32), "2 slots of 32 bytes"),
        (changed(24, 3), "3 slots of 64 bytes"),
        (changed(24, 64), "too few for its 64 slots"),
        (changed(32, 64), "from byte 320 on"),
        (good[..good.len() - 1].to_vec(), "too few for its 2 slots"),
    ];
    for (bytes, reason) in cases {
        std::fs::write(&path, &bytes).unwrap();
        for error in [refusal(Producer::create(&path, 4)), refusal(Reader::open(&path))] {
            assert!(matches!(error, StreamError::NotARing { .. }) && error.to_string().contains(reason), "{error}");
        }
        assert_eq!(std::fs::read(&path).unwrap(), bytes);
    }
    // Counters that cannot be, and a slot that holds another verdict than its own.
    std::fs::write(&path, changed(128, 3)).unwrap();
    assert!(refusal(Reader::open(&path)).to_string().contains("contradict each other"));
    std::fs::write(&path, [&changed(128, 1)[..384], &[5], &good[385..]].concat()).unwrap();
    assert!(refusal(Reader::open(&path).unwrap().try_next()).to_string().contains("slot 0 does not hold verdict 0"));
    assert!(refusal(Producer::create(&folder.0, 4)).to_string().contains("not a regular file"));
    assert!(matches!(refusal(Reader::open(&folder.file("absent"))), StreamError::Io { .. }));
    assert!(matches!(refusal(Producer::create(&folder.file("absent/ring"), 4)), StreamError::Io { .. }));
    assert!([0, 3, 1 << 25].iter().all(|&slots| matches!(Producer::create(&path, slots), Err(StreamError::BadOption { .. }))));
}

/// The two programs of the examples: the C reader where there is a C compiler, and the Rust one where Cargo has built it for this run.
fn readers(folder: &Folder) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let (package, program) = (Path::new(env!("CARGO_MANIFEST_DIR")), folder.file("reader"));
    let source = ["-std=c11", "-O2", "-Wall", "-Wextra", "-Werror", "-pedantic", "-Iinclude", "examples/ring_reader.c", "-o"];
    match Command::new("cc").current_dir(package).args(source).arg(&program).status() {
        Ok(status) => {
            assert!(status.success(), "the C reader does not compile");
            found.push(program);
        }
        Err(e) => eprintln!("skipped: the C reader needs a C compiler, and cc cannot be run: {e}"),
    }
    let built = std::env::current_exe().unwrap().parent().unwrap().with_file_name("examples").join("ring_reader");
    found.extend(Some(built).filter(|program| program.exists()));
    found
}

#[test]
fn programs_in_c_and_rust_read_a_ring_of_another_process() {
    const COUNT: u64 = 20_000;
    let folder = Folder::new("programs");
    for (i, program) in readers(&folder).into_iter().enumerate() {
        let path = folder.file(&format!("ring-{i}"));
        let mut producer = Producer::create(&path, 16).unwrap();
        let reading = Command::new(&program).arg(&path).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        (0..COUNT).for_each(|i| producer.put(&report(i)).unwrap());
        producer.finish();
        let done = reading.wait_with_output().unwrap();
        let (out, err) = (String::from_utf8(done.stdout).unwrap(), String::from_utf8(done.stderr).unwrap());
        assert!(done.status.success(), "{program:?}: {out}{err}");
        let eighth = COUNT / 8;
        assert!(out.starts_with(&format!("verdicts {COUNT} accepted {eighth} malformed {eighth}\nns from verdict: median ")), "{out}");
        assert!(out.ends_with("complete\n"), "{out}");

        let other = folder.file("other");
        std::fs::write(&other, [b'x'; 4096]).unwrap();
        let done = Command::new(&program).arg(&other).output().unwrap();
        assert!(!done.status.success() && String::from_utf8_lossy(&done.stderr).to_lowercase().contains("ring"), "{done:?}");
    }
}

#[test]
fn a_reader_that_is_killed_does_not_hang_the_producer() {
    let folder = Folder::new("killed");
    for (i, program) in readers(&folder).into_iter().enumerate() {
        let path = folder.file(&format!("ring-{i}"));
        let mut producer = Producer::create(&path, 8).unwrap();
        let mut reading = Command::new(&program).arg(&path).stdout(Stdio::null()).spawn().unwrap();
        // More than fit, so it has begun to read.
        (0..100).for_each(|i| producer.put(&report(i)).unwrap());
        reading.kill().unwrap();
        reading.wait().unwrap();
        let begin = Instant::now();
        let error = loop {
            assert!(begin.elapsed() < LONG, "it hangs");
            if let Err(error) = producer.put(&report(0)) {
                break error;
            }
        };
        assert!(matches!(error, StreamError::RingReaderGone { process, .. } if process == u64::from(reading.id())), "{error}");
    }
}

fn replay(folder: &Folder, slots: u64, options: ReplayOptions) -> (Replay, PathBuf) {
    let (source, path) = (folder.file("source"), folder.file("ring"));
    let mut bytes = Vec::new();
    Recipe { corrupt: 0.4, ..Recipe::new(Format::Capture, 300, 21) }.write(&mut bytes, None, &mut NoProgress).unwrap();
    std::fs::write(&source, bytes).unwrap();
    let all: Box<dyn std::io::Write + Send> = Box::new(std::fs::File::create(folder.file("lines")).unwrap());
    let outputs = || Ok(Outputs { all: Some(all), routes: Vec::new(), ring: Some(Producer::create(&path, slots)?) });
    let options = ReplayOptions { stream: Config { workers: 2, ..Config::default() }, ..options };
    (Replay::start(Input::File(source), outputs, options).unwrap(), path)
}

#[test]
fn a_replay_puts_the_verdicts_of_its_lines_into_the_ring() {
    let folder = Folder::new("replay");
    let (replay, path) = replay(&folder, 32, ReplayOptions { repeat: 2, ..ReplayOptions::default() });
    let mut reader = Reader::open(&path).unwrap();
    let mut got = Vec::new();
    let end = loop {
        match reader.next(LONG).unwrap() {
            Next::Slot(slot) => got.push(slot),
            end => break end,
        }
    };
    assert_eq!(end, Next::End { complete: true });
    let summary = replay.finish().unwrap();
    assert!(matches!(summary.ending, Ending::Complete) && summary.ring == Some(got.len() as u64));
    let lines = std::fs::read_to_string(folder.file("lines")).unwrap();
    assert_eq!(lines.lines().count(), got.len());
    let mut started = 0;
    for (line, slot) in lines.lines().zip(got) {
        let (line, of) = (serde_json::from_str::<serde_json::Value>(line).unwrap(), slot.report);
        let place = (line["pass"].as_u64(), line["record"].as_u64(), line["signature"].as_u64(), line["tag"].as_u64());
        assert_eq!(place, (Some(of.pass), Some(of.record), Some(of.signature.into()), of.tag));
        assert_eq!(line["verdict"], of.verdict.map_or("malformed", Verdict::name));
        assert!(of.verdict.is_some() || of.start == [0; 8]);
        started += u64::from(of.start != [0; 8]);
        assert!(of.verdict.is_none() || (0 < of.verified_ns && of.verified_ns <= slot.put_ns));
    }
    assert!(started > summary.signatures() / 2);
}

#[test]
fn a_replay_whose_reader_ends_fails_and_says_so() {
    let folder = Folder::new("deserted");
    let (replay, path) = replay(&folder, 8, ReplayOptions::default());
    drop(Reader::open(&path).unwrap());
    let summary = replay.finish().unwrap();
    assert!(matches!(&summary.ending, Ending::Failed(StreamError::RingReaderGone { .. })), "{:?}", summary.ending);
    assert_eq!(summary.ring, Some(8));
    let mut next = Reader::open(&path).unwrap();
    assert!((0..8).all(|i| slot(&mut next).number == i));
    assert_eq!(next.next(LONG).unwrap(), Next::End { complete: false });
}
