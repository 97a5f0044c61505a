//! The allocation of vector registers to the values of nodes, with the positions at which each is read again.

use crate::graph::Graph;
use std::collections::VecDeque;

/// N registers.
pub(crate) struct Registers<const N: usize> {
    /// Positions at which each node will still be read.
    pub(crate) uses: Vec<VecDeque<usize>>,
    /// The register of each node that has one.
    pub(crate) of: Vec<Option<usize>>,
    holder: [Option<usize>; N],
    /// Registers that stay put during this instruction.
    pinned: Vec<usize>,
}

impl<const N: usize> Registers<N> {
    /// All registers free, for the nodes `code` in this order; each is given with its position.
    pub(crate) fn new(graph: &Graph, code: impl Iterator<Item = (usize, usize)>) -> Self {
        let n = graph.nodes.len();
        let mut uses = vec![VecDeque::new(); n];
        for (position, i) in code {
            for &a in &graph.nodes[i].args {
                uses[a].push_back(position);
            }
        }
        Self { uses, of: vec![None; n], holder: [None; N], pinned: Vec::new() }
    }

    /// The next instruction begins.
    pub(crate) fn unpin(&mut self) {
        self.pinned.clear();
    }

    pub(crate) fn pin(&mut self, r: usize) {
        self.pinned.push(r);
    }

    /// True if `r` holds nothing and is not used in this instruction.
    pub(crate) fn is_free(&self, r: usize) -> bool {
        self.holder[r].is_none() && !self.pinned.contains(&r)
    }

    /// The value of `x` is in `r`.
    pub(crate) fn hold(&mut self, x: usize, r: usize) {
        self.of[x] = Some(r);
        self.holder[r] = Some(x);
    }

    /// The value of `x` comes into `r`, which stays put during this instruction.
    pub(crate) fn assign(&mut self, x: usize, r: usize) {
        self.hold(x, r);
        self.pinned.push(r);
    }

    /// The register of `c`, whose value is not read again, becomes that of `i`.
    pub(crate) fn inherit(&mut self, c: usize, i: usize) -> usize {
        let r = self.of[c].take().expect("a value in a register");
        self.assign(i, r);
        r
    }

    /// The register, and its node, that is farthest by `distance` of those that are not pinned; the last of `order` of equally far ones.
    pub(crate) fn farthest<K: Ord>(&self, order: impl Iterator<Item = usize>, distance: impl Fn(usize) -> K) -> (usize, usize) {
        let held = order.filter(|r| !self.pinned.contains(r)).filter_map(|r| self.holder[r].map(|x| (r, x)));
        held.max_by_key(|&(_, x)| distance(x)).expect("a register that is not pinned")
    }

    /// Takes the register of `x` away.
    pub(crate) fn vacate(&mut self, x: usize) {
        if let Some(r) = self.of[x].take() {
            self.holder[r] = None;
        }
    }

    /// One use of each argument is over.
    pub(crate) fn release(&mut self, args: &[usize]) {
        for &a in args {
            self.uses[a].pop_front();
        }
        for &a in args {
            self.drop_if_dead(a);
        }
    }

    /// Frees the register of a value that is not read again.
    pub(crate) fn drop_if_dead(&mut self, x: usize) {
        if let (true, Some(r)) = (self.uses[x].is_empty(), self.of[x]) {
            self.vacate(x);
            self.pinned.retain(|&p| p != r);
        }
    }
}
