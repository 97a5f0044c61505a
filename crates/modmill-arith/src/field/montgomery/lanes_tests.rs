//! Eight elements: bounds by interval analysis, values by big integers, both at the limbs' extremes.

use super::lanes::*;
use super::tests::{element, p, value, values};
use super::{Element, Prime};
use crate::Natural;
use crate::field::{Field, LaneField, any_reduced, bls12_377::F377, bls12_381::F381, is_reduced};
use crate::lanes::{Analysis, Emulated, Independent, Interval, Intervals, Kernel};
use rand::{RngExt, SeedableRng, rngs::StdRng};
use std::array::from_fn;
use std::cell::RefCell;

type Words = [u64; 8];

const EMULATED: Emulated = Emulated::new();

fn integer(limbs: &[u64; LIMBS]) -> Natural {
    limbs.iter().rev().fold(Natural::ZERO, |n, &l| (n << RADIX_BITS) + l)
}

fn lane<F: Prime>(a: &Reduced<F, Words>, l: usize) -> Natural {
    integer(&a.vectors().map(|v| v[l]))
}

/// 2^408 modulo p, by which the Montgomery form is divided.
fn r<F: Prime>() -> Natural {
    (Natural::from(1u8) << 408) % p::<F>()
}

/// Eight elements: random, with limbs at 0, 2^51 - 1 and the largest that a reduced element may have among them.
fn elements<F: Prime>(rng: &mut impl RngExt) -> Reduced<F, Words> {
    const MASK: u64 = (1 << RADIX_BITS) - 1;
    Reduced::from_vectors(from_fn(|i| {
        let max = <F as Field>::REDUCED_MAX[i];
        from_fn(|_| match rng.random_range(0..4) {
            0 => max,
            1 => [0, 1, MASK.min(max), (MASK + 1).min(max)][rng.random_range(0..4)],
            _ => rng.random_range(0..=max),
        })
    }))
}

/// The lanes where differences are taken.
const SIGNS: u8 = 0x5a;

/// The number of results of [`Sums`] and their first products.
const RESULTS: usize = 13;

/// Products: ab, a^2, b^2, and the first and last biased. A kernel of their own, since compilers take long over large functions.
struct Products<F, V>([Reduced<F, V>; 2]);

impl<M: Independent, F: Prime> Kernel<M> for Products<F, M::V> {
    type Out = [Unreduced<F, M::V>; 4];

    #[inline(always)]
    fn run(self, m: M) -> Self::Out {
        let [a, b] = &self.0;
        [
            F::mul_unreduced::<false>(m, a, b),
            F::square_unreduced::<false>(m, a),
            F::mul_unreduced::<true>(m, a, b),
            F::square_unreduced::<true>(m, b),
        ]
    }
}

/// The other operations of the field on eight elements.
struct Sums<F, V>([Reduced<F, V>; 2], [Unreduced<F, V>; 4]);

impl<M: Independent, F: Prime> Kernel<M> for Sums<F, M::V> {
    type Out = [Reduced<F, M::V>; RESULTS];

    #[inline(always)]
    fn run(self, m: M) -> Self::Out {
        let ([a, b], [ab, aa, biased, bb]) = (&self.0, &self.1);
        let twice = F::add(m, &F::widen(m, a), &F::widen(m, a));
        [
            F::carry(m, ab),
            F::carry(m, aa),
            F::freeze(m, a),
            F::carry(m, &F::sub(m, bb, aa)),
            F::carry(m, &F::sub(m, biased, aa)),
            F::carry(m, &F::add(m, bb, aa)),
            F::carry(m, &F::sub(m, &F::add(m, bb, bb), &F::sub(m, bb, aa))),
            F::carry(m, &F::add_or_sub(m, SIGNS, &F::add(m, biased, biased), aa)),
            F::carry(m, &F::add_or_sub(m, SIGNS, &F::bias(m, &twice), ab)),
            F::carry(m, &F::sub(m, &F::lift(m, a), &F::widen(m, b))),
            F::neg(m, a),
            F::select(m, SIGNS, a, b),
            F::carry(m, &twice),
        ]
    }
}

