//! The emitted kernels modulo c B^23 - 1 against emulation and integers.

use super::on_emitted;
use crate::Natural;
use crate::fold::sums::Sign;
use crate::fold::table::{columns_value, from_limbs, limbs};
use crate::fold::{Operation, SpecialTable, special, special_step};
use crate::kernels::SpecialKernels;
use crate::kernels::samples::{special_moduli, special_operand};
use crate::lanes::{Emulated, LANES, LIMB_BITS, LIMB_MASK, Memory, Pairs, Table, TableIndex};
use rand::{SeedableRng, rngs::StdRng};

#[test]
fn products_and_sums_equal_emulation() {
    on_emitted!("products_and_sums_equal_emulation", token => products_and_sums(token));
}

fn products_and_sums<K: SpecialKernels>(token: K) {
    let mut rng = StdRng::seed_from_u64(1506);
    let (mut whole, mut rippled) = (0, 0);
    for n in special_moduli(&mut rng) {
        let limbs = SpecialTable::new(&n).expect("of the form");
        let table = K::Table::from(limbs.clone());
        let inverse = (Natural::from(1u8) << (LIMB_BITS as usize * special::REMOVED)).modinv(&n).unwrap();
        for round in 0..40 {
            let (x, y) =
                (special_operand(&mut rng, round % 5, special::REDUCED_TOP), special_operand(&mut rng, round % 4, special::REDUCED_TOP));
            let (u, v) = (from_limbs(&x), from_limbs(&y));
            for k in 0..4 {
                let memory = Memory::new(&x, &y, &limbs);
                let m = Pairs(Emulated::across(&memory));
                let mut z = x.clone();
                let (want, done) = match k {
                    0 => {
                        special::run::<_, 1>(m, Operation::Square);
                        (&u * &u * &inverse, token.square(&table, &mut z, 1))
                    }
                    1 => {
                        special::run::<_, 1>(m, Operation::Multiply);
                        (&u * &v * &inverse, token.multiply(&table, &mut z, &y))
                    }
                    2 => {
                        special::run_sum(m, Sign::Plus);
                        (&u + &v, token.sum(&table, &mut z, &y, Sign::Plus))
                    }
                    _ => {
                        special::run_sum(m, Sign::Minus);
                        (&u + &n - &v % &n, token.sum(&table, &mut z, &y, Sign::Minus))
                    }
                };
                assert_eq!(done, !memory.rippled(), "flag: operation {k}, round {round}");
                if done {
                    assert_eq!(z, memory.result().iter().map(|limb| limb & LIMB_MASK).collect::<Vec<_>>(), "operation {k}, round {round}");
                    assert_eq!(from_limbs(&z) % &n, want % &n, "operation {k}, round {round}");
                    whole += 1;
                } else {
                    rippled += 1;
                }
            }
        }
    }
    assert!(whole > 300 && rippled > 0, "{whole} whole, {rippled} rippled");
}

/// A kept number as the only row of a table.
#[derive(Debug)]
struct Alpha<'a>(&'a [u64]);

impl Table for Alpha<'_> {
    fn vector(&self, index: TableIndex) -> [u64; LANES] {
        self.0[LANES * index.vector..][..LANES].try_into().expect("a whole vector")
    }
}

#[test]
fn steps_equal_emulation_and_integers() {
    on_emitted!("steps_equal_emulation_and_integers", token => steps(token));
}

fn steps<K: SpecialKernels>(token: K) {
    let mut rng = StdRng::seed_from_u64(3);
    let words = LANES * special::VECTORS;
    for n in special_moduli(&mut rng) {
        let small = SpecialTable::new(&n).expect("of the form");
        let table = K::Table::from(small.clone());
        let inverse = (Natural::from(1u8) << (LIMB_BITS as usize * special::REMOVED)).modinv(&n).unwrap();
        let kept = (Natural::from(1u8) << (LIMB_BITS as usize * special_step::REMOVED)).modinv(&n).unwrap();
        for round in 0..20 {
            let point = [limbs(&Natural::random(1500, &mut rng), words), limbs(&Natural::random(1490, &mut rng), words)].concat();
            let alphas: Vec<u64> = (0..3).flat_map(|_| limbs(&(Natural::random(1505, &mut rng) % &n), words)).collect();
            let (mut want, mut rippled) = (point.clone(), false);
            let value = |words: &[u64]| columns_value(words) % &n;
            let (mut x, mut z) = (value(&point[..words]), value(&point[words..]));
            for alpha in alphas.chunks(words) {
                let row = Alpha(alpha);
                let memory = Memory::new(&want, small.step(), &row);
                special_step::run(Pairs(Emulated::across(&memory)));
                rippled |= memory.rippled();
                let next = memory.result().clone();
                want = next;
                let square = |v: Natural| &v * &v * &inverse % &n;
                let (s, d) = (square(&x + &z), square(&x + &n - &z));
                (x, z) = (s.clone(), (s + &n - d) * from_limbs(alpha) % &n * &kept % &n);
            }
            let mut got = point.clone();
            let whole = token.steps(&table, &mut got, &alphas);
            assert_eq!(whole, !rippled, "round {round}");
            if whole {
                assert_eq!(got, want, "round {round}");
                assert_eq!((value(&got[..words]), value(&got[words..])), (x, z), "round {round}");
            } else {
                assert_eq!(got, point, "round {round}");
            }
        }
    }
}
