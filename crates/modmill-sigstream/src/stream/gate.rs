//! Gates, at which threads wait for a condition that other threads make true without a lock.
//!
//! A waiter looks for a while, then sleeps. No wake-up is lost: a sleeper first counts itself, then looks once more; a thread that makes the
//! condition true does that first, then reads the count. With a sequentially consistent fence between the two steps on either side, at
//! least one of them sees the other. The same holds for `spinners`. A wake-up that comes between that last look and the sleep is seen by the number
//! of wake-ups, which is read before the look: the look itself holds no lock, since what it does may wake others at the same gate.

use super::sync::{AtomicUsize, Condvar, Mutex, MutexGuard, fence, spin_loop, yield_now};
use std::sync::PoisonError;
use std::sync::atomic::Ordering::SeqCst;
use std::time::{Duration, Instant};

/// Looks between two readings of the clock; one takes about 50 ns.
const LOOKS: u32 = if cfg!(loom) { 1 } else { 16 };

/// The result of a waiter's look at its condition.
pub(crate) enum Look<T> {
    /// The value that it waited for.
    Ready(T),
    /// Something that becomes ready by itself within microseconds: go on looking, do not sleep.
    Soon,
    /// Nothing.
    Nothing,
}

/// The manner of a wait.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Patience {
    /// The time for which a waiter looks before it sleeps.
    pub(crate) spin: Duration,
    /// True if it lets other threads run while it looks: right where there may be more threads than cores.
    pub(crate) yields: bool,
    /// The time at which a waiter gives up.
    pub(crate) until: Option<Instant>,
}

pub(crate) struct Gate {
    spinners: AtomicUsize,
    sleepers: AtomicUsize,
    /// Wake-ups so far.
    wakes: Mutex<usize>,
    bell: Condvar,
}

impl Gate {
    pub(crate) fn new() -> Self {
        Self { spinners: AtomicUsize::new(0), sleepers: AtomicUsize::new(0), wakes: Mutex::new(0), bell: Condvar::new() }
    }

    /// Waits until `look` finds something; `None` when the time is up first.
    pub(crate) fn wait<T>(&self, patience: Patience, mut look: impl FnMut() -> Look<T>) -> Option<T> {
        loop {
            if let Look::Ready(found) = look() {
                return Some(found);
            }
            self.spinners.fetch_add(1, SeqCst);
            let found = spin(patience, &mut look);
            self.spinners.fetch_sub(1, SeqCst);
            // Whoever saw this thread look has left it to see to what came last: the caller reads that after this.
            fence(SeqCst);
            if found.is_some() || patience.is_over() {
                return found;
            }
            match self.sleep(patience, &mut look) {
                Look::Ready(found) => return Some(found),
                Look::Soon | Look::Nothing if patience.is_over() => return None,
                Look::Soon | Look::Nothing => {}
            }
        }
    }

    /// Sleeps until woken, unless a last look finds something.
    fn sleep<T>(&self, patience: Patience, look: &mut impl FnMut() -> Look<T>) -> Look<T> {
        self.sleepers.fetch_add(1, SeqCst);
        let wakes = *self.hold();
        fence(SeqCst);
        let found = look();
        if let Look::Nothing = found {
            let held = self.hold();
            if *held == wakes {
                let queue = match patience.until {
                    None => self.bell.wait(held).map(drop).map_err(drop),
                    Some(until) => {
                        let left = until.saturating_duration_since(Instant::now());
                        self.bell.wait_timeout(held, left).map(drop).map_err(drop)
                    }
                };
                // The lock guards a counter alone, so a panic of its holder spoils nothing.
                queue.unwrap_or(());
            }
        }
        self.sleepers.fetch_sub(1, SeqCst);
        found
    }

    /// Wakes one sleeper, unless a thread is looking anyway. Called after the condition was made true.
    pub(crate) fn wake_one(&self) {
        announce();
        if self.has_sleepers() && self.spinners.load(SeqCst) == 0 {
            self.count();
            self.bell.notify_one();
        }
    }

    /// Wakes every sleeper. Called after the condition was made true.
    pub(crate) fn wake_all(&self) {
        announce();
        self.wake_all_announced();
    }

    /// Wakes all sleepers, where [`announce`] was called after the condition was made true: one fence then serves many gates.
    pub(crate) fn wake_all_announced(&self) {
        if self.has_sleepers() {
            self.count();
            self.bell.notify_all();
        }
    }

    /// True if any thread sleeps; called after [`announce`].
    pub(crate) fn has_sleepers(&self) -> bool {
        self.sleepers.load(SeqCst) > 0
    }

    fn count(&self) {
        let mut wakes = self.hold();
        *wakes = wakes.wrapping_add(1);
    }

    fn hold(&self) -> MutexGuard<'_, usize> {
        self.wakes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Makes what this thread wrote visible before it reads whether anyone sleeps.
pub(crate) fn announce() {
    fence(SeqCst);
}

impl Patience {
    fn is_over(self) -> bool {
        self.until.is_some_and(|until| Instant::now() >= until)
    }
}

fn spin<T>(patience: Patience, look: &mut impl FnMut() -> Look<T>) -> Option<T> {
    let start = Instant::now();
    loop {
        let mut soon = false;
        for _ in 0..LOOKS {
            match look() {
                Look::Ready(found) => return Some(found),
                Look::Soon => soon = true,
                Look::Nothing => {}
            }
            spin_loop();
        }
        if patience.is_over() || (!soon && start.elapsed() >= patience.spin) {
            return None;
        }
        if patience.yields {
            yield_now();
        }
    }
}

#[cfg(all(test, not(loom)))]
mod tests {
    use super::*;
    use std::sync::mpsc;

    /// A submission that is blocked when the stream closes: its own look wakes everyone.
    #[test]
    fn a_look_may_wake_the_gate_it_waits_at() {
        let (done, ends) = mpsc::channel();
        std::thread::spawn(move || {
            let gate = Gate::new();
            let until = Instant::now().checked_add(Duration::from_millis(20));
            let found = gate.wait(Patience { spin: Duration::ZERO, yields: false, until }, || {
                gate.wake_all();
                Look::<()>::Nothing
            });
            done.send(found.is_none()).unwrap();
        });
        assert!(ends.recv_timeout(Duration::from_secs(20)).expect("it hangs"));
    }
}
