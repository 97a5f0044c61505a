//! The least factor of a polynomial: Ben-Or's distinct degrees, then equal degrees.

use super::chain::Chain;
use super::rabin::{checked_degree, easy, rabin};
use crate::control::{Pool, Task};
use crate::{Gf2Error, Phase, Poly, ProgressHandler};
use modmill_arith::BinaryBackend;
use modmill_binary::{BinaryModulus, Method, Workspace, multiplier};

/// Degrees that are looked at before a polynomial gets Rabin's test: most reducible ones have such a factor.
const FIRST_DEGREES: usize = 64;
/// Degrees that share one greatest common divisor.
const BLOCK: usize = 64;
/// Degree from which a control is worth its thread.
const WORTH_WATCHING: usize = 1024;

/// The irreducible factor of least degree, of several the least as an integer; None where `n` is irreducible.
///
/// ```
/// use modmill_gf2::{Poly, NoProgress, least_factor};
/// let n = Poly::from_exponents(&[128, 1, 0]);
/// let factor = least_factor(&n, &mut NoProgress)?.unwrap();
/// assert_eq!(factor.to_string(), "x^2 + x + 1");
/// assert!(n.rem(&factor).is_zero());
/// # Ok::<(), modmill_gf2::Gf2Error>(())
/// ```
///
/// # Errors
/// [`Gf2Error::Degree`] outside 1 to 65536; [`Gf2Error::Interrupted`].
pub fn least_factor(n: &Poly, control: &mut dyn ProgressHandler) -> Result<Option<Poly>, Gf2Error> {
    let m = checked_degree(n)?;
    if m == 1 {
        return Ok(None);
    }
    for small in [Poly::x(), Poly::from_exponents(&[1, 0])] {
        if n.rem(&small).is_zero() {
            return Ok(Some(small));
        }
    }
    // A square has a factor of at most half its degree, which is found in the root.
    if n.derivative().is_zero() {
        let root: Vec<usize> = n.terms().into_iter().map(|t| t / 2).collect();
        let root = Poly::from_exponents(&root);
        return Ok(Some(least_factor(&root, control)?.unwrap_or(root)));
    }
    let quick = m < WORTH_WATCHING;
    let unwatched = |total: usize| Task::unwatched(Phase::Factor, total as u64);
    let first = FIRST_DEGREES.min(m / 2);
    if let Some(factor) = distinct_degree(n, 0, first, &unwatched(first))? {
        return Ok(Some(factor));
    }
    if first == m / 2 {
        return Ok(None);
    }
    let test = |task: &Task| rabin(n, task);
    let irreducible = match easy(n) {
        Some(known) => known,
        None if quick => test(&unwatched(m))?,
        None => Pool::new(1, Phase::Irreducible, m as u64, control).run_one(test)?,
    };
    if irreducible {
        return Ok(None);
    }
    let search = |task: &Task| distinct_degree(n, first, m / 2, task);
    if quick { search(&unwatched(m / 2)) } else { Pool::new(1, Phase::Factor, (m / 2) as u64, control).run_one(search) }
}

/// The least irreducible factor whose degree is above `from` and at most `to`; none has degree 1 to `from`.
fn distinct_degree(n: &Poly, from: usize, to: usize, task: &Task) -> Result<Option<Poly>, Gf2Error> {
    let modulus = BinaryModulus::from_words(n.words())?;
    let mut chain = Chain::new(&modulus)?;
    for _ in 0..from {
        chain.square();
        task.step(1)?;
    }
    let mut product = Poly::one().to_words(modulus.words());
    let mut block: Vec<(usize, Poly)> = Vec::new();
    for degree in from + 1..=to {
        chain.square();
        chain.multiply_into(&mut product);
        block.push((degree, chain.minus_x()));
        task.step(1)?;
        if block.len() < BLOCK && degree < to {
            continue;
        }
        // x^(2^i) - x is the product of all irreducible polynomials whose degree divides i.
        if !Poly::from_words(&product).gcd(n).is_one() {
            for (degree, difference) in &block {
                let common = difference.gcd(n);
                if !common.is_one() {
                    return equal_degree(common, *degree).map(Some);
                }
            }
        }
        block.clear();
    }
    Ok(None)
}

/// The least of the irreducible factors of `n`, which are different and all of this degree.
///
/// The trace t(a) = a + a^2 + ... + a^(2^(degree - 1)) is 0 or 1 modulo each factor. Two factors differ in the trace of some x^j with
/// j below 2 degree: 2 degree traces in a row determine the recurrence they follow, and so the factor. Odd j suffice, t(a^2) = t(a)^2.
fn equal_degree(n: Poly, degree: usize) -> Result<Poly, Gf2Error> {
    let mut parts = vec![n.clone()];
    let mut j = 1;
    while parts.iter().any(|p| p.degree() > Some(degree)) && j < 2 * degree {
        let trace = trace(&n, j, degree)?;
        let mut next = Vec::new();
        for part in parts {
            let common = if part.degree() > Some(degree) { trace.gcd(&part) } else { Poly::one() };
            if common.is_one() || common == part {
                next.push(part);
            } else {
                next.push(part.divrem(&common).0);
                next.push(common);
            }
        }
        parts = next;
        j += 2;
    }
    Ok(parts.into_iter().min().unwrap_or(n))
}

/// x^j + x^(2 j) + ... + x^(2^(degree - 1) j) modulo n.
fn trace(n: &Poly, j: usize, degree: usize) -> Result<Poly, Gf2Error> {
    let modulus = BinaryModulus::from_words(n.words())?;
    let squares = multiplier(&modulus, BinaryBackend::PORTABLE, Method::Barrett { levels: None })?;
    let mut power = Poly::monomial(j).rem(n).to_words(modulus.words());
    let (mut sum, mut spare, mut workspace) = (Poly::zero(), power.clone(), Workspace::default());
    for _ in 0..degree {
        sum = sum.add(&Poly::from_words(&power));
        squares.square(&mut spare, &power, &mut workspace);
        std::mem::swap(&mut spare, &mut power);
    }
    Ok(sum)
}
