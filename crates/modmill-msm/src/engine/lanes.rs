//! Affine additions, eight side by side in the lanes of a vector, with shared inversions.
//!
//! ```text
//! d      = x_2 - x_1                      lambda = (y_2 - y_1) / d
//! x_3    = lambda^2 - x_1 - x_2           y_3    = lambda (x_1 - x_3) - y_1
//! ```
//! Forward, each lane multiplies the d of its pairs and notes the products before each; one inversion serves all of them; backward, each pair takes its
//! 1/d out of the inverse. That makes 5 products and a square for an addition, plus a share of the inversion (P. Montgomery, 1987).
//!
//! # Order
//! One product is some four hundred instructions, more than a core sees at once. So the work of [`TILE`] vectors is done step by step, each step a
//! loop whose passes are independent: the end of one product overlaps with the begin of the next, and the code of all loops fits the cache. The chains of
//! products, which do depend on each other, are [`CHAINS`] side by side.
//!
//! # Exceptions
//! If x_1 = x_2, then d = 0, and so is the product of its lane: that is how equal and opposite points are found, at no cost. The batch is then
//! repeated by the same code with EXACT, which tests each pair and chooses 3 x_1^2 / 2 y_1 as the slope of equal points.

use super::adder::{Adder, Entry};
use modmill_arith::curve::weierstrass::{Affine, Curve};
use modmill_arith::field::montgomery::lanes::{self, KeptField, from_elements, to_elements};
use modmill_arith::field::montgomery::{Element, Prime};
use modmill_arith::field::{Field, LaneField};
use modmill_arith::lanes::{Independent, Kernel, LANES, Lanes, Row};
use std::array::from_fn;
use std::marker::PhantomData;

/// Limbs of a coordinate.
const LIMBS: usize = 8;
/// Pairs that share an inversion.
const BATCH: usize = 2048;
/// Vectors of pairs whose intermediate values stay in the nearest cache.
const TILE: usize = 4;
/// Products that run side by side.
const CHAINS: usize = 4;
/// Vectors between the request for a pair's points and their use.
const AHEAD: usize = 8;

/// The limbs of a point's coordinates, kept elements in the sense of [`KeptField`]; all 0 for the neutral element.
pub(crate) type Point = Row<{ 2 * LIMBS }>;

/// The limbs of x.
#[inline(always)]
fn x_of(point: &Point) -> &[u64; LIMBS] {
    let (x, _) = halves(point);
    x
}

/// The limbs of y.
#[inline(always)]
fn y_of(point: &Point) -> &[u64; LIMBS] {
    let (_, y) = halves(point);
    y
}

#[inline(always)]
fn halves(point: &Point) -> (&[u64; LIMBS], &[u64; LIMBS]) {
    match point.0.as_chunks() {
        ([x, y], _) => (x, y),
        _ => unreachable!(),
    }
}

type Reduced<F, M> = lanes::Reduced<F, <M as Lanes>::V>;

/// The memory of additions in lanes.
#[derive(Clone)]
pub(crate) struct LaneAdder<C: Curve, M: Independent> {
    m: M,
    /// The products of all d of a chain before each vector.
    before: Vec<Reduced<C::Base, M>>,
    /// Whether pairs are tested one by one.
    exact: bool,
    /// Whether there was one since the start that had to be.
    found: bool,
    /// Whether the points of the table themselves may be neutral.
    always: bool,
}

impl<C: Curve, M: Independent> LaneAdder<C, M> {
    /// An adder; `exact` where points of the table may be neutral.
    pub(crate) fn new(m: M, exact: bool) -> Self {
        Self { m, before: vec![C::Base::splat(m, &C::Base::ZERO); BATCH / LANES], exact, found: false, always: exact }
    }

    /// Adds up to [`BATCH`] pairs; false, with nothing done, where a pair has to be tested.
    fn batch<const EXACT: bool>(&mut self, table: &[Point], pairs: &[[Entry; 2]], sums: &mut [Point]) -> bool {
        let m = self.m;
        let groups = Groups::new(pairs);
        let before = &mut self.before[..groups.count];
        let (products, exceptional) = m.call(Forward::<C::Base, M, EXACT> { table, groups, before });
        let mut inverse: [Element<C::Base>; LANES] = to_elements(m, &m.call(Product::<C::Base, M>(&products)));
        if !EXACT && inverse.iter().any(Element::is_zero) {
            return false;
        }
        self.found |= exceptional;
        Element::invert_all(&mut inverse);
        m.call(Backward::<C::Base, M, EXACT> { table, groups, before, products, inverse: from_elements(m, &inverse), sums });
        true
    }
}

