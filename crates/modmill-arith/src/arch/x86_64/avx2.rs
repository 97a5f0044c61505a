//! The registers of AVX2: four lanes.

use crate::arch::Avx2Fma;
use crate::arch::fma::{ByDoubles, Doubles, Fma, Products, Register, SHIFT, power, vector_by_vector};
use crate::lanes::{Independent, Kernel, LaneWise};
use std::arch::x86_64::*;
use std::fmt::Debug;
use std::mem::MaybeUninit;

/// Eight lanes as two vectors of four. Made from the token that proves the features.
pub type Avx2 = Fma<Avx2Fma, 4, 2>;

/// A token of processors that have AVX2, FMA and BMI2.
///
/// # Safety
/// A value proves these features.
pub unsafe trait Ymm: Copy + Debug {
    /// The instructions with which they multiply.
    type Products: Products<Self, 4>;
}

// SAFETY: they are those of the token.
unsafe impl Ymm for Avx2Fma {
    type Products = ByDoubles;
}

// SAFETY of every block below: the token has proved AVX2, FMA and BMI2; callers answer for memory that they give by a pointer.
macro_rules! on_token {
    ($e:expr) => {
        // SAFETY: see above.
        unsafe { $e }
    };
}

compiled_kernels! { avx2 }

/// N vectors of four lanes for each of L vectors of eight.
type Vectors<const N: usize, const L: usize> = [[__m256i; N]; L];

with_features! { avx2:
    #[inline(never)]
    fn separately<K: LaneWise<L>, T: Ymm, const L: usize, const N: usize>(
        token: T,
        a: &Vectors<N, L>,
        b: &Vectors<N, L>,
        out: &mut MaybeUninit<Vectors<N, L>>,
    ) {
        vector_by_vector::<K, _, 4, L, N>(token, a, b, out);
    }
}

/// a + b, by an instruction that the compiler cannot combine with others.
#[target_feature(enable = "avx2")]
#[inline]
fn unfolded_add(a: __m256i, b: __m256i) -> __m256i {
    let sum;
    // SAFETY: one instruction on registers, of a feature that this function demands.
    unsafe {
        std::arch::asm!("vpaddq {s}, {a}, {b}", s = lateout(ymm_reg) sum, a = in(ymm_reg) a, b = in(ymm_reg) b,
            options(pure, nomem, nostack, preserves_flags));
    }
    sum
}

/// [`Doubles::split`].
#[target_feature(enable = "avx2,fma")]
#[inline]
fn split(a: __m256d, b: __m256d, shift: __m256d, beside: __m256d, mut low: __m256i, mut high: __m256i) -> (__m256i, __m256i) {
    // SAFETY: instructions on registers, of features that this function demands.
    unsafe {
        std::arch::asm!(
            "vmovapd {h}, {shift}",
            "vfmadd231pd {h}, {a}, {b}",
            "vsubpd {l}, {beside}, {h}",
            "vfmadd231pd {l}, {a}, {b}",
            "vpaddq {high}, {high}, {h}",
            "vpaddq {low}, {low}, {l}",
            a = in(ymm_reg) a, b = in(ymm_reg) b, shift = in(ymm_reg) shift, beside = in(ymm_reg) beside,
            low = inout(ymm_reg) low, high = inout(ymm_reg) high, h = out(ymm_reg) _, l = out(ymm_reg) _,
            options(pure, nomem, nostack, preserves_flags)
        );
    }
    (low, high)
}

/// The mask of the first `count` of four words.
#[inline(always)]
fn first_words(count: usize) -> __m256i {
    const MASKS: [u64; 8] = [u64::MAX, u64::MAX, u64::MAX, u64::MAX, 0, 0, 0, 0];
    let mask = &MASKS[4 - count.min(4)..][..4];
    on_token!(_mm256_loadu_si256(mask.as_ptr().cast()))
}

impl<T: Ymm> Register<4> for T {
    type I = __m256i;
    type Products = <T as Ymm>::Products;

