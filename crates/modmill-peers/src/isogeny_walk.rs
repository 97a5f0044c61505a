//! The walk of a set-up by square roots on GMP's `mpn` functions: alpha' = 2 alpha (alpha + r) - 1 with r = (alpha^2 - 1)^((p+1)/4).

use crate::isogeny::SPARE;
use crate::mpn::MpnField;
use crate::{PeerError, gmp};
use modmill_arith::{Natural, SpecialPrime};
use std::mem::swap;

/// Numbers stay below 16 p.
#[derive(Debug)]
pub struct GmpWalk {
    field: MpnField,
    name: String,
    one: Vec<u64>,
    /// Digits of four bits of the odd part of p + 1, the highest first, and the squarings that follow them in a root.
    digits: Vec<usize>,
    squarings: u64,
}

impl GmpWalk {
    /// `None` where the prime's form has no special reduction in words.
    ///
    /// # Errors
    /// [`PeerError::NotFound`], [`PeerError::MissingSymbol`].
    pub fn new(prime: &SpecialPrime) -> Result<Option<Self>, PeerError> {
        let (gmp, p) = (gmp()?, prime.value());
        let Some(field) = MpnField::special(&gmp, &p, SPARE) else { return Ok(None) };
        let twos = (&p + 1u8).trailing_zeros().unwrap_or_default();
        let odd = (&p + 1u8) >> twos;
        let digits = odd.to_bytes_be().iter().flat_map(|b| [usize::from(b >> 4), usize::from(b & 15)]).collect();
        let name = format!("GMP {} mpn, a root a step", gmp.version());
        Ok(Some(Self { name, one: field.enter(&Natural::from(1u8)), field, digits, squarings: twos - 2 }))
    }

    /// Its name for people.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The alpha that is `steps` steps behind `alpha`.
    pub fn walk(&mut self, alpha: &Natural, steps: u64) -> Natural {
        let mut a = self.field.enter(alpha);
        let (mut square, mut sum) = (a.clone(), a.clone());
        for _ in 0..steps {
            self.field.square(&mut square, &a);
            self.field.sub(&mut sum, &square, &self.one);
            let root = self.root(&sum);
            self.field.add(&mut sum, &root, &a);
            self.field.mul(&mut square, &a, &sum);
            self.field.add(&mut sum, &square, &square);
            self.field.sub(&mut a, &sum, &self.one);
        }
        self.field.leave(&a)
    }

    /// a^((p+1)/4).
    fn root(&mut self, a: &[u64]) -> Vec<u64> {
        let mut table = vec![self.one.clone(), a.to_vec()];
        for i in 1..15 {
            let mut power = a.to_vec();
            self.field.mul(&mut power, &table[i], a);
            table.push(power);
        }
        let (mut out, mut next) = (self.one.clone(), self.one.clone());
        for &digit in &self.digits {
            for _ in 0..2 {
                self.field.square(&mut next, &out);
                self.field.square(&mut out, &next);
            }
            self.field.mul(&mut next, &out, &table[digit]);
            swap(&mut out, &mut next);
        }
        for _ in 0..self.squarings {
            self.field.square(&mut next, &out);
            swap(&mut out, &mut next);
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use modmill_arith::SPECIAL_PRIMES;

    /// The walk in integers, from 3 + 2 sqrt(2) or 3 - 2 sqrt(2).
    #[test]
    fn the_walk_is_that_of_integers() {
        for prime in SPECIAL_PRIMES {
            let Ok(Some(mut peer)) = GmpWalk::new(prime) else { continue };
            let p = prime.value();
            let exponent = (&p + 1u8) >> 2;
            let start = (Natural::from(2u8).modpow(&exponent, &p) * 2u8 + 3u8) % &p;
            let mut a = start.clone();
            for steps in 0..20 {
                assert_eq!(peer.walk(&start, steps), a, "{}, {steps} steps", prime.name);
                let root = (&a * &a + &p - 1u8).modpow(&exponent, &p);
                a = (&a * 2u8 * (&a + root) + &p - 1u8) % &p;
            }
        }
    }
}
