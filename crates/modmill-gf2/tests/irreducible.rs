//! Irreducibility against what is known and against trial division.

use modmill_gf2::{BackendChoice, Gf2Error, NoProgress, Phase, Poly, Progress, is_irreducible, least_factor, smallest_irreducible};
use proptest::prelude::*;
use std::ops::ControlFlow;

fn number(poly: u64) -> Poly {
    Poly::from_words(&[poly])
}

/// The least irreducible polynomial by trial division, in the order of the integers, which is that of the degrees.
fn least_by_trial(n: u64) -> Option<u64> {
    (2u64..).take_while(|d| 2 * d.ilog2() <= n.ilog2()).find(|&d| number(n).rem(&number(d)).is_zero())
}

#[test]
fn every_polynomial_of_degree_up_to_12() {
    for n in 2u64..1 << 13 {
        let least = least_by_trial(n);
        assert_eq!(least_factor(&number(n), &mut NoProgress).unwrap(), least.map(number), "{}", number(n));
        assert_eq!(is_irreducible(&number(n), &mut NoProgress).unwrap(), least.is_none(), "{}", number(n));
    }
}

#[test]
fn known_fields_are_fields() {
    let known: [&[usize]; 14] = [
        &[255, 82, 0],
        &[511, 216, 0],
        &[1014, 385, 0],
        &[2044, 45, 0],
        &[4074, 595, 0],
        &[8145, 728, 0],
        &[163, 7, 6, 3, 0],
        &[233, 74, 0],
        &[283, 12, 7, 5, 0],
        &[409, 87, 0],
        &[571, 10, 5, 2, 0],
        &[128, 7, 2, 1, 0],
        &[4096, 27, 15, 1, 0],
        &[8192, 9, 5, 2, 0],
    ];
    for terms in known {
        let n = Poly::from_exponents(terms);
        assert!(is_irreducible(&n, &mut NoProgress).unwrap(), "{n}");
        assert_eq!(least_factor(&n, &mut NoProgress).unwrap(), None, "{n}");
    }
}

/// Seroussi's table, HPL-98-135.
#[test]
fn smallest_polynomials_are_those_of_the_table() {
    let table: [&[usize]; 18] = [
        &[2, 1],
        &[3, 1],
        &[4, 1],
        &[5, 2],
        &[8, 4, 3, 1],
        &[13, 4, 3, 1],
        &[16, 5, 3, 1],
        &[64, 4, 3, 1],
        &[127, 1],
        &[128, 7, 2, 1],
        &[163, 7, 6, 3],
        &[233, 74],
        &[256, 10, 5, 2],
        &[283, 12, 7, 5],
        &[409, 87],
        &[512, 8, 5, 2],
        &[571, 10, 5, 2],
        &[1024, 19, 6, 1],
    ];
    for terms in table {
        let found = smallest_irreducible(terms[0], &mut NoProgress).unwrap();
        assert_eq!(found.terms(), [terms, &[0]].concat());
    }
}

/// The first irreducible polynomial of Seroussi's order, without sieve or theorem.
#[test]
fn smallest_polynomials_are_found_in_order() {
    for m in 2..90usize {
        let trinomial = (1..m).map(|k| vec![m, k, 0]).find(|t| is_irreducible(&Poly::from_exponents(t), &mut NoProgress).unwrap());
        let pentanomials = || {
            let all = (3..m).flat_map(move |a| (2..a).flat_map(move |b| (1..b).map(move |c| vec![m, a, b, c, 0])));
            all.into_iter().find(|t| is_irreducible(&Poly::from_exponents(t), &mut NoProgress).unwrap())
        };
        let expected = trinomial.or_else(pentanomials).unwrap();
        assert_eq!(smallest_irreducible(m, &mut NoProgress).unwrap().terms(), expected);
    }
}

#[test]
fn factors_of_large_degree_are_found() {
    let factors: [&[usize]; 4] = [&[233, 74, 0], &[257, 12, 0], &[521, 32, 0], &[1279, 216, 0]];
    let polys: Vec<Poly> = factors.iter().map(|t| Poly::from_exponents(t)).collect();
    for (i, a) in polys.iter().enumerate() {
        for b in &polys[i..] {
            // Squares of factors among them.
            assert_eq!(least_factor(&a.mul(b), &mut NoProgress).unwrap().as_ref(), Some(a), "({a}) ({b})");
            assert!(!is_irreducible(&a.mul(b), &mut NoProgress).unwrap());
        }
    }
    let both = Poly::from_exponents(&[233, 74, 0]).mul(&Poly::from_exponents(&[233, 159, 0]));
    assert_eq!(least_factor(&both, &mut NoProgress).unwrap(), Some(Poly::from_exponents(&[233, 74, 0])));
}

#[test]
fn constants_and_giants_are_refused() {
    let degree = |got| Gf2Error::Degree { got, min: 1, max: 65536 };
    assert_eq!(is_irreducible(&Poly::zero(), &mut NoProgress), Err(degree(0)));
    assert_eq!(least_factor(&Poly::one(), &mut NoProgress), Err(degree(0)));
    assert_eq!(is_irreducible(&Poly::monomial(65537), &mut NoProgress), Err(degree(65537)));
    assert_eq!(smallest_irreducible(1, &mut NoProgress), Err(Gf2Error::Degree { got: 1, min: 2, max: 65536 }));
    assert!("portable".parse::<BackendChoice>().is_ok());
}

#[test]
fn a_search_can_be_stopped() {
    let mut last = 0;
    let stop = |p: Progress| {
        assert_eq!((p.phase, p.total), (Phase::Search, 0));
        last = p.done;
        ControlFlow::Break(())
    };
    match smallest_irreducible(32768, &mut { stop }) {
        Err(Gf2Error::Interrupted { phase: Phase::Search, done, total: 0 }) => assert!(done >= last),
        other => panic!("{other:?}"),
    }
}

proptest! {
    #[test]
    fn products_have_their_least_factor(a in 2u64.., b in 2u64.., c in 2u64..1 << 20) {
        let n = number(a).mul(&number(b)).mul(&number(c));
        let least = least_factor(&n, &mut NoProgress).unwrap().unwrap();
        prop_assert!(n.rem(&least).is_zero());
        prop_assert!(is_irreducible(&least, &mut NoProgress).unwrap());
        for part in [a, b, c] {
            let other = least_factor(&number(part), &mut NoProgress).unwrap().unwrap_or(number(part));
            prop_assert!(least <= other);
        }
    }
}
