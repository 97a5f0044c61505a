//! The places at which the chain is cut into segments.

/// Segments of a chain at most. A proof file may have up to [`super::MOST_SEGMENTS`].
const SEGMENTS: u32 = 4;
/// Squarings of the last segment at least.
const LEAST: u64 = 1024;

/// The ends of the segments, the last at `steps`. All ends but the last are multiples of `spacing`, and each segment is shorter than the
/// one before it.
///
/// On one core, the products of a proof take about a fifth of the time of its squarings (docs/derivations/proofs.md). A quarter, divided
/// among the threads that the chain leaves, and 1/128 of the chain for what does not depend on the segment's length, is over before the
/// next segment is: with r = 4 (threads - 1), T_i = r (T_(i+1) - T / 128).
pub(super) fn ends(steps: u64, spacing: u64, threads: usize) -> Vec<u64> {
    let others = threads.saturating_sub(1) as u128;
    let (r, steps) = ((4 * others).clamp(4, 16), u128::from(steps));
    // The squarings after segment i of k. T_i = a + b r^(k-i), with a = r/(r-1) T/128; b makes the sum right.
    let tail = |i: u32, k: u32| {
        let (same, j) = (steps * r / (128 * (r - 1)), k - i);
        let grows = steps.saturating_sub(same * u128::from(k)) * (r.pow(j) - 1) / (r.pow(k) - 1);
        (same * u128::from(j) + grows) as u64
    };
    let fits = |k: &u32| *k == 1 || others > 0 && tail(k - 1, *k) >= LEAST.max(2 * spacing);
    let count = (1..=SEGMENTS).rev().find(fits).unwrap_or(1);
    (1..=count).map(|i| if i == count { steps as u64 } else { (steps as u64 - tail(i, count)) / spacing * spacing }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn segments_shrink_and_make_up_the_chain() {
        for steps in [1, 2, 1000, 5000, 6000, 21_000, 90_001, 1 << 22, 1_000_000_007, 1 << 62] {
            for spacing in [1, 28, 52, 500, 20_000, 1 << 40] {
                for threads in [0, 1, 2, 3, 4, 5, 64] {
                    let found = ends(steps, spacing, threads);
                    let lengths = found.iter().scan(0, |start, end| Some(end - std::mem::replace(start, *end))).collect::<Vec<_>>();
                    assert_eq!(found.last(), Some(&steps));
                    assert!(found.len() <= SEGMENTS as usize && lengths.iter().all(|n| *n > 0), "{lengths:?}");
                    assert!(lengths.windows(2).all(|w| w[0] > w[1] && w[0] % spacing == 0), "{lengths:?}");
                    assert!(threads > 1 || found.len() == 1);
                }
            }
        }
        assert_eq!(ends(1 << 22, 52, 2), [3_070_132, 3_870_464, 4_103_320, 1 << 22]);
    }
}
