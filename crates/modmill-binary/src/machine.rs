//! Word operations over `GF(2)[x]`, for one element ([`Scalar`]) or for several side by side.
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
    /// Runs a product, compiled for this machine. Its arguments arrive in registers, while those of [`Carryless::call`] go through
    /// memory, which a product of a few ns would feel.
    fn call_product<K: ProductKernel<Self, O, I, S>, O, I, S>(self, kernel: K, out: O, a: I, b: I, space: S);

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
    /// Words of a [`super::Workspace`] as vectors, `LANES` words each; words that do not fill one are left out.
    fn vectors(self, words: &mut [u64]) -> &mut [Self::V];
    /// Words of `LANES` elements that follow each other (`words` each) as a block: `block[w]` = word w of each.
    fn gather(self, block: &mut [Self::V], elements: &[u64], words: usize);
    /// The reverse of [`Carryless::gather`].
    fn scatter(self, elements: &mut [u64], block: &[Self::V], words: usize);
}

/// Work on one machine. `run` and all it calls is `#[inline(always)]`.
pub trait CarrylessKernel<M: Carryless> {
    /// The result; bulky results go to where the kernel's references say.
    type Out;
    /// Does it.
    fn run(self, machine: M) -> Self::Out;
}

/// A product on one machine: slices or arrays in and out, and memory. `run` and all it calls is `#[inline(always)]`.
pub trait ProductKernel<M: Carryless, O, I, S> {
    /// `out` = what the kernel makes of `a` and `b`.
    fn run(self, machine: M, out: O, a: I, b: I, space: S);
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
    fn call_product<K: ProductKernel<Self, O, I, S>, O, I, S>(self, kernel: K, out: O, a: I, b: I, space: S) {
        kernel.run(self, out, a, b, space);
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

/// Every fourth bit: sixteen one-bit cells with room for a count of 15 each.
const CELLS: u64 = 0x1111_1111_1111_1111;

/// (low, high) words of the product of two polynomials of degree below 64.
///
/// Integer products of operands of which only every fourth bit is kept: a column of such a product counts up to 16 pairs of bits,
/// and the lowest bit of the count is the sum in GF(2). Sixteen products, four for each residue of the exponent modulo 4. A count
/// of 16 does not fit its cell and needs sixteen ones on both sides; `full_cells` sees that and puts it right.
#[inline(always)]
#[must_use]
pub fn clmul(a: u64, b: u64) -> (u64, u64) {
    let [a0, a1, a2, a3] = [a & CELLS, a & (CELLS << 1), a & (CELLS << 2), a & (CELLS << 3)];
    let [b0, b1, b2, b3] = [b & CELLS, b & (CELLS << 1), b & (CELLS << 2), b & (CELLS << 3)];
    let p = |x: u64, y: u64| u128::from(x) * u128::from(y);
    let cells = u128::from(CELLS) << 64 | u128::from(CELLS);
    let c0 = (p(a0, b0) ^ p(a1, b3) ^ p(a2, b2) ^ p(a3, b1)) & cells;
    let c1 = (p(a0, b1) ^ p(a1, b0) ^ p(a2, b3) ^ p(a3, b2)) & (cells << 1);
    let c2 = (p(a0, b2) ^ p(a1, b1) ^ p(a2, b0) ^ p(a3, b3)) & (cells << 2);
    let c3 = (p(a0, b3) ^ p(a1, b2) ^ p(a2, b1) ^ p(a3, b0)) & (cells << 3);
    let sum = c0 | c1 | c2 | c3;
    let full = full_cells(a);
    let high = (sum >> 64) as u64;
    (sum as u64, if full == 0 { high } else { high ^ overflow(full, full_cells(b)) })
}

/// Bit i: whether the bits i, i + 4, ..., i + 60 of `a` are all set.
#[inline(always)]
fn full_cells(a: u64) -> u64 {
    let a = a & (a >> 32);
    let a = a & (a >> 16);
    let a = a & (a >> 8);
    a & (a >> 4) & 0xf
}

/// The bits of the high word that counts of 16 spoil: where both sides have all ones, column 15 carries one into column 16, whose 15
/// become 16 and carry one into column 17, whose 14 become 15. So the bits of columns 16 and 17 are wrong, once for each such pair of
/// residues.
#[cold]
fn overflow(a: u64, b: u64) -> u64 {
    let pairs = (0..4).filter(|i| a >> i & 1 == 1).fold(0, |sum, i| sum ^ (b << i));
    pairs ^ (pairs << 4)
}

#[cfg(test)]
mod tests {
    use super::clmul;
    use proptest::prelude::*;

    /// The definition: shifted copies of `a`, one for each bit of `b`.
    fn by_definition(a: u64, b: u64) -> (u64, u64) {
        let sum = (0..64).filter(|i| b >> i & 1 == 1).fold(0u128, |sum, i| sum ^ (u128::from(a) << i));
        (sum as u64, (sum >> 64) as u64)
    }

    #[test]
    fn full_classes_of_bits_are_put_right() {
        let classes: Vec<u64> = (0..16u64).map(|k| (0..4).filter(|i| k >> i & 1 == 1).fold(0, |a, i| a | super::CELLS << i)).collect();
        for &a in &classes {
            for &b in &classes {
                for spoil in [0u64, 1 << 63, 1, 1 << 31] {
                    assert_eq!(clmul(a, b ^ spoil), by_definition(a, b ^ spoil), "{a:x} {b:x} {spoil:x}");
                }
            }
        }
    }

    proptest! {
        #[test]
        fn products_are_those_of_the_definition(a: u64, b: u64, thick: bool) {
            let (a, b) = if thick { (a | a.rotate_left(1) | a.rotate_left(7), b | b.rotate_left(3) | b.rotate_left(9)) } else { (a, b) };
            prop_assert_eq!(clmul(a, b), by_definition(a, b));
        }
    }
}
