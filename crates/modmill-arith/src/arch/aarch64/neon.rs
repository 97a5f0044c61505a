//! The registers of NEON: two lanes.

// Plain loops are what reliably becomes straight-line code inside a kernel.
#![allow(clippy::needless_range_loop)]

use crate::arch::NeonFma;
use crate::arch::fma::{ByDoubles, Doubles, Fma, Register, vector_by_vector};
use crate::lanes::{Independent, Kernel, LaneWise};
use std::arch::aarch64::*;
use std::arch::asm;
use std::mem::MaybeUninit;

/// Eight lanes as four vectors of two. Made from the token that proves the features.
pub type Neon = Fma<NeonFma, 2, 4>;

// SAFETY of every block below: the token has proved NEON, which all 64-bit ARM targets of Rust have; callers answer for memory that they give by a
// pointer.
macro_rules! on_token {
    ($e:expr) => {{
        // Intrinsics that read no memory are safe where the target has their features.
        #[allow(unused_unsafe)]
        // SAFETY: see above.
        unsafe {
            $e
        }
    }};
}

compiled_kernels! { #[inline(never)] neon }

/// N vectors of two lanes for each of L vectors of eight.
type Vectors<const N: usize, const L: usize> = [[uint64x2_t; N]; L];

with_features! { neon:
    #[inline(never)]
    fn separately<K: LaneWise<L>, const L: usize, const N: usize>(
        token: NeonFma,
        a: &Vectors<N, L>,
        b: &Vectors<N, L>,
        out: &mut MaybeUninit<Vectors<N, L>>,
    ) {
        vector_by_vector::<K, _, 2, L, N>(token, a, b, out);
    }
}

/// Asks the caches for the line at an address; `once`: it is read only once.
#[inline(always)]
pub(super) fn prefetch(address: *const u8, once: bool) {
    // SAFETY: a prefetch reads nothing that the program can see, and faults on no address.
    unsafe {
        if once {
            asm!("prfm pldl1strm, [{a}]", a = in(reg) address, options(nostack, preserves_flags, readonly));
        } else {
            asm!("prfm pldl1keep, [{a}]", a = in(reg) address, options(nostack, preserves_flags, readonly));
        }
    }
}

impl Register<2> for NeonFma {
    type I = uint64x2_t;
    type Products = ByDoubles;

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
        on_token!(separately::<K, L, N>(self, a, b, out));
    }
    #[inline(always)]
    fn splat(self, x: u64) -> uint64x2_t {
        on_token!(vdupq_n_u64(x))
    }
    #[inline(always)]
    fn add(self, a: uint64x2_t, b: uint64x2_t) -> uint64x2_t {
        on_token!(vaddq_u64(a, b))
    }
    /// There is no vector multiplication that the compiler could make of a shift and an addition.
    #[inline(always)]
    fn unfolded_add(self, a: uint64x2_t, b: uint64x2_t) -> uint64x2_t {
        self.add(a, b)
    }
    #[inline(always)]
    fn sub(self, a: uint64x2_t, b: uint64x2_t) -> uint64x2_t {
        on_token!(vsubq_u64(a, b))
    }
    #[inline(always)]
    fn mul_small(self, a: uint64x2_t, b: uint64x2_t) -> uint64x2_t {
        on_token!(vmull_u32(vmovn_u64(a), vmovn_u64(b)))
    }
    #[inline(always)]
    fn and(self, a: uint64x2_t, b: uint64x2_t) -> uint64x2_t {
        on_token!(vandq_u64(a, b))
    }
    #[inline(always)]
    fn or(self, a: uint64x2_t, b: uint64x2_t) -> uint64x2_t {
        on_token!(vorrq_u64(a, b))
    }
    #[inline(always)]
    fn xor(self, a: uint64x2_t, b: uint64x2_t) -> uint64x2_t {
        on_token!(veorq_u64(a, b))
    }
    #[inline(always)]
    fn choose(self, a: uint64x2_t, b: uint64x2_t, c: uint64x2_t) -> uint64x2_t {
        on_token!(vbslq_u64(a, b, c))
    }
    #[inline(always)]
    fn blend(self, mask: uint64x2_t, a: uint64x2_t, b: uint64x2_t) -> uint64x2_t {
        self.choose(mask, b, a)
    }
    // The compiler makes a shift by a constant of one by a vector of constants.
    #[inline(always)]
    fn shl(self, a: uint64x2_t, by: u32) -> uint64x2_t {
        on_token!(vshlq_u64(a, vdupq_n_s64(i64::from(by))))
    }
    #[inline(always)]
    fn shr(self, a: uint64x2_t, by: u32) -> uint64x2_t {
        on_token!(vshlq_u64(a, vdupq_n_s64(-i64::from(by))))
    }
    #[inline(always)]
    fn shl_by(self, a: uint64x2_t, by: uint64x2_t) -> uint64x2_t {
        // The instruction reads a signed byte.
        let within = self.less(by, self.splat(64));
        on_token!(vshlq_u64(self.and(a, within), vreinterpretq_s64_u64(by)))
    }
    #[inline(always)]
    fn leading_zeros(self, a: uint64x2_t) -> uint64x2_t {
        // Those of the low half count where the high half is zero.
        on_token!({
            let zeros = vreinterpretq_u64_u32(vclzq_u32(vreinterpretq_u32_u64(a)));
            let high = vshrq_n_u64::<32>(zeros);
            let low = vandq_u64(zeros, vceqq_u64(high, vdupq_n_u64(32)));
            vaddq_u64(high, vandq_u64(low, vdupq_n_u64(u64::from(u32::MAX))))
        })
    }
    #[inline(always)]
    fn swap_bytes(self, a: uint64x2_t) -> uint64x2_t {
        on_token!(vreinterpretq_u64_u8(vrev64q_u8(vreinterpretq_u8_u64(a))))
    }
    #[inline(always)]
    fn equal(self, a: uint64x2_t, b: uint64x2_t) -> uint64x2_t {
        on_token!(vceqq_u64(a, b))
    }
    #[inline(always)]
    fn less(self, a: uint64x2_t, b: uint64x2_t) -> uint64x2_t {
        on_token!(vcltq_u64(a, b))
    }
    #[inline(always)]
    fn lanes(self, mask: uint64x2_t) -> u8 {
        const BITS: [u64; 2] = [1, 2];
        on_token!(vaddvq_u64(self.and(mask, vld1q_u64(BITS.as_ptr()))) as u8)
    }
    #[inline(always)]
    unsafe fn load(self, words: *const u64) -> uint64x2_t {
        on_token!(vld1q_u64(words))
    }
    #[inline(always)]
    unsafe fn store(self, words: *mut u64, a: uint64x2_t) {
        on_token!(vst1q_u64(words, a));
    }
    #[inline(always)]
    unsafe fn load_first(self, words: *const u64, _: usize) -> uint64x2_t {
        on_token!(vcombine_u64(vld1_u64(words), vdup_n_u64(0)))
    }
    #[inline(always)]
    unsafe fn store_first(self, words: *mut u64, _: usize, a: uint64x2_t) {
        on_token!(vst1_u64(words, vget_low_u64(a)));
    }
    #[inline(always)]
    fn transpose(self, v: [uint64x2_t; 2]) -> [uint64x2_t; 2] {
        on_token!([vtrn1q_u64(v[0], v[1]), vtrn2q_u64(v[0], v[1])])
    }
    #[inline(always)]
    fn permute<const LANES: i32, const N: usize>(self, a: [uint64x2_t; N]) -> [uint64x2_t; N] {
        let mut out = a;
        for v in 0..N {
            let group = v / 2 * 2;
            let from = |l: usize| (LANES >> (2 * (2 * (v % 2) + l))) as usize & 3;
            let (low, high) = (a[group + from(0) / 2], a[group + from(1) / 2]);
            out[v] = on_token!(match (from(0) % 2, from(1) % 2) {
                (0, 0) => vtrn1q_u64(low, high),
                (0, _) => vcombine_u64(vget_low_u64(low), vget_high_u64(high)),
                (_, 0) => vextq_u64::<1>(low, high),
                _ => vtrn2q_u64(low, high),
            });
        }
        out
    }
    #[inline(always)]
    fn prefetch(self, address: *const u8, once: bool) {
        prefetch(address, once);
    }
}

