//! The emitted machine code against the same kernels in emulation, limb for limb.

use crate::Natural;
use crate::arch::Avx2Fma;
use crate::fold::{FoldTable, Operation, SHAPES, tables};
use crate::kernels::FoldKernels;
use crate::kernels::x86_64::samples::{modulus, operand};
use crate::lanes::{Emulated, LANES, LIMB_MASK, Memory, Pairs};
use crate::rings::FoldRing;
use crate::rings::arithmetic::Arithmetic;
use rand::SeedableRng;

/// Same limbs and same flag, for operands at and between the extremes of their bounds.
#[test]
fn emitted_code_equals_emulation() {
    let Some(token) = crate::arch::avx2_for_test("emitted_code_equals_emulation") else { return };
    let mut rng = rand::rngs::StdRng::seed_from_u64(104);
    let (mut compared, mut rippled) = (0, 0);
    for shape in &SHAPES {
        for round in 0..40 {
            let limbs = FoldTable::new(shape, &modulus(&mut rng, shape, round % 5));
            let table = <Avx2Fma as FoldKernels>::Table::from(limbs.clone());
            let (x, y) = (operand(&mut rng, shape, round % 4), operand(&mut rng, shape, round % 3));
            for operation in [Operation::Square, Operation::Multiply] {
                let emulated = Memory::new(&x, &y, &limbs);
                tables::run(Pairs(Emulated::across(&emulated)), shape, operation);
                let mut z = x.clone();
                let whole = match operation {
                    Operation::Square => token.square(&table, &mut z, 1),
                    Operation::Multiply => token.multiply(&table, &mut z, &y),
                };
                assert_eq!(whole, !emulated.rippled(), "flag: {} {operation:?} round {round}", shape.bits);
                let want: Vec<u64> = emulated.result().iter().map(|v| v & LIMB_MASK).collect();
                assert_eq!(z, if whole { want } else { x.clone() }, "{} {operation:?} round {round}", shape.bits);
                compared += 1;
                rippled += u32::from(!whole);
            }
        }
    }
    assert_eq!(compared, 80 * SHAPES.len());
    assert!(rippled > 0 && (rippled as usize) < compared, "both ways must have been taken: {rippled} of {compared} rippled");
}

/// Limbs whose square has a run of all-ones columns make a predicted carry ripple; the ring still gives the right value.
#[test]
fn rippled_carries_are_repeated_exactly() {
    let Some(token) = crate::arch::avx2_for_test("rippled_carries_are_repeated_exactly") else { return };
    for shape in &SHAPES {
        let n = (Natural::from(1u8) << shape.bits) - 105u8;
        let ring = FoldRing::new(token, &crate::Modulus::new(n.clone()).unwrap()).unwrap();
        let table = FoldTable::new(shape, &n).into();
        // x = 2^(52 k) - 1: x^2 = 2^(104 k) - 2^(52 k + 1) + 1 has all-ones limbs.
        let mut seen = 0;
        for k in 1..shape.limbs {
            let mut x = vec![0; LANES * shape.vectors()];
            x[..k].fill(LIMB_MASK);
            let mut raw = x.clone();
            seen += u32::from(!token.square(&table, &mut raw, 1));
            let value = ring.leave(&x);
            ring.square_n(&mut x, 3);
            assert_eq!(ring.leave(&x), value.modpow(&Natural::from(8u8), &n), "{} k = {k}", shape.bits);
        }
        assert!(seen > 0, "{}: no operand made a carry ripple", shape.bits);
    }
}

/// The caller's rounding mode is what it was.
#[test]
fn the_rounding_mode_is_restored() {
    let Some(token) = crate::arch::avx2_for_test("the_rounding_mode_is_restored") else { return };
    let shape = &SHAPES[0];
    let table = FoldTable::new(shape, &((Natural::from(1u8) << shape.bits) - 105u8)).into();
    let mut x = vec![0; LANES * shape.vectors()];
    x[0] = 3;
    let tenth = || std::hint::black_box(1.0f64) / std::hint::black_box(10.0);
    let nearest = tenth();
    assert!(token.square(&table, &mut x, 1000));
    assert_eq!(tenth().to_bits(), nearest.to_bits());
    // Toward zero, it ends in 9.
    assert_eq!(nearest.to_bits() & 0xf, 0xa);
}
