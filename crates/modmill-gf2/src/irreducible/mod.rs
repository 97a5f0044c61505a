//! Irreducible polynomials: the test, the factor that denies it, and the search for the smallest.

mod chain;
mod factor;
mod search;
mod sieve;

use crate::control::{Pool, Task};
use crate::{Control, Gf2Error, Phase, Poly};
use chain::Chain;
use modmill_arith::binary::BinaryModulus;

pub use factor::least_factor;
pub use search::smallest_irreducible;

/// Whether `n` is irreducible, by Rabin's test: x^(2^m) = x mod n, and x^(2^(m/p)) - x has no common divisor with n for any prime p
/// that divides m. No chance is involved.
///
/// ```
/// use modmill_gf2::{Poly, Quiet, is_irreducible};
/// assert!(is_irreducible(&Poly::from_terms(&[127, 1, 0]), &mut Quiet)?);
/// assert!(!is_irreducible(&Poly::from_terms(&[128, 1, 0]), &mut Quiet)?);
/// # Ok::<(), modmill_gf2::Gf2Error>(())
/// ```
///
/// # Errors
/// [`Gf2Error::Degree`] outside 1 to 65536; [`Gf2Error::Interrupted`].
pub fn is_irreducible(n: &Poly, control: &mut dyn Control) -> Result<bool, Gf2Error> {
    let m = checked_degree(n)?;
    if let Some(known) = easy(n) {
        return Ok(known);
    }
    let work = |task: &Task| rabin(n, task);
    if m < WORTH_WATCHING {
        work(&Task::unwatched(Phase::Irreducible, m as u64))
    } else {
        Pool::new(1, Phase::Irreducible, m as u64, control).run_one(work)
    }
}

/// Degree from which a control is worth its thread.
const WORTH_WATCHING: usize = 1024;

/// The degree of a polynomial whose factors can be asked for.
fn checked_degree(n: &Poly) -> Result<usize, Gf2Error> {
    match n.degree() {
        Some(m) if (1..=BinaryModulus::MAX_DEGREE).contains(&m) => Ok(m),
        other => Err(Gf2Error::Degree { got: other.unwrap_or(0), min: 1, max: BinaryModulus::MAX_DEGREE }),
    }
}

/// What needs no work: degree 1, the factors x and x + 1, and squares.
fn easy(n: &Poly) -> Option<bool> {
    if n.degree() == Some(1) {
        return Some(true);
    }
    let has_zero = !n.bit(0);
    let has_one = n.words().iter().map(|w| w.count_ones()).sum::<u32>() % 2 == 0;
    (has_zero || has_one || n.derivative().is_zero()).then_some(false)
}

/// Rabin's test of a polynomial that is not [`easy`].
fn rabin(n: &Poly, task: &Task) -> Result<bool, Gf2Error> {
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
    // The power of all first: it denies nearly every reducible polynomial without a division.
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
