//! Values that a forked child process must not inherit: thread pools, and locks that a thread may hold.

use std::convert::Infallible;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

/// A value that each process makes for itself.
///
/// A fork copies the memory of a process but only one of its threads, so that a child waits forever for the threads of an inherited pool, or for
/// an inherited lock that another thread held. Here the child gets a value of its own instead, and the inherited one is neither used nor dropped.
///
/// ```
/// use modmill_runtime::progress::PerProcess;
/// static MAKER: PerProcess<u32> = PerProcess::new();
/// assert_eq!(*MAKER.get_or_init(|_| std::process::id()), std::process::id());
/// ```
#[derive(Debug)]
pub struct PerProcess<T> {
    /// The value, and the process that made it.
    made: OnceLock<(u32, T)>,
    /// The one of a process that was forked from it.
    forked: OnceLock<Box<Self>>,
}

impl<T> PerProcess<T> {
    /// No value yet.
    #[must_use]
    pub const fn new() -> Self {
        Self { made: OnceLock::new(), forked: OnceLock::new() }
    }

    /// The value of this process. The first call makes it; `make` gets the inherited value, which other threads of the parent process may have been
    /// using when the fork came.
    pub fn get_or_init(&self, make: impl FnOnce(Option<&T>) -> T) -> &T {
        match self.get_or_try_init(|inherited| Ok::<_, Infallible>(make(inherited))) {
            Ok(value) => value,
            Err(never) => match never {},
        }
    }

    /// This process's value, made at the first call. Where making it fails, the next call tries again.
    ///
    /// # Errors
    /// The errors of `make`.
    pub fn get_or_try_init<E>(&self, make: impl FnOnce(Option<&T>) -> Result<T, E>) -> Result<&T, E> {
        self.of(std::process::id(), make)
    }

    fn of<E>(&self, process: u32, make: impl FnOnce(Option<&T>) -> Result<T, E>) -> Result<&T, E> {
        let mut place = self;
        while let Some(forked) = place.forked.get() {
            place = forked;
        }
        let inherited = match place.made.get() {
            Some((maker, value)) if *maker == process => return Ok(value),
            Some((_, value)) => Some(value),
            None => None,
        };
        // Made before the cell is filled: another thread may fork meanwhile, and its child must not find a cell that is being filled.
        let value = make(inherited)?;
        if inherited.is_some() {
            place = place.forked.get_or_init(|| Box::new(Self::new()));
        }
        // Another thread of this process may have been faster; then its value is the one.
        Ok(&place.made.get_or_init(|| (process, value)).1)
    }

    fn take_of(&mut self, process: u32) -> Option<T> {
        let (maker, value) = self.made.take()?;
        if maker == process {
            return Some(value);
        }
        // Dropping a pool wakes its threads, which do not exist here.
        std::mem::forget(value);
        None
    }
}

impl<T> Default for PerProcess<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T> Drop for PerProcess<T> {
    fn drop(&mut self) {
        drop(self.take_of(std::process::id()));
    }
}

impl<T: Clone + Default> PerProcess<Mutex<T>> {
    /// Locks the value of this process, which begins as a copy of the inherited one where no thread held that during the fork.
    pub fn lock(&self) -> MutexGuard<'_, T> {
        let copied = |inherited: &Mutex<T>| inherited.try_lock().map(|value| value.clone()).unwrap_or_default();
        let value = self.get_or_init(|inherited| Mutex::new(inherited.map(copied).unwrap_or_default()));
        value.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The value of a cell, which the first call makes, as [`OnceLock::get_or_init`] does.
///
/// It is made before the cell is filled: where a thread makes it for a while, another one may fork the process, and the child would wait for a cell
/// that nobody fills. Several threads may make it at once; one value is kept.
///
/// ```
/// use std::sync::OnceLock;
/// let cell = OnceLock::new();
/// assert_eq!([*modmill_runtime::progress::filled(&cell, || 1), *modmill_runtime::progress::filled(&cell, || 2)], [1, 1]);
/// ```
pub fn filled<T>(cell: &OnceLock<T>, make: impl FnOnce() -> T) -> &T {
    if let Some(value) = cell.get() {
        return value;
    }
    let made = make();
    cell.get_or_init(|| made)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;
    use std::rc::Rc;

    #[test]
    fn each_process_makes_one_value() {
        let shared = PerProcess::new();
        let made = Cell::new(0);
        let of = |process| {
            let make = |inherited: Option<&u32>| {
                made.set(made.get() + 1);
                Ok::<_, Infallible>(10 * inherited.copied().unwrap_or(0) + process)
            };
            *shared.of(process, make).unwrap()
        };
        // A child of process 1, and its child, which has the number of its grandparent.
        assert_eq!([of(1), of(1), of(2), of(2), of(1), of(1)], [1, 1, 12, 12, 121, 121]);
        assert_eq!(made.get(), 3);
    }

    #[test]
    fn a_failure_is_not_kept() {
        let shared = PerProcess::new();
        assert_eq!(shared.get_or_try_init(|_| Err("no")), Err("no"));
        assert_eq!(shared.get_or_try_init(|_| Ok::<_, ()>(5)), Ok(&5));
        assert_eq!(shared.get_or_try_init(|_| Err("no")), Ok(&5));
    }

    #[test]
    fn only_values_of_this_process_are_dropped() {
        let value = Rc::new(());
        let shared = PerProcess::new();
        let clone = |_: Option<&Rc<()>>| Ok::<_, Infallible>(Rc::clone(&value));
        shared.of(0, clone).unwrap();
        shared.of(std::process::id(), clone).unwrap();
        assert_eq!(Rc::strong_count(&value), 3);
        drop(shared);
        assert_eq!(Rc::strong_count(&value), 2, "the value of process 0 stays");
    }

    #[test]
    fn a_lock_that_is_held_is_not_waited_for() {
        let shared = PerProcess::<Mutex<Vec<u32>>>::new();
        let other = |inherited: Vec<u32>| move |_: Option<&Mutex<Vec<u32>>>| Ok::<_, Infallible>(Mutex::new(inherited));
        let held = shared.of(0, other(vec![7])).unwrap().lock().unwrap();
        assert!(shared.lock().is_empty(), "a thread of process 0 holds it");
        drop(held);
        let shared = PerProcess::<Mutex<Vec<u32>>>::new();
        shared.of(0, other(vec![7])).unwrap();
        shared.lock().push(8);
        assert_eq!(*shared.lock(), [7, 8]);
    }
}
