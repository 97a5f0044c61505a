//! The readers: what is made is read back, what is broken is placed, and arbitrary bytes never panic.

#[path = "../../../fuzz/records.rs"]
#[expect(unreachable_pub, reason = "public for the fuzz target")]
mod body;
#[path = "support/captures.rs"]
mod captures;

use modmill_runtime::progress::NoProgress;
use modmill_sigstream::StreamError;
use modmill_sigstream::generate::{Kind, Recipe, expected};
use modmill_sigstream::records::{Fault, Format, Item, MAX_MESSAGE, Malformed, ReadOptions, Reader, Transaction, TransactionFault};
use modmill_sigverify::{Rule, Verdict};
use proptest::prelude::*;

/// An item from a reader, owned.
#[derive(Debug, PartialEq)]
enum Owned {
    Signed { record: u64, signature: u32, offset: u64, tag: Option<u64>, message: Vec<u8>, key: [u8; 32], strict: Verdict },
    Malformed(Malformed),
}

fn read(bytes: &[u8], options: ReadOptions) -> (Vec<Owned>, u64) {
    let mut reader = Reader::new(bytes, None, options).unwrap();
    let mut all = Vec::new();
    while let Some(item) = reader.next_item().unwrap() {
        all.push(match item {
            Item::Signed { signed, tag, place, .. } => Owned::Signed {
                record: place.record,
                signature: place.signature,
                offset: place.offset,
                tag,
                message: signed.message.to_vec(),
                key: *signed.key,
                strict: expected(Rule::Strict, signed),
            },
            Item::Malformed(bad) => Owned::Malformed(bad),
        });
    }
    (all, reader.other_traffic().iter().sum())
}

fn items(bytes: &[u8]) -> Vec<Owned> {
    read(bytes, ReadOptions::default()).0
}

fn faults(bytes: &[u8]) -> Vec<(u64, u64, Fault)> {
    let bad = |item| match item {
        Owned::Malformed(m) => Some((m.place.record, m.place.offset, m.fault)),
        Owned::Signed { .. } => None,
    };
    items(bytes).into_iter().filter_map(bad).collect()
}

fn make(recipe: &Recipe) -> (Vec<u8>, Vec<serde_json::Value>) {
    let (mut out, mut lines) = (Vec::new(), Vec::new());
    let made = recipe.write(&mut out, Some(&mut lines), &mut NoProgress).unwrap();
    assert_eq!(made.records, recipe.count);
    let lines = lines.split(|&b| b == b'\n').filter(|l| !l.is_empty());
    (out, lines.map(|l| serde_json::from_slice(l).unwrap()).collect())
}

#[test]
fn what_is_made_is_read_back_with_the_verdict_expected() {
    for format in Format::ALL {
        for (message, signers, corrupt, keys) in [(0..=300, 3, 0.5, 0), (150..=150, 1, 0.0, 2), (600..=1100, 8, 1.0, 3)] {
            let recipe = Recipe { corrupt, signers, keys, message, ..Recipe::new(format, 300, 11) };
            let (bytes, lines) = make(&recipe);
            let got = items(&bytes);
            assert_eq!(got.len(), lines.len(), "{format}");
            let mut seen_keys = std::collections::HashSet::new();
            for (item, line) in got.iter().zip(&lines) {
                let strict = line["strict"].as_str().unwrap();
                match item {
                    Owned::Signed { record, signature, strict: verdict, tag, key, .. } => {
                        assert_eq!((Some(*record), verdict.name()), (line["record"].as_u64(), strict), "{format} {line}");
                        assert_eq!(Some(u64::from(*signature)), line["signature"].as_u64());
                        assert_eq!(*tag, Some(if format == Format::Capture { 8003 } else { record - 1 }));
                        seen_keys.insert(*key);
                    }
                    Owned::Malformed(bad) => {
                        assert_eq!((Some(bad.place.record), "malformed"), (line["record"].as_u64(), strict), "{format} {bad}");
                    }
                }
                assert!(strict == "accepted" || corrupt > 0.0, "{line}");
            }
            if corrupt == 0.0 {
                assert_eq!(seen_keys.len() as u64, keys);
            }
        }
    }
}

