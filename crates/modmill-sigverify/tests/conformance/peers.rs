//! Other implementations, each where it implements one of the rules, or one that differs by a stated check.

use crate::integers::Facts;
use crate::{Case, sets};
use modmill_sigverify::Rule;

/// `verify_strict` of ed25519-dalek 3 checks: S < L; A decodes, y >= p and x = 0 with the sign bit included; R decodes
/// likewise; neither is of small order; [S]B - [h]A encodes to R. As the last implies that R is canonical, this is `strict`.
pub(crate) fn dalek_strict(case: &Case) -> bool {
    let Ok(key) = ed25519_dalek::VerifyingKey::from_bytes(&case.key) else { return false };
    key.verify_strict(&case.message, &ed25519_dalek::Signature::from_bytes(&case.signature)).is_ok()
}

/// `verify` of ed25519-dalek 3 checks: S < L; A decodes as above; [S]B - [h]A encodes to R. This is `rfc8032` but for keys
/// that are not canonical.
pub(crate) fn dalek(case: &Case) -> bool {
    use ed25519_dalek::Verifier;
    let Ok(key) = ed25519_dalek::VerifyingKey::from_bytes(&case.key) else { return false };
    key.verify(&case.message, &ed25519_dalek::Signature::from_bytes(&case.signature)).is_ok()
}

/// ring checks what `verify` of ed25519-dalek does.
fn ring(case: &Case) -> bool {
    ring::signature::UnparsedPublicKey::new(&ring::signature::ED25519, &case.key).verify(&case.message, &case.signature).is_ok()
}

/// ed25519-zebra is the reference of `zip215`.
fn zebra(case: &Case) -> bool {
    let Ok(key) = ed25519_zebra::VerificationKey::try_from(case.key) else { return false };
    key.verify(&ed25519_zebra::Signature::from(case.signature), &case.message).is_ok()
}

#[test]
fn peers_agree_with_integers() {
    let all = sets::decided();
    for (case, facts) in all {
        let accepted = |rule| facts.verdict(rule).is_accepted();
        assert_eq!(dalek_strict(case), accepted(Rule::Strict), "ed25519-dalek, verify_strict: {}", case.what);
        assert_eq!(zebra(case), accepted(Rule::Zip215), "ed25519-zebra: {}", case.what);
        assert_eq!(dalek(case), facts.holds_leniently(), "ed25519-dalek, verify: {}", case.what);
        assert_eq!(ring(case), facts.holds_leniently(), "ring: {}", case.what);
    }
    // cases that only their key's encoding keeps from `rfc8032`: there are some, and they are the only difference
    let differ = |(_, f): &&(Case, Facts)| f.holds_leniently() != f.verdict(Rule::Rfc8032).is_accepted();
    assert!(all.iter().any(|c| differ(&c)));
    assert!(all.iter().filter(differ).all(|(_, f)| f.verdict(Rule::Rfc8032) == modmill_sigverify::Verdict::KeyEncoding));
}