impl<C: Curve, M: Independent<V: Send + Sync> + Send + Sync> Adder for LaneAdder<C, M> {
    type Curve = C;
    type Point = Point;
    const NEUTRAL: Point = Row([0; 2 * LIMBS]);

    fn is_neutral(point: &Point) -> bool {
        point.0.iter().all(|limb| *limb == 0)
    }

    fn to_affine(&self, points: &[Point]) -> Vec<Affine<C>> {
        let mut out = Vec::with_capacity(points.len().next_multiple_of(LANES));
        for eight in points.chunks(LANES) {
            let point = |l: usize| eight.get(l).unwrap_or(&Self::NEUTRAL);
            let x = C::Base::gather(self.m, from_fn(|l| x_of(point(l))));
            let y = C::Base::gather(self.m, from_fn(|l| y_of(point(l))));
            let [x, y] = [x, y].map(|a| to_elements(self.m, &a));
            out.extend(x.into_iter().zip(y).map(|(x, y)| Affine { x, y }));
        }
        out.truncate(points.len());
        out
    }

    fn convert(&self, points: &[Affine<C>], out: &mut [Point]) {
        for (eight, out) in points.chunks(LANES).zip(out.chunks_mut(LANES)) {
            let point = |l: usize| eight.get(l).unwrap_or(&Affine::NEUTRAL);
            let x = from_elements(self.m, &from_fn(|l| point(l).x));
            let y = from_elements(self.m, &from_fn(|l| point(l).y));
            self.m.call(Store { x, y, out });
        }
    }

    fn start(&mut self) {
        // Where the points before had exceptions, these will.
        self.exact = std::mem::take(&mut self.found) || self.always;
    }

    fn add(&mut self, table: &[Point], pairs: &[[Entry; 2]], sums: &mut [Point]) {
        for (pairs, sums) in pairs.chunks(BATCH).zip(sums.chunks_mut(BATCH)) {
            // Sums may be neutral from the first exception on.
            self.exact = self.exact || !self.batch::<false>(table, pairs, sums);
            if self.exact {
                self.batch::<true>(table, pairs, sums);
            }
        }
    }

    fn copy(&mut self, table: &[Point], entries: &[Entry], copies: &mut [Point]) {
        self.m.call(Copy::<C::Base> { table, entries, copies, field: PhantomData });
    }
}

/// Eight pairs.
type Group = [[Entry; 2]; LANES];

/// Pairs by eights; the last eight are filled up with the first pair.
#[derive(Clone, Copy)]
struct Groups<'a> {
    whole: &'a [Group],
    last: Group,
    count: usize,
}

impl<'a> Groups<'a> {
    fn new(pairs: &'a [[Entry; 2]]) -> Self {
        let (whole, rest) = pairs.as_chunks();
        let mut last = [pairs[0]; LANES];
        last[..rest.len()].copy_from_slice(rest);
        Self { whole, last, count: pairs.len().div_ceil(LANES) }
    }

    #[inline(always)]
    fn get(&self, g: usize) -> &Group {
        self.whole.get(g).unwrap_or(&self.last)
    }
}

/// x of the left (`SIDE` = 0) or right points of eight pairs.
#[inline(always)]
fn gather_x<F: Prime, M: Independent, const SIDE: usize>(m: M, table: &[Point], group: &Group) -> Reduced<F, M> {
    F::gather(
        m,
        [
            x_of(&table[group[0][SIDE].index()]),
            x_of(&table[group[1][SIDE].index()]),
            x_of(&table[group[2][SIDE].index()]),
            x_of(&table[group[3][SIDE].index()]),
            x_of(&table[group[4][SIDE].index()]),
            x_of(&table[group[5][SIDE].index()]),
            x_of(&table[group[6][SIDE].index()]),
            x_of(&table[group[7][SIDE].index()]),
        ],
    )
}

/// Likewise y, and the lanes where it is negated.
#[inline(always)]
fn gather_y<F: Prime, M: Independent, const SIDE: usize>(m: M, table: &[Point], group: &Group) -> (u8, Reduced<F, M>) {
    let y = F::gather(
        m,
        [
            y_of(&table[group[0][SIDE].index()]),
            y_of(&table[group[1][SIDE].index()]),
            y_of(&table[group[2][SIDE].index()]),
            y_of(&table[group[3][SIDE].index()]),
            y_of(&table[group[4][SIDE].index()]),
            y_of(&table[group[5][SIDE].index()]),
            y_of(&table[group[6][SIDE].index()]),
            y_of(&table[group[7][SIDE].index()]),
        ],
    );
    let mut minus = 0;
    for (l, pair) in group.iter().enumerate() {
        minus |= u8::from(pair[SIDE].minus()) << l;
    }
    (minus, y)
}

