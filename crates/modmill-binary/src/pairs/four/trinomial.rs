//! Modulo a short trinomial ([`Fold::is_short`]).

use super::super::fold::Fold;
use super::super::short::Shifts;
use super::super::whole::Task;
use super::{FourWords, above, below, groups};
use crate::pairwise::Pairwise;

impl Fold {
    /// out = a b mod N, or a^2, for whole groups of elements of four words; [`Fold::is_short`].
    pub(in super::super) fn four_words<M: Pairwise, const SQUARE: bool>(&self, machine: M, task: Task<'_, '_>) -> u64 {
        let term = self.terms[0];
        // 192 < m < 256 and t <= m / 2: these are the combinations of (m - t) / 64 and t / 64.
        match ((self.degree - term) / 64, term / 64) {
            (1, 1) => groups::<M, _, SQUARE>(machine, Trinomial::<1, 1>(self), task),
            (2, 0) => groups::<M, _, SQUARE>(machine, Trinomial::<2, 0>(self), task),
            (2, 1) => groups::<M, _, SQUARE>(machine, Trinomial::<2, 1>(self), task),
            (3, 0) => groups::<M, _, SQUARE>(machine, Trinomial::<3, 0>(self), task),
            (back, up) => unreachable!("four words shift by {back} and {up}"),
        }
    }
}

/// Shifts by BACK words to the right, and by UP to the left.
struct Trinomial<'r, const BACK: usize, const UP: usize>(&'r Fold);

impl<M: Pairwise, const BACK: usize, const UP: usize> FourWords<M> for Trinomial<'_, BACK, UP> {
    type Constants = Shifts<M::V>;
    #[inline(always)]
    fn constants(&self, m: M) -> Shifts<M::V> {
        self.0.shifts(m)
    }
    #[inline(always)]
    fn reduce(&self, m: M, shifts: Shifts<M::V>, c: [M::V; 7]) -> [M::V; 2] {
        let zero = m.splat(0);
        // What starts at each word of h = T >> m, and from one zero before it on of q.
        let [h0, h1] = above::<M, false>(m, &c, shifts.down.bits);
        let h = [h0, m.between(h0, h1), h1, m.between(h1, zero), zero];
        let q0 = m.xor(h0, m.funnel_right(h[BACK], h[BACK + 1], shifts.back.bits));
        let q = [zero, m.between(zero, q0), q0, m.between(q0, h1), h1];
        let [t0, t1] = below(m, &c);
        let r0 = m.xor3(t0, q0, m.funnel_left(q[2 - UP], q[1 - UP], shifts.up.bits));
        let r1 = m.xor_and(m.xor(t1, h1), m.funnel_left(q[4 - UP], q[3 - UP], shifts.up.bits), shifts.top);
        [r0, r1]
    }
}
