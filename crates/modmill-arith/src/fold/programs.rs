//! The kernels that are emitted as machine code.

use super::{Operation, SHAPES, special, special_step, tables};
use crate::lanes::{Bounds, Pairs, Program, Recording};

/// A recorded kernel and what a reader of its code wants to know.
#[derive(Debug, Clone)]
pub struct EmittedKernel {
    /// Name of the file and of the entry point.
    pub name: String,
    /// The function that it computes, in a line.
    pub computes: String,
    /// The file in which the kernel is written.
    pub source: &'static str,
    /// Bounds of operands and results, in a line.
    pub bounds: String,
    /// The operations.
    pub program: Program,
    /// True if the results are the operands of the next iteration; if not, there is one iteration.
    pub repeats: bool,
    /// Vectors of the table that an iteration uses up: the next one reads those behind them.
    pub advance: usize,
}

/// Every kernel that is emitted.
#[must_use]
pub fn emitted() -> Vec<EmittedKernel> {
    let mut kernels = Vec::new();
    for (name, operation, computes) in [("square", Operation::Square, "x := x^2"), ("multiply", Operation::Multiply, "x := x * y")] {
        let repeats = operation == Operation::Square;
        kernels.extend(SHAPES.iter().map(|s| EmittedKernel {
            name: format!("{name}_{}", s.bits),
            computes: format!("{computes} * 2^-{} mod N, N odd of at most {} bits, by bipartite folding", 52 * s.low, s.bits),
            source: "crates/modmill-arith/src/fold/tables.rs",
            bounds: format!("{} limbs below 2^52, the top one below 2^{}", s.limbs, s.top_bits),
            program: Recording::of(|m| tables::run(m, s, operation)),
            repeats,
            advance: 0,
        }));
        kernels.push(EmittedKernel {
            name: format!("special_{name}"),
            computes: format!("{computes} * 2^-{} mod N = c 2^{} - 1", 52 * special::REMOVED, 52 * special::ONES),
            source: "crates/modmill-arith/src/fold/special.rs",
            bounds: format!("{} limbs below 2^52, the top one of a result at most {:#x}", special::LIMBS, special::REDUCED_TOP),
            program: Recording::of(|m| special::run::<_, 2>(m, operation)),
            repeats,
            advance: 0,
        });
    }
    kernels.push(EmittedKernel {
        name: "special_step".to_owned(),
        computes: format!("X : Z := (X + Z)^2 : alpha ((X + Z)^2 - (X - Z)^2) mod N = c 2^{} - 1, once for each alpha", 52 * special::ONES),
        source: "crates/modmill-arith/src/fold/special_step.rs",
        bounds: format!("{} limbs not carried, as `special_step::bounds` says", special::LIMBS),
        program: Recording::of(|m| special_step::run(m)),
        repeats: true,
        advance: special::VECTORS,
    });
    kernels
}

/// A kernel in the form for machines of pairs, and the bounds under which it is proved.
#[derive(Debug, Clone)]
pub struct PairKernel {
    /// The kernel.
    pub kernel: EmittedKernel,
    /// The bounds of its operands and its table: limbs that are always zero are not computed.
    pub bounds: Bounds,
}

/// Every kernel that is emitted for machines of pairs.
#[must_use]
pub fn emitted_in_pairs() -> Vec<PairKernel> {
    let mut kernels = Vec::new();
    for (name, operation, computes) in [("square", Operation::Square, "x := x^2"), ("multiply", Operation::Multiply, "x := x * y")] {
        kernels.extend(SHAPES.iter().map(|s| PairKernel {
            kernel: EmittedKernel {
                name: format!("{name}_{}", s.bits),
                computes: format!("{computes} * 2^-{} mod N, N odd of at most {} bits, by bipartite folding", 52 * s.low, s.bits),
                source: "crates/modmill-arith/src/fold/tables/rounds.rs",
                bounds: format!("{} limbs below 2^52, the top one below 2^{}", s.limbs, s.top_bits),
                program: Recording::of(|m| tables::run(Pairs(m), s, operation)),
                repeats: operation == Operation::Square,
                advance: 0,
            },
            bounds: s.bounds(),
        }));
    }
    for (name, operation, computes) in [("square", Operation::Square, "x := x^2"), ("multiply", Operation::Multiply, "x := x * y")] {
        kernels.push(PairKernel {
            kernel: EmittedKernel {
                name: format!("special_{name}"),
                computes: format!("{computes} * 2^-{} mod N = c 2^{} - 1", 52 * special::REMOVED, 52 * special::ONES),
                source: "crates/modmill-arith/src/fold/special_pairs.rs",
                bounds: format!("{} limbs below 2^52, the top one of a result at most {:#x}", special::LIMBS, special::REDUCED_TOP),
                program: Recording::of(|m| special::run::<_, 1>(Pairs(m), operation)),
                repeats: operation == Operation::Square,
                advance: 0,
            },
            bounds: special::bounds(),
        });
    }
    kernels.push(PairKernel {
        kernel: EmittedKernel {
            name: "special_step".to_owned(),
            computes: format!(
                "X : Z := (X + Z)^2 : alpha ((X + Z)^2 - (X - Z)^2) mod N = c 2^{} - 1, once for each alpha",
                52 * special::ONES
            ),
            source: "crates/modmill-arith/src/fold/special_step.rs",
            bounds: format!("{} limbs not carried, as `special_step::bounds` says", special::LIMBS),
            program: Recording::of(|m| special_step::run(Pairs(m))),
            repeats: true,
            advance: special::VECTORS,
        },
        bounds: special_step::bounds(),
    });
    kernels
}