/// Stores a coordinate of the points of a vector: x for `COORDINATE` = 0, y for 1.
#[inline(always)]
fn scatter<F: Prime, M: Independent, const COORDINATE: usize>(m: M, a: &Reduced<F, M>, sums: &mut [Point], g: usize) {
    let sums = &mut sums[g * LANES..];
    let rows: &mut [Row<LIMBS>] = bytemuck::cast_slice_mut(sums);
    if rows.len() >= 2 * LANES {
        m.scatter(rows, &from_fn(|l| (2 * l + COORDINATE) as u64), a.vectors());
    } else {
        let mut eight = [Row([0; LIMBS]); LANES];
        m.scatter(&mut eight, &from_fn(|l| l as u64), a.vectors());
        for (sum, coordinate) in rows.chunks_mut(2).zip(eight) {
            sum[COORDINATE] = coordinate;
        }
    }
}

/// Asks the caches for the points of eight pairs.
#[inline(always)]
fn prefetch<M: Independent>(m: M, table: &[Point], groups: &Groups<'_>, g: usize) {
    if let Some(group) = groups.whole.get(g) {
        for entry in group.as_flattened() {
            let point = &table[entry.index()];
            m.prefetch(x_of(point));
            m.prefetch(y_of(point));
        }
    }
}

/// Where a pair is not the sum of two different points.
struct Cases<F: Prime, M: Independent> {
    /// Lanes whose left, or right point is neutral.
    neutral: [u8; 2],
    /// Lanes whose sum is neutral.
    cancel: u8,
    double: u8,
    denominator: Reduced<F, M>,
}

impl<F: Prime, M: Independent> Cases<F, M> {
    #[inline(always)]
    fn of(m: M, x: [&Reduced<F, M>; 2], y: [(u8, &Reduced<F, M>); 2]) -> Self {
        let zero = F::splat(m, &F::ZERO);
        let [(minus_1, y_1), (minus_2, y_2)] = y;
        let neutral = [all_zero::<F, M>(m, [x[0], y_1]), all_zero::<F, M>(m, [x[1], y_2])];
        let dx = F::sum_of_kept(m, [(0, x[1]), (0xff, x[0])]);
        let dy = F::sum_of_kept(m, [(minus_2, y_2), (!minus_1, y_1)]);
        let (same_x, same_y) = (F::equal(m, &dx, &zero), F::equal(m, &dy, &zero));
        let either = neutral[0] | neutral[1];
        let double = same_x & same_y & !F::equal(m, y_1, &zero) & !either;
        let cancel = (same_x & !double & !either) | (neutral[0] & neutral[1]);
        let doubled = F::sum_of_kept(m, [(minus_1, y_1), (minus_1, y_1)]);
        let denominator = F::select(m, double, &dx, &doubled);
        let denominator = F::select(m, either | cancel, &denominator, &F::splat(m, &F::ONE));
        Self { neutral, cancel, double, denominator }
    }
}

/// The lanes where all limbs of both elements are 0.
#[inline(always)]
fn all_zero<F: Prime, M: Independent>(m: M, elements: [&Reduced<F, M>; 2]) -> u8 {
    let mut lanes = 0xff;
    for a in elements {
        for limb in a.vectors() {
            lanes &= m.equal(limb, m.zero());
        }
    }
    lanes
}

/// Multiplies the d of all pairs, chain by chain, and finds whether there were exceptions.
struct Forward<'a, F: Prime, M: Independent, const EXACT: bool> {
    table: &'a [Point],
    groups: Groups<'a>,
    before: &'a mut [Reduced<F, M>],
}

