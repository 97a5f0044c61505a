//! The kernels modulo c B^23 - 1 in the interval domain, in emulation, emitted and compiled.

use super::Operation;
use super::special::{self, BITS, COFACTOR_LIMBS, LIMBS, MOST_TERMS, ONES, REDUCED_TOP, REMOVED, VECTORS};
use super::special_step;
use super::special_table::SpecialTable;
use super::sums::Sign;
use super::table::{columns_value, from_limbs, limbs};
use crate::arch::token_for_test;
use crate::kernels::SpecialKernels;
use crate::kernels::samples::{p1506, special_moduli, special_operand};
use crate::kernels::x86_64::avx512::special::compiled;
use crate::lanes::{Analysis, Bounds, Emulated, Intervals, LANES, LIMB_BITS, LIMB_MASK, Memory, Pairs};
use crate::rings::SpecialRing;
use crate::rings::arithmetic::Arithmetic;
use crate::{Modulus, Natural};
use rand::{RngExt, SeedableRng, rngs::StdRng};
use std::cell::RefCell;

fn analyse(bounds: Bounds, kernel: impl FnOnce(Intervals<'_>)) -> Analysis {
    let analysis = RefCell::new(Analysis::within(bounds));
    kernel(Intervals::new(&analysis));
    analysis.into_inner()
}

/// The kernel loses no bit, and its result has 29 limbs, the top one at most `top`.
fn proved(analysis: &Analysis, top: u64) {
    assert!(analysis.assumptions.is_empty());
    assert!(analysis.findings.is_empty(), "{}", analysis.findings.iter().take(5).map(|f| format!("{f}\n")).collect::<String>());
    for (i, &max) in analysis.result.iter().enumerate() {
        let most = if i < LIMBS - 1 { LIMB_MASK } else { top * u64::from(i == LIMBS - 1) };
        assert!(max <= most, "limb {i}: {max:#x}");
    }
}

/// The largest top limb of a sum of `terms` reduced numbers: each may carry one into it.
fn top_of(terms: u32) -> u64 {
    u64::from(terms) * (REDUCED_TOP + 1) - 1
}

#[test]
fn no_product_can_lose_a_bit() {
    for operation in [Operation::Square, Operation::Multiply] {
        proved(&analyse(special::bounds(), |m| special::run::<_, 2>(m, operation)), REDUCED_TOP);
        proved(&analyse(special::bounds(), |m| special::run::<_, 4>(m, operation)), REDUCED_TOP);
        proved(&analyse(special::bounds(), |m| special::run::<_, 2>(Pairs(m), operation)), REDUCED_TOP);
    }
    let mut wide = special::bounds();
    wide.table[LANES * (COFACTOR_LIMBS - 1)..][..LANES].fill(LIMB_MASK);
    let analysis = analyse(wide, |m| special::run::<_, 2>(m, Operation::Square));
    assert!(!analysis.findings.is_empty(), "a larger c needs a larger top limb");
}

#[test]
fn no_sum_can_lose_a_bit() {
    for x in 1..MOST_TERMS {
        for y in 1..=MOST_TERMS - x {
            let bounds = special::sum_bounds([top_of(x), top_of(y)]);
            proved(&analyse(bounds, |m| special::run_sum(m, Sign::Plus)), top_of(x + y));
        }
    }
    let bounds = || special::sum_bounds([top_of(1), REDUCED_TOP]);
    proved(&analyse(bounds(), |m| special::run_sum(m, Sign::Minus)), top_of(3));
    let too_large = special::sum_bounds([top_of(1), REDUCED_TOP + 1]);
    assert!(!analyse(too_large, |m| special::run_sum(m, Sign::Minus)).findings.is_empty());
}

#[test]
fn kernels_agree_with_integers_and_code_with_emulation() {
    let token = token_for_test("kernels_agree_with_integers_and_code_with_emulation");
    let mut rng = StdRng::seed_from_u64(1506);
    let (mut compared, mut rippled) = (0, 0);
    for n in special_moduli(&mut rng) {
        let table = SpecialTable::new(&n).expect("of the form");
        let inverse = (Natural::from(1u8) << (LIMB_BITS as usize * REMOVED)).modinv(&n).unwrap();
        for round in 0..24 {
            let (x, y) = (special_operand(&mut rng, round % 5, LIMB_MASK), special_operand(&mut rng, round % 4, LIMB_MASK));
            let (a, b) = (special_operand(&mut rng, round % 5, top_of(1)), special_operand(&mut rng, round % 4, REDUCED_TOP));
            for k in 0..4 {
                let (x, y) = if k < 2 { (&x, &y) } else { (&a, &b) };
                let memory = Memory::new(x, y, &table);
                let m = Emulated::across(&memory);
                let (u, v) = (from_limbs(x), from_limbs(y));
                let mut z = x.clone();
                let (want, whole) = match k {
                    0 => {
                        special::run::<_, 2>(m, Operation::Square);
                        (&u * &u * &inverse, token.map(|t| SpecialKernels::square(t, &table, &mut z, 1)))
                    }
                    1 => {
                        special::run::<_, 2>(m, Operation::Multiply);
                        (u * v * &inverse, token.map(|t| SpecialKernels::multiply(t, &table, &mut z, y)))
                    }
                    2 => {
                        special::run_sum(m, Sign::Plus);
                        (u + v, token.map(|t| SpecialKernels::sum(t, &table, &mut z, y, Sign::Plus)))
                    }
                    _ => {
                        special::run_sum(m, Sign::Minus);
                        (u + &n * 8u8 - v % &n, token.map(|t| SpecialKernels::sum(t, &table, &mut z, y, Sign::Minus)))
                    }
                };
                let result: Vec<u64> = memory.result().iter().map(|v| v & LIMB_MASK).collect();
                if let Some(whole) = whole {
                    assert_eq!(whole, !memory.rippled(), "flag of kernel {k} round {round}");
                    assert_eq!(&z, if whole { &result } else { x }, "kernel {k} round {round}");
                    let mut z = x.clone();
                    let again = match k {
                        0 => token.map(|t| compiled::square(t, &table, &mut z)),
                        1 => token.map(|t| compiled::multiply(t, &table, &mut z, y)),
                        _ => None,
                    };
                    if k < 2 {
                        assert_eq!((again, &z), (Some(whole), if whole { &result } else { x }), "kernel {k} round {round}, compiled");
                    }
                }
                if memory.rippled() {
                    rippled += 1;
                } else {
                    compared += 1;
                    assert_eq!(from_limbs(&result) % &n, want % &n, "kernel {k} round {round}");
                }
            }
        }
    }
    assert!(rippled > 0 && compared > 5 * 20 * 3, "both ways must have been taken: {rippled} rippled, {compared} compared");
}

/// Any sequence of operations gives what integers give, however many sums wait for their reduction.
#[test]
fn the_ring_agrees_with_integers() {
    let Some(token) = token_for_test("the_ring_agrees_with_integers") else { return };
    let mut rng = StdRng::seed_from_u64(7);
    for n in special_moduli(&mut rng) {
        let ring = SpecialRing::new(token, &Modulus::new(n.clone()).unwrap()).expect("of the form");
        let mut values = [Natural::from(0u8), Natural::from(1u8), &n - 1u8, Natural::random_below(&n, &mut rng)];
        let entered = |v: &Natural| {
            let mut out = Vec::new();
            ring.enter(&mut out, &v.to_u64_digits());
            out
        };
        let mut elements = values.clone().map(|v| (entered(&v), 1));
        for step in 0..400 {
            let (i, j) = (rng.random_range(0..4), rng.random_range(0..4));
            let (y, y_terms) = elements[j].clone();
            let y_value = values[j].clone();
            let ((x, terms), value) = (&mut elements[i], &mut values[i]);
            match rng.random_range(0..5) {
                0 => {
                    ring.square_n(x, 2);
                    (*terms, *value) = (1, value.modpow(&Natural::from(4u8), &n));
                }
                1 => {
                    ring.mul_assign(x, &y);
                    (*terms, *value) = (1, &*value * y_value % &n);
                }
                2 | 3 => {
                    *terms = ring.sum(x, *terms, &y, y_terms, Sign::Plus);
                    *value = (&*value + y_value) % &n;
                }
                _ => {
                    *terms = ring.sum(x, *terms, &y, y_terms, Sign::Minus);
                    *value = (&*value + &n - y_value) % &n;
                }
            }
            assert_eq!(&ring.leave(x), value, "step {step}");
            assert_eq!(ring.is_zero(x), *value == Natural::ZERO, "step {step}");
            assert_eq!(ring.is_odd(x), value.bit(0), "step {step}");
            assert!(x[LIMBS - 1] <= top_of(*terms), "step {step}");
        }
    }
}

/// A sum of any size becomes one reduced number, by a small multiple of N or, for an N far below the limbs, by a product.
#[test]
fn a_sum_is_brought_to_one_reduced_number() {
    let Some(token) = token_for_test("a_sum_is_brought_to_one_reduced_number") else { return };
    let mut rng = StdRng::seed_from_u64(23);
    for n in special_moduli(&mut rng) {
        let ring = SpecialRing::new(token, &Modulus::new(n.clone()).unwrap()).expect("of the form");
        let multiples = (0..8u8).map(|k| limbs(&(&n * k), LANES * VECTORS));
        let operands = (0..40).map(|round| special_operand(&mut rng, round % 5, LIMB_MASK)).chain(multiples);
        for (round, mut x) in operands.filter(|x| x[LIMBS..].iter().all(|&limb| limb == 0)).enumerate() {
            let value = ring.leave(&x);
            ring.reduce_terms(&mut x, 2);
            assert_eq!(ring.leave(&x), value, "round {round}");
            assert!(x[LIMBS - 1] <= REDUCED_TOP && x.iter().all(|&limb| limb <= LIMB_MASK), "round {round}");
        }
    }
}

/// Other moduli are left to the classes of table folding.
#[test]
fn other_moduli_are_refused() {
    let ones = LIMB_BITS as usize * ONES;
    let above = (Natural::from(3u8) << (BITS as usize - 1)) - 1u8;
    assert!(SpecialTable::new(&above).is_none());
    assert!(SpecialTable::new(&((Natural::from(3u8) << (ones - 1)) - 1u8)).is_none());
    assert!(SpecialTable::new(&((Natural::from(3u8) << ones) - 3u8)).is_none());
}

/// Limbs whose square has a run of all-ones columns make a predicted carry ripple; the ring still gives the right value.
#[test]
fn rippled_carries_are_repeated_exactly() {
    let Some(token) = token_for_test("rippled_carries_are_repeated_exactly") else { return };
    let n = p1506();
    let (table, ring) = (SpecialTable::new(&n).unwrap(), SpecialRing::new(token, &Modulus::new(n.clone()).unwrap()).unwrap());
    let (mut products, mut sums) = (0, 0);
    for k in 1..LIMBS {
        let mut x = vec![0; LANES * VECTORS];
        x[..k].fill(LIMB_MASK);
        let value = ring.leave(&x);
        let mut y = x.clone();
        products += u32::from(!SpecialKernels::square(token, &table, &mut y, 1));
        let mut y = x.clone();
        ring.square_n(&mut y, 3);
        assert_eq!(ring.leave(&y), value.modpow(&Natural::from(8u8), &n), "k = {k}");
        let mut y = x.clone();
        ring.mul_assign(&mut y, &x);
        assert_eq!(ring.leave(&y), &value * &value % &n, "k = {k}");
        // 2^(52 k) - 1 and 1: the carry runs through all limbs.
        let mut one = vec![0; LANES * VECTORS];
        one[0] = 1;
        let mut y = x.clone();
        sums += u32::from(!SpecialKernels::sum(token, &table, &mut y, &one, Sign::Plus));
        let mut y = x.clone();
        ring.sum(&mut y, 1, &one, 1, Sign::Plus);
        assert_eq!(ring.leave(&y), (&value + ring.leave(&one)) % &n, "k = {k}");
        let difference = (ring.leave(&one) + &n - &value) % &n;
        ring.sum(&mut one, 1, &x, 1, Sign::Minus);
        assert_eq!(ring.leave(&one), difference, "k = {k}");
    }
    assert!(products > 0 && sums > 0, "{products} products and {sums} sums rippled");
}

/// The emitted step gives the words of the emulation, and their values are those of integers.
#[test]
fn emitted_steps_equal_emulation_and_integers() {
    let Some(token) = token_for_test("emitted_steps_equal_emulation_and_integers") else { return };
    let mut rng = StdRng::seed_from_u64(15);
    let mut compared = 0;
    for n in special_moduli(&mut rng) {
        let table = SpecialTable::new(&n).expect("of the form");
        let constants = table.step();
        let inverse = (Natural::from(1u8) << (LIMB_BITS as usize * REMOVED)).modinv(&n).unwrap();
        let kept = (Natural::from(1u8) << (LIMB_BITS as usize * special_step::REMOVED)).modinv(&n).unwrap();
        let most = special_step::bounds().operands[0].clone();
        for round in 0..24 {
            let start: Vec<u64> = most.iter().map(|&m| if round == 0 { m } else { rng.random_range(0..=m) }).collect();
            let alpha = limbs(&if round == 1 { &n - 1u8 } else { Natural::random_below(&n, &mut rng) }, LANES * VECTORS);
            let kept_alpha = Alpha(&alpha);
            let memory = Memory::new(&start, constants, &kept_alpha);
            special_step::run(Emulated::across(&memory));
            let result = memory.result();
            let (x, z) = (columns_value(&start[..32]), columns_value(&start[32..]));
            let mut point = start.clone();
            let whole = token.steps(&table, &mut point, &alpha);
            assert_eq!(whole, !memory.rippled(), "round {round}");
            if whole {
                assert_eq!(point, *result, "round {round}");
                let (s, d) = ((&x + &z).pow(2) * &inverse % &n, (&x + &n * 8u8 - z % &n).pow(2) * &inverse % &n);
                assert_eq!(columns_value(&point[..32]) % &n, s, "round {round}");
                assert_eq!(columns_value(&point[32..]) % &n, (s + &n - d) * from_limbs(&alpha) * &kept % &n, "round {round}");
                compared += u32::from(n == p1506());
            }
        }
    }
    // Carries ripple often where the cofactor is 1 or another power of two, and hardly ever elsewhere.
    assert!(compared > 20, "only {compared} of 24 steps modulo p1506 without a rippled carry");
}

/// Alpha as the table of a step.
#[derive(Debug)]
struct Alpha<'a>(&'a [u64]);

impl crate::lanes::Table for Alpha<'_> {
    fn vector(&self, index: crate::lanes::TableIndex) -> [u64; LANES] {
        std::array::from_fn(|l| self.0[LANES * index.vector + l])
    }
}
