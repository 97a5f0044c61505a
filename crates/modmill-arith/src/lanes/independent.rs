//! Eight numbers that never meet: the same work on eight independent inputs, limb i of each in the lanes of one vector.
//!
//! All functions that a kernel calls are `#[inline(always)]`: they become part of the one function that [`Independent::call`] compiles
//! for the machine.

use super::{LANES, Lanes};

/// W words of a table that are gathered together, aligned. A row of four words is half a cache line and never lies across two.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(C, align(32))]
pub struct Row<const W: usize>(pub [u64; W]);

impl<const W: usize> Default for Row<W> {
    fn default() -> Self {
        Self([0; W])
    }
}

/// The operations of kernels whose lanes each hold a number of their own.
pub trait Independent: Lanes {
    /// Runs a kernel, compiled for this machine.
    fn call<K: Kernel<Self>>(self, kernel: K) -> K::Out;

    /// Lane l is `words[l]`.
    fn load(self, words: &[u64; LANES]) -> Self::V;
    /// The value of each lane.
    fn store(self, v: Self::V) -> [u64; LANES];
    /// The lanes where a = b.
    fn equal(self, a: Self::V, b: Self::V) -> u8;
    /// The lanes where a < b, unsigned.
    fn less(self, a: Self::V, b: Self::V) -> u8;
    /// Lane l of vector i is word i of `rows[l]`.
    fn gather<const W: usize>(self, rows: [&[u64; W]; LANES]) -> [Self::V; W];
    /// Asks the caches for the first line of `value`, which a later operation will read.
    #[inline(always)]
    fn prefetch<T>(self, value: &T) {
        let _ = value;
    }
    /// Asks the caches for a line that is read only once: it should drive nothing else out of the larger caches.
    #[inline(always)]
    fn prefetch_once<T>(self, value: &T) {
        let _ = value;
    }
    /// Word i of `table[rows[l]]` becomes lane l of `vectors[i]`. Where rows are equal, one of their lanes is kept.
    ///
    /// # Panics
    /// When a row is not in the table.
    fn scatter<const W: usize>(self, table: &mut [Row<W>], rows: &[u64; LANES], vectors: [Self::V; W]);
}

/// The further operations of bit-oriented kernels.
pub trait Bitwise: Independent {
    /// a XOR b XOR c.
    fn xor3(self, a: Self::V, b: Self::V, c: Self::V) -> Self::V;
    /// Bit by bit: b where a is 1, c where it is 0.
    fn choose(self, a: Self::V, b: Self::V, c: Self::V) -> Self::V;
    /// Bit by bit: what most of a, b, c are.
    fn majority(self, a: Self::V, b: Self::V, c: Self::V) -> Self::V;
    /// a rotated right by N bits.
    fn ror<const N: i32>(self, a: Self::V) -> Self::V;
    /// a * 2^by modulo 2^64; 0 from by = 64 on.
    fn shl_by(self, a: Self::V, by: Self::V) -> Self::V;
    /// The smaller of a and b, unsigned.
    fn least(self, a: Self::V, b: Self::V) -> Self::V;
    /// The larger of a and b, unsigned.
    fn most(self, a: Self::V, b: Self::V) -> Self::V;
    /// Zeros above the highest 1; 64 for 0.
    fn leading_zeros(self, a: Self::V) -> Self::V;
    /// a - b modulo 2^64, meant to wrap.
    fn sub_wrapping(self, a: Self::V, b: Self::V) -> Self::V;
    /// a + b modulo 2^64, meant to wrap.
    fn add_wrapping(self, a: Self::V, b: Self::V) -> Self::V;
    /// Lane l of vector i is the 64-bit big-endian word i of `rows[l]`.
    fn big_endian(self, rows: [&[u8; 64]; LANES]) -> [Self::V; 8];
}

/// Straight-line work on two numbers of N limbs that treats every lane alike. See [`Lanes::lane_by_lane`].
pub trait LaneWise<const N: usize> {
    /// Does it. This and all it calls is `#[inline(always)]`.
    fn run<M: Lanes>(m: M, a: &[M::V; N], b: &[M::V; N]) -> [M::V; N];
}

/// `K` as a call; see [`Lanes::CALLS`].
#[inline(never)]
pub(super) fn called<K: LaneWise<N>, M: Lanes, const N: usize>(m: M, a: &[M::V; N], b: &[M::V; N]) -> [M::V; N] {
    K::run(m, a, b)
}

/// Work on one machine. `run` and all it calls is `#[inline(always)]`.
pub trait Kernel<M: Independent> {
    /// The result; bulky results go to where the kernel's references say.
    type Out;
    /// Does it.
    fn run(self, machine: M) -> Self::Out;
}
