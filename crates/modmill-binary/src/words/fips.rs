//! The order of product scanning, the fastest one.

use super::super::Method;
use super::super::machine::Carryless;
use super::Reducer;
use super::order::{Column, Order, carry, column, low, product, sum, zero};

/// Finely integrated product scanning: column by column, the sum of a column in registers; S words of memory, the m.
#[derive(Debug)]
pub(crate) struct Fips;

/// total + the sum of x[j] n[last - j], for as many words of N as x has.
#[inline(always)]
fn column_of_n<M: Carryless>(machine: M, mut total: Column<M::V>, x: &[M::V], n: &[u64]) -> Column<M::V> {
    let n = &n[..x.len()];
    for j in 0..x.len() {
        total = sum(machine, total, product(machine, x[j], machine.splat(n[x.len() - 1 - j])));
    }
    total
}

impl Fips {
    /// The columns of a reduction of columns that `of_product` gives, in turn.
    #[inline(always)]
    fn scan<M: Carryless, P: Columns<M>>(machine: M, n: &Reducer, out: &mut [M::V], m: &mut [M::V], of: P) {
        let (s, m) = (n.words, &mut m[..n.words]);
        let mut total = zero(machine);
        for k in 0..s {
            total = of.add(machine, total, k);
            total = column_of_n(machine, total, &m[..k], &n.n[1..=k]);
            m[k] = machine.clmul_low(low(machine, total), machine.splat(n.inverse));
            total = sum(machine, total, product(machine, m[k], machine.splat(n.n[0])));
            total = carry(machine, total);
        }
        for k in s..2 * s {
            total = of.add(machine, total, k);
            // m[j] n[k - j]: j up to S - 1, and k - j up to the last word of N.
            let first = (k + 1).saturating_sub(n.n.len());
            total = column_of_n(machine, total, &m[first..], &n.n[k + 1 - s..n.n.len().min(k + 1)]);
            out[k - s] = low(machine, total);
            total = carry(machine, total);
        }
    }
}

/// The columns of what is reduced.
trait Columns<M: Carryless> {
    /// total + column k, k below 2 S.
    fn add(&self, machine: M, total: Column<M::V>, k: usize) -> Column<M::V>;
}

struct OfProduct<'r, V>(&'r [V], &'r [V]);
struct OfSquare<'r, V>(&'r [V]);

impl<M: Carryless> Columns<M> for OfProduct<'_, M::V> {
    #[inline(always)]
    fn add(&self, machine: M, total: Column<M::V>, k: usize) -> Column<M::V> {
        let first = (k + 1).saturating_sub(self.0.len());
        let end = (k + 1).min(self.0.len());
        column(machine, total, &self.0[first..end], &self.1[first..end])
    }
}

impl<M: Carryless> Columns<M> for OfSquare<'_, M::V> {
    #[inline(always)]
    fn add(&self, machine: M, total: Column<M::V>, k: usize) -> Column<M::V> {
        if k.is_multiple_of(2) { sum(machine, total, product(machine, self.0[k / 2], self.0[k / 2])) } else { total }
    }
}

impl Order for Fips {
    const METHOD: Method = Method::Fips;
    #[inline(always)]
    fn scratch(n: &Reducer) -> usize {
        n.words
    }
    #[inline(always)]
    fn multiply<M: Carryless>(machine: M, n: &Reducer, out: &mut [M::V], a: &[M::V], b: &[M::V], t: &mut [M::V]) {
        Self::scan(machine, n, out, t, OfProduct(&a[..n.words], &b[..n.words]));
    }
    fn square_scratch(n: &Reducer) -> usize {
        n.words
    }
    #[inline(always)]
    fn square<M: Carryless>(machine: M, n: &Reducer, out: &mut [M::V], a: &[M::V], t: &mut [M::V]) {
        Self::scan(machine, n, out, t, OfSquare(&a[..n.words]));
    }
}
