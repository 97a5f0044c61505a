//! The parts against plain integers and against what defines them. Whole verdicts are tested by the conformance suite in tests/.

use super::decompress::decompress;
use super::edwards::{Extended, Projective};
use super::multiply::double_scalar;
use super::scalar::{is_canonical, reduce_wide, signed_digits};
use crate::constants::{ORDER, SMALL_ORDER_Y};
use crate::small_order::{is_small_order_encoding, words};
use modmill_arith::field::f25519::{D, Element};
use num_bigint::BigUint;
use rand::{RngExt, SeedableRng, rngs::StdRng};

fn integer(words: &[u64]) -> BigUint {
    words.iter().rev().fold(BigUint::ZERO, |v, w| (v << 64) + w)
}

fn bytes<const N: usize>(v: &BigUint) -> [u8; N] {
    let mut out = [0; N];
    let digits = v.to_bytes_le();
    out[..digits.len()].copy_from_slice(&digits);
    out
}

fn scalar(v: &BigUint) -> [u64; 4] {
    words(&bytes(v))
}

fn order() -> BigUint {
    integer(&ORDER)
}

/// Multiples of L and of powers of two with their neighbours, and random numbers below 2^512.
fn wide_integers(rng: &mut StdRng) -> Vec<BigUint> {
    let top = BigUint::from(1u8) << 512;
    let most = (&top - 1u8) / order();
    let mut out = vec![BigUint::ZERO, &top - 1u8];
    for k in [BigUint::from(1u8), BigUint::from(2u8), BigUint::from(3u8), &most >> 1, &most - 1u8, most] {
        let multiple = k * order();
        out.extend([&multiple - 1u8, multiple.clone(), (multiple + 1u8).min(&top - 1u8)]);
    }
    for bit in 1..512 {
        let power: BigUint = BigUint::from(1u8) << bit;
        out.extend([&power - 1u8, power.clone(), power + 1u8]);
    }
    out.extend((0..2000).map(|_| BigUint::from_bytes_le(&rng.random::<[[u8; 32]; 2]>().concat())));
    out
}

#[test]
fn reduction_agrees_with_integers() {
    for x in wide_integers(&mut StdRng::seed_from_u64(1)) {
        assert_eq!(integer(&reduce_wide(&bytes(&x))), &x % order(), "{x:x}");
    }
}

#[test]
fn canonical_scalars_are_those_below_the_order() {
    let all = [order() - 1u8, order(), order() + 1u8, BigUint::ZERO, (BigUint::from(1u8) << 256) - 1u8];
    for s in all.into_iter().chain((0..256).map(|bit| BigUint::from(1u8) << bit)) {
        assert_eq!(is_canonical(&bytes(&s)), s < order(), "{s:x}");
    }
}

fn digits_add_up<const WIDTH: u32>(k: &BigUint) {
    let digits = signed_digits::<WIDTH>(&scalar(k));
    let (mut plus, mut minus) = (BigUint::ZERO, BigUint::ZERO);
    let mut next_free = 0;
    for (i, d) in digits.iter().enumerate().filter(|(_, d)| **d != 0) {
        assert!(d % 2 != 0 && u32::from(d.unsigned_abs()) < 1 << (WIDTH - 1), "{d}");
        assert!(i >= next_free, "digits {i} and one before it are nearer than {WIDTH}");
        next_free = i + WIDTH as usize;
        let sum = if *d > 0 { &mut plus } else { &mut minus };
        *sum += BigUint::from(d.unsigned_abs()) << i;
    }
    assert_eq!(plus, minus + k, "{k:x}");
}

#[test]
fn digits_give_the_scalar_back() {
    let limit = BigUint::from(1u8) << 255;
    for k in wide_integers(&mut StdRng::seed_from_u64(2)).into_iter().map(|k| k % &limit) {
        digits_add_up::<2>(&k);
        digits_add_up::<5>(&k);
        digits_add_up::<8>(&k);
    }
}

fn on_the_curve(p: &Projective) -> bool {
    let (x, y) = p.to_affine();
    let (xx, yy) = (x.square(), y.square());
    yy.sub(&xx) == Element::ONE.add(&D.mul(&xx).mul(&yy))
}

