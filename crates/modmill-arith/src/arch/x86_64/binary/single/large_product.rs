//! One product of more than eight words: the four lanes are the quarters of one number instead of four numbers.
//!
//! With quarters A0 to A3 of 2 Q words, two steps of Karatsuba are nine products of quarters, taken in three vectors of lanes:
//! ```text
//! (A0, A1, A2, A3)   (A0 + A1, A2 + A3, A0 + A2, A1 + A3)   (A0 + A1 + A2 + A3)        each times the same of B
//! ```
//! The last fills one lane only; where 2 Q is a multiple of eight words it is a single product again.

use super::super::group::{gather, scatter, turned};
use super::super::product::{V, karatsuba_pairs, scratch, two_by_two, xor3};
use super::small_product::{Left, Right, eight_by_eight};
use std::arch::x86_64::*;

/// Pairs of a quarter of `words` words.
pub(super) const fn quarter(words: usize) -> usize {
    words.div_ceil(8)
}

/// Words of a product of two numbers of four quarters of `q` pairs.
pub(super) const fn product_words(q: usize) -> usize {
    16 * q
}

/// Words of scratch that [`product`] needs.
pub(super) fn product_scratch(q: usize) -> usize {
    // Vectors: six operands of q pairs, three products of 2 q; words: those products again, and the odd coefficients; then the
    // recursion's, or that of a product of q pairs.
    8 * (12 * q + scratch(q)) + 48 * q + 12 * q + if q.is_multiple_of(4) { 4 * q + product_scratch(q / 4) } else { 0 }
}

/// 8 Q words by 8 Q words, 16 Q of them.
///
/// # Safety
/// Of `t`, `a`, `b` these many words are there, and [`product_scratch`] of `space`, from a cache line's boundary on.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,vpclmulqdq")]
#[inline]
pub(super) unsafe fn product(t: *mut u64, a: *const u64, b: *const u64, q: usize, space: *mut u64) {
    // SAFETY: the caller's.
    unsafe {
        match q {
            1 => {
                let (x, y) = ([Left::load(a), Left::load(a.add(4))], [Right::load(b), Right::load(b.add(4))]);
                let [low, high] = eight_by_eight(x, y);
                _mm512_storeu_si512(t.cast(), low);
                _mm512_storeu_si512(t.add(8).cast(), high);
            }
            2 => {
                let row = |p: *const u64, i: usize| _mm512_loadu_si512(p.add(8 * i).cast());
                let made = eight_pairs([row(a, 0), row(a, 1)], [row(b, 0), row(b, 1)]);
                for (i, v) in made.into_iter().enumerate() {
                    _mm512_storeu_si512(t.add(8 * i).cast(), v);
                }
            }
            _ => by_quarters(t, a, b, q, space),
        }
    }
}

/// [`product`] through memory.
///
/// # Safety
/// As of [`product`].
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,vpclmulqdq")]
unsafe fn by_quarters(t: *mut u64, a: *const u64, b: *const u64, q: usize, space: *mut u64) {
    // SAFETY: the scratch is divided as `product_scratch` counts it; every other access is within the words that the caller grants.
    unsafe {
        let v = space.cast::<V>();
        let (x, y, u, w) = (v, v.add(q), v.add(2 * q), v.add(3 * q));
        let (x3, y3) = (v.add(4 * q), v.add(5 * q));
        let (p1, p2, p3) = (v.add(6 * q), v.add(8 * q), v.add(10 * q));
        let inner = v.add(12 * q);
        let words = inner.add(scratch(q)).cast::<u64>();
        let (b1, b2, b3) = (words, words.add(16 * q), words.add(32 * q));
        let odd = words.add(48 * q);
        let rest = words.add(60 * q);
        let inner = std::slice::from_raw_parts_mut(inner, scratch(q));
        let recurse = q.is_multiple_of(4);
        for (from, x, u, x3, to) in [(a, x, u, x3, b3), (b, y, w, y3, b3.add(4 * q))] {
            gather(x, from, 2 * q);
            for i in 0..q {
                let v = *x.add(i);
                let sums = _mm512_xor_si512(_mm512_shuffle_i64x2::<0b01_00_10_00>(v, v), _mm512_shuffle_i64x2::<0b11_10_11_01>(v, v));
                *u.add(i) = sums;
                if !recurse {
                    *x3.add(i) = _mm512_xor_si512(sums, _mm512_shuffle_i64x2::<0b01_01_01_01>(sums, sums));
                }
            }
            if recurse {
                for i in (0..2 * q).step_by(8) {
                    let at = |k: usize| _mm512_loadu_si512(from.add(2 * q * k + i).cast());
                    _mm512_storeu_si512(to.add(i).cast(), _mm512_xor_si512(xor3(at(0), at(1), at(2)), at(3)));
                }
            }
        }
        let slice = |p: *const V, n: usize| std::slice::from_raw_parts(p, n);
        let room = |p: *mut V| std::slice::from_raw_parts_mut(p, 2 * q);
        karatsuba_pairs(room(p1), slice(x, q), slice(y, q), inner);
        scatter(b1, p1, 4 * q);
        karatsuba_pairs(room(p2), slice(u, q), slice(w, q), inner);
        scatter(b2, p2, 4 * q);
        let b3 = if recurse {
            let to = rest;
            product(to, b3, b3.add(4 * q), q / 4, rest.add(4 * q));
            to
        } else {
            karatsuba_pairs(room(p3), slice(x3, q), slice(y3, q), inner);
            scatter(b3, p3, 4 * q);
            b3
        };
        // Coefficients of x^(128 Q k): the even ones side by side in t, the odd ones in `odd`, 2 Q words up.
        let part = 4 * q;
        for j in (0..part).step_by(8) {
            let mask = if part - j < 8 { 0x0f } else { 0xff };
            let at = |p: *const u64, k: usize| _mm512_maskz_loadu_epi64(mask, p.add(part * k + j).cast());
            let put = |p: *mut u64, k: usize, v: V| _mm512_mask_storeu_epi64(p.add(part * k + j).cast(), mask, v);
            let (l0, l1, h0, h1) = (at(b1, 0), at(b1, 1), at(b1, 2), at(b1, 3));
            let (m0, m1) = (at(b2, 2), at(b2, 3));
            let (c1, c5) = (xor3(at(b2, 0), l0, l1), xor3(at(b2, 1), h0, h1));
            let inner = _mm512_xor_si512(l1, h0);
            put(t, 0, l0);
            put(t, 1, xor3(inner, l0, m0));
            put(t, 2, xor3(inner, h1, m1));
            put(t, 3, h1);
            put(odd, 0, c1);
            put(odd, 1, xor3(xor3(at(b3, 0), m0, m1), c1, c5));
            put(odd, 2, c5);
        }
        if q % 2 == 1 {
            for j in (0..12 * q).step_by(4) {
                let to = t.add(2 * q + j).cast::<__m256i>();
                _mm256_storeu_si256(to, _mm256_xor_si256(_mm256_loadu_si256(to), _mm256_loadu_si256(odd.add(j).cast())));
            }
        } else {
            add_up(t, odd, q);
        }
    }
}

