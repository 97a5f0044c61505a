//! Every method here, on the vector units and on their emulations, against products and remainders of [`Poly`], which knows nothing of lanes.

use super::multiplier;
use crate::pairwise::Pairwise;
use crate::poly::Poly;
use crate::{BinaryModulus, Far, Method, Multiplier, Workspace};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// Trinomials and pentanomials with terms at, just above and just below where shifts change their shape.
fn sparse() -> Vec<BinaryModulus> {
    let mut all = Vec::new();
    for m in [
        65usize, 127, 128, 129, 163, 191, 192, 193, 200, 233, 255, 256, 257, 320, 409, 448, 449, 511, 512, 513, 571, 700, 1014, 1024, 1025,
        1279, 2044, 4074,
    ] {
        for k in [1, 7, 63, 64, 65, m / 2, m / 2 + 1, m.saturating_sub(128), m.saturating_sub(127), m.saturating_sub(64)] {
            if k >= 1 && k + 64 <= m {
                for terms in [vec![m, k, 0], vec![m, k, k / 2 + 1, k / 3, 0], vec![m, k], vec![m, 0]] {
                    all.push(BinaryModulus::from_exponents(&terms).expect("a degree in range"));
                }
            }
        }
    }
    all
}

fn dense(rng: &mut StdRng) -> Vec<BinaryModulus> {
    let degrees =
        [65, 127, 128, 129, 191, 192, 193, 194, 224, 254, 255, 256, 257, 384, 448, 449, 511, 512, 513, 1014, 1024, 1100, 2048, 2100];
    degrees
        .map(|m: usize| BinaryModulus::from_exponents(&[vec![m, 0], (1..m).filter(|_| rng.random()).collect()].concat()).expect("in range"))
        .to_vec()
}

/// `count` elements: zero, one, all ones, x^(m - 1), then random ones.
fn elements(n: &BinaryModulus, count: usize, rng: &mut StdRng) -> Vec<u64> {
    let s = n.words();
    let mut all: Vec<u64> = (0..count * s).map(|_| rng.random()).collect();
    let at = rng.random_range(0..count);
    all[at * s..(at + 1) * s].fill([0, u64::MAX][rng.random_range(0..2)]);
    for element in all.chunks_mut(s) {
        element[s - 1] &= n.top_mask();
    }
    all
}

/// Asserts that operands from memory and results past the caches change nothing, wherever in a line the result starts.
fn check_far(made: &dyn Multiplier, s: usize, a: &[u64], b: &[u64], expected: [&[u64]; 2], space: &mut Workspace) {
    for (offset, (operands, result)) in [(false, false), (false, true), (true, false), (true, true)].into_iter().enumerate() {
        for (b, expected) in [Some(b), None].into_iter().zip(expected) {
            let mut out = vec![7; a.len() + offset];
            let high = made.checking(&mut out[offset..], a, b, Far { operands, result }, space).expect("these methods have the loop");
            assert_eq!(&out[offset..], expected);
            assert_eq!(high, made.highest_words(a, s) | b.map_or(0, |b| made.highest_words(b, s)));
        }
    }
}

fn check<M: Pairwise>(machine: M, n: &BinaryModulus, method: Method, rng: &mut StdRng) {
    let Some(made) = multiplier(machine, n, method) else { return };
    let (s, whole) = (n.words(), Poly::from(n));
    let mut space = Workspace::default();
    // From one element, alone, over whole groups of four to groups with a rest of each size.
    for count in [1, 2, 3, 4, 5, 8, 11] {
        let (a, b) = (elements(n, count, rng), elements(n, count, rng));
        let (mut product, mut square) = (vec![u64::MAX; a.len()], vec![u64::MAX; a.len()]);
        made.mul(&mut product, &a, &b, &mut space);
        made.square(&mut square, &a, &mut space);
        check_far(&*made, s, &a, &b, [&product, &square], &mut space);
        for i in 0..count {
            let at = |v: &[u64]| Poly::from_words(&v[i * s..(i + 1) * s]);
            let (x, y) = (at(&a), at(&b));
            for (got, want, what) in [(at(&product), x.mul(&y), "product"), (at(&square), x.square(), "square")] {
                let got = match made.factor() {
                    Some(factor) => got.mul(&Poly::from_words(factor)).rem(&whole),
                    None => got,
                };
                assert_eq!(
                    got,
                    want.rem(&whole),
                    "{what} {i} of {count}, {}, modulo {:?}",
                    made.description(),
                    &n.terms()[..n.terms().len().min(6)]
                );
            }
        }
    }
}

