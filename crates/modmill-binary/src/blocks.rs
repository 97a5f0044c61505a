//! Arrays of elements, `LANES` of them at a time.

use super::Workspace;
use super::machine::{Carryless, CarrylessKernel};

/// Work on a block: vector w of an operand is word w of `LANES` elements. All of it is `#[inline(always)]`.
pub(super) trait BlockKernel<M: Carryless> {
    /// Words of an element.
    fn words(&self) -> usize;
    /// Vectors of scratch memory, of unspecified content.
    fn scratch(&self) -> usize;
    /// out = what the kernel makes of a and b.
    fn block(&self, machine: M, out: &mut [M::V], a: &[M::V], b: &[M::V], scratch: &mut [M::V]);
}

/// Runs a kernel over whole arrays; where `b` is None, over (a, a), gathered once.
pub(super) fn run<M: Carryless, K: BlockKernel<M>>(
    machine: M,
    kernel: &K,
    out: &mut [u64],
    a: &[u64],
    b: Option<&[u64]>,
    space: &mut Workspace,
) {
    let words = kernel.words();
    let (blocks, tails) = ((3 * words + kernel.scratch()) * M::LANES, 3 * words * M::LANES);
    let space = space.words(blocks + tails);
    machine.call(Arrays { kernel, out, a, b, space });
}

struct Arrays<'r, K> {
    kernel: &'r K,
    out: &'r mut [u64],
    a: &'r [u64],
    b: Option<&'r [u64]>,
    space: &'r mut [u64],
}

impl<M: Carryless, K: BlockKernel<M>> CarrylessKernel<M> for Arrays<'_, K> {
    type Out = ();
    #[inline(always)]
    fn run(self, machine: M) {
        let words = self.kernel.words();
        let group = words * M::LANES;
        let (tails, vectors) = self.space.split_at_mut(3 * group);
        let (blocks, scratch) = machine.vectors(vectors).split_at_mut(3 * words);
        let (out_block, operands) = blocks.split_at_mut(words);
        let (a_block, b_block) = operands.split_at_mut(words);

        let mut lanes = Lanes { kernel: self.kernel, out: out_block, a: a_block, b: b_block, scratch };

        let whole = self.out.len() / group * group;
        let (out, out_rest) = self.out.split_at_mut(whole);
        let (a, a_rest) = self.a.split_at(whole);
        let (b, b_rest) = self.b.map_or((None, None), |b| (Some(&b[..whole]), Some(&b[whole..])));
        for at in (0..whole).step_by(group) {
            lanes.step(machine, &mut out[at..at + group], &a[at..at + group], b.map(|b| &b[at..at + group]));
        }
        if out_rest.is_empty() {
            return;
        }
        // Fewer elements than lanes: the others are zero.
        let (out_tail, operands) = tails.split_at_mut(group);
        let (a_tail, b_tail) = operands.split_at_mut(group);
        operand(a_tail, a_rest);
        let b_tail = b_rest.map(|b| {
            operand(b_tail, b);
            &*b_tail
        });
        lanes.step(machine, out_tail, a_tail, b_tail);
        out_rest.copy_from_slice(&out_tail[..out_rest.len()]);
    }
}

/// The vectors of one block.
struct Lanes<'r, V, K> {
    kernel: &'r K,
    out: &'r mut [V],
    a: &'r mut [V],
    b: &'r mut [V],
    scratch: &'r mut [V],
}

impl<V, K> Lanes<'_, V, K> {
    // A method and no closure, for a closure would not be compiled for the machine.
    #[inline(always)]
    fn step<M: Carryless<V = V>>(&mut self, machine: M, out: &mut [u64], a: &[u64], b: Option<&[u64]>)
    where
        K: BlockKernel<M>,
    {
        let words = self.kernel.words();
        machine.gather(self.a, a, words);
        if let Some(b) = b {
            machine.gather(self.b, b, words);
            self.kernel.block(machine, self.out, self.a, self.b, self.scratch);
        } else {
            self.kernel.block(machine, self.out, self.a, self.a, self.scratch);
        }
        machine.scatter(out, self.out, words);
    }
}

/// The elements that are there, then zeros.
#[inline(always)]
fn operand(tail: &mut [u64], rest: &[u64]) {
    let (there, absent) = tail.split_at_mut(rest.len());
    there.copy_from_slice(rest);
    absent.fill(0);
}
