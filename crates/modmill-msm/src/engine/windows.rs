//! Scalars in windows of signed digits.
//!
//! A scalar s below r becomes t = s or, where all points are in the subgroup of order r, the smaller of s and r - s, and a sign. With K = sum of 2^(offset + width - 1) over all windows, the digits of t + K
//! less 2^(width - 1) each are signed digits of t, from -2^(width - 1) to 2^(width - 1) - 1, and no carry passes between windows. A highest window that
//! is narrower than others of its set has room for digits without sign, and has no part in K.

use crate::Scalar;
use crate::scalar::subtract;

/// The narrowest window.
pub(crate) const MIN_WIDTH: u32 = 4;
/// The widest window.
pub(crate) const MAX_WIDTH: u32 = 24;

/// Bits `offset` to `offset + width` of a scalar.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Window {
    pub(crate) offset: u32,
    pub(crate) width: u32,
    signed: bool,
}

impl Window {
    /// Buckets: one for each absolute value but 0.
    pub(crate) fn buckets(self) -> usize {
        1 << (self.width - 1)
    }

    /// The signed digits of some scalars.
    pub(crate) fn digits(self, scalars: &Recoded, out: &mut [Digit]) {
        let (word, shift) = (self.offset as usize / 64, self.offset % 64);
        let mask = (1 << self.width) - 1;
        let bias = if self.signed { 1 << (self.width - 1) } else { 0 };
        let (low, next) = (&scalars.biased[word], &scalars.biased[word + 1]);
        for (((digit, low), next), minus) in out.iter_mut().zip(low).zip(next).zip(&scalars.minus) {
            // Shifted in two steps: a shift by 64 is none.
            let plain = (low >> shift | next << 1 << (63 - shift)) as i32 & mask;
            let signed = plain - bias;
            let negative = signed >> 31;
            *digit = Digit(((signed ^ negative) - negative) as u32 | (negative as u32 ^ minus) & 1 << 31);
        }
    }
}

/// A signed digit: its absolute value, and bit 31 where it is negative.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Digit(u32);

impl Digit {
    #[inline(always)]
    pub(crate) fn absolute(self) -> usize {
        (self.0 & !(1 << 31)) as usize
    }

    #[inline(always)]
    pub(crate) fn minus(self) -> bool {
        self.0 >> 31 == 1
    }
}

/// t + K and the sign of up to [`Recoded::LEN`] scalars, word by word, so that digits are taken from several at once.
pub(crate) struct Recoded {
    /// The last word is 0: there is nothing above.
    biased: [[u64; Recoded::LEN]; 5],
    /// 2^31 where -P is added.
    minus: [u32; Recoded::LEN],
}

impl Recoded {
    /// Scalars that are recoded at once: they stay in the first cache.
    pub(crate) const LEN: usize = 256;

    pub(crate) fn new() -> Self {
        Self { biased: [[0; Self::LEN]; 5], minus: [0; Self::LEN] }
    }
}

/// Windows that cover all scalars of a curve: those of one multiple of the points, and how often they repeat.
#[derive(Debug, Clone)]
pub(crate) struct Windows {
    /// The windows of the points themselves, lowest first; each has a set of buckets.
    pub(crate) sets: Vec<Window>,
    /// Bits from one multiple of the points to the next: multiple j is 2^(stride j) P.
    stride: u32,
    multiples: usize,
    /// t + K is below 2^bits.
    bits: u32,
    recoding: Recoding,
}

