//! Who signs: an honest key, or a key and R made to lie on the edges that rules treat differently.

use super::draw;
use super::expected::challenge;
use super::kind::{Forged, Point};
use curve25519_dalek::constants::EIGHT_TORSION;
use curve25519_dalek::edwards::{CompressedEdwardsY, EdwardsPoint};
use curve25519_dalek::scalar::Scalar;
use ed25519_dalek::{Signer, SigningKey};
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

/// A signer.
pub(super) enum Identity {
    Honest(SigningKey),
    /// The encodings of a key and an R, and the multiples a and r of the base point in them: S = r + h a.
    Forged {
        a: Scalar,
        key: [u8; 32],
        r: Scalar,
        commitment: [u8; 32],
    },
}

impl Identity {
    pub(super) fn honest(random: &mut ChaCha8Rng) -> Self {
        Identity::Honest(SigningKey::from_bytes(&random.random()))
    }

    pub(super) fn forged(forged: Forged, random: &mut ChaCha8Rng) -> Self {
        let (a, key) = point(forged.key, random);
        let (r, commitment) = point(forged.commitment, random);
        Identity::Forged { a, key, r, commitment }
    }

    pub(super) fn key(&self) -> [u8; 32] {
        match self {
            Identity::Honest(secret) => secret.verifying_key().to_bytes(),
            Identity::Forged { key, .. } => *key,
        }
    }

    pub(super) fn sign(&self, message: &[u8]) -> [u8; 64] {
        match self {
            Identity::Honest(secret) => secret.sign(message).to_bytes(),
            Identity::Forged { a, key, r, commitment } => {
                let s = r + challenge(commitment, key, message) * a;
                let mut signature = [0; 64];
                signature[..32].copy_from_slice(commitment);
                signature[32..].copy_from_slice(s.as_bytes());
                signature
            }
        }
    }
}

/// An encoding, and the multiple of the base point that is in the point (0 where none is, or nobody knows).
fn point(wanted: Point, random: &mut ChaCha8Rng) -> (Scalar, [u8; 32]) {
    let secret = Scalar::from_bytes_mod_order_wide(&std::array::from_fn(|_| random.random()));
    let honest = EdwardsPoint::mul_base(&secret);
    match wanted {
        Point::Honest => (secret, honest.compress().0),
        Point::Mixed => (secret, (honest + EIGHT_TORSION[1 + draw::below(7, random)]).compress().0),
        Point::Small => {
            let all = small_order_encodings();
            (Scalar::ZERO, all[draw::below(all.len(), random)])
        }
        Point::NonCanonical => {
            let all = large_order_non_canonical();
            (Scalar::ZERO, all[draw::below(all.len(), random)])
        }
        Point::OffCurve => loop {
            // About every second y belongs to no point.
            let bytes: [u8; 32] = random.random();
            if CompressedEdwardsY(bytes).decompress().is_none() {
                return (secret, bytes);
            }
        },
    }
}

/// Every encoding of a point of order 1, 2, 4 or 8: the eight canonical ones, y + p where that still has 255 bits, and the sign bit set where x = 0.
fn small_order_encodings() -> Vec<[u8; 32]> {
    let mut found: Vec<[u8; 32]> = Vec::new();
    for point in EIGHT_TORSION {
        let canonical = point.compress().0;
        let mut ys = vec![canonical];
        ys.extend(plus_p(&canonical));
        for y in ys {
            let mut signs = vec![y];
            let flipped = sign_flipped(&y);
            if CompressedEdwardsY(flipped).decompress() == Some(point) {
                signs.push(flipped);
            }
            found.extend(signs);
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// The encodings y + p, y in 2..19, of points of large order, with both signs.
fn large_order_non_canonical() -> Vec<[u8; 32]> {
    let ys = (2..19u8).filter_map(|y| plus_p(&std::array::from_fn(|i| if i == 0 { y } else { 0 })));
    ys.flat_map(|y| [y, sign_flipped(&y)])
        .filter(|y| CompressedEdwardsY(*y).decompress().is_some_and(|point| !point.is_small_order()))
        .collect()
}

fn sign_flipped(y: &[u8; 32]) -> [u8; 32] {
    let mut flipped = *y;
    flipped[31] ^= 0x80;
    flipped
}

/// The encoding with y + p in place of y, the sign bit kept, where y < 19 and so y + p < 2^255. p = 2^255 - 19.
fn plus_p(encoding: &[u8; 32]) -> Option<[u8; 32]> {
    let small = encoding[0] < 19 && encoding[1..31].iter().all(|&b| b == 0) && encoding[31] & 0x7f == 0;
    small.then(|| {
        let mut sum = [0xff; 32];
        sum[0] = 0xed + encoding[0];
        sum[31] = 0x7f | encoding[31] & 0x80;
        sum
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_fourteen_encodings_of_small_order() {
        let all = small_order_encodings();
        assert_eq!(all.len(), 14);
        for encoding in all {
            assert!(CompressedEdwardsY(encoding).decompress().unwrap().is_small_order());
        }
    }

    #[test]
    fn non_canonical_encodings_are_not_those_that_points_are_given() {
        let all = large_order_non_canonical();
        assert!(all.len() >= 10, "{}", all.len());
        for encoding in all {
            assert_ne!(CompressedEdwardsY(encoding).decompress().unwrap().compress().0, encoding);
        }
    }
}
