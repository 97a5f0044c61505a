//! Generated: where the emitted kernels expect their operands. Do not edit.
//! Emitted by: cargo run --release -p modmill-emit -- crates/modmill-arith/src/kernels

use crate::kernels::fma::Layout;

#[rustfmt::skip]
pub(super) const SQUARE_512: Layout = Layout {
    words: 172,
    doubles: &[None],
    integers: &[Some(16)],
    constants_at: 88,
    constants: &[[     0x4670000000000000,     0x4670000000000000,     0x4670000000000000,     0x4670000000000000, ], [     0x4670000000000001,     0x4670000000000001,     0x4670000000000001,     0x4670000000000001, ], [     0xfffffffffffff,     0xfffffffffffff,     0xfffffffffffff,     0xfffffffffffff, ], [     0x4330000000000000,     0x4330000000000000,     0x4330000000000000,     0x4330000000000000, ], [     0x0,     0x0,     0x0,     0xffffffffffffffff, ], [     0x0,     0x0,     0x0,     0x0, ], [     0xffffffffffffffff,     0x0,     0x0,     0x0, ]],
};

#[rustfmt::skip]
pub(super) const SQUARE_1024: Layout = Layout {
    words: 228,
    doubles: &[None],
    integers: &[Some(16)],
    constants_at: 112,
    constants: &[[     0x4670000000000000,     0x4670000000000000,     0x4670000000000000,     0x4670000000000000, ], [     0x4670000000000001,     0x4670000000000001,     0x4670000000000001,     0x4670000000000001, ], [     0xfffffffffffff,     0xfffffffffffff,     0xfffffffffffff,     0xfffffffffffff, ], [     0x4330000000000000,     0x4330000000000000,     0x4330000000000000,     0x4330000000000000, ], [     0x0,     0xffffffffffffffff,     0xffffffffffffffff,     0xffffffffffffffff, ], [     0x0,     0x0,     0x0,     0x0, ], [     0xffffffffffffffff,     0x0,     0x0,     0x0, ]],
};

#[rustfmt::skip]
pub(super) const SQUARE_1536: Layout = Layout {
    words: 308,
    doubles: &[None],
    integers: &[Some(16)],
    constants_at: 128,
    constants: &[[     0x4670000000000000,     0x4670000000000000,     0x4670000000000000,     0x4670000000000000, ], [     0x4670000000000001,     0x4670000000000001,     0x4670000000000001,     0x4670000000000001, ], [     0xfffffffffffff,     0xfffffffffffff,     0xfffffffffffff,     0xfffffffffffff, ], [     0x4330000000000000,     0x4330000000000000,     0x4330000000000000,     0x4330000000000000, ], [     0x0,     0x0,     0x0,     0xffffffffffffffff, ], [     0x0,     0x0,     0x0,     0x0, ], [     0xffffffffffffffff,     0x0,     0x0,     0x0, ]],
};

#[rustfmt::skip]
pub(super) const SQUARE_2048: Layout = Layout {
    words: 368,
    doubles: &[None],
    integers: &[Some(16)],
    constants_at: 152,
    constants: &[[     0x4670000000000000,     0x4670000000000000,     0x4670000000000000,     0x4670000000000000, ], [     0x4670000000000001,     0x4670000000000001,     0x4670000000000001,     0x4670000000000001, ], [     0xfffffffffffff,     0xfffffffffffff,     0xfffffffffffff,     0xfffffffffffff, ], [     0x4330000000000000,     0x4330000000000000,     0x4330000000000000,     0x4330000000000000, ], [     0x0,     0x0,     0x0,     0x0, ], [     0xffffffffffffffff,     0x0,     0x0,     0x0, ]],
};

#[rustfmt::skip]
pub(super) const SQUARE_3072: Layout = Layout {
    words: 652,
    doubles: &[None],
    integers: &[Some(72)],
    constants_at: 320,
    constants: &[[     0x4670000000000000,     0x4670000000000000,     0x4670000000000000,     0x4670000000000000, ], [     0x4670000000000001,     0x4670000000000001,     0x4670000000000001,     0x4670000000000001, ], [     0xfffffffffffff,     0xfffffffffffff,     0xfffffffffffff,     0xfffffffffffff, ], [     0x4330000000000000,     0x4330000000000000,     0x4330000000000000,     0x4330000000000000, ], [     0x0,     0x0,     0x0,     0x0, ], [     0x0,     0xffffffffffffffff,     0xffffffffffffffff,     0xffffffffffffffff, ], [     0xffffffffffffffff,     0x0,     0x0,     0x0, ]],
};

