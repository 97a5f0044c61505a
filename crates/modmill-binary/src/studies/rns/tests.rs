//! Any width of residues gives the same product, up to the factor.

use super::base::{Bases, width};
use super::with_width;
use crate::machine::{Carryless, Scalar};
use crate::poly::Poly;
use crate::{BinaryModulus, Multiplier, Workspace};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

fn agree<M: Carryless>(machine: M) {
    let rng = &mut StdRng::seed_from_u64(6);
    for degree in [2, 63, 64, 65, 128, 190, 257, 511, 700] {
        let odd = rng.random::<bool>().then_some(0);
        let terms: Vec<usize> = (1..degree).filter(|_| rng.random()).chain([degree]).chain(odd).collect();
        let modulus = BinaryModulus::from_exponents(&terms).unwrap();
        let (n, words, count) = (Poly::from(&modulus), modulus.words(), 11);
        let mut random = || {
            let mut a: Vec<u64> = (0..words * count).map(|_| rng.random()).collect();
            a.iter_mut().skip(words - 1).step_by(words).for_each(|w| *w &= modulus.top_mask());
            a
        };
        let (a, b, mut space) = (random(), random(), Workspace::default());
        for width in [1, 2, 4, 8, 16] {
            // Degree 64 has not enough coprime trinomials for long elements; any other width has.
            let Some(made) = with_width(machine, &modulus, width) else {
                assert!(width == 1 && words > 4, "no bases of width {width} for degree {degree}");
                continue;
            };
            let mut product = vec![0; a.len()];
            made.mul(&mut product, &a, &b, &mut space);
            let factor = Poly::from_words(made.factor().unwrap());
            for i in 0..count {
                let of = |x: &[u64]| Poly::from_words(&x[i * words..][..words]);
                assert_eq!(of(&product).mul(&factor).rem(&n), of(&a).mul(&of(&b)).rem(&n), "width {width}, {terms:?}");
            }
        }
    }
}

#[test]
fn widths_agree_on_words() {
    agree(Scalar);
}

#[test]
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
fn widths_agree_on_lanes() {
    crate::arch::on_machines!("widths_agree_on_lanes", m => agree(m));
}

#[test]
fn trinomials_are_coprime_and_m_to_n() {
    // x^128 + x + 1 divides N, so it cannot be in the first base.
    let (m, words) = (256, 4);
    let n = Poly::from_exponents(&[128, 1, 0]).mul(&Poly::from_exponents(&[128, 7, 2, 1, 0]));
    let modulus = BinaryModulus::from_words(&n.to_words(m / 64 + 1)).unwrap();
    let bases = Bases::new(&modulus, width(words)).unwrap();
    let all: Vec<Poly> =
        bases.first.trinomials.iter().chain(&bases.second.trinomials).map(|t| Poly::from_exponents(&[t.degree(), t.k, 0])).collect();
    for (i, t) in all.iter().enumerate() {
        assert!(all[..i].iter().all(|u| t.gcd(u) == Poly::one()), "{t}");
        if i < bases.first.trinomials.len() {
            assert_eq!(t.gcd(&n), Poly::one(), "{t}");
        }
    }
}

#[test]
fn every_length_has_bases() {
    for words in (1..=40).chain([63, 64, 65, 127, 128]) {
        let modulus = BinaryModulus::from_exponents(&[64 * words, 1, 0]).unwrap();
        assert!(Bases::new(&modulus, width(words)).is_some(), "{words} words");
    }
}
