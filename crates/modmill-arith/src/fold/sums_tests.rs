//! Sums and differences of the classes of table folding.

use super::sums::Sign;
use super::table::{FoldTable, from_limbs};
use super::{SHAPES, tables};
use crate::Natural;
use crate::arch::token_for_test;
use crate::kernels::FoldKernels;
use crate::lanes::{Analysis, Emulated, Intervals, LANES, LIMB_MASK, Memory};
use rand::{RngExt, SeedableRng};
use std::cell::RefCell;

#[test]
fn no_sum_within_the_bounds_can_lose_a_bit() {
    for shape in &SHAPES {
        for sign in [Sign::Plus, Sign::Minus] {
            let analysis = RefCell::new(Analysis::within(shape.bounds()));
            tables::sum(Intervals::new(&analysis), shape, sign);
            let analysis = analysis.into_inner();
            assert!(analysis.assumptions.is_empty());
            assert!(analysis.findings.is_empty(), "{} {sign:?}: {}", shape.bits, analysis.findings[0]);
            let bounds = &shape.bounds().operands[0];
            for (i, &max) in analysis.result.iter().enumerate() {
                assert!(max <= bounds.get(i).copied().unwrap_or(0), "{} limb {i}: {max:#x}", shape.bits);
            }
        }
    }
}

#[test]
fn sums_agree_with_integers_and_compiled_with_emulated() {
    let token = token_for_test("sums_agree_with_integers_and_compiled_with_emulated");
    let mut rng = rand::rngs::StdRng::seed_from_u64(3);
    let mut compared = 0;
    for shape in &SHAPES {
        for round in 0..20 {
            let mut n =
                if round == 0 { (Natural::from(1u8) << shape.bits) - 1u8 } else { Natural::random(u64::from(shape.bits), &mut rng) };
            n.set_bit(0, true);
            n.set_bit(u64::from(shape.bits) - 1, true);
            let table = FoldTable::new(shape, &n);
            let bounds = &shape.bounds().operands[0];
            let mut operand = || {
                let mut x: Vec<u64> = bounds
                    .iter()
                    .map(|&max| match (round % 4, rng.random_range(0..4)) {
                        (1, 0..3) => max,
                        (2, 0) => 0,
                        (2, 1) => max - max.min(1),
                        _ => rng.random_range(0..=max),
                    })
                    .collect();
                x.resize(LANES * shape.vectors(), 0);
                x
            };
            let (x, y) = (operand(), operand());
            for sign in [Sign::Plus, Sign::Minus] {
                let memory = Memory::new(&x, &y, &table);
                tables::sum(Emulated::across(&memory), shape, sign);
                let result: Vec<u64> = memory.result().iter().map(|v| v & LIMB_MASK).collect();
                if let Some(token) = token {
                    let mut z = x.clone();
                    assert_eq!(FoldKernels::sum(token, &table, &mut z, &y, sign), !memory.rippled(), "{} {sign:?}", shape.bits);
                    assert_eq!(z, if memory.rippled() { x.clone() } else { result.clone() }, "{} {sign:?}", shape.bits);
                }
                if !memory.rippled() {
                    compared += 1;
                    let (u, v) = (from_limbs(&x) % &n, from_limbs(&y) % &n);
                    let want = if sign == Sign::Plus { u + v } else { u + &n - v };
                    assert_eq!(from_limbs(&result) % &n, want % &n, "{} {sign:?} round {round}", shape.bits);
                }
            }
        }
    }
    assert!(compared >= 100, "only {compared} sums without a rippled carry");
}
