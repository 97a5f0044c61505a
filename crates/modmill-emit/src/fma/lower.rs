//! From a recorded kernel in vectors of eight lanes to vectors of four.
//!
//! A sum of products of doubles is kept as the sum of the bits of doubles: each node has a *bias*, a known multiple of the constants beside the products,
//! which is taken off, modulo 2^64, where the value itself is needed. Lanes known to be zero are traced, and vectors of zeros dropped.

use super::graph::{Array, Columns, Graph, HIGH_BIAS, LANES, LOW_BIAS, Multiplier, Node, Number, Op, Rows};
use modmill_arith::lanes::{Bounds, LIMB_MASK, Op as Wide, Program};
use std::collections::HashMap;

/// The number of windows that are not aligned and, in the order of their use, are made of registers: the loads of those that the next
/// iteration needs first would wait until the stores of this one are in the cache. Eight measured fastest: without any, squarings take 5 %
/// longer at 512 bits and 3 % at 1024; with twelve, up to 40 % at 1024.
const PERMUTED_WINDOWS: usize = 8;

/// Four lanes: a node, what has to be taken off its bits, and which lanes are zero once that is done; `None` for zeros.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Value {
    node: usize,
    bias: u64,
    zeros: u8,
}

type Half = Option<Value>;

const ALL: u8 = 0xf;

/// A lowered loop: its node, the vectors of four of each kind of sums, the vectors of eight that were recorded for each, and the place of the first
/// sum among the recorded arguments.
#[derive(Debug, Clone, Copy)]
struct Loop {
    node: usize,
    vectors: usize,
    wide: usize,
    first_sum: usize,
}

struct Lowering<'p> {
    program: &'p Program,
    bounds: &'p Bounds,
    graph: Graph,
    seen: HashMap<Node, usize>,
    /// Lanes 0 to 3 and lanes 4 to 7 of each recorded node, once it is lowered, as integers.
    integers: Vec<Option<[Half; 2]>>,
    /// Lanes 0 to 3 and lanes 4 to 7 of each recorded node, once it is lowered, as factors.
    factors: Vec<Option<[Half; 2]>>,
    /// The array and first limb of each recorded node that is stored as digits.
    places: Vec<Option<(usize, usize)>>,
    /// Windows of operands that are made in registers.
    permuted: Vec<(usize, isize)>,
    /// The recorded loops, by their nodes.
    loops: HashMap<usize, Loop>,
}

/// Lowers `program`, whose operands and table are within `bounds`; results become operands, `results` in order.
pub(crate) fn lower(program: &Program, bounds: &Bounds, results: &[(usize, usize)], multiplier: Multiplier) -> Graph {
    let n = program.nodes.len();
    let mut l = Lowering {
        program,
        bounds,
        graph: Graph {
            multiplier,
            doubles: vec![0; program.operands.len()],
            integers: vec![0; program.operands.len()],
            ..Graph::default()
        },
        seen: HashMap::new(),
        integers: vec![None; n],
        factors: vec![None; n],
        places: vec![None; n],
        permuted: Vec::new(),
        loops: HashMap::new(),
    };
    l.place_arrays();
    for i in 0..n {
        l.node(i);
    }
    for (r, &(operand, vector)) in results.iter().enumerate() {
        l.result(program.results[r], operand, vector);
    }
    l.graph.without_dead()
}