/// The verdict of each kind under each rule, derived by hand from the rules' definitions; None where it depends on the case.
fn by_definition(kind: Kind) -> [Option<Verdict>; 4] {
    use Verdict::*;
    match kind {
        Kind::Valid => [Some(Accepted); 4],
        Kind::ScalarPlusOrder => [Some(ScalarNotReduced); 4],
        Kind::MessageBit | Kind::OtherKey | Kind::OtherMessage => [Some(EquationFailed); 4],
        Kind::KeyOffCurve => [Some(KeyEncoding); 4],
        Kind::CommitmentOffCurve => [Some(EquationFailed), Some(EquationFailed), Some(CommitmentEncoding), Some(CommitmentEncoding)],
        Kind::SmallOrderKey | Kind::SmallOrderBoth => [Some(KeySmallOrder), None, None, Some(Accepted)],
        Kind::SmallOrderCommitment => [Some(CommitmentSmallOrder), None, None, Some(Accepted)],
        Kind::MixedOrderCommitment => [Some(EquationFailed), Some(EquationFailed), Some(Accepted), Some(Accepted)],
        Kind::MixedOrderKey | Kind::MixedOrderBoth => [None, None, Some(Accepted), Some(Accepted)],
        Kind::NonCanonicalKey => [Some(EquationFailed), Some(KeyEncoding), Some(KeyEncoding), Some(EquationFailed)],
        Kind::NonCanonicalCommitment => [Some(EquationFailed), Some(EquationFailed), Some(CommitmentEncoding), Some(EquationFailed)],
        _ => [None; 4],
    }
}

#[test]
fn every_kind_has_the_verdicts_of_its_definition() {
    for format in Format::ALL {
        for kind in Kind::spoiled(format) {
            let recipe = Recipe { corrupt: 1.0, kinds: vec![kind], signers: 1, ..Recipe::new(format, 40, 5) };
            let (_, lines) = make(&recipe);
            let malformed = lines.iter().filter(|l| l["strict"] == "malformed").count();
            match kind {
                Kind::Truncated | Kind::Miscounted => assert_eq!(malformed, lines.len(), "{format} {kind}"),
                Kind::Overlong if format != Format::Binary => assert_eq!(malformed, lines.len(), "{format} {kind}"),
                _ => assert_eq!(malformed, 0, "{format} {kind}"),
            }
            for line in &lines {
                assert_eq!(line["kind"], kind.name());
                for (rule, verdict) in Rule::ALL.into_iter().zip(by_definition(kind)) {
                    if let Some(verdict) = verdict {
                        assert_eq!(line[rule.name()], verdict.name(), "{format} {rule}: {line}");
                    }
                }
                assert!(kind != Kind::ScalarBit || line["strict"] != "accepted");
            }
        }
    }
}

#[test]
fn the_seed_decides_and_a_longer_file_begins_with_the_shorter() {
    for format in Format::ALL {
        let short = make(&Recipe::new(format, 50, 3)).0;
        assert_eq!(short, make(&Recipe::new(format, 50, 3)).0);
        assert!(make(&Recipe::new(format, 80, 3)).0.starts_with(&short));
        assert_ne!(short, make(&Recipe::new(format, 50, 4)).0);
    }
}

#[test]
fn plans_that_cannot_be_carried_out_are_refused() {
    let recipe = |format| Recipe::new(format, 1, 1);
    let wrong = [
        Recipe { message: 0..=1168, ..recipe(Format::Capture) },
        Recipe { message: 9..=MAX_MESSAGE + 1, ..recipe(Format::Binary) },
        Recipe { corrupt: 1.5, ..recipe(Format::Binary) },
        Recipe { corrupt: f64::NAN, ..recipe(Format::Binary) },
        Recipe { kinds: vec![], ..recipe(Format::Binary) },
        Recipe { kinds: vec![Kind::Miscounted], ..recipe(Format::JsonLines) },
        Recipe { signers: 9, ..recipe(Format::Capture) },
        Recipe { signers: 0, ..recipe(Format::Capture) },
    ];
    for recipe in wrong {
        let refused = recipe.write(&mut Vec::new(), None, &mut NoProgress);
        assert!(matches!(refused, Err(StreamError::BadOption { .. })), "{recipe:?}: {refused:?}");
    }
}

