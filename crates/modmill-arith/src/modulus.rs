//! A validated modulus.

use crate::Natural;
use crate::{ArithError, SpecialPrime};

/// An odd modulus N with 3 <= bits <= 8192.
///
/// ```
/// use modmill_arith::{Modulus, Natural};
/// let n = Modulus::new((Natural::from(1u8) << 1024) - 105u8).unwrap();
/// assert_eq!(n.bits(), 1024);
/// assert!(Modulus::new(Natural::from(253u8)).unwrap().is_narrow());
/// assert!(Modulus::new(Natural::from(3u8)).is_err());
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(try_from = "Natural", into = "Natural"))]
pub struct Modulus {
    value: Natural,
}

impl Modulus {
    /// Fewest bits of a modulus.
    pub const MIN_BITS: u64 = 3;
    /// Bits below which a modulus is narrow: meant for examples and tests, since anyone factors it in seconds. Only the portable backend
    /// takes it.
    pub const NARROW_BITS: u64 = 128;
    /// Most bits of a modulus.
    pub const MAX_BITS: u64 = 8192;

    /// Takes `value` as a modulus.
    ///
    /// # Errors
    /// [`ArithError::EvenModulus`], [`ArithError::ModulusSize`].
    pub fn new(value: Natural) -> Result<Self, ArithError> {
        let got = value.bits();
        if !(Self::MIN_BITS..=Self::MAX_BITS).contains(&got) {
            return Err(ArithError::ModulusSize { got, min: Self::MIN_BITS, max: Self::MAX_BITS });
        }
        if !value.bit(0) {
            return Err(ArithError::EvenModulus);
        }
        Ok(Self { value })
    }

    /// N.
    #[must_use]
    pub fn value(&self) -> &Natural {
        &self.value
    }

    /// The number of bits of N: 2^(bits-1) <= N < 2^bits.
    #[must_use]
    pub fn bits(&self) -> u64 {
        self.value.bits()
    }

    /// True if N has fewer than [`Self::NARROW_BITS`] bits.
    #[must_use]
    pub fn is_narrow(&self) -> bool {
        self.bits() < Self::NARROW_BITS
    }

    /// Bytes of the fixed-length encoding of a residue: ceil(bits / 8).
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.value.bits().div_ceil(8) as usize
    }
}

impl TryFrom<Natural> for Modulus {
    type Error = ArithError;

    fn try_from(value: Natural) -> Result<Self, ArithError> {
        Self::new(value)
    }
}

impl From<Modulus> for Natural {
    fn from(modulus: Modulus) -> Self {
        modulus.value
    }
}

impl SpecialPrime {
    /// p = f 2^n N - 1.
    ///
    /// ```
    /// use modmill_arith::{Modulus, SPECIAL_PRIMES};
    /// let p1506 = SPECIAL_PRIMES.iter().find(|p| p.name == "p1506").unwrap();
    /// assert_eq!(Modulus::new(p1506.value()).unwrap().bits(), 1506);
    /// ```
    #[must_use]
    pub fn value(&self) -> Natural {
        let odd = Natural::parse_bytes(self.odd_hex.as_bytes(), 16).unwrap_or_default();
        ((odd * self.f) << self.n) - 1u8
    }
}
