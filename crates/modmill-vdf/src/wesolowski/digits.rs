//! The digits of floor(2^T / l), a few neighbours of every block at a time, without computing the number itself.
//!
//! The w bits of the quotient from weight 2^p up are floor(2^w r / l), where r = 2^(T-p-w) mod l. The next lower bits start from
//! 2^w r mod l, the remainder of the long division, which takes up to 64 bits a step. To skip bits, r is multiplied by a power of 2 mod l.

use modmill_arith::Natural;
use std::ops::Range;

const LIMBS: usize = 5;

/// Places that one step of the long division covers.
struct Step {
    /// The bit of its block at which the lowest place begins.
    bottom: u64,
    /// Bits of all.
    width: u64,
    /// (how far above `bottom`, mask) of each, highest first.
    digits: Vec<(u64, u64)>,
}

impl Step {
    /// Cuts neighbours, highest first, each as (offset within the block, width), into steps of at most 64 bits.
    fn cut(places: &[(u64, u32)]) -> Vec<Self> {
        let widest = places.iter().map(|p| p.1).max().unwrap_or(1);
        let step = |places: &[(u64, u32)]| {
            let bottom = places[places.len() - 1].0;
            Self {
                bottom,
                width: places[0].0 + u64::from(places[0].1) - bottom,
                digits: places.iter().map(|&(offset, width)| (offset - bottom, (1 << width) - 1)).collect(),
            }
        };
        places.chunks((64 / widest) as usize).map(step).collect()
    }
}

/// l, scaled so that its top limb is full. Remainders are scaled in the same way.
pub(super) struct Divider {
    l: Natural,
    scaled: [u64; LIMBS],
    shift: u64,
    /// floor((2^128 - 1) / top limb) - 2^64.
    reciprocal: u64,
}

impl Divider {
    /// A divider by l, of 257 to 320 bits.
    pub(super) fn new(l: &Natural) -> Self {
        let shift = LIMBS as u64 * 64 - l.bits();
        let scaled = limbs(&(l << shift));
        let reciprocal = (u128::MAX / u128::from(scaled[LIMBS - 1])) as u64;
        Self { l: l.clone(), scaled, shift, reciprocal }
    }

    /// 2^exponent mod l.
    fn power(&self, exponent: u64) -> Natural {
        Natural::from(2u8).modpow(&Natural::from(exponent), &self.l)
    }

    /// floor((2^64 high + low) / top limb of l), at most 2^64 - 1 (Moeller, Granlund 2011, algorithm 4).
    fn estimate(&self, high: u64, low: u64) -> u64 {
        let top = self.scaled[LIMBS - 1];
        if high >= top {
            return u64::MAX;
        }
        let product = u128::from(self.reciprocal) * u128::from(high) + (u128::from(high) << 64 | u128::from(low));
        let mut quotient = ((product >> 64) as u64).wrapping_add(1);
        let mut rest = low.wrapping_sub(quotient.wrapping_mul(top));
        if rest > product as u64 {
            quotient = quotient.wrapping_sub(1);
            rest = rest.wrapping_add(top);
        }
        if rest >= top { quotient.wrapping_add(1) } else { quotient }
    }

    /// r := (2^width r + low) mod l; returns the quotient. r < l, 1 <= width <= 64, low < 2^width.
    fn step(&self, r: &mut [u64; LIMBS], width: u64, low: u64) -> u64 {
        let mut carry = low;
        for limb in r.iter_mut() {
            let wide = u128::from(*limb) << width | u128::from(carry);
            (*limb, carry) = (wide as u64, (wide >> 64) as u64);
        }
        // The quotient of the top limbs is at most 2 too large, because l's top limb is full.
        let mut quotient = self.estimate(carry, r[LIMBS - 1]);
        let mut borrow = 0u128;
        for (limb, l) in r.iter_mut().zip(&self.scaled) {
            let product = u128::from(quotient) * u128::from(*l) + borrow;
            let (difference, under) = limb.overflowing_sub(product as u64);
            *limb = difference;
            borrow = (product >> 64) + u128::from(under);
        }
        let mut missing = (borrow as u64).wrapping_sub(carry);
        while missing > 0 {
            missing -= u64::from(add(r, &self.scaled));
            quotient -= 1;
        }
        quotient
    }

