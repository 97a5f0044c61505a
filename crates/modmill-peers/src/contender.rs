//! One implementation in a comparison. Python interleaves timed slices of all (python/modmill/bench/interleave.py).

use modmill_arith::Natural;
use modmill_timing::Stopwatch;

/// A chain of operations, each on the result of the one before.
pub trait Contender: Send {
    /// Its name for people.
    fn title(&self) -> &str;

    /// Operations of the smallest slice that is worth timing. A longer slice is a multiple of it.
    fn least(&self) -> u64 {
        1
    }

    /// Does `count` operations.
    fn run(&mut self, count: u64);

    /// The value that the chain has reached; `None` when a call has failed.
    fn value(&mut self) -> Option<Natural>;
}

/// Does the next `count` operations, or a few less, and returns the nanoseconds of processor time for each.
pub fn slice(contender: &mut dyn Contender, count: u64) -> f64 {
    let least = contender.least();
    let count = if count > least { count / least * least } else { count };
    let watch = Stopwatch::start();
    contender.run(count);
    watch.elapsed().as_nanos() as f64 / count as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Counting(Vec<u64>);

    impl Contender for Counting {
        fn title(&self) -> &'static str {
            "counting"
        }
        fn least(&self) -> u64 {
            160
        }
        fn run(&mut self, count: u64) {
            self.0.push(count);
        }
        fn value(&mut self) -> Option<Natural> {
            None
        }
    }

    #[test]
    fn long_slices_are_multiples_of_the_least_one() {
        let mut counting = Counting(Vec::new());
        for count in [10, 160, 170, 500] {
            slice(&mut counting, count);
        }
        assert_eq!(counting.0, [10, 160, 160, 480]);
    }
}
