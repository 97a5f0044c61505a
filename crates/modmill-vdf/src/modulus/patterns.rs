//! Bits of N, or of a multiple of it, that no random number has: both factors are then sparse, have small limbs, or repeat a pattern.
//!
//! Such numbers are values of polynomials with small coefficients at a power of two, or become so when they are multiplied by 2^w - 1; their
//! product is one too, and polynomials are easily factored (Ryan, "Factoring short-sleeve RSA keys with polynomials", 2026). The factors
//! are not computed here: the digits alone show it, because a random number has them with a probability of less than 2^-50.

use super::fermat::{exact_root, proper};
use super::fractions::denominators;
use crate::flaw::{FactorMethod, ModulusFlaw};
use modmill_arith::Natural;
use std::cmp::Ordering;

/// Equal bits in a row in the lower half of N that are refused.
const RUN: u64 = 64;
/// Equal bits in a row that are refused in a multiple of N. More are needed, because there are many multiples.
const RUN_OF_MULTIPLE: u64 = 96;
/// Periods w of which products (2^v - 1) (2^w - 1) are tried. Those up to 32 repeat with a multiple of it.
const PAIRED: [std::ops::RangeInclusive<u64>; 2] = [33..=64, 96..=96];
/// Limbs from this length on are tried.
const SHORTEST_LIMB: usize = 8;
/// Limbs that N must have at least for a statement on all of them.
const FEWEST_LIMBS: usize = 6;
/// log2 of the probability that is refused, negative, less the logarithm of the number of places.
const RARE: usize = 80;

/// Refuses N for its bits.
pub(super) fn check(n: &Natural) -> Result<(), ModulusFlaw> {
    quadratic(n)?;
    small_limbs(n)?;
    long_run(n, &Natural::ONE, RUN)?;
    let of_multiple = |multiplier: &Natural| long_run(n, multiplier, RUN_OF_MULTIPLE);
    for denominator in denominators(n.bits()).iter().chain(&[128, 256].map(repunit)) {
        of_multiple(denominator)?;
        of_multiple(&(denominator * denominator))?;
    }
    let paired: Vec<Natural> = PAIRED.into_iter().flatten().map(repunit).collect();
    for (i, a) in paired.iter().enumerate() {
        paired[..i].iter().try_for_each(|b| of_multiple(&(a * b)))?;
    }
    Ok(())
}

/// 2^period - 1.
fn repunit(period: u64) -> Natural {
    (Natural::ONE << period) - 1u8
}

/// N = (s X + t) (u X + v) = a X^2 + b X + c for a power of two X and small b and c: then b^2 - 4 a c = (s v - t u)^2.
fn quadratic(n: &Natural) -> Result<(), ModulusFlaw> {
    for exponent in n.bits() / 4..=n.bits() / 2 {
        let power = Natural::ONE << exponent;
        let (upper, c) = balanced(n, &power);
        let (a, b) = balanced(&upper, &power);
        let four = (&a * &c.1) << 2u8;
        let square = &b.1 * &b.1;
        let discriminant = if c.0 { Some(square + four) } else { square.checked_sub(&four) };
        if a.is_zero() || c.1.is_zero() {
            continue;
        }
        if let Some(root) = discriminant.and_then(|d| exact_root(&d)) {
            // 2 a X + b + root, and the same with - root
            let slope = (&a * &power) << 1u8;
            let middle = if b.0 { slope.checked_sub(&b.1) } else { Some(slope + &b.1) };
            let values = middle.map(|middle| [&middle + &root, if middle > root { middle - root } else { root - middle }]);
            if let Some(factor) = values.into_iter().flatten().find_map(|value| proper(&value, n)) {
                return Err(ModulusFlaw::Factor { factor, method: FactorMethod::Polynomial { exponent } });
            }
        }
    }
    Ok(())
}

/// v = quotient power + rest with |rest| <= power / 2; the rest with its sign.
fn balanced(v: &Natural, power: &Natural) -> (Natural, (bool, Natural)) {
    let (quotient, rest) = v.div_rem(power);
    match (&rest << 1u8).cmp(power) {
        Ordering::Greater => (quotient + 1u8, (true, power - rest)),
        _ => (quotient, (false, rest)),
    }
}

/// All limbs of w bits, but the lowest and the highest, have equal bits in the same places: 0, or the carry from a negative limb below.
fn small_limbs(n: &Natural) -> Result<(), ModulusFlaw> {
    let changes = n ^ (n >> 1u8); // bit i: bits i and i + 1 differ
    let words = changes.to_u64_digits();
    let bit = |i: usize| words[i / 64] >> (i % 64) & 1 == 1;
    for limb in SHORTEST_LIMB..=n.bits() as usize / FEWEST_LIMBS {
        let limbs = n.bits() as usize / limb - 2;
        // most places are ruled out by the first few limbs
        let is_constant = |place: usize| (1..=limbs).all(|k| !bit(k * limb + place));
        let constant = longest_run(limb, is_constant);
        if constant * limbs > RARE + n.bits().ilog2() as usize {
            return Err(ModulusFlaw::SmallLimbs { limb: limb as u64, constant: constant as u64 + 1 });
        }
    }
    Ok(())
}

/// The longest run of places in a circle for which this is true.
fn longest_run(places: usize, is_set: impl Fn(usize) -> bool) -> usize {
    let (mut longest, mut run) = (0, 0);
    for place in 0..2 * places {
        run = if is_set(place % places) { run + 1 } else { 0 };
        longest = longest.max(run);
        if place >= places && run == 0 {
            break;
        }
    }
    longest.min(places)
}

/// A run of equal bits in the lower half of multiplier N. The run that N itself begins with does not count: it may have been chosen, as may the
/// highest bits, to make reduction faster.
fn long_run(n: &Natural, multiplier: &Natural, least: u64) -> Result<(), ModulusFlaw> {
    let product = n * multiplier;
    let words = product.to_u64_digits();
    let bit = |i: usize| words[i / 64] >> (i % 64) & 1;
    let chosen = (n ^ (n >> 1u8)).trailing_zeros().unwrap_or(0) + multiplier.bits();
    let (lowest, middle) = (chosen as usize, product.bits() as usize / 2);
    // a run of 64 bits and more contains a whole half of a word
    let mut place = lowest.next_multiple_of(32);
    while place + 32 <= middle {
        let half = (words[place / 64] >> (place % 64)) as u32;
        if half == 0 || half == u32::MAX {
            let value = bit(place);
            let first = (lowest..place).rev().find(|i| bit(*i) != value).map_or(lowest, |i| i + 1);
            let end = (place..middle).find(|i| bit(*i) != value).unwrap_or(middle);
            if (end - first) as u64 >= least {
                return Err(ModulusFlaw::LongRun { multiplier: multiplier.clone(), first: first as u64, length: (end - first) as u64 });
            }
            place = end;
        }
        place = (place + 1).next_multiple_of(32);
    }
    Ok(())
}
