//! Contenders, and the rounds in which they are timed.

use crate::Stopwatch;
use std::time::{Duration, Instant};

/// One implementation in an interleaved comparison.
pub trait Contender {
    /// Its name for people.
    fn name(&self) -> &str;

    /// Does `count` operations.
    fn run(&mut self, count: u64);

    /// The number of operations of a slice, where the implementation can't choose it freely.
    fn fixed_count(&self) -> Option<u64> {
        None
    }
}

/// The length that timed slices aim at.
const SLICE: Duration = Duration::from_millis(4);
const FEWEST_ROUNDS: usize = 5;

/// Times the contenders in this thread, in interleaved slices of a few milliseconds, for about `budget` in all and at least five rounds.
///
/// Each slice follows a short untimed run of the same code. Each round starts with another contender, so that none always follows the
/// same one. What counts is the thread's own processor time, so that other programs on the core disturb little.
pub fn interleave<C: Contender + ?Sized>(contenders: &mut [Box<C>], budget: Duration) -> Rounds {
    let counts: Vec<u64> = contenders.iter_mut().map(|c| c.fixed_count().unwrap_or_else(|| count_of_a_slice(c.as_mut()))).collect();
    let mut ns: Vec<Vec<f64>> = Vec::new();
    let start = Instant::now();
    while ns.len() < FEWEST_ROUNDS || start.elapsed() < budget {
        let mut round = vec![0.0; contenders.len()];
        for place in 0..contenders.len() {
            let i = (place + ns.len()) % contenders.len();
            contenders[i].run((counts[i] / 16).max(1));
            let watch = Stopwatch::start();
            contenders[i].run(counts[i]);
            round[i] = watch.elapsed().as_nanos() as f64 / counts[i] as f64;
        }
        ns.push(round);
    }
    Rounds { ns, counts }
}

/// The number of operations that takes about [`SLICE`].
fn count_of_a_slice<C: Contender + ?Sized>(contender: &mut C) -> u64 {
    let mut count = 16;
    loop {
        let watch = Stopwatch::start();
        contender.run(count);
        let took = watch.elapsed();
        if took >= SLICE / 4 {
            return ((count as f64 * SLICE.as_secs_f64() / took.as_secs_f64()) as u64).max(1);
        }
        count *= 2;
    }
}

/// The times of all contenders in all rounds.
#[derive(Debug, Clone)]
pub struct Rounds {
    /// Nanoseconds per operation: one row per round, one column per contender.
    ns: Vec<Vec<f64>>,
    counts: Vec<u64>,
}

impl Rounds {
    /// The median of a contender's nanoseconds per operation.
    #[must_use]
    pub fn median_ns(&self, contender: usize) -> f64 {
        median(self.ns.iter().map(|round| round[contender]))
    }

    /// The least and the most of a contender's nanoseconds per operation in a round.
    #[must_use]
    pub fn range_ns(&self, contender: usize) -> [f64; 2] {
        let mine = || self.ns.iter().map(|round| round[contender]);
        [mine().fold(f64::INFINITY, f64::min), mine().fold(0.0, f64::max)]
    }

    /// The median of (a contender's time / that of `to`) within each round. What slows a whole round cancels.
    #[must_use]
    pub fn median_ratio(&self, contender: usize, to: usize) -> f64 {
        median(self.ns.iter().map(|round| round[contender] / round[to]))
    }

    /// The number of a contender's operations that were timed.
    #[must_use]
    pub fn operations(&self, contender: usize) -> u64 {
        self.counts[contender] * self.ns.len() as u64
    }
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut v: Vec<f64> = values.collect();
    v.sort_by(f64::total_cmp);
    (v[(v.len() - 1) / 2] + v[v.len() / 2]) / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_slows_a_whole_round_cancels_in_the_ratio() {
        let rounds = [[10.0, 40.0], [20.0, 60.0], [1000.0, 3000.0], [20.0, 60.0], [10.0, 20.0]];
        let rounds = Rounds { ns: rounds.map(Vec::from).to_vec(), counts: vec![7, 1] };
        assert_eq!((rounds.median_ns(0), rounds.median_ns(1), rounds.median_ratio(1, 0)), (20.0, 60.0, 3.0));
        assert_eq!(rounds.range_ns(1), [20.0, 3000.0]);
        assert_eq!(rounds.operations(0), 35);
    }

    #[test]
    fn medians_of_odd_and_even_counts() {
        assert_eq!(median([3.0, 1.0, 2.0].into_iter()), 2.0);
        assert_eq!(median([4.0, 1.0, 2.0, 3.0].into_iter()), 2.5);
    }

    #[test]
    fn a_fixed_count_is_kept_and_every_round_warms_up() {
        struct Counting(Vec<u64>);
        impl Contender for Counting {
            fn name(&self) -> &str {
                "counting"
            }
            fn run(&mut self, count: u64) {
                self.0.push(count);
            }
            fn fixed_count(&self) -> Option<u64> {
                Some(160)
            }
        }
        let mut contenders = [Box::new(Counting(Vec::new()))];
        let rounds = interleave(&mut contenders, Duration::ZERO);
        assert_eq!(contenders[0].0, [10, 160].repeat(FEWEST_ROUNDS));
        assert_eq!(rounds.operations(0), 160 * FEWEST_ROUNDS as u64);
    }
}
