//! Primality by Baillie-PSW: a strong test to base 2 and a strong Lucas test with Selfridge's parameters.
//!
//! Composites can be built to pass tests with bases known beforehand (Arnault). No composite that passes both halves of
//! Baillie-PSW is known, and none exists below 2^64.

use num_bigint::{BigInt, BigUint};
use num_traits::{One, Signed, ToPrimitive, Zero};

/// The primes below 1000, for trial division.
fn small_primes() -> &'static [u32] {
    static PRIMES: std::sync::OnceLock<Vec<u32>> = std::sync::OnceLock::new();
    PRIMES.get_or_init(|| (2u32..1000).filter(|n| (2..*n).take_while(|d| d * d <= *n).all(|d| n % d != 0)).collect())
}

/// Whether `n` is prime, by trial division and Baillie-PSW.
///
/// ```
/// use modmill_vdf::{is_prime, arith::BigUint};
/// assert!(is_prime(&((BigUint::from(1u8) << 127) - 1u8)));
/// assert!(!is_prime(&BigUint::from(3_215_031_751u64))); // strong pseudoprime to bases 2, 3, 5 and 7
/// ```
#[must_use]
pub fn is_prime(n: &BigUint) -> bool {
    if has_small_factor(n) {
        return false;
    }
    if n.bits() < 20 {
        // no factor below 1000 and n < 2^20 leaves primes, and 0 and 1
        return *n > BigUint::one();
    }
    is_strong_probable_prime(n, 2) && is_strong_lucas_probable_prime(n)
}

/// Whether a prime below 1000 divides `n` (and is not `n`).
pub(crate) fn has_small_factor(n: &BigUint) -> bool {
    // the product of a run of primes fits a u64, so that most candidates cost a few long divisions
    let mut product = 1u64;
    let mut run = Vec::with_capacity(16);
    let divides = |run: &mut Vec<u32>, product: &mut u64| {
        let r = (n % *product).to_u64().unwrap_or(0);
        let hit = run.iter().any(|&p| r.is_multiple_of(u64::from(p)) && *n != BigUint::from(p));
        run.clear();
        *product = 1;
        hit
    };
    for &p in small_primes() {
        if product.checked_mul(u64::from(p)).is_none() && divides(&mut run, &mut product) {
            return true;
        }
        product *= u64::from(p);
        run.push(p);
    }
    divides(&mut run, &mut product)
}

/// Miller-Rabin to one base, for odd n > 2.
pub(crate) fn is_strong_probable_prime(n: &BigUint, base: u32) -> bool {
    let minus_one = n - 1u8;
    let twos = minus_one.trailing_zeros().unwrap_or(0);
    let mut power = BigUint::from(base).modpow(&(&minus_one >> twos), n);
    if power.is_one() || power == minus_one {
        return true;
    }
    for _ in 1..twos {
        power = &power * &power % n;
        if power == minus_one {
            return true;
        }
    }
    false
}

/// The Jacobi symbol (a/n) for odd n > 0.
fn jacobi(a: i64, n: &BigUint) -> i32 {
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

/// The strong Lucas test with Selfridge's method A: D the first of 5, -7, 9, -11, ... with (D/n) = -1, P = 1, Q = (1-D)/4.
pub(crate) fn is_strong_lucas_probable_prime(n: &BigUint) -> bool {
    let root = n.sqrt();
    if &root * &root == *n {
        return false; // a square has no D, so the search would not end
    }
    let mut d = 5i64;
    loop {
        match jacobi(d, n) {
            -1 => break,
            0 if BigUint::from(d.unsigned_abs()) != *n => return false,
            _ => d = if d > 0 { -(d + 2) } else { -d + 2 },
        }
    }
    let modulus = BigInt::from(n.clone());
    let q = BigInt::from((1 - d) / 4);
    let d = BigInt::from(d);
    let reduce = |v: BigInt| {
        let r = v % &modulus;
        if r.is_negative() { r + &modulus } else { r }
    };
    let half = |v: BigInt| reduce(if v.bit(0) { v + &modulus } else { v } >> 1u32);
    let target = n + 1u8;
    let twos = target.trailing_zeros().unwrap_or(0);
    let odd = &target >> twos;
    // U_k, V_k, Q^k by doubling along the bits of the odd part
    let (mut u, mut v, mut qk) = (BigInt::one(), BigInt::one(), reduce(q.clone()));
    for i in (0..odd.bits() - 1).rev() {
        u = reduce(&u * &v);
        v = reduce(&v * &v - (&qk << 1u32));
        qk = reduce(&qk * &qk);
        if odd.bit(i) {
            let next_u = half(&u + &v);
            v = half(&d * &u + &v);
            u = next_u;
            qk = reduce(&qk * &q);
        }
    }
    if u.is_zero() || v.is_zero() {
        return true;
    }
    for _ in 1..twos {
        v = reduce(&v * &v - (&qk << 1u32));
        if v.is_zero() {
            return true;
        }
        qk = reduce(&qk * &qk);
    }
    false
}