#[test]
fn json_lines_say_what_is_wrong_and_where() {
    let good = String::from_utf8(make(&Recipe { corrupt: 0.0, ..Recipe::new(Format::JsonLines, 1, 1) }).0).unwrap();
    // A line's fields by their places, without names.
    let values = good.split('"').filter(|part| part.starts_with("0x")).map(|hex| format!("\"{hex}\"")).collect::<Vec<_>>().join(", ");
    let values = format!("[{values}]");
    let cases = [
        (good.replace("\"tag\": 0", "\"tag\": -1"), "`tag`: it is not an integer from 0 to 2^64 - 1"),
        (good.replace("\"tag\": 0", "\"tga\": 0"), "`tga` is not a field of this format; the fields are message, signature, key, tag"),
        (good.replace("\"key\"", "\"message\""), "`message` is there twice"),
        (good.replace("\"message\": \"0x", "\"message\": \""), "`message`: it does not begin with 0x"),
        (good.replace("\"message\": \"0x", "\"message\": \"0x1"), "`message`: it has an odd number of hex digits"),
        (good.replace("\"signature\": \"0x", "\"signature\": \"0x00"), "`signature`: it has 65 bytes, not 64"),
        (good.replace("\"message\": \"0x", "\"message\": \"0x0g"), "`message`: byte 0 is not two hex digits"),
        (good.replace("\"key\": \"", "\"key\": [\"").replace("\", \"tag", "\"], \"tag"), "`key`: it is not a string"),
        (good.replace(", \"tag\": 0", "").replace(", \"key\"", ", \"yek\""), "`key` is missing"),
        (good.replace("\"key\": \"", "\"key\": null, \"x\": \""), "`key`: it is not a string"),
        ("null".to_owned(), "the line is not a JSON object"),
        (values, "the line is not a JSON object"),
        ("[1, 2]".to_owned(), "the line is not a JSON object"),
        (good.trim_end().trim_end_matches('}').to_owned(), "the line ends within its JSON object"),
        (good.replace("\"tag\": 0", "\"tag\" 0"), "the line cannot be read as JSON"),
        ("\u{0}\u{fffd}".to_owned(), "column 1: the line cannot be read as JSON"),
    ];
    for (line, wanted) in cases {
        // The bad line stands between good ones, a blank one, and one with a carriage return.
        let text = format!("{good}\n{}\n{}\r\n{good}", line.trim_end(), good.trim_end());
        let got = read(text.as_bytes(), ReadOptions { format: Some(Format::JsonLines), ..ReadOptions::default() }).0;
        assert_eq!(got.len(), 4, "{wanted}");
        let Owned::Malformed(bad) = &got[1] else { panic!("{wanted}: {:?}", got[1]) };
        assert_eq!((bad.place.record, bad.place.offset), (3, good.len() as u64 + 1));
        assert!(bad.fault.to_string().contains(wanted), "{}: not {wanted}", bad.fault);
    }
    let cut = &good[..good.len() - 20];
    let text = format!("{good}{cut}");
    let [(2, offset, fault)] = &faults(text.as_bytes())[..] else { panic!() };
    assert_eq!(*offset, good.len() as u64);
    assert!(fault.is_truncation(), "{fault}");
    assert_eq!(items(good.trim_end().as_bytes()).len(), 1, "a last line without its line feed is whole");
}

#[test]
fn lines_and_records_beyond_the_limit_are_passed_over() {
    let good = make(&Recipe { corrupt: 0.0, ..Recipe::new(Format::JsonLines, 1, 1) }).0;
    let long = vec![b'7'; 5 * MAX_MESSAGE];
    let text = [&good[..], &long, b"\n", &good].concat();
    let [(2, _, Fault::TooLong { .. })] = faults(&text)[..] else { panic!() };
    assert_eq!(items(&text).len(), 3);

    let good = make(&Recipe { corrupt: 0.0, ..Recipe::new(Format::Binary, 1, 1) }).0;
    let record = &good[12..];
    let long = [&((MAX_MESSAGE + 105) as u32).to_le_bytes()[..], &vec![0; MAX_MESSAGE + 105]].concat();
    let bytes = [&good[..], &long, record].concat();
    assert_eq!(items(&bytes).len(), 3);
    let [(2, _, Fault::TooLong { .. })] = faults(&bytes)[..] else { panic!() };
    let largest = Recipe { corrupt: 0.0, message: MAX_MESSAGE..=MAX_MESSAGE, ..Recipe::new(Format::Binary, 2, 1) };
    for format in [Format::Binary, Format::JsonLines] {
        assert!(faults(&make(&Recipe { format, ..largest.clone() }).0).is_empty());
    }
}

