//! Arrays, four elements at a time: product or square, then the reduction.

use super::dense::{Dense, Four};
use super::fold::Fold;
use super::product::{product, product_by, square};
use super::ring::Ring;
use super::short::Short;
use super::single::Single;
use super::traffic::{Meanwhile, Traffic};
use super::{GROUP, GUARD, Memory, Reduce, pairs};
use crate::binary::across::Across;
use crate::binary::karatsuba;
use crate::binary::machine::CarrylessKernel;
use crate::binary::multiplier::any_of_highest;
use crate::binary::{BinaryModulus, Description, Far, Method, Multiplier, Workspace};
use std::cell::RefCell;

/// How many words ahead of the group being computed operands are fetched. Half and thrice of it measured slower (docs/derivations/gf2-avx512.md).
const AHEAD: usize = 256;

/// How products come below x^m.
#[derive(Debug)]
pub(super) enum Reduction {
    Fold(Fold),
    Dense(Dense),
}

/// See the module.
#[derive(Debug)]
pub(super) struct Groups<M> {
    machine: M,
    method: Method,
    words: usize,
    levels: u8,
    reduction: Reduction,
    /// For an element that is alone, where that is faster than a group with three idle places.
    single: Option<Single>,
}

/// Levels of Karatsuba down to one pair, the fastest here at every size.
fn all_levels(words: usize) -> u8 {
    pairs(words).next_power_of_two().trailing_zeros() as u8
}

/// The operands of whole groups.
#[derive(Clone, Copy)]
pub(super) struct Operands<'r> {
    pub(super) a: &'r [u64],
    /// Not read for squares.
    pub(super) b: &'r [u64],
    /// Words from what is computed with to what is fetched meanwhile; 0 to fetch nothing.
    pub(super) ahead: usize,
}

/// All bits of the highest words, of an OR of the highest pairs of elements of `words` words.
#[inline(always)]
pub(super) fn highest_of_pairs<M: Across>(m: M, pairs: M::V, words: usize) -> u64 {
    let mut all = [0; 8];
    m.store(&mut all, pairs);
    let of = (words + 1) % 2;
    all[of] | all[of + 2] | all[of + 4] | all[of + 6]
}

/// Products of leaves that one of `n` pairs takes, about.
fn leaves(n: usize) -> usize {
    3usize.pow(n.div_ceil(8).next_power_of_two().trailing_zeros())
}

/// Whole groups of an array. W is the words of an element and N its pairs where they are fixed, else 0. With SQUARE, b is not read.
/// Gives all bits of the highest words of `a` and `b`.
struct Whole<'r, 's, R, const W: usize, const N: usize, const SQUARE: bool, const FAR: bool> {
    reduction: &'r R,
    words: usize,
    levels: u8,
    out: &'r mut [u64],
    operands: Operands<'r>,
    /// Where results are made instead, on their way to `out`.
    ring: Option<&'r mut Ring<'s>>,
    space: &'r mut [u64],
}

impl<M: Across, R: Reduce<M>, const W: usize, const N: usize, const SQUARE: bool, const FAR: bool> CarrylessKernel<M>
    for Whole<'_, '_, R, W, N, SQUARE, FAR>
{
    type Out = u64;
    #[inline(always)]
    fn run(self, m: M) -> u64 {
        let Self { reduction, out, operands: Operands { a, b, ahead }, ring, levels, .. } = self;
        let words = if W > 0 { W } else { self.words };
        let (n, size) = (pairs(words), GROUP * words);
        let (x, space) = m.vectors(self.space).split_at_mut(n);
        let (y, space) = space.split_at_mut(n);
        let (r, space) = space.split_at_mut(n);
        let (t, space) = space.split_at_mut(2 * n + GUARD);
        for guard in 0..GUARD {
            t[2 * n + guard] = m.splat(0);
        }
        // What must outlast a product lies apart from the product's scratch.
        let (kept, scratch) = space.split_at_mut(reduction.kept());
        let constants = reduction.prepare(m, kept);
        let groups = a.len() / size;
        let a = &a[..groups * size];
        let out = if FAR { out } else { &mut out[..groups * size] };
        let b = if SQUARE { a } else { &b[..groups * size] };
        let mut high = m.splat(0);
        // A product of this size is several, between which there is time for memory.
        let long = FAR && N == 0 && !SQUARE;
        let traffic = RefCell::new(Traffic::new(size, if long { 1 + leaves(n) } else { 1 }, ahead, ring));
        for i in 0..groups {
            let (a, b) = (&a[i * size..][..size], &b[i * size..][..size]);
            if long {
                traffic.borrow_mut().begin(m, [a, b]);
            } else if FAR && ahead > 0 {
                m.fetch(a, ahead);
            }
            m.gather_pairs(x, a, words);
            high = m.or3(high, high, x[n - 1]);
            if SQUARE {
                square(m, t, x);
            } else {
                m.gather_pairs(y, b, words);
                high = m.or3(high, high, y[n - 1]);
                if long {
                    product_by::<M, _, N>(m, Meanwhile(&traffic), &mut t[..2 * n], x, y, levels, scratch);
                } else {
                    product::<M, N>(m, &mut t[..2 * n], x, y, levels, scratch);
                    // Apart from the first, as a processor has room for few lines that it waits for.
                    if FAR && ahead > 0 {
                        m.fetch(b, ahead);
                    }
                }
            }
            let memory = Memory { kept: &mut *kept, scratch: &mut *scratch };
            reduction.reduce::<N>(m, constants, r, t, memory, levels);
            if !FAR {
                m.scatter_pairs(&mut out[i * size..][..size], r, words);
                continue;
            }
            let traffic = &mut *traffic.borrow_mut();
            if let Some(ring) = &mut traffic.ring {
                m.scatter_pairs(ring.slot(m), r, words);
                ring.advance();
                if !long {
                    ring.write(m, words.div_ceil(2));
                }
            } else {
                m.scatter_pairs(&mut out[i * size..][..size], r, words);
            }
            if long {
                traffic.step(m);
            }
        }
        highest_of_pairs(m, high, words)
    }
}

