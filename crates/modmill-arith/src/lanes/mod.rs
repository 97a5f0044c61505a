//! Eight lanes of 64 bits with a 52-bit multiply-add: one set of operations, several machines.
//!
//! A kernel is written once over [`Lanes`] and run on
//! * the vector unit ([`crate::arch`], x86-64 with AVX-512 IFMA);
//! * [`Emulated`]: plain Rust, the oracle;
//! * [`Interval`]: the range of every lane instead of its value, which fails where a bit could be lost;
//! * [`Recorder`]: the list of operations itself, from which straight-line machine code is generated.
//!
//! # Semantics (per lane; all sums are of 64 bits)
//! | operation | result | condition that [`Interval`] checks |
//! |---|---|---|
//! | `mad_lo(c, a, b)` | c + (a*b mod 2^52) | a and b are below 2^52 or *settled*; the sum is below 2^64 |
//! | `mad_hi(c, a, b)` | c + floor(a*b / 2^52) | the same |
//! | `add(a, b)` | a + b | the sum is below 2^64 |
//! | `carry(a)` | floor(a / 2^52) | |
//! | `settle(s, c)` | s + c, *settled*: only its low 52 bits count | (s mod 2^52) + c below 2^52, by prediction |
//!
//! # Predicted carries
//! The multiplier reads the low 52 bits of each operand and ignores the rest. So a column sum s whose carry floor(s / 2^52) is
//! added to the next lane can serve as a digit without being masked, and the carry that comes in from the lane below can simply
//! be added, as long as it does not ripple past bit 51. With carries of c bits and well-mixed digits that happens once in about
//! 2^(52 - c) operations: `settle` records it in a sticky flag ([`Lanes::settle`]) and the caller repeats the work in exact
//! arithmetic when the flag is up. The prediction costs one logic operation and no latency, and makes radix 2^52 exact.

use std::ops::Range;

mod emulated;
mod interval;
mod parallel;
mod recorder;

pub use emulated::{Emulated, Table};
pub use interval::{Bounds, Fault, Interval};
pub use parallel::{Bitwise, Findings, Kernel, Loss, Parallel, Quad, Range as LimbRange, Ranges, Words};
pub use recorder::{Node, Op, Program, Recorder, Rows};

/// Lanes of a vector.
pub const LANES: usize = 8;
/// Bits of a limb: what one operand of the multiplier holds.
pub const LIMB_BITS: u32 = 52;
/// 2^52 - 1.
pub const LIMB_MASK: u64 = (1 << LIMB_BITS) - 1;

/// Where a `table` vector comes from: vector `vector` of row `row`; `shifted` one lane up (lane l holds limb l - 1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TableIndex {
    /// The row.
    pub row: usize,
    /// The vector within the row.
    pub vector: usize,
    /// Whether the limbs stand one lane higher.
    pub shifted: bool,
}

/// A machine with eight 64-bit lanes and a 52-bit multiplier. See the module's table for what each operation does.
pub trait Lanes {
    /// A vector.
    type V: Copy;

    /// All lanes zero.
    fn zero(&mut self) -> Self::V;
    /// Vector `vector` of operand `operand` (0 or 1), limbs below 2^52 or settled.
    fn operand(&mut self, operand: usize, vector: usize) -> Self::V;
    /// Makes `value` vector `vector` of the result.
    fn result(&mut self, vector: usize, value: Self::V);
    /// A vector of the modulus' table.
    fn table(&mut self, index: TableIndex) -> Self::V;
    /// c + (a*b mod 2^52).
    fn mad_lo(&mut self, c: Self::V, a: Self::V, b: Self::V) -> Self::V;
    /// c + floor(a*b / 2^52).
    fn mad_hi(&mut self, c: Self::V, a: Self::V, b: Self::V) -> Self::V;
    /// a + b.
    fn add(&mut self, a: Self::V, b: Self::V) -> Self::V;
    /// a + b in the lanes of `mask`, a in the others.
    fn add_in(&mut self, mask: u8, a: Self::V, b: Self::V) -> Self::V;
    /// floor(a / 2^52).
    fn carry(&mut self, a: Self::V) -> Self::V;
    /// Lanes `by`.. of `low`, then lanes ..`by` of `high` (1 <= by <= 7).
    fn align(&mut self, high: Self::V, low: Self::V, by: usize) -> Self::V;
    /// Lane l is a\[i\] for `lanes[l]` = i < 8, b\[i - 8\] for i < 16, and 0 for anything more.
    fn pick(&mut self, lanes: [u8; LANES], a: Self::V, b: Self::V) -> Self::V;
    /// s + c in the lanes of `mask`, s in the others, as digits: from here on only the low 52 bits count.
    /// Raises the machine's sticky flag where the addition changes bits above the 52nd.
    fn settle(&mut self, mask: u8, s: Self::V, c: Self::V) -> Self::V;
    /// Lane `lane` of `a` in all lanes, for each of `lanes` in order.
    fn broadcast(&mut self, a: Self::V, lane: usize) -> Self::V;
    /// For each row r of `rows` in turn, with d its digit: low\[v\] += lo(d * T_r\[v\]), high\[v\] += hi(d * T_r\[v\]).
    /// The digits are consecutive lanes of `digits` from lane `first` on. One operation, so that generated code can loop.
    fn fold_rows(&mut self, digits: &[Self::V], first: usize, rows: Range<usize>, low: &mut [Self::V], high: &mut [Self::V]) {
        for (i, row) in rows.enumerate() {
            let at = first + i;
            let d = self.broadcast(digits[at / LANES], at % LANES);
            for (vector, (l, h)) in low.iter_mut().zip(high.iter_mut()).enumerate() {
                let t = self.table(TableIndex { row, vector, shifted: false });
                *l = self.mad_lo(*l, d, t);
                *h = self.mad_hi(*h, d, t);
            }
        }
    }
    /// States that the lanes of `mask` hold less than 2^bits. Only [`Interval`] does anything about it.
    fn below(&mut self, mask: u8, a: Self::V, bits: u32);
}
