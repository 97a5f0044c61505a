//! Wrong outputs, each refused by the check that is there for it.

mod common;

use common::{Made, make, options, proof, run};
use modmill_isogeny::{BackendChoice, Natural};
use modmill_isogeny::{Input, IsogenyError, Proof, Refusal, Value, Variant, verify};
use proptest::prelude::*;
use std::fs;
use std::sync::LazyLock;

const VARIANTS: [Variant; 2] = [Variant::Fp, Variant::Fp2];

fn refusal(proof: &Proof) -> Option<Refusal> {
    match verify(proof, None, BackendChoice::Auto) {
        Ok(_) => None,
        Err(IsogenyError::InvalidProof { refusal }) => Some(refusal),
        Err(e) => panic!("{e}"),
    }
}

fn with_output(proof: &Proof, output: Natural) -> Option<Refusal> {
    refusal(&Proof { output, ..proof.clone() })
}

#[test]
fn the_output_plus_the_point_of_order_two_is_refused() {
    for variant in VARIANTS {
        let proof = proof("p89", variant, 40);
        assert_eq!(refusal(&proof), None);
        let inverse = proof.output.modinv(&proof.key.parameters.p).unwrap();
        assert_eq!(with_output(&proof, inverse), Some(Refusal::OutputOrder));
    }
}

#[test]
fn points_of_the_twist_are_refused() {
    for variant in VARIANTS {
        let proof = proof("p89", variant, 40);
        // P has order N, but is on the twist.
        assert_eq!(with_output(&proof, proof.key.point.clone()), Some(Refusal::OutputNotOnCurve));
    }
    let proof = proof("p89", Variant::Fp, 40);
    let twisted = Proof { input: proof.key.image.clone(), message: None, ..proof };
    assert_eq!(refusal(&twisted), Some(Refusal::InputNotOnCurve));
}

#[test]
fn outputs_for_other_inputs_are_refused() {
    for variant in VARIANTS {
        let made = make(&options("p89", variant, 40));
        let [one, other] = [b"one".to_vec(), b"other".to_vec()].map(|message| run(&made.key, &Input::Message(message)).proof);
        assert_eq!(with_output(&one, other.output.clone()), Some(Refusal::Pairing));
        assert_eq!(refusal(&Proof { input: other.input, ..one.clone() }), Some(Refusal::InputHash));
        assert_eq!(refusal(&Proof { message: other.message, ..one }), Some(Refusal::InputHash));
    }
}

#[test]
fn a_walk_with_other_roots_is_another_function() {
    // Over Fp2 each seed takes other roots. The output of one walk does not pass for another.
    let [one, other] = [b"1", b"2"].map(|seed| {
        let options = modmill_isogeny::SetupOptions { seed: seed.to_vec(), ..options("p89", Variant::Fp2, 40) };
        run(&make(&options).key, &Input::Message(b"a test".to_vec())).proof
    });
    assert_ne!(one.key.end, other.key.end);
    assert_eq!(with_output(&one, other.output.clone()), Some(Refusal::Pairing));
    // The end of the other walk is another curve, which does not have the image of P, or not with order N.
    let key = modmill_isogeny::VerificationKey { end: other.key.end, ..one.key.clone() };
    assert!(refusal(&Proof { key, ..one }).is_some());
}

/// The alphas of a full key of one chunk in the order of an evaluation: the last step's first.
fn alphas(made: &Made) -> Vec<Value> {
    let key = &made.key.verification;
    let file = fs::read(made.directory.path().join("steps.bin")).unwrap();
    let part = key.parameters.bytes();
    let size = part * key.variant.coordinates();
    let number = |bytes: &[u8]| Natural::from_bytes_be(bytes);
    let read = |bytes: &[u8]| Value { re: number(&bytes[..part]), im: number(&bytes[part..]) };
    file[file.len() - size * (key.steps as usize + 1)..].chunks(size).take(key.steps as usize).map(read).collect()
}

