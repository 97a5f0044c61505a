//! Answers from outside: RFC 8032, Wycheproof, and the files of python/modmill/_vectors/sigverify.

use crate::{Case, verdicts};
use modmill_arith::BackendName;
use modmill_sigverify::Rule;
use serde_json::Value;
use std::path::Path;

/// The cases of a file and the verdict of each under every rule.
fn file(name: &str) -> Vec<(Case, Value)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../python/modmill/_vectors/sigverify").join(name);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let file: Value = serde_json::from_str(&text).expect("JSON");
    let cases = file["cases"].as_array().expect("a list of cases");
    cases.iter().map(|c| (case(name, c), c["verdicts"].clone())).collect()
}

fn case(name: &str, c: &Value) -> Case {
    let bytes = |field: &str| hex(c[field].as_str().expect("a string"));
    Case {
        what: format!("{name}, case {}: {}", c["id"], c["what"]),
        message: bytes("message"),
        signature: bytes("signature").try_into().expect("64 bytes"),
        key: bytes("key").try_into().expect("32 bytes"),
    }
}

fn hex(text: &str) -> Vec<u8> {
    let digits = text.strip_prefix("0x").expect("0x");
    (0..digits.len()).step_by(2).map(|i| u8::from_str_radix(&digits[i..i + 2], 16).expect("hex digits")).collect()
}

/// The one case that Wycheproof calls invalid and ZIP 215 valid: R is the neutral element with the sign bit of its x = 0 set.
const NOT_CANONICAL: &str = "Wycheproof 151: R encodes y = 1 with the sign bit of x set";

/// Wycheproof's cases with a signature of 64 bytes, and whether each is valid; the types rule out the others.
fn wycheproof() -> Vec<(Case, bool)> {
    use wycheproof::{TestResult, eddsa};
    let set = eddsa::TestSet::load(eddsa::TestName::Ed25519).expect("the crate's own data");
    let mut out = Vec::new();
    let mut other_lengths = 0;
    for group in &set.test_groups {
        for test in &group.tests {
            let Ok(signature) = <[u8; 64]>::try_from(&test.sig[..]) else {
                assert_eq!(test.result, TestResult::Invalid);
                other_lengths += 1;
                continue;
            };
            let case = Case {
                what: format!("Wycheproof {}: {}", test.tc_id, test.comment),
                message: test.msg.to_vec(),
                signature,
                key: group.key.pk[..].try_into().expect("32 bytes"),
            };
            out.push((case, test.result == TestResult::Valid));
        }
    }
    assert_eq!(out.len() + other_lengths, set.number_of_tests);
    assert!(out.iter().filter(|(_, valid)| *valid).count() > 50 && out.len() > 100, "{}", out.len());
    out
}

pub(crate) fn known_answers(backend: BackendName) {
    for name in ["rfc8032.json", "small_order.json", "edge.json"] {
        let (cases, wanted): (Vec<_>, Vec<_>) = file(name).into_iter().unzip();
        assert!(!cases.is_empty(), "{name}");
        for rule in Rule::ALL {
            for (i, got) in verdicts(backend, rule, &cases).into_iter().enumerate() {
                assert_eq!(Some(got.name()), wanted[i][rule.name()].as_str(), "{backend}, {rule}: {}", cases[i].what);
            }
        }
    }
    let (cases, valid): (Vec<_>, Vec<_>) = wycheproof().into_iter().unzip();
    assert_eq!(cases.iter().filter(|c| c.what.starts_with(NOT_CANONICAL)).count(), 1);
    for rule in Rule::ALL {
        for (i, got) in verdicts(backend, rule, &cases).into_iter().enumerate() {
            let wanted = valid[i] || (rule == Rule::Zip215 && cases[i].what.starts_with(NOT_CANONICAL));
            assert_eq!(got.is_accepted(), wanted, "{backend}, {rule}: {}, {got}", cases[i].what);
        }
    }
}
