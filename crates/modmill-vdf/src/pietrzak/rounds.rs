//! The number of rounds of a proof, and the number of those for which the chain keeps points.

/// The most squarings that are left for the verifier after the last round.
const LAST_SQUARINGS: u64 = 512;
/// Work of folding one point in the first fold and its successors, in squarings (a 128-bit power, and the halves to come).
const FOLD_COST: u64 = 180;

/// The number of rounds, and so of elements, of a proof over T squarings: the least k with ceil(T / 2^k) <= 512.
///
/// ```
/// assert_eq!(modmill_vdf::pietrzak_rounds(512), 0);
/// assert_eq!(modmill_vdf::pietrzak_rounds(513), 1);
/// assert_eq!(modmill_vdf::pietrzak_rounds(1_000_000), 11);
/// ```
#[must_use]
pub fn rounds(steps: u64) -> usize {
    let mut left = steps;
    let mut k = 0;
    while left > LAST_SQUARINGS {
        left = left.div_ceil(2);
        k += 1;
    }
    k
}

/// ceil(T/2), ceil(T/4), ...: the squarings left after each of the first `count` rounds.
pub(crate) fn halves(steps: u64, count: usize) -> Vec<u64> {
    std::iter::successors(Some(steps.div_ceil(2)), |t| Some(t.div_ceil(2))).take(count).collect()
}

/// The number of rounds s for which the chain keeps points, 2^s of them: folding those then costs about as much as squaring the rest.
pub(crate) fn stored_rounds(steps: u64, capacity: u64) -> usize {
    let mut s = 0;
    while s < rounds(steps) && steps >> (s + 1) >= FOLD_COST << s && 2u64 << s <= capacity {
        s += 1;
    }
    s
}
