//! Arrays that count as larger than the caches, with limits that small ones reach, beside the same arrays on the ordinary way.

use crate::{BackendChoice, BinaryBackend, BinaryModulus, Field, Gf2Error, Method, MethodChoice, Options};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

fn moduli() -> Vec<BinaryModulus> {
    let terms: [&[usize]; 8] =
        [&[63, 1, 0], &[163, 7, 6, 3, 0], &[192, 1, 0], &[255, 82, 0], &[511, 10, 0], &[571, 10, 5, 2, 0], &[1023, 7, 0], &[2044, 45, 0]];
    terms.iter().map(|t| BinaryModulus::from_exponents(t).expect("in range")).collect()
}

/// The field by each method, twice: one takes every result for larger than the caches.
fn near_and_far(modulus: &BinaryModulus, threads: usize) -> Vec<(Field, Field)> {
    let mut all = Vec::new();
    for backend in BinaryBackend::names() {
        for method in
            [Method::Karatsuba { levels: None }, Method::Montgomery { levels: None }, Method::Barrett { levels: None }, Method::Cios]
        {
            let options = Options { backend: BackendChoice::Named(backend), method: MethodChoice::Named(method), ring: true, threads };
            let make = || Field::new(modulus, &options).ok();
            all.extend(make().zip(make()).map(|(near, far)| (near, far.with_far_bytes(0))));
        }
    }
    all
}

fn elements(f: &Field, count: usize, seed: u64) -> Vec<u64> {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut all: Vec<u64> = (0..count * f.words()).map(|_| random.random()).collect();
    all.chunks_exact_mut(f.words()).for_each(|e| e[f.words() - 1] &= f.modulus().top_mask());
    all
}

/// The words that `fill` writes to memory which starts `offset` words after some boundary; asserts that it wrote nowhere else.
fn at(offset: usize, words: usize, fill: impl FnOnce(&mut [u64]) -> Result<(), Gf2Error>) -> Vec<u64> {
    const OTHER: u64 = 0x5a5a_5a5a_5a5a_5a5a;
    let mut all = vec![OTHER; offset + words + 8];
    fill(&mut all[offset..offset + words]).expect("elements");
    assert!(all[..offset].iter().chain(&all[offset + words..]).all(|&w| w == OTHER));
    all[offset..offset + words].to_vec()
}

#[test]
fn results_past_the_caches_are_the_same() {
    for modulus in moduli() {
        for (near, far) in near_and_far(&modulus, 1) {
            let what = format!("{} on {}, degree {}", far.method(), far.backend(), far.degree());
            // Counts around the ring of results on their way to memory, and results at each place within a line of memory.
            let ring = 1024 / far.words();
            for (offset, n) in [0, 1, 2, 3, 4, 5, 8, 33, ring - 1, ring, ring + 1, 2 * ring + 3, 5 * ring + 2].into_iter().enumerate() {
                let (a, b) = (elements(&far, n, 1), elements(&far, n, 2));
                let products = at(offset % 8, a.len(), |out| far.mul_into(out, &a, &b));
                assert!(products == near.mul(&a, &b).expect("elements"), "{n} products: {what}");
                let squares = at(offset % 8, a.len(), |out| far.square_into(out, &a));
                assert!(squares == near.square(&a).expect("elements"), "{n} squares: {what}");
                let c = elements(&far, n, 4);
                assert!(far.mul_add(&a, &b, &c).expect("elements") == near.mul_add(&a, &b, &c).expect("elements"), "{n} a b + c: {what}");
                let one = elements(&far, 1, 3);
                let products = at(offset % 8, a.len(), |out| far.mul_into(out, &a, &one));
                assert!(products == near.mul(&one, &a).expect("elements"), "{n} times one element: {what}");
            }
        }
    }
}

