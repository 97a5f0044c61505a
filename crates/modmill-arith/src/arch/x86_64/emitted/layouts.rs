//! Generated: where the emitted kernels expect their operands. Do not edit.
//! Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/arch/x86_64/emitted

use crate::arch::x86_64::{IndependentLayout, Layout};

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

#[rustfmt::skip]
pub(super) const SPECIAL_STEP: Layout = Layout {
    words: 1336,
    operands: &[16, 96],
    picks_at: 208,
    picks: &[[0, 8, 1, 9, 2, 10, 3, 11], [4, 12, 5, 13, 6, 14, 7, 15]],
    table_bias: 1024,
};

#[rustfmt::skip]
pub(super) const MIXED_ADDITION_377: IndependentLayout = IndependentLayout {
    constants: &[
    0x7ffffffffffff,
    0x10049127f12d4ec,
    0x10379f9672f8f1e,
    0x101a1476288c4c0,
    0x604bf4a1a06b4f2,
    0x105002615095adc,
    0x10dba47933129,
    0x60f39526f296dbc,
    0x6048d9e58041229,
    0x77166ac85cd8c,
    0x7076757a6063d9e,
    0x25ff40ff32d5a,
    0x4002e03650a4958,
    0x40688b67cc03cc4,
    0x40617c510eac5bb,
    0x1a730ced7ddec,
    0xbfffffffffff,
    0xfffffffffffff,
    0x35c6c8,
    0xc00000000001,
    0x8600000010a1,
    0x185f1443ab18e,
    0xd71d2,
    0x2520005c2d75,
    0x1ce7b949196e,
    0x1c78f79b117dd,
    0x1a22d9f300f51,
    0x60b80d9429276,
    0x57ceced39dc27,
    0x6c2794af1d055,
    0x87747,
    0x20c39526f296db8,
    0x202a74a1a0672ee,
    0x203f91e56935cd5,
    0x3004919bf41deaa,
    0x402180000004204,
    0x403000000000004,
    0x4071e3de6c45ef4,
    0x40094800170b554,
],
    constants_bias: 128,
    slots: 66,
    slots_bias: 512,
};
