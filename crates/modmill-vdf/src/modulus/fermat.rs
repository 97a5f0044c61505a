//! Fermat's method: with 4 m N = x^2 - y^2, x = a p + b q and y = a p - b q for N = p q and m = a b. It finds p and q whose ratio is near
//! b/a, since x is then near 2 sqrt(m N); and those whose difference is near a power of two, since x is then near sqrt(4 N + 2^(2 k)).

use super::forms::root;
use crate::flaw::{FactorMethod, ModulusFlaw};
use modmill_arith::Natural;
use std::collections::BTreeSet;

/// Values of x that are tried for m = 1.
const CLOSE_ROUNDS: u64 = 1 << 20;
/// Values of x for each other m, and on either side of each power of two.
const ROUNDS: u64 = 1 << 8;
/// Every m up to this one is tried.
const MULTIPLIERS: u128 = 1 << 11;
/// The ratios a/b of two numbers up to this one are tried.
const RATIO: u128 = 64;

/// Refuses N = p q if p/q is near a ratio of small numbers, a power of 2 or of 10, or p - q is near a power of two.
pub(super) fn check(n: &Natural) -> Result<(), ModulusFlaw> {
    let four = n << 2u8;
    for multiplier in multipliers() {
        let product = &four * multiplier;
        let rounds = if multiplier == 1 { CLOSE_ROUNDS } else { ROUNDS };
        search(n, &product, &root_above(&product), rounds, FactorMethod::Ratio { multiplier })?;
    }
    let least = root_above(&four);
    for exponent in 2..n.bits() / 2 {
        let middle = root_above(&(&four + (Natural::ONE << (2 * exponent))));
        let first = middle.checked_sub(&Natural::from(ROUNDS)).unwrap_or_default().max(least.clone());
        search(n, &four, &first, 2 * ROUNDS, FactorMethod::Difference { exponent })?;
    }
    Ok(())
}

/// Every m that is tried, in ascending order.
fn multipliers() -> BTreeSet<u128> {
    let ratios = (1..=RATIO).flat_map(|a| (1..=RATIO).map(move |b| a * b));
    let powers = (0..=120).map(|k| 1u128 << k).chain((0..=36).map(|k| 10u128.pow(k)));
    (1..=MULTIPLIERS).chain(ratios).chain(powers).collect()
}

/// The smallest number whose square is not below this one.
fn root_above(square: &Natural) -> Natural {
    let mut root = root(square, 2) - 1u8;
    while &root * &root < *square {
        root += 1u8;
    }
    root
}

/// Looks for a square x^2 - product, for x from `first` on.
fn search(n: &Natural, product: &Natural, first: &Natural, rounds: u64, method: FactorMethod) -> Result<(), ModulusFlaw> {
    let (mut difference, mut step) = (Residues::of(&(first * first - product)), Residues::of(first).twice_and_one());
    for round in 0..rounds {
        if difference.may_be_square() {
            let x = first + round;
            if let Some(y) = exact_root(&(&x * &x - product))
                && let Some(factor) = proper(&(x + y), n)
            {
                return Err(ModulusFlaw::Factor { factor, method });
            }
        }
        difference.add(&step);
        step.add_two();
    }
    Ok(())
}

/// gcd(v, N) if it is a factor other than 1 and N: the smaller of it and its cofactor.
pub(super) fn proper(v: &Natural, n: &Natural) -> Option<Natural> {
    let factor = v.gcd(n);
    (!factor.is_one() && factor != *n).then(|| (n / &factor).min(factor))
}

/// The root of a square; `None` for any other number.
pub(super) fn exact_root(square: &Natural) -> Option<Natural> {
    if !Residues::of(square).may_be_square() {
        return None;
    }
    let root = square.sqrt();
    (&root * &root == *square).then_some(root)
}

/// Odd numbers, coprime to each other, modulo which few numbers are squares; their product is below 2^34.
const ODD: [u64; 7] = [63, 65, 11, 17, 19, 23, 31];
const PRODUCT: u64 = 63 * 65 * 11 * 17 * 19 * 23 * 31;
/// Bit r is set if r is a square modulo 64, and modulo each of [`ODD`].
const SQUARES: [u128; 8] = {
    let (mut sets, mut i) = ([0; 8], 0);
    while i < 8 {
        let (modulus, mut r) = (if i == 0 { 64 } else { ODD[i - 1] }, 0);
        while r < modulus {
            sets[i] |= 1 << (r * r % modulus);
            r += 1;
        }
        i += 1;
    }
    sets
};

/// A number modulo 2^64 and modulo [`PRODUCT`].
struct Residues {
    word: u64,
    odd: u64,
}

impl Residues {
    fn of(v: &Natural) -> Self {
        Self { word: v.iter_u64_digits().next().unwrap_or(0), odd: (v % PRODUCT).to_u64().unwrap_or(0) }
    }

    fn twice_and_one(self) -> Self {
        Self { word: self.word.wrapping_mul(2).wrapping_add(1), odd: (2 * self.odd + 1) % PRODUCT }
    }

    fn add(&mut self, other: &Self) {
        self.word = self.word.wrapping_add(other.word);
        self.odd += other.odd;
        self.odd -= if self.odd >= PRODUCT { PRODUCT } else { 0 };
    }

    fn add_two(&mut self) {
        self.add(&Self { word: 2, odd: 2 });
    }

    /// True if the number is a square modulo 64 and each of [`ODD`]: one number in 1600 is.
    fn may_be_square(&self) -> bool {
        SQUARES[0] >> (self.word % 64) & 1 == 1 && ODD.iter().zip(&SQUARES[1..]).all(|(m, set)| set >> (self.odd % m) & 1 == 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_and_only_those_have_roots() {
        let mut found = 0;
        for v in (0u64..5000).chain((1 << 40)..(1 << 40) + 200).chain([u64::MAX, (1 << 62), 4_294_967_295 * 4_294_967_295]) {
            let root = exact_root(&Natural::from(v)).map(|r| r.to_u64().unwrap());
            assert_eq!(root, Some(v.isqrt()).filter(|r| r * r == v), "{v}");
            found += usize::from(root.is_some());
        }
        assert_eq!(found, 71 + 1 + 2);
    }

    #[test]
    fn the_residues_follow_the_search() {
        let (n, first) = (Natural::from(1u8) << 200u8, (Natural::from(1u8) << 100u8) + 12345u32);
        let (mut difference, mut step) = (Residues::of(&(&first * &first - &n)), Residues::of(&first).twice_and_one());
        for round in 0..1000u32 {
            let x = &first + round;
            let right = Residues::of(&(&x * &x - &n));
            assert_eq!((difference.word, difference.odd), (right.word, right.odd), "round {round}");
            difference.add(&step);
            step.add_two();
        }
    }
}
