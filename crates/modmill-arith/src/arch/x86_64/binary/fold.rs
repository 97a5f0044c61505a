//! Reduction by a sparse polynomial, on pairs of four elements.
//!
//! N = x^m + sum of x^t over a few t, each at least 64 below m. For a product T, with q = floor(T / N),
//! ```text
//! q = (T >> m) + sum over t > 0 of (q >> (m - t))        words from the top down: each needs only higher ones
//! r = (T + sum over t of (q << t)) mod x^m
//! ```
//! The first is T = q N + r with r below x^m, divided by x^m. A shift by 64 w + s bits takes the pairs that start at the words w and
//! w + 1 further; one of the two starts within a pair, and is two halves put together.

use super::group::{highest, in_lanes, pairs};
use super::product::V;
use crate::binary::BinaryModulus;
use std::arch::x86_64::*;

/// Zero pairs that must follow the product and the quotient.
pub(super) const GUARD: usize = 2;

/// What folding modulo one N takes.
#[derive(Debug, Clone)]
pub(super) struct Fold {
    degree: usize,
    /// Exponents below m but above 0.
    terms: Vec<usize>,
    one: bool,
    pairs: usize,
    /// For the highest pair: the bits below x^m.
    top: [u64; 2],
}

/// A shift by 64 `words` + `bits`.
#[derive(Clone, Copy)]
pub(super) struct Shift {
    pub(super) words: usize,
    pub(super) bits: V,
}

#[target_feature(enable = "avx512f")]
#[inline]
fn shift(by: usize) -> Shift {
    Shift { words: by / 64, bits: _mm512_set1_epi64((by % 64) as i64) }
}

/// Pair i of (x >> s).
///
/// # Safety
/// The pairs i + s.words / 2 and the one after it are there.
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi2")]
#[inline]
unsafe fn right<const ODD: bool>(x: *const V, i: usize, s: Shift) -> V {
    // SAFETY: the caller's.
    let (low, high) = unsafe { (*x.add(i + s.words / 2), *x.add(i + s.words / 2 + 1)) };
    let middle = _mm512_alignr_epi8::<8>(high, low);
    if ODD { _mm512_shrdv_epi64(middle, high, s.bits) } else { _mm512_shrdv_epi64(low, middle, s.bits) }
}

