//! A prime p near a fraction with small terms: d p = a 2^K + c. A prime whose bits repeat a pattern of w bits is one, with d = 2^w - 1; a
//! prime whose bits are mostly zero but for both ends is one with d = 1. The other factor q may be anything.
//!
//! With d N = u 2^K + v: c u - a v = c e modulo 2^K for a number e not much above c, because u = a q + e and v = c q modulo 2^K.
//! So (c, -a, c e) is in the lattice of (1, 0, u), (0, 1, v), (0, 0, 2^K), and it is the shortest vector if a and c are small enough. The
//! idea is that of Google's Paranoid project.

use super::fermat::proper;
use crate::flaw::{FactorMethod, ModulusFlaw};
use modmill_arith::Natural;

/// Periods of patterns that are tried. Those of half their length or less repeat with a multiple of it.
const PERIODS: std::ops::RangeInclusive<u64> = 25..=256;
/// A vector is looked at if it is shorter by this factor, as a power of two, than the shortest of a random lattice.
const SHORT: f64 = 8.0;

/// Refuses N if one of its factors is near such a fraction.
pub(super) fn check(n: &Natural) -> Result<(), ModulusFlaw> {
    let half = n.bits().div_ceil(2);
    let mut lattice = Lattice::default();
    let mut search = |denominator: &Natural, exponent: u64| match lattice.search(n, denominator, exponent) {
        Some(factor) => Err(ModulusFlaw::Factor { factor, method: FactorMethod::Fraction { denominator: denominator.clone(), exponent } }),
        None => Ok(()),
    };
    for exponent in (half - n.bits() / 8..=half + n.bits() / 8).rev().step_by(32) {
        search(&Natural::ONE, exponent)?;
    }
    denominators(n.bits()).iter().try_for_each(|denominator| search(denominator, half))
}

/// The denominators d for numbers of that many bits: of repeated patterns, and of patterns of odd length whose words are swapped in pairs, as
/// in keys of smart cards (Bernstein and others, "Factoring RSA keys from certified smart cards", 2013).
pub(super) fn denominators(bits: u64) -> Vec<Natural> {
    let power = |k: u64| Natural::ONE << k;
    let longest = bits / 8;
    let repeated = PERIODS.filter(|period| *period <= longest).map(|period| power(period) - 1u8);
    let swapped = [8, 16, 32, 64].into_iter().flat_map(|word| {
        let denominator = move |period: u64| (power(period) - 1u8) * ((power(period * word) + 1u8) / (power(word) + 1u8));
        (3..word).step_by(2).map(denominator).take_while(move |denominator| denominator.bits() <= longest)
    });
    repeated.chain(swapped).collect()
}

/// A number in two's complement, the lowest word first.
type Signed = Vec<u64>;

/// A vector as floating-point numbers: it is about `parts` 2^`exponent`.
#[derive(Clone, Copy, Default)]
struct Sketch {
    parts: [f64; 3],
    exponent: i32,
}

impl Sketch {
    fn dot(&self, other: &Self) -> f64 {
        self.parts.iter().zip(&other.parts).map(|(a, b)| a * b).sum()
    }

    /// self - multiple other.
    fn minus(&self, other: &Self, multiple: f64) -> Self {
        let scale = multiple * two_to(other.exponent - self.exponent);
        Self { parts: [0, 1, 2].map(|k| self.parts[k] - scale * other.parts[k]), exponent: self.exponent }
    }

    /// The length of this vector's projection on `other`, in lengths of `other`.
    fn along(&self, other: &Self) -> f64 {
        self.dot(other) / other.dot(other) * two_to(self.exponent - other.exponent)
    }

    /// True if this vector is shorter than another with the same exponent, by more than rounding.
    fn is_shorter(&self, other: &Self) -> bool {
        self.dot(self) < 0.9999 * other.dot(other)
    }

    /// log2 of the length.
    fn log2(&self) -> f64 {
        self.dot(self).log2() / 2.0 + f64::from(self.exponent)
    }
}

/// 2^exponent, or 0 or infinity if it is out of range.
fn two_to(exponent: i32) -> f64 {
    match exponent {
        ..-1022 => 0.0,
        1024.. => f64::INFINITY,
        _ => f64::from_bits(((1023 + exponent) as u64) << 52),
    }
}

