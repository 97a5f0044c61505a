//! Affine additions, eight side by side in the lanes of a vector, with shared inversions.
//!
//! ```text
//! d      = x_2 - x_1                      lambda = (y_2 - y_1) / d
//! x_3    = lambda^2 - x_1 - x_2           y_3    = lambda (x_1 - x_3) - y_1
//! ```
//! Forward, each lane multiplies the d of its pairs and notes the products before each; one inversion serves all of them; backward, each pair takes its
//! 1/d out of the inverse. That makes 5 products and a square for an addition, plus a share of the inversion (P. Montgomery, 1987).
//!
//! `passes` has the two passes, `pairs` says where their points come from and where the sums go, `cases` handles exceptions.
//!
//! # Exceptions
//! If x_1 = x_2, then d = 0, and so is the product of its lane: that is how equal and opposite points are found, at no cost. The batch is then
//! repeated by the same code with EXACT, which tests each pair and chooses 3 x_1^2 / 2 y_1 as the slope of equal points.

mod cases;
mod pairs;
mod passes;
#[cfg(test)]
mod tests;

use super::adder::{Adder, Additions, Entry};
use crate::Affine;
use modmill_arith::curve::chord::Chords;
use modmill_arith::curve::weierstrass::CurveParameters;
use modmill_arith::field::montgomery::Element;
use modmill_arith::field::montgomery::lanes::{self, from_elements, to_elements};
use modmill_arith::field::{Field, LaneField};
use modmill_arith::lanes::{Independent, LANES, Lanes, Row};
pub(crate) use pairs::Store;
use pairs::{Folds, Load, Tabled};
use passes::{Backward, CHAINS, Forward, Inverses, Product};
use std::array::from_fn;

/// Limbs of a coordinate.
const LIMBS: usize = 8;

/// The limbs of a point's coordinates, kept elements in the sense of [`lanes::KeptField`]; all 0 for the neutral element.
pub(crate) type Point = Row<{ 2 * LIMBS }>;
type Reduced<F, M> = lanes::Reduced<F, <M as Lanes>::V>;
/// True if it is the neutral point.
pub(crate) fn is_neutral(point: &Point) -> bool {
    point.0.iter().all(|limb| *limb == 0)
}

/// x and y of eight points.
type Bundle<F, M> = [Reduced<F, M>; 2];

/// The limbs of x and y.
#[inline(always)]
fn halves(point: &Point) -> [&[u64; LIMBS]; 2] {
    match point.0.as_chunks() {
        ([x, y], _) => [x, y],
        _ => unreachable!(),
    }
}

/// The memory of additions in lanes.
#[derive(Clone)]
pub(crate) struct LaneAdder<C: CurveParameters, M: Independent> {
    m: M,
    /// The products of all d of a chain before each vector.
    before: Vec<Reduced<C::Base, M>>,
    /// True if the points of the table themselves may be neutral.
    exact: bool,
}

impl<C: CurveParameters, M: Chords<C::Base>> LaneAdder<C, M> {
    /// An adder; `exact` where points of the table may be neutral.
    pub(crate) fn new(m: M, exact: bool) -> Self {
        Self { m, before: vec![], exact }
    }

    /// Adds the pairs and returns true if there were exceptions; `None`, with nothing added, if pairs have to be tested for them.
    fn batch<const EXACT: bool>(&mut self, additions: &mut Additions<'_, Self>) -> Option<bool>
    where
        Self: Adder<Point = Point, Bundle = Bundle<C::Base, M>>,
    {
        let m = self.m;
        let Additions { table, pairs, slots, folds, bundles } = additions;
        let (pairs, _) = pairs.as_chunks();
        self.before.resize(slots.len() + folds.len(), C::Base::splat(m, &C::Base::ZERO));
        let (tabled, folded) = self.before.split_at_mut(slots.len());
        let products = [C::Base::splat(m, &C::Base::ONE); CHAINS];
        let one = m.call(Forward::<_, _, _, EXACT>::new(&mut Tabled { table, pairs, slots, bundles }, tabled, products));
        let two = m.call(Forward::<_, _, _, EXACT>::new(&mut Folds { pairs: folds, bundles }, folded, one.products));
        let mut inverse: [Element<C::Base>; LANES] = to_elements(m, &m.call(Product::<C::Base, M>(&two.products)));
        if !EXACT && inverse.iter().any(Element::is_zero) {
            return None;
        }
        Element::invert_all(&mut inverse);
        let inverses = m.call(Inverses { products: two.products, inverse: from_elements(m, &inverse) });
        let inverses = m.call(Backward::<_, _, _, EXACT>::new(&mut Folds { pairs: folds, bundles }, folded, inverses));
        m.call(Backward::<_, _, _, EXACT>::new(&mut Tabled { table, pairs, slots, bundles }, tabled, inverses));
        Some(one.exceptional || two.exceptional)
    }
}

impl<C: CurveParameters, M: Chords<C::Base, V: Send + Sync> + Send + Sync> Adder for LaneAdder<C, M> {
    type Curve = C;
    type Point = Point;
    type Bundle = Bundle<C::Base, M>;
    const WIDTH: usize = LANES;
    const NEUTRAL: Point = Row([0; 2 * LIMBS]);

    fn is_neutral(point: &Point) -> bool {
        is_neutral(point)
    }

    fn to_affine(&self, points: &[Point]) -> Vec<Affine<C>> {
        let mut out = Vec::with_capacity(points.len().next_multiple_of(LANES));
        for eight in points.chunks(LANES) {
            let point = |l: usize| halves(eight.get(l).unwrap_or(&Self::NEUTRAL));
            let [x, y] = [0, 1].map(|c| to_elements(self.m, &C::Base::gather(self.m, from_fn(|l| point(l)[c]))));
            out.extend(x.into_iter().zip(y).map(|(x, y)| Affine { x, y }));
        }
        out.truncate(points.len());
        out
    }

    fn convert(&self, points: &[Affine<C>], out: &mut [Point]) {
        for (eight, out) in points.chunks(LANES).zip(out.chunks_mut(LANES)) {
            let point = |l: usize| eight.get(l).unwrap_or(&Affine::NEUTRAL);
            let bundle = [from_elements(self.m, &from_fn(|l| point(l).x)), from_elements(self.m, &from_fn(|l| point(l).y))];
            let mut rows = [Self::NEUTRAL; LANES];
            // Least residues, so that 0 is 0.
            self.m.call(Store::<C::Base, M, true> { bundle: &bundle, rows: &mut rows });
            out.copy_from_slice(&rows[..out.len()]);
        }
    }

    fn bundle(&self) -> Self::Bundle {
        [C::Base::splat(self.m, &C::Base::ZERO); 2]
    }

    #[inline]
    fn prefetch(&self, entries: &[Entry]) {
        self.m.prefetch(&entries[0]);
    }

    fn load(&self, table: &[Point], entries: &[Entry]) -> Self::Bundle {
        self.m.call(Load { table, entries, field: std::marker::PhantomData })
    }

    fn store(&self, bundle: &Self::Bundle, rows: &mut [Point]) {
        self.m.call(Store::<C::Base, M, false> { bundle, rows });
    }

    fn add(&mut self, mut additions: Additions<'_, Self>, neutral: bool) -> bool {
        let plain = if neutral || self.exact { None } else { self.batch::<false>(&mut additions) };
        plain.unwrap_or_else(|| self.batch::<true>(&mut additions).unwrap_or(true))
    }
}
