//! The gate and the queue under every interleaving of a few threads, as the memory model allows them. Run by
//! `./dev test --full` (tools/dev/sanitize.py has the command). Loom explores; a lost wake-up shows as a deadlock.

use super::gate::{Gate, Look, Patience};
use super::queue::{Answer, AnswerQueue, Order};
use loom::sync::Arc;
use loom::sync::atomic::AtomicUsize;
use loom::sync::atomic::Ordering::{Acquire, Relaxed, Release};
use loom::thread;
use modmill_sigverify::Verdict;
use std::time::Duration;

const SLEEPER: Patience = Patience { spin: Duration::ZERO, yields: true, until: None };

fn explore(model: impl Fn() + Sync + Send + 'static) {
    let mut builder = loom::model::Builder::new();
    builder.preemption_bound = Some(3);
    builder.check(model);
}

fn answer(sequence: u64) -> Answer {
    Answer { tag: 100 + sequence, sequence, verdict: Verdict::ALL[sequence as usize % 7], latency_ns: sequence, verified_ns: sequence + 7 }
}

#[test]
fn a_waiter_always_learns_of_what_it_waits_for() {
    for all in [false, true] {
        explore(move || {
            let shared = Arc::new((Gate::new(), AtomicUsize::new(0)));
            let waker = Arc::clone(&shared);
            let thread = thread::spawn(move || {
                waker.1.store(1, Relaxed);
                if all { waker.0.wake_all() } else { waker.0.wake_one() }
            });
            let found = shared.0.wait(SLEEPER, || if shared.1.load(Relaxed) == 1 { Look::Ready(7) } else { Look::Nothing });
            assert_eq!(found, Some(7));
            thread.join().unwrap();
        });
    }
}

/// Takes one of `things`, if there is one.
fn take_one(things: &AtomicUsize) -> Look<()> {
    match things.fetch_update(Acquire, Relaxed, |n| n.checked_sub(1)) {
        Ok(_) => Look::Ready(()),
        Err(_) => Look::Nothing,
    }
}

#[test]
fn two_things_reach_two_waiters_that_pass_on_what_they_leave() {
    explore(|| {
        let shared = Arc::new((Gate::new(), AtomicUsize::new(0)));
        let waiters: Vec<_> = (0..2)
            .map(|_| {
                let shared = Arc::clone(&shared);
                thread::spawn(move || {
                    let (gate, things) = &*shared;
                    gate.wait(SLEEPER, || take_one(things)).unwrap();
                    // As a worker does before it verifies.
                    if things.load(Relaxed) > 0 {
                        gate.wake_one();
                    }
                })
            })
            .collect();
        for _ in 0..2 {
            shared.1.fetch_add(1, Release);
            shared.0.wake_one();
        }
        for waiter in waiters {
            waiter.join().unwrap();
        }
    });
}

/// Three signatures through two places: the third is reserved once one answer was taken, and may be put by any of the threads before the others' are.
#[test]
fn answers_that_come_as_they_are_found_are_all_taken() {
    explore(|| {
        let queue = Arc::new(AnswerQueue::new(2, Order::AsTheyCome));
        let places = [queue.reserve().unwrap(), queue.reserve().unwrap()];
        let threads = places.map(|place| {
            let queue = Arc::clone(&queue);
            thread::spawn(move || {
                queue.put(answer(place));
                queue.gate.wake_all();
            })
        });
        let mut seen = [false; 3];
        for taken in 0..3 {
            let look = || queue.take().map_or(Look::Nothing, Look::Ready);
            let found = queue.gate.wait(SLEEPER, look).unwrap();
            assert_eq!(found.sequence, taken);
            assert!(!std::mem::replace(&mut seen[(found.tag - 100) as usize], true));
            if taken == 0 {
                let place = queue.reserve().unwrap();
                queue.put(answer(place));
            }
        }
        for thread in threads {
            thread.join().unwrap();
        }
    });
}

#[test]
fn answers_put_in_any_order_are_taken_in_order() {
    explore(|| {
        let queue = Arc::new(AnswerQueue::new(2, Order::Submitted));
        let places = [queue.reserve().unwrap(), queue.reserve().unwrap()];
        assert_eq!(queue.reserve(), None);
        let threads = places.map(|place| {
            let queue = Arc::clone(&queue);
            thread::spawn(move || {
                queue.put(answer(place));
                queue.gate.wake_all();
            })
        });
        for sequence in 0..2 {
            let look = || queue.take().map_or(Look::Nothing, Look::Ready);
            assert_eq!(queue.gate.wait(SLEEPER, look), Some(answer(sequence)));
        }
        for thread in threads {
            thread.join().unwrap();
        }
    });
}

#[test]
fn a_place_is_used_again_only_after_its_answer_was_taken() {
    explore(|| {
        let queue = Arc::new(AnswerQueue::new(1, Order::Submitted));
        let sender = Arc::clone(&queue);
        let thread = thread::spawn(move || {
            for _ in 0..2 {
                let place = loop {
                    match sender.reserve() {
                        Some(place) => break place,
                        None => thread::yield_now(),
                    }
                };
                sender.put(answer(place));
                sender.gate.wake_all();
            }
        });
        for sequence in 0..2 {
            let look = || queue.take().map_or(Look::Nothing, Look::Ready);
            assert_eq!(queue.gate.wait(SLEEPER, look), Some(answer(sequence)));
        }
        thread.join().unwrap();
    });
}
