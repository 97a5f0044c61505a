//! The range of every lane: a proof, by running the kernel itself, that no sum wraps and no operand is cut.

mod across;
mod finding;
mod independent;
mod paired;

pub use finding::{Analysis, Assumption, Bounds, Finding, Operation};

use super::emulated::at_most;
use super::{LANES, LIMB_BITS, LIMB_MASK, Lanes};
use std::array::from_fn;
use std::cell::RefCell;

/// One lane: every value it can take is in `min..=max`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Interval {
    /// The smallest value.
    pub min: u64,
    /// The largest value.
    pub max: u64,
    /// True if this is a predicted digit, of which only the low 52 bits count. Multipliers read it; it may not be part of a sum.
    pub predicted: bool,
}

impl Interval {
    /// 0 to `max`.
    #[must_use]
    pub const fn up_to(max: u64) -> Self {
        Self { min: 0, max, predicted: false }
    }

    /// The smallest interval that contains both.
    fn hull(self, other: Self) -> Self {
        Self { min: self.min.min(other.min), max: self.max.max(other.max), predicted: self.predicted || other.predicted }
    }

    /// The largest value that a multiplier reads.
    fn factor(self) -> u64 {
        self.max.min(LIMB_MASK)
    }
}

/// The interval machine: runs a kernel for every input within given bounds at once and notes in an [`Analysis`] what it finds.
///
/// With `SPLITS`, it runs the kernels that take products by [`Lanes::mad_split`]. Operations stay calls, as in [`super::Emulated`].
#[derive(Debug, Clone, Copy)]
pub struct Intervals<'a, const SPLITS: bool = false>(&'a RefCell<Analysis>);

type V = [Interval; LANES];

impl<'a> Intervals<'a> {
    /// A machine that notes what it finds in `analysis`.
    #[must_use]
    pub fn new(analysis: &'a RefCell<Analysis>) -> Self {
        Self(analysis)
    }
}

impl<'a> Intervals<'a, true> {
    /// A machine for kernels that split products, which notes what it finds in `analysis`.
    #[must_use]
    pub fn splitting(analysis: &'a RefCell<Analysis>) -> Self {
        Self(analysis)
    }
}

impl<const S: bool> Intervals<'_, S> {
    /// Notes the start of an operation.
    fn step(self) {
        self.0.borrow_mut().step += 1;
    }

    /// Notes a finding where `value` is not below `limit`.
    fn check(self, operation: Operation, lane: usize, value: u128, limit: u128) {
        self.0.borrow_mut().check(operation, lane, value, limit);
    }

    /// Notes a finding where a predicted digit is read by anything but a multiplier.
    fn check_plain(self, lane: usize, a: Interval) {
        self.check(Operation::ReadOfPredicted, lane, u128::from(a.predicted), 1);
    }

    fn sum(self, operation: Operation, lane: usize, a: Interval, b: Interval) -> Interval {
        self.check_plain(lane, a);
        self.check_plain(lane, b);
        let max = u128::from(a.max) + u128::from(b.max);
        self.check(operation, lane, max, 1 << 64);
        let max = u64::try_from(max).unwrap_or(u64::MAX);
        let mut analysis = self.0.borrow_mut();
        analysis.widest = analysis.widest.max(max);
        Interval { min: a.min.saturating_add(b.min), max, predicted: false }
    }

    fn difference(self, lane: usize, a: Interval, b: Interval) -> Interval {
        self.check_plain(lane, a);
        self.check_plain(lane, b);
        self.check(Operation::Sub, lane, b.max.into(), u128::from(a.min) + 1);
        Interval { min: a.min.saturating_sub(b.max), max: a.max.saturating_sub(b.min), predicted: false }
    }

    fn mad(self, operation: Operation, c: V, a: V, b: V) -> V {
        self.step();
        from_fn(|l| {
            for factor in [a[l], b[l]] {
                if !factor.predicted {
                    self.check(operation, l, factor.max.into(), 1 << LIMB_BITS);
                }
            }
            let p = u128::from(a[l].factor()) * u128::from(b[l].factor());
            let part = if operation == Operation::MadHi { p >> LIMB_BITS } else { p.min(LIMB_MASK.into()) };
            self.sum(operation, l, c[l], Interval::up_to(part as u64))
        })
    }
}