#[rustfmt::skip]
pub(super) const SQUARE_4096: Layout = Layout {
    words: 824,
    doubles: &[None],
    integers: &[Some(88)],
    constants_at: 384,
    constants: &[[     0x4670000000000000,     0x4670000000000000,     0x4670000000000000,     0x4670000000000000, ], [     0x4670000000000001,     0x4670000000000001,     0x4670000000000001,     0x4670000000000001, ], [     0xfffffffffffff,     0xfffffffffffff,     0xfffffffffffff,     0xfffffffffffff, ], [     0x4330000000000000,     0x4330000000000000,     0x4330000000000000,     0x4330000000000000, ], [     0x0,     0x0,     0x0,     0x0, ], [     0x0,     0x0,     0x0,     0xffffffffffffffff, ], [     0xffffffffffffffff,     0x0,     0x0,     0x0, ]],
};

#[rustfmt::skip]
pub(super) const MULTIPLY_512: Layout = Layout {
    words: 204,
    doubles: &[None, None],
    integers: &[Some(16), Some(48)],
    constants_at: 120,
    constants: &[[     0x4670000000000000,     0x4670000000000000,     0x4670000000000000,     0x4670000000000000, ], [     0x4670000000000001,     0x4670000000000001,     0x4670000000000001,     0x4670000000000001, ], [     0xfffffffffffff,     0xfffffffffffff,     0xfffffffffffff,     0xfffffffffffff, ], [     0x4330000000000000,     0x4330000000000000,     0x4330000000000000,     0x4330000000000000, ], [     0x0,     0x0,     0x0,     0xffffffffffffffff, ], [     0x0,     0x0,     0x0,     0x0, ], [     0xffffffffffffffff,     0x0,     0x0,     0x0, ]],
};

#[rustfmt::skip]
pub(super) const MULTIPLY_1024: Layout = Layout {
    words: 268,
    doubles: &[None, None],
    integers: &[Some(16), Some(56)],
    constants_at: 152,
    constants: &[[     0x4670000000000000,     0x4670000000000000,     0x4670000000000000,     0x4670000000000000, ], [     0x4670000000000001,     0x4670000000000001,     0x4670000000000001,     0x4670000000000001, ], [     0xfffffffffffff,     0xfffffffffffff,     0xfffffffffffff,     0xfffffffffffff, ], [     0x4330000000000000,     0x4330000000000000,     0x4330000000000000,     0x4330000000000000, ], [     0x0,     0xffffffffffffffff,     0xffffffffffffffff,     0xffffffffffffffff, ], [     0x0,     0x0,     0x0,     0x0, ], [     0xffffffffffffffff,     0x0,     0x0,     0x0, ]],
};

#[rustfmt::skip]
pub(super) const MULTIPLY_1536: Layout = Layout {
    words: 452,
    doubles: &[None, None],
    integers: &[Some(40), Some(136)],
    constants_at: 272,
    constants: &[[     0x4670000000000000,     0x4670000000000000,     0x4670000000000000,     0x4670000000000000, ], [     0x4670000000000001,     0x4670000000000001,     0x4670000000000001,     0x4670000000000001, ], [     0xfffffffffffff,     0xfffffffffffff,     0xfffffffffffff,     0xfffffffffffff, ], [     0x4330000000000000,     0x4330000000000000,     0x4330000000000000,     0x4330000000000000, ], [     0x0,     0x0,     0x0,     0x0, ], [     0x0,     0x0,     0x0,     0xffffffffffffffff, ], [     0xffffffffffffffff,     0x0,     0x0,     0x0, ]],
};

#[rustfmt::skip]
pub(super) const MULTIPLY_2048: Layout = Layout {
    words: 592,
    doubles: &[None, None],
    integers: &[Some(56), Some(200)],
    constants_at: 376,
    constants: &[[     0x4670000000000000,     0x4670000000000000,     0x4670000000000000,     0x4670000000000000, ], [     0x4670000000000001,     0x4670000000000001,     0x4670000000000001,     0x4670000000000001, ], [     0xfffffffffffff,     0xfffffffffffff,     0xfffffffffffff,     0xfffffffffffff, ], [     0x4330000000000000,     0x4330000000000000,     0x4330000000000000,     0x4330000000000000, ], [     0x0,     0x0,     0x0,     0x0, ], [     0xffffffffffffffff,     0x0,     0x0,     0x0, ]],
};