impl<F: Prime, M: Independent, const EXACT: bool> Kernel<M> for Forward<'_, F, M, EXACT> {
    type Out = ([Reduced<F, M>; CHAINS], bool);

    #[inline(always)]
    fn run(self, m: M) -> Self::Out {
        let mut products = [F::splat(m, &F::ONE); CHAINS];
        let mut exceptional = 0;
        for g in 0..AHEAD {
            prefetch(m, self.table, &self.groups, g);
        }
        for g in 0..self.before.len() {
            prefetch(m, self.table, &self.groups, g + AHEAD);
            let group = self.groups.get(g);
            let (x_1, x_2) = (gather_x::<F, M, 0>(m, self.table, group), gather_x::<F, M, 1>(m, self.table, group));
            let d = if EXACT {
                let ((minus_1, y_1), (minus_2, y_2)) =
                    (gather_y::<F, M, 0>(m, self.table, group), gather_y::<F, M, 1>(m, self.table, group));
                let cases = Cases::<F, M>::of(m, [&x_1, &x_2], [(minus_1, &y_1), (minus_2, &y_2)]);
                exceptional |= cases.double | cases.cancel | cases.neutral[0] | cases.neutral[1];
                cases.denominator
            } else {
                F::sum_of_kept(m, [(0, &x_2), (0xff, &x_1)])
            };
            let product = &mut products[g % CHAINS];
            self.before[g] = *product;
            *product = F::mul(m, product, &d);
        }
        (products, exceptional != 0)
    }
}

/// Computes the sums, from the last vector to the first.
struct Backward<'a, F: Prime, M: Independent, const EXACT: bool> {
    table: &'a [Point],
    groups: Groups<'a>,
    before: &'a [Reduced<F, M>],
    /// Of the chains.
    products: [Reduced<F, M>; CHAINS],
    /// 1 / the product of all chains.
    inverse: Reduced<F, M>,
    sums: &'a mut [Point],
}

impl<F: Prime, M: Independent, const EXACT: bool> Kernel<M> for Backward<'_, F, M, EXACT> {
    type Out = ();

    #[inline(always)]
    fn run(self, m: M) {
        let Self { table, groups, before, products, mut inverse, sums } = self;
        // The inverse of each chain.
        let mut inverses = products;
        for c in (0..CHAINS).rev() {
            let mut others = inverse;
            for product in &products[..c] {
                others = F::mul(m, &others, product);
            }
            inverse = F::mul(m, &inverse, &products[c]);
            inverses[c] = others;
        }
        let zero = F::splat(m, &F::ZERO);
        let mut x = [[zero; 2]; TILE];
        let mut y = [(0, zero); TILE];
        let mut slope = [zero; TILE];
        let mut sum_x = [zero; TILE];
        let mut cases: [Option<Cases<F, M>>; TILE] = [const { None }; TILE];
        let mut end = before.len();
        while end > 0 {
            let begin = end.saturating_sub(TILE);
            for g in (begin..end).rev() {
                let t = g - begin;
                // The points of the next tile, out of the cache that holds the batch.
                if g >= TILE {
                    prefetch(m, table, &groups, g - TILE);
                }
                let group = groups.get(g);
                let (x_1, x_2) = (gather_x::<F, M, 0>(m, table, group), gather_x::<F, M, 1>(m, table, group));
                let d = if EXACT {
                    let ((minus_1, y_1), (minus_2, y_2)) = (gather_y::<F, M, 0>(m, table, group), gather_y::<F, M, 1>(m, table, group));
                    cases[t].insert(Cases::of(m, [&x_1, &x_2], [(minus_1, &y_1), (minus_2, &y_2)])).denominator
                } else {
                    F::sum_of_kept(m, [(0, &x_2), (0xff, &x_1)])
                };
                let inverse = &mut inverses[g % CHAINS];
                slope[t] = *inverse;
                *inverse = F::mul(m, inverse, &d);
                x[t] = [x_1, x_2];
            }
            for g in begin..end {
                slope[g - begin] = F::mul(m, &slope[g - begin], &before[g]);
            }
            for g in begin..end {
                let t = g - begin;
                let group = groups.get(g);
                let ((minus_1, y_1), (minus_2, y_2)) = (gather_y::<F, M, 0>(m, table, group), gather_y::<F, M, 1>(m, table, group));
                let mut numerator = F::sum_of_kept(m, [(minus_2, &y_2), (!minus_1, &y_1)]);
                if let (true, Some(cases)) = (EXACT, &cases[t]) {
                    let xx = F::square_unreduced::<false>(m, &x[t][0]);
                    let tripled = F::carry(m, &F::add(m, &F::add(m, &xx, &xx), &xx));
                    numerator = F::select(m, cases.double, &numerator, &tripled);
                }
                slope[t] = F::mul(m, &numerator, &slope[t]);
                y[t] = (minus_1, y_1);
            }
            for g in begin..end {
                let t = g - begin;
                let [x_1, x_2] = &x[t];
                let mut x_3 = F::keep_less(m, &F::square_unreduced::<false>(m, &slope[t]), [x_1, x_2]);
                sum_x[t] = F::sum_of_kept(m, [(0, x_1), (0xff, &x_3)]);
                if let (true, Some(cases)) = (EXACT, &cases[t]) {
                    x_3 = cases.choose(m, &x_3, [x_1, x_2]);
                }
                scatter::<F, M, 0>(m, &x_3, sums, g);
            }
            for g in begin..end {
                let t = g - begin;
                let (minus_1, y_1) = &y[t];
                let mut y_3 = F::keep_sum(m, &F::mul_unreduced::<false>(m, &slope[t], &sum_x[t]), (!*minus_1, y_1));
                if let (true, Some(cases)) = (EXACT, &cases[t]) {
                    let (minus_2, y_2) = gather_y::<F, M, 1>(m, table, groups.get(g));
                    let [y_1, y_2] = [(*minus_1, *y_1), (minus_2, y_2)].map(|(minus, y)| signed::<F, M>(m, minus, &y));
                    y_3 = cases.choose(m, &y_3, [&y_1, &y_2]);
                }
                scatter::<F, M, 1>(m, &y_3, sums, g);
            }
            end = begin;
        }
    }
}