/// t += odd x^(128 q), 12 q words, q being even.
///
/// # Safety
/// `t` has 16 q words, both start at a cache line.
#[target_feature(enable = "avx512f")]
#[inline]
unsafe fn add_up(t: *mut u64, odd: *const u64, q: usize) {
    // SAFETY: the caller's.
    unsafe {
        if q.is_multiple_of(4) {
            for j in (0..12 * q).step_by(8) {
                let to = t.add(2 * q + j).cast();
                _mm512_store_si512(to, _mm512_xor_si512(_mm512_load_si512(to), _mm512_load_si512(odd.add(j).cast())));
            }
            return;
        }
        // Half a line up: each line takes the upper half of one line and the lower half of the next one.
        let mut before = _mm512_setzero_si512();
        for j in (0..12 * q + 8).step_by(8) {
            let line = if j < 12 * q { _mm512_load_si512(odd.add(j).cast()) } else { _mm512_setzero_si512() };
            let to = t.add(2 * q - 4 + j).cast();
            _mm512_store_si512(to, _mm512_xor_si512(_mm512_load_si512(to), _mm512_alignr_epi64::<4>(line, before)));
            before = line;
        }
    }
}

/// Sixteen words by sixteen: the product's 32.
#[target_feature(enable = "avx512f,avx512bw,vpclmulqdq")]
#[inline]
fn eight_pairs(a: [V; 2], b: [V; 2]) -> [V; 4] {
    let lanes = |v: [V; 2]| [_mm512_shuffle_i64x2::<0x88>(v[0], v[1]), _mm512_shuffle_i64x2::<0xdd>(v[0], v[1])];
    let sums = |v: V| _mm512_xor_si512(_mm512_shuffle_i64x2::<0b01_00_10_00>(v, v), _mm512_shuffle_i64x2::<0b11_10_11_01>(v, v));
    let fold = |v: V| _mm512_xor_si512(v, _mm512_shuffle_i64x2::<0b01_01_01_01>(v, v));
    let (x, y) = (lanes(a), lanes(b));
    let (ux, uy) = ([sums(x[0]), sums(x[1])], [sums(y[0]), sums(y[1])]);
    let [l0, l1, h0, h1] = turned(two_by_two(&x, &y));
    let [n0, n1, m0, m1] = turned(two_by_two(&ux, &uy));
    let [all, ..] = turned(two_by_two(&[fold(ux[0]), fold(ux[1])], &[fold(uy[0]), fold(uy[1])]));
    let (c1, c5) = (xor3(n0, l0, l1), xor3(n1, h0, h1));
    let inner = _mm512_xor_si512(l1, h0);
    let c3 = xor3(xor3(all, m0, m1), c1, c5);
    let zero = _mm512_setzero_si512();
    [
        _mm512_xor_si512(l0, _mm512_alignr_epi64::<4>(c1, zero)),
        _mm512_xor_si512(xor3(inner, l0, m0), _mm512_alignr_epi64::<4>(c3, c1)),
        _mm512_xor_si512(xor3(inner, h1, m1), _mm512_alignr_epi64::<4>(c5, c3)),
        _mm512_xor_si512(h1, _mm512_alignr_epi64::<4>(zero, c5)),
    ]
}
