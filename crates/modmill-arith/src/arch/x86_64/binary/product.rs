//! Products of four polynomials by four others at once.
//!
//! A number is a slice of *pairs*: vector i holds, in 128-bit lane e, words 2i and 2i + 1 of element e. A product of n pairs is 2n pairs.
//! Inside the leaves (up to eight pairs) a product is *columns*: column k of a lane is the sum of the word products a_i b_j with
//! i + j = k, 127 bits that start at x^(64 k). Karatsuba works on columns as it does on pairs; they are put together once, at the
//! end of a leaf, by one shuffle and one addition a pair.
//!
//! ```text
//! operands of n pairs: a[0..n], b[0..n]          product: c[0..2n]
//! split at h = ceil(n / 2):  low x low -> c[0..2h]   high x high -> c[2h..2n]   (low + high)(low + high) -> middle, added at h
//! ```
//!
//! Instructions for two pairs (256 bits) of four elements: 12 multiplications, 9 additions. A 512-bit unit multiplies on one port and
//! adds on two, so the schoolbook product of a pair (4 multiplications) is no slower than Karatsuba's (3, more additions, shuffles).

use std::arch::x86_64::*;

/// A vector: a pair or a column of four elements.
pub(super) type V = __m512i;

/// Vectors of scratch that a product of `n` pairs takes.
pub(super) const fn scratch(n: usize) -> usize {
    // Each level: two sums of h pairs, and the middle product of 2h pairs; h is at most n / 2 + 1.
    4 * n + 64
}

macro_rules! clmul {
    ($sides:literal, $a:expr, $b:expr) => {
        _mm512_clmulepi64_epi128::<$sides>($a, $b)
    };
}
pub(super) use clmul;

#[target_feature(enable = "avx512f")]
#[inline]
pub(super) fn xor3(a: V, b: V, c: V) -> V {
    _mm512_ternarylogic_epi64::<0x96>(a, b, c)
}

/// One pair by one pair: the columns 0 to 2.
#[target_feature(enable = "avx512f,vpclmulqdq")]
#[inline]
fn pair(a: V, b: V) -> [V; 3] {
    [clmul!(0x00, a, b), _mm512_xor_si512(clmul!(0x01, a, b), clmul!(0x10, a, b)), clmul!(0x11, a, b)]
}

/// Two pairs by two pairs by one step of Karatsuba: the columns 0 to 6.
#[target_feature(enable = "avx512f,vpclmulqdq")]
#[inline]
pub(super) fn two(a: [V; 2], b: [V; 2]) -> [V; 7] {
    let [l0, l1, l2] = pair(a[0], b[0]);
    let [h0, h1, h2] = pair(a[1], b[1]);
    let (sa, sb) = (_mm512_xor_si512(a[0], a[1]), _mm512_xor_si512(b[0], b[1]));
    let (m0, m2) = (clmul!(0x00, sa, sb), clmul!(0x11, sa, sb));
    let m1 = xor3(clmul!(0x01, sa, sb), clmul!(0x10, sa, sb), l1);
    let t = _mm512_xor_si512(l2, h0);
    [l0, l1, xor3(t, m0, l0), _mm512_xor_si512(m1, h1), xor3(t, m2, h2), h1, h2]
}

/// Four pairs by four: the columns 0 to 14.
#[target_feature(enable = "avx512f,vpclmulqdq")]
#[inline]
fn four(a: &[V; 4], b: &[V; 4]) -> [V; 15] {
    let low = two([a[0], a[1]], [b[0], b[1]]);
    let high = two([a[2], a[3]], [b[2], b[3]]);
    let middle =
        two([_mm512_xor_si512(a[0], a[2]), _mm512_xor_si512(a[1], a[3])], [_mm512_xor_si512(b[0], b[2]), _mm512_xor_si512(b[1], b[3])]);
    let mut c = [high[3]; 15];
    c[3] = low[3];
    for i in 0..3 {
        let t = _mm512_xor_si512(low[4 + i], high[i]);
        c[i] = low[i];
        c[4 + i] = xor3(t, low[i], middle[i]);
        c[8 + i] = xor3(t, high[4 + i], middle[4 + i]);
        c[12 + i] = high[4 + i];
    }
    c[7] = xor3(low[3], middle[3], high[3]);
    c
}

/// Pair k / 2 of a product from its column k, even, and both neighbours of that.
#[target_feature(enable = "avx512f,avx512bw")]
#[inline]
fn pair_of(before: V, column: V, after: V) -> V {
    _mm512_xor_si512(column, _mm512_alignr_epi8::<8>(after, before))
}

/// The product of one pair by one.
#[target_feature(enable = "avx512f,avx512bw,vpclmulqdq")]
#[inline]
fn leaf_one(c: &mut [V; 2], a: &[V; 1], b: &[V; 1]) {
    let (zero, [c0, c1, c2]) = (_mm512_setzero_si512(), pair(a[0], b[0]));
    *c = [pair_of(zero, c0, c1), pair_of(c1, c2, zero)];
}

