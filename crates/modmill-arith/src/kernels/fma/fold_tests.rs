//! The emitted machine code against the same kernels in emulation, limb for limb.

use super::unit_for_test;
use crate::Natural;
use crate::fold::{FoldTable, SHAPES, tables};
use crate::kernels::FoldKernels;
use crate::kernels::samples;
use crate::lanes::{LANES, Pairs};

#[test]
fn emitted_code_equals_emulation() {
    let Some(token) = unit_for_test("emitted_code_equals_emulation") else { return };
    samples::equals_emulation(token, 104, |m, shape, operation| tables::run(Pairs(m), shape, operation));
}

#[test]
fn rippled_carries_are_repeated_exactly() {
    let Some(token) = unit_for_test("rippled_carries_are_repeated_exactly") else { return };
    samples::repeats_rippled_carries(token);
}

/// The caller's rounding mode is what it was.
#[test]
fn the_rounding_mode_is_restored() {
    let Some(token) = unit_for_test("the_rounding_mode_is_restored") else { return };
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

/// A kernel computes the same whatever FPCR says, and leaves it as it was.
#[cfg(target_arch = "aarch64")]
#[test]
fn fpcr_is_what_it_was() {
    use std::arch::asm;
    let Some(token) = unit_for_test("fpcr_is_what_it_was") else { return };
    let shape = &SHAPES[0];
    let table = FoldTable::new(shape, &((Natural::from(1u8) << shape.bits) - 105u8)).into();
    let mut start = vec![0; LANES * shape.vectors()];
    start[0] = 3;
    let mut want = start.clone();
    assert!(token.square(&table, &mut want, 1000));
    // Upward, downward, toward zero; subnormal numbers flushed to zero; one NaN for all.
    for bits in [1u64 << 22, 2 << 22, 3 << 22, 1 << 24, 1 << 25] {
        let mut x = start.clone();
        let (before, after): (u64, u64);
        // SAFETY: FPCR is what it was before other code than the kernel's is run.
        let whole = unsafe {
            asm!("mrs {0}, fpcr", "msr fpcr, {1}", out(reg) before, in(reg) bits);
            let whole = token.square(&table, &mut x, 1000);
            asm!("mrs {0}, fpcr", "msr fpcr, {1}", out(reg) after, in(reg) before);
            whole
        };
        assert_eq!((whole, after, &x), (true, bits, &want), "FPCR {bits:#x}");
    }
}
