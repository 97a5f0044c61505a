//! Eight lanes of 64 bits with a 52-bit multiply-add: one set of operations, several machines.
//!
//! A kernel is written once over a trait and runs on each machine that implements it. A machine is a `Copy` handle.
//!
//! | machine | what it is |
//! |---|---|
//! | `arch::Ifma` | the vector unit (x86-64 with AVX-512 IFMA), made from the token `arch::Avx512Ifma` |
//! | `arch::Avx2` | two vectors of four lanes (x86-64 with AVX2 and FMA), made from the token `arch::Avx2Fma` |
//! | `arch::Ifma256` | two vectors of four lanes (x86-64 with AVX-IFMA), made from the token `arch::AvxIfma` |
//! | `arch::Neon` | four vectors of two lanes (64-bit ARM), made from the token `arch::NeonFma` |
//! | [`Emulated`] | plain Rust, the oracle |
//! | [`Intervals`] | the range of every lane instead of its value; notes each place where a bit could be lost |
//! | [`Recorder`] | the list of operations itself, from which straight-line machine code is generated |
//!
//! | trait | lanes hold | adds |
//! |---|---|---|
//! | [`Lanes`] | anything | multiply-adds, sums, differences, shifts, masks: straight-line arithmetic, lane by lane |
//! | [`Across`] | the limbs of one number | operands, results and table rows; alignment of neighbours; predicted carries |
//! | [`Independent`] | eight independent numbers | calls, loads and stores, comparisons, gather and scatter |
//! | [`Paired`] | two groups of four numbers | permutations within each group |
//! | [`Bitwise`] | eight independent words | rotations, three-way logic, arithmetic that wraps on purpose |
//!
//! # Semantics (per lane; all sums are of 64 bits)
//! | operation | result | condition that [`Intervals`] checks |
//! |---|---|---|
//! | `mad_lo(c, a, b)` | c + (a*b mod 2^52) | a and b are below 2^52 or predicted digits; the sum is below 2^64 |
//! | `mad_hi(c, a, b)` | c + floor(a*b / 2^52) | the same |
//! | `mul_lo_truncating(a, b)` | a*b mod 2^52 | none: operands are truncated to 52 bits on purpose |
//! | `mad_small(c, a, b)` | c + a*b | a and b are below 2^32, their product is below 2^52, the sum is below 2^64 |
//! | `mad_split::<R>(low, high, a, b)` | low + l, high + h with a*b = l + 2^R h, h nearest | a and b are below 2^52 and not predicted, a*b is below 2^(52 + R); low is at least 2^(R - 1); the sums are below 2^64 |
//! | `add(a, b)` | a + b | the sum is below 2^64 |
//! | `sub(a, b)` | a - b | a >= b |
//! | `shl::<N>(a)` | a * 2^N | the result is below 2^64 |
//! | `add_carry_predicted(s, c)` | s + c as a digit: only its low 52 bits count | (s mod 2^52) + c is below 2^52, by prediction |
//!
//! A bound that does not follow from the limbs one by one (t < 2p, say) is stated by [`Lanes::assume_at_most`], with its reason.
//!
//! # Predicted carries
//! The multiplier reads the low 52 bits of each operand and ignores the rest. So a column sum s whose carry floor(s / 2^52) is
//! added to the next lane can serve as a digit without being masked, and the carry that comes in from the lane below can simply
//! be added, as long as it does not ripple past bit 51. With carries of c bits and well-mixed digits that happens once in about
//! 2^(52 - c) operations: [`Across::add_carry_predicted`] records it in a sticky flag, and the caller repeats the work in exact
//! arithmetic when the flag is up. The prediction costs one logic operation and no latency, and makes radix 2^52 exact.

mod across;
mod emulated;
mod independent;
mod interval;
mod paired;
mod pairs;
mod recorder;
#[cfg(test)]
mod tests;

pub use across::{Across, PairColumns, TableIndex};
pub use emulated::{Emulated, Memory, Table};
pub use independent::{Bitwise, Independent, Kernel, LaneWise, Row};
pub use interval::{Analysis, Assumption, Bounds, Finding, Interval, Intervals, Operation};
pub use paired::{Paired, order};
pub use pairs::Pairs;
pub use recorder::{CALLERS_MASK, Node, Op, Program, Recorder, Recording, Rows, TableShape};

/// Lanes of a vector.
pub const LANES: usize = 8;
/// Bits of a limb: what one operand of the multiplier holds.
pub const LIMB_BITS: u32 = 52;
/// 2^52 - 1.
pub const LIMB_MASK: u64 = (1 << LIMB_BITS) - 1;

/// Eight 64-bit lanes and a 52-bit multiplier. The module's table states what each operation computes and requires.
///
/// Every method acts on each lane alone. Functions over this trait are `#[inline(always)]` and use plain loops: closures and iterators do
/// not reliably become part of the one function that is compiled for a machine.
pub trait Lanes: Copy {
    /// A vector.
    type V: Copy;
    /// True if products of field elements stay calls: compilers take minutes over thousands of operations in software in one function.
    const CALLS: bool = false;
    /// True if kernels take their products by [`Lanes::mad_split`]: on machines where both parts of one product come together.
    const SPLITS: bool = false;

