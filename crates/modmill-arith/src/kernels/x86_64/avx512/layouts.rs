//! Generated: where the emitted kernels expect their operands. Do not edit.
//! Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels

use crate::kernels::x86_64::{IndependentLayout, Layout};

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
pub(super) const SQUARE_1536: Layout = Layout {
    words: 192,
    operands: &[16],
    picks_at: 56,
    picks: &[[4, 12, 5, 13, 6, 14, 7, 15], [0, 8, 1, 9, 2, 10, 3, 11], [0, 8, 1, 9, 2, 10, 0, 0]],
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
pub(super) const MULTIPLY_1536: Layout = Layout {
    words: 264,
    operands: &[16, 64],
    picks_at: 104,
    picks: &[[4, 12, 5, 13, 6, 14, 7, 15], [0, 8, 1, 9, 2, 10, 3, 11], [0, 8, 1, 9, 2, 10, 0, 0]],
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

#[rustfmt::skip]
pub(super) const AFFINE_ADDITION_377: IndependentLayout = IndependentLayout {
    constants: &[
    0x7ffffffffffff,
    0x10049127f12d4ec,
    0x10379f9672f8f1e,
    0x101a1476288c4c0,
    0x202a74a1a0672ee,
    0x105002615095adc,
    0x10dba47933129,
    0x20c39526f296db8,
    0x77166ac85cd8c,
    0x203f91e56935cd5,
    0x3004919bf41deaa,
    0x25ff40ff32d5a,
    0xbfffffffffff,
    0xfffffffffffff,
    0x1a730ced7ddec,
    0xc00000000001,
    0x8600000010a1,
    0x185f1443ab18e,
    0x2520005c2d75,
    0xd71d2,
    0x1ce7b949196e,
    0x60b80d9429276,
    0x1a22d9f300f51,
    0x1c78f79b117dd,
    0x57ceced39dc27,
    0x6c2794af1d055,
    0x87747,
    0x21800000042842,
    0x214800170b5d40,
    0x20000000000040,
    0x21e3de6c45f73d,
    0x22e03650a49d89,
    0x217c510eac63ac,
    0x208b67cc03d44a,
    0x35c7488,
    0x100000000,
    0xfffff,
    0x73fffffffffff,
    0x779ffffffef5e,
    0x63870864ee822,
    0x7dadfffa3d28a,
    0x65dd260cff0ae,
    0x1f47f26bd6d89,
    0x67a0ebbc54e71,
    0x28e2d,
],
    constants_bias: 128,
    slots: 16,
    slots_bias: 512,
};

#[rustfmt::skip]
pub(super) const AFFINE_ADDITION_381: IndependentLayout = IndependentLayout {
    constants: &[
    0x7ffffffffffff,
    0x1064857edd752bc,
    0x100f1a88bd50c5d,
    0x1046cd8bb786a29,
    0x2082b0e3a3bb693,
    0x1032dfc5573273c,
    0xab5ec36c06f1,
    0x20614e7c03393ec,
    0x290fcfd7118de,
    0x20684e82dd1ac7a,
    0x3064858b69a052b,
    0x380c23d56081f,
    0xbfffcfffcfffd,
    0xfffffffffffff,
    0x6ccd5e14b6238,
    0x6ffffffffaaab,
    0x7d62a7ffff73f,
    0x28e5ff9a692c6,
    0x2c3d8907aafff,
    0xd0088f,
    0xbd99acfb0077,
    0x74f6c869759ae,
    0x64774b84f3851,
    0x15fb39869507b,
    0x581a21aec69a3,
    0x31540487a2d10,
    0x92e335,
    0x258a9ffffdcff3,
    0x20f6241eabfffa,
    0x27ffffffeaaac0,
    0x27ece61a541ed2,
    0x23db21a5d66bae,
    0x2397fe69a4b1b6,
    0x21dd2e13ce1446,
    0x340223d0,
    0x10000000,
    0xffffff,
    0x1000000005555,
    0x29d5800008c0,
    0x6a04c6796af84,
    0x53c276f855000,
    0x1b88b47b0c7ae,
    0xb0937968a651,
    0x571a006596d39,
    0x2ff770,
],
    constants_bias: 128,
    slots: 16,
    slots_bias: 512,
};
