//! Additions in lanes against additions in words, on the emulated machine and the processor, with limbs at their extremes.
//!
//! Neither formula uses the curve's equation, so coordinates are any field elements, and limbs any that a kept element may have.

use super::adder::{Adder, Entry};
use super::lanes::{LaneAdder, Point};
use super::words::WordAdder;
use crate::{Affine, Bls12377, Bls12381, Curve};
use modmill_arith::arch::{Avx512Ifma, Ifma};
use modmill_arith::field::montgomery::lanes::{KeptField, LIMBS, RADIX_BITS};
use modmill_arith::lanes::{Emulated, Independent, Row};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::array::from_fn;

/// Points of a table.
const POINTS: usize = 600;

trait Machine: Independent<V: Send + Sync> + Send + Sync {}
impl<M: Independent<V: Send + Sync> + Send + Sync> Machine for M {}

/// Limbs of a kept element: random, with 0, 2^51 - 1, 2^51 and the largest ones among them.
fn limbs(rng: &mut impl Rng, max: [u64; LIMBS]) -> [u64; LIMBS] {
    const RADIX: u64 = 1 << RADIX_BITS;
    max.map(|max| match rng.gen_range(0..4) {
        0 => max,
        1 => [0, 1, (RADIX - 1).min(max), RADIX.min(max)][rng.gen_range(0..4)],
        _ => rng.gen_range(0..=max),
    })
}

fn point<C: Curve, M: Machine>(rng: &mut impl Rng) -> Point {
    let max = <C::Base as KeptField<M>>::KEPT_MAX;
    let (x, y) = (limbs(rng, max), limbs(rng, max));
    Row(from_fn(|i| if i < LIMBS { x[i] } else { y[i - LIMBS] }))
}

/// Random pairs; `equal` puts pairs of a point with itself and with its opposite among them.
fn pairs(rng: &mut impl Rng, count: usize, equal: bool) -> Vec<[Entry; 2]> {
    let mut entry = |index: Option<u32>| {
        let index = index.unwrap_or_else(|| rng.gen_range(0..POINTS as u32));
        let other = (rng.gen_range(1..POINTS as u32) + index) % POINTS as u32;
        let second = if equal && rng.gen_range(0..50) == 0 { index } else { other };
        [Entry::new(index, rng.r#gen()), Entry::new(second, rng.r#gen())]
    };
    (0..count).map(|_| entry(None)).collect()
}

/// Several rounds, each over the sums of the one before.
fn agree<C: Curve, M: Machine>(m: M, seed: u64, pairs_of_round: &[usize], equal: bool) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut lanes = LaneAdder::<C, M>::new(m, false);
    let mut words = WordAdder::<C>::new();
    let mut table: Vec<Point> = (0..POINTS).map(|_| point::<C, M>(&mut rng)).collect();
    lanes.start();
    for &count in pairs_of_round {
        let affine = lanes.to_affine(&table);
        let pairs = pairs(&mut rng, count, equal);
        let mut sums = vec![LaneAdder::<C, M>::NEUTRAL; count];
        let mut want = vec![Affine::NEUTRAL; count];
        lanes.add(&table, &pairs, &mut sums);
        words.add(&affine, &pairs, &mut want);
        let got = lanes.to_affine(&sums);
        for i in 0..count {
            assert_eq!(got[i], want[i], "{}, seed {seed}, pair {i} of {count}: {:?}", C::NAME, pairs[i]);
            assert_eq!(LaneAdder::<C, M>::is_neutral(&sums[i]), want[i].is_neutral(), "seed {seed}, pair {i}");
        }
        let max = <C::Base as KeptField<M>>::KEPT_MAX;
        assert!(sums.iter().all(|sum| sum.0.iter().zip(max.iter().cycle()).all(|(limb, max)| limb <= max)), "kept, seed {seed}");
        let entries: Vec<_> = pairs.iter().map(|pair| pair[0]).collect();
        let mut copies = vec![LaneAdder::<C, M>::NEUTRAL; count];
        lanes.copy(&table, &entries, &mut copies);
        words.copy(&affine, &entries, &mut want);
        assert_eq!(lanes.to_affine(&copies), want, "copies, seed {seed}");
        assert!(copies.iter().zip(&want).all(|(copy, want)| LaneAdder::<C, M>::is_neutral(copy) == want.is_neutral()), "seed {seed}");
        for (row, sum) in table.iter_mut().zip(sums) {
            *row = sum;
        }
    }
}

fn on_both_machines<C: Curve>() {
    for (seed, equal) in [(1, false), (2, true)] {
        agree::<C, _>(Emulated::new(), seed, &[1, 7, 8, 9, 601], equal);
        if let Some(token) = Avx512Ifma::detect() {
            agree::<C, _>(Ifma::from(token), seed, &[1, 7, 8, 9, 63, 64, 65, 601, 4095, 4096, 4097, 10_000], equal);
        }
    }
}

fn a_million<C: Curve>() {
    let Some(token) = Avx512Ifma::detect() else { return };
    for seed in 0..25 {
        agree::<C, _>(Ifma::from(token), 100 + seed, &[10_000; 4], seed % 5 == 0);
    }
}

#[test]
fn lanes_are_words_377() {
    on_both_machines::<Bls12377>();
}

#[test]
fn lanes_are_words_381() {
    on_both_machines::<Bls12381>();
}

#[test]
#[ignore = "a million additions on each curve"]
fn a_million_additions() {
    a_million::<Bls12377>();
    a_million::<Bls12381>();
}
