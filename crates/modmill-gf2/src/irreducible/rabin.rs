//! Rabin's test, and the cases that need none.

use super::chain::Chain;
use crate::control::Task;
use crate::{Gf2Error, Poly};
use modmill_binary::BinaryModulus;

/// The degree of a polynomial whose factors can be asked for.
pub(super) fn checked_degree(n: &Poly) -> Result<usize, Gf2Error> {
    match n.degree() {
        Some(m) if (1..=BinaryModulus::MAX_DEGREE).contains(&m) => Ok(m),
        other => Err(Gf2Error::Degree { got: other.unwrap_or(0), min: 1, max: BinaryModulus::MAX_DEGREE }),
    }
}

/// The answer where it needs no work: degree 1, the factors x and x + 1, and squares.
pub(super) fn easy(n: &Poly) -> Option<bool> {
    if n.degree() == Some(1) {
        return Some(true);
    }
    let has_zero = !n.bit(0);
    let has_one = n.words().iter().map(|w| w.count_ones()).sum::<u32>() % 2 == 0;
    (has_zero || has_one || n.derivative().is_zero()).then_some(false)
}

/// Rabin's test of a polynomial that is not [`easy`].
pub(super) fn rabin(n: &Poly, task: &Task) -> Result<bool, Gf2Error> {
    let modulus = BinaryModulus::from_words(n.words())?;
    let m = modulus.degree();
    let mut chain = Chain::new(&modulus)?;
    let stops: Vec<usize> = primes_of(m).into_iter().map(|p| m / p).collect();
    let mut differences = Vec::new();
    for i in 1..=m {
        chain.square();
        task.step(1)?;
        if stops.contains(&i) {
            differences.push(chain.minus_x());
        }
    }
    // The last power first: it rejects nearly every reducible polynomial without a division.
    Ok(chain.minus_x().is_zero() && differences.iter().all(|d| d.gcd(n).is_one()))
}

/// The primes that divide n.
fn primes_of(mut n: usize) -> Vec<usize> {
    let mut primes = Vec::new();
    let mut p = 2;
    while p * p <= n {
        if n.is_multiple_of(p) {
            primes.push(p);
            while n.is_multiple_of(p) {
                n /= p;
            }
        }
        p += 1;
    }
    if n > 1 {
        primes.push(n);
    }
    primes
}
