//! The verdict that a rule's definition demands, by another library's points.

use curve25519_dalek::edwards::{CompressedEdwardsY, EdwardsPoint};
use curve25519_dalek::scalar::Scalar;
use modmill_sigverify::{Rule, Signed, Verdict};
use sha2::{Digest, Sha512};

/// The verdict on a signature as the rule's definition reads, check by check, over curve25519-dalek's points. Slow, and written without regard to
/// this crate's verifiers, so that each can be held against the other.
#[must_use]
pub fn expected(rule: Rule, signed: Signed<'_>) -> Verdict {
    let (commitment, s) = (&signed.signature[..32], &signed.signature[32..]);
    let (commitment, s): ([u8; 32], [u8; 32]) = (copy(commitment), copy(s));
    let Some(s) = Option::<Scalar>::from(Scalar::from_canonical_bytes(s)) else { return Verdict::ScalarNotReduced };
    let Some(key) = decode(signed.key, rule.wants_canonical_points()) else { return Verdict::KeyEncoding };
    let r = decode(&commitment, rule.is_cofactored() && rule.wants_canonical_points());
    if rule.is_cofactored() && r.is_none() {
        return Verdict::CommitmentEncoding;
    }
    if rule.refuses_small_order() {
        if key.is_small_order() {
            return Verdict::KeySmallOrder;
        }
        if r.is_some_and(|r| r.is_small_order()) {
            return Verdict::CommitmentSmallOrder;
        }
    }
    let left = EdwardsPoint::mul_base(&s) - challenge(&commitment, signed.key, signed.message) * key;
    let holds = match r {
        // 8 (left - R) = 0 says that the difference is of small order.
        Some(r) if rule.is_cofactored() => (left - r).is_small_order(),
        _ => left.compress().0 == commitment,
    };
    if holds { Verdict::Accepted } else { Verdict::EquationFailed }
}

/// SHA-512(R | A | M) mod L.
pub(super) fn challenge(commitment: &[u8; 32], key: &[u8; 32], message: &[u8]) -> Scalar {
    let hash = Sha512::new().chain_update(commitment).chain_update(key).chain_update(message).finalize();
    Scalar::from_bytes_mod_order_wide(&hash.into())
}

/// The point, or None. An encoding is canonical when it is the one that its point is given.
fn decode(bytes: &[u8; 32], canonical: bool) -> Option<EdwardsPoint> {
    let point = CompressedEdwardsY(*bytes).decompress()?;
    (!canonical || point.compress().0 == *bytes).then_some(point)
}

fn copy(bytes: &[u8]) -> [u8; 32] {
    let mut out = [0; 32];
    out.copy_from_slice(bytes);
    out
}
