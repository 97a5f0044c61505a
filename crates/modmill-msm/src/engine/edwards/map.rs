//! Points in lanes on their twisted Edwards form and back, by the [`Map`].

use super::{LIMBS, Machine, NIELS, Niels, Sum, coordinate};
use crate::Affine;
use crate::map::Map;

use modmill_arith::curve::weierstrass::CurveParameters;
use modmill_arith::field::montgomery::lanes::{Reduced, from_elements, to_elements};
use modmill_arith::field::montgomery::{Element, Prime};
use modmill_arith::field::{Field, LaneField};
use modmill_arith::lanes::{Independent, Kernel, LANES, Lanes, Row};
use std::array::from_fn;

impl<C: CurveParameters> Map<C> {
    /// Writes points as rows; false, and rows of no meaning, if one has no image.
    pub(crate) fn rows(&self, m: Machine, points: &[Affine<C>], rows: &mut [Row<NIELS>]) -> bool {
        let constants = [self.s, self.c, self.d.add(&self.d)].map(|k| from_elements(m, &[k; LANES]));
        let mut eights = Vec::with_capacity(points.len().div_ceil(LANES));
        for eight in points.chunks(LANES) {
            // A point of the subgroup in place of neutral and missing ones.
            let point = |l: usize| eight.get(l).filter(|p| !p.is_neutral()).unwrap_or(&C::GENERATOR);
            let [x, y] = [from_fn(|l| point(l).x), from_fn(|l| point(l).y)];
            eights.push([from_elements(m, &x), from_elements(m, &y)]);
        }
        let mut before = vec![C::Base::splat(m, &C::Base::ONE); eights.len()];
        let product = m.call(Denominators { s: &constants[0], points: &eights, before: &mut before });
        let mut inverse: [Element<C::Base>; LANES] = to_elements(m, &product);
        if inverse.iter().any(Element::is_zero) {
            return false;
        }
        Element::invert_all(&mut inverse);
        m.call(Images { constants: &constants, points: &eights, before: &before, inverse: from_elements(m, &inverse), rows });
        for (point, row) in points.iter().zip(rows) {
            if point.is_neutral() {
                *row = neutral::<C::Base, NIELS>();
            }
        }
        true
    }

    /// The points of rows, with their Z; none if a Z is 0.
    fn points<const W: usize>(
        &self,
        m: Machine,
        rows: &[Row<W>],
        z: impl Fn([&Row<W>; LANES]) -> Reduced<C::Base, <Machine as Lanes>::V>,
    ) -> Option<Vec<Affine<C>>> {
        let mut all = Vec::with_capacity(rows.len().next_multiple_of(LANES));
        for eight in rows.chunks(LANES) {
            let row = from_fn(|l| eight.get(l).unwrap_or(&eight[0]));
            let [sum, difference] = [0, 1].map(|k| to_elements(m, &C::Base::gather(m, row.map(|row| coordinate(row, k)))));
            let z = to_elements(m, &z(row));
            all.extend((0..LANES).map(|l| [sum[l], difference[l], z[l]]));
        }
        all.truncate(rows.len());
        if all.iter().any(|[.., z]| z.is_zero()) {
            return None;
        }
        // 2 X, and 2 (Z - Y).
        let parts = |[sum, difference, z]: &[Element<C::Base>; 3]| (sum.sub(difference), z.add(z).sub(sum).sub(difference));
        let mut inverses: Vec<_> = all.iter().map(parts).map(|(x, below)| x.mul(&below)).collect();
        Element::invert_all(&mut inverses);
        let point = |(point, inverse): (&[Element<C::Base>; 3], &Element<C::Base>)| {
            let (x, below) = parts(point);
            let [sum, difference, z] = point;
            if x.is_zero() {
                // Y = Z, or Y = -Z: the point (-1, 0) of order 2.
                return if below.is_zero() { Affine::NEUTRAL } else { Affine { x: Element::ONE.neg(), y: Element::ZERO } };
            }
            let above = z.add(z).add(sum).add(difference);
            let x_1 = above.mul(&x).mul(inverse).mul(&self.inverse_of_s);
            let y = self.c.mul(&x_1).mul(&z.add(z)).mul(&below).mul(inverse);
            Affine { x: x_1.sub(&Element::ONE), y }
        };
        Some(all.iter().zip(&inverses).map(point).collect())
    }

    /// The points of sums; none if one has no coordinates, because an addition before had an exception.
    pub(crate) fn sums(&self, m: Machine, sums: &[Sum]) -> Option<Vec<Affine<C>>> {
        self.points(m, sums, |row| C::Base::gather(m, row.map(|row| coordinate(row, 2))))
    }

