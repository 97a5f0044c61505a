//! The emitted additions against the formula in emulation, limb by limb, and against the field in words.

use crate::arch::{Ifma, token_for_test};
use crate::curve::chord::{self, Chord, Chords};
use crate::curve::edwards::{AffineNiels, Extended, MixedAdditions};
use crate::curve::edwards_tests::formulas;
use crate::field::Field;
use crate::field::bls12_377::{Element, F377};
use crate::field::bls12_381::F381;
use crate::field::montgomery::Prime;
use crate::field::montgomery::lanes::{KeptField, Reduced, to_elements};
use crate::lanes::{Emulated, Independent, LANES};
use rand::{RngExt, SeedableRng, rngs::StdRng};
use std::array::from_fn;

const EMULATED: Emulated = Emulated::new();

type Limbs = [[u64; LANES]; 8];

/// p + q or p - q of the sum, difference, Z, T of p and the sum, difference, 2dT of q.
fn in_words([sum, difference, z, t]: [Element; 4], [q_sum, q_difference, t2d]: [Element; 3], minus: bool) -> [Element; 4] {
    let (b, a, c, d) = (sum.mul(&q_sum), difference.mul(&q_difference), t.mul(&t2d), z.add(&z));
    let (e, h, mut f, mut g) = (b.sub(&a), b.add(&a), d.sub(&c), d.add(&c));
    if minus {
        std::mem::swap(&mut f, &mut g);
    }
    let (x, y) = (e.mul(&f), g.mul(&h));
    [y.add(&x), y.sub(&x), f.mul(&g), e.mul(&h)]
}

#[test]
fn the_emitted_mixed_addition_is_the_formula() {
    let Some(m) = token_for_test("emitted mixed addition").map(Ifma::from) else { return };
    let mut rng = StdRng::seed_from_u64(377);
    for round in 0..3000 {
        // In the first rounds all limbs are the smallest or the largest; then some are.
        let mut limb = |i: usize| {
            let max = F377::REDUCED_MAX[i];
            match rng.random_range(0..if round < 200 { 2 } else { 6 }) {
                0 => 0,
                1 => max,
                _ => rng.random_range(0..=max),
            }
        };
        let points: [Limbs; 7] = from_fn(|_| from_fn(|i| from_fn(|_| limb(i))));
        let minus: u8 = rng.random();
        let [sum, difference, z, t, q_sum, q_difference, t2d] = points.map(Reduced::<F377, _>::from_vectors);
        let p = Extended::<F377, Emulated> { sum, difference, z, t };
        let q = AffineNiels { sum: q_sum, difference: q_difference, t2d };
        let want = formulas::extended(EMULATED, &formulas::add_affine(EMULATED, &p, &q, minus));
        let want = [want.sum, want.difference, want.z, want.t];

        let [sum, difference, z, t, q_sum, q_difference, t2d] = points.map(|a| Reduced::from_vectors(a.map(|v| m.load(&v))));
        let mut p = Extended::<F377, Ifma> { sum, difference, z, t };
        m.add_affine(&mut p, &AffineNiels { sum: q_sum, difference: q_difference, t2d }, minus, round);
        let got = [p.sum, p.difference, p.z, p.t].map(|a| a.vectors().map(|v| m.store(v)));
        assert_eq!(got, want.each_ref().map(Reduced::vectors), "round {round}");

        let elements = points.map(|a| to_elements(EMULATED, &Reduced::<F377, _>::from_vectors(a)));
        let want = want.map(|a| to_elements(EMULATED, &a));
        for l in 0..LANES {
            let (p, q) = (from_fn(|k| elements[k][l]), from_fn(|k| elements[4 + k][l]));
            assert_eq!(in_words(p, q, minus >> l & 1 == 1), from_fn(|k| want[k][l]), "round {round}, lane {l}");
        }
    }
}

/// Limbs of a kept element.
fn kept<F: Prime>(rng: &mut impl RngExt, extremes: bool) -> Limbs {
    from_fn(|i| {
        from_fn(|_| {
            let max = <F as KeptField<Emulated>>::KEPT_MAX[i];
            match rng.random_range(0..if extremes { 2 } else { 6 }) {
                0 => 0,
                1 => max,
                _ => rng.random_range(0..=max),
            }
        })
    })
}

fn the_emitted_chord_is_the_formula<F: Prime>(seed: u64) {
    let Some(m) = token_for_test("emitted affine addition").map(Ifma::from) else { return };
    let mut rng = StdRng::seed_from_u64(seed);
    for round in 0..3000 {
        // inverse, x_2, x_1, y, rise, before.
        let operands: [Limbs; 6] = from_fn(|_| kept::<F>(&mut rng, round < 200));
        let minus: u8 = rng.random();
        let [inverse, x_2, x_1, y, rise, before] = operands.map(Reduced::<F, _>::from_vectors);
        let (next, want) = chord::add(EMULATED, &Chord { x: &x_1, y: &y, minus, rise: &rise, before: &before }, &inverse, &x_2);
        let [mut inverse, x_2, x_1, y, rise, before] = operands.map(|a| Reduced::<F, _>::from_vectors(a.map(|v| m.load(&v))));
        let mut sum = [x_2, x_1];
        m.add_chord(&Chord { x: &x_1, y: &y, minus, rise: &rise, before: &before }, &mut inverse, &mut sum, round);
        let got = [inverse, sum[0], sum[1]].map(|a| a.vectors().map(|v| m.store(v)));
        assert_eq!(got, [next, want[0], want[1]].each_ref().map(Reduced::vectors), "round {round}");
    }
}

#[test]
fn the_emitted_affine_additions_are_the_formula() {
    the_emitted_chord_is_the_formula::<F377>(378);
    the_emitted_chord_is_the_formula::<F381>(381);
}
