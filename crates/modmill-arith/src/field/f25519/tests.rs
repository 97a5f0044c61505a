//! Against plain integers, at random values and at the limbs' extremes.

use super::*;
use crate::Natural;
use rand::{RngExt, SeedableRng, rngs::StdRng};

fn p() -> Natural {
    (Natural::from(1u8) << 255) - 19u8
}

fn value(limbs: &[u64; LIMBS]) -> Natural {
    limbs.iter().rev().fold(Natural::ZERO, |v, l| (v << LIMB_BITS) + *l)
}

fn canonical(e: &Element) -> Natural {
    assert!(e.0.iter().all(|l| *l <= LIMB_MAX), "{e:?} is not carried");
    Natural::from_bytes_le(&e.to_bytes())
}

/// Limbs at 0, at each bit boundary and at the largest that N allows, in all mixtures that a few draws give; then random ones.
fn operands<const N: u64>(rng: &mut StdRng) -> Vec<Loose<N>> {
    let top = N * LIMB_MAX;
    let edges = [0, 1, 18, 19, 20, LIMB_MASK - 19, LIMB_MASK - 18, LIMB_MASK, LIMB_MASK + 1, LIMB_MAX, top - 1, top];
    let mut out = vec![Loose([0; LIMBS]), Loose([top; LIMBS]), Loose(MODULUS), Loose([1, 0, 0, 0, 0])];
    out.extend((0..60).map(|_| Loose(std::array::from_fn(|_| edges[rng.random_range(0..edges.len())]))));
    out.extend((0..20).map(|_| Loose(std::array::from_fn(|_| rng.random_range(0..=top)))));
    out
}

fn agree<const N: u64, const M: u64, const SUM: u64, const DIFFERENCE: u64>() {
    let mut rng = StdRng::seed_from_u64(N << 8 | M);
    let (xs, ys) = (operands::<N>(&mut rng), operands::<M>(&mut rng));
    for x in &xs {
        let vx = value(&x.0);
        assert_eq!(canonical(&x.carried()), &vx % p());
        for y in &ys {
            let vy = value(&y.0);
            assert_eq!(canonical(&x.mul(y)), &vx * &vy % p(), "{x:?} * {y:?}");
            let sum: Loose<SUM> = x.plus(y);
            assert!(sum.0.iter().all(|l| *l <= SUM * LIMB_MAX));
            assert_eq!(value(&sum.0), &vx + &vy);
            let difference: Loose<DIFFERENCE> = x.minus(y);
            assert!(difference.0.iter().all(|l| *l <= DIFFERENCE * LIMB_MAX));
            assert_eq!(value(&difference.0), &vx + p() * (M + 1) - &vy);
        }
    }
}

#[test]
fn operations_agree_with_integers_up_to_the_largest_bounds() {
    agree::<1, 1, 2, 3>();
    agree::<2, 3, 5, 6>();
    agree::<4, 6, 10, 11>();
    agree::<8, 8, 16, 17>();
    agree::<17, 5, 22, 23>();
    agree::<1, 86, 87, 88>();
    agree::<86, 1, 87, 88>();
    let mut rng = StdRng::seed_from_u64(9);
    for x in operands::<9>(&mut rng) {
        assert_eq!(canonical(&x.square()), value(&x.0).pow(2) % p(), "{x:?}");
    }
}

#[test]
fn products_of_bounds_up_to_86_fit() {
    for n in 1..=100 {
        for m in 1..=100 {
            assert_eq!(portable::products_fit(n, m), n * m <= 86, "{n} {m}");
        }
    }
}

#[test]
fn bytes_and_limbs_round_trip() {
    let mut rng = StdRng::seed_from_u64(3);
    let two255 = Natural::from(1u8) << 255;
    let near = (0u8..40).flat_map(|k| [&two255 - 1u8 - k, Natural::from(k), p() - k]);
    for v in near.chain((0..500).map(|_| Natural::random(255, &mut rng))).collect::<Vec<_>>() {
        let mut bytes = [0; 32];
        bytes[..v.to_bytes_le().len()].copy_from_slice(&v.to_bytes_le());
        let e = Element::from_bytes(&bytes);
        assert_eq!(canonical(&e), &v % p());
        assert_eq!(e.is_negative(), (&v % p()).bit(0));
        assert_eq!(e.is_zero(), (&v % p()) == Natural::ZERO);
        bytes[31] |= 0x80;
        assert_eq!(Element::from_bytes(&bytes), e, "bit 255 is ignored");
        assert_eq!(value(&e.limbs()), v);
        assert_eq!(Element::from_limbs(e.limbs()), e);
        assert_eq!(canonical(&e.neg()), (p() - &v % p()) % p());
    }
    for limbs in [[u64::MAX; LIMBS], [u64::MAX, 0, u64::MAX, 0, u64::MAX]] {
        assert_eq!(canonical(&Element::from_limbs(limbs)), value(&limbs) % p());
    }
}

#[test]
fn powers() {
    let mut rng = StdRng::seed_from_u64(4);
    for v in [Natural::ZERO, Natural::from(1u8), p() - 1u8].into_iter().chain((0..50).map(|_| Natural::random_below(&p(), &mut rng))) {
        let mut bytes = [0; 32];
        bytes[..v.to_bytes_le().len()].copy_from_slice(&v.to_bytes_le());
        let e = Element::from_bytes(&bytes);
        assert_eq!(canonical(&e.invert()), v.modpow(&(p() - 2u8), &p()));
        assert_eq!(canonical(&e.pow_p58()), v.modpow(&((p() - 5u8) >> 3), &p()));
        assert_eq!(canonical(&e.square_n(7)), v.modpow(&Natural::from(128u8), &p()));
    }
}

#[test]
fn constants_are_what_their_equations_say() {
    assert_eq!(SQRT_M1.square(), Element::ONE.neg());
    assert!(!SQRT_M1.is_negative());
    let small = |n: u64| Element::from_digits([n, 0, 0, 0, 0]);
    assert_eq!(D.mul(&small(121_666)), small(121_665).neg());
    assert_eq!(D2, D.add(&D));
}
