//! The working memory of a product, kept from set to set and from product to product: new memory costs a fault for each page.

use super::adder::Entry;
use super::windows::Digit;
use std::any::Any;
use std::ops::Range;
use std::sync::{Mutex, PoisonError};

/// Bytes of a product's memory that are kept for the next one; more is given back.
const KEPT: usize = 512 << 20;

/// The memory of one product at a time, with whatever was left in it.
#[derive(Debug)]
pub(crate) struct Memory<S> {
    pub(super) digits: Vec<Digit>,
    pub(super) entries: Vec<Entry>,
    pub(super) ranges: Vec<Range<usize>>,
    /// The sums of buckets.
    pub(super) sums: Vec<S>,
}

impl<S> Default for Memory<S> {
    fn default() -> Self {
        Self { digits: vec![], entries: vec![], ranges: vec![], sums: vec![] }
    }
}

impl<S> Memory<S> {
    fn bytes(&self) -> usize {
        fn of<T>(memory: &Vec<T>) -> usize {
            memory.capacity() * size_of::<T>()
        }
        of(&self.digits) + of(&self.entries) + of(&self.ranges) + of(&self.sums)
    }
}

/// The first `len` values of memory, whatever they are; `value` fills new memory.
pub(super) fn room<T: Copy>(memory: &mut Vec<T>, value: T, len: usize) -> &mut [T] {
    if memory.len() < len {
        // Given back before the new memory is there.
        *memory = vec![];
        *memory = modmill_runtime::mapping::filled(value, len);
    }
    &mut memory[..len]
}

/// Memory of products that have ended, for those to come: one for each product that ran at the same time.
#[derive(Debug, Default)]
pub(crate) struct Spare(Mutex<Vec<Box<dyn Any + Send>>>);

impl Spare {
    /// Memory of an earlier product with the same type of sums, or none yet.
    pub(super) fn take<S: Send + 'static>(&self) -> Memory<S> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let found = kept.iter().position(|memory| memory.is::<Memory<S>>()).map(|at| kept.swap_remove(at));
        found.and_then(|memory| memory.downcast().ok()).map(|memory| *memory).unwrap_or_default()
    }

    /// Keeps memory, unless it is too large.
    pub(super) fn keep<S: Send + 'static>(&self, memory: Memory<S>) {
        if memory.bytes() <= KEPT {
            self.0.lock().unwrap_or_else(PoisonError::into_inner).push(Box::new(memory));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_kept_by_type_unless_it_is_too_large() {
        let spare = Spare::default();
        let mut memory = spare.take::<u64>();
        assert!(memory.sums.is_empty());
        assert_eq!(room(&mut memory.sums, 7, 5), [7; 5]);
        spare.keep(memory);
        assert!(spare.take::<u32>().sums.is_empty());
        let mut again = spare.take::<u64>();
        assert_eq!((room(&mut again.sums, 8, 3), spare.take::<u64>().sums.len()), (&mut [7; 3][..], 0));
        assert_eq!(room(&mut again.sums, 8, 6), [8; 6]);
        // Never touched, so it takes no memory.
        again.ranges = Vec::with_capacity(KEPT / 8);
        spare.keep(again);
        assert!(spare.take::<u64>().sums.is_empty());
    }
}
