//! The range of every limb: a proof, by running the kernel itself, that no sum wraps and no factor is cut.

use super::{Kernel, Parallel, Quad};
use crate::lanes::{LIMB_BITS, LIMB_MASK};
use std::cell::RefCell;
use std::fmt;

/// Every value a limb can take is in `min..=max`, in all lanes alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Range {
    /// The smallest value.
    pub min: u64,
    /// The largest value.
    pub max: u64,
}

/// A place where a bit could be lost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Loss {
    /// The operation's number in the order of execution.
    pub step: usize,
    /// The operation.
    pub operation: &'static str,
    /// What it was given, largest values.
    pub given: Vec<u64>,
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "step {}: {} of {:#x?}", self.step, self.operation, self.given)
    }
}

/// What a run has found.
#[derive(Debug, Clone, Default)]
pub struct Findings {
    step: usize,
    /// Where a bit could be lost; empty when the kernel is right for every input within the ranges it was given.
    pub losses: Vec<Loss>,
    /// The widest sum.
    pub widest: u64,
}

/// The interval machine: a handle on where its findings go.
#[derive(Debug, Clone, Copy)]
pub struct Ranges<'a> {
    findings: &'a RefCell<Findings>,
}

impl<'a> Ranges<'a> {
    /// A machine that notes what it finds in `findings`.
    #[must_use]
    pub fn new(findings: &'a RefCell<Findings>) -> Self {
        Self { findings }
    }

    fn note(self, operation: &'static str, ok: bool, given: &[Range]) {
        let mut f = self.findings.borrow_mut();
        f.step += 1;
        if !ok {
            let step = f.step;
            f.losses.push(Loss { step, operation, given: given.iter().map(|r| r.max).collect() });
        }
    }

    fn sum(self, operation: &'static str, a: Range, b: Range) -> Range {
        let max = a.max.checked_add(b.max);
        self.note(operation, max.is_some(), &[a, b]);
        let max = max.unwrap_or(u64::MAX);
        let mut f = self.findings.borrow_mut();
        f.widest = f.widest.max(max);
        Range { min: a.min.saturating_add(b.min), max }
    }

    fn mad(self, operation: &'static str, c: Range, a: Range, b: Range, high: bool) -> Range {
        self.note(operation, a.max <= LIMB_MASK && b.max <= LIMB_MASK, &[c, a, b]);
        let p = u128::from(a.max.min(LIMB_MASK)) * u128::from(b.max.min(LIMB_MASK));
        let max = if high { (p >> LIMB_BITS) as u64 } else { p.min(u128::from(LIMB_MASK)) as u64 };
        self.sum(operation, c, Range { min: 0, max })
    }
}

impl Parallel for Ranges<'_> {
    type V = Range;

    fn call<K: Kernel<Self>>(self, kernel: K) -> K::Out {
        kernel.run(self)
    }
    fn splat(self, x: u64) -> Range {
        Range { min: x, max: x }
    }
    fn lanes(self, words: &[u64; 8]) -> Range {
        let (min, max) = words.iter().fold((u64::MAX, 0), |(low, high), &w| (low.min(w), high.max(w)));
        Range { min, max }
    }
    fn words(self, v: Range) -> [u64; 8] {
        [v.max; 8]
    }
    fn mad_lo(self, c: Range, a: Range, b: Range) -> Range {
        self.mad("mad_lo", c, a, b, false)
    }
    fn mad_hi(self, c: Range, a: Range, b: Range) -> Range {
        self.mad("mad_hi", c, a, b, true)
    }
    fn add(self, a: Range, b: Range) -> Range {
        self.sum("add", a, b)
    }
    fn sub(self, a: Range, b: Range) -> Range {
        self.note("sub", a.min >= b.max, &[a, b]);
        Range { min: a.min.saturating_sub(b.max), max: a.max.saturating_sub(b.min) }
    }
    fn add_or_sub(self, _mask: u8, a: Range, b: Range) -> Range {
        let (sum, difference) = (self.add(a, b), self.sub(a, b));
        Range { min: difference.min, max: sum.max }
    }
    fn and(self, a: Range, b: Range) -> Range {
        Range { min: 0, max: a.max.min(b.max) }
    }
    fn or(self, a: Range, b: Range) -> Range {
        let bits = 64 - (a.max | b.max).leading_zeros();
        Range { min: a.min.max(b.min), max: if bits == 64 { u64::MAX } else { (1 << bits) - 1 } }
    }
    fn shl<const N: u32>(self, a: Range) -> Range {
        self.note("shl", a.max >> (64 - N) == 0, &[a]);
        Range { min: a.min << N, max: a.max << N }
    }
    fn add_shl<const N: u32>(self, a: Range) -> Range {
        self.add(a, self.shl::<N>(a))
    }
    fn shr<const N: u32>(self, a: Range) -> Range {
        Range { min: a.min >> N, max: a.max >> N }
    }
    fn select(self, _mask: u8, a: Range, b: Range) -> Range {
        Range { min: a.min.min(b.min), max: a.max.max(b.max) }
    }
    fn equal(self, _a: Range, _b: Range) -> u8 {
        0
    }
    fn below(self, _a: Range, _b: Range) -> u8 {
        0
    }
    fn fetch(self, rows: [&Quad; 8]) -> [Range; 4] {
        std::array::from_fn(|i| self.lanes(&rows.map(|r| r.0[i])))
    }
    fn put(self, table: &mut [Quad], rows: &[u64; 8], vectors: [Range; 4]) {
        for &r in rows {
            table[r as usize] = Quad(vectors.map(|v| v.max));
        }
    }
}
