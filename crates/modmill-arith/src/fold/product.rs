//! The columns of a product, written once for every machine.
//!
//! E\[L\] is column 2L and O\[L\] column 2L+1 of the product, lane L. With D(e) = x\[L-e\] and U(e) = y\[L+e\] every product lands in
//! its own lane without a broadcast:
//! `E += lo D(e)U(e)`, `O += hi D(e)U(e)`, `O += lo D(e)U(e+1)`, `E += hi D(e+1)U(e)`.
//! A square takes the terms off the diagonal once and doubles their sum; a product takes them with x and y exchanged too.
//!
//! If both halves of a product come from one operation ([`Across::PAIRS`]), `hi D(e)U(e+1)` takes the place of `hi D(e+1)U(e)`, which is
//! the same one lane down: its sum S is kept apart and shifted at the end, E\[L\] += S\[L-1\].

use super::Operation;
use super::accumulator::Accumulator;
use crate::lanes::{Across, LANES, PairColumns};

/// Most vectors of an operand.
const VECTORS: usize = 10;

/// The size of a product.
#[derive(Debug, Clone, Copy)]
pub(super) struct Product {
    /// Limbs of an operand.
    pub(super) limbs: usize,
    /// Columns of the product.
    pub(super) columns: usize,
    /// The operands that are multiplied.
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
    pub(super) fn window<M: Across<V = V>>(&self, m: M, at: isize) -> V {
        m.window(&self.0, (at + LANES as isize) as usize)
    }
}

/// The columns of a product, N vectors of even ones and N of odd ones.
#[derive(Debug, Clone, Copy)]
pub(super) struct Columns<V, const N: usize> {
    /// The even columns, on machines of pairs without what `below` adds.
    even: [V; N],
    odd: [V; N],
    /// Addends of the even columns one lane up; zero but on machines of pairs.
    below: [V; N],
}

impl<V: Copy, const N: usize> Columns<V, N> {
    #[inline(always)]
    pub(super) fn new<M: Across<V = V>>(m: M) -> Self {
        Self { even: [m.zero(); N], odd: [m.zero(); N], below: [m.zero(); N] }
    }

    /// These even and odd columns.
    #[inline(always)]
    pub(super) fn of<M: Across<V = V>>(m: M, even: [V; N], odd: [V; N]) -> Self {
        Self { even, odd, below: [m.zero(); N] }
    }

    /// Takes the blocks from `first` on from `other`.
    #[inline(always)]
    pub(super) fn take(&mut self, other: &Self, first: usize) {
        for b in first..N {
            (self.even[b], self.odd[b], self.below[b]) = (other.even[b], other.odd[b], other.below[b]);
        }
    }

    /// The odd columns of block `b`.
    #[inline(always)]
    pub(super) fn odd(&self, b: usize) -> V {
        self.odd[b]
    }

    /// The even columns of block `b`.
    #[inline(always)]
    pub(super) fn even<M: Across<V = V>>(&self, m: M, b: usize) -> V {
        if !M::PAIRS {
            return self.even[b];
        }
        let under = if b == 0 { m.zero() } else { self.below[b - 1] };
        m.add(self.even[b], m.align(self.below[b], under, LANES - 1))
    }

    /// All even columns, and all odd ones.
    #[inline(always)]
    pub(super) fn both<M: Across<V = V>>(&self, m: M) -> [[V; N]; 2] {
        let mut even = self.even;
        for b in 0..N {
            even[b] = self.even(m, b);
        }
        [even, self.odd]
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
        m.pick(lanes, self.even(m, b), self.odd[b])
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
        let (mut even, mut odd, mut below) = ([empty; G], [empty; G], [empty; G]);
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
                if M::PAIRS {
                    if at.occupied(e, e + 1, 1) {
                        let (d, u) = (at.down(m, x, e), at.up(m, y, e + 1));
                        below[g].mad_hi(m, k + 1, d, u);
                        if !square {
                            let (d, u) = (at.down(m, y, e), at.up(m, x, e + 1));
                            below[g].mad_hi(m, k + 3, d, u);
                        }
                    }
                } else if at.occupied(e + 1, e, 0) {
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
            let (mut even, mut odd, mut below) = (even[g].total(m), odd[g].total(m), below[g].total(m));
            if square {
                even = m.add(even, even);
                odd = m.add(odd, odd);
                below = m.add(below, below);
            }
            let (x, y) = (at.down(m, x, 0), at.up(m, y, 0));
            if at.occupied(0, 0, 0) {
                even = m.mad_lo(even, x, y);
            }
            if at.occupied(0, 0, 1) {
                odd = m.mad_hi(odd, x, y);
            }
            (self.even[at.b], self.odd[at.b], self.below[at.b]) = (even, odd, below);
        }
    }
}

impl<V: Copy, const N: usize> Columns<V, N> {
    /// [`Columns::fill`] for blocks first..end by one loop, on machines of pairs.
    #[inline(always)]
    pub(super) fn fill_in_loops<M: Across<V = V>>(&mut self, m: M, product: Product, [x, y]: [&Padded<V>; 2], first: usize, end: usize) {
        let square = product.operation == Operation::Square;
        let zero = m.zero();
        let (mut even, mut odd, mut below) = ([zero; N], [zero; N], [zero; N]);
        // No distance can be larger.
        let pairs = PairColumns { limbs: product.limbs, first, steps: 1..product.limbs.div_ceil(2) };
        let orders = if square { &[[x, y]][..] } else { &[[x, y], [y, x]][..] };
        for [x, y] in orders {
            let sums = [&mut even[first..end], &mut odd[first..end], &mut below[first..end]];
            m.pair_columns(pairs.clone(), &x.0[1..=N], &y.0[1..=N], sums);
        }
        for b in first..end {
            let at = Block { product, b };
            for [x, y] in orders {
                let (d, u) = (at.down(m, x, 0), at.up(m, y, 1));
                (odd[b], below[b]) = (m.mad_lo(odd[b], d, u), m.mad_hi(below[b], d, u));
            }
            if square {
                (even[b], odd[b], below[b]) = (m.add(even[b], even[b]), m.add(odd[b], odd[b]), m.add(below[b], below[b]));
            }
            let (x, y) = (at.down(m, x, 0), at.up(m, y, 0));
            (self.even[b], self.odd[b], self.below[b]) = (m.mad_lo(even[b], x, y), m.mad_hi(odd[b], x, y), below[b]);
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
    /// True if some lane L has both L - down and L + up among the limbs, in column 2L + odd of the product.
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
