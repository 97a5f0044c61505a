//! Formulas and membership in lanes: the same as in words, and no bit lost.

use super::jacobian::Jacobian;
use super::membership::{Membership, membership, on_curve};
use super::weierstrass::{Affine, Bls12377, Bls12381, CurveParameters};
use crate::field::montgomery::lanes::{from_elements, to_elements};
use crate::field::montgomery::{Element, Prime};
use crate::field::{LaneField, any_reduced, bls12_377::F377, bls12_381::F381, is_reduced};
use crate::lanes::{Analysis, Emulated, Intervals, LANES, Lanes};
use std::cell::RefCell;

/// The formulas as functions that are not inlined: compilers take long over large functions.
#[inline(never)]
fn double<F: LaneField<M>, M: Lanes>(m: M, p: &Jacobian<F, M>) -> Jacobian<F, M> {
    p.double(m)
}

#[inline(never)]
fn add<F: LaneField<M>, M: Lanes>(m: M, p: &Jacobian<F, M>, q: &Jacobian<F, M>) -> Jacobian<F, M> {
    p.add(m, q)
}

fn element<F: Prime>(n: u64) -> Element<F> {
    Element::from_words(&[n, 0, 0, 0, 0, 0])
}

fn enter<C: CurveParameters>(m: Emulated, points: [Affine<C>; LANES]) -> Jacobian<C::Base, Emulated> {
    Jacobian::from_affine(m, &from_elements(m, &points.map(|p| p.x)), &from_elements(m, &points.map(|p| p.y)))
}

/// None where Z = 0.
fn leave<C: CurveParameters>(m: Emulated, p: &Jacobian<C::Base, Emulated>) -> [Option<Affine<C>>; LANES] {
    let (x, y, z) = (to_elements(m, &p.x), to_elements(m, &p.y), to_elements(m, &p.z));
    std::array::from_fn(|l| {
        let inverse = z[l].invert();
        let square = inverse.square();
        (!z[l].is_zero()).then_some(Affine { x: x[l].mul(&square), y: y[l].mul(&square.mul(&inverse)) })
    })
}

/// The point with the smallest x >= `from` that there is.
fn point<C: CurveParameters>(from: u64) -> Affine<C> {
    let roots = (from..).find_map(|x| {
        let x = element(x);
        Some(Affine { x, y: x.square().mul(&x).add(&element(C::B)).sqrt()? })
    });
    roots.expect("half of all x belong to points")
}

fn formulas<C: CurveParameters>() {
    let m = Emulated::new();
    let multiples: Vec<Affine<C>> = (1..=16).map(|k| point::<C>(5).multiply(&[k]).to_affine()).collect();
    let (a, _) = multiples.as_chunks::<LANES>();
    let times = |k: u64| a[0].map(|p| Some(p.multiply(&[k]).to_affine()));
    let p = enter(m, a[0]);
    let twice = double(m, &p);
    let four = double(m, &twice);
    assert_eq!(leave::<C>(m, &twice), times(2));
    assert_eq!(leave::<C>(m, &four), times(4));
    assert_eq!(leave::<C>(m, &add(m, &four, &p)), times(5));
    let others = add(m, &twice, &double(m, &enter(m, a[1])));
    assert_eq!(leave::<C>(m, &others), std::array::from_fn(|l| Some(point::<C>(5).multiply(&[4 * l as u64 + 20]).to_affine())));
    // P + P and P - P have Z = 0, which stays.
    for same in [add(m, &p, &p), add(m, &p, &enter(m, a[0].map(|p| p.neg())))] {
        for next in [same, double(m, &same), add(m, &same, &twice), add(m, &twice, &same)] {
            assert_eq!(leave::<C>(m, &next), [None; LANES]);
        }
    }
}

fn members<C: CurveParameters>() {
    let m = Emulated::new();
    let g = C::GENERATOR;
    let outside = point::<C>(100);
    let small = outside.multiply(&C::ORDER).to_affine();
    let three = Affine { x: Element::ZERO, y: element::<C::Base>(C::B).sqrt().expect("b is a square") };
    let beta = Affine { x: g.x.mul(&C::BETA), y: g.y };
    let points =
        [g, outside, Affine::NEUTRAL, small, three, g.multiply(&[1 << 60]).add_affine(&small).to_affine(), beta, Affine { x: g.x, y: g.x }];
    let want = Membership { on_curve: 0b0111_1111, in_subgroup: 0b0100_0101 };
    assert_eq!(membership(m, &points), want, "{}", C::NAME);
    assert_eq!(on_curve(m, &points), want.on_curve);
    for (l, p) in points.iter().enumerate().take(7) {
        assert_eq!(p.is_in_subgroup(), want.in_subgroup >> l & 1 == 1);
        assert_eq!(p.is_in_subgroup(), p.multiply(&C::ORDER).is_neutral());
    }
    assert_eq!(membership(m, &[g; LANES]), Membership { on_curve: 0xff, in_subgroup: 0xff });
}

fn no_bit_is_lost<F: Prime>() {
    let analysis = RefCell::new(Analysis::default());
    lose_no_bit::<F, _>(Intervals::new(&analysis));
    lose_no_bit::<F, _>(Intervals::splitting(&analysis));
    let analysis = analysis.borrow();
    assert!(analysis.findings.is_empty(), "{}", analysis.findings[0]);
}

fn lose_no_bit<F: Prime, const SPLITS: bool>(m: Intervals<'_, SPLITS>) {
    let any = any_reduced::<F, _>(m);
    let p = Jacobian::<F, _> { x: any, y: any, z: any };
    for out in [double(m, &p), add(m, &p, &p)] {
        assert!([out.x, out.y, out.z].iter().all(|a| is_reduced::<F, _>(m, a)));
    }
}

#[test]
fn formulas_are_right() {
    formulas::<Bls12377>();
    formulas::<Bls12381>();
}

#[test]
fn members_are_those_of_order_r() {
    members::<Bls12377>();
    members::<Bls12381>();
    // (-1, 0) has order 2.
    let two = Affine::<Bls12377> { x: Element::ONE.neg(), y: Element::ZERO };
    assert!(!two.is_in_subgroup());
    assert_eq!(membership(Emulated::new(), &[two; LANES]), Membership { on_curve: 0xff, in_subgroup: 0 });
}

#[test]
fn formulas_lose_no_bit() {
    no_bit_is_lost::<F377>();
    no_bit_is_lost::<F381>();
}
