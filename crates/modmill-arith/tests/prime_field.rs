//! The field, F_p(i) and the formulas of x-only curves against integers and known answers, on every backend.

use modmill_arith::curve::xonly::{self, Curve24, XPoint};
use modmill_arith::field::{Complex, Quadratic, RuntimeField};
use modmill_arith::{Alphas, BackendChoice, BackendName, IntegerBackend, Natural, PrimeField, SPECIAL_PRIMES};
use rand::{RngExt, SeedableRng, rngs::StdRng};

/// Every named prime on every backend that takes it.
fn fields() -> Vec<PrimeField> {
    let named = |b| move |p: &modmill_arith::SpecialPrime| PrimeField::new(&p.value(), BackendChoice::Named(b)).ok();
    IntegerBackend::names().into_iter().flat_map(|b| SPECIAL_PRIMES.iter().filter_map(named(b))).collect()
}

#[test]
fn every_prime_has_a_portable_field_and_p1506_the_fastest() {
    let portable = fields().iter().filter(|f| f.backend() == BackendName::Portable).count();
    assert_eq!(portable, SPECIAL_PRIMES.len());
    let p1506 = SPECIAL_PRIMES.iter().find(|p| p.name == "p1506").unwrap().value();
    assert_eq!(fields().iter().filter(|f| f.prime() == &p1506).count(), IntegerBackend::names().len());
    for p in [5u8, 8, 1] {
        assert!(PrimeField::new(&p.into(), BackendChoice::Auto).is_err());
    }
}

#[test]
fn operations_agree_with_integers() {
    let mut rng = StdRng::seed_from_u64(14);
    for f in fields() {
        let p = f.prime().clone();
        let mut values = vec![Natural::from(0u8), 1u8.into(), &p - 1u8, &p >> 1u32];
        values.extend((0..8).map(|_| Natural::random_below(&p, &mut rng)));
        for (i, a) in values.iter().enumerate() {
            let x = f.element(a);
            assert_eq!(f.invert(&x).map(|v| f.value(&v)), a.modinv(&p));
            assert_eq!(f.value(&f.negate(&x)), (&p - a) % &p);
            let root = f.value(&f.principal_root(&x));
            assert_eq!(root, a.modpow(&((&p + 1u8) >> 2u32), &p));
            assert_eq!(f.sqrt(&x).is_some(), &root * &root % &p == *a);
            let square = f.square(&x);
            assert!(f.equal(&f.square(&f.principal_fourth_root(&square)), &f.principal_root(&square)));
            let inverse_root = a.modpow(&((&p - 3u8) >> 2u32), &p);
            assert_eq!(f.value(&f.inverse_root(&x)), inverse_root);
            assert_eq!(f.value(&f.halve(&x)), a * ((&p + 1u8) >> 1u32) % &p);
            assert_eq!(f.is_odd(&x), a.bit(0));
            assert_eq!(f.is_zero(&x), i == 0);
            for b in &values {
                let y = f.element(b);
                assert_eq!(f.value(&f.add(&x, &y)), (a + b) % &p);
                assert_eq!(f.value(&f.sub(&x, &y)), (a + &p - b) % &p);
                let [xy, yy] = f.mul_two([(&x, &y), (&y, &y)]);
                assert_eq!([f.value(&xy), f.value(&yy)], [a * b % &p, b * b % &p]);
                let [xx, yy] = f.square_two([&x, &y]);
                assert_eq!([f.value(&xx), f.value(&yy)], [a * a % &p, b * b % &p]);
                assert_eq!(f.equal(&x, &y), a == b);
            }
        }
    }
}

/// `count` big-endian bytes.
fn encoded(value: &Natural, count: usize) -> Vec<u8> {
    let bytes = value.to_bytes_be();
    [vec![0; count - bytes.len()], bytes].concat()
}

#[test]
fn bytes_are_numbers_of_any_length() {
    for f in fields() {
        let p = f.prime();
        for (value, length) in
            [(Natural::ZERO, f.bytes()), (p - 1u8, f.bytes()), (p.clone(), f.bytes()), (p * 5u8 + 7u8, f.bytes() + 8), (9u8.into(), 1)]
        {
            assert_eq!(f.value(&f.element_from_bytes(&encoded(&value, length))), value % p, "{:?}", f.backend());
        }
        let mut alphas = [(); 2].map(|()| Alphas::default());
        f.keep_bytes(&mut alphas[0], &encoded(&(p + 3u8), f.bytes()));
        f.keep(&mut alphas[1], &3u8.into());
        let [one, other] = alphas.map(|alphas| {
            let mut point = XPoint { x: f.element(&5u8.into()), z: f.one() };
            f.evaluate(&mut point, &alphas, 0..1);
            f.value(&point.z)
        });
        assert_eq!(one, other, "a number from p on counts modulo p");
    }
}

