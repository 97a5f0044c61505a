//! The portable ring against num-bigint.

use super::MontRing;
use crate::Modulus;
use crate::Natural;
use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::StdRng;

fn one() -> Natural {
    Natural::from(1u8)
}

/// The moduli of a size that stress carries: near both ends of the size, all bits set, and random.
fn moduli(bits: u64, rng: &mut StdRng) -> Vec<Natural> {
    let mut random = Natural::random(bits, rng);
    random.set_bit(0, true);
    random.set_bit(bits - 1, true);
    vec![
        (one() << bits) - 1u8,
        (one() << bits) - 105u8,
        (one() << bits) - Natural::random(60, rng) * 2u8 - 1u8,
        (one() << (bits - 1)) + 1u8,
        (one() << (bits - 1)) + Natural::random(60, rng) * 2u8 + 1u8,
        random,
    ]
}

fn check_squares(n: &Natural, x: &Natural, steps: u64) {
    let ring = MontRing::new(&Modulus::new(n.clone()).unwrap());
    let mut w = ring.element(x);
    ring.square_n(&mut w, steps);
    let mut want = x % n;
    for _ in 0..steps {
        want = &want * &want % n;
    }
    assert_eq!(ring.leave(&w), want, "{steps} squarings of {x:x} mod {n:x}");
}

fn check_product(n: &Natural, a: &Natural, b: &Natural) {
    let ring = MontRing::new(&Modulus::new(n.clone()).unwrap());
    let (wa, wb) = (ring.element(a), ring.element(b));
    let mut out = wa.clone();
    ring.mul_assign(&mut out, &wb);
    assert_eq!(ring.leave(&out), a * b % n, "{a:x} * {b:x} mod {n:x}");
    // A product of results that were never reduced.
    ring.mul_assign(&mut out, &wa);
    assert_eq!(ring.leave(&out), a * b * a % n);
}

#[test]
fn every_limb_count_matches_num_bigint() {
    let mut rng = StdRng::seed_from_u64(1);
    // 59 bits a step meets every limb count, and sizes at, before and after most limb boundaries.
    for bits in (128..=8192).step_by(59).chain([128, 129, 512, 1021, 1022, 1024, 2046, 2048, 3072, 3840, 3841, 4096, 8191, 8192]) {
        for n in moduli(bits, &mut rng) {
            let x = Natural::random_below(&n, &mut rng);
            check_squares(&n, &x, 12);
            check_product(&n, &x, &Natural::random_below(&n, &mut rng));
        }
    }
}

#[test]
fn edge_operands_match() {
    let mut rng = StdRng::seed_from_u64(2);
    for bits in [128, 180, 256, 257, 512, 700, 1024, 1500, 2048, 4096, 8192] {
        for n in moduli(bits, &mut rng) {
            let edges =
                [Natural::default(), one(), Natural::from(2u8), &n - 1u8, &n - 2u8, &n >> 1, (&n >> 1) + 1u8, (one() << (bits - 1)) - 1u8];
            for a in &edges {
                check_squares(&n, a, 5);
                for b in &edges {
                    check_product(&n, a, b);
                }
            }
        }
    }
}

#[test]
fn long_chains_match() {
    let mut rng = StdRng::seed_from_u64(3);
    for (bits, steps) in [(256, 20_000), (512, 20_000), (1024, 20_000), (2048, 10_000), (3072, 3_000), (4096, 2_000), (8192, 500)] {
        for n in moduli(bits, &mut rng) {
            let x = Natural::random_below(&n, &mut rng);
            check_squares(&n, &x, steps);
        }
    }
}

/// Limbs driven to their largest: elements are allowed up to 4N - 1, more than any ring operation makes from reduced input.
#[test]
fn unreduced_operands_up_to_their_bound_match() {
    let mut rng = StdRng::seed_from_u64(4);
    for bits in [128, 256, 300, 512, 1024, 1100, 2048, 3840, 3841, 8192] {
        for n in moduli(bits, &mut rng) {
            let ring = MontRing::new(&Modulus::new(n.clone()).unwrap());
            let limbs = ring.words();
            let radix = if limbs <= 63 && bits <= 3840 { 61 } else { 60 };
            let top = &n * 4u8 - 1u8;
            // The largest number below 4N with all limbs but its top ones full.
            let full = ((&top >> (radix * (limbs - 1))) << (radix * (limbs - 1))) - 1u8;
            for value in [&top, &full, &(&n * 4u8 - 2u8), &(&n * 2u8)] {
                let mut w = crate::digits::split(value, radix as u32, limbs);
                let v = ring.leave(&w);
                let mut product = w.clone();
                ring.mul_assign(&mut product, &w);
                ring.square_n(&mut w, 1);
                assert_eq!(ring.leave(&w), &v * &v % &n);
                assert_eq!(ring.leave(&product), &v * &v % &n);
                for x in [&w, &product] {
                    let t = x.iter().rev().fold(Natural::default(), |t: Natural, &d| (t << radix) + d);
                    assert!(t < &n * 4u8, "a result is not below 4N");
                }
            }
        }
    }
}

