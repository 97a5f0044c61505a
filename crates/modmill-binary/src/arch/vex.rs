//! The machines of AVX2: vectors of 128 bits with PCLMULQDQ, and of 256 bits with VPCLMULQDQ where the processor has it.
//!
//! Both have the same operations, once by the intrinsics `_mm_*` and once by `_mm256_*`.

#![allow(unsafe_code)]

mod clmul128;
mod clmul256;

use crate::arch::past::ByPairs;
use crate::machine::Carryless;
use crate::pairwise::{Lines, Pairwise};
use std::arch::x86_64::*;

pub use clmul128::Clmul128;
pub use clmul256::Clmul256;

// SAFETY of every block of these modules: a machine exists only where its token has proved AVX2 with PCLMULQDQ, or with VPCLMULQDQ; memory is reached
// through arrays, or through slices whose lengths are checked first.
macro_rules! on_token {
    ($e:expr) => {
        // SAFETY: see above.
        unsafe { $e }
    };
}
use on_token;

/// Methods of [`crate::pairwise::Pairwise`] for memory traffic.
macro_rules! traffic {
    () => {
        #[inline(always)]
        fn fetch(self, words: &[u64], ahead: usize) {
            past::fetch(words, ahead);
        }
        #[inline(always)]
        fn copy_past(self, to: &mut [u64; 8], from: &[u64; 8]) {
            on_token!(past::copy(to, from));
        }
        fn fenced<T>(self, f: impl FnOnce() -> T) -> T {
            past::fenced(f)
        }
    };
}
use traffic;

/// The number of bits of a shift, as its instruction takes it.
#[inline(always)]
fn count(n: u32) -> std::arch::x86_64::__m128i {
    // SAFETY: every x86-64 processor has the instruction.
    on_token!(std::arch::x86_64::_mm_cvtsi32_si128(n.cast_signed()))
}

/// [`Lines`] of each machine: the pairs of a register in memory's order, one element after the other.
macro_rules! lines {
    ($($name:ident: $of:ident;)*) => {
        $(impl<'r> Lines<'r, $name> for ByPairs<'r> {
            const ALWAYS: bool = false;
            fn may_write(array: &[u64]) -> bool {
                ByPairs::may_write(array)
            }
            #[inline(always)]
            fn behind_first_group(_: $name, array: &'r mut [u64], words: usize) -> Option<Self> {
                Some(Self::behind(array, $name::PAIRS * words))
            }
            #[inline(always)]
            fn put<const N: usize>(&mut self, _: $name, results: &[<$name as Carryless>::V]) {
                let results = &results[..N];
                for element in 0..$name::PAIRS {
                    for i in 0..N {
                        on_token!(ByPairs::put(self, [$of(results[i], element)]));
                    }
                }
            }
            #[inline(always)]
            fn put_four_words(&mut self, m: $name, pairs: [<$name as Carryless>::V; 2]) {
                Lines::<$name>::put::<2>(self, m, &pairs);
            }
            fn finish(self, _: $name) {}
        })*
    };
}
lines! {
    Clmul128: whole;
    Clmul256: half;
}

#[inline(always)]
unsafe fn whole(v: __m128i, _: usize) -> __m128i {
    v
}

#[inline(always)]
unsafe fn half(v: __m256i, element: usize) -> __m128i {
    // SAFETY: see above.
    on_token!(if element == 0 { _mm256_castsi256_si128(v) } else { _mm256_extracti128_si256::<1>(v) })
}

/// The sum past the caches, which needs no more than the machine's token.
macro_rules! add_past_the_caches {
    ($($name:ident)*) => {
        $(impl $name {
            /// out = a + b, equally long, by stores past the caches where these fill a line of memory.
            pub(crate) fn add_past_the_caches(self, out: &mut [u64], a: &[u64], b: &[u64]) {
                on_token!(super::past::add(out, a, b));
            }
        })*
    };
}
add_past_the_caches!(Clmul128 Clmul256);
