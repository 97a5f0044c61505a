//! 64-bit ARM: its machine, and prefetches.

#![allow(unsafe_code)]

mod neon;

pub use neon::Neon;

/// Asks the caches for the line in which `value` begins.
pub(crate) fn prefetch_line<T>(value: &T) {
    neon::prefetch(std::ptr::from_ref(value).cast(), false);
}
