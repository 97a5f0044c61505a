//! Safe calls of the emitted point formulas.

use super::Ifma;
use super::emitted::MIXED_ADDITION_377;
use crate::curve::edwards::{AffineNiels, Extended};
use crate::field::bls12_377::F377;
use std::arch::x86_64::__m512i;
use std::mem::MaybeUninit;

/// Room for spilled values.
#[repr(C, align(64))]
struct Slots<const N: usize>(MaybeUninit<[__m512i; N]>);

impl Ifma {
    /// p := p + q; p - q in the lanes of `minus`, where the caller has exchanged q's sum and difference. The same limbs as [`Extended::add`] and then
    /// [`extended`](crate::curve::edwards::Completed::extended), in less time than these take when they are compiled.
    pub fn add_affine_377(self, p: &mut Extended<F377, Self>, q: &AffineNiels<F377, Self>, minus: u8) {
        const VECTORS: usize = size_of::<__m512i>() * 8;
        const { assert!(size_of::<Extended<F377, Ifma>>() == 4 * VECTORS && size_of::<AffineNiels<F377, Ifma>>() == 3 * VECTORS) };
        let (layout, entry) = MIXED_ADDITION_377;
        let mut slots = Slots::<{ MIXED_ADDITION_377.0.slots }>(MaybeUninit::uninit());
        let (left, right) = (std::ptr::from_mut(p).cast::<u64>(), std::ptr::from_ref(q).cast::<u64>());
        let slots = slots.0.as_mut_ptr().cast::<u64>().wrapping_add(layout.slots_bias);
        // SAFETY: the machine is made from the token that proves the features. Both points are `repr(C)`, all their elements vectors (the sizes are
        // asserted), in the order in which `curve::programs` numbers them; there are as many slots and constants as the layout says.
        unsafe { entry(left, right, slots, layout.constants.as_ptr().wrapping_add(layout.constants_bias), minus) };
    }
}
