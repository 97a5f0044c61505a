//! The emitted machine code against the same kernels in emulation, limb for limb.

use crate::Natural;
use crate::arch::avx2_for_test;
use crate::fold::{FoldTable, SHAPES, tables};
use crate::kernels::FoldKernels;
use crate::kernels::x86_64::samples;
use crate::lanes::{LANES, Pairs};

#[test]
fn emitted_code_equals_emulation() {
    let Some(token) = avx2_for_test("emitted_code_equals_emulation") else { return };
    samples::equals_emulation(token, 104, |m, shape, operation| tables::run(Pairs(m), shape, operation));
}

#[test]
fn rippled_carries_are_repeated_exactly() {
    let Some(token) = avx2_for_test("rippled_carries_are_repeated_exactly") else { return };
    samples::repeats_rippled_carries(token);
}

/// The caller's rounding mode is what it was.
#[test]
fn the_rounding_mode_is_restored() {
    let Some(token) = avx2_for_test("the_rounding_mode_is_restored") else { return };
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