impl Lowering<'_> {
    fn push(&mut self, op: Op, args: &[usize]) -> usize {
        let node = Node { op, args: args.to_vec() };
        if let Some(&i) = self.seen.get(&node) {
            return i;
        }
        let i = self.graph.nodes.len();
        self.graph.nodes.push(node.clone());
        self.seen.insert(node, i);
        i
    }

    fn value(&mut self, op: Op, args: &[usize], bias: u64, zeros: u8) -> Half {
        (zeros != ALL).then(|| Value { node: self.push(op, args), bias, zeros })
    }

    fn constant(&mut self, words: [u64; LANES]) -> usize {
        let number = self.graph.constants.iter().position(|c| *c == words).unwrap_or_else(|| {
            self.graph.constants.push(words);
            self.graph.constants.len() - 1
        });
        self.push(Op::Constant(number), &[])
    }

    /// Makes an array of the digits of each loop, and of each chain of vectors of which windows or single lanes are factors.
    fn place_arrays(&mut self) {
        let nodes = &self.program.nodes;
        let mut above: HashMap<usize, usize> = HashMap::new();
        let mut members: Vec<usize> = Vec::new();
        for node in nodes {
            match node.op {
                Wide::MadLo | Wide::MadHi => {
                    for &f in &node.args[1..] {
                        match nodes[f].op {
                            Wide::Align(_) => {
                                let (high, low) = (nodes[f].args[0], nodes[f].args[1]);
                                members.extend([high, low]);
                                if self.is_computed(high) && self.is_computed(low) && high != low {
                                    let other = above.insert(low, high);
                                    assert!(
                                        other.is_none_or(|o| o == high),
                                        "vector {low} is below two others in windows that are factors"
                                    );
                                }
                            }
                            Wide::Broadcast(_) => members.push(nodes[f].args[0]),
                            _ => {}
                        }
                    }
                }
                Wide::Rows(k) => {
                    let digits = &node.args[..self.program.rows[k].digits];
                    members.extend(digits);
                    for pair in digits.windows(2) {
                        above.insert(pair[0], pair[1]);
                    }
                }
                Wide::Columns(k) => {
                    let (_, number, _) = self.program.columns[k];
                    for factor in node.args[..2 * number].chunks(number) {
                        let computed: Vec<usize> = factor.iter().copied().filter(|&i| self.is_computed(i)).collect();
                        members.extend(&computed);
                        for pair in computed.windows(2) {
                            above.insert(pair[0], pair[1]);
                        }
                    }
                }
                _ => {}
            }
        }
        members.retain(|&i| self.is_computed(i));
        members.sort_unstable();
        members.dedup();
        let has_below: Vec<usize> = above.values().copied().collect();
        for &first in members.iter().filter(|i| !has_below.contains(i)) {
            let array = self.graph.arrays.len();
            let (mut at, mut i) = (0, first);
            loop {
                assert!(self.places[i].is_none(), "vector {i} is in two arrays");
                self.places[i] = Some((array, at));
                at += 2 * LANES;
                match above.get(&i) {
                    Some(&next) => i = next,
                    None => break,
                }
            }
            self.graph.arrays.push(Array { limbs: at });
        }
    }

    /// True if the recorded node is made by instructions.
    fn is_computed(&self, i: usize) -> bool {
        !matches!(self.program.nodes[i].op, Wide::Zero | Wide::Splat(_) | Wide::Operand(..) | Wide::Table(_))
    }

    fn zeros_of_operand(&self, operand: usize, limb: isize) -> u8 {
        let bounds = &self.bounds.operands[operand];
        zeros(|l| usize::try_from(limb + l as isize).ok().and_then(|i| bounds.get(i)).is_none_or(|&b| b == 0))
    }

    fn operand_vectors(&self, operand: usize) -> usize {
        self.program.operands[operand]
    }

    /// Limbs of operand `operand` as the multiplier reads them.
    fn limbs(&mut self, operand: usize, limb: isize) -> Half {
        let lanes = LANES as isize;
        if limb % lanes != 0 {
            let known = self.permuted.contains(&(operand, limb));
            if known || self.permuted.len() < PERMUTED_WINDOWS {
                if !known {
                    self.permuted.push((operand, limb));
                }
                let below = limb.div_euclid(lanes) * lanes;
                let all = [below, below + lanes].map(|at| self.limbs(operand, at));
                return self.aligned(&all, limb.rem_euclid(lanes) as usize);
            }
        }
        self.keep_limbs(operand);
        let zeros = self.zeros_of_operand(operand, limb);
        let op = match self.graph.multiplier {
            Multiplier::Doubles => Op::Doubles(operand, limb),
            Multiplier::Integers => Op::Integers(operand, limb),
        };
        self.value(op, &[], 0, zeros)
    }

    /// Operand `operand` is in memory as the multiplier reads it.
    fn keep_limbs(&mut self, operand: usize) {
        let limbs = 2 * LANES * self.operand_vectors(operand);
        match self.graph.multiplier {
            Multiplier::Doubles => self.graph.doubles[operand] = limbs,
            Multiplier::Integers => self.graph.integers[operand] = limbs,
        }
    }

    /// The value with nothing to take off.
    fn settled(&mut self, half: Half) -> Half {
        let v = half?;
        if v.bias == 0 {
            return half;
        }
        let constant = self.constant([v.bias.wrapping_neg(); LANES]);
        Some(Value { node: self.push(Op::Add, &[v.node, constant]), bias: 0, zeros: v.zeros })
    }

    fn add(&mut self, a: Half, b: Half) -> Half {
        match (a, b) {
            (Some(a), Some(b)) => self.value(Op::Add, &[a.node, b.node], a.bias.wrapping_add(b.bias), a.zeros & b.zeros),
            (x, None) | (None, x) => x,
        }
    }

    /// `half` in the lanes of `mask`, 0 in the others.
    fn masked(&mut self, half: Half, mask: u8) -> Half {
        let v = self.settled(half)?;
        if (v.zeros | mask) & ALL == ALL {
            return Some(v);
        }
        let constant = self.constant(std::array::from_fn(|l| if mask >> l & 1 == 1 { u64::MAX } else { 0 }));
        self.value(Op::And, &[v.node, constant], 0, v.zeros | (!mask & ALL))
    }

    /// The integer form of recorded node `i`.
    fn integer(&mut self, i: usize) -> [Half; 2] {
        if let Some(halves) = self.integers[i] {
            return halves;
        }
        let halves = match self.program.nodes[i].op {
            Wide::Zero => [None, None],
            Wide::Splat(c) => {
                let node = self.constant([c; LANES]);
                [Some(Value { node, bias: 0, zeros: 0 }); 2]
            }
            Wide::Operand(operand, vector) => {
                self.graph.integers[operand] = 2 * LANES * self.operand_vectors(operand);
                [0, 1].map(|h| {
                    let limb = (2 * LANES * vector + LANES * h) as isize;
                    let zeros = self.zeros_of_operand(operand, limb);
                    self.value(Op::Integers(operand, limb), &[], 0, zeros)
                })
            }
            // A window: most are factors only.
            Wide::Align(by) => {
                let args = &self.program.nodes[i].args;
                let all = [self.integer(args[1]), self.integer(args[0])].concat();
                [0, LANES].map(|at| self.aligned(&all, by + at))
            }
            op => panic!("{op:?} is not an integer, or is used before it is made"),
        };
        self.integers[i] = Some(halves);
        halves
    }

    /// The factor form of recorded node `i`.
    fn factor(&mut self, i: usize) -> [Half; 2] {
        if let Some(halves) = self.factors[i] {
            return halves;
        }
        let node = self.program.nodes[i].clone();
        let halves = match node.op {
            Wide::Zero => [None, None],
            Wide::Splat(c) => {
                assert!(c <= LIMB_MASK, "a factor of more than 52 bits: {c:#x}");
                let word = match self.graph.multiplier {
                    Multiplier::Doubles => (c as f64).to_bits(),
                    Multiplier::Integers => c,
                };
                let node = self.constant([word; LANES]);
                [Some(Value { node, bias: 0, zeros: 0 }); 2]
            }
            Wide::Operand(operand, vector) => [0, 1].map(|h| self.limbs(operand, (2 * LANES * vector + LANES * h) as isize)),
            Wide::Table(index) => {
                let (stride, position) = (self.table_stride(), 2 * index.vector);
                [0, 1].map(|h| {
                    let bounds = &self.bounds.table;
                    let zeros = zeros(|l| bounds.get(LANES * (position + h) + l).is_none_or(|&b| b == 0));
                    (zeros != ALL).then(|| Value { node: self.push(Op::Table(stride * index.row + position + h), &[]), bias: 0, zeros })
                })
            }
            Wide::Align(by) => {
                let (high, low) = (node.args[0], node.args[1]);
                match self.window(high, low) {
                    Some((Number::Operand(operand), limb)) => [0, LANES].map(|at| self.limbs(operand, limb + (by + at) as isize)),
                    Some((Number::Array(array), limb)) => {
                        let all = [self.integer(low), self.integer(high)].concat();
                        [0, LANES].map(|at| {
                            let zeros = shifted_zeros(&all, by + at);
                            self.value(Op::Window(array, limb + (by + at) as isize), &[], 0, zeros)
                        })
                    }
                    None => self.converted(i),
                }
            }
            Wide::Broadcast(lane) => {
                let digits = node.args[0];
                let node = if let Wide::Table(index) = self.program.nodes[digits].op {
                    let word = LANES * (self.table_stride() * index.row + 2 * index.vector) + lane;
                    self.push(Op::TableWord(word), &[])
                } else {
                    let (array, limb) = self.places[digits].expect("digits have an array");
                    self.push(Op::Digit(array, limb + lane), &[])
                };
                [Some(Value { node, bias: 0, zeros: 0 }); 2]
            }
            _ => self.converted(i),
        };
        self.factors[i] = Some(halves);
        halves
    }

    fn converted(&mut self, i: usize) -> [Half; 2] {
        self.integer(i).map(|half| {
            let v = self.settled(half)?;
            match self.graph.multiplier {
                Multiplier::Doubles => Some(Value { node: self.push(Op::Convert, &[v.node]), bias: 0, zeros: v.zeros }),
                Multiplier::Integers => Some(v),
            }
        })
    }

    /// Vectors of a row of the table that are not zero.
    fn table_vectors(&self) -> usize {
        self.bounds.table.len().div_ceil(LANES)
    }

    /// Vectors from one row of the table to the next.
    fn table_stride(&self) -> usize {
        match self.graph.multiplier {
            Multiplier::Doubles => self.table_vectors(),
            // The table is that of the machine with vectors of eight.
            Multiplier::Integers => self.table_vectors().next_multiple_of(2),
        }
    }

    /// The place in memory of limb 0 of `low`, if the limbs of `high` are behind those of `low`.
    fn window(&self, high: usize, low: usize) -> Option<(Number, isize)> {
        let place = |i: usize| match self.program.nodes[i].op {
            Wide::Operand(o, v) => Some((Number::Operand(o), (2 * LANES * v) as isize)),
            _ => self.places[i].map(|(array, at)| (Number::Array(array), at as isize)),
        };
        let limbs = |number: Number| match number {
            Number::Operand(operand) => 2 * LANES * self.operand_vectors(operand),
            Number::Array(array) => self.graph.arrays[array].limbs,
        };
        let zero = |i: usize| self.program.nodes[i].op == Wide::Zero;
        let eight = 2 * LANES as isize;
        match (place(high), place(low)) {
            (Some((number, h)), Some((other, l))) if number == other && h == l + eight => Some((number, l)),
            (Some((number, 0)), None) if zero(low) => Some((number, -eight)),
            (None, Some((number, l))) if zero(high) && limbs(number) as isize == l + eight => Some((number, l)),
            _ => None,
        }
    }

    fn node(&mut self, i: usize) {
        let node = self.program.nodes[i].clone();
        let args = node.args;
        let halves = match node.op {
            Wide::Zero | Wide::Splat(_) | Wide::Operand(..) | Wide::Table(_) | Wide::Broadcast(_) | Wide::Align(_) => return,
            Wide::MadLo | Wide::MadHi => {
                let c = self.integer(args[0]);
                let (a, b) = (self.factor(args[1]), self.factor(args[2]));
                [0, 1].map(|h| {
                    let (Some(a), Some(b)) = (a[h], b[h]) else { return c[h] };
                    if self.graph.multiplier == Multiplier::Integers {
                        return self.multiply_add(c[h], a, b, node.op == Wide::MadHi);
                    }
                    let product = self.product(a, b, node.op == Wide::MadHi);
                    self.add(c[h], product)
                })
            }
            Wide::Add(mask) => {
                let (a, b) = (self.integer(args[0]), self.integer(args[1]));
                [0, 1].map(|h| {
                    let b = match mask >> (4 * h) & ALL {
                        ALL => b[h],
                        0 => None,
                        part => self.masked(b[h], part),
                    };
                    self.add(a[h], b)
                })
            }
            Wide::Sub => {
                let (a, b) = (self.integer(args[0]), self.integer(args[1]));
                [0, 1].map(|h| match (a[h], b[h]) {
                    (a, None) => a,
                    (None, Some(_)) => panic!("a difference from 0"),
                    (Some(a), Some(b)) => self.value(Op::Sub, &[a.node, b.node], a.bias.wrapping_sub(b.bias), a.zeros & b.zeros),
                })
            }
            Wide::And | Wide::Or => {
                let (a, b) = (self.integer(args[0]), self.integer(args[1]));
                [0, 1].map(|h| {
                    let (a, b) = (self.settled(a[h]), self.settled(b[h]));
                    match (a, b, node.op) {
                        (Some(a), Some(b), Wide::And) => self.value(Op::And, &[a.node, b.node], 0, a.zeros | b.zeros),
                        (Some(a), Some(b), _) => self.value(Op::Or, &[a.node, b.node], 0, a.zeros & b.zeros),
                        (_, _, Wide::And) => None,
                        (a, b, _) => a.or(b),
                    }
                })
            }
            Wide::Shl(bits) | Wide::Shr(bits) => {
                let op = if node.op == Wide::Shl(bits) { Op::Shl(bits) } else { Op::Shr(bits) };
                self.integer(args[0]).map(|half| {
                    let v = self.settled(half)?;
                    self.value(op, &[v.node], 0, v.zeros)
                })
            }
            Wide::Pick(lanes) => {
                let (a, b) = (self.integer(args[0]), self.integer(args[1]));
                let (a, b) = (a.map(|h| self.settled(h)), b.map(|h| self.settled(h)));
                [0, 1].map(|h| self.picked(&lanes[4 * h..][..4], a, b))
            }
            Wide::AddCarryPredicted(mask) => {
                let (s, c) = (self.integer(args[0]), self.integer(args[1]));
                [0, 1].map(|h| {
                    let s = self.settled(s[h]);
                    let part = mask >> (4 * h) & ALL;
                    let c = if part == 0 { None } else { self.masked(c[h], part) };
                    match (s, c) {
                        (Some(s), Some(c)) => self.value(Op::AddFlagged, &[s.node, c.node], 0, s.zeros & c.zeros),
                        (s, c) => s.or(c),
                    }
                })
            }
            Wide::Rows(k) => {
                self.rows(i, k, &args);
                return;
            }
            Wide::Columns(k) => {
                self.columns(i, k, &args);
                return;
            }
            Wide::Output(k) => {
                let Loop { node, vectors, wide, first_sum } = self.loops[&args[0]];
                [0, 1].map(|h| {
                    let at = 2 * (k % wide) + h;
                    if at >= vectors {
                        // Nothing was added: as it started.
                        return self.integer(self.program.nodes[args[0]].args[first_sum + k])[h];
                    }
                    Some(Value { node: self.push(Op::Output(k / wide * vectors + at), &[node]), bias: 0, zeros: 0 })
                })
            }
            op => panic!("{op:?} has no form for four lanes"),
        };
        self.integers[i] = Some(halves);
        self.store_places(i);
    }

    /// Stores the digits of node `i` where factors are read from.
    fn store_places(&mut self, i: usize) {
        let Some((array, at)) = self.places[i] else { return };
        let doubles = self.converted(i);
        for (h, half) in doubles.into_iter().enumerate() {
            if let Some(v) = half {
                self.push(Op::Store(array, at + LANES * h), &[v.node]);
            }
        }
        self.factors[i] = Some(doubles);
    }

    /// A half of the products of two factors, by its bits.
    fn product(&mut self, a: Value, b: Value, high: bool) -> Half {
        let zeros = a.zeros | b.zeros;
        if zeros == ALL {
            return None;
        }
        let (a, b) = if a.node <= b.node { (a.node, b.node) } else { (b.node, a.node) };
        let top = self.push(Op::High, &[a, b]);
        if high {
            return Some(Value { node: top, bias: HIGH_BIAS, zeros });
        }
        Some(Value { node: self.push(Op::Low, &[top, a, b]), bias: LOW_BIAS, zeros })
    }

    /// c and a half of the product of two integers.
    fn multiply_add(&mut self, c: Half, a: Value, b: Value, high: bool) -> Half {
        let zeros = a.zeros | b.zeros;
        if zeros == ALL {
            return c;
        }
        let op = if high { Op::MadHigh } else { Op::MadLow };
        match c {
            Some(c) => self.value(op, &[c.node, a.node, b.node], 0, zeros & c.zeros),
            None => self.value(op, &[a.node, b.node], 0, zeros),
        }
    }

    /// Lanes by..by + 4 of four halves.
    fn aligned(&mut self, all: &[Half], by: usize) -> Half {
        let (a, b) = (all[by / LANES], all.get(by / LANES + 1).copied().flatten());
        if by.is_multiple_of(LANES) {
            return a;
        }
        let (a, b) = match (a, b) {
            (Some(x), Some(y)) if x.bias == y.bias => (a, b),
            _ => (self.settled(a), self.settled(b)),
        };
        let bias = a.or(b)?.bias;
        let zeros = shifted_zeros(&[a, b], by % LANES);
        if zeros == ALL {
            return None;
        }
        let node = match (a, b) {
            (Some(a), Some(b)) => {
                let middle = self.push(Op::Halves(0x21), &[a.node, b.node]);
                match by % LANES {
                    1 => self.push(Op::Odd, &[middle, a.node]),
                    2 => middle,
                    _ => self.push(Op::Odd, &[b.node, middle]),
                }
            }
            (None, Some(b)) => {
                let middle = self.push(Op::Halves(0x08), &[b.node, b.node]);
                match by % LANES {
                    1 => self.push(Op::PairUp, &[middle]),
                    2 => middle,
                    _ => self.push(Op::Odd, &[b.node, middle]),
                }
            }
            (Some(a), None) => {
                let middle = self.push(Op::Halves(0x81), &[a.node, a.node]);
                match by % LANES {
                    1 => self.push(Op::Odd, &[middle, a.node]),
                    2 => middle,
                    _ => self.push(Op::PairDown, &[middle]),
                }
            }
            (None, None) => return None,
        };
        Some(Value { node, bias, zeros })
    }

    /// Two pairs of lanes, each lane e of `a` and lane e of `b`, or zeros.
    fn picked(&mut self, lanes: &[u8], a: [Half; 2], b: [Half; 2]) -> Half {
        let mut sources = [None; 2];
        let mut mask = ALL;
        for q in 0..2 {
            let (even, odd) = (usize::from(lanes[2 * q]), usize::from(lanes[2 * q + 1]));
            if even >= 8 {
                assert!(odd >= 16, "a pair of lanes that is not of two vectors");
                continue;
            }
            assert!(odd == even + 8 || odd >= 16, "a pair of lanes that does not belong together");
            let (x, y) = (a[even / LANES], if odd >= 16 { None } else { b[even / LANES] });
            for (l, half) in [(2 * q, x), (2 * q + 1, y)] {
                if half.is_some_and(|v| v.zeros >> (even % LANES) & 1 == 0) {
                    mask &= !(1 << l);
                }
            }
            let [Some(x), Some(y)] =
                [x, y].map(|half| half.map(|v| v.node).or_else(|| (x.is_some() || y.is_some()).then(|| self.push(Op::Zero, &[]))))
            else {
                continue;
            };
            let op = if even.is_multiple_of(2) { Op::UnpackLow } else { Op::UnpackHigh };
            sources[q] = Some((self.push(op, &[x, y]), (even % LANES / 2) as u8));
        }
        let part = |q: usize, source: Option<(usize, u8)>| source.map_or(8, |(_, part)| part + 2 * q as u8);
        let imm = part(0, sources[0]) | part(1, sources[1]) << 4;
        let (first, second) = (sources[0].or(sources[1])?.0, sources[1].or(sources[0])?.0);
        self.value(Op::Halves(imm), &[first, second], 0, mask)
    }

    /// The node from which a sum of a loop starts: half `v % 2` of recorded node `sum`, less all that the loop adds beside products.
    fn start(&mut self, sum: usize, v: usize, added: u64) -> usize {
        let start = self.integer(sum)[v % 2];
        if let Some(s) = start.filter(|s| s.bias.wrapping_add(added) == 0) {
            return s.node;
        }
        let constant = self.constant([start.map_or(0, |s| s.bias).wrapping_add(added).wrapping_neg(); LANES]);
        start.map_or(constant, |s| self.push(Op::Add, &[s.node, constant]))
    }

    fn rows(&mut self, i: usize, k: usize, args: &[usize]) {
        let recorded = self.program.rows[k].clone();
        let stride = self.table_stride();
        let vectors = self.table_vectors().min(2 * recorded.vectors);
        let (array, first) = self.places[args[0]].expect("digits have an array");
        let count = recorded.rows.len();
        let mut starts = Vec::new();
        let [high_bias, low_bias] = self.graph.multiplier.biases();
        for high in [false, true] {
            let bias = (count as u64).wrapping_mul(if high { high_bias } else { low_bias });
            for v in 0..vectors {
                let sum = args[recorded.digits + usize::from(high) * recorded.vectors + v / 2];
                starts.push(self.start(sum, v, bias));
            }
        }
        let number = self.graph.rows.len();
        self.graph.rows.push(Rows {
            digits: (array, first + recorded.first),
            table: stride * recorded.rows.start,
            stride,
            rows: count,
            vectors,
        });
        let node = self.push(Op::Rows(number), &starts);
        self.loops.insert(i, Loop { node, vectors, wide: recorded.vectors, first_sum: recorded.digits });
    }

    fn columns(&mut self, i: usize, k: usize, args: &[usize]) {
        /// Vectors of each kind of sums in a loop.
        const PART: usize = 2;
        let (pairs, number, wide) = self.program.columns[k].clone();
        let factors = [0, 1].map(|f| {
            let first = args[f * number];
            match self.program.nodes[first].op {
                Wide::Operand(operand, 0) => {
                    self.keep_limbs(operand);
                    Number::Operand(operand)
                }
                _ => Number::Array(self.places[first].expect("factors have an array").0),
            }
        });
        let first_lane = 2 * LANES * pairs.first;
        let vectors = (2 * wide).min(pairs.limbs.saturating_sub(first_lane).div_ceil(LANES));
        let loops = vectors.div_ceil(PART);
        let mut parts = Vec::new();
        for part in 0..loops {
            let (from, to) = (vectors * part / loops, vectors * (part + 1) / loops);
            let (least, most) = (first_lane + LANES * from, (first_lane + LANES * to).min(pairs.limbs) - 1);
            // Beyond it one limb of each pair is outside the number.
            let far = most.min(pairs.limbs - 1 - least).min((pairs.limbs - 1) / 2);
            parts.push((from, to, least, pairs.steps.start..pairs.steps.end.min(far + 1)));
        }
        let mut starts = Vec::new();
        let [high_bias, low_bias] = self.graph.multiplier.biases();
        for (kind, one) in [low_bias, low_bias.wrapping_add(high_bias), high_bias].into_iter().enumerate() {
            for v in 0..vectors {
                let steps = parts.iter().find(|p| v < p.1).map_or(0, |p| p.3.len());
                let sum = args[2 * number + kind * wide + v / 2];
                starts.push(self.start(sum, v, one.wrapping_mul(steps as u64)));
            }
        }
        self.graph.columns.push(Columns { factors, vectors, parts });
        let node = self.push(Op::Columns(self.graph.columns.len() - 1), &starts);
        self.loops.insert(i, Loop { node, vectors, wide, first_sum: 2 * number });
    }

    /// Makes recorded node `i` vector `vector` of operand `operand`, in the forms in which that is read.
    fn result(&mut self, i: usize, operand: usize, vector: usize) {
        if self.graph.doubles[operand] > 0 {
            for (h, half) in self.converted(i).into_iter().enumerate() {
                if let Some(v) = half {
                    self.push(Op::Result(operand, 2 * vector + h, true), &[v.node]);
                }
            }
        }
        if self.graph.integers[operand] > 0 {
            for (h, half) in self.integer(i).into_iter().enumerate() {
                if let Some(v) = self.settled(half) {
                    self.push(Op::Result(operand, 2 * vector + h, false), &[v.node]);
                }
            }
        }
    }
}

fn zeros(is_zero: impl Fn(usize) -> bool) -> u8 {
    (0..LANES).filter(|&l| is_zero(l)).fold(0, |m, l| m | 1 << l)
}

/// A mask of the lanes by..by + 4 of consecutive halves that are zero.
fn shifted_zeros(all: &[Half], by: usize) -> u8 {
    zeros(|l| all.get((by + l) / LANES).copied().flatten().is_none_or(|v| v.zeros >> ((by + l) % LANES) & 1 == 1))
}
