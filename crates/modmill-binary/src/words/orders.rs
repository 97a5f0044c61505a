//! The five orders. A column k is a sum of products of weight x^(64 k), `t[k]`.
//!
//! Loops run over indices: iterators over vectors are not always compiled into the function that has the processor's features.

use super::super::Method;
use super::super::machine::Carryless;
use super::Reducer;
use std::fmt::Debug;

/// A sum of products, see [`Carryless::product`].
type Column<V> = [V; 2];

/// When the products of a and b are formed, relative to the steps of the reduction.
pub(super) trait Order: Debug + Send + Sync + 'static {
    const METHOD: Method;
    /// Vectors of scratch memory for `multiply`.
    fn scratch(n: &Reducer) -> usize;
    /// out = a b / R mod N.
    fn multiply<M: Carryless>(machine: M, n: &Reducer, out: &mut [M::V], a: &[M::V], b: &[M::V], t: &mut [M::V]);
    /// Vectors of scratch memory for `square`.
    fn square_scratch(n: &Reducer) -> usize {
        Sos::scratch(n)
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
fn add<M: Carryless>(machine: M, column: &mut Column<M::V>, p: Column<M::V>) {
    *column = sum(machine, *column, p);
}

#[inline(always)]
fn product<M: Carryless>(machine: M, a: M::V, b: M::V) -> Column<M::V> {
    machine.product(a, b).into()
}
#[inline(always)]
fn low<M: Carryless>(machine: M, p: Column<M::V>) -> M::V {
    machine.low(p.into())
}
#[inline(always)]
fn high<M: Carryless>(machine: M, p: Column<M::V>) -> M::V {
    machine.high(p.into())
}
#[inline(always)]
fn carry<M: Carryless>(machine: M, p: Column<M::V>) -> Column<M::V> {
    machine.carry(p.into()).into()
}

/// The first columns of the scratch memory, zero.
#[inline(always)]
fn cleared<M: Carryless>(machine: M, t: &mut [M::V], columns: usize) -> &mut [Column<M::V>] {
    let t = &mut t.as_chunks_mut().0[..columns];
    for column in &mut *t {
        *column = zero(machine);
    }
    t
}

/// p + q.
#[inline(always)]
fn sum<M: Carryless>(machine: M, p: Column<M::V>, q: Column<M::V>) -> Column<M::V> {
    [machine.xor(p[0], q[0]), machine.xor(p[1], q[1])]
}

#[inline(always)]
fn zero<M: Carryless>(machine: M) -> Column<M::V> {
    [machine.splat(0); 2]
}

/// t += a x, a row of products; as many columns as a has words.
#[inline(always)]
fn row<M: Carryless>(machine: M, t: &mut [Column<M::V>], a: &[M::V], x: M::V) {
    let t = &mut t[..a.len()];
    for j in 0..a.len() {
        add(machine, &mut t[j], product(machine, a[j], x));
    }
}

/// t += m N.
#[inline(always)]
fn row_of_n<M: Carryless>(machine: M, t: &mut [Column<M::V>], n: &[u64], m: M::V) {
    let t = &mut t[..n.len()];
    for j in 0..n.len() {
        add(machine, &mut t[j], product(machine, machine.splat(n[j]), m));
    }
}

/// t = (t + m N) / x^64, for t of S columns with a lowest word that m clears.
#[inline(always)]
fn shifted_row_of_n<M: Carryless>(machine: M, t: &mut [Column<M::V>], n: &Reducer, m: M::V) {
    let (t, low) = (&mut t[..n.words], &n.n[..n.words]);
    let carry = carry(machine, sum(machine, t[0], product(machine, machine.splat(low[0]), m)));
    for j in 1..low.len() {
        t[j - 1] = sum(machine, t[j], product(machine, machine.splat(low[j]), m));
    }
    close(machine, t, n, m, carry);
}

/// The ends of a shifted row: the highest column, which only N's word beyond S words reaches, and the carry into the lowest.
#[inline(always)]
fn close<M: Carryless>(machine: M, t: &mut [Column<M::V>], n: &Reducer, m: M::V, carry: Column<M::V>) {
    let top = if let Some(top) = n.beyond() { product(machine, machine.splat(top), m) } else { zero(machine) };
    t[n.words - 1] = top;
    add(machine, &mut t[0], carry);
}

/// out = the words of columns, of which the lowest takes `carried` from the one below.
#[inline(always)]
fn resolve<M: Carryless>(machine: M, out: &mut [M::V], t: &[Column<M::V>], mut carried: M::V) {
    let out = &mut out[..t.len()];
    for k in 0..t.len() {
        out[k] = machine.xor(low(machine, t[k]), carried);
        carried = high(machine, t[k]);
    }
}

/// The 2 S columns of a^2.
#[inline(always)]
fn squares<M: Carryless>(machine: M, a: &[M::V], t: &mut [Column<M::V>]) {
    let t = &mut t[..2 * a.len()];
    for k in 0..a.len() {
        t[2 * k] = product(machine, a[k], a[k]);
        t[2 * k + 1] = zero(machine);
    }
}

/// out = t / R mod N, for t of 2 S columns: S rows of the reduction.
#[inline(always)]
fn reduce<M: Carryless>(machine: M, n: &Reducer, out: &mut [M::V], t: &mut [Column<M::V>]) {
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

/// Separated operand scanning: all S rows of a b, then all S rows of the reduction.
#[derive(Debug)]
pub(super) struct Sos;

impl Order for Sos {
    const METHOD: Method = Method::Sos;
    #[inline(always)]
    fn scratch(n: &Reducer) -> usize {
        4 * n.words
    }
    #[inline(always)]
    fn multiply<M: Carryless>(machine: M, n: &Reducer, out: &mut [M::V], a: &[M::V], b: &[M::V], t: &mut [M::V]) {
        let (t, a) = (cleared(machine, t, 2 * n.words), &a[..n.words]);
        for i in 0..n.words {
            row(machine, &mut t[i..], a, b[i]);
        }
        reduce(machine, n, out, t);
    }
}

/// Coarsely integrated operand scanning: a row of the product, a row of the reduction, in turn; S columns of memory.
#[derive(Debug)]
pub(super) struct Cios;

impl Order for Cios {
    const METHOD: Method = Method::Cios;
    #[inline(always)]
    fn scratch(n: &Reducer) -> usize {
        2 * n.words
    }
    #[inline(always)]
    fn multiply<M: Carryless>(machine: M, n: &Reducer, out: &mut [M::V], a: &[M::V], b: &[M::V], t: &mut [M::V]) {
        let (t, a) = (cleared(machine, t, n.words), &a[..n.words]);
        for &b in &b[..n.words] {
            row(machine, t, a, b);
            let m = machine.clmul_low(low(machine, t[0]), machine.splat(n.inverse));
            shifted_row_of_n(machine, t, n, m);
        }
        resolve(machine, out, t, machine.splat(0));
    }
}

/// Finely integrated operand scanning: the two rows in one loop, so that a column is read and written once for both.
#[derive(Debug)]
pub(super) struct Fios;

impl Order for Fios {
    const METHOD: Method = Method::Fios;
    #[inline(always)]
    fn scratch(n: &Reducer) -> usize {
        2 * n.words
    }
    #[inline(always)]
    fn multiply<M: Carryless>(machine: M, n: &Reducer, out: &mut [M::V], a: &[M::V], b: &[M::V], t: &mut [M::V]) {
        let (t, a, b) = (cleared(machine, t, n.words), &a[..n.words], &b[..n.words]);
        let low_n = &n.n[..n.words];
        for &b in b {
            let lowest = sum(machine, t[0], product(machine, a[0], b));
            let m = machine.clmul_low(low(machine, lowest), machine.splat(n.inverse));
            let carry = carry(machine, sum(machine, lowest, product(machine, machine.splat(low_n[0]), m)));
            for j in 1..a.len() {
                let (p, q) = (product(machine, a[j], b), product(machine, machine.splat(low_n[j]), m));
                t[j - 1] = [machine.xor3(t[j][0], p[0], q[0]), machine.xor3(t[j][1], p[1], q[1])];
            }
            close(machine, t, n, m, carry);
        }
        resolve(machine, out, t, machine.splat(0));
    }
}

/// Finely integrated product scanning: column by column, the sum of a column in registers; S words of memory, the m.
#[derive(Debug)]
pub(super) struct Fips;

/// total + the sum of x[j] y[last - j], for as many y as x. (Two products in one addition of three gained nothing: the port that
/// multiplies is the busy one.)
#[inline(always)]
fn column<M: Carryless>(machine: M, mut total: Column<M::V>, x: &[M::V], y: &[M::V]) -> Column<M::V> {
    let y = &y[..x.len()];
    for j in 0..x.len() {
        total = sum(machine, total, product(machine, x[j], y[x.len() - 1 - j]));
    }
    total
}

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

/// Coarsely integrated hybrid scanning: the lower S columns of a b by rows first; then row by row the reduction, and with each the
/// column of a b that comes within reach.
#[derive(Debug)]
pub(super) struct Cihs;

impl Order for Cihs {
    const METHOD: Method = Method::Cihs;
    #[inline(always)]
    fn scratch(n: &Reducer) -> usize {
        2 * n.words
    }
    #[inline(always)]
    fn multiply<M: Carryless>(machine: M, n: &Reducer, out: &mut [M::V], a: &[M::V], b: &[M::V], t: &mut [M::V]) {
        let s = n.words;
        let (t, a, b) = (cleared(machine, t, s), &a[..s], &b[..s]);
        for i in 0..s {
            row(machine, &mut t[i..], &a[..s - i], b[i]);
        }
        for i in 0..s {
            let m = machine.clmul_low(low(machine, t[0]), machine.splat(n.inverse));
            shifted_row_of_n(machine, t, n, m);
            // Column S + i of a b stands at place S - 1 now: a[j] b[S + i - j], j above i.
            t[s - 1] = column(machine, t[s - 1], &a[i + 1..], &b[i + 1..]);
        }
        resolve(machine, out, t, machine.splat(0));
    }
}
