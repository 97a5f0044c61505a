//! The text of the emitted files.

use super::allocate::{Code, Layout, MXCSR_AT};
use super::graph::Graph;
use crate::print::push_lines;
use modmill_arith::fold::programs::EmittedKernel;
use std::fmt::Write;

/// The layout constant of a kernel.
pub(crate) fn layout(name: &str, graph: &Graph, l: &Layout) -> String {
    let places = |at: &[isize], limbs: &[usize]| {
        let all: Vec<String> =
            at.iter().zip(limbs).map(|(&at, &limbs)| if limbs > 0 { format!("Some({})", at / 8) } else { "None".to_owned() }).collect();
        all.join(", ")
    };
    let constants: Vec<String> = l.constants.iter().map(|c| format!("{c:#x?}").replace('\n', " ")).collect();
    format!(
        "\n#[rustfmt::skip]\npub(super) const {}: Layout = Layout {{\n    words: {},\n    doubles: &[{}],\n    integers: &[{}],\n    constants_at: {},\n    constants: &[{}],\n}};\n",
        name.to_uppercase(),
        l.bytes / 8,
        places(&l.doubles, &graph.doubles),
        places(&l.integers, &graph.integers),
        l.constants_at / 8,
        constants.join(", "),
    )
}

/// The assembly of a kernel: `rdi` state, `rsi` table, `rcx` iterations.
pub(crate) fn assembly(kernel: &EmittedKernel, code: &Code, summary: &str) -> String {
    let mut out = crate::print::head(kernel);
    let _ = writeln!(out, "# Kernel: {}. In: rdi state, rsi table, rcx iterations.", kernel.source);
    let _ = writeln!(out, "# Bounds: {}; ymm13 collects predicted carries that rippled.", kernel.bounds);
    let _ = writeln!(out, "# {summary}.");
    let [save, toward_zero] = MXCSR_AT;
    let _ = writeln!(out, "stmxcsr dword ptr [rdi + {save}]\nldmxcsr dword ptr [rdi + {toward_zero}]\nvpxor ymm13, ymm13, ymm13");
    let _ = writeln!(out, "vmovapd ymm14, {}\nvmovapd ymm15, {}", code.layout.common(0), code.layout.common(1));
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
    let _ = writeln!(out, "vmovdqa ymmword ptr [rdi], ymm13\nldmxcsr dword ptr [rdi + {save}]\nvzeroupper");
    out
}
