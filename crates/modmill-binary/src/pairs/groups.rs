//! Arrays, a group of elements at a time: product or square, then the reduction.

use super::dense::{Dense, Four};
use super::fold::Fold;
use super::short::Short;
use super::store_queue::StoreQueue;
use super::whole::{Results, Task, Whole, have_own_loop};
use super::{GUARD, Reduce, pairs};
use crate::karatsuba;
use crate::machine::CarrylessKernel;
use crate::multiplier::any_of_highest;
use crate::pairwise::{Alone, Lines, Pairwise};
use crate::{BinaryModulus, Description, Far, Method, Multiplier, Workspace};

/// The number of words by which the fetch of operands is ahead of the group being computed. Half and thrice of it measured slower
/// (docs/derivations/gf2-avx512.md).
const AHEAD: usize = 256;

/// The reduction of products.
#[derive(Debug)]
pub(super) enum Reduction {
    Fold(Fold),
    Dense(Dense),
}

/// A multiplier of arrays, a group of elements at a time.
#[derive(Debug)]
pub(crate) struct Groups<M: Pairwise> {
    machine: M,
    method: Method,
    words: usize,
    levels: u8,
    reduction: Reduction,
    /// The kernel for an element that is alone, where it is faster than a group with idle places.
    alone: Option<M::Alone>,
}

/// Levels of Karatsuba down to one pair, the fastest here at every size.
fn all_levels(words: usize) -> u8 {
    pairs(words).next_power_of_two().trailing_zeros() as u8
}

impl<M: Pairwise> Groups<M> {
    /// The multiplier of that method; `levels` of Karatsuba, at most those that there are.
    pub(super) fn new(machine: M, method: Method, modulus: &BinaryModulus, levels: Option<u8>, reduction: Reduction) -> Self {
        let words = modulus.words();
        let most = all_levels(words);
        let levels = levels.unwrap_or(most).min(most);
        let alone = M::Alone::new(machine, modulus, method, levels == most);
        Self { machine, method, words, levels, reduction, alone }
    }

    /// Whole groups, by the loop that is compiled for elements of this size.
    fn sized<R: Reduce<M>, const SQUARE: bool>(&self, reduction: &R, task: Task<'_, '_>, space: &mut Workspace) -> u64 {
        let Self { machine, words, levels, .. } = *self;
        let n = pairs(words);
        let vectors = 5 * n + GUARD + reduction.kept() + karatsuba::scratch(n).max(reduction.scratch());
        let space = space.words(M::LANES * vectors);
        let far = task.is_far();
        macro_rules! run {
            ($words:literal, $far:literal) => {
                machine.call(Whole::<R, $words, { $words / 2 }, SQUARE, $far> { reduction, words, levels, task, space })
            };
        }
        match (words, far) {
            (8, false) => run!(8, false),
            (16, false) => run!(16, false),
            (8, true) => run!(8, true),
            (16, true) => run!(16, true),
            _ if !R::ANY_SIZE => unreachable!("{words} words have no loop here"),
            (4, false) => run!(4, false),
            (_, false) => run!(0, false),
            (4, true) => run!(4, true),
            (_, true) => run!(0, true),
        }
    }

    /// Whole groups.
    fn whole<const SQUARE: bool>(&self, task: Task<'_, '_>, space: &mut Workspace) -> u64 {
        let in_registers = self.words == 4 && self.levels > 0;
        match &self.reduction {
            Reduction::Fold(fold) if fold.is_short() && in_registers => fold.four_words::<M, SQUARE>(self.machine, task),
            Reduction::Fold(fold) if fold.is_short() && matches!(self.words, 8 | 16) => self.sized::<_, SQUARE>(&Short(fold), task, space),
            Reduction::Fold(fold) => self.sized::<_, SQUARE>(fold, task, space),
            Reduction::Dense(dense) => match dense.four().filter(|_| in_registers) {
                Some(Four::Montgomery(four)) => four.groups::<M, SQUARE>(self.machine, task),
                Some(Four::Barrett(four)) => four.groups::<M, SQUARE>(self.machine, task),
                None => self.sized::<_, SQUARE>(dense, task, space),
            },
        }
    }

    /// Does a single element where that takes less time than a group with idle places; whether it has.
    fn alone<const SQUARE: bool>(&self, out: &mut [u64], a: &[u64], b: &[u64], space: &mut Workspace) -> bool {
        let Some(alone) = self.alone.as_ref().filter(|_| out.len() == self.words) else { return false };
        if SQUARE {
            return alone.square(self.machine, out, a, space);
        }
        alone.mul(self.machine, out, a, b, space);
        true
    }

