//! Operations on arrays, on every backend and method, against the definitions of `Poly`.

mod common;

use common::{all_fields, elements, moduli};
use modmill_gf2::{BinaryModulus, Field, Gf2Error, MethodChoice, Natural, NoProgress, Options, Poly};

fn polys(f: &Field, a: &[u64]) -> Vec<Poly> {
    a.chunks_exact(f.words()).map(Poly::from_words).collect()
}

fn times(f: &Field, a: &Poly, b: &Poly) -> Poly {
    a.mul(b).rem(&Poly::from(f.modulus()))
}

/// The power a^e by squaring and multiplying, bit by bit.
fn power(f: &Field, a: &Poly, e: &Natural) -> Poly {
    (0..e.bits()).rev().fold(Poly::one(), |r, i| {
        let square = times(f, &r, &r);
        if e.bit(i) { times(f, &square, a) } else { square }
    })
}

fn same(f: &Field, got: &[u64], expected: &[Poly], what: &str) {
    assert_eq!(polys(f, got), expected, "{what} by {} on {}, modulo {:?}", f.method(), f.backend(), f.modulus().terms());
}

#[test]
fn products_squares_and_sums() {
    for f in moduli().iter().flat_map(all_fields) {
        let n = 70;
        let (a, b, c) = (elements(&f, n, 1), elements(&f, n, 2), elements(&f, n, 3));
        let (pa, pb, pc) = (polys(&f, &a), polys(&f, &b), polys(&f, &c));
        let products: Vec<Poly> = pa.iter().zip(&pb).map(|(a, b)| times(&f, a, b)).collect();
        same(&f, &f.mul(&a, &b).unwrap(), &products, "a b");
        let sums: Vec<Poly> = products.iter().zip(&pc).map(|(p, c)| p.add(c)).collect();
        same(&f, &f.mul_add(&a, &b, &c).unwrap(), &sums, "a b + c");
        let squares: Vec<Poly> = pa.iter().map(|a| times(&f, a, a)).collect();
        same(&f, &f.square(&a).unwrap(), &squares, "a^2");
        let dot = products.iter().fold(Poly::zero(), |sum, p| sum.add(p));
        same(&f, &f.dot(&a, &b).unwrap(), &[dot], "dot");
        let product = pa[4..9].iter().fold(Poly::one(), |r, a| times(&f, &r, a));
        same(&f, &f.product(&a[4 * f.words()..9 * f.words()]).unwrap(), &[product], "product");
    }
}

#[test]
fn a_single_element_goes_with_all() {
    for f in moduli().iter().step_by(3).flat_map(all_fields) {
        let s = f.words();
        let (a, b) = (elements(&f, 11, 4), elements(&f, 1, 9));
        let pb = Poly::from_words(&b);
        let expected: Vec<Poly> = polys(&f, &a).iter().map(|a| times(&f, a, &pb)).collect();
        same(&f, &f.mul(&a, &b).unwrap(), &expected, "a b");
        same(&f, &f.mul(&b, &a).unwrap(), &expected, "b a");
        let sum = expected.iter().fold(Poly::zero(), |sum, p| sum.add(p));
        same(&f, &f.dot(&a, &b).unwrap(), &[sum], "dot");
        let plus: Vec<Poly> = polys(&f, &a).iter().map(|a| times(&f, &pb, &pb).add(a)).collect();
        same(&f, &f.mul_add(&b, &b, &a).unwrap(), &plus, "b b + a");
        let plus: Vec<Poly> = expected.iter().map(|p| p.add(&pb)).collect();
        same(&f, &f.mul_add(&a, &b, &b).unwrap(), &plus, "a b + b");
        // Nothing of nothing.
        assert!(f.mul(&[], &b).unwrap().is_empty() && f.square(&[]).unwrap().is_empty() && f.inv(&[]).unwrap().is_empty());
        assert_eq!(f.dot(&[], &[]).unwrap(), vec![0; s]);
        assert_eq!(Poly::from_words(&f.product(&[]).unwrap()), Poly::one());
    }
}