impl<F: Prime, M: Independent> Cases<F, M> {
    /// A coordinate of the sum: that of the other point where one is neutral, 0 where the sum is.
    #[inline(always)]
    fn choose(&self, m: M, sum: &Reduced<F, M>, [left, right]: [&Reduced<F, M>; 2]) -> Reduced<F, M> {
        let sum = F::select(m, self.neutral[0], sum, right);
        let sum = F::select(m, self.neutral[1], &sum, left);
        F::select(m, self.cancel, &sum, &F::splat(m, &F::ZERO))
    }
}

/// a, or -a in the lanes of `minus`, kept.
#[inline(always)]
fn signed<F: Prime, M: Independent>(m: M, minus: u8, a: &Reduced<F, M>) -> Reduced<F, M> {
    F::keep_sum(m, &F::widen(m, &F::splat(m, &F::ZERO)), (minus, a))
}

/// The product of the chains.
struct Product<'a, F: Prime, M: Independent>(&'a [Reduced<F, M>; CHAINS]);

impl<F: Prime, M: Independent> Kernel<M> for Product<'_, F, M> {
    type Out = Reduced<F, M>;

    #[inline(always)]
    fn run(self, m: M) -> Self::Out {
        let mut product = self.0[0];
        for next in &self.0[1..] {
            product = F::mul(m, &product, next);
        }
        product
    }
}

/// Copies points, negated where their entries say so.
struct Copy<'a, F> {
    table: &'a [Point],
    entries: &'a [Entry],
    copies: &'a mut [Point],
    field: PhantomData<F>,
}

impl<F: Prime, M: Independent> Kernel<M> for Copy<'_, F> {
    type Out = ();

    #[inline(always)]
    fn run(self, m: M) {
        for (entries, copies) in self.entries.chunks(LANES).zip(self.copies.chunks_mut(LANES)) {
            let mut eight = [[entries[0]; 2]; LANES];
            for (pair, entry) in eight.iter_mut().zip(entries) {
                pair[0] = *entry;
            }
            let (minus, y) = gather_y::<F, M, 0>(m, self.table, &eight);
            // The limbs of 0 stay 0: they tell the neutral element.
            let minus = minus & !all_zero::<F, M>(m, [&y, &y]);
            for (copy, entry) in copies.iter_mut().zip(entries) {
                *copy = self.table[entry.index()];
            }
            if minus != 0 {
                let y = F::select(m, minus, &y, &signed::<F, M>(m, minus, &y));
                scatter::<F, M, 1>(m, &y, copies, 0);
            }
        }
    }
}

/// Stores the least residues of coordinates, so that 0 is 0.
struct Store<'a, F: Prime, M: Independent> {
    x: Reduced<F, M>,
    y: Reduced<F, M>,
    out: &'a mut [Point],
}

impl<F: Prime, M: Independent> Kernel<M> for Store<'_, F, M> {
    type Out = ();

    #[inline(always)]
    fn run(self, m: M) {
        scatter::<F, M, 0>(m, &F::freeze(m, &self.x), self.out, 0);
        scatter::<F, M, 1>(m, &F::freeze(m, &self.y), self.out, 0);
    }
}
