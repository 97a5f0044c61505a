//! The sums that gates return, eight side by side in lanes: read, checked, and written as an engine keeps them.

use super::WORDS;
use super::residues::{Residues, powers};
use crate::engine::edwards::{LIMBS, SUM, Sum, neutral};
use crate::engine::lanes::{Point, Store};
use crate::map::small;
use modmill_arith::curve::weierstrass::CurveParameters;
use modmill_arith::field::montgomery::lanes::{RADIX_BITS, Reduced, Unreduced, digits, from_elements, limbs, to_elements};
use modmill_arith::field::montgomery::{Element, Prime};
use modmill_arith::field::{Field, LaneField};
use modmill_arith::lanes::{Independent, Kernel, LANES, Lanes, Row};
use std::marker::PhantomData;

/// Words of a sum on the Edwards form: X, Y, Z, T.
pub(super) const EDWARDS: usize = 4 * WORDS;
/// Words of a sum on the Hessian form: X, Y, Z.
pub(super) const HESSIAN: usize = 3 * WORDS;

type Vectors<C, M> = Reduced<<C as CurveParameters>::Base, <M as Lanes>::V>;

/// [`Residues`] in lanes.
#[derive(Clone, Copy)]
pub(super) struct Words<C> {
    negative: bool,
    /// The inverse of the scaling, times 2^816.
    back: [u64; LIMBS],
    curve: PhantomData<C>,
}

impl<C: CurveParameters> Words<C> {
    pub(super) fn new(residues: &Residues<C>) -> Self {
        // `back` there is a multiple by 2^384 where this one is by 2^408, and digits are another one.
        Self { negative: residues.negative, back: digits(&residues.back.mul(&small(1 << 24))), curve: PhantomData }
    }

    /// w_I x^I to the columns: their low parts and the high ones, of which two make one of the column above.
    #[inline(always)]
    fn term<M: Lanes, const I: usize>(m: M, word: M::V, low: &mut [M::V; LIMBS], high: &mut [M::V; LIMBS]) {
        let of_power = const { limbs(&powers::<C>()[I]) };
        let parts = [m.and(word, m.splat((1 << RADIX_BITS) - 1)), m.shr::<RADIX_BITS>(word)];
        for j in 0..LIMBS {
            for k in 0..parts.len() {
                // Nothing is left out: x^5 has 319 bits.
                if of_power[j] != 0 && j + k < LIMBS {
                    low[j + k] = m.mad_lo(low[j + k], parts[k], m.splat(of_power[j]));
                    if j + k + 1 < LIMBS {
                        high[j + k + 1] = m.mad_hi(high[j + k + 1], parts[k], m.splat(of_power[j]));
                    }
                }
            }
        }
    }

    #[inline(always)]
    fn carried<M: Lanes>(m: M, low: &[M::V; LIMBS], high: &[M::V; LIMBS]) -> Vectors<C, M> {
        let mut columns = *low;
        for k in 0..LIMBS {
            columns[k] = m.add(columns[k], m.add(high[k], high[k]));
        }
        C::Base::carry(m, &Unreduced::from_vectors(columns))
    }

    /// The elements of any words, not yet carried.
    #[inline(always)]
    fn elements<M: Lanes>(&self, m: M, words: &[M::V; WORDS]) -> Unreduced<C::Base, M::V> {
        let [mut low, mut high] = [[m.zero(); LIMBS]; 2];
        Self::term::<M, 0>(m, words[0], &mut low, &mut high);
        Self::term::<M, 2>(m, words[2], &mut low, &mut high);
        Self::term::<M, 4>(m, words[4], &mut low, &mut high);
        let even = Self::carried(m, &low, &high);
        [low, high] = [[m.zero(); LIMBS]; 2];
        Self::term::<M, 1>(m, words[1], &mut low, &mut high);
        Self::term::<M, 3>(m, words[3], &mut low, &mut high);
        Self::term::<M, 5>(m, words[5], &mut low, &mut high);
        let odd = C::Base::widen(m, &Self::carried(m, &low, &high));
        let sum =
            if self.negative { C::Base::sub(m, &C::Base::lift(m, &even), &odd) } else { C::Base::add(m, &C::Base::widen(m, &even), &odd) };
        C::Base::mul_unreduced::<false>(m, &C::Base::carry(m, &sum), &C::Base::splat(m, &self.back))
    }

