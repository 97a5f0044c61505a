//! Wesolowski's proof. Derivation: docs/derivations/proofs.md.
//!
//! With l the challenge prime of the transcript: pi = x^floor(2^T / l), and the verifier checks y = pi^l x^(2^T mod l).

mod dealt;
mod digits;
mod places;
mod prove;

use crate::quotient::canonical;
use crate::statement::Statement;
use crate::transcript::Transcript;
use modmill_arith::{Natural, Ring};

pub(crate) use places::Places;
pub(crate) use prove::prove;

const DOMAIN: &str = "modmill/vdf/wesolowski/v1";

/// l for this statement and result.
pub(crate) fn challenge(statement: &Statement, y: &Natural) -> Natural {
    Transcript::new(DOMAIN, statement, y).challenge_prime()
}

/// True if pi proves y for the statement. The caller has checked that both are canonical and coprime to N.
pub(crate) fn holds(ring: &Ring, statement: &Statement, y: &Natural, pi: &Natural) -> bool {
    let l = challenge(statement, y);
    let rest = Natural::from(2u8).modpow(&Natural::from(statement.steps()), &l);
    let mut value = ring.pow(&ring.element(pi), &l);
    ring.mul_assign(&mut value, &ring.pow(&ring.element(statement.base()), &rest));
    canonical(ring.modulus(), &ring.value(&value)) == *y
}
