//! Whole files through the stream: every verdict is the one expected, in the file's order.

#[path = "support/kept.rs"]
mod kept;

use kept::Kept;
use modmill_arith::{BackendChoice, IntegerBackend};
use modmill_runtime::progress::NoProgress;
use modmill_sigstream::StreamError;
use modmill_sigstream::generate::{Kind, Recipe};
use modmill_sigstream::records::{Format, Input};
use modmill_sigstream::replay::{Delivered, Ending, Outputs, Replay, ReplayOptions, Route, Summary, Tags, Verdicts};
use modmill_sigstream::stream::Config;
use modmill_sigverify::{Rule, Verdict};
use serde_json::Value;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// A file that is removed at the end of its test.
struct Temporary(PathBuf);

impl Temporary {
    fn new(name: &str, bytes: &[u8]) -> Self {
        let path = std::env::temp_dir().join(format!("modmill-replay-{}-{name}", std::process::id()));
        std::fs::write(&path, bytes).unwrap();
        Self(path)
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

fn lines(bytes: &[u8]) -> Vec<Value> {
    bytes.split(|&b| b == b'\n').filter(|l| !l.is_empty()).map(|l| serde_json::from_slice(l).unwrap()).collect()
}

fn make(recipe: &Recipe) -> (Vec<u8>, Vec<Value>) {
    let (mut out, mut expected) = (Vec::new(), Vec::new());
    recipe.write(&mut out, Some(&mut expected), &mut NoProgress).unwrap();
    (out, lines(&expected))
}

fn options() -> ReplayOptions {
    let stream = Config { workers: 2, queue: 64, results: 128, max_message: 400, ..Config::default() };
    ReplayOptions { stream, ..ReplayOptions::default() }
}

fn start(path: &Path, verdicts: Option<Verdicts>, options: ReplayOptions) -> Result<Replay, StreamError> {
    Replay::start(Input::File(path.to_owned()), || Ok(Outputs { all: verdicts, ..Outputs::default() }), options)
}

fn replay(path: &Path, options: ReplayOptions) -> (Summary, Vec<Value>) {
    let kept = Kept::default();
    let summary = start(path, Some(Box::new(kept.clone())), options).unwrap().finish().unwrap();
    let written = lines(&kept.0.lock().unwrap());
    (summary, written)
}

#[test]
fn every_record_gets_the_verdict_expected_under_every_rule_on_every_backend() {
    for backend in IntegerBackend::names().into_iter() {
        for format in Format::ALL {
            // Messages beyond 400 bytes have no room in the stream's slots, and must come out in their place.
            let (bytes, expected) = make(&Recipe { corrupt: 0.5, message: 0..=500, ..Recipe::new(format, 300, 21) });
            let file = Temporary::new(&format!("rules-{backend}-{format}"), &bytes);
            for rule in Rule::ALL {
                let options = ReplayOptions { rule, backend: BackendChoice::Named(backend), ..options() };
                let (summary, written) = replay(&file.0, options);
                assert!(matches!(summary.ending, Ending::Complete));
                assert_eq!(written.len(), expected.len());
                for (got, want) in written.iter().zip(&expected) {
                    assert_eq!(got["verdict"], want[rule.name()], "{backend} {format} {rule}: {got} {want}");
                    assert_eq!((&got["record"], &got["signature"]), (&want["record"], &want["signature"]));
                    assert_eq!(got.get("reason").is_some(), got["verdict"] == "malformed");
                }
                let count = |name: &str| expected.iter().filter(|l| l[rule.name()] == name).count() as u64;
                assert_eq!(summary.malformed, count("malformed"));
                assert_eq!(summary.verdicts, Verdict::ALL.map(|v| count(v.name())));
                assert_eq!(summary.state.verdicts, summary.verdicts);
                assert_eq!(summary.state.reported, expected.len() as u64);
                assert!(!summary.all_accepted() && summary.cut.is_none());
                assert_eq!(summary.first_malformed.len(), summary.malformed.min(Summary::FIRST as u64) as usize);
            }
        }
    }
}

#[test]
fn a_file_of_valid_signatures_is_all_accepted_as_often_as_asked() {
    let (bytes, _) = make(&Recipe { corrupt: 0.0, ..Recipe::new(Format::Capture, 50, 4) });
    let file = Temporary::new("repeat", &bytes);
    let (once, _) = replay(&file.0, options());
    assert!(once.all_accepted() && once.signatures() > 50);
    let (summary, written) = replay(&file.0, ReplayOptions { repeat: 3, ..options() });
    assert!(summary.all_accepted());
    assert_eq!((summary.signatures(), summary.passes), (3 * once.signatures(), 3));
    let passes: Vec<u64> = written.iter().map(|l| l["pass"].as_u64().unwrap()).collect();
    assert!(passes.is_sorted() && passes.iter().filter(|&&p| p == 2).count() as u64 == once.signatures());
}

#[test]
fn malformed_records_alone_do_not_stop_the_stream() {
    let (bytes, _) = make(&Recipe { corrupt: 1.0, kinds: vec![Kind::Truncated], ..Recipe::new(Format::JsonLines, 3000, 4) });
    let file = Temporary::new("malformed", &bytes);
    let (summary, written) = replay(&file.0, options());
    assert_eq!((summary.malformed, summary.signatures(), written.len()), (3000, 0, 3000));
    assert!(!summary.all_accepted());
}

#[test]
fn a_file_that_ends_early_says_where() {
    let (bytes, _) = make(&Recipe { corrupt: 0.0, ..Recipe::new(Format::Binary, 20, 4) });
    let file = Temporary::new("cut", &bytes[..bytes.len() - 5]);
    let (summary, _) = replay(&file.0, options());
    assert_eq!((summary.verdicts[0], summary.malformed), (19, 1));
    let cut = summary.cut.unwrap();
    assert_eq!((cut.place.record, cut.place.offset), (20, 12 + 19 * 308));
}

#[test]
fn the_rate_is_kept_and_a_stop_leaves_an_honest_part() {
    let (bytes, _) = make(&Recipe { corrupt: 0.0, ..Recipe::new(Format::Binary, 400, 4) });
    let file = Temporary::new("rate", &bytes);
    let (summary, _) = replay(&file.0, ReplayOptions { rate: Some(2000.0), ..options() });
    assert!(summary.all_accepted());
    assert!(summary.seconds >= 0.19, "{} s for 400 at 2000 a second", summary.seconds);

    // All of them would take more than a minute, which is a long time to miss the stop.
    let kept = Kept::default();
    let slow = ReplayOptions { rate: Some(5.0), ..options() };
    let replay = start(&file.0, Some(Box::new(kept.clone())), slow).unwrap();
    let begin = Instant::now();
    while replay.state().reported < 5 {
        assert!(begin.elapsed() < Duration::from_secs(300), "it hangs");
        std::thread::sleep(Duration::from_millis(2));
    }
    replay.stop();
    let summary = replay.finish().unwrap();
    assert!(matches!(summary.ending, Ending::Stopped));
    assert!(!summary.all_accepted() && (5..400).contains(&summary.signatures()));
    assert_eq!(lines(&kept.0.lock().unwrap()).len() as u64, summary.signatures());
}

struct Full;

impl Write for Full {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        Err(io::Error::other("the disk is full"))
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn verdicts_that_cannot_be_written_end_the_run() {
    let (bytes, _) = make(&Recipe::new(Format::Binary, 3000, 4));
    let file = Temporary::new("full", &bytes);
    let summary = start(&file.0, Some(Box::new(Full)), options()).unwrap().finish().unwrap();
    assert!(matches!(&summary.ending, Ending::Failed(StreamError::Stream { .. })), "{:?}", summary.ending);
    assert!(!summary.all_accepted());
}

#[test]
fn options_and_files_that_cannot_be_are_refused() {
    let file = Temporary::new("refused", b"MODMSIGS\x01\0\0\0");
    for wrong in [0.0, -1.0, f64::NAN, f64::INFINITY] {
        let refused = start(&file.0, None, ReplayOptions { rate: Some(wrong), ..options() });
        assert!(matches!(refused, Err(StreamError::BadOption { name: "rate", .. })));
    }
    let refused = start(&file.0, None, ReplayOptions { repeat: 0, ..options() });
    assert!(matches!(refused, Err(StreamError::BadOption { name: "repeat", .. })));
    assert!(matches!(start(Path::new("/no/such/file"), None, options()), Err(StreamError::Io { .. })));
    // No record at all: nothing was rejected, and nothing accepted.
    let (summary, _) = replay(&file.0, options());
    assert!(!summary.all_accepted() && summary.signatures() == 0 && matches!(summary.ending, Ending::Complete));
}

#[test]
fn a_sample_is_valid_and_its_keys_differ() {
    let sample = modmill_sigstream::generate::sample(40, 77, 3).unwrap();
    let keys: Vec<&[u8; 32]> = sample.keys.as_chunks().0.iter().collect();
    let distinct: std::collections::HashSet<_> = keys.iter().collect();
    assert_eq!((keys.len(), distinct.len()), (40, 40));
    for ((message, signature), key) in sample.messages.chunks(77).zip(sample.signatures.as_chunks().0).zip(keys) {
        let signed = modmill_sigverify::Signed { message, signature, key };
        assert!(Rule::ALL.iter().all(|&rule| modmill_sigstream::generate::expected(rule, signed).is_accepted()));
    }
    assert!(modmill_sigstream::generate::sample(1, 1 << 21, 3).is_err());
}

fn file_of(name: &str, recipe: &Recipe) -> Temporary {
    Temporary::new(name, &make(recipe).0)
}

/// Each line of the whole is in exactly the route that its tag names, in the same order; what fails is dropped where that is wanted.
#[test]
fn records_go_to_the_consumers_that_their_tags_name() {
    let file = file_of("routes", &Recipe { corrupt: 0.3, ..Recipe::new(Format::Binary, 400, 5) });
    let (all, low, high, rest) = (Kept::default(), Kept::default(), Kept::default(), Kept::default());
    let route = |tags, accepted_only, kept: &Kept| Route { tags, accepted_only, out: Box::new(kept.clone()) };
    let routes = vec![route(Tags::Range(0..=99), false, &low), route(Tags::Rest, false, &rest), route(Tags::Range(100..=299), true, &high)];
    let outputs = Outputs { all: Some(Box::new(all.clone())), routes, ring: None };
    let summary = Replay::start(Input::File(file.0.clone()), || Ok(outputs), options()).unwrap().finish().unwrap();
    let [all, low, high, rest] = [all, low, high, rest].map(|kept| lines(&kept.0.lock().unwrap()));
    let of = |wanted: &dyn Fn(Option<u64>, bool) -> bool| -> Vec<Value> {
        all.iter().filter(|line| wanted(line["tag"].as_u64(), line["verdict"] == "accepted")).cloned().collect()
    };
    let in_high = |tag: Option<u64>| tag.is_some_and(|tag| (100..=299).contains(&tag));
    assert_eq!(low, of(&|tag, _| tag.is_some_and(|tag| tag <= 99)));
    assert_eq!(high, of(&|tag, accepted| in_high(tag) && accepted));
    assert_eq!(rest, of(&|tag, _| tag.is_none_or(|tag| tag > 299)));
    let dropped = of(&|tag, accepted| in_high(tag) && !accepted).len() as u64;
    assert!(dropped > 0 && !low.is_empty() && !rest.is_empty());
    let counts = [(low.len(), 0), (rest.len(), 0), (high.len(), dropped)];
    assert_eq!(summary.routes, counts.map(|(n, dropped)| Delivered { delivered: n as u64, dropped }));
    assert_eq!(summary.unrouted, 0);
}

#[test]
fn routes_that_contradict_each_other_are_refused() {
    let file = file_of("contradictions", &Recipe::new(Format::Binary, 3, 5));
    let route = |tags: &Tags| Route { tags: tags.clone(), accepted_only: false, out: Box::new(io::sink()) };
    let refused = |tags: &[Tags]| {
        let outputs = Outputs { routes: tags.iter().map(route).collect(), ..Outputs::default() };
        match Replay::start(Input::File(file.0.clone()), || Ok(outputs), options()) {
            Err(e) => e.to_string(),
            Ok(_) => panic!("{tags:?} were taken"),
        }
    };
    assert_eq!(refused(&[Tags::Range(1..=5), Tags::Range(5..=9)]), "option `route`: 1-5 and 5-9 are for the same records");
    assert_eq!(refused(&[Tags::Rest, Tags::Range(1..=1), Tags::Rest]), "option `route`: rest and rest are for the same records");
    #[expect(clippy::reversed_empty_ranges, reason = "it is what is refused")]
    let empty = Tags::Range(5..=4);
    assert_eq!(refused(&[empty]), "option `route`: 5-4 has no tag");
}
