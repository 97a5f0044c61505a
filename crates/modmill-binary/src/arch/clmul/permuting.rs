//! [`Permuting`] on AVX-512 with VPCLMULQDQ: four pairs of words in a vector.

use super::{Clmul, first};
use crate::arch::past;
use crate::pairs::{Shifted, Single};
use crate::pairwise::Pairwise;
use crate::permuting::Permuting;
use modmill_arith::with_features;
use std::arch::x86_64::*;

type V = __m512i;

// SAFETY of every block below: a `Clmul` exists only where its token has proved AVX-512 F, BW, DQ, VL, VBMI2 and VPCLMULQDQ; memory is
// reached through arrays, or through slices whose lengths are checked first.
macro_rules! on_token {
    ($e:expr) => {
        // SAFETY: see above.
        unsafe { $e }
    };
}

/// The lanes of the elements 2 and 3 in [`Permuting::load_four_words`].
const UPPER: __mmask8 = 0b1100_1100;

impl Pairwise for Clmul {
    type Alone = Single;
    type Lines<'r> = Shifted<'r, V>;

    #[inline(always)]
    fn clmul_pairs<const SIDES: i32>(self, a: V, b: V) -> V {
        on_token!(_mm512_clmulepi64_epi128::<SIDES>(a, b))
    }
    #[inline(always)]
    fn or3(self, a: V, b: V, c: V) -> V {
        on_token!(_mm512_ternarylogic_epi64::<0xfe>(a, b, c))
    }
    #[inline(always)]
    fn xor_and(self, a: V, b: V, c: V) -> V {
        on_token!(_mm512_ternarylogic_epi64::<0x28>(a, b, c))
    }
    #[inline(always)]
    fn funnel_right(self, low: V, high: V, bits: V) -> V {
        on_token!(_mm512_shrdv_epi64(low, high, bits))
    }
    #[inline(always)]
    fn funnel_left(self, high: V, low: V, bits: V) -> V {
        on_token!(_mm512_shldv_epi64(high, low, bits))
    }
    #[inline(always)]
    fn between(self, low: V, high: V) -> V {
        on_token!(_mm512_alignr_epi8::<8>(high, low))
    }
    #[inline(always)]
    fn splat_pair(self, pair: [u64; 2]) -> V {
        let (low, high) = (pair[0].cast_signed(), pair[1].cast_signed());
        on_token!(_mm512_setr_epi64(low, high, low, high, low, high, low, high))
    }
    #[inline(always)]
    fn load_four_words(self, elements: &[u64]) -> [V; 2] {
        assert!(elements.len() >= 16);
        // Masked accesses at the right distances, which use no shuffle; each lies within the sixteen words.
        on_token!({
            let p = elements.as_ptr();
            [
                _mm512_mask_loadu_epi64(_mm512_loadu_epi64(p.cast()), UPPER, p.add(6).cast()),
                _mm512_mask_loadu_epi64(_mm512_loadu_epi64(p.add(2).cast()), UPPER, p.add(8).cast()),
            ]
        })
    }
    #[inline(always)]
    fn store_four_words(self, elements: &mut [u64], pairs: [V; 2]) {
        assert!(elements.len() >= 16);
        // As above.
        on_token!({
            let p = elements.as_mut_ptr();
            _mm512_mask_storeu_epi64(p.cast(), !UPPER, pairs[0]);
            _mm512_mask_storeu_epi64(p.add(2).cast(), !UPPER, pairs[1]);
            _mm512_mask_storeu_epi64(p.add(6).cast(), UPPER, pairs[0]);
            _mm512_mask_storeu_epi64(p.add(8).cast(), UPPER, pairs[1]);
        });
    }
    #[inline(always)]
    fn fetch(self, words: &[u64], ahead: usize) {
        past::fetch(words, ahead);
    }
    #[inline(always)]
    fn gather_pairs(self, block: &mut [V], elements: &[u64], words: usize) {
        assert!(block.len() >= words.div_ceil(2) && elements.len() >= 4 * words);
        let p = elements.as_ptr();
        let (whole, left) = (words / 4, words % 4);
        // Each load lies within its element, and the four elements within the slice.
        for i in 0..whole {
            on_token!({
                let at = p.add(4 * i);
                let x = both(_mm256_loadu_si256(at.cast()), _mm256_loadu_si256(at.add(words).cast()));
                let y = both(_mm256_loadu_si256(at.add(2 * words).cast()), _mm256_loadu_si256(at.add(3 * words).cast()));
                *block.get_unchecked_mut(2 * i) = _mm512_shuffle_i64x2::<0x88>(x, y);
                *block.get_unchecked_mut(2 * i + 1) = _mm512_shuffle_i64x2::<0xdd>(x, y);
            });
        }
        if left > 0 {
            let mask = first(left);
            on_token!({
                let at = p.add(4 * whole);
                let x = both(_mm256_maskz_loadu_epi64(mask, at.cast()), _mm256_maskz_loadu_epi64(mask, at.add(words).cast()));
                let y = both(
                    _mm256_maskz_loadu_epi64(mask, at.add(2 * words).cast()),
                    _mm256_maskz_loadu_epi64(mask, at.add(3 * words).cast()),
                );
                block[2 * whole] = _mm512_shuffle_i64x2::<0x88>(x, y);
                if left > 2 {
                    block[2 * whole + 1] = _mm512_shuffle_i64x2::<0xdd>(x, y);
                }
            });
        }
    }
    #[inline(always)]
    fn scatter_pairs(self, elements: &mut [u64], block: &[V], words: usize) {
        assert!(block.len() >= words.div_ceil(2) && elements.len() >= 4 * words);
        let p = elements.as_mut_ptr();
        // Each store lies within its element, and the four elements within the slice.
        if words.is_multiple_of(8) {
            for i in 0..words / 8 {
                on_token!({
                    let rows = self.transpose_pairs([
                        *block.get_unchecked(4 * i),
                        *block.get_unchecked(4 * i + 1),
                        *block.get_unchecked(4 * i + 2),
                        *block.get_unchecked(4 * i + 3),
                    ]);
                    let at = p.add(8 * i);
                    _mm512_storeu_si512(at.cast(), rows[0]);
                    _mm512_storeu_si512(at.add(words).cast(), rows[1]);
                    _mm512_storeu_si512(at.add(2 * words).cast(), rows[2]);
                    _mm512_storeu_si512(at.add(3 * words).cast(), rows[3]);
                });
            }
            return;
        }
        if words == 4 {
            on_token!({
                let (x, y) = rows_of(block[0], block[1]);
                _mm512_storeu_si512(p.cast(), x);
                _mm512_storeu_si512(p.add(8).cast(), y);
            });
            return;
        }
        let (whole, left) = (words / 4, words % 4);
        for i in 0..whole {
            on_token!({
                let (x, y) = rows_of(*block.get_unchecked(2 * i), *block.get_unchecked(2 * i + 1));
                let at = p.add(4 * i);
                _mm256_storeu_si256(at.cast(), _mm512_castsi512_si256(x));
                _mm256_storeu_si256(at.add(words).cast(), _mm512_extracti64x4_epi64::<1>(x));
                _mm256_storeu_si256(at.add(2 * words).cast(), _mm512_castsi512_si256(y));
                _mm256_storeu_si256(at.add(3 * words).cast(), _mm512_extracti64x4_epi64::<1>(y));
            });
        }
        if left > 0 {
            let mask = first(left);
            on_token!({
                let upper = if left > 2 { block[2 * whole + 1] } else { _mm512_setzero_si512() };
                let (x, y) = rows_of(block[2 * whole], upper);
                let at = p.add(4 * whole);
                _mm256_mask_storeu_epi64(at.cast(), mask, _mm512_castsi512_si256(x));
                _mm256_mask_storeu_epi64(at.add(words).cast(), mask, _mm512_extracti64x4_epi64::<1>(x));
                _mm256_mask_storeu_epi64(at.add(2 * words).cast(), mask, _mm512_castsi512_si256(y));
                _mm256_mask_storeu_epi64(at.add(3 * words).cast(), mask, _mm512_extracti64x4_epi64::<1>(y));
            });
        }
    }
    fn fenced<T>(self, f: impl FnOnce() -> T) -> T {
        past::fenced(f)
    }
    #[inline(always)]
    fn copy_past(self, to: &mut [u64; 8], from: &[u64; 8]) {
        self.store_past(to, self.load(from));
    }
}