    /// The coordinates of eight sums.
    #[inline(always)]
    pub(super) fn coordinates<M: Lanes, const W: usize, const N: usize>(&self, m: M, words: &[M::V; W]) -> [Unreduced<C::Base, M::V>; N] {
        let mut out = [Unreduced::from_vectors([m.zero(); LIMBS]); N];
        for k in 0..N {
            let mut own = [m.zero(); WORDS];
            for i in 0..WORDS {
                own[i] = words[k * WORDS + i];
            }
            out[k] = self.elements(m, &own);
        }
        out
    }
}

/// The lanes that are 0.
#[inline(always)]
pub(super) fn zero<F: Prime, M: Independent>(m: M, a: &Reduced<F, M::V>) -> u8 {
    let limbs = F::freeze(m, a).vectors();
    let mut all = limbs[0];
    for limb in &limbs[1..] {
        all = m.or(all, *limb);
    }
    m.equal(all, m.zero())
}

/// Eight sums; the last of several repeat the first.
#[inline(always)]
fn eight<const W: usize>(sums: &[[u64; W]]) -> [&[u64; W]; LANES] {
    let of = |l: usize| if l < sums.len() { &sums[l] } else { &sums[0] };
    [of(0), of(1), of(2), of(3), of(4), of(5), of(6), of(7)]
}

/// Sums on the Edwards form as rows; see [`crate::engine::edwards`].
#[derive(Clone, Copy)]
pub(super) struct EdwardsRows<C: CurveParameters> {
    words: Words<C>,
    d: [u64; LIMBS],
}

impl<C: CurveParameters> EdwardsRows<C> {
    pub(super) fn new(residues: &Residues<C>, d: &Element<C::Base>) -> Self {
        Self { words: Words::new(residues), d: digits(d) }
    }

    /// The rows, none if a sum is undefined.
    ///
    /// # Errors
    /// The number of the first sum that is not on the curve.
    pub(super) fn rows<M: Independent>(&self, m: M, sums: &[[u64; EDWARDS]]) -> Result<Option<Vec<Sum>>, usize> {
        let neutral = neutral::<C::Base, SUM>();
        let mut rows = vec![neutral; sums.len().next_multiple_of(LANES)];
        let product = m.call(Edwards { of: self, sums, rows: &mut rows })?;
        rows.truncate(sums.len());
        for (row, sum) in rows.iter_mut().zip(sums) {
            let (coordinates, _) = sum.as_chunks::<WORDS>();
            if coordinates[0] == [0; WORDS] && coordinates[1] == coordinates[2] {
                // A bucket without points, which no engine needs to add.
                *row = neutral;
            }
        }
        Ok(to_elements(m, &product).iter().all(|z| !z.is_zero()).then_some(rows))
    }

    /// The row of eight sums, then what is 0 where they are on the curve.
    #[inline(always)]
    pub(super) fn row<M: Lanes>(&self, m: M, words: &[M::V; EDWARDS]) -> [Vectors<C, M>; 6] {
        let [x, y, z, t] = self.words.coordinates(m, words);
        let sum = C::Base::carry(m, &C::Base::add(m, &y, &x));
        let difference = C::Base::carry(m, &C::Base::sub(m, &C::Base::bias(m, &y), &x));
        let [x, y, z, t] = [C::Base::carry(m, &x), C::Base::carry(m, &y), C::Base::carry(m, &z), C::Base::carry(m, &t)];
        let td = C::Base::mul_unreduced::<false>(m, &t, &C::Base::splat(m, &self.d));
        let t2d = C::Base::carry(m, &C::Base::add(m, &td, &td));
        // T Z - X Y, and Y^2 - X^2 - Z^2 - d T^2.
        let tz = C::Base::mul_unreduced::<true>(m, &t, &z);
        let segre = C::Base::carry(m, &C::Base::sub(m, &tz, &C::Base::mul_unreduced::<false>(m, &x, &y)));
        let mut curve = C::Base::bias(m, &C::Base::mul_unreduced::<true>(m, &sum, &difference));
        curve = C::Base::sub(m, &curve, &C::Base::square_unreduced::<false>(m, &z));
        curve = C::Base::sub(m, &curve, &C::Base::mul_unreduced::<false>(m, &t, &C::Base::carry(m, &td)));
        [sum, difference, z, t2d, segre, C::Base::carry(m, &curve)]
    }
}

