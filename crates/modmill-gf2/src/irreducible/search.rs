//! The smallest irreducible polynomial of a degree, by Seroussi's rule.

use super::rabin::rabin;
use super::sieve::Sieve;
use crate::control::{Pool, Task};
use crate::{Gf2Error, Phase, Poly, ProgressHandler};
use modmill_binary::BinaryModulus;

/// x^m + x^k + 1 with the least k for which it is irreducible; where there is none, x^m + x^k1 + x^k2 + x^k3 + 1 with the least k1, then
/// k2, then k3. G. Seroussi, Table of low-weight binary irreducible polynomials, HPL-98-135.
///
/// ```
/// use modmill_gf2::{NoProgress, smallest_irreducible};
/// assert_eq!(smallest_irreducible(128, &mut NoProgress)?.terms(), [128, 7, 2, 1, 0]);
/// assert_eq!(smallest_irreducible(255, &mut NoProgress)?.terms(), [255, 52, 0]);
/// # Ok::<(), modmill_gf2::Gf2Error>(())
/// ```
///
/// # Errors
/// [`Gf2Error::Degree`] outside 2 to 65536; [`Gf2Error::NoneFound`]; [`Gf2Error::Interrupted`].
pub fn smallest_irreducible(degree: usize, control: &mut dyn ProgressHandler) -> Result<BinaryModulus, Gf2Error> {
    let (min, max) = (BinaryModulus::MIN_DEGREE, BinaryModulus::MAX_DEGREE);
    if !(min..=max).contains(&degree) {
        return Err(Gf2Error::Degree { got: degree, min, max });
    }
    let terms = Pool::new(1, Phase::Search, 0, control).run_one(|task| search(degree, task))?;
    Ok(BinaryModulus::from_exponents(&terms)?)
}

fn search(m: usize, task: &Task) -> Result<Vec<usize>, Gf2Error> {
    let mut sieve = Sieve::new(m);
    // The test's own steps are not counted, but it stops when told to.
    let mut test = |middle: &[usize]| -> Result<Option<Vec<usize>>, Gf2Error> {
        task.step(1)?;
        if sieve.divides(middle) {
            return Ok(None);
        }
        let terms = [&[m], middle, &[0]].concat();
        Ok(rabin(&Poly::from_exponents(&terms), &task.uncounted())?.then_some(terms))
    };
    // x^m + x^k + 1 and x^m + x^(m - k) + 1 are irreducible together.
    for k in (1..=m / 2).filter(|&k| !trinomial_is_product(m, k)) {
        if let Some(found) = test(&[k])? {
            return Ok(found);
        }
    }
    for k1 in 3..m {
        for k2 in 2..k1 {
            for k3 in 1..k2 {
                if let Some(found) = test(&[k1, k2, k3])? {
                    return Ok(found);
                }
            }
        }
    }
    Err(Gf2Error::NoneFound { degree: m })
}

/// True if x^n + x^k + 1, 0 < k <= n / 2, has an even number of factors, or is a square, by Swan's theorem: it is reducible then.
/// R. G. Swan, Factorization of polynomials over finite fields, Pacific J. Math. 12 (1962), corollary 5.
fn trinomial_is_product(n: usize, k: usize) -> bool {
    // The theorem requires that exactly one of both is odd; x^n + x^(n - k) + 1 has the same number of factors.
    let k = if n % 2 == 1 && k % 2 == 1 { n - k } else { k };
    match (n % 2, k % 2) {
        (0, 0) => true,
        (0, _) => n != 2 * k && matches!(n / 2 * k % 4, 0 | 1),
        _ if (2 * n).is_multiple_of(k) => matches!(n % 8, 1 | 7),
        _ => matches!(n % 8, 3 | 5),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{NoProgress, is_irreducible};

    #[test]
    fn swan_rejects_no_irreducible_trinomial() {
        let mut rejected = 0;
        for n in 2..150 {
            for k in 1..=n / 2 {
                if trinomial_is_product(n, k) {
                    rejected += 1;
                    assert!(!is_irreducible(&Poly::from_exponents(&[n, k, 0]), &mut NoProgress).unwrap(), "x^{n} + x^{k} + 1");
                }
            }
        }
        assert!(rejected > 3000, "{rejected}");
    }
}
