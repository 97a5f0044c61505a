//! Eight lanes that never meet: the same work on eight independent inputs, one in each lane.
//!
//! Where [`super::Lanes`] spreads one large number over the lanes, a [`Parallel`] machine holds limb i of eight numbers in one vector.
//! A kernel is written once as a [`Kernel`] over the trait and run on
//! * the vector unit (`arch::Ifma`, made from [`crate::arch::Avx512Ifma`]);
//! * [`Words`]: plain Rust, the oracle;
//! * [`Ranges`]: the range of every limb instead of its value, which notes each place where a bit could be lost.
//!
//! All functions that a kernel calls are `#[inline(always)]`: they become part of the one function that
//! [`Parallel::call`] compiles for the machine. Closures and iterators don't reliably do so; kernels use plain loops.

mod ranges;
mod words;

pub use ranges::{Findings, Loss, Range, Ranges};
pub use words::Words;

/// Four words of a table, as they are fetched: half a cache line, never across two.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[repr(C, align(32))]
pub struct Quad(pub [u64; 4]);

/// Eight independent 64-bit lanes with a 52-bit multiply-add. Sums are modulo 2^64; [`Ranges`] shows that none wraps.
pub trait Parallel: Copy {
    /// A vector: one 64-bit value in each lane.
    type V: Copy;

    /// Runs a kernel, compiled for this machine.
    fn call<K: Kernel<Self>>(self, kernel: K) -> K::Out;

    /// `x` in every lane.
    fn splat(self, x: u64) -> Self::V;
    /// Lane l is `words[l]`.
    fn lanes(self, words: &[u64; 8]) -> Self::V;
    /// The value of each lane.
    fn words(self, v: Self::V) -> [u64; 8];
    /// c + (a*b mod 2^52), a and b read modulo 2^52.
    fn mad_lo(self, c: Self::V, a: Self::V, b: Self::V) -> Self::V;
    /// c + floor(a*b / 2^52), a and b read modulo 2^52.
    fn mad_hi(self, c: Self::V, a: Self::V, b: Self::V) -> Self::V;
    /// a + b.
    fn add(self, a: Self::V, b: Self::V) -> Self::V;
    /// a - b; b is never the larger.
    fn sub(self, a: Self::V, b: Self::V) -> Self::V;
    /// a - b in the lanes of `mask`, a + b in the others.
    fn add_or_sub(self, mask: u8, a: Self::V, b: Self::V) -> Self::V;
    /// a AND b.
    fn and(self, a: Self::V, b: Self::V) -> Self::V;
    /// a OR b.
    fn or(self, a: Self::V, b: Self::V) -> Self::V;
    /// a * 2^N, nothing shifted out.
    fn shl<const N: u32>(self, a: Self::V) -> Self::V;
    /// a + a * 2^N as a shift and an addition: a compiler makes a multiplication of that, which takes five times as long.
    fn add_shl<const N: u32>(self, a: Self::V) -> Self::V;
    /// floor(a / 2^N).
    fn shr<const N: u32>(self, a: Self::V) -> Self::V;
    /// b in the lanes of `mask`, a in the others.
    fn select(self, mask: u8, a: Self::V, b: Self::V) -> Self::V;
    /// The lanes where a = b.
    fn equal(self, a: Self::V, b: Self::V) -> u8;
    /// The lanes where a < b, unsigned.
    fn below(self, a: Self::V, b: Self::V) -> u8;
    /// Lane l of vector i is word i of `rows[l]`.
    fn fetch(self, rows: [&Quad; 8]) -> [Self::V; 4];
    /// Asks the caches for `row`, which a later operation will read.
    fn prefetch(self, row: &Quad) {
        let _ = row;
    }
    /// Word i of `table[rows[l]]` becomes lane l of `vectors[i]`.
    ///
    /// # Panics
    /// When a row is not in the table.
    fn put(self, table: &mut [Quad], rows: &[u64; 8], vectors: [Self::V; 4]);
}

/// What bit-oriented kernels need besides.
pub trait Bitwise: Parallel {
    /// a XOR b XOR c.
    fn xor3(self, a: Self::V, b: Self::V, c: Self::V) -> Self::V;
    /// Bit by bit: b where a is 1, c where it is 0.
    fn choose(self, a: Self::V, b: Self::V, c: Self::V) -> Self::V;
    /// Bit by bit: what most of a, b, c are.
    fn majority(self, a: Self::V, b: Self::V, c: Self::V) -> Self::V;
    /// a rotated right by N bits.
    fn ror<const N: i32>(self, a: Self::V) -> Self::V;
    /// a * 2^by, what is shifted out being lost; 0 from 64 on.
    fn shl_by(self, a: Self::V, by: Self::V) -> Self::V;
    /// The smaller of a and b, unsigned.
    fn least(self, a: Self::V, b: Self::V) -> Self::V;
    /// The larger of a and b, unsigned.
    fn most(self, a: Self::V, b: Self::V) -> Self::V;
    /// Zeros above the highest 1; 64 for 0.
    fn leading_zeros(self, a: Self::V) -> Self::V;
    /// a - b modulo 2^64, wanted so.
    fn sub_wrapping(self, a: Self::V, b: Self::V) -> Self::V;
    /// a + b modulo 2^64, wanted so.
    fn add_wrapping(self, a: Self::V, b: Self::V) -> Self::V;
    /// Lane l of vector i is the 64-bit big-endian word i of `rows[l]`.
    fn big_endian(self, rows: [&[u8; 64]; 8]) -> [Self::V; 8];
}

/// Work on one machine. `run` and all it calls is `#[inline(always)]`.
pub trait Kernel<P: Parallel> {
    /// What it gives back; bulky results go to where the kernel's references say.
    type Out;
    /// Does it.
    fn run(self, machine: P) -> Self::Out;
}