#[test]
fn powers() {
    let exponents = [0u64, 1, 2, 3, 5, 127, 128, 0xdead_beef_1234_5677].map(Natural::from);
    for f in moduli().iter().step_by(2).flat_map(all_fields) {
        let a = elements(&f, 9, 6);
        for e in &exponents {
            let expected: Vec<Poly> = polys(&f, &a).iter().map(|a| power(&f, a, e)).collect();
            same(&f, &f.pow(&a, e).unwrap(), &expected, &format!("a^{e}"));
        }
        let expected: Vec<Poly> = polys(&f, &a).iter().map(|a| power(&f, a, &(Natural::from(1u8) << 13))).collect();
        same(&f, &f.square_n(&a, 13).unwrap(), &expected, "a^(2^13)");
    }
}

#[test]
fn negative_powers_are_those_of_inverses() {
    let f = Field::new(&BinaryModulus::from_exponents(&[97, 6, 0]).unwrap(), &Options::default()).unwrap();
    let a = [3, 0, u64::MAX, 1, 12345, 1 << 32];
    for e in [0u64, 1, 2, 12345].map(Natural::from) {
        let inverse = f.negative_pow_with(&a, &e, &mut NoProgress).unwrap();
        assert_eq!(f.mul(&inverse, &f.pow(&a, &e).unwrap()).unwrap(), [1, 0].repeat(3), "a^-{e}");
        let refused = f.negative_pow_with(&[1, 0, 0, 0], &e, &mut NoProgress);
        assert!(matches!(refused, Err(Gf2Error::NotInvertible { index: 1, .. })));
    }
}

#[test]
fn exponents_beyond_the_order_wrap() {
    let n = BinaryModulus::from_exponents(&[97, 6, 0]).unwrap();
    for ring in [false, true] {
        let f = Field::new(&n, &Options { ring, ..Options::default() }).unwrap();
        let order = (Natural::from(1u8) << 97) - 1u8;
        let a = elements(&f, 12, 8);
        let one_or_zero = f.pow(&a, &order).unwrap();
        for (p, a) in polys(&f, &one_or_zero).iter().zip(polys(&f, &a)) {
            assert_eq!(p.is_one(), !a.is_zero());
        }
        assert_eq!(f.pow(&a, &(&order * 3u8)).unwrap(), one_or_zero);
        assert_eq!(f.pow(&a, &(&order * 5u8 + 7u8)).unwrap(), f.pow(&a, &Natural::from(7u8)).unwrap());
        assert_eq!(f.square_n(&a, 97).unwrap(), a);
        assert_eq!(f.square_n(&a, 2 * 97 + 3).unwrap(), f.square_n(&a, 3).unwrap());
    }
}

#[test]
fn inverses() {
    for f in moduli().iter().flat_map(all_fields) {
        for n in [1usize, 2, 3, 8, 37] {
            let a: Vec<u64> = elements(&f, 4 * n + 40, n as u64)
                .chunks_exact(f.words())
                .filter(|e| Poly::from_words(e).gcd(&Poly::from(f.modulus())).is_one())
                .take(n)
                .flatten()
                .copied()
                .collect();
            assert!(!a.is_empty());
            let inverses = f.inv(&a).unwrap();
            let mut into = vec![u64::MAX; a.len()];
            f.inv_into(&mut into, &a).unwrap();
            assert!(into == inverses);
            let ones = vec![Poly::one(); a.len() / f.words()];
            let products: Vec<u64> = f.mul(&a, &inverses).unwrap();
            same(&f, &products, &ones, "a / a");
        }
    }
}

/// Every way of cutting an array into rows and parts.
#[test]
fn inverses_of_any_count() {
    let n = BinaryModulus::from_exponents(&[65, 18, 0]).unwrap();
    for threads in [1, 3] {
        for method in ["karatsuba", "montgomery", "bitsliced"] {
            let method = method.parse().unwrap();
            let Ok(f) = Field::new(&n, &Options { method, threads, ..Options::default() }) else { continue };
            for n in (2..70).chain([127, 512, 513, 1025, 4000, 4097, 9999]) {
                let mut a = elements(&f, n, 4 + n as u64);
                a.iter_mut().step_by(2).for_each(|w| *w |= 4);
                let products = f.mul(&a, &f.inv(&a).unwrap()).unwrap();
                assert!(products.chunks_exact(2).all(|p| p == [1, 0]), "{n} elements by {}, {threads} threads", f.method());
            }
        }
    }
}

