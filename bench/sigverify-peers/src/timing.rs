//! One timed slice of one peer.

use crate::data::Record;
use crate::peers::Peer;
use rustix::time::{ClockId, clock_gettime};
use std::cell::Cell;
use std::sync::Barrier;
use std::time::Instant;

/// What a slice took.
#[derive(Debug, Default, Clone, Copy)]
pub struct Slice {
    /// Nanoseconds.
    pub ns: u64,
    /// Signatures judged: the count asked for, rounded up to whole groups.
    pub count: usize,
    /// Of these, accepted.
    pub accepted: usize,
}

thread_local! {
    /// Where in the records the last slice ended, so that short slices go through all of them.
    static NEXT: Cell<usize> = const { Cell::new(0) };
}

/// Verifies `count` signatures, going round in `records`, on `threads` threads.
pub fn slice(peer: &Peer, records: &[Record], count: usize, threads: usize) -> Slice {
    let start = NEXT.get();
    let share = count.div_ceil(threads).div_ceil(peer.group) * peer.group;
    NEXT.set((start + share * threads) % records.len());
    if threads == 1 {
        let begin = thread_ns();
        let accepted = judge(peer, records, start, share);
        return Slice { ns: thread_ns() - begin, count: share, accepted };
    }
    let barrier = Barrier::new(threads);
    let parts: Vec<Slice> = std::thread::scope(|scope| {
        let work = |t: usize| {
            barrier.wait();
            let begin = Instant::now();
            let accepted = judge(peer, records, start + t * share, share);
            Slice { ns: u64::try_from(begin.elapsed().as_nanos()).unwrap_or(u64::MAX), count: share, accepted }
        };
        let running: Vec<_> = (0..threads).map(|t| scope.spawn(move || work(t))).collect();
        running.into_iter().filter_map(|thread| thread.join().ok()).collect()
    });
    parts.iter().fold(Slice::default(), |sum, part| Slice {
        ns: sum.ns.max(part.ns),
        count: sum.count + part.count,
        accepted: sum.accepted + part.accepted,
    })
}

/// Judges `count` signatures from number `start` on, a multiple of the peer's group; how many are accepted.
fn judge(peer: &Peer, records: &[Record], start: usize, count: usize) -> usize {
    let mut accepted = 0;
    let mut at = start % records.len();
    for _ in 0..count / peer.group {
        if at + peer.group > records.len() {
            at = 0;
        }
        let end = (at + peer.group).min(records.len());
        if (peer.judge)(&records[at..end]) {
            accepted += peer.group;
        }
        at = end;
    }
    accepted
}

/// The processor time of this thread.
fn thread_ns() -> u64 {
    let t = clock_gettime(ClockId::ThreadCPUTime);
    u64::try_from(t.tv_sec).unwrap_or(0) * 1_000_000_000 + u64::try_from(t.tv_nsec).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn records(n: u8) -> Vec<Record> {
        (0..n).map(|i| Record { key: [i; 32], signature: [0; 64], message: vec![] }).collect()
    }

    #[test]
    fn slices_go_round_and_are_whole_groups() {
        let all = records(10);
        let odd = Peer { name: "odd", title: String::new(), group: 1, judge: Box::new(|r| r[0].key[0] % 2 == 1) };
        let got = slice(&odd, &all, 25, 1);
        assert_eq!((got.count, got.accepted), (25, 12));
        assert_eq!(NEXT.get(), 5);
        let got = slice(&odd, &all, 25, 2);
        assert_eq!(got.count, 26);
        assert_eq!(got.accepted, 13);
        let fours = Peer { name: "fours", title: String::new(), group: 4, judge: Box::new(|r| r.len() == 4) };
        let got = slice(&fours, &all, 9, 1);
        assert_eq!((got.count, got.accepted), (12, 12));
    }
}