#[test]
fn quadratic_extension_is_a_field() {
    let mut rng = StdRng::seed_from_u64(2);
    for f in fields() {
        let p = f.prime().clone();
        let f = Quadratic::new(f);
        let mut random = || Complex {
            re: f.base().element(&Natural::random_below(&p, &mut rng)),
            im: f.base().element(&Natural::random_below(&p, &mut rng)),
        };
        let i = Complex { re: f.base().zero(), im: f.base().one() };
        assert!(f.equal(&f.square(&i), &f.negate(&f.one())));
        for _ in 0..6 {
            let (a, b, c) = (random(), random(), random());
            assert!(f.equal(&f.square(&a), &f.mul(&a, &a)));
            assert!(f.equal(&f.mul(&f.add(&a, &b), &c), &f.add(&f.mul(&a, &c), &f.mul(&b, &c))));
            assert!(f.equal(&f.mul(&f.mul(&a, &b), &c), &f.mul(&a, &f.mul(&b, &c))));
            assert!(f.equal(&f.mul(&a, &f.invert(&a).expect("a random element is not 0")), &f.one()));
            let norm = Complex { re: f.norm(&a), im: f.base().zero() };
            assert!(f.equal(&f.mul(&a, &f.conjugate(&a)), &norm));
        }
    }
}

/// The two forms of a doubling agree.
#[test]
fn doublings_agree() {
    let mut rng = StdRng::seed_from_u64(4);
    for f in fields() {
        let mut random = || f.element(&Natural::random_below(f.prime(), &mut rng));
        let (a24, p) = (random(), XPoint { x: random(), z: random() });
        let four = f.double(&f.double(&f.one()));
        let curve = Curve24 { a24_plus: f.mul(&four, &a24), c24: four };
        let (one, other) = (xonly::double(&f, &p, &curve), xonly::double_affine(&f, &p, &a24));
        let [left, right] = f.mul_two([(&one.x, &other.z), (&one.z, &other.x)]);
        assert!(f.equal(&left, &right) && !f.is_zero(&left));
    }
}

/// The step back after the step forward is multiplication by 2, up to the factor that X : Z leaves open.
#[test]
fn dual_after_forward_is_doubling() {
    let mut rng = StdRng::seed_from_u64(3);
    for f in fields() {
        for _ in 0..4 {
            let alpha = f.element(&Natural::random_below(f.prime(), &mut rng));
            let inverse = f.invert(&alpha).expect("not 0");
            let a = f.negate(&f.add(&alpha, &inverse));
            let one = f.one();
            let two = f.double(&one);
            let curve = Curve24 { a24_plus: f.add(&a, &two), c24: f.double(&two) };
            let p = XPoint { x: f.element(&Natural::random_below(f.prime(), &mut rng)), z: one };
            let (there, doubled) = (xonly::step_forward(&f, &alpha, &p), xonly::double(&f, &p, &curve));
            let back = xonly::step_back(&f, &alpha, &there);
            let [left, right] = f.mul_two([(&back.x, &doubled.z), (&back.z, &doubled.x)]);
            assert!(f.equal(&left, &right) && !f.is_zero(&left));
        }
    }
}

/// A chain of any length, cut anywhere, gives what integers give.
#[test]
fn evaluation_agrees_with_integers_and_resumes() {
    let mut rng = StdRng::seed_from_u64(5);
    for f in fields() {
        let p = f.prime().clone();
        let values: Vec<Natural> = (0..300).map(|k| if k == 3 { &p - 1u8 } else { Natural::random_below(&p, &mut rng) }).collect();
        let mut alphas = Alphas::default();
        let (some, others) = values.split_at(20);
        some.iter().for_each(|v| f.keep(&mut alphas, v));
        f.keep_bytes(&mut alphas, &others.iter().flat_map(|v| encoded(v, f.bytes())).collect::<Vec<_>>());
        assert_eq!(alphas.len(), values.len());
        let (mut x, mut z) = (Natural::random_below(&p, &mut rng), Natural::from(1u8));
        let mut point = XPoint { x: f.element(&x), z: f.element(&z) };
        let mut done = 0;
        while done < values.len() {
            let next = (done + rng.random_range(0..90)).min(values.len());
            f.evaluate(&mut point, &alphas, done..next);
            for alpha in &values[done..next] {
                let (s, d) = ((&x + &z) * (&x + &z) % &p, (&x + &p - &z) * (&x + &p - &z) % &p);
                (x, z) = (s.clone(), alpha * (s + &p - d) % &p);
            }
            assert_eq!((f.value(&point.x), f.value(&point.z)), (x.clone(), z.clone()), "{:?} after {next}", f.backend());
            done = next;
        }
    }
}
