//! Euclid's algorithm, by shifts: quotients are of small degree nearly always.

use super::{Poly, degree};
use crate::portable::shift::add_shifted;

/// One row of the extended algorithm: `rest` = u a modulo b, for the inputs a and b.
struct Row {
    rest: Vec<u64>,
    cofactor: Vec<u64>,
}

/// Runs the algorithm; the last row with a remainder, the greatest common divisor.
///
/// `cofactors` has room for the cofactors' words, none if they are not wanted.
fn run(a: &Poly, b: &Poly, cofactors: usize) -> Row {
    let one = |first: u64| (0..cofactors).map(|i| if i == 0 { first } else { 0 }).collect::<Vec<_>>();
    let n = a.words.len().max(b.words.len());
    let mut row = Row { rest: a.to_words(n), cofactor: one(1) };
    let mut next = Row { rest: b.to_words(n), cofactor: one(0) };
    let (mut d, mut e) = (degree(&row.rest), degree(&next.rest));
    loop {
        if d < e {
            std::mem::swap(&mut row, &mut next);
            std::mem::swap(&mut d, &mut e);
        }
        let (Some(high), Some(low)) = (d, e) else { return row };
        add_shifted(&mut row.rest[..high / 64 + 1], &next.rest[..low / 64 + 1], high - low);
        add_shifted(&mut row.cofactor, &next.cofactor, high - low);
        d = degree(&row.rest[..high / 64 + 1]);
    }
}

impl Poly {
    /// The greatest common divisor; 0 of 0 and 0.
    #[must_use]
    pub fn gcd(&self, other: &Self) -> Self {
        Self::from(run(self, other, 0).rest)
    }

    /// (g, u, v) with g = gcd(self, other) = u self + v other, u of lower degree than other / g where that is not 1.
    #[must_use]
    pub fn xgcd(&self, other: &Self) -> (Self, Self, Self) {
        if other.is_zero() {
            return (self.clone(), Self::one(), Self::zero());
        }
        let row = run(self, other, other.words.len() + 1);
        let (g, u) = (Self::from(row.rest), Self::from(row.cofactor));
        let v = g.add(&u.mul(self)).divrem(other).0;
        (g, u, v)
    }

    /// The inverse modulo `n`, of lower degree than n; None where the greatest common divisor is not 1, and modulo 0.
    #[must_use]
    pub fn inverse(&self, n: &Self) -> Option<Self> {
        if n.is_zero() {
            return None;
        }
        let row = run(&self.rem(n), n, n.words.len() + 1);
        Self::from(row.rest).is_one().then(|| Self::from(row.cofactor).rem(n))
    }
}