impl<M: Across> Groups<M> {
    /// The multiplier of that method; `levels` of Karatsuba, at most those that there are.
    pub(super) fn new(machine: M, method: Method, modulus: &BinaryModulus, levels: Option<u8>, reduction: Reduction) -> Self {
        let words = modulus.words();
        let most = all_levels(words);
        let levels = levels.unwrap_or(most).min(most);
        let single = match &reduction {
            _ if levels < most => None,
            Reduction::Fold(_) => Single::fold(modulus),
            Reduction::Dense(dense) => dense.is_plain().then(|| Single::barrett(modulus)),
        };
        Self { machine, method, words, levels, reduction, single }
    }

    /// Whole groups, by the loop that is compiled for elements of this size.
    fn sized<R: Reduce<M>, const SQUARE: bool>(
        &self,
        reduction: &R,
        out: &mut [u64],
        operands: Operands<'_>,
        ring: Option<&mut Ring<'_>>,
        space: &mut Workspace,
    ) -> u64 {
        let Self { machine, words, levels, .. } = *self;
        let n = pairs(words);
        let vectors = 5 * n + GUARD + reduction.kept() + karatsuba::scratch(n).max(reduction.scratch());
        let space = space.words(8 * vectors);
        let far = operands.ahead > 0 || ring.is_some();
        macro_rules! run {
            ($words:literal, $far:literal) => {
                machine.call(Whole::<R, $words, { $words / 2 }, SQUARE, $far> { reduction, words, levels, out, operands, ring, space })
            };
        }
        match (words, far) {
            (4, false) => run!(4, false),
            (8, false) => run!(8, false),
            (16, false) => run!(16, false),
            (_, false) => run!(0, false),
            (4, true) => run!(4, true),
            (8, true) => run!(8, true),
            (16, true) => run!(16, true),
            (_, true) => run!(0, true),
        }
    }

    /// Whole groups.
    fn whole<const SQUARE: bool>(
        &self,
        out: &mut [u64],
        operands: Operands<'_>,
        ring: Option<&mut Ring<'_>>,
        space: &mut Workspace,
    ) -> u64 {
        let in_registers = self.words == 4 && self.levels > 0;
        match &self.reduction {
            Reduction::Fold(fold) if fold.is_short() && in_registers => fold.four_words::<M, SQUARE>(self.machine, out, operands, ring),
            Reduction::Fold(fold) if fold.is_short() && matches!(self.words, 4 | 8 | 16) => {
                self.sized::<_, SQUARE>(&Short(fold), out, operands, ring, space)
            }
            Reduction::Fold(fold) => self.sized::<_, SQUARE>(fold, out, operands, ring, space),
            Reduction::Dense(dense) => match dense.four().filter(|_| in_registers) {
                Some(Four::Montgomery(four)) => four.groups::<M, SQUARE>(self.machine, out, operands, ring),
                Some(Four::Barrett(four)) => four.groups::<M, SQUARE>(self.machine, out, operands, ring),
                None => self.sized::<_, SQUARE>(dense, out, operands, ring, space),
            },
        }
    }

