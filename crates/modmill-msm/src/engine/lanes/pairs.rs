//! The places that the points of additions come from, and those that their sums go to.

use super::super::adder::Entry;
use super::cases::{all_zero, signed};
use super::{Bundle, LIMBS, Point, Reduced, halves};
use modmill_arith::field::LaneField;
use modmill_arith::field::montgomery::Prime;
use modmill_arith::field::montgomery::lanes::KeptField;
use modmill_arith::lanes::{Independent, Kernel, LANES, Row};
use std::array::from_fn;
use std::marker::PhantomData;

/// The entries of eight additions.
pub(super) type Group = [[Entry; 2]; LANES];

/// Vectors between the request for a pair's points and their use.
pub(super) const AHEAD: usize = 8;

/// Vectors of pairs. The passes take them forward with `begin`, then backward with the others.
pub(super) trait Pairs<F: Prime, M: Independent> {
    /// Asks the caches for what `begin(g)` reads.
    fn prefetch(&self, m: M, g: usize);
    /// Asks the caches for what `place(g)` reads.
    fn prefetch_again(&self, m: M, g: usize);
    /// x of the left and the right points, for the first time.
    fn begin(&mut self, m: M, g: usize) -> [Reduced<F, M>; 2];
    /// The points of vector g, once begun, and the place of their sum.
    fn place(&mut self, m: M, g: usize) -> Place<'_, F, M>;
    /// y of the left and the right points, and in which lanes they are negated.
    fn y(&self, m: M, g: usize) -> [(u8, Reduced<F, M>); 2];
}

/// The operands of an addition, and the place of its sum.
pub(super) struct Place<'a, F: Prime, M: Independent> {
    /// x of the left points.
    pub(super) x: Reduced<F, M>,
    /// Their y, and the lanes where it is negated.
    pub(super) y: Reduced<F, M>,
    pub(super) minus: u8,
    /// y of the right points less that of the left ones.
    pub(super) rise: Reduced<F, M>,
    /// The sum; on entry, its x is that of the right points.
    pub(super) sum: &'a mut Bundle<F, M>,
}

/// Pairs of points of a table.
pub(super) struct Tabled<'a, F: Prime, M: Independent> {
    pub(super) table: &'a [Point],
    pub(super) pairs: &'a [Group],
    /// The bundles of the sums. Between the passes they hold x of the right and of the left points.
    pub(super) slots: &'a [u32],
    pub(super) bundles: &'a mut [Bundle<F, M>],
}

/// A coordinate of the left (`SIDE` = 0) or right points.
#[inline(always)]
fn gather<F: Prime, M: Independent, const SIDE: usize, const COORDINATE: usize>(m: M, table: &[Point], group: &Group) -> Reduced<F, M> {
    F::gather(
        m,
        [
            halves(&table[group[0][SIDE].index()])[COORDINATE],
            halves(&table[group[1][SIDE].index()])[COORDINATE],
            halves(&table[group[2][SIDE].index()])[COORDINATE],
            halves(&table[group[3][SIDE].index()])[COORDINATE],
            halves(&table[group[4][SIDE].index()])[COORDINATE],
            halves(&table[group[5][SIDE].index()])[COORDINATE],
            halves(&table[group[6][SIDE].index()])[COORDINATE],
            halves(&table[group[7][SIDE].index()])[COORDINATE],
        ],
    )
}

/// The lanes whose left or right points are subtracted.
#[inline(always)]
fn minus<const SIDE: usize>(group: &Group) -> u8 {
    let mut minus = 0;
    for (l, pair) in group.iter().enumerate() {
        minus |= u8::from(pair[SIDE].minus()) << l;
    }
    minus
}

