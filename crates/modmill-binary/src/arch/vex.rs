//! The machines of AVX2: vectors of 128 bits with PCLMULQDQ, and of 256 bits with VPCLMULQDQ where the processor has it.
//!
//! Both have the same operations, once by the intrinsics `_mm_*` and once by `_mm256_*`; [`machine`] defines the two alike. AVX2 has no addition
//! of three vectors and no shift of two words into one: these are two additions, and two shifts with an OR.

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

/// A machine: its name, its token, the name of its features, its register and the register's words, who multiplies an element that is alone,
/// [`Pairwise::KARATSUBA_IN_PAIRS`], and intrinsics. Beside the invocation stand the functions `gather`, `scatter`, `gather_pairs` and `scatter_pairs` of the same module.
macro_rules! machine {
    (
        $(#[$doc:meta])* $name:ident($token:ident), $features:ident, $register:ident of $words:literal, alone: $alone:ty, karatsuba_in_pairs: $karatsuba:literal,
        xor: $xor:ident, and: $and:ident, or: $or:ident, clmul: $clmul:ident, lower: $lower:ident, upper: $upper:ident,
        align: $align:ident, down: $down:ident, sub: $sub:ident, splat: $splat:ident, pair: $pair:path,
        shl: $shl:ident, shr: $shr:ident, shl_each: $shl_each:ident, shr_each: $shr_each:ident
    ) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy)]
        pub struct $name($token);

        impl From<$token> for $name {
            fn from(token: $token) -> Self {
                Self(token)
            }
        }

        with_features! { $features:
            fn compiled<K: CarrylessKernel<$name>>(kernel: K, machine: $name) -> K::Out {
                kernel.run(machine)
            }
        }

        with_features! { $features:
            fn compiled_product<K: ProductKernel<$name, O, I, S>, O, I, S>(kernel: K, machine: $name, out: O, a: I, b: I, space: S) {
                kernel.run(machine, out, a, b, space);
            }
        }

        impl Carryless for $name {
            type V = $register;
            const LANES: usize = $words;

            #[inline(always)]
            fn call<K: CarrylessKernel<Self>>(self, kernel: K) -> K::Out {
                on_token!(compiled(kernel, self))
            }
            #[inline(always)]
            fn call_product<K: ProductKernel<Self, O, I, S>, O, I, S>(self, kernel: K, out: O, a: I, b: I, space: S) {
                on_token!(compiled_product(kernel, self, out, a, b, space));
            }
            #[inline(always)]
            fn splat(self, x: u64) -> $register {
                on_token!($splat(x.cast_signed()))
            }
            #[inline(always)]
            fn xor(self, a: $register, b: $register) -> $register {
                on_token!($xor(a, b))
            }
            #[inline(always)]
            fn xor3(self, a: $register, b: $register, c: $register) -> $register {
                on_token!($xor($xor(a, b), c))
            }
            #[inline(always)]
            fn and(self, a: $register, b: $register) -> $register {
                on_token!($and(a, b))
            }
            #[inline(always)]
            fn and_xor(self, c: $register, a: $register, b: $register) -> $register {
                on_token!($xor(c, $and(a, b)))
            }
            #[inline(always)]
            fn clmul(self, a: $register, b: $register) -> ($register, $register) {
                let (even, odd) = self.product(a, b);
                (self.low((even, odd)), self.high((even, odd)))
            }
            #[inline(always)]
            fn clmul_low(self, a: $register, b: $register) -> $register {
                self.low(self.product(a, b))
            }
            #[inline(always)]
            fn product(self, a: $register, b: $register) -> ($register, $register) {
                // Products of the even lanes and of the odd ones, two words each: no shuffle sorts them.
                on_token!(($clmul::<0x00>(a, b), $clmul::<0x11>(a, b)))
            }
            #[inline(always)]
            fn low(self, (even, odd): ($register, $register)) -> $register {
                on_token!($lower(even, odd))
            }
            #[inline(always)]
            fn high(self, (even, odd): ($register, $register)) -> $register {
                on_token!($upper(even, odd))
            }
            #[inline(always)]
            fn carry(self, (even, odd): ($register, $register)) -> ($register, $register) {
                on_token!(($down::<8>(even), $down::<8>(odd)))
            }
            #[inline(always)]
            fn shl(self, a: $register, n: u32) -> $register {
                on_token!($shl(a, _mm_cvtsi64_si128(i64::from(n))))
            }
            #[inline(always)]
            fn shr(self, a: $register, n: u32) -> $register {
                on_token!($shr(a, _mm_cvtsi64_si128(i64::from(n))))
            }
            #[inline(always)]
            fn vectors(self, words: &mut [u64]) -> &mut [$register] {
                // Words before the first boundary are left out; a workspace has none.
                // SAFETY: so many words are a vector, whatever their bits; the slice is borrowed for as long as the words are.
                unsafe { words.align_to_mut::<$register>().1 }
            }
            #[inline(always)]
            fn gather(self, block: &mut [$register], elements: &[u64], words: usize) {
                assert!(block.len() >= words && elements.len() >= $words * words);
                on_token!(gather(block, elements, words));
            }
            #[inline(always)]
            fn scatter(self, elements: &mut [u64], block: &[$register], words: usize) {
                assert!(block.len() >= words && elements.len() >= $words * words);
                on_token!(scatter(elements, block, words));
            }
        }

        impl Pairwise for $name {
            const KARATSUBA_IN_PAIRS: bool = $karatsuba;
            type Alone = $alone;
            type Lines<'r> = ByPairs<'r>;

            #[inline(always)]
            fn clmul_pairs<const SIDES: i32>(self, a: $register, b: $register) -> $register {
                on_token!($clmul::<SIDES>(a, b))
            }
            #[inline(always)]
            fn or3(self, a: $register, b: $register, c: $register) -> $register {
                on_token!($or($or(a, b), c))
            }
            #[inline(always)]
            fn xor_and(self, a: $register, b: $register, c: $register) -> $register {
                on_token!($and($xor(a, b), c))
            }
            #[inline(always)]
            fn funnel_right(self, low: $register, high: $register, bits: $register) -> $register {
                // A shift by 64 gives 0, where `bits` is 0.
                on_token!($or($shr_each(low, bits), $shl_each(high, $sub($splat(64), bits))))
            }
            #[inline(always)]
            fn funnel_left(self, high: $register, low: $register, bits: $register) -> $register {
                on_token!($or($shl_each(high, bits), $shr_each(low, $sub($splat(64), bits))))
            }
            #[inline(always)]
            fn between(self, low: $register, high: $register) -> $register {
                on_token!($align::<8>(high, low))
            }
            #[inline(always)]
            fn splat_pair(self, pair: [u64; 2]) -> $register {
                on_token!($pair(_mm_set_epi64x(pair[1].cast_signed(), pair[0].cast_signed())))
            }
            #[inline(always)]
            fn gather_pairs(self, block: &mut [$register], elements: &[u64], words: usize) {
                assert!(block.len() >= words.div_ceil(2) && elements.len() >= $words / 2 * words);
                on_token!(gather_pairs(block, elements, words));
            }
            #[inline(always)]
            fn scatter_pairs(self, elements: &mut [u64], block: &[$register], words: usize) {
                assert!(block.len() >= words.div_ceil(2) && elements.len() >= $words / 2 * words);
                on_token!(scatter_pairs(elements, block, words));
            }
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
        }
    };
}
use machine;

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
