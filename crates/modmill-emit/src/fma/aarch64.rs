//! The text for NEON: a vector of four lanes is two registers.
//!
//! `v30` and `v31` are for the length of one instruction: what AVX2's instructions read from memory. The constants of a product are the same in all
//! lanes, so that each takes one register.

use super::allocate::{C1, C2, Code, FLAG};
use super::graph::BYTES;
use super::instruction::{Address, Base, Binary, Instruction, Load, Source, Unary};
use crate::print::push_lines;
use modmill_arith::fold::programs::EmittedKernel;
use std::fmt::Write;

/// The number of the pair of registers that lasts one instruction.
const SHORT: usize = 16;
/// Bytes between the pointers into the state: what the offset of an instruction for two registers spans.
const SPAN: isize = 2048;
/// Pointers into the state.
const POINTERS: [&str; 6] = ["x3", "x4", "x5", "x6", "x7", "x8"];

/// A half of a vector: a register.
fn v(vector: usize, half: usize) -> usize {
    match vector {
        C1 => 28,
        C2 => 29,
        SHORT => 30 + half,
        _ => 2 * vector + half,
    }
}

#[derive(Default)]
struct Text {
    lines: Vec<String>,
}

impl Text {
    fn push(&mut self, line: String) {
        self.lines.push(line);
    }

    /// The address in a register, which is `x12` unless another one has it already, and an offset that an instruction for two vectors takes.
    fn near(&mut self, Address { base, bytes }: Address) -> (&'static str, isize) {
        let within = |bytes: isize| (-SPAN / 2..SPAN / 2).contains(&bytes) && bytes % 16 == 0;
        let from = match base {
            Base::State => {
                let span = usize::try_from(bytes / SPAN).expect("an address within the state").min(POINTERS.len() - 1);
                let rest = bytes - SPAN * span as isize - SPAN / 2;
                if within(rest) {
                    return (POINTERS[span], rest);
                }
                "x0"
            }
            Base::Table => "x1",
            Base::First => "x9",
            Base::Second => "x10",
        };
        if within(bytes) {
            return (from, bytes);
        }
        self.add("x12", from, bytes);
        ("x12", 0)
    }

    /// to := from + bytes.
    fn add(&mut self, to: &str, from: &str, bytes: isize) {
        let (name, size) = (if bytes < 0 { "sub" } else { "add" }, bytes.unsigned_abs());
        assert!(size < 1 << 16, "an offset of {bytes} bytes");
        if size < 4096 {
            self.push(format!("{name} {to}, {from}, #{size}"));
        } else {
            self.push(format!("mov x14, #{size}"));
            self.push(format!("{name} {to}, {from}, x14"));
        }
    }

    fn load(&mut self, load: Load, to: usize, from: Address) {
        let [low, high] = [v(to, 0), v(to, 1)];
        let (x, offset) = match load {
            // One half of a vector has no such limit of its offset.
            Load::Word if from.base == Base::State && (0..32768).contains(&from.bytes) => ("x0", from.bytes),
            _ => self.near(from),
        };
        if load == Load::Word {
            if offset == 0 {
                self.push(format!("ld1r {{v{low}.2d}}, [{x}]"));
            } else {
                self.push(format!("ldr d{low}, [{x}, #{offset}]"));
                self.push(format!("dup v{low}.2d, v{low}.d[0]"));
            }
            self.push(format!("mov v{high}.16b, v{low}.16b"));
        } else {
            self.push(format!("ldp q{low}, q{high}, [{x}, #{offset}]"));
        }
    }

    /// A vector that is in registers for the length of one instruction.
    fn source(&mut self, source: Source) -> usize {
        match source {
            Source::Register(r) => r,
            Source::Memory(address) => {
                self.load(Load::Doubles, SHORT, address);
                SHORT
            }
        }
    }

    /// A line for each half of a vector.
    fn halves(&mut self, line: impl Fn(usize) -> String) {
        (0..2).for_each(|half| self.push(line(half)));
    }

    fn copy(&mut self, to: usize, from: usize) {
        if to != from {
            self.push(format!("mov v{to}.16b, v{from}.16b"));
        }
    }

    /// `vperm2i128`: each half is one of four, or zero.
    fn select(&mut self, to: usize, a: usize, b: usize, bits: u8) {
        let from = [bits, bits >> 4].map(|bits| {
            let half = usize::from(bits & 1);
            (bits & 8 == 0).then(|| if bits & 2 == 0 { v(a, half) } else { v(b, half) })
        });
        let to = [v(to, 0), v(to, 1)];
        let mut from = from;
        // Neither half is overwritten while it is needed.
        let order = if from[1] == Some(to[0]) && from[0] != Some(to[0]) {
            if from[0] == Some(to[1]) {
                self.copy(v(SHORT, 0), to[1]);
                from[0] = Some(v(SHORT, 0));
            }
            [1, 0]
        } else {
            [0, 1]
        };
        for half in order {
            match from[half] {
                Some(register) => self.copy(to[half], register),
                None => self.push(format!("movi v{}.2d, #0", to[half])),
            }
        }
    }

