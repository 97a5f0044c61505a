//! Removal of repeated transactions before and after verification.

#[path = "support/kept.rs"]
mod kept;

use ed25519_dalek::{Signer, SigningKey};
use kept::Kept;
use modmill_runtime::progress::NoProgress;
use modmill_sigstream::Rule;
use modmill_sigstream::generate::Recipe;
use modmill_sigstream::records::{Format, Input, Item, ReadOptions, Reader};
use modmill_sigstream::replay::{Dedup, Delivered, Outputs, Repeated, Replay, ReplayOptions, Route, Summary, Tags};
use modmill_sigstream::stream::Config;
use serde_json::Value;

/// The verdicts of a file's lines, with when they were removed; by blocks and through the stream, which must agree.
fn replay(name: &str, bytes: &[u8], rule: Rule, dedup: Dedup) -> (Summary, Vec<String>) {
    let path = std::env::temp_dir().join(format!("modmill-repeats-{}-{name}-{}", std::process::id(), dedup.name()));
    std::fs::write(&path, bytes).unwrap();
    let run = |rate| {
        let (all, rest) = (Kept::default(), Kept::default());
        let routes = vec![Route { tags: Tags::Rest, accepted_only: false, out: Box::new(rest.clone()) }];
        let outputs = Outputs { all: Some(Box::new(all.clone())), routes, ring: None };
        let stream = Config { workers: 2, ..Config::default() };
        let options = ReplayOptions { rule, dedup, rate, stream, ..ReplayOptions::default() };
        let summary = Replay::start(Input::File(path.clone()), || Ok(outputs), options).unwrap().finish().unwrap();
        let text = |kept: Kept| String::from_utf8(kept.0.lock().unwrap().clone()).unwrap();
        let (all, rest) = (text(all), text(rest));
        // The consumers get what was not removed.
        assert!(rest.lines().eq(all.lines().filter(|line| !line.contains("repeated"))));
        let delivered = rest.lines().count() as u64;
        assert_eq!(summary.routes, [Delivered { delivered, dropped: all.lines().count() as u64 - delivered }]);
        let verdicts = all.lines().map(|line| {
            let line: Value = serde_json::from_str(line).unwrap();
            [&line["verdict"], &line["removed"]].iter().filter_map(|v| v.as_str()).collect::<Vec<_>>().join(" ")
        });
        (summary, verdicts.collect::<Vec<_>>())
    };
    let (blocks, stream) = (run(None), run(Some(1e9)));
    std::fs::remove_file(&path).unwrap();
    assert_eq!((&blocks.1, blocks.0.verdicts, blocks.0.state.repeated), (&stream.1, stream.0.verdicts, stream.0.state.repeated));
    blocks
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn line(message: &[u8], signature: &[u8], key: &[u8]) -> String {
    format!("{{\"message\": \"0x{}\", \"signature\": \"0x{}\", \"key\": \"0x{}\"}}\n", hex(message), hex(signature), hex(key))
}

#[test]
fn an_invalid_copy_suppresses_no_valid_signature() {
    let signer = SigningKey::from_bytes(&[7; 32]);
    let (signature, key) = (signer.sign(b"pay Bob").to_bytes(), signer.verifying_key().to_bytes());
    let [good, forged] = [b"pay Bob", b"pay Eve"].map(|message| line(message, &signature, &key));
    let file = [&forged[..], &good, &forged, &good, "nothing\n", "nothing\n"].concat();
    let cases = [
        (Dedup::None, "equation accepted equation accepted malformed malformed", (0, 0), [2, 2]),
        (Dedup::Before, "equation accepted repeated before repeated before malformed malformed", (2, 0), [1, 1]),
        (Dedup::After, "equation accepted equation repeated after malformed malformed", (0, 1), [2, 2]),
        (Dedup::Both, "equation accepted repeated before repeated before malformed malformed", (2, 0), [1, 1]),
    ];
    for (dedup, verdicts, (before, after), [accepted, equation]) in cases {
        let (summary, found) = replay("forged", file.as_bytes(), Rule::Strict, dedup);
        assert_eq!(found.join(" "), verdicts);
        assert_eq!(summary.state.repeated, Repeated { before, after });
        assert_eq!((summary.verdicts[0], summary.verdicts[6], summary.malformed), (accepted, equation, 2));
    }
}

/// A key and commitment of the neutral element sign every message under this rule: the same signature, other bytes.
#[test]
fn after_verification_the_first_signature_alone_counts() {
    let mut neutral = [0; 32];
    neutral[0] = 1;
    let signature = [neutral, [0; 32]].concat();
    let file = [b"1", b"2"].map(|message| line(message, &signature, &neutral)).concat();
    for (dedup, verdicts) in
        [(Dedup::Before, "accepted accepted"), (Dedup::After, "accepted repeated after"), (Dedup::Both, "accepted repeated after")]
    {
        assert_eq!(replay("neutral", file.as_bytes(), Rule::Zip215, dedup).1.join(" "), verdicts);
    }
}

#[test]
fn a_transaction_repeats_as_a_whole_or_not_at_all() {
    let mut bytes = Vec::new();
    Recipe { corrupt: 0.0, signers: 3, ..Recipe::new(Format::Capture, 60, 3) }.write(&mut bytes, None, &mut NoProgress).unwrap();
    let once = bytes.clone();
    let packets = once[24..].to_vec(); // behind the file's header
    bytes.extend_from_slice(&packets);
    // A third time, with the last byte of every second signature of a transaction changed: the first signatures repeat, the transactions do not.
    let mut reader = Reader::new(&once[..], None, ReadOptions::default()).unwrap();
    let (mut spoiled, mut transactions, mut signatures, mut several) = (packets.clone(), 0, 0, 0);
    while let Some(item) = reader.next_item().unwrap() {
        let Item::Signed { signed, place, more, .. } = item else { panic!("a malformed packet") };
        signatures += 1;
        transactions += u64::from(!more);
        if place.signature == 1 {
            let at = packets.windows(64).position(|window| window == signed.signature).unwrap();
            spoiled[at + 40] ^= 1;
            several += 1;
        }
    }
    bytes.extend_from_slice(&spoiled);
    assert!(transactions == 60 && (10..60).contains(&several));
    let alike = transactions - several; // those with one signature are the same all three times
    for (dedup, before, after) in
        [(Dedup::Before, transactions + alike, 0), (Dedup::After, 0, transactions + alike), (Dedup::Both, transactions + alike, 0)]
    {
        let (summary, found) = replay("whole", &bytes, Rule::Strict, dedup);
        assert_eq!(summary.state.repeated, Repeated { before, after });
        assert_eq!(found.len() as u64, 3 * signatures);
        // Every signature of a transaction that repeats no other keeps its verdict.
        let third = &found[2 * signatures as usize..];
        assert_eq!(third.iter().filter(|v| !v.starts_with("repeated") && *v != "accepted").count() as u64, several);
        assert_eq!(third.iter().filter(|v| v.starts_with("repeated")).count() as u64, alike);
    }
}
