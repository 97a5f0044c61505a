//! Moduli, fields and elements of the tests.
#![allow(dead_code, reason = "each test file uses its own part")]

use modmill_gf2::{BackendChoice, BinaryBackend, BinaryModulus, Field, Method, MethodChoice, Options};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// Sparse and dense, irreducible and not, at word boundaries and beside them.
pub(crate) fn moduli() -> Vec<BinaryModulus> {
    let sparse: [&[usize]; 12] = [
        &[2, 1, 0],
        &[63, 1, 0],
        &[64, 4, 3, 1, 0],
        &[65, 18, 0],
        &[127, 1, 0],
        &[128, 7, 2, 1, 0],
        &[128, 1, 0],
        &[163, 7, 6, 3, 0],
        &[255, 82, 0],
        &[256, 10, 5, 2, 0],
        &[257, 12, 0],
        &[511, 216, 0],
    ];
    let mut all: Vec<_> = sparse.iter().map(|t| BinaryModulus::from_exponents(t).unwrap()).collect();
    let mut random = ChaCha8Rng::seed_from_u64(5);
    for degree in [10usize, 64, 127, 128, 193, 320] {
        let mut words: Vec<u64> = (0..degree / 64 + 1).map(|_| random.random()).collect();
        words[degree / 64] &= (1u64 << (degree % 64)) - 1;
        words[degree / 64] |= 1 << (degree % 64);
        // An even one among them.
        words[0] = if degree == 193 { words[0] & !1 } else { words[0] | 1 };
        all.push(BinaryModulus::from_words(&words).unwrap());
    }
    all
}

/// A ring by every method on every backend that is here.
pub(crate) fn all_fields(modulus: &BinaryModulus) -> Vec<Field> {
    let choices = Method::ALL.into_iter().map(MethodChoice::Named).chain([MethodChoice::Auto]);
    let mut all = Vec::new();
    for method in choices {
        for backend in BinaryBackend::names() {
            let options = Options { backend: BackendChoice::Named(backend), method, ring: true, threads: 1 };
            match Field::new(modulus, &options) {
                Ok(field) => all.push(field),
                Err(e) => assert_ne!(method, MethodChoice::Auto, "{e}"),
            }
        }
    }
    all
}

/// 0, 1, x^(m - 1), all ones, and random ones.
pub(crate) fn elements(f: &Field, count: usize, seed: u64) -> Vec<u64> {
    let (s, m) = (f.words(), f.degree());
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut all = vec![0; count * s];
    for (k, e) in all.chunks_exact_mut(s).enumerate() {
        match (k as u64 + seed) % 16 {
            0 => {}
            1 => e[0] = 1,
            2 => e[(m - 1) / 64] = 1 << ((m - 1) % 64),
            3 => e.fill(u64::MAX),
            _ => random.fill(e),
        }
        e[s - 1] &= f.modulus().top_mask();
    }
    all
}
