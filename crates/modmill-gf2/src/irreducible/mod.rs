//! Irreducible polynomials: the test, the least factor of a reducible one, and the search for the smallest.

mod chain;
mod factor;
mod rabin;
mod search;
mod sieve;

use crate::control::{Pool, Task};
use crate::{Gf2Error, Phase, Poly, ProgressHandler};
use rabin::{checked_degree, easy, rabin};

pub use factor::least_factor;
pub use search::smallest_irreducible;

/// True if `n` is irreducible, by Rabin's test: x^(2^m) = x mod n, and x^(2^(m/p)) - x has no common divisor with n for any prime p
/// that divides m. No chance is involved.
///
/// ```
/// use modmill_gf2::{Poly, NoProgress, is_irreducible};
/// assert!(is_irreducible(&Poly::from_exponents(&[127, 1, 0]), &mut NoProgress)?);
/// assert!(!is_irreducible(&Poly::from_exponents(&[128, 1, 0]), &mut NoProgress)?);
/// # Ok::<(), modmill_gf2::Gf2Error>(())
/// ```
///
/// # Errors
/// [`Gf2Error::Degree`] outside 1 to 65536; [`Gf2Error::Interrupted`].
pub fn is_irreducible(n: &Poly, control: &mut dyn ProgressHandler) -> Result<bool, Gf2Error> {
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
