//! Whether the numbers of a saved state fit each other, in little more than one block of squarings.

use crate::checkpoint::CheckpointState;
use crate::ring::ResidueRing;
use modmill_arith::BigUint;

/// Whether x and the check product of `state` satisfy the identity of `chain.rs`, from which d_(t-1) = d_t / x_(tL).
///
/// A state on its way is at a block boundary. The final states that version 0.1 saved lie r < L squarings beyond one; the identity then
/// holds for the 2^r-th powers.
pub(crate) fn holds<R: ResidueRing>(ring: &R, state: &CheckpointState) -> bool {
    let (n, block) = (state.statement.modulus().value(), state.intervals.block);
    let Some(inverse) = state.x.modinv(n) else { return false };
    let rest = state.done % block;
    let raised = |value: &BigUint| {
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