/// Pair i of (q << s), i being at least s.words / 2.
///
/// # Safety
/// The pairs up to i - s.words / 2 are there, and a zero pair before the first.
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi2")]
#[inline]
unsafe fn left<const ODD: bool>(q: *const V, i: usize, s: Shift) -> V {
    // SAFETY: the caller's.
    let (low, high) = unsafe { (*q.add(i).sub(s.words / 2 + 1), *q.add(i).sub(s.words / 2)) };
    let middle = _mm512_alignr_epi8::<8>(high, low);
    if ODD { _mm512_shldv_epi64(middle, low, s.bits) } else { _mm512_shldv_epi64(high, middle, s.bits) }
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

/// `to` = the n pairs of floor(t / x^by).
///
/// # Safety
/// `to` has n pairs, `t` has by / 128 + n + 1.
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi2")]
#[inline]
pub(super) unsafe fn shift_down(to: *mut V, t: *const V, by: usize, n: usize) {
    let down = shift(by);
    by_parity!(down, ODD => for i in 0..n {
        // SAFETY: the caller's.
        unsafe { *to.add(i) = right::<ODD>(t, i, down) };
    });
}

impl Fold {
    /// Folding modulo `modulus`, or `None` where it is not sparse.
    pub(super) fn new(modulus: &BinaryModulus) -> Option<Self> {
        let terms = modulus.sparse()?;
        let words = modulus.words();
        let mut above = terms.to_vec();
        above.retain(|&t| t > 0);
        Some(Self { degree: modulus.degree(), terms: above, one: modulus.is_odd(), pairs: pairs(words), top: highest(modulus) })
    }

    /// Vectors that [`Fold::reduce`] and [`Short::reduce`] need.
    pub(super) fn scratch(&self) -> usize {
        8 * self.pairs + 4
    }

    /// Whether [`Short`] takes N: a trinomial with the middle term in the lower half, and m no multiple of 64.
    pub(super) fn is_short(&self) -> bool {
        self.one && self.terms.len() == 1 && 2 * self.terms[0] <= self.degree && !self.degree.is_multiple_of(64) && self.top[1] != 0
    }

    /// What [`Short::reduce`] takes, and zeros where it reads past what it writes.
    ///
    /// # Safety
    /// [`Fold::is_short`]; `scratch` has [`Fold::scratch`].
    #[target_feature(enable = "avx512f")]
    #[inline]
    pub(super) unsafe fn short(&self, scratch: *mut V) -> Short {
        for i in 0..self.scratch() {
            // SAFETY: the caller's.
            unsafe { *scratch.add(i) = _mm512_setzero_si512() };
        }
        Short { shifts: self.shifts(), scratch }
    }

    /// The shifts of a [`Fold::is_short`] modulus.
    #[target_feature(enable = "avx512f")]
    #[inline]
    pub(super) fn shifts(&self) -> Shifts {
        let term = self.terms[0];
        Shifts { down: shift(self.degree), back: shift(self.degree - term), up: shift(term), top: in_lanes(self.top) }
    }

    /// r = t mod N, element by element. `t` has degree at most 2 m - 2. N is the pairs of an element where it is fixed, else 0.
    ///
    /// # Safety
    /// `t` has 2 n pairs and [`GUARD`] zeros after them, n being the pairs of an element; `r` has n pairs; `scratch` has
    /// [`Fold::scratch`].
    #[target_feature(enable = "avx512f,avx512bw,avx512vbmi2")]
    #[inline]
    pub(super) unsafe fn reduce<const N: usize>(&self, r: *mut V, t: *const V, scratch: *mut V) {
        let n = if N > 0 { N } else { self.pairs };
        let zero = _mm512_setzero_si512();
        // SAFETY: indices stay below what the caller grants: m / 128 <= n, and terms are below m.
        unsafe {
            let q = scratch.add(1);
            *scratch = zero;
            *q.add(n) = zero;
            *q.add(n + 1) = zero;
            shift_down(q, t, self.degree, n);
            self.correct(q, n);
            let mut from = n;
            let mut rest: &[usize] = &[];
            if let Some((&first, others)) = self.terms.split_first() {
                let up = shift(first);
                (from, rest) = (up.words / 2, others);
                by_parity!(up, ODD => if self.one {
                    for i in from..n {
                        *r.add(i) = super::product::xor3(*t.add(i), *q.add(i), left::<ODD>(q, i, up));
                    }
                } else {
                    for i in from..n {
                        *r.add(i) = _mm512_xor_si512(*t.add(i), left::<ODD>(q, i, up));
                    }
                });
            }
            // Below the first term only the term 1 reaches.
            for i in 0..from {
                *r.add(i) = if self.one { _mm512_xor_si512(*t.add(i), *q.add(i)) } else { *t.add(i) };
            }
            for &term in rest {
                let up = shift(term);
                by_parity!(up, ODD => for i in up.words / 2..n {
                    *r.add(i) = _mm512_xor_si512(*r.add(i), left::<ODD>(q, i, up));
                });
            }
            *r.add(n - 1) = _mm512_and_si512(*r.add(n - 1), in_lanes(self.top));
        }
    }

    /// From T >> m to q, in place.
    ///
    /// # Safety
    /// As of [`Fold::reduce`], `q` having [`GUARD`] zero pairs behind.
    #[target_feature(enable = "avx512f,avx512bw,avx512vbmi2")]
    #[inline]
    unsafe fn correct(&self, q: *mut V, n: usize) {
        let Some(&highest) = self.terms.first() else { return };
        if self.terms.len() == 1 && 2 * highest <= self.degree {
            // One term in the lower half: what is added lies above what it is added to.
            let down = shift(self.degree - highest);
            by_parity!(down, ODD => for i in 0..highest.div_ceil(128) {
                // SAFETY: i + down.words / 2 is at most highest / 128 + (m - highest) / 128 <= n.
                unsafe { *q.add(i) = _mm512_xor_si512(*q.add(i), right::<ODD>(q, i, down)) };
            });
            return;
        }
        for i in (0..highest.div_ceil(128)).rev() {
            // SAFETY: i is below n, and shifts that reach past n are left out.
            unsafe {
                let h = *q.add(i);
                // A shift by less than a pair reaches the lower word of a pair from its upper one, which is right after one round.
                for _ in 0..if self.degree - highest < 128 { 2 } else { 1 } {
                    let mut sum = h;
                    for &term in &self.terms {
                        let down = shift(self.degree - term);
                        if i + down.words / 2 < n {
                            sum = _mm512_xor_si512(sum, by_parity!(down, ODD => right::<ODD>(q, i, down)));
                        }
                    }
                    *q.add(i) = sum;
                }
            }
        }
    }
}

/// What reducing by a [`Fold::is_short`] modulus takes.
#[derive(Clone, Copy)]
pub(super) struct Shifts {
    /// By m.
    pub(super) down: Shift,
    /// By m - t.
    pub(super) back: Shift,
    /// By t.
    pub(super) up: Shift,
    /// The bits below x^m of the highest pair.
    pub(super) top: V,
}

/// The same with memory, for any number of pairs.
#[derive(Clone, Copy)]
pub(super) struct Short {
    shifts: Shifts,
    scratch: *mut V,
}

impl Short {
    /// [`Fold::reduce`] without a branch or a loop. The pairs that start at each word, in the middle of a pair
    /// too, are stored, so that a shift by any number of words is two loads.
    ///
    /// # Safety
    /// N is the pairs of an element; `t` has 2 N pairs, `r` has N and may be `t`.
    #[allow(clippy::needless_range_loop)] // the index is also that of pairs behind pointers
    #[target_feature(enable = "avx512f,avx512bw,avx512vbmi2")]
    #[inline]
    pub(super) unsafe fn reduce<const N: usize>(self, r: *mut V, t: *const V) {
        let zero = _mm512_setzero_si512();
        let Self { shifts: Shifts { down, back, up, top }, scratch } = self;
        // SAFETY: h has 2 N vectors and as many zeros behind, q as many zeros, one more, and 2 N vectors: shifts are below 2 N words.
        unsafe {
            let (h, q) = (scratch, scratch.add(6 * N + 2));
            let (mut above, mut x) = (zero, [zero; N]);
            for i in (0..N).rev() {
                let (low, high) = (*t.add(N - 1 + i), *t.add(N + i));
                x[i] = _mm512_shrdv_epi64(_mm512_alignr_epi8::<8>(high, low), high, down.bits);
                // As 2 t <= m, the correction takes only what starts at word N - 1 or above, and adds only to the lower half.
                if 2 * i + 2 >= N {
                    *h.add(2 * i) = x[i];
                    *h.add(2 * i + 1) = _mm512_alignr_epi8::<8>(above, x[i]);
                }
                above = x[i];
            }
            let mut below = zero;
            for i in 0..N {
                if 2 * i < N {
                    let at = h.add(2 * i + back.words);
                    x[i] = _mm512_xor_si512(x[i], _mm512_shrdv_epi64(*at, *at.add(1), back.bits));
                }
                *q.add(2 * i) = x[i];
                *q.add(2 * i).sub(1) = _mm512_alignr_epi8::<8>(x[i], below);
                below = x[i];
            }
            for i in 0..N {
                let at = q.add(2 * i).sub(up.words);
                let shifted = _mm512_shldv_epi64(*at, *at.sub(1), up.bits);
                let sum = super::product::xor3(*t.add(i), x[i], shifted);
                *r.add(i) = if i == N - 1 { _mm512_and_si512(sum, top) } else { sum };
            }
        }
    }
}
