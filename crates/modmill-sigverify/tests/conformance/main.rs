//! One suite for every backend: each must give the verdicts that plain integers give, and that other implementations of the
//! same rule give.
//!
//! * [`integers`] decides cases by the rules' definitions, with affine and projective formulas over big integers and nothing
//!   of the library; [`peers`] asks ed25519-dalek, ed25519-zebra and ring.
//! * [`edges`], [`small_order`] and [`known`] make the cases; [`lanes`] puts bad signatures among good ones;
//!   [`random`] compares backends on many cases from a seed.

#[path = "../../../modmill-arith/tests/support/absent.rs"]
mod absent;
mod edges;
mod integers;
mod known;
mod lanes;
mod peers;
mod random;
mod sets;
mod small_order;

use modmill_arith::{BackendChoice, BackendName, IntegerBackend};
use modmill_sigverify::{Rule, Signed, Verdict, Verifier};

/// A message with what is said to be its signature.
#[derive(Debug, Clone)]
pub(crate) struct Case {
    pub(crate) what: String,
    pub(crate) message: Vec<u8>,
    pub(crate) signature: [u8; 64],
    pub(crate) key: [u8; 32],
}

impl Case {
    pub(crate) fn new(what: impl Into<String>, message: &[u8], r: [u8; 32], s: [u8; 32], key: [u8; 32]) -> Self {
        let mut signature = [0; 64];
        signature[..32].copy_from_slice(&r);
        signature[32..].copy_from_slice(&s);
        Self { what: what.into(), message: message.to_vec(), signature, key }
    }

    pub(crate) fn signed(&self) -> Signed<'_> {
        Signed { message: &self.message, signature: &self.signature, key: &self.key }
    }

    pub(crate) fn r(&self) -> [u8; 32] {
        self.signature[..32].try_into().expect("32 bytes")
    }

    pub(crate) fn s(&self) -> [u8; 32] {
        self.signature[32..].try_into().expect("32 bytes")
    }
}

/// The backend's verdicts on the cases, verified together.
pub(crate) fn verdicts(backend: BackendName, rule: Rule, cases: &[Case]) -> Vec<Verdict> {
    let verifier = Verifier::new(rule, BackendChoice::Named(backend)).expect("an available backend");
    assert_eq!((verifier.backend().which(), verifier.rule()), (backend, rule));
    verifier.verify_many(&cases.iter().map(Case::signed).collect::<Vec<_>>())
}

/// True if the backend can be tested here; where this processor lacks a feature, says so, or fails when `MODMILL_REQUIRE` names it.
fn is_here(backend: BackendName) -> bool {
    let here = IntegerBackend::detect(backend);
    if let (true, Err(e)) = (backend.is_native(), &here) {
        absent::skip("conformance", backend.name(), e);
    }
    here.is_ok()
}

macro_rules! conformance {
    ($($module:ident: $backend:expr;)*) => {$(
        mod $module {
            use modmill_arith::BackendName;

            const BACKEND: BackendName = $backend;

            #[test]
            fn known_answers() {
                if super::is_here(BACKEND) { super::known::known_answers(BACKEND); }
            }

            #[test]
            fn edges_get_the_verdicts_of_integers() {
                if super::is_here(BACKEND) { super::sets::agree_with_integers(BACKEND); }
            }

            #[test]
            fn a_bad_signature_changes_no_other_verdict() {
                if super::is_here(BACKEND) { super::lanes::bad_among_good(BACKEND); }
            }

            #[test]
            fn messages_of_all_lengths_share_a_group() {
                if super::is_here(BACKEND) { super::lanes::lengths(BACKEND); }
            }

            #[test]
            fn five_hundred_random_cases() {
                if super::is_here(BACKEND) { super::random::compare(BACKEND, 500); }
            }

            #[test]
            fn ten_thousand_random_cases() {
                if super::is_here(BACKEND) { super::random::compare(BACKEND, 10_000); }
            }

            #[test]
            #[ignore = "slow: a million cases under each rule"]
            fn a_million_random_cases() {
                if super::is_here(BACKEND) { super::random::compare(BACKEND, 1_000_000); }
            }
        }
    )*};
}

conformance! {
    portable: BackendName::Portable;
    neon: BackendName::Neon;
    avx2: BackendName::Avx2;
    avxifma: BackendName::AvxIfma;
    avx512: BackendName::Avx512;
}
