//! Generated: where the emitted kernels expect their operands. Do not edit.
//! Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/arch/x86_64/emitted

use crate::arch::x86_64::Layout;

#[rustfmt::skip]
pub(super) const SQUARE_512: Layout = Layout {
    words: 88,
    operands: &[16],
    picks_at: 40,
    picks: &[[4, 12, 5, 13, 6, 14, 7, 15], [0, 8, 0, 0, 0, 0, 0, 0]],
    table_bias: 1024,
};

#[rustfmt::skip]
pub(super) const SQUARE_1024: Layout = Layout {
    words: 104,
    operands: &[16],
    picks_at: 48,
    picks: &[[0, 8, 1, 9, 2, 10, 3, 11], [4, 12, 5, 13, 6, 14, 7, 15], [0, 8, 1, 9, 0, 0, 0, 0]],
    table_bias: 1024,
};

#[rustfmt::skip]
pub(super) const SQUARE_2048: Layout = Layout {
    words: 184,
    operands: &[16],
    picks_at: 72,
    picks: &[[0, 8, 1, 9, 2, 10, 3, 11], [4, 12, 5, 13, 6, 14, 7, 15]],
    table_bias: 1024,
};

#[rustfmt::skip]
pub(super) const SQUARE_3072: Layout = Layout {
    words: 312,
    operands: &[16],
    picks_at: 88,
    picks: &[[0, 8, 1, 9, 2, 10, 3, 11], [4, 12, 5, 13, 6, 14, 7, 15], [4, 12, 5, 13, 0, 0, 0, 0]],
    table_bias: 1024,
};

#[rustfmt::skip]
pub(super) const SQUARE_4096: Layout = Layout {
    words: 400,
    operands: &[16],
    picks_at: 104,
    picks: &[[0, 8, 1, 9, 2, 10, 3, 11], [4, 12, 5, 13, 6, 14, 7, 15], [4, 12, 5, 13, 6, 14, 0, 0]],
    table_bias: 1024,
};

#[rustfmt::skip]
pub(super) const SPECIAL_SQUARE: Layout = Layout {
    words: 184,
    operands: &[16],
    picks_at: 56,
    picks: &[[0, 8, 1, 9, 2, 10, 3, 11], [4, 12, 5, 13, 6, 14, 7, 15]],
    table_bias: 1024,
};

#[rustfmt::skip]
pub(super) const MULTIPLY_512: Layout = Layout {
    words: 120,
    operands: &[16, 48],
    picks_at: 72,
    picks: &[[4, 12, 5, 13, 6, 14, 7, 15], [0, 8, 0, 0, 0, 0, 0, 0]],
    table_bias: 1024,
};

#[rustfmt::skip]
pub(super) const MULTIPLY_1024: Layout = Layout {
    words: 144,
    operands: &[16, 56],
    picks_at: 88,
    picks: &[[0, 8, 1, 9, 2, 10, 3, 11], [4, 12, 5, 13, 6, 14, 7, 15], [0, 8, 1, 9, 0, 0, 0, 0]],
    table_bias: 1024,
};

#[rustfmt::skip]
pub(super) const MULTIPLY_2048: Layout = Layout {
    words: 272,
    operands: &[16, 80],
    picks_at: 136,
    picks: &[[0, 8, 1, 9, 2, 10, 3, 11], [4, 12, 5, 13, 6, 14, 7, 15]],
    table_bias: 1024,
};

#[rustfmt::skip]
pub(super) const MULTIPLY_3072: Layout = Layout {
    words: 408,
    operands: &[16, 96],
    picks_at: 168,
    picks: &[[0, 8, 1, 9, 2, 10, 3, 11], [4, 12, 5, 13, 6, 14, 7, 15], [4, 12, 5, 13, 0, 0, 0, 0]],
    table_bias: 1024,
};

#[rustfmt::skip]
pub(super) const MULTIPLY_4096: Layout = Layout {
    words: 560,
    operands: &[16, 112],
    picks_at: 200,
    picks: &[[0, 8, 1, 9, 2, 10, 3, 11], [4, 12, 5, 13, 6, 14, 7, 15], [4, 12, 5, 13, 6, 14, 0, 0]],
    table_bias: 1024,
};

#[rustfmt::skip]
pub(super) const SPECIAL_MULTIPLY: Layout = Layout {
    words: 232,
    operands: &[16, 64],
    picks_at: 104,
    picks: &[[0, 8, 1, 9, 2, 10, 3, 11], [4, 12, 5, 13, 6, 14, 7, 15]],
    table_bias: 1024,
};
