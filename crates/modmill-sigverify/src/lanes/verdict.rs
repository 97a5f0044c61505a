//! The checks before the equation, in the order of [`Verdict`].

use crate::portable::scalar;
use crate::small_order::is_small_order_encoding;
use crate::{Rule, Signed, Verdict};

/// The first check of key and commitment that fails, given whether each of them encodes a point as the rule wants it.
pub(super) fn refusal(rule: Rule, signed: &Signed<'_>, are_points: [bool; 2]) -> Option<Verdict> {
    let [r, s] = signed.halves();
    let small = |bytes| rule.refuses_small_order() && is_small_order_encoding(bytes);
    if !scalar::is_canonical(s) {
        Some(Verdict::ScalarNotReduced)
    } else if !are_points[0] {
        Some(Verdict::KeyEncoding)
    } else if rule.is_cofactored() && !are_points[1] {
        Some(Verdict::CommitmentEncoding)
    } else if small(signed.key) {
        Some(Verdict::KeySmallOrder)
    } else if small(r) {
        Some(Verdict::CommitmentSmallOrder)
    } else {
        None
    }
}
