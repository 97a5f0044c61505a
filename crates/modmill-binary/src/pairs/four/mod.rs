//! Elements of four words, all of it in registers.
//!
//! At this size a group is some fifty vector instructions, and its stores and loads again would take longer than they do: the processor
//! can hold back two groups or so, and waits for the chain through them. So what depends on N is a constant of the loop, and there is
//! one loop for each case.
//!
//! Multiplications and shuffles share one port of the processor, and that port is the bound: pairs come from memory, and go there, by
//! masked accesses at the right distances, which take none of it ([`Pairwise::load_four_words`]).

mod dense;
mod trinomial;

pub(super) use dense::{FourBarrett, FourMontgomery};

use super::LINE;
use super::product::{pair_at, two};
use super::whole::{Task, highest_of_pairs};
use crate::machine::CarrylessKernel;
use crate::pairwise::{Lines, Pairwise};

/// A reduction of products of four words in registers.
trait FourWords<M: Pairwise> {
    /// The values that depend on N alone, in registers.
    type Constants: Copy;
    fn constants(&self, machine: M) -> Self::Constants;
    /// The four words of what the columns 0 to 6 sum up to, mod N, as two pairs.
    fn reduce(&self, machine: M, constants: Self::Constants, columns: [M::V; 7]) -> [M::V; 2];
}

/// out = a b mod N, or a^2, for whole groups; with SQUARE, b is not read. Gives all bits of the highest words of `a` and `b`.
struct Groups<'r, 's, R, const SQUARE: bool, const FAR: bool> {
    reduction: R,
    task: Task<'r, 's>,
}

impl<M: Pairwise, R: FourWords<M>, const SQUARE: bool, const FAR: bool> CarrylessKernel<M> for Groups<'_, '_, R, SQUARE, FAR> {
    type Out = u64;
    #[inline(always)]
    fn run(self, m: M) -> u64 {
        let Task { a, b, ahead, results } = self.task;
        let (out, mut lines, mut queue) = results.ways(m, 4);
        let size = 4 * M::PAIRS;
        let groups = a.len() / size;
        let a = &a[..groups * size];
        let b = if SQUARE { a } else { &b[..groups * size] };
        let out = if FAR { out } else { &mut out[..groups * size] };
        let constants = self.reduction.constants(m);
        let mut high = m.splat(0);
        for i in 0..groups {
            let at = i * size;
            let (a, b) = (&a[at..][..size], &b[at..][..size]);
            if FAR && ahead > 0 {
                m.fetch(a, ahead);
                if !SQUARE {
                    m.fetch(b, ahead);
                }
            }
            let x = m.load_four_words(a);
            let y = if SQUARE { x } else { m.load_four_words(b) };
            high = m.or3(high, x[1], y[1]);
            let columns = if SQUARE { square(m, x) } else { two(m, x, y) };
            let pairs = self.reduction.reduce(m, constants, columns);
            if FAR && let Some(lines) = &mut lines {
                lines.put_four_words(m, pairs);
            } else if FAR && let Some(queue) = &mut queue {
                m.store_four_words(queue.slot(m), pairs);
                queue.advance();
                queue.write(m, size.div_ceil(LINE));
            } else {
                m.store_four_words(&mut out[at..][..size], pairs);
            }
        }
        if let Some(lines) = lines {
            lines.finish(m);
        }
        highest_of_pairs(m, high, 4)
    }
}

/// Runs the loop with memory traffic, or the one without.
#[inline(always)]
fn groups<M: Pairwise, R: FourWords<M>, const SQUARE: bool>(m: M, reduction: R, task: Task<'_, '_>) -> u64 {
    if task.is_far() {
        m.call(Groups::<_, SQUARE, true> { reduction, task })
    } else {
        m.call(Groups::<_, SQUARE, false> { reduction, task })
    }
}

/// The columns of a square.
#[inline(always)]
fn square<M: Pairwise>(m: M, x: [M::V; 2]) -> [M::V; 7] {
    let zero = m.splat(0);
    let [c0, c2] = [m.clmul_pairs::<0x00>(x[0], x[0]), m.clmul_pairs::<0x11>(x[0], x[0])];
    let [c4, c6] = [m.clmul_pairs::<0x00>(x[1], x[1]), m.clmul_pairs::<0x11>(x[1], x[1])];
    [c0, zero, c2, zero, c4, zero, c6]
}

/// T >> m from the columns of T: m is 256 with WHOLE, else above 192 and `bits` more than that.
#[inline(always)]
fn above<M: Pairwise, const WHOLE: bool>(m: M, c: &[M::V; 7], bits: M::V) -> [M::V; 2] {
    let (fourth, sixth) = (pair_at(m, c[3], c[4], c[5]), pair_at(m, c[5], c[6], m.splat(0)));
    if WHOLE {
        return [fourth, sixth];
    }
    let (third, fifth) = (pair_at(m, c[2], c[3], c[4]), pair_at(m, c[4], c[5], c[6]));
    [m.funnel_right(third, fourth, bits), m.funnel_right(fifth, sixth, bits)]
}

/// The four lowest words of T.
#[inline(always)]
fn below<M: Pairwise>(m: M, c: &[M::V; 7]) -> [M::V; 2] {
    [pair_at(m, m.splat(0), c[0], c[1]), pair_at(m, c[1], c[2], c[3])]
}
