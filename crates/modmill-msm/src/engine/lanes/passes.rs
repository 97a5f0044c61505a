//! The two passes over a batch of pairs.
//!
//! One product is some four hundred instructions, more than a core sees at once, and the products of a chain depend on each other: so [`CHAINS`] are side by
//! side. The addition itself is emitted code where the machine has that ([`Chords`]).

use super::Reduced;
use super::cases::Cases;
use super::pairs::{AHEAD, Pairs, Place};
use modmill_arith::curve::chord::{Chord, Chords};
use modmill_arith::field::LaneField;
use modmill_arith::field::montgomery::Prime;
use modmill_arith::field::montgomery::lanes::KeptField;
use modmill_arith::lanes::{Independent, Kernel};
use std::marker::PhantomData;

/// Vectors between the request for the y of a vector's points and their use, on the way back.
const AHEAD_BACKWARD: usize = 4;
/// Products that run side by side.
pub(super) const CHAINS: usize = 4;

/// Multiplies the d of all pairs, chain by chain, and finds whether there were exceptions.
pub(super) struct Forward<'a, P, F: Prime, M: Independent, const EXACT: bool> {
    pairs: &'a mut P,
    before: &'a mut [Reduced<F, M>],
    products: [Reduced<F, M>; CHAINS],
}

/// The results of a forward pass.
pub(super) struct Found<F: Prime, M: Independent> {
    /// The products of the chains.
    pub(super) products: [Reduced<F, M>; CHAINS],
    /// True if there were exceptions; false unless EXACT.
    pub(super) exceptional: bool,
}

impl<'a, P: Pairs<F, M>, F: Prime, M: Independent, const EXACT: bool> Forward<'a, P, F, M, EXACT> {
    /// Continues `products`, and notes those before each of the vectors.
    pub(super) fn new(pairs: &'a mut P, before: &'a mut [Reduced<F, M>], products: [Reduced<F, M>; CHAINS]) -> Self {
        Self { pairs, before, products }
    }
}

impl<P: Pairs<F, M>, F: Prime, M: Independent, const EXACT: bool> Kernel<M> for Forward<'_, P, F, M, EXACT> {
    type Out = Found<F, M>;

    #[inline(always)]
    fn run(self, m: M) -> Self::Out {
        let Self { pairs, before, mut products } = self;
        let mut exceptional = 0;
        for g in 0..AHEAD {
            pairs.prefetch(m, g);
        }
        for g in 0..before.len() {
            pairs.prefetch(m, g + AHEAD);
            let [x_1, x_2] = pairs.begin(m, g);
            let d = if EXACT {
                let [(minus_1, y_1), (minus_2, y_2)] = pairs.y(m, g);
                let cases = Cases::<F, M>::of(m, [&x_1, &x_2], [(minus_1, &y_1), (minus_2, &y_2)]);
                exceptional |= cases.double | cases.cancel | cases.neutral[0] | cases.neutral[1];
                cases.denominator
            } else {
                F::sum_of_kept(m, [(0, &x_2), (0xff, &x_1)])
            };
            let product = &mut products[g % CHAINS];
            before[g] = *product;
            *product = F::mul(m, product, &d);
        }
        Found { products, exceptional: exceptional != 0 }
    }
}

/// Computes the sums, from the last vector to the first; returns what is left of the inverses.
pub(super) struct Backward<'a, P, F: Prime, M: Independent, const EXACT: bool> {
    pairs: &'a mut P,
    before: &'a [Reduced<F, M>],
    inverses: [Reduced<F, M>; CHAINS],
    field: PhantomData<F>,
}

impl<'a, P: Pairs<F, M>, F: Prime, M: Independent, const EXACT: bool> Backward<'a, P, F, M, EXACT> {
    /// `inverses` are those of the products of the chains, to the last of these vectors.
    pub(super) fn new(pairs: &'a mut P, before: &'a [Reduced<F, M>], inverses: [Reduced<F, M>; CHAINS]) -> Self {
        Self { pairs, before, inverses, field: PhantomData }
    }
}

impl<P: Pairs<F, M>, F: Prime, M: Chords<F>, const EXACT: bool> Kernel<M> for Backward<'_, P, F, M, EXACT> {
    type Out = [Reduced<F, M>; CHAINS];

    #[inline(always)]
    fn run(self, m: M) -> Self::Out {
        let Self { pairs, before, mut inverses, .. } = self;
        for g in (0..before.len()).rev() {
            // Out of the cache that holds the batch.
            if g >= AHEAD_BACKWARD {
                pairs.prefetch_again(m, g - AHEAD_BACKWARD);
            }
            let inverse = &mut inverses[g % CHAINS];
            if EXACT {
                let y = pairs.y(m, g);
                let Place { x, sum, .. } = pairs.place(m, g);
                *sum = any_sum(m, [&x, &sum[0]], y, &before[g], inverse);
            } else {
                let Place { x, y, minus, rise, sum } = pairs.place(m, g);
                m.add_chord(&Chord { x: &x, y: &y, minus, rise: &rise, before: &before[g] }, inverse, sum, g);
            }
        }
        inverses
    }
}

/// The sum of any two points; `inverse` is replaced by the next one.
#[inline(always)]
fn any_sum<F: Prime, M: Independent>(
    m: M,
    [x_1, x_2]: [&Reduced<F, M>; 2],
    y: [(u8, Reduced<F, M>); 2],
    before: &Reduced<F, M>,
    inverse: &mut Reduced<F, M>,
) -> [Reduced<F, M>; 2] {
    let [(minus_1, y_1), (minus_2, y_2)] = &y;
    let cases = Cases::<F, M>::of(m, [x_1, x_2], [(*minus_1, y_1), (*minus_2, y_2)]);
    let reciprocal = F::mul(m, inverse, before);
    *inverse = F::mul(m, inverse, &cases.denominator);
    let xx = F::square_unreduced::<false>(m, x_1);
    let tripled = F::carry(m, &F::add(m, &F::add(m, &xx, &xx), &xx));
    let rise = F::select(m, cases.double, &F::sum_of_kept(m, [(*minus_2, y_2), (!*minus_1, y_1)]), &tripled);
    let slope = F::mul(m, &rise, &reciprocal);
    let x_3 = F::keep_less(m, &F::square_unreduced::<false>(m, &slope), [x_1, x_2]);
    let run = F::sum_of_kept(m, [(0, x_1), (0xff, &x_3)]);
    let y_3 = F::keep_sum(m, &F::mul_unreduced::<false>(m, &slope, &run), (!*minus_1, y_1));
    [cases.choose(m, &x_3, [x_1, x_2]), cases.choose_y(m, &y_3, y)]
}

/// The product of the chains.
pub(super) struct Product<'a, F: Prime, M: Independent>(pub(super) &'a [Reduced<F, M>; CHAINS]);

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

/// The inverse of each chain's product.
pub(super) struct Inverses<F: Prime, M: Independent> {
    pub(super) products: [Reduced<F, M>; CHAINS],
    /// The inverse of the product of them all.
    pub(super) inverse: Reduced<F, M>,
}

impl<F: Prime, M: Independent> Kernel<M> for Inverses<F, M> {
    type Out = [Reduced<F, M>; CHAINS];

    #[inline(always)]
    fn run(self, m: M) -> Self::Out {
        let Self { products, mut inverse } = self;
        let mut inverses = products;
        for c in (0..CHAINS).rev() {
            let mut others = inverse;
            for product in &products[..c] {
                others = F::mul(m, &others, product);
            }
            inverse = F::mul(m, &inverse, &products[c]);
            inverses[c] = others;
        }
        inverses
    }
}
