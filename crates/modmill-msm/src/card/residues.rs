//! Elements of a base field as polynomials in the curve's seed x: w_0 + w_1 x + ... + w_5 x^5 modulo p, six words of 64 bits.
//!
//! Modmill's polynomial multiplier works on them. A point has the digits to the base x, below |x|; sums may have any words.

use super::WORDS;
use crate::map::small;
use modmill_arith::curve::weierstrass::CurveParameters;
use modmill_arith::field::montgomery::{Element, Prime};

/// |x|^0 to |x|^5.
pub(super) const fn powers<C: CurveParameters>() -> [[u64; WORDS]; WORDS] {
    let mut powers = [[1, 0, 0, 0, 0, 0]; WORDS];
    let mut i = 1;
    while i < WORDS {
        powers[i] = plus_product(&[0; WORDS], &powers[i - 1], C::X);
        i += 1;
    }
    powers
}

#[derive(Debug, Clone)]
pub(super) struct Residues<C: CurveParameters> {
    /// True where x is negative.
    pub(super) negative: bool,
    /// A multiple of p above w_1 |x| + w_3 |x|^3 + w_5 |x|^5 for all words, where x is negative, else 0.
    multiple: [u64; WORDS],
    /// An element is held as its multiple by this number.
    scaling: Element<C::Base>,
    /// The inverse of `scaling`, times 2^384.
    pub(super) back: Element<C::Base>,
}

impl<C: CurveParameters> Residues<C> {
    pub(super) fn new(scaling: &Element<C::Base>) -> Self {
        let size = small(C::X);
        // 3 p = (x - 1)^2 r + 3 x, which is 0 for one sign of x only.
        let [a, b, c, d] = C::ORDER;
        let of = |x: &Element<C::Base>| x.sub(&Element::ONE).square().mul(&Element::from_words(&[a, b, c, d, 0, 0])).add(&small(3).mul(x));
        let negative = !of(&size).is_zero();
        let multiple = if negative { plus_product(&[0; WORDS], &C::Base::MODULUS, 8) } else { [0; WORDS] };
        let back = scaling.invert().mul(&Element::from_words(&Element::<C::Base>::ONE.to_montgomery()));
        Self { negative, multiple, scaling: *scaling, back }
    }

    /// The digits to the base x of an element that is held, from 0 to |x| - 1; where x is negative, those of a number from -p to -1.
    pub(super) fn digits(&self, a: &Element<C::Base>) -> [u64; WORDS] {
        let mut rest = a.mul(&self.scaling).to_words();
        if self.negative {
            rest = less(&C::Base::MODULUS, &rest);
        }
        // The number is -`rest` where this is set.
        let mut minus = self.negative;
        let mut found = [0; WORDS];
        for (i, digit) in found.iter_mut().enumerate() {
            *digit = divide::<C>(&mut rest[..WORDS - i]);
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
        // Even and odd powers of x apart; the sums of either are below 2^384 (|x| < 2^63.8).
        let [one, x_1, x_2, x_3, x_4, x_5] = const { powers::<C>() };
        let even = plus_product(&plus_product(&plus_product(&self.multiple, &one, words[0]), &x_2, words[2]), &x_4, words[4]);
        let odd = plus_product(&plus_product(&plus_product(&[0; WORDS], &x_1, words[1]), &x_3, words[3]), &x_5, words[5]);
        self.back.mul_words(&if self.negative { less(&even, &odd) } else { plus_product(&even, &odd, 1) })
    }
}

/// sum + a b, where that is below 2^384.
#[inline(always)]
const fn plus_product(sum: &[u64; WORDS], a: &[u64; WORDS], b: u64) -> [u64; WORDS] {
    let mut out = [0; WORDS];
    let (mut carry, mut i) = (0, 0);
    while i < WORDS {
        let wide = a[i] as u128 * b as u128 + sum[i] as u128 + carry as u128;
        (out[i], carry) = (wide as u64, (wide >> 64) as u64);
        i += 1;
    }
    out
}

/// a - b, for b up to a.
fn less(a: &[u64; WORDS], b: &[u64; WORDS]) -> [u64; WORDS] {
    let mut borrow = false;
    std::array::from_fn(|i| {
        let (difference, under) = a[i].overflowing_sub(b[i]);
        let (difference, under_too) = difference.overflowing_sub(u64::from(borrow));
        borrow = under | under_too;
        difference
    })
}

/// Divides a number by |x|, whose highest bit is set; the rest. With the reciprocal of |x|, by N. Moller and T. Granlund, "Improved division by
/// invariant integers" (2011).
fn divide<C: CurveParameters>(a: &mut [u64]) -> u64 {
    let reciprocal = const {
        assert!(C::X >> 63 == 1);
        (u128::MAX / C::X as u128) as u64
    };
    a.iter_mut().rev().fold(0, |high, word| {
        let estimate = u128::from(reciprocal) * u128::from(high) + (u128::from(high) << 64 | u128::from(*word));
        let mut quotient = ((estimate >> 64) as u64).wrapping_add(1);
        let mut rest = word.wrapping_sub(quotient.wrapping_mul(C::X));
        if rest > estimate as u64 {
            quotient = quotient.wrapping_sub(1);
            rest = rest.wrapping_add(C::X);
        }
        if rest >= C::X {
            quotient += 1;
            rest -= C::X;
        }
        *word = quotient;
        rest
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
