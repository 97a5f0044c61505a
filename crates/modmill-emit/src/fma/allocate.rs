//! Registers and memory of a program in vectors of four lanes: from nodes to instructions.
//!
//! One register holds the flag of predicted carries and, if doubles are multiplied, two the constants of a product; the others hold values. The value used
//! farthest in the future leaves its register; it is spilled unless it is in memory already. Nodes keep their order: a core looks far enough ahead.

use super::graph::{BYTES, Columns, Graph, LANES, Multiplier, Number, Op, Rows};
use super::instruction::{Address, Base, Binary, Instruction, Load, Source, Unary};
use std::collections::VecDeque;

/// Predicted carries that rippled.
pub(crate) const FLAG: usize = 13;
/// 2^104, and 2^104 + 2^52, where doubles are multiplied.
pub(crate) const C1: usize = 14;
pub(crate) const C2: usize = 15;
const REGISTERS: usize = 16;

/// The registers that hold values.
fn usable(multiplier: Multiplier) -> impl Iterator<Item = usize> + Clone {
    let end = match multiplier {
        Multiplier::Doubles => FLAG,
        Multiplier::Integers => REGISTERS,
    };
    (0..end).filter(|&r| r != FLAG)
}
/// Sums of a loop that are in registers at a time: as many low ones as high ones.
const CHUNK: usize = 5;
/// Instructions of a loop up to which it is unrolled.
const UNROLLED: usize = 700;

/// The offsets of things in the state's memory, in bytes from its start.
#[derive(Debug, Clone, Default)]
pub(crate) struct Layout {
    /// Each operand as doubles and as integers; -1 where it is not read so.
    pub(crate) doubles: Vec<isize>,
    pub(crate) integers: Vec<isize>,
    arrays: Vec<isize>,
    pub(crate) constants_at: isize,
    pub(crate) constants: Vec<[u64; LANES]>,
    pub(crate) bytes: isize,
}

/// The head of the state: the flag, then, on x86-64, the caller's MXCSR and the kernel's.
const HEAD: isize = 64;
/// Constants before those of the program: 2^104, 2^104 + 2^52, the bits of a limb, 2^52.
const COMMON: [u64; 4] = [0x4670_0000_0000_0000, 0x4670_0000_0000_0001, (1 << 52) - 1, 0x4330_0000_0000_0000];

#[derive(Debug, Clone)]
pub(crate) struct Code {
    pub(crate) instructions: Vec<Instruction>,
    pub(crate) layout: Layout,
    pub(crate) spills: usize,
    pub(crate) multiplier: Multiplier,
}

struct Allocator<'g> {
    graph: &'g Graph,
    layout: Layout,
    instructions: Vec<Instruction>,
    uses: Vec<VecDeque<usize>>,
    register: Vec<Option<usize>>,
    holder: [Option<usize>; REGISTERS],
    pinned: Vec<usize>,
    slot: Vec<Option<isize>>,
    free_slots: Vec<isize>,
    /// Slots that are free from the next instruction on: this one may still read them.
    freed: Vec<isize>,
    spills: usize,
}

pub(crate) fn allocate(graph: &Graph) -> Code {
    let n = graph.nodes.len();
    let mut uses = vec![VecDeque::new(); n];
    for (position, node) in graph.nodes.iter().enumerate() {
        for &a in &node.args {
            uses[a].push_back(position);
        }
    }
    let mut layout = Layout { bytes: HEAD, ..Layout::default() };
    // Zeros on either side of what windows are read from: eight limbs, or as many as the number has where a loop goes over it.
    let padded = |bytes: &mut isize, limbs: usize, number: Number| {
        let looped = graph.columns.iter().any(|c| c.factors.contains(&number));
        let zeros = if looped { 8 * limbs.next_multiple_of(LANES) as isize } else { 2 * BYTES };
        let at = *bytes + zeros;
        *bytes += 8 * limbs as isize + 2 * zeros;
        at
    };
    for (operand, (doubles, integers)) in graph.doubles.iter().zip(&graph.integers).enumerate() {
        layout.doubles.push(if *doubles > 0 { padded(&mut layout.bytes, *doubles, Number::Operand(operand)) } else { -1 });
        let read = if graph.multiplier == Multiplier::Integers { operand } else { usize::MAX };
        layout.integers.push(if *integers > 0 { padded(&mut layout.bytes, *integers, Number::Operand(read)) } else { -1 });
    }
    for (number, array) in graph.arrays.iter().enumerate() {
        layout.arrays.push(padded(&mut layout.bytes, array.limbs, Number::Array(number)));
    }
    layout.constants_at = layout.bytes;
    layout.constants = COMMON.iter().map(|&c| [c; LANES]).chain(graph.constants.iter().copied()).collect();
    layout.bytes += BYTES * layout.constants.len() as isize;
    let mut a = Allocator {
        graph,
        layout,
        instructions: Vec::new(),
        uses,
        register: vec![None; n],
        holder: [None; REGISTERS],
        pinned: Vec::new(),
        slot: vec![None; n],
        free_slots: Vec::new(),
        freed: Vec::new(),
        spills: 0,
    };
    for i in 0..n {
        a.pinned.clear();
        a.free_slots.append(&mut a.freed);
        a.instruction(i);
    }
    Code { instructions: a.instructions, layout: a.layout, spills: a.spills, multiplier: graph.multiplier }
}

