//! Four lanes.

use super::on_token;
use crate::arch::Avx2Fma;
use crate::lanes::{LIMB_BITS, LIMB_MASK, Lanes};
use std::arch::x86_64::*;

/// Four of the eight lanes: one vector.
#[derive(Debug, Clone, Copy)]
pub(super) struct Half(pub(super) Avx2Fma);

/// All bits of the lanes of each mask of four.
const MASKS: [[u64; 4]; 16] = {
    let mut out = [[0; 4]; 16];
    let mut i = 0;
    while i < 64 {
        out[i / 4][i % 4] = if ((i / 4) >> (i % 4)) & 1 == 1 { u64::MAX } else { 0 };
        i += 1;
    }
    out
};

/// 2^`exponent`.
const fn power(exponent: u32) -> f64 {
    f64::from_bits((1023 + exponent as u64) << 52)
}

/// The number 2^52: the sum of it and an integer below 2^52 is a double whose low 52 bits are the integer.
const SHIFT: f64 = power(52);
/// The number 1.5 * 2^52, which serves in the same way for integers of less than 2^51 in absolute value, negative ones included.
const SIGNED_SHIFT: f64 = 1.5 * power(52);

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

/// `low` and `high` with the parts of a b and their constants. One block, since the compiler would first take all products of a kernel, then store
/// their parts, then sum them up from memory.
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

impl Half {
    /// All bits of the lanes of `mask`.
    #[inline(always)]
    pub(super) fn mask(self, mask: u8) -> __m256i {
        on_token!(_mm256_loadu_si256(MASKS[usize::from(mask & 15)].as_ptr().cast()))
    }
    /// The lanes of which the highest bit is set.
    #[inline(always)]
    pub(super) fn lanes(self, a: __m256i) -> u8 {
        on_token!(_mm256_movemask_pd(_mm256_castsi256_pd(a)) as u8)
    }
    /// All bits where a < b, unsigned.
    #[inline(always)]
    pub(super) fn less(self, a: __m256i, b: __m256i) -> __m256i {
        let sign = self.splat(1 << 63);
        on_token!(_mm256_cmpgt_epi64(self.xor(b, sign), self.xor(a, sign)))
    }
    /// A double in every lane.
    #[inline(always)]
    fn doubles(self, x: f64) -> __m256d {
        on_token!(_mm256_set1_pd(x))
    }
    /// a, which is below 2^52, as a double.
    #[inline(always)]
    fn factor(self, a: __m256i) -> __m256d {
        let beside = self.or(a, self.splat(SHIFT.to_bits()));
        on_token!(_mm256_sub_pd(_mm256_castsi256_pd(beside), self.doubles(SHIFT)))
    }
    /// n + 2^52 and the remainder as a double: a b = 2^52 n + the remainder of least absolute value, for the low 52 bits of a and b.
    #[inline(always)]
    fn nearest(self, a: __m256i, b: __m256i) -> (__m256i, __m256d) {
        let limb = self.splat(LIMB_MASK);
        let (a, b) = (self.factor(self.and(a, limb)), self.factor(self.and(b, limb)));
        let shift = self.doubles(power(2 * LIMB_BITS));
        on_token!({
            let h = _mm256_fmadd_pd(a, b, shift);
            (_mm256_castpd_si256(h), _mm256_fmadd_pd(a, b, _mm256_sub_pd(shift, h)))
        })
    }
    /// A double as an integer: exact below 2^51 in absolute value.
    #[inline(always)]
    fn integer(self, a: __m256d) -> __m256i {
        let beside = on_token!(_mm256_castpd_si256(_mm256_add_pd(a, self.doubles(SIGNED_SHIFT))));
        self.sub(beside, self.splat(SIGNED_SHIFT.to_bits()))
    }
    #[inline(always)]
    fn xor(self, a: __m256i, b: __m256i) -> __m256i {
        on_token!(_mm256_xor_si256(a, b))
    }
    /// a XOR b XOR c.
    #[inline(always)]
    pub(super) fn xor3(self, a: __m256i, b: __m256i, c: __m256i) -> __m256i {
        self.xor(self.xor(a, b), c)
    }
    /// Bit by bit: b where a is 1, c where it is 0.
    #[inline(always)]
    pub(super) fn choose(self, a: __m256i, b: __m256i, c: __m256i) -> __m256i {
        self.xor(c, self.and(a, self.xor(b, c)))
    }
    /// Bit by bit: what most of a, b, c are.
    #[inline(always)]
    pub(super) fn majority(self, a: __m256i, b: __m256i, c: __m256i) -> __m256i {
        self.xor(b, self.and(self.xor(a, b), self.xor(b, c)))
    }
    /// a rotated right by N bits.
    #[inline(always)]
    pub(super) fn ror<const N: i32>(self, a: __m256i) -> __m256i {
        let (right, left) = on_token!((_mm256_srl_epi64(a, _mm_cvtsi32_si128(N)), _mm256_sll_epi64(a, _mm_cvtsi32_si128(64 - N))));
        self.or(right, left)
    }
    /// a * 2^by modulo 2^64; 0 from by = 64 on.
    #[inline(always)]
    pub(super) fn shl_by(self, a: __m256i, by: __m256i) -> __m256i {
        on_token!(_mm256_sllv_epi64(a, by))
    }
    /// The smaller of a and b, unsigned.
    #[inline(always)]
    pub(super) fn least(self, a: __m256i, b: __m256i) -> __m256i {
        on_token!(_mm256_blendv_epi8(b, a, self.less(a, b)))
    }
    /// The larger of a and b, unsigned.
    #[inline(always)]
    pub(super) fn most(self, a: __m256i, b: __m256i) -> __m256i {
        on_token!(_mm256_blendv_epi8(a, b, self.less(a, b)))
    }
    /// Zeros above the highest 1; 64 for 0.
    #[inline(always)]
    pub(super) fn leading_zeros(self, a: __m256i) -> __m256i {
        // Without the bit below it, the highest 1 decides the exponent of the double, however that is rounded.
        let a = on_token!(_mm256_andnot_si256(self.shr::<1>(a), a));
        let (low, high) = (self.and(a, self.splat(u64::from(u32::MAX))), self.shr::<32>(a));
        let high_shift = power(84);
        let low = on_token!(_mm256_castsi256_pd(self.or(low, self.splat(SHIFT.to_bits()))));
        let high = on_token!(_mm256_castsi256_pd(self.or(high, self.splat(high_shift.to_bits()))));
        let double = on_token!(_mm256_add_pd(_mm256_sub_pd(high, self.doubles(high_shift + SHIFT)), low));
        let exponent = self.shr::<52>(on_token!(_mm256_castpd_si256(double)));
        // 2^63 has the exponent 1023 + 63, and 0 has 0.
        let zeros = self.sub(self.splat(1023 + 63), exponent);
        on_token!(_mm256_min_epi32(zeros, self.splat(64)))
    }
}