#[test]
fn a_file_cut_anywhere_keeps_what_came_before_and_says_where() {
    for format in Format::ALL {
        let recipe = Recipe { corrupt: 0.0, signers: 1, ..Recipe::new(format, 6, 2) };
        let (bytes, _) = make(&recipe);
        let whole = items(&bytes);
        let start = |i: usize| match whole.get(i) {
            Some(Owned::Signed { offset, .. }) => *offset as usize,
            _ => bytes.len(),
        };
        for cut in (start(4)..bytes.len()).rev().step_by(7).chain([start(5) + 1, start(5) + 15, start(5), start(4), bytes.len() - 1]) {
            let got = items(&bytes[..cut]);
            let record = if cut >= start(5) { 5 } else { 4 };
            assert_eq!(got[..record], whole[..record], "{format} cut at {cut}");
            // A line may lack nothing but its line feed.
            let complete = format == Format::JsonLines && cut + 1 == start(record + 1);
            match &got[record..] {
                [] => assert_eq!(cut, start(record), "{format}"),
                [Owned::Malformed(bad)] => {
                    assert!(bad.fault.is_truncation(), "{format} cut at {cut}: {bad}");
                    assert_eq!((bad.place.record, bad.place.offset), (record as u64 + 1, start(record) as u64));
                }
                [one] => assert!(complete && *one == whole[record], "{format} cut at {cut}"),
                more => panic!("{format} cut at {cut}: {more:?}"),
            }
        }
    }
}

#[test]
fn headers_that_contradict_the_format_are_refused() {
    let refused = |bytes: &[u8], format| match Reader::new(bytes, None, ReadOptions { format, port: None }) {
        Err(e) => e.to_string(),
        Ok(_) => panic!("{bytes:?} was taken"),
    };
    assert!(refused(b"", None).contains("give `--format`, or `format` in Rust and Python: jsonl, binary, pcap"));
    assert!(refused(b"hello", None).contains("determine the format"));
    assert!(refused(b"MODMSIGS\x02\0\0\0", None).contains("it has version 2"));
    assert!(refused(b"MODMSIGS\x01\0", None).contains("shorter than the format's header"));
    assert!(refused(b"{}", Some(Format::Binary)).contains("shorter than"));
    assert!(refused(b"{}{}{}{}{}{}", Some(Format::Binary)).contains("does not begin with MODMSIGS"));
    assert!(refused(b"{}{}", Some(Format::Capture)).contains("does not begin like a capture"));
    let flavour = captures::Flavour::default();
    assert!(
        refused(&captures::header(captures::Flavour { link: 147, ..flavour }), None)
            .contains("has the link type 147 (reserved for private use)")
    );
    assert!(refused(&captures::header(flavour)[..20], None).contains("shorter than a capture's header"));
}

#[test]
fn captures_of_every_flavour_hold_the_same_transactions() {
    let recipe = Recipe { corrupt: 0.0, ..Recipe::new(Format::Capture, 20, 9) };
    let made = make(&recipe).0;
    let messages = |bytes: &[u8]| -> Vec<(u64, Vec<u8>)> {
        let message = |item| match item {
            Owned::Signed { record, message, .. } => (record, message),
            Owned::Malformed(bad) => panic!("{bad}"),
        };
        items(bytes).into_iter().map(message).collect()
    };
    let wanted = messages(&made);
    assert!(wanted.len() > 20);
    let payloads = captures::payloads(&made);
    assert_eq!(payloads.len(), 20);
    for flavour in captures::every_flavour() {
        let bytes = captures::capture(flavour, &payloads);
        assert_eq!(messages(&bytes), wanted, "{flavour:?}");
        // The last packet loses a byte: the one before stays.
        let got = items(&bytes[..bytes.len() - 1]);
        assert!(matches!(got.last(), Some(Owned::Malformed(bad)) if bad.place.record == 20 && bad.fault.is_truncation()), "{flavour:?}");
    }
}

