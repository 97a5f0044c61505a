//! [`Paired`]: a group of four is a vector.

use super::on_token;
use super::whole::{Avx2, Halves};
use crate::lanes::{Lanes, Paired};
use std::arch::x86_64::*;

impl Paired for Avx2 {
    #[inline(always)]
    fn permute<const LANES: i32>(self, a: Halves) -> Halves {
        on_token!([_mm256_permute4x64_epi64::<LANES>(a[0]), _mm256_permute4x64_epi64::<LANES>(a[1])])
    }
    #[inline(always)]
    fn join(self, low: &[u64; 4], high: &[u64; 4]) -> Halves {
        on_token!([_mm256_loadu_si256(low.as_ptr().cast()), _mm256_loadu_si256(high.as_ptr().cast())])
    }
    #[inline(always)]
    fn sub_in(self, mask: u8, a: Halves, b: Halves) -> Halves {
        let m = self.half();
        [m.sub(a[0], m.and(b[0], m.mask(mask))), m.sub(a[1], m.and(b[1], m.mask(mask >> 4)))]
    }
}
