//! Several words side by side in plain Rust, which compilers turn into whatever vectors the target has.
//!
//! This crate's own tests emulate vector machines by it. Its operations and kernels are not inlined there, as compiling them at each call took minutes.

use super::super::machine::{Carryless, CarrylessKernel, ProductKernel, clmul};

/// `W` elements at a time on any processor.
#[derive(Debug, Clone, Copy, Default)]
pub(in super::super) struct Wide<const W: usize>;

#[inline(always)]
fn each<const W: usize>(f: impl Fn(usize) -> u64) -> [u64; W] {
    let mut out = [0; W];
    for i in 0..W {
        out[i] = f(i);
    }
    out
}

impl<const W: usize> Carryless for Wide<W> {
    type V = [u64; W];
    const LANES: usize = W;

    #[cfg_attr(not(test), inline(always))]
    #[cfg_attr(test, inline(never))]
    fn call<K: CarrylessKernel<Self>>(self, kernel: K) -> K::Out {
        kernel.run(self)
    }
    #[cfg_attr(not(test), inline(always))]
    #[cfg_attr(test, inline(never))]
    fn call_product<K: ProductKernel<Self, O, I, S>, O, I, S>(self, kernel: K, out: O, a: I, b: I, space: S) {
        kernel.run(self, out, a, b, space);
    }
    #[cfg_attr(not(test), inline(always))]
    #[cfg_attr(test, inline(never))]
    fn splat(self, x: u64) -> [u64; W] {
        [x; W]
    }
    #[cfg_attr(not(test), inline(always))]
    #[cfg_attr(test, inline(never))]
    fn xor(self, a: [u64; W], b: [u64; W]) -> [u64; W] {
        each(|i| a[i] ^ b[i])
    }
    #[cfg_attr(not(test), inline(always))]
    #[cfg_attr(test, inline(never))]
    fn xor3(self, a: [u64; W], b: [u64; W], c: [u64; W]) -> [u64; W] {
        each(|i| a[i] ^ b[i] ^ c[i])
    }
    #[cfg_attr(not(test), inline(always))]
    #[cfg_attr(test, inline(never))]
    fn and(self, a: [u64; W], b: [u64; W]) -> [u64; W] {
        each(|i| a[i] & b[i])
    }
    #[cfg_attr(not(test), inline(always))]
    #[cfg_attr(test, inline(never))]
    fn and_xor(self, c: [u64; W], a: [u64; W], b: [u64; W]) -> [u64; W] {
        each(|i| c[i] ^ (a[i] & b[i]))
    }
    #[cfg_attr(not(test), inline(always))]
    #[cfg_attr(test, inline(never))]
    fn clmul(self, a: [u64; W], b: [u64; W]) -> ([u64; W], [u64; W]) {
        (each(|i| clmul(a[i], b[i]).0), each(|i| clmul(a[i], b[i]).1))
    }
    #[cfg_attr(not(test), inline(always))]
    #[cfg_attr(test, inline(never))]
    fn shl(self, a: [u64; W], n: u32) -> [u64; W] {
        each(|i| a[i] << n)
    }
    #[cfg_attr(not(test), inline(always))]
    #[cfg_attr(test, inline(never))]
    fn shr(self, a: [u64; W], n: u32) -> [u64; W] {
        each(|i| a[i] >> n)
    }
    #[inline(always)]
    fn vectors(self, words: &mut [u64]) -> &mut [[u64; W]] {
        words.as_chunks_mut().0
    }
    #[cfg_attr(not(test), inline(always))]
    #[cfg_attr(test, inline(never))]
    fn gather(self, block: &mut [[u64; W]], elements: &[u64], words: usize) {
        for w in 0..words {
            block[w] = each(|l| elements[l * words + w]);
        }
    }
    #[cfg_attr(not(test), inline(always))]
    #[cfg_attr(test, inline(never))]
    fn scatter(self, elements: &mut [u64], block: &[[u64; W]], words: usize) {
        for w in 0..words {
            for l in 0..W {
                elements[l * words + w] = block[w][l];
            }
        }
    }
}
