//! The group against the portable verifier, halves against big integers, digests against sha2.

use super::*;
use crate::{Rule, Signed, Verdict, portable};
use modmill_arith::lanes::{Bitwise, Emulated, Paired};
use serde_json::Value;

#[path = "../../../modmill-arith/tests/support/absent.rs"]
mod absent;

struct Case {
    message: Vec<u8>,
    signature: [u8; 64],
    key: [u8; 32],
}

fn bytes(case: &Value, name: &str) -> Vec<u8> {
    let hex = case[name].as_str().unwrap().strip_prefix("0x").unwrap();
    (0..hex.len() / 2).map(|i| u8::from_str_radix(&hex[2 * i..2 * i + 2], 16).unwrap()).collect()
}

/// Every committed known answer.
fn cases() -> Vec<Case> {
    let files = [
        include_str!("../../../../python/modmill/_vectors/sigverify/rfc8032.json"),
        include_str!("../../../../python/modmill/_vectors/sigverify/small_order.json"),
        include_str!("../../../../python/modmill/_vectors/sigverify/edge.json"),
    ];
    let of = |text: &str| {
        let file: Value = serde_json::from_str(text).unwrap();
        let cases = file["cases"].as_array().unwrap().clone();
        cases.into_iter().map(|c| Case {
            message: bytes(&c, "message"),
            signature: bytes(&c, "signature").try_into().unwrap(),
            key: bytes(&c, "key").try_into().unwrap(),
        })
    };
    files.into_iter().flat_map(of).collect()
}

fn verdicts_equal_portable<M: Bitwise + Paired>(machine: M, cases: &[Case]) {
    let signed: Vec<_> = cases.iter().map(|c| Signed { message: &c.message, signature: &c.signature, key: &c.key }).collect();
    for rule in Rule::ALL {
        let mut group = Group::new(machine, rule);
        for (i, eight) in signed.chunks(LANES).enumerate() {
            let mut verdicts = vec![Verdict::EquationFailed; eight.len()];
            group.verify_group(eight, &mut verdicts);
            let want: Vec<_> = eight.iter().map(|s| portable::verify(rule, *s)).collect();
            assert_eq!(verdicts, want, "{rule}, cases from {}", LANES * i);
            let alone: Vec<_> = eight.iter().map(|s| super::verify(machine, rule, *s, None)).collect();
            assert_eq!(alone, want, "{rule}, one by one, cases from {}", LANES * i);
        }
    }
}

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
#[test]
fn known_cases_on_vector_units() {
    use modmill_arith::{BackendName, IntegerBackend, on_lanes};
    for name in BackendName::ALL.into_iter().filter(|name| name.is_native()) {
        match IntegerBackend::detect(name).map(IntegerBackend::unit) {
            Ok(Some(lanes)) => on_lanes!(lanes, m => verdicts_equal_portable(m, &cases())),
            Ok(None) => {}
            Err(e) => absent::skip("known_cases_on_vector_units", name.name(), e),
        }
    }
}

/// One signature of each kind of edge case, on any processor.
#[test]
fn signatures_alone_in_plain_words() {
    let cases = cases();
    for rule in Rule::ALL {
        for c in cases.iter().step_by(cases.len() / 24) {
            let signed = Signed { message: &c.message, signature: &c.signature, key: &c.key };
            let got = super::verify(Emulated::new(), rule, signed, None);
            assert_eq!(got, portable::verify(rule, signed), "{rule}");
        }
    }
}

/// u = v h modulo 8L with an odd v; short for all but the edge cases, which are then verified in portable code.
#[test]
fn halves_are_short_and_right() {
    use super::halve::{BITS, bits, halve};
    use crate::constants::ORDER;
    use num_bigint::BigUint;
    use rand::{RngExt, SeedableRng};
    let number = |w: &[u64]| w.iter().rev().fold(BigUint::default(), |n, &x| (n << 64) + x);
    let order8 = number(&ORDER) * 8u32;
    let mut rng = rand::rngs::StdRng::seed_from_u64(7);
    let edges = [
        [0; 4],
        [1, 0, 0, 0],
        [2, 0, 0, 0],
        [0, 0, 1, 0],
        [ORDER[0] - 1, ORDER[1], ORDER[2], ORDER[3]],
        [0, 0, 2, 0],
        [0, 0, 0, 1 << 60],
        [3, 0, 1 << 63, 0],
    ];
    let mut missing = 0;
    for round in 0..2_000 {
        let h: [[u64; 4]; 8] =
            if round == 0 { edges } else { std::array::from_fn(|_| [rng.random(), rng.random(), rng.random(), rng.random::<u64>() >> 4]) };
        for (h, halves) in h.iter().zip(halve(Emulated::new(), &h)) {
            assert_eq!(halve(Emulated::new(), &[*h]), [halves], "alone, by ordinary instructions: {h:x?}");
            let Some(x) = halves else {
                missing += usize::from(round > 0);
                continue;
            };
            assert_eq!(x.v[0] & 1, 1);
            let vh = number(&x.v) * number(h) % &order8;
            let u = number(&x.u) % &order8;
            assert_eq!(vh, if x.u_negative && u > BigUint::default() { &order8 - u } else { u }, "{h:x?}");
            assert!(bits(&x.u).max(bits(&x.v)) <= BITS);
        }
    }
    assert_eq!(missing, 0, "random scalars without short halves");
}

/// SHA-512 of every length around the block boundaries, mixed lengths side by side, against the sha2 crate.
#[test]
fn digests_are_those_of_sha2() {
    use super::sha512::{Padded, sha512};
    use sha2::{Digest, Sha512};
    let text: Vec<u8> = (0..2000u32).map(|i| (i * 7 + i / 256) as u8).collect();
    let (r, a) = ([3; 32], [5; 32]);
    for first in (0..400).step_by(8).chain([900, 1232, 1900]) {
        let lengths: [usize; 8] = std::array::from_fn(|l| if l == 5 { 1300 - first / 2 } else { first + l });
        let digests = sha512(Emulated::new(), &lengths.map(|n| Padded::new(&r, &a, &text[..n])));
        for (l, n) in lengths.into_iter().enumerate() {
            let want = Sha512::new().chain_update(r).chain_update(a).chain_update(&text[..n]).finalize();
            let got: Vec<u8> = digests.iter().flat_map(|word| word[l].to_be_bytes()).collect();
            assert_eq!(got, want.as_slice(), "{n} bytes in lane {l}");
        }
    }
}
