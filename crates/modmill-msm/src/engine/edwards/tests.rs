//! Rows and sums in lanes against the Weierstrass curve in words.

use super::super::Engine;
use super::super::adder::Entry;
use super::super::segments::Segments;
use super::kernel::start;
use super::map::{denominators, image};
use super::{Edwards, Machine, NIELS, Niels, machine, neutral};
use crate::control::Task;
use crate::map::Map;
use crate::{Affine, Bls12377, CurveParameters, NoProgress, Phase, RandomPoints, Xyzz};
use modmill_arith::IntegerBackend;
use modmill_arith::curve::edwards::ProjectiveNiels;
use modmill_arith::field::montgomery::lanes::{LIMBS, Reduced};
use modmill_arith::field::{Field, LaneField};
use modmill_arith::lanes::{Analysis, Interval, Intervals, LANES, Row};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use std::cell::RefCell;

type F = <Bls12377 as CurveParameters>::Base;
type Point = Affine<Bls12377>;

fn engine() -> Option<(Machine, Map<Bls12377>)> {
    let m = IntegerBackend::available().into_iter().filter_map(IntegerBackend::unit).find_map(machine)?;
    Some((m, Map::new(&Bls12377::EDWARDS?)))
}

fn rows(m: Machine, map: &Map<Bls12377>, points: &[Point]) -> Option<Vec<Niels>> {
    let mut rows = vec![Row([0; NIELS]); points.len()];
    map.rows(m, points, &mut rows).then_some(rows)
}

fn points(count: usize, seed: u64) -> Vec<Point> {
    RandomPoints::new(count, seed, 1, &mut NoProgress).unwrap().points
}

#[test]
fn rows_are_the_points() {
    let Some((m, map)) = engine() else { return };
    for count in [0, 1, 7, 8, 9, 1000] {
        let mut points = points(count, 3);
        points.iter_mut().step_by(5).for_each(|p| *p = Affine::NEUTRAL);
        let rows = rows(m, &map, &points).unwrap();
        assert_eq!(map.affine(m, &rows), points);
        for (row, point) in rows.iter().zip(&points) {
            assert_eq!(*row == neutral::<F, NIELS>(), point.is_neutral());
        }
    }
}

/// Segments of every length, some of them empty, over points with duplicates, opposites and neutral ones.
#[test]
fn sums_of_segments() {
    let Some((m, map)) = engine() else { return };
    let engine = Edwards::new(m, map);
    let mut points = points(40, 4);
    points.extend([Affine::NEUTRAL, points[0], points[1].neg(), Affine::NEUTRAL, Bls12377::GENERATOR]);
    let table = rows(m, &map, &points).unwrap();
    for seed in 0..40 {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let most = [1, 3, 40, 700][seed as usize % 4];
        let (mut entries, mut ranges) = (vec![], vec![]);
        for _ in 0..random.random_range(0..60) {
            let length = random.random_range(0..=most);
            // Small segments over few points meet equal and opposite ones.
            let among = if random.random() { 3 } else { points.len() };
            ranges.push(entries.len()..entries.len() + length);
            entries.extend((0..length).map(|_| Entry::new(random.random_range(0..among) as u32, random.random())));
        }
        let segments = Segments { entries: &entries, ranges: &ranges };
        let task = Task::unwatched(Phase::Add, entries.len() as u64);
        let mut sums = vec![Edwards::<Bls12377>::NEUTRAL; ranges.len()];
        engine.sum_bases(&table, segments, &mut sums, &task).unwrap();
        let signed = |points: &[Point], entry: &Entry| if entry.minus() { points[entry.index()].neg() } else { points[entry.index()] };
        let expected = |points: &[Point]| -> Vec<_> {
            let sum = |range: &std::ops::Range<usize>| {
                entries[range.clone()].iter().fold(Xyzz::NEUTRAL, |sum, entry| sum.add_affine(&signed(points, entry))).to_affine()
            };
            ranges.iter().map(sum).collect()
        };
        let want = expected(&points);
        assert_eq!(engine.to_affine(&sums), Some(want.clone()), "seed {seed}");
        // The same lists over these sums, as far as they go.
        let table = sums.iter().cycle().take(points.len()).copied().collect::<Vec<_>>();
        if !table.is_empty() {
            let points: Vec<_> = want.iter().cycle().take(points.len()).copied().collect();
            engine.sum_sums(&table, segments, &mut sums, &task).unwrap();
            let mut again = expected(&points);
            for (k, range) in ranges.iter().enumerate().filter(|(_, range)| range.is_empty()) {
                assert_eq!(range.len(), 0);
                again[k] = want[k];
            }
            assert_eq!(engine.to_affine(&sums), Some(again), "sums, seed {seed}");
        }
    }
}

/// The map and the begin of a sum, on every reduced input at once; additions have a test of their own, in `modmill-arith`.
#[test]
fn no_bit_is_lost() {
    let analysis = RefCell::new(Analysis::default());
    let m = Intervals::new(&analysis);
    let up_to = |max: [u64; LIMBS]| Reduced::<F, _>::from_vectors(max.map(|max| [Interval::up_to(max); LANES]));
    let any = up_to(F::REDUCED_MAX);
    let is_within = |a: &Reduced<F, [Interval; LANES]>| {
        a.vectors().iter().zip(F::REDUCED_MAX).all(|(limb, max)| limb.iter().all(|lane| lane.max <= max))
    };
    // Elements that come into lanes, and their products, are products.
    let product = F::mul(m, &any, &any);
    let terms = denominators::<F, _>(m, &product, &[product; 2]);
    let coordinates = image::<F, _>(m, &[product; 3], &terms, &product, &product);
    assert!(coordinates.iter().all(|a| is_within(&F::freeze(m, a))));
    let p = start::<F, _>(m, &ProjectiveNiels { sum: any, difference: any, z: any, t2d: any }, 0, &[product; 2]);
    assert!([p.sum, p.difference, p.z, p.t, F::mul(m, &p.t, &product)].iter().all(is_within));
    assert!(analysis.borrow().findings.is_empty(), "{:?}", analysis.borrow().findings);
}
