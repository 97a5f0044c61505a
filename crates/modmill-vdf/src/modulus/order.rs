//! Small numbers of low order: a^k = +-1 mod N for a small base and an exponent up to a few times that for which a^k exceeds N.

use crate::flaw::ModulusFlaw;
use modmill_arith::Natural;
use std::cmp::Ordering;

/// The bases of the tables of factors of b^n +- 1 (the Cunningham project). A power of one of them has an order that divides its order.
const BASES: [u32; 8] = [2, 3, 5, 6, 7, 10, 11, 12];
/// Exponents are tried up to this multiple of log_a N.
const REACH: f64 = 4.0;

/// Refuses N if a^k = +-1 for one of the bases a and an exponent k <= 4 log_a N: N then divides a number a^k -+ 1 of at most four times its length.
pub(super) fn check(n: &Natural) -> Result<(), ModulusFlaw> {
    let words = n.to_u64_digits();
    for base in BASES {
        let last = (REACH * n.bits() as f64 / f64::from(base).log2()) as u64;
        let mut power = vec![0; words.len()];
        power[0] = 1;
        for exponent in 1..=last {
            times(&mut power, u64::from(base), &words);
            if is_one_up_to_sign(&power, &words) {
                return Err(ModulusFlaw::LowOrder { base, exponent });
            }
        }
    }
    Ok(())
}

fn is_one_up_to_sign(v: &[u64], n: &[u64]) -> bool {
    (v[0] == 1 && v[1..].iter().all(|w| *w == 0)) || (v[0] == n[0] - 1 && v[1..] == n[1..])
}

/// v := a v mod n, for v < n and a below 2^32.
fn times(v: &mut [u64], a: u64, n: &[u64]) {
    let last = v.len() - 1;
    // floor(a v / n), or one less: from the two top words, the divisor rounded up
    let top = |w: &[u64]| (u128::from(w[last]) << 64 | u128::from(w[last - 1])) >> 32;
    let quotient = (u128::from(a) * top(v) / (top(n) + 1)) as u64;
    let (mut carry, mut borrow) = (0u128, 0u128);
    for (word, modulus) in v.iter_mut().zip(n) {
        carry += u128::from(a) * u128::from(*word);
        borrow += u128::from(quotient) * u128::from(*modulus);
        let (difference, under) = (carry as u64).overflowing_sub(borrow as u64);
        *word = difference;
        carry >>= 64;
        borrow = (borrow >> 64) + u128::from(under);
    }
    // a v - quotient n is below 2 n, which may be one bit longer than the words
    if carry > borrow || v.iter().rev().cmp(n.iter().rev()) != Ordering::Less {
        let mut under = false;
        for (word, modulus) in v.iter_mut().zip(n) {
            let (partly, first) = word.overflowing_sub(*modulus);
            let (difference, second) = partly.overflowing_sub(u64::from(under));
            *word = difference;
            under = first || second;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn multiples_are_right() {
        let one = Natural::from(1u8);
        for bits in [128u64, 129, 160, 161, 191, 192, 1000] {
            for n in [(&one << bits) - 1u8, (&one << (bits - 1)) + 1u8, (&one << bits) - (&one << (bits / 2)) - 1u8] {
                let words = n.to_u64_digits();
                for a in [2u64, 3, 10, 12] {
                    let mut v = vec![0; words.len()];
                    v[0] = 1;
                    let mut right = one.clone();
                    for _ in 0..3 * bits {
                        times(&mut v, a, &words);
                        right = right * a % &n;
                        assert_eq!(Natural::from_u64_digits(&v), right);
                    }
                }
            }
        }
    }

    #[test]
    fn divisors_of_cunningham_numbers_are_found_and_others_pass() {
        let three = Natural::from(3u8);
        let found = |n: Natural| check(&n).unwrap_err();
        assert_eq!(found((three.pow(701) - 1u8) / 2u8), ModulusFlaw::LowOrder { base: 3, exponent: 701 });
        assert_eq!(found((Natural::from(10u8).pow(331) - 1u8) / 9u8), ModulusFlaw::LowOrder { base: 10, exponent: 331 });
        assert_eq!(found(((Natural::from(1u8) << 521) + 1u8) / 3u8), ModulusFlaw::LowOrder { base: 2, exponent: 521 });
        assert_eq!(check(&((Natural::from(1u8) << 521) + 15u8)), Ok(()));
    }
}
