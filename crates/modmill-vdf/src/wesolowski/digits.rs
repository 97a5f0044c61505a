//! The digits of floor(2^T / l), a few neighbouring ones of every block at a time, without the number itself.
//!
//! Digit of weight 2^p and w bits: floor(2^w r / l) with r = 2^(T-p-w) mod l; the next lower digit starts from 2^w r mod l, the long
//! division's remainder. A block further down, r is multiplied by 2^L mod l.

use modmill_arith::BigUint;
#[cfg(test)]
use num_traits::One;

const LIMBS: usize = 5;

/// l scaled so that its top limb is full; remainders are scaled alike.
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

    /// (floor(2^width r / l), 2^width r mod l) in scaled limbs, width <= 20.
    fn step(&self, r: &mut [u64; LIMBS], width: u32) -> u32 {
        // r < l: the quotient is below 2^20 and a double's quotient of the top limbs is off by less than 2
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
        digit as u32
    }

    /// Digits of the positions `place` in `places` (offset within the block, width), highest first, for every block of `spacing` bits
    /// counted from the lowest: result[place][block].
    pub(super) fn digits(&self, steps: u64, spacing: u64, blocks: usize, places: &[(u64, u32)]) -> Vec<Vec<u32>> {
        let mut out = vec![vec![0u32; blocks]; places.len()];
        let Some(&(offset, width)) = places.first() else { return out };
        let jump = self.power(spacing);
        let mut start: Option<BigUint> = None;
        for block in (0..blocks).rev() {
            let weight = block as u64 * spacing;
            let Some(exponent) = steps.checked_sub(weight + offset + u64::from(width)) else {
                // above 2^T at the first place; a lower place may still have a digit
                for (digits, &(offset, width)) in out.iter_mut().zip(places) {
                    if let Some(exponent) = steps.checked_sub(weight + offset + u64::from(width)) {
                        digits[block] = self.step(&mut limbs(&(self.power(exponent) << self.shift)), width);
                    }
                }
                continue;
            };
            let r = match start {
                Some(r) => r * &jump % &self.l,
                None => self.power(exponent),
            };
            let mut scaled = limbs(&(&r << self.shift));
            for (digits, &(_, width)) in out.iter_mut().zip(places) {
                digits[block] = self.step(&mut scaled, width);
            }
            start = Some(r);
        }
        out
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
            for group in places.chunks(3) {
                let digits = divider.digits(steps, spacing, blocks, group);
                for (row, &(offset, width)) in digits.iter().zip(group) {
                    for (block, &digit) in row.iter().enumerate() {
                        prop_assert!(digit >> width == 0);
                        sum += BigUint::from(digit) << (block as u64 * spacing + offset);
                    }
                }
            }
            prop_assert_eq!(sum, quotient(steps, &l));
        }
    }
}