    fn instruction(&mut self, instruction: Instruction) {
        match instruction {
            Instruction::Load { load, to, from } => self.load(load, to, from),
            Instruction::Store { from, to } => {
                let (x, offset) = self.near(to);
                self.push(format!("stp q{}, q{}, [{x}, #{offset}]", v(from, 0), v(from, 1)));
            }
            Instruction::Copy { to, from } => self.halves(|h| format!("mov v{}.16b, v{}.16b", v(to, h), v(from, h))),
            Instruction::Zero { to } => self.halves(|h| format!("movi v{}.2d, #0", v(to, h))),
            Instruction::Binary { name: Binary::Halves(bits), to, a, b } => {
                let b = self.source(b);
                self.select(to, a, b, bits);
            }
            Instruction::Binary { name, to, a, b } => {
                let b = self.source(b);
                let words =
                    |name: &str, size: &str, h: usize| format!("{name} v{}.{size}, v{}.{size}, v{}.{size}", v(to, h), v(a, h), v(b, h));
                self.halves(|h| match name {
                    Binary::Add => words("add", "2d", h),
                    Binary::Sub => words("sub", "2d", h),
                    Binary::And => words("and", "16b", h),
                    Binary::Or => words("orr", "16b", h),
                    Binary::Xor => words("eor", "16b", h),
                    Binary::SubDoubles => words("fsub", "2d", h),
                    Binary::UnpackLow => words("zip1", "2d", h),
                    Binary::UnpackHigh => words("zip2", "2d", h),
                    Binary::Odd | Binary::Halves(_) => format!("ext v{}.16b, v{}.16b, v{}.16b, #8", v(to, h), v(b, h), v(a, h)),
                });
            }
            Instruction::Unary { name, to, a } => {
                let zero = v(SHORT, 0);
                if matches!(name, Unary::PairUp | Unary::PairDown) {
                    self.push(format!("movi v{zero}.2d, #0"));
                }
                self.halves(|h| match name {
                    Unary::Shl(bits) => format!("shl v{}.2d, v{}.2d, #{bits}", v(to, h), v(a, h)),
                    Unary::Shr(bits) => format!("ushr v{}.2d, v{}.2d, #{bits}", v(to, h), v(a, h)),
                    Unary::PairUp => format!("ext v{}.16b, v{zero}.16b, v{}.16b, #8", v(to, h), v(a, h)),
                    Unary::PairDown => format!("ext v{}.16b, v{}.16b, v{zero}.16b, #8", v(to, h), v(a, h)),
                });
            }
            Instruction::AddProduct { sum, a, b } => {
                let b = self.source(b);
                self.halves(|h| format!("fmla v{}.2d, v{}.2d, v{}.2d", v(sum, h), v(a, h), v(b, h)));
            }
            Instruction::AddHalf { .. } => unreachable!("an instruction of AVX-IFMA"),
            Instruction::High { load, to, from, by } => {
                self.load(load, SHORT, from);
                self.instruction(Instruction::Copy { to, from: C1 });
                self.instruction(Instruction::AddProduct { sum: to, a: by, b: Source::Register(SHORT) });
            }
            Instruction::Point { to, at } => {
                let pointer = if to == Base::First { "x9" } else { "x10" };
                self.add(pointer, if at.base == Base::Table { "x1" } else { "x0" }, at.bytes);
            }
            Instruction::Count { times } => self.push(format!("mov w11, #{times}")),
            Instruction::Begin => self.lines.extend([".p2align 5".to_owned(), "3:".to_owned()]),
            Instruction::End { advance: [first, second] } => {
                self.add("x9", "x9", first);
                self.add("x10", "x10", second);
                self.lines.extend(["subs w11, w11, #1".to_owned(), "b.ne 3b".to_owned()]);
            }
        }
    }
}

/// The lines of an instruction.
pub(crate) fn lines(instruction: Instruction) -> Vec<String> {
    let mut text = Text::default();
    text.instruction(instruction);
    text.lines
}

/// The assembly of a kernel: `x0` state, `x1` table, `x2` iterations.
pub(crate) fn assembly(kernel: &EmittedKernel, code: &Code, body: &[String], summary: &str) -> String {
    let mut out = crate::print::head(kernel, "//");
    let _ = writeln!(out, "// Kernel: {}. In: x0 state, x1 table, x2 iterations.", kernel.source);
    let _ = writeln!(out, "// Bounds: {}; v{} and v{} collect predicted carries that rippled.", kernel.bounds, v(FLAG, 0), v(FLAG, 1));
    let _ = writeln!(out, "// {summary}.");
    let mut head = Text::default();
    // Rounding toward zero; everything else as a program finds it at its start.
    head.lines.extend(["mrs x13, fpcr", "mov x14, #0xc00000", "msr fpcr, x14"].map(str::to_owned));
    for (k, pointer) in POINTERS.into_iter().enumerate() {
        head.add(pointer, "x0", SPAN * k as isize + SPAN / 2);
    }
    head.instruction(Instruction::Zero { to: FLAG });
    for (number, register) in [C1, C2].into_iter().enumerate() {
        let Address { bytes, .. } = code.layout.common(number);
        head.push(format!("ldr q{}, [x0, #{bytes}]", v(register, 0)));
    }
    push_lines(&mut out, &head.lines);
    if kernel.repeats {
        out.push_str(".p2align 6\n2:\n");
    }
    push_lines(&mut out, body);
    if kernel.advance > 0 {
        let _ = writeln!(out, "add x1, x1, #{}", 64 * kernel.advance);
    }
    if kernel.repeats {
        out.push_str("subs x2, x2, #1\nb.ne 2b\n");
    }
    let [low, high] = [v(FLAG, 0), v(FLAG, 1)];
    let _ = writeln!(out, "stp q{low}, q{high}, [x0]\nmsr fpcr, x13");
    out
}

const _: () = assert!(BYTES == 32);
