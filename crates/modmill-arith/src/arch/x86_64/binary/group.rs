//! Four elements from memory to pairs of words, and back.

use super::product::V;
use crate::binary::BinaryModulus;
use std::arch::x86_64::*;

/// Elements side by side.
pub(super) const GROUP: usize = 4;

/// Pairs of an element of `words` words.
pub(super) const fn pairs(words: usize) -> usize {
    words.div_ceil(2)
}

/// The highest pair's bits below x^m.
pub(super) fn highest(modulus: &BinaryModulus) -> [u64; 2] {
    let top = modulus.top_mask();
    if modulus.words() % 2 == 1 { [top, 0] } else { [u64::MAX, top] }
}

/// The pair in all four lanes.
#[target_feature(enable = "avx512f")]
#[inline]
pub(super) fn in_lanes(pair: [u64; 2]) -> V {
    let (low, high) = (pair[0].cast_signed(), pair[1].cast_signed());
    _mm512_setr_epi64(low, high, low, high, low, high, low, high)
}

/// The mask of the first `n` words of a vector, of all eight where there are more.
#[inline(always)]
pub(super) fn first(n: usize) -> __mmask8 {
    ((1u32 << n.min(8)) - 1) as __mmask8
}

/// Four elements of `words` words that follow each other as pairs: lane e of `block[i]` is words 2i and 2i + 1 of element e.
///
/// # Safety
/// `elements` has four times `words` words, `block` [`pairs`]`(words)` vectors.
#[target_feature(enable = "avx512f,avx512vl")]
#[inline]
pub(super) unsafe fn gather(block: *mut V, elements: *const u64, words: usize) {
    let whole = words / 4;
    for i in 0..whole {
        // SAFETY: 4 i + 4 <= words, so each load lies within its element, and the four elements within the slice.
        unsafe {
            let at = elements.add(4 * i);
            let x =
                _mm512_inserti64x4::<1>(_mm512_castsi256_si512(_mm256_loadu_si256(at.cast())), _mm256_loadu_si256(at.add(words).cast()));
            let y = _mm512_inserti64x4::<1>(
                _mm512_castsi256_si512(_mm256_loadu_si256(at.add(2 * words).cast())),
                _mm256_loadu_si256(at.add(3 * words).cast()),
            );
            *block.add(2 * i) = _mm512_shuffle_i64x2::<0x88>(x, y);
            *block.add(2 * i + 1) = _mm512_shuffle_i64x2::<0xdd>(x, y);
        }
    }
    let left = words - 4 * whole;
    if left > 0 {
        let mask = first(left);
        // SAFETY: the mask leaves out all words from `words` on.
        unsafe {
            let at = elements.add(4 * whole);
            let x = _mm512_inserti64x4::<1>(
                _mm512_castsi256_si512(_mm256_maskz_loadu_epi64(mask, at.cast())),
                _mm256_maskz_loadu_epi64(mask, at.add(words).cast()),
            );
            let y = _mm512_inserti64x4::<1>(
                _mm512_castsi256_si512(_mm256_maskz_loadu_epi64(mask, at.add(2 * words).cast())),
                _mm256_maskz_loadu_epi64(mask, at.add(3 * words).cast()),
            );
            *block.add(2 * whole) = _mm512_shuffle_i64x2::<0x88>(x, y);
            if left > 2 {
                *block.add(2 * whole + 1) = _mm512_shuffle_i64x2::<0xdd>(x, y);
            }
        }
    }
}

/// The reverse of [`gather`].
///
/// # Safety
/// As of [`gather`].
#[target_feature(enable = "avx512f,avx512vl")]
#[inline]
pub(super) unsafe fn scatter(elements: *mut u64, block: *const V, words: usize) {
    if words.is_multiple_of(8) {
        for i in 0..words / 8 {
            // SAFETY: 8 i + 8 <= words, so each store lies within its element, and the four elements within the slice.
            unsafe {
                let v = block.add(4 * i);
                let rows = turned([*v, *v.add(1), *v.add(2), *v.add(3)]);
                let at = elements.add(8 * i);
                _mm512_storeu_si512(at.cast(), rows[0]);
                _mm512_storeu_si512(at.add(words).cast(), rows[1]);
                _mm512_storeu_si512(at.add(2 * words).cast(), rows[2]);
                _mm512_storeu_si512(at.add(3 * words).cast(), rows[3]);
            }
        }
        return;
    }
    if words == 4 {
        // SAFETY: two elements a store.
        unsafe {
            let (x, y) = rows(*block, *block.add(1));
            _mm512_storeu_si512(elements.cast(), x);
            _mm512_storeu_si512(elements.add(8).cast(), y);
        }
        return;
    }
    let whole = words / 4;
    for i in 0..whole {
        // SAFETY: 4 i + 4 <= words, so each store lies within its element, and the four elements within the slice.
        unsafe {
            let (x, y) = rows(*block.add(2 * i), *block.add(2 * i + 1));
            let at = elements.add(4 * i);
            _mm256_storeu_si256(at.cast(), _mm512_castsi512_si256(x));
            _mm256_storeu_si256(at.add(words).cast(), _mm512_extracti64x4_epi64::<1>(x));
            _mm256_storeu_si256(at.add(2 * words).cast(), _mm512_castsi512_si256(y));
            _mm256_storeu_si256(at.add(3 * words).cast(), _mm512_extracti64x4_epi64::<1>(y));
        }
    }
    let left = words - 4 * whole;
    if left > 0 {
        let mask = first(left);
        // SAFETY: the mask leaves out all words from `words` on.
        unsafe {
            let upper = if left > 2 { *block.add(2 * whole + 1) } else { _mm512_setzero_si512() };
            let (x, y) = rows(*block.add(2 * whole), upper);
            let at = elements.add(4 * whole);
            _mm256_mask_storeu_epi64(at.cast(), mask, _mm512_castsi512_si256(x));
            _mm256_mask_storeu_epi64(at.add(words).cast(), mask, _mm512_extracti64x4_epi64::<1>(x));
            _mm256_mask_storeu_epi64(at.add(2 * words).cast(), mask, _mm512_castsi512_si256(y));
            _mm256_mask_storeu_epi64(at.add(3 * words).cast(), mask, _mm512_extracti64x4_epi64::<1>(y));
        }
    }
}

/// Lane j of vector i becomes lane i of vector j.
#[target_feature(enable = "avx512f")]
#[inline]
pub(super) fn turned(v: [V; 4]) -> [V; 4] {
    let (a, b) = (_mm512_shuffle_i64x2::<0x44>(v[0], v[1]), _mm512_shuffle_i64x2::<0xee>(v[0], v[1]));
    let (c, d) = (_mm512_shuffle_i64x2::<0x44>(v[2], v[3]), _mm512_shuffle_i64x2::<0xee>(v[2], v[3]));
    [
        _mm512_shuffle_i64x2::<0x88>(a, c),
        _mm512_shuffle_i64x2::<0xdd>(a, c),
        _mm512_shuffle_i64x2::<0x88>(b, d),
        _mm512_shuffle_i64x2::<0xdd>(b, d),
    ]
}

/// Two pairs of each of four elements as four words of elements 0 and 1, and of 2 and 3.
#[target_feature(enable = "avx512f")]
#[inline]
pub(super) fn rows(p: V, q: V) -> (V, V) {
    let (x, y) = (_mm512_setr_epi64(0, 1, 8, 9, 2, 3, 10, 11), _mm512_setr_epi64(4, 5, 12, 13, 6, 7, 14, 15));
    (_mm512_permutex2var_epi64(p, x, q), _mm512_permutex2var_epi64(p, y, q))
}
