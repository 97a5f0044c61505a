//! The formulas that are emitted as machine code.

use super::chord::{Chord, add};
use super::edwards::{AffineNiels, Extended};
use crate::field::bls12_377::F377;
use crate::field::bls12_381::F381;
use crate::field::montgomery::Prime;
use crate::field::montgomery::lanes::Reduced;
use crate::fold::programs::EmittedKernel;
use crate::lanes::{Across, CALLERS_MASK, Recording};

/// A kernel of independent lanes, and how its operands and results are grouped in memory.
#[derive(Debug, Clone)]
pub struct IndependentKernel {
    /// The kernel; all operands and results are elements of eight vectors.
    pub kernel: EmittedKernel,
    /// The operands and results, in order.
    pub blocks: Vec<Block>,
}

/// Consecutive elements: operands, results, or results in the place of operands.
#[derive(Debug, Clone, Copy)]
pub struct Block {
    /// The number of operands.
    pub operands: usize,
    /// The number of results.
    pub results: usize,
}

/// Every kernel of independent lanes that is emitted.
#[must_use]
pub fn emitted() -> Vec<IndependentKernel> {
    vec![mixed_addition(), affine_addition::<F377>(377), affine_addition::<F381>(381)]
}

/// p := p + q, or p - q where the caller says so: the mixed addition on the twisted Edwards form of BLS12-377. Operands 0 to 3 are p's sum,
/// difference, Z and T, operands 4 to 6 are q's sum, difference and 2dT, all of them in the order of the fields of [`Extended`] and [`AffineNiels`].
fn mixed_addition() -> IndependentKernel {
    let kernel = EmittedKernel {
        name: "mixed_addition_377".to_owned(),
        computes: "p := p + q, p - q in the lanes of the mask, on the twisted Edwards form of BLS12-377, p extended and q affine"
            .to_owned(),
        source: "crates/modmill-arith/src/curve/edwards.rs",
        bounds: "limbs as in field/montgomery/lanes.rs".to_owned(),
        program: Recording::of(|m| {
            let element = |k: usize| Reduced::<F377, _>::from_vectors(std::array::from_fn(|i| m.operand(k, i)));
            let [sum, difference, z, t, q_sum, q_difference, t2d] = std::array::from_fn(element);
            let p = Extended::<F377, _> { sum, difference, z, t };
            let p = p.add(m, &AffineNiels { sum: q_sum, difference: q_difference, t2d }, CALLERS_MASK).extended(m);
            for (vector, value) in [p.sum, p.difference, p.z, p.t].iter().flat_map(Reduced::vectors).enumerate() {
                m.result(vector, value);
            }
        }),
        advance: 0,
        repeats: false,
    };
    IndependentKernel { kernel, blocks: vec![Block { operands: 4, results: 4 }, Block { operands: 3, results: 0 }] }
}

/// The addition of [`chord`](super::chord): operands are inverse, x_2, x_1, y, rise and before; results the next inverse in the place of the first,
/// x_3 in that of the second, and y_3 behind it.
fn affine_addition<F: Prime>(bits: u32) -> IndependentKernel {
    let kernel = EmittedKernel {
        name: format!("affine_addition_{bits}"),
        computes: format!("the affine addition on BLS12-{bits}, given the inverse of a product of which x_2 - x_1 is the last factor"),
        source: "crates/modmill-arith/src/curve/chord.rs",
        bounds: "coordinates kept in the sense of field/montgomery/lanes/kept.rs".to_owned(),
        program: Recording::of(|m| {
            let element = |k: usize| Reduced::<F, _>::from_vectors(std::array::from_fn(|i| m.operand(k, i)));
            let [inverse, x_2, x_1, y, rise, before] = std::array::from_fn(element);
            let chord = Chord { x: &x_1, y: &y, minus: CALLERS_MASK, rise: &rise, before: &before };
            let (next, sum) = add(m, &chord, &inverse, &x_2);
            for (vector, value) in [next, sum[0], sum[1]].iter().flat_map(Reduced::vectors).enumerate() {
                m.result(vector, value);
            }
        }),
        repeats: false,
        advance: 0,
    };
    let [inverse, sum, read] = [(1, 1), (1, 2), (1, 0)].map(|(operands, results)| Block { operands, results });
    IndependentKernel { kernel, blocks: vec![inverse, sum, read, read, read, read] }
}
