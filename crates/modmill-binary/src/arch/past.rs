//! Memory traffic: hints, and stores past the caches, which write a line of memory that is not read before.

#![allow(unsafe_code)]

use modmill_arith::with_features;
use std::arch::x86_64::*;

/// A line of memory.
#[repr(align(64))]
struct Line([u64; 8]);

/// Asks for the words that are `ahead` further on than `words` to come to the nearest cache.
#[inline(always)]
pub(super) fn fetch(words: &[u64], ahead: usize) {
    for i in (0..words.len()).step_by(8) {
        // SAFETY: every x86-64 processor has the instruction; a hint reads nothing, so that any address will do.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(words.as_ptr().wrapping_add(i + ahead).cast()) }
    }
}

/// Copies eight words, past the caches where they fill a line of memory.
///
/// # Safety
/// The processor has AVX2.
#[inline(always)]
pub(super) unsafe fn copy(to: &mut [u64; 8], from: &[u64; 8]) {
    let line: *mut Line = to.as_mut_ptr().cast();
    if line.is_aligned() {
        // SAFETY: the processor has the instructions; the words are ours, and aligned.
        unsafe {
            let [low, high] = [_mm256_loadu_si256(from.as_ptr().cast()), _mm256_loadu_si256(from.as_ptr().add(4).cast())];
            _mm256_stream_si256(line.cast(), low);
            _mm256_stream_si256(line.cast::<__m256i>().add(1), high);
        }
    } else {
        *to = *from;
    }
}

/// Does `f`, after which its stores past the caches are ordered as others are, also where it panics.
pub(super) fn fenced<T>(f: impl FnOnce() -> T) -> T {
    let _fence = Fence;
    f()
}

/// Makes stores past the caches visible in order, when it ends.
struct Fence;

impl Drop for Fence {
    fn drop(&mut self) {
        // SAFETY: every x86-64 processor has the instruction; it changes nothing but the order of stores.
        unsafe { _mm_sfence() }
    }
}

/// The rest of an array, whose pairs of words are stored past the caches one by one: the processor joins those that follow each other to
/// lines. Only for arrays that begin at a multiple of 16 bytes, as those of NumPy and of malloc do.
pub(crate) struct ByPairs<'r>(&'r mut [[u64; 2]]);

impl<'r> ByPairs<'r> {
    pub(super) fn may_write(array: &[u64]) -> bool {
        array.as_ptr().cast::<__m128i>().is_aligned()
    }

    /// The rest of `array` behind its first `words` words.
    pub(super) fn behind(array: &'r mut [u64], words: usize) -> Self {
        Self(array[words..].as_chunks_mut().0)
    }

    /// Takes the pairs that follow; fewer where the array ends.
    ///
    /// # Safety
    /// The processor has AVX2.
    #[inline(always)]
    pub(super) unsafe fn put<const N: usize>(&mut self, pairs: [__m128i; N]) {
        let Some(to) = self.0.split_off_mut(..N) else { return };
        for i in 0..N {
            let pair: *mut __m128i = to[i].as_mut_ptr().cast();
            debug_assert!(pair.is_aligned());
            // SAFETY: the processor has the instruction; the words are ours, and aligned, as `may_write` has said.
            unsafe { _mm_stream_si128(pair, pairs[i]) }
        }
    }
}

with_features! { clmul128:
    /// out = a + b, equally long, by stores past the caches where these fill a line of memory.
    pub(super) fn add(out: &mut [u64], a: &[u64], b: &[u64]) {
        assert!(a.len() == out.len() && b.len() == out.len());
        let _fence = Fence;
        // SAFETY: eight words are a line, whatever their bits.
        let (head, lines, tail) = unsafe { out.align_to_mut::<Line>() };
        let ((a_head, a), (b_head, b)) = (a.split_at(head.len()), b.split_at(head.len()));
        let ((a, a_tail), (b, b_tail)) = (a.as_chunks::<8>(), b.as_chunks::<8>());
        head.iter_mut().zip(a_head).zip(b_head).for_each(|((out, a), b)| *out = a ^ b);
        tail.iter_mut().zip(a_tail).zip(b_tail).for_each(|((out, a), b)| *out = a ^ b);
        for ((line, a), b) in lines.iter_mut().zip(a).zip(b) {
            let mut sum = [0; 8];
            for i in 0..8 {
                sum[i] = a[i] ^ b[i];
            }
            // SAFETY: the caller vouches for AVX2.
            unsafe { copy(&mut line.0, &sum) }
        }
    }
}
