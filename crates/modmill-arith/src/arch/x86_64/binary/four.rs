//! Elements of four words modulo a short trinomial ([`Fold::is_short`]), all of it in registers.
//!
//! At this size a group is some fifty vector instructions, and its stores and loads again would take longer than they do: the processor
//! can hold back two groups or so, and waits for the chain through them. So the words by which N shifts are constants here, and
//! there is one loop for each of the four combinations that there are.

use super::fold::{Fold, Shifts};
use super::group::{GROUP, rows};
use super::product::{V, two_by_two, xor3};
use std::arch::x86_64::*;

/// Words of an element.
const WORDS: usize = 4;

impl Fold {
    /// out = a b mod N, or a^2, for whole groups of elements of four words; [`Fold::is_short`].
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi2,vpclmulqdq")]
    pub(super) fn four_words<const SQUARE: bool>(&self, out: &mut [u64], a: &[u64], b: &[u64]) {
        let shifts = self.shifts();
        // 192 < m < 256 and t <= m / 2: these are the combinations of (m - t) / 64 and t / 64.
        match (shifts.back.words, shifts.up.words) {
            (1, 1) => groups::<SQUARE, 1, 1>(shifts, out, a, b),
            (2, 0) => groups::<SQUARE, 2, 0>(shifts, out, a, b),
            (2, 1) => groups::<SQUARE, 2, 1>(shifts, out, a, b),
            (3, 0) => groups::<SQUARE, 3, 0>(shifts, out, a, b),
            (back, up) => unreachable!("four words shift by {back} and {up}"),
        }
    }
}

/// The loop for shifts by BACK words to the right, and by UP to the left.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi2,vpclmulqdq")]
fn groups<const SQUARE: bool, const BACK: usize, const UP: usize>(shifts: Shifts, out: &mut [u64], a: &[u64], b: &[u64]) {
    const SIZE: usize = GROUP * WORDS;
    assert!(a.len() == out.len() && (SQUARE || b.len() == out.len()));
    let zero = _mm512_setzero_si512();
    let (down, back, up, top) = (shifts.down.bits, shifts.back.bits, shifts.up.bits, shifts.top);
    for i in 0..out.len() / SIZE {
        // SAFETY: group i lies within each array.
        let (x, y) = unsafe {
            let x = pairs(a.as_ptr().add(i * SIZE));
            (x, if SQUARE { x } else { pairs(b.as_ptr().add(i * SIZE)) })
        };
        let t = if SQUARE { squares(x) } else { two_by_two(&x, &y) };
        // What starts at each word of h = T >> m, and from one zero before it on of q.
        let h0 = _mm512_shrdv_epi64(between(t[1], t[2]), t[2], down);
        let h1 = _mm512_shrdv_epi64(between(t[2], t[3]), t[3], down);
        let h = [h0, between(h0, h1), h1, between(h1, zero), zero];
        let q0 = _mm512_xor_si512(h0, _mm512_shrdv_epi64(h[BACK], h[BACK + 1], back));
        let q = [zero, between(zero, q0), q0, between(q0, h1), h1];
        let r0 = xor3(t[0], q0, _mm512_shldv_epi64(q[2 - UP], q[1 - UP], up));
        let r1 = xor3(t[1], h1, _mm512_shldv_epi64(q[4 - UP], q[3 - UP], up));
        let (first, second) = rows(r0, _mm512_and_si512(r1, top));
        // SAFETY: as above.
        unsafe {
            _mm512_storeu_si512(out.as_mut_ptr().add(i * SIZE).cast(), first);
            _mm512_storeu_si512(out.as_mut_ptr().add(i * SIZE + SIZE / 2).cast(), second);
        }
    }
}

/// The pair that starts in the middle of `low`.
#[target_feature(enable = "avx512f,avx512bw")]
#[inline]
fn between(low: V, high: V) -> V {
    _mm512_alignr_epi8::<8>(high, low)
}

/// Four elements of four words as their first and second pairs.
///
/// # Safety
/// Sixteen words can be read.
#[target_feature(enable = "avx512f")]
#[inline]
unsafe fn pairs(elements: *const u64) -> [V; 2] {
    // SAFETY: the caller's.
    let (low, high) = unsafe { (_mm512_loadu_si512(elements.cast()), _mm512_loadu_si512(elements.add(8).cast())) };
    [_mm512_shuffle_i64x2::<0x88>(low, high), _mm512_shuffle_i64x2::<0xdd>(low, high)]
}

/// The pairs of the squares.
#[target_feature(enable = "avx512f,vpclmulqdq")]
#[inline]
fn squares(x: [V; 2]) -> [V; 4] {
    let even = |v: V| _mm512_clmulepi64_epi128::<0x00>(v, v);
    let odd = |v: V| _mm512_clmulepi64_epi128::<0x11>(v, v);
    [even(x[0]), odd(x[0]), even(x[1]), odd(x[1])]
}