impl<const S: bool> Lanes for Intervals<'_, S> {
    type V = V;
    const CALLS: bool = true;
    const SPLITS: bool = S;

    fn splat(self, x: u64) -> V {
        [Interval { min: x, max: x, predicted: false }; LANES]
    }
    fn mad_lo(self, c: V, a: V, b: V) -> V {
        self.mad(Operation::MadLo, c, a, b)
    }
    fn mad_hi(self, c: V, a: V, b: V) -> V {
        self.mad(Operation::MadHi, c, a, b)
    }
    fn mul_lo_truncating(self, a: V, b: V) -> V {
        self.step();
        // A product of small factors is not cut; after a truncation any digit can occur.
        from_fn(|l| Interval::up_to(a[l].max.checked_mul(b[l].max).unwrap_or(LIMB_MASK).min(LIMB_MASK)))
    }
    fn mad_small(self, c: V, a: V, b: V) -> V {
        self.step();
        from_fn(|l| {
            for factor in [a[l], b[l]] {
                self.check_plain(l, factor);
                self.check(Operation::MadSmall, l, factor.max.into(), 1 << 32);
            }
            let product = u128::from(a[l].max) * u128::from(b[l].max);
            self.check(Operation::MadSmall, l, product, 1 << LIMB_BITS);
            self.sum(Operation::MadSmall, l, c[l], Interval::up_to(product as u64))
        })
    }
    #[inline(never)]
    fn mad_split<const R: u32>(self, low: V, high: V, a: V, b: V) -> (V, V) {
        self.step();
        let half = 1 << (R - 1);
        let (mut lows, mut highs) = (low, high);
        for l in 0..LANES {
            for factor in [a[l], b[l]] {
                self.check_plain(l, factor);
                self.check(Operation::MadSplit, l, factor.max.into(), 1 << LIMB_BITS);
            }
            let product = u128::from(a[l].max) * u128::from(b[l].max);
            self.check(Operation::MadSplit, l, product, 1 << (LIMB_BITS + R));
            // A product below 2^(R - 1) has no high part.
            let below = if product < half { 0 } else { half as u64 };
            lows[l] = self.difference(l, low[l], Interval::up_to(below));
            lows[l] = self.sum(Operation::MadSplit, l, lows[l], Interval::up_to(product.min(half) as u64));
            highs[l] = self.sum(Operation::MadSplit, l, high[l], Interval::up_to(((product + half) >> R) as u64));
        }
        (lows, highs)
    }
    fn add(self, a: V, b: V) -> V {
        self.add_in(0xff, a, b)
    }
    fn add_in(self, mask: u8, a: V, b: V) -> V {
        self.step();
        from_fn(|l| if mask >> l & 1 == 1 { self.sum(Operation::Add, l, a[l], b[l]) } else { a[l] })
    }
    fn sub(self, a: V, b: V) -> V {
        self.step();
        from_fn(|l| self.difference(l, a[l], b[l]))
    }
    /// Both in every lane: the mask may depend on data.
    fn add_or_sub(self, _mask: u8, a: V, b: V) -> V {
        self.select(0, self.add(a, b), self.sub(a, b))
    }
    /// With a mask of at most 52 bits, this turns a predicted digit into a plain one.
    fn and(self, a: V, b: V) -> V {
        self.step();
        from_fn(|l| {
            let (a, b) = (a[l], b[l]);
            let wide = |x: Interval, mask: Interval| x.predicted && mask.max > LIMB_MASK;
            let value = |x: Interval| if x.predicted { x.factor() } else { x.max };
            Interval { min: 0, max: value(a).min(value(b)), predicted: wide(a, b) || wide(b, a) }
        })
    }
    fn or(self, a: V, b: V) -> V {
        self.step();
        from_fn(|l| {
            self.check_plain(l, a[l]);
            self.check_plain(l, b[l]);
            let bits = 64 - (a[l].max | b[l].max).leading_zeros();
            let max = if bits == 0 { 0 } else { u64::MAX >> (64 - bits) };
            Interval { min: a[l].min.max(b[l].min), max, predicted: false }
        })
    }
    #[inline(never)]
    fn shl<const N: u32>(self, a: V) -> V {
        self.step();
        from_fn(|l| {
            self.check_plain(l, a[l]);
            self.check(Operation::Shl, l, u128::from(a[l].max) << N, 1 << 64);
            Interval { min: a[l].min << N, max: a[l].max << N, predicted: false }
        })
    }
    #[inline(never)]
    fn shr<const N: u32>(self, a: V) -> V {
        self.step();
        from_fn(|l| {
            self.check_plain(l, a[l]);
            Interval { min: a[l].min >> N, max: a[l].max >> N, predicted: false }
        })
    }
    /// Either in every lane: the mask may depend on data.
    fn select(self, _mask: u8, a: V, b: V) -> V {
        self.step();
        from_fn(|l| a[l].hull(b[l]))
    }
    fn assume_at_most<const N: usize>(self, limbs: [V; N], radix_bits: u32, bound: [u64; N], why: &'static str) -> [V; N] {
        self.step();
        let proved = (0..LANES).all(|l| at_most(limbs.iter().zip(bound).map(|(v, b)| (v[l].max, b)), radix_bits));
        if !proved {
            self.0.borrow_mut().assume(why);
        }
        // No limb is negative, so limb i alone is at most floor(bound / 2^(radix_bits i)), of which the limb's own width is what can matter.
        assert!(bound[..N - 1].iter().all(|b| b >> radix_bits == 0), "a bound's limbs are digits");
        let mut out = limbs;
        let mut most = 0u128;
        for i in (0..N).rev() {
            most = if most >> 64 != 0 { most } else { (most << radix_bits) + u128::from(bound[i]) };
            for (l, lane) in out[i].iter_mut().enumerate() {
                self.check_plain(l, *lane);
                lane.max = u64::try_from(most).unwrap_or(u64::MAX).min(lane.max);
                lane.min = lane.min.min(lane.max);
            }
        }
        out
    }
}