/// Three vectors that span the lattice, with their sketches. The first two parts of a vector count 2^`scale` times.
#[derive(Default)]
struct Lattice {
    vectors: [[Signed; 3]; 3],
    sketches: [Sketch; 3],
    /// log2 of each vector's length.
    lengths: [f64; 3],
    scale: i32,
}

impl Lattice {
    /// A factor of N near a 2^exponent / denominator.
    fn search(&mut self, n: &Natural, denominator: &Natural, exponent: u64) -> Option<Natural> {
        let (high, low) = (n * denominator).div_rem(&(Natural::ONE << exponent));
        let high = high.div_rem(&(Natural::ONE << exponent)).1;
        let words = exponent as usize / 64 + 2;
        let signed = |v: &Natural| {
            let mut digits = v.to_u64_digits();
            digits.resize(words, 0);
            digits
        };
        let [zero, one] = [Natural::ZERO, Natural::ONE].map(|v| signed(&v));
        self.vectors = [
            [one.clone(), zero.clone(), signed(&high)],
            [zero.clone(), one, signed(&low)],
            [zero.clone(), zero, signed(&(Natural::ONE << exponent))],
        ];
        // the vector sought has the length c^2 at the most, and c is sought up to this length
        self.scale = exponent as i32 / 4;
        let volume = f64::from(2 * self.scale) + exponent as f64;
        self.reduce(4 * exponent);
        let shortest = self.order()[0];
        if self.lengths[shortest] > volume / 3.0 - SHORT {
            return None;
        }
        let [(c_negative, c), (a_negative, a)] = [0, 1].map(|part| magnitude(&self.vectors[shortest][part]));
        let a = a << exponent;
        // (c, -a): with equal signs the two terms of a 2^K + c have different ones
        let value = match c_negative == a_negative {
            false => a + c,
            true if a > c => a - c,
            true => c - a,
        };
        if value.is_zero() { None } else { proper(&value, n) }
    }

    /// Makes the vectors short: the shorter two by Lagrange's method, then the longest by multiples of them.
    fn reduce(&mut self, most_steps: u64) {
        (0..3).for_each(|i| self.sketch(i));
        for _ in 0..most_steps {
            let Some((i, multiples)) = self.shortening() else { return };
            for (j, multiple) in multiples {
                for part in 0..3 {
                    let source = std::mem::take(&mut self.vectors[j][part]);
                    subtract_multiple(&mut self.vectors[i][part], &source, multiple);
                    self.vectors[j][part] = source;
                }
            }
            self.sketch(i);
        }
    }

    /// The vectors from the shortest to the longest.
    fn order(&self) -> [usize; 3] {
        let mut order = [0, 1, 2];
        order.sort_by(|i, j| self.lengths[*i].total_cmp(&self.lengths[*j]));
        order
    }

    /// A vector, and the multiples of others that make it shorter when they are subtracted.
    fn shortening(&self) -> Option<(usize, [(usize, f64); 2])> {
        let order = self.order();
        let [a, b, c] = order.map(|i| self.sketches[i]);
        let along = b.along(&a);
        let multiple = along.round();
        if b.minus(&a, multiple).is_shorter(&b) {
            return Some((order[1], [(order[0], multiple), (order[0], 0.0)]));
        }
        // along the part of b that is perpendicular to a, then along a
        let y = c.along(&b.minus(&a, along)).round();
        let rest = c.minus(&b, y);
        let nearest = [rest.along(&a).round(), y];
        let around = [[1.0, 1.0], [1.0, -1.0], [-1.0, 1.0], [-1.0, -1.0]];
        let [x, y] = std::iter::once(nearest).chain(around).find(|[x, y]| c.minus(&b, *y).minus(&a, *x).is_shorter(&c))?;
        Some((order[2], [(order[0], x), (order[1], y)]))
    }

    fn sketch(&mut self, i: usize) {
        let mut leading = [0, 1, 2].map(|part| leading(&self.vectors[i][part]));
        leading.iter_mut().take(2).for_each(|(_, exponent)| *exponent += self.scale);
        let exponent = leading.iter().filter(|(v, _)| *v != 0.0).map(|(_, exponent)| *exponent).max().unwrap_or(0);
        self.sketches[i] = Sketch { parts: leading.map(|(v, own)| v * two_to(own - exponent)), exponent };
        self.lengths[i] = self.sketches[i].log2();
    }
}