#[test]
fn other_traffic_is_passed_over_and_broken_packets_are_reported() {
    let payloads = captures::payloads(&make(&Recipe { corrupt: 0.0, signers: 1, ..Recipe::new(Format::Capture, 3, 9) }).0);
    let flavour = captures::Flavour::default();
    let good = captures::frame(flavour, &payloads[0]);
    let mut fragment = good.clone();
    fragment[14 + 6] |= 0x20;
    let frames: Vec<(Vec<u8>, usize)> = vec![
        (good.clone(), good.len()),
        (captures::tcp(), 0),
        (captures::arp(), 0),
        (fragment, 0),
        (good[..40].to_vec(), good.len()),
        (good[..60].to_vec(), 0),
        (captures::frame(flavour, b"ping"), 0),
        (captures::frame(flavour, &[]), 0),
        (good, 0),
    ];
    let bytes = captures::of_frames(flavour, &frames);
    let (got, skipped) = read(&bytes, ReadOptions::default());
    assert_eq!(skipped, 2);
    let told: Vec<(u64, String)> = got
        .iter()
        .map(|item| match item {
            Owned::Signed { record, .. } => (*record, "signed".to_owned()),
            Owned::Malformed(bad) => (bad.place.record, bad.fault.to_string()),
        })
        .collect();
    let wanted = [
        (1, "signed"),
        (4, "it is a fragment of a packet, and fragments are not reassembled"),
        (5, "only 40 of the packet's"),
        (6, ""),
        (7, "the transaction ends within"),
        (8, "the transaction ends within number of signatures, at its byte 0"),
        (9, "signed"),
    ];
    assert_eq!(told.len(), wanted.len(), "{told:?}");
    for ((record, text), (number, part)) in told.iter().zip(wanted) {
        assert!(*record == number && text.contains(part), "{told:?}");
    }
    let ports = |port| read(&bytes, ReadOptions { port: Some(port), ..ReadOptions::default() });
    assert_eq!(ports(captures::PORT).1, 2);
    assert_eq!(ports(53).0.iter().filter(|i| matches!(i, Owned::Signed { .. })).count(), 0);
}

#[test]
fn a_capture_whose_structure_breaks_ends_there() {
    let made = make(&Recipe { corrupt: 0.0, signers: 1, ..Recipe::new(Format::Capture, 5, 9) }).0;
    let Owned::Signed { offset, .. } = items(&made)[2] else { panic!() };
    let mut broken = made.clone();
    broken[offset as usize + 10] = 0x70; // captured length: 7 MB
    let got = items(&broken);
    assert_eq!(got.len(), 3);
    let Some(Owned::Malformed(bad)) = got.last() else { panic!() };
    assert_eq!((bad.place.record, bad.place.offset), (3, offset));
    assert!(bad.fault.to_string().contains("nothing after this place can be found"), "{bad}");
}

#[test]
fn transactions_are_checked_as_the_ledger_does_before_it_verifies() {
    use TransactionFault as T;
    let payloads = captures::payloads(&make(&Recipe { corrupt: 0.0, signers: 3, ..Recipe::new(Format::Capture, 60, 9) }).0);
    let (mut versions, mut several, mut looked_up) = ([0, 0], 0, 0);
    // Version 1 has a test of its own.
    for good in payloads.iter().filter(|p| p[0] != VERSION_1) {
        let parsed = Transaction::parse(good).unwrap();
        versions[usize::from(parsed.version.is_some())] += 1;
        let n = parsed.signatures;
        several += usize::from(n > 1);
        let header = 1 + 64 * n + usize::from(parsed.version.is_some());
        let change = |at: usize, value: u8| {
            let mut bad = good.clone();
            bad[at] = value;
            Transaction::parse(&bad)
        };
        assert!(matches!(change(header, n as u8 + 1), Err(T::Signatures { got, required }) if got == n && required == n + 1));
        assert!(matches!(change(header + 1, n as u8), Err(T::Header { .. })), "no signer could pay");
        assert!(matches!(change(header + 2, 2), Err(T::Header { .. })));
        assert!(matches!(change(0, 0), Err(T::Unsigned)));
        let mut long = good.clone();
        long.push(0);
        assert!(matches!(Transaction::parse(&long), Err(T::Trailing { got: 1, at }) if at == good.len()));
        long.resize(1233, 0);
        assert!(matches!(Transaction::parse(&long), Err(T::TooLong { got: 1233 })));
        for cut in 0..good.len() {
            assert!(Transaction::parse(&good[..cut]).is_err(), "{cut} of {} bytes", good.len());
        }
        let program = header + 4 + 32 * (n + 1) + 32 + 1;
        assert!(matches!(change(program, 0), Err(T::Account { account: 0, .. })));
        assert!(matches!(change(program, n as u8 + 1), Err(T::Account { .. })));
        assert!(matches!(change(program + 2, 200), Err(T::Account { account: 200, .. })));
        if parsed.version.is_some() && good.last() == Some(&0) {
            // The last byte says that it has no lookup table: give it one.
            let with = |tail: &[u8]| Transaction::parse(&[&good[..good.len() - 1], &[1], &[7; 32], tail].concat());
            assert!(matches!(with(&[0, 0]), Err(T::EmptyLookup { lookup: 0 })));
            assert!(with(&[0, 1, 9]).is_ok() && with(&[1, 9, 1, 9]).is_ok());
            // 256 accounts in all, which an index of one byte can just name, and one more.
            looked_up += 1;
            let room = 256 - (n + 1);
            let many = |count: usize| [&[count as u8 | 0x80, (count >> 7) as u8][..], &vec![7; count], &[0]].concat();
            assert!(with(&many(room)).is_ok());
            assert!(matches!(with(&many(room + 1)), Err(T::Accounts { got: 257 })));
        }
        // 2 as 0x82 0x00 is the same number in more bytes; 0x81 is version 1.
        let aliased = [&[0x80 | n as u8, 0], &good[1..]].concat();
        assert!(matches!(Transaction::parse(&aliased), Err(T::Count { at: 0, .. } | T::TooLong { .. })) || n == 1);
        if parsed.version.is_some() {
            assert!(matches!(change(header - 1, 0x81), Err(T::Version { got: 1 })));
        }
        assert!(parsed.signed(good, n).is_none());
    }
    assert!(versions[0] > 5 && versions[1] > 5 && several > 5 && looked_up > 5);
}

