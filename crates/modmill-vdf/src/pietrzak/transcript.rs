//! The transcript of this proof.

use crate::statement::Statement;
use crate::transcript::Transcript;
use modmill_arith::Natural;

/// The transcript of a proof of y, y canonical.
pub(super) fn open(statement: &Statement, y: &Natural) -> Transcript {
    Transcript::new("modmill/vdf/pietrzak/v1", statement, y)
}

/// The challenge r of a round, which depends on its mu and on everything before it.
pub(super) fn challenge(transcript: &mut Transcript, round: usize, mu: &Natural) -> Natural {
    transcript.number(round as u64);
    transcript.element(mu);
    transcript.round_challenge()
}
