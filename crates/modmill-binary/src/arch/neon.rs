//! The machine of 64-bit ARM: vectors of 128 bits with PMULL.

#![allow(unsafe_code)]

use super::narrow::{machine, moves_of_one_pair};
use crate::machine::{Carryless, CarrylessKernel, ProductKernel};
use crate::pairwise::{Never, Pairwise};
use modmill_arith::arch::NeonClmul;
use modmill_arith::with_features;
use std::arch::aarch64::*;
use std::arch::asm;

// SAFETY of every block of this module: a machine exists only where its token has proved NEON with PMULL; memory is reached through arrays, or
// through slices whose lengths are checked first.
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

machine! {
    /// Two lanes, or one pair. Made from the token that proves its features.
    Pmull(NeonClmul), pmull, uint64x2_t of 2, alone: Never, lines: Never, karatsuba_in_pairs: true,
    xor: veorq_u64, and: vandq_u64, or: vorrq_u64, clmul: clmul, lower: vtrn1q_u64, upper: vtrn2q_u64,
    align: align, down: down, sub: vsubq_u64, splat: splat, pair: pair,
    shl: shl, shr: shr, shl_each: shl_each, shr_each: shr_each;
    #[inline(always)]
    fn fetch(self, words: &[u64], ahead: usize) {
        for i in (0..words.len()).step_by(8) {
            let address = words.as_ptr().wrapping_add(i + ahead);
            // SAFETY: a hint reads nothing that the program can see, so that any address will do.
            unsafe { asm!("prfm pldl1keep, [{a}]", a = in(reg) address, options(nostack, preserves_flags, readonly)) }
        }
    }
}

moves_of_one_pair! {
    uint64x2_t, load: vld1q_u64, store: vst1q_u64, load_low: load_low, store_low: store_low, lower: vtrn1q_u64, upper: vtrn2q_u64
}

// SAFETY of the functions below: the caller has checked that the processor has the features, and that memory at a pointer may be reached.

#[target_feature(enable = "neon,aes")]
#[inline]
unsafe fn clmul<const SIDES: i32>(a: uint64x2_t, b: uint64x2_t) -> uint64x2_t {
    let (a_low, a_high) = (vgetq_lane_u64::<0>(a), vgetq_lane_u64::<1>(a));
    let (b_low, b_high) = (vgetq_lane_u64::<0>(b), vgetq_lane_u64::<1>(b));
    let product = match SIDES {
        0x00 => vmull_p64(a_low, b_low),
        0x01 => vmull_p64(a_high, b_low),
        0x10 => vmull_p64(a_low, b_high),
        _ => vmull_high_p64(vreinterpretq_p64_u64(a), vreinterpretq_p64_u64(b)),
    };
    vreinterpretq_u64_p128(product)
}

/// The bytes BYTES to BYTES + 15 of `low` and `high`, for BYTES = 8.
#[inline(always)]
unsafe fn align<const BYTES: i32>(high: uint64x2_t, low: uint64x2_t) -> uint64x2_t {
    const { assert!(BYTES == 8) };
    on_token!(vextq_u64::<1>(low, high))
}

/// `a` moved down by BYTES = 8 bytes.
#[inline(always)]
unsafe fn down<const BYTES: i32>(a: uint64x2_t) -> uint64x2_t {
    on_token!(align::<BYTES>(vdupq_n_u64(0), a))
}

#[inline(always)]
unsafe fn splat(x: i64) -> uint64x2_t {
    on_token!(vdupq_n_u64(x.cast_unsigned()))
}

#[inline(always)]
unsafe fn pair(words: [u64; 2]) -> uint64x2_t {
    on_token!(vld1q_u64(words.as_ptr()))
}

#[inline(always)]
unsafe fn shl(a: uint64x2_t, n: u32) -> uint64x2_t {
    on_token!(vshlq_u64(a, vdupq_n_s64(i64::from(n))))
}

#[inline(always)]
unsafe fn shr(a: uint64x2_t, n: u32) -> uint64x2_t {
    on_token!(vshlq_u64(a, vdupq_n_s64(-i64::from(n))))
}

#[inline(always)]
unsafe fn shl_each(a: uint64x2_t, bits: uint64x2_t) -> uint64x2_t {
    on_token!(vshlq_u64(a, vreinterpretq_s64_u64(bits)))
}

#[inline(always)]
unsafe fn shr_each(a: uint64x2_t, bits: uint64x2_t) -> uint64x2_t {
    on_token!(vshlq_u64(a, vnegq_s64(vreinterpretq_s64_u64(bits))))
}

#[inline(always)]
unsafe fn load_low(words: *const u64) -> uint64x2_t {
    on_token!(vcombine_u64(vld1_u64(words), vdup_n_u64(0)))
}

#[inline(always)]
unsafe fn store_low(words: *mut u64, a: uint64x2_t) {
    on_token!(vst1_u64(words, vget_low_u64(a)));
}
