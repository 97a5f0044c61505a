//! Encodings of points of small order.

use crate::constants::SMALL_ORDER_Y;

/// True if the bytes encode, canonically or not, a point of order 1, 2, 4 or 8. There are 14 such encodings: seven values of
/// y, each with either sign bit.
pub(crate) fn is_small_order_encoding(bytes: &[u8; 32]) -> bool {
    let mut y = words(bytes);
    y[3] &= u64::MAX >> 1;
    SMALL_ORDER_Y.contains(&y)
}

/// Four little-endian words.
pub(crate) fn words(bytes: &[u8; 32]) -> [u64; 4] {
    let (words, _) = bytes.as_chunks::<8>();
    std::array::from_fn(|i| u64::from_le_bytes(words[i]))
}
