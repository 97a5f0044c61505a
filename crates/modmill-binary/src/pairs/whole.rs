//! Whole groups of an array, one after another: product or square, then the reduction, then to where results go.

use super::product::{product, product_by, square};
use super::store_queue::StoreQueue;
use super::traffic::{Meanwhile, Traffic};
use super::{GUARD, LINE, Memory, Reduce, pairs};
use crate::machine::CarrylessKernel;
use crate::pairwise::{Lines, Pairwise};
use std::cell::RefCell;

/// Whole groups of arrays.
pub(super) struct Task<'r, 's> {
    pub(super) a: &'r [u64],
    /// The second operand, which is not read for squares.
    pub(super) b: &'r [u64],
    /// Words from what is computed with to what is fetched meanwhile; 0 to fetch nothing.
    pub(super) ahead: usize,
    pub(super) results: Results<'r, 's>,
}

/// The destination of results.
pub(super) enum Results<'r, 's> {
    /// An array, by ordinary stores to the nearest cache.
    Near(&'r mut [u64]),
    /// Past the caches, for sizes that [`have_own_loop`]: an array whose first group is there already and not among the operands.
    Lines(&'r mut [u64]),
    /// Past the caches, for other sizes.
    Queue(&'r mut StoreQueue<'s>),
}

impl Task<'_, '_> {
    /// True if the loop with memory traffic is to run.
    pub(super) fn is_far(&self) -> bool {
        self.ahead > 0 || !matches!(self.results, Results::Near(_))
    }
}

/// [`Results`] as a loop uses them: an array for ordinary stores, [`Lines`], or a queue.
type Ways<'r, 's, L> = (&'r mut [u64], Option<L>, Option<&'r mut StoreQueue<'s>>);

impl<'r, 's> Results<'r, 's> {
    /// The results as a loop uses them, for elements of `words` words.
    #[inline(always)]
    pub(super) fn ways<M: Pairwise>(self, m: M, words: usize) -> Ways<'r, 's, M::Lines<'r>> {
        match self {
            Results::Near(out) => (out, None, None),
            Results::Lines(out) => (&mut [], Lines::behind_first_group(m, out, words), None),
            Results::Queue(queue) => (&mut [], None, Some(queue)),
        }
    }
}

/// All bits of the highest words, of an OR of the highest pairs of elements of `words` words.
#[inline(always)]
pub(super) fn highest_of_pairs<M: Pairwise>(m: M, pairs: M::V, words: usize) -> u64 {
    let mut all = [0; 8];
    m.scatter_pairs(&mut all[..M::LANES], &[pairs], 2);
    let of = (words + 1) % 2;
    all[of] | all[of + 2] | all[of + 4] | all[of + 6]
}

/// True if elements of `words` words have a loop that is compiled for this size alone.
pub(super) fn have_own_loop(words: usize) -> bool {
    matches!(words, 4 | 8 | 16)
}

/// Products of leaves that one of `n` pairs takes, about.
fn leaves(n: usize) -> usize {
    3usize.pow(n.div_ceil(8).next_power_of_two().trailing_zeros())
}

/// Pairs that are squared between two steps of memory traffic.
const SQUARED: usize = 16;

/// Words of a page of memory. The processor also fetches ahead by itself, but only within a page and once it has seen some lines of it.
const PAGE: usize = 512;

/// The offset in its page of memory of the word that lies `ahead` words behind the first of `words`.
fn place_in_page(words: &[u64], ahead: usize) -> usize {
    (words.as_ptr().addr() / size_of::<u64>() + ahead) % PAGE
}

/// Words from the first of a group to a line at the beginning of the page after the one `ahead`: another line for each group of a page.
fn line_of_next_page(group: &[u64], ahead: usize) -> usize {
    let at = place_in_page(group, ahead);
    ahead + PAGE - at + LINE * (at / group.len())
}

/// The loop. W is the words of an element and N its pairs where they are fixed, else 0. With SQUARE, b is not read.
/// FAR is [`Task::is_far`]. Gives all bits of the highest words of `a` and `b`.
pub(super) struct Whole<'r, 's, R, const W: usize, const N: usize, const SQUARE: bool, const FAR: bool> {
    pub(super) reduction: &'r R,
    pub(super) words: usize,
    pub(super) levels: u8,
    pub(super) task: Task<'r, 's>,
    pub(super) space: &'r mut [u64],
}

impl<M: Pairwise, R: Reduce<M>, const W: usize, const N: usize, const SQUARE: bool, const FAR: bool> CarrylessKernel<M>
    for Whole<'_, '_, R, W, N, SQUARE, FAR>
{
    type Out = u64;
    #[inline(always)]
    fn run(self, m: M) -> u64 {
        let Self { reduction, task: Task { a, b, ahead, results }, levels, .. } = self;
        let words = if W > 0 { W } else { self.words };
        let (n, size) = (pairs(words), M::PAIRS * words);
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
        let b = if SQUARE { a } else { &b[..groups * size] };
        let (out, mut lines, queue) = results.ways(m, words);
        let out = if FAR { out } else { &mut out[..groups * size] };
        let mut high = m.splat(0);
        // Other sizes are computed in several parts, between which there is time for memory. Where a group is one element, squares are slower so.
        let long = FAR && N == 0 && (!SQUARE || M::PAIRS > 1);
        let (operands, parts) = if SQUARE { (1, n.div_ceil(SQUARED)) } else { (2, leaves(n)) };
        let traffic = RefCell::new(Traffic::new([operands * size, size], if long { 1 + parts } else { 1 }, ahead, queue));
        for i in 0..groups {
            let (a, b) = (&a[i * size..][..size], &b[i * size..][..size]);
            // In steps, as a processor has room for few lines that it waits for.
            let cut = if N == 8 { size / 2 } else { size };
            let fetch = [&a[..cut], &a[cut..], &b[..cut], &b[cut..]];
            // With a group of one element or two, which are as many streams, the processor's own fetching keeps up.
            let mut fetching = FAR && !long && ahead > 0 && M::PAIRS > 2;
            if fetching && SQUARE && N > 0 {
                // With one array it keeps up but for the beginning of a page.
                fetching = place_in_page(a, ahead) < PAGE / 4;
            } else if fetching && !SQUARE && N == 8 {
                for operand in [a, b] {
                    m.fetch(&operand[..LINE], line_of_next_page(operand, ahead));
                }
            }
            if long {
                traffic.borrow_mut().begin(m, [a, if SQUARE { &[] } else { b }]);
            } else if fetching {
                m.fetch(fetch[0], ahead);
            }
            m.gather_pairs(x, a, words);
            high = m.or3(high, high, x[n - 1]);
            if fetching {
                m.fetch(fetch[1], ahead);
            }
            if SQUARE && long {
                for (squares, x) in t.chunks_mut(2 * SQUARED).zip(x.chunks(SQUARED)) {
                    square(m, squares, x);
                    traffic.borrow_mut().step(m);
                }
            } else if SQUARE {
                square(m, t, x);
            } else {
                m.gather_pairs(y, b, words);
                high = m.or3(high, high, y[n - 1]);
                if long {
                    product_by::<M, _, N>(m, Meanwhile(&traffic), &mut t[..2 * n], x, y, levels, scratch);
                } else {
                    product::<M, N>(m, &mut t[..2 * n], x, y, levels, scratch);
                }
                if fetching {
                    m.fetch(fetch[2], ahead);
                }
            }
            let memory = Memory { kept: &mut *kept, scratch: &mut *scratch };
            reduction.reduce::<N>(m, constants, r, t, memory, levels);
            if fetching && !SQUARE {
                m.fetch(fetch[3], ahead);
            }
            if FAR
                && N > 0
                && let Some(lines) = &mut lines
            {
                lines.put::<N>(m, r);
            } else if FAR
                && (N == 0 || !M::Lines::ALWAYS)
                && let Some(queue) = &mut traffic.borrow_mut().queue
            {
                m.scatter_pairs(queue.slot(m), r, words);
                queue.advance();
                if !long {
                    queue.write(m, size.div_ceil(LINE));
                }
            } else {
                m.scatter_pairs(&mut out[i * size..][..size], r, words);
            }
            if long {
                traffic.borrow_mut().step(m);
            }
        }
        if let Some(lines) = lines {
            lines.finish(m);
        }
        highest_of_pairs(m, high, words)
    }
}
