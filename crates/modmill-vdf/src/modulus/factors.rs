//! Prime factors below 2^24, by trial division: all 1,077,870 odd primes, two in each word, by Montgomery reduction of N.

use crate::flaw::ModulusFlaw;
use modmill_arith::Natural;

const LIMIT: u32 = 1 << 24;
/// Odd numbers that are sieved at a time.
const SEGMENT: usize = 1 << 16;
/// Words that are reduced side by side: each reduction is a chain of dependent products.
const WORDS: usize = 4;

/// Refuses N if a prime below 2^24 divides it. N is odd and longer than that.
pub(super) fn check(n: &Natural) -> Result<(), ModulusFlaw> {
    let n = n.to_u64_digits();
    let mut batch = [1; 2 * WORDS];
    let mut filled = 0;
    let mut found = None;
    for_odd_primes(LIMIT, &mut |prime| {
        batch[filled] = prime;
        filled = (filled + 1) % batch.len();
        if filled == 0 {
            found = divisor(&n, &batch);
        }
        found.is_none()
    });
    // the last batch may be incomplete; what follows in it has been tried before
    match found.or_else(|| divisor(&n, &batch)) {
        Some(factor) => Err(ModulusFlaw::SmallFactor { factor }),
        None => Ok(()),
    }
}

/// The first of these odd primes that divides n; ones among them are passed over.
fn divisor(n: &[u64], primes: &[u32; 2 * WORDS]) -> Option<u32> {
    let inverses = primes.map(|p| inverse(u64::from(p)));
    let moduli: [u64; WORDS] = std::array::from_fn(|k| u64::from(primes[2 * k]) * u64::from(primes[2 * k + 1]));
    let negative: [u64; WORDS] = std::array::from_fn(|k| inverses[2 * k].wrapping_mul(inverses[2 * k + 1]).wrapping_neg());
    // n / 2^(64 words) modulo each modulus m, in 0..=m: a prime of m divides it exactly if it divides n
    let mut rest = [0u64; WORDS];
    for word in n {
        for k in 0..WORDS {
            let sum = u128::from(rest[k]) + u128::from(*word);
            let multiple = (sum as u64).wrapping_mul(negative[k]);
            rest[k] = ((sum + u128::from(multiple) * u128::from(moduli[k])) >> 64) as u64;
        }
    }
    // rest / p modulo 2^64: a number q of at most 2^24, so that rest = q p, or p does not divide rest
    let divides = |i: &usize| primes[*i] > 1 && rest[i / 2].wrapping_mul(inverses[*i]) <= u64::from(LIMIT);
    (0..2 * WORDS).find(divides).map(|i| primes[i])
}

/// 1/p mod 2^64 for odd p, by Newton's iteration.
fn inverse(p: u64) -> u64 {
    // p * p = 1 mod 8: three bits are right, and each step doubles them
    (0..5).fold(p, |inverse, _| inverse.wrapping_mul(2u64.wrapping_sub(p.wrapping_mul(inverse))))
}

/// Calls `go_on` for each prime from 3 to `limit` until it returns false: the sieve of Eratosthenes over the odd numbers, by segments.
pub(super) fn for_odd_primes(limit: u32, go_on: &mut dyn FnMut(u32) -> bool) {
    // (p, place of its next odd multiple in the segment); index i of segment s stands for 2 (s SEGMENT + i) + 1
    let mut sieving: Vec<(usize, usize)> = (3..=limit.isqrt() as usize)
        .step_by(2)
        .filter(|p| (3..*p).step_by(2).take_while(|d| d * d <= *p).all(|d| p % d != 0))
        .map(|p| (p, (p * p - 1) / 2))
        .collect();
    let mut composite = vec![false; SEGMENT];
    for segment in 0..(limit as usize / 2).div_ceil(SEGMENT) {
        composite.fill(false);
        for (p, next) in &mut sieving {
            while *next < SEGMENT {
                composite[*next] = true;
                *next += *p;
            }
            *next -= SEGMENT;
        }
        composite[0] |= segment == 0; // 1 is no prime
        for (i, composite) in composite.iter().enumerate() {
            let number = (2 * (segment * SEGMENT + i) + 1) as u32;
            if !composite && (number > limit || !go_on(number)) {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sieve_finds_the_primes() {
        let mut primes = Vec::new();
        for_odd_primes(LIMIT, &mut |p| {
            primes.push(p);
            true
        });
        for limit in [3, 100, 65_536, 131_073, 524_288] {
            let mut last = 0;
            for_odd_primes(limit, &mut |p| {
                last = p;
                true
            });
            assert_eq!(Some(&last), primes.iter().rfind(|p| **p <= limit));
        }
        assert_eq!((primes.len(), primes[0], primes.last()), (1_077_870, 3, Some(&16_777_213)));
        assert!(primes.is_sorted() && primes[..2000].iter().all(|p| crate::is_prime(&Natural::from(*p))));
        assert_eq!(primes[999], 7927); // the 1001st prime
    }

    #[test]
    fn each_place_of_a_batch_is_tried() {
        let big = (Natural::from(1u8) << 521u32) - 1u8; // a prime
        assert_eq!(check(&big), Ok(()));
        for factor in [3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 65_537, 1_000_003, 16_777_183, 16_777_199, 16_777_213] {
            assert_eq!(check(&(&big * factor)), Err(ModulusFlaw::SmallFactor { factor }));
        }
        assert_eq!(check(&(&big * 16_777_259u32)), Ok(()), "the first prime above 2^24");
    }
}