const VERSION_1: u8 = 0x81;

/// The parts of a transaction of version 1, in the words of SIMD-0385.
#[derive(Debug, Clone)]
struct V1 {
    header: [u8; 3],
    mask: u32,
    accounts: u8,
    config: Vec<u8>,
    /// Program, indices, data.
    instructions: Vec<(u8, Vec<u8>, Vec<u8>)>,
    signatures: usize,
    tail: Vec<u8>,
}

impl Default for V1 {
    fn default() -> Self {
        Self { header: [2, 1, 1], mask: 0, accounts: 4, config: vec![], instructions: vec![], signatures: 2, tail: vec![] }
    }
}

impl V1 {
    fn message(&self) -> Vec<u8> {
        let mut out = vec![VERSION_1];
        out.extend(self.header);
        out.extend(self.mask.to_le_bytes());
        out.extend([0xb1; 32]);
        out.extend([self.instructions.len() as u8, self.accounts]);
        (0..self.accounts).for_each(|i| out.extend([0x40 + i; 32]));
        out.extend(&self.config);
        for (program, accounts, data) in &self.instructions {
            out.extend([*program, accounts.len() as u8]);
            out.extend((data.len() as u16).to_le_bytes());
        }
        self.instructions.iter().for_each(|(_, accounts, data)| out.extend([&accounts[..], data].concat()));
        out
    }

    fn bytes(&self) -> Vec<u8> {
        let signatures: Vec<u8> = (0..self.signatures).flat_map(|i| [0x80 + i as u8; 64]).collect();
        [self.message(), signatures, self.tail.clone()].concat()
    }
}

#[test]
fn version_1_has_its_signatures_behind_the_message() {
    let heap = |size: u32| size.to_le_bytes().to_vec();
    let full = V1 {
        mask: 0b11111,
        config: [vec![7; 16], heap(32 << 10)].concat(),
        instructions: vec![(1, vec![0, 3, 3], vec![9; 300]), (3, vec![], vec![]), (2, vec![2], vec![8])],
        ..V1::default()
    };
    for good in [V1::default(), full.clone(), V1 { mask: 0b1000, config: vec![1; 4], ..full.clone() }] {
        let bytes = good.bytes();
        let parsed = Transaction::parse(&bytes).unwrap();
        assert_eq!((parsed.version, parsed.signatures), (Some(1), 2));
        for i in 0..2 {
            let signed = parsed.signed(&bytes, i).unwrap();
            assert_eq!(signed.message, good.message());
            assert_eq!((signed.key[0], signed.signature[63]), (0x40 + i as u8, 0x80 + i as u8));
        }
        assert!(parsed.signed(&bytes, 2).is_none());
        for cut in 0..bytes.len() {
            let cut = Transaction::parse(&bytes[..cut]);
            assert!(matches!(cut, Err(TransactionFault::Ends { .. })), "{cut:?}");
        }
    }
}

