//! The multiply-adds of AVX-IFMA on the registers of AVX2.
//!
//! A build with `--cfg modmill_evex` has the same code with these instructions in the encoding of AVX-512, which runs on processors with AVX-512 VL and
//! IFMA: everything but the encoding can be tested and measured there. docs/derivations/avxifma.md.

use super::avx2::Ymm;
use crate::arch::AvxIfma;
use crate::arch::fma::{Fma, Products};
use std::arch::x86_64::__m256i;

/// Eight lanes as two vectors of four, multiplied as integers. Made from the token that proves the features.
pub type Ifma256 = Fma<AvxIfma, 4, 2>;

// SAFETY: they are among those of the token.
unsafe impl Ymm for AvxIfma {
    type Products = Self;
}

/// An instruction's name with the prefix that selects its encoding.
#[cfg(not(modmill_evex))]
macro_rules! encoded {
    ($name:literal) => {
        concat!("{{vex}} ", $name)
    };
}
#[cfg(modmill_evex)]
macro_rules! encoded {
    ($name:literal) => {
        $name
    };
}

/// A multiply-add as a function. It is assembly, because the compiler must not know more of AVX-512 in one build than in the other: it would use
/// its registers.
macro_rules! multiply_add {
    ($function:ident, $name:literal) => {
        #[target_feature(enable = "avx2")]
        #[inline]
        fn $function(_token: AvxIfma, mut c: __m256i, a: __m256i, b: __m256i) -> __m256i {
            // SAFETY: an instruction on registers, of a feature that the token proves.
            unsafe {
                std::arch::asm!(concat!(encoded!($name), " {c}, {a}, {b}"), c = inout(ymm_reg) c, a = in(ymm_reg) a, b = in(ymm_reg) b,
                    options(pure, nomem, nostack, preserves_flags));
            }
            c
        }
    };
}

multiply_add!(low, "vpmadd52luq");
multiply_add!(high, "vpmadd52huq");

impl Products<Self, 4> for AvxIfma {
    #[inline(always)]
    fn mad_lo(token: Self, c: __m256i, a: __m256i, b: __m256i) -> __m256i {
        // SAFETY: the token proves AVX2.
        unsafe { low(token, c, a, b) }
    }
    #[inline(always)]
    fn mad_hi(token: Self, c: __m256i, a: __m256i, b: __m256i) -> __m256i {
        // SAFETY: the token proves AVX2.
        unsafe { high(token, c, a, b) }
    }
}
