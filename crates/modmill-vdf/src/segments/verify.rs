//! The form and the equations of a proof by segments.

use crate::statement::Statement;
use crate::wesolowski;
use modmill_arith::{Natural, Ring};

/// The most segments that a verifier accepts.
const MOST_SEGMENTS: usize = 16;

/// The statements of a proof by segments, with the result and the proof of each; `None` when its parts do not fit together.
fn statements<'p>(
    whole: &Statement,
    y: &'p Natural,
    lengths: &[u64],
    elements: &'p [Natural],
) -> Option<Vec<(Statement, &'p Natural, &'p Natural)>> {
    let total = lengths.iter().try_fold(0u64, |sum, steps| sum.checked_add(*steps));
    let fits = total == Some(whole.steps()) && !lengths.contains(&0) && (1..=MOST_SEGMENTS).contains(&lengths.len());
    if !fits || elements.len() != 2 * lengths.len() - 1 {
        return None;
    }
    let (pairs, last) = elements.split_at(elements.len() - 1);
    let results = pairs.chunks_exact(2).map(|pair| (&pair[0], &pair[1])).chain([(y, &last[0])]);
    let mut base = whole.base();
    let mut out = Vec::new();
    for (steps, (y, pi)) in lengths.iter().zip(results) {
        out.push((whole.segment(base.clone(), *steps), y, pi));
        base = y;
    }
    Some(out)
}

/// True if the lengths and the number of elements belong to a proof for the statement.
pub(crate) fn fits(statement: &Statement, lengths: &[u64], elements: &[Natural]) -> bool {
    statements(statement, statement.base(), lengths, elements).is_some()
}

/// True if the elements prove y for the statement. The caller has checked that all are canonical and coprime to N.
pub(crate) fn holds(ring: &Ring, statement: &Statement, y: &Natural, lengths: &[u64], elements: &[Natural]) -> bool {
    statements(statement, y, lengths, elements)
        .is_some_and(|all| all.iter().all(|(statement, y, pi)| wesolowski::holds(ring, statement, y, pi)))
}
