//! Additions that are not those of two different points.

use super::Reduced;
use modmill_arith::field::montgomery::Prime;
use modmill_arith::field::montgomery::lanes::KeptField;
use modmill_arith::field::{Field, LaneField};
use modmill_arith::lanes::Independent;

/// The lanes in which a pair is not two different points whose sum the chord gives.
pub(super) struct Cases<F: Prime, M: Independent> {
    /// Lanes whose left, or right point is neutral.
    pub(super) neutral: [u8; 2],
    /// Lanes whose sum is neutral.
    pub(super) cancel: u8,
    pub(super) double: u8,
    pub(super) denominator: Reduced<F, M>,
}

impl<F: Prime, M: Independent> Cases<F, M> {
    #[inline(always)]
    pub(super) fn of(m: M, x: [&Reduced<F, M>; 2], y: [(u8, &Reduced<F, M>); 2]) -> Self {
        let zero = F::splat(m, &F::ZERO);
        let [(minus_1, y_1), (minus_2, y_2)] = y;
        let neutral = [all_zero::<F, M>(m, [x[0], y_1]), all_zero::<F, M>(m, [x[1], y_2])];
        let dx = F::sum_of_kept(m, [(0, x[1]), (0xff, x[0])]);
        let dy = F::sum_of_kept(m, [(minus_2, y_2), (!minus_1, y_1)]);
        let (same_x, same_y) = (F::equal(m, &dx, &zero), F::equal(m, &dy, &zero));
        let either = neutral[0] | neutral[1];
        let double = same_x & same_y & !F::equal(m, y_1, &zero) & !either;
        let cancel = (same_x & !double & !either) | (neutral[0] & neutral[1]);
        let doubled = F::sum_of_kept(m, [(minus_1, y_1), (minus_1, y_1)]);
        let denominator = F::select(m, double, &dx, &doubled);
        let denominator = F::select(m, either | cancel, &denominator, &F::splat(m, &F::ONE));
        Self { neutral, cancel, double, denominator }
    }
}

/// The lanes where all limbs of both elements are 0.
#[inline(always)]
pub(super) fn all_zero<F: Prime, M: Independent>(m: M, elements: [&Reduced<F, M>; 2]) -> u8 {
    let mut lanes = 0xff;
    for a in elements {
        for limb in a.vectors() {
            lanes &= m.equal(limb, m.zero());
        }
    }
    lanes
}

impl<F: Prime, M: Independent> Cases<F, M> {
    /// A coordinate of the sum: that of the other point where one is neutral, 0 where the sum is.
    #[inline(always)]
    pub(super) fn choose(&self, m: M, sum: &Reduced<F, M>, [left, right]: [&Reduced<F, M>; 2]) -> Reduced<F, M> {
        let sum = F::select(m, self.neutral[0], sum, right);
        let sum = F::select(m, self.neutral[1], &sum, left);
        F::select(m, self.cancel, &sum, &F::splat(m, &F::ZERO))
    }

    /// The y of the result in special cases; points are negated in the lanes of their masks.
    #[inline(always)]
    pub(super) fn choose_y(&self, m: M, sum: &Reduced<F, M>, [left, right]: [(u8, Reduced<F, M>); 2]) -> Reduced<F, M> {
        self.choose(m, sum, [&signed::<F, M>(m, left.0, &left.1), &signed::<F, M>(m, right.0, &right.1)])
    }
}

/// a, or -a in the lanes of `minus`, kept.
#[inline(always)]
pub(super) fn signed<F: Prime, M: Independent>(m: M, minus: u8, a: &Reduced<F, M>) -> Reduced<F, M> {
    F::keep_sum(m, &F::widen(m, &F::splat(m, &F::ZERO)), (minus, a))
}
