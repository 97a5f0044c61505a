//! Primes of the delay function.

use crate::IsogenyError;
use modmill_arith::Natural;
use modmill_arith::{SPECIAL_PRIMES, SpecialPrime};

/// A prime p = f 2^n N - 1 with p = 7 mod 8 and N prime.
///
/// ```
/// use modmill_isogeny::Parameters;
/// let toy = Parameters::named("p14").unwrap();
/// assert_eq!(toy.p, 13567u32.into());
/// assert_eq!((&toy.p + 1u8) % &toy.order, 0u32.into());
/// assert!(Parameters::named("p15").is_err());
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parameters {
    /// f, n, the digits of N, and the name.
    pub prime: &'static SpecialPrime,
    /// p.
    pub p: Natural,
    /// N, the order of the points that are paired.
    pub order: Natural,
    /// (p + 1) / N.
    pub cofactor: Natural,
}

impl Parameters {
    /// The prime with this name: `p14` and `p89` are toy sizes, `p1506` has 128 bits of security.
    ///
    /// # Errors
    /// [`IsogenyError::UnknownField`].
    pub fn named(name: &str) -> Result<Self, IsogenyError> {
        let known = || SPECIAL_PRIMES.iter().map(|prime| prime.name).collect();
        let prime = SPECIAL_PRIMES.iter().find(|prime| prime.name == name);
        let prime = prime.ok_or_else(|| IsogenyError::UnknownField { got: name.to_owned(), known: known() })?;
        let order = Natural::parse_bytes(prime.odd_hex.as_bytes(), 16).unwrap_or_default();
        let cofactor = Natural::from(prime.f) << prime.n;
        Ok(Self { prime, p: &order * &cofactor - 1u8, order, cofactor })
    }

    /// Bytes of an element of Fp in files.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.prime.bits.div_ceil(8) as usize
    }
}