/// The product of two pairs by two.
#[target_feature(enable = "avx512f,avx512bw,vpclmulqdq")]
#[inline]
fn leaf_two(c: &mut [V; 4], a: &[V; 2], b: &[V; 2]) {
    let (zero, [c0, c1, c2, c3, c4, c5, c6]) = (_mm512_setzero_si512(), two(*a, *b));
    *c = [pair_of(zero, c0, c1), pair_of(c1, c2, c3), pair_of(c3, c4, c5), pair_of(c5, c6, zero)];
}

/// [`leaf_two`] in registers.
#[target_feature(enable = "avx512f,avx512bw,vpclmulqdq")]
#[inline]
pub(super) fn two_by_two(a: &[V; 2], b: &[V; 2]) -> [V; 4] {
    let mut c = [_mm512_setzero_si512(); 4];
    leaf_two(&mut c, a, b);
    c
}

/// The product of four pairs by four.
#[target_feature(enable = "avx512f,avx512bw,vpclmulqdq")]
#[inline]
fn leaf_four(c: &mut [V; 8], a: &[V; 4], b: &[V; 4]) {
    let (zero, columns) = (_mm512_setzero_si512(), four(a, b));
    c[0] = pair_of(zero, columns[0], columns[1]);
    for i in 1..7 {
        c[i] = pair_of(columns[2 * i - 1], columns[2 * i], columns[2 * i + 1]);
    }
    c[7] = pair_of(columns[13], columns[14], zero);
}

/// The product of eight pairs by eight.
#[target_feature(enable = "avx512f,avx512bw,vpclmulqdq")]
fn leaf_eight(c: &mut [V; 16], a: &[V; 8], b: &[V; 8]) {
    let zero = _mm512_setzero_si512();
    let low = four(&[a[0], a[1], a[2], a[3]], &[b[0], b[1], b[2], b[3]]);
    let high = four(&[a[4], a[5], a[6], a[7]], &[b[4], b[5], b[6], b[7]]);
    let (mut sa, mut sb) = ([zero; 4], [zero; 4]);
    for i in 0..4 {
        sa[i] = _mm512_xor_si512(a[i], a[4 + i]);
        sb[i] = _mm512_xor_si512(b[i], b[4 + i]);
    }
    let middle = four(&sa, &sb);
    // Columns 8 to 14, 15, 16 to 22 take the middle product; those below are of the low one, those above of the high one.
    let mut before = zero;
    for i in 0..4 {
        c[i] = pair_of(before, low[2 * i], low[2 * i + 1]);
        before = low[2 * i + 1];
    }
    for i in 0..4 {
        let even = xor3(_mm512_xor_si512(low[8 + 2 * i], high[2 * i]), low[2 * i], middle[2 * i]);
        let odd = if i < 3 {
            xor3(_mm512_xor_si512(low[9 + 2 * i], high[2 * i + 1]), low[2 * i + 1], middle[2 * i + 1])
        } else {
            xor3(high[7], low[7], middle[7])
        };
        c[4 + i] = pair_of(before, even, odd);
        before = odd;
    }
    for i in 0..4 {
        let even = xor3(_mm512_xor_si512(low[8 + 2 * i], high[2 * i]), high[8 + 2 * i], middle[8 + 2 * i]);
        let odd = if i < 3 { xor3(_mm512_xor_si512(low[9 + 2 * i], high[2 * i + 1]), high[9 + 2 * i], middle[9 + 2 * i]) } else { high[7] };
        c[8 + i] = pair_of(before, even, odd);
        before = odd;
    }
    for i in 4..8 {
        let odd = if i < 7 { high[2 * i + 1] } else { zero };
        c[8 + i] = pair_of(before, high[2 * i], odd);
        before = odd;
    }
}

/// c = a b by the schoolbook, any number of pairs.
#[target_feature(enable = "avx512f,avx512bw,vpclmulqdq")]
fn schoolbook(c: &mut [V], a: &[V], b: &[V]) {
    let n = a.len();
    assert!(b.len() == n && c.len() >= 2 * n && n > 0);
    let zero = _mm512_setzero_si512();
    let (mut carried, mut before) = (zero, zero);
    for k in 0..2 * n - 1 {
        let (first, last) = (k.saturating_sub(n - 1), k.min(n - 1));
        let (mut c0, mut c1, mut d1, mut c2) = (carried, zero, zero, zero);
        for i in first..=last {
            let (x, y) = (a[i], b[k - i]);
            c0 = _mm512_xor_si512(c0, clmul!(0x00, x, y));
            c1 = _mm512_xor_si512(c1, clmul!(0x01, x, y));
            d1 = _mm512_xor_si512(d1, clmul!(0x10, x, y));
            c2 = _mm512_xor_si512(c2, clmul!(0x11, x, y));
        }
        let after = _mm512_xor_si512(c1, d1);
        c[k] = pair_of(before, c0, after);
        (before, carried) = (after, c2);
    }
    c[2 * n - 1] = pair_of(before, carried, zero);
}

