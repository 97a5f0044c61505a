//! The checks in the order of [`Verdict`].

use super::decompress::decompress;
use super::multiply::double_scalar;
use super::scalar;
use crate::small_order::{is_small_order_encoding, words};
use crate::stopwatch::Stopwatch;
use crate::{Rule, Signed, StageTimes, Verdict};
use sha2::{Digest, Sha512};

/// Verifies one signature.
pub(crate) fn verify(rule: Rule, signed: Signed<'_>) -> Verdict {
    verify_timed(rule, signed, None)
}

/// Verifies one signature and adds to `times`, if given, what each stage took.
pub(crate) fn verify_timed(rule: Rule, signed: Signed<'_>, times: Option<&mut StageTimes>) -> Verdict {
    let mut stopwatch = Stopwatch::start_if(times.is_some());
    let mut unused = StageTimes::default();
    let times = times.unwrap_or(&mut unused);
    let [r, s] = signed.halves();
    if !scalar::is_canonical(s) {
        return Verdict::ScalarNotReduced;
    }
    let canonical = rule.wants_canonical_points();
    let Some(key) = decompress(signed.key, canonical) else { return Verdict::KeyEncoding };
    let commitment = if rule.is_cofactored() {
        let Some(point) = decompress(r, canonical) else { return Verdict::CommitmentEncoding };
        Some(point)
    } else {
        None
    };
    if rule.refuses_small_order() {
        if is_small_order_encoding(signed.key) {
            return Verdict::KeySmallOrder;
        }
        if is_small_order_encoding(r) {
            return Verdict::CommitmentSmallOrder;
        }
    }
    times.decompress += stopwatch.split();
    let hash = Sha512::new().chain_update(r).chain_update(signed.key).chain_update(signed.message).finalize();
    let h = scalar::reduce_wide(&hash.into());
    times.hash += stopwatch.split();
    let expected = double_scalar(&h, &key.neg(), &words(s));
    times.multiply += stopwatch.split();
    let holds = match commitment {
        None => expected.encode() == *r,
        Some(point) => {
            let mut rest = expected.extended().sub_niels(&point.niels()).projective();
            for _ in 0..3 {
                rest = rest.double().projective();
            }
            rest.is_identity()
        }
    };
    times.compare += stopwatch.split();
    if holds { Verdict::Accepted } else { Verdict::EquationFailed }
}
