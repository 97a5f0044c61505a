//! x86-64: its machines, and prefetches.

#![allow(unsafe_code)]

mod avx2;
mod avxifma;
mod ifma;
mod ifma_across;
mod ifma_paired;

pub use avx2::Avx2;
pub use avxifma::Ifma256;
pub use ifma::Ifma;
pub(crate) use ifma_across::{AcrossKernel, update};

/// Asks the caches for the line in which `value` begins.
pub(crate) fn prefetch_line<T>(value: &T) {
    use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
    // SAFETY: a prefetch reads nothing that the program can see, and faults on no address.
    unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(value).cast()) };
}
