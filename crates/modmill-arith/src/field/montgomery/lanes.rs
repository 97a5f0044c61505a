//! Eight field elements side by side, one in each lane, in Montgomery form: the arithmetic of vector kernels.
//!
//! # Representation
//! Limb i of lane l is lane l of vector i; an element is sum of limb i * 2^(51 i), i < 8, and stands for that number divided by R = 2^408.
//!
//! | type | limbs 0 to 6 | limb 7 | what may be done |
//! |---|---|---|---|
//! | [`Reduced`] | at most [`REDUCED_MAX`] = 2^51 + 2^12 | at most [`TOP_MAX`] = 2^30 | every operation; any value in that range, not the least residue |
//! | [`Reduced`], a carried sum | the same | at most [`FACTOR_TOP_MAX`] = 2^33 | multiplication |
//! | [`Unreduced`] | below 2^63 | below 2^63 | sums, differences, carry |
//!
//! R is 2^27 times p or more, and that room makes sums free: products are below 4p whatever their factors, and no sum is compared with p.
//! Limb 7 of a product is below 2^26, so that a carried sum may have 16 products in it before its limb 7 exceeds `TOP_MAX`.
//!
//! Bounds are shown by running each kernel on the interval machine. Products and squares are in `kernel.rs`.

use super::limbs::{Constants, MASK, complement};
pub use super::limbs::{LIMBS, RADIX_BITS, TOP_MAX, limbs};
use super::{Prime, kernel, split};
use crate::field::{Field, LaneField};
use crate::lanes::{Independent, LANES, Lanes};
use std::marker::PhantomData;

mod kept;
#[cfg(test)]
mod kept_tests;
mod roots;
mod transfer;

pub use kept::KeptField;
pub use roots::Roots;
pub use transfer::{digits, from_digits, from_elements, is_least_residue, to_elements};

/// The largest limb of a [`Reduced`] element but the highest.
pub const REDUCED_MAX: u64 = (1 << RADIX_BITS) + (1 << 12);
/// The largest highest limb of a factor.
pub const FACTOR_TOP_MAX: u64 = 1 << 33;
/// Why `freeze` gives less than p, which its limbs one by one do not show.
pub(super) const LEAST_RESIDUE: &str =
    "a product is below 4p; subtracting 2p and p where that leaves no negative number leaves less than p";

/// Eight elements whose limbs fit the multiplier.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub struct Reduced<F, V> {
    limbs: [V; LIMBS],
    field: PhantomData<F>,
}

/// Column sums that await their carry.
#[derive(Debug, Clone, Copy)]
pub struct Unreduced<F, V> {
    columns: [V; LIMBS],
    field: PhantomData<F>,
}

impl<F, V> Unreduced<F, V> {
    /// An element of columns that the caller knows to be below 2^63.
    #[inline(always)]
    pub fn from_vectors(columns: [V; LIMBS]) -> Self {
        Self { columns, field: PhantomData }
    }
}

impl<F, V: Copy> Reduced<F, V> {
    /// An element of limbs that the caller knows to be within the bounds.
    #[inline(always)]
    pub fn from_vectors(limbs: [V; LIMBS]) -> Self {
        Self { limbs, field: PhantomData }
    }

    /// References to the vectors of limbs.
    #[inline(always)]
    pub fn each_vector(&self) -> &[V; LIMBS] {
        &self.limbs
    }

    /// The limbs, vector by vector.
    #[inline(always)]
    pub fn vectors(&self) -> [V; LIMBS] {
        self.limbs
    }
}

/// c + n, column by column.
#[inline(always)]
fn add_constant<M: Lanes, F: Prime>(m: M, c: &[M::V; LIMBS], n: &[u64; LIMBS]) -> Unreduced<F, M::V> {
    let mut out = *c;
    for i in 0..LIMBS {
        out[i] = m.add(out[i], m.splat(n[i]));
    }
    Unreduced::from_vectors(out)
}