#[test]
fn the_wrong_root_at_the_last_step_is_refused() {
    // r and -r lead to alpha and 1/alpha of one curve, so the last root that counts is that of the last step's alpha. 100 steps are more than the 64 that could
    // bring any point to order N.
    for steps in [40, 100] {
        let made = make(&options("p89", Variant::Fp, steps));
        let p = &made.key.verification.parameters.p;
        for message in 0..8u8 {
            let proof = run(&made.key, &Input::Message(vec![message])).proof;
            let back = |alphas: &[Value]| {
                let (x, z) = alphas.iter().fold((proof.input.re.clone(), Natural::from(1u8)), |(x, z), alpha| {
                    let (s, d) = ((&x + &z).pow(2), (&x + p - &z).pow(2));
                    (&s % p, &alpha.re * (s + p * p * 4u8 - d) % p)
                });
                x * z.modinv(p).unwrap() % p
            };
            let mut walk = alphas(&made);
            assert_eq!(back(&walk), proof.output);
            walk[0].re = walk[0].re.modinv(p).unwrap();
            assert!(with_output(&proof, back(&walk)).is_some(), "{steps} steps, message {message}");
        }
    }
    // Over Fp2, a whole walk of another seed that differs in its last step alone.
    let seeded = |seed: u8| make(&modmill_isogeny::SetupOptions { seed: vec![seed], ..options("p89", Variant::Fp2, 4) });
    let (one, walk) = (seeded(0), alphas(&seeded(0)));
    let is_near = |made: &Made| alphas(made)[1..] == walk[1..] && alphas(made)[0] != walk[0];
    let other = (1..=u8::MAX).map(seeded).find(is_near).unwrap();
    let message = Input::Message(b"a test".to_vec());
    let [honest, forged] = [&one, &other].map(|made| run(&made.key, &message).proof);
    assert_eq!(refusal(&honest), None);
    assert_eq!(with_output(&honest, forged.output.clone()), Some(Refusal::Pairing));
    assert!(refusal(&Proof { input: forged.input, message: None, output: forged.output, ..honest }).is_some());
}

#[test]
fn the_last_root_names_the_end_and_changes_no_curve() {
    // Behind the last step both roots give the same curve, as alpha and 1/alpha: the same function, but another key.
    let proof = proof("p89", Variant::Fp, 40);
    let end = proof.key.end.re.modinv(&proof.key.parameters.p).unwrap().into();
    let renamed = Proof { key: modmill_isogeny::VerificationKey { end, ..proof.key.clone() }, ..proof.clone() };
    assert_eq!(refusal(&renamed), None);
    let error = verify(&renamed, Some(proof.key.id()), BackendChoice::Auto).unwrap_err();
    assert!(matches!(error, IsogenyError::InvalidProof { refusal: Refusal::OtherKey }));
}

#[test]
fn an_output_without_the_trace_factor_is_refused() {
    // The equation over Fp2 has a square: an output [1/2] out would pass without it. [2] out fails, too.
    let proof = proof("p89", Variant::Fp2, 40);
    let parameters = &proof.key.parameters;
    let half: Natural = (&parameters.order + 1u8) >> 1;
    for factor in [half, Natural::from(2u8), Natural::from(3u8)] {
        let output = multiple(&proof, &factor);
        assert_eq!(with_output(&proof, output), Some(Refusal::Pairing));
    }
    assert_eq!(with_output(&proof, multiple(&proof, &(&parameters.order - 1u8))), None, "-out has the same x");
}

/// x of a multiple of the output, by the ladder in plain integers.
fn multiple(proof: &Proof, k: &Natural) -> Natural {
    let p = &proof.key.parameters.p;
    let a = (p * 2u8 - &proof.key.start - proof.key.start.modinv(p).unwrap()) % p;
    let x = &proof.output;
    let mut low = (x.clone(), Natural::from(1u8));
    let double = |(x, z): &(Natural, Natural)| {
        let (s, d) = ((x + z) * (x + z) % p, (x + p - z) * (x + p - z) % p);
        let t = (&s + p - &d) % p;
        (&s * 4u8 * &d % p, &t * (&d * 4u8 + (&a + 2u8) * &t) % p)
    };
    let mut high = double(&low);
    for bit in (0..k.bits() - 1).rev() {
        let u = (&low.0 + p - &low.1) * (&high.0 + &high.1) % p;
        let v = (&low.0 + &low.1) * (&high.0 + p - &high.1) % p;
        let (plus, minus) = ((&u + &v) % p, (&u + p - &v) % p);
        let sum = (&plus * &plus % p, &minus * &minus % p * x % p);
        (low, high) = if k.bit(bit) { (sum, double(&high)) } else { (double(&low), sum) };
    }
    low.0 * low.1.modinv(p).unwrap() % p
}

