//! Signatures that share a group: what is wrong with one changes no other's verdict.

use crate::edges::{Mixed, secret, sign};
use crate::integers::{L, to_bytes};
use crate::small_order::all_encodings;
use crate::{Case, peers, verdicts};
use modmill_arith::{BackendChoice, BackendName};
use modmill_sigverify::{Rule, Verdict, Verifier};

/// A bad case for each check, and an accepted one with parts of small order.
fn bad(a: &Mixed, r: &Mixed) -> Vec<Case> {
    let valid = sign("valid", b"bad", a, r);
    let small = all_encodings();
    let no_point = [2; 32];
    let mut out = vec![
        Case::new("S = L", &valid.message, valid.r(), to_bytes(&L), valid.key),
        Case::new("S of all ones", &valid.message, valid.r(), [0xff; 32], valid.key),
        Case::new("all ones", &valid.message, [0xff; 32], [0xff; 32], [0xff; 32]),
        Case::new("all zeros", &[], [0; 32], [0; 32], [0; 32]),
        Case::new("A is not a point", &valid.message, valid.r(), valid.s(), no_point),
        Case::new("R is not a point", &valid.message, no_point, valid.s(), valid.key),
        Case::new("A neutral", &valid.message, valid.r(), valid.s(), small[0]),
        Case::new("A neutral, not canonical", &valid.message, valid.r(), valid.s(), small[1]),
        Case::new("R of small order", &valid.message, small[5], valid.s(), valid.key),
        Case::new("another message", b"bda", valid.r(), valid.s(), valid.key),
        Case::new("S = 0", &valid.message, valid.r(), [0; 32], valid.key),
    ];
    out.push(sign("A and R with parts of order 8", b"bad", &Mixed::new(&a.log, 1), &Mixed::new(&r.log, 1)));
    out
}

fn alone(rule: Rule, case: &Case) -> Verdict {
    let portable = Verifier::new(rule, BackendChoice::Named(BackendName::Portable)).expect("always there");
    portable.verify(&case.message, &case.signature, &case.key)
}

/// A bad signature at each place among good ones, and a good one at each place among bad ones, in lists of 1 to 17 and of
/// lengths around two groups.
pub(crate) fn bad_among_good(backend: BackendName) {
    let (a, r) = (Mixed::new(&secret(20), 0), Mixed::new(&secret(21), 0));
    let good: Vec<Case> = (0u8..17).map(|i| sign("good", &[i; 33], &a, &r)).collect();
    let bad = bad(&a, &r);
    for rule in Rule::ALL {
        let group = Verifier::new(rule, BackendChoice::Named(backend)).expect("an available backend").worker().group();
        let lengths = (1..=17).chain([2 * group - 1, 2 * group, 2 * group + 1]);
        assert!(good.iter().all(|g| alone(rule, g).is_accepted()));
        let bad: Vec<(&Case, Verdict)> = bad.iter().map(|b| (b, alone(rule, b))).collect();
        assert!(bad.iter().filter(|(_, v)| !v.is_accepted()).count() >= 10);
        for length in lengths {
            for place in 0..length {
                for (case, wanted) in &bad {
                    let mut list: Vec<Case> = (0..length).map(|i| good[i % good.len()].clone()).collect();
                    list[place] = (*case).clone();
                    for (i, got) in verdicts(backend, rule, &list).into_iter().enumerate() {
                        let wanted = if i == place { *wanted } else { Verdict::Accepted };
                        assert_eq!(got, wanted, "{backend}, {rule}: `{}` at {place} of {length}: {i}", case.what);
                    }
                }
                let list: Vec<_> = (0..length).map(|i| bad[(i + place) % bad.len()]).collect();
                let mut cases: Vec<Case> = list.iter().map(|(case, _)| (*case).clone()).collect();
                cases[place] = good[0].clone();
                for (i, got) in verdicts(backend, rule, &cases).into_iter().enumerate() {
                    let wanted = if i == place { Verdict::Accepted } else { list[i].1 };
                    assert_eq!(got, wanted, "{backend}, {rule}: a good one at {place} of {length}: {i}, {}", cases[i].what);
                }
            }
        }
    }
    assert!(verdicts(backend, Rule::Strict, &[]).is_empty());
}

/// Messages of every length up to some blocks of the hash and of some long ones, in an order that puts short and long side by
/// side; all valid, as a peer confirms; then each with its last byte changed.
pub(crate) fn lengths(backend: BackendName) {
    let (a, r) = (Mixed::new(&secret(22), 0), Mixed::new(&secret(23), 0));
    let long = [1231usize, 1232, 1233, 4096, 10_000, 65_600];
    let lengths: Vec<usize> = (0..520).map(|i| i * 199 % 521).chain(long).chain([0]).collect();
    let byte = |i: usize| (i * i % 251) as u8;
    let mut cases: Vec<Case> = lengths.iter().map(|n| sign(format!("{n} bytes"), &(0..*n).map(byte).collect::<Vec<_>>(), &a, &r)).collect();
    assert!(cases.iter().all(peers::dalek_strict));
    for rule in Rule::ALL {
        for (case, got) in cases.iter().zip(verdicts(backend, rule, &cases)) {
            assert_eq!(got, Verdict::Accepted, "{backend}, {rule}: {}", case.what);
        }
    }
    for case in &mut cases {
        match case.message.last_mut() {
            Some(last) => *last ^= 0x80,
            None => case.message.push(0x80),
        }
    }
    for (case, got) in cases.iter().zip(verdicts(backend, Rule::Strict, &cases)) {
        assert_eq!(got, Verdict::EquationFailed, "{backend}: {} and a change", case.what);
    }
}
