//! A verified state in memory, kept so that one changed bit in it does no harm.

use crate::checkpoint::CheckpointState;

/// The bytes of a state file, twice: each copy has its checksum and names the whole job, so that either suffices.
#[derive(Debug, Clone)]
pub(crate) struct Kept {
    copies: [Vec<u8>; 2],
}

impl Kept {
    pub(crate) fn new(state: &CheckpointState) -> Self {
        let bytes = state.to_bytes();
        Self { copies: [bytes.clone(), bytes] }
    }

    /// The state, from the first copy that is intact; `None` when neither is.
    pub(crate) fn state(&self) -> Option<CheckpointState> {
        self.copies.iter().find_map(|bytes| CheckpointState::from_bytes(bytes).ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schedule::Schedule;
    use crate::{CheckIntervals, ProofKind, Statement};
    use modmill_arith::{Modulus, Natural};

    #[test]
    fn any_bit_of_either_copy_may_change() {
        let modulus = Modulus::new((Natural::from(1u8) << 128) + 51u8).unwrap();
        let statement = Statement::new(modulus, Natural::from(3u8), 1000).unwrap();
        let state = CheckpointState::fresh(&statement, ProofKind::None, &Schedule::Nothing, CheckIntervals::for_steps(1000));
        let kept = Kept::new(&state);
        for copy in 0..2 {
            for bit in 0..8 * kept.copies[copy].len() {
                let mut hit = kept.clone();
                hit.copies[copy][bit / 8] ^= 1 << (bit % 8);
                assert_eq!(hit.state().as_ref(), Some(&state));
                hit.copies[1 - copy][0] ^= 1;
                assert_eq!(hit.state(), None);
            }
        }
    }
}