fn everything<M: Independent, F: Prime>(m: M, a: Reduced<F, M::V>, b: Reduced<F, M::V>) -> [Reduced<F, M::V>; RESULTS] {
    let products = m.call(Products([a, b]));
    m.call(Sums([a, b], products))
}

/// The results of both kernels by big integers, as multiples of 2^-408 modulo p.
fn expected<F: Prime>(a: &Natural, b: &Natural, l: usize) -> [Natural; RESULTS] {
    let p = p::<F>();
    let inverse = r::<F>().modpow(&(&p - 2u8), &p);
    let product = |x: &Natural, y: &Natural| x * y % &p * &inverse % &p;
    let minus = |x: &Natural, y: &Natural| (x + &p - y % &p) % &p;
    let signed = |x: &Natural, y: &Natural| if SIGNS >> l & 1 == 1 { minus(x, y) } else { (x + y) % &p };
    let (ab, aa, bb) = (product(a, b), product(a, a), product(b, b));
    [
        ab.clone(),
        aa.clone(),
        a % &p,
        minus(&bb, &aa),
        minus(&ab, &aa),
        (&bb + &aa) % &p,
        (&bb + &aa) % &p,
        signed(&(&ab + &ab), &aa),
        signed(&(a + a), &ab),
        minus(a, b),
        minus(&Natural::ZERO, a),
        (if SIGNS >> l & 1 == 1 { b } else { a }) % &p,
        (a + a) % &p,
    ]
}

fn agree<F: Prime, M: Independent>(m: M, rounds: u64) {
    let load = |a: &Reduced<F, Words>| Reduced::<F, M::V>::from_vectors(from_fn(|i| m.load(&a.vectors()[i])));
    for seed in 0..rounds {
        let mut rng = StdRng::seed_from_u64(seed);
        let (a, b) = (elements::<F>(&mut rng), elements::<F>(&mut rng));
        let out = everything(m, load(&a), load(&b)).map(|v| Reduced::<F, Words>::from_vectors(v.vectors().map(|v| m.store(v))));
        for l in 0..8 {
            let expected = expected::<F>(&lane(&a, l), &lane(&b, l), l);
            for (k, (got, expected)) in out.iter().zip(&expected).enumerate() {
                assert_eq!(&(lane(got, l) % p::<F>()), expected, "result {k}, lane {l}, seed {seed}");
                assert!(got.vectors()[..LIMBS - 1].iter().all(|v| v[l] <= REDUCED_MAX), "result {k}, lane {l}, seed {seed}");
            }
            assert!(lane(&out[0], l) < p::<F>() * 3u8 && lane(&out[1], l) < p::<F>() * 3u8);
            assert_eq!(lane(&out[2], l), expected[2], "a least residue");
        }
    }
}

fn values_are_right<F: Prime>() {
    agree::<F, _>(EMULATED, 30);
    agree::<F, _>(Emulated::splitting(), 30);
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    for (_, unit) in crate::backend::units_for_test("montgomery::lanes_tests::values_are_right") {
        crate::on_lanes!(unit, m => agree::<F, _>(m, 300));
    }
}

/// Every input within the bounds at once.
fn no_bit_is_lost<F: Prime>() {
    let analysis = RefCell::new(Analysis::default());
    lose_no_bit::<F, _>(&analysis, Intervals::new(&analysis));
    let analysis = RefCell::new(Analysis::default());
    lose_no_bit::<F, _>(&analysis, Intervals::splitting(&analysis));
}

