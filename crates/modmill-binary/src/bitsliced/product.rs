//! Products of polynomials whose coefficients are planes: Karatsuba down to operands that stay in registers.

use super::super::machine::{Carryless, CarrylessKernel};

/// Most coefficients that are multiplied one by one: the sums of a row stay in registers. From here on halving saves operations, but
/// stores more, and a store takes as long as three operations.
const LEAF: usize = 20;

/// Vectors of scratch memory for operands of n coefficients.
pub(super) fn scratch(n: usize) -> usize {
    if n <= LEAF { 0 } else { 2 * n.div_ceil(2) + scratch(n.div_ceil(2)) }
}

/// out = a b: n and n coefficients give 2 n - 1.
pub(super) struct Product<'r, V> {
    pub(super) out: &'r mut [V],
    pub(super) a: &'r [V],
    pub(super) b: &'r [V],
    pub(super) scratch: &'r mut [V],
}

impl<M: Carryless> CarrylessKernel<M> for Product<'_, M::V> {
    type Out = ();
    #[inline(always)]
    fn run(self, machine: M) {
        let Self { out, a, b, scratch } = self;
        let n = a.len();
        if n <= LEAF {
            leaf_of(machine, out, a, b);
            return;
        }
        // a = a0 + a1 x^h; the sums a0 + a1 and b0 + b1 lie where a0 b0 will.
        let h = n.div_ceil(2);
        let (p1, scratch) = scratch.split_at_mut(2 * h);
        let (sum_a, rest) = out.split_at_mut(h);
        let sum_b = &mut rest[..h];
        halves(machine, sum_a, a);
        halves(machine, sum_b, b);
        let p1 = &mut p1[..2 * h - 1];
        machine.call(Product { out: &mut *p1, a: sum_a, b: sum_b, scratch: &mut *scratch });
        let (low, high) = out.split_at_mut(2 * h);
        machine.call(Product { out: &mut low[..2 * h - 1], a: &a[..h], b: &b[..h], scratch: &mut *scratch });
        low[2 * h - 1] = machine.splat(0);
        machine.call(Product { out: &mut high[..], a: &a[h..], b: &b[h..], scratch });
        combine(machine, out, p1, h);
    }
}

/// a0 + a1, a1 being shorter by one where a has an odd number of coefficients.
#[inline(always)]
fn halves<M: Carryless>(machine: M, sum: &mut [M::V], a: &[M::V]) {
    let (a0, a1) = a.split_at(sum.len());
    let sum = &mut sum[..a0.len()];
    for i in 0..a1.len() {
        sum[i] = machine.xor(a0[i], a1[i]);
    }
    if a1.len() < a0.len() {
        sum[a1.len()] = a0[a1.len()];
    }
}

/// out = p0 + (p0 + p1 + p2) x^h + p2 x^(2 h), where p0 and p2 lie in their places already: three additions for two coefficients.
#[inline(always)]
fn combine<M: Carryless>(machine: M, out: &mut [M::V], p1: &[M::V], h: usize) {
    let top = out.len() - 3 * h;
    let (p0, rest) = out.split_at_mut(h);
    let (second, rest) = rest.split_at_mut(h);
    let (third, fourth) = rest.split_at_mut(h);
    let (low, high) = p1.split_at(h);
    let (fourth, inner) = (&fourth[..top], &high[..top]);
    for i in 0..top {
        let shared = machine.xor(second[i], third[i]);
        second[i] = machine.xor3(shared, p0[i], low[i]);
        third[i] = machine.xor3(shared, fourth[i], inner[i]);
    }
    for i in top..h {
        let shared = machine.xor(second[i], third[i]);
        second[i] = machine.xor3(shared, p0[i], low[i]);
        third[i] = if i < high.len() { machine.xor(shared, high[i]) } else { shared };
    }
}

/// Row j of a product: the sums j to j + K - 1 take a b_j. The first row begins them, each later one the last.
#[inline(always)]
fn row<M: Carryless, const K: usize>(machine: M, sums: &mut [M::V; 2 * LEAF], a: &[M::V; K], b: M::V, j: usize) {
    for i in 0..K {
        let sum = &mut sums[i + j];
        *sum = if j == 0 || i == K - 1 { machine.and(a[i], b) } else { machine.and_xor(*sum, a[i], b) };
    }
}

/// K rows, unrolled by hand, since the sums have to stay in registers, in which a row finishes one of them.
macro_rules! rows {
    ($machine:ident, $out:ident, $a:ident, $b:ident, $k:literal: $($j:literal)*) => {{
        let a: &[M::V; $k] = $a.try_into().unwrap();
        let b: &[M::V; $k] = $b.try_into().unwrap();
        let out: &mut [M::V; 2 * $k - 1] = $out.try_into().unwrap();
        let mut sums = [a[0]; 2 * LEAF];
        $(
            row::<M, $k>($machine, &mut sums, a, b[$j], $j);
            out[$j] = sums[$j];
        )*
        for i in $k..2 * $k - 1 {
            out[i] = sums[i];
        }
    }};
}

#[inline(always)]
fn leaf_of<M: Carryless>(machine: M, out: &mut [M::V], a: &[M::V], b: &[M::V]) {
    match a.len() {
        11 => rows!(machine, out, a, b, 11: 0 1 2 3 4 5 6 7 8 9 10),
        12 => rows!(machine, out, a, b, 12: 0 1 2 3 4 5 6 7 8 9 10 11),
        13 => rows!(machine, out, a, b, 13: 0 1 2 3 4 5 6 7 8 9 10 11 12),
        14 => rows!(machine, out, a, b, 14: 0 1 2 3 4 5 6 7 8 9 10 11 12 13),
        15 => rows!(machine, out, a, b, 15: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14),
        16 => rows!(machine, out, a, b, 16: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15),
        17 => rows!(machine, out, a, b, 17: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16),
        18 => rows!(machine, out, a, b, 18: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17),
        19 => rows!(machine, out, a, b, 19: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18),
        20 => rows!(machine, out, a, b, 20: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19),
        // Only of moduli of small degree.
        _ => {
            out.fill(machine.splat(0));
            for i in 0..a.len() {
                for j in 0..b.len() {
                    out[i + j] = machine.and_xor(out[i + j], a[i], b[j]);
                }
            }
        }
    }
}
