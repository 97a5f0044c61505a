//! The operations themselves: what the generator of machine code starts from.

use super::{Across, LANES, Lanes, PairColumns, TableIndex};
use std::cell::RefCell;
use std::collections::HashMap;
use std::ops::Range;

/// Stands for a mask that the caller of an emitted kernel of independent lanes chooses.
pub const CALLERS_MASK: u8 = 0x35;

/// One operation; arguments are in [`Node::args`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Op {
    /// All lanes zero.
    Zero,
    /// A constant other than zero in every lane.
    Splat(u64),
    /// Vector `.1` of operand `.0`.
    Operand(usize, usize),
    /// A vector of the table.
    Table(TableIndex),
    /// args: c, a, b.
    MadLo,
    /// args: c, a, b.
    MadHi,
    /// args: a, b; in the lanes of the mask, a in the others.
    Add(u8),
    /// args: a, b.
    Sub,
    /// args: a, b; a - b in the lanes of the mask, a + b in the others.
    AddOrSub(u8),
    /// args: a, b.
    And,
    /// args: a, b.
    Or,
    /// args: a; the number of bits.
    Shl(u32),
    /// args: a; the number of bits.
    Shr(u32),
    /// args: a, b; b in the lanes of the mask, a in the others.
    Select(u8),
    /// args: high, low.
    Align(usize),
    /// args: a, b.
    Pick([u8; LANES]),
    /// args: s, c; in the lanes of the mask.
    AddCarryPredicted(u8),
    /// args: a.
    Broadcast(usize),
    /// A whole `fold_rows`, number `.0` of [`Program::rows`]; args: digits, low, high.
    Rows(usize),
    /// A whole `pair_columns`, number `.0` of [`Program::columns`]; args: x, y, then the even, odd and lower sums.
    Columns(usize),
    /// Output `.0` of a `Columns`: first the even sums, then the odd ones, then those below. Output `.0` of a `Rows`: first the low sums, then the high ones; args: the loop.
    Output(usize),
}

/// The ranges of a recorded `fold_rows`.
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
    /// The operation.
    pub op: Op,
    /// Its arguments, in order.
    pub args: Vec<usize>,
}

/// The extent of the table that a program reads. Its vectors lie in memory row by row.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct TableShape {
    /// Rows.
    pub rows: usize,
    /// Vectors of a row.
    pub vectors: usize,
}

impl TableShape {
    /// The place of a vector in the table, in vectors from its start.
    #[must_use]
    pub fn position(&self, index: TableIndex) -> usize {
        index.row * self.vectors + index.vector
    }

    fn include(&mut self, rows: usize, vectors: usize) {
        self.rows = self.rows.max(rows);
        self.vectors = self.vectors.max(vectors);
    }
}

/// A straight-line program: nodes in the order of the kernel's source, each after its arguments.
#[derive(Debug, Clone, Default)]
pub struct Program {
    /// The operations.
    pub nodes: Vec<Node>,
    /// Node of each vector of the result: there are as many outputs.
    pub results: Vec<usize>,
    /// The loops over rows.
    pub rows: Vec<Rows>,
    /// The loops over columns, each with the vectors of a number and those of a kind of sums.
    pub columns: Vec<(PairColumns, usize, usize)>,
    /// Vectors of each operand: there are as many inputs.
    pub operands: Vec<usize>,
    /// The table; empty if the program reads none.
    pub table: TableShape,
}

/// The program recorded so far. Pure operations that occur twice are recorded once.
#[derive(Debug, Clone, Default)]
pub struct Recording {
    program: Program,
    seen: HashMap<Node, usize>,
}

impl Recording {
    /// The program that `kernel` records on the machine it is given.
    pub fn of(kernel: impl FnOnce(Recorder<'_>)) -> Program {
        let recording = RefCell::default();
        kernel(Recorder(&recording));
        recording.into_inner().program
    }

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

/// The recording machine; a vector is the number of the node that makes it. Straight-line kernels of independent lanes take their inputs from
/// [`Across::operand`] and leave their outputs at [`Across::result`], too.
#[derive(Debug, Clone, Copy)]
pub struct Recorder<'a>(&'a RefCell<Recording>);

impl Recorder<'_> {
    fn push(self, op: Op, args: &[usize]) -> usize {
        self.0.borrow_mut().push(op, args)
    }
}

