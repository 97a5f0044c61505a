//! Additions in lanes against additions in words, on the emulated machine and the processor, with limbs at their extremes.
//!
//! Neither formula uses the curve's equation, so coordinates are any field elements, and limbs any that a kept element may have.

use super::super::adder::{Adder, Additions, Entry};
use super::super::words::WordAdder;
use super::{LIMBS, LaneAdder, Point};
use crate::{Affine, Bls12377, Bls12381};
use modmill_arith::curve::chord::Chords;
use modmill_arith::curve::weierstrass::CurveParameters;
use modmill_arith::field::montgomery::Prime;
use modmill_arith::field::montgomery::lanes::{KeptField, RADIX_BITS};
use modmill_arith::lanes::{Emulated, LANES, Row};
use modmill_arith::{IntegerBackend, on_lanes};
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use std::array::from_fn;

/// Points of a table.
const POINTS: usize = 600;

trait Machine<F: Prime>: Chords<F, V: Send + Sync> + Send + Sync {}
impl<F: Prime, M: Chords<F, V: Send + Sync> + Send + Sync> Machine<F> for M {}

/// Limbs of a kept element: random, with 0, 2^51 - 1, 2^51 and the largest ones among them.
fn limbs(rng: &mut impl RngExt, max: [u64; LIMBS]) -> [u64; LIMBS] {
    const RADIX: u64 = 1 << RADIX_BITS;
    max.map(|max| match rng.random_range(0..4) {
        0 => max,
        1 => [0, 1, (RADIX - 1).min(max), RADIX.min(max)][rng.random_range(0..4)],
        _ => rng.random_range(0..=max),
    })
}

fn point<C: CurveParameters, M: Machine<C::Base>>(rng: &mut impl RngExt) -> Point {
    let max = <C::Base as KeptField<M>>::KEPT_MAX;
    let (x, y) = (limbs(rng, max), limbs(rng, max));
    Row(from_fn(|i| if i < LIMBS { x[i] } else { y[i - LIMBS] }))
}

/// Random pairs; `equal` puts pairs of a point with itself and with its opposite among them.
fn pairs(rng: &mut impl RngExt, count: usize, equal: bool) -> Vec<[Entry; 2]> {
    let mut entry = |index: Option<u32>| {
        let index = index.unwrap_or_else(|| rng.random_range(0..POINTS as u32));
        let other = (rng.random_range(1..POINTS as u32) + index) % POINTS as u32;
        let second = if equal && rng.random_range(0..50) == 0 { index } else { other };
        [Entry::new(index, rng.random()), Entry::new(second, rng.random())]
    };
    (0..count).map(|_| entry(None)).collect()
}

/// Batches of additions: `count` vectors of pairs of the table, and sums of sums of the batch before.
fn agree<C: CurveParameters, M: Machine<C::Base>>(m: M, seed: u64, counts: &[usize], equal: bool) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut lanes = LaneAdder::<C, M>::new(m, false);
    let mut words = WordAdder::<C>::new();
    let table: Vec<Point> = (0..POINTS).map(|_| point::<C, M>(&mut rng)).collect();
    let affine = lanes.to_affine(&table);
    let total = counts.iter().sum::<usize>();
    let mut bundles = vec![lanes.bundle(); total];
    let mut want = vec![Affine::NEUTRAL; LANES * total];
    let (mut done, mut neutral) = (0, false);
    for &count in counts {
        let pairs = pairs(&mut rng, LANES * count, equal);
        // Bundles of before in random order, the sum of each two to replace the first; some twice, to be doubled.
        let mut old: Vec<_> = (0..done as u32).collect();
        old.shuffle(&mut rng);
        let folds: Vec<_> =
            old.chunks_exact(2).map(|pair| if equal && rng.random_range(0..9) == 0 { [pair[0]; 2] } else { [pair[0], pair[1]] }).collect();
        let slots: Vec<_> = (done as u32..).take(count).collect();
        let additions = Additions { table: &table, pairs: &pairs, slots: &slots, folds: &folds, bundles: &mut bundles };
        neutral |= lanes.add(additions, neutral);
        let lane = |k: u32, l: usize| LANES as u32 * k + l as u32;
        let slots: Vec<_> = slots.iter().flat_map(|k| (0..LANES).map(|l| lane(*k, l))).collect();
        let folds: Vec<_> = folds.iter().flat_map(|[a, b]| (0..LANES).map(|l| [lane(*a, l), lane(*b, l)])).collect();
        words.add(Additions { table: &affine, pairs: &pairs, slots: &slots, folds: &folds, bundles: &mut want }, true);
        done += count;
        for (k, bundle) in bundles[..done].iter().enumerate() {
            let mut sums = [LaneAdder::<C, M>::NEUTRAL; LANES];
            lanes.store(bundle, &mut sums);
            for (l, got) in lanes.to_affine(&sums).into_iter().enumerate() {
                let want = want[LANES * k + l];
                assert_eq!(got, want, "{}, seed {seed}, bundle {k} of {done}, lane {l}", C::NAME);
                assert_eq!(LaneAdder::<C, M>::is_neutral(&sums[l]), want.is_neutral(), "seed {seed}, bundle {k}");
                assert!(neutral || !want.is_neutral(), "seed {seed}: neutral sums are announced");
            }
            let max = <C::Base as KeptField<M>>::KEPT_MAX;
            assert!(sums.iter().all(|sum| sum.0.iter().zip(max.iter().cycle()).all(|(limb, max)| limb <= max)), "kept, seed {seed}");
        }
        let (entries, _): (Vec<_>, Vec<_>) = pairs.iter().map(|[a, b]| (*a, *b)).unzip();
        for entries in entries.chunks_exact(LANES) {
            let mut copies = [LaneAdder::<C, M>::NEUTRAL; LANES];
            lanes.store(&lanes.load(&table, entries), &mut copies);
            let want: Vec<_> = entries.iter().map(|entry| words.load(&affine, &[*entry])).collect();
            assert_eq!(lanes.to_affine(&copies), want, "copies, seed {seed}");
        }
    }
}