    /// The points of rows of a table.
    pub(crate) fn affine(&self, m: Machine, rows: &[Niels]) -> Vec<Affine<C>> {
        self.points(m, rows, |_| C::Base::splat(m, &C::Base::ONE)).unwrap_or_default()
    }
}

/// The neutral element, with a sum and difference of 1 and, in a row of four coordinates, a Z of 1.
pub(crate) const fn neutral<F: Prime, const W: usize>() -> Row<W> {
    let mut row = [0; W];
    let mut i = 0;
    while i < W - LIMBS {
        row[i] = <F as Field>::ONE[i % LIMBS];
        i += 1;
    }
    Row(row)
}

type Coordinate<F> = Reduced<F, <Machine as Lanes>::V>;

/// y (u + 1), and the terms it is made of.
#[inline(always)]
pub(super) fn denominators<F: Prime, M: Lanes>(m: M, s: &Reduced<F, M::V>, [x, y]: &[Reduced<F, M::V>; 2]) -> [Reduced<F, M::V>; 4] {
    let one = F::splat(m, &F::ONE);
    let x_1 = F::carry(m, &F::add(m, &F::widen(m, x), &F::widen(m, &one)));
    let u = F::mul(m, s, &x_1);
    let u_1 = F::carry(m, &F::add(m, &F::widen(m, &u), &F::widen(m, &one)));
    [F::mul(m, y, &u_1), x_1, u, u_1]
}

/// Y + X, Y - X and 2 d X Y from the terms of the denominator, its inverse, y, and s, c and 2 d.
#[inline(always)]
pub(super) fn image<F: Prime, M: Lanes>(
    m: M,
    [_, c, d2]: &[Reduced<F, M::V>; 3],
    [_, x_1, u, u_1]: &[Reduced<F, M::V>; 4],
    y: &Reduced<F, M::V>,
    inverse: &Reduced<F, M::V>,
) -> [Reduced<F, M::V>; 3] {
    let x = F::mul(m, &F::mul(m, c, x_1), &F::mul(m, inverse, u_1));
    let less = F::carry(m, &F::sub(m, &F::lift(m, u), &F::widen(m, &F::splat(m, &F::ONE))));
    let y = F::mul(m, &less, &F::mul(m, inverse, y));
    let t2d = F::mul(m, &F::mul(m, &x, &y), d2);
    let sum = F::carry(m, &F::add(m, &F::widen(m, &y), &F::widen(m, &x)));
    let difference = F::carry(m, &F::sub(m, &F::lift(m, &y), &F::widen(m, &x)));
    [sum, difference, t2d]
}

/// Multiplies the denominators of all points, lane by lane, and notes the products before each.
struct Denominators<'a, F: Prime> {
    s: &'a Coordinate<F>,
    points: &'a [[Coordinate<F>; 2]],
    before: &'a mut [Coordinate<F>],
}

impl<F: Prime> Kernel<Machine> for Denominators<'_, F> {
    type Out = Coordinate<F>;

    #[inline(always)]
    fn run(self, m: Machine) -> Self::Out {
        let mut product = F::splat(m, &F::ONE);
        for (point, before) in self.points.iter().zip(self.before) {
            *before = product;
            let [denominator, ..] = denominators::<F, Machine>(m, self.s, point);
            product = F::mul(m, &product, &denominator);
        }
        product
    }
}

/// Writes the rows, from the last to the first.
struct Images<'a, F: Prime> {
    /// s, c and 2 d.
    constants: &'a [Coordinate<F>; 3],
    points: &'a [[Coordinate<F>; 2]],
    before: &'a [Coordinate<F>],
    /// 1 / the product of all denominators.
    inverse: Coordinate<F>,
    rows: &'a mut [Row<NIELS>],
}

impl<F: Prime> Kernel<Machine> for Images<'_, F> {
    type Out = ();

    #[inline(always)]
    fn run(mut self, m: Machine) {
        for (g, point) in self.points.iter().enumerate().rev() {
            let terms = denominators::<F, Machine>(m, &self.constants[0], point);
            let inverse = F::mul(m, &self.inverse, &self.before[g]);
            self.inverse = F::mul(m, &self.inverse, &terms[0]);
            // Least residues, so that equal points have equal rows.
            let coordinates = image::<F, Machine>(m, self.constants, &terms, &point[1], &inverse);
            let mut vectors = [m.zero(); NIELS];
            for k in 0..coordinates.len() {
                vectors[k * LIMBS..(k + 1) * LIMBS].copy_from_slice(&F::freeze(m, &coordinates[k]).vectors());
            }
            let mut eight = [Row([0; NIELS]); LANES];
            m.scatter(&mut eight, &from_fn(|l| l as u64), vectors);
            for (row, new) in self.rows[g * LANES..].iter_mut().zip(eight) {
                *row = new;
            }
        }
    }
}
