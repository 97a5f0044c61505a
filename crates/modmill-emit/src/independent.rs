//! Kernels of independent lanes: from a recorded program to instructions.
//!
//! The caller's memory holds all inputs and outputs, in blocks behind a pointer each; constants and spilled values have a pointer each, too. A block of
//! results may be one of operands, if all of these are read before. So a value that is an operand or a constant is read again, by the instruction that needs it if
//! it is not needed again soon, and never stored; other values are spilled, those first whose next use is farthest.

use crate::graph::Graph;
use crate::registers::Registers;
use modmill_arith::curve::programs::Block;
use modmill_arith::lanes::{CALLERS_MASK, LANES, Op};
use std::collections::BTreeSet;

const REGISTERS: usize = 32;
const LINE: usize = 8 * LANES;
/// Vectors of an element.
const VECTORS: usize = 8;
/// The pointers to the blocks.
const POINTERS: [&str; 6] = ["rdi", "rsi", "r8", "r9", "r10", "r11"];
/// Instructions ahead within which a second use is worth a register.
const HORIZON: usize = 8;
/// Nodes of the kernel's own order among which the next instruction is chosen: more overlap, but more spills, the larger it is.
const WINDOW: usize = 120;
/// The weight of a cycle on the way to the results against a place in the kernel's own order, in fifths.
const HEIGHT_WEIGHT: usize = 6;
/// Added to the addresses of constants and spilled values, so that most displacements take a byte.
pub(crate) const CONSTANTS_BIAS: usize = 1024;
pub(crate) const SLOTS_BIAS: usize = 4096;

/// The instructions, and what they need in memory.
#[derive(Debug, Default)]
pub(crate) struct Code {
    pub(crate) lines: Vec<String>,
    pub(crate) constants: Vec<u64>,
    pub(crate) slots: usize,
    pub(crate) spills: usize,
    pub(crate) loads: usize,
    /// Cycles if all memory were registers.
    pub(crate) cycles: usize,
}

fn is_mad(op: Op) -> bool {
    matches!(op, Op::MadLo | Op::MadHi)
}

/// The order of instructions: list scheduling over two multipliers and two other ports; latencies are those of Zen 5.
fn order(graph: &Graph) -> (Vec<usize>, usize) {
    let latency = |i: usize| if is_mad(graph.nodes[i].op) { 4 } else { 1 };
    let code: Vec<usize> = (0..graph.nodes.len()).filter(|&i| !graph.is_silent(i)).collect();
    let mut height = vec![0; graph.nodes.len()];
    for &i in code.iter().rev() {
        height[i] = latency(i) + graph.users[i].iter().map(|&u| height[u]).max().unwrap_or(0);
    }
    let mut place = vec![0; graph.nodes.len()];
    let mut pending = vec![0; graph.nodes.len()];
    for (k, &i) in code.iter().enumerate() {
        place[i] = k;
        pending[i] = graph.nodes[i].args.iter().filter(|&&a| !graph.is_silent(a)).count();
    }
    let key = |i: usize| (5 * place[i] + HEIGHT_WEIGHT * (graph.nodes.len() - height[i]), i);
    let mut ready: BTreeSet<(usize, usize)> = code.iter().filter(|&&i| pending[i] == 0).map(|&i| key(i)).collect();
    let mut earliest = vec![0; graph.nodes.len()];
    let mut issued = vec![false; code.len()];
    let (mut order, mut oldest, mut cycle) = (Vec::new(), 0, 0);
    while order.len() < code.len() {
        let (mut multipliers, mut others) = (2, 2);
        oldest += issued[oldest..].iter().take_while(|&&done| done).count();
        let candidates: Vec<_> = ready.iter().copied().filter(|&(_, i)| earliest[i] <= cycle && place[i] < oldest + WINDOW).collect();
        for (_, i) in candidates {
            let free = if is_mad(graph.nodes[i].op) { &mut multipliers } else { &mut others };
            if *free == 0 {
                continue;
            }
            *free -= 1;
            ready.remove(&key(i));
            issued[place[i]] = true;
            order.push(i);
            for &u in &graph.users[i] {
                pending[u] -= 1;
                earliest[u] = earliest[u].max(cycle + latency(i));
                if pending[u] == 0 {
                    ready.insert(key(u));
                }
            }
        }
        cycle += 1;
    }
    (order, cycle)
}