/// Neutral points of a table, and their copies.
fn neutral_points<C: CurveParameters, M: Machine<C::Base>>(m: M) {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut lanes = LaneAdder::<C, M>::new(m, true);
    let table: Vec<Point> = (0..6).map(|i| if i % 2 == 0 { LaneAdder::<C, M>::NEUTRAL } else { point::<C, M>(&mut rng) }).collect();
    let affine = lanes.to_affine(&table);
    let pairs: Vec<_> = (0..LANES).map(|l| [Entry::new(l as u32 % 3, l % 2 == 0), Entry::new(3 - l as u32 % 3, l % 5 == 0)]).collect();
    let mut bundles = [lanes.bundle()];
    assert!(lanes.add(Additions { table: &table, pairs: &pairs, slots: &[0], folds: &[], bundles: &mut bundles }, false));
    let mut want = vec![Affine::NEUTRAL; LANES];
    let slots: Vec<_> = (0..LANES as u32).collect();
    WordAdder::<C>::new().add(Additions { table: &affine, pairs: &pairs, slots: &slots, folds: &[], bundles: &mut want }, true);
    let mut sums = [LaneAdder::<C, M>::NEUTRAL; LANES];
    lanes.store(&bundles[0], &mut sums);
    assert_eq!(lanes.to_affine(&sums), want);
    lanes.store(&lanes.load(&table, &[Entry::new(0, true); LANES]), &mut sums);
    assert!(sums.iter().all(LaneAdder::<C, M>::is_neutral), "the opposite of the neutral element");
}

/// Runs `$test` on each machine of this processor.
macro_rules! on_each_unit {
    ($m:ident => $test:expr) => {
        for lanes in IntegerBackend::available().into_iter().filter_map(IntegerBackend::unit) {
            on_lanes!(lanes, $m => $test);
        }
    };
}

fn on_all_machines<C: CurveParameters>() {
    for (seed, equal) in [(1, false), (2, true)] {
        agree::<C, _>(Emulated::new(), seed, &[1, 7, 8, 3], equal);
        agree::<C, _>(Emulated::splitting(), seed, &[1, 7, 8, 3], equal);
        on_each_unit!(m => agree::<C, _>(m, seed, &[1, 2, 3, 4, 5, 7, 8, 9, 63, 64, 65, 256, 300], equal));
    }
    neutral_points::<C, _>(Emulated::new());
    on_each_unit!(m => neutral_points::<C, _>(m));
}

fn a_million<C: CurveParameters>() {
    for seed in 0..25 {
        on_each_unit!(m => agree::<C, _>(m, 100 + seed, &[1000; 4], seed % 5 == 0));
    }
}

#[test]
fn lanes_are_words_377() {
    on_all_machines::<Bls12377>();
}

#[test]
fn lanes_are_words_381() {
    on_all_machines::<Bls12381>();
}

#[test]
#[ignore = "a million additions on each curve"]
fn a_million_additions() {
    a_million::<Bls12377>();
    a_million::<Bls12381>();
}
