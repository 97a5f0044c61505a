//! The checks of the fuzz target `sigverify`, shared with the property tests on stable Rust
//! (crates/modmill-sigverify/tests/fuzz_bodies.rs).
//!
//! The input describes a list of up to 24 signatures, most of them nearly valid. The oracles: ed25519-dalek (`verify_strict` for
//! `strict`, `verify` for `rfc8032` except for the encodings of keys), ed25519-zebra for `zip215`, what a verdict under one rule
//! implies for another, and that each backend gives the list the verdicts that the portable one gives each signature alone.

#[path = "input.rs"]
mod input;

use curve25519_dalek::constants::EIGHT_TORSION;
use curve25519_dalek::{EdwardsPoint, Scalar};
use ed25519_dalek::{Signature, Verifier as _, VerifyingKey};
use input::Input;
use modmill_arith::{BackendChoice, BackendName, IntegerBackend};
use modmill_sigverify::{Rule, Signed, Verdict, Verifier};
use sha2::{Digest, Sha512};
use std::sync::LazyLock;

/// The most signatures of an input.
const MOST: usize = 24;

struct Case {
    message: Vec<u8>,
    signature: [u8; 64],
    key: [u8; 32],
}

impl Case {
    fn signed(&self) -> Signed<'_> {
        Signed { message: &self.message, signature: &self.signature, key: &self.key }
    }
}

impl Input<'_> {
    fn block(&mut self) -> [u8; 32] {
        std::array::from_fn(|_| self.byte())
    }

    fn message(&mut self) -> Vec<u8> {
        let length = usize::from(self.byte()) + usize::from(self.byte() % 4) * 256;
        (0..length).map(|_| self.byte()).collect()
    }

    /// An encoding, and the discrete logarithm of what it encodes up to a point of small order; 0 where that is not known.
    fn point(&mut self) -> (Scalar, [u8; 32]) {
        match self.byte() % 8 {
            0..=3 => self.mixed(0),
            4 => {
                let eighths = self.byte();
                self.mixed(eighths)
            }
            5 => (Scalar::ZERO, SMALL[usize::from(self.byte()) % SMALL.len()]),
            6 => {
                // y from 2^255 - 64 on, with either sign bit
                let mut bytes = [0xff; 32];
                let low = self.byte();
                bytes[0] = low | 0xc0;
                bytes[31] = if low & 0x40 == 0 { 0x7f } else { 0xff };
                (Scalar::ZERO, bytes)
            }
            _ => (Scalar::ZERO, self.block()),
        }
    }

    fn mixed(&mut self, eighths: u8) -> (Scalar, [u8; 32]) {
        let log = Scalar::from_bytes_mod_order([self.byte(); 32]);
        let point = EdwardsPoint::mul_base(&log) + EIGHT_TORSION[usize::from(eighths % 8)];
        (log, point.compress().to_bytes())
    }

    /// S from r + h a, the one that holds.
    fn s(&mut self, holds: Scalar) -> [u8; 32] {
        match self.byte() % 8 {
            0..=4 => holds.to_bytes(),
            5 => {
                let multiples = self.byte() % 15;
                (0..multiples).fold(holds.to_bytes(), |s, _| plus_order(&s))
            }
            6 => {
                // L - 128 to L + 127
                let mut s = plus_order(&[0; 32]);
                s[0] = s[0].wrapping_add(self.byte().wrapping_sub(128));
                s
            }
            _ => self.block(),
        }
    }

    fn case(&mut self) -> Case {
        let ((a, key), (r, commitment)) = (self.point(), self.point());
        let message = self.message();
        let hash = Sha512::new().chain_update(commitment).chain_update(key).chain_update(&message).finalize();
        let s = self.s(r + Scalar::from_bytes_mod_order_wide(&hash.into()) * a);
        let mut signature = [0; 64];
        signature[..32].copy_from_slice(&commitment);
        signature[32..].copy_from_slice(&s);
        let mut case = Case { message, signature, key };
        for _ in 0..self.byte() % 4 {
            let (place, change) = (usize::from(self.byte()), self.byte());
            match place {
                0..64 => case.signature[place] ^= change,
                64..96 => case.key[place - 64] ^= change,
                _ if case.message.is_empty() => case.message.push(change),
                _ => {
                    let at = place % case.message.len();
                    case.message[at] ^= change;
                }
            }
        }
        case
    }
}

