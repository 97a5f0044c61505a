//! Reduction by a sparse polynomial, on pairs of four elements.
//!
//! N = x^m + sum of x^t over a few t, each at least 64 below m. For a product T, with q = floor(T / N),
//! ```text
//! q = (T >> m) + sum over t > 0 of (q >> (m - t))        words from the top down: each needs only higher ones
//! r = (T + sum over t of (q << t)) mod x^m
//! ```
//! The first is T = q N + r with r below x^m, divided by x^m. A shift by 64 w + s bits takes the pairs that start at the words w and
//! w + 1 further; one of the two starts within a pair, and is two halves put together.

use super::{GUARD, Memory, Reduce, highest, pairs};
use crate::BinaryModulus;
use crate::pairwise::Pairwise;

/// The constants of folding modulo one N.
#[derive(Debug, Clone)]
pub(super) struct Fold {
    pub(super) degree: usize,
    /// Exponents below m but above 0.
    pub(super) terms: Vec<usize>,
    one: bool,
    pub(super) pairs: usize,
    /// A mask of the bits below x^m in the highest pair.
    pub(super) top: [u64; 2],
}

/// A shift by 64 `words` + `bits`.
#[derive(Clone, Copy)]
pub(super) struct Shift<V> {
    pub(super) words: usize,
    pub(super) bits: V,
}

#[inline(always)]
pub(super) fn shift<M: Pairwise>(m: M, by: usize) -> Shift<M::V> {
    Shift { words: by / 64, bits: m.splat((by % 64) as u64) }
}

/// A pair shifted right, from the pair `words` / 2 above it and the next one; ODD is whether `words` is odd.
#[inline(always)]
fn right<M: Pairwise, const ODD: bool>(m: M, low: M::V, high: M::V, bits: M::V) -> M::V {
    let middle = m.between(low, high);
    if ODD { m.funnel_right(middle, high, bits) } else { m.funnel_right(low, middle, bits) }
}

/// A pair shifted left, from the pair `words` / 2 + 1 below it and the next one.
#[inline(always)]
fn left<M: Pairwise, const ODD: bool>(m: M, low: M::V, high: M::V, bits: M::V) -> M::V {
    let middle = m.between(low, high);
    if ODD { m.funnel_left(middle, low, bits) } else { m.funnel_left(high, middle, bits) }
}

/// A body with `ODD` as whether a shift's words are odd.
macro_rules! by_parity {
    ($shift:expr, $odd:ident => $body:expr) => {
        if $shift.words % 2 == 1 {
            const $odd: bool = true;
            $body
        } else {
            const $odd: bool = false;
            $body
        }
    };
}

/// `to` = the pairs of floor(t / x^by); `t` has at least by / 128 + 1 more.
#[inline(always)]
pub(super) fn shift_down<M: Pairwise>(m: M, to: &mut [M::V], t: &[M::V], by: usize) {
    let down = shift(m, by);
    let (mut low, above) = (t[down.words / 2], &t[down.words / 2 + 1..][..to.len()]);
    by_parity!(down, ODD => for i in 0..to.len() {
        to[i] = right::<M, ODD>(m, low, above[i], down.bits);
        low = above[i];
    });
}

impl Fold {
    /// Folding modulo `modulus`, or `None` where it is not sparse.
    pub(super) fn new(modulus: &BinaryModulus) -> Option<Self> {
        let mut terms = modulus.sparse()?.to_vec();
        terms.retain(|&t| t > 0);
        Some(Self { degree: modulus.degree(), terms, one: modulus.is_odd(), pairs: pairs(modulus.words()), top: highest(modulus) })
    }

    /// True if [`super::short::Short`] takes N: a trinomial with the middle term in the lower half, and m no multiple of 64.
    pub(super) fn is_short(&self) -> bool {
        self.one && self.terms.len() == 1 && 2 * self.terms[0] <= self.degree && !self.degree.is_multiple_of(64) && self.top[1] != 0
    }

    /// Turns T >> m into q, in place; q has [`GUARD`] zero pairs behind its n.
    #[inline(always)]
    fn correct<M: Pairwise>(&self, m: M, q: &mut [M::V], n: usize) {
        let Some(&highest) = self.terms.first() else { return };
        if self.terms.len() == 1 && 2 * highest <= self.degree {
            // One term in the lower half: what is added lies above what it is added to.
            let down = shift(m, self.degree - highest);
            let w = down.words / 2;
            let mut low = q[w];
            by_parity!(down, ODD => for i in 0..highest.div_ceil(128) {
                let high = q[i + w + 1];
                q[i] = m.xor(q[i], right::<M, ODD>(m, low, high, down.bits));
                low = high;
            });
            return;
        }
        for i in (0..highest.div_ceil(128)).rev() {
            let h = q[i];
            // A shift by less than a pair reaches the lower word of a pair from its upper one, which is right after one round.
            for _ in 0..if self.degree - highest < 128 { 2 } else { 1 } {
                let mut sum = h;
                for &term in &self.terms {
                    let down = shift(m, self.degree - term);
                    let at = i + down.words / 2;
                    // Shifts that reach past n are left out.
                    if at < n {
                        sum = m.xor(sum, by_parity!(down, ODD => right::<M, ODD>(m, q[at], q[at + 1], down.bits)));
                    }
                }
                q[i] = sum;
            }
        }
    }
}

impl<M: Pairwise> Reduce<M> for Fold {
    type Constants = ();
    fn kept(&self) -> usize {
        0
    }
    fn scratch(&self) -> usize {
        self.pairs + GUARD
    }
    #[inline(always)]
    fn prepare(&self, _: M, _: &mut [M::V]) {}

    #[inline(always)]
    fn reduce<const N: usize>(&self, m: M, (): (), r: &mut [M::V], t: &[M::V], memory: Memory<'_, M::V>, _: u8) {
        let n = if N > 0 { N } else { self.pairs };
        let (r, zero) = (&mut r[..n], m.splat(0));
        let q = &mut memory.scratch[..n + GUARD];
        (q[n], q[n + 1]) = (zero, zero);
        shift_down(m, &mut q[..n], t, self.degree);
        self.correct(m, q, n);

        let q = &q[..n];
        let mut from = n;
        let mut rest: &[usize] = &[];
        if let Some((&first, others)) = self.terms.split_first() {
            let up = shift(m, first);
            (from, rest) = (up.words / 2, others);
            let n = n - from;
            let (r, t, q, above) = (&mut r[from..][..n], &t[from..][..n], &q[from..][..n], &q[..n]);
            let mut low = zero;
            by_parity!(up, ODD => if self.one {
                for i in 0..n {
                    r[i] = m.xor3(t[i], q[i], left::<M, ODD>(m, low, above[i], up.bits));
                    low = above[i];
                }
            } else {
                for i in 0..n {
                    r[i] = m.xor(t[i], left::<M, ODD>(m, low, above[i], up.bits));
                    low = above[i];
                }
            });
        }
        // Below the first term only the term 1 reaches.
        let (lower, t, once) = (&mut r[..from], &t[..from], &q[..from]);
        for i in 0..from {
            lower[i] = if self.one { m.xor(t[i], once[i]) } else { t[i] };
        }
        for &term in rest {
            let up = shift(m, term);
            let from = up.words / 2;
            let n = n - from;
            let (r, above, mut low) = (&mut r[from..][..n], &q[..n], zero);
            by_parity!(up, ODD => for i in 0..n {
                r[i] = m.xor(r[i], left::<M, ODD>(m, low, above[i], up.bits));
                low = above[i];
            });
        }
        r[n - 1] = m.and(r[n - 1], m.splat_pair(self.top));
    }
}
