//! Integers modulo p = 2^255 - 19: five limbs in radix 2^51, carried lazily.
//!
//! # Bounds are types
//! A [`Loose<N>`] has limbs of at most N [`LIMB_MAX`], a little over N 2^51. Sums and differences are taken limb by limb and
//! not carried: [`Loose::plus`] and [`Loose::minus`] give a larger N, and the compiler refuses an N that is too small for
//! what it is assigned, or too large for a multiplication (N times the other operand's N may be up to 86). Products are
//! carried: they are [`Element`]s, which is `Loose<1>`.
//!
//! ```
//! use modmill_arith::field::f25519::{Element, Loose};
//! let (x, y) = (Element::from_bytes(&[9; 32]), Element::from_bytes(&[7; 32]));
//! let sum: Loose<2> = x.plus(&y);
//! let difference: Loose<3> = x.minus(&y);
//! assert_eq!(sum.mul(&difference), x.square().sub(&y.square()));
//! ```
//!
//! A value has several representations (x and x + p); [`Element::to_bytes`] and `==` don't depend on which one it is.
//! Everything here takes the same time whatever the values are, except `==`; nothing here relies on that.

mod constants;
pub mod lanes;
#[cfg(test)]
mod lanes_tests;
mod portable;
pub(crate) mod prompt;
mod split;
#[cfg(test)]
mod tests;

pub use constants::{D, D2, SQRT_M1};

use super::Field;

/// The field of integers modulo 2^255 - 19.
#[derive(Debug, Clone, Copy)]
pub struct F25519;

impl Field for F25519 {
    const LIMBS: usize = LIMBS;
    const RADIX_BITS: u32 = LIMB_BITS;
    type Limbs = [u64; LIMBS];
    const ZERO: Self::Limbs = [0; LIMBS];
    const ONE: Self::Limbs = [1, 0, 0, 0, 0];
    const REDUCED_MAX: Self::Limbs = [lanes::REDUCED_MAX; LIMBS];
}

/// Limbs of an element.
pub const LIMBS: usize = 5;
/// Bits of a limb.
pub const LIMB_BITS: u32 = 51;
/// 2^51 - 1.
pub const LIMB_MASK: u64 = (1 << LIMB_BITS) - 1;
/// The largest limb of an [`Element`]: 2^51 + 2^18.
pub const LIMB_MAX: u64 = (1 << LIMB_BITS) + (1 << 18);
/// p: five limbs.
pub const MODULUS: [u64; LIMBS] = [LIMB_MASK - 18, LIMB_MASK, LIMB_MASK, LIMB_MASK, LIMB_MASK];

/// p times `factor`, limb by limb.
const fn multiple_of_p(factor: u64) -> [u64; LIMBS] {
    let mut out = MODULUS;
    let mut i = 0;
    while i < LIMBS {
        out[i] *= factor;
        i += 1;
    }
    out
}

/// The start of the biased high columns, limb by limb. The low columns get 19 times as much, which is more than any unbiased column.
const BIAS: [u64; LIMBS] = multiple_of_p(32);

/// An integer modulo p whose limbs are at most N [`LIMB_MAX`].
#[derive(Debug, Clone, Copy)]
pub struct Loose<const N: u64>([u64; LIMBS]);

/// An integer modulo p with carried limbs.
pub type Element = Loose<1>;

impl<const N: u64> Loose<N> {
    /// The limbs, lowest first, each at most N [`LIMB_MAX`].
    #[must_use]
    #[inline(always)]
    pub const fn limbs(&self) -> [u64; LIMBS] {
        self.0
    }

    /// self + other, not carried.
    #[must_use]
    #[inline(always)]
    pub fn plus<const M: u64, const SUM: u64>(&self, other: &Loose<M>) -> Loose<SUM> {
        const { assert!(N + M <= SUM && SUM <= portable::MOST, "the sum's limbs have a larger bound") };
        Loose(portable::plus(&self.0, &other.0))
    }

    /// self - other, not carried: self + (M + 1) p - other.
    #[must_use]
    #[inline(always)]
    pub fn minus<const M: u64, const DIFFERENCE: u64>(&self, other: &Loose<M>) -> Loose<DIFFERENCE> {
        const { assert!(N + M < DIFFERENCE && DIFFERENCE <= portable::MOST, "the difference's limbs have a larger bound") };
        Loose(portable::minus::<M>(&self.0, &other.0))
    }

    /// self times other.
    #[must_use]
    #[inline(always)]
    pub fn mul<const M: u64>(&self, other: &Loose<M>) -> Element {
        const { assert!(portable::products_fit(N, M), "the columns of this product may lose bits") };
        Loose(portable::mul(&self.0, &other.0))
    }

