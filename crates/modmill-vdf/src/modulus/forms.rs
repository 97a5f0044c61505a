//! Perfect powers and short forms: N, or a small multiple, as the value of a polynomial with small coefficients.
//!
//! If N = f(A) for a cyclotomic polynomial f = Phi_k, then A has order k. The check knows nothing of k: it writes m N in balanced digits
//! to the base A = the d-th root of m N, rounded, and refuses N if no digit exceeds sqrt(A). A random N passes but for a probability of about N^(-1/4).

use crate::flaw::{ModulusFlaw, Term};
use modmill_arith::Natural;

/// Bits of A from which digits to base A are judged; below, only a^b +- c is.
const ARGUMENT_BITS: u64 = 16;

/// Refuses a perfect power and a short form.
pub(super) fn check(n: &Natural) -> Result<(), ModulusFlaw> {
    near_power(n)?;
    for degree in 2..=(n.bits() / ARGUMENT_BITS) as u32 {
        for multiplier in 1..=multipliers(degree) {
            polynomial_value(n, multiplier, degree)?;
        }
    }
    Ok(())
}

/// Cofactors m of f(A) = m N that are tried: Phi_k(A) may have small factors, which the maker of a trap can divide out.
fn multipliers(degree: u32) -> u32 {
    match degree {
        2 => 64,
        3..=12 => 16,
        _ => 1,
    }
}

/// N = a^b + c with a < 2^16 and |c| <= N^(1/4).
fn near_power(n: &Natural) -> Result<(), ModulusFlaw> {
    let log = log2(n);
    // the smallest base first, so that 2^255 - 19 is not found as a power of 2^17
    for exponent in ((n.bits() / ARGUMENT_BITS) as u32..=n.bits() as u32).rev() {
        let base = (log / f64::from(exponent)).exp2().round();
        // with such a c, the logarithms differ by less than 2^-90, but the floating-point ones by up to 2^-35
        if (f64::from(exponent) * base.log2() - log).abs() > 1e-9 {
            continue;
        }
        let argument = Natural::from(base as u64);
        let power = argument.pow(exponent);
        let (negative, coefficient) = if *n < power { (true, power - n) } else { (false, n - power) };
        if coefficient.bits() <= n.bits() / 4 {
            let leading = Term { negative: false, coefficient: Natural::ONE, exponent };
            return Err(found(1, argument, vec![Term { negative, coefficient, exponent: 0 }, leading]));
        }
    }
    Ok(())
}

/// log2(n), to about 2^-40.
fn log2(n: &Natural) -> f64 {
    let shift = n.bits() - 64;
    ((n >> shift).to_u64().unwrap_or_default() as f64).log2() + shift as f64
}

/// m N = A^d + ... with no coefficient above sqrt(A), for A next to the d-th root of m N.
fn polynomial_value(n: &Natural, multiplier: u32, degree: u32) -> Result<(), ModulusFlaw> {
    let value = n * multiplier;
    let root = root(&value, degree);
    let written = [&root - 1u8, root.clone(), root + 1u8].into_iter().filter_map(|a| digits(&value, &a, degree).map(|terms| (a, terms)));
    // of (A + 1)^2 = A^2 + 2 A + 1 the shorter is reported
    match written.min_by_key(|(_, terms)| terms.iter().map(|term| &term.coefficient).sum::<Natural>()) {
        Some((argument, terms)) => Err(found(multiplier, argument, terms)),
        None => Ok(()),
    }
}

/// The d-th root, within 1: Newton's iteration from a floating-point estimate, on the bits that matter.
pub(super) fn root(value: &Natural, degree: u32) -> Natural {
    let log = log2(value) / f64::from(degree);
    let shift = (log as u64).saturating_sub(50);
    let mut root = Natural::from((log - shift as f64).exp2().round() as u64) << shift;
    let bits = root.bits();
    let mut right = 36; // bits of the root that are right
    while right <= bits {
        let (mantissa, exponent) = power(&root, degree - 1, bits + 64);
        root = (&root * (degree - 1) + (value >> exponent) / mantissa) / degree;
        // the error e becomes (d - 1)/2 e^2
        right = 2 * right - degree.ilog2().max(1) as u64;
    }
    root
}

