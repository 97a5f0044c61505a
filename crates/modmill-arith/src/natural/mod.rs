//! Numbers of any length in the interfaces of all crates, so that no other library's version is part of them.

mod operators;
#[cfg(feature = "rand_core")]
mod random;
#[cfg(feature = "serde")]
mod stored;
mod text;

use num_bigint::BigUint;
use num_integer::Integer;
use num_traits::ToPrimitive;
pub use text::ParseNaturalError;

/// A number of any length that is not negative.
///
/// Bytes and text go in and out; operators and the functions below are for what surrounds the arithmetic of this crate: they are general, and neither fast nor
/// constant in time. The feature `num-bigint` converts from and to that crate's `BigUint`, `rand_core` draws numbers, and `serde` stores them as hexadecimal text.
///
/// ```
/// use modmill_arith::Natural;
/// let n: Natural = (Natural::from(1u8) << 128) + 51u8;
/// assert_eq!(n, "0x100000000000000000000000000000033".parse()?);
/// assert_eq!(n.to_string(), "340282366920938463463374607431768211507");
/// assert_eq!(Natural::from_bytes_be(&n.to_bytes_be()), n);
/// # Ok::<(), modmill_arith::ParseNaturalError>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Natural(BigUint);

impl Natural {
    /// 0.
    pub const ZERO: Self = Self(BigUint::ZERO);
    /// 1.
    pub const ONE: Self = Self(BigUint::ONE);

    /// The number that these bytes encode, the highest first.
    #[must_use]
    pub fn from_bytes_be(bytes: &[u8]) -> Self {
        Self(BigUint::from_bytes_be(bytes))
    }

    /// The number that these bytes encode, the lowest first.
    #[must_use]
    pub fn from_bytes_le(bytes: &[u8]) -> Self {
        Self(BigUint::from_bytes_le(bytes))
    }

    /// The number with these 32-bit words, the lowest first.
    #[must_use]
    pub fn from_u32_digits(words: Vec<u32>) -> Self {
        Self(BigUint::new(words))
    }

    /// The number with these 64-bit words, the lowest first.
    #[must_use]
    pub fn from_u64_digits(words: &[u64]) -> Self {
        Self(BigUint::new(words.iter().flat_map(|word| [*word as u32, (word >> 32) as u32]).collect()))
    }

    /// The fewest bytes that hold the number, the highest first; one byte for 0.
    #[must_use]
    pub fn to_bytes_be(&self) -> Vec<u8> {
        self.0.to_bytes_be()
    }

    /// The fewest bytes that hold the number, the lowest first; one byte for 0.
    #[must_use]
    pub fn to_bytes_le(&self) -> Vec<u8> {
        self.0.to_bytes_le()
    }

    /// The fewest words that hold the number, the lowest first; none for 0.
    #[must_use]
    pub fn to_u64_digits(&self) -> Vec<u64> {
        self.0.to_u64_digits()
    }

    /// The words of [`Natural::to_u64_digits`] one after the other.
    pub fn iter_u64_digits(&self) -> impl ExactSizeIterator<Item = u64> + DoubleEndedIterator + '_ {
        self.0.iter_u64_digits()
    }

    /// The number in exactly N words, the lowest first, if it is below 2^(64 N).
    #[must_use]
    pub fn to_words<const N: usize>(&self) -> Option<[u64; N]> {
        let mut words = self.iter_u64_digits();
        let fixed = std::array::from_fn(|_| words.next().unwrap_or(0));
        words.next().is_none().then_some(fixed)
    }

    /// The number as a word, if it is below 2^64.
    #[must_use]
    pub fn to_u64(&self) -> Option<u64> {
        self.0.to_u64()
    }

    /// True if the number is 0.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        *self == Self::ZERO
    }

    /// True if the number is 1.
    #[must_use]
    pub fn is_one(&self) -> bool {
        *self == Self::ONE
    }

    /// The number of bits: 0 for 0.
    #[must_use]
    pub fn bits(&self) -> u64 {
        self.0.bits()
    }

    /// True if the bit of weight 2^`bit` is set.
    #[must_use]
    pub fn bit(&self, bit: u64) -> bool {
        self.0.bit(bit)
    }

    /// Sets or clears a bit.
    pub fn set_bit(&mut self, bit: u64, value: bool) {
        self.0.set_bit(bit, value);
    }

    /// Quotient and remainder.
    ///
    /// # Panics
    /// If the divisor is 0.
    #[must_use]
    pub fn div_rem(&self, divisor: &Self) -> (Self, Self) {
        let (quotient, remainder) = self.0.div_rem(&divisor.0);
        (Self(quotient), Self(remainder))
    }

    /// The number of times that 2 divides the number; `None` for 0.
    #[must_use]
    pub fn trailing_zeros(&self) -> Option<u64> {
        self.0.trailing_zeros()
    }

    /// self - other, unless that is negative.
    #[must_use]
    pub fn checked_sub(&self, other: &Self) -> Option<Self> {
        (self >= other).then(|| self - other)
    }

    /// self^exponent.
    #[must_use]
    pub fn pow(&self, exponent: u32) -> Self {
        Self(self.0.pow(exponent))
    }

    /// self^exponent mod modulus.
    ///
    /// # Panics
    /// If the modulus is 0.
    #[must_use]
    pub fn modpow(&self, exponent: &Self, modulus: &Self) -> Self {
        Self(self.0.modpow(&exponent.0, &modulus.0))
    }

    /// The inverse modulo a modulus; none if they share a factor, or the modulus is 0.
    #[must_use]
    pub fn modinv(&self, modulus: &Self) -> Option<Self> {
        if modulus.is_zero() { None } else { self.0.modinv(&modulus.0).map(Self) }
    }

    /// The greatest common divisor.
    #[must_use]
    pub fn gcd(&self, other: &Self) -> Self {
        Self(self.0.gcd(&other.0))
    }

    /// The largest number whose square is not above this one.
    #[must_use]
    pub fn sqrt(&self) -> Self {
        Self(self.0.sqrt())
    }

    /// The largest number whose power to n is not above this one.
    ///
    /// # Panics
    /// If n is 0.
    #[must_use]
    pub fn nth_root(&self, n: u32) -> Self {
        Self(self.0.nth_root(n))
    }

    /// Overwrites the number's memory, then becomes 0. Copies that arithmetic made are not found: no guarantee that the number is gone.
    pub fn wipe(&mut self) {
        self.0.assign_from_slice(&vec![u32::MAX; self.bits().div_ceil(32) as usize]);
        std::hint::black_box(&*self);
        *self = Self::ZERO;
    }
}

