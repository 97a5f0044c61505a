// Do not edit: generated from python/modmill/_params/ed25519.toml by `python3 tools/params/generate.py`.
//! The base point of edwards25519, its order, and the points of small order.

/// L, the order of the base point: four words, lowest first.
pub(crate) const ORDER: [u64; 4] = [0x5812631a5cf5d3ed, 0x14def9dea2f79cd6, 0x0000000000000000, 0x1000000000000000];
/// floor(2^512 / L): five words, lowest first.
pub(crate) const ORDER_RECIPROCAL: [u64; 5] =
    [0xed9ce5a30a2c131b, 0x2106215d086329a7, 0xffffffffffffffeb, 0xffffffffffffffff, 0x000000000000000f];
/// x of the base point: five limbs of 51 bits, lowest first.
pub(crate) const BASE_X: [u64; 5] = [0x62d608f25d51a, 0x412a4b4f6592a, 0x75b7171a4b31d, 0x1ff60527118fe, 0x216936d3cd6e5];
/// y of the base point, likewise.
pub(crate) const BASE_Y: [u64; 5] = [0x6666666666658, 0x4cccccccccccc, 0x1999999999999, 0x3333333333333, 0x6666666666666];
/// y of every encoding, canonical or not, of a point of order 1, 2, 4 or 8; the sign bit may be either.
/// Four words each, lowest first.
pub(crate) const SMALL_ORDER_Y: [[u64; 4]; 7] = [
    [0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000],
    [0x0000000000000001, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000],
    [0xb027b2c28f95e826, 0xf098eff289f4c345, 0x3933c6d305acdfd5, 0x05fc536d880238b1],
    [0x4fd84d3d706a17c7, 0x0f67100d760b3cba, 0xc6cc392cfa53202a, 0x7a03ac9277fdc74e],
    [0xffffffffffffffec, 0xffffffffffffffff, 0xffffffffffffffff, 0x7fffffffffffffff],
    [0xffffffffffffffed, 0xffffffffffffffff, 0xffffffffffffffff, 0x7fffffffffffffff],
    [0xffffffffffffffee, 0xffffffffffffffff, 0xffffffffffffffff, 0x7fffffffffffffff],
];