impl Doubles<2> for NeonFma {
    type D = float64x2_t;

    #[inline(always)]
    fn doubles(self, x: f64) -> float64x2_t {
        on_token!(vdupq_n_f64(x))
    }
    #[inline(always)]
    fn bits(self, a: float64x2_t) -> uint64x2_t {
        on_token!(vreinterpretq_u64_f64(a))
    }
    #[inline(always)]
    fn with_bits(self, a: uint64x2_t) -> float64x2_t {
        on_token!(vreinterpretq_f64_u64(a))
    }
    #[inline(always)]
    fn fma(self, c: float64x2_t, a: float64x2_t, b: float64x2_t) -> float64x2_t {
        on_token!(vfmaq_f64(c, a, b))
    }
    #[inline(always)]
    fn sum(self, a: float64x2_t, b: float64x2_t) -> float64x2_t {
        on_token!(vaddq_f64(a, b))
    }
    #[inline(always)]
    fn difference(self, a: float64x2_t, b: float64x2_t) -> float64x2_t {
        on_token!(vsubq_f64(a, b))
    }
    #[inline(always)]
    fn negative(self, a: float64x2_t) -> uint64x2_t {
        on_token!(vcltzq_f64(a))
    }
    #[inline(always)]
    fn split(
        self,
        a: float64x2_t,
        b: float64x2_t,
        shift: float64x2_t,
        beside: float64x2_t,
        mut low: uint64x2_t,
        mut high: uint64x2_t,
    ) -> (uint64x2_t, uint64x2_t) {
        // SAFETY: instructions on registers, which every 64-bit ARM processor has.
        unsafe {
            asm!(
                "mov {h:v}.16b, {shift:v}.16b",
                "fmla {h:v}.2d, {a:v}.2d, {b:v}.2d",
                "fsub {l:v}.2d, {beside:v}.2d, {h:v}.2d",
                "fmla {l:v}.2d, {a:v}.2d, {b:v}.2d",
                "add {high:v}.2d, {high:v}.2d, {h:v}.2d",
                "add {low:v}.2d, {low:v}.2d, {l:v}.2d",
                a = in(vreg) a, b = in(vreg) b, shift = in(vreg) shift, beside = in(vreg) beside,
                low = inout(vreg) low, high = inout(vreg) high, h = out(vreg) _, l = out(vreg) _,
                options(pure, nomem, nostack, preserves_flags)
            );
        }
        (low, high)
    }
}
