//! Scalars.

/// An integer of 256 bits, lowest word first. Integers from r on are the scalars that they are modulo r.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[repr(transparent)]
pub struct Scalar(pub [u64; 4]);

impl From<u64> for Scalar {
    fn from(value: u64) -> Self {
        Self([value, 0, 0, 0])
    }
}