/// base^exponent = mantissa 2^shift, rounded down to about `keep` bits after each product.
fn power(base: &Natural, exponent: u32, keep: u64) -> (Natural, u64) {
    let (mut mantissa, mut shift) = (Natural::ONE, 0);
    for bit in (0..u32::BITS - exponent.leading_zeros()).rev() {
        mantissa = &mantissa * &mantissa;
        shift *= 2;
        if exponent >> bit & 1 == 1 {
            mantissa *= base;
        }
        let excess = mantissa.bits().saturating_sub(keep);
        mantissa >>= excess;
        shift += excess;
    }
    (mantissa, shift)
}

/// The balanced digits of `value` with their places, the lowest first, if the highest is 1 A^degree and the others are small.
fn digits(value: &Natural, argument: &Natural, degree: u32) -> Option<Vec<Term>> {
    let mut rest = value.clone();
    let mut terms = Vec::new();
    for place in 0..degree {
        let (mut quotient, mut coefficient) = rest.div_rem(argument);
        let negative = &coefficient << 1u8 > *argument;
        if negative {
            coefficient = argument - coefficient;
            quotient += 1u8;
        }
        if &coefficient * &coefficient > *argument {
            return None;
        }
        terms.push(Term { negative, coefficient, exponent: place });
        rest = quotient;
    }
    let leading = rest.is_one();
    terms.push(Term { negative: false, coefficient: rest, exponent: degree });
    leading.then_some(terms)
}

/// The flaw of these terms, the lowest first.
fn found(multiplier: u32, argument: Natural, mut terms: Vec<Term>) -> ModulusFlaw {
    terms.retain(|term| !term.coefficient.is_zero());
    terms.reverse();
    match terms.as_slice() {
        [Term { exponent, .. }] if multiplier == 1 => ModulusFlaw::PerfectPower { base: argument, exponent: *exponent },
        _ => ModulusFlaw::ShortForm { multiplier, argument, terms },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(digits: &str) -> Natural {
        digits.parse().unwrap()
    }

    #[test]
    fn roots_are_within_one() {
        let seed =
            number("314159265358979323846264338327950288419716939937510582097494459230781640628620899862803482534211706798214808651");
        for exponent in [1, 2, 5, 22] {
            let value = seed.pow(exponent);
            for degree in 2..=(value.bits() / ARGUMENT_BITS) as u32 {
                let (exact, found) = (value.nth_root(degree), root(&value, degree));
                let right = [&exact - 1u8, exact.clone(), &exact + 1u8];
                assert!(right.contains(&found), "degree {degree} of {} bits: {found}, not {exact}", value.bits());
            }
        }
    }

    #[test]
    fn forms_are_named() {
        let a = number("340282366920938463463374607431768229999"); // odd, 129 bits
        let form = |n: Natural| check(&n).unwrap_err().to_string();
        for (n, words) in [
            (&a * &a, "it is a perfect power, 0x1000"),
            (a.pow(7), "^7"),
            (&a * &a + 2u8, "it has the short form N = A^2 + 2 with A = 0x1000"),
            (&a * &a + &a + 1u8, "N = A^2 + A + 1 with"),
            (a.pow(4) - a.pow(3) + a.pow(2) - &a + 1u8, "N = A^4 - A^3 + A^2 - A + 1 with"),
            (a.pow(6) + a.pow(3) + 1u8, "N = A^2 + A + 1 with"),
            ((&a * &a + 1u8) / 2u8, "2 N = A^2 + 1 with"),
            ((Natural::from(1u8) << 1277) - 1u8, "N = A^1277 - 1 with A = 2"),
            ((Natural::from(1u8) << 255) - 19u8, "N = A^255 - 19 with A = 2"),
            (Natural::from(10u8).pow(99) + 289u32, "N = A^99 + 289 with A = 10"),
            (Natural::from(65_521u32).pow(20) + 2u8, "N = A^20 + 2 with A = 65521"),
        ] {
            assert!(form(n.clone()).contains(words), "{n}: {}", form(n.clone()));
        }
    }
}
