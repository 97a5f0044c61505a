//! The operations themselves: what the generator of machine code starts from.

use super::{LANES, Lanes, TableIndex};
use std::ops::Range;

/// One operation; arguments are in [`Node::args`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Op {
    /// All lanes zero.
    Zero,
    /// Vector `.1` of operand `.0`.
    Operand(usize, usize),
    /// A vector of the table.
    Table(TableIndex),
    /// args: c, a, b.
    MadLo,
    /// args: c, a, b.
    MadHi,
    /// args: a, b; in the lanes of the mask.
    Add(u8),
    /// args: a.
    Carry,
    /// args: high, low.
    Align(usize),
    /// args: a, b.
    Pick([u8; LANES]),
    /// args: s, c; in the lanes of the mask.
    Settle(u8),
    /// args: a.
    Broadcast(usize),
    /// A whole `fold_rows`, number `.0` of [`Program::rows`]; args: digits, low, high.
    Rows(usize),
    /// Output `.0` of a `Rows`: first the low sums, then the high ones; args: the `Rows`.
    Output(usize),
}

/// What a recorded `fold_rows` goes over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rows {
    /// Vectors of digits.
    pub digits: usize,
    /// Lane of the first digit.
    pub first: usize,
    /// The rows.
    pub rows: Range<usize>,
    /// Vectors of low sums; as many of high sums.
    pub vectors: usize,
}

/// An operation and the numbers of the nodes it reads.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Node {
    /// What is done.
    pub op: Op,
    /// Its arguments, in order.
    pub args: Vec<usize>,
}

/// A straight-line program: nodes in the order of the kernel's source, each after its arguments.
#[derive(Debug, Clone, Default)]
pub struct Program {
    /// The operations.
    pub nodes: Vec<Node>,
    /// Node of each vector of the result.
    pub results: Vec<usize>,
    /// The loops.
    pub rows: Vec<Rows>,
}

/// The recording machine. Pure operations that occur twice are recorded once.
#[derive(Debug, Clone, Default)]
pub struct Recorder {
    /// What has been recorded.
    pub program: Program,
    seen: std::collections::HashMap<Node, usize>,
}

impl Recorder {
    fn push(&mut self, op: Op, args: &[usize]) -> usize {
        let node = Node { op, args: args.to_vec() };
        if let Some(&i) = self.seen.get(&node) {
            return i;
        }
        let i = self.program.nodes.len();
        self.program.nodes.push(node.clone());
        self.seen.insert(node, i);
        i
    }
}

impl Lanes for Recorder {
    type V = usize;

    fn zero(&mut self) -> usize {
        self.push(Op::Zero, &[])
    }
    fn operand(&mut self, operand: usize, vector: usize) -> usize {
        self.push(Op::Operand(operand, vector), &[])
    }
    fn result(&mut self, vector: usize, value: usize) {
        assert_eq!(vector, self.program.results.len(), "results are recorded in order");
        self.program.results.push(value);
    }
    fn table(&mut self, index: TableIndex) -> usize {
        self.push(Op::Table(index), &[])
    }
    fn mad_lo(&mut self, c: usize, a: usize, b: usize) -> usize {
        self.push(Op::MadLo, &[c, a, b])
    }
    fn mad_hi(&mut self, c: usize, a: usize, b: usize) -> usize {
        self.push(Op::MadHi, &[c, a, b])
    }
    fn add(&mut self, a: usize, b: usize) -> usize {
        self.push(Op::Add(0xff), &[a, b])
    }
    fn add_in(&mut self, mask: u8, a: usize, b: usize) -> usize {
        self.push(Op::Add(mask), &[a, b])
    }
    fn carry(&mut self, a: usize) -> usize {
        self.push(Op::Carry, &[a])
    }
    fn align(&mut self, high: usize, low: usize, by: usize) -> usize {
        self.push(Op::Align(by), &[high, low])
    }
    fn pick(&mut self, lanes: [u8; LANES], a: usize, b: usize) -> usize {
        self.push(Op::Pick(lanes), &[a, b])
    }
    fn settle(&mut self, mask: u8, s: usize, c: usize) -> usize {
        self.push(Op::Settle(mask), &[s, c])
    }
    fn broadcast(&mut self, a: usize, lane: usize) -> usize {
        self.push(Op::Broadcast(lane), &[a])
    }
    fn fold_rows(&mut self, digits: &[usize], first: usize, rows: Range<usize>, low: &mut [usize], high: &mut [usize]) {
        let number = self.program.rows.len();
        self.program.rows.push(Rows { digits: digits.len(), first, rows, vectors: low.len() });
        let node = self.push(Op::Rows(number), &[digits, low, high].concat());
        for (k, sum) in low.iter_mut().chain(high.iter_mut()).enumerate() {
            *sum = self.push(Op::Output(k), &[node]);
        }
    }
    fn below(&mut self, _mask: u8, _a: usize, _bits: u32) {}
}
