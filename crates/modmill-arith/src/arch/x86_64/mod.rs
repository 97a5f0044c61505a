//! x86-64 with AVX-512 IFMA: the emitted folding kernels behind safe functions.

#![allow(unsafe_code)]

mod clmul;
mod emitted;
mod ifma;
mod ifma_across;
mod ifma_paired;
mod points;
pub(crate) mod special;
mod work;

pub use clmul::Clmul;
pub use ifma::Ifma;
pub(crate) use work::{multiply, square, sum};
#[cfg(test)]
pub(crate) use work::{multiply_compiled, square_compiled};

/// Asks the caches for `words`, which a later operation will read.
pub(crate) fn prefetch(words: &[u64]) {
    words.iter().step_by(crate::lanes::LANES).chain(words.last()).for_each(prefetch_line);
}

/// Asks the caches for the line in which `value` begins.
pub(crate) fn prefetch_line<T>(value: &T) {
    use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
    // SAFETY: a prefetch reads nothing that the program can see, and faults on no address.
    unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(value).cast()) };
}

/// Where an emitted kernel expects things in its state, in 64-bit words.
#[derive(Debug)]
pub(crate) struct Layout {
    /// Words of the state.
    pub(super) words: usize,
    /// Where the operands start; a line of zeros stands before and behind each.
    operands: &'static [usize],
    /// Where the lane-crossing constants start.
    picks_at: usize,
    /// Those constants.
    picks: &'static [[u8; 8]],
    /// Words to add to the table's address.
    table_bias: usize,
}

/// What an emitted kernel of independent lanes expects, in 64-bit words.
#[derive(Debug)]
pub(crate) struct IndependentLayout {
    pub(super) constants: &'static [u64],
    /// Words to add to the address of the constants.
    pub(super) constants_bias: usize,
    /// Vectors that it may write: spilled values.
    pub(super) slots: usize,
    /// Words to add to their address.
    pub(super) slots_bias: usize,
}
