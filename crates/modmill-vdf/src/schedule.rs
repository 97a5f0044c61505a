//! The intermediate values of the chain that a proof needs: positions k of the points x^(2^k) to keep.

use crate::pietrzak;
use crate::proof::ProofKind;
use crate::wesolowski::Places;
use modmill_arith::Modulus;

/// The points to keep, in ascending order of position; point 0 is x itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Schedule {
    /// No proof, no points.
    Nothing,
    /// Positions 0, spacing, 2 spacing, ... below T.
    Every { spacing: u64, steps: u64 },
    /// Position of point j with binary digits b_1 ... b_s: sum of b_i * halves[i]; `halves[i]` = ceil(T / 2^(i+1)).
    Subsets { halves: Vec<u64> },
}

impl Schedule {
    /// The schedule for a proof over T squarings, with at most `memory` bytes of points.
    pub(crate) fn choose(kind: ProofKind, modulus: &Modulus, steps: u64, memory: u64) -> Self {
        // An element's limbs fill whole vectors, and each has a header.
        let capacity = (memory / (modulus.bytes() as u64 * 3 / 2 + 64)).max(2);
        match kind {
            ProofKind::None => Schedule::Nothing,
            ProofKind::Wesolowski | ProofKind::Segments => Schedule::Every { spacing: wesolowski_spacing(steps, capacity), steps },
            ProofKind::Pietrzak => Schedule::Subsets { halves: pietrzak::halves(steps, pietrzak::stored_rounds(steps, capacity)) },
        }
    }

    /// The number of points.
    pub(crate) fn len(&self) -> u64 {
        match self {
            Schedule::Nothing => 0,
            Schedule::Every { spacing, steps } => (steps - 1) / spacing + 1,
            Schedule::Subsets { halves } => 1 << halves.len(),
        }
    }

    /// The position of point `index`, or `None` past the last.
    pub(crate) fn position(&self, index: u64) -> Option<u64> {
        if index >= self.len() {
            return None;
        }
        Some(match self {
            Schedule::Nothing => return None,
            Schedule::Every { spacing, .. } => index * spacing,
            Schedule::Subsets { halves } => {
                halves.iter().rev().enumerate().filter(|(bit, _)| index >> bit & 1 == 1).map(|(_, half)| half).sum()
            }
        })
    }

    /// The number of points at positions <= `done`.
    pub(crate) fn reached(&self, done: u64) -> u64 {
        let (mut low, mut high) = (0, self.len());
        while low < high {
            let middle = low + (high - low) / 2;
            match self.position(middle) {
                Some(p) if p <= done => low = middle + 1,
                _ => high = middle,
            }
        }
        low
    }

    /// The number that, with T and the kind of proof, identifies the schedule in a checkpoint.
    pub(crate) fn parameter(&self) -> u64 {
        match self {
            Schedule::Nothing => 0,
            Schedule::Every { spacing, .. } => *spacing,
            Schedule::Subsets { halves } => halves.len() as u64,
        }
    }

    /// The schedule with that parameter, if it is valid.
    pub(crate) fn from_parameter(kind: ProofKind, steps: u64, parameter: u64) -> Option<Self> {
        match kind {
            ProofKind::None => (parameter == 0).then_some(Schedule::Nothing),
            ProofKind::Wesolowski | ProofKind::Segments => (parameter > 0).then_some(Schedule::Every { spacing: parameter, steps }),
            ProofKind::Pietrzak => (parameter <= pietrzak::rounds(steps) as u64)
                .then(|| Schedule::Subsets { halves: pietrzak::halves(steps, parameter as usize) }),
        }
    }
}

/// Wesolowski's spacing: among those about right, the one that makes the proof cheapest.
///
/// Denser points make wider places worth their while, so that the proof has fewer products. But a point costs the chain a third of a
/// squaring, and memory; where points are saved, some 20 squarings.
fn wesolowski_spacing(steps: u64, capacity: u64) -> u64 {
    let least = steps.div_ceil(capacity);
    let most = (steps.isqrt() / 32).clamp(28, 20_000).max(least);
    let work = |spacing: &u64| Places::choose(steps, *spacing).work;
    (least.max(most / 4 * 3)..=most).rev().min_by_key(work).unwrap_or(most)
}

#[cfg(test)]
mod tests {
    use super::*;
    use modmill_arith::Natural;

    #[test]
    fn positions_ascend_and_reached_counts_them() {
        let modulus = Modulus::new((Natural::from(1u8) << 256) - 189u8).unwrap();
        for kind in [ProofKind::None, ProofKind::Wesolowski, ProofKind::Segments, ProofKind::Pietrzak] {
            for steps in [1, 2, 511, 512, 513, 1000, 4097, 99_999, 1_234_567] {
                for memory in [1000, 1 << 20, 1 << 30] {
                    let s = Schedule::choose(kind, &modulus, steps, memory);
                    let positions = (0..s.len()).map(|i| s.position(i).unwrap()).collect::<Vec<_>>();
                    assert!(positions.windows(2).all(|w| w[0] < w[1]), "{kind} {steps} {s:?}");
                    assert!(positions.last().is_none_or(|p| *p < steps));
                    assert_eq!(s.position(s.len()), None);
                    for (i, p) in positions.iter().enumerate().take(50) {
                        assert_eq!(s.reached(*p), i as u64 + 1);
                        assert!(*p == 0 || s.reached(p - 1) == i as u64);
                    }
                    assert_eq!(Schedule::from_parameter(kind, steps, s.parameter()), Some(s));
                }
            }
        }
    }
}
