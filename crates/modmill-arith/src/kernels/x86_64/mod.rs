//! Kernels on x86-64: how they are laid out in memory, and a module for each machine.

#![allow(unsafe_code)]

pub(crate) mod avx512;
mod avxifma;

/// The places of things in the state of an emitted kernel, in 64-bit words.
#[derive(Debug)]
pub(crate) struct Layout {
    /// Words of the state.
    words: usize,
    /// The offsets of the operands; a line of zeros stands before and behind each.
    operands: &'static [usize],
    /// The offset of the lane-crossing constants.
    picks_at: usize,
    /// The lane-crossing constants.
    picks: &'static [[u8; 8]],
    /// Words to add to the table's address.
    table_bias: usize,
}

/// The memory layout that an emitted kernel of independent lanes expects, in 64-bit words.
#[derive(Debug)]
pub(crate) struct IndependentLayout {
    constants: &'static [u64],
    /// Words to add to the address of the constants.
    constants_bias: usize,
    /// Vectors that it may write: spilled values.
    slots: usize,
    /// Words to add to their address.
    slots_bias: usize,
}