    /// self squared.
    #[must_use]
    #[inline(always)]
    pub fn square(&self) -> Element {
        const { assert!(portable::products_fit(N, N), "the columns of this square may lose bits") };
        Loose(portable::square(&self.0))
    }

    /// This value with a larger bound.
    #[must_use]
    #[inline(always)]
    pub const fn loosened<const M: u64>(&self) -> Loose<M> {
        const { assert!(N <= M, "the bound would be smaller") };
        Loose(self.0)
    }

    /// This value, carried.
    #[must_use]
    #[inline(always)]
    pub fn carried(&self) -> Element {
        Loose(portable::carry(self.0))
    }
}

impl Element {
    /// 0.
    pub const ZERO: Self = Self::from_digits([0; LIMBS]);
    /// 1.
    pub const ONE: Self = Self::from_digits([1, 0, 0, 0, 0]);

    /// The element of these limbs, lowest first, any values.
    #[must_use]
    #[inline]
    pub fn from_limbs(limbs: [u64; LIMBS]) -> Self {
        Loose(portable::carry(limbs))
    }

    /// The element of these digits of radix 2^51, lowest first.
    ///
    /// # Panics
    /// When one is 2^51 or more; at compile time where it is called for a constant.
    #[must_use]
    pub const fn from_digits(digits: [u64; LIMBS]) -> Self {
        let mut i = 0;
        while i < LIMBS {
            assert!(digits[i] <= LIMB_MASK, "a digit of radix 2^51 has more than 51 bits");
            i += 1;
        }
        Loose(digits)
    }

    /// The element that 32 little-endian bytes encode. Bit 255 is ignored; p to 2^255 - 1 stand for 0 to 18.
    #[must_use]
    #[inline]
    pub fn from_bytes(bytes: &[u8; 32]) -> Self {
        Loose(portable::from_bytes(bytes))
    }

    /// The least non-negative representative, little-endian; bit 255 is 0.
    #[must_use]
    #[inline]
    pub fn to_bytes(&self) -> [u8; 32] {
        portable::to_bytes(&self.0)
    }

    /// self + other.
    #[must_use]
    #[inline]
    pub fn add(&self, other: &Self) -> Self {
        self.plus::<1, 2>(other).carried()
    }

    /// self - other.
    #[must_use]
    #[inline]
    pub fn sub(&self, other: &Self) -> Self {
        self.minus::<1, 3>(other).carried()
    }

    /// -self.
    #[must_use]
    #[inline]
    pub fn neg(&self) -> Self {
        Self::ZERO.sub(self)
    }

    /// self^(2^n).
    #[must_use]
    #[inline]
    pub fn square_n(&self, n: u32) -> Self {
        let mut limbs = self.0;
        for _ in 0..n {
            limbs = portable::square(&limbs);
        }
        Loose(limbs)
    }

    /// 1 / self; 0 for 0.
    #[must_use]
    pub fn invert(&self) -> Self {
        // p - 2 = 2^255 - 21 = 2^5 (2^250 - 1) + 11
        let (ones, eleven) = self.power_of_250_ones();
        ones.square_n(5).mul(&eleven)
    }

    /// self^((p - 5) / 8), from which square roots of fractions are made.
    #[must_use]
    pub fn pow_p58(&self) -> Self {
        // (p - 5) / 8 = 2^252 - 3 = 2^2 (2^250 - 1) + 1
        let (ones, _) = self.power_of_250_ones();
        ones.square_n(2).mul(self)
    }

    /// self^(2^250 - 1) and self^11.
    fn power_of_250_ones(&self) -> (Self, Self) {
        let two = self.square();
        let nine = two.square_n(2).mul(self);
        let eleven = nine.mul(&two);
        let ones5 = eleven.square().mul(&nine); // 2 * 11 + 9 = 31
        let ones10 = ones5.square_n(5).mul(&ones5);
        let ones20 = ones10.square_n(10).mul(&ones10);
        let ones40 = ones20.square_n(20).mul(&ones20);
        let ones50 = ones40.square_n(10).mul(&ones10);
        let ones100 = ones50.square_n(50).mul(&ones50);
        let ones200 = ones100.square_n(100).mul(&ones100);
        (ones200.square_n(50).mul(&ones50), eleven)
    }

    /// True if the least non-negative representative is odd, which Ed25519 calls negative.
    #[must_use]
    #[inline]
    pub fn is_negative(&self) -> bool {
        self.to_bytes()[0] & 1 == 1
    }

    /// True if this is 0.
    #[must_use]
    #[inline]
    pub fn is_zero(&self) -> bool {
        self.to_bytes() == [0; 32]
    }
}

impl PartialEq for Element {
    fn eq(&self, other: &Self) -> bool {
        self.to_bytes() == other.to_bytes()
    }
}

impl Eq for Element {}
