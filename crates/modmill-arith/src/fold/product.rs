//! The columns of a product, written once for every machine.
//!
//! E\[L\] is column 2L and O\[L\] column 2L+1 of the product, lane L. With D(e) = x\[L-e\] and U(e) = y\[L+e\] every product lands in
//! its own lane without a broadcast:
//! `E += lo D(e)U(e)`, `O += hi D(e)U(e)`, `O += lo D(e)U(e+1)`, `E += hi D(e+1)U(e)`.
//! A square takes the terms off the diagonal once and doubles their sum; a product takes them with x and y exchanged too.

use super::Operation;
use super::accumulator::Accumulator;
use crate::lanes::{Across, LANES};

/// Most vectors of an operand.
const VECTORS: usize = 10;

/// The size of a product.
#[derive(Debug, Clone, Copy)]
pub(super) struct Product {
    /// Limbs of an operand.
    pub(super) limbs: usize,
    /// Columns of the product.
    pub(super) columns: usize,
    /// What is multiplied.
    pub(super) operation: Operation,
}

/// An operand between vectors of zeros.
#[derive(Debug, Clone, Copy)]
pub(super) struct Padded<V>([V; VECTORS + 2]);

impl<V: Copy> Padded<V> {
    #[inline(always)]
    pub(super) fn new<M: Across<V = V>, const N: usize>(m: M, vectors: &[V; N]) -> Self {
        let mut padded = [m.zero(); VECTORS + 2];
        for v in 0..N {
            padded[v + 1] = vectors[v];
        }
        Self(padded)
    }

    /// Operand `operand` of the kernel.
    #[inline(always)]
    pub(super) fn operand<M: Across<V = V>, const N: usize>(m: M, operand: usize) -> Self {
        let mut vectors = [m.zero(); N];
        for v in 0..N {
            vectors[v] = m.operand(operand, v);
        }
        Self::new(m, &vectors)
    }

    /// Limbs at..at+8; zero outside the operand.
    #[inline(always)]
    fn window<M: Across<V = V>>(&self, m: M, at: isize) -> V {
        m.window(&self.0, (at + LANES as isize) as usize)
    }
}

/// The columns of a product, N vectors of even ones and N of odd ones.
#[derive(Debug, Clone, Copy)]
pub(super) struct Columns<V, const N: usize> {
    pub(super) even: [V; N],
    pub(super) odd: [V; N],
}

impl<V: Copy, const N: usize> Columns<V, N> {
    #[inline(always)]
    pub(super) fn new<M: Across<V = V>>(m: M) -> Self {
        Self { even: [m.zero(); N], odd: [m.zero(); N] }
    }

    /// Columns base..base+8 in natural order; 0 from column `end` on. `base` is even, and the columns are in one block.
    #[inline(always)]
    pub(super) fn natural<M: Across<V = V>>(&self, m: M, base: usize, end: usize) -> V {
        let (b, l) = (base / 2 / LANES, base / 2 % LANES);
        // Past the end: no lane of either.
        let mut lanes = [2 * LANES as u8; LANES];
        for k in 0..LANES {
            if base + k < end {
                lanes[k] = (k % 2 * LANES + l + k / 2) as u8;
            }
        }
        m.pick(lanes, self.even[b], self.odd[b])
    }

    /// Fills G blocks from `first` on, of lanes 8b..8b+8 each, with the columns of `x` times `y`, each vector summed in C parts.
    /// The blocks' sums grow side by side.
    #[inline(always)]
    pub(super) fn fill<M: Across<V = V>, const G: usize, const C: usize>(
        &mut self,
        m: M,
        product: Product,
        [x, y]: [&Padded<V>; 2],
        first: usize,
    ) {
        let square = product.operation == Operation::Square;
        let zero = m.zero();
        let empty = Accumulator::<V, C>::new(m, zero);
        let (mut even, mut odd) = ([empty; G], [empty; G]);
        for e in 0..product.limbs.div_ceil(2) {
            // A square has half the terms: two steps fill as many parts as one of a product.
            let k = if square { 2 * e } else { 0 };
            for g in 0..G {
                let at = Block { product, b: first + g };
                // O's terms pair limbs L-e and L+1+e; their high halves belong to E one lane up: L-(e+1) and L+e.
                if e > 0 && at.occupied(e, e, 0) {
                    let (d, u) = (at.down(m, x, e), at.up(m, y, e));
                    even[g].mad_lo(m, k, d, u);
                    if !square {
                        let (d, u) = (at.down(m, y, e), at.up(m, x, e));
                        even[g].mad_lo(m, k + 2, d, u);
                    }
                }
                if e > 0 && at.occupied(e, e, 1) {
                    let (d, u) = (at.down(m, x, e), at.up(m, y, e));
                    odd[g].mad_hi(m, k, d, u);
                    if !square {
                        let (d, u) = (at.down(m, y, e), at.up(m, x, e));
                        odd[g].mad_hi(m, k + 2, d, u);
                    }
                }
                if at.occupied(e, e + 1, 1) {
                    let (d, u) = (at.down(m, x, e), at.up(m, y, e + 1));
                    odd[g].mad_lo(m, k + 1, d, u);
                    if !square {
                        let (d, u) = (at.down(m, y, e), at.up(m, x, e + 1));
                        odd[g].mad_lo(m, k + 3, d, u);
                    }
                }
                if at.occupied(e + 1, e, 0) {
                    let (d, u) = (at.down(m, x, e + 1), at.up(m, y, e));
                    even[g].mad_hi(m, k + 1, d, u);
                    if !square {
                        let (d, u) = (at.down(m, y, e + 1), at.up(m, x, e));
                        even[g].mad_hi(m, k + 3, d, u);
                    }
                }
            }
        }
        for g in 0..G {
            let at = Block { product, b: first + g };
            if at.b >= N {
                break;
            }
            let (mut even, mut odd) = (even[g].total(m), odd[g].total(m));
            if square {
                even = m.add(even, even);
                odd = m.add(odd, odd);
            }
            let (x, y) = (at.down(m, x, 0), at.up(m, y, 0));
            if at.occupied(0, 0, 0) {
                even = m.mad_lo(even, x, y);
            }
            if at.occupied(0, 0, 1) {
                odd = m.mad_hi(odd, x, y);
            }
            (self.even[at.b], self.odd[at.b]) = (even, odd);
        }
    }
}

/// Lanes L = 8b..8b+8 of the columns.
#[derive(Clone, Copy)]
struct Block {
    product: Product,
    b: usize,
}

impl Block {
    /// Whether some lane L has both L - down and L + up among the limbs, in column 2L + odd of the product.
    #[inline(always)]
    fn occupied(self, down: usize, up: usize, odd: usize) -> bool {
        let Product { limbs, columns, .. } = self.product;
        let first = down.max(LANES * self.b);
        let end = limbs.saturating_sub(up).min((columns - odd).div_ceil(2)).min(LANES * (self.b + 1));
        first < end
    }

    /// Limbs L - down.
    #[inline(always)]
    fn down<M: Across>(self, m: M, x: &Padded<M::V>, down: usize) -> M::V {
        x.window(m, (LANES * self.b) as isize - down as isize)
    }

    /// Limbs L + up.
    #[inline(always)]
    fn up<M: Across>(self, m: M, x: &Padded<M::V>, up: usize) -> M::V {
        x.window(m, (LANES * self.b + up) as isize)
    }
}
