//! The body of the fuzz target on stable Rust: on the seeds, on mutated seeds, and on arbitrary bytes.

#[path = "../../../fuzz/signatures.rs"]
#[expect(unreachable_pub, reason = "public for the fuzz target")]
mod bodies;
#[path = "../../../fuzz/stored.rs"]
mod stored;

use modmill_sigverify::Rule;
use proptest::prelude::*;
use stored::{directory, seeds};

fn mutated() -> impl Strategy<Value = Vec<u8>> {
    let edit = (any::<prop::sample::Index>(), any::<u8>());
    (prop::sample::select(seeds("sigverify")), prop::collection::vec(edit, 0..4)).prop_map(|(mut bytes, edits)| {
        for (place, value) in edits {
            let at = place.index(bytes.len());
            bytes[at] = value;
        }
        bytes
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn lists_of_signatures(data in prop_oneof![mutated(), prop::collection::vec(any::<u8>(), 0..600)]) {
        bodies::signatures(&data);
    }
}

/// The seeds together reach acceptance and refusal under every rule, or fuzzing starts from nothing.
#[test]
fn seeds_are_worth_keeping() {
    let accepted = seeds("sigverify").iter().map(|s| bodies::signatures(s)).fold([0; Rule::ALL.len()], |mut sum, counts| {
        sum.iter_mut().zip(counts).for_each(|(s, c)| *s += c);
        sum
    });
    assert!(accepted.iter().all(|n| *n >= 20), "{accepted:?}");
    assert!(accepted[3] > accepted[2] && accepted[2] > accepted[1] && accepted[1] > accepted[0], "{accepted:?}");
}

/// One signature of the list that a seed describes: A, R, message, S, changes.
fn case(a: &[u8], r: &[u8], message: &[u8], s: &[u8], changes: &[u8]) -> Vec<u8> {
    let length = [message.len() as u8, (message.len() >> 8) as u8];
    let count = [(changes.len() / 2) as u8];
    [a, r, &length, message, s, &count, changes].concat()
}

#[test]
#[ignore = "rewrites fuzz/seeds/sigverify; run it after changing how the target reads its input"]
fn write_seeds() {
    let write = |name: &str, cases: Vec<Vec<u8>>| {
        std::fs::create_dir_all(directory("sigverify")).unwrap();
        std::fs::write(directory("sigverify").join(name), cases.concat()).unwrap();
    };
    let valid = |i: u8| case(&[0, i + 1], &[0, i + 101], &vec![i; 15 * usize::from(i)], &[0], &[]);
    write("valid", (0..17).map(valid).collect());
    write("changed", (0..24u8).map(|i| case(&[0, 1], &[0, 2], b"message", &[0], &[4 * i, 1])).collect());
    write("mixed", (0..24u8).map(|i| case(&[4, i % 8, 1], &[4, i / 8, 2], &[i], &[0], &[])).collect());
    write("small-key", (0..14u8).map(|i| case(&[5, i], &[0, 2], b"small", &[0], &[])).collect());
    write("small-commitment", (0..14u8).map(|i| case(&[0, 1], &[5, i], b"small", &[0], &[])).collect());
    write("small-both", (0..24u8).map(|i| case(&[5, i % 14], &[5, i / 2], b"Zcash", &[0], &[])).collect());
    write("scalars", (0..20u8).map(|i| case(&[0, 1], &[0, 2], b"s", &[5 + i % 2, 118 + i], &[])).collect());
    write("encodings", (0..24u8).map(|i| case(&[6, 0xed + i % 19], &[if i % 2 == 0 { 0 } else { 6 }, 0xee], b"", &[0], &[])).collect());
    let raw = |i: u8| [&[7][..], &[i; 32]].concat();
    write("raw", (0..8u8).map(|i| case(&raw(i), &raw(i + 8), b"raw", &[&[7][..], &[i; 32]].concat(), &[])).collect());
}