/// Writes the rows; the product of all Z, or the number of the first sum that is not on the curve.
struct Edwards<'a, C: CurveParameters> {
    of: &'a EdwardsRows<C>,
    sums: &'a [[u64; EDWARDS]],
    rows: &'a mut [Sum],
}

impl<C: CurveParameters, M: Independent> Kernel<M> for Edwards<'_, C> {
    type Out = Result<Vectors<C, M>, usize>;

    #[inline(always)]
    fn run(self, m: M) -> Self::Out {
        let mut product = C::Base::splat(m, &C::Base::ONE);
        for first in (0..self.sums.len()).step_by(LANES) {
            let words = m.gather(eight(&self.sums[first..self.sums.len().min(first + LANES)]));
            let [sum, difference, z, t2d, segre, curve] = self.of.row(m, &words);
            let on_curve = zero(m, &segre) & zero(m, &curve);
            if on_curve != 0xff {
                return Err(first + on_curve.trailing_ones() as usize);
            }
            product = C::Base::mul(m, &product, &z);
            let row = [sum, difference, z, t2d];
            let mut vectors = [m.zero(); SUM];
            for k in 0..row.len() {
                vectors[k * LIMBS..(k + 1) * LIMBS].copy_from_slice(&row[k].vectors());
            }
            m.scatter(&mut self.rows[first..first + LANES], &[0, 1, 2, 3, 4, 5, 6, 7], vectors);
        }
        Ok(product)
    }
}

/// Sums on the Hessian form as points; see [`super::hessian`].
#[derive(Clone, Copy)]
pub(super) struct HessianPoints<C: CurveParameters> {
    words: Words<C>,
    /// -108, -1 / 12 and 1 / 2 t.
    constants: [[u64; LIMBS]; 3],
}

impl<C: CurveParameters> HessianPoints<C> {
    /// `a` is -108, and `t` a root of -3.
    pub(super) fn new(residues: &Residues<C>, a: &Element<C::Base>, t: &Element<C::Base>) -> Self {
        let constants = [*a, small(12).neg().invert(), t.add(t).invert()];
        Self { words: Words::new(residues), constants: constants.map(|a| digits(&a)) }
    }

    /// The points as rows of [`crate::engine::lanes`], none if a sum is undefined.
    ///
    /// # Errors
    /// The number of the first sum that is not on the curve.
    pub(super) fn rows<M: Independent>(&self, m: M, sums: &[[u64; HESSIAN]]) -> Result<Option<Vec<Point>>, usize> {
        let mut groups = Vec::with_capacity(sums.len().div_ceil(LANES));
        let [product, defined] = m.call(Forward { of: self, sums, groups: &mut groups })?;
        if to_elements(m, &defined).iter().any(Element::is_zero) {
            return Ok(None);
        }
        let mut inverse: [Element<C::Base>; LANES] = to_elements(m, &product);
        Element::invert_all(&mut inverse);
        let mut rows = vec![Row([0; 2 * LIMBS]); groups.len() * LANES];
        m.call(Backward { groups: &groups, inverse: from_elements(m, &inverse), rows: &mut rows });
        rows.truncate(sums.len());
        Ok(Some(rows))
    }

