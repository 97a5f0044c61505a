//! Primality by Baillie-PSW: a strong test to base 2 and a strong Lucas test with Selfridge's parameters.
//!
//! Composites can be built to pass tests with bases known beforehand (Arnault). No composite that passes both halves of
//! Baillie-PSW is known, and none exists below 2^64.

use modmill_arith::{BackendChoice, BackendName, Element, Modulus, Natural, Ring};
use std::sync::OnceLock;

/// Some primes whose product is one word, so that one long division serves them all.
struct Run {
    product: u64,
    primes: Vec<u64>,
}

/// The primes below 1000, for trial division.
fn runs() -> &'static [Run] {
    static RUNS: OnceLock<Vec<Run>> = OnceLock::new();
    RUNS.get_or_init(|| {
        let mut runs: Vec<Run> = Vec::new();
        for p in (2u64..1000).filter(|n| (2..*n).take_while(|d| d * d <= *n).all(|d| n % d != 0)) {
            match runs.last_mut().and_then(|run| Some((run.product.checked_mul(p)?, run))) {
                Some((product, run)) => {
                    run.product = product;
                    run.primes.push(p);
                }
                None => runs.push(Run { product: p, primes: vec![p] }),
            }
        }
        runs
    })
}

/// True if `n` is a prime of at most 8192 bits, by trial division and Baillie-PSW.
///
/// ```
/// use modmill_vdf::{Natural, is_prime};
/// assert!(is_prime(&((Natural::from(1u8) << 127) - 1u8)));
/// assert!(!is_prime(&Natural::from(3_215_031_751u64))); // strong pseudoprime to bases 2, 3, 5 and 7
/// ```
#[must_use]
pub fn is_prime(n: &Natural) -> bool {
    if has_small_factor(n) {
        return false;
    }
    if n.bits() < 20 {
        // no factor below 1000 and n < 2^20 leaves primes, and 0 and 1
        return *n > Natural::ONE;
    }
    Residues::new(n).is_some_and(|residues| residues.is_strong_probable_prime() && residues.is_strong_lucas_probable_prime())
}

/// True if a prime below 1000 divides `n` (and is not `n`).
pub(crate) fn has_small_factor(n: &Natural) -> bool {
    runs().iter().any(|run| {
        let longer = |rest: u64, digit: u64| ((u128::from(rest) << 64 | u128::from(digit)) % u128::from(run.product)) as u64;
        let rest = n.iter_u64_digits().rev().fold(0, longer);
        run.primes.iter().any(|p| rest.is_multiple_of(*p) && *n != Natural::from(*p))
    })
}

/// The Jacobi symbol (a/n) for odd n > 0.
fn jacobi(a: i64, n: &Natural) -> i32 {
    let mut sign = 1;
    let mut magnitude = a.unsigned_abs();
    let low = (n % 8u8).to_u64().unwrap_or(0);
    if a < 0 && low % 4 == 3 {
        sign = -sign;
    }
    if magnitude == 0 {
        return i32::from(n.is_one());
    }
    while magnitude.is_multiple_of(2) {
        magnitude /= 2;
        if low == 3 || low == 5 {
            sign = -sign;
        }
    }
    if magnitude % 4 == 3 && low % 4 == 3 {
        sign = -sign;
    }
    // (magnitude/n) became (n mod magnitude / magnitude), both words
    let (mut top, mut bottom) = ((n % magnitude).to_u64().unwrap_or(0), magnitude);
    while top != 0 {
        while top % 2 == 0 {
            top /= 2;
            if bottom % 8 == 3 || bottom % 8 == 5 {
                sign = -sign;
            }
        }
        std::mem::swap(&mut top, &mut bottom);
        if top % 4 == 3 && bottom % 4 == 3 {
            sign = -sign;
        }
        top %= bottom;
    }
    if bottom == 1 { sign } else { 0 }
}

/// Z/n for an odd n.
struct Residues<'n> {
    n: &'n Natural,
    /// Each ring serves few products, and the portable one is soon made.
    ring: Ring,
}

impl<'n> Residues<'n> {
    fn new(n: &'n Natural) -> Option<Self> {
        let ring = Ring::new(&Modulus::new(n.clone()).ok()?, BackendChoice::Named(BackendName::Portable)).ok()?;
        Some(Self { n, ring })
    }

    fn value(&self, x: &Element) -> Natural {
        self.ring.value(x)
    }

    fn element(&self, v: i64) -> Element {
        let magnitude = Natural::from(v.unsigned_abs());
        self.ring.element(&if v < 0 { self.ring.modulus().value() - magnitude } else { magnitude })
    }

    /// Miller-Rabin to base 2.
    fn is_strong_probable_prime(&self) -> bool {
        let minus_one = self.n - 1u8;
        let twos = minus_one.trailing_zeros().unwrap_or(0);
        let mut power = self.ring.pow(&self.element(2), &(&minus_one >> twos));
        if self.value(&power).is_one() {
            return true;
        }
        for _ in 1..twos {
            if self.value(&power) == minus_one {
                return true;
            }
            self.ring.square_n(&mut power, 1);
        }
        self.value(&power) == minus_one
    }

    /// The strong Lucas test with Selfridge's method A: D the first of 5, -7, 9, -11, ... with (D/n) = -1, P = 1, Q = (1-D)/4.
    fn is_strong_lucas_probable_prime(&self) -> bool {
        let (n, ring) = (self.n, &self.ring);
        let root = n.sqrt();
        if &root * &root == *n {
            return false; // a square has no D, so the search would not end
        }
        let mut d = 5i64;
        loop {
            match jacobi(d, n) {
                -1 => break,
                0 if Natural::from(d.unsigned_abs()) != *n => return false,
                _ => d = if d > 0 { -(d + 2) } else { -d + 2 },
            }
        }
        let target = n + 1u8;
        let twos = target.trailing_zeros().unwrap_or(0);
        let odd = &target >> twos;
        let half = ring.element(&((ring.modulus().value() + 1u8) >> 1u32));
        let (q, half_d) = (self.element((1 - d) / 4), ring.mul(&half, &self.element(d)));
        // U_k, V_k, Q^k by doubling along the bits of the odd part
        let (mut u, mut v, mut qk) = (self.element(1), self.element(1), q.clone());
        let double = |v: &mut Element, qk: &mut Element| {
            ring.square_n(v, 1);
            ring.sub_assign(v, qk);
            ring.sub_assign(v, qk);
            ring.square_n(qk, 1);
        };
        for i in (0..odd.bits() - 1).rev() {
            ring.mul_assign(&mut u, &v);
            double(&mut v, &mut qk);
            if odd.bit(i) {
                // U_(k+1) = (U_k + V_k) / 2, V_(k+1) = (D U_k + V_k) / 2
                let half_v = ring.mul(&v, &half);
                v = ring.add(&ring.mul(&u, &half_d), &half_v);
                u = ring.add(&ring.mul(&u, &half), &half_v);
                ring.mul_assign(&mut qk, &q);
            }
        }
        if self.value(&u).is_zero() {
            return true;
        }
        for _ in 1..twos {
            if self.value(&v).is_zero() {
                return true;
            }
            double(&mut v, &mut qk);
        }
        self.value(&v).is_zero()
    }
}