impl Lanes for Half {
    type V = __m256i;
    const SPLITS: bool = true;

    #[inline(always)]
    fn splat(self, x: u64) -> __m256i {
        on_token!(_mm256_set1_epi64x(x as i64))
    }
    #[inline(always)]
    fn mad_lo(self, c: __m256i, a: __m256i, b: __m256i) -> __m256i {
        let (_, rest) = self.nearest(a, b);
        self.add(c, self.and(self.integer(rest), self.splat(LIMB_MASK)))
    }
    #[inline(always)]
    fn mad_hi(self, c: __m256i, a: __m256i, b: __m256i) -> __m256i {
        let (nearest, rest) = self.nearest(a, b);
        let n = self.sub(nearest, self.splat(power(2 * LIMB_BITS).to_bits()));
        // One less where the remainder is negative.
        let below = on_token!(_mm256_castpd_si256(_mm256_cmp_pd::<_CMP_LT_OQ>(rest, self.doubles(0.0))));
        self.add(c, self.add(n, below))
    }
    /// By the low half of 64-bit products, which is sooner there than a remainder of doubles.
    #[inline(always)]
    fn mul_lo_truncating(self, a: __m256i, b: __m256i) -> __m256i {
        let product = |a, b| on_token!(_mm256_mul_epu32(a, b));
        let cross = self.add(product(self.shr::<32>(a), b), product(a, self.shr::<32>(b)));
        self.and(self.add(product(a, b), self.shl::<32>(cross)), self.splat(LIMB_MASK))
    }
    #[inline(always)]
    fn mad_small(self, c: __m256i, a: __m256i, b: __m256i) -> __m256i {
        self.add(c, on_token!(_mm256_mul_epu32(a, b)))
    }
    #[inline(always)]
    fn split_sum<const R: u32>(self, x: u64, lows: u64, highs: u64) -> __m256i {
        let beside = lows.wrapping_mul(SIGNED_SHIFT.to_bits()).wrapping_add(highs.wrapping_mul(power(LIMB_BITS + R).to_bits()));
        self.splat(x.wrapping_sub(beside))
    }
    #[inline(always)]
    fn mad_split<const R: u32>(self, low: __m256i, high: __m256i, a: __m256i, b: __m256i) -> (__m256i, __m256i) {
        const { assert!(0 < R && R < LIMB_BITS) };
        let shift = power(LIMB_BITS + R);
        on_token!(split(self.factor(a), self.factor(b), self.doubles(shift), self.doubles(shift + SIGNED_SHIFT), low, high))
    }
    #[inline(always)]
    fn add(self, a: __m256i, b: __m256i) -> __m256i {
        on_token!(_mm256_add_epi64(a, b))
    }
    #[inline(always)]
    fn add_in(self, mask: u8, a: __m256i, b: __m256i) -> __m256i {
        self.add(a, self.and(b, self.mask(mask)))
    }
    #[inline(always)]
    fn sub(self, a: __m256i, b: __m256i) -> __m256i {
        on_token!(_mm256_sub_epi64(a, b))
    }
    #[inline(always)]
    fn add_or_sub(self, mask: u8, a: __m256i, b: __m256i) -> __m256i {
        // -b = (b XOR -1) - (-1)
        let mask = self.mask(mask);
        self.sub(self.add(a, self.xor(b, mask)), mask)
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
    fn shl<const N: u32>(self, a: __m256i) -> __m256i {
        on_token!(_mm256_sll_epi64(a, _mm_cvtsi32_si128(N as i32)))
    }
    #[inline(always)]
    fn shr<const N: u32>(self, a: __m256i) -> __m256i {
        on_token!(_mm256_srl_epi64(a, _mm_cvtsi32_si128(N as i32)))
    }
    #[inline(always)]
    fn add_shl<const N: u32>(self, a: __m256i) -> __m256i {
        on_token!(unfolded_add(a, self.shl::<N>(a)))
    }
    #[inline(always)]
    fn select(self, mask: u8, a: __m256i, b: __m256i) -> __m256i {
        on_token!(_mm256_blendv_epi8(a, b, self.mask(mask)))
    }
}