    /// Does a single element where that takes less time than a group with three idle places; whether it has.
    fn alone<const SQUARE: bool>(&self, out: &mut [u64], a: &[u64], b: &[u64], space: &mut Workspace) -> bool {
        let Some(single) = self.single.as_ref().filter(|s| !SQUARE || s.small().is_some()) else { return false };
        if out.len() != self.words {
            return false;
        }
        single.mul(self.machine, out, a, if SQUARE { a } else { b }, space);
        true
    }

    /// Gives all bits of the highest words of `a` and `b`. Not inlined, so that a small product saves no registers for it.
    #[inline(never)]
    fn all<const SQUARE: bool>(&self, out: &mut [u64], operands: Operands<'_>, space: &mut Workspace) -> u64 {
        let Operands { a, b, ahead } = operands;
        if self.alone::<SQUARE>(out, a, b, space) {
            return any_of_highest(a, self.words) | any_of_highest(b, self.words);
        }
        let size = GROUP * self.words;
        let whole = out.len() / size * size;
        let rest = out.len() - whole;
        let ((a, a_rest), (b, b_rest)) = (a.split_at(whole), b.split_at(whole.min(b.len())));
        let (out, out_rest) = out.split_at_mut(whole);
        let mut high = 0;
        if whole > 0 {
            high = self.whole::<SQUARE>(out, Operands { a, b, ahead }, None, space);
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
        high |= self.whole::<SQUARE>(&mut r[..size], Operands { a: x, b: y, ahead: 0 }, None, space);
        out_rest.copy_from_slice(&r[..rest]);
        space.give_tail(padded);
        high
    }

    /// What [`Multiplier::checking`] does.
    fn far<const SQUARE: bool>(&self, out: &mut [u64], a: &[u64], b: &[u64], far: Far, space: &mut Workspace) -> u64 {
        let ahead = if far.operands { AHEAD } else { 0 };
        if !far.result {
            return self.all::<SQUARE>(out, Operands { a, b, ahead }, space);
        }
        let size = GROUP * self.words;
        let whole = out.len() / size * size;
        let (out, rest) = out.split_at_mut(whole);
        let ((a, a_rest), (b, b_rest)) = (a.split_at(whole), b.split_at(whole.min(b.len())));
        let mut room = space.take_tail(Ring::room(size));
        let mut high = self.machine.fenced(|| {
            let mut ring = Ring::new(out, &mut room, size);
            let high = self.whole::<SQUARE>(&mut [], Operands { a, b, ahead }, Some(&mut ring), space);
            ring.finish(self.machine);
            high
        });
        space.give_tail(room);
        if !rest.is_empty() {
            high |= self.all::<SQUARE>(rest, Operands { a: a_rest, b: b_rest, ahead: 0 }, space);
        }
        high
    }
}

/// The words i, i + 8, i + 16 and so on of an array, bits of any of them, for each i below 8.
struct Any<'r> {
    of: &'r [u64],
    all: &'r mut [u64; 8],
}

impl<M: Across> CarrylessKernel<M> for Any<'_> {
    type Out = ();
    #[inline(always)]
    fn run(self, m: M) {
        let (mut all, mut more) = (m.splat(0), m.splat(0));
        let (lines, rest) = self.of.as_chunks::<8>();
        let (quads, pairs) = lines.as_chunks::<4>();
        for i in 0..quads.len() {
            let [a, b, c, d] = &quads[i];
            all = m.or3(all, m.load(a), m.load(b));
            more = m.or3(more, m.load(c), m.load(d));
        }
        for i in 0..pairs.len() {
            all = m.or3(all, more, m.load(&pairs[i]));
        }
        m.store(self.all, m.or3(all, more, m.load_first(rest)));
    }
}

impl<M: Across> Multiplier for Groups<M> {
    fn mul(&self, out: &mut [u64], a: &[u64], b: &[u64], space: &mut Workspace) {
        match self.single.as_ref().and_then(Single::small) {
            Some(small) if out.len() == self.words => small.mul(self.machine, out, a, b),
            _ => {
                self.all::<false>(out, Operands { a, b, ahead: 0 }, space);
            }
        }
    }

    fn square(&self, out: &mut [u64], a: &[u64], space: &mut Workspace) {
        self.all::<true>(out, Operands { a, b: &[], ahead: 0 }, space);
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
        GROUP
    }

    fn description(&self) -> Description {
        self.method.with_levels(self.levels).into()
    }
}
