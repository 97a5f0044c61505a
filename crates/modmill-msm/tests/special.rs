//! Points that formulas go wrong at, points that are refused, threads, batches and interruption; and small products against the definition.

#[path = "../../../fuzz/small_products.rs"]
#[expect(unreachable_pub, reason = "public for the fuzz target")]
mod body;
#[path = "../../../fuzz/stored.rs"]
mod stored;

use modmill_arith::field::montgomery::Element;
use modmill_msm::{
    Affine, BackendChoice, BackendName, Bases, Bls12377, Bls12381, Checks, Curve, CurveParameters, EveryStep, IntegerBackend, MsmError,
    NoProgress, Options, Phase, PrepareOptions, Progress, RandomPoints, Scalar, Xyzz, random_scalars,
};
use proptest::prelude::*;
use std::ops::ControlFlow;

fn options(backend: BackendName, checks: Checks, multiples: usize) -> PrepareOptions {
    PrepareOptions { backend: BackendChoice::Named(backend), checks, multiples, threads: 1 }
}

/// Points of order 2 and 4: the only points of BLS12-377 without an image on its twisted Edwards form but the neutral element.
fn exceptional() -> Vec<Affine<Bls12377>> {
    // x = -1 has order 2; a point of order 4 is half of it: x^2 + 2 x - 2 = 0, x = -1 ± sqrt 3. The third kind has x^2 - x + 1 = 0, order 2.
    let n = |k: u64| Element::<<Bls12377 as CurveParameters>::Base>::from_words(&[k, 0, 0, 0, 0, 0]);
    let (zero, one) = (Element::ZERO, Element::ONE);
    let half = n(2).invert();
    let root = zero.sub(&n(3)).sqrt().expect("-3 is a square: p is 1 modulo 3");
    let mut out = vec![Affine { x: zero.sub(&one), y: zero }];
    out.extend([root, zero.sub(&root)].map(|root| Affine { x: one.add(&root).mul(&half), y: zero }));
    let root = n(3).sqrt().expect("3 is a square");
    for x in [root.sub(&one), zero.sub(&root).sub(&one)] {
        if let Some(y) = x.square().mul(&x).add(&one).sqrt() {
            out.extend([Affine { x, y }, Affine { x, y: zero.sub(&y) }]);
        }
    }
    out
}

#[test]
fn points_of_order_2_and_4_are_refused_or_summed() {
    let all = exceptional();
    assert!(all.len() >= 5 && all.iter().all(Affine::is_on_curve));
    assert!(all.iter().all(|p| p.multiply(&[4]).is_neutral()));
    let g = Bls12377::GENERATOR;
    for backend in IntegerBackend::names() {
        let mut points = vec![g];
        for p in &all {
            // The point, its sum with another, and both once more: sums that meet in buckets are equal, opposite and neutral.
            points.extend([*p, g, *p, g.multiply(&[1]).add_affine(p).to_affine(), p.neg(), *p]);
        }
        assert_eq!(
            Bases::prepare(&points, &options(backend, Checks::Subgroup, 1), &mut NoProgress).unwrap_err(),
            MsmError::NotInSubgroup { curve: Bls12377::NAME, index: 1 }
        );
        for checks in [Checks::Curve, Checks::None] {
            sums_of(&points, backend, checks, &[1, 2, 5, 64, 256]);
            // These have images, but not their differences.
            let sum = |p: &Affine<Bls12377>| g.multiply(&[1]).add_affine(p).to_affine();
            sums_of(&all.iter().flat_map(|p| [g, sum(p), sum(p).neg(), g]).collect::<Vec<_>>(), backend, checks, &[1, 5]);
        }
    }
}

/// Asserts that products over these points are right.
fn sums_of(points: &[Affine<Bls12377>], backend: BackendName, checks: Checks, multiples: &[usize]) {
    for &multiples in multiples {
        let bases = Bases::prepare(points, &options(backend, checks, multiples), &mut NoProgress).unwrap();
        let uniform = random_scalars::<Bls12377>(points.len(), 40, 0);
        let minus_1 = Scalar([Bls12377::ORDER[0] - 1, Bls12377::ORDER[1], Bls12377::ORDER[2], Bls12377::ORDER[3]]);
        // 6 r + 1 or so, which is not reduced.
        let above = (0..points.len() as u64).map(|i| Scalar([i, u64::MAX, 0, 7 << 61])).collect();
        let equal = [Scalar::from(1), Scalar::from(6), minus_1, Scalar([u64::MAX; 4])].map(|s| vec![s; points.len()]);
        for scalars in [uniform, above].into_iter().chain(equal) {
            let want = definition(points, &scalars);
            for window in [None, Some(4), Some(7)] {
                let got = bases.product(&scalars, &Options { window, threads: 1 }, &mut NoProgress).unwrap();
                assert_eq!(got, want, "{backend}, {checks:?}, {multiples} multiples, window {window:?}");
            }
        }
    }
}

fn definition<C: Curve>(points: &[Affine<C>], scalars: &[Scalar]) -> Affine<C> {
    scalars.iter().zip(points).fold(Xyzz::NEUTRAL, |sum, (s, p)| sum.add(&p.multiply(&s.0))).to_affine()
}

fn refused<C: Curve>() {
    let mut points = RandomPoints::<C>::new(40, 41, 1, &mut NoProgress).unwrap().points;
    points[23].y = points[22].y;
    points[31].x = points[30].x;
    for backend in IntegerBackend::names() {
        for checks in [Checks::Subgroup, Checks::Curve] {
            let error = Bases::prepare(&points, &options(backend, checks, 1), &mut NoProgress).unwrap_err();
            assert_eq!(error, MsmError::NotOnCurve { curve: C::NAME, index: 23 }, "{backend}");
        }
    }
}

