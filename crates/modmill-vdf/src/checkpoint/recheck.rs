//! Tests and repairs of saved numbers by arithmetic.

use super::state::CheckpointState;
use crate::residue_ring::ResidueRing;
use modmill_arith::Natural;

/// True if x and the check product of `state` satisfy the identity of `chain.rs`, from which d_(t-1) = d_t / x_(tL).
///
/// A state on its way is at a block boundary. The final states that version 0.1 saved lie r < L squarings beyond one; the identity then
/// holds for the 2^r-th powers.
pub(super) fn holds<R: ResidueRing>(ring: &R, state: &CheckpointState) -> bool {
    let (n, block) = (state.statement.modulus().value(), state.intervals.block);
    let Some(inverse) = state.x.modinv(n) else { return false };
    let rest = state.done % block;
    let raised = |value: &Natural| {
        let mut power = ring.enter(value);
        ring.square_n(&mut power, rest);
        power
    };
    let product = ring.leave(&raised(&state.product));
    if state.done < block {
        return state.product == *state.statement.base() && state.x == product;
    }
    let mut right = ring.enter(&(&product * inverse % n));
    ring.square_n(&mut right, block);
    ring.mul_assign(&mut right, &raised(state.statement.base()));
    ring.leave(&right) == product
}

/// The values of `count` points of the job from number `first` on, by squaring from the point before it.
pub(super) fn points<R: ResidueRing>(
    ring: &R,
    state: &CheckpointState,
    first: u64,
    before: Option<&Natural>,
    count: usize,
) -> Vec<Natural> {
    let Some(schedule) = state.schedule() else { return Vec::new() };
    let mut at = first.checked_sub(1).and_then(|i| schedule.position(i)).unwrap_or(0);
    let mut point = ring.enter(before.unwrap_or(state.statement.base()));
    let positions = (first..).map_while(|i| schedule.position(i)).take(count);
    positions
        .map(|position| {
            ring.square_n(&mut point, position - at);
            at = position;
            ring.leave(&point)
        })
        .collect()
}
