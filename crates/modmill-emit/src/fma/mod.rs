//! Kernels in vectors of four lanes: with double-precision multiply-adds as text for AVX2 and for NEON, with those of integers for AVX-IFMA.

mod aarch64;
mod allocate;
mod graph;
mod instruction;
mod layout;
mod lower;
mod x86_64;

use crate::graph::operand_of_result;
use allocate::Code;
pub(crate) use graph::Multiplier;
use instruction::Instruction;
use modmill_arith::fold::programs::{EmittedKernel, PairKernel};

/// The texts for the processors with this multiplier, and the layout constant.
pub(crate) struct Emitted {
    pub(crate) x86_64: Text,
    /// Only for doubles.
    pub(crate) aarch64: Option<Text>,
    pub(crate) layout: String,
}

/// The assembly for a processor family, and a line about it.
pub(crate) struct Text {
    pub(crate) assembly: String,
    pub(crate) summary: String,
    /// Instructions that an iteration executes.
    pub(crate) executed: usize,
}

/// Emits a kernel.
pub(crate) fn emit(kernel: &PairKernel, multiplier: Multiplier) -> Emitted {
    let program = &kernel.kernel.program;
    let results: Vec<_> = (0..program.results.len()).map(|r| operand_of_result(&program.operands, r)).collect();
    let graph = lower::lower(program, &kernel.bounds, &results, multiplier);
    let code = allocate::allocate(&graph);
    let halves = graph.nodes.iter().filter(|n| matches!(n.op, graph::Op::MadLow | graph::Op::MadHigh)).count();
    let pairs = graph.nodes.iter().filter(|n| n.op == graph::Op::High).count()
        + halves.div_ceil(2)
        + graph.rows.iter().map(|r| r.rows * r.vectors).sum::<usize>()
        + graph.columns.iter().flat_map(|c| &c.parts).map(|p| 2 * (p.1 - p.0) * p.3.len()).sum::<usize>();
    let text = |lines: fn(Instruction) -> Vec<String>, assembly: fn(&EmittedKernel, &Code, &[String], &str) -> String| {
        let body: Vec<String> = code.instructions.iter().flat_map(|&instruction| lines(instruction)).collect();
        let executed = executed(&code.instructions, |instruction| lines(instruction).len());
        let summary = format!("{executed} instructions a step, {pairs} pairs of products, {} spills", code.spills);
        Text { assembly: assembly(&kernel.kernel, &code, &body, &summary), summary, executed }
    };
    Emitted {
        x86_64: text(x86_64::lines, x86_64::assembly),
        aarch64: (multiplier == Multiplier::Doubles).then(|| text(aarch64::lines, aarch64::assembly)),
        layout: layout::layout(&kernel.kernel.name, &graph, &code.layout),
    }
}

/// Instructions that are executed, where `lines` says how many each of these is: those of a loop as often as it runs.
fn executed(instructions: &[Instruction], lines: impl Fn(Instruction) -> usize) -> usize {
    let (mut total, mut next, mut times) = (0, 1, 1);
    for &instruction in instructions {
        match instruction {
            Instruction::Count { times } => next = times,
            // A label and its alignment.
            Instruction::Begin => {
                times = next;
                continue;
            }
            _ => {}
        }
        total += times * lines(instruction);
        if matches!(instruction, Instruction::End { .. }) {
            times = 1;
        }
    }
    total
}

#[cfg(test)]
mod tests {
    use modmill_arith::fold::programs::emitted_in_pairs;

    /// NEON has half of AVX2's lanes in a register, and no operands in memory.
    #[test]
    fn a_register_of_neon_takes_at_most_1_3_times_the_instructions() {
        for kernel in emitted_in_pairs() {
            let emitted = super::emit(&kernel, super::Multiplier::Doubles);
            let (avx2, neon) = (emitted.x86_64.executed, emitted.aarch64.expect("a text for NEON").executed);
            assert!(10 * neon <= 13 * 2 * avx2, "{}: {neon} beside {avx2}", kernel.kernel.name);
        }
    }
}
