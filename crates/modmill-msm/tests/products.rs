//! Products against the definition, on every backend.

use modmill_msm::{
    Affine, BackendChoice, BackendName, Bases, Bls12377, Bls12381, Checks, Curve, CurveParameters, EveryStep, IntegerBackend, MsmError,
    NoProgress, Options, Phase, PrepareOptions, Progress, RandomPoints, Scalar, Xyzz, random_scalars,
};
use std::ops::ControlFlow;

/// Term by term.
fn definition<C: Curve>(points: &[Affine<C>], scalars: &[Scalar]) -> Affine<C> {
    scalars.iter().zip(points).fold(Xyzz::NEUTRAL, |sum, (s, p)| sum.add(&p.multiply(&s.0))).to_affine()
}

fn prepared<C: Curve>(points: &[Affine<C>], backend: BackendName, checks: Checks, multiples: usize) -> Bases<C> {
    let options = PrepareOptions { backend: BackendChoice::Named(backend), checks, multiples, threads: 1 };
    Bases::prepare(points, &options, &mut NoProgress).unwrap()
}

fn check<C: Curve>(points: &[Affine<C>], scalars: &[Scalar], checks: Checks, multiples: usize, windows: &[Option<u32>]) {
    let want = definition(points, scalars);
    for backend in IntegerBackend::names() {
        let bases = prepared(points, backend, checks, multiples);
        for &window in windows {
            let got = bases.product(scalars, &Options { window, threads: 1 }, &mut NoProgress).unwrap();
            assert_eq!(got, want, "{} {backend} {} points, {multiples} multiples, window {window:?}", C::NAME, points.len());
        }
    }
}

fn random<C: Curve>(count: usize, seed: u64) -> (Vec<Affine<C>>, Vec<Scalar>) {
    (RandomPoints::<C>::new(count, seed, 1, &mut NoProgress).unwrap().points, random_scalars::<C>(count, seed, 0))
}

fn sizes<C: Curve>() {
    for count in [0, 1, 2, 3, 7, 8, 9, 100, 237, 255, 256, 257] {
        let (points, scalars) = random::<C>(count, count as u64);
        check(&points, &scalars, Checks::Subgroup, 1, &[None]);
    }
}

#[test]
fn every_size() {
    sizes::<Bls12377>();
    sizes::<Bls12381>();
}

#[test]
fn every_window() {
    let (points, scalars) = random::<Bls12377>(40, 5);
    check(&points, &scalars, Checks::Subgroup, 1, &(4..=16).map(Some).collect::<Vec<_>>());
    let (points, scalars) = random::<Bls12381>(40, 6);
    check(&points, &scalars, Checks::Subgroup, 1, &(4..=16).map(Some).collect::<Vec<_>>());
}

#[test]
fn multiples() {
    for count in [2, 3, 13, 32] {
        let (points, scalars) = random::<Bls12377>(20, 7);
        check(&points, &scalars, Checks::Subgroup, count, &[None, Some(6)]);
        let (points, scalars) = random::<Bls12381>(20, 8);
        check(&points, &scalars, Checks::Subgroup, count, &[None, Some(6)]);
    }
}

/// Equal, opposite and neutral points, and scalars at the ends of their range.
fn special<C: Curve>(odd: &[Affine<C>]) {
    let g = C::GENERATOR;
    let small: Vec<_> = (0..6).map(|k| g.multiply(&[k]).to_affine()).collect();
    let minus_1 = Scalar([C::ORDER[0] - 1, C::ORDER[1], C::ORDER[2], C::ORDER[3]]);
    let ends = [Scalar::from(0), Scalar::from(1), Scalar::from(2), minus_1];
    for scalar in ends {
        check(&vec![g; 50], &[scalar; 50], Checks::Subgroup, 1, &[None, Some(4)]);
    }
    let mut points = vec![];
    let mut scalars = vec![];
    for p in small.iter().chain(odd) {
        for scalar in ends {
            points.extend([*p, p.neg(), *p, Affine::NEUTRAL, g]);
            scalars.extend([scalar, scalar, Scalar::from(7), minus_1, scalar]);
        }
    }
    check(&points, &scalars, Checks::Curve, 1, &[None, Some(4), Some(9)]);
    check(&points, &scalars, Checks::Curve, 3, &[None, Some(4), Some(9)]);
}

