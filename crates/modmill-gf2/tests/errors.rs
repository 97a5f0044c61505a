//! Tests of refusals and their data.

mod common;

use common::{all_fields, elements};
use modmill_gf2::{BackendChoice, BinaryModulus, EveryStep, Field, Gf2Error, MethodChoice, Natural, Options, Phase, Poly, Progress};
use std::ops::ControlFlow;

fn modulus(terms: &[usize]) -> BinaryModulus {
    BinaryModulus::from_exponents(terms).unwrap()
}

fn field(terms: &[usize]) -> Field {
    Field::new(&modulus(terms), &Options::default()).unwrap()
}

#[test]
fn reducible_moduli_are_named_with_their_factor() {
    let n = modulus(&[128, 1, 0]);
    let Err(error) = Field::new(&n, &Options::default()) else { panic!("took it") };
    assert_eq!(error, Gf2Error::Reducible { modulus: Poly::from(&n), factor: Poly::from_exponents(&[2, 1, 0]) });
    assert_eq!(error.to_string(), "x^128 + x + 1 is reducible: x^2 + x + 1 divides it (a ring takes it)");
    assert!(Field::new(&n, &Options { ring: true, ..Options::default() }).unwrap().is_ring());
}

#[test]
fn elements_without_inverse_are_named() {
    let n = modulus(&[128, 1, 0]);
    for f in all_fields(&n) {
        let good = |i: usize| [3 + 8 * i as u64, 5];
        let mut a: Vec<u64> = (0..60).flat_map(good).collect();
        let units: Vec<bool> = a.chunks_exact(2).map(|e| Poly::from_words(e).gcd(&Poly::from(&n)).is_one()).collect();
        let first = units.iter().position(|u| !u);
        match (f.inv(&a), first) {
            (Ok(inverses), None) => assert!(f.mul(&a, &inverses).unwrap().chunks_exact(2).all(|e| *e == [1, 0])),
            (Err(Gf2Error::NotInvertible { index, .. }), Some(first)) => assert_eq!(index, first),
            other => panic!("{other:?}"),
        }
        a.chunks_exact_mut(2).zip(&units).filter(|(_, u)| !**u).for_each(|(e, _)| e.copy_from_slice(&[1, 0]));
        for index in [0, 1, 31, 59] {
            let mut bad = a.clone();
            bad[2 * index] = 7;
            bad[2 * index + 1] = 0;
            let expected = Gf2Error::NotInvertible { index, gcd: Poly::from_exponents(&[2, 1, 0]) };
            assert_eq!(f.inv(&bad), Err(expected.clone()));
            // A zero further back, and one in front.
            bad[2 * 59..].fill(0);
            let index = if index == 59 { Gf2Error::NotInvertible { index, gcd: Poly::from(&n) } } else { expected };
            assert_eq!(f.inv(&bad), Err(index));
        }
    }
    let f = field(&[127, 1, 0]);
    let mut a = elements(&f, 6, 4);
    a[2 * 3..2 * 4].fill(0);
    assert_eq!(f.inv(&a), Err(Gf2Error::NotInvertible { index: 3, gcd: Poly::from(f.modulus()) }));
}

#[test]
fn arrays_that_do_not_fit_are_named() {
    let f = field(&[163, 7, 6, 3, 0]);
    let shape = |argument, words| Gf2Error::ArrayShape { argument, words, element_words: 3 };
    assert_eq!(f.mul(&[0; 4], &[0; 3]), Err(shape("a", 4)));
    assert_eq!(f.mul(&[0; 3], &[0; 5]), Err(shape("b", 5)));
    assert_eq!(f.mul_add(&[0; 3], &[0; 3], &[0; 1]), Err(shape("c", 1)));
    assert_eq!(f.inv(&[0; 2]), Err(shape("a", 2)));
    let count = |argument, got, expected| Gf2Error::CountMismatch { argument, got, expected };
    assert_eq!(f.mul(&[0; 6], &[0; 9]), Err(count("b", 3, 2)));
    assert_eq!(f.mul(&[0; 6], &[]), Err(count("b", 0, 2)));
    assert_eq!(f.inv_into(&mut [0; 3], &[1; 6]), Err(count("the result", 1, 2)));
    assert_eq!(f.dot(&[0; 9], &[0; 6]), Err(count("b", 2, 3)));
    assert_eq!(f.mul_add(&[0; 6], &[0; 3], &[0; 9]), Err(count("c", 3, 2)));
    assert_eq!(f.mul_into(&mut [0; 3], &[0; 6], &[0; 6]), Err(count("the result", 1, 2)));
    assert_eq!(f.square_into(&mut [0; 9], &[0; 6]), Err(count("the result", 3, 2)));
}

