//! [`Lanes`], [`Independent`] and [`Bitwise`] on AVX-512 IFMA.

use crate::arch::Avx512Ifma;
use crate::lanes::{Bitwise, Independent, Kernel, LANES, Lanes, Row};
use std::arch::x86_64::*;

/// Eight lanes of the vector unit. Made from the token that proves its features.
#[derive(Debug, Clone, Copy)]
pub struct Ifma(Avx512Ifma);

impl From<Avx512Ifma> for Ifma {
    fn from(token: Avx512Ifma) -> Self {
        Self(token)
    }
}

compiled_kernels! { ifma }

/// a + b, by an instruction that the compiler cannot combine with others.
#[target_feature(enable = "avx512f")]
#[inline]
fn unfolded_add(a: __m512i, b: __m512i) -> __m512i {
    let sum;
    // SAFETY: one instruction on registers, of a feature that this function demands.
    unsafe {
        std::arch::asm!("vpaddq {s}, {a}, {b}", s = lateout(zmm_reg) sum, a = in(zmm_reg) a, b = in(zmm_reg) b,
            options(pure, nomem, nostack, preserves_flags));
    }
    sum
}

/// The sources of lane l's words when pairs of rows (l, l + 4) meet in one vector.
const EVENS: [i64; 8] = [0, 1, 8, 9, 4, 5, 12, 13];
const ODDS: [i64; 8] = [2, 3, 10, 11, 6, 7, 14, 15];

/// Four vectors, each with the words of row i in its low and of row i + 4 in its high half, become the four columns; and back:
/// the arrangement is its own inverse.
#[inline(always)]
fn transpose(v: [__m512i; 4]) -> [__m512i; 4] {
    // SAFETY: only reached through `Ifma`, which the token proves to be there.
    unsafe {
        let evens = _mm512_loadu_si512(EVENS.as_ptr().cast());
        let odds = _mm512_loadu_si512(ODDS.as_ptr().cast());
        let a = _mm512_unpacklo_epi64(v[0], v[1]);
        let b = _mm512_unpackhi_epi64(v[0], v[1]);
        let c = _mm512_unpacklo_epi64(v[2], v[3]);
        let d = _mm512_unpackhi_epi64(v[2], v[3]);
        [
            _mm512_permutex2var_epi64(a, evens, c),
            _mm512_permutex2var_epi64(b, evens, d),
            _mm512_permutex2var_epi64(a, odds, c),
            _mm512_permutex2var_epi64(b, odds, d),
        ]
    }
}

/// The mask of the first `n` of four words.
#[inline(always)]
const fn first_words(n: usize) -> __mmask8 {
    if n < 4 { (1 << n) - 1 } else { 0xf }
}

/// Four words, zero but for those of `words`.
///
/// # Safety
/// The words of `words` may be read; only reached through `Ifma`.
#[inline(always)]
unsafe fn load_words(row: *const __m256i, words: __mmask8) -> __m256i {
    // SAFETY: the caller answers for the words and for the features.
    unsafe { if words == 0xf { _mm256_loadu_si256(row) } else { _mm256_maskz_loadu_epi64(words, row.cast()) } }
}

/// Stores the words of `words`.
///
/// # Safety
/// The words of `words` may be written; only reached through `Ifma`.
#[inline(always)]
unsafe fn store_words(row: *mut __m256i, words: __mmask8, value: __m256i) {
    // SAFETY: the caller answers for the words and for the features.
    unsafe { if words == 0xf { _mm256_storeu_si256(row, value) } else { _mm256_mask_storeu_epi64(row.cast(), words, value) } }
}

/// Lane l of vector i is word i of the four at `rows[l]`, zero but for those of `words`.
///
/// # Safety
/// Each row points to memory of which the words of `words` may be read; only reached through `Ifma`.
#[inline(always)]
unsafe fn columns(rows: [*const __m256i; LANES], words: __mmask8) -> [__m512i; 4] {
    // SAFETY: the caller answers for the rows and for the features.
    unsafe {
        let mut pairs = [_mm512_setzero_si512(); 4];
        for i in 0..4 {
            let low = _mm512_castsi256_si512(load_words(rows[i], words));
            pairs[i] = _mm512_inserti64x4::<1>(low, load_words(rows[i + 4], words));
        }
        transpose(pairs)
    }
}

