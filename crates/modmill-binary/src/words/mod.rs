//! Montgomery multiplication word by word, in the five orders of Koc, Acar and Kaliski.
//!
//! R = x^(64 S), n' = 1/N mod x^64; each of S steps adds the multiple m N of N that clears the lowest word, m = t n' mod x^64, and
//! drops it. The orders differ in when the products of a and b come in, which decides how much memory is read and written; all take
//! 2 S^2 + S word products (S more where 64 divides m). Columns are sums of products ([`Carryless::product`]), two vectors each.
//!
//! Operands below x^m give a result below x^m, since (a b + q N) / R with deg q < 64 S has degree at most max(2 m - 2, 64 S - 1 + m) - 64 S.

mod fips;
pub(crate) mod order;

use super::blocks::{BlockKernel, run};
use super::machine::Carryless;
use super::poly::Poly;
use super::{BinaryModulus, Description, Multiplier, Workspace};
pub(super) use fips::Fips;
use order::Order;
use std::marker::PhantomData;

/// N as the reductions take it.
#[derive(Debug)]
pub(crate) struct Reducer {
    /// S.
    pub(crate) words: usize,
    /// N, S words, or S + 1 where 64 divides m.
    pub(crate) n: Vec<u64>,
    /// 1 / N modulo x^64.
    pub(crate) inverse: u64,
}

impl Reducer {
    fn new(modulus: &BinaryModulus) -> Self {
        Self { words: modulus.words(), n: modulus.dense().to_vec(), inverse: inverse(modulus.dense()[0]) }
    }

    /// The word of N beyond S words: 1, where 64 divides m.
    #[inline(always)]
    pub(crate) fn beyond(&self) -> Option<u64> {
        self.n.get(self.words).copied()
    }
}

/// 1 / n modulo x^64, for n with a constant term.
fn inverse(n: u64) -> u64 {
    // Where n i = 1 + e with x^k dividing e, n i' = 1 + e^2 for i' = i (n i); k is 1 for i = 1.
    let low = |a: u64, b: u64| super::machine::clmul(a, b).0;
    (0..6).fold(1, |i, _| low(i, low(n, i)))
}

/// The multiplier of an order on one machine.
#[derive(Debug)]
struct Montgomery<M, O> {
    machine: M,
    reducer: Reducer,
    factor: Vec<u64>,
    order: PhantomData<O>,
}

/// The product, or the square, of a block.
struct Product<'r, O>(&'r Reducer, PhantomData<O>);
struct Square<'r, O>(&'r Reducer, PhantomData<O>);

impl<M: Carryless, O: Order> BlockKernel<M> for Product<'_, O> {
    #[inline(always)]
    fn words(&self) -> usize {
        self.0.words
    }
    #[inline(always)]
    fn scratch(&self) -> usize {
        O::scratch(self.0)
    }
    #[inline(always)]
    fn block(&self, machine: M, out: &mut [M::V], a: &[M::V], b: &[M::V], scratch: &mut [M::V]) {
        O::multiply(machine, self.0, out, a, b, scratch);
    }
}

impl<M: Carryless, O: Order> BlockKernel<M> for Square<'_, O> {
    #[inline(always)]
    fn words(&self) -> usize {
        self.0.words
    }
    #[inline(always)]
    fn scratch(&self) -> usize {
        O::square_scratch(self.0)
    }
    #[inline(always)]
    fn block(&self, machine: M, out: &mut [M::V], a: &[M::V], _: &[M::V], scratch: &mut [M::V]) {
        O::square(machine, self.0, out, a, scratch);
    }
}

impl<M: Carryless, O: Order> Multiplier for Montgomery<M, O> {
    fn mul(&self, out: &mut [u64], a: &[u64], b: &[u64], space: &mut Workspace) {
        run(self.machine, &Product::<O>(&self.reducer, PhantomData), out, a, Some(b), space);
    }
    fn square(&self, out: &mut [u64], a: &[u64], space: &mut Workspace) {
        run(self.machine, &Square::<O>(&self.reducer, PhantomData), out, a, None, space);
    }
    fn factor(&self) -> Option<&[u64]> {
        Some(&self.factor)
    }
    fn group(&self) -> usize {
        M::LANES
    }
    fn description(&self) -> Description {
        O::METHOD.into()
    }
}

/// The multiplier of an order. N has a constant term.
pub(super) fn multiplier<M: Carryless, O: Order>(machine: M, modulus: &BinaryModulus) -> Box<dyn Multiplier> {
    let factor = Poly::monomial(64 * modulus.words()).rem(&Poly::from(modulus)).to_words(modulus.words());
    Box::new(Montgomery::<M, O> { machine, reducer: Reducer::new(modulus), factor, order: PhantomData })
}
