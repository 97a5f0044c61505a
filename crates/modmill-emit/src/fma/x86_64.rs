//! The texts for AVX2 and for AVX-IFMA.

use super::allocate::{C1, C2, Code, FLAG};
use super::graph::Multiplier;
use super::instruction::{Address, Base, Binary, Instruction, Load, Source, Unary};
use crate::print::push_lines;
use modmill_arith::fold::programs::EmittedKernel;
use std::fmt::Write;

/// The offsets of the caller's MXCSR and the kernel's in the state.
const MXCSR_AT: [isize; 2] = [32, 36];

fn base(base: Base) -> &'static str {
    match base {
        Base::State => "rdi",
        Base::Table => "rsi",
        Base::First => "rax",
        Base::Second => "r8",
    }
}

fn place(Address { base: from, bytes }: Address) -> String {
    format!("[{} + {bytes}]", base(from))
}

fn vector(address: Address) -> String {
    format!("ymmword ptr {}", place(address))
}

fn source(source: Source) -> String {
    match source {
        Source::Register(r) => format!("ymm{r}"),
        Source::Memory(address) => vector(address),
    }
}

fn load(load: Load, to: usize, from: Address) -> String {
    match load {
        Load::Doubles => format!("vmovapd ymm{to}, {}", vector(from)),
        Load::Integers => format!("vmovdqa ymm{to}, {}", vector(from)),
        Load::Unaligned => format!("vmovupd ymm{to}, {}", vector(from)),
        Load::Word if from.base == Base::First => format!("vbroadcastsd ymm{to}, qword ptr [{}]", base(from.base)),
        Load::Word => format!("vbroadcastsd ymm{to}, qword ptr {}", place(from)),
    }
}

/// The lines of an instruction.
pub(crate) fn lines(instruction: Instruction) -> Vec<String> {
    let mut out = Vec::new();
    let line = match instruction {
        Instruction::Load { load: what, to, from } => load(what, to, from),
        Instruction::Store { from, to } => format!("vmovdqa {}, ymm{from}", vector(to)),
        Instruction::Copy { to, from } => format!("vmovapd ymm{to}, ymm{from}"),
        Instruction::Zero { to } => format!("vpxor ymm{to}, ymm{to}, ymm{to}"),
        Instruction::Binary { name, to, a, b } => {
            let (name, rest) = match name {
                Binary::Add => ("vpaddq", String::new()),
                Binary::Sub => ("vpsubq", String::new()),
                Binary::And => ("vpand", String::new()),
                Binary::Or => ("vpor", String::new()),
                Binary::Xor => ("vpxor", String::new()),
                Binary::SubDoubles => ("vsubpd", String::new()),
                Binary::UnpackLow => ("vpunpcklqdq", String::new()),
                Binary::UnpackHigh => ("vpunpckhqdq", String::new()),
                Binary::Halves(bits) => ("vperm2i128", format!(", {bits}")),
                Binary::Odd => ("vpalignr", ", 8".to_owned()),
            };
            format!("{name} ymm{to}, ymm{a}, {}{rest}", source(b))
        }
        Instruction::Unary { name, to, a } => {
            let (name, bits) = match name {
                Unary::Shl(bits) => ("vpsllq", bits),
                Unary::Shr(bits) => ("vpsrlq", bits),
                Unary::PairUp => ("vpslldq", 8),
                Unary::PairDown => ("vpsrldq", 8),
            };
            format!("{name} ymm{to}, ymm{a}, {bits}")
        }
        Instruction::AddProduct { sum, a, b } => format!("vfmadd231pd ymm{sum}, ymm{a}, {}", source(b)),
        Instruction::AddHalf { high, sum, a, b } => {
            format!("{} ymm{sum}, ymm{a}, {}", if high { "mad_high" } else { "mad_low" }, source(b))
        }
        Instruction::High { load: what, to, from, by } => {
            out.push(load(what, to, from));
            format!("vfmadd213pd ymm{to}, ymm{by}, ymm{C1}")
        }
        Instruction::Point { to, at } => format!("lea {}, [{} + {}]", base(to), base(at.base), at.bytes),
        Instruction::Count { times } => format!("mov r9d, {times}"),
        Instruction::Begin => {
            out.push(".p2align 5".to_owned());
            "3:".to_owned()
        }
        Instruction::End { advance } => {
            for (pointer, bytes) in [Base::First, Base::Second].into_iter().zip(advance) {
                let name = if bytes < 0 { "sub" } else { "add" };
                out.push(format!("{name} {}, {}", base(pointer), bytes.abs()));
            }
            out.push("dec r9d".to_owned());
            "jnz 3b".to_owned()
        }
    };
    out.push(line);
    out
}

/// The assembly of a kernel: `rdi` state, `rsi` table, `rcx` iterations.
pub(crate) fn assembly(kernel: &EmittedKernel, code: &Code, body: &[String], summary: &str) -> String {
    let mut out = crate::print::head(kernel, "#");
    let _ = writeln!(out, "# Kernel: {}. In: rdi state, rsi table, rcx iterations.", kernel.source);
    let _ = writeln!(out, "# Bounds: {}; ymm{FLAG} collects predicted carries that rippled.", kernel.bounds);
    let _ = writeln!(out, "# {summary}.");
    let [save, toward_zero] = MXCSR_AT;
    let doubles = code.multiplier == Multiplier::Doubles;
    if doubles {
        let _ = writeln!(out, "stmxcsr dword ptr [rdi + {save}]\nldmxcsr dword ptr [rdi + {toward_zero}]");
    }
    let _ = writeln!(out, "vpxor ymm{FLAG}, ymm{FLAG}, ymm{FLAG}");
    if doubles {
        for (number, register) in [C1, C2].into_iter().enumerate() {
            let _ = writeln!(out, "vmovapd ymm{register}, {}", vector(code.layout.common(number)));
        }
    }
    if kernel.repeats {
        out.push_str(".p2align 6\n2:\n");
    }
    push_lines(&mut out, body);
    if kernel.advance > 0 {
        let _ = writeln!(out, "add rsi, {}", 64 * kernel.advance);
    }
    if kernel.repeats {
        out.push_str("dec rcx\njnz 2b\n");
    }
    let _ = writeln!(out, "vmovdqa ymmword ptr [rdi], ymm{FLAG}");
    if doubles {
        let _ = writeln!(out, "ldmxcsr dword ptr [rdi + {save}]");
    }
    out.push_str("vzeroupper\n");
    out
}