/// [k]P by doubling and adding from the lowest bit, with nothing of `multiply`.
fn multiple(k: &BigUint, p: &Extended) -> Projective {
    let (mut sum, mut power) = (Projective::IDENTITY.extended(), *p);
    for bit in 0..k.bits() {
        if k.bit(bit) {
            sum = sum.add_niels(&power.niels()).extended();
        }
        power = power.double();
    }
    sum.projective()
}

#[test]
fn the_base_point_has_its_order() {
    let b = Extended::base();
    assert!(on_the_curve(&b.projective()));
    assert!(multiple(&order(), &b).is_identity());
    let encoded = b.projective().encode();
    assert_eq!(encoded[0], 0x58);
    assert!(encoded[1..].iter().all(|e| *e == 0x66));
}

#[test]
fn two_multiples_are_added() {
    let mut rng = StdRng::seed_from_u64(3);
    let top: BigUint = (BigUint::from(1u8) << 255) - 1u8;
    let mut scalars = vec![BigUint::ZERO, BigUint::from(1u8), BigUint::from(2u8), order() - 1u8, order(), top.clone()];
    scalars.extend((0..5).map(|_| BigUint::from_bytes_le(&rng.random::<[u8; 32]>()) & &top));
    let point = multiple(&scalars[8], &Extended::base()).extended();
    for a in &scalars {
        for b in &scalars {
            let got = double_scalar(&scalar(a), &point, &scalar(b));
            let want = multiple(a, &point).extended().add_niels(&multiple(b, &Extended::base()).extended().niels());
            assert_eq!(got.encode(), want.projective().encode(), "{a:x} {b:x}");
            let opposite = want.extended().neg();
            assert!(got.extended().add_niels(&opposite.niels()).projective().is_identity());
        }
    }
}

#[test]
fn every_encoding_of_a_point_of_small_order_is_listed() {
    assert_eq!(SMALL_ORDER_Y.len(), 7);
    let mut points = Vec::new();
    for y in SMALL_ORDER_Y {
        for sign in [0, 1 << 63] {
            let encoding = bytes(&integer(&[y[0], y[1], y[2], y[3] | sign]));
            assert!(is_small_order_encoding(&encoding));
            let point = decompress(&encoding, false).expect("a point");
            assert!(point.double().double().double().projective().is_identity());
            points.push(point.projective().encode());
        }
    }
    points.sort_unstable();
    points.dedup();
    assert_eq!(points.len(), 8, "the points whose order divides 8");
    assert!(points.iter().all(|p| decompress(p, true).is_some_and(|q| q.projective().encode() == *p)));
    assert!(!is_small_order_encoding(&Extended::base().projective().encode()));
}

#[test]
fn decompression_inverts_encoding() {
    let mut rng = StdRng::seed_from_u64(5);
    let mut points = 0;
    for _ in 0..300 {
        let encoding: [u8; 32] = rng.random();
        let canonical = decompress(&encoding, true);
        let lenient = decompress(&encoding, false);
        assert_eq!(canonical.is_some(), lenient.is_some(), "a random y is hardly ever above p");
        if let Some(p) = canonical {
            assert!(on_the_curve(&p.projective()));
            assert_eq!(p.projective().encode(), encoding);
            points += 1;
        }
    }
    assert!((100..200).contains(&points), "half of all y are those of points, not {points} of 300");
}

/// y of 2^255 - 19 to 2^255 - 1 stand for 0 to 18, and only where that is not asked to be canonical.
#[test]
fn encodings_above_the_modulus() {
    let two255: BigUint = BigUint::from(1u8) << 255;
    for small in 0u8..19 {
        for sign in [BigUint::ZERO, two255.clone()] {
            let low = decompress(&bytes(&(&sign + small)), false);
            let high_bytes = bytes(&(&sign + &two255 - 19u8 + small));
            assert!(decompress(&high_bytes, true).is_none());
            let high = decompress(&high_bytes, false);
            assert_eq!(low.map(|p| p.projective().encode()), high.map(|p| p.projective().encode()), "y = {small}");
            let canonical = decompress(&bytes(&(&sign + small)), true);
            let x_is_zero = low.is_some_and(|p| p.to_affine().0.is_zero());
            assert_eq!(canonical.is_some(), low.is_some() && !(x_is_zero && sign == two255));
        }
    }
}
