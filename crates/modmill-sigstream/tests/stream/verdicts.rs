//! The stream gives every signature the verdict that the verifier gives without it.

use crate::common::ends;
use ed25519_dalek::{Signer, SigningKey};
use modmill_arith::{BackendChoice, BackendName, IntegerBackend};
use modmill_sigstream::stream::{Config, Engine, SmallGroups};
use modmill_sigverify::{Rule, Signed, Verifier};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

pub(crate) struct Owned {
    message: Vec<u8>,
    signature: [u8; 64],
    key: [u8; 32],
}

impl Owned {
    pub(crate) fn lend(&self) -> Signed<'_> {
        Signed { message: &self.message, signature: &self.signature, key: &self.key }
    }
}

/// Signatures of random messages, a third of them spoilt in one bit of the message, the signature or the key.
pub(crate) fn mixed(n: usize, seed: u64) -> Vec<Owned> {
    let mut rng = StdRng::seed_from_u64(seed);
    (0..n)
        .map(|_| {
            let key = SigningKey::from_bytes(&rng.random());
            let message: Vec<u8> = (0..rng.random_range(1..300)).map(|_| rng.random()).collect();
            let mut owned = Owned { signature: key.sign(&message).to_bytes(), key: key.verifying_key().to_bytes(), message };
            let bit = |rng: &mut StdRng, bytes: &mut [u8]| {
                let i = rng.random_range(0..bytes.len());
                bytes[i] ^= 1 << rng.random_range(0..8);
            };
            match rng.random_range(0..9) {
                0 => bit(&mut rng, &mut owned.message),
                1 => bit(&mut rng, &mut owned.signature),
                2 => bit(&mut rng, &mut owned.key),
                _ => {}
            }
            owned
        })
        .collect()
}

#[test]
fn the_same_verdicts_as_without_a_stream() {
    for backend in BackendName::ALL.into_iter().filter(|backend| backend.is_native()) {
        if let Err(e) = IntegerBackend::detect(backend) {
            let required = std::env::var("MODMILL_REQUIRE").unwrap_or_default();
            assert!(!required.split(',').any(|name| name == backend.name()), "{e}");
            println!("skipped: streams on {backend}: {e}");
            continue;
        }
        for rule in Rule::ALL {
            for small in [SmallGroups::Measured, SmallGroups::Never, SmallGroups::UpTo(3)] {
                ends(move || {
                    let verifier = Verifier::new(rule, BackendChoice::Named(backend)).unwrap();
                    let owned = mixed(301, rule as u64);
                    let signed: Vec<_> = owned.iter().map(Owned::lend).collect();
                    let config = Config { workers: 2, small, ..Config::default() };
                    let (engine, consumer) = Engine::start(&verifier, &config).unwrap();
                    for (tag, s) in (0..).zip(&signed) {
                        engine.submit(*s, tag).unwrap();
                    }
                    let summary = engine.finish().unwrap();
                    let got: Vec<_> = consumer.map(|a| a.unwrap().verdict).collect();
                    let expected = verifier.verify_many(&signed);
                    assert_eq!(got, expected, "{rule} on {backend}");
                    let accepted = expected.iter().filter(|v| v.is_accepted()).count();
                    assert!(accepted > 150 && accepted < 280, "{accepted} of 301 hold: the test would show little");
                    assert_eq!(summary.accepted(), accepted as u64);
                });
            }
        }
    }
}

#[test]
fn pinned_workers_verify_too() {
    ends(|| {
        let Some(core) = core_affinity::get_core_ids().and_then(|ids| ids.first().copied()) else {
            println!("skipped: pinned workers: this system does not name its cores");
            return;
        };
        let verifier = Verifier::new(Rule::Strict, BackendChoice::Auto).unwrap();
        let owned = mixed(50, 5);
        let config = Config { workers: 1, cores: vec![core.id], ..Config::default() };
        let (engine, consumer) = Engine::start(&verifier, &config).unwrap();
        for s in &owned {
            engine.submit(s.lend(), 0).unwrap();
        }
        engine.finish().unwrap();
        let signed: Vec<_> = owned.iter().map(Owned::lend).collect();
        assert!(consumer.map(|a| a.unwrap().verdict).eq(verifier.verify_many(&signed)));
    });
}