    fn compiled<K: Kernel<M>, M: Independent>(self, kernel: K, machine: M) -> K::Out {
        on_token!(Compiled::compiled(kernel, machine))
    }
    #[inline(always)]
    fn separately<K: LaneWise<L>, const L: usize, const N: usize>(
        self,
        a: &Vectors<N, L>,
        b: &Vectors<N, L>,
        out: &mut MaybeUninit<Vectors<N, L>>,
    ) {
        on_token!(separately::<K, T, L, N>(self, a, b, out));
    }
    #[inline(always)]
    fn splat(self, x: u64) -> __m256i {
        on_token!(_mm256_set1_epi64x(x as i64))
    }
    #[inline(always)]
    fn add(self, a: __m256i, b: __m256i) -> __m256i {
        on_token!(_mm256_add_epi64(a, b))
    }
    #[inline(always)]
    fn unfolded_add(self, a: __m256i, b: __m256i) -> __m256i {
        on_token!(unfolded_add(a, b))
    }
    #[inline(always)]
    fn sub(self, a: __m256i, b: __m256i) -> __m256i {
        on_token!(_mm256_sub_epi64(a, b))
    }
    #[inline(always)]
    fn mul_small(self, a: __m256i, b: __m256i) -> __m256i {
        on_token!(_mm256_mul_epu32(a, b))
    }
    #[inline(always)]
    fn and(self, a: __m256i, b: __m256i) -> __m256i {
        on_token!(_mm256_and_si256(a, b))
    }
    #[inline(always)]
    fn or(self, a: __m256i, b: __m256i) -> __m256i {
        on_token!(_mm256_or_si256(a, b))
    }
    #[inline(always)]
    fn xor(self, a: __m256i, b: __m256i) -> __m256i {
        on_token!(_mm256_xor_si256(a, b))
    }
    #[inline(always)]
    fn choose(self, a: __m256i, b: __m256i, c: __m256i) -> __m256i {
        self.xor(c, self.and(a, self.xor(b, c)))
    }
    #[inline(always)]
    fn blend(self, mask: __m256i, a: __m256i, b: __m256i) -> __m256i {
        on_token!(_mm256_blendv_epi8(a, b, mask))
    }
    #[inline(always)]
    fn shl(self, a: __m256i, by: u32) -> __m256i {
        on_token!(_mm256_sll_epi64(a, _mm_cvtsi32_si128(by as i32)))
    }
    #[inline(always)]
    fn shr(self, a: __m256i, by: u32) -> __m256i {
        on_token!(_mm256_srl_epi64(a, _mm_cvtsi32_si128(by as i32)))
    }
    #[inline(always)]
    fn shl_by(self, a: __m256i, by: __m256i) -> __m256i {
        on_token!(_mm256_sllv_epi64(a, by))
    }
    #[inline(always)]
    fn leading_zeros(self, a: __m256i) -> __m256i {
        // Without the bit below it, the highest 1 decides the exponent of the double, however that is rounded.
        let a = on_token!(_mm256_andnot_si256(self.shr(a, 1), a));
        let (low, high) = (self.and(a, self.splat(u64::from(u32::MAX))), self.shr(a, 32));
        let high_shift = power(84);
        let low = self.with_bits(self.or(low, self.splat(SHIFT.to_bits())));
        let high = self.with_bits(self.or(high, self.splat(high_shift.to_bits())));
        let double = self.sum(self.difference(high, self.doubles(high_shift + SHIFT)), low);
        let exponent = self.shr(self.bits(double), 52);
        // 2^63 has the exponent 1023 + 63, and 0 has 0.
        let zeros = self.sub(self.splat(1023 + 63), exponent);
        on_token!(_mm256_min_epi32(zeros, self.splat(64)))
    }
    #[inline(always)]
    fn swap_bytes(self, a: __m256i) -> __m256i {
        let order = on_token!(_mm256_broadcastsi128_si256(_mm_set_epi64x(0x0809_0a0b_0c0d_0e0f, 0x0001_0203_0405_0607)));
        on_token!(_mm256_shuffle_epi8(a, order))
    }
    #[inline(always)]
    fn equal(self, a: __m256i, b: __m256i) -> __m256i {
        on_token!(_mm256_cmpeq_epi64(a, b))
    }
    #[inline(always)]
    fn less(self, a: __m256i, b: __m256i) -> __m256i {
        let sign = self.splat(1 << 63);
        on_token!(_mm256_cmpgt_epi64(self.xor(b, sign), self.xor(a, sign)))
    }
    #[inline(always)]
    fn lanes(self, mask: __m256i) -> u8 {
        on_token!(_mm256_movemask_pd(_mm256_castsi256_pd(mask)) as u8)
    }
    #[inline(always)]
    unsafe fn load(self, words: *const u64) -> __m256i {
        on_token!(_mm256_loadu_si256(words.cast()))
    }
    #[inline(always)]
    unsafe fn store(self, words: *mut u64, a: __m256i) {
        on_token!(_mm256_storeu_si256(words.cast(), a));
    }
    #[inline(always)]
    unsafe fn load_first(self, words: *const u64, count: usize) -> __m256i {
        on_token!(_mm256_maskload_epi64(words.cast(), first_words(count)))
    }
    #[inline(always)]
    unsafe fn store_first(self, words: *mut u64, count: usize, a: __m256i) {
        on_token!(_mm256_maskstore_epi64(words.cast(), first_words(count), a));
    }
    #[inline(always)]
    fn transpose(self, v: [__m256i; 4]) -> [__m256i; 4] {
        on_token!({
            let (a, b) = (_mm256_unpacklo_epi64(v[0], v[1]), _mm256_unpackhi_epi64(v[0], v[1]));
            let (c, d) = (_mm256_unpacklo_epi64(v[2], v[3]), _mm256_unpackhi_epi64(v[2], v[3]));
            [
                _mm256_permute2x128_si256::<0x20>(a, c),
                _mm256_permute2x128_si256::<0x20>(b, d),
                _mm256_permute2x128_si256::<0x31>(a, c),
                _mm256_permute2x128_si256::<0x31>(b, d),
            ]
        })
    }
    #[inline(always)]
    fn permute<const LANES: i32, const N: usize>(self, mut a: [__m256i; N]) -> [__m256i; N] {
        for v in &mut a {
            *v = on_token!(_mm256_permute4x64_epi64::<LANES>(*v));
        }
        a
    }
    #[inline(always)]
    fn prefetch(self, address: *const u8, once: bool) {
        on_token!(if once { _mm_prefetch::<_MM_HINT_NTA>(address.cast()) } else { _mm_prefetch::<_MM_HINT_T0>(address.cast()) });
    }
}