#[test]
fn version_1_has_limits_of_its_own() {
    use TransactionFault as T;
    let good = V1 { instructions: vec![(1, vec![3], vec![5; 4])], ..V1::default() };
    let parse = |change: &dyn Fn(&mut V1)| {
        let mut changed = good.clone();
        change(&mut changed);
        Transaction::parse(&changed.bytes())
    };
    let heap = |size: u32| parse(&|t| (t.mask, t.config) = (16, size.to_le_bytes().to_vec()));
    for fine in [
        parse(&|t| (t.header, t.signatures, t.accounts) = ([12, 0, 0], 12, 12)),
        parse(&|t| t.accounts = 64),
        parse(&|t| t.instructions = vec![(1, vec![], vec![]); 64]),
        parse(&|t| t.instructions[0].1 = vec![3; 255]),
        parse(&|t| t.instructions[0].2 = vec![3; 4096 - 303]),
        parse(&|t| (t.mask, t.config) = (3, vec![0xff; 8])),
        heap(32 << 10),
        heap(33 << 10),
        heap(256 << 10),
    ] {
        assert!(fine.is_ok(), "{fine:?}");
    }
    let wrong: &[(Result<Transaction, T>, &str)] = &[
        (parse(&|t| t.header = [0, 0, 0]), "Unsigned"),
        (parse(&|t| (t.header, t.signatures, t.accounts) = ([13, 0, 0], 13, 13)), "Limit { what: \"signatures\", got: 13, max: 12 }"),
        (parse(&|t| t.accounts = 65), "Limit { what: \"accounts\", got: 65, max: 64 }"),
        (parse(&|t| t.instructions = vec![(1, vec![], vec![]); 65]), "Limit { what: \"instructions\", got: 65, max: 64 }"),
        (parse(&|t| t.instructions[0].2 = vec![3; 4096 - 302]), "Limit { what: \"bytes\", got: 4097, max: 4096 }"),
        (parse(&|t| t.header[1] = 2), "Header { required: 2, readonly_signed: 2, readonly: 1, accounts: 4 }"),
        (parse(&|t| t.header[2] = 3), "Header { required: 2, readonly_signed: 1, readonly: 3, accounts: 4 }"),
        (parse(&|t| (t.mask, t.config) = (1, vec![0; 4])), "Config { mask: 1 }"),
        (parse(&|t| (t.mask, t.config) = (2, vec![0; 4])), "Config { mask: 2 }"),
        (parse(&|t| (t.mask, t.config) = (32, vec![0; 4])), "Config { mask: 32 }"),
        (parse(&|t| (t.mask, t.config) = (1 << 31, vec![0; 4])), "Config { mask: 2147483648 }"),
        (heap(31 << 10), "Heap { got: 31744 }"),
        (heap(257 << 10), "Heap { got: 263168 }"),
        (heap((64 << 10) + 512), "Heap { got: 66048 }"),
        (heap((64 << 10) + 1), "Heap { got: 65537 }"),
        (heap((1 << 24) + (64 << 10)), "Heap { got: 16842752 }"),
        (parse(&|t| t.instructions[0].0 = 0), "Account { instruction: 0, account: 0, accounts: 4 }"),
        (parse(&|t| t.instructions[0].0 = 4), "Account { instruction: 0, account: 4, accounts: 4 }"),
        (parse(&|t| t.instructions[0].1 = vec![1, 4]), "Account { instruction: 0, account: 4, accounts: 4 }"),
        (parse(&|t| t.tail = vec![0]), "Trailing { got: 1, at: 307 }"),
        (parse(&|t| t.signatures = 1), "Ends { field: \"a signature\", at: 179 }"),
    ];
    for (got, wanted) in wrong {
        let Err(fault) = got else { panic!("{wanted} was taken") };
        assert_eq!(format!("{fault:?}"), *wanted);
    }
    // A message of version 1 after signatures is none: its version stands at the transaction's beginning.
    let enveloped = [&[1][..], &[0; 64], &V1::default().message()].concat();
    assert_eq!(Transaction::parse(&enveloped), Err(T::Version { got: 1 }));
}

