//! Prime fields whose modulus is known at compile time.
//!
//! A field is a type without values that implements [`Field`]. Over lanes, one element in each, it implements [`LaneField`] for every machine;
//! each also has elements in plain 64-bit words. Formulas that are generic over the field (see [`crate::curve`]) run on any of them.
//!
//! # Bounds are types
//! * `Reduced` elements have limbs within the bound that every operation accepts. They are not least residues.
//! * `Unreduced` elements are sums that await their [`LaneField::carry`].
//!
//! Products come unreduced, and sums and differences are taken before the carry: one carry serves a whole expression such as ab + cd or
//! 2ab - cd. What each field allows before a carry is shown by running the expression on [`crate::lanes::Intervals`]; every
//! field allows what the point formulas need:
//!
//! | value | with u, v unbiased products, a, b reduced |
//! |---|---|
//! | `add` | u + v, 2 u, widen(a) + widen(b), and the same with one biased product in place of either |
//! | `sub` | biased product - v; 2 (biased product) - (biased product - v); lift(a) - widen(b) |
//! | `add_or_sub` | 2 (biased product) ± v; bias(2 a) ± v |
//!
//! In a Montgomery field, an unreduced product is the state after Montgomery's reduction and before the carry pass. There a carry passes
//! nothing on from the highest limb, which has room for sums of sixteen products; only the next product brings it down again.

// Plain loops are what reliably becomes straight-line code inside a kernel.
#![allow(clippy::needless_range_loop)]

pub mod bls12_377;
pub mod bls12_381;
pub mod f25519;
pub mod montgomery;
pub mod power;
mod quadratic;
mod runtime;

pub use quadratic::{Complex, Quadratic};
pub use runtime::RuntimeField;

use crate::lanes::{Independent, Intervals, LANES, Lanes};
use std::fmt::Debug;

/// A prime field and how its elements are held in limbs.
pub trait Field: Copy + Debug {
    /// Limbs of an element.
    const LIMBS: usize;
    /// Limb i counts 2^(`RADIX_BITS` i).
    const RADIX_BITS: u32;
    /// The limbs of one element, lowest first: `[u64; LIMBS]`.
    type Limbs: Copy + Debug + AsRef<[u64]>;
    /// 0.
    const ZERO: Self::Limbs;
    /// 1, as elements are held (R mod p in a Montgomery field).
    const ONE: Self::Limbs;
    /// The largest limbs of a reduced element in lanes.
    const REDUCED_MAX: Self::Limbs;
}

/// Arithmetic in a prime field, one element in each lane of a machine. What needs no more than [`Lanes`] can also be recorded.
pub trait LaneField<M: Lanes>: Field {
    /// Limbs within the bound that every operation accepts.
    type Reduced: Copy;
    /// Sums of products or of reduced elements, before their carry.
    type Unreduced: Copy;

    /// One element in every lane; `limbs` are digits below 2^`RADIX_BITS`.
    fn splat(m: M, limbs: &Self::Limbs) -> Self::Reduced;
    /// a * b. `BIASED` adds a multiple of p: then an unbiased product may be subtracted.
    fn mul_unreduced<const BIASED: bool>(m: M, a: &Self::Reduced, b: &Self::Reduced) -> Self::Unreduced;
    /// a * a. `BIASED` as in [`LaneField::mul_unreduced`].
    fn square_unreduced<const BIASED: bool>(m: M, a: &Self::Reduced) -> Self::Unreduced;
    /// a + b.
    fn add(m: M, a: &Self::Unreduced, b: &Self::Unreduced) -> Self::Unreduced;
    /// a - b; a is biased so that no limb becomes negative.
    fn sub(m: M, a: &Self::Unreduced, b: &Self::Unreduced) -> Self::Unreduced;
    /// a - b in the lanes of `mask`, a + b in the others; a is biased.
    fn add_or_sub(m: M, mask: u8, a: &Self::Unreduced, b: &Self::Unreduced) -> Self::Unreduced;
    /// The element a, to be part of a sum.
    fn widen(m: M, a: &Self::Reduced) -> Self::Unreduced;
    /// a plus a multiple of p, from which a reduced element may be subtracted.
    fn lift(m: M, a: &Self::Reduced) -> Self::Unreduced;
    /// a plus the multiple of p that a biased product contains: an unbiased product may be subtracted.
    fn bias(m: M, a: &Self::Unreduced) -> Self::Unreduced;
    /// The element a, reduced.
    fn carry(m: M, a: &Self::Unreduced) -> Self::Reduced;
    /// b in the lanes of `mask`, a in the others.
    fn select(m: M, mask: u8, a: &Self::Reduced, b: &Self::Reduced) -> Self::Reduced;
    /// The least residue: digits below 2^`RADIX_BITS`, value below p.
    fn freeze(m: M, a: &Self::Reduced) -> Self::Reduced
    where
        M: Independent;
    /// The lanes where a = b modulo p.
    fn equal(m: M, a: &Self::Reduced, b: &Self::Reduced) -> u8
    where
        M: Independent;
    /// Lane l is the element `elements[l]`, whose limbs are within the bound of reduced elements.
    fn gather(m: M, elements: [&Self::Limbs; LANES]) -> Self::Reduced
    where
        M: Independent;
    /// The limbs of each lane's element.
    fn scatter(m: M, a: &Self::Reduced) -> [Self::Limbs; LANES]
    where
        M: Independent;
    /// 1 / a for several a at once; 0 for 0. Not to be called from within a kernel: it calls many.
    fn invert<const N: usize>(m: M, a: &[Self::Reduced; N]) -> [Self::Reduced; N]
    where
        M: Independent;

    /// a * b.
    #[inline(always)]
    fn mul(m: M, a: &Self::Reduced, b: &Self::Reduced) -> Self::Reduced {
        Self::carry(m, &Self::mul_unreduced::<false>(m, a, b))
    }
    /// a * a.
    #[inline(always)]
    fn square(m: M, a: &Self::Reduced) -> Self::Reduced {
        Self::carry(m, &Self::square_unreduced::<false>(m, a))
    }
    /// a := a^(2^n) for several a at once, so that each fills the others' waits.
    #[inline(always)]
    fn square_n<const N: usize>(m: M, a: &mut [Self::Reduced; N], n: u32) {
        for _ in 0..n {
            for i in 0..N {
                a[i] = Self::square(m, &a[i]);
            }
        }
    }
    /// -a.
    #[inline(always)]
    fn neg(m: M, a: &Self::Reduced) -> Self::Reduced {
        let zero = Self::lift(m, &Self::splat(m, &Self::ZERO));
        Self::carry(m, &Self::sub(m, &zero, &Self::widen(m, a)))
    }
}

/// Every reduced element at once, for proofs of bounds.
#[must_use]
pub fn any_reduced<'a, F: LaneField<Intervals<'a, S>>, const S: bool>(m: Intervals<'a, S>) -> F::Reduced {
    // In the interval domain, a selection is either operand and all that lies between.
    F::select(m, 0, &F::splat(m, &F::ZERO), &F::splat(m, &F::REDUCED_MAX))
}

/// True if all values of `a` are within the bound of reduced elements.
pub fn is_reduced<'a, F: LaneField<Intervals<'a, S>>, const S: bool>(m: Intervals<'a, S>, a: &F::Reduced) -> bool {
    F::scatter(m, a).iter().all(|limbs| limbs.as_ref().iter().zip(F::REDUCED_MAX.as_ref()).all(|(limb, max)| limb <= max))
}
