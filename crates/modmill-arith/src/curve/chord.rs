//! Affine addition on a short Weierstrass curve, given 1 / (x_2 - x_1) as a product: the chord through two points.
//!
//! ```text
//! lambda = (y_2 - y_1) / (x_2 - x_1)     x_3 = lambda^2 - x_1 - x_2     y_3 = lambda (x_1 - x_3) - y_1
//! ```
//! Coordinates are kept elements in the sense of [`KeptField`], so that sums of sums do not grow.

use crate::field::LaneField;
use crate::field::montgomery::Prime;
use crate::field::montgomery::lanes::{KeptField, Reduced};
use crate::lanes::{Emulated, Independent, Lanes};

/// x and y.
pub type Point<F, V> = [Reduced<F, V>; 2];

/// The operands of an addition besides the inverse and x_2.
#[derive(Debug)]
pub struct Chord<'a, F, V> {
    /// x of the left point.
    pub x: &'a Reduced<F, V>,
    /// y of the left point, which is negated in the lanes of `minus`.
    pub y: &'a Reduced<F, V>,
    /// The lanes where the left point is subtracted.
    pub minus: u8,
    /// y of the right point less that of the left one.
    pub rise: &'a Reduced<F, V>,
    /// The product of all x_2 - x_1 before this one.
    pub before: &'a Reduced<F, V>,
}

/// The inverse of `before`, and x and y of the sum, kept; `inverse` is that of the product of `before` and x_2 - x_1.
#[inline(always)]
pub fn add<M: Lanes, F: Prime>(
    m: M,
    chord: &Chord<'_, F, M::V>,
    inverse: &Reduced<F, M::V>,
    x_2: &Reduced<F, M::V>,
) -> (Reduced<F, M::V>, Point<F, M::V>) {
    let Chord { x: x_1, y, minus, rise, before } = chord;
    let slope = F::mul(m, rise, &F::mul(m, inverse, before));
    // Here it fills the wait for the slope.
    let next = F::mul(m, inverse, &F::sum_of_kept(m, [(0, x_2), (0xff, x_1)]));
    let x_3 = F::keep_less(m, &F::square_unreduced::<false>(m, &slope), [x_1, x_2]);
    let run = F::sum_of_kept(m, [(0, x_1), (0xff, &x_3)]);
    let y_3 = F::keep_sum(m, &F::mul_unreduced::<false>(m, &slope, &run), (!minus, y));
    (next, [x_3, y_3])
}

/// Machines for affine additions.
pub trait Chords<F: Prime>: Independent {
    /// `step` is the number of the addition among those of a loop. Replaces `inverse` by the next one and `sum`, whose x is that of the right point, by the sum of the two points: [`add`].
    #[inline(always)]
    fn add_chord(self, chord: &Chord<'_, F, Self::V>, inverse: &mut Reduced<F, Self::V>, sum: &mut Point<F, Self::V>, step: usize) {
        let _ = step;
        (*inverse, *sum) = add(self, chord, inverse, &sum[0]);
    }
}

impl<F: Prime, const S: bool> Chords<F> for Emulated<(), S> {}

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
impl<F: Prime, R: crate::arch::Register<W>, const W: usize, const N: usize> Chords<F> for crate::arch::Fma<R, W, N> {}
