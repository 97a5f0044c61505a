//! The fingerprint of keys from Infineon's RSALib (ROCA, CVE-2017-15361): their primes, and so N, are powers of 65537 modulo small primes.
//!
//! Method: Nemec, Sys, Svenda, Klinec, Matyas, "The Return of Coppersmith's Attack", 2017.

use crate::flaw::ModulusFlaw;
use modmill_arith::Natural;

/// The library's primes are powers of 65537 modulo all primes up to this one, whatever their length.
const LAST: u64 = 167;
/// A length of N in bits, and the prime up to which all are tried from that length on.
const LONG: (u64, u64) = (992, 353);

/// Refuses N if it is a power of 65537 modulo each of the first primes.
pub(super) fn check(n: &Natural) -> Result<(), ModulusFlaw> {
    let last = if n.bits() < LONG.0 { LAST } else { LONG.1 };
    let primes = (3..=last).filter(|p| (2..*p).take_while(|d| d * d <= *p).all(|d| p % d != 0));
    let is_power = |p: u64| {
        let residue = (n % p).to_u64().unwrap_or(0);
        std::iter::successors(Some(1), |power| Some(power * 65537 % p)).take(p as usize).any(|power| power == residue)
    };
    if primes.into_iter().all(is_power) { Err(ModulusFlaw::Fingerprint) } else { Ok(()) }
}
