//! Evaluation with the factors of N.

use crate::error::VdfError;
use crate::prime::is_prime;
use crate::statement::Statement;
use modmill_arith::{BigUint, Modulus};
use num_traits::One;

/// The checked factors of a modulus: all are prime, and their product is N.
///
/// Dropping this value wipes the factors from its memory, but not the copies that the arithmetic made.
#[derive(Clone)]
pub struct Trapdoor {
    modulus: Modulus,
    /// (p, k) with N = prod p^k.
    powers: Vec<(BigUint, u32)>,
}

impl Trapdoor {
    /// Takes the prime factors of N in any order, repeated as often as they divide N.
    ///
    /// # Errors
    /// [`VdfError::BadTrapdoor`] when one is not prime or the product is not N.
    pub fn new(modulus: &Modulus, primes: &[BigUint]) -> Result<Self, VdfError> {
        let product: BigUint = primes.iter().product();
        if product != *modulus.value() {
            return Err(VdfError::BadTrapdoor { reason: format!("the product of the {} factors is not the modulus", primes.len()) });
        }
        let mut powers: Vec<(BigUint, u32)> = Vec::new();
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

    /// x^(2^T) mod N in 0..N: the exponent is reduced modulo the order of each Z_{p^k}*, the parts joined by the CRT.
    ///
    /// # Errors
    /// [`VdfError::BadTrapdoor`] when the statement has another modulus.
    ///
    /// ```
    /// use modmill_vdf::{Statement, Trapdoor, BigUint, Modulus};
    /// let (p, q) = (BigUint::from(18446744073709551557u64), BigUint::from(18446744073709551533u64));
    /// let n = Modulus::new(&p * &q).unwrap();
    /// let statement = Statement::new(n.clone(), BigUint::from(2u8), 5).unwrap();
    /// let y = Trapdoor::new(&n, &[p, q]).unwrap().evaluate(&statement).unwrap();
    /// assert_eq!(y, BigUint::from(1u64 << 32));
    /// ```
    pub fn evaluate(&self, statement: &Statement) -> Result<BigUint, VdfError> {
        if statement.modulus() != &self.modulus {
            return Err(VdfError::BadTrapdoor { reason: "the statement has another modulus".to_owned() });
        }
        let two = BigUint::from(2u8);
        let steps = BigUint::from(statement.steps());
        let (mut value, mut known) = (BigUint::default(), BigUint::one());
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
            wipe(p);
        }
    }
}

/// Overwrites the digits of a number in place, as well as the type permits: it guarantees no wiping.
pub(crate) fn wipe(value: &mut BigUint) {
    let digits = value.bits().div_ceil(32) as usize;
    value.assign_from_slice(&vec![u32::MAX; digits]);
    std::hint::black_box(&*value);
    *value = BigUint::default();
}
