//! Registers and memory operands: from an order of nodes to instructions.
//!
//! Values are kept in registers until the one used farthest in the future has to leave. Table vectors, broadcast digits,
//! operands and loaded windows are read from memory again; anything else is spilled once. A factor that is not needed again
//! soon is not loaded into a register at all but read by the multiplication itself.

use crate::graph::Graph;
use crate::registers::Registers;
use crate::schedule::{Schedule, Tuning};
use modmill_arith::lanes::{LANES, Op};
use std::collections::BTreeMap;

const REGISTERS: usize = 30;
/// Sticky flag of predicted carries.
const FLAG: usize = 30;
/// All lanes zero.
const ZERO: usize = 31;
/// Instructions ahead within which a second use is worth a register.
const HORIZON: usize = 40;
const LINE: isize = 64;
/// Added to the table's address so that more of it is within the short displacements.
pub(crate) const TABLE_BIAS: isize = 8192;

/// The offsets of things in the state's memory, in bytes from its start.
#[derive(Debug, Clone, Default)]
pub(crate) struct Layout {
    pub(crate) operands: Vec<isize>,
    pub(crate) picks_at: isize,
    pub(crate) picks: Vec<[u8; LANES]>,
    pub(crate) masks: BTreeMap<u8, usize>,
    pub(crate) bytes: isize,
}

/// The instructions of one iteration.
#[derive(Debug, Clone)]
pub(crate) struct Code {
    pub(crate) lines: Vec<String>,
    pub(crate) layout: Layout,
    pub(crate) spills: usize,
    pub(crate) loads: usize,
}

struct Allocator<'g> {
    graph: &'g Graph,
    schedule: &'g Schedule,
    tuning: Tuning,
    layout: Layout,
    lines: Vec<String>,
    registers: Registers<REGISTERS>,
    slot: Vec<Option<isize>>,
    /// Vectors of operands, (operand, vector), in whose place a result is.
    overwritten: Vec<(usize, usize)>,
    spills: usize,
    loads: usize,
}

/// Allocates registers along the schedule.
pub(crate) fn allocate(graph: &Graph, schedule: &Schedule, tuning: Tuning) -> Code {
    let n = graph.nodes.len();
    let code = schedule.order.iter().copied().enumerate().filter(|&(_, i)| !graph.is_silent(i) && !schedule.loaded[i]);
    let mut registers = Registers::new(graph, code);
    if tuning.carry_registers {
        for &r in &graph.results {
            registers.uses[r].push_back(n);
        }
    }
    // The flag's line, then each operand between two lines of zeros.
    let mut layout = Layout { picks_at: LINE, ..Layout::default() };
    for &vectors in &graph.operands {
        layout.operands.push(layout.picks_at + LINE);
        layout.picks_at += LINE * (vectors as isize + 2);
    }
    for node in &graph.nodes {
        if let Op::Pick(lanes) = node.op {
            let mask = pick_mask(lanes);
            if !layout.picks.contains(&lanes) {
                layout.picks.push(lanes);
            }
            add_mask(&mut layout, mask);
        }
        if let Op::AddCarryPredicted(mask) | Op::Add(mask) | Op::AddOrSub(mask) | Op::Select(mask) = node.op {
            add_mask(&mut layout, mask);
        }
    }
    layout.bytes = layout.picks_at + LINE * layout.picks.len() as isize;
    let mut a = Allocator {
        graph,
        schedule,
        tuning,
        layout,
        lines: Vec::new(),
        registers,
        slot: vec![None; n],
        overwritten: Vec::new(),
        spills: 0,
        loads: 0,
    };
    a.run();
    Code { lines: a.lines, layout: a.layout, spills: a.spills, loads: a.loads }
}

fn add_mask(layout: &mut Layout, mask: u8) {
    let next = layout.masks.len() + 1;
    if mask != 0xff && !layout.masks.contains_key(&mask) {
        assert!(next < 8, "more than seven lane masks");
        layout.masks.insert(mask, next);
    }
}

fn pick_mask(lanes: [u8; LANES]) -> u8 {
    (0..LANES).filter(|&l| lanes[l] < 16).fold(0, |m, l| m | 1 << l)
}