#[test]
fn an_input_of_another_order_is_refused() {
    for variant in VARIANTS {
        let proof = proof("p89", variant, 40);
        // x -> 1/x adds (0, 0).
        let p = &proof.key.parameters.p;
        let norm = (&proof.input.re * &proof.input.re + &proof.input.im * &proof.input.im) % p;
        let inverse = norm.modinv(p).unwrap();
        let input = Value { re: &proof.input.re * &inverse % p, im: (p - &proof.input.im) % p * &inverse % p };
        assert_eq!(refusal(&Proof { input, message: None, ..proof }), Some(Refusal::InputOrder));
    }
}

#[test]
fn another_key_is_refused_where_one_is_required() {
    let proof = proof("p89", Variant::Fp, 40);
    assert!(verify(&proof, Some(proof.key.id()), BackendChoice::Auto).is_ok());
    let error = verify(&proof, Some([0; 32]), BackendChoice::Auto).unwrap_err();
    assert!(matches!(error, IsogenyError::InvalidProof { refusal: Refusal::OtherKey }));
}

#[test]
fn every_single_bit_change_of_a_proof_is_refused() {
    for variant in VARIANTS {
        let text = proof("p89", variant, 40).to_text().into_bytes();
        assert!(Proof::from_text(&text).is_ok());
        for bit in 0..8 * text.len() {
            let mut changed = text.clone();
            changed[bit / 8] ^= 1 << (bit % 8);
            assert!(Proof::from_text(&changed).is_err(), "bit {bit}");
        }
    }
}

/// A wrong number is a check that says no; only a file of another form is bad input.
#[test]
fn a_wrong_number_is_an_invalid_proof() {
    let text = proof("p89", Variant::Fp, 40).to_text();
    let line = |name: &str| text.lines().find(|line| line.contains(name)).expect("a field of the proof").to_owned();
    for name in ["\"start\"", "\"image\"", "\"output\"", "\"checksum\"", "\"key\"", "\"input\""] {
        let old = line(name);
        for digit in ['0', 'f'] {
            let mut new = old.clone();
            let at = new.find("0x").expect("a number") + 2;
            new.replace_range(at..at + 1, &digit.to_string());
            if new != old {
                let error = Proof::from_text(text.replace(&old, &new).as_bytes()).unwrap_err();
                assert!(matches!(error, IsogenyError::InvalidProof { .. }), "{new}: {error:?}");
            }
        }
    }
    for changed in [format!("{text} "), text.replace("\"output\"", "\"outputs\""), text.replace("\"version\": 1", "\"version\": 2")] {
        assert!(matches!(Proof::from_text(changed.as_bytes()), Err(IsogenyError::Format { .. })), "{changed}");
    }
}

#[test]
fn every_single_bit_change_of_the_numbers_is_refused() {
    // Behind the checksum, too: a forger computes that again.
    for variant in VARIANTS {
        let proof = Proof { message: None, ..proof("p89", variant, 40) };
        for bit in 0..89 {
            let flip = |v: &Natural| v ^ (Natural::from(1u8) << bit);
            let flip_value = |v: &Value| Value { re: flip(&v.re), im: v.im.clone() };
            assert!(with_output(&proof, flip(&proof.output)).is_some());
            assert!(refusal(&Proof { input: flip_value(&proof.input), ..proof.clone() }).is_some());
            for change in 0..4 {
                let mut key = proof.key.clone();
                match change {
                    0 => key.start = flip(&key.start),
                    1 => key.end = flip_value(&key.end),
                    2 => key.point = flip(&key.point),
                    _ => key.image = flip_value(&key.image),
                }
                assert!(refusal(&Proof { key, ..proof.clone() }).is_some(), "bit {bit} of {change}");
            }
        }
    }
}

static PROOFS: LazyLock<Vec<Proof>> = LazyLock::new(|| VARIANTS.iter().map(|variant| proof("p89", *variant, 40)).collect());

proptest! {
    #[test]
    fn random_outputs_are_refused(bytes: [u8; 24], k in 2u64..1 << 24) {
        for proof in &*PROOFS {
            let p = &proof.key.parameters.p;
            prop_assert!(with_output(proof, Natural::from_bytes_be(&bytes) % p).is_some());
            // Another point of order N of the right curve: all but the pairing accept it.
            prop_assert_eq!(with_output(proof, multiple(proof, &k.into())), Some(Refusal::Pairing));
        }
    }
}
