//! Sums of products, and the carry pass that makes digits of them.

use crate::lanes::{Across, LANES};

/// A sum of products kept in C independent parts, so that successive multiply-adds do not wait for each other.
#[derive(Debug, Clone, Copy)]
pub(super) struct Accumulator<V, const C: usize>([V; C]);

impl<V: Copy, const C: usize> Accumulator<V, C> {
    /// `start`, in the first part.
    #[inline(always)]
    pub(super) fn new<M: Across<V = V>>(m: M, start: V) -> Self {
        let mut parts = [m.zero(); C];
        parts[0] = start;
        Self(parts)
    }

    /// Adds the low halves of a*b to part `k` modulo C.
    #[inline(always)]
    pub(super) fn mad_lo<M: Across<V = V>>(&mut self, m: M, k: usize, a: V, b: V) {
        self.0[k % C] = m.mad_lo(self.0[k % C], a, b);
    }

    /// Adds the high halves of a*b to part `k` modulo C.
    #[inline(always)]
    pub(super) fn mad_hi<M: Across<V = V>>(&mut self, m: M, k: usize, a: V, b: V) {
        self.0[k % C] = m.mad_hi(self.0[k % C], a, b);
    }

    /// The whole sum.
    #[inline(always)]
    pub(super) fn total<M: Across<V = V>>(mut self, m: M) -> V {
        let mut parts = C;
        while parts > 1 {
            for k in 0..parts / 2 {
                self.0[k] = m.add(self.0[k], self.0[parts - 1 - k]);
            }
            parts = parts.div_ceil(2);
        }
        self.0[0]
    }
}

/// One vector of digits: `sum` with the carries of the lanes below, in the lanes of `mask`. `below` is the carry vector below this
/// one and becomes this one's.
#[inline(always)]
pub(super) fn carry_pass<M: Across>(m: M, mask: u8, sum: M::V, below: &mut M::V) -> M::V {
    let carry = m.carry(sum);
    let shifted = m.align(carry, *below, LANES - 1);
    *below = carry;
    m.add_carry_predicted(mask, sum, shifted)
}

/// The lanes l of a block starting at `base` with from <= base + l < to.
#[inline(always)]
pub(super) const fn lane_mask(base: usize, from: usize, to: usize) -> u8 {
    const fn below(base: usize, end: usize) -> u8 {
        let lanes = end.saturating_sub(base);
        if lanes >= LANES { 0xff } else { (1 << lanes) - 1 }
    }
    below(base, to) & !below(base, from)
}
