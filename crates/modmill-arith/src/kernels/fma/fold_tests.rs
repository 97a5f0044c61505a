//! The emitted machine code against the same kernels in emulation, limb for limb.

use super::unit_for_test;
use crate::fold::tables;
use crate::kernels::samples;
use crate::lanes::Pairs;

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
