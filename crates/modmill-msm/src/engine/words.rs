//! Affine additions in words, with shared inversions: the portable backend.

use super::adder::{Adder, Entry};
use modmill_arith::curve::weierstrass::{Affine, Curve};
use modmill_arith::field::montgomery::Element;

/// Pairs that share an inversion.
const BATCH: usize = 1024;

/// The memory of additions in words.
#[derive(Clone)]
pub(crate) struct WordAdder<C: Curve> {
    slopes: Vec<[Element<C::Base>; 2]>,
    before: Vec<Element<C::Base>>,
}

impl<C: Curve> WordAdder<C> {
    pub(crate) fn new() -> Self {
        Self { slopes: Vec::with_capacity(BATCH), before: Vec::with_capacity(BATCH) }
    }
}

fn point<C: Curve>(table: &[Affine<C>], entry: Entry) -> Affine<C> {
    let point = table[entry.index()];
    if entry.minus() { point.neg() } else { point }
}

/// Numerator and denominator of the slope; 0 / 1 where no slope is needed.
fn slope<C: Curve>(p: &Affine<C>, q: &Affine<C>) -> [Element<C::Base>; 2] {
    if p.x != q.x && !p.is_neutral() && !q.is_neutral() {
        return [q.y.sub(&p.y), q.x.sub(&p.x)];
    }
    if p == q && !p.y.is_zero() {
        let xx = p.x.square();
        return [xx.add(&xx).add(&xx), p.y.add(&p.y)];
    }
    [Element::ZERO, Element::ONE]
}

impl<C: Curve> Adder for WordAdder<C> {
    type Curve = C;
    type Point = Affine<C>;
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

    fn start(&mut self) {}

    fn add(&mut self, table: &[Affine<C>], pairs: &[[Entry; 2]], sums: &mut [Affine<C>]) {
        for (pairs, sums) in pairs.chunks(BATCH).zip(sums.chunks_mut(BATCH)) {
            self.slopes.clear();
            self.before.clear();
            let mut product = Element::ONE;
            for [left, right] in pairs {
                let slope = slope(&point(table, *left), &point(table, *right));
                self.before.push(product);
                product = product.mul(&slope[1]);
                self.slopes.push(slope);
            }
            let mut inverse = product.invert();
            for (i, [left, right]) in pairs.iter().enumerate().rev() {
                let (p, q) = (point(table, *left), point(table, *right));
                let [numerator, denominator] = self.slopes[i];
                let slope = numerator.mul(&inverse.mul(&self.before[i]));
                inverse = inverse.mul(&denominator);
                sums[i] = if p.is_neutral() {
                    q
                } else if q.is_neutral() {
                    p
                } else if p.x == q.x && (p.y != q.y || p.y.is_zero()) {
                    Affine::NEUTRAL
                } else {
                    let x = slope.square().sub(&p.x).sub(&q.x);
                    Affine { x, y: slope.mul(&p.x.sub(&x)).sub(&p.y) }
                };
            }
        }
    }

    fn copy(&mut self, table: &[Affine<C>], entries: &[Entry], copies: &mut [Affine<C>]) {
        for (entry, copy) in entries.iter().zip(copies) {
            *copy = point(table, *entry);
        }
    }
}
