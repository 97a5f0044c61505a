//! The memory traffic of a loop over an array: lines that it fetches and writes while it computes.

use super::LINE;
use super::product::Pairs;
use super::store_queue::StoreQueue;
use crate::karatsuba::Leaves;
use crate::pairwise::Pairwise;
use std::cell::RefCell;

/// The memory traffic of one group, in steps spread over its computing: the processor has room for few lines on their way, and waits with all else
/// behind a longer row of them.
pub(super) struct Traffic<'r, 's> {
    /// Operands of this group, whose places `ahead` words further on are still to be fetched.
    fetch: [&'r [u64]; 2],
    ahead: usize,
    pub(super) queue: Option<&'r mut StoreQueue<'s>>,
    /// Words to fetch and lines to write at a step.
    step: [usize; 2],
}

impl<'r, 's> Traffic<'r, 's> {
    /// The traffic of groups of so many words of operands, both taken together, and of results, in `steps` steps.
    pub(super) fn new(words: [usize; 2], steps: usize, ahead: usize, queue: Option<&'r mut StoreQueue<'s>>) -> Self {
        let [operands, results] = words.map(|words| words.div_ceil(LINE).div_ceil(steps));
        Self { fetch: [&[]; 2], ahead, queue, step: [LINE * operands, results] }
    }

    /// Begins a group.
    #[inline(always)]
    pub(super) fn begin<M: Pairwise>(&mut self, m: M, fetch: [&'r [u64]; 2]) {
        if self.ahead > 0 {
            let [a, b] = std::mem::replace(&mut self.fetch, fetch);
            m.fetch(a, self.ahead);
            m.fetch(b, self.ahead);
        }
    }

    #[inline(always)]
    pub(super) fn step<M: Pairwise>(&mut self, m: M) {
        let [words, lines] = self.step;
        if self.ahead > 0 {
            if self.fetch[0].is_empty() {
                self.fetch.swap(0, 1);
            }
            let (now, later) = self.fetch[0].split_at(words.min(self.fetch[0].len()));
            self.fetch[0] = later;
            m.fetch(now, self.ahead);
        }
        if let Some(queue) = &mut self.queue {
            queue.write(m, lines);
        }
    }
}

/// Leaves of a product with a step of [`Traffic`] behind each.
#[derive(Clone, Copy)]
pub(super) struct Meanwhile<'c, 'r, 's>(pub(super) &'c RefCell<Traffic<'r, 's>>);

impl<M: Pairwise> Leaves<M> for Meanwhile<'_, '_, '_> {
    #[inline(always)]
    fn leaf(self, m: M, c: &mut [M::V], a: &[M::V], b: &[M::V], levels: u8) -> bool {
        let done = Pairs.leaf(m, c, a, b, levels);
        if done {
            self.0.borrow_mut().step(m);
        }
        done
    }
}