impl Permuting for Clmul {
    #[inline(always)]
    fn align<const N: i32>(self, low: V, high: V) -> V {
        on_token!(_mm512_alignr_epi64::<N>(high, low))
    }
    #[inline(always)]
    fn shuffle_pairs<const ORDER: i32>(self, a: V, b: V) -> V {
        on_token!(_mm512_shuffle_i64x2::<ORDER>(a, b))
    }
    #[inline(always)]
    fn pick(self, a: V, index: V, b: V) -> V {
        on_token!(_mm512_permutex2var_epi64(a, index, b))
    }
    #[inline(always)]
    fn pick_masked(self, mask: u8, a: V, index: V, b: V) -> V {
        on_token!(_mm512_maskz_permutex2var_epi64(mask, a, index, b))
    }

    #[inline(always)]
    fn load(self, words: &[u64; 8]) -> V {
        on_token!(_mm512_loadu_si512(words.as_ptr().cast()))
    }
    #[inline(always)]
    fn store(self, words: &mut [u64; 8], v: V) {
        on_token!(_mm512_storeu_si512(words.as_mut_ptr().cast(), v));
    }
    #[inline(always)]
    fn load_first(self, words: &[u64]) -> V {
        // The mask leaves out what is beyond the slice.
        on_token!(_mm512_maskz_loadu_epi64(first(words.len()), words.as_ptr().cast()))
    }
    #[inline(always)]
    fn store_first(self, words: &mut [u64], v: V) {
        // The mask leaves out what is beyond the slice.
        on_token!(_mm512_mask_storeu_epi64(words.as_mut_ptr().cast(), first(words.len()), v));
    }
    #[inline(always)]
    fn store_half(self, words: &mut [u64; 4], v: V) {
        on_token!(_mm256_storeu_si256(words.as_mut_ptr().cast(), _mm512_castsi512_si256(v)));
    }
    #[inline(always)]
    fn load_pairs<const UPPER: u8>(self, words: &[u64; 4]) -> V {
        // A load repeats a pair without a shuffle.
        on_token!({
            let p = words.as_ptr();
            let (low, high) = (_mm_loadu_si128(p.cast()), _mm_loadu_si128(p.add(2).cast()));
            _mm512_mask_broadcast_i64x2(_mm512_broadcast_i64x2(low), UPPER, high)
        })
    }