#[test]
fn points_off_the_curve_are_refused() {
    refused::<Bls12377>();
    refused::<Bls12381>();
}

/// Neutral points, alone and among others, with multiples.
fn neutral<C: Curve>() {
    let mut points = RandomPoints::<C>::new(50, 42, 1, &mut NoProgress).unwrap().points;
    for i in [0, 1, 7, 8, 30, 49] {
        points[i] = Affine::NEUTRAL;
    }
    let scalars = random_scalars::<C>(50, 42, 0);
    for backend in IntegerBackend::names() {
        for multiples in [1, 2, 13, 64] {
            for points in [&points[..], &[Affine::NEUTRAL; 50]] {
                let bases = Bases::prepare(points, &options(backend, Checks::Subgroup, multiples), &mut NoProgress).unwrap();
                let got = bases.product(&scalars, &Options::default(), &mut NoProgress).unwrap();
                assert_eq!(got, definition(points, &scalars), "{backend}, {multiples} multiples");
            }
        }
    }
}

#[test]
fn neutral_points_add_nothing() {
    neutral::<Bls12377>();
    neutral::<Bls12381>();
}

#[test]
fn threads_and_batches_give_the_same_points() {
    let points = RandomPoints::<Bls12381>::new(5000, 43, 1, &mut NoProgress).unwrap().points;
    let vectors: Vec<_> = (0..3).map(|k| random_scalars::<Bls12381>(5000, 43, k)).collect();
    let batch: Vec<&[Scalar]> = vectors.iter().map(Vec::as_slice).collect();
    for backend in IntegerBackend::names() {
        let bases = Bases::prepare(&points, &options(backend, Checks::None, 1), &mut NoProgress).unwrap();
        let want: Vec<_> = batch.iter().map(|scalars| bases.product(scalars, &Options::default(), &mut NoProgress).unwrap()).collect();
        // As many windows as make it worth starting threads.
        for threads in 1..=8 {
            let options = Options { window: Some(8), threads };
            assert_eq!(bases.products(&batch, &options, &mut NoProgress).unwrap(), want, "{backend}, {threads} threads");
        }
    }
}

/// Stopped at its first step, its second, and so on, a product says so; the next one is right.
#[test]
fn a_product_can_be_stopped_at_every_step() {
    let points = RandomPoints::<Bls12377>::new(5000, 44, 1, &mut NoProgress).unwrap().points;
    let scalars = random_scalars::<Bls12377>(5000, 44, 0);
    let backend = IntegerBackend::names().into_iter().next_back().expect("portable at least");
    let bases = Bases::prepare(&points, &options(backend, Checks::None, 1), &mut NoProgress).unwrap();
    for threads in [1, 3] {
        let options = Options { window: Some(8), threads };
        let mut steps = 0;
        let mut count = EveryStep(|_: Progress| {
            steps += 1;
            ControlFlow::Continue(())
        });
        let want = bases.product(&scalars, &options, &mut count).unwrap();
        assert!(steps > 2, "{steps}");
        for stop in (1..steps).step_by(if threads == 1 { 1 } else { 7 }) {
            let mut left = stop;
            let mut control = EveryStep(|_: Progress| {
                left -= 1;
                if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            match bases.product(&scalars, &options, &mut control) {
                Err(MsmError::Interrupted { phase: Phase::Add, done, total }) => assert!(done <= total, "{done} of {total}"),
                other => panic!("stopped at step {stop} of {steps}: {other:?}"),
            }
        }
        assert_eq!(bases.product(&scalars, &options, &mut NoProgress).unwrap(), want);
    }
}

/// Digits that are 0 count as done; so progress ends at its total, in small products, too, and these can be stopped.
fn progress_ends<C: Curve>() {
    let points = RandomPoints::<C>::new(5000, 45, 1, &mut NoProgress).unwrap().points;
    let uniform = random_scalars::<C>(5000, 45, 0);
    let few: Vec<_> = (0..5000).map(|i| Scalar::from(i % 3)).collect();
    for backend in IntegerBackend::names() {
        for (count, width) in [(5000, 8), (40, 8)] {
            let bases = Bases::prepare(&points[..count], &options(backend, Checks::None, 1), &mut NoProgress).unwrap();
            for scalars in [&uniform, &few] {
                for threads in [1, 2] {
                    let options = Options { window: Some(width), threads };
                    let mut last = None;
                    let mut listen = EveryStep(|p: Progress| {
                        last = Some(p);
                        ControlFlow::Continue(())
                    });
                    bases.product(&scalars[..count], &options, &mut listen).unwrap();
                    assert!(last.is_some_and(|p| p.total > 0 && p.done == p.total), "{backend}, {count} points: {last:?}");
                    let mut stop = |_: Progress| ControlFlow::Break(());
                    let stopped = bases.product(&scalars[..count], &options, &mut stop);
                    assert!(matches!(stopped, Err(MsmError::Interrupted { .. })), "{stopped:?}");
                }
            }
        }
    }
}

#[test]
fn progress_ends_at_its_total() {
    progress_ends::<Bls12377>();
    progress_ends::<Bls12381>();
}

#[test]
fn seeds_hold() {
    stored::seeds("msm").iter().for_each(|seed| body::products(seed));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn small_products_are_right(data in prop::collection::vec(any::<u8>(), 0..300)) {
        body::products(&data);
    }
}