#[rustfmt::skip]
pub(super) const MULTIPLY_3072: Layout = Layout {
    words: 844,
    doubles: &[None, None],
    integers: &[Some(72), Some(264)],
    constants_at: 512,
    constants: &[[     0x4670000000000000,     0x4670000000000000,     0x4670000000000000,     0x4670000000000000, ], [     0x4670000000000001,     0x4670000000000001,     0x4670000000000001,     0x4670000000000001, ], [     0xfffffffffffff,     0xfffffffffffff,     0xfffffffffffff,     0xfffffffffffff, ], [     0x4330000000000000,     0x4330000000000000,     0x4330000000000000,     0x4330000000000000, ], [     0x0,     0x0,     0x0,     0x0, ], [     0x0,     0xffffffffffffffff,     0xffffffffffffffff,     0xffffffffffffffff, ], [     0xffffffffffffffff,     0x0,     0x0,     0x0, ]],
};

#[rustfmt::skip]
pub(super) const MULTIPLY_4096: Layout = Layout {
    words: 1064,
    doubles: &[None, None],
    integers: &[Some(88), Some(328)],
    constants_at: 624,
    constants: &[[     0x4670000000000000,     0x4670000000000000,     0x4670000000000000,     0x4670000000000000, ], [     0x4670000000000001,     0x4670000000000001,     0x4670000000000001,     0x4670000000000001, ], [     0xfffffffffffff,     0xfffffffffffff,     0xfffffffffffff,     0xfffffffffffff, ], [     0x4330000000000000,     0x4330000000000000,     0x4330000000000000,     0x4330000000000000, ], [     0x0,     0x0,     0x0,     0x0, ], [     0x0,     0x0,     0x0,     0xffffffffffffffff, ], [     0xffffffffffffffff,     0x0,     0x0,     0x0, ]],
};

#[rustfmt::skip]
pub(super) const SPECIAL_SQUARE: Layout = Layout {
    words: 284,
    doubles: &[None],
    integers: &[Some(40)],
    constants_at: 176,
    constants: &[[     0x4670000000000000,     0x4670000000000000,     0x4670000000000000,     0x4670000000000000, ], [     0x4670000000000001,     0x4670000000000001,     0x4670000000000001,     0x4670000000000001, ], [     0xfffffffffffff,     0xfffffffffffff,     0xfffffffffffff,     0xfffffffffffff, ], [     0x4330000000000000,     0x4330000000000000,     0x4330000000000000,     0x4330000000000000, ], [     0x0,     0x0,     0x0,     0x0, ], [     0xfffffffffffff,     0xfffffffffffff,     0xfffffffffffff,     0xfffffffffffff, ], [     0xffffffffffffffff,     0xffffffffffffffff,     0xffffffffffffffff,     0x0, ], [     0x0,     0x0,     0x0,     0xffffffffffffffff, ], [     0xffffffffffffffff,     0x0,     0x0,     0x0, ]],
};

#[rustfmt::skip]
pub(super) const SPECIAL_MULTIPLY: Layout = Layout {
    words: 476,
    doubles: &[None, None],
    integers: &[Some(40), Some(136)],
    constants_at: 272,
    constants: &[[     0x4670000000000000,     0x4670000000000000,     0x4670000000000000,     0x4670000000000000, ], [     0x4670000000000001,     0x4670000000000001,     0x4670000000000001,     0x4670000000000001, ], [     0xfffffffffffff,     0xfffffffffffff,     0xfffffffffffff,     0xfffffffffffff, ], [     0x4330000000000000,     0x4330000000000000,     0x4330000000000000,     0x4330000000000000, ], [     0x0,     0x0,     0x0,     0x0, ], [     0xfffffffffffff,     0xfffffffffffff,     0xfffffffffffff,     0xfffffffffffff, ], [     0xffffffffffffffff,     0xffffffffffffffff,     0xffffffffffffffff,     0x0, ], [     0x0,     0x0,     0x0,     0xffffffffffffffff, ], [     0xffffffffffffffff,     0x0,     0x0,     0x0, ]],
};

#[rustfmt::skip]
pub(super) const SPECIAL_STEP: Layout = Layout {
    words: 808,
    doubles: &[None, None],
    integers: &[Some(16), Some(96)],
    constants_at: 632,
    constants: &[[     0x4670000000000000,     0x4670000000000000,     0x4670000000000000,     0x4670000000000000, ], [     0x4670000000000001,     0x4670000000000001,     0x4670000000000001,     0x4670000000000001, ], [     0xfffffffffffff,     0xfffffffffffff,     0xfffffffffffff,     0xfffffffffffff, ], [     0x4330000000000000,     0x4330000000000000,     0x4330000000000000,     0x4330000000000000, ], [     0x0,     0x0,     0x0,     0x0, ], [     0xfffffffffffff,     0xfffffffffffff,     0xfffffffffffff,     0xfffffffffffff, ], [     0xffffffffffffffff,     0xffffffffffffffff,     0xffffffffffffffff,     0x0, ], [     0x0,     0x0,     0x0,     0xffffffffffffffff, ], [     0xffffffffffffffff,     0x0,     0x0,     0x0, ]],
};