impl Layout {
    pub(crate) fn common(&self, number: usize) -> Address {
        Address { base: Base::State, bytes: self.constants_at + BYTES * number as isize }
    }
}

impl Allocator<'_> {
    fn push(&mut self, instruction: Instruction) {
        self.instructions.push(instruction);
    }

    fn instruction(&mut self, i: usize) {
        let node = self.graph.nodes[i].clone();
        let args = node.args;
        match node.op {
            op if op.is_memory() => {}
            Op::High => self.high(i, args[0], args[1]),
            Op::Low => {
                let top = self.source(args[0]);
                // The factor that stays is in a register; the other one, too, or in memory.
                let (a, b) = self.factors(args[1], args[2]);
                self.release(&args[..1], i);
                let d = self.fresh(i);
                self.push(Instruction::Binary { name: Binary::SubDoubles, to: d, a: C2, b: Source::Register(top) });
                self.push(Instruction::AddProduct { sum: d, a, b });
                self.release(&args[1..], i);
            }
            Op::MadHigh | Op::MadLow => {
                let (start, &[a, b]) = args.split_last_chunk().expect("two factors");
                let sum = match start {
                    [c] => self.accumulate(*c, [a, b], i),
                    _ => {
                        let d = self.fresh(i);
                        self.push(Instruction::Zero { to: d });
                        d
                    }
                };
                let (a, b) = self.factors(a, b);
                self.push(Instruction::AddHalf { high: node.op == Op::MadHigh, sum, a, b });
                self.release(&args, i);
            }
            Op::Add | Op::And | Op::Or | Op::UnpackLow | Op::UnpackHigh => {
                let name = match node.op {
                    Op::Add => Binary::Add,
                    Op::And => Binary::And,
                    Op::Or => Binary::Or,
                    Op::UnpackLow => Binary::UnpackLow,
                    _ => Binary::UnpackHigh,
                };
                let commutes = matches!(node.op, Op::Add | Op::And | Op::Or);
                let (x, y) = if commutes && self.in_memory_only(args[0]) { (args[1], args[0]) } else { (args[0], args[1]) };
                self.binary(i, name, x, y, &args);
            }
            Op::Sub => self.binary(i, Binary::Sub, args[0], args[1], &args),
            Op::Halves(imm) => self.binary(i, Binary::Halves(imm), args[0], args[1], &args),
            Op::Odd => self.binary(i, Binary::Odd, args[0], args[1], &args),
            Op::Shl(bits) => self.unary(i, Unary::Shl(bits), &args),
            Op::Shr(bits) => self.unary(i, Unary::Shr(bits), &args),
            Op::PairUp => self.unary(i, Unary::PairUp, &args),
            Op::PairDown => self.unary(i, Unary::PairDown, &args),
            Op::Zero => {
                let d = self.fresh(i);
                self.push(Instruction::Zero { to: d });
            }
            Op::AddFlagged => {
                let s = self.source(args[0]);
                let c = self.operand(args[1]);
                let d = self.fresh(i);
                self.push(Instruction::Binary { name: Binary::Add, to: d, a: s, b: c });
                let t = self.temporary();
                self.push(Instruction::Binary { name: Binary::Xor, to: t, a: s, b: Source::Register(d) });
                self.push(Instruction::Binary { name: Binary::Or, to: FLAG, a: FLAG, b: Source::Register(t) });
                self.release(&args, i);
            }
            Op::Convert => {
                let a = self.source(args[0]);
                self.release(&args, i);
                let d = self.fresh(i);
                let (limb, exponent) = (self.layout.common(2), self.layout.common(3));
                self.push(Instruction::Binary { name: Binary::And, to: d, a, b: Source::Memory(limb) });
                for name in [Binary::Or, Binary::SubDoubles] {
                    self.push(Instruction::Binary { name, to: d, a: d, b: Source::Memory(exponent) });
                }
            }
            Op::Store(array, limb) => {
                let a = self.source(args[0]);
                let at = self.layout.arrays[array] + 8 * limb as isize;
                self.store(a, at);
                self.release(&args, i);
            }
            Op::Result(operand, vector, doubles) => {
                let a = self.source(args[0]);
                let at = if doubles { self.layout.doubles[operand] } else { self.layout.integers[operand] } + BYTES * vector as isize;
                self.store(a, at);
                self.release(&args, i);
            }
            Op::Rows(k) => {
                let rows = self.graph.rows[k].clone();
                let chunks = rows.vectors.div_ceil(CHUNK);
                let parts: Vec<Vec<usize>> = (0..chunks)
                    .map(|c| {
                        let vectors = rows.vectors * c / chunks..rows.vectors * (c + 1) / chunks;
                        vectors.clone().chain(vectors.map(|v| rows.vectors + v)).collect()
                    })
                    .collect();
                self.sums(i, &args, &parts, |a, part| a.chunk(&rows, &parts[part][..parts[part].len() / 2]));
            }
            Op::Columns(k) => {
                let columns = self.graph.columns[k].clone();
                let kinds = |from: usize, to: usize| (0..3).flat_map(move |kind| (from..to).map(move |v| kind * columns.vectors + v));
                let parts: Vec<Vec<usize>> = columns.parts.iter().map(|p| kinds(p.0, p.1).collect()).collect();
                let columns = self.graph.columns[k].clone();
                self.sums(i, &args, &parts, |a, part| a.part(&columns, part));
            }
            Op::Output(_) => {}
            op => unreachable!("{op:?} is in memory"),
        }
        if self.uses[i].is_empty() {
            self.drop_register(i);
        }
    }

    fn store(&mut self, from: usize, bytes: isize) {
        self.push(Instruction::Store { from, to: Address { base: Base::State, bytes } });
    }

    fn binary(&mut self, i: usize, name: Binary, x: usize, y: usize, args: &[usize]) {
        let a = self.source(x);
        let b = self.operand(y);
        self.release(args, i);
        let d = self.fresh(i);
        self.push(Instruction::Binary { name, to: d, a, b });
    }

    fn unary(&mut self, i: usize, name: Unary, args: &[usize]) {
        let a = self.source(args[0]);
        self.release(args, i);
        let d = self.fresh(i);
        self.push(Instruction::Unary { name, to: d, a });
    }

    /// A register with `c`, in which node `i` comes to be: that of `c` where this is its last use.
    fn accumulate(&mut self, c: usize, factors: [usize; 2], i: usize) -> usize {
        let r = self.source(c);
        if self.uses[c].back() != Some(&i) || factors.contains(&c) {
            let d = self.fresh(i);
            self.push(Instruction::Copy { to: d, from: r });
            return d;
        }
        self.register[c] = None;
        self.register[i] = Some(r);
        self.holder[r] = Some(i);
        r
    }

    /// a b + 2^104 into a new register.
    fn high(&mut self, i: usize, a: usize, b: usize) {
        let (keep, other) = self.choose(a, b);
        let k = self.source(keep);
        if self.in_memory_only(other) && !self.is_unaligned(other) {
            let d = self.fresh(i);
            let address = self.address(other);
            let load = self.load_name(other);
            self.push(Instruction::High { load, to: d, from: address, by: k });
        } else {
            let o = self.source(other);
            let d = self.fresh(i);
            self.push(Instruction::Copy { to: d, from: C1 });
            self.push(Instruction::AddProduct { sum: d, a: k, b: Source::Register(o) });
        }
        self.release(&[a, b], i);
    }

    /// The factor to be kept in a register, and the one to be read where it is.
    fn choose(&self, a: usize, b: usize) -> (usize, usize) {
        let next = |x: usize| self.uses[x].get(2).copied().unwrap_or(usize::MAX);
        let embeddable = |x: usize| self.in_memory_only(x) && !self.is_word(x);
        match (embeddable(a), embeddable(b)) {
            (true, false) => (b, a),
            (false, true) => (a, b),
            _ if next(a) <= next(b) => (a, b),
            _ => (b, a),
        }
    }

    fn factors(&mut self, a: usize, b: usize) -> (usize, Source) {
        let (keep, other) = match (self.register[a].is_some(), self.register[b].is_some()) {
            (true, false) => (a, b),
            (false, true) => (b, a),
            _ => self.choose(a, b),
        };
        let k = self.source(keep);
        (k, self.operand(other))
    }

    /// True if the value has one word in memory, which has to be broadcast.
    fn is_word(&self, x: usize) -> bool {
        matches!(self.graph.nodes[x].op, Op::TableWord(_) | Op::Digit(..)) && self.slot[x].is_none()
    }

    fn in_memory_only(&self, x: usize) -> bool {
        self.register[x].is_none()
    }

    /// The value in a register or in memory, as the last operand of an instruction.
    fn operand(&mut self, x: usize) -> Source {
        if self.in_memory_only(x) && !self.is_word(x) {
            return Source::Memory(self.address(x));
        }
        Source::Register(self.source(x))
    }

    /// True if the value in memory may lie across two cache lines: it is loaded once, not by each instruction that reads it.
    fn is_unaligned(&self, x: usize) -> bool {
        matches!(self.graph.nodes[x].op,
            Op::Doubles(_, limb) | Op::Window(_, limb) | Op::Integers(_, limb) if !limb.unsigned_abs().is_multiple_of(LANES))
    }

    fn load_name(&self, x: usize) -> Load {
        match self.graph.nodes[x].op {
            _ if self.is_word(x) => Load::Word,
            _ if self.is_unaligned(x) => Load::Unaligned,
            _ => Load::Doubles,
        }
    }

    fn address(&self, x: usize) -> Address {
        let state = |bytes: isize| Address { base: Base::State, bytes };
        let table = |bytes: isize| Address { base: Base::Table, bytes };
        if let Some(at) = self.slot[x] {
            return state(at);
        }
        match self.graph.nodes[x].op {
            Op::Constant(number) => self.layout.common(COMMON.len() + number),
            Op::Doubles(operand, limb) => state(self.layout.doubles[operand] + 8 * limb),
            Op::Integers(operand, limb) => state(self.layout.integers[operand] + 8 * limb),
            Op::Window(array, limb) => state(self.layout.arrays[array] + 8 * limb),
            Op::Digit(array, limb) => state(self.layout.arrays[array] + 8 * limb as isize),
            Op::Table(number) => table(BYTES * number as isize),
            Op::TableWord(word) => table(8 * word as isize),
            op => unreachable!("{op:?} has no memory"),
        }
    }

    /// The register of `x`, which stays put during this instruction.
    fn source(&mut self, x: usize) -> usize {
        if let Some(r) = self.register[x] {
            self.pinned.push(r);
            return r;
        }
        let (from, load) = (self.address(x), self.load_name(x));
        let r = self.fresh(x);
        self.push(Instruction::Load { load, to: r, from });
        r
    }

    fn fresh(&mut self, x: usize) -> usize {
        let r = self.free();
        self.register[x] = Some(r);
        self.holder[r] = Some(x);
        self.pinned.push(r);
        r
    }

    /// A register for the length of one instruction.
    fn temporary(&mut self) -> usize {
        let r = self.free();
        self.pinned.push(r);
        r
    }

    fn free(&mut self) -> usize {
        if let Some(r) = usable(self.graph.multiplier).find(|&r| self.holder[r].is_none() && !self.pinned.contains(&r)) {
            return r;
        }
        let next = |x: usize| self.uses[x].front().copied().unwrap_or(usize::MAX);
        let held = usable(self.graph.multiplier).filter(|r| !self.pinned.contains(r)).filter_map(|r| self.holder[r].map(|x| (r, x)));
        let (r, x) = held.max_by_key(|&(_, x)| next(x)).expect("a register that is not pinned");
        self.spill(x);
        self.drop_register(x);
        r
    }

    /// Writes the value to memory unless it is there.
    fn spill(&mut self, x: usize) {
        if self.graph.nodes[x].op.is_memory() || self.slot[x].is_some() {
            return;
        }
        let at = self.new_slot(x);
        self.spills += 1;
        let r = self.register[x].expect("a value in a register");
        self.store(r, at);
    }

    fn new_slot(&mut self, x: usize) -> isize {
        let at = self.free_slots.pop().unwrap_or_else(|| {
            self.layout.bytes += BYTES;
            self.layout.bytes - BYTES
        });
        self.slot[x] = Some(at);
        at
    }

    fn drop_register(&mut self, x: usize) {
        if let Some(r) = self.register[x].take() {
            self.holder[r] = None;
        }
    }

    /// The uses of `args` by node `i` are over.
    fn release(&mut self, args: &[usize], i: usize) {
        for &a in args {
            while self.uses[a].front().is_some_and(|&u| u <= i) {
                self.uses[a].pop_front();
            }
            if self.uses[a].is_empty() {
                if let Some(r) = self.register[a] {
                    self.pinned.retain(|&p| p != r);
                }
                self.drop_register(a);
                if let Some(at) = self.slot[a].take() {
                    self.freed.push(at);
                }
            }
        }
    }

    /// Sums that are too many for the registers, in parts: each is loaded into registers 0.., added to by `run`, and left there or in memory.
    fn sums(&mut self, i: usize, args: &[usize], parts: &[Vec<usize>], run: impl Fn(&mut Self, usize)) {
        for r in 0..REGISTERS {
            if let Some(x) = self.holder[r] {
                self.spill(x);
                self.drop_register(x);
            }
        }
        let outputs: Vec<Option<usize>> = (0..args.len())
            .map(|k| (i + 1..self.graph.nodes.len()).find(|&u| self.graph.nodes[u].op == Op::Output(k) && self.graph.nodes[u].args == [i]))
            .collect();
        for (part, sums) in parts.iter().enumerate() {
            for (r, &sum) in sums.iter().enumerate() {
                let from = self.address(args[sum]);
                self.push(Instruction::Load { load: Load::Integers, to: r, from });
            }
            run(self, part);
            for (r, &sum) in sums.iter().enumerate() {
                let Some(output) = outputs[sum] else { continue };
                if part + 1 == parts.len() {
                    self.register[output] = Some(r);
                    self.holder[r] = Some(output);
                } else {
                    let at = self.new_slot(output);
                    self.store(r, at);
                }
            }
        }
        self.release(args, i);
    }

    fn number_at(&self, number: Number) -> isize {
        match number {
            Number::Operand(operand) => self.layout.doubles[operand].max(self.layout.integers[operand]),
            Number::Array(array) => self.layout.arrays[array],
        }
    }

    /// A loop over distances: even sums in registers 0.., odd ones behind them, then those below.
    fn part(&mut self, columns: &Columns, part: usize) {
        let (from, to, lane, steps) = columns.parts[part].clone();
        let n = to - from;
        let [x, y] = columns.factors.map(|f| self.number_at(f));
        if steps.is_empty() {
            return;
        }
        let (lane, e) = (8 * lane as isize, 8 * steps.start as isize);
        let state = |bytes| Address { base: Base::State, bytes };
        self.push(Instruction::Point { to: Base::First, at: state(x + lane - e) });
        self.push(Instruction::Point { to: Base::Second, at: state(y + lane + e) });
        if self.graph.multiplier == Multiplier::Integers {
            return self.integers_part(n, steps.len());
        }
        // y[L + e + 1] of a distance is y[L + e] of the next, and stays in its register.
        let (u, d, high, low) = (3 * n, 4 * n, 4 * n + 1, 4 * n + 2);
        self.push(Instruction::Count { times: steps.len() });
        for h in 0..n {
            let from = Address { base: Base::Second, bytes: BYTES * h as isize };
            self.push(Instruction::Load { load: Load::Unaligned, to: u + h, from });
        }
        self.push(Instruction::Begin);
        for h in 0..n {
            let (at, u) = (BYTES * h as isize, u + h);
            self.push(Instruction::Load { load: Load::Unaligned, to: d, from: Address { base: Base::First, bytes: at } });
            for (lows, highs) in [(h, n + h), (n + h, 2 * n + h)] {
                self.push(Instruction::Copy { to: high, from: C1 });
                self.push(Instruction::AddProduct { sum: high, a: d, b: Source::Register(u) });
                self.parts([high, low], [lows, highs], d, Source::Register(u));
                if lows == h {
                    self.push(Instruction::Load { load: Load::Unaligned, to: u, from: Address { base: Base::Second, bytes: at + 8 } });
                }
            }
        }
        self.push(Instruction::End { advance: [-8, 8] });
    }

    /// The loop of [`Self::part`] by products of integers. The odd sums get two halves a distance, one of them by way of sums of their own: an addition
    /// waits for the one before.
    fn integers_part(&mut self, n: usize, steps: usize) {
        let mut free = usable(Multiplier::Integers).skip(3 * n);
        let mut registers = |count: usize| free.by_ref().take(count).collect::<Vec<_>>();
        let (u, more, d) = (registers(n), registers(n), registers(1)[0]);
        self.push(Instruction::Count { times: steps });
        for h in 0..n {
            let from = Address { base: Base::Second, bytes: BYTES * h as isize };
            self.push(Instruction::Load { load: Load::Unaligned, to: u[h], from });
            self.push(Instruction::Zero { to: more[h] });
        }
        self.push(Instruction::Begin);
        for h in 0..n {
            let (at, b) = (BYTES * h as isize, Source::Register(u[h]));
            self.push(Instruction::Load { load: Load::Unaligned, to: d, from: Address { base: Base::First, bytes: at } });
            self.push(Instruction::AddHalf { high: false, sum: h, a: d, b });
            self.push(Instruction::AddHalf { high: true, sum: n + h, a: d, b });
            self.push(Instruction::Load { load: Load::Unaligned, to: u[h], from: Address { base: Base::Second, bytes: at + 8 } });
            self.push(Instruction::AddHalf { high: false, sum: more[h], a: d, b });
            self.push(Instruction::AddHalf { high: true, sum: 2 * n + h, a: d, b });
        }
        self.push(Instruction::End { advance: [-8, 8] });
        for (odd, more) in (n..2 * n).zip(more) {
            self.push(Instruction::Binary { name: Binary::Add, to: odd, a: odd, b: Source::Register(more) });
        }
    }

    /// Adds `high` and the low part of a b, by way of register `low`, to sums.
    fn parts(&mut self, [high, low]: [usize; 2], [lows, highs]: [usize; 2], a: usize, b: Source) {
        let add = |to, b| Instruction::Binary { name: Binary::Add, to, a: to, b: Source::Register(b) };
        self.push(Instruction::Binary { name: Binary::SubDoubles, to: low, a: C2, b: Source::Register(high) });
        self.push(add(highs, high));
        self.push(Instruction::AddProduct { sum: low, a, b });
        self.push(add(lows, low));
    }

    /// All rows for some vectors: low sums are in registers 0.., high ones behind them.
    fn chunk(&mut self, rows: &Rows, vectors: &[usize]) {
        let digits_at = self.layout.arrays[rows.digits.0] + 8 * rows.digits.1 as isize;
        let row_bytes = BYTES * rows.stride as isize;
        let state = |bytes| Address { base: Base::State, bytes };
        if rows.rows * (6 * rows.vectors + 1) <= UNROLLED {
            for r in 0..rows.rows {
                let table = BYTES * (rows.table + r * rows.stride) as isize;
                self.row(vectors, state(digits_at + 8 * r as isize), Address { base: Base::Table, bytes: table });
            }
            return;
        }
        self.push(Instruction::Point { to: Base::First, at: state(digits_at) });
        self.push(Instruction::Point { to: Base::Second, at: Address { base: Base::Table, bytes: BYTES * rows.table as isize } });
        self.push(Instruction::Count { times: rows.rows });
        self.push(Instruction::Begin);
        self.row(vectors, Address { base: Base::First, bytes: 0 }, Address { base: Base::Second, bytes: 0 });
        self.push(Instruction::End { advance: [8, row_bytes] });
    }

    /// The row at `table`, times the digit at `digit`.
    fn row(&mut self, vectors: &[usize], digit: Address, table: Address) {
        let n = vectors.len();
        let (d, high, low) = (2 * n, 2 * n + 1, 2 * n + 2);
        self.push(Instruction::Load { load: Load::Word, to: d, from: digit });
        for (k, &v) in vectors.iter().enumerate() {
            let t = Address { bytes: table.bytes + BYTES * v as isize, ..table };
            if self.graph.multiplier == Multiplier::Integers {
                self.push(Instruction::Load { load: Load::Integers, to: high, from: t });
                for (is_high, sum) in [(false, k), (true, n + k)] {
                    self.push(Instruction::AddHalf { high: is_high, sum, a: d, b: Source::Register(high) });
                }
                continue;
            }
            self.push(Instruction::High { load: Load::Doubles, to: high, from: t, by: d });
            self.parts([high, low], [k, n + k], d, Source::Memory(t));
        }
    }
}
