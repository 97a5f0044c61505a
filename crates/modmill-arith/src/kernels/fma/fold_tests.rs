//! The emitted machine code against the same kernels in emulation, limb for limb.

use super::on_emitted;
use crate::fold::tables;
use crate::kernels::samples;
use crate::lanes::Pairs;

#[test]
fn emitted_code_equals_emulation() {
    on_emitted!("emitted_code_equals_emulation", token =>
        samples::equals_emulation(token, 104, |m, shape, operation| tables::run(Pairs(m), shape, operation)));
}

#[test]
fn rippled_carries_are_repeated_exactly() {
    on_emitted!("rippled_carries_are_repeated_exactly", token => samples::repeats_rippled_carries(token));
}
