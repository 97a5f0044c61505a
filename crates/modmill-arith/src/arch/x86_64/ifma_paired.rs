//! [`Paired`] on AVX-512 IFMA.

use super::Ifma;
use crate::lanes::Paired;
use std::arch::x86_64::*;

// SAFETY of every block below: an `Ifma` exists only where its token has proved AVX-512 F, BW, CD, DQ, VL and IFMA; memory is
// reached through references to whole values.
macro_rules! on_token {
    ($e:expr) => {
        // SAFETY: see above: the token proves the features, references the memory.
        unsafe { $e }
    };
}

impl Paired for Ifma {
    #[inline(always)]
    fn permute<const LANES: i32>(self, a: __m512i) -> __m512i {
        on_token!(_mm512_permutex_epi64::<LANES>(a))
    }
    #[inline(always)]
    fn join(self, low: &[u64; 4], high: &[u64; 4]) -> __m512i {
        on_token!(_mm512_inserti64x4::<1>(
            _mm512_castsi256_si512(_mm256_loadu_si256(low.as_ptr().cast())),
            _mm256_loadu_si256(high.as_ptr().cast())
        ))
    }
    #[inline(always)]
    fn sub_in(self, mask: u8, a: __m512i, b: __m512i) -> __m512i {
        on_token!(_mm512_mask_sub_epi64(a, mask, a, b))
    }
}
