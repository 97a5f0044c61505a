//! The recorded kernel as a graph: dead operations dropped, windows of operands found.

use modmill_arith::lanes::{LANES, Node, Op, Program, Rows, TableShape};

/// A recorded kernel and what the generator knows of it.
#[derive(Debug, Clone)]
pub(crate) struct Graph {
    pub(crate) nodes: Vec<Node>,
    pub(crate) results: Vec<usize>,
    pub(crate) rows: Vec<Rows>,
    /// Vectors of each operand.
    pub(crate) operands: Vec<usize>,
    pub(crate) table: TableShape,
    /// For an `Align` of neighbouring operand vectors: (operand, first limb) it could be loaded from.
    pub(crate) window: Vec<Option<(usize, isize)>>,
    /// Nodes that read each node.
    pub(crate) users: Vec<Vec<usize>>,
}

impl Graph {
    pub(crate) fn new(program: Program) -> Self {
        let mut live = vec![false; program.nodes.len()];
        let mut stack = program.results.clone();
        while let Some(i) = stack.pop() {
            if !std::mem::replace(&mut live[i], true) {
                stack.extend(&program.nodes[i].args);
            }
        }
        let mut renamed = vec![usize::MAX; program.nodes.len()];
        let mut nodes = Vec::new();
        for (i, node) in program.nodes.iter().enumerate().filter(|(i, _)| live[*i]) {
            renamed[i] = nodes.len();
            nodes.push(Node { op: node.op, args: node.args.iter().map(|&a| renamed[a]).collect() });
        }
        let results: Vec<usize> = program.results.iter().map(|&r| renamed[r]).collect();
        let mut users = vec![Vec::new(); nodes.len()];
        for (i, node) in nodes.iter().enumerate() {
            for &a in &node.args {
                users[a].push(i);
            }
        }
        let window = nodes.iter().map(|n| window_of(&nodes, n)).collect();
        Self { nodes, results, rows: program.rows, operands: program.operands, table: program.table, window, users }
    }

    /// [`operand_of_result`] of this kernel.
    pub(crate) fn operand_of_result(&self, r: usize) -> (usize, usize) {
        operand_of_result(&self.operands, r)
    }

    /// True if the node needs no instruction: it is read from memory, is a constant, or is an output of a loop.
    pub(crate) fn is_silent(&self, i: usize) -> bool {
        self.is_memory(i) || matches!(self.nodes[i].op, Op::Output(_))
    }

    /// True if the node can be read from memory again at any time.
    pub(crate) fn is_memory(&self, i: usize) -> bool {
        matches!(self.nodes[i].op, Op::Zero | Op::Splat(_) | Op::Operand(..) | Op::Table(_) | Op::Broadcast(_))
    }
}

fn window_of(nodes: &[Node], node: &Node) -> Option<(usize, isize)> {
    let Op::Align(by) = node.op else { return None };
    let place = |i: usize| match nodes[i].op {
        Op::Operand(o, v) => Some((o, LANES as isize * v as isize)),
        _ => None,
    };
    let zero = |i: usize| nodes[i].op == Op::Zero;
    let (high, low) = (node.args[0], node.args[1]);
    match (place(high), place(low)) {
        (Some((o, h)), Some((p, l))) if o == p && h == l + LANES as isize => Some((o, l + by as isize)),
        (Some((o, 0)), None) if zero(low) => Some((o, by as isize - LANES as isize)),
        (None, Some((o, l))) if zero(high) => Some((o, l + by as isize)),
        _ => None,
    }
}

/// The place of result `r` in the next iteration's operands, where results are these: (operand, vector), as operands count their vectors.
pub(crate) fn operand_of_result(operands: &[usize], r: usize) -> (usize, usize) {
    let mut vector = r;
    for (operand, &vectors) in operands.iter().enumerate() {
        if vector < vectors {
            return (operand, vector);
        }
        vector -= vectors;
    }
    panic!("a kernel whose results are its next operands has more of them than operands: {r}");
}
