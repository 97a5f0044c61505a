//! Each way to reduce gives what the plainest gives.

use super::super::machine::{Carryless, Scalar};
use super::super::{BinaryModulus, Multiplier, Workspace};
use super::reduce::Reduction;
use super::{Wide, with};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

fn agree<M: Carryless>(machine: M) {
    let rng = &mut StdRng::seed_from_u64(5);
    for degree in [2, 3, 7, 13, 63, 64, 65, 100, 201] {
        let odd = rng.random::<bool>().then_some(0);
        let terms: Vec<usize> = (1..degree).filter(|_| rng.random()).chain([degree]).chain(odd).collect();
        let modulus = BinaryModulus::from_exponents(&terms).unwrap();
        let (words, count) = (modulus.words(), 200);
        let mut random = || {
            let mut a: Vec<u64> = (0..words * count).map(|_| rng.random()).collect();
            a.iter_mut().skip(words - 1).step_by(words).for_each(|w| *w &= modulus.top_mask());
            a
        };
        let (a, b, mut space) = (random(), random(), Workspace::default());
        let mut by = |reduction: Reduction| {
            let made = with(machine, &modulus, reduction);
            let (mut product, mut square) = (vec![0; a.len()], vec![0; a.len()]);
            made.mul(&mut product, &a, &b, &mut space);
            made.square(&mut square, &a, &mut space);
            (product, square)
        };
        let expected = by(Reduction::Fold(modulus.terms()[1..].to_vec()));
        assert_eq!(by(Reduction::barrett(&modulus)), expected, "barrett, {terms:?}");
        for group in 1..=7 {
            assert_eq!(by(Reduction::rows(&modulus, group)), expected, "rows of {group}, {terms:?}");
        }
    }
}

#[test]
fn reductions_agree_on_words() {
    agree(Scalar);
    agree(Wide::<2>);
    agree(Wide::<3>);
}

#[test]
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
fn reductions_agree_on_lanes() {
    crate::arch::on_machines!("reductions_agree_on_lanes", m => agree(m));
}