/// a + n with limbs below 2^51, but for the highest.
#[inline(always)]
fn add_digits<M: Lanes, F: Prime>(m: M, a: &Reduced<F, M::V>, n: &[u64; LIMBS]) -> Reduced<F, M::V> {
    let mut out = a.limbs;
    out[0] = m.add(out[0], m.splat(n[0]));
    for i in 1..LIMBS {
        out[i] = m.add(m.add(out[i], m.splat(n[i])), m.shr::<RADIX_BITS>(out[i - 1]));
        out[i - 1] = m.and(out[i - 1], m.splat(MASK));
    }
    Reduced::from_vectors(out)
}

/// a - n where that is not negative, else a; for digits of 51 bits and n below 2^408.
#[inline(always)]
fn subtract_once<M: Independent, F: Prime>(m: M, a: &Reduced<F, M::V>, n: &[u64; LIMBS]) -> Reduced<F, M::V> {
    // a + (2^408 - n) reaches 2^408 exactly where a >= n.
    let mut difference = add_digits(m, a, &complement(n)).limbs;
    let reached = m.equal(m.shr::<RADIX_BITS>(difference[LIMBS - 1]), m.splat(1));
    difference[LIMBS - 1] = m.and(difference[LIMBS - 1], m.splat(MASK));
    F::select(m, reached, a, &Reduced::from_vectors(difference))
}

/// The least residue of a product, which is below 4p.
#[inline(always)]
pub(super) fn least_residue<M: Independent, F: Prime>(m: M, a: &Reduced<F, M::V>) -> Reduced<F, M::V> {
    let a = add_digits(m, a, &[0; LIMBS]);
    let a = subtract_once(m, &a, &F::TWICE_P);
    let a = subtract_once(m, &a, &F::P);
    Reduced::from_vectors(m.assume_at_most(a.limbs, RADIX_BITS, F::P, LEAST_RESIDUE))
}

impl<F: Prime> Field for F {
    const LIMBS: usize = LIMBS;
    const RADIX_BITS: u32 = RADIX_BITS;
    type Limbs = [u64; LIMBS];
    const ZERO: [u64; LIMBS] = [0; LIMBS];
    const ONE: [u64; LIMBS] = F::R_IN_LANES;
    const REDUCED_MAX: [u64; LIMBS] = [REDUCED_MAX, REDUCED_MAX, REDUCED_MAX, REDUCED_MAX, REDUCED_MAX, REDUCED_MAX, REDUCED_MAX, TOP_MAX];
}

impl<M: Lanes, F: Prime> LaneField<M> for F {
    type Reduced = Reduced<F, M::V>;
    type Unreduced = Unreduced<F, M::V>;

    #[inline(always)]
    fn splat(m: M, limbs: &[u64; LIMBS]) -> Self::Reduced {
        let mut out = [m.zero(); LIMBS];
        for i in 0..LIMBS {
            out[i] = m.splat(limbs[i]);
        }
        Reduced::from_vectors(out)
    }

    #[inline(always)]
    fn mul_unreduced<const BIASED: bool>(m: M, a: &Self::Reduced, b: &Self::Reduced) -> Self::Unreduced {
        let (a, b) = (&a.limbs, &b.limbs);
        Unreduced::from_vectors(if M::SPLITS {
            m.lane_by_lane::<split::Product<F, BIASED>, LIMBS>(a, b)
        } else {
            m.lane_by_lane::<kernel::Product<F, BIASED>, LIMBS>(a, b)
        })
    }

    #[inline(always)]
    fn square_unreduced<const BIASED: bool>(m: M, a: &Self::Reduced) -> Self::Unreduced {
        let a = &a.limbs;
        Unreduced::from_vectors(if M::SPLITS {
            m.lane_by_lane::<split::Square<F, BIASED>, LIMBS>(a, a)
        } else {
            m.lane_by_lane::<kernel::Square<F, BIASED>, LIMBS>(a, a)
        })
    }

