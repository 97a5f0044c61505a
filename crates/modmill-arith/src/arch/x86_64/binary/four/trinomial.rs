//! Modulo a short trinomial ([`Fold::is_short`]).

use super::super::fold::{Fold, Shifts};
use super::{SIZE, V, above, below, between, columns, each_group, store, xor_and, xor3};
use std::arch::x86_64::*;

impl Fold {
    /// out = a b mod N, or a^2, for whole groups of elements of four words; [`Fold::is_short`].
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi2,vpclmulqdq")]
    pub(in super::super) fn four_words<const SQUARE: bool>(&self, out: &mut [u64], a: &[u64], b: &[u64]) {
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
    each_group!(SQUARE, out, a, b, |c| reduce::<BACK, UP>(&c, shifts));
}

#[target_feature(enable = "avx512f,avx512bw,avx512vbmi2")]
#[inline]
fn reduce<const BACK: usize, const UP: usize>(c: &[V; 7], shifts: Shifts) -> [V; 2] {
    let zero = _mm512_setzero_si512();
    // What starts at each word of h = T >> m, and from one zero before it on of q.
    let [h0, h1] = above::<false>(c, shifts.down.bits);
    let h = [h0, between(h0, h1), h1, between(h1, zero), zero];
    let q0 = _mm512_xor_si512(h0, _mm512_shrdv_epi64(h[BACK], h[BACK + 1], shifts.back.bits));
    let q = [zero, between(zero, q0), q0, between(q0, h1), h1];
    let [t0, t1] = below(c);
    let r0 = xor3(t0, q0, _mm512_shldv_epi64(q[2 - UP], q[1 - UP], shifts.up.bits));
    let r1 = xor_and(_mm512_xor_si512(t1, h1), _mm512_shldv_epi64(q[4 - UP], q[3 - UP], shifts.up.bits), shifts.top);
    [r0, r1]
}