fn lose_no_bit<F: Prime, const SPLITS: bool>(analysis: &RefCell<Analysis>, m: Intervals<'_, SPLITS>) {
    let any = any_reduced::<F, _>(m);
    let results = everything(m, any, any);
    for (k, result) in results.iter().enumerate() {
        let vectors = result.vectors();
        assert!(vectors[..LIMBS - 1].iter().flatten().all(|x| x.max <= REDUCED_MAX), "result {k}: {vectors:x?}");
        assert!(vectors[LIMBS - 1].iter().all(|x| x.max <= FACTOR_TOP_MAX), "result {k}: {vectors:x?}");
    }
    // What comes from products is reduced; so are sixteen products of the largest factors.
    assert!(results[..8].iter().all(|result| is_reduced::<F, _>(m, result)));
    let mut largest = any.vectors();
    largest[LIMBS - 1] = [Interval::up_to(FACTOR_TOP_MAX); 8];
    let largest = Reduced::<F, _>::from_vectors(largest);
    for product in [F::mul_unreduced::<false>(m, &largest, &largest), F::square_unreduced::<false>(m, &largest)] {
        let sum = (0..4).fold(product, |sum, _| F::add(m, &sum, &sum));
        assert!(is_reduced::<F, _>(m, &F::carry(m, &sum)));
    }
    let analysis = analysis.borrow();
    assert!(analysis.findings.is_empty(), "{}", analysis.findings[0]);
    assert!(analysis.assumptions.iter().all(|a| a.why == LEAST_RESIDUE), "every other bound follows from the limbs");
    assert!(analysis.widest < 1 << 63, "{:#x}", analysis.widest);
}

fn the_analysis_finds_what_is_wrong<F: Prime>() {
    let analysis = RefCell::new(Analysis::default());
    let m = Intervals::new(&analysis);
    let a = any_reduced::<F, _>(m);
    let unbiased = F::mul_unreduced::<false>(m, &a, &a);
    assert!(analysis.borrow().findings.is_empty());
    let _ = F::sub(m, &unbiased, &unbiased);
    assert_eq!(analysis.borrow().findings.len(), 8 * LIMBS);
}

fn elements_go_into_lanes_and_back<F: Prime>() {
    let all: Vec<Element<F>> = values::<F>(4, 30).iter().map(element).collect();
    for group in all.chunks_exact(8) {
        let group: &[Element<F>; 8] = group.try_into().expect("eight");
        let lanes = from_elements(EMULATED, group);
        assert_eq!(&to_elements(EMULATED, &lanes), group);
        assert_eq!(to_elements(EMULATED, &F::invert(EMULATED, &[lanes])[0]), group.map(|a| a.invert()));
        let limbs = F::scatter(EMULATED, &lanes);
        assert_eq!(F::gather(EMULATED, limbs.each_ref()).vectors(), lanes.vectors());
        for (l, a) in group.iter().enumerate() {
            assert_eq!(lane(&F::freeze(EMULATED, &lanes), l), value(a) * r::<F>() % p::<F>());
            let same = (0..8).fold(0, |mask, k| mask | u8::from(group[k] == *a) << k);
            assert_eq!(F::equal(EMULATED, &lanes, &from_elements(EMULATED, &[*a; 8])), same);
        }
    }
}

/// p, 2p and 0 are equal, and so are others that differ by multiples of p.
fn equality_is_modulo_p<F: Prime>() {
    let digits = |n: Natural| -> [u64; LIMBS] {
        from_fn(|i| (&n >> (RADIX_BITS * i as u32) & Natural::from((1u64 << RADIX_BITS) - 1)).to_u64().expect("a digit"))
    };
    let splat = |n: Natural| <F as LaneField<Emulated>>::splat(EMULATED, &digits(n));
    for n in [0u8, 1, 2, 255] {
        for multiple in [1u8, 2, 3, 100] {
            let (a, b) = (splat(n.into()), splat(p::<F>() * multiple + n));
            assert_eq!(F::equal(EMULATED, &a, &b), 0xff);
            assert_eq!(F::equal(EMULATED, &a, &splat(p::<F>() * multiple + n + 1u8)), 0);
        }
    }
}

macro_rules! for_each_field {
    ($($test:ident)*) => {
        mod field_377 { $( #[test] fn $test() { super::$test::<super::F377>(); } )* }
        mod field_381 { $( #[test] fn $test() { super::$test::<super::F381>(); } )* }
    };
}
for_each_field!(values_are_right no_bit_is_lost the_analysis_finds_what_is_wrong elements_go_into_lanes_and_back equality_is_modulo_p);