    /// Gives all bits of the highest words of `a` and `b`. Not inlined, so that a small product saves no registers for it.
    #[inline(never)]
    fn all<const SQUARE: bool>(&self, out: &mut [u64], a: &[u64], b: &[u64], ahead: usize, space: &mut Workspace) -> u64 {
        if self.alone::<SQUARE>(out, a, b, space) {
            return any_of_highest(a, self.words) | any_of_highest(b, self.words);
        }
        let size = M::PAIRS * self.words;
        let whole = out.len() / size * size;
        let rest = out.len() - whole;
        let ((a, a_rest), (b, b_rest)) = (a.split_at(whole), b.split_at(whole.min(b.len())));
        let (out, out_rest) = out.split_at_mut(whole);
        let mut high = 0;
        if whole > 0 {
            high = self.whole::<SQUARE>(Task { a, b, ahead, results: Results::Near(out) }, space);
        }
        if rest == 0 {
            return high;
        }
        if self.alone::<SQUARE>(out_rest, a_rest, b_rest, space) {
            return high | any_of_highest(a_rest, self.words) | any_of_highest(b_rest, self.words);
        }
        let mut padded = space.take_tail(3 * size);
        let (x, others) = padded.split_at_mut(size);
        let (y, r) = others.split_at_mut(size);
        x[..rest].copy_from_slice(a_rest);
        x[rest..].fill(0);
        if !SQUARE {
            y[..rest].copy_from_slice(b_rest);
            y[rest..].fill(0);
        }
        high |= self.whole::<SQUARE>(Task { a: x, b: y, ahead: 0, results: Results::Near(&mut r[..size]) }, space);
        out_rest.copy_from_slice(&r[..rest]);
        space.give_tail(padded);
        high
    }

    /// Does the work of [`Multiplier::checking`].
    fn far<const SQUARE: bool>(&self, out: &mut [u64], a: &[u64], b: &[u64], far: Far, space: &mut Workspace) -> u64 {
        let ahead = if far.operands { AHEAD } else { 0 };
        let size = M::PAIRS * self.words;
        let whole = out.len() / size * size;
        if !far.result || whole == 0 {
            return self.all::<SQUARE>(out, a, b, ahead, space);
        }
        // Ordinary stores write the first group, whose last words the first line may need, and what is less than a group at the end.
        let by_lines = have_own_loop(self.words) && M::Lines::may_write(out);
        let first = if by_lines { size } else { 0 };
        let part = |words: std::ops::Range<usize>| (&a[words.clone()], if SQUARE { b } else { &b[words] });
        let mut high = 0;
        for words in [0..first, whole..out.len()] {
            let (a, b) = part(words.clone());
            high |= self.all::<SQUARE>(&mut out[words], a, b, 0, space);
        }
        let ((a, b), out) = (part(first..whole), &mut out[..whole]);
        let mut room = space.take_tail(if by_lines { 0 } else { StoreQueue::room(size) });
        high |= self.machine.fenced(|| {
            if by_lines {
                return self.whole::<SQUARE>(Task { a, b, ahead, results: Results::Lines(out) }, space);
            }
            let mut queue = StoreQueue::new(out, &mut room, size);
            let high = self.whole::<SQUARE>(Task { a, b, ahead, results: Results::Queue(&mut queue) }, space);
            queue.finish(self.machine);
            high
        });
        space.give_tail(room);
        high
    }
}

/// The words i, i + 8, i + 16 and so on of an array, bits of any of them, for each i below 8.
struct Any<'r> {
    of: &'r [u64],
    all: &'r mut [u64; 8],
}

impl<M: Pairwise> CarrylessKernel<M> for Any<'_> {
    type Out = ();
    #[inline(always)]
    fn run(self, _: M) {
        let mut all = [0; 8];
        let (lines, rest) = self.of.as_chunks::<8>();
        for line in lines {
            for i in 0..8 {
                all[i] |= line[i];
            }
        }
        for i in 0..rest.len() {
            all[i] |= rest[i];
        }
        *self.all = all;
    }
}

impl<M: Pairwise> Multiplier for Groups<M> {
    fn mul(&self, out: &mut [u64], a: &[u64], b: &[u64], space: &mut Workspace) {
        if out.len() != self.words || !self.alone.as_ref().is_some_and(|alone| alone.at_once(self.machine, out, a, b)) {
            self.all::<false>(out, a, b, 0, space);
        }
    }

    fn square(&self, out: &mut [u64], a: &[u64], space: &mut Workspace) {
        self.all::<true>(out, a, &[], 0, space);
    }

    fn checking(&self, out: &mut [u64], a: &[u64], b: Option<&[u64]>, far: Far, space: &mut Workspace) -> Option<u64> {
        Some(match b {
            Some(b) => self.far::<false>(out, a, b, far, space),
            None => self.far::<true>(out, a, &[], far, space),
        })
    }

    fn highest_words(&self, a: &[u64], words: usize) -> u64 {
        if 8 % words != 0 {
            return any_of_highest(a, words);
        }
        let mut all = [0; 8];
        self.machine.call(Any { of: a, all: &mut all });
        any_of_highest(&all, words)
    }

    fn factor(&self) -> Option<&[u64]> {
        match &self.reduction {
            Reduction::Fold(_) => None,
            Reduction::Dense(dense) => dense.factor(),
        }
    }

    fn group(&self) -> usize {
        M::PAIRS
    }

    fn description(&self) -> Description {
        self.method.with_levels(self.levels).into()
    }
}