impl Lanes for Recorder<'_> {
    type V = usize;
    const CALLS: bool = true;

    fn splat(self, x: u64) -> usize {
        self.push(if x == 0 { Op::Zero } else { Op::Splat(x) }, &[])
    }
    fn mad_lo(self, c: usize, a: usize, b: usize) -> usize {
        self.push(Op::MadLo, &[c, a, b])
    }
    fn mad_hi(self, c: usize, a: usize, b: usize) -> usize {
        self.push(Op::MadHi, &[c, a, b])
    }
    fn add(self, a: usize, b: usize) -> usize {
        // A sum of which a part was not needed.
        for (a, b) in [(a, b), (b, a)] {
            if self.0.borrow().program.nodes[a].op == Op::Zero {
                return b;
            }
        }
        self.push(Op::Add(0xff), &[a, b])
    }
    fn add_in(self, mask: u8, a: usize, b: usize) -> usize {
        self.push(Op::Add(mask), &[a, b])
    }
    fn sub(self, a: usize, b: usize) -> usize {
        self.push(Op::Sub, &[a, b])
    }
    fn add_or_sub(self, mask: u8, a: usize, b: usize) -> usize {
        match mask {
            0 => self.add(a, b),
            0xff => self.sub(a, b),
            _ => self.push(Op::AddOrSub(mask), &[a, b]),
        }
    }
    fn and(self, a: usize, b: usize) -> usize {
        self.push(Op::And, &[a, b])
    }
    fn or(self, a: usize, b: usize) -> usize {
        self.push(Op::Or, &[a, b])
    }
    fn shl<const N: u32>(self, a: usize) -> usize {
        self.push(Op::Shl(N), &[a])
    }
    fn shr<const N: u32>(self, a: usize) -> usize {
        self.push(Op::Shr(N), &[a])
    }
    fn select(self, mask: u8, a: usize, b: usize) -> usize {
        self.push(Op::Select(mask), &[a, b])
    }
}

impl Across for Recorder<'_> {
    fn operand(self, operand: usize, vector: usize) -> usize {
        let mut recording = self.0.borrow_mut();
        let operands = &mut recording.program.operands;
        operands.resize(operands.len().max(operand + 1), 0);
        operands[operand] = operands[operand].max(vector + 1);
        recording.push(Op::Operand(operand, vector), &[])
    }
    fn result(self, vector: usize, value: usize) {
        let results = &mut self.0.borrow_mut().program.results;
        assert_eq!(vector, results.len(), "results are recorded in order");
        results.push(value);
    }
    fn table(self, index: TableIndex) -> usize {
        let mut recording = self.0.borrow_mut();
        recording.program.table.include(index.row + 1, index.vector + 1);
        recording.push(Op::Table(index), &[])
    }
    fn align(self, high: usize, low: usize, by: usize) -> usize {
        self.push(Op::Align(by), &[high, low])
    }
    fn pick(self, lanes: [u8; LANES], a: usize, b: usize) -> usize {
        self.push(Op::Pick(lanes), &[a, b])
    }
    fn add_carry_predicted(self, mask: u8, s: usize, c: usize) -> usize {
        self.push(Op::AddCarryPredicted(mask), &[s, c])
    }
    fn broadcast(self, a: usize, lane: usize) -> usize {
        self.push(Op::Broadcast(lane), &[a])
    }
    fn fold_rows(self, digits: &[usize], first: usize, rows: Range<usize>, low: &mut [usize], high: &mut [usize]) {
        let mut recording = self.0.borrow_mut();
        let program = &mut recording.program;
        program.table.include(rows.end, low.len());
        program.rows.push(Rows { digits: digits.len(), first, rows, vectors: low.len() });
        let number = program.rows.len() - 1;
        let node = recording.push(Op::Rows(number), &[digits, low, high].concat());
        for (k, sum) in low.iter_mut().chain(high.iter_mut()).enumerate() {
            *sum = recording.push(Op::Output(k), &[node]);
        }
    }
    fn pair_columns(self, pairs: PairColumns, x: &[usize], y: &[usize], sums: [&mut [usize]; 3]) {
        let mut recording = self.0.borrow_mut();
        let columns = &mut recording.program.columns;
        let number = columns.len();
        columns.push((pairs, x.len(), sums[0].len()));
        let node = recording.push(Op::Columns(number), &[x, y, &sums[0][..], &sums[1][..], &sums[2][..]].concat());
        for (k, sum) in sums.into_iter().flatten().enumerate() {
            *sum = recording.push(Op::Output(k), &[node]);
        }
    }
}