#[test]
fn exceptions() {
    // A point of order 2, and one of order 3.
    let two = Affine { x: Bls12377::GENERATOR.x.sub(&Bls12377::GENERATOR.x).sub(&one::<Bls12377>()), y: zero::<Bls12377>() };
    let three = Affine { x: zero::<Bls12377>(), y: one::<Bls12377>() };
    assert!(two.is_on_curve() && three.is_on_curve());
    special::<Bls12377>(&[two, three]);
    let three = Affine { x: zero::<Bls12381>(), y: one::<Bls12381>().add(&one::<Bls12381>()) };
    assert!(three.is_on_curve());
    special::<Bls12381>(&[three]);
}

fn zero<C: Curve>() -> modmill_arith::field::montgomery::Element<C::Base> {
    modmill_arith::field::montgomery::Element::ZERO
}

fn one<C: Curve>() -> modmill_arith::field::montgomery::Element<C::Base> {
    modmill_arith::field::montgomery::Element::ONE
}

#[test]
fn integers_of_256_bits_are_taken_modulo_r() {
    let (points, _) = random::<Bls12377>(20, 9);
    let scalars: Vec<_> = (0..20).map(|i| Scalar([u64::MAX - i, u64::MAX, u64::MAX, u64::MAX])).collect();
    check(&points, &scalars, Checks::Subgroup, 1, &[None]);
    let (points, _) = random::<Bls12381>(20, 9);
    check(&points, &scalars, Checks::Subgroup, 1, &[None]);
}

#[test]
fn long_segments_and_threads() {
    let (points, scalars) = random::<Bls12377>(30_000, 10);
    for scalars in [&scalars[..], &[Scalar::from(3); 30_000], &[scalars[0]; 30_000]] {
        let results: Vec<_> = IntegerBackend::names()
            .into_iter()
            .flat_map(|backend| {
                let bases = prepared(&points, backend, Checks::Subgroup, 1);
                [1, 2, 3, 8].map(|threads| bases.product(scalars, &Options { window: None, threads }, &mut NoProgress).unwrap())
            })
            .collect();
        assert!(results.iter().all(|sum| *sum == results[0]));
    }
}

#[test]
fn batches_are_single_products_on_any_number_of_threads() {
    // So many entries that threads are started.
    let (points, _) = random::<Bls12377>(1500, 11);
    let vectors: Vec<_> = (0..9).map(|k| random_scalars::<Bls12377>(1500, 11, k)).collect();
    for backend in IntegerBackend::names() {
        let bases = prepared(&points, backend, Checks::Subgroup, 1);
        let one = |scalars: &Vec<Scalar>| bases.product(scalars, &Options::default(), &mut NoProgress).unwrap();
        let singles: Vec<_> = vectors.iter().map(one).collect();
        for threads in 1..=8 {
            for count in [0, 1, 2, 3, 9] {
                let batch: Vec<_> = vectors[..count].iter().map(Vec::as_slice).collect();
                let got = bases.products(&batch, &Options { window: None, threads }, &mut NoProgress).unwrap();
                assert_eq!(got, singles[..count], "{backend}, {threads} threads");
            }
        }
    }
}

#[test]
fn a_batch_is_one_piece_of_work() {
    let (points, _) = random::<Bls12377>(1500, 12);
    let vectors: Vec<_> = (0..8).map(|k| random_scalars::<Bls12377>(1500, 12, k)).collect();
    let batch: Vec<_> = vectors.iter().map(Vec::as_slice).collect();
    for threads in [1, 2, 3] {
        let bases = prepared(&points, BackendName::Portable, Checks::Subgroup, 1);
        let options = Options { window: None, threads };
        let mut heard = vec![];
        let mut listen = EveryStep(|p: Progress| {
            heard.push((p.done, p.total));
            ControlFlow::Continue(())
        });
        bases.products(&batch, &options, &mut listen).unwrap();
        let (done, total) = *heard.last().unwrap();
        assert!(heard.is_sorted() && done == total && heard.iter().all(|(_, t)| *t == total), "{threads} threads: {done} of {total}");
        let mut stop = EveryStep(|p: Progress| if p.done < p.total / 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) });
        let stopped = bases.products(&batch, &options, &mut stop);
        assert!(matches!(stopped, Err(MsmError::Interrupted { phase: Phase::Add, done, total }) if done < total), "{stopped:?}");
    }
}
