//! AVX2 with fused multiply-adds: kernels in vectors of four lanes.

mod allocate;
mod graph;
mod lower;
mod print;

use modmill_arith::fold::programs::PairKernel;

/// What measured fastest. Without permuted windows, squarings take 5 % longer at 512 bits and 3 % at 1024; with twelve, up to 40 % at 1024.
const TUNING: lower::Tuning = lower::Tuning { permuted_windows: 8 };

/// The file, its layout constant, and a line about it.
pub(crate) struct Emitted {
    pub(crate) assembly: String,
    pub(crate) layout: String,
    pub(crate) summary: String,
}

/// Emits a kernel.
pub(crate) fn emit(kernel: &PairKernel) -> Emitted {
    let results: Vec<(usize, usize)> = (0..kernel.kernel.program.results.len())
        .map(|r| {
            let operands = &kernel.kernel.program.operands;
            if r < operands[0] { (0, r) } else { (1, r - operands[0]) }
        })
        .collect();
    let graph = lower::lower(&kernel.kernel.program, &kernel.bounds, &results, TUNING);
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