// SAFETY of every block below: an `Ifma` exists only where its token has proved AVX-512 F, BW, CD, DQ, VL and IFMA; memory is
// reached through references to whole, sufficiently large values.
macro_rules! on_token {
    ($e:expr) => {
        // SAFETY: see above: the token proves the features, references the memory.
        unsafe { $e }
    };
}

impl Lanes for Ifma {
    type V = __m512i;

    #[inline(always)]
    fn splat(self, x: u64) -> __m512i {
        on_token!(_mm512_set1_epi64(x as i64))
    }
    #[inline(always)]
    fn mad_lo(self, c: __m512i, a: __m512i, b: __m512i) -> __m512i {
        on_token!(_mm512_madd52lo_epu64(c, a, b))
    }
    #[inline(always)]
    fn mad_hi(self, c: __m512i, a: __m512i, b: __m512i) -> __m512i {
        on_token!(_mm512_madd52hi_epu64(c, a, b))
    }
    #[inline(always)]
    fn add(self, a: __m512i, b: __m512i) -> __m512i {
        on_token!(_mm512_add_epi64(a, b))
    }
    #[inline(always)]
    fn add_in(self, mask: u8, a: __m512i, b: __m512i) -> __m512i {
        on_token!(_mm512_mask_add_epi64(a, mask, a, b))
    }
    #[inline(always)]
    fn sub(self, a: __m512i, b: __m512i) -> __m512i {
        on_token!(_mm512_sub_epi64(a, b))
    }
    #[inline(always)]
    fn add_or_sub(self, mask: u8, a: __m512i, b: __m512i) -> __m512i {
        on_token!(_mm512_mask_sub_epi64(_mm512_add_epi64(a, b), mask, a, b))
    }
    #[inline(always)]
    fn and(self, a: __m512i, b: __m512i) -> __m512i {
        on_token!(_mm512_and_si512(a, b))
    }
    #[inline(always)]
    fn or(self, a: __m512i, b: __m512i) -> __m512i {
        on_token!(_mm512_or_si512(a, b))
    }
    #[inline(always)]
    fn shl<const N: u32>(self, a: __m512i) -> __m512i {
        on_token!(_mm512_slli_epi64::<N>(a))
    }
    #[inline(always)]
    fn shr<const N: u32>(self, a: __m512i) -> __m512i {
        on_token!(_mm512_srli_epi64::<N>(a))
    }
    #[inline(always)]
    fn add_shl<const N: u32>(self, a: __m512i) -> __m512i {
        on_token!(unfolded_add(a, _mm512_slli_epi64::<N>(a)))
    }
    #[inline(always)]
    fn select(self, mask: u8, a: __m512i, b: __m512i) -> __m512i {
        on_token!(_mm512_mask_blend_epi64(mask, a, b))
    }
}