impl<T: Ymm> Doubles<4> for T {
    type D = __m256d;

    #[inline(always)]
    fn doubles(self, x: f64) -> __m256d {
        on_token!(_mm256_set1_pd(x))
    }
    #[inline(always)]
    fn bits(self, a: __m256d) -> __m256i {
        on_token!(_mm256_castpd_si256(a))
    }
    #[inline(always)]
    fn with_bits(self, a: __m256i) -> __m256d {
        on_token!(_mm256_castsi256_pd(a))
    }
    #[inline(always)]
    fn fma(self, c: __m256d, a: __m256d, b: __m256d) -> __m256d {
        on_token!(_mm256_fmadd_pd(a, b, c))
    }
    #[inline(always)]
    fn sum(self, a: __m256d, b: __m256d) -> __m256d {
        on_token!(_mm256_add_pd(a, b))
    }
    #[inline(always)]
    fn difference(self, a: __m256d, b: __m256d) -> __m256d {
        on_token!(_mm256_sub_pd(a, b))
    }
    #[inline(always)]
    fn negative(self, a: __m256d) -> __m256i {
        on_token!(_mm256_castpd_si256(_mm256_cmp_pd::<_CMP_LT_OQ>(a, _mm256_setzero_pd())))
    }
    #[inline(always)]
    fn split(self, a: __m256d, b: __m256d, shift: __m256d, beside: __m256d, low: __m256i, high: __m256i) -> (__m256i, __m256i) {
        on_token!(split(a, b, shift, beside, low, high))
    }
}