    /// X, (Y - Z) / 2 t, -(Y + Z) / 12 and Z of eight sums, then what is 0 where they are on the curve.
    #[inline(always)]
    pub(super) fn parts<M: Lanes>(&self, m: M, words: &[M::V; HESSIAN]) -> [Vectors<C, M>; 5] {
        let [a, twelfth, t] =
            [C::Base::splat(m, &self.constants[0]), C::Base::splat(m, &self.constants[1]), C::Base::splat(m, &self.constants[2])];
        let [x, y, z] = self.words.coordinates(m, words);
        let sum = C::Base::carry(m, &C::Base::add(m, &y, &z));
        let difference = C::Base::carry(m, &C::Base::sub(m, &C::Base::bias(m, &y), &z));
        let [x, y, z] = [C::Base::carry(m, &x), C::Base::carry(m, &y), C::Base::carry(m, &z)];
        // -108 X^3 + (Y + Z) ((Y + Z)^2 - 3 Y Z).
        let yz = C::Base::mul_unreduced::<false>(m, &y, &z);
        let mut factor = C::Base::bias(m, &C::Base::bias(m, &C::Base::square_unreduced::<true>(m, &sum)));
        for _ in 0..3 {
            factor = C::Base::sub(m, &factor, &yz);
        }
        let cubes = C::Base::mul_unreduced::<false>(m, &sum, &C::Base::carry(m, &factor));
        let cube = C::Base::mul_unreduced::<false>(m, &C::Base::mul(m, &a, &x), &C::Base::square(m, &x));
        let curve = C::Base::carry(m, &C::Base::add(m, &cubes, &cube));
        [x, C::Base::mul(m, &difference, &t), C::Base::mul(m, &sum, &twelfth), z, curve]
    }
}

/// Eight sums on their way to points.
struct Group<C: CurveParameters, M: Lanes> {
    /// X, and (Y - Z) / 2 t.
    numerators: [Vectors<C, M>; 2],
    /// -(Y + Z) / 12, 1 for the neutral element.
    denominator: Vectors<C, M>,
    /// The product of the denominators before.
    before: Vectors<C, M>,
    /// Lanes with the neutral element: Y + Z = 0.
    neutral: u8,
}

/// The product of all denominators and that of all Z, or the number of the first sum that is not on the curve.
struct Forward<'a, C: CurveParameters, M: Lanes> {
    of: &'a HessianPoints<C>,
    sums: &'a [[u64; HESSIAN]],
    groups: &'a mut Vec<Group<C, M>>,
}

impl<C: CurveParameters, M: Independent> Kernel<M> for Forward<'_, C, M> {
    type Out = Result<[Vectors<C, M>; 2], usize>;

    #[inline(always)]
    fn run(self, m: M) -> Self::Out {
        let one = C::Base::splat(m, &C::Base::ONE);
        let [mut before, mut defined] = [one; 2];
        for first in (0..self.sums.len()).step_by(LANES) {
            let words = m.gather(eight(&self.sums[first..self.sums.len().min(first + LANES)]));
            let [x, y, denominator, z, curve] = self.of.parts(m, &words);
            let on_curve = zero(m, &curve);
            if on_curve != 0xff {
                return Err(first + on_curve.trailing_ones() as usize);
            }
            let neutral = zero(m, &denominator);
            let denominator = C::Base::select(m, neutral, &denominator, &one);
            self.groups.push(Group { numerators: [x, y], denominator, before, neutral });
            before = C::Base::mul(m, &before, &denominator);
            defined = C::Base::mul(m, &defined, &z);
        }
        Ok([before, defined])
    }
}

/// Writes the points, from the last to the first.
struct Backward<'a, C: CurveParameters, M: Lanes> {
    groups: &'a [Group<C, M>],
    /// 1 / the product of all denominators.
    inverse: Vectors<C, M>,
    rows: &'a mut [Point],
}

impl<C: CurveParameters, M: Independent> Kernel<M> for Backward<'_, C, M> {
    type Out = ();

    #[inline(always)]
    fn run(mut self, m: M) {
        let none = C::Base::splat(m, &C::Base::ZERO);
        for g in (0..self.groups.len()).rev() {
            let Group { numerators: [x, y], denominator, before, neutral } = &self.groups[g];
            let inverse = C::Base::mul(m, &self.inverse, before);
            self.inverse = C::Base::mul(m, &self.inverse, denominator);
            let [x, y] = [C::Base::mul(m, x, &inverse), C::Base::mul(m, y, &inverse)];
            let bundle = [C::Base::select(m, *neutral, &x, &none), C::Base::select(m, *neutral, &y, &none)];
            // Least residues, so that 0 is 0.
            Store::<C::Base, M, true> { bundle: &bundle, rows: &mut self.rows[g * LANES..(g + 1) * LANES] }.run(m);
        }
    }
}