#[test]
fn foreign_files_are_named_with_what_to_do() {
    let refused = |bytes: &[u8], name: &str, format| match Reader::new(bytes, Some(name.as_ref()), ReadOptions { format, port: None }) {
        Err(e) => e.to_string(),
        Ok(_) => panic!("{bytes:?} was taken"),
    };
    let gzip = b"\x1f\x8b\x08\0\0\0";
    let wanted = "a.pcap.gz: compressed with gzip (decompress it first: `gzip -dc < a.pcap.gz | modmill sigverify run -`)";
    assert_eq!(refused(gzip, "a.pcap.gz", None), wanted);
    assert_eq!(refused(gzip, "a.pcap.gz", Some(Format::JsonLines)), wanted);
    assert_eq!(refused(gzip, "stdin", None), "stdin: compressed with gzip (put `gzip -dc` before this command in the pipe)");
    assert_eq!(refused(b"\xff\xfe{\0", "a.jsonl", None), "a.jsonl: text in UTF-16 (convert it to UTF-8)");
    assert!(refused(b" [{", "a.json", None).contains("a JSON array (JSON Lines have one object to a line"));
    assert!(refused(b"snoop\0\0\0\0\0\0\x02", "a.cap", None).contains("a capture of Solaris' snoop (convert it with `editcap"));
    let made = make(&Recipe::new(Format::Capture, 1, 1)).0;
    assert_eq!(refused(&made, "x", Some(Format::Binary)), "x: not a binary file: it begins like one of format pcap");
    let link = |number| refused(&captures::header(captures::Flavour { link: number, ..captures::Flavour::default() }), "x.pcap", None);
    let read = "which is not read; the link types that are read: 1 (Ethernet), 113 and 276 (Linux cooked), 101, 228 and 229 (IP), 0 and 108 (loopback)";
    assert_eq!(
        link(127),
        format!("x.pcap: every packet of this capture has the link type 127 (IEEE 802.11 with a radiotap header), {read}")
    );
    assert_eq!(link(299), format!("x.pcap: every packet of this capture has the link type 299, {read}"));
    // In pcapng each interface has its own.
    let ng = captures::Flavour { ng: true, link: 105, ..captures::Flavour::default() };
    let [(1, _, fault)] = &faults(&captures::of_frames(ng, &[(vec![1; 60], 0)]))[..] else { panic!() };
    assert_eq!(fault.to_string(), format!("it has the link type 105 (IEEE 802.11), {read}"));
}

#[test]
fn a_byte_order_mark_and_a_null_tag_are_read() {
    let good = make(&Recipe { corrupt: 0.0, ..Recipe::new(Format::JsonLines, 2, 1) }).0;
    let marked = [b"\xef\xbb\xbf", &good[..]].concat();
    let (plain, got) = (items(&good), items(&marked));
    let signed = |item: &Owned| matches!(item, Owned::Signed { .. });
    assert!(got.len() == 2 && got.iter().all(signed) && plain.iter().all(signed), "{got:?}");
    let [Owned::Signed { offset: 3, .. }, _] = &got[..] else { panic!("{got:?}") };
    let null = String::from_utf8(good).unwrap().replace("\"tag\": 0", "\"tag\": null");
    let [Owned::Signed { tag: None, .. }, _] = &items(null.as_bytes())[..] else { panic!() };
}

fn mutated() -> impl Strategy<Value = Vec<u8>> {
    let edit = (any::<prop::sample::Index>(), 0..3u8, any::<u8>(), 1..9usize);
    let format = prop::sample::select(Format::ALL.to_vec());
    (format, 0..4u64, prop::collection::vec(edit, 0..6), any::<bool>()).prop_map(|(format, seed, edits, ng)| {
        let mut bytes = make(&Recipe { message: 0..=180, ..Recipe::new(format, 4, seed) }).0;
        if format == Format::Capture && ng {
            let flavour = captures::Flavour { ng: true, big_endian: seed % 2 == 0, ..Default::default() };
            bytes = captures::capture(flavour, &captures::payloads(&bytes));
        }
        for (place, kind, value, length) in edits {
            let at = place.index(bytes.len());
            let end = (at + length).min(bytes.len());
            match kind {
                0 => bytes[at] = value,
                1 if end - at < bytes.len() => drop(bytes.drain(at..end)),
                _ => {
                    let copy = bytes[at..end].to_vec();
                    bytes.splice(at..at, copy);
                }
            }
        }
        bytes
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn arbitrary_and_mutated_bytes_are_read_to_their_end(data in prop_oneof![mutated(), prop::collection::vec(any::<u8>(), 0..300)]) {
        body::records(&data);
    }
}
