//! The digits of floor(2^T / l), a few neighbours of every block at a time, without computing the number itself.
//!
//! The digit of weight 2^p with w bits is floor(2^w r / l), where r = 2^(T-p-w) mod l. The next lower digit starts from 2^w r mod l, the
//! remainder of the long division. To skip places, r is multiplied by a power of 2 mod l.

use modmill_arith::BigUint;
#[cfg(test)]
use num_traits::One;
use std::ops::Range;

const LIMBS: usize = 5;

/// l, scaled so that its top limb is full. Remainders are scaled in the same way.
pub(super) struct Divider {
    l: BigUint,
    scaled: [u64; LIMBS],
    shift: u64,
    inverse_top: f64,
}

impl Divider {
    /// A divider by l, of 257 to 320 bits.
    pub(super) fn new(l: &BigUint) -> Self {
        let shift = LIMBS as u64 * 64 - l.bits();
        let scaled = limbs(&(l << shift));
        Self { l: l.clone(), scaled, shift, inverse_top: 1.0 / scaled[LIMBS - 1] as f64 }
    }

    /// 2^exponent mod l.
    fn power(&self, exponent: u64) -> BigUint {
        BigUint::from(2u8).modpow(&BigUint::from(exponent), &self.l)
    }

    /// (floor(2^width r / l), 2^width r mod l) in scaled limbs, width <= 16.
    fn step(&self, r: &mut [u64; LIMBS], width: u32) -> u16 {
        // r < l: the quotient is below 2^16 and a double's quotient of the top limbs is off by less than 2
        let estimate = (r[LIMBS - 1] as f64 * self.inverse_top * f64::from(1u32 << width)) as u64;
        let mut digit = estimate.saturating_sub(1);
        let (mut borrow, mut carry, mut low) = (0u128, 0u64, *r);
        for i in 0..LIMBS {
            let shifted = (r[i] << width) | carry;
            carry = r[i] >> (64 - width);
            let product = u128::from(digit) * u128::from(self.scaled[i]) + borrow;
            let (difference, under) = shifted.overflowing_sub(product as u64);
            low[i] = difference;
            borrow = (product >> 64) + u128::from(under);
        }
        let mut top = carry - borrow as u64;
        while top > 0 || !less(&low, &self.scaled) {
            top -= u64::from(subtract(&mut low, &self.scaled));
            digit += 1;
        }
        *r = low;
        digit as u16
    }

    /// Digits of the places (offset within the block, width), neighbours and highest first, of a range of blocks counted from the lowest:
    /// result[place][block - blocks.start].
    pub(super) fn digits(&self, steps: u64, spacing: u64, blocks: Range<usize>, places: &[(u64, u32)]) -> Vec<Vec<u16>> {
        let mut out = vec![vec![0u16; blocks.len()]; places.len()];
        let Some(&(top, top_width)) = places.first() else { return out };
        let covered: u64 = places.iter().map(|p| u64::from(p.1)).sum();
        // leads from the remainder after the lowest place of a block to the highest place of the block below
        let jump = (covered < spacing).then(|| self.power(spacing - covered));
        let mut state: Option<[u64; LIMBS]> = None;
        for block in blocks.clone().rev() {
            let weight = block as u64 * spacing;
            let Some(exponent) = steps.checked_sub(weight + top + u64::from(top_width)) else {
                // the highest place lies above 2^T; a lower one may still have a digit
                for (digits, &(offset, width)) in out.iter_mut().zip(places) {
                    if let Some(exponent) = steps.checked_sub(weight + offset + u64::from(width)) {
                        digits[block - blocks.start] = self.step(&mut self.scale(&self.power(exponent)), width);
                    }
                }
                continue;
            };
            let mut r = match (state, &jump) {
                (None, _) => self.scale(&self.power(exponent)),
                (Some(r), None) => r,
                (Some(r), Some(jump)) => self.scale(&(self.unscale(&r) * jump % &self.l)),
            };
            for (digits, &(_, width)) in out.iter_mut().zip(places) {
                digits[block - blocks.start] = self.step(&mut r, width);
            }
            state = Some(r);
        }
        out
    }

    fn scale(&self, r: &BigUint) -> [u64; LIMBS] {
        limbs(&(r << self.shift))
    }

    fn unscale(&self, r: &[u64; LIMBS]) -> BigUint {
        r.iter().rev().fold(BigUint::default(), |v, limb| (v << 64u32) + *limb) >> self.shift
    }
}

fn limbs(v: &BigUint) -> [u64; LIMBS] {
    let mut out = [0; LIMBS];
    for (o, d) in out.iter_mut().zip(v.iter_u64_digits()) {
        *o = d;
    }
    out
}

fn less(a: &[u64; LIMBS], b: &[u64; LIMBS]) -> bool {
    a.iter().rev().lt(b.iter().rev())
}

/// a := a - b; whether it borrowed.
fn subtract(a: &mut [u64; LIMBS], b: &[u64; LIMBS]) -> bool {
    let mut borrow = false;
    for (x, y) in a.iter_mut().zip(b) {
        let (d, one) = x.overflowing_sub(*y);
        let (d, two) = d.overflowing_sub(u64::from(borrow));
        *x = d;
        borrow = one | two;
    }
    borrow
}

/// floor(2^steps / l), for tests and small T.
#[cfg(test)]
pub(super) fn quotient(steps: u64, l: &BigUint) -> BigUint {
    (BigUint::one() << steps) / l
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn digits_join_to_the_quotient(steps in 1u64..6000, spacing in 1u64..700, kappa in 1u32..17, seed in any::<[u64; 4]>(), full in any::<bool>()) {
            let mut l = seed.iter().fold(BigUint::one(), |l, s| (l << 64) + *s);
            l.set_bit(0, true);
            l.set_bit(263, true);
            if full {
                l = (BigUint::one() << 264) - 275u16; // top limb all ones
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
            let mut sum = BigUint::default();
            for group in places.chunks(if full { 3 } else { places.len() }) {
                for range in [0..blocks / 3, blocks / 3..blocks] {
                    let digits = divider.digits(steps, spacing, range.clone(), group);
                    for (row, &(offset, width)) in digits.iter().zip(group) {
                        for (block, &digit) in range.clone().zip(row) {
                            prop_assert!(u32::from(digit) >> width == 0);
                            sum += BigUint::from(digit) << (block as u64 * spacing + offset);
                        }
                    }
                }
            }
            prop_assert_eq!(sum, quotient(steps, &l));
        }
    }
}
