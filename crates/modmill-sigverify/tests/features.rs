//! Tests of what the features add: traits and types of other libraries, names for serde.
#![cfg(all(feature = "signature", feature = "ed25519-dalek", feature = "serde"))]

use ed25519_dalek::{Signer, SigningKey};
use modmill_sigverify::ed25519::signature::Verifier as _;
use modmill_sigverify::{BackendChoice, Rejected, Rule, Verdict, Verifier, VerifyingKey};
use std::error::Error;

fn verifier(rule: Rule) -> Verifier {
    Verifier::new(rule, BackendChoice::Auto).unwrap()
}

/// A program that knows only the trait.
fn takes<K: ed25519_dalek::Verifier<ed25519_dalek::Signature>>(key: &K, message: &[u8], signature: &ed25519_dalek::Signature) -> bool {
    key.verify(message, signature).is_ok()
}

#[test]
fn a_key_of_dalek_verifies_signatures_of_dalek() {
    for rule in Rule::ALL {
        for seed in 0..20 {
            let signer = SigningKey::from_bytes(&[seed; 32]);
            let theirs = signer.verifying_key();
            let key = VerifyingKey::from_dalek(&theirs, verifier(rule));
            let (message, signature) = ([seed; 100], signer.sign(&[seed; 100]));
            assert!(takes(&key, &message, &signature) && takes(&theirs, &message, &signature));
            assert!(!takes(&key, &message[1..], &signature));
            assert_eq!(ed25519_dalek::VerifyingKey::try_from(&key).unwrap(), theirs);
            assert_eq!((key.to_bytes(), key.verifier().rule()), (theirs.to_bytes(), rule));
        }
    }
}

#[test]
fn the_error_has_the_verdict() {
    let signer = SigningKey::from_bytes(&[1; 32]);
    let key = VerifyingKey::new(signer.verifying_key().to_bytes(), verifier(Rule::Strict));
    let error = key.verify(b"another", &signer.sign(b"one")).unwrap_err();
    let rejected = error.source().and_then(|source| source.downcast_ref::<Rejected>()).unwrap();
    assert_eq!(rejected.verdict(), Verdict::EquationFailed);
}

#[test]
fn names_are_written_and_read() {
    for rule in Rule::ALL {
        assert_eq!(serde_json::to_value(rule).unwrap(), rule.name());
        assert_eq!(serde_json::from_value::<Rule>(rule.name().into()).unwrap(), rule);
    }
    for verdict in Verdict::ALL {
        assert_eq!(serde_json::to_value(verdict).unwrap(), verdict.name());
        assert_eq!(serde_json::from_value::<Verdict>(verdict.name().into()).unwrap(), verdict);
    }
    assert!(serde_json::from_str::<Rule>("\"zip\"").unwrap_err().to_string().contains("zip215"));
    assert!(serde_json::from_str::<Verdict>("\"no\"").unwrap_err().to_string().contains("equation"));
}
