//! The contents of a slot, and their place in its words.

use super::layout::SLOT;
use modmill_sigverify::Verdict;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;

/// The verdict code of a malformed record; a signature has that of its [`Verdict`].
const MALFORMED: u64 = 255;
/// Bits of word 2: the signature's index, then the code, then flags.
const CODE_SHIFT: u32 = 32;
const TAGGED: u64 = 1 << 40;

/// The report of a signature or a malformed record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Report {
    /// The number of the reading of the file that the record is from, from 1.
    pub pass: u64,
    /// The number of its record, from 1.
    pub record: u64,
    /// The index of the signature in its record, from 0.
    pub signature: u32,
    /// The record's tag, where it has one.
    pub tag: Option<u64>,
    /// None for a malformed record.
    pub verdict: Option<Verdict>,
    /// The first bytes of the signature; zeros for a malformed record.
    pub start: [u8; 8],
    /// The time at which the verdict was found, in nanoseconds of the system's monotonic clock; 0 for a malformed record.
    pub verified_ns: u64,
}

/// The contents of a slot, as a reader takes them out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Slot {
    /// The number of slots that were put into the ring before it.
    pub number: u64,
    /// The time at which it was put into the ring, in nanoseconds of the system's monotonic clock.
    pub put_ns: u64,
    /// The report in it.
    pub report: Report,
}

impl Slot {
    pub(super) fn write(&self, words: &[AtomicU64]) {
        let of = &self.report;
        let code = of.verdict.map_or(MALFORMED, |verdict| verdict as u64);
        let about = u64::from(of.signature) | code << CODE_SHIFT | if of.tag.is_some() { TAGGED } else { 0 };
        let values: [u64; SLOT] =
            [self.number, of.record, about, of.tag.unwrap_or(0), u64::from_ne_bytes(of.start), of.verified_ns, self.put_ns, of.pass];
        for (word, value) in words.iter().zip(values) {
            word.store(value, Relaxed);
        }
    }

    /// The slot that these words hold; None if they hold the code of no verdict.
    pub(super) fn read(words: &[AtomicU64]) -> Option<Self> {
        let word = |at: usize| words[at].load(Relaxed);
        let about = word(2);
        let code = about >> CODE_SHIFT & 0xff;
        let verdict = if code == MALFORMED { None } else { Some(*Verdict::ALL.get(code as usize)?) };
        let report = Report {
            pass: word(7),
            record: word(1),
            signature: about as u32,
            tag: (about & TAGGED != 0).then(|| word(3)),
            verdict,
            start: word(4).to_ne_bytes(),
            verified_ns: word(5),
        };
        Some(Self { number: word(0), put_ns: word(6), report })
    }
}
