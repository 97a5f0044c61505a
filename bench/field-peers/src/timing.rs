//! Slices of all contenders in turn.

use crate::contenders::Contender;
use std::hint::black_box;
use std::time::Instant;

/// Steps of the chain by which cycles are estimated; each is two dependent additions or logic operations, of a cycle each.
const STEPS: u64 = 5000;

/// The shortest slice of each contender, and a cycle, both in nanoseconds.
pub fn shortest(all: &mut [Contender], rounds: usize) -> (Vec<f64>, f64) {
    let mut best = vec![f64::INFINITY; all.len()];
    let mut chain = f64::INFINITY;
    for _ in 0..rounds {
        for (contender, best) in all.iter_mut().zip(&mut best) {
            *best = best.min(timed(|| (contender.slice)(crate::REPEATS)));
        }
        chain = chain.min(timed(dependent_steps));
    }
    (best, chain / (2 * STEPS) as f64)
}

fn timed(work: impl FnOnce()) -> f64 {
    let start = Instant::now();
    work();
    start.elapsed().as_nanos() as f64
}

fn dependent_steps() {
    let (mut x, key) = (black_box(1u64), black_box(0x9e37_79b9_7f4a_7c15));
    for _ in 0..STEPS {
        x = (x ^ key).wrapping_add(key);
    }
    black_box(x);
}
