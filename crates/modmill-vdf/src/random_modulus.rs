//! New RSA moduli.
//!
//! The primes are random, not safe primes. For time-lock files that is enough: no proof is made over their moduli, so elements of low order do
//! no harm (docs/derivations/proofs.md).

use crate::error::VdfError;
use crate::prime::{has_small_factor, is_prime};
use modmill_arith::{Modulus, Natural};
use rand::TryCryptoRng;
use std::io;

/// Two random primes, which are overwritten when dropped.
pub(crate) struct Factors([Natural; 2]);

impl Factors {
    /// Primes of `bits`/2 bits each, their two top bits set, so that the product has exactly `bits` bits; not within
    /// 2^(bits/2 - 100) of each other.
    pub(crate) fn generate<R: TryCryptoRng>(bits: u64, rng: &mut R) -> Result<Self, VdfError> {
        if !(1024..=Modulus::MAX_BITS).contains(&bits) || bits % 2 == 1 {
            return Err(VdfError::BadOption { name: "bits", reason: format!("{bits} is not an even number from 1024 to 8192") });
        }
        loop {
            let pair = Self([random_prime(bits / 2, rng)?, random_prime(bits / 2, rng)?]);
            let [p, q] = &pair.0;
            let mut distance = if p > q { p - q } else { q - p };
            let apart = distance.bits() > bits / 2 - 100;
            distance.wipe();
            if apart {
                return Ok(pair);
            }
        }
    }

    pub(crate) fn modulus(&self) -> Result<Modulus, VdfError> {
        Ok(Modulus::new(&self.0[0] * &self.0[1])?)
    }

    pub(crate) fn primes(&self) -> &[Natural] {
        &self.0
    }
}

impl Drop for Factors {
    fn drop(&mut self) {
        self.0.iter_mut().for_each(Natural::wipe);
    }
}

/// The failure of a source of random numbers.
pub(crate) fn entropy(e: impl std::error::Error) -> VdfError {
    VdfError::stream("drawing random numbers")(io::Error::other(e.to_string()))
}

fn random_prime<R: TryCryptoRng>(bits: u64, rng: &mut R) -> Result<Natural, VdfError> {
    loop {
        let mut candidate = Natural::try_random(bits, rng).map_err(entropy)?;
        for bit in [0, bits - 2, bits - 1] {
            candidate.set_bit(bit, true);
        }
        if !has_small_factor(&candidate) && is_prime(&candidate) {
            return Ok(candidate);
        }
        candidate.wipe();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{SeedableRng, rngs::StdRng};

    #[test]
    fn moduli_have_the_bits_asked_for_and_two_different_primes() {
        let mut rng = StdRng::seed_from_u64(7);
        for bits in [1024, 1026, 1536] {
            let factors = Factors::generate(bits, &mut rng).unwrap();
            let [p, q] = [&factors.primes()[0], &factors.primes()[1]];
            assert!(is_prime(p) && is_prime(q) && p != q);
            assert_eq!((factors.modulus().unwrap().bits(), p.bits(), q.bits()), (bits, bits / 2, bits / 2));
        }
        for bits in [0, 512, 1023, 1025, 8194, u64::MAX] {
            assert!(matches!(Factors::generate(bits, &mut rng), Err(VdfError::BadOption { name: "bits", .. })));
        }
    }
}
