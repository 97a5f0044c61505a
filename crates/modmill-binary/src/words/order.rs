//! An order of Montgomery multiplication, and the steps that orders share. A column k is a sum of products of weight x^(64 k), `t[k]`.
//!
//! Loops run over indices: iterators over vectors are not always compiled into the function that has the processor's features.

use super::super::Method;
use super::super::machine::Carryless;
use super::Reducer;
use std::fmt::Debug;

/// A sum of products, see [`Carryless::product`].
pub(crate) type Column<V> = [V; 2];

/// The order of the products of a and b and the steps of the reduction.
pub(crate) trait Order: Debug + Send + Sync + 'static {
    const METHOD: Method;
    /// Vectors of scratch memory for `multiply`.
    fn scratch(n: &Reducer) -> usize;
    /// out = a b / R mod N.
    fn multiply<M: Carryless>(machine: M, n: &Reducer, out: &mut [M::V], a: &[M::V], b: &[M::V], t: &mut [M::V]);
    /// Vectors of scratch memory for `square`.
    fn square_scratch(n: &Reducer) -> usize {
        4 * n.words
    }
    /// out = a^2 / R mod N. A square has one product for each word, so there is nothing to interleave: by default all of them
    /// come first.
    #[inline(always)]
    fn square<M: Carryless>(machine: M, n: &Reducer, out: &mut [M::V], a: &[M::V], t: &mut [M::V]) {
        let (t, _) = t.as_chunks_mut();
        squares(machine, &a[..n.words], t);
        reduce(machine, n, out, t);
    }
}

/// t += p at a column.
#[inline(always)]
pub(crate) fn add<M: Carryless>(machine: M, column: &mut Column<M::V>, p: Column<M::V>) {
    *column = sum(machine, *column, p);
}

#[inline(always)]
pub(crate) fn product<M: Carryless>(machine: M, a: M::V, b: M::V) -> Column<M::V> {
    machine.product(a, b).into()
}
#[inline(always)]
pub(crate) fn low<M: Carryless>(machine: M, p: Column<M::V>) -> M::V {
    machine.low(p.into())
}
#[inline(always)]
pub(crate) fn high<M: Carryless>(machine: M, p: Column<M::V>) -> M::V {
    machine.high(p.into())
}
#[inline(always)]
pub(crate) fn carry<M: Carryless>(machine: M, p: Column<M::V>) -> Column<M::V> {
    machine.carry(p.into()).into()
}

/// The first columns of the scratch memory, zero.
#[inline(always)]
pub(crate) fn cleared<M: Carryless>(machine: M, t: &mut [M::V], columns: usize) -> &mut [Column<M::V>] {
    let t = &mut t.as_chunks_mut().0[..columns];
    for column in &mut *t {
        *column = zero(machine);
    }
    t
}

/// p + q.
#[inline(always)]
pub(crate) fn sum<M: Carryless>(machine: M, p: Column<M::V>, q: Column<M::V>) -> Column<M::V> {
    [machine.xor(p[0], q[0]), machine.xor(p[1], q[1])]
}

#[inline(always)]
pub(crate) fn zero<M: Carryless>(machine: M) -> Column<M::V> {
    [machine.splat(0); 2]
}

/// t += a x, a row of products; as many columns as a has words.
#[inline(always)]
pub(crate) fn row<M: Carryless>(machine: M, t: &mut [Column<M::V>], a: &[M::V], x: M::V) {
    let t = &mut t[..a.len()];
    for j in 0..a.len() {
        add(machine, &mut t[j], product(machine, a[j], x));
    }
}

/// t += m N.
#[inline(always)]
pub(crate) fn row_of_n<M: Carryless>(machine: M, t: &mut [Column<M::V>], n: &[u64], m: M::V) {
    let t = &mut t[..n.len()];
    for j in 0..n.len() {
        add(machine, &mut t[j], product(machine, machine.splat(n[j]), m));
    }
}

/// t = (t + m N) / x^64, for t of S columns with a lowest word that m clears.
#[inline(always)]
pub(crate) fn shifted_row_of_n<M: Carryless>(machine: M, t: &mut [Column<M::V>], n: &Reducer, m: M::V) {
    let (t, low) = (&mut t[..n.words], &n.n[..n.words]);
    let carry = carry(machine, sum(machine, t[0], product(machine, machine.splat(low[0]), m)));
    for j in 1..low.len() {
        t[j - 1] = sum(machine, t[j], product(machine, machine.splat(low[j]), m));
    }
    close(machine, t, n, m, carry);
}

/// The ends of a shifted row: the highest column, which only N's word beyond S words reaches, and the carry into the lowest.
#[inline(always)]
pub(crate) fn close<M: Carryless>(machine: M, t: &mut [Column<M::V>], n: &Reducer, m: M::V, carry: Column<M::V>) {
    let top = if let Some(top) = n.beyond() { product(machine, machine.splat(top), m) } else { zero(machine) };
    t[n.words - 1] = top;
    add(machine, &mut t[0], carry);
}

/// out = the words of columns, of which the lowest takes `carried` from the one below.
#[inline(always)]
pub(crate) fn resolve<M: Carryless>(machine: M, out: &mut [M::V], t: &[Column<M::V>], mut carried: M::V) {
    let out = &mut out[..t.len()];
    for k in 0..t.len() {
        out[k] = machine.xor(low(machine, t[k]), carried);
        carried = high(machine, t[k]);
    }
}

/// The 2 S columns of a^2.
#[inline(always)]
pub(crate) fn squares<M: Carryless>(machine: M, a: &[M::V], t: &mut [Column<M::V>]) {
    let t = &mut t[..2 * a.len()];
    for k in 0..a.len() {
        t[2 * k] = product(machine, a[k], a[k]);
        t[2 * k + 1] = zero(machine);
    }
}

/// out = t / R mod N, for t of 2 S columns: S rows of the reduction.
#[inline(always)]
pub(crate) fn reduce<M: Carryless>(machine: M, n: &Reducer, out: &mut [M::V], t: &mut [Column<M::V>]) {
    let mut carried = machine.splat(0);
    for i in 0..n.words {
        let lowest = machine.xor(low(machine, t[i]), carried);
        let m = machine.clmul_low(lowest, machine.splat(n.inverse));
        row_of_n(machine, &mut t[i..], &n.n, m);
        // The low word of this column is that of the carry now, which is what is dropped.
        carried = high(machine, t[i]);
    }
    resolve(machine, out, &t[n.words..2 * n.words], carried);
}

/// total + the sum of x[j] y[last - j], for as many y as x. (Two products in one addition of three gained nothing: the port that
/// multiplies is the busy one.)
#[inline(always)]
pub(crate) fn column<M: Carryless>(machine: M, mut total: Column<M::V>, x: &[M::V], y: &[M::V]) -> Column<M::V> {
    let y = &y[..x.len()];
    for j in 0..x.len() {
        total = sum(machine, total, product(machine, x[j], y[x.len() - 1 - j]));
    }
    total
}
