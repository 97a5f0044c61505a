//! Every operation of each machine gives what its emulation in plain Rust gives.

use super::machine_for_test;
use super::toy::{Toy, ToyToken};
#[cfg(target_arch = "x86_64")]
use super::{Avx2Clmul, Avx2WideClmul, Avx512Clmul, Clmul, Clmul128, Clmul256};
#[cfg(target_arch = "aarch64")]
use super::{NeonClmul, Pmull};
use crate::bitsliced::Wide;
use crate::machine::CarrylessKernel;
use crate::pairwise::Pairwise;
#[cfg(target_arch = "x86_64")]
use crate::permuting::Permuting;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// Results of every operation on vectors of words, and of pairs, as words.
struct Operations<'r> {
    words: &'r [u64; 256],
    out: &'r mut Vec<u64>,
}

impl<M: Pairwise> CarrylessKernel<M> for Operations<'_> {
    type Out = ();
    #[inline(always)]
    fn run(self, m: M) {
        let (w, n) = (self.words, M::LANES);
        let mut operands = [m.splat(w[0]); 4];
        // Two words of each pair, one pair after the other: the lanes in their order.
        for i in 0..3 {
            m.gather_pairs(&mut operands[i..=i], &w[i * n..], 2);
        }
        m.gather_pairs(&mut operands[3..], &w.map(|word| word % 64), 2);
        let [a, b, c, bits] = operands;
        let (product, other) = (m.product(a, b), m.product(b, c));
        let sum = (m.xor(product.0, other.0), m.xor(product.1, other.1));
        let all = [
            m.splat(w[1]),
            m.xor(a, b),
            m.xor3(a, b, c),
            m.and(a, b),
            m.and_xor(a, b, c),
            m.clmul(a, b).0,
            m.clmul(a, b).1,
            m.clmul_low(a, b),
            m.low(sum),
            m.high(sum),
            m.low(m.carry(sum)),
            m.high(m.carry(sum)),
            m.shl(a, 0),
            m.shl(a, 63),
            m.shr(a, 17),
            m.clmul_pairs::<0x00>(a, b),
            m.clmul_pairs::<0x01>(a, b),
            m.clmul_pairs::<0x10>(a, b),
            m.clmul_pairs::<0x11>(a, b),
            m.or3(a, b, c),
            m.xor_and(a, b, c),
            m.funnel_right(a, b, bits),
            m.funnel_left(a, b, bits),
            m.funnel_right(a, b, m.splat(0)),
            m.funnel_left(a, b, m.splat(0)),
            m.between(a, b),
            m.splat_pair([w[0], w[1]]),
        ];
        let mut line = [0; 8];
        for i in 0..all.len() {
            m.scatter_pairs(&mut line[..n], &all[i..=i], 2);
            self.out.extend(line);
        }
        let four = m.load_four_words(&w[..2 * n]);
        let mut back = [0; 16];
        m.store_four_words(&mut back[..2 * n], four);
        assert_eq!(back[..2 * n], w[..2 * n]);
        for words in 1..=16 {
            let (mut block, mut elements) = ([m.splat(7); 16], [0; 128]);
            m.gather_pairs(&mut block, &w[..n / 2 * words], words);
            for i in 0..words.div_ceil(2) {
                m.scatter_pairs(&mut line[..n], &block[i..=i], 2);
                self.out.extend(line);
            }
            m.scatter_pairs(&mut elements, &block, words);
            assert_eq!(elements[..n / 2 * words], w[..n / 2 * words], "{words} words in pairs");
            m.gather(&mut block, &w[..n * words], words);
            for i in 0..words {
                m.scatter_pairs(&mut line[..n], &block[i..=i], 2);
                self.out.extend(line);
            }
            m.scatter(&mut elements, &block, words);
            assert_eq!(elements[..n * words], w[..n * words], "{words} words");
        }
        let mut lines = [[0; 8]; 3];
        m.fenced(|| {
            for i in 0..3 {
                m.copy_past(&mut lines[i], &[w[i]; 8]);
            }
        });
        self.out.extend(lines.as_flattened());
    }
}

/// The operations that only vectors of eight words have.
#[cfg(target_arch = "x86_64")]
struct PermutingOperations<'r>(Operations<'r>);

