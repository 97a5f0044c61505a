//! Quotient and remainder, a word of quotient at a time.

use super::Poly;
use crate::machine::clmul;
use crate::portable::product::add;

impl Poly {
    /// (quotient, remainder). Panics where `divisor` is 0, as division of integers does.
    #[must_use]
    pub fn divrem(&self, divisor: &Self) -> (Self, Self) {
        assert!(!divisor.is_zero(), "division by the polynomial 0");
        let Some(degree) = divisor.degree() else { return (Self::zero(), Self::zero()) };
        // Shifted up, the divisor is x^(64 s) + d, so that the word above d is the quotient's but for d's own highest word.
        let shift = (64 - degree % 64) % 64;
        let up = divisor.shifted_up(shift);
        let s = up.words.len() - 1;
        let d = &up.words[..s];
        let reciprocal = reciprocal(d.last().copied().unwrap_or(0));
        let mut rest = self.shifted_up(shift).words;
        let mut quotient = vec![0; rest.len().saturating_sub(s)];
        for (k, q) in quotient.iter_mut().enumerate().rev() {
            let top = rest[k + s];
            *q = top ^ clmul(top, reciprocal).1;
            // What stays of the top word is 0: the quotient is exact in its 64 bits.
            rest[k + s] = 0;
            subtract(&mut rest[k..k + s], d, *q);
        }
        (Self::from(quotient), Self::from(rest).shifted_down(shift))
    }

    /// The remainder. Panics where `divisor` is 0.
    #[must_use]
    pub fn rem(&self, divisor: &Self) -> Self {
        self.divrem(divisor).1
    }
}

/// floor(x^128 / (x^64 + d)) - x^64.
fn reciprocal(d: u64) -> u64 {
    // Bit by bit: the quotient of d x^64 by x^64 + d.
    let (mut rest, mut quotient) = (d, 0);
    for _ in 0..64 {
        let top = rest >> 63;
        quotient = quotient << 1 | top;
        rest = rest << 1 ^ (top.wrapping_neg() & d);
    }
    quotient
}

/// rest -= d q, of whose words only those of `rest` are kept.
fn subtract(rest: &mut [u64], d: &[u64], q: u64) {
    if q == 0 {
        return;
    }
    let mut carried = 0;
    for (r, &d) in rest.iter_mut().zip(d) {
        let (low, high) = clmul(q, d);
        add(std::slice::from_mut(r), &[low ^ carried]);
        carried = high;
    }
}
