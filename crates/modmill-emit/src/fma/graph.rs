//! A program in vectors of four lanes, with products by multiply-adds of doubles or of integers.

/// Bits of `fma(a, b, 2^104)` beside floor(a b / 2^52), and of `fma(a, b, 2^104 + 2^52 - that)` beside a b mod 2^52: docs/derivations/fma.md.
pub(crate) const HIGH_BIAS: u64 = 0x4670_0000_0000_0000;
pub(crate) const LOW_BIAS: u64 = 0x4330_0000_0000_0000;

/// The numbers that the processor multiplies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Multiplier {
    /// Doubles: both halves of a product are sums with constants beside them.
    #[default]
    Doubles,
    /// The low 52 bits of integers: an instruction adds a half of a product to a sum.
    Integers,
}

impl Multiplier {
    /// The constants beside the high and the low half of a product.
    pub(crate) fn biases(self) -> [u64; 2] {
        match self {
            Self::Doubles => [HIGH_BIAS, LOW_BIAS],
            Self::Integers => [0, 0],
        }
    }
}

/// Lanes of a vector.
pub(crate) const LANES: usize = 4;
/// Its bytes.
pub(crate) const BYTES: isize = 32;

/// One operation on four lanes; arguments are in [`Node::args`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Op {
    /// A constant vector, by its number.
    Constant(usize),
    /// Four limbs of operand `.0` as doubles, from limb `.1` on.
    Doubles(usize, isize),
    /// Four limbs of operand `.0` as integers, from limb `.1` on.
    Integers(usize, isize),
    /// Vector `.0` of the table, of doubles.
    Table(usize),
    /// Word `.0` of the table, a double, in all lanes.
    TableWord(usize),
    /// Four doubles of array `.0`, from limb `.1` on.
    Window(usize, isize),
    /// Double `.1` of array `.0` in all lanes.
    Digit(usize, usize),
    /// args: a, b. The bits of fma(a, b, 2^104).
    High,
    /// args: high, a, b. The bits of fma(a, b, 2^104 + 2^52 - high).
    Low,
    /// args: c, unless it is 0, and a, b. c + floor(a b / 2^52), of integers.
    MadHigh,
    /// args: c, unless it is 0, and a, b. c + (a b mod 2^52), of integers.
    MadLow,
    /// args: a, b.
    Add,
    /// args: a, b.
    Sub,
    /// args: s, c. s + c, and bits above the 52nd in which it differs from s go into the flag.
    AddFlagged,
    /// args: a, b.
    And,
    /// args: a, b.
    Or,
    /// args: a.
    Shl(u32),
    /// args: a.
    Shr(u32),
    /// args: a, b. `vperm2i128`.
    Halves(u8),
    /// args: a, b. `vpalignr` by eight bytes.
    Odd,
    /// args: a. Each pair of lanes moved up by one.
    PairUp,
    /// args: a. Each pair of lanes moved down by one.
    PairDown,
    /// args: a, b.
    UnpackLow,
    /// args: a, b.
    UnpackHigh,
    /// All lanes zero, in a register.
    Zero,
    /// args: a. The low 52 bits as a double.
    Convert,
    /// args: a double. Stores it in array `.0`, at limb `.1`.
    Store(usize, usize),
    /// args: what becomes vector `.1` of operand `.0`, as integers or as doubles.
    Result(usize, usize, bool),
    /// A loop over rows of the table, by its number; args: where its sums start.
    Rows(usize),
    /// A loop over columns of a product, by its number; args: where its sums start.
    Columns(usize),
    /// args: the loop. Sum `.0`: low ones, then high ones.
    Output(usize),
}

impl Op {
    /// True if the value is in memory and can be read again at any time.
    pub(crate) fn is_memory(self) -> bool {
        matches!(
            self,
            Op::Constant(_) | Op::Doubles(..) | Op::Integers(..) | Op::Table(_) | Op::TableWord(_) | Op::Window(..) | Op::Digit(..)
        )
    }
}

/// An operation and the numbers of the nodes that it reads.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Node {
    pub(crate) op: Op,
    pub(crate) args: Vec<usize>,
}

/// A loop over rows of the table: sum v of the low ones += lo(digit T_row\[v\]), of the high ones += hi.
#[derive(Debug, Clone)]
pub(crate) struct Rows {
    /// The array of the digits, and the first of them.
    pub(crate) digits: (usize, usize),
    /// First vector of the table.
    pub(crate) table: usize,
    /// Vectors from one row to the next.
    pub(crate) stride: usize,
    pub(crate) rows: usize,
    pub(crate) vectors: usize,
}

/// Loops over pairs of limbs: `Across::pair_columns`.
#[derive(Debug, Clone)]
pub(crate) struct Columns {
    pub(crate) factors: [Number; 2],
    /// Vectors of a kind of sums.
    pub(crate) vectors: usize,
    /// First sum, end of sums, first lane of the product's columns, and distances of each loop.
    pub(crate) parts: Vec<(usize, usize, usize, std::ops::Range<usize>)>,
}

/// The place of a number in memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Number {
    Operand(usize),
    Array(usize),
}

/// Numbers in memory, limbs as doubles between limbs of zero.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Array {
    pub(crate) limbs: usize,
}

/// A program, nodes in the order of execution.
#[derive(Debug, Clone, Default)]
pub(crate) struct Graph {
    pub(crate) nodes: Vec<Node>,
    pub(crate) constants: Vec<[u64; LANES]>,
    pub(crate) rows: Vec<Rows>,
    pub(crate) columns: Vec<Columns>,
    pub(crate) arrays: Vec<Array>,
    pub(crate) multiplier: Multiplier,
    /// Limbs of each operand that is read as doubles, and of each that is read as integers; whole vectors of eight.
    pub(crate) doubles: Vec<usize>,
    pub(crate) integers: Vec<usize>,
}

impl Graph {
    /// Drops what no result needs.
    pub(crate) fn without_dead(mut self) -> Self {
        let n = self.nodes.len();
        let mut live = vec![false; n];
        // An array is live if something reads it; stores come before their readers.
        let mut read = vec![false; self.arrays.len()];
        for i in (0..n).rev() {
            let node = &self.nodes[i];
            live[i] |= match node.op {
                Op::Result(..) => true,
                Op::Store(array, _) => read[array],
                _ => false,
            };
            if live[i] {
                match node.op {
                    Op::Window(array, _) | Op::Digit(array, _) => read[array] = true,
                    Op::Rows(k) => read[self.rows[k].digits.0] = true,
                    Op::Columns(k) => {
                        for factor in self.columns[k].factors {
                            if let Number::Array(array) = factor {
                                read[array] = true;
                            }
                        }
                    }
                    _ => {}
                }
                for &a in &node.args {
                    live[a] = true;
                }
            }
        }
        let mut renamed = vec![usize::MAX; n];
        let mut nodes = Vec::new();
        for (i, mut node) in std::mem::take(&mut self.nodes).into_iter().enumerate().filter(|(i, _)| live[*i]) {
            for a in &mut node.args {
                *a = renamed[*a];
            }
            renamed[i] = nodes.len();
            nodes.push(node);
        }
        self.nodes = nodes;
        self
    }
}