    /// r := r factor mod l, factor < l not scaled.
    fn multiply(&self, r: &mut [u64; LIMBS], factor: &[u64; LIMBS]) {
        let mut product = [0u64; 2 * LIMBS];
        for (i, a) in r.iter().enumerate() {
            let mut carry = 0u128;
            for (limb, b) in product[i..].iter_mut().zip(factor) {
                carry += u128::from(*a) * u128::from(*b) + u128::from(*limb);
                *limb = carry as u64;
                carry >>= 64;
            }
            product[i + LIMBS] = carry as u64;
        }
        r.copy_from_slice(&product[LIMBS..]);
        for low in product[..LIMBS].iter().rev() {
            self.step(r, 64, *low);
        }
    }

    /// The digits of the places (offset within the block, width), neighbours and highest first, of a range of blocks counted from the lowest:
    /// result[place][block - blocks.start].
    pub(super) fn digits(&self, steps: u64, spacing: u64, blocks: Range<usize>, places: &[(u64, u32)]) -> Vec<Vec<u16>> {
        let mut out = vec![vec![0u16; blocks.len()]; places.len()];
        let (Some(highest), Some(lowest)) = (places.first(), places.last()) else { return out };
        let (top, bottom) = (highest.0 + u64::from(highest.1), lowest.0);
        let cut = Step::cut(places);
        // Leads from the remainder below the lowest place of a block to the highest place of the block below.
        let jump = (top - bottom < spacing).then(|| limbs(&self.power(spacing - (top - bottom))));
        let mut state: Option<[u64; LIMBS]> = None;
        for block in blocks.clone().rev() {
            let weight = block as u64 * spacing;
            // The quotient has no bits from 2^T up.
            let high = top.min(steps.saturating_sub(weight));
            if high <= bottom {
                continue;
            }
            let mut r = state.unwrap_or_else(|| limbs(&(self.power(steps - weight - high) << self.shift)));
            if let (Some(_), Some(jump)) = (state, &jump) {
                self.multiply(&mut r, jump);
            }
            let mut rows = out.iter_mut();
            for step in &cut {
                let width = high.saturating_sub(step.bottom).min(step.width);
                let bits = if width == 0 { 0 } else { self.step(&mut r, width, 0) };
                for ((above, mask), row) in step.digits.iter().zip(&mut rows) {
                    row[block - blocks.start] = (bits >> above & mask) as u16;
                }
            }
            state = Some(r);
        }
        out
    }
}

fn limbs(v: &Natural) -> [u64; LIMBS] {
    let mut out = [0; LIMBS];
    for (o, d) in out.iter_mut().zip(v.iter_u64_digits()) {
        *o = d;
    }
    out
}

/// a := a + b; whether it carried.
fn add(a: &mut [u64; LIMBS], b: &[u64; LIMBS]) -> bool {
    let mut carry = false;
    for (x, y) in a.iter_mut().zip(b) {
        let (s, one) = x.overflowing_add(*y);
        let (s, two) = s.overflowing_add(u64::from(carry));
        *x = s;
        carry = one | two;
    }
    carry
}

/// floor(2^steps / l), for tests and small T.
#[cfg(test)]
pub(super) fn quotient(steps: u64, l: &Natural) -> Natural {
    (Natural::ONE << steps) / l
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn digits_join_to_the_quotient(steps in 1u64..6000, spacing in 1u64..700, kappa in 1u32..17, seed in any::<[u64; 4]>(), full in any::<bool>()) {
            let mut l = seed.iter().fold(Natural::ONE, |l, s| (l << 64) + *s);
            l.set_bit(0, true);
            l.set_bit(263, true);
            if full {
                l = (Natural::ONE << 264) - 275u16; // top limb all ones
            }
            let blocks = ((steps - 1) / spacing + 1) as usize;
            let mut places = Vec::new();
            let mut offset = 0;
            while offset < spacing {
                let width = u64::from(kappa).min(spacing - offset) as u32;
                places.push((offset, width));
                offset += u64::from(width);
            }
            places.reverse();
            let divider = Divider::new(&l);
            let mut sum = Natural::default();
            for group in places.chunks(if full { 3 } else { places.len() }) {
                for range in [0..blocks / 3, blocks / 3..blocks] {
                    let digits = divider.digits(steps, spacing, range.clone(), group);
                    for (row, &(offset, width)) in digits.iter().zip(group) {
                        for (block, &digit) in range.clone().zip(row) {
                            prop_assert!(u32::from(digit) >> width == 0);
                            sum += Natural::from(digit) << (block as u64 * spacing + offset);
                        }
                    }
                }
            }
            prop_assert_eq!(sum, quotient(steps, &l));
        }
    }
}