#[cfg(target_arch = "x86_64")]
impl<M: Permuting> CarrylessKernel<M> for PermutingOperations<'_> {
    type Out = ();
    #[inline(always)]
    fn run(self, m: M) {
        let Operations { words: w, out } = self.0;
        let chunk = |i: usize| -> &[u64; 8] { w[8 * i..].first_chunk().unwrap() };
        let [a, b, c, d] = [m.load(chunk(0)), m.load(chunk(1)), m.load(chunk(2)), m.load(chunk(3))];
        let index = m.load(&std::array::from_fn(|i| w[i] % 16));
        let all = [
            m.align::<4>(a, b),
            m.align::<6>(a, b),
            m.align::<7>(a, b),
            m.shuffle_pairs::<0b11_01_10_00>(a, b),
            m.shuffle_pairs::<0b00_10_01_11>(a, b),
            m.pick(a, index, b),
            m.pick_masked(0b1001_1101, a, index, b),
            m.load_pairs::<0b0011_1100>(w.first_chunk().unwrap()),
        ];
        let mut line = [0; 8];
        for v in all.into_iter().chain(m.transpose_pairs([a, b, c, d])) {
            m.store(&mut line, v);
            out.extend(line);
        }
        for n in 0..=8 {
            m.store_first(&mut line[..n], m.load_first(&w[5..5 + n]));
            out.extend(line);
            let mut half = [0; 4];
            m.store_half(&mut half, a);
            out.extend(half);
        }
    }
}

/// Words at which a product of polynomials is nothing, the other factor, all ones in turn, or a shift that leaves the lower word.
const EDGES: [u64; 4] = [0, 1, u64::MAX, 1 << 63];

/// Words to operate on: random ones, and [`EDGES`] in random order, so that every pair of them meets in every product.
fn samples() -> impl Iterator<Item = [u64; 256]> {
    let mut rng = StdRng::seed_from_u64(8);
    (0..250).map(move |i| std::array::from_fn(|_| if i < 50 { rng.random() } else { EDGES[rng.random_range(0..EDGES.len())] }))
}

fn pairs<M: Pairwise>(machine: M, words: &[u64; 256]) -> Vec<u64> {
    let mut out = Vec::new();
    machine.call(Operations { words, out: &mut out });
    out
}

#[cfg(target_arch = "x86_64")]
fn permuting<M: Permuting>(machine: M, words: &[u64; 256]) -> Vec<u64> {
    let mut out = Vec::new();
    machine.call(PermutingOperations(Operations { words, out: &mut out }));
    out
}

#[cfg(target_arch = "x86_64")]
#[test]
fn operations_of_pairs_are_those_of_the_emulations() {
    let name = "operations_of_pairs_are_those_of_the_emulations";
    let narrow = machine_for_test::<_, Clmul128>(name, "avx2", Avx2Clmul::require());
    let half = machine_for_test::<_, Clmul256>(name, "vpclmulqdq", Avx2WideClmul::require());
    let whole = machine_for_test::<_, Clmul>(name, "avx512", Avx512Clmul::require());
    for words in &samples().collect::<Vec<_>>() {
        assert!(narrow.is_none_or(|m| pairs(m, words) == pairs(Wide::<2>, words)), "128 bits");
        assert!(half.is_none_or(|m| pairs(m, words) == pairs(Wide::<4>, words)), "256 bits");
        assert!(whole.is_none_or(|m| pairs(m, words) == pairs(Wide::<8>, words)), "512 bits");
    }
}

#[cfg(target_arch = "aarch64")]
#[test]
fn operations_of_pairs_are_those_of_the_emulation() {
    let name = "operations_of_pairs_are_those_of_the_emulation";
    let Some(machine) = machine_for_test::<_, Pmull>(name, "neon", NeonClmul::require()) else { return };
    for words in samples() {
        assert_eq!(pairs(machine, &words), pairs(Wide::<2>, &words));
    }
}

#[test]
fn operations_of_the_toy_are_those_of_the_emulation() {
    let toy = Toy::from(ToyToken::require().expect("every processor has it"));
    for words in samples() {
        assert_eq!(pairs(toy, &words), pairs(Wide::<4>, &words));
    }
}

#[cfg(target_arch = "x86_64")]
#[test]
fn operations_across_are_those_of_the_emulation() {
    let name = "operations_across_are_those_of_the_emulation";
    let Some(machine) = machine_for_test::<_, Clmul>(name, "avx512", Avx512Clmul::require()) else { return };
    for words in samples() {
        assert_eq!(permuting(machine, &words), permuting(Wide::<8>, &words));
    }
}