    /// `x` in every lane.
    fn splat(self, x: u64) -> Self::V;
    /// All lanes zero.
    #[inline(always)]
    fn zero(self) -> Self::V {
        self.splat(0)
    }
    /// c + (a*b mod 2^52).
    fn mad_lo(self, c: Self::V, a: Self::V, b: Self::V) -> Self::V;
    /// c + floor(a*b / 2^52).
    fn mad_hi(self, c: Self::V, a: Self::V, b: Self::V) -> Self::V;
    /// a*b mod 2^52 where an operand may exceed 52 bits and is truncated on purpose, as in Montgomery's q = t * n' mod 2^52.
    #[inline(always)]
    fn mul_lo_truncating(self, a: Self::V, b: Self::V) -> Self::V {
        self.mad_lo(self.zero(), a, b)
    }
    /// c + a*b for small numbers.
    #[inline(always)]
    fn mad_small(self, c: Self::V, a: Self::V, b: Self::V) -> Self::V {
        self.mad_lo(c, a, b)
    }
    /// The initial value of a sum that is to become x plus `lows` low and `highs` high parts of [`Lanes::mad_split`], neither more nor
    /// fewer: a machine may add a constant with each part. Until then, only its lowest R bits count, and sums of it and other numbers.
    #[inline(always)]
    fn split_sum<const R: u32>(self, x: u64, lows: u64, highs: u64) -> Self::V {
        let _ = (lows, highs);
        self.splat(x)
    }
    /// (`low` + l, `high` + h) with a*b = l + 2^R h and l in -2^(R - 1)..=2^(R - 1), for R < 52. Kernels whose radix is 2^R get parts that are aligned
    /// with their columns. l can be negative: `low` starts from something larger. The sums start from [`Lanes::split_sum`].
    #[inline(always)]
    fn mad_split<const R: u32>(self, low: Self::V, high: Self::V, a: Self::V, b: Self::V) -> (Self::V, Self::V) {
        split_by_limbs::<Self, R>(self, low, high, a, b)
    }
    /// Runs `K`, which treats every lane alike, for a machine of several vectors one after the other: each has all registers for itself.
    #[inline(always)]
    fn lane_by_lane<K: LaneWise<N>, const N: usize>(self, a: &[Self::V; N], b: &[Self::V; N]) -> [Self::V; N] {
        if Self::CALLS { independent::called::<K, Self, N>(self, a, b) } else { K::run(self, a, b) }
    }
    /// a + b.
    fn add(self, a: Self::V, b: Self::V) -> Self::V;
    /// a + b in the lanes of `mask`, a in the others.
    fn add_in(self, mask: u8, a: Self::V, b: Self::V) -> Self::V;
    /// a - b; b is never the larger.
    fn sub(self, a: Self::V, b: Self::V) -> Self::V;
    /// a - b in the lanes of `mask`, a + b in the others.
    fn add_or_sub(self, mask: u8, a: Self::V, b: Self::V) -> Self::V;
    /// a AND b.
    fn and(self, a: Self::V, b: Self::V) -> Self::V;
    /// a OR b.
    fn or(self, a: Self::V, b: Self::V) -> Self::V;
    /// a * 2^N, no bit shifted out.
    fn shl<const N: u32>(self, a: Self::V) -> Self::V;
    /// floor(a / 2^N).
    fn shr<const N: u32>(self, a: Self::V) -> Self::V;
    /// a + a * 2^N as a shift and an addition: a compiler turns that into a multiplication, which takes five times as long.
    #[inline(always)]
    fn add_shl<const N: u32>(self, a: Self::V) -> Self::V {
        self.add(a, self.shl::<N>(a))
    }
    /// b in the lanes of `mask`, a in the others.
    fn select(self, mask: u8, a: Self::V, b: Self::V) -> Self::V;
    /// The limbs unchanged, of which the caller knows that the whole number sum `limbs[i]` 2^(`radix_bits` i) is at most that of `bound`,
    /// because of `why`. [`Intervals`] proves it from the limbs' bounds if it can, lists it as an [`Assumption`] if not, and narrows each
    /// limb to what the number leaves it; [`Emulated`] checks the value. The limbs of `bound` are below 2^`radix_bits`, but for the
    /// highest.
    #[inline(always)]
    fn assume_at_most<const N: usize>(self, limbs: [Self::V; N], radix_bits: u32, bound: [u64; N], why: &'static str) -> [Self::V; N] {
        let _ = (radix_bits, bound, why);
        limbs
    }
}

/// [`Lanes::mad_split`] by products of limbs.
#[inline(always)]
pub(crate) fn split_by_limbs<M: Lanes, const R: u32>(m: M, low: M::V, high: M::V, a: M::V, b: M::V) -> (M::V, M::V) {
    let half = m.splat(1 << (R - 1));
    let rounded = m.mad_lo(half, a, b);
    let l = m.and(rounded, m.splat((1 << R) - 1));
    let h = m.mad_lo(m.shr::<R>(rounded), m.mad_hi(m.zero(), a, b), m.splat(1 << (LIMB_BITS - R)));
    (m.sub(m.add(low, l), half), m.add(high, h))
}