#[test]
fn elements_that_are_not_reduced_are_named() {
    let f = field(&[163, 7, 6, 3, 0]);
    let fine = [1u64, 2, 3].repeat(5);
    let mut bad = fine.clone();
    bad[3 * 2 + 2] = 1 << 35;
    bad[3 * 4 + 2] = 1 << 63;
    let large = |argument| Err(Gf2Error::ElementTooLarge { argument, index: 2, degree: 163, modulus_degree: 163 });
    assert_eq!(f.mul(&bad, &fine), large("a"));
    assert_eq!(f.mul(&fine, &bad), large("b"));
    assert_eq!(f.mul(&fine[..3], &bad), large("b"));
    assert_eq!(f.mul(&bad, &fine[..3]), large("a"));
    assert_eq!(f.mul_add(&fine, &fine, &bad), large("c"));
    assert_eq!(f.dot(&fine, &bad), large("b"));
    assert_eq!(f.dot(&fine[..3], &bad), large("b"));
    assert_eq!(f.product(&bad), large("a"));
    assert_eq!(f.square(&bad), large("a"));
    assert_eq!(f.pow(&bad, &Natural::from(0u8)), large("a"));
    assert_eq!(f.pow(&bad, &Natural::from(9u8)), large("a"));
    assert_eq!(f.inv(&bad), large("a"));
    let traces: Result<Vec<u8>, Gf2Error> = f.trace(&bad);
    assert_eq!(traces.map(|_| Vec::new()), large("a"));
    let single = |argument| Err(Gf2Error::ElementTooLarge { argument, index: 0, degree: 163, modulus_degree: 163 });
    assert_eq!(f.mul(&fine, &bad[6..9]), single("b"));
    assert_eq!(f.mul(&bad[6..9], &fine[..3]), single("a"));
}

#[test]
fn methods_that_do_not_take_the_modulus_are_refused() {
    let even = modulus(&[100, 3, 1]);
    let options = |method: &str| Options { method: method.parse().unwrap(), ring: true, ..Options::default() };
    let message = |n: &BinaryModulus, method: &str| Field::new(n, &options(method)).map(drop).unwrap_err().to_string();
    assert!(message(&even, "montgomery").contains("constant term"), "{}", message(&even, "montgomery"));
    let near = modulus(&[100, 80, 0]);
    assert!(message(&near, "karatsuba:2").contains("karatsuba:2") && message(&near, "direct").contains("at least 64 below"));
    assert!("karat".parse::<MethodChoice>().unwrap_err().to_string().contains("sos, cios"));
    assert!("opencl".parse::<BackendChoice>().is_err());
}

#[test]
fn a_control_sees_progress_and_stops() {
    let f = Field::new(&modulus(&[2044, 45, 0]), &Options { backend: "portable".parse().unwrap(), ..Options::default() }).unwrap();
    let a = elements(&f, 64, 4);
    let e = (Natural::from(1u8) << 2043) - 3u8;
    let mut seen = Vec::new();
    let mut stop_third = EveryStep(|p: Progress| {
        seen.push((p.phase, p.done, p.total));
        if seen.len() < 3 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    match f.pow_with(&a, &e, &mut stop_third) {
        Err(Gf2Error::Interrupted { phase: Phase::Power, done, total }) => assert_eq!(Some(&(Phase::Power, done, total)), seen.last()),
        other => panic!("{:?} after {seen:?}", other.map(|v| v.len())),
    }
    assert!(seen.len() == 3 && seen.iter().all(|s| s.0 == Phase::Power && s.1 < s.2 && s.2 == seen[0].2), "{seen:?}");
    assert!(0 < seen[0].1 && seen.is_sorted_by_key(|s| s.1), "{seen:?}");
}