/// v 2^exponent with |v| below 2^128 from the two highest words that are not only the sign.
fn leading(v: &Signed) -> (f64, i32) {
    let sign = ((v[v.len() - 1] as i64) >> 63) as u64;
    let top = v.iter().rposition(|word| *word != sign).unwrap_or(0);
    let below = if top > 0 { v[top - 1] ^ sign } else { 0 };
    // the complement is one less than the negative, which matters only for small numbers
    let least = if top == 0 && sign != 0 { 1 } else { 0 };
    let magnitude = (u128::from(v[top] ^ sign) << 64 | u128::from(below)) as f64 + f64::from(least) * two_to(64);
    (if sign == 0 { magnitude } else { -magnitude }, 64 * (top as i32 - 1))
}

/// The sign of a number (true if it is negative) and its absolute value.
fn magnitude(v: &Signed) -> (bool, Natural) {
    let negative = v[v.len() - 1] >> 63 == 1;
    if !negative {
        return (false, Natural::from_u64_digits(v));
    }
    let complement: Vec<u64> = v.iter().map(|word| !word).collect();
    (true, Natural::from_u64_digits(&complement) + 1u8)
}

/// v := v - multiple other, for a whole number.
fn subtract_multiple(v: &mut Signed, other: &Signed, multiple: f64) {
    // multiple = whole 2^shift with 53 bits in `whole`
    let shift = (multiple.abs().log2() - 61.0).max(0.0) as i32;
    let whole = (multiple * two_to(-shift)) as i64;
    let (words, bits) = (shift as usize / 64, shift as usize % 64);
    // -whole as a word; if that is negative, other is subtracted a word further up
    let factor = whole.wrapping_neg() as u64;
    let (mut carry, mut borrow, mut above, mut below) = (0u128, 0u128, 0u64, 0u64);
    for (word, source) in v.iter_mut().skip(words).zip(other) {
        let shifted = (u128::from(*source) << 64 | u128::from(below)) << bits >> 64;
        let shifted = shifted as u64;
        carry += u128::from(shifted) * u128::from(factor) + u128::from(*word);
        borrow += u128::from(above);
        let (difference, under) = (carry as u64).overflowing_sub(borrow as u64);
        *word = difference;
        carry >>= 64;
        borrow = (borrow >> 64) + u128::from(under);
        above = if whole > 0 { shifted } else { 0 };
        below = *source;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn signed(v: i128) -> Signed {
        vec![v as u64, (v >> 64) as u64, (v >> 127) as u64, (v >> 127) as u64]
    }

    #[test]
    fn multiples_are_subtracted() {
        let values = [0i128, 1, -1, 77, -(1 << 63), 1 << 64, -(1 << 90) + 5, (1 << 100) - 3];
        for v in values {
            for other in values {
                for multiple in [1i128, -1, 2, -3, 1 << 20, -(1 << 24) + 1] {
                    let mut found = signed(v);
                    subtract_multiple(&mut found, &signed(other), multiple as f64);
                    assert_eq!(found, signed(v - multiple * other), "{v} - {multiple} {other}");
                }
                for shift in [61, 62, 63, 64, 65, 100] {
                    let small = other % (1 << 20);
                    let mut found = signed(v);
                    subtract_multiple(&mut found, &signed(small), 5.0 * two_to(shift));
                    assert_eq!(found, signed(v - ((5 * small) << shift)), "{v} - 5 {small} 2^{shift}");
                }
            }
        }
    }

    #[test]
    fn sketches_are_near() {
        for v in [1i128, -1, 5, -5, 1 << 64, -(1 << 64), (1 << 100) - 3, -(1 << 100) + 3] {
            let (mantissa, exponent) = leading(&signed(v));
            assert!((mantissa * two_to(exponent) / v as f64 - 1.0).abs() < 1e-15, "{v}");
            assert_eq!(magnitude(&signed(v)), (v < 0, Natural::from(v.unsigned_abs())));
        }
        assert_eq!(leading(&signed(0)).0, 0.0);
    }
}
