//! Puzzles in Rivest's form: the message is hidden as z = message xor w, with w = 2^(2^t) mod n in 0..n.
//!
//! The caller supplies the puzzle (n, t, z); [`crate::evaluate`] finds w as `y_full`.

use modmill_arith::BigUint;

/// z xor w: the hidden message as a number (and w xor message gives z again).
///
/// ```
/// use modmill_vdf::{puzzle, BigUint};
/// let (w, message) = (BigUint::from(71u8), BigUint::from(1234u32));
/// let z = puzzle::decode(&message, &w);
/// assert_eq!(puzzle::decode(&z, &w), message);
/// ```
#[must_use]
pub fn decode(z: &BigUint, w: &BigUint) -> BigUint {
    z ^ w
}

/// The hidden message as bytes: the big-endian bytes of z xor w.
///
/// ```
/// use modmill_vdf::{puzzle, BigUint};
/// let w = BigUint::from(0x0123_4567u32);
/// let z = BigUint::from_bytes_be(b"hi!") ^ &w;
/// assert_eq!(puzzle::message(&z, &w), b"hi!");
/// ```
#[must_use]
pub fn message(z: &BigUint, w: &BigUint) -> Vec<u8> {
    decode(z, w).to_bytes_be()
}
