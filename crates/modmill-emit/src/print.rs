//! The text of the emitted files.

use crate::allocate::{Code, Layout, TABLE_BIAS};
use crate::schedule::{Plan, Schedule};
use modmill_arith::fold::{Kernel, Shape};
use std::fmt::Write;

const COMMAND: &str = "cargo run --release -p modmill-emit -- crates/modmill-arith/src/arch/x86_64/emitted";

pub(crate) const LAYOUTS_HEADER: &str = "\
//! Where the emitted kernels expect their operands. Do not edit.
//! Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/arch/x86_64/emitted

use crate::arch::x86_64::Layout;
";

pub(crate) fn name(shape: &Shape, kernel: Kernel) -> String {
    let verb = if kernel == Kernel::Square { "square" } else { "multiply" };
    format!("{verb}_{}", shape.bits)
}

/// The layout constant of a kernel.
pub(crate) fn layout(shape: &Shape, kernel: Kernel, l: &Layout) -> String {
    let mut out = String::new();
    let picks: Vec<String> = l.picks.iter().map(|p| format!("{:?}", p.map(|i| if i < 16 { i } else { 0 }))).collect();
    let _ = write!(
        out,
        "\n#[rustfmt::skip]\npub(super) const {}: Layout = Layout {{\n    words: {},\n    operands: [{}, {}],\n    picks_at: {},\n    picks: &[{}],\n    table_bias: {},\n}};\n",
        name(shape, kernel).to_uppercase(),
        l.bytes / 8,
        l.operands[0] / 8,
        l.operands[1] / 8,
        l.picks_at / 8,
        picks.join(", "),
        TABLE_BIAS / 8,
    );
    out
}

/// What a kernel costs.
pub(crate) fn summary(code: &Code, schedule: &Schedule) -> String {
    let (latency, ports) = schedule.bounds;
    let modelled = if schedule.period == 0 { String::new() } else { format!("; modelled {} cycles a step", schedule.period) };
    let (instructions, spills, loads) = (code.lines.len(), code.spills, code.loads);
    format!(
        "{instructions} instructions, {spills} spills, {loads} loads; bounds of a step: latency {latency} cycles, ports {ports} cycles{modelled}"
    )
}

/// The assembly of a kernel: `rdi` state, `rsi` table + bias, `rcx` iterations.
pub(crate) fn assembly(shape: &Shape, kernel: Kernel, plan: Plan, code: &Code, schedule: &Schedule) -> String {
    let mut out = String::new();
    let verb = if kernel == Kernel::Square { "rcx times x := x^2 * 2^-s mod N" } else { "x := x * y * 2^-s mod N" };
    let _ = writeln!(out, "# {verb}, s = {}, N odd of at most {} bits, by bipartite folding. Do not edit.", 52 * shape.low, shape.bits);
    let _ = writeln!(out, "# Emitted by: {COMMAND}");
    let _ = writeln!(out, "# Kernel: crates/modmill-arith/src/fold/kernel.rs. In: rdi state, rsi table + {TABLE_BIAS}, rcx iterations.");
    let _ = writeln!(
        out,
        "# Bounds in and out: {} limbs below 2^52, the top one below 2^{}; zmm30 collects predicted carries that rippled.",
        shape.limbs, shape.top_bits
    );
    let _ = writeln!(out, "# {} ({plan:?}).", summary(code, schedule));
    for (mask, k) in &code.layout.masks {
        let _ = writeln!(out, "mov eax, {mask}\nkmovd k{k}, eax");
    }
    let _ = writeln!(out, "vpxorq zmm30, zmm30, zmm30\nvpxorq zmm31, zmm31, zmm31");
    if plan.carry_registers {
        for v in 0..shape.vectors() {
            let _ = writeln!(out, "vmovdqa64 zmm{v}, zmmword ptr [rdi + {}]", code.layout.operands[0] + 64 * v as isize);
        }
    }
    if kernel == Kernel::Square {
        out.push_str(".p2align 6\n2:\n");
    }
    for line in &code.lines {
        out.push_str(line);
        out.push('\n');
    }
    if kernel == Kernel::Square {
        out.push_str("dec rcx\njnz 2b\n");
    }
    if plan.carry_registers {
        for v in 0..shape.vectors() {
            let _ = writeln!(out, "vmovdqa64 zmmword ptr [rdi + {}], zmm{v}", code.layout.operands[0] + 64 * v as isize);
        }
    }
    out.push_str("vmovdqa64 zmmword ptr [rdi], zmm30\n");
    out
}