impl Windows {
    /// `count` windows to a stride, of equal widths or nearly so; none if the scalars do not fit.
    pub(crate) fn new(scalars: Scalars, stride: u32, multiples: usize, count: u32) -> Option<Self> {
        let order = scalars.order;
        (length(&order)..=256).find_map(|bits| {
            let stride = if multiples == 1 { bits } else { stride };
            let mut offset = 0;
            let widths = (0..count).map(|i| {
                let width = (stride - offset).div_ceil(count - i);
                offset += width;
                Window { offset: offset - width, width, signed: true }
            });
            let sets: Vec<_> = widths.collect();
            let mut windows = Self { sets: sets.clone(), stride, multiples, bits, recoding: Recoding { bias: [0; 4], scalars } };
            let (mut top, mut unsigned) = (0, false);
            for window in sets.iter().flat_map(|set| windows.of_set(*set)).collect::<Vec<_>>() {
                if window.signed {
                    let bit = window.offset + window.width - 1;
                    windows.recoding.bias[bit as usize / 64] |= 1 << (bit % 64);
                }
                top = top.max(window.offset + window.width);
                unsigned |= !window.signed;
            }
            // The largest t is r - 1, or half of it.
            let half = std::array::from_fn(|i| order[i] >> 1 | order.get(i + 1).map_or(0, |word| word << 63));
            let (largest, carry) = add(if scalars.symmetric { &half } else { &order }, &windows.recoding.bias);
            let fits = unsigned || !carry && length(&largest) <= bits;
            (top >= bits && fits).then_some(windows)
        })
    }

    /// The windows that share a set of buckets, by multiples; the highest is narrower where the scalars end.
    pub(crate) fn of_set(&self, set: Window) -> Vec<Window> {
        (0..self.multiples)
            .map(|j| set.offset + self.stride * j as u32)
            .filter(|offset| *offset < self.bits)
            .map(|offset| {
                let whole = offset + set.width <= self.bits;
                // t + K may carry into one bit more. One bit is a digit without sign: -1 and 0 alone make no positive number.
                Window { offset, width: if whole { set.width } else { self.bits - offset + 1 }, signed: whole && set.width > 1 }
            })
            .collect()
    }

    pub(crate) fn recode(&self, scalars: &[Scalar], to: &mut Recoded) {
        for (i, scalar) in scalars.iter().enumerate() {
            let (biased, minus) = self.recoding.recode(scalar);
            for (words, word) in to.biased.iter_mut().zip(biased) {
                words[i] = word;
            }
            to.minus[i] = u32::from(minus) << 31;
        }
    }
}

/// The range of scalars, and their symmetry.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Scalars {
    /// r.
    pub(crate) order: [u64; 4],
    /// True if r P = 0 for every point P, so that - (r - s) P is s P.
    pub(crate) symmetric: bool,
}

/// The constants for recoding a scalar.
#[derive(Debug, Clone, Copy)]
struct Recoding {
    bias: [u64; 4],
    scalars: Scalars,
}

impl Recoding {
    /// t + K, and whether t is r - s.
    fn recode(&self, scalar: &Scalar) -> ([u64; 4], bool) {
        let (_, Scalar(s)) = scalar.divided(&self.scalars.order);
        let (other, _) = subtract(&self.scalars.order, &s);
        let minus = self.scalars.symmetric && subtract(&other, &s).1;
        // By a mask: half of all scalars take either way, in no order.
        let mask = u64::from(minus).wrapping_neg();
        let t = std::array::from_fn(|i| s[i] ^ (s[i] ^ other[i]) & mask);
        (add(&t, &self.bias).0, minus)
    }
}

/// Bits up to the highest that is 1.
fn length(a: &[u64; 4]) -> u32 {
    (0..4).rev().find(|i| a[*i as usize] != 0).map_or(0, |i| 64 * (i + 1) - a[i as usize].leading_zeros())
}

fn add(a: &[u64; 4], b: &[u64; 4]) -> ([u64; 4], bool) {
    let mut out = [0; 4];
    let mut carry = false;
    for i in 0..4 {
        let (sum, above) = a[i].overflowing_add(b[i]);
        let (sum, above_too) = sum.overflowing_add(u64::from(carry));
        (out[i], carry) = (sum, above | above_too);
    }
    (out, carry)
}