impl Allocator<'_> {
    fn run(&mut self) {
        let order = self.schedule.order.clone();
        if self.tuning.carry_registers {
            for (i, node) in self.graph.nodes.iter().enumerate() {
                if let Op::Operand(operand, v) = node.op {
                    let r = self.graph.operands[..operand].iter().sum::<usize>() + v;
                    self.registers.hold(i, r);
                }
            }
        }
        // A loop walks over its digits: they stand next to each other.
        for i in 0..self.graph.nodes.len() {
            if let Op::Rows(k) = self.graph.nodes[i].op {
                for d in 0..self.graph.rows[k].digits {
                    self.new_slot(self.graph.nodes[i].args[d]);
                }
            }
        }
        for (position, &i) in order.iter().enumerate() {
            self.registers.unpin();
            if !self.graph.is_silent(i) && !self.schedule.loaded[i] {
                self.instruction(position, i);
            }
        }
        if self.tuning.carry_registers {
            self.move_results();
        }
    }

    /// Puts result v into register v.
    fn move_results(&mut self) {
        let mut moves: Vec<(usize, usize)> =
            self.graph.results.iter().enumerate().filter_map(|(v, &r)| self.registers.of[r].map(|from| (from, v))).collect();
        moves.retain(|&(from, to)| from != to);
        while !moves.is_empty() {
            let ready = moves.iter().position(|&(_, to)| moves.iter().all(|&(from, _)| from != to));
            let k = ready.expect("results in a ring of registers");
            let (from, to) = moves.swap_remove(k);
            self.lines.push(format!("vmovdqa64 zmm{to}, zmm{from}"));
        }
    }

    fn instruction(&mut self, position: usize, i: usize) {
        let node = self.graph.nodes[i].clone();
        let args = node.args;
        match node.op {
            Op::MadLo | Op::MadHi => {
                let name = if node.op == Op::MadLo { "vpmadd52luq" } else { "vpmadd52huq" };
                let (a, b) = self.factors(position, args[1], args[2]);
                let d = self.accumulate(args[0], i);
                self.lines.push(format!("{name} zmm{d}, {a}, {b}"));
                self.registers.release(&args);
            }
            Op::Add(mask) => {
                let b = self.source(args[1]);
                if mask == 0xff {
                    let a = self.source(args[0]);
                    self.registers.release(&args);
                    let d = self.fresh(i, None);
                    self.lines.push(format!("vpaddq zmm{d}, zmm{a}, zmm{b}"));
                } else {
                    self.source(args[0]);
                    let d = self.accumulate(args[0], i);
                    let k = self.layout.masks[&mask];
                    self.lines.push(format!("vpaddq zmm{d}{{k{k}}}, zmm{d}, zmm{b}"));
                    self.registers.release(&args);
                }
            }
            Op::Shl(bits) | Op::Shr(bits) => {
                let name = if node.op == Op::Shl(bits) { "vpsllq" } else { "vpsrlq" };
                let a = self.source(args[0]);
                self.registers.release(&args);
                let d = self.fresh(i, None);
                self.lines.push(format!("{name} zmm{d}, zmm{a}, {bits}"));
            }
            Op::Sub | Op::And | Op::Or => {
                let name = match node.op {
                    Op::Sub => "vpsubq",
                    Op::And => "vpandq",
                    _ => "vporq",
                };
                let (a, b) = (self.source(args[0]), self.source(args[1]));
                self.registers.release(&args);
                let d = self.fresh(i, None);
                self.lines.push(format!("{name} zmm{d}, zmm{a}, zmm{b}"));
            }
            Op::AddOrSub(mask) => {
                let (a, b) = (self.source(args[0]), self.source(args[1]));
                let d = self.fresh(i, None);
                self.lines.push(format!("vpaddq zmm{d}, zmm{a}, zmm{b}"));
                self.lines.push(format!("vpsubq zmm{d}{}, zmm{a}, zmm{b}", self.in_lanes(mask)));
                self.registers.release(&args);
            }
            Op::Select(mask) => {
                let (a, b) = (self.source(args[0]), self.source(args[1]));
                let d = self.fresh(i, None);
                self.lines.push(format!("vmovdqa64 zmm{d}, zmm{a}"));
                self.lines.push(format!("vmovdqa64 zmm{d}{}, zmm{b}", self.in_lanes(mask)));
                self.registers.release(&args);
            }
            Op::Align(by) => {
                let high = self.source(args[0]);
                let low = self.source(args[1]);
                self.registers.release(&args);
                let d = self.fresh(i, None);
                self.lines.push(format!("valignq zmm{d}, zmm{high}, zmm{low}, {by}"));
            }
            Op::Pick(lanes) => {
                let a = self.source(args[0]);
                let b = self.source(args[1]);
                let d = self.fresh(i, None);
                let at = self.pick_address(lanes);
                let mask = pick_mask(lanes);
                let k = if mask == 0xff { String::new() } else { format!("{{k{}}}{{z}}", self.layout.masks[&mask]) };
                self.lines.push(format!("vmovdqa64 zmm{d}, {at}"));
                self.lines.push(format!("vpermi2q zmm{d}{k}, zmm{a}, zmm{b}"));
                self.registers.release(&args);
            }
            Op::AddCarryPredicted(mask) => {
                let s = self.source(args[0]);
                let c = self.source(args[1]);
                let wanted = self.graph.results.iter().position(|&r| r == i);
                let d = self.fresh(i, wanted);
                if mask == 0xff {
                    self.lines.push(format!("vpaddq zmm{d}, zmm{s}, zmm{c}"));
                } else {
                    let k = self.layout.masks[&mask];
                    self.lines.push(format!("vmovdqa64 zmm{d}, zmm{s}"));
                    self.lines.push(format!("vpaddq zmm{d}{{k{k}}}, zmm{d}, zmm{c}"));
                }
                let read = |&u: &usize| matches!(self.graph.nodes[u].op, Op::Broadcast(_) | Op::Rows(_));
                if wanted.is_none() && (!self.tuning.four_ports || self.graph.users[i].iter().any(read)) {
                    let at = self.slot[i].unwrap_or_else(|| self.new_slot(i));
                    self.lines.push(format!("vmovdqa64 zmmword ptr [rdi + {at}], zmm{d}"));
                }
                // flag |= digits ^ s: its bits from the 52nd up show a ripple.
                self.store_result(i);
                self.lines.push(format!("vpternlogq zmm{FLAG}, zmm{d}, zmm{s}, 0xf6"));
                self.registers.release(&args);
                self.registers.drop_if_dead(i);
                return;
            }
            Op::Rows(k) => self.rows(k, i, &args),
            Op::Columns(_) => unreachable!("a loop of machines of pairs"),
            Op::Zero | Op::Splat(_) | Op::Operand(..) | Op::Table(_) | Op::Broadcast(_) | Op::Output(_) => {}
        }
        self.store_result(i);
    }

    /// Stores node `i` where it is a result, unless results stay in registers until the last iteration is over.
    fn store_result(&mut self, i: usize) {
        if self.tuning.carry_registers {
            return;
        }
        for r in (0..self.graph.results.len()).filter(|&r| self.graph.results[r] == i) {
            let (operand, vector) = self.graph.operand_of_result(r);
            let at = self.layout.operands[operand] + LINE * vector as isize;
            let register = self.registers.of[i].expect("a result has just been computed");
            self.lines.push(format!("vmovdqa64 zmmword ptr [rdi + {at}], zmm{register}"));
            self.overwritten.push((operand, vector));
        }
    }

    /// Panics where a vector of an operand would be read after a result took its place.
    fn check_intact(&self, operand: usize, limbs: std::ops::Range<isize>) {
        let lost = |&(o, v): &(usize, usize)| o == operand && (v as isize * 8) < limbs.end && limbs.start < v as isize * 8 + 8;
        assert!(!self.overwritten.iter().any(lost), "operand {operand} is read after a result took its place");
    }

    /// The suffix that restricts an instruction to the lanes of `mask`.
    fn in_lanes(&self, mask: u8) -> String {
        if mask == 0xff { String::new() } else { format!("{{k{}}}", self.layout.masks[&mask]) }
    }

    /// The loop of `fold_rows` number `k`, node `i`.
    fn rows(&mut self, k: usize, i: usize, args: &[usize]) {
        let rows = self.graph.rows[k].clone();
        let output = |s: &Self, k: usize| s.graph.users[i].iter().copied().find(|&u| s.graph.nodes[u].op == Op::Output(k));
        let sums: Vec<usize> = (0..2 * rows.vectors)
            .map(|k| self.accumulate(args[rows.digits + k], output(self, k).expect("every sum of a loop is used")))
            .collect();
        let digit = self.temporary();
        let limbs = [self.temporary(), self.temporary()];
        let digits_at = self.slot[args[0]].expect("digits are stored") + 8 * rows.first as isize;
        let row = LINE * rows.vectors as isize;
        self.lines.push(format!("lea rax, [rdi + {digits_at}]"));
        self.lines.push(format!("lea r8, [rsi + {}]", row * rows.rows.start as isize - TABLE_BIAS));
        self.lines.push(format!("mov r9d, {}", rows.rows.len()));
        self.lines.push(".p2align 5".to_owned());
        self.lines.push("3:".to_owned());
        self.lines.push(format!("vpbroadcastq zmm{digit}, qword ptr [rax]"));
        for v in 0..rows.vectors {
            let t = limbs[v % 2];
            self.lines.push(format!("vmovdqa64 zmm{t}, zmmword ptr [r8 + {}]", LINE * v as isize));
            self.lines.push(format!("vpmadd52luq zmm{}, zmm{digit}, zmm{t}", sums[v]));
            self.lines.push(format!("vpmadd52huq zmm{}, zmm{digit}, zmm{t}", sums[rows.vectors + v]));
        }
        self.lines.extend(["add rax, 8".to_owned(), format!("add r8, {row}"), "dec r9d".to_owned(), "jnz 3b".to_owned()]);
        self.loads += rows.rows.len() * (rows.vectors + 1);
        self.registers.release(args);
    }

    /// A register for the length of one instruction.
    fn temporary(&mut self) -> usize {
        let r = (0..REGISTERS).rev().find(|&r| self.registers.is_free(r)).unwrap_or_else(|| self.evict());
        self.registers.pin(r);
        r
    }

    /// The register to accumulate node `i` in: that of `c` when nobody else reads it.
    fn accumulate(&mut self, c: usize, i: usize) -> usize {
        if self.graph.nodes[c].op == Op::Zero {
            let d = self.fresh(i, None);
            self.lines.push(format!("vpxorq zmm{d}, zmm{d}, zmm{d}"));
            return d;
        }
        if self.registers.of[c].is_none() {
            self.load(c);
        }
        if self.registers.uses[c].len() <= 1 {
            self.registers.inherit(c, i)
        } else {
            let r = self.source(c);
            let d = self.fresh(i, None);
            self.lines.push(format!("vmovdqa64 zmm{d}, zmm{r}"));
            d
        }
    }

    /// The two factors of a multiplication: the first in a register, the second there or in memory.
    fn factors(&mut self, position: usize, a: usize, b: usize) -> (String, String) {
        let in_register = |s: &Self, x: usize| s.registers.of[x].is_some();
        let soon = |s: &Self, x: usize| s.registers.uses[x].get(1).is_some_and(|&next| next != position && next - position < HORIZON);
        let constant = |s: &Self, x: usize| matches!(s.graph.nodes[x].op, Op::Splat(_));
        // The one to read from memory, if any: not in a register, not needed again soon, and not made by instructions.
        let memory = [b, a].into_iter().find(|&x| !in_register(self, x) && !soon(self, x) && !constant(self, x));
        let (first, second) = match memory {
            Some(x) if x == a && x != b => (b, a),
            _ => (a, b),
        };
        let f = self.source(first);
        let g = if memory == Some(second) && first != second {
            self.loads += 1;
            self.address(second, true)
        } else {
            format!("zmm{}", self.source(second))
        };
        (format!("zmm{f}"), g)
    }

    /// The register of `x`, loading it when it is in memory; stays put during this instruction.
    fn source(&mut self, x: usize) -> usize {
        if self.graph.nodes[x].op == Op::Zero {
            return ZERO;
        }
        if self.registers.of[x].is_none() {
            self.load(x);
        }
        let r = self.registers.of[x].expect("just loaded");
        self.registers.pin(r);
        r
    }

    fn load(&mut self, x: usize) {
        let r = self.fresh(x, None);
        if let Op::Splat(constant) = self.graph.nodes[x].op {
            self.lines.push(format!("mov rax, {constant:#x}"));
            self.lines.push(format!("vpbroadcastq zmm{r}, rax"));
            return;
        }
        self.loads += 1;
        let address = self.address(x, false);
        let name = match self.graph.nodes[x].op {
            Op::Broadcast(_) => "vpbroadcastq",
            Op::Align(_) if self.slot[x].is_none() => "vmovdqu64",
            _ => "vmovdqa64",
        };
        self.lines.push(format!("{name} zmm{r}, {address}"));
    }

    /// The memory of `x`; `embedded` as the operand of another instruction.
    fn address(&self, x: usize, embedded: bool) -> String {
        let line = |at: isize| format!("zmmword ptr [rdi + {at}]");
        match self.graph.nodes[x].op {
            Op::Operand(..) if self.tuning.carry_registers => unreachable!("an operand that is kept in registers has left them"),
            Op::Operand(o, v) => {
                self.check_intact(o, 8 * v as isize..8 * v as isize + 8);
                line(self.layout.operands[o] + LINE * v as isize)
            }
            Op::Table(index) => format!("zmmword ptr [rsi + {}]", LINE * self.graph.table.position(index) as isize - TABLE_BIAS),
            Op::Broadcast(lane) => {
                let digits = self.graph.nodes[x].args[0];
                if let Op::Table(index) = self.graph.nodes[digits].op {
                    let at = LINE * self.graph.table.position(index) as isize + 8 * lane as isize - TABLE_BIAS;
                    return format!("qword ptr [rsi + {at}]{}", if embedded { "{1to8}" } else { "" });
                }
                let at = self.slot[digits].expect("digits are stored before they are broadcast") + 8 * lane as isize;
                format!("qword ptr [rdi + {at}]{}", if embedded { "{1to8}" } else { "" })
            }
            _ => match (self.slot[x], self.graph.window[x]) {
                (Some(at), _) => line(at),
                (None, Some((o, limb))) if !self.tuning.carry_registers => {
                    self.check_intact(o, limb..limb + 8);
                    line(self.layout.operands[o] + 8 * limb)
                }
                _ => unreachable!("node {x} has no memory"),
            },
        }
    }

    /// The address of a crossing's lane numbers.
    fn pick_address(&self, lanes: [u8; LANES]) -> String {
        let number = self.layout.picks.iter().position(|&p| p == lanes).expect("every crossing is laid out");
        format!("zmmword ptr [rdi + {}]", self.layout.picks_at + LINE * number as isize)
    }

    fn new_slot(&mut self, x: usize) -> isize {
        let at = self.layout.bytes;
        self.layout.bytes += LINE;
        self.slot[x] = Some(at);
        at
    }

    /// A register for node `i`, `wanted` if it is free.
    fn fresh(&mut self, i: usize, wanted: Option<usize>) -> usize {
        let reserved = if self.tuning.carry_registers { self.graph.results.len() } else { 0 };
        let r = wanted
            .filter(|&r| self.tuning.carry_registers && self.registers.is_free(r))
            .or_else(|| (reserved..REGISTERS).chain(0..reserved).find(|&r| self.registers.is_free(r)))
            .unwrap_or_else(|| self.evict());
        self.registers.assign(i, r);
        r
    }

    fn evict(&mut self) -> usize {
        let next = |x: usize| self.registers.uses[x].front().copied().unwrap_or(usize::MAX);
        let (victim, x) = self.registers.farthest(0..REGISTERS, next);
        // A window of an operand can be read back from the operand: a store costs more than a load across two lines.
        let window = self.graph.window[x].is_some() && !self.tuning.carry_registers;
        let in_memory = self.graph.is_memory(x) || window || self.slot[x].is_some();
        if !in_memory {
            let at = self.new_slot(x);
            self.spills += 1;
            self.lines.push(format!("vmovdqa64 zmmword ptr [rdi + {at}], zmm{victim}"));
        }
        self.registers.vacate(x);
        victim
    }
}
