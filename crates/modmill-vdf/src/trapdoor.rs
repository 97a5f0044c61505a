//! Evaluation with the factors of N.

use crate::error::VdfError;
use crate::prime::is_prime;
use crate::random_modulus::Factors;
use crate::statement::Statement;
use modmill_arith::{Modulus, Natural};
use rand::TryCryptoRng;

/// The checked factors of a modulus: all are prime, and their product is N.
///
/// Dropping this value wipes the factors from its memory, but not the copies that the arithmetic made.
#[derive(Clone)]
pub struct Trapdoor {
    modulus: Modulus,
    /// (p, k) with N = prod p^k.
    powers: Vec<(Natural, u32)>,
}

impl Trapdoor {
    /// Takes the prime factors of N in any order, repeated as often as they divide N.
    ///
    /// # Errors
    /// [`VdfError::BadTrapdoor`] when one is not prime or the product is not N.
    pub fn new(modulus: &Modulus, primes: &[Natural]) -> Result<Self, VdfError> {
        let product: Natural = primes.iter().product();
        if product != *modulus.value() {
            return Err(VdfError::BadTrapdoor { reason: format!("the product of the {} factors is not the modulus", primes.len()) });
        }
        let mut powers: Vec<(Natural, u32)> = Vec::new();
        for (i, p) in primes.iter().enumerate() {
            if !is_prime(p) {
                return Err(VdfError::BadTrapdoor { reason: format!("factor number {} is not prime", i + 1) });
            }
            match powers.iter_mut().find(|(known, _)| known == p) {
                Some((_, k)) => *k += 1,
                None => powers.push((p.clone(), 1)),
            }
        }
        Ok(Self { modulus: modulus.clone(), powers })
    }

    /// A new modulus of `bits` bits, even and from 1024 to 8192: the product of two random primes of equal length, drawn from `rng`,
    /// [`SysRng`](crate::SysRng) or any other cryptographic generator of the crate `rand_core`.
    ///
    /// # Errors
    /// [`VdfError::BadOption`] for bits out of range, [`VdfError::Stream`] where the generator fails.
    ///
    /// ```
    /// use modmill_vdf::{Natural, Statement, SysRng, Trapdoor};
    /// let trapdoor = Trapdoor::random(1024, &mut SysRng)?;
    /// let statement = Statement::new(trapdoor.modulus().clone(), Natural::from(3u8), 1 << 40)?;
    /// assert!(trapdoor.evaluate(&statement)? < *statement.modulus().value()); // at once
    /// # Ok::<(), modmill_vdf::VdfError>(())
    /// ```
    pub fn random<R: TryCryptoRng>(bits: u64, rng: &mut R) -> Result<Self, VdfError> {
        let factors = Factors::generate(bits, rng)?;
        Self::new(&factors.modulus()?, factors.primes())
    }

    /// N.
    #[must_use]
    pub fn modulus(&self) -> &Modulus {
        &self.modulus
    }

    /// x^(2^T) mod N in 0..N: the exponent is reduced modulo the order of each Z_{p^k}*, the parts joined by the CRT.
    ///
    /// # Errors
    /// [`VdfError::BadTrapdoor`] when the statement has another modulus.
    ///
    /// ```
    /// use modmill_vdf::{Modulus, Natural, Statement, Trapdoor};
    /// let (p, q) = (Natural::from(18446744073709551557u64), Natural::from(18446744073709551533u64));
    /// let n = Modulus::new(&p * &q).unwrap();
    /// let statement = Statement::new(n.clone(), Natural::from(2u8), 5).unwrap();
    /// let y = Trapdoor::new(&n, &[p, q]).unwrap().evaluate(&statement).unwrap();
    /// assert_eq!(y, Natural::from(1u64 << 32));
    /// ```
    pub fn evaluate(&self, statement: &Statement) -> Result<Natural, VdfError> {
        if statement.modulus() != &self.modulus {
            return Err(VdfError::BadTrapdoor { reason: "the statement has another modulus".to_owned() });
        }
        let two = Natural::from(2u8);
        let steps = Natural::from(statement.steps());
        let (mut value, mut known) = (Natural::default(), Natural::ONE);
        for (p, k) in &self.powers {
            let power = p.pow(*k);
            let order = p.pow(k - 1) * (p - 1u8);
            let part = statement.base().modpow(&two.modpow(&steps, &order), &power);
            // value + known * t = part mod p^k
            let difference = (&part + &power - &value % &power) % &power;
            let inverse = known.modinv(&power).ok_or_else(|| VdfError::BadTrapdoor { reason: "factors are not coprime".to_owned() })?;
            value += &known * (difference * inverse % &power);
            known *= power;
        }
        Ok(value)
    }
}

impl Drop for Trapdoor {
    fn drop(&mut self) {
        for (p, _) in &mut self.powers {
            p.wipe();
        }
    }
}