#[test]
fn pieces_past_the_caches_fit_together_on_any_number_of_threads() {
    for terms in [&[255, 82, 0][..], &[191, 9, 0], &[1023, 7, 0]] {
        let modulus = BinaryModulus::from_exponents(terms).expect("in range");
        for threads in [1, 3] {
            let options = Options { ring: true, threads, ..Options::default() };
            let near = Field::new(&modulus, &options).expect("a ring");
            let far = Field::new(&modulus, &options).expect("a ring").with_far_bytes(1 << 20);
            let n = 2 * near.plain_multiplier(1 << 20).far_piece() + 5;
            let (a, b) = (elements(&near, n, 1), elements(&near, n, 2));
            assert!(far.mul(&a, &b).expect("elements") == near.mul(&a, &b).expect("elements"));
            assert!(far.square(&a).expect("elements") == near.square(&a).expect("elements"));
        }
    }
}

#[test]
fn the_first_element_that_is_too_large_is_named_whatever_the_way() {
    for modulus in moduli().into_iter().filter(|m| m.degree() % 64 != 0) {
        for fields in near_and_far(&modulus, 1) {
            for f in [fields.0, fields.1] {
                let s = f.words();
                let (good, n) = (elements(&f, 300, 1), 300);
                for k in [0, 1, 5, n - 2, n - 1] {
                    let mut bad = good.clone();
                    bad[k * s + s - 1] |= 1 << 63;
                    bad[(n - 1) * s + s - 1] |= 1 << 63;
                    for (argument, done) in [
                        ("a", f.mul(&bad, &good)),
                        ("b", f.mul(&good, &bad)),
                        ("a", f.square(&bad)),
                        ("c", f.mul_add(&good, &good, &bad)),
                        ("b", f.mul_add(&good, &bad, &good)),
                        ("a", f.mul(&bad, &good[..s])),
                    ] {
                        let expected = Gf2Error::ElementTooLarge { argument, index: k, degree: 64 * s - 1, modulus_degree: f.degree() };
                        assert_eq!(done, Err(expected), "{} on {}", f.method(), f.backend());
                    }
                }
            }
        }
    }
}

#[test]
fn sums_past_the_caches_are_the_same() {
    let modulus = BinaryModulus::from_exponents(&[63, 1, 0]).expect("in range");
    let near = Field::new(&modulus, &Options::default()).expect("a field");
    let far = Field::new(&modulus, &Options { threads: 2, ..Options::default() }).expect("a field").with_far_bytes(0);
    for n in [0, 1, 7, 8, 9, 15, 16, 17, 100, 70_000] {
        let (a, b) = (elements(&far, n, 1), elements(&far, n, 2));
        let expected: Vec<u64> = a.iter().zip(&b).map(|(a, b)| a ^ b).collect();
        for offset in 0..8 {
            assert_eq!(at(offset, n, |out| far.add_into(out, &a, &b)), expected);
            assert_eq!(at(offset, n, |out| near.add_into(out, &a, &b)), expected);
        }
    }
    let mut out = vec![0; 3];
    assert!(matches!(near.add_into(&mut out, &[1, 2, 3], &[1]), Err(Gf2Error::CountMismatch { argument: "b", got: 1, expected: 3 })));
    assert!(matches!(near.add_into(&mut out, &[1], &[1]), Err(Gf2Error::CountMismatch { argument: "the result", .. })));
}

#[test]
fn inverses_in_parts_are_the_same_and_so_are_their_errors() {
    let modulus = BinaryModulus::from_exponents(&[15, 1, 0]).expect("in range");
    for (threads, ring) in [(1, false), (2, true)] {
        let options = Options { threads, ring, ..Options::default() };
        let near = Field::new(&modulus, &options).expect("a field");
        let far = Field::new(&modulus, &options).expect("a field").with_far_bytes(0);
        // The parts are of 65536 elements for each thread.
        for n in [0usize, 1, 2, 1000, 65_537, 150_000] {
            let mut a: Vec<u64> = (0..n as u64).map(|i| 1 + i % 0x7fff).collect();
            assert!(far.inv(&a).expect("inverses") == near.inv(&a).expect("inverses"), "{n} elements");
            for (index, bad) in [(n / 2, 0), (n.saturating_sub(1), 0), (n / 3, 1 << 40)] {
                if n > 2 {
                    let good = std::mem::replace(&mut a[index], bad);
                    let (got, expected) = (far.inv(&a), near.inv(&a));
                    assert!(expected.is_err() && got == expected, "{got:?}");
                    a[index] = good;
                }
            }
        }
    }
}
