//! One large number spread over the lanes: lane l of vector v is limb 8 v + l.

use super::{LANES, LIMB_BITS, Lanes};
use std::ops::Range;

/// Where a `table` vector comes from: vector `vector` of row `row`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TableIndex {
    /// The row.
    pub row: usize,
    /// The vector within the row.
    pub vector: usize,
}

/// What a kernel needs when its lanes hold the limbs of one number.
pub trait Across: Lanes {
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
    /// States that the lanes of `mask` hold less than 2^bits. [`super::Intervals`] proves it, [`super::Emulated`] checks it.
    fn assert_bits(self, mask: u8, a: Self::V, bits: u32) {
        let _ = (mask, a, bits);
    }
}
