//! The verifier.

use super::rounds::rounds;
use super::transcript::{self, challenge};
use crate::quotient::canonical;
use crate::statement::Statement;
use modmill_arith::{Natural, Ring};

/// True if mu_1, mu_2, ... prove y for the statement. The caller has checked that all are canonical and coprime to N.
pub(crate) fn holds(ring: &Ring, statement: &Statement, y: &Natural, mu: &[Natural]) -> bool {
    if mu.len() != rounds(statement.steps()) {
        return false;
    }
    let mut transcript = transcript::open(statement, y);
    let mut steps = statement.steps();
    let (mut x, mut y) = (ring.element(statement.base()), ring.element(y));
    for (round, mu) in mu.iter().enumerate() {
        if steps % 2 == 1 {
            ring.square_n(&mut y, 1);
        }
        steps = steps.div_ceil(2);
        let r = challenge(&mut transcript, round, mu);
        let mu = ring.element(mu);
        x = ring.mul(&ring.pow(&x, &r), &mu);
        y = ring.mul(&ring.pow(&mu, &r), &y);
    }
    ring.square_n(&mut x, steps);
    canonical(ring.modulus(), &ring.value(&x)) == canonical(ring.modulus(), &ring.value(&y))
}
