//! ZIP 215's test: every encoding of a point of small order as the key with every one as R, and S = 0.

use crate::Case;
use crate::integers::{EIGHTH, Facts};
use modmill_sigverify::{Rule, Verdict};
use num_bigint::BigUint;

/// The encodings, canonical or not, of the points whose order divides 8.
pub(crate) fn all_encodings() -> Vec<[u8; 32]> {
    (0u8..8).flat_map(|k| EIGHTH.times(&BigUint::from(k)).encodings()).collect()
}

pub(crate) fn pairs() -> Vec<Case> {
    let all = all_encodings();
    let mut out = Vec::new();
    for (i, key) in all.iter().enumerate() {
        for (j, r) in all.iter().enumerate() {
            out.push(Case::new(format!("small order: encoding {i} as A, {j} as R"), b"Zcash", *r, [0; 32], *key));
        }
    }
    out
}

/// The numbers of the 196 pairs that get each verdict, by hand from the definitions:
/// * 14 encodings, 8 of them canonical. [8]([0]B - R - [h]A) is neutral for all, so all hold where the rule decodes as ZIP 215;
/// * canonical encodings only: 8 * 8 hold with the cofactor; 6 * 14 fail at A, 8 * 6 at R;
/// * without the cofactor, R = -[h]A must be met exactly: in one of 8 canonical R for each of the 8 canonical A, wherever h
///   (which differs for each pair) happens to fit; at least A = neutral, R = neutral does.
#[test]
fn counts_of_the_196_pairs() {
    let facts: Vec<Facts> = pairs().iter().map(Facts::of).collect();
    assert_eq!(facts.len(), 196);
    let count = |rule, verdict| facts.iter().filter(|f| f.verdict(rule) == verdict).count();
    assert_eq!(count(Rule::Zip215, Verdict::Accepted), 196);
    assert_eq!(count(Rule::Strict, Verdict::KeySmallOrder), 196);
    assert_eq!(count(Rule::Rfc8032Cofactored, Verdict::Accepted), 64);
    assert_eq!(count(Rule::Rfc8032Cofactored, Verdict::KeyEncoding), 84);
    assert_eq!(count(Rule::Rfc8032Cofactored, Verdict::CommitmentEncoding), 48);
    assert_eq!(count(Rule::Rfc8032, Verdict::KeyEncoding), 84);
    let holds = count(Rule::Rfc8032, Verdict::Accepted);
    assert!((1..64).contains(&holds), "{holds}");
    assert_eq!(count(Rule::Rfc8032, Verdict::EquationFailed), 112 - holds);
}
