//! The orders of Montgomery multiplication besides product scanning.

use super::super::Method;
use super::super::machine::Carryless;
use super::super::words::Reducer;
use super::super::words::order::{Order, carry, cleared, close, column, low, product, reduce, resolve, row, shifted_row_of_n, sum};

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