    #[inline(always)]
    fn store_past(self, words: &mut [u64; 8], v: V) {
        let line: *mut V = words.as_mut_ptr().cast();
        if line.is_aligned() {
            // The words are ours, and aligned.
            on_token!(_mm512_stream_si512(line, v));
        } else {
            self.store(words, v);
        }
    }
}

impl Clmul {
    /// out = a + b, equally long, by stores past the caches where these fill a line of memory.
    pub(crate) fn add_past_the_caches(self, out: &mut [u64], a: &[u64], b: &[u64]) {
        on_token!(past::add(out, a, b));
    }
}

with_features! { clmul:
    /// Four words and four more.
    #[inline]
    fn both(low: __m256i, high: __m256i) -> V {
        _mm512_inserti64x4::<1>(_mm512_castsi256_si512(low), high)
    }
}

with_features! { clmul:
    /// Two pairs of each of four elements as four words of elements 0 and 1, and of 2 and 3.
    #[inline]
    fn rows_of(p: V, q: V) -> (V, V) {
        let (x, y) = (_mm512_setr_epi64(0, 1, 8, 9, 2, 3, 10, 11), _mm512_setr_epi64(4, 5, 12, 13, 6, 7, 14, 15));
        (_mm512_permutex2var_epi64(p, x, q), _mm512_permutex2var_epi64(p, y, q))
    }
}
