//! AVX2 with fused multiply-adds: kernels in vectors of four lanes.

mod allocate;
mod graph;
mod lower;
mod print;

use crate::graph::operand_of_result;
use modmill_arith::fold::programs::PairKernel;

/// The file, its layout constant, and a line about it.
pub(crate) struct Emitted {
    pub(crate) assembly: String,
    pub(crate) layout: String,
    pub(crate) summary: String,
}

/// Emits a kernel.
pub(crate) fn emit(kernel: &PairKernel) -> Emitted {
    let program = &kernel.kernel.program;
    let results: Vec<_> = (0..program.results.len()).map(|r| operand_of_result(&program.operands, r)).collect();
    let graph = lower::lower(program, &kernel.bounds, &results);
    let code = allocate::allocate(&graph);
    let pairs = graph.nodes.iter().filter(|n| n.op == graph::Op::High).count()
        + graph.rows.iter().map(|r| r.rows * r.vectors).sum::<usize>()
        + graph.columns.iter().flat_map(|c| &c.parts).map(|p| 2 * (p.1 - p.0) * p.3.len()).sum::<usize>();
    let summary = format!("{} instructions, {pairs} pairs of products, {} spills", code.lines.len(), code.spills);
    Emitted {
        assembly: print::assembly(&kernel.kernel, &code, &summary),
        layout: print::layout(&kernel.kernel.name, &graph, &code.layout),
        summary,
    }
}
