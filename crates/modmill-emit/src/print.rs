//! The text of the emitted files.

use crate::allocate::{Code, Layout, TABLE_BIAS};
use crate::independent::{self, CONSTANTS_BIAS, SLOTS_BIAS};
use crate::schedule::{Schedule, Tuning};
use modmill_arith::fold::programs::EmittedKernel;
use std::fmt::Write;

const COMMAND: &str = "cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels";

pub(crate) const LAYOUTS_HEADER: &str = "\
//! Generated: where the emitted kernels expect their operands. Do not edit.
//! Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels

use crate::kernels::x86_64::{IndependentLayout, Layout};
";

pub(crate) const FMA_LAYOUTS_HEADER: &str = "\
//! Generated: where the emitted kernels expect their operands. Do not edit.
//! Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels

use super::Layout;
";

pub(crate) const AVXIFMA_LAYOUTS_HEADER: &str = "\
//! Generated: where the emitted kernels expect their operands. Do not edit.
//! Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels

use crate::kernels::fma::Layout;
";

/// The layout constant of a kernel.
pub(crate) fn layout(name: &str, l: &Layout) -> String {
    let mut out = String::new();
    let picks: Vec<String> = l.picks.iter().map(|p| format!("{:?}", p.map(|i| if i < 16 { i } else { 0 }))).collect();
    let _ = write!(
        out,
        "\n#[rustfmt::skip]\npub(super) const {}: Layout = Layout {{\n    words: {},\n    operands: &{:?},\n    picks_at: {},\n    picks: &[{}],\n    table_bias: {},\n}};\n",
        name.to_uppercase(),
        l.bytes / 8,
        l.operands.iter().map(|at| at / 8).collect::<Vec<_>>(),
        l.picks_at / 8,
        picks.join(", "),
        TABLE_BIAS / 8,
    );
    out
}

/// The costs of a kernel as text.
pub(crate) fn summary(code: &Code, schedule: &Schedule) -> String {
    let (latency, ports) = schedule.bounds;
    let modelled = if schedule.period == 0 { String::new() } else { format!("; modelled {} cycles a step", schedule.period) };
    let (instructions, spills, loads) = (code.lines.len(), code.spills, code.loads);
    format!(
        "{instructions} instructions, {spills} spills, {loads} loads; bounds of a step: latency {latency} cycles, ports {ports} cycles{modelled}"
    )
}

/// The first lines of every emitted file.
pub(crate) fn head(kernel: &EmittedKernel, comment: &str) -> String {
    let times = match (kernel.repeats, comment) {
        (false, _) => "",
        (true, "#") => "rcx times ",
        (true, _) => "x2 times ",
    };
    format!("{comment} Generated code. Do not edit.\n{comment} Emitted by: {COMMAND}\n{comment} Computes {times}{}.\n", kernel.computes)
}

pub(crate) fn push_lines(out: &mut String, lines: &[String]) {
    for line in lines {
        out.push_str(line);
        out.push('\n');
    }
}

/// The assembly of a kernel: `rdi` state, `rsi` table + bias, `rcx` iterations.
pub(crate) fn assembly(kernel: &EmittedKernel, results: &[(usize, usize)], tuning: Tuning, code: &Code, schedule: &Schedule) -> String {
    let mut out = head(kernel, "#");
    let _ = writeln!(out, "# Kernel: {}. In: rdi state, rsi table + {TABLE_BIAS}, rcx iterations.", kernel.source);
    let _ = writeln!(out, "# Bounds: {}; zmm30 collects predicted carries that rippled.", kernel.bounds);
    let _ = writeln!(out, "# {} ({tuning:?}).", summary(code, schedule));
    for (mask, k) in &code.layout.masks {
        let _ = writeln!(out, "mov eax, {mask}\nkmovd k{k}, eax");
    }
    let _ = writeln!(out, "vpxorq zmm30, zmm30, zmm30\nvpxorq zmm31, zmm31, zmm31");
    let place = |&(operand, vector): &(usize, usize)| code.layout.operands[operand] + 64 * vector as isize;
    if tuning.carry_registers {
        for (register, result) in results.iter().enumerate() {
            let _ = writeln!(out, "vmovdqa64 zmm{register}, zmmword ptr [rdi + {}]", place(result));
        }
    }
    if kernel.repeats {
        out.push_str(".p2align 6\n2:\n");
    }
    push_lines(&mut out, &code.lines);
    if kernel.advance > 0 {
        let _ = writeln!(out, "add rsi, {}", 64 * kernel.advance);
    }
    if kernel.repeats {
        out.push_str("dec rcx\njnz 2b\n");
    }
    if tuning.carry_registers {
        for (register, result) in results.iter().enumerate() {
            let _ = writeln!(out, "vmovdqa64 zmmword ptr [rdi + {}], zmm{register}", place(result));
        }
    }
    out.push_str("vmovdqa64 zmmword ptr [rdi], zmm30\n");
    out
}

/// The layout constant of a kernel of independent lanes.
pub(crate) fn independent_layout(name: &str, code: &independent::Code) -> String {
    format!(
        "\n#[rustfmt::skip]\npub(super) const {}: IndependentLayout = IndependentLayout {{\n    constants: &{:#x?},\n    constants_bias: {},\n    slots: {},\n    slots_bias: {},\n}};\n",
        name.to_uppercase(),
        code.constants,
        CONSTANTS_BIAS / 8,
        code.slots,
        SLOTS_BIAS / 8,
    )
}

/// The costs of a kernel of independent lanes as text.
pub(crate) fn independent_summary(code: &independent::Code) -> String {
    let independent::Code { lines, slots, spills, loads, cycles, .. } = code;
    format!("{} instructions, {spills} spills to {slots} slots, {loads} loads; modelled {cycles} cycles", lines.len())
}

/// The assembly of a kernel of independent lanes.
pub(crate) fn independent_assembly(kernel: &EmittedKernel, code: &independent::Code) -> String {
    let mut out = head(kernel, "#");
    let _ = writeln!(out, "# Kernel: {}. In: blocks of operands and results at rdi, rsi, r8 and so on,", kernel.source);
    let _ = writeln!(out, "# rdx slots + {SLOTS_BIAS}, rcx constants + {CONSTANTS_BIAS}, eax the caller's mask.");
    let _ = writeln!(out, "# Bounds: {}.", kernel.bounds);
    let _ = writeln!(out, "# {}.", independent_summary(code));
    out.push_str("kmovb k1, eax\nknotb k2, k1\n");
    push_lines(&mut out, &code.lines);
    out
}
