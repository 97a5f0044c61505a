//! Puzzles in Rivest's form: the message is hidden as z = message xor w, with w = 2^(2^t) mod n in 0..n.
//!
//! The caller supplies the puzzle (n, t, z); [`crate::evaluate`] finds w as `y_full`.

use modmill_arith::Natural;

/// z xor w: the hidden message as a number (and w xor message gives z again).
///
/// ```
/// use modmill_vdf::{Natural, puzzle};
/// let (w, message) = (Natural::from(71u8), Natural::from(1234u32));
/// let z = puzzle::decode(&message, &w);
/// assert_eq!(puzzle::decode(&z, &w), message);
/// ```
#[must_use]
pub fn decode(z: &Natural, w: &Natural) -> Natural {
    z ^ w
}

/// The hidden message as bytes: the big-endian bytes of z xor w.
///
/// ```
/// use modmill_vdf::{Natural, puzzle};
/// let w = Natural::from(0x0123_4567u32);
/// let z = Natural::from_bytes_be(b"hi!") ^ &w;
/// assert_eq!(puzzle::message(&z, &w), b"hi!");
/// ```
#[must_use]
pub fn message(z: &Natural, w: &Natural) -> Vec<u8> {
    decode(z, w).to_bytes_be()
}