impl Independent for Ifma {
    fn call<K: Kernel<Self>>(self, kernel: K) -> K::Out {
        on_token!(Compiled::compiled(kernel, self))
    }
    #[inline(always)]
    fn load(self, words: &[u64; 8]) -> __m512i {
        on_token!(_mm512_loadu_si512(words.as_ptr().cast()))
    }
    #[inline(always)]
    fn store(self, v: __m512i) -> [u64; 8] {
        let mut out = [0; 8];
        on_token!(_mm512_storeu_si512(out.as_mut_ptr().cast(), v));
        out
    }
    #[inline(always)]
    fn equal(self, a: __m512i, b: __m512i) -> u8 {
        on_token!(_mm512_cmpeq_epi64_mask(a, b))
    }
    #[inline(always)]
    fn less(self, a: __m512i, b: __m512i) -> u8 {
        on_token!(_mm512_cmplt_epu64_mask(a, b))
    }
    #[inline(always)]
    fn gather<const W: usize>(self, rows: [&[u64; W]; LANES]) -> [__m512i; W] {
        let mut out = [self.zero(); W];
        let mut at = 0;
        while at < W {
            let four = on_token!(columns(rows.map(|row| row[at..].as_ptr().cast()), first_words(W - at)));
            for i in 0..4 {
                if at + i < W {
                    out[at + i] = four[i];
                }
            }
            at += 4;
        }
        out
    }
    #[inline(always)]
    fn prefetch<T>(self, value: &T) {
        on_token!(_mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(value).cast()));
    }
    #[inline(always)]
    fn prefetch_once<T>(self, value: &T) {
        on_token!(_mm_prefetch::<_MM_HINT_NTA>(std::ptr::from_ref(value).cast()));
    }
    #[inline(always)]
    fn scatter<const W: usize>(self, table: &mut [Row<W>], rows: &[u64; LANES], vectors: [__m512i; W]) {
        let mut at = 0;
        while at < W {
            let mut four = [self.zero(); 4];
            for i in 0..4 {
                if at + i < W {
                    four[i] = vectors[at + i];
                }
            }
            let (pairs, words) = (transpose(four), first_words(W - at));
            for i in 0..4 {
                let low = table[rows[i] as usize].0[at..].as_mut_ptr();
                on_token!(store_words(low.cast(), words, _mm512_castsi512_si256(pairs[i])));
                let high = table[rows[i + 4] as usize].0[at..].as_mut_ptr();
                on_token!(store_words(high.cast(), words, _mm512_extracti64x4_epi64::<1>(pairs[i])));
            }
            at += 4;
        }
    }
}

impl Bitwise for Ifma {
    #[inline(always)]
    fn xor3(self, a: __m512i, b: __m512i, c: __m512i) -> __m512i {
        on_token!(_mm512_ternarylogic_epi64::<0x96>(a, b, c))
    }
    #[inline(always)]
    fn choose(self, a: __m512i, b: __m512i, c: __m512i) -> __m512i {
        on_token!(_mm512_ternarylogic_epi64::<0xca>(a, b, c))
    }
    #[inline(always)]
    fn majority(self, a: __m512i, b: __m512i, c: __m512i) -> __m512i {
        on_token!(_mm512_ternarylogic_epi64::<0xe8>(a, b, c))
    }
    #[inline(always)]
    fn ror<const N: i32>(self, a: __m512i) -> __m512i {
        on_token!(_mm512_ror_epi64::<N>(a))
    }
    #[inline(always)]
    fn add_wrapping(self, a: __m512i, b: __m512i) -> __m512i {
        self.add(a, b)
    }
    #[inline(always)]
    fn shl_by(self, a: __m512i, by: __m512i) -> __m512i {
        on_token!(_mm512_sllv_epi64(a, by))
    }
    #[inline(always)]
    fn leading_zeros(self, a: __m512i) -> __m512i {
        on_token!(_mm512_lzcnt_epi64(a))
    }
    #[inline(always)]
    fn sub_wrapping(self, a: __m512i, b: __m512i) -> __m512i {
        self.sub(a, b)
    }
    #[inline(always)]
    fn least(self, a: __m512i, b: __m512i) -> __m512i {
        on_token!(_mm512_min_epu64(a, b))
    }
    #[inline(always)]
    fn most(self, a: __m512i, b: __m512i) -> __m512i {
        on_token!(_mm512_max_epu64(a, b))
    }
    #[inline(always)]
    fn big_endian(self, rows: [&[u8; 64]; 8]) -> [__m512i; 8] {
        // Bytes of each 64-bit word reversed.
        let swap = on_token!(_mm512_set4_epi64(0x0809_0a0b_0c0d_0e0f, 0x0001_0203_0405_0607, 0x0809_0a0b_0c0d_0e0f, 0x0001_0203_0405_0607));
        let mut out = [self.splat(0); 8];
        for half in 0..2 {
            let columns = on_token!(columns(rows.map(|row| row[32 * half..].as_ptr().cast()), 0xf));
            for i in 0..4 {
                out[4 * half + i] = on_token!(_mm512_shuffle_epi8(columns[i], swap));
            }
        }
        out
    }
}