    #[inline(always)]
    fn add(m: M, a: &Self::Unreduced, b: &Self::Unreduced) -> Self::Unreduced {
        let mut out = a.columns;
        for i in 0..LIMBS {
            out[i] = m.add(out[i], b.columns[i]);
        }
        Unreduced::from_vectors(out)
    }

    #[inline(always)]
    fn sub(m: M, a: &Self::Unreduced, b: &Self::Unreduced) -> Self::Unreduced {
        let mut out = a.columns;
        for i in 0..LIMBS {
            out[i] = m.sub(out[i], b.columns[i]);
        }
        Unreduced::from_vectors(out)
    }

    #[inline(always)]
    fn add_or_sub(m: M, mask: u8, a: &Self::Unreduced, b: &Self::Unreduced) -> Self::Unreduced {
        let mut out = a.columns;
        for i in 0..LIMBS {
            out[i] = m.add_or_sub(mask, out[i], b.columns[i]);
        }
        Unreduced::from_vectors(out)
    }

    #[inline(always)]
    fn widen(_m: M, a: &Self::Reduced) -> Self::Unreduced {
        Unreduced::from_vectors(a.limbs)
    }

    #[inline(always)]
    fn lift(m: M, a: &Self::Reduced) -> Self::Unreduced {
        add_constant(m, &a.limbs, &F::LIFT)
    }

    #[inline(always)]
    fn bias(m: M, a: &Self::Unreduced) -> Self::Unreduced {
        add_constant(m, &a.columns, &F::BIAS)
    }

    #[inline(always)]
    fn carry(m: M, a: &Self::Unreduced) -> Self::Reduced {
        let mut out = a.columns;
        for i in 0..LIMBS - 1 {
            out[i] = m.and(a.columns[i], m.splat(MASK));
        }
        for i in 1..LIMBS {
            out[i] = m.add(out[i], m.shr::<RADIX_BITS>(a.columns[i - 1]));
        }
        Reduced::from_vectors(out)
    }

    #[inline(always)]
    fn select(m: M, mask: u8, a: &Self::Reduced, b: &Self::Reduced) -> Self::Reduced {
        let mut out = a.limbs;
        for i in 0..LIMBS {
            out[i] = m.select(mask, out[i], b.limbs[i]);
        }
        Reduced::from_vectors(out)
    }

    #[inline(always)]
    fn freeze(m: M, a: &Self::Reduced) -> Self::Reduced
    where
        M: Independent,
    {
        least_residue(m, &Self::mul(m, a, &<Self as LaneField<M>>::splat(m, &F::R_IN_LANES)))
    }

    #[inline(always)]
    fn equal(m: M, a: &Self::Reduced, b: &Self::Reduced) -> u8
    where
        M: Independent,
    {
        let (a, b) = (Self::freeze(m, a), Self::freeze(m, b));
        let mut same = 0xff;
        for i in 0..LIMBS {
            same &= m.equal(a.limbs[i], b.limbs[i]);
        }
        same
    }

    #[inline(always)]
    fn gather(m: M, elements: [&[u64; LIMBS]; LANES]) -> Self::Reduced
    where
        M: Independent,
    {
        Reduced::from_vectors(m.gather(elements))
    }

    fn scatter(m: M, a: &Self::Reduced) -> [[u64; LIMBS]; LANES]
    where
        M: Independent,
    {
        let limbs = a.limbs.map(|v| m.store(v));
        std::array::from_fn(|l| limbs.map(|words| words[l]))
    }

    /// One inversion for all lanes, in words: a tenth of what a^(p - 2) in lanes takes.
    fn invert<const N: usize>(m: M, a: &[Self::Reduced; N]) -> [Self::Reduced; N]
    where
        M: Independent,
    {
        let mut elements: Vec<_> = a.iter().flat_map(|a| to_elements(m, a)).collect();
        super::Element::invert_all(&mut elements);
        let (groups, _) = elements.as_chunks::<LANES>();
        std::array::from_fn(|i| from_elements(m, &groups[i]))
    }
}
