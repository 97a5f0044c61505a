//! One timed slice of one peer.

use crate::data::Record;
use crate::peers::Peer;
use modmill_timing::time_threads;
use std::cell::Cell;

/// A timed slice.
#[derive(Debug, Clone, Copy)]
pub struct Slice {
    /// Nanoseconds.
    pub ns: u64,
    /// Signatures verified: the requested count, rounded up to whole groups.
    pub count: usize,
    /// The number of these that were accepted.
    pub accepted: usize,
}

thread_local! {
    /// The record at which the last slice ended, so that short slices go through all of them.
    static NEXT: Cell<usize> = const { Cell::new(0) };
}

/// Verifies `count` signatures, cycling through `records`, on `threads` threads.
pub fn slice(peer: &Peer, records: &[Record], count: usize, threads: usize) -> Slice {
    let start = NEXT.get();
    let share = count.div_ceil(threads).div_ceil(peer.group) * peer.group;
    NEXT.set((start + share * threads) % records.len());
    let (took, accepted) = time_threads((0..threads).map(|t| move || verify(peer, records, start + t * share, share)).collect());
    let ns = u64::try_from(took.as_nanos()).unwrap_or(u64::MAX);
    Slice { ns, count: share * threads, accepted: accepted.iter().sum() }
}

/// Verifies `count` signatures from number `start` on, a multiple of the peer's group; returns how many are accepted.
fn verify(peer: &Peer, records: &[Record], start: usize, count: usize) -> usize {
    let mut accepted = 0;
    let mut at = start % records.len();
    for _ in 0..count / peer.group {
        if at + peer.group > records.len() {
            at = 0;
        }
        let end = (at + peer.group).min(records.len());
        if (peer.verify)(&records[at..end]) {
            accepted += peer.group;
        }
        at = end;
    }
    accepted
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
        let odd = Peer { name: "odd", title: String::new(), group: 1, verify: Box::new(|r| r[0].key[0] % 2 == 1) };
        let got = slice(&odd, &all, 25, 1);
        assert_eq!((got.count, got.accepted), (25, 12));
        assert_eq!(NEXT.get(), 5);
        let got = slice(&odd, &all, 25, 2);
        assert_eq!(got.count, 26);
        assert_eq!(got.accepted, 13);
        let fours = Peer { name: "fours", title: String::new(), group: 4, verify: Box::new(|r| r.len() == 4) };
        let got = slice(&fours, &all, 9, 1);
        assert_eq!((got.count, got.accepted), (12, 12));
    }
}
