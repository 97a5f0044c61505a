//! Bounds by interval analysis, values by big integers, both at the limbs' extremes.

use super::lanes::*;
use super::{F25519, LIMB_MASK, LIMBS};
use crate::Natural;
use crate::field::{LaneField, any_reduced, is_reduced, power::power};
use crate::lanes::{Analysis, Emulated, Independent, Intervals, LANES};
use rand::{RngExt, SeedableRng};
use std::cell::RefCell;

fn p() -> Natural {
    (Natural::from(1u32) << 255) - 19u32
}

fn value(limbs: &[u64; LIMBS]) -> Natural {
    limbs.iter().rev().fold(Natural::default(), |n, &l| (n << 51) + l) % p()
}

fn lane(e: &Reduced<[u64; 8]>, l: usize) -> [u64; LIMBS] {
    e.vectors().map(|v| v[l])
}

/// Eight elements: random, with limbs at 0, 2^51 - 1 and the largest that a reduced element may have among them.
fn elements(rng: &mut impl RngExt) -> Reduced<[u64; 8]> {
    Reduced::from_vectors(std::array::from_fn(|_| {
        std::array::from_fn(|_| match rng.random_range(0..4) {
            0 => REDUCED_MAX,
            1 => [0, 1, LIMB_MASK, LIMB_MASK + 1][rng.random_range(0..4)],
            _ => rng.random_range(0..=REDUCED_MAX),
        })
    }))
}

/// The results of the kernels below for eight elements, lane by lane.
fn everything<M: Independent>(m: M, a: &Reduced<M::V>, b: &Reduced<M::V>) -> Vec<Reduced<M::V>> {
    let (ab, aa) = (F25519::mul_unreduced::<false>(m, a, b), F25519::square_unreduced::<false>(m, a));
    let (biased, bb) = (F25519::mul_unreduced::<true>(m, a, b), F25519::square_unreduced::<true>(m, b));
    vec![
        F25519::mul(m, a, b),
        F25519::square(m, a),
        F25519::carry(m, &F25519::sub(m, &bb, &aa)),
        F25519::carry(m, &F25519::sub(m, &biased, &aa)),
        F25519::carry(m, &F25519::add(m, &bb, &aa)),
        F25519::carry(m, &F25519::sub(m, &F25519::add(m, &bb, &bb), &F25519::sub(m, &bb, &aa))),
        F25519::carry(m, &F25519::add_or_sub(m, 0x5a, &F25519::add(m, &biased, &biased), &aa)),
        F25519::carry(m, &F25519::add_or_sub(m, 0x5a, &F25519::bias(m, &F25519::add(m, &F25519::widen(m, a), &F25519::widen(m, a))), &ab)),
        F25519::carry(m, &F25519::sub(m, &F25519::lift(m, a), &F25519::widen(m, b))),
        F25519::freeze(m, a),
    ]
}

/// The results of [`everything`] for one lane, computed by big integers.
fn expected(a: &Natural, b: &Natural, lane: usize) -> Vec<Natural> {
    let p = p();
    let minus = |x: Natural, y: Natural| (x + &p - y % &p) % &p;
    let signed = |x: Natural, y: Natural| if 0x5a >> lane & 1 == 1 { minus(x, y) } else { (x + y) % &p };
    let (aa, ab, bb) = (a * a, a * b, b * b);
    vec![
        &ab % &p,
        &aa % &p,
        minus(bb.clone(), aa.clone()),
        minus(ab.clone(), aa.clone()),
        (&aa + &bb) % &p,
        (&aa + &bb) % &p,
        signed(&ab * 2u32, aa),
        signed(a * 2u32, ab),
        minus(a.clone(), b.clone()),
        a % &p,
    ]
}

fn agree(machine: &str, run: impl Fn(&Reduced<[u64; 8]>, &Reduced<[u64; 8]>) -> Vec<Reduced<[u64; 8]>>) {
    for seed in 0..400 {
        let mut rng = rand::rngs::StdRng::seed_from_u64(seed);
        let (a, b) = (elements(&mut rng), elements(&mut rng));
        let results = run(&a, &b);
        for l in 0..8 {
            let want = expected(&value(&lane(&a, l)), &value(&lane(&b, l)), l);
            for (i, (got, want)) in results.iter().zip(&want).enumerate() {
                assert_eq!(&value(&lane(got, l)), want, "{machine}: result {i}, lane {l}, seed {seed}");
                assert!(lane(got, l).iter().all(|&x| x <= REDUCED_MAX), "{machine}: result {i}, seed {seed}: a limb is too large");
            }
            let frozen = lane(&results[9], l);
            assert!(
                frozen.iter().all(|&x| x <= LIMB_MASK)
                    && value(&frozen) == frozen.iter().rev().fold(Natural::default(), |n, &x| (n << 51) + x)
            );
        }
    }
}

