//! Safe calls of the emitted additions of points.

use super::{AFFINE_ADDITION_377, AFFINE_ADDITION_381, MIXED_ADDITION_377};
use crate::arch::Ifma;
use crate::curve::chord::{Chord, Chords, add};
use crate::curve::edwards::{AffineNiels, Extended, MixedAdditions};
use crate::field::bls12_377::F377;
use crate::field::bls12_381::F381;
use crate::field::montgomery::Prime;
use crate::field::montgomery::lanes::Reduced;
use std::arch::x86_64::{__m512i, _MM_HINT_T0, _mm_prefetch};
use std::mem::MaybeUninit;

/// Room for spilled values.
#[repr(C, align(64))]
struct Slots<const N: usize>(MaybeUninit<[__m512i; N]>);

impl<F: Prime> MixedAdditions<F> for Ifma {
    /// Computes the limbs of [`Extended::add`] and then [`extended`](crate::curve::edwards::Completed::extended), on BLS12-377 in less time
    /// than these take when they are compiled.
    #[inline(always)]
    fn add_affine(self, p: &mut Extended<F, Self>, q: &AffineNiels<F, Self>, minus: u8, step: usize) {
        const VECTORS: usize = size_of::<__m512i>() * 8;
        if const { !same(&F::MODULUS, &F377::MODULUS) } {
            *p = p.add(self, q, minus).extended(self);
            return;
        }
        const { assert!(size_of::<Extended<F, Ifma>>() == 4 * VECTORS && size_of::<AffineNiels<F, Ifma>>() == 3 * VECTORS) };
        let (layout, entry) = MIXED_ADDITION_377;
        keep::<384>(entry as *const i8, step);
        let mut slots = Slots::<{ MIXED_ADDITION_377.0.slots }>(MaybeUninit::uninit());
        let (left, right) = (std::ptr::from_mut(p).cast::<u64>(), std::ptr::from_ref(q).cast::<u64>());
        let slots = slots.0.as_mut_ptr().cast::<u64>().wrapping_add(layout.slots_bias);
        // SAFETY: the machine is made from the token that proves the features. Both points are `repr(C)`, all their elements vectors (the sizes are
        // asserted), in the order in which `curve::programs` numbers them; there are as many slots and constants as the layout says.
        unsafe { entry(left, right, slots, layout.constants.as_ptr().wrapping_add(layout.constants_bias), minus) };
    }
}

/// Asks the caches for two of the `LINES` lines of a function, other ones in each step.
///
/// The code stays in the innermost cache, so the next one never sees that it is used, takes it for old and drops it in favour of points that stream
/// through; and what it drops, the innermost one must drop, too. Being asked for now and then, the code stays.
#[inline(always)]
fn keep<const LINES: usize>(code: *const i8, step: usize) {
    for line in [2 * step, 2 * step + 1] {
        // SAFETY: a prefetch reads nothing that the program can see, and faults on no address.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(code.wrapping_add(64 * (line % LINES))) };
    }
}

impl<F: Prime> Chords<F> for Ifma {
    #[inline(always)]
    fn add_chord(self, chord: &Chord<'_, F, __m512i>, inverse: &mut Reduced<F, __m512i>, sum: &mut [Reduced<F, __m512i>; 2], step: usize) {
        const { assert!(size_of::<Reduced<F, __m512i>>() == size_of::<__m512i>() * 8) };
        let (layout, entry) = if const { same(&F::MODULUS, &F377::MODULUS) } {
            AFFINE_ADDITION_377
        } else if const { same(&F::MODULUS, &F381::MODULUS) } {
            AFFINE_ADDITION_381
        } else {
            (*inverse, *sum) = add(self, chord, inverse, &sum[0]);
            return;
        };
        keep::<256>(entry as *const i8, step);
        let mut slots = Slots::<{ max(AFFINE_ADDITION_377.0.slots, AFFINE_ADDITION_381.0.slots) }>(MaybeUninit::uninit());
        let read = [chord.x, chord.y, chord.rise, chord.before].map(|a| std::ptr::from_ref(a).cast::<u64>());
        let (inverse, sum) = (std::ptr::from_mut(inverse).cast::<u64>(), std::ptr::from_mut(sum).cast::<u64>());
        let slots = slots.0.as_mut_ptr().cast::<u64>().wrapping_add(layout.slots_bias);
        // SAFETY: the machine is made from the token that proves the features. Elements are `repr(C)`, eight vectors each (the size is asserted), and
        // references tell that they may be read and written; there are as many slots and constants as the layout says.
        unsafe { entry(inverse, sum, read, slots, layout.constants.as_ptr().wrapping_add(layout.constants_bias), chord.minus) };
    }
}

const fn max(a: usize, b: usize) -> usize {
    if a > b { a } else { b }
}

const fn same<const N: usize>(a: &[u64; N], b: &[u64; N]) -> bool {
    let mut i = 0;
    while i < N && a[i] == b[i] {
        i += 1;
    }
    i == N
}
