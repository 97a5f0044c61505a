//! Results on their way to memory, past the caches, while the next are computed.
//!
//! Groups of results are made one after another in a ring that stays in the nearest cache, and go to memory line by line, a group later: a line that
//! is written as a whole, past the caches, need not be read before.

use super::LINE;
use crate::machine::CarrylessKernel;
use crate::pairwise::Pairwise;

/// Words of a queue's ring, where these are at least four groups.
const WORDS: usize = 1024;

/// A queue of results on their way to an array, in a ring of memory.
pub(super) struct StoreQueue<'r> {
    /// The ring, and room for the rest of a line that begins in it and ends at its beginning.
    room: &'r mut [u64],
    length: usize,
    /// Words of a group.
    group: usize,
    /// The place at which the next group is made, and that at which the next line begins.
    made: usize,
    taken: usize,
    /// Words that are made and not written, less those of `head` until they are.
    ready: isize,
    /// The array: up to the first boundary of a line, the lines, and what is left.
    head: &'r mut [u64],
    lines: &'r mut [[u64; LINE]],
    tail: &'r mut [u64],
}

impl<'r> StoreQueue<'r> {
    /// Words of memory for groups of so many words.
    pub(super) fn room(group: usize) -> usize {
        Self::length(group) + 2 * LINE
    }

    /// The words of the ring: at least four groups, and whole lines.
    fn length(group: usize) -> usize {
        let groups = LINE >> group.trailing_zeros().min(LINE.trailing_zeros());
        group * (WORDS / group).max(4).next_multiple_of(groups)
    }

    /// A queue for whole groups of `out`; `room` is what [`StoreQueue::room`] says.
    pub(super) fn new(out: &'r mut [u64], room: &'r mut [u64], group: usize) -> Self {
        let head = out.as_ptr().align_offset(LINE * size_of::<u64>()).min(LINE - 1).min(out.len());
        let (head, out) = out.split_at_mut(head);
        let (lines, tail) = out.as_chunks_mut();
        let at = room.as_ptr().align_offset(LINE * size_of::<u64>()).min(LINE);
        let length = Self::length(group);
        let (taken, ready) = (head.len(), -head.len().cast_signed());
        let room = &mut room[at..][..length + LINE];
        Self { room, length, group, made: 0, taken, ready, head, lines, tail }
    }

    /// The room in which the next group is to be made, before [`StoreQueue::advance`].
    #[inline(always)]
    pub(super) fn slot<M: Pairwise>(&mut self, m: M) -> &mut [u64] {
        let most = (self.length - self.group - LINE).cast_signed();
        if self.ready > most {
            m.call(One { queue: self, until: most - LINE.cast_signed() });
        }
        &mut self.room[self.made..][..self.group]
    }

    /// Takes the group that was made.
    #[inline(always)]
    pub(super) fn advance(&mut self) {
        self.made += self.group;
        if self.made == self.length {
            self.made = 0;
        }
        self.ready += self.group.cast_signed();
        if !self.head.is_empty() {
            self.copy_head();
        }
    }

    #[cold]
    #[inline(never)]
    fn copy_head(&mut self) {
        if self.ready >= 0 {
            let head = std::mem::take(&mut self.head);
            head.copy_from_slice(&self.room[..head.len()]);
        }
    }

    /// Writes the next lines, as far as the group made last does not reach into them.
    #[inline(always)]
    pub(super) fn write<M: Pairwise>(&mut self, m: M, lines: usize) {
        let words = lines * LINE;
        let left = self.ready - self.group.cast_signed();
        if left < words.cast_signed() || self.taken + words > self.length {
            let until = (left - words.cast_signed()).max(0) + self.group.cast_signed();
            return m.call(One { queue: self, until });
        }
        let from = self.room[self.taken..][..words].as_chunks().0;
        if let Some(to) = self.lines.split_off_mut(..lines) {
            for i in 0..lines {
                m.copy_past(&mut to[i], &from[i]);
            }
        }
        self.taken += words;
        if self.taken == self.length {
            self.taken = 0;
        }
        self.ready -= words.cast_signed();
    }

    /// Writes what is left, all groups being made.
    pub(super) fn finish<M: Pairwise>(mut self, m: M) {
        m.call(One { queue: &mut self, until: 0 });
        let left = self.tail.len();
        let until = left.min(self.length - self.taken);
        let (before, after) = self.tail.split_at_mut(until);
        before.copy_from_slice(&self.room[self.taken..][..until]);
        after.copy_from_slice(&self.room[..left - until]);
    }
}

/// Writes lines one by one, also across the end of the ring, as long as more than `until` words would be left, and a line.
struct One<'a, 'r> {
    queue: &'a mut StoreQueue<'r>,
    until: isize,
}

impl<M: Pairwise> CarrylessKernel<M> for One<'_, '_> {
    type Out = ();
    #[inline(always)]
    fn run(self, m: M) {
        let Self { queue, until } = self;
        while queue.ready - LINE.cast_signed() >= until {
            let next = queue.taken + LINE;
            if next > queue.length {
                queue.room.copy_within(..next - queue.length, queue.length);
            }
            if let (Some(line), Some(words)) = (queue.lines.split_off_first_mut(), queue.room[queue.taken..].first_chunk()) {
                m.copy_past(line, words);
            }
            queue.taken = if next >= queue.length { next - queue.length } else { next };
            queue.ready -= LINE.cast_signed();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::emulated::Emulated;

    /// Arrays that begin at each place within a line, groups that end within lines, laps that end within lines, and writers that fall behind.
    #[test]
    fn all_words_leave_the_queue_once_and_in_order() {
        for group in [1, 5, 10, 4, 8, 12, 20, 36, 64, 256, 512] {
            let mut room = vec![0; StoreQueue::room(group)];
            for (offset, groups, lines) in each_of(0..8, [0, 1, 2, 3, 5, 70, 300], [0, 1, group / 8, group / 8 + 1, 100]) {
                let mut out = vec![u64::MAX; offset + groups * group + 8];
                let mut queue = StoreQueue::new(&mut out[offset..offset + groups * group], &mut room, group);
                for i in 0..groups {
                    queue.slot(Emulated::default()).iter_mut().zip(i * group..).for_each(|(word, value)| *word = value as u64);
                    queue.advance();
                    queue.write(Emulated::default(), lines);
                }
                queue.finish(Emulated::default());
                let (array, behind) = out[offset..].split_at(groups * group);
                assert!(array.iter().copied().eq(0..array.len() as u64), "{groups} groups of {group} from {offset}, {lines} lines");
                assert!(out[..offset].iter().chain(behind).all(|&word| word == u64::MAX));
            }
        }
    }

    fn each_of<const N: usize, const K: usize>(
        a: std::ops::Range<usize>,
        b: [usize; N],
        c: [usize; K],
    ) -> impl Iterator<Item = (usize, usize, usize)> {
        a.flat_map(move |a| b.into_iter().flat_map(move |b| c.into_iter().map(move |c| (a, b, c))))
    }
}
