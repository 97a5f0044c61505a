//! [`Fold`] by a short trinomial, without a branch or a loop.
//!
//! The pairs that start at each word, in the middle of a pair too, are stored, so that a shift by any number of words is two loads.

use super::fold::{Fold, Shift, shift};
use super::{Memory, Reduce};
use crate::pairwise::Pairwise;

/// Reduction by a [`Fold::is_short`] modulus.
pub(super) struct Short<'r>(pub(super) &'r Fold);

/// The shifts of a [`Short`] reduction.
#[derive(Clone, Copy)]
pub(super) struct Shifts<V> {
    /// The shift right by m.
    pub(super) down: Shift<V>,
    /// The shift right by m - t.
    pub(super) back: Shift<V>,
    /// The shift left by t.
    pub(super) up: Shift<V>,
    /// The bits below x^m of the highest pair.
    pub(super) top: V,
}

impl Fold {
    /// The shifts of a [`Fold::is_short`] modulus.
    #[inline(always)]
    pub(super) fn shifts<M: Pairwise>(&self, m: M) -> Shifts<M::V> {
        let term = self.terms[0];
        Shifts { down: shift(m, self.degree), back: shift(m, self.degree - term), up: shift(m, term), top: m.splat_pair(self.top) }
    }
}

impl<M: Pairwise> Reduce<M> for Short<'_> {
    const ANY_SIZE: bool = false;
    type Constants = Shifts<M::V>;
    fn kept(&self) -> usize {
        8 * self.0.pairs + 4
    }
    fn scratch(&self) -> usize {
        0
    }
    #[inline(always)]
    fn prepare(&self, m: M, kept: &mut [M::V]) -> Shifts<M::V> {
        // Zeros where more is read than written.
        for i in 0..kept.len() {
            kept[i] = m.splat(0);
        }
        self.0.shifts(m)
    }

    #[inline(always)]
    fn reduce<const N: usize>(&self, m: M, shifts: Shifts<M::V>, r: &mut [M::V], t: &[M::V], memory: Memory<'_, M::V>, _: u8) {
        let Shifts { down, back, up, top } = shifts;
        let (zero, t, r) = (m.splat(0), &t[..2 * N], &mut r[..N]);
        // h has 2 N vectors and as many zeros behind; q as many zeros and one more before its 2 N vectors: shifts are below 2 N words.
        let (h, q) = memory.kept[..8 * N + 2].split_at_mut(4 * N + 1);
        let at = 2 * N + 1;
        let (mut above, mut x) = (zero, [zero; N]);
        for i in (0..N).rev() {
            let (low, high) = (t[N - 1 + i], t[N + i]);
            x[i] = m.funnel_right(m.between(low, high), high, down.bits);
            // As 2 t <= m, the correction takes only what starts at word N - 1 or above, and adds only to the lower half.
            if 2 * i + 2 >= N {
                h[2 * i] = x[i];
                h[2 * i + 1] = m.between(x[i], above);
            }
            above = x[i];
        }
        let h = &h[back.words..][..N + 2];
        let mut below = zero;
        for i in 0..N {
            if 2 * i < N {
                x[i] = m.xor(x[i], m.funnel_right(h[2 * i], h[2 * i + 1], back.bits));
            }
            q[at + 2 * i] = x[i];
            q[at + 2 * i - 1] = m.between(below, x[i]);
            below = x[i];
        }
        let q = &q[at - 1 - up.words..][..2 * N];
        for i in 0..N {
            let sum = m.xor3(t[i], x[i], m.funnel_left(q[2 * i + 1], q[2 * i], up.bits));
            r[i] = if i == N - 1 { m.and(sum, top) } else { sum };
        }
    }
}