/// c = a b by `levels` steps of Karatsuba over the schoolbook.
#[target_feature(enable = "avx512f,avx512bw,vpclmulqdq")]
fn karatsuba(c: &mut [V], a: &[V], b: &[V], levels: u8, scratch: &mut [V]) {
    let n = a.len();
    assert!(b.len() == n && c.len() >= 2 * n);
    match (n, levels) {
        (2, 1..) => return product::<2>(&mut c[..4], a, b, levels, scratch),
        (4, 2..) => return product::<4>(&mut c[..8], a, b, levels, scratch),
        (8, 3..) => return product::<8>(&mut c[..16], a, b, levels, scratch),
        (1, _) => return product::<1>(&mut c[..2], a, b, levels, scratch),
        (_, 0) => return schoolbook(c, a, b),
        _ => {}
    }
    let h = n.div_ceil(2);
    let (a0, a1) = a.split_at(h);
    let (b0, b1) = b.split_at(h);
    let (low, high) = c[..2 * n].split_at_mut(2 * h);
    karatsuba(low, a0, b0, levels - 1, scratch);
    karatsuba(high, a1, b1, levels - 1, scratch);
    let (sa, rest) = scratch.split_at_mut(h);
    let (sb, rest) = rest.split_at_mut(h);
    let (middle, rest) = rest.split_at_mut(2 * h);
    add(sa, a0, a1);
    add(sb, b0, b1);
    karatsuba(middle, sa, sb, levels - 1, rest);
    combine(low, high, middle, h);
}

/// [`karatsuba`] of operands of N pairs where that is fixed, else 0.
#[target_feature(enable = "avx512f,avx512bw,vpclmulqdq")]
#[inline]
pub(super) fn product<const N: usize>(c: &mut [V], a: &[V], b: &[V], levels: u8, scratch: &mut [V]) {
    if N > 0 {
        assert!(a.len() == N && b.len() == N && c.len() == 2 * N);
    }
    let (to, x, y) = (c.as_mut_ptr(), a.as_ptr(), b.as_ptr());
    // SAFETY: the slices are as long as the arrays, as asserted.
    unsafe {
        match N {
            1 => leaf_one(&mut *to.cast(), &*x.cast(), &*y.cast()),
            2 if levels > 0 => leaf_two(&mut *to.cast(), &*x.cast(), &*y.cast()),
            4 if levels > 1 => leaf_four(&mut *to.cast(), &*x.cast(), &*y.cast()),
            8 if levels > 2 => leaf_eight(&mut *to.cast(), &*x.cast(), &*y.cast()),
            _ => karatsuba(c, a, b, levels, scratch),
        }
    }
}

/// [`karatsuba`] down to pairs.
#[target_feature(enable = "avx512f,avx512bw,vpclmulqdq")]
pub(super) fn karatsuba_pairs(c: &mut [V], a: &[V], b: &[V], scratch: &mut [V]) {
    karatsuba(c, a, b, u8::MAX, scratch);
}

/// c = a^2: word by word, as squares have no mixed terms.
#[target_feature(enable = "avx512f,vpclmulqdq")]
#[inline]
pub(super) fn square(c: &mut [V], a: &[V]) {
    let n = a.len();
    let c = &mut c[..2 * n];
    for i in 0..n {
        c[2 * i] = clmul!(0x00, a[i], a[i]);
        c[2 * i + 1] = clmul!(0x11, a[i], a[i]);
    }
}

/// sum = a + b, b being the shorter one, by at most one pair.
#[target_feature(enable = "avx512f")]
#[inline]
fn add(sum: &mut [V], a: &[V], b: &[V]) {
    let (short, long) = (b.len(), sum.len());
    let a = &a[..long];
    for i in 0..short.min(long) {
        sum[i] = _mm512_xor_si512(a[i], b[i]);
    }
    if short < long {
        sum[short] = a[short];
    }
}

/// Adds the middle product less both outer ones, h pairs up: low[h..] and high take it.
#[target_feature(enable = "avx512f")]
#[inline]
fn combine(low: &mut [V], high: &mut [V], middle: &[V], h: usize) {
    let (low0, low1) = low.split_at_mut(h);
    let (middle0, middle1) = middle.split_at(h);
    let (low0, low1, middle0, middle1) = (&low0[..h], &mut low1[..h], &middle0[..h], &middle1[..h]);
    if high.len() == 2 * h {
        let (high0, high1) = high.split_at_mut(h);
        let (high0, high1) = (&mut high0[..h], &high1[..h]);
        for i in 0..h {
            let t = _mm512_xor_si512(low1[i], high0[i]);
            low1[i] = xor3(t, low0[i], middle0[i]);
            high0[i] = xor3(t, high1[i], middle1[i]);
        }
        return;
    }
    // The high half is one pair shorter: its product has no upper two pairs.
    let upper = high.len();
    let zero = _mm512_setzero_si512();
    for i in 0..h {
        let h0 = if i < upper { high[i] } else { zero };
        let h1 = if h + i < upper { high[h + i] } else { zero };
        let t = _mm512_xor_si512(low1[i], h0);
        low1[i] = xor3(t, low0[i], middle0[i]);
        if i < upper {
            high[i] = xor3(t, h1, middle1[i]);
        }
    }
}
