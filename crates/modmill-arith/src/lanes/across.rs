//! One large number spread over the lanes: lane l of vector v is limb 8 v + l.

use super::{LANES, LIMB_BITS, Lanes};
use std::ops::Range;

/// The place of a vector in a table: vector `vector` of row `row`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TableIndex {
    /// The row.
    pub row: usize,
    /// The vector within the row.
    pub vector: usize,
}

/// The ranges of the loop [`Across::pair_columns`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairColumns {
    /// Limbs of both numbers; those above are 0.
    pub limbs: usize,
    /// The vector of lanes that the first sums are.
    pub first: usize,
    /// The distances e.
    pub steps: Range<usize>,
}

/// Limbs at..at+8 of a number, 0 outside it.
#[inline(always)]
fn window_or_zero<M: Across>(m: M, number: &[M::V], at: isize) -> M::V {
    let vector = |v: isize| usize::try_from(v).ok().and_then(|v| number.get(v)).copied().unwrap_or(m.zero());
    let (v, by) = (at.div_euclid(LANES as isize), at.rem_euclid(LANES as isize) as usize);
    if by == 0 { vector(v) } else { m.align(vector(v + 1), vector(v), by) }
}

/// The operations of kernels whose lanes hold the limbs of one number.
pub trait Across: Lanes {
    /// True if both halves of a product come from one operation: kernels then ask for both halves of the same factors, and keep few sums at
    /// a time.
    const PAIRS: bool = false;
    /// Vector `vector` of operand `operand`, limbs below 2^52 or predicted digits.
    fn operand(self, operand: usize, vector: usize) -> Self::V;
    /// Makes `value` vector `vector` of the result.
    fn result(self, vector: usize, value: Self::V);
    /// A vector of the modulus' table.
    fn table(self, index: TableIndex) -> Self::V;
    /// floor(a / 2^52).
    #[inline(always)]
    fn carry(self, a: Self::V) -> Self::V {
        self.shr::<LIMB_BITS>(a)
    }
    /// Lanes `by`.. of `low`, then lanes ..`by` of `high` (1 <= by <= 7).
    fn align(self, high: Self::V, low: Self::V, by: usize) -> Self::V;
    /// Limbs at..at+8 of the number whose vectors are `number`.
    #[inline(always)]
    fn window(self, number: &[Self::V], at: usize) -> Self::V {
        match at % LANES {
            0 => number[at / LANES],
            by => self.align(number[at / LANES + 1], number[at / LANES], by),
        }
    }
    /// Lane l is a\[i\] for `lanes[l]` = i < 8, b\[i - 8\] for i < 16, and 0 for anything more.
    fn pick(self, lanes: [u8; LANES], a: Self::V, b: Self::V) -> Self::V;
    /// s + c in the lanes of `mask`, s in the others, as digits: from here on only the low 52 bits count.
    /// Raises the machine's sticky flag where the addition changes bits above the 52nd.
    fn add_carry_predicted(self, mask: u8, s: Self::V, c: Self::V) -> Self::V;
    /// Lane `lane` of `a` in all lanes.
    fn broadcast(self, a: Self::V, lane: usize) -> Self::V;
    /// Lane `at` of consecutive vectors of digits, in all lanes.
    #[inline(always)]
    fn digit(self, digits: &[Self::V], at: usize) -> Self::V {
        self.broadcast(digits[at / LANES], at % LANES)
    }
    /// For each row r of `rows` in turn, with d its digit: low\[v\] += lo(d * T_r\[v\]), high\[v\] += hi(d * T_r\[v\]).
    /// The digits are consecutive lanes of `digits` from lane `first` on. One operation, so that generated code can loop.
    #[inline(always)]
    fn fold_rows(self, digits: &[Self::V], first: usize, rows: Range<usize>, low: &mut [Self::V], high: &mut [Self::V]) {
        let start = rows.start;
        for row in rows {
            let d = self.digit(digits, first + row - start);
            for vector in 0..low.len() {
                let t = self.table(TableIndex { row, vector });
                low[vector] = self.mad_lo(low[vector], d, t);
                high[vector] = self.mad_hi(high[vector], d, t);
            }
        }
    }
    /// For each e of `pairs.steps` in turn and each lane L of the vectors that `sums` are, with D = x\[L - e\], U = y\[L + e\], U' = y\[L + e + 1\]:
    /// even += lo(D U), odd += hi(D U) + lo(D U'), below += hi(D U'). Limbs outside the numbers are 0. One operation, so that generated code
    /// can loop.
    #[inline(always)]
    fn pair_columns(self, pairs: PairColumns, x: &[Self::V], y: &[Self::V], sums: [&mut [Self::V]; 3]) {
        let [even, odd, below] = sums;
        for e in pairs.steps.clone() {
            for v in 0..even.len() {
                let at = (LANES * (pairs.first + v)) as isize;
                let d = window_or_zero(self, x, at - e as isize);
                let [u, next] = [0, 1].map(|up| window_or_zero(self, y, at + e as isize + up));
                even[v] = self.mad_lo(even[v], d, u);
                odd[v] = self.mad_lo(self.mad_hi(odd[v], d, u), d, next);
                below[v] = self.mad_hi(below[v], d, next);
            }
        }
    }
    /// States that the lanes of `mask` hold less than 2^bits. [`super::Intervals`] proves it, [`super::Emulated`] checks it.
    fn assert_bits(self, mask: u8, a: Self::V, bits: u32) {
        let _ = (mask, a, bits);
    }
}
