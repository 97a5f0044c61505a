//! Elements of a base field as polynomials in the curve's seed x: w_0 + w_1 x + ... + w_5 x^5 modulo p, six words of 64 bits.
//!
//! Modmill's polynomial multiplier works on them. A point has the digits to the base x, below |x|; sums may have any words.

use super::WORDS;
use crate::map::small;
use modmill_arith::curve::weierstrass::Curve;
use modmill_arith::field::montgomery::{Element, Prime};

#[derive(Debug, Clone)]
pub(super) struct Residues<C: Curve> {
    seed: Element<C::Base>,
    negative: bool,
    /// An element is held as its multiple by this number.
    scaling: Element<C::Base>,
    /// The inverse of `scaling`, times 2^384.
    back: Element<C::Base>,
}

impl<C: Curve> Residues<C> {
    pub(super) fn new(scaling: &Element<C::Base>) -> Self {
        let size = small(C::X);
        // 3 p = (x - 1)^2 r + 3 x, which is 0 for one sign of x only.
        let [a, b, c, d] = C::ORDER;
        let multiple =
            |x: &Element<C::Base>| x.sub(&Element::ONE).square().mul(&Element::from_words(&[a, b, c, d, 0, 0])).add(&small(3).mul(x));
        let negative = !multiple(&size).is_zero();
        let seed = if negative { size.neg() } else { size };
        let back = scaling.invert().mul(&Element::from_words(&Element::<C::Base>::ONE.to_montgomery()));
        Self { seed, negative, scaling: *scaling, back }
    }

    /// The digits to the base x of an element that is held, from 0 to |x| - 1; where x is negative, those of a number from -p to -1.
    pub(super) fn digits(&self, a: &Element<C::Base>) -> [u64; WORDS] {
        let mut rest = a.mul(&self.scaling).to_words();
        if self.negative {
            rest = below(&rest, &C::Base::MODULUS);
        }
        // The number is -`rest` where this is set.
        let mut minus = self.negative;
        let mut found = [0; WORDS];
        for digit in &mut found {
            *digit = divide(&mut rest, C::X);
            if minus && *digit > 0 {
                // Rounded up instead.
                *digit = C::X - *digit;
                increment(&mut rest);
            }
            minus ^= self.negative;
        }
        found
    }

    /// The element of any words.
    pub(super) fn element(&self, words: &[u64; WORDS]) -> Element<C::Base> {
        // One word is below p, and the form of that word over 2^384.
        let raw = |word: u64| Element::from_montgomery([word, 0, 0, 0, 0, 0]).unwrap_or(Element::ZERO);
        words.iter().rev().fold(Element::ZERO, |sum, word| sum.mul(&self.seed).add(&raw(*word))).mul(&self.back)
    }
}

/// p - a, for a up to p.
fn below(a: &[u64; WORDS], p: &[u64; WORDS]) -> [u64; WORDS] {
    let mut borrow = false;
    std::array::from_fn(|i| {
        let (difference, under) = p[i].overflowing_sub(a[i]);
        let (difference, under_too) = difference.overflowing_sub(u64::from(borrow));
        borrow = under | under_too;
        difference
    })
}

/// Divides a number by a word; the rest.
fn divide(a: &mut [u64; WORDS], by: u64) -> u64 {
    a.iter_mut().rev().fold(0, |rest, word| {
        let high = u128::from(rest) << 64 | u128::from(*word);
        *word = (high / u128::from(by)) as u64;
        (high % u128::from(by)) as u64
    })
}

fn increment(a: &mut [u64; WORDS]) {
    for word in a {
        let over;
        (*word, over) = word.overflowing_add(1);
        if !over {
            return;
        }
    }
}
