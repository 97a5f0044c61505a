//! Word operations over GF(2)[x], for one element ([`Scalar`]) or for several side by side.
//!
//! A method is written once over [`Carryless`]: a vector holds word w of `LANES` elements. Its operands are blocks, slices of
//! vectors, vector w of a block being word w of `LANES` elements; [`Carryless::gather`] makes a block from plain elements.
//! All that a kernel calls is `#[inline(always)]`, so that it becomes part of the one function that [`Carryless::call`] compiles.

use std::fmt::Debug;

/// A unit that multiplies 64-bit polynomials, `LANES` at once.
pub trait Carryless: Copy + Debug + Send + Sync + 'static {
    /// One 64-bit word of each of `LANES` elements.
    type V: Copy + Debug + Send + Sync + 'static;
    /// Elements side by side.
    const LANES: usize;

    /// Runs a kernel, compiled for this machine.
    fn call<K: CarrylessKernel<Self>>(self, kernel: K) -> K::Out;

    /// `x` in every lane.
    fn splat(self, x: u64) -> Self::V;
    /// a + b.
    fn xor(self, a: Self::V, b: Self::V) -> Self::V;
    /// a + b + c.
    fn xor3(self, a: Self::V, b: Self::V, c: Self::V) -> Self::V;
    /// Bit by bit a AND b.
    fn and(self, a: Self::V, b: Self::V) -> Self::V;
    /// c + (a AND b).
    fn and_xor(self, c: Self::V, a: Self::V, b: Self::V) -> Self::V;
    /// (low, high) words of the 127-bit product a b.
    fn clmul(self, a: Self::V, b: Self::V) -> (Self::V, Self::V);
    /// The low word of a b.
    fn clmul_low(self, a: Self::V, b: Self::V) -> Self::V {
        self.clmul(a, b).0
    }
    /// a b in the form that costs least, a pair of vectors that only this machine reads. The form is linear: sums of products are
    /// sums of both vectors, so that columns of many products are added in it and taken apart once.
    #[inline(always)]
    fn product(self, a: Self::V, b: Self::V) -> (Self::V, Self::V) {
        self.clmul(a, b)
    }
    /// The low word of a sum of products.
    #[inline(always)]
    fn low(self, sum: (Self::V, Self::V)) -> Self::V {
        sum.0
    }
    /// The high word of a sum of products.
    #[inline(always)]
    fn high(self, sum: (Self::V, Self::V)) -> Self::V {
        sum.1
    }
    /// A sum of products divided by x^64, which is what it carries to the next column, as a sum of products.
    #[inline(always)]
    fn carry(self, sum: (Self::V, Self::V)) -> (Self::V, Self::V) {
        (sum.1, self.splat(0))
    }
    /// a x^n modulo x^64, n below 64.
    fn shl(self, a: Self::V, n: u32) -> Self::V;
    /// floor(a / x^n), n below 64.
    fn shr(self, a: Self::V, n: u32) -> Self::V;
    /// Words of a [`super::Workspace`] as vectors, `LANES` words each; what is over is left out.
    fn vectors(self, words: &mut [u64]) -> &mut [Self::V];
    /// Words of `LANES` elements that follow each other (`words` each) as a block: block[w] = word w of each.
    fn gather(self, block: &mut [Self::V], elements: &[u64], words: usize);
    /// The reverse of [`Carryless::gather`].
    fn scatter(self, elements: &mut [u64], block: &[Self::V], words: usize);
}

/// Work on one machine. `run` and all it calls is `#[inline(always)]`.
pub trait CarrylessKernel<M: Carryless> {
    /// What it gives back; bulky results go to where the kernel's references say.
    type Out;
    /// Does it.
    fn run(self, machine: M) -> Self::Out;
}

/// One element at a time in plain Rust, on any processor.
#[derive(Debug, Clone, Copy, Default)]
pub struct Scalar;

impl Carryless for Scalar {
    type V = u64;
    const LANES: usize = 1;

    #[inline(always)]
    fn call<K: CarrylessKernel<Self>>(self, kernel: K) -> K::Out {
        kernel.run(self)
    }
    #[inline(always)]
    fn splat(self, x: u64) -> u64 {
        x
    }
    #[inline(always)]
    fn xor(self, a: u64, b: u64) -> u64 {
        a ^ b
    }
    #[inline(always)]
    fn xor3(self, a: u64, b: u64, c: u64) -> u64 {
        a ^ b ^ c
    }
    #[inline(always)]
    fn and(self, a: u64, b: u64) -> u64 {
        a & b
    }
    #[inline(always)]
    fn and_xor(self, c: u64, a: u64, b: u64) -> u64 {
        c ^ (a & b)
    }
    #[inline(always)]
    fn clmul(self, a: u64, b: u64) -> (u64, u64) {
        clmul(a, b)
    }
    #[inline(always)]
    fn shl(self, a: u64, n: u32) -> u64 {
        a << n
    }
    #[inline(always)]
    fn shr(self, a: u64, n: u32) -> u64 {
        a >> n
    }
    #[inline(always)]
    fn vectors(self, words: &mut [u64]) -> &mut [u64] {
        words
    }
    #[inline(always)]
    fn gather(self, block: &mut [u64], elements: &[u64], words: usize) {
        block[..words].copy_from_slice(&elements[..words]);
    }
    #[inline(always)]
    fn scatter(self, elements: &mut [u64], block: &[u64], words: usize) {
        elements[..words].copy_from_slice(&block[..words]);
    }
}

/// (low, high) words of the product of two polynomials of degree below 64.
#[inline(always)]
#[must_use]
pub fn clmul(a: u64, b: u64) -> (u64, u64) {
    let mut sum = 0u128;
    for i in 0..64 {
        sum ^= (u128::from(a) << i) & (u128::from(b >> i & 1)).wrapping_neg();
    }
    (sum as u64, (sum >> 64) as u64)
}