#[test]
fn traces_are_sums_of_conjugates() {
    for f in moduli().iter().filter(|n| n.degree() < 200).flat_map(|n| all_fields(n).into_iter().take(1)) {
        let a = elements(&f, 20, 11);
        let n = Poly::from(f.modulus());
        for (t, a) in f.trace(&a).unwrap().into_iter().zip(polys(&f, &a)) {
            // The trace of multiplication by a: the diagonal of its matrix, column j being a x^j.
            let diagonal = (0..f.degree()).filter(|&j| a.shifted_up(j).rem(&n).bit(j)).count() % 2;
            assert_eq!(usize::from(t), diagonal, "{a} modulo {n}");
        }
    }
}

#[test]
fn threads_change_nothing() {
    let n = BinaryModulus::from_exponents(&[163, 7, 6, 3, 0]).unwrap();
    let one = Field::new(&n, &Options::default()).unwrap();
    let many = Field::new(&n, &Options { threads: 3, ..Options::default() }).unwrap();
    assert_eq!((one.threads(), many.threads()), (1, 3));
    let (a, b) = (elements(&one, 9001, 1), elements(&one, 9001, 2));
    let nonzero: Vec<u64> = a.chunks_exact(3).filter(|e| **e != [0, 0, 0]).flatten().copied().collect();
    assert_eq!(one.mul(&a, &b).unwrap(), many.mul(&a, &b).unwrap());
    assert_eq!(one.mul(&a, &b[..3]).unwrap(), many.mul(&a, &b[..3]).unwrap());
    assert_eq!(one.dot(&a, &b).unwrap(), many.dot(&a, &b).unwrap());
    assert_eq!(one.inv(&nonzero).unwrap(), many.inv(&nonzero).unwrap());
    assert_eq!(one.trace(&a).unwrap(), many.trace(&a).unwrap());
    let e = Natural::from(12345u32);
    assert_eq!(one.pow(&a, &e).unwrap(), many.pow(&a, &e).unwrap());
    // The error names the first bad element, whichever thread finds one first.
    let mut bad = a;
    for i in [8000, 40, 5000] {
        bad[3 * i + 2] |= 1 << 40;
    }
    let expected = Gf2Error::ElementTooLarge { argument: "a", index: 40, degree: 168, modulus_degree: 163 };
    assert_eq!(many.mul(&bad, &b), Err(expected.clone()));
    assert_eq!(many.square(&bad), Err(expected.clone()));
    assert_eq!(many.pow(&bad, &e), Err(expected.clone()));
    assert_eq!(many.trace(&bad), Err(expected));
}

#[test]
fn auto_says_what_it_measured() {
    let n = BinaryModulus::from_exponents(&[255, 82, 0]).unwrap();
    let f = Field::new(&n, &Options::default()).unwrap();
    assert!(f.why().contains("measured on a small sample: ") && f.why().contains(" ns"), "{}", f.why());
    assert!(f.why().contains(f.method()), "{}", f.why());
    let named = Field::new(&n, &Options { method: MethodChoice::Named("direct".parse().unwrap()), ..Options::default() }).unwrap();
    assert!(named.method() == "direct" && named.why().ends_with("method named by the caller"), "{}", named.why());
}

/// Both ways to invert one element, in fields: the first call times them, the later ones take the faster.
#[test]
fn inverses_of_one_element() {
    for terms in [&[2usize, 1, 0][..], &[65, 18, 0], &[255, 82, 0], &[571, 10, 5, 2, 0], &[2044, 45, 0]] {
        let n = BinaryModulus::from_exponents(terms).unwrap();
        for backend in ["portable", "auto"] {
            for method in ["auto", "montgomery", "barrett", "sos"] {
                let options = Options { backend: backend.parse().unwrap(), method: method.parse().unwrap(), ..Options::default() };
                let f = Field::new(&n, &options).unwrap();
                for (a, p) in elements(&f, 7, 2).chunks_exact(f.words()).zip(polys(&f, &elements(&f, 7, 2))) {
                    let expected = p.inverse(&Poly::from(&n));
                    assert_eq!(f.inv(a).ok().map(|i| Poly::from_words(&i)), expected, "1 / ({p})");
                }
            }
        }
    }
}
