//! Time in which a thread could have run, and something else had the processor.
#![allow(unsafe_code)]

use std::time::Duration;

/// The times so far in which threads were kept from running. The difference of two readings tells whether other guests or other threads
/// disturbed a measurement.
///
/// ```
/// use modmill_timing::Waits;
///
/// let before = Waits::now();
/// let busy: u64 = (0..1000).sum();
/// let waited = Waits::now().since(before);
/// # let _ = (busy, waited);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Waits {
    /// Time that other guests of the host took from all processors of this machine together, as far as the host tells; it counts in steps
    /// of 10 ms, usually. `None` where the system does not count it.
    pub stolen: Option<Duration>,
    /// Time that all processors of this machine together have had, idle or not, the stolen time included. `None` where the system does not count it.
    pub processors: Option<Duration>,
    /// Time that the threads of this process, together, were ready to run and waited for a processor: other threads of this machine had it.
    /// `None` where the system does not count it.
    pub queued: Option<Duration>,
}

impl Waits {
    /// The sums until now.
    #[must_use]
    pub fn now() -> Self {
        Self { queued: queued(), ..Self::of_machine() }
    }

    /// The sums until now, but with `queued` of the calling thread alone.
    #[must_use]
    pub fn of_this_thread() -> Self {
        let schedstat = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
        Self { queued: schedstat.and_then(|text| queued_in(&text)), ..Self::of_machine() }
    }

    fn of_machine() -> Self {
        let stat = std::fs::read_to_string("/proc/stat").ok();
        let found = stat.zip(ticks()).and_then(|(stat, ticks)| processors_in(&stat, ticks));
        let (stolen, processors) = found.unzip();
        Self { stolen, processors, queued: None }
    }

    /// The difference from an earlier reading. A thread that ended in between takes its time along, so this is at least zero.
    #[must_use]
    pub fn since(self, earlier: Self) -> Self {
        let less = |now: Option<Duration>, then: Option<Duration>| Some(now?.saturating_sub(then?));
        Self {
            stolen: less(self.stolen, earlier.stolen),
            processors: less(self.processors, earlier.processors),
            queued: less(self.queued, earlier.queued),
        }
    }
}

/// The eighth number of the line for all processors, and the sum of the first eight (proc(5)); those behind them are parts of these.
fn processors_in(stat: &str, ticks_per_second: u32) -> Option<(Duration, Duration)> {
    let numbers = stat.lines().find_map(|line| line.strip_prefix("cpu "))?.split_whitespace();
    let ticks: Vec<u64> = numbers.take(8).map(str::parse).collect::<Result<_, _>>().ok()?;
    let time = |ticks| Duration::from_secs(ticks) / ticks_per_second;
    Some((time(*ticks.get(7)?), time(ticks.iter().sum())))
}

#[cfg(unix)]
fn ticks() -> Option<u32> {
    // SAFETY: `sysconf` takes any name and has no other effect.
    let found = unsafe { libc::sysconf(libc::_SC_CLK_TCK) };
    u32::try_from(found).ok().filter(|&ticks| ticks > 0)
}

#[cfg(not(unix))]
fn ticks() -> Option<u32> {
    None
}

/// The second number of each thread's schedstat (Documentation/scheduler/sched-stats.rst in Linux).
fn queued() -> Option<Duration> {
    let mut sum = None;
    for thread in std::fs::read_dir("/proc/self/task").ok()? {
        // A thread may end while the others are read.
        let Ok(text) = std::fs::read_to_string(thread.ok()?.path().join("schedstat")) else { continue };
        sum = Some(sum.unwrap_or_default() + queued_in(&text)?);
    }
    sum
}

fn queued_in(schedstat: &str) -> Option<Duration> {
    schedstat.split_whitespace().nth(1)?.parse().ok().map(Duration::from_nanos)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_those_of_the_kernel_s_documents() {
        let stat = "cpu  10 2 3 4 5 6 7 250 9 0\ncpu0 1 1 1 1 1 1 1 99 1 0\n";
        assert_eq!(processors_in(stat, 100), Some((Duration::from_millis(2500), Duration::from_millis(2870))));
        assert_eq!(processors_in("cpu  1 2 3\n", 100), None);
        assert_eq!(processors_in("intr 1 2 3 4 5 6 7 8 9\n", 100), None);
        assert_eq!(queued_in("123 4567 8\n"), Some(Duration::from_nanos(4567)));
        assert_eq!(queued_in("\n"), None);
    }

    #[test]
    fn a_difference_needs_both_readings() {
        let ms = |n| Some(Duration::from_millis(n));
        let then = Waits { stolen: ms(5), processors: ms(50), queued: None };
        let now = Waits { stolen: ms(25), processors: ms(90), queued: ms(3) };
        assert_eq!(now.since(then), Waits { stolen: ms(20), processors: ms(40), queued: None });
        assert_eq!(then.since(now), Waits { stolen: ms(0), processors: ms(0), queued: None });
    }

    #[test]
    fn one_thread_waited_no_longer_than_all() {
        let alone = Waits::of_this_thread();
        let all = Waits::now();
        assert!(alone.queued <= all.queued && alone.processors <= all.processors, "{alone:?} {all:?}");
        assert!(all.stolen <= all.processors);
    }

    /// More busy threads than processors: some of them must wait.
    #[test]
    #[cfg(target_os = "linux")]
    fn threads_that_share_a_processor_wait_for_it() {
        let before = Waits::now();
        if before.queued.is_none() {
            return eprintln!("skipped: threads_that_share_a_processor_wait_for_it: the kernel has no schedstat");
        }
        let threads = 4 * std::thread::available_parallelism().map_or(1, usize::from);
        let (together, each) = (std::sync::Barrier::new(threads + 1), Duration::from_millis(50));
        let waited = std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    let watch = crate::Stopwatch::start();
                    while watch.elapsed() < each {
                        std::hint::spin_loop();
                    }
                    together.wait();
                    together.wait();
                });
            }
            together.wait();
            let waited = Waits::now().since(before).queued;
            together.wait();
            waited
        });
        assert!(waited > Some(each), "{waited:?} for {threads} threads of {each:?} each");
    }
}
