//! The two number types of the kernels: a limb, and the wide sums that products of limbs are gathered in.
//!
//! The kernels are written over [`Limb`] so that the same operation sequence runs on `u64`/`u128` and, in the tests, on upper
//! bounds (`bounds.rs`), which proves that no sum loses a bit.

/// One digit of radix 2^W.
pub(super) trait Limb: Copy + std::fmt::Debug {
    /// Sums of products.
    type Wide: Wide<Limb = Self>;
    /// 0.
    const ZERO: Self;
    /// 2 a, which must fit.
    fn doubled(self) -> Self;
    /// a b, exact.
    fn times(self, other: Self) -> Self::Wide;
}

/// A sum of products.
pub(super) trait Wide: Copy + std::fmt::Debug {
    /// The factors of the products.
    type Limb: Limb<Wide = Self>;
    /// 0.
    const ZERO: Self;
    /// a + b, which must fit.
    fn plus(self, other: Self) -> Self;
    /// a + b, which must fit.
    fn plus_limb(self, other: Self::Limb) -> Self;
    /// a mod 2^W.
    fn digit<const W: u32>(self) -> Self::Limb;
    /// floor(a / 2^W).
    fn carry<const W: u32>(self) -> Self;
    /// a * factor mod 2^W.
    fn digit_times<const W: u32>(self, factor: Self::Limb) -> Self::Limb;
}

impl Limb for u64 {
    type Wide = u128;
    const ZERO: Self = 0;
    #[inline(always)]
    fn doubled(self) -> Self {
        self << 1
    }
    #[inline(always)]
    fn times(self, other: Self) -> u128 {
        u128::from(self) * u128::from(other)
    }
}

// Sums wrap instead of panicking: the bounds hold for every element the ring makes, and an element whose words were changed
// from outside (fault injection) must yield a wrong value, not a panic.
impl Wide for u128 {
    type Limb = u64;
    const ZERO: Self = 0;
    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        self.wrapping_add(other)
    }
    #[inline(always)]
    fn plus_limb(self, other: u64) -> Self {
        self.wrapping_add(u128::from(other))
    }
    #[inline(always)]
    fn digit<const W: u32>(self) -> u64 {
        self as u64 & ((1 << W) - 1)
    }
    #[inline(always)]
    fn carry<const W: u32>(self) -> Self {
        self >> W
    }
    #[inline(always)]
    fn digit_times<const W: u32>(self, factor: u64) -> u64 {
        (self as u64).wrapping_mul(factor) & ((1 << W) - 1)
    }
}

/// The constants that kernels need of a modulus N of `n` limbs, all in radix 2^W, lowest limb first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Constants<L> {
    /// N.
    pub(super) modulus: Vec<L>,
    /// -N^-1 mod 2^W.
    pub(super) negative_inverse: L,
    /// Limbs 1 to n of M = N * negative_inverse. Limb 0 is 2^W - 1 and is never multiplied by.
    pub(super) multiple: Vec<L>,
    /// k and the limbs of c, if N = c 2^(W k) - 1 with c short enough for `strips.rs`.
    pub(super) short: Option<(usize, Vec<L>)>,
}
