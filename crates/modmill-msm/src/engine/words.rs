//! Affine additions in words, with shared inversions: the portable backend.

use super::adder::{Adder, Additions, Entry};
use crate::Affine;
use modmill_arith::curve::weierstrass::CurveParameters;
use modmill_arith::field::montgomery::Element;

/// The memory of additions in words.
#[derive(Clone)]
pub(crate) struct WordAdder<C: CurveParameters> {
    /// The points of each addition, and where the sum goes.
    terms: Vec<(u32, [Affine<C>; 2])>,
    slopes: Vec<[Element<C::Base>; 2]>,
    before: Vec<Element<C::Base>>,
}

impl<C: CurveParameters> WordAdder<C> {
    pub(crate) fn new() -> Self {
        Self { terms: vec![], slopes: vec![], before: vec![] }
    }
}

fn point<C: CurveParameters>(table: &[Affine<C>], entry: Entry) -> Affine<C> {
    let point = table[entry.index()];
    if entry.minus() { point.neg() } else { point }
}

/// Numerator and denominator of the slope; 0 / 1 where no slope is needed.
fn slope<C: CurveParameters>(p: &Affine<C>, q: &Affine<C>) -> [Element<C::Base>; 2] {
    if p.x != q.x && !p.is_neutral() && !q.is_neutral() {
        return [q.y.sub(&p.y), q.x.sub(&p.x)];
    }
    if p == q && !p.y.is_zero() {
        let xx = p.x.square();
        return [xx.add(&xx).add(&xx), p.y.add(&p.y)];
    }
    [Element::ZERO, Element::ONE]
}

impl<C: CurveParameters> Adder for WordAdder<C> {
    type Curve = C;
    type Point = Affine<C>;
    type Bundle = Affine<C>;
    const WIDTH: usize = 1;
    const NEUTRAL: Affine<C> = Affine::NEUTRAL;

    fn is_neutral(point: &Affine<C>) -> bool {
        point.is_neutral()
    }

    fn to_affine(&self, points: &[Affine<C>]) -> Vec<Affine<C>> {
        points.to_vec()
    }

    fn convert(&self, points: &[Affine<C>], out: &mut [Affine<C>]) {
        out.copy_from_slice(points);
    }

    fn bundle(&self) -> Affine<C> {
        Affine::NEUTRAL
    }

    fn load(&self, table: &[Affine<C>], entries: &[Entry]) -> Affine<C> {
        point(table, entries[0])
    }

    fn store(&self, bundle: &Affine<C>, rows: &mut [Affine<C>]) {
        rows[0] = *bundle;
    }

    fn add(&mut self, additions: Additions<'_, Self>, _neutral: bool) -> bool {
        let Additions { table, pairs, slots, folds, bundles } = additions;
        self.terms.clear();
        self.terms.extend(pairs.iter().zip(slots).map(|([left, right], slot)| (*slot, [point(table, *left), point(table, *right)])));
        self.terms.extend(folds.iter().map(|[left, right]| (*right, [bundles[*left as usize], bundles[*right as usize]])));
        self.slopes.clear();
        self.before.clear();
        let mut product = Element::ONE;
        for (_, [p, q]) in &self.terms {
            let slope = slope(p, q);
            self.before.push(product);
            product = product.mul(&slope[1]);
            self.slopes.push(slope);
        }
        let mut inverse = product.invert();
        for (i, (slot, [p, q])) in self.terms.iter().enumerate().rev() {
            let [numerator, denominator] = self.slopes[i];
            let slope = numerator.mul(&inverse.mul(&self.before[i]));
            inverse = inverse.mul(&denominator);
            bundles[*slot as usize] = if p.is_neutral() {
                *q
            } else if q.is_neutral() {
                *p
            } else if p.x == q.x && (p.y != q.y || p.y.is_zero()) {
                Affine::NEUTRAL
            } else {
                let x = slope.square().sub(&p.x).sub(&q.x);
                Affine { x, y: slope.mul(&p.x.sub(&x)).sub(&p.y) }
            };
        }
        // Each pair was tested.
        false
    }
}
