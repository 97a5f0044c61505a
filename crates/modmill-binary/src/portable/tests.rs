use crate::BinaryBackend;
use crate::poly::Poly;
use crate::{BinaryModulus, Method, Multiplier, Workspace, multiplier};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng, rngs::StdRng};

/// Sparse and dense, odd and even, at word boundaries and beside them, with a second exponent just low enough to count as sparse.
fn moduli() -> Vec<BinaryModulus> {
    let sparse: [&[usize]; 16] = [
        &[2, 1, 0],
        &[63, 1, 0],
        &[64, 0],
        &[65, 1],
        &[127, 63, 0],
        &[128, 7, 2, 1, 0],
        &[129, 65, 3],
        &[163, 7, 6, 3, 0],
        &[192, 128, 127, 0],
        &[193, 129, 128, 64, 63, 0],
        &[255, 82, 0],
        &[256, 10, 5, 2, 0],
        &[257, 12, 0],
        &[571, 10, 5, 2, 0],
        &[1014, 385, 0],
        &[1984, 1900, 1000, 65, 0],
    ];
    let mut all: Vec<_> = sparse.iter().map(|t| BinaryModulus::from_exponents(t).unwrap()).collect();
    let mut random = StdRng::seed_from_u64(1);
    for degree in [63usize, 64, 65, 127, 128, 129, 191, 192, 320, 500, 576, 704] {
        let mut words: Vec<u64> = (0..degree / 64 + 1).map(|_| random.random()).collect();
        words[degree / 64] &= (1u64 << (degree % 64)) - 1;
        words[degree / 64] |= 1 << (degree % 64);
        words[0] ^= u64::from(degree % 3 == 0) & !words[0];
        all.push(BinaryModulus::from_words(&words).unwrap());
    }
    all
}

fn methods() -> Vec<Method> {
    let mut all = vec![Method::Direct];
    for levels in [None, Some(0), Some(1), Some(2), Some(200)] {
        all.extend([Method::Karatsuba { levels }, Method::Montgomery { levels }, Method::Barrett { levels }]);
    }
    all
}

/// Elements that try every boundary: 0, 1, x, x^(m - 1), all ones, then random ones.
fn elements(modulus: &BinaryModulus, count: usize, seed: u64) -> Vec<u64> {
    let (s, m) = (modulus.words(), modulus.degree());
    let mut random = StdRng::seed_from_u64(seed);
    let mut all = vec![0; count * s];
    for (k, e) in all.chunks_exact_mut(s).enumerate() {
        match (k as u64 + seed) % 8 {
            0 => {}
            1 => e[0] = 1,
            2 => e[(m - 1) / 64] = 1 << ((m - 1) % 64),
            3 => e.fill(u64::MAX),
            _ => random.fill(e),
        }
        e[s - 1] &= modulus.top_mask();
    }
    all
}

/// out F = a b mod N for every element, by the definitions of `poly`.
fn check(method: &dyn Multiplier, modulus: &BinaryModulus, out: &[u64], a: &[u64], b: &[u64], what: &str) {
    let (s, n) = (modulus.words(), Poly::from(modulus));
    let factor = method.factor().map_or_else(Poly::one, Poly::from_words);
    for (i, ((o, a), b)) in out.chunks_exact(s).zip(a.chunks_exact(s)).zip(b.chunks_exact(s)).enumerate() {
        assert!(o[s - 1] & !modulus.top_mask() == 0, "{what}: element {i} is not reduced modulo {n}");
        let plain = Poly::from_words(o).mul(&factor).rem(&n);
        assert_eq!(plain, Poly::from_words(a).mul(&Poly::from_words(b)).rem(&n), "{what}: element {i} modulo {n}");
    }
}

#[test]
fn every_method_multiplies_and_squares() {
    for modulus in moduli() {
        for method in methods() {
            let Ok(multiplier) = multiplier(&modulus, BinaryBackend::PORTABLE, method) else {
                assert!(!modulus.meets(method.requirement()), "{method} refused {:?}", modulus.terms());
                continue;
            };
            let mut space = Workspace::default();
            let (a, b) = (elements(&modulus, 24, 0), elements(&modulus, 24, 5));
            let mut out = vec![u64::MAX; a.len()];
            multiplier.mul(&mut out, &a, &b, &mut space);
            check(&*multiplier, &modulus, &out, &a, &b, &format!("{method}"));
            multiplier.square(&mut out, &a, &mut space);
            check(&*multiplier, &modulus, &out, &a, &a, &format!("{method}, square"));
        }
    }
}

#[test]
fn descriptions_state_the_levels_that_run() {
    let n = BinaryModulus::from_exponents(&[255, 82, 0]).unwrap();
    let described = |m: &str| multiplier(&n, BinaryBackend::PORTABLE, m.parse().unwrap()).unwrap().description().to_string();
    assert_eq!(described("karatsuba"), "karatsuba:2");
    assert_eq!(described("karatsuba:1"), "karatsuba:1");
    assert_eq!(described("barrett:9"), "barrett:2");
    assert_eq!(described("direct"), "direct");
}

proptest! {
    #[test]
    fn any_modulus_of_any_terms(terms in prop::collection::btree_set(0usize..400, 1..12), seed: u64) {
        let terms: Vec<usize> = terms.into_iter().collect();
        let Ok(modulus) = BinaryModulus::from_exponents(&terms) else { return Ok(()) };
        let (a, b) = (elements(&modulus, 3, seed), elements(&modulus, 3, !seed));
        let mut out = a.clone();
        for method in methods() {
            let Ok(multiplier) = multiplier(&modulus, BinaryBackend::PORTABLE, method) else { continue };
            multiplier.mul(&mut out, &a, &b, &mut Workspace::default());
            check(&*multiplier, &modulus, &out, &a, &b, &format!("{method}"));
        }
    }
}