struct Allocator<'g> {
    graph: &'g Graph,
    code: Code,
    registers: Registers<REGISTERS>,
    position: usize,
    slot: Vec<Option<usize>>,
    free_slots: Vec<usize>,
    blocks: &'g [Block],
    /// Places, pointer and offset, where a result is.
    overwritten: Vec<(&'static str, usize)>,
}

/// The kernel as instructions.
pub(crate) fn emit(graph: &Graph, blocks: &[Block]) -> Code {
    let (order, cycles) = order(graph);
    let mut a = Allocator {
        graph,
        code: Code { cycles, ..Code::default() },
        registers: Registers::new(graph, order.iter().copied().enumerate()),
        position: 0,
        slot: vec![None; graph.nodes.len()],
        free_slots: Vec::new(),
        blocks,
        overwritten: Vec::new(),
    };
    for (position, &i) in order.iter().enumerate() {
        a.position = position;
        a.registers.unpin();
        a.instruction(i);
    }
    a.code
}

impl Allocator<'_> {
    fn instruction(&mut self, i: usize) {
        let node = self.graph.nodes[i].clone();
        let args = &node.args;
        match node.op {
            Op::MadLo | Op::MadHi => {
                let name = if node.op == Op::MadLo { "vpmadd52luq" } else { "vpmadd52huq" };
                let (a, b) = self.pair(args[1], args[2], true);
                let d = self.accumulate(args[0], i);
                self.line(format!("{name} zmm{d}, zmm{a}, {b}"));
                self.release(args);
            }
            Op::Add(0xff) | Op::Sub | Op::And | Op::Or => {
                let name = match node.op {
                    Op::Add(_) => "vpaddq",
                    Op::Sub => "vpsubq",
                    Op::And => "vpandq",
                    _ => "vporq",
                };
                let (a, b) = self.pair(args[0], args[1], node.op != Op::Sub);
                self.release(args);
                let d = self.fresh(i);
                self.line(format!("{name} zmm{d}, zmm{a}, {b}"));
            }
            Op::Shl(bits) | Op::Shr(bits) => {
                let name = if node.op == Op::Shl(bits) { "vpsllq" } else { "vpsrlq" };
                let a = self.load(args[0]);
                self.release(args);
                let d = self.fresh(i);
                self.line(format!("{name} zmm{d}, zmm{a}, {bits}"));
            }
            Op::AddOrSub(mask) => {
                let k = match mask {
                    CALLERS_MASK => 1,
                    _ => {
                        assert_eq!(mask, !CALLERS_MASK, "a mask that is not the caller's");
                        2
                    }
                };
                let (a, b) = (self.load(args[0]), self.load(args[1]));
                let d = self.fresh(i);
                self.line(format!("vpaddq zmm{d}, zmm{a}, zmm{b}"));
                self.line(format!("vpsubq zmm{d}{{k{k}}}, zmm{a}, zmm{b}"));
                self.release(args);
            }
            op => panic!("no instruction for {op:?} in kernels of independent lanes"),
        }
        let register = self.registers.of[i].expect("just computed");
        for vector in (0..self.graph.results.len()).filter(|&r| self.graph.results[r] == i) {
            let (pointer, offset) = self.place(vector, |block| block.results);
            self.line(format!("vmovdqa64 zmmword ptr [{pointer} + {offset}], zmm{register}"));
            self.overwritten.push((pointer, offset));
        }
        self.registers.drop_if_dead(i);
    }

    /// The pointer and the offset of a vector, of those that `count` counts in each block.
    fn place(&self, vector: usize, count: impl Fn(&Block) -> usize) -> (&'static str, usize) {
        let mut left = vector;
        for (block, pointer) in self.blocks.iter().zip(POINTERS) {
            let vectors = VECTORS * count(block);
            if left < vectors {
                return (pointer, LINE * left);
            }
            left -= vectors;
        }
        panic!("vector {vector} is in no block");
    }

    fn line(&mut self, text: String) {
        self.code.lines.push(text);
    }

    /// True if `x` can be read from memory.
    fn in_memory(&self, x: usize) -> bool {
        self.slot[x].is_some() || matches!(self.graph.nodes[x].op, Op::Splat(_) | Op::Operand(..))
    }

    /// The memory of `x`; `embedded` as the operand of another instruction.
    fn address(&mut self, x: usize, embedded: bool) -> String {
        match self.graph.nodes[x].op {
            Op::Splat(constant) => {
                let constants = &mut self.code.constants;
                let number = constants.iter().position(|&c| c == constant).unwrap_or_else(|| {
                    constants.push(constant);
                    constants.len() - 1
                });
                let at = 8 * number as isize - CONSTANTS_BIAS as isize;
                format!("qword ptr [rcx + {at}]{}", if embedded { "{1to8}" } else { "" })
            }
            Op::Operand(operand, v) => {
                let vector = self.graph.operands[..operand].iter().sum::<usize>() + v;
                let (pointer, offset) = self.place(vector, |block| block.operands);
                assert!(!self.overwritten.contains(&(pointer, offset)), "operand {operand} is read after a result took its place");
                format!("zmmword ptr [{pointer} + {offset}]")
            }
            _ => {
                let slot = self.slot[x].expect("a value that left its register has been stored");
                format!("zmmword ptr [rdx + {}]", (LINE * slot) as isize - SLOTS_BIAS as isize)
            }
        }
    }

    /// Two sources, the first in a register, the second there or in memory.
    fn pair(&mut self, a: usize, b: usize, commutes: bool) -> (usize, String) {
        let from_memory = |s: &Self, x: usize| {
            let soon = s.registers.uses[x].get(1).is_some_and(|&next| next - s.position < HORIZON);
            s.registers.of[x].is_none() && s.in_memory(x) && !soon
        };
        let (a, b) = if commutes && !from_memory(self, b) && from_memory(self, a) { (b, a) } else { (a, b) };
        if a != b && from_memory(self, b) {
            self.code.loads += 1;
            (self.load(a), self.address(b, true))
        } else {
            (self.load(a), format!("zmm{}", self.load(b)))
        }
    }

    /// The register of `x`, which stays put during this instruction.
    fn load(&mut self, x: usize) -> usize {
        if let Some(r) = self.registers.of[x] {
            self.registers.pin(r);
            return r;
        }
        let r = self.fresh(x);
        self.read_into(r, x);
        r
    }

    fn read_into(&mut self, r: usize, x: usize) {
        if self.graph.nodes[x].op == Op::Zero {
            return self.line(format!("vpxord zmm{r}, zmm{r}, zmm{r}"));
        }
        let name = if matches!(self.graph.nodes[x].op, Op::Splat(_)) { "vpbroadcastq" } else { "vmovdqa64" };
        let address = self.address(x, false);
        self.code.loads += 1;
        self.line(format!("{name} zmm{r}, {address}"));
    }

    /// The register in which node `i` is added to `c`: that of `c` when nobody else reads it.
    fn accumulate(&mut self, c: usize, i: usize) -> usize {
        let last = self.registers.uses[c].len() == 1;
        match self.registers.of[c] {
            Some(_) if last => self.registers.inherit(c, i),
            None if last || self.graph.nodes[c].op == Op::Zero => {
                let d = self.fresh(i);
                self.read_into(d, c);
                d
            }
            _ => {
                let r = self.load(c);
                let d = self.fresh(i);
                self.line(format!("vmovdqa64 zmm{d}, zmm{r}"));
                d
            }
        }
    }

    /// A register for `x`.
    fn fresh(&mut self, x: usize) -> usize {
        let r = (0..REGISTERS).find(|&r| self.registers.is_free(r)).unwrap_or_else(|| self.evict());
        self.registers.assign(x, r);
        r
    }

    /// Frees the register whose value is needed last; a value that must be stored counts as needed twice as soon.
    fn evict(&mut self) -> usize {
        let distance = |x: usize| {
            let next = self.registers.uses[x].front().map_or(usize::MAX / 2, |&next| next - self.position);
            if self.in_memory(x) { 2 * next } else { next }
        };
        let (victim, x) = self.registers.farthest((0..REGISTERS).rev(), distance);
        if !self.in_memory(x) {
            let slot = self.free_slots.pop().unwrap_or(self.code.slots);
            self.code.slots = self.code.slots.max(slot + 1);
            self.slot[x] = Some(slot);
            self.code.spills += 1;
            let address = self.address(x, false);
            self.line(format!("vmovdqa64 {address}, zmm{victim}"));
        }
        self.registers.vacate(x);
        victim
    }

    /// One use of each argument is over.
    fn release(&mut self, args: &[usize]) {
        self.registers.release(args);
        for &a in args {
            self.free_slot_if_dead(a);
        }
    }

    fn free_slot_if_dead(&mut self, x: usize) {
        if self.registers.uses[x].is_empty() {
            self.free_slots.extend(self.slot[x].take());
        }
    }
}
