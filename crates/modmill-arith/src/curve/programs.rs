//! The formulas that are emitted as machine code.

use super::edwards::{AffineNiels, Extended};
use crate::field::bls12_377::F377;
use crate::field::montgomery::lanes::Reduced;
use crate::fold::programs::EmittedKernel;
use crate::lanes::{Across, CALLERS_MASK, Recording};

/// p := p + q, or p - q where the caller says so: the mixed addition on the twisted Edwards form of BLS12-377. Operands 0 to 3 are p's sum,
/// difference, Z and T, operands 4 to 6 are q's sum, difference and 2dT, all of them in the order of the fields of [`Extended`] and [`AffineNiels`].
#[must_use]
pub fn mixed_addition() -> EmittedKernel {
    EmittedKernel {
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
    }
}