/// One modulus in `step`.
fn sparse_moduli_agree<M: Pairwise>(machine: M, step: usize) {
    let mut rng = StdRng::seed_from_u64(5);
    for n in sparse().into_iter().step_by(step) {
        check(machine, &n, Method::Karatsuba { levels: None }, &mut rng);
        check(machine, &n, Method::Direct, &mut rng);
    }
}

fn dense_moduli_agree<M: Pairwise>(machine: M, step: usize) {
    let mut rng = StdRng::seed_from_u64(6);
    let moduli = [dense(&mut rng), sparse().into_iter().step_by(9).collect()].concat();
    for n in moduli.into_iter().step_by(step) {
        check(machine, &n, Method::Montgomery { levels: None }, &mut rng);
        check(machine, &n, Method::Barrett { levels: None }, &mut rng);
    }
}

fn every_number_of_levels_agrees<M: Pairwise>(machine: M, step: usize) {
    let mut rng = StdRng::seed_from_u64(7);
    for terms in [[255, 82, 0], [640, 101, 0], [1014, 385, 0], [2044, 45, 0], [2500, 45, 0]] {
        let n = BinaryModulus::from_exponents(&terms).expect("in range");
        for levels in (0..7).step_by(step).map(Some) {
            check(machine, &n, Method::Karatsuba { levels }, &mut rng);
            check(machine, &n, Method::Montgomery { levels }, &mut rng);
        }
    }
}

fn highest_words_are_found_wherever_they_are<M: Pairwise>(machine: M) {
    for m in [60usize, 100, 150, 255, 300, 511, 600] {
        let n = BinaryModulus::from_exponents(&[m, 1, 0]).or_else(|_| BinaryModulus::from_exponents(&[m, 0])).expect("in range");
        let made = multiplier(machine, &n, Method::Barrett { levels: None }).expect("it takes any modulus");
        let s = n.words();
        for count in [0, 1, 2, 3, 5, 8, 9, 17, 33] {
            let mut a: Vec<u64> = (0..count * s).map(|i| if i % s == s - 1 { 0 } else { u64::MAX }).collect();
            assert_eq!(made.highest_words(&a, s), 0, "{count} of {s} words");
            for k in 0..count {
                let bit = 1 << (k % 64);
                a[k * s + s - 1] = bit;
                assert_eq!(made.highest_words(&a, s), bit, "element {k} of {count}, {s} words");
                a[k * s + s - 1] = 0;
            }
        }
    }
}

mod emulated {
    use crate::arch::toy::{Toy, ToyToken};
    use crate::bitsliced::Wide;
    use crate::emulated::Emulated;

    fn toy() -> Toy {
        Toy::from(ToyToken::require().expect("every processor has it"))
    }

    #[test]
    fn sparse_moduli_agree() {
        super::sparse_moduli_agree(Emulated::default(), 7);
        super::sparse_moduli_agree(Wide::<2>, 23);
        super::sparse_moduli_agree(toy(), 19);
    }
    #[test]
    fn dense_moduli_agree() {
        super::dense_moduli_agree(Emulated::default(), 3);
        super::dense_moduli_agree(Wide::<2>, 9);
        super::dense_moduli_agree(toy(), 8);
    }
    #[test]
    fn every_number_of_levels_agrees() {
        super::every_number_of_levels_agrees(Emulated::default(), 2);
        super::every_number_of_levels_agrees(Wide::<2>, 5);
        super::every_number_of_levels_agrees(toy(), 4);
    }
    #[test]
    fn highest_words_are_found_wherever_they_are() {
        super::highest_words_are_found_wherever_they_are(Emulated::default());
    }
}

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod machines {
    use crate::arch::on_machines;

    #[test]
    fn sparse_moduli_agree() {
        on_machines!("sparse_moduli_agree", m => super::sparse_moduli_agree(m, 1));
    }
    #[test]
    fn dense_moduli_agree() {
        on_machines!("dense_moduli_agree", m => super::dense_moduli_agree(m, 1));
    }
    #[test]
    fn every_number_of_levels_agrees() {
        on_machines!("every_number_of_levels_agrees", m => super::every_number_of_levels_agrees(m, 1));
    }
    #[test]
    fn highest_words_are_found_wherever_they_are() {
        on_machines!("highest_words_are_found_wherever_they_are", m => super::highest_words_are_found_wherever_they_are(m));
    }
}