/// A word changed from outside never panics and never leaves the ring.
#[test]
fn faulty_words_do_not_panic() {
    for bits in [130, 512, 1024, 2048, 5000] {
        let n: Natural = (one() << bits) - 105u8;
        let ring = MontRing::new(&Modulus::new(n.clone()).unwrap());
        let mut w = vec![u64::MAX; ring.words()];
        ring.square_n(&mut w, 3);
        let mut out = vec![u64::MAX; ring.words()];
        ring.mul_assign(&mut out, &w);
        assert!(ring.leave(&out) < n);
    }
}

prop_compose! {
    fn modulus_and_operands()(bits in 128u64..1400)(
        n in proptest::collection::vec(any::<u32>(), bits.div_ceil(32) as usize),
        a in proptest::collection::vec(any::<u32>(), bits.div_ceil(32) as usize),
        b in proptest::collection::vec(any::<u32>(), bits.div_ceil(32) as usize),
        bits in Just(bits),
    ) -> (Natural, Natural, Natural) {
        let mut n = Natural::from_u32_digits(n) & ((one() << bits) - 1u8);
        n.set_bit(0, true);
        n.set_bit(bits - 1, true);
        let (a, b) = (Natural::from_u32_digits(a) % &n, Natural::from_u32_digits(b) % &n);
        (n, a, b)
    }
}

proptest! {
    #[test]
    fn products_and_squares_match((n, a, b) in modulus_and_operands(), steps in 0u64..40) {
        check_product(&n, &a, &b);
        check_squares(&n, &a, steps);
    }
}

/// Steps modulo c 2^k - 1 from any numbers below 4N, the largest among them.
#[test]
fn steps_agree_with_integers() {
    let mut rng = StdRng::seed_from_u64(9);
    let mut ran = 0;
    for (bits, k) in [(610, 250), (1000, 500), (1506, 1244), (1506, 1220), (1512, 1250), (1520, 1250), (2400, 2200), (2500, 2300)] {
        let n = (Natural::random(bits - k, &mut rng) | one() | one() << (bits - k - 1)) * (one() << k) - 1u8;
        let ring = MontRing::new(&Modulus::new(n.clone()).unwrap());
        let (four, digits) = (&n << 2u32, ring.words());
        let alphas: Vec<Natural> = (0..40).map(|i| if i % 7 == 0 { &n - 1u8 } else { Natural::random_below(&n, &mut rng) }).collect();
        let mut kept = Vec::new();
        alphas.iter().for_each(|alpha| ring.enter(&mut kept, &alpha.to_u64_digits()));
        for (a, b) in [
            (&four - 1u8, &four - 1u8),
            (&four - 1u8, Natural::ZERO),
            (Natural::ZERO, &four - 1u8),
            (Natural::random_below(&four, &mut rng), one()),
        ] {
            let [mut x, mut z] = [&a, &b].map(|v| crate::digits::split(v, 61, digits));
            let [mut u, mut v] = [&x, &z].map(|words| ring.leave(words));
            if !ring.steps(&mut x, &mut z, &kept) {
                assert_eq!((&x, &z), (&crate::digits::split(&a, 61, digits), &crate::digits::split(&b, 61, digits)), "{bits} bits");
                continue;
            }
            ran += 1;
            for alpha in &alphas {
                let (s, d) = ((&u + &v).pow(2) % &n, (&u + &n - &v).pow(2) % &n);
                (u, v) = (s.clone(), alpha * (s + &n - d) % &n);
            }
            assert_eq!((ring.leave(&x), ring.leave(&z)), (u, v), "{bits} bits, {k} ones");
        }
    }
    assert_eq!(ran, 4 * 6, "others have no room or no short form");
}
