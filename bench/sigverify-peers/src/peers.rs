//! The peers, each behind one call that verifies a group of signatures: one signature, except for batch verification.

use crate::data::Record;
use ed25519_dalek::{Signature, VerifyingKey};

/// A verifier.
pub struct Peer {
    /// Its name in requests.
    pub name: &'static str,
    /// Its title for people: library, version, call and build.
    pub title: String,
    /// The number of signatures that one call verifies, with one verdict for all.
    pub group: usize,
    /// The function that tells whether all signatures of a group are valid.
    pub verify: Verify,
}

/// Verifies a group and decompresses every key each time.
pub type Verify = Box<dyn Fn(&[Record]) -> bool + Send + Sync>;

/// The group of batch verification.
const BATCH: usize = 256;

/// The arithmetic that curve25519-dalek uses, by the rules of its build script.
fn dalek_backend() -> &'static str {
    if cfg!(curve25519_dalek_backend = "serial") {
        "serial"
    } else if cfg!(all(target_feature = "avx512ifma", target_feature = "avx512vl")) {
        "AVX-512"
    } else if cfg!(target_feature = "avx2") {
        "AVX2"
    } else {
        "AVX2 where present"
    }
}

/// The processors that this program is built for. The level x86-64-v3 has AVX2 and BMI2, but not ADX, which all but the oldest of its processors have.
fn built() -> &'static str {
    if cfg!(target_feature = "adx") {
        "built for this machine"
    } else if cfg!(target_feature = "bmi2") {
        "built for x86-64-v3"
    } else {
        "built for any x86-64"
    }
}

/// Every peer that is compiled in.
pub fn all() -> Vec<Peer> {
    #[allow(unused_mut, reason = "no other peer may be compiled in")]
    let mut peers = dalek();
    #[cfg(feature = "zebra")]
    peers.push(Peer {
        name: "zebra",
        title: format!("ed25519-zebra {} verify", env!("VERSION_ed25519_zebra")),
        group: 1,
        verify: Box::new(|records| {
            use ed25519_zebra::{Signature, VerificationKey};
            let one = |r: &Record| VerificationKey::try_from(r.key).ok()?.verify(&Signature::from(r.signature), &r.message).ok();
            records.iter().all(|r| one(r).is_some())
        }),
    });
    #[cfg(feature = "ring")]
    peers.push(Peer {
        name: "ring",
        title: format!("ring {}", env!("VERSION_ring")),
        group: 1,
        verify: Box::new(|records| {
            use ring::signature::{ED25519, UnparsedPublicKey};
            records.iter().all(|r| UnparsedPublicKey::new(&ED25519, r.key).verify(&r.message, &r.signature).is_ok())
        }),
    });
    #[cfg(feature = "aws-lc")]
    peers.push(Peer {
        name: "aws-lc",
        title: format!("aws-lc-rs {}", env!("VERSION_aws_lc_rs")),
        group: 1,
        verify: Box::new(|records| {
            use aws_lc_rs::signature::{ED25519, UnparsedPublicKey};
            records.iter().all(|r| UnparsedPublicKey::new(&ED25519, r.key).verify(&r.message, &r.signature).is_ok())
        }),
    });
    peers
}

fn dalek() -> Vec<Peer> {
    let title = |call: &str| format!("ed25519-dalek {} {call}, {}, {}", env!("VERSION_ed25519_dalek"), dalek_backend(), built());
    let parts = |r: &Record| Some((VerifyingKey::from_bytes(&r.key).ok()?, Signature::from_bytes(&r.signature)));
    vec![
        Peer {
            name: "dalek",
            title: title("verify"),
            group: 1,
            verify: Box::new(move |records| {
                use ed25519_dalek::Verifier;
                records.iter().all(|r| parts(r).is_some_and(|(key, s)| key.verify(&r.message, &s).is_ok()))
            }),
        },
        Peer {
            name: "dalek-strict",
            title: title("verify_strict"),
            group: 1,
            verify: Box::new(move |records| {
                records.iter().all(|r| parts(r).is_some_and(|(key, s)| key.verify_strict(&r.message, &s).is_ok()))
            }),
        },
        Peer {
            name: "dalek-batch",
            title: title(&format!("verify_batch of {BATCH}, one verdict for all")),
            group: BATCH,
            verify: Box::new(move |records| {
                let Some((keys, signatures)) = records.iter().map(parts).collect::<Option<(Vec<_>, Vec<_>)>>() else {
                    return false;
                };
                let messages: Vec<&[u8]> = records.iter().map(|r| &r.message[..]).collect();
                ed25519_dalek::verify_batch(&messages, &signatures, &keys).is_ok()
            }),
        },
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use ed25519_dalek::{Signer, SigningKey};

    fn signed(i: u8) -> Record {
        let key = SigningKey::from_bytes(&[i; 32]);
        let message = vec![i; usize::from(i)];
        Record { key: key.verifying_key().to_bytes(), signature: key.sign(&message).to_bytes(), message }
    }

    #[test]
    fn every_peer_accepts_what_holds_and_nothing_else() {
        let good: Vec<_> = (0..20).map(signed).collect();
        for peer in all() {
            assert!((peer.verify)(&good), "{}", peer.title);
            for bit in [0usize, 255, 256, 300] {
                let mut bent = good.clone();
                bent[7].signature[bit / 8] ^= 1 << (bit % 8);
                assert!(!(peer.verify)(&bent), "{} accepts bit {bit} flipped", peer.title);
            }
            let mut bent = good.clone();
            bent[3].message.push(0);
            assert!(!(peer.verify)(&bent), "{}", peer.title);
        }
    }
}
