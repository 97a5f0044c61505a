//! Elements of four words, all of it in registers.
//!
//! At this size a group is some fifty vector instructions, and its stores and loads again would take longer than they do: the processor
//! can hold back two groups or so, and waits for the chain through them. So what depends on N is a constant of the loop, and there is
//! one loop for each case.
//!
//! Multiplications and shuffles share one port of the processor, and that port is the bound: pairs come from memory, and go there, by
//! masked accesses at the right distances, which take none of it. The lanes hold the elements 0, 2, 1, 3.

mod dense;
mod trinomial;

pub(super) use dense::{FourBarrett, FourMontgomery};

use super::group::GROUP;
use super::product::{V, two, xor3};
use std::arch::x86_64::*;

/// Words of an element.
const WORDS: usize = 4;

/// Words of a group.
const SIZE: usize = GROUP * WORDS;

/// The lanes of the elements 2 and 3.
const UPPER: __mmask8 = 0b1100_1100;

/// Four elements of four words as their first and second pairs.
///
/// # Safety
/// Sixteen words can be read.
#[target_feature(enable = "avx512f")]
#[inline]
unsafe fn load(p: *const u64) -> [V; 2] {
    // SAFETY: each access lies within the sixteen words.
    unsafe {
        [
            _mm512_mask_loadu_epi64(_mm512_loadu_epi64(p.cast()), UPPER, p.add(6).cast()),
            _mm512_mask_loadu_epi64(_mm512_loadu_epi64(p.add(2).cast()), UPPER, p.add(8).cast()),
        ]
    }
}

/// The reverse of [`load`].
///
/// # Safety
/// Sixteen words can be written.
#[target_feature(enable = "avx512f")]
#[inline]
unsafe fn store(p: *mut u64, r: [V; 2]) {
    // SAFETY: each access lies within the sixteen words.
    unsafe {
        _mm512_mask_storeu_epi64(p.cast(), !UPPER, r[0]);
        _mm512_mask_storeu_epi64(p.add(2).cast(), !UPPER, r[1]);
        _mm512_mask_storeu_epi64(p.add(6).cast(), UPPER, r[0]);
        _mm512_mask_storeu_epi64(p.add(8).cast(), UPPER, r[1]);
    }
}

/// A product, or the square of what `a` points to, as the columns 0 to 6.
///
/// # Safety
/// Sixteen words can be read at `a`, and at `b` unless SQUARE.
#[target_feature(enable = "avx512f,vpclmulqdq")]
#[inline]
unsafe fn columns<const SQUARE: bool>(a: *const u64, b: *const u64) -> [V; 7] {
    // SAFETY: the caller's.
    let x = unsafe { load(a) };
    if !SQUARE {
        // SAFETY: the caller's.
        return two(x, unsafe { load(b) });
    }
    let even = |v: V| _mm512_clmulepi64_epi128::<0x00>(v, v);
    let odd = |v: V| _mm512_clmulepi64_epi128::<0x11>(v, v);
    let zero = _mm512_setzero_si512();
    [even(x[0]), zero, odd(x[0]), zero, even(x[1]), zero, odd(x[1])]
}

/// The pair that starts in the middle of `low`.
#[target_feature(enable = "avx512f,avx512bw")]
#[inline]
fn between(low: V, high: V) -> V {
    _mm512_alignr_epi8::<8>(high, low)
}

/// (a + b) and c, bit by bit.
#[target_feature(enable = "avx512f")]
#[inline]
fn xor_and(a: V, b: V, c: V) -> V {
    _mm512_ternarylogic_epi64::<0x28>(a, b, c)
}

/// The pair at a column: that column and what its neighbours reach into it.
#[target_feature(enable = "avx512f,avx512bw")]
#[inline]
fn pair_at(before: V, column: V, after: V) -> V {
    _mm512_xor_si512(column, between(before, after))
}

/// T >> m from the columns of T: m is 256, or above 192 and `bits` more than that.
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi2")]
#[inline]
fn above<const WHOLE: bool>(c: &[V; 7], bits: V) -> [V; 2] {
    let (fourth, sixth) = (pair_at(c[3], c[4], c[5]), pair_at(c[5], c[6], _mm512_setzero_si512()));
    if WHOLE {
        return [fourth, sixth];
    }
    let (third, fifth) = (pair_at(c[2], c[3], c[4]), pair_at(c[4], c[5], c[6]));
    [_mm512_shrdv_epi64(third, fourth, bits), _mm512_shrdv_epi64(fifth, sixth, bits)]
}

/// The four lowest words of T.
#[target_feature(enable = "avx512f,avx512bw")]
#[inline]
fn below(c: &[V; 7]) -> [V; 2] {
    [pair_at(_mm512_setzero_si512(), c[0], c[1]), pair_at(c[1], c[2], c[3])]
}

/// `out` = what `reduce` makes of the columns of a b, or of a^2, for whole groups.
macro_rules! each_group {
    ($square:ident, $out:ident, $a:ident, $b:ident, $reduce:expr) => {
        assert!($a.len() == $out.len() && ($square || $b.len() == $out.len()));
        for i in 0..$out.len() / SIZE {
            // SAFETY: group i lies within each array; b is not read for a square.
            unsafe {
                let made = columns::<$square>($a.as_ptr().add(i * SIZE), if $square { $a.as_ptr() } else { $b.as_ptr().add(i * SIZE) });
                store($out.as_mut_ptr().add(i * SIZE), $reduce(made));
            }
        }
    };
}
use each_group;