#[test]
fn results_are_those_of_big_integers_in_plain_words() {
    agree("emulated", |a, b| everything(Emulated::new(), a, b));
    agree("emulated, splitting", |a, b| everything(Emulated::splitting(), a, b));
}

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
#[test]
fn results_are_those_of_big_integers_on_vector_units() {
    use crate::lanes::Kernel;
    struct Everything<'a>(&'a Reduced<[u64; 8]>, &'a Reduced<[u64; 8]>);
    impl<M: Independent> Kernel<M> for Everything<'_> {
        type Out = Vec<Reduced<[u64; 8]>>;
        #[inline(always)]
        fn run(self, m: M) -> Self::Out {
            let load = |e: &Reduced<[u64; 8]>| {
                let v = e.vectors();
                Reduced::from_vectors([m.load(&v[0]), m.load(&v[1]), m.load(&v[2]), m.load(&v[3]), m.load(&v[4])])
            };
            everything(m, &load(self.0), &load(self.1)).iter().map(|e| Reduced::from_vectors(e.vectors().map(|v| m.store(v)))).collect()
        }
    }
    for (name, unit) in crate::backend::units_for_test("results_are_those_of_big_integers_on_vector_units") {
        crate::on_lanes!(unit, m => agree(name, |a, b| m.call(Everything(a, b))));
    }
}

#[test]
fn no_bit_is_lost_whatever_the_limbs() {
    let findings = RefCell::new(Analysis::default());
    lose_no_bit(&findings, Intervals::new(&findings));
    let findings = RefCell::new(Analysis::default());
    lose_no_bit(&findings, Intervals::splitting(&findings));
}

fn lose_no_bit<const SPLITS: bool>(findings: &RefCell<Analysis>, m: Intervals<'_, SPLITS>) {
    let results = everything(m, &any_reduced::<F25519, _>(m), &any_reduced::<F25519, _>(m));
    let found = findings.borrow();
    assert!(found.findings.is_empty(), "{}", found.findings[0]);
    for (i, r) in results.iter().enumerate() {
        assert!(is_reduced::<F25519, _>(m, r), "result {i} is not reduced: {:x?}", r.vectors());
    }
    // The widest column: what is left of 64 bits is the slack.
    assert!(found.widest < 1 << 63, "{:#x}", found.widest);
}

#[test]
fn the_analysis_finds_what_is_wrong() {
    let findings = RefCell::new(Analysis::default());
    let m = Intervals::new(&findings);
    let a = any_reduced::<F25519, _>(m);
    // Unbiased difference; a sum of two elements as a factor.
    let unbiased = F25519::mul_unreduced::<false>(m, &a, &a);
    let _ = F25519::sub(m, &unbiased, &unbiased);
    assert_eq!(findings.borrow().findings.len(), LANES * LIMBS);
    let sum = Reduced::from_vectors(F25519::add(m, &F25519::widen(m, &a), &F25519::widen(m, &a)).vectors());
    let _ = F25519::mul(m, &sum, &a);
    assert!(findings.borrow().findings.len() > LANES * LIMBS);
}

/// Inverses and square roots' powers, elements in and out of the lanes, by big integers.
#[test]
fn long_powers_of_elements_from_memory() {
    let m = Emulated::new();
    let mut rng = rand::rngs::StdRng::seed_from_u64(5);
    let (a, b) = (elements(&mut rng), elements(&mut rng));
    let limbs = F25519::scatter(m, &a);
    let a = F25519::gather(m, limbs.each_ref());
    let inverses = F25519::invert(m, &[a, b]);
    let same = power::<F25519, _, 2>(m, &[a, b], &[u64::MAX - 20, u64::MAX, u64::MAX, u64::MAX >> 1]);
    for l in 0..LANES {
        let x = value(&limbs[l]);
        assert_eq!(lane(&a, l), limbs[l]);
        assert_eq!(value(&lane(&inverses[0], l)), x.modpow(&(p() - 2u32), &p()));
        assert_eq!(value(&lane(&inverses[1], l)), value(&lane(&b, l)).modpow(&(p() - 2u32), &p()));
        assert_eq!(value(&lane(&pow_p58(m, &[a])[0], l)), x.modpow(&((p() - 5u32) >> 3), &p()));
        assert_eq!(value(&lane(&F25519::neg(m, &a), l)), (p() - &x) % p());
        assert_eq!(value(&lane(&same[1], l)), value(&lane(&inverses[1], l)));
    }
    let zero = F25519::splat(m, &[0; LIMBS]);
    assert_eq!(F25519::equal(m, &F25519::invert(m, &[zero])[0], &zero), 0xff);
}