macro_rules! from {
    ($($word:ty)*) => {$(
        impl From<$word> for Natural {
            fn from(value: $word) -> Self {
                Self(value.into())
            }
        }
    )*};
}

from!(u8 u16 u32 u64 u128 usize);

#[cfg(feature = "num-bigint")]
impl From<BigUint> for Natural {
    fn from(value: BigUint) -> Self {
        Self(value)
    }
}

#[cfg(feature = "num-bigint")]
impl From<&BigUint> for Natural {
    fn from(value: &BigUint) -> Self {
        Self(value.clone())
    }
}

#[cfg(feature = "num-bigint")]
impl From<Natural> for BigUint {
    fn from(value: Natural) -> Self {
        value.0
    }
}

#[cfg(feature = "num-bigint")]
impl From<&Natural> for BigUint {
    fn from(value: &Natural) -> Self {
        value.0.clone()
    }
}

#[cfg(feature = "num-bigint")]
impl AsRef<BigUint> for Natural {
    fn as_ref(&self) -> &BigUint {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_and_words() {
        let n = Natural::from(0x0102_0304_0506_0708_090a_u128);
        assert_eq!(n.to_bytes_be(), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
        assert_eq!(n.to_bytes_le(), [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
        assert_eq!(Natural::from_bytes_le(&n.to_bytes_le()), Natural::from_bytes_be(&[0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
        assert_eq!((n.to_u64_digits(), n.to_u64()), (vec![0x0304_0506_0708_090a, 0x0102], None));
        assert_eq!(Natural::from_u32_digits(vec![0x0708_090a, 0x0304_0506, 0x0102, 0]), n);
        assert_eq!(Natural::from_u64_digits(&[0x0304_0506_0708_090a, 0x0102, 0]), n);
        assert_eq!(
            (n.to_words::<3>(), n.to_words::<2>(), n.to_words::<1>()),
            (Some([0x0304_0506_0708_090a, 0x0102, 0]), Some([0x0304_0506_0708_090a, 0x0102]), None)
        );
        assert_eq!((Natural::from_u64_digits(&[]), Natural::ZERO.to_words::<0>()), (Natural::ZERO, Some([])));
        assert_eq!((Natural::ZERO.to_bytes_be(), Natural::ZERO.to_u64_digits(), Natural::ZERO.to_u64()), (vec![0], vec![], Some(0)));
    }

    #[test]
    fn differences_stop_at_0() {
        let [small, large] = [5u8, 9].map(Natural::from);
        assert_eq!(large.checked_sub(&small), Some(4u8.into()));
        assert_eq!(small.checked_sub(&small), Some(Natural::ZERO));
        assert_eq!(small.checked_sub(&large), None);
    }

    #[test]
    fn inverses_are_given_where_there_are_any() {
        let [three, six, ten] = [3u8, 6, 10].map(Natural::from);
        assert_eq!(three.modinv(&ten), Some(7u8.into()));
        assert_eq!((six.modinv(&ten), three.modinv(&Natural::ZERO), three.modinv(&Natural::ONE)), (None, None, Some(Natural::ZERO)));
    }

    #[test]
    fn wiped_numbers_are_0() {
        for bits in [0, 1, 64, 65, 500u32] {
            let mut n: Natural = (Natural::ONE << bits) - 1u8;
            n.wipe();
            assert!(n.is_zero());
        }
    }

    #[cfg(feature = "num-bigint")]
    #[test]
    fn the_numbers_of_num_bigint() {
        let theirs = BigUint::from(7u8) << 200u8;
        let ours = Natural::from(&theirs);
        assert_eq!(ours, Natural::from(7u8) << 200);
        assert_eq!((BigUint::from(&ours), ours.as_ref()), (theirs.clone(), &theirs));
    }
}