/// Every encoding that decodes to a point of small order.
static SMALL: LazyLock<Vec<[u8; 32]>> = LazyLock::new(|| {
    let mut all: Vec<[u8; 32]> = EIGHT_TORSION.iter().map(|p| p.compress().to_bytes()).collect();
    let mut one_and_p = [0xff; 32]; // 2^255 - 18 stands for y = 1
    one_and_p[0] = 0xee;
    one_and_p[31] = 0x7f;
    let mut p = one_and_p; // for y = 0
    p[0] = 0xed;
    let mut minus_one = p; // -1
    minus_one[0] = 0xec;
    let mut one = [0; 32];
    one[0] = 1;
    for y in [one_and_p, p, minus_one, one] {
        for sign in [0, 0x80] {
            let mut bytes = y;
            bytes[31] |= sign;
            if !all.contains(&bytes) {
                all.push(bytes);
            }
        }
    }
    assert_eq!(all.len(), 14);
    all
});

/// bytes + L modulo 2^256.
fn plus_order(bytes: &[u8; 32]) -> [u8; 32] {
    let most = (Scalar::ZERO - Scalar::ONE).to_bytes();
    let mut carry = 1; // L - 1 and 1
    std::array::from_fn(|i| {
        let sum = u16::from(bytes[i]) + u16::from(most[i]) + carry;
        carry = sum >> 8;
        sum as u8
    })
}

/// Verifies the list that `data` describes; returns how many are accepted under each of [`Rule::ALL`].
pub fn signatures(data: &[u8]) -> [usize; Rule::ALL.len()] {
    let mut input = Input(data);
    let mut cases = Vec::new();
    while cases.len() < MOST && (cases.is_empty() || !input.0.is_empty()) {
        cases.push(input.case());
    }
    let list: Vec<Signed<'_>> = cases.iter().map(Case::signed).collect();
    let verdicts = Rule::ALL.map(|rule| {
        let portable = Verifier::new(rule, BackendChoice::Named(BackendName::Portable)).expect("always there");
        let alone: Vec<Verdict> = list.iter().map(|s| portable.verify(s.message, s.signature, s.key)).collect();
        for backend in IntegerBackend::names() {
            let verifier = Verifier::new(rule, BackendChoice::Named(backend)).expect("an available backend");
            assert_eq!(verifier.verify_many(&list), alone, "{backend}, {rule}");
        }
        alone
    });
    for (i, case) in cases.iter().enumerate() {
        check(case, verdicts.each_ref().map(|v| v[i]));
    }
    verdicts.map(|v| v.iter().filter(|v| v.is_accepted()).count())
}

/// Verdicts in the order of [`Rule::ALL`].
fn check(case: &Case, [strict, rfc8032, cofactored, zip215]: [Verdict; 4]) {
    let key = VerifyingKey::from_bytes(&case.key).ok();
    let signature = Signature::from_bytes(&case.signature);
    let dalek_strict = key.is_some_and(|k| k.verify_strict(&case.message, &signature).is_ok());
    assert_eq!(strict.is_accepted(), dalek_strict, "verify_strict: {strict}");
    let dalek = key.is_some_and(|k| k.verify(&case.message, &signature).is_ok());
    if rfc8032 != Verdict::KeyEncoding {
        assert_eq!(rfc8032.is_accepted(), dalek, "verify: {rfc8032}");
    }
    if strict != Verdict::ScalarNotReduced {
        assert_eq!(key.is_none(), strict == Verdict::KeyEncoding, "{strict}");
    }
    let zebra = ed25519_zebra::VerificationKey::try_from(case.key)
        .is_ok_and(|k| k.verify(&ed25519_zebra::Signature::from(case.signature), &case.message).is_ok());
    assert_eq!(zip215.is_accepted(), zebra, "zebra: {zip215}");
    // what holds without the cofactor holds with it, and canonical encodings are encodings
    assert!(!rfc8032.is_accepted() || cofactored.is_accepted(), "{rfc8032}, {cofactored}");
    assert!(!cofactored.is_accepted() || zip215.is_accepted(), "{cofactored}, {zip215}");
    assert!(!strict.is_accepted() || zip215.is_accepted(), "{strict}, {zip215}");
    let all = [strict, rfc8032, cofactored, zip215];
    assert!(all.iter().all(|v| *v == Verdict::ScalarNotReduced) || !all.contains(&Verdict::ScalarNotReduced));
}
