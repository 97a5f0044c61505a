//! The walk of a set-up by square roots on GMP's `mpn` functions: alpha' = 2 alpha (alpha + r) - 1 with r = (alpha^2 - 1)^((p+1)/4).
#![allow(unsafe_code)]

use crate::gmp::Gmp;
use crate::isogeny::SPARE;
use crate::special::{Reduction, number, reduce, words};
use crate::{PeerError, gmp};
use modmill_arith::{Natural, SpecialPrime};

/// Numbers have n words with bits to spare and stay below 16 p; Montgomery form with R = 2^(64 n).
#[derive(Debug)]
pub struct GmpWalk {
    gmp: Gmp,
    name: String,
    prime: Natural,
    p: Vec<u64>,
    twice: Vec<u64>,
    one: Vec<u64>,
    reduction: Reduction,
    /// Digits of four bits of the odd part of p + 1, the highest first, and the squarings that follow them in a root.
    digits: Vec<usize>,
    squarings: u64,
    wide: Vec<u64>,
    scratch: [Vec<u64>; 2],
}

impl GmpWalk {
    /// `None` where the prime's form has no special reduction in words.
    ///
    /// # Errors
    /// [`PeerError::NotFound`], [`PeerError::MissingSymbol`].
    pub fn new(prime: &SpecialPrime) -> Result<Option<Self>, PeerError> {
        let (gmp, p) = (gmp()?, prime.value());
        let n = p.bits().div_ceil(64) as usize;
        let Some(reduction) = Reduction::special(&p, n, SPARE) else { return Ok(None) };
        let twos = (&p + 1u8).trailing_zeros().unwrap_or_default();
        let odd = (&p + 1u8) >> twos;
        let digits = odd.to_bytes_be().iter().flat_map(|b| [usize::from(b >> 4), usize::from(b & 15)]).collect();
        Ok(Some(Self {
            name: format!("GMP {} mpn, a root a step", gmp.version()),
            gmp,
            p: words(&p, n),
            twice: words(&(&p << 1u32), n),
            one: words(&((Natural::from(1u8) << (64 * n)) % &p), n),
            reduction,
            digits,
            squarings: twos - 2,
            wide: vec![0; 2 * n],
            scratch: [vec![0; 2 * n], vec![0; 2 * n]],
            prime: p,
        }))
    }

    /// Its name for people.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The alpha that is `steps` steps behind `alpha`.
    pub fn walk(&mut self, alpha: &Natural, steps: u64) -> Natural {
        let n = self.p.len();
        let mut a = words(&((alpha << (64 * n)) % &self.prime), n);
        for _ in 0..steps {
            let mut square = self.product(&a, &a);
            self.add(&mut square, &self.twice);
            self.sub(&mut square, &self.one);
            let mut sum = self.root(&square);
            self.add(&mut sum, &a);
            a = self.product(&a, &sum);
            let half = a.clone();
            self.add(&mut a, &half);
            self.add(&mut a, &self.twice);
            self.sub(&mut a, &self.one);
        }
        let mut unit = vec![0; n];
        unit[0] = 1;
        number(&self.product(&a, &unit)) % &self.prime
    }

    /// a^((p+1)/4).
    fn root(&mut self, a: &[u64]) -> Vec<u64> {
        let mut table = vec![self.one.clone(), a.to_vec()];
        for i in 1..15 {
            table.push(self.product(&table[i], a));
        }
        let mut out = self.one.clone();
        for digit in self.digits.clone() {
            for _ in 0..4 {
                self.square(&mut out);
            }
            out = self.product(&out, &table[digit]);
        }
        for _ in 0..self.squarings {
            self.square(&mut out);
        }
        out
    }

    fn square(&mut self, a: &mut [u64]) {
        let (mpn, n) = (*self.gmp.mpn(), self.p.len());
        assert!(a.len() == n, "a number of another size");
        // SAFETY: `a` has n words and `wide` 2n; the square is written apart from its factor, and `reduce` writes n words.
        unsafe {
            (mpn.sqr)(self.wide.as_mut_ptr(), a.as_ptr(), n);
            reduce(mpn, &self.p, &self.reduction, &mut self.wide, &mut self.scratch, a.as_mut_ptr());
        }
    }

    fn product(&mut self, a: &[u64], b: &[u64]) -> Vec<u64> {
        let (mpn, n) = (*self.gmp.mpn(), self.p.len());
        assert!(a.len() == n && b.len() == n, "numbers of another size");
        let mut out = vec![0; n];
        // SAFETY: `a`, `b` and `out` have n words and `wide` 2n; the product is written apart from its factors, and `reduce` writes n words.
        unsafe {
            (mpn.mul)(self.wide.as_mut_ptr(), a.as_ptr(), n, b.as_ptr(), n);
            reduce(mpn, &self.p, &self.reduction, &mut self.wide, &mut self.scratch, out.as_mut_ptr());
        }
        out
    }

    fn add(&self, a: &mut [u64], b: &[u64]) {
        let mpn = *self.gmp.mpn();
        assert!(a.len() == b.len(), "numbers of another size");
        // SAFETY: both have as many words; mpn_add_n allows its result in the place of an operand.
        unsafe { (mpn.add_n)(a.as_mut_ptr(), a.as_ptr(), b.as_ptr(), a.len()) };
    }

    fn sub(&self, a: &mut [u64], b: &[u64]) {
        let mpn = *self.gmp.mpn();
        assert!(a.len() == b.len(), "numbers of another size");
        // SAFETY: both have as many words; mpn_sub_n allows its result in the place of an operand.
        unsafe { (mpn.sub_n)(a.as_mut_ptr(), a.as_ptr(), b.as_ptr(), a.len()) };
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