impl<F: Prime, M: Independent> Pairs<F, M> for Tabled<'_, F, M> {
    #[inline(always)]
    fn prefetch(&self, m: M, g: usize) {
        if let Some(group) = self.pairs.get(g) {
            for entry in group.as_flattened() {
                m.prefetch_once(halves(&self.table[entry.index()])[0]);
            }
        }
    }

    #[inline(always)]
    fn prefetch_again(&self, m: M, g: usize) {
        for entry in self.pairs[g].as_flattened() {
            m.prefetch_once(halves(&self.table[entry.index()])[1]);
        }
        prefetch::<F, M>(m, &self.bundles[self.slots[g] as usize]);
    }

    #[inline(always)]
    fn begin(&mut self, m: M, g: usize) -> [Reduced<F, M>; 2] {
        let group = &self.pairs[g];
        let x = [gather::<F, M, 0, 0>(m, self.table, group), gather::<F, M, 1, 0>(m, self.table, group)];
        self.bundles[self.slots[g] as usize] = [x[1], x[0]];
        x
    }

    #[inline(always)]
    fn place(&mut self, m: M, g: usize) -> Place<'_, F, M> {
        let [(minus, y), (minus_2, y_2)] = self.y(m, g);
        let sum = &mut self.bundles[self.slots[g] as usize];
        Place { x: sum[1], y, minus, rise: F::sum_of_kept(m, [(minus_2, &y_2), (!minus, &y)]), sum }
    }

    #[inline(always)]
    fn y(&self, m: M, g: usize) -> [(u8, Reduced<F, M>); 2] {
        let group = &self.pairs[g];
        let y = [gather::<F, M, 0, 1>(m, self.table, group), gather::<F, M, 1, 1>(m, self.table, group)];
        [(minus::<0>(group), y[0]), (minus::<1>(group), y[1])]
    }
}

/// Pairs of bundles; the sums replace the second of each.
pub(super) struct Folds<'a, F: Prime, M: Independent> {
    pub(super) pairs: &'a [[u32; 2]],
    pub(super) bundles: &'a mut [Bundle<F, M>],
}

/// Asks the caches for a bundle.
#[inline(always)]
fn prefetch<F: Prime, M: Independent>(m: M, bundle: &Bundle<F, M>) {
    for element in bundle {
        for vector in element.each_vector() {
            m.prefetch(vector);
        }
    }
}

impl<F: Prime, M: Independent> Pairs<F, M> for Folds<'_, F, M> {
    #[inline(always)]
    fn prefetch(&self, _m: M, _g: usize) {}

    #[inline(always)]
    fn prefetch_again(&self, m: M, g: usize) {
        for bundle in self.pairs[g] {
            prefetch::<F, M>(m, &self.bundles[bundle as usize]);
        }
    }

    #[inline(always)]
    fn begin(&mut self, _m: M, g: usize) -> [Reduced<F, M>; 2] {
        self.pairs[g].map(|bundle| self.bundles[bundle as usize][0])
    }

    #[inline(always)]
    fn place(&mut self, m: M, g: usize) -> Place<'_, F, M> {
        let [left, right] = self.pairs[g].map(|bundle| bundle as usize);
        let [x, y] = self.bundles[left];
        let sum = &mut self.bundles[right];
        Place { x, y, minus: 0, rise: F::sum_of_kept(m, [(0, &sum[1]), (0xff, &y)]), sum }
    }

    #[inline(always)]
    fn y(&self, _m: M, g: usize) -> [(u8, Reduced<F, M>); 2] {
        self.pairs[g].map(|bundle| (0, self.bundles[bundle as usize][1]))
    }
}

/// The bundle of eight entries.
pub(super) struct Load<'a, F> {
    pub(super) table: &'a [Point],
    pub(super) entries: &'a [Entry],
    pub(super) field: PhantomData<F>,
}

impl<F: Prime, M: Independent> Kernel<M> for Load<'_, F> {
    type Out = Bundle<F, M>;

    #[inline(always)]
    fn run(self, m: M) -> Self::Out {
        let mut group = [[self.entries[0]; 2]; LANES];
        for (pair, entry) in group.iter_mut().zip(self.entries) {
            pair[0] = *entry;
        }
        let (x, y) = (gather::<F, M, 0, 0>(m, self.table, &group), gather::<F, M, 0, 1>(m, self.table, &group));
        // The limbs of 0 stay 0: they tell the neutral element.
        let minus = minus::<0>(&group) & !all_zero::<F, M>(m, [&y, &y]);
        [x, F::select(m, minus, &y, &signed::<F, M>(m, minus, &y))]
    }
}

/// Puts the points of a bundle into eight rows, as least residues if `LEAST`.
pub(crate) struct Store<'a, F: Prime, M: Independent, const LEAST: bool> {
    pub(crate) bundle: &'a Bundle<F, M>,
    pub(crate) rows: &'a mut [Point],
}

impl<F: Prime, M: Independent, const LEAST: bool> Kernel<M> for Store<'_, F, M, LEAST> {
    type Out = ();

    #[inline(always)]
    fn run(self, m: M) {
        let rows: &mut [Row<LIMBS>] = bytemuck::cast_slice_mut(self.rows);
        for c in 0..2 {
            let mut a = self.bundle[c];
            if LEAST {
                a = F::freeze(m, &a);
            }
            m.scatter(rows, &from_fn(|l| (2 * l + c) as u64), a.vectors());
        }
    }
}
